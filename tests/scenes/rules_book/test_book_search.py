import pytest

from scenes.rules_book.search import Finder, Hit, folded

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
