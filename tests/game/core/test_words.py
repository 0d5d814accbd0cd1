"""Sentences as data."""

from typing import ClassVar

from game.core.words import Message, icon, message, message_n, plain_text, render


class _German:
    """A catalogue with a little German, in which nought is a word of its own."""

    texts: ClassVar = {
        "{who} left": "{who} ist gegangen",
        "Nun": "Nonne",
        "now {who}": "jetzt {who}",
        "no {what} here": "hier kein {what}",
        "drink": "Bier",
        ", ": " und ",
        "": "the header of a catalogue",
    }

    def gettext(self, text: str, /) -> str:
        return self.texts.get(text, text)

    def ngettext(self, one: str, many: str, n: int, /) -> str:
        assert (one, many) == ("{n} patron", "{n} patrons")
        return {0: "kein Gast", 1: "{n} Gast"}.get(n, "{n} Gäste")


GERMAN = _German()


def test_gaps_are_filled_with_numbers_texts_messages_and_lists_of_messages() -> None:
    assert render(message("{n} of {what}", n=3, what="fish")) == "3 of fish"
    assert render(message("{who} left", who=Message("Nun"))) == "Nun left"
    assert render(message("now {who}", who=(Message("Nun"), Message("Monk")))) == "now Nun, Monk"


def test_every_part_is_translated() -> None:
    assert render(message("{who} left", who=Message("Nun")), GERMAN) == "Nonne ist gegangen"
    assert (
        render(message("now {who}", who=(Message("Nun"), Message("Monk"))), GERMAN) == "jetzt Nonne und Monk"
    )


def test_an_icon_stands_in_braces_and_survives() -> None:
    assert render(message("no {what} here", what=icon("food"))) == "no {food} here"


def test_a_text_without_gaps_may_hold_braces() -> None:
    assert render(Message("a {strange} name")) == "a {strange} name"
    assert render(message("{who} left", who=Message("a {strange} name"))) == "a {strange} name left"


def test_a_count_chooses_the_text_and_fills_its_gap() -> None:
    counted = [message_n("{n} patron", "{n} patrons", n) for n in (0, 1, 2)]
    assert [render(words) for words in counted] == ["0 patrons", "1 patron", "2 patrons"]
    assert [render(words, GERMAN) for words in counted] == ["kein Gast", "1 Gast", "2 Gäste"]


def test_a_count_has_other_gaps_and_stands_in_other_messages() -> None:
    words = message_n("{n} {what} here", "{n} {what}s here", 2, what=message("card"))
    assert render(message("now {all}", all=(words, words))) == "now 2 cards here, 2 cards here"


def test_a_gap_may_have_any_name() -> None:
    assert render(message_n("{n} {one}", "{n} {one} or {many}", 3, one="a", many="b")) == "3 a or b"


def test_an_empty_text_is_not_the_header_of_the_catalogue() -> None:
    assert render(Message(""), GERMAN) == ""


def test_in_plain_text_icons_become_words_and_words_are_translated() -> None:
    words = message("no {what} here", what=icon("drink"))
    assert plain_text(words) == "no drink here"
    assert plain_text(words, GERMAN) == "hier kein Bier"
    assert plain_text(message("{what}", what=f"{icon('noise')} {icon('odor')}")) == "noise, odor"
    assert plain_text(message_n("{n} {what}", "{n} {what}", 3, what=icon("odor"))) == "3 odor"


def test_plain_text_leaves_a_patron_called_like_an_icon_alone() -> None:
    assert plain_text(message("{who} left", who=Message("{food}"))) == "{food} left"
