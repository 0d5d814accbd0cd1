"""The backs of the cards to choose from."""

from dataclasses import dataclass

from scenes.language import tr
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.card import HEIGHT
from scenes.paint.units import Picture, Scale


@dataclass(frozen=True, slots=True)
class CardBack:
    """One back: its name in the settings, and its picture below the art folder."""

    name: str
    path: str

    @property
    def words(self) -> str:
        """What it is called, in the player's language."""
        match self.name:
            case "keyhole":
                return tr("Keyhole")
            case "moon":
                return tr("Moon and barrel")
            case "hops":
                return tr("Hops")
            case _:
                return tr("Gryphon")


CARD_BACKS = (
    CardBack("gryphon", "icons/deck_back.svg"),
    CardBack("keyhole", "backs/keyhole.svg"),
    CardBack("moon", "backs/moon.svg"),
    CardBack("hops", "backs/hops.svg"),
)
"""The usual one first."""


def is_back(name: str) -> bool:
    """Whether there is a back of this name."""
    return any(back.name == name for back in CARD_BACKS)


def back_path(name: str) -> str:
    """Picture of a back below the art folder; an unknown name has the usual one."""
    return next((back.path for back in CARD_BACKS if back.name == name), CARD_BACKS[0].path)


@remembered(PIECES)
def card_back(scale: Scale, width: float, name: str) -> Picture:
    """A card `width` u wide that lies face down, anchored at its corner."""
    room, high = 20 + 0.04 * width, width * HEIGHT
    canvas = Canvas.clear(scale, width, high, left=room, top=room, right=room + 4, bottom=room + 6)
    canvas.shadow(2, 2, width - 4, high - 4, 8, 7, 130)
    canvas.art(back_path(name), 0, 0, width, high)
    return canvas.picture()
