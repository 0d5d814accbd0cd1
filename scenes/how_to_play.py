"""How to play: the rules as a book on the bar, to scroll through, with a plank for every chapter."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame
from pygame import Surface
from pygame.event import Event

from game.registry import GAMES
from scenes.gui.fields import Scroller
from scenes.gui.manager import Gui
from scenes.gui.menu import MenuScene, back_button, bottom_keys, heading
from scenes.gui.pieces import plank
from scenes.language import plain, tr
from scenes.paint import palette as ink
from scenes.paint.canvas import Canvas
from scenes.paint.controls import Plank
from scenes.paint.fonts import Face
from scenes.paint.paper import ledger
from scenes.paint.rich import RichText, Style, lay_out
from scenes.paint.room import back_room
from scenes.paint.svg import art_surface
from scenes.paint.units import Scale
from scenes.rules_text import Chapter, Kind, Paragraph, chapters
from scenes.scene import Director
from scenes.stage import Sprite

PLANKS_WIDTH = 300.0
PAGE_TOP = 84.0
WIDEST_PAGE = 1040.0
STEP = 60.0

_STYLES = {
    Kind.TITLE: Style(Face.DISPLAY, 27, ink.TEXT, lines=2),
    Kind.BODY: Style(Face.BODY, 19, ink.TEXT, leading=1.3, icon=1.3, lines=40),
    Kind.POINT: Style(Face.BODY, 19, ink.TEXT, leading=1.3, icon=1.3, lines=40),
    Kind.EXAMPLE: Style(Face.ITALIC, 18.5, ink.TEXT_QUIET, leading=1.3, icon=1.3, lines=40),
}
_INDENT = {Kind.TITLE: 0.0, Kind.BODY: 0.0, Kind.POINT: 48.0, Kind.EXAMPLE: 24.0}
_SPACE = {Kind.TITLE: 16.0, Kind.BODY: 16.0, Kind.POINT: 14.0, Kind.EXAMPLE: 18.0}


class _Line(NamedTuple):
    """A paragraph on the long page: its pixel from the top, its text and the icon before it."""

    y: int
    x: int
    text: RichText
    icon: str


class HowToPlayScene(MenuScene):
    """One long page with all chapters."""

    def __init__(self, director: Director) -> None:
        super().__init__(director)
        self.chapters: tuple[Chapter, ...] = chapters()
        self.offset = 0.0
        """Share of the page that lies above what is seen."""
        self._lines: list[_Line] = []
        self._starts: list[int] = []
        self._height = 1
        self._view = Surface((1, 1))
        self._stamp = 0
        self._scroller: Scroller | None = None

    @property
    def _page(self) -> tuple[float, float, float, float]:
        left = 20 + PLANKS_WIDTH + 24
        room = self.scale.logical_width - left - 20
        width = min(room, WIDEST_PAGE)
        return left + (room - width) / 2, PAGE_TOP, width, self.scale.logical_height - PAGE_TOP - 74

    @property
    def _window(self) -> pygame.Rect:
        x, y, width, height = self._page
        return self.scale.box(x + 40, y + 26, width - 102, height - 52)

    def paint(self, scale: Scale) -> Surface:
        """Paint the page without its text."""
        self.scale = scale
        canvas = Canvas(scale, back_room(scale).copy())
        heading(canvas, tr("How to play"), plain(GAMES[0].title))
        x, y, width, height = self._page
        canvas.put(ledger(scale, width, height), x, y)
        bottom_keys(
            canvas, tr("Arrows, wheel, Page up and down: scroll"), tr("Tab: chapters"), tr("Esc: back")
        )
        self._set_text()
        return canvas.surface

    def _set_text(self) -> None:
        """Set every paragraph for the width of the page."""
        self._lines, self._starts = [], []
        y = 0
        for chapter in self.chapters:
            self._starts.append(y)
            y = self._set(Paragraph(Kind.TITLE, chapter.title), y)
            for paragraph in chapter.paragraphs:
                y = self._set(paragraph, y)
            y += self.scale.px(26)
        # The last chapter can be scrolled to the top of the page, too.
        self._height = max(y, self._starts[-1] + self._window.height)
        self._view = Surface(self._window.size, pygame.SRCALPHA)
        self._draw()

    def _set(self, paragraph: Paragraph, y: int) -> int:
        scale = self.scale
        indent = _INDENT[paragraph.kind]
        room = self._window.width / scale.u - indent
        text = lay_out(scale, paragraph.words, room, _STYLES[paragraph.kind])
        self._lines.append(_Line(y, scale.px(indent), text, paragraph.icon))
        return y + text.height + scale.px(_SPACE[paragraph.kind])

    def _draw(self) -> None:
        """Draw what is seen of the long page."""
        self._view.fill((0, 0, 0, 0))
        top = round(self.offset * self._height)
        side = self.scale.px(32)
        for line in self._lines:
            y = line.y - top
            if y > self._view.get_height() or y + line.text.height < 0:
                continue
            if line.icon:
                icon = art_surface(f"icons/{line.icon}.svg", side, side)
                self._view.blit(icon, (0, y + (line.text.pitch - side) // 2 + self.scale.px(1)))
            line.text.draw(self._view, line.x, y)
        self._stamp += 1

    def build(self, gui: Gui) -> None:
        """Create a plank for every chapter and the scroll bar."""
        back_button(gui, self)
        for index, chapter in enumerate(self.chapters):
            look = Plank(chapter.title, PLANKS_WIDTH, 58, chapter.icon, size=19, has_nails=True)
            plank(gui, f"chapter_{index}", 20, PAGE_TOP + index * 72, look, self._going(index))
        x, y, width, height = self._page
        box = (x + width - 34, y + 22, 14.0, height - 44)
        self._scroller = Scroller(gui, box, self._window.height / self._height, self.offset, self.scroll_to)

    def _going(self, index: int) -> Callable[[], None]:
        return lambda: self.scroll_to(self._starts[index] / self._height)

    @property
    def _last(self) -> float:
        return max(0.0, 1 - self._window.height / self._height)

    def scroll_to(self, offset: float) -> None:
        """Show the page from this share on."""
        self.offset = max(0.0, min(self._last, offset))
        if self._scroller is not None:
            self._scroller.scroll_to(self.offset)
        self._draw()

    def scroll_by(self, units: float) -> None:
        """Scroll by so many u, down being positive."""
        self.scroll_to(self.offset + units * self.scale.u / self._height)

    def extras(self) -> Sequence[Sprite]:
        """Show the text."""
        return (Sprite(self._view, self._window.x, self._window.y, stamp=self._stamp),)

    def respond(self, event: Event) -> None:
        """Scroll with wheel and keys; with the ring on a plank, up and down walk the planks."""
        if event.type == pygame.MOUSEWHEEL:
            self.scroll_by(-event.y * STEP)
            return
        if event.type == pygame.KEYDOWN and self._scrolls(event):
            return
        super().respond(event)

    def _scrolls(self, event: Event) -> bool:
        page = self._window.height / self.scale.u * 0.9
        steps = {pygame.K_PAGEUP: -page, pygame.K_PAGEDOWN: page, pygame.K_HOME: -1e9, pygame.K_END: 1e9}
        if not self.gui.is_ring_shown:
            steps |= {pygame.K_UP: -STEP, pygame.K_DOWN: STEP, pygame.K_SPACE: page}
        if event.key not in steps:
            return False
        self.scroll_by(steps[event.key])
        return True
