"""What stands on each card, in the player's language: name, picture, values, bonuses, what it does."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, assert_never

from assets.files import art
from game.innkeeper.deck import (
    AssetCard,
    Constants,
    CustomerCard,
    DebtCard,
    InnkeeperDeck,
    ProprietorCard,
    TreacheryCard,
)
from game.innkeeper.kinds import Characteristic, Pile
from game.innkeeper.text.card_text import (
    asset_words,
    customer_words,
    debt_words,
    proprietor_words,
    top_bidder_words,
    treachery_words,
)
from game.innkeeper.text.short_text import short_words
from game.innkeeper.timing import Activated
from scenes.language import say, tr
from scenes.paint.own_picture import NO_DECK, DeckName
from scenes.paint.portrait import Sitter

FOLDER: Final = "innkeeper"
ICONS: Final = ("luxury", "service", "cuisine", "entertainment")
"""The icons of the characteristics, in their order."""
TYPES: Final = ("Staff", "Room", "Kitchen", "Amusement", "Venture")
PROPRIETOR: Final = "proprietor"


@dataclass(frozen=True, slots=True)
class InnFace:
    """One card as it is drawn and told of."""

    kind: str
    """The name of its deck, or "proprietor"."""
    key: str
    """Its id in the deck."""
    art: str
    """The name of its picture."""
    name: str
    value: int = 0
    """Gold: the value of an asset or a debt, the award of a guest, the cost of treachery."""
    bonuses: tuple[int, int, int, int] = (0, 0, 0, 0)
    lists: tuple[int, ...] = ()
    """The characteristics by which a guest chooses, in order."""
    type: str = ""
    """Type of an asset or kind of a guest, as the deck has it."""
    is_unique: bool = False
    is_usable: bool = False
    """Whether it has an ability that its owner uses at will."""
    moment: str = ""
    """The event that treachery answers, as the deck has it."""
    short: str = ""
    """What it does, so short that three lines of a small card hold it; empty for what has only bonuses."""
    full: tuple[str, ...] = ()
    """Everything that it says."""
    inn: str = ""
    """The name of the inn of a proprietor."""
    limit: int = 0
    """The debt limit of a proprietor."""
    deck: DeckName = NO_DECK

    @property
    def pile(self) -> Pile | None:
        """Return the deck that it comes from; a proprietor comes from none."""
        return None if self.kind == PROPRIETOR else Pile(self.kind)


def innkeeper_faces(deck: InnkeeperDeck) -> tuple[InnFace, ...]:
    """Return every card of a deck as it is drawn, in the order of their numbers."""
    return tuple(_faces(deck))


def plain_debt(faces: tuple[InnFace, ...]) -> int:
    """Return the card that the plain Debts look like."""
    return next(card for card, face in enumerate(faces) if face.kind == Pile.DEBTS and face.type == "")


def _faces(deck: InnkeeperDeck) -> Iterator[InnFace]:
    name = (deck.deck, deck.title)
    for entries in (deck.assets, deck.customers, deck.treachery, deck.debts, deck.proprietors):
        for entry in entries:
            face = _face(entry, deck.constants, name)
            yield from (face,) * entry.copies


def _face(
    entry: AssetCard | CustomerCard | TreacheryCard | DebtCard | ProprietorCard,
    constants: Constants,
    deck: DeckName,
) -> InnFace:
    match entry:
        case AssetCard():
            return InnFace(
                kind=Pile.ASSETS,
                key=entry.id,
                art=_picture(entry.id, entry.type),
                name=entry.name,
                value=entry.gold_value,
                bonuses=entry.characteristics.numbers,
                type=entry.type,
                is_unique=entry.unique,
                is_usable=any(isinstance(ability, Activated) for ability in entry.abilities),
                short=_short(entry),
                full=(say(asset_words(entry)),) if entry.abilities else (),
                deck=deck,
            )
        case CustomerCard():
            return InnFace(
                kind=Pile.CUSTOMERS,
                key=entry.id,
                art=_picture(entry.id, entry.kind),
                name=entry.name,
                value=entry.award,
                lists=tuple(list(Characteristic).index(Characteristic(name)) for name in entry.lists),
                type=entry.kind,
                short=_short(entry),
                full=(say(customer_words(entry)),),
                deck=deck,
            )
        case TreacheryCard():
            return InnFace(
                kind=Pile.TREACHERY,
                key=entry.id,
                art=_picture(entry.id, "Treachery"),
                name=entry.name,
                value=entry.cost.gold,
                moment=entry.when.event,
                short=_short(entry),
                full=(say(treachery_words(entry)),),
                deck=deck,
            )
        case DebtCard():
            return InnFace(
                kind=Pile.DEBTS,
                key=entry.id,
                art=_picture(entry.id, "Debt"),
                name=entry.name,
                value=entry.gold_value,
                type="special" if entry.special else "",
                short=_short(entry),
                full=(say(debt_words(entry, constants)),),
                deck=deck,
            )
        case ProprietorCard():
            return InnFace(
                kind=PROPRIETOR,
                key=entry.id,
                art=_picture(entry.id, "Proprietor"),
                name=entry.name,
                bonuses=entry.characteristics.numbers,
                short=_short(entry),
                full=(
                    say(proprietor_words(entry)),
                    tr("Top Bidder: {words}", words=say(top_bidder_words(entry))),
                ),
                inn=entry.inn,
                limit=entry.debt_limit,
                deck=deck,
            )
        case _:
            assert_never(entry)


def _short(entry: AssetCard | CustomerCard | TreacheryCard | DebtCard | ProprietorCard) -> str:
    words = short_words(entry)
    return "" if words is None else say(words)


@cache
def _pictures() -> Mapping[str, str]:
    table: Mapping[str, str] = json.loads(art(f"{FOLDER}.json"))["cards"]
    return table


_FALLBACK: Final = {
    "Staff": "asset_stable_boy",
    "Room": "asset_feather_beds",
    "Kitchen": "asset_brick_oven",
    "Amusement": "asset_skittle_alley",
    "Venture": "asset_investment",
    "Normal": "customer_pack_peddler",
    "Particular": "customer_royal_herald",
    "Negative": "customer_undesirables",
    "Treachery": "treachery_out_maneuver",
    "Debt": "debt_debt",
    "Proprietor": "proprietor_agnes_thornbury",
}
"""The pictures of cards that a player made, unless the deck brings its own."""


def _picture(card_id: str, kind: str) -> str:
    return _pictures().get(card_id, _FALLBACK[kind])


def proprietor_sitter(entry: ProprietorCard) -> Sitter:
    """Return the portrait that stands for a player wherever small faces are drawn."""
    return Sitter(f"{FOLDER}/{_picture(entry.id, 'Proprietor')}", entry.name)


def type_words(name: str) -> str:
    """Return the type of an asset, or the kind of a guest."""
    match name:
        case "Staff":
            return tr("Staff")
        case "Room":
            return tr("Room")
        case "Kitchen":
            return tr("Kitchen")
        case "Amusement":
            return tr("Amusement")
        case "Venture":
            return tr("Venture")
        case "Normal":
            return tr("Normal")
        case "Particular":
            return tr("Particular")
        case _:
            return tr("Negative")


def moment_words(event: str) -> tuple[str, str]:
    """Return when treachery is played, as it stands on the card, and the icon of that moment."""
    match event:
        case "any":
            return tr("any time"), "clock"
        case "phase_begin":
            return tr("as a phase begins"), "clock"
        case "treachery_played":
            return tr("on Treachery"), "treachery"
        case "deposit_declared":
            return tr("on a deposit"), "vault"
        case "customer_revealed":
            return tr("on a new guest"), "capacity"
        case "customer_collecting":
            return tr("on taking a guest"), "capacity"
        case "bids_revealed":
            return tr("on bids"), "bid"
        case "asset_gained":
            return tr("on a gained Asset"), "goal"
        case _:
            return tr("on a sale"), "coin"
