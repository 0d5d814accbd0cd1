"""A slider of percents: dragged or clicked with the pointer, moved by arrows."""

from collections.abc import Callable

import pygame
from pygame.event import Event

from scenes.gui.manager import Gui
from scenes.gui.pieces import Piece
from scenes.paint.controls import Press
from scenes.paint.slider import SLIDER_HEIGHT, TAP, rail_width, slider_picture
from scenes.paint.units import Picture

STEP = 5
_LAST = 100


class Slider(Piece):
    """`on_moved` hears every step of a drag, `on_settled` once where it ends."""

    def __init__(
        self,
        gui: Gui,
        name: str,
        x: float,
        y: float,
        width: float,
        icon: str,
        percent: int,
        on_moved: Callable[[int], None],
        on_settled: Callable[[int], None],
        *,
        tip: str | None = None,
    ) -> None:
        self.percent = percent
        self._icon = icon
        self._width = width
        self._on_moved = on_moved
        self._on_settled = on_settled
        self._is_dragged = False
        super().__init__(gui, name, (x, y, width, SLIDER_HEIGHT), self._picture, self._nothing, tip=tip)

    def _nothing(self) -> None:
        """Do nothing when pressed: a slider has no single meaning."""

    def _picture(self, press: Press) -> Picture:
        shown = Press.PRESSED if self._is_dragged and press is Press.NORMAL else press
        return slider_picture(self.gui.scale, self.percent, self._width, self._icon, shown)

    def point_of(self, percent: int) -> tuple[int, int]:
        """Return the pixel at which the middle of the tap means so many percent."""
        at = TAP / 2 + rail_width(self._width) * percent / _LAST
        return int(self.rect.x) + self.gui.scale.px(at), int(self.rect.centery)

    def _percent_at(self, x: int) -> int:
        share = (float(x - self.rect.x) / self.gui.scale.u - TAP / 2) / rail_width(self._width)
        return max(0, min(_LAST, round(share * _LAST)))

    def _move(self, percent: int) -> None:
        if percent != self.percent:
            self.percent = percent
            self._on_moved(percent)

    def process_event(self, event: Event) -> bool:
        """Take hold of the tap, follow the pointer, and let go."""
        match event.type:
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_LEFT and self.can_focus:
                if not self.rect.collidepoint(event.pos):
                    return False
                self._is_dragged = True
                self._move(self._percent_at(event.pos[0]))
                return True
            case pygame.MOUSEMOTION if self._is_dragged:
                self._move(self._percent_at(event.pos[0]))
                return True
            case pygame.MOUSEBUTTONUP if event.button == pygame.BUTTON_LEFT and self._is_dragged:
                self._let_go()
                return True
            case pygame.WINDOWFOCUSLOST if self._is_dragged:
                self._let_go()
                return False
            case _:
                return False

    def _let_go(self) -> None:
        self._is_dragged = False
        self._on_settled(self.percent)

    def answers(self, event: Event) -> bool:
        """Take left and right."""
        step = {pygame.K_LEFT: -STEP, pygame.K_RIGHT: STEP}.get(event.key)
        if step is None:
            return False
        before = self.percent
        self._move(max(0, min(_LAST, self.percent + step)))
        if self.percent != before:
            self._on_settled(self.percent)
        return True
