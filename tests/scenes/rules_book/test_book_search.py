from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from scenes.keys.keys import Keys
from scenes.language import DOMAIN, use_language
from scenes.paint.units import Scale
from scenes.rules_book.long_page import LongPage
from scenes.rules_book.search import Finder, Hit, folded
from scenes.table.games.find import find_book

NAMES = {"drink": "Getränk", "food": "Essen"}
LINES = [
    ["Die", "Nonne", "geht."],
    ["3+", "{drink}", "an", "der", "Bar"],
    ["Kein", "{food},", "kein", "Café"],
]


@pytest.fixture
def finder() -> Finder:
    return Finder(LINES, lambda icon: NAMES[icon])


@pytest.mark.parametrize(
    ("query", "hits"),
    [
        ("nonne", (Hit(0, 1, 1),)),
        ("NONNE  geht", (Hit(0, 1, 2),)),
        ("getrank", (Hit(1, 1, 1),)),
        ("3+ getränk an", (Hit(1, 0, 2),)),
        ("cafe", (Hit(2, 3, 3),)),
        ("CAFÉ", (Hit(2, 3, 3),)),
        ("kein", (Hit(2, 0, 0), Hit(2, 2, 2))),
        ("er B", (Hit(1, 3, 4),)),
        ("", ()),
        ("   ", ()),
        ("geht. 3+", ()),
    ],
)
def test_words_are_found_without_case_and_accents_and_icons_by_their_names(
    finder: Finder, query: str, hits: tuple[Hit, ...]
) -> None:
    assert finder.find(query) == hits


def test_several_letters_of_one_word_are_one_hit() -> None:
    assert Finder([["Banana", "banana"]], str).find("an") == (Hit(0, 0, 0), Hit(0, 1, 1))


def test_letters_are_folded_as_readers_write_them() -> None:
    assert folded("  Straße   ÉTÉ ") == "strasse ete"


@pytest.fixture
def german(tmp_path: Path) -> Iterator[Path]:
    """A folder of catalogues in which drink is a Getränk and the book is translated in part."""
    catalogue = Catalog(locale="de")
    catalogue.add("drink", "Getränk")
    catalogue.add("Irked if there is {what} directly above or below.", "Ärgert sich über {what} nebenan.")
    place = tmp_path / "de" / "LC_MESSAGES" / f"{DOMAIN}.mo"
    place.parent.mkdir(parents=True)
    with place.open("wb") as file:
        write_mo(file, catalogue)
    use_language(["de"], tmp_path)
    yield tmp_path
    use_language(["en"])


@pytest.mark.parametrize("query", ["ärgert sich über getränk", "ARGERT SICH UBER GETRANK"])
def test_translated_words_are_found_with_their_icons(german: Path, query: str) -> None:
    del german
    page = LongPage(Scale(1280, 800), 700, find_book("ugly_gryphon"), Keys({}).words)
    words = [[word for word, _ in page.lines[hit.line].text.boxes()] for hit in page.find(query)]
    assert ["Ärgert", "sich", "über", "{drink}", "nebenan."] in words
