"""What the hand holds while a table is laid: a regular or a role of the bar, or whoever sits on a chair."""

from typing import NamedTuple

import pygame

from game.core.rules import Seat
from scenes.paint.light import lifted_shadow, shadow_blur
from scenes.paint.units import Picture, Scale
from scenes.stage import Sprite

LIFTED_FROM = 6.0
"""So many u the pointer has to move before what it holds is in the air."""
TILT = 6
SIDE = 84.0

Point = tuple[int, int]


class Source(NamedTuple):
    """Where something is taken from: a chair, or the face of a regular at the bar, or a role there."""

    seat: Seat | None = None
    face: str = ""
    role: str = ""


class Hand:
    """Empty, holding, or with something in the air: dragged, or lifted by a press until it is put down."""

    def __init__(self) -> None:
        self._held: Source | None = None
        self._start: Point = (0, 0)
        self.lifted: Source | None = None
        """What is in the air."""
        self.is_dragged = False
        """Whether it follows a pointer whose button is down."""

    def hold(self, source: Source, point: Point) -> None:
        """Press the button on something."""
        self._held, self._start = source, point

    def move(self, point: Point, scale: Scale) -> None:
        """Move the pointer; what is held leaves its place once it moved far enough."""
        if self._held is None or self.is_dragged:
            return
        far = max(abs(point[0] - self._start[0]), abs(point[1] - self._start[1]))
        if far > LIFTED_FROM * scale.u:
            self.lifted, self.is_dragged = self._held, True

    def release(self) -> None:
        """Let the button go without a drag."""
        self._held = None

    def lift(self, source: Source) -> None:
        """Take something up with a press; it stays in the air."""
        self.lifted, self.is_dragged = source, False

    def let_go(self) -> Source | None:
        """Let go; return what was in the air."""
        lifted = self.lifted
        self._held = self.lifted = None
        self.is_dragged = False
        return lifted


def carried(scale: Scale, picture: Picture, point: Point) -> tuple[Sprite, ...]:
    """Return a face in the air beside a pixel, with its shadow."""
    tilted = pygame.transform.rotozoom(picture.surface, TILT, 1)
    blur = shadow_blur(scale, 6)
    shade = lifted_shadow(tilted, blur)
    x, y = point[0] - scale.px(14), point[1] - scale.px(SIDE * 0.8)
    shadow = Sprite(shade, x - 2 * blur + scale.px(8), y - 2 * blur + scale.px(14))
    return shadow, Sprite(tilted, x, y)
