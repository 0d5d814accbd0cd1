"""The front of the rules book and the gallery: chapters, and every card of one deck once."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, NamedTuple

from game.decks import base_deck, check_deck
from game.innkeeper.deck import InnkeeperDeck
from game.innkeeper.kinds import Pile
from scenes.keys.keys import KeyWords
from scenes.language import tr, tr_n
from scenes.paint.ledger_page import Ledger, LedgerBlock
from scenes.paint.units import Picture, Scale
from scenes.rules_book.front import RULINGS_ICON, BookCard, Chapter, Paragraph, Sorting, point
from scenes.table.games.innkeeper.book.chapters import chapters
from scenes.table.games.innkeeper.book.rulings import DEBTS, PROPRIETORS, Ruling, rulings_about
from scenes.table.games.innkeeper.grid import CARD_RATIO
from scenes.table.games.innkeeper.paint.card_large import large_card
from scenes.table.games.innkeeper.paint.card_paint import inn_card
from scenes.table.games.innkeeper.paint.card_proprietor import proprietor_card
from scenes.table.games.innkeeper.paint.faces import (
    ICONS,
    PROPRIETOR,
    InnFace,
    innkeeper_faces,
)
from scenes.table.games.innkeeper.telling.inspect import rules_ledger

_KIND_ICONS = {
    PROPRIETOR: "key",
    Pile.ASSETS: "room",
    Pile.CUSTOMERS: "capacity",
    Pile.TREACHERY: "treachery",
    Pile.DEBTS: "debt",
}


class _Entry(NamedTuple):
    """A card with what the deck says beside its face."""

    face: InnFace
    copies: int
    provenance: str
    capital: int
    """What a proprietor begins with."""


class InnkeeperBook:
    """The book of one deck; of every card it shows one copy, Proprietors first."""

    game = "innkeeper"
    ratio = CARD_RATIO

    def __init__(self, deck: Mapping[str, Any]) -> None:
        self.deck = deck
        self._checked = check_deck(InnkeeperDeck, deck, "the deck")
        self._entries = _entries(self._checked)

    @property
    def title(self) -> str:
        """The name of the game."""
        return tr("Innkeeper")

    @property
    def deck_title(self) -> str:
        """The name of the deck."""
        return self._checked.title

    def chapters(self, key_words: KeyWords) -> tuple[Chapter, ...]:
        """Return the chapters before the cards, which name the keys as they are now."""
        return chapters(key_words, self._checked.constants)

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
        """Every card of the deck once."""
        return tuple(self._book_card(entry) for entry in self._entries)

    def _book_card(self, entry: _Entry) -> BookCard:
        face = entry.face
        words, icon = _provenance(entry.provenance)
        told = (*_facts(entry), *(point("hand", words) for words in face.full))
        about = tuple(ruling.paragraph for ruling in _about(face))
        return BookCard(face.key, face.name, words, icon, _traits(face), told, about)

    @property
    def sortings(self) -> tuple[Sorting, ...]:
        """By the kind of card, and by the characteristics that it has or lists."""
        return (
            Sorting(
                "kind",
                tr("Kind"),
                (
                    ("key", tr("Proprietors")),
                    ("room", tr("Assets")),
                    ("capacity", tr("Guests")),
                    ("treachery", tr("Treachery")),
                    ("debt", tr("Debts")),
                ),
            ),
            Sorting(
                "characteristic",
                tr("Characteristic"),
                (
                    ("luxury", tr("Luxury")),
                    ("service", tr("Service")),
                    ("cuisine", tr("Cuisine")),
                    ("entertainment", tr("Entertainment")),
                ),
            ),
        )

    def picture(
        self, scale: Scale, card: int, width: float, *, is_full: bool = False, is_hot: bool = False
    ) -> Picture:
        """Return a card by number."""
        face = self._entries[card].face
        if is_full:
            return large_card(scale, face, width)
        if face.kind == PROPRIETOR:
            return proprietor_card(scale, face, width, hot=is_hot)
        return inn_card(scale, face, width, hot=is_hot)

    def ledger(self, card: int) -> Ledger:
        """Return what the rules say of a card."""
        entry = self._entries[card]
        page = rules_ledger(entry.face)
        facts = tuple(f"{{{fact.icon}}} {fact.words}" for fact in _facts(entry))
        blocks = [*page.blocks, LedgerBlock("card_back", tr("On the card and in the deck"), lines=facts)]
        about = tuple(ruling.words for ruling in _about(entry.face))
        if about:
            blocks.append(LedgerBlock(RULINGS_ICON, tr("What we decided"), lines=about))
        return Ledger(page.heading, None, tuple(blocks))


def _entries(deck: InnkeeperDeck) -> tuple[_Entry, ...]:
    faces = {face.key: face for face in innkeeper_faces(deck)}
    kinds = (deck.proprietors, deck.assets, deck.customers, deck.treachery, deck.debts)
    capital = {card.id: card.starting_capital for card in deck.proprietors}
    return tuple(
        _Entry(faces[card.id], card.copies, card.provenance, capital.get(card.id, 0))
        for cards in kinds
        for card in cards
    )


def _traits(face: InnFace) -> tuple[str, ...]:
    has = [ICONS[at] for at, number in enumerate(face.bonuses) if number]
    lists = [ICONS[at] for at in face.lists]
    return (_KIND_ICONS[face.kind], *has, *lists)


def _facts(entry: _Entry) -> tuple[Paragraph, ...]:
    """Return what stands on a card in numbers, and how many of it there are."""
    face, kind = entry.face, rules_ledger(entry.face).blocks[0].title
    numbers = "   ".join(f"{{{icon}}} {n}" for icon, n in zip(ICONS, face.bonuses, strict=True) if n)
    count = point("card_back", tr_n("{n} in the deck.", "{n} in the deck.", entry.copies))
    match face.kind:
        case "proprietor":
            limit = tr("Debt limit {n}, begins with {gold} gold.", n=face.limit, gold=entry.capital)
            return point("bed", f"{face.inn}: {numbers}"), point("debt", limit)
        case "assets":
            value = point("room", tr("{kind}. Sold for {n} gold.", kind=kind, n=face.value))
            return (value, point("flag", numbers), count) if numbers else (value, count)
        case "customers" if face.lists:
            wish = tr(", then ").join(f"{{{ICONS[at]}}}" for at in face.lists)
            return point("capacity", tr("{kind}. Looks for {wish}.", kind=kind, wish=wish)), count
        case "customers" | "treachery":
            return point(_KIND_ICONS[face.kind], kind), count
        case _:
            return point("debt", tr("Value {n}.", n=face.value)), count


def _about(face: InnFace) -> tuple[Ruling, ...]:
    kinds = {PROPRIETOR: PROPRIETORS, Pile.DEBTS: DEBTS}
    return rulings_about(face.key, kinds.get(face.kind, ""))


def _provenance(provenance: str) -> tuple[str, str]:
    match provenance:
        case "printed":
            return tr("does what the published card does; picture of this house"), "check"
        case "partly printed":
            return tr("partly as published; picture of this house"), "pin"
        case _:
            return tr("made for this deck"), "person"


def open_innkeeper_book(deck: Mapping[str, Any] | None) -> InnkeeperBook:
    """Return the book of a deck, or of the one that comes with the game.

    Raises DeckError.
    """
    return InnkeeperBook(base_deck("innkeeper") if deck is None else deck)
