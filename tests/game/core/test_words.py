"""Sentences as data."""

from game.core.words import Message, icon, message, render

GERMAN = {"{who} left": "{who} ist gegangen", "Nun": "Nonne", "now {who}": "jetzt {who}"}


def _german(text: str) -> str:
    return GERMAN.get(text, text)


def test_gaps_are_filled_with_numbers_texts_messages_and_lists_of_messages() -> None:
    assert render(message("{n} of {what}", n=3, what="fish")) == "3 of fish"
    assert render(message("{who} left", who=Message("Nun"))) == "Nun left"
    assert render(message("now {who}", who=(Message("Nun"), Message("Monk")))) == "now Nun, Monk"


def test_every_part_is_translated() -> None:
    assert render(message("{who} left", who=Message("Nun")), _german) == "Nonne ist gegangen"
    assert render(message("now {who}", who=(Message("Nun"), Message("Monk"))), _german) == "jetzt Nonne, Monk"


def test_an_icon_stands_in_braces_and_survives() -> None:
    assert render(message("no {what} here", what=icon("food"))) == "no {food} here"


def test_a_text_without_gaps_may_hold_braces() -> None:
    assert render(Message("a {strange} name")) == "a {strange} name"
    assert render(message("{who} left", who=Message("a {strange} name"))) == "a {strange} name left"
