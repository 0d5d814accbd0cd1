"""How the inns stand for the guest at the door: what counts, who takes part, in which order."""

from dataclasses import dataclass

from game.innkeeper import steps, worth
from game.innkeeper.cards import NEGATIVE, Cards
from game.innkeeper.kinds import NO_CARD, Card
from game.innkeeper.state import Inn
from scenes.table.games.innkeeper.paint.faces import ICONS

_TYPE_ICONS = ("staff", "room", "kitchen", "amusement", "venture")


@dataclass(frozen=True, slots=True)
class Standing:
    """How one inn stands."""

    seat: int
    parts: tuple[int, ...]
    """What it has of each thing that counts; () for one that takes no part."""
    has_room: bool
    meets: bool
    """Whether it meets what the guest asks for."""
    rank: int = 0
    """From 1; inns that only a die can part share one. 0 for one that takes no part."""

    @property
    def takes_part(self) -> bool:
        """Whether the guest may come to it."""
        return self.has_room and self.meets

    @property
    def total(self) -> int:
        """The sum that counts."""
        return sum(self.parts)


def icons_of(cards: Cards, guest: Card) -> tuple[str, ...]:
    """Return the icons of what counts for a guest, in its order."""
    claim = cards.claims[guest]
    if claim is None or claim.rank_by is None:
        return tuple(ICONS[part] for part in cards.lists[guest])
    match claim.rank_by.metric:
        case steps.TREACHERY:
            return ("treachery",)
        case steps.CHARACTERISTIC:
            return (ICONS[claim.rank_by.part],)
        case steps.ASSETS_OF_TYPE:
            return (_TYPE_ICONS[claim.rank_by.part],)
        case steps.DEBTS:
            return ("debt",)
        case steps.ROOM:
            return ("capacity",)
        case _:
            return ("goal",)


def standings(cards: Cards, inns: tuple[Inn, ...], guest: Card) -> tuple[Standing, ...]:
    """Return how all inns stand for a guest, the first in order on top, those without a part last."""
    if guest == NO_CARD:
        return ()
    found = [_standing(cards, inns, guest, seat) for seat in range(len(inns))]
    found.sort(
        key=lambda one: (not one.takes_part, -one.total, -(one.parts[0] if one.parts else 0), one.seat)
    )
    ranked: list[Standing] = []
    for index, one in enumerate(found):
        if not one.takes_part:
            ranked.append(one)
            continue
        last = ranked[-1] if ranked else None
        is_even = last is not None and _key(last) == _key(one)
        rank = last.rank if last is not None and is_even else index + 1
        ranked.append(Standing(one.seat, one.parts, one.has_room, one.meets, rank))
    return tuple(ranked)


def _key(one: Standing) -> tuple[int, int]:
    return one.total, one.parts[0] if one.parts else 0


def _standing(cards: Cards, inns: tuple[Inn, ...], guest: Card, seat: int) -> Standing:
    inn, players = inns[seat], len(inns)
    is_negative = cards.customer_kinds[guest] == NEGATIVE
    has_room = is_negative or worth.room(cards, inn, players) > 0
    claim = cards.claims[guest]
    meets = True
    if claim is not None:
        least, most = claim.condition.least, claim.condition.most
        meets = least <= worth.measured(cards, inn, claim.condition.measure, players) <= most
    if claim is None or claim.rank_by is None:
        parts = tuple(worth.characteristic(cards, inn, part) for part in cards.lists[guest])
    else:
        parts = (worth.measured(cards, inn, claim.rank_by, players),)
    return Standing(seat, parts, has_room, meets)
