"""The front of the rules book and the gallery: chapters, patrons of one deck, their pictures and rulings."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from game.decks import base_deck, check_deck
from game.ugly_gryphon.cards import PREFERENCES, QUIRKS, prepare
from game.ugly_gryphon.deck import GryphonDeck, PatronCard
from game.ugly_gryphon.inspect_words import bar_rule, inn_rule
from game.ugly_gryphon.texts import Length, effect_words
from scenes.keys.keys import KeyWords
from scenes.language import say, tr
from scenes.paint.card import HEIGHT, card_surface, large_card
from scenes.paint.ledger_page import Ledger
from scenes.paint.units import Picture, Scale
from scenes.rules_book.front import BookCard, Chapter, Sorting, example, point
from scenes.table.games.ugly_gryphon.chapters import chapters
from scenes.table.games.ugly_gryphon.faces import card_faces, trait_name
from scenes.table.games.ugly_gryphon.inspect import own_words, provenance, rules_ledger
from scenes.table.games.ugly_gryphon.rulings import rulings


class GryphonBook:
    """The book of one deck."""

    game = "ugly_gryphon"
    ratio = HEIGHT

    def __init__(self, deck: Mapping[str, Any]) -> None:
        self.deck = deck
        self._cards = prepare(check_deck(GryphonDeck, deck, "the deck"))
        self._faces = card_faces(self._cards)

    @property
    def title(self) -> str:
        """The name of the game."""
        return tr("Ugly Gryphon Inn")

    @property
    def deck_title(self) -> str:
        """The name of the deck."""
        return self._cards.deck.title

    def chapters(self, key_words: KeyWords) -> tuple[Chapter, ...]:
        """Return the chapters before the patrons, which name the keys as they are now."""
        return chapters(key_words)

    @property
    def cards_title(self) -> str:
        """The heading of the patrons."""
        return tr("The patrons")

    @property
    def rulings_words(self) -> str:
        """What stands over the rulings of a patron."""
        return tr("Rulings")

    @cached_property
    def cards(self) -> tuple[BookCard, ...]:
        """Every patron of the deck."""
        return tuple(
            _book_card(patron, face.name)
            for patron, face in zip(self._cards.deck.cards, self._faces, strict=True)
        )

    @property
    def sortings(self) -> tuple[Sorting, ...]:
        """By preference and by quirk."""
        return (
            Sorting(
                "preference", tr("Preference"), tuple((trait, trait_name(trait)) for trait in PREFERENCES)
            ),
            Sorting("quirk", tr("Quirk"), tuple((trait, trait_name(trait)) for trait in QUIRKS)),
        )

    def picture(
        self, scale: Scale, card: int, width: float, *, is_full: bool = False, is_hot: bool = False
    ) -> Picture:
        """Return a patron by number."""
        face = self._faces[card]
        return large_card(scale, face, width) if is_full else card_surface(scale, face, width, hot=is_hot)

    def ledger(self, card: int) -> Ledger:
        """Return what the rules say of a patron."""
        return rules_ledger(self._cards, card)


def _named(traits: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    return tuple((trait, trait_name(trait)) for trait in traits)


def _book_card(patron: PatronCard, name: str) -> BookCard:
    words, icon = provenance(patron)
    paragraphs = (
        point("moon", say(inn_rule(patron.inn_irk))),
        point("boot", say(bar_rule(patron.bar_irk))),
        point("leave", say(effect_words(patron, Length.FULL))),
        *(example(own, "") for own in own_words(patron)),
    )
    about = tuple(ruling.paragraph for ruling in rulings() if ruling.concerns(patron))
    traits = (patron.preference, *patron.quirks)
    return BookCard(patron.id, name, words, icon, traits, paragraphs, about)


def open_gryphon_book(deck: Mapping[str, Any] | None) -> GryphonBook:
    """Return the book of a deck, or of the one that comes with the game.

    Raises DeckError.
    """
    return GryphonBook(base_deck("ugly_gryphon") if deck is None else deck)
