"""Where things are in an inn across the street, and in the one in front, in u of a window without zoom."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from scenes.paint.area import Area

CHIPS: Final = ("vault", "capital", "debts", "treachery", "guests")
"""The chips of an inn across the street, from left to right."""
_CHIP_SHARES: Final = (0.235, 0.165, 0.2, 0.2, 0.2)
_MONEY: Final = 128.0
_FEWEST: Final = 3
_MOST_WHOLE: Final = 6
_SLIMMEST, _WIDEST = 92.0, 118.0
_GAP: Final = 7.0
_LEAST_STEP: Final = 16.0
"""So much is seen at least of a card that others lie over."""


@dataclass(frozen=True, slots=True)
class InnPlan:
    """Where things are in the inn of another player."""

    area: Area
    slots: int

    @property
    def portrait(self) -> Area:
        """The proprietor."""
        return Area(self.area.x + 10, self.area.y + 11, 78, 92)

    @property
    def crest(self) -> Area:
        """The crest on the corner of the portrait."""
        return Area(self.area.x - 4, self.area.y + 72, 38, 38)

    @property
    def title(self) -> Area:
        """Name of the inn, over the player with pips and rosette."""
        return Area(self.area.x + 100, self.area.y + 8, self.area.width - 110, 46)

    def characteristic(self, index: int) -> Area:
        """The plate of a characteristic."""
        pitch = (self.area.width - 110) / 4
        return Area(self.area.x + 100 + index * pitch, self.area.y + 56, pitch - 5, 40)

    def chip(self, name: str) -> Area:
        """One of the CHIPS."""
        index, wide = CHIPS.index(name), self.area.width - 20
        left = self.area.x + 10 + wide * sum(_CHIP_SHARES[:index])
        return Area(left, self.area.y + 110, wide * _CHIP_SHARES[index] - 5, 30)

    def slot(self, index: int) -> Area:
        """A slot for an asset."""
        wide = (self.area.width - 20 - (self.slots - 1) * 5) / self.slots
        return Area(self.area.x + 10 + index * (wide + 5), self.area.y + 147, wide, 44)

    def tag(self, width: float) -> Area:
        """The tag on the eave: a bid, a sum, or what is done there."""
        return Area(self.area.right - width + 6, self.area.y - 7, width, 36)


@dataclass(frozen=True, slots=True)
class OwnPlan:
    """Where things are in the inn in front; all cards of it have one width."""

    area: Area
    slots: tuple[Area, ...]
    hand: tuple[Area, ...]
    money: float
    """Left edge of Vault, Capital and Debts."""
    hand_left: float
    """Left edge of the hand, also of an empty one."""

    @property
    def card(self) -> float:
        """Width of the cards."""
        return self.slots[0].width

    @property
    def portrait(self) -> Area:
        """The proprietor."""
        return Area(self.area.x + 14, self.area.y + 16, 112, 132)

    @property
    def crest(self) -> Area:
        """The crest on the corner of the portrait."""
        return Area(self.area.x + 2, self.area.y + 108, 54, 54)

    @property
    def name(self) -> Area:
        """Three lines under the portrait: the inn, who keeps it, the guests."""
        return Area(self.area.x + 4, self.area.y + 158, 132, 64)

    def characteristic(self, index: int) -> Area:
        """The plate of a characteristic."""
        return Area(self.area.x + 140, self.area.y + 14 + index * 51, 96, 46)

    @property
    def vault(self) -> Area:
        """The chest."""
        return Area(self.money, self.area.y + 12, _MONEY, 98)

    @property
    def purse(self) -> Area:
        """The Capital."""
        return Area(self.money, self.area.y + 116, _MONEY, 58)

    @property
    def debts(self) -> Area:
        """The plate with the debts."""
        return Area(self.money, self.area.y + 180, _MONEY, 38)

    def debt(self, index: int, places: int) -> Area:
        """A debt among so many places of the plate, left of their number."""
        pitch = min(22.0, 62 / max(1, places - 1))
        return Area(self.debts.x + 6 + index * pitch, self.debts.y + 7, 24, 24)

    def held(self, is_fitting: tuple[bool, ...]) -> tuple[Area, ...]:
        """The cards of the hand in their order; in a full one what fits the moment lies in front."""
        count, fit = len(self.hand), sum(is_fitting)
        if count < 2 or not 0 < fit < count or self.hand[1].x - self.hand[0].x > 0.8 * self.card:
            return self.hand
        room = self.right - self.hand_left - self.card
        behind = count - fit
        wide = min(self.card + _GAP, (room - behind * _LEAST_STEP) / max(1, fit - 1)) if fit > 1 else 0.0
        narrow = (room - (fit - 1) * wide) / behind
        order = sorted(range(count), key=lambda index: is_fitting[index])
        areas = list(self.hand)
        x = self.hand_left
        for place, index in enumerate(order):
            areas[index] = Area(x, areas[index].y, self.card, self.card * 1.4)
            x += narrow if place < behind else wide
        return tuple(areas)

    @property
    def slots_caption(self) -> tuple[float, float]:
        """Where the words over the slots begin, middle of the line."""
        return self.slots[0].x, self.area.y + 20

    @property
    def hand_caption(self) -> tuple[float, float]:
        """Where the words over the hand begin, middle of the line."""
        return self.hand_left, self.area.y + 20

    @property
    def right(self) -> float:
        """Where the hand ends at most."""
        return self.area.right - 12


@lru_cache(maxsize=64)
def own_plan(area: Area, slots: int, hand: int) -> OwnPlan:
    """Return where things are with so many slots and cards in the hand."""
    left, right = area.x + 252, area.right - 12
    fit = min(max(_FEWEST, hand), _MOST_WHOLE)
    room = right - left - _MONEY - 34
    card = max(_SLIMMEST, min(_WIDEST, (room - (slots + fit) * _GAP) / (slots + fit)))
    pitch = card + _GAP
    money = left + slots * pitch + 10
    hand_left = money + _MONEY + 16
    spare = max(0.0, right - hand_left - fit * pitch)
    money, hand_left = money + spare / 2, hand_left + spare
    top = area.y + 46 + (_WIDEST - card) * 0.55
    step = min(pitch, (right - hand_left - card) / max(1, hand - 1))
    return OwnPlan(
        area,
        tuple(Area(left + index * pitch, top, card, card * 1.4) for index in range(slots)),
        tuple(Area(hand_left + index * step, top, card, card * 1.4) for index in range(hand)),
        money,
        hand_left,
    )
