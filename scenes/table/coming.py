"""How the marks of what a gesture would bring fade in, one after the other."""

from scenes.anim import timings
from scenes.anim.easing import share_of
from scenes.stage import Sprite
from scenes.table.game_table import Gesture


class Coming:
    """Remembers since when it is told what a gesture would bring."""

    def __init__(self) -> None:
        self._told: tuple[Gesture, float] | None = None
        self._count = 0

    def tell(self, gesture: Gesture | None, marks: list[Sprite], now: float) -> list[Sprite]:
        """Return the marks of a gesture as they are now; None when nothing is told."""
        if gesture is None:
            self._told = None
            return []
        if self._told is None or self._told[0] != gesture:
            self._told = gesture, now
        self._count = len(marks)
        age = now - self._told[1]
        seen = []
        for order, mark in enumerate(marks):
            share = share_of(age, order * timings.WHAT_IF_STAGGER, timings.WHAT_IF_IN)
            if share > 0:
                seen.append(mark._replace(alpha=round(mark.alpha * share)))
        return seen

    def is_moving(self, now: float) -> bool:
        """Whether a mark is still fading in."""
        if self._told is None:
            return False
        return now - self._told[1] < timings.WHAT_IF_IN + timings.WHAT_IF_STAGGER * self._count
