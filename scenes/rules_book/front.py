"""What a game brings for its rules book and its gallery: chapters, cards, rulings, pictures."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Final, NamedTuple, Protocol

from scenes.keys.keys import KeyWords
from scenes.paint.ledger_page import Ledger
from scenes.paint.units import Picture, Scale

RULINGS_ICON: Final = "book"
"""What stands before the decisions of this house."""


class Kind(StrEnum):
    """How a paragraph is set."""

    TITLE = "title"
    BODY = "body"
    POINT = "point"
    EXAMPLE = "example"


class Paragraph(NamedTuple):
    """A paragraph; icons are names in braces, and for a point `icon` stands before it."""

    kind: Kind
    words: str
    icon: str = ""


def body(words: str) -> Paragraph:
    """Return plain words."""
    return Paragraph(Kind.BODY, words)


def point(icon: str, words: str) -> Paragraph:
    """Return words behind an icon."""
    return Paragraph(Kind.POINT, words, icon)


def example(words: str, icon: str = "goal") -> Paragraph:
    """Return an example."""
    return Paragraph(Kind.EXAMPLE, words, icon)


class Chapter(NamedTuple):
    """A chapter with its heading and the icon of its plank."""

    title: str
    icon: str
    paragraphs: tuple[Paragraph, ...]


class BookCard(NamedTuple):
    """One card of the deck as the book tells of it."""

    key: str
    """Its id in the deck."""
    name: str
    provenance: str
    """Where it comes from, in a few words, such as printed or of the house."""
    provenance_icon: str
    traits: tuple[str, ...]
    """What it shows, by the names of icons, for sorting."""
    paragraphs: tuple[Paragraph, ...]
    rulings: tuple[Paragraph, ...]
    """Those of the rulings that concern it."""


class Sorting(NamedTuple):
    """A way to show some of the cards only: all, or those with one of the traits."""

    name: str
    words: str
    traits: tuple[tuple[str, str], ...]
    """Each trait with its word."""


class Book(Protocol):
    """The front of one game and one deck."""

    @property
    def game(self) -> str:
        """The id of the game."""
        ...

    @property
    def title(self) -> str:
        """The name of the game."""
        ...

    @property
    def deck(self) -> Mapping[str, Any]:
        """The deck the cards belong to."""
        ...

    @property
    def deck_title(self) -> str:
        """The name of the deck."""
        ...

    def chapters(self, key_words: KeyWords) -> tuple[Chapter, ...]:
        """Return the chapters before the cards, which name the keys as they are now."""
        ...

    @property
    def cards_title(self) -> str:
        """The heading of the cards."""
        ...

    @property
    def rulings_words(self) -> str:
        """What stands over the rulings of a card."""
        ...

    @property
    def cards(self) -> tuple[BookCard, ...]:
        """Every card of the deck, in its order."""
        ...

    @property
    def sortings(self) -> tuple[Sorting, ...]:
        """The ways to show some of the cards only."""
        ...

    @property
    def ratio(self) -> float:
        """How much higher than wide a card is."""
        ...

    def picture(
        self, scale: Scale, card: int, width: float, *, is_full: bool = False, is_hot: bool = False
    ) -> Picture:
        """Return a card by its number, `width` u wide."""
        ...

    def ledger(self, card: int) -> Ledger:
        """Return what the rules say of a card, without a table."""
        ...
