"""Things of the game in words, shared by card texts, the log, refusals and the notation."""

from collections.abc import Iterable
from typing import assert_never

from game.core.words import Message, message, message_n
from game.innkeeper.cards import Cards
from game.innkeeper.kinds import HIDDEN, Card, Characteristic, Moment, Phase, Pile
from game.innkeeper.timing import Window
from game.innkeeper.vocabulary import AssetType, CharacteristicName, CustomerKind, PhaseName


def name_words(cards: Cards, card: Card) -> Message:
    """Return the name of a card."""
    entry = cards.entry(card)
    return message("Debt") if entry is None else Message(entry.name)


def names_words(cards: Cards, those: Iterable[Card]) -> tuple[Message, ...]:
    """Return the names of cards."""
    return tuple(name_words(cards, card) for card in those)


def drawn_words(cards: Cards, those: tuple[Card, ...]) -> Message:
    """Return Treachery cards by name, or how many they are for one who may not know them."""
    if HIDDEN in those or not those:
        return treachery_words(len(those))
    return message("{cards}", cards=names_words(cards, those))


def gold_words(n: int) -> Message:
    """Return so much gold: `3 gold`."""
    return message_n("{n} gold", "{n} gold", n)


def treachery_words(n: int) -> Message:
    """Return so many Treachery cards: `2 Treachery cards`."""
    return message_n("{n} Treachery card", "{n} Treachery cards", n)


def debt_words(n: int) -> Message:
    """Return so many Debts: `1 Debt`."""
    return message_n("{n} Debt", "{n} Debts", n)


def asset_words(n: int) -> Message:
    """Return so many Assets: `2 Assets`."""
    return message_n("{n} Asset", "{n} Assets", n)


def guest_words(n: int) -> Message:
    """Return so many guests: `1 guest`."""
    return message_n("{n} guest", "{n} guests", n)


def characteristic_words(characteristic: Characteristic | CharacteristicName) -> Message:
    """Return the name of a characteristic."""
    match Characteristic(characteristic):
        case Characteristic.LUXURY:
            return message("Luxury")
        case Characteristic.SERVICE:
            return message("Service")
        case Characteristic.CUISINE:
            return message("Cuisine")
        case Characteristic.ENTERTAINMENT:
            return message("Entertainment")


def type_words(asset_type: AssetType) -> Message:
    """Return the name of a type of Assets."""
    match asset_type:
        case "Staff":
            return message("Staff")
        case "Room":
            return message("Room")
        case "Kitchen":
            return message("Kitchen")
        case "Amusement":
            return message("Amusement")
        case "Venture":
            return message("Venture")
        case _:
            assert_never(asset_type)


def kind_words(kind: CustomerKind) -> Message:
    """Return the name of a kind of guests."""
    match kind:
        case "Normal":
            return message("Normal")
        case "Particular":
            return message("Particular")
        case "Negative":
            return message("Negative")
        case _:
            assert_never(kind)


def phase_words(phase: Phase | PhaseName) -> Message:
    """Return the name of a phase as the sign over the street has it."""
    match Phase(phase.lower()):
        case Phase.REFRESH:
            return message("Refresh")
        case Phase.ASSET:
            return message("Assets")
        case Phase.BIDDING:
            return message("Bidding")
        case Phase.CUSTOMER:
            return message("Guests")
        case Phase.DEPOSIT:
            return message("Deposit")
        case Phase.FINAL:
            return message("Final Deposit")
        case Phase.DEAL:
            return message("Deal")
        case Phase.OVER:
            return message("Over")


def phase_title(phase: Phase | PhaseName) -> Message:
    """Return the name of a phase in a sentence: `the Guest Phase`."""
    match Phase(phase.lower()):
        case Phase.REFRESH:
            return message("Refresh Phase")
        case Phase.ASSET:
            return message("Asset Phase")
        case Phase.BIDDING:
            return message("Bidding Phase")
        case Phase.CUSTOMER:
            return message("Guest Phase")
        case Phase.DEPOSIT:
            return message("Deposit Phase")
        case other:
            return phase_words(other)


def moment_words(moment: Moment | Window | str) -> Message:
    """Return when a card can answer, as stands on small cards: `on a new guest`, `any time`."""
    match moment:
        case Moment.PHASE_BEGIN:
            return message("on a new phase")
        case Moment.ASSET_SOLD:
            return message("on a sale")
        case Moment.BIDS_REVEALED:
            return message("on bids")
        case Moment.ASSET_GAINED:
            return message("on a gained Asset")
        case Moment.CUSTOMER_REVEALED:
            return message("on a new guest")
        case Moment.CUSTOMER_COLLECTING:
            return message("on taking a guest")
        case Moment.DEPOSIT_DECLARED:
            return message("on a deposit")
        case Moment.TREACHERY_PLAYED:
            return message("on a Treachery card")
        case _:
            return message("any time")


def pile_words(pile: Pile) -> Message:
    """Return the cards of a deck in general."""
    match pile:
        case Pile.ASSETS:
            return message("Asset cards")
        case Pile.CUSTOMERS:
            return message("guest cards")
        case Pile.TREACHERY:
            return message("Treachery cards")
        case Pile.DEBTS:
            return message("Debt cards")
