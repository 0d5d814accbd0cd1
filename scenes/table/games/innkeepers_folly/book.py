"""The front of the rules book and the gallery: chapters, and every kind of card of one deck."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from game.decks import base_deck, check_deck
from game.innkeepers_folly.cards import prepare
from game.innkeepers_folly.deck import FollyDeck
from game.innkeepers_folly.state import Card
from scenes.keys.keys import KeyWords
from scenes.language import tr, tr_n
from scenes.paint.ledger_page import Ledger, LedgerBlock
from scenes.paint.units import Picture, Scale
from scenes.rules_book.front import RULINGS_ICON, BookCard, Chapter, Sorting, example, point
from scenes.table.games.innkeepers_folly.card_paint import folly_card, large_folly_card
from scenes.table.games.innkeepers_folly.chapters import chapters
from scenes.table.games.innkeepers_folly.faces import FollyFace, folly_faces
from scenes.table.games.innkeepers_folly.grid import CARD_RATIO
from scenes.table.games.innkeepers_folly.kinds import kind_words, kinds_of
from scenes.table.games.innkeepers_folly.rulings import rulings, rulings_about


class FollyBook:
    """The book of one deck; of every kind it shows one card, which stands for all."""

    game = "innkeepers_folly"
    ratio = CARD_RATIO

    def __init__(self, deck: Mapping[str, Any]) -> None:
        self.deck = deck
        self._cards = prepare(check_deck(FollyDeck, deck, "the deck"))
        self._faces = folly_faces(self._cards)
        self._kinds = kinds_of(self._faces)

    @property
    def title(self) -> str:
        """The name of the game."""
        return tr("Innkeeper's Folly")

    @property
    def deck_title(self) -> str:
        """The name of the deck."""
        return self._cards.deck.title

    def chapters(self, key_words: KeyWords) -> tuple[Chapter, ...]:
        """Return the chapters before the cards, which name the keys as they are now."""
        return chapters(key_words)

    @property
    def cards_title(self) -> str:
        """The heading of the cards."""
        return tr("The cards")

    @property
    def rulings_words(self) -> str:
        """What stands over the rulings of a card."""
        return tr("What we decided")

    @cached_property
    def cards(self) -> tuple[BookCard, ...]:
        """One card of every kind."""
        return tuple(self._book_card(kin) for kin in self._kinds)

    def _book_card(self, kin: tuple[Card, ...]) -> BookCard:
        face = self._face(kin)
        about = tuple(ruling.paragraph for ruling in rulings() if face.art in ruling.concerns)
        paragraphs = (
            point("hand", kind_words(face)),
            point("card_back", self._number_words(kin)),
            example(f"{face.name}: {face.effect_full}"),
        )
        trait = "goal" if face.is_bonus else "die"
        words, icon = _provenance(self._cards.card(kin[0]).provenance)
        return BookCard(face.key, face.title, words, icon, (trait, _whom(face)), paragraphs, about)

    def _face(self, kin: tuple[Card, ...]) -> FollyFace:
        return self._faces[kin[len(kin) // 2]]

    def _number_words(self, kin: tuple[Card, ...]) -> str:
        values = sorted({self._faces[card].value for card in kin})
        count = tr_n("{n} in the deck", "{n} in the deck", len(kin))
        if values[-1] == 0:
            return tr("{count}. Its value is 0.", count=count)
        return tr("{count}, with values from {low} to {high}.", count=count, low=values[0], high=values[-1])

    @property
    def sortings(self) -> tuple[Sorting, ...]:
        """Suits and bonus cards, and for whom they are."""
        return (
            Sorting("kind", tr("Kind"), (("die", tr("with a value")), ("goal", tr("bonus cards")))),
            Sorting(
                "target",
                tr("For whom"),
                (
                    ("person", tr("one player")),
                    ("hand_of_cards", tr("everyone")),
                    ("pin", tr("the center")),
                ),
            ),
        )

    def picture(
        self, scale: Scale, card: int, width: float, *, is_full: bool = False, is_hot: bool = False
    ) -> Picture:
        """Return a kind of card by number."""
        face = self._face(self._kinds[card])
        return large_folly_card(scale, face, width) if is_full else folly_card(scale, face, width, hot=is_hot)

    def ledger(self, card: int) -> Ledger:
        """Return what the rules say of a kind of card."""
        kin = self._kinds[card]
        face = self._face(kin)
        blocks = [
            LedgerBlock("hand", tr("For {target}", target=face.target), kind_words(face)),
            LedgerBlock("card_back", tr("In the deck"), lines=(self._number_words(kin),)),
        ]
        about = rulings_about(face.art)
        if about:
            blocks.append(LedgerBlock(RULINGS_ICON, tr("What we decided"), lines=about))
        return Ledger(face.title, None, tuple(blocks))


def _whom(face: FollyFace) -> str:
    """Return the icon of those whom a card concerns."""
    if face.art in ("axe", "hammer"):
        return "pin"
    return "hand_of_cards" if face.art in ("lekyros", "drunk", "dream", "tavern") else "person"


def _provenance(provenance: str) -> tuple[str, str]:
    match provenance:
        case "printed":
            return tr("does what the published card does; picture of this house"), "check"
        case "partly printed":
            return tr("partly as published; picture of this house"), "pin"
        case _:
            return tr("made for this deck"), "person"


def open_folly_book(deck: Mapping[str, Any] | None) -> FollyBook:
    """Return the book of a deck, or of the one that comes with the game.

    Raises DeckError.
    """
    return FollyBook(base_deck("innkeepers_folly") if deck is None else deck)
