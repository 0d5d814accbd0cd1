"""A plaque of the key rack under the pointer: held, then in the air, then let go."""

from typing import NamedTuple

import pygame

from scenes.paint.light import lifted_shadow, shadow_blur
from scenes.paint.rack import Plaque, plaque
from scenes.paint.units import Scale
from scenes.stage import Sprite

LIFTED_FROM = 6.0
"""So many u the pointer has to move before a held plaque leaves its hook."""
TILT = -4
WIDEST = 560.0

Point = tuple[int, int]


class _Held(NamedTuple):
    which: int
    start: Point
    grip: Point


class Carry:
    """What the pointer holds."""

    def __init__(self) -> None:
        self._held: _Held | None = None
        self.is_lifted = False

    @property
    def lifted(self) -> int | None:
        """Which match is in the air."""
        return self._held.which if self._held is not None and self.is_lifted else None

    def hold(self, which: int, point: Point, corner: Point) -> None:
        """Press a button on a plaque whose corner is at a pixel."""
        self._held = _Held(which, point, (point[0] - corner[0], point[1] - corner[1]))
        self.is_lifted = False

    def move(self, point: Point, scale: Scale) -> None:
        """Move the pointer; a held plaque leaves its hook once it moved far enough."""
        if self._held is not None:
            start = self._held.start
            far = max(abs(point[0] - start[0]), abs(point[1] - start[1]))
            self.is_lifted = self.is_lifted or far > LIFTED_FROM * scale.u

    def let_go(self) -> int | None:
        """Let go; return which match was in the air."""
        lifted = self.lifted
        self._held = None
        self.is_lifted = False
        return lifted

    def sprites(self, scale: Scale, text: Plaque, width: float, pointer: Point) -> tuple[Sprite, ...]:
        """Return the plaque in the air with its shadow."""
        if self._held is None or not self.is_lifted:
            return ()
        picture = plaque(scale, text, min(width, WIDEST))
        tilted = pygame.transform.rotozoom(picture.surface, TILT, 1)
        blur = shadow_blur(scale, 6)
        shade = lifted_shadow(tilted, blur)
        grip = self._held.grip
        x = pointer[0] - min(grip[0], scale.px(WIDEST * 0.8)) - picture.anchor_x
        y = pointer[1] - grip[1] - picture.anchor_y
        shadow = Sprite(shade, x - 2 * blur + scale.px(8), y - 2 * blur + scale.px(14))
        return shadow, Sprite(tilted, x, y)
