"""The words that files, actions, events and views of the game share, and what stands for nothing."""

from enum import StrEnum
from typing import Final, TypeAlias

Card: TypeAlias = int
"""A card of any deck: assets, customers, treachery, debts and proprietors, one after the other.

Numbers from the size of all decks on are the plain Debts that lie on no pile.
"""
NO_CARD: Final[Card] = -1
HIDDEN: Final = -1
"""A card, an amount of gold or a bid that the viewer may not know."""
NOBODY: Final = -1
"""No seat, or the Bank where gold changes hands."""
NOT_PLACED: Final = -2
"""The bid of a seat that has placed none."""


class Phase(StrEnum):
    """Where a round stands."""

    DEAL = "deal"
    REFRESH = "refresh"
    ASSET = "asset"
    BIDDING = "bidding"
    CUSTOMER = "customer"
    DEPOSIT = "deposit"
    FINAL = "final"
    OVER = "over"


class Pile(StrEnum):
    """The four decks, each with its discard pile."""

    ASSETS = "assets"
    CUSTOMERS = "customers"
    TREACHERY = "treachery"
    DEBTS = "debts"


class Characteristic(StrEnum):
    """What an inn offers; tuples of four are in this order."""

    LUXURY = "Luxury"
    SERVICE = "Service"
    CUISINE = "Cuisine"
    ENTERTAINMENT = "Entertainment"


class Moment(StrEnum):
    """What opens a window in which everybody may respond (rules reference, section 3)."""

    PHASE_BEGIN = "phase_begin"
    ASSET_SOLD = "asset_sold"
    BIDS_REVEALED = "bids_revealed"
    ASSET_GAINED = "asset_gained"
    CUSTOMER_REVEALED = "customer_revealed"
    CUSTOMER_COLLECTING = "customer_collecting"
    DEPOSIT_DECLARED = "deposit_declared"
    TREACHERY_PLAYED = "treachery_played"


class Until(StrEnum):
    """How long a pass is meant: once, for windows of this kind, or for all, until the round is over."""

    NOW = "now"
    KIND = "kind"
    ROUND = "round"


class Task(StrEnum):
    """What a match waits for."""

    DEAL = "deal"
    SHUFFLE = "shuffle"
    ROLL = "roll"
    LOTS = "lots"
    """Chance draws cards from a hand."""
    RESPOND = "respond"
    PAY_DEBTS = "pay_debts"
    SELL_ASSETS = "sell_assets"
    SELL_TREACHERY = "sell_treachery"
    BID = "bid"
    REBID = "rebid"
    BORROW = "borrow"
    TAKE = "take"
    """Choose an asset of the supply."""
    LIQUIDATE = "liquidate"
    EXHAUST = "exhaust"
    UNEXHAUST = "unexhaust"
    DISCARD = "discard"
    """Choose a treachery card of the own hand."""
    REMOVE_DEBTS = "remove_debts"
    GIVE_DEBTS = "give_debts"
    OPTION = "option"
    """Choose one of the options printed on the card."""
    PAY_OR = "pay_or"
    """Pay, or bear what follows: option 0 pays, option 1 bears."""
    CHARACTERISTIC = "characteristic"
    PLACE_CUSTOMER = "place_customer"
    """Leave the customer that was looked at on top, or put it on the bottom."""
    DEPOSIT = "deposit"
    STORE = "store"
    """Put gold on a card."""
    NOTHING = "nothing"


class Gain(StrEnum):
    """Where gold from the Bank comes from."""

    INCOME = "income"
    EFFECT = "effect"
    AWARD = "award"
    BANK = "bank"
    """The Bank pays: it counts as nobody's gain."""
    TREACHERY = "treachery"
    """Treachery sold in the final deposit."""


class Lasts(StrEnum):
    """How long a changed characteristic lasts."""

    CUSTOMER = "customer"
    ROUND = "round"


class Farewell(StrEnum):
    """Why a customer who was turned up is discarded at once."""

    NEGATIVE = "negative"
    UNMET = "unmet"
    """Nobody meets what the card asks for."""
    NO_ROOM = "no_room"
    DISMISSED = "dismissed"


class Cast(StrEnum):
    """What a die is rolled for."""

    BID = "bid"
    CUSTOMER = "customer"
    EFFECT = "effect"
