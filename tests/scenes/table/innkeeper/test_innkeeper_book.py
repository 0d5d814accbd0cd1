"""The rules book of Innkeeper tells of every card and every ruling, with the numbers of the deck."""

import copy
from typing import Any

import pytest

from assets.files import art_names
from game.decks import base_deck
from scenes.keys.keys import Keys
from scenes.paint.units import Scale
from scenes.rules_book.front import Paragraph
from scenes.table.games.innkeeper.book.book import InnkeeperBook, open_innkeeper_book
from scenes.table.games.innkeeper.book.rulings import DEBTS, PROPRIETORS, rulings

pytest_plugins = ("painting",)
pytestmark = pytest.mark.usefixtures("canvas_room")

KINDS = ("proprietors", "assets", "customers", "treachery", "debts")


def told(book: InnkeeperBook) -> list[Paragraph]:
    return [one for chapter in book.chapters(Keys({}).words) for one in chapter.paragraphs]


def entries(deck: dict[str, Any]) -> list[dict[str, Any]]:
    return [card for kind in KINDS for card in deck[kind]]


def test_the_book_has_every_card_once_with_its_name_and_its_number() -> None:
    book, deck = open_innkeeper_book(None), base_deck("innkeeper")
    assert [(card.key, card.name) for card in book.cards] == [
        (one["id"], one["name"]) for one in entries(deck)
    ]
    for card, entry in zip(book.cards, entries(deck), strict=True):
        words = " ".join(paragraph.words for paragraph in card.paragraphs)
        assert entry["id"].startswith("P") or f"{entry['copies']} in the deck." in words, card.name


def test_all_rulings_are_in_the_book_and_name_cards_that_there_are() -> None:
    words = [paragraph.words for paragraph in told(open_innkeeper_book(None))]
    assert len(rulings()) == len({ruling.words for ruling in rulings()}) == 42
    assert all(ruling.words in words for ruling in rulings())
    known = {card["id"] for card in entries(base_deck("innkeeper"))} | {PROPRIETORS, DEBTS}
    assert {card for ruling in rulings() for card in ruling.concerns} <= known


def test_a_card_is_told_with_the_rulings_about_it() -> None:
    book = open_innkeeper_book(None)
    porter = next(card for card in book.cards if card.key == "A04")
    assert [ruling.words for ruling in porter.rulings] == [
        "Costs are paid before anybody can answer, and are not given back for a cancelled card."
    ]
    debt = next(card for card in book.cards if card.key == "D1")
    assert len(debt.rulings) == 6


def test_every_icon_of_book_and_cards_is_drawn() -> None:
    book, icons = open_innkeeper_book(None), art_names("icons")
    paragraphs = told(book) + [one for card in book.cards for one in (*card.paragraphs, *card.rulings)]
    named = {paragraph.icon for paragraph in paragraphs} - {""}
    named |= {chapter.icon for chapter in book.chapters(Keys({}).words)}
    named |= {trait for card in book.cards for trait in card.traits}
    assert named <= icons


def test_the_numbers_of_a_deck_of_ones_own_stand_in_its_book() -> None:
    deck = copy.deepcopy(base_deck("innkeeper"))
    deck["constants"]["rounds"] = 6
    words = [paragraph.words for paragraph in told(open_innkeeper_book(deck))]
    assert "A match has 6 rounds of up to five phases." in words


def test_every_card_is_painted_small_and_large_and_has_a_page() -> None:
    book, scale = open_innkeeper_book(None), Scale(1024, 640)
    for kind in KINDS:
        key = base_deck("innkeeper")[kind][0]["id"]
        at = next(at for at, card in enumerate(book.cards) if card.key == key)
        small, large = book.picture(scale, at, 120), book.picture(scale, at, 240, is_full=True)
        assert 0 < small.surface.get_width() < large.surface.get_width()
        assert book.ledger(at).blocks[-1].lines
