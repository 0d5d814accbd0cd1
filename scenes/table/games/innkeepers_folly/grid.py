"""Where everything lies on the table of Innkeeper's Folly, in u of a window without zoom.

Room beyond 1280 x 800 u goes to the middle: the round table gets wider, the board with the log higher.
"""

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

from scenes.paint.grid import MOST_BUTTONS, Area, TableGrid
from scenes.paint.units import Scale

CARD_RATIO: Final = 1.4
RIGHT_ZONE: Final = 432.0
CARD: Final = 112.0
"""Width of a card in the hand."""
LIFTED: Final = 112.0
MINI: Final = 92.0
STAGE: Final = 88.0
"""Width of the card that is being played."""
BACK: Final = 30.0
"""Width of the backs of the others."""
CHIP: Final = 58.0
"""Side of a number that goes round the table."""
ARROW: Final = 36.0
"""Radius of the arrows."""
PLAQUE: Final = (126.0, 84.0)
PIECE: Final = (44.0, 40.0)
_ARCH: Final = 9.0


@dataclass(frozen=True)
class FollyGrid:
    """The table for a window of so many u; `buttons` is where the square buttons end."""

    width: float
    height: float
    buttons: float

    @classmethod
    def of(cls, scale: Scale) -> "FollyGrid":
        """Return the grid of a window."""
        plain = unzoomed(scale)
        buttons = TableGrid.of(scale).button(MOST_BUTTONS - 1).right * scale.u / plain.u
        return _grid(plain.logical_width, plain.logical_height, buttons)

    @property
    def spare(self) -> float:
        """What the window is higher than usual."""
        return self.height - 800

    @cached_property
    def low_width(self) -> float:
        """Where the taproom ends and the right zone begins."""
        return self.width - RIGHT_ZONE

    # The round table.

    @cached_property
    def middle(self) -> tuple[float, float]:
        """The middle of the center disc."""
        return self.low_width / 2, 338 + 0.45 * self.spare

    @property
    def disc(self) -> float:
        """Radius of the center disc; the ring is 26 wider."""
        return 80 + min(30.0, 0.08 * self.spare)

    @property
    def ring(self) -> float:
        """Radius of the ring around the disc."""
        return self.disc + 26

    @property
    def table(self) -> Area:
        """The box around the round table."""
        x, y = self.middle
        across, tall = self.low_width / 2 - 96, 226 + 0.42 * self.spare
        return Area(x - across, y + 14 - tall, 2 * across, 2 * tall)

    def plaque(self, chair: str) -> Area:
        """Where the total of a chair lies: "own", "left", "top" or "right"."""
        x, y = self.middle
        wide, high = PLAQUE
        match chair:
            case "own":
                y = 490 + self.spare
            case "left":
                x = 222.0
            case "right":
                x = self.low_width - 222
            case _:
                y = 184
        return Area(x - wide / 2, y - high / 2, wide, high)

    def seat(self, chair: str) -> Area:
        """Where a player sits."""
        x, y = self.middle
        match chair:
            case "own":
                return Area(x - 408, 498 + self.spare, 349, 62)
            case "left":
                return Area(18, y - 112, 146, 204)
            case "right":
                return Area(self.low_width - 164, y - 112, 146, 204)
            case _:
                return Area(x - 245, 74, 490, 86)

    def arrow(self, way: str) -> Area:
        """The carved arrow of a direction."""
        x, y = self.middle
        at = x - 182 if way == "clockwise" else x + 182
        low = y + 106 + 0.3 * self.spare
        return Area(at - ARROW, low - ARROW, 2 * ARROW, 2 * ARROW)

    @property
    def stage(self) -> Area:
        """Where the card lies that is being played."""
        x, y = self.middle
        low = y - 49
        return Area(x + self.ring - 2, low - STAGE * CARD_RATIO, STAGE, STAGE * CARD_RATIO)

    def hand(self, count: int) -> tuple[Area, ...]:
        """Places of so many cards in the hand, arched; what has no room overlaps from the right."""
        room = self.low_width - 50
        pitch = min(CARD + 8, (room - CARD) / max(1, count - 1))
        left = (self.low_width - CARD - (count - 1) * pitch) / 2
        middle = (count - 1) / 2
        areas = []
        for index in range(count):
            share = abs(index - middle) / 3.5
            y = self.hand_top + min(_ARCH, _ARCH * share**1.6)
            areas.append(Area(left + index * pitch, y, CARD, CARD * CARD_RATIO))
        return tuple(areas)

    @property
    def hand_top(self) -> float:
        """Upper edge of the middle cards of the hand."""
        return 570 + self.spare

    @property
    def rail(self) -> Area:
        """The rail between the room and the counter with the hand."""
        return Area(-6, 566 + self.spare, self.low_width + 3, 16)

    # Around it.

    @property
    def sign(self) -> Area:
        """Round, laps left and who is nearest."""
        left = self.buttons + 12
        return Area(left, 8, self.low_width - 12 - left, 58)

    @property
    def prompt(self) -> Area:
        """The one sentence that says what is expected."""
        return Area(18, self.height - 64, self.low_width - 36, 50)

    @property
    def right(self) -> float:
        """Left edge of the boards of the right zone."""
        return self.low_width + 22

    @property
    def idol(self) -> Area:
        """The niche with the idol and the list of owners."""
        return Area(self.right, 16, 392, 330)

    def owner(self, piece: int) -> Area:
        """The row of a piece in the list of owners."""
        area = self.idol
        return Area(area.x + 216, area.y + 62 + piece * 88, area.width - 230, 78)

    @property
    def niche(self) -> Area:
        """The square in which the layers of the idol are drawn."""
        area = self.idol
        return Area(area.x + 18, area.y + 98, 178, 178)

    @property
    def piles(self) -> Area:
        """The board with draw pile and discard."""
        return Area(self.right, 362, 392, 172)

    @property
    def pile(self) -> Area:
        """The top of the draw pile."""
        area = self.piles
        return Area(area.x + 20, area.y + 14, 88, 88 * CARD_RATIO)

    @property
    def discard(self) -> Area:
        """The top of the discard."""
        area = self.piles
        return Area(area.x + 154, area.y + 13, 88, 88 * CARD_RATIO)

    @property
    def opener(self) -> Area:
        """The plank that opens the discard."""
        area = self.piles
        return Area(area.x + 262, area.y + 16, area.width - 278, area.height - 32)

    @property
    def chalk(self) -> Area:
        """The board with the log, or with what a gesture would bring."""
        return Area(self.right, 548, 392, self.height - 562)

    @property
    def revealed(self) -> Area:
        """Where the card lies on the chalk board that Lekyros turned up."""
        area = self.chalk
        return Area(area.x + 24, area.y + 56, 104, 104 * CARD_RATIO)

    def plank(self, index: int) -> Area:
        """One of the planks on the chalk board beside the revealed card."""
        area = self.chalk
        return Area(area.x + 146, area.y + 76 + index * 49, area.width - 166, 43)


def unzoomed(scale: Scale) -> Scale:
    """Return the scale in which the table is painted: larger letters have no room on it."""
    return scale if scale.zoom == 1 and scale.unit is None else Scale(scale.width, scale.height)


@lru_cache(maxsize=8)
def _grid(width: float, height: float, buttons: float) -> FollyGrid:
    """Keep a few grids, which remember what they have worked out."""
    return FollyGrid(width, height, buttons)
