"""The front of the rules book and the gallery: chapters, creatures of a deck, pictures and rulings."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from game.decks import base_deck, check_deck
from game.monster_inn.cards import prepare
from game.monster_inn.deck import MonsterDeck
from game.monster_inn.state import CARDS
from scenes.keys.keys import KeyWords
from scenes.language import tr
from scenes.paint.card import HEIGHT
from scenes.paint.ledger_page import Ledger
from scenes.paint.units import Picture, Scale
from scenes.rules_book.front import BookCard, Chapter, Paragraph, Sorting, point
from scenes.table.games.monster_inn.chapters import chapters
from scenes.table.games.monster_inn.creatures import FOLDER, Creature, creatures
from scenes.table.games.monster_inn.inspect import rules_ledger
from scenes.table.games.monster_inn.paint_card import card_surface, large_card
from scenes.table.games.monster_inn.rulings import rulings


class MonsterBook:
    """The book of one deck."""

    game = "monster_inn"
    ratio = HEIGHT

    def __init__(self, deck: Mapping[str, Any]) -> None:
        self.deck = deck
        self._cards = prepare(check_deck(MonsterDeck, deck, "the deck"))
        self._faces = creatures(self._cards)

    @property
    def title(self) -> str:
        """The name of the game."""
        return tr("Monster Inn")

    @property
    def deck_title(self) -> str:
        """The name of the deck."""
        return self._cards.deck.title

    def chapters(self, key_words: KeyWords) -> tuple[Chapter, ...]:
        """Return the chapters before the creatures, which name the keys as they are now."""
        return chapters(key_words)

    @property
    def cards_title(self) -> str:
        """The heading of the creatures."""
        return tr("The creatures")

    @property
    def rulings_words(self) -> str:
        """What stands over the rulings of a creature."""
        return tr("What we decided")

    @cached_property
    def cards(self) -> tuple[BookCard, ...]:
        """Every creature of the deck."""
        return tuple(_book_card(creature) for creature in self._faces[:CARDS])

    @property
    def sortings(self) -> tuple[Sorting, ...]:
        """By kind and by range."""
        kinds = {creature.kind: creature.kind_name for creature in self._faces if creature.is_monster}
        bands = {creature.band: creature.range for creature in self._faces if creature.is_back}
        return (
            Sorting(
                "kind",
                tr("Kind"),
                tuple((f"{FOLDER}/kind_{kind}.svg", words) for kind, words in kinds.items()),
            ),
            Sorting(
                "range",
                tr("Humanoids"),
                tuple((f"{FOLDER}/band_{band.lower()}.svg", words) for band, words in bands.items()),
            ),
        )

    def picture(
        self, scale: Scale, card: int, width: float, *, is_full: bool = False, is_hot: bool = False
    ) -> Picture:
        """Return a creature by number."""
        face = self._faces[card]
        return large_card(scale, face, width) if is_full else card_surface(scale, face, width, hot=is_hot)

    def ledger(self, card: int) -> Ledger:
        """Return what the rules say of a creature."""
        return rules_ledger(self._faces[card])


def _book_card(creature: Creature) -> BookCard:
    about = tuple(ruling.paragraph for ruling in rulings() if ruling.is_about(creature.is_monster))
    trait = creature.kind_art if creature.is_monster else creature.back_art
    return BookCard(
        creature.key,
        creature.name,
        tr("value, kind and skulls of this house")
        if creature.is_monster
        else tr("range and skulls of this house"),
        "bed",
        (trait,),
        tuple(_paragraphs(creature)),
        about,
    )


def _paragraphs(creature: Creature) -> list[Paragraph]:
    blocks = rules_ledger(creature).blocks
    return [point(block.icon, f"{block.title}. {block.rule}") for block in blocks]


def open_monster_book(deck: Mapping[str, Any] | None) -> MonsterBook:
    """Return the book of a deck, or of the one that comes with the game.

    Raises DeckError.
    """
    return MonsterBook(base_deck("monster_inn") if deck is None else deck)
