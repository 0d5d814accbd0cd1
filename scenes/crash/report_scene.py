"""The whole report of a crash to read, so that nobody has to send what they have not seen."""

from collections.abc import Sequence

import pygame
from pygame import Surface
from pygame.event import Event

from scenes.clipboard import copy_text
from scenes.crash.lines import broken
from scenes.crash.report import Report
from scenes.gui.fields import Scroller
from scenes.gui.manager import Gui
from scenes.gui.menu import MenuScene, back_button, bottom_keys, heading
from scenes.gui.pieces import Box, plank
from scenes.keys.commands import Fixed
from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.canvas import Canvas
from scenes.paint.controls import Plank
from scenes.paint.fonts import Face
from scenes.paint.paper import empty_ledger
from scenes.paint.room import back_room
from scenes.paint.text import line_height, text_px, text_surface
from scenes.paint.units import Scale
from scenes.scene import Director
from scenes.stage import Sprite

WIDEST = 1100.0
_SIZE = 15.5
_EDGE, _LIP = 34.0, 24.0
_BAR = 14.0
_NOTCH = 3
"""Lines that one notch of the wheel scrolls."""
_PLANK = (250.0, 44.0)


class Copying:
    """The plank that puts a report on the clipboard, and says whether it is there."""

    def __init__(self, scene: MenuScene, report: Report) -> None:
        self._scene = scene
        self._report = report
        self.is_done = False

    def plank(self, width: float, height: float, size: float, *, is_hot: bool = False) -> Plank:
        """Return the look of the plank."""
        words, icon = (tr("Copied: paste it now"), "check") if self.is_done else (tr("Copy details"), "book")
        return Plank(words, width, height, icon, size=size, is_hot=is_hot)

    def copy(self) -> None:
        """Copy, and tell if the clipboard refuses."""
        problem = copy_text(self._report.text)
        self.is_done = problem is None
        if problem is not None:
            self._scene.services.notices.append(problem)
        self._scene.rebuild()


class ReportScene(MenuScene):
    """A page that scrolls line by line."""

    def __init__(self, director: Director, report: Report) -> None:
        super().__init__(director)
        self._report = report
        self._copying = Copying(self, report)
        self.lines: list[str] = []
        self.top = 0
        """The first line that is seen."""
        self._view = Surface((1, 1))
        self._stamp = 0
        self._scroller: Scroller | None = None

    # Layout.

    def _page(self, scale: Scale) -> Box:
        wide = min(WIDEST, scale.logical_width - 40)
        return (scale.logical_width - wide) / 2, 76.0, wide, scale.logical_height - 76 - 60

    def _window(self, scale: Scale) -> Box:
        """Return where the words are seen."""
        x, y, wide, high = self._page(scale)
        return x + _EDGE, y + _LIP, wide - 2 * _EDGE - _BAR - 10, high - 2 * _LIP

    def _pitch(self, scale: Scale) -> int:
        return line_height(Face.BODY, text_px(scale, _SIZE))

    @property
    def seen(self) -> int:
        """How many lines are seen at once."""
        return max(1, self.scale.px(self._window(self.scale)[3]) // self._pitch(self.scale))

    def paint(self, scale: Scale) -> Surface:
        """Paint the room and the empty page, and break the text into lines."""
        share = self.top / max(1, len(self.lines))
        px, box = text_px(scale, _SIZE), scale.box(*self._window(scale))
        self.lines = broken(self._report.text, Face.BODY, px, box.width)
        self._view = Surface(box.size, pygame.SRCALPHA)
        canvas = Canvas(scale, back_room(scale).copy())
        heading(canvas, tr("What happened"), taken=_PLANK[0] + 20)
        x, y, wide, high = self._page(scale)
        canvas.put(empty_ledger(scale, wide, high).picture(), x, y)
        words = self.services.keys.words
        bottom_keys(
            canvas,
            tr("Arrows, wheel, Page up and down: scroll"),
            tr("{key}: copy", key=words(Fixed.ENTER)),
            tr("{key}: back", key=words(Fixed.ESCAPE)),
        )
        self._show(round(share * len(self.lines)))
        return canvas.surface

    def build(self, gui: Gui) -> None:
        """Create the way back, the plank that copies, and the bar if there is more than is seen."""
        back_button(gui, self)
        wide, high = _PLANK
        look = self._copying.plank(wide, high, 18, is_hot=True)
        gui.default = plank(gui, "copy", gui.scale.logical_width - wide - 20, 16, look, self._copying.copy)
        self._scroller = None
        if len(self.lines) > self.seen:
            x, y, wide, high = self._page(gui.scale)
            box = (x + wide - _EDGE - _BAR + 8, y + _LIP, _BAR, high - 2 * _LIP)
            whole = len(self.lines)
            self._scroller = Scroller(gui, box, self.seen / whole, self.top / whole, self._scroll_share)

    # Scrolling.

    def _show(self, top: int) -> None:
        """Draw the lines from one on, as many as are seen whole."""
        self.top = max(0, min(len(self.lines) - self.seen, top))
        px, pitch = text_px(self.scale, _SIZE), self._pitch(self.scale)
        self._view.fill((0, 0, 0, 0))
        for row, line in enumerate(self.lines[self.top : self.top + self.seen]):
            if line:
                self._view.blit(text_surface(line, Face.BODY, px, ink.TEXT), (0, row * pitch))
        self._stamp += 1

    def scroll_to(self, top: int) -> None:
        """Show the lines from one on, and move the bar there."""
        self._show(top)
        if self._scroller is not None:
            self._scroller.scroll_to(self.top / len(self.lines))

    def _scroll_share(self, share: float) -> None:
        self._show(round(share * len(self.lines)))

    def extras(self) -> Sequence[Sprite]:
        """Show the lines."""
        box = self.scale.box(*self._window(self.scale))
        return (Sprite(self._view, box.x, box.y, stamp=self._stamp),)

    def respond(self, event: Event) -> None:
        """Scroll with wheel and keys."""
        if event.type == pygame.MOUSEWHEEL:
            self.scroll_to(self.top - event.y * _NOTCH)
        elif event.type != pygame.KEYDOWN or not self._scrolls(event):
            super().respond(event)

    def _scrolls(self, event: Event) -> bool:
        page, last = self.seen - 1, len(self.lines)
        steps = {pygame.K_PAGEUP: -page, pygame.K_PAGEDOWN: page, pygame.K_HOME: -last, pygame.K_END: last}
        if not self.gui.is_ring_shown:
            steps |= {pygame.K_UP: -1, pygame.K_DOWN: 1}
        if event.key not in steps:
            return False
        self.scroll_to(self.top + steps[event.key])
        return True

    def open_rules(self) -> None:
        """Stay: what broke may break again."""

    def open_settings(self) -> None:
        """Stay: what broke may break again."""
