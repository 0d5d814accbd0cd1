"""The lamp of the table flickers while somebody is there, and burns still when nobody is."""

from random import Random

import pygame

from scenes.anim import timings
from scenes.paint.grid import TableGrid
from scenes.paint.light import FLICKERS, can_flicker, flicker_patch
from scenes.paint.palette import LANTERN
from scenes.paint.units import Scale
from scenes.stage import Sprite


class Flicker:
    """How strongly a flame burns just now, as one of a few strengths; still long after the last input."""

    def __init__(self, rng: Random | None = None) -> None:
        # Never the chance of a game: a flame must not change what is dealt.
        self._rng = rng or Random()
        self._is_on = False
        self._until = float("-inf")
        self._next = 0.0
        self.strength = 0

    def wake(self, now: float, *, is_on: bool) -> None:
        """Note that somebody is there; `is_on` is whether the lamp may flicker at all."""
        self._is_on = is_on
        self._until = now + timings.FLICKER_STOPS
        self._next = min(max(self._next, now), now + timings.FLICKER_LONGEST)

    def advance(self, now: float) -> None:
        """Go on to a time."""
        if not self._is_on or now >= self._until:
            self.strength = 0
        elif now >= self._next:
            others = [strength for strength in range(FLICKERS) if strength != self.strength]
            self.strength = self._rng.choice(others)
            self._next = now + self._rng.uniform(timings.FLICKER_SHORTEST, timings.FLICKER_LONGEST)

    def wake_at(self, now: float) -> float | None:
        """Return when it changes next; None while it burns still."""
        if not self._is_on or (now >= self._until and not self.strength):
            return None
        return min(self._next, self._until)


def flame_sprites(scale: Scale, strength: int) -> list[Sprite]:
    """Return what the flame of the lamp gives more than when it burns still."""
    if not strength or not can_flicker(LANTERN):
        return []
    patch = flicker_patch(scale, LANTERN, strength)
    spot = Sprite.at(scale, patch, *TableGrid.of(scale).lamp)
    return [spot._replace(flags=pygame.BLEND_RGB_ADD)]
