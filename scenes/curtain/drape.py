"""The cloth before a table: it closes, hangs, parts and is gone."""

from collections.abc import Callable
from enum import StrEnum

from pygame import Surface

from scenes.anim import timings
from scenes.anim.easing import cubic_in_out, share_of
from scenes.curtain import paint
from scenes.paint.units import Scale
from scenes.services import Services
from scenes.stage import Frame, Sprite, Stage


class Part(StrEnum):
    """What the cloth does."""

    CLOSING = "closing"
    SHUT = "shut"
    OPENING = "opening"
    GONE = "gone"


class Drape:
    """Moves by the clock; where nothing may move it is shut or gone at once."""

    def __init__(self, services: Services, *, is_shut: bool = False) -> None:
        """Begin to close, or hang from the first moment on."""
        self._services = services
        self._since = services.now()
        self._behind: Surface | None = None
        """What is seen behind it while it moves, standing still."""
        self.part = Part.SHUT if is_shut or self._is_still else Part.CLOSING

    @property
    def _is_still(self) -> bool:
        settings = self._services.settings
        return settings.has_reduced_motion or settings.animation_speed <= 0

    def open(self) -> None:
        """Begin to part."""
        self._since, self._behind = self._services.now(), None
        self.part = Part.GONE if self._is_still else Part.OPENING

    def resize(self) -> None:
        """Look anew at what lies behind: the window has another size."""
        self._behind = None

    def advance(self, now: float) -> bool:
        """Move on to a time; return whether it has just shut."""
        if self.part is Part.CLOSING and now - self._since >= timings.CURTAIN_CLOSES:
            self.part = Part.SHUT
            return True
        if self.part is Part.OPENING and now - self._since >= timings.CURTAIN_OPENS:
            self.part = Part.GONE
        return False

    def frame(self, scale: Scale, behind: Callable[[], Frame]) -> Frame:
        """Return the picture while it moves; what lies behind is asked for once."""
        cloth = paint.cloth(scale)
        seconds = timings.CURTAIN_CLOSES if self.part is Part.CLOSING else timings.CURTAIN_OPENS
        share = cubic_in_out(share_of(self._services.now(), self._since, seconds))
        away = 1 - share if self.part is Part.CLOSING else share
        if self._behind is None:
            self._behind = Surface(cloth.get_size()).convert()
            Stage(self._behind).present(behind())
        return Frame(self._behind, _halves(cloth, away))


def _halves(cloth: Surface, away: float) -> tuple[Sprite, Sprite]:
    """Return both halves of the cloth, drawn apart so far; 1 is out of sight."""
    wide, high = cloth.get_size()
    middle = wide // 2
    left = cloth.subsurface((0, 0, middle, high))
    right = cloth.subsurface((middle, 0, wide - middle, high))
    return Sprite(left, -round(middle * away), 0), Sprite(right, middle + round((wide - middle) * away), 0)
