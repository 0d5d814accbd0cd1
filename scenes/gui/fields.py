"""Elements that pygame_gui draws itself, themed: the line to write on, and the scroll bar."""

from collections.abc import Callable, Iterator

import pygame
from pygame.event import Event
from pygame_gui.elements import UITextEntryLine, UIVerticalScrollBar

from scenes.gui.manager import Action, Gui
from scenes.gui.pieces import Box
from scenes.paint.controls import text_field
from scenes.stage import Sprite

EDGE = 12.0
"""The library keeps no room at the right: the end of a long line would lie on the edge of the parchment."""


class Field(UITextEntryLine):
    """A line to write on: the library's text entry, transparent, over the parchment of the kit.

    A theme gives it font, inks and caret; the lamp edge of the parchment it cannot give.
    """

    def __init__(
        self,
        gui: Gui,
        name: str,
        box: Box,
        text: str,
        on_enter: Action,
        *,
        on_changed: Callable[[str], None] | None = None,
        paste: Callable[[], str] | None = None,
        limit: int = 60,
    ) -> None:
        """Create the line; `paste` returns what pasting puts in the place of all that was written."""
        self.gui = gui
        self.name = name
        self._on_enter = on_enter
        self._on_changed = on_changed
        self._paste = paste
        self._limit = limit
        self._width, self._height = box[2], box[3]
        written = (*box[:2], box[2] - EDGE, box[3])
        super().__init__(gui.scale.box(*written), gui, initial_text=text)
        self.set_text_length_limit(limit)
        gui.add(self)

    @property
    def can_focus(self) -> bool:
        """Whether it can be written on now."""
        return bool(self.is_enabled and self.visible and self.alive())  # type: ignore[no-untyped-call]

    def press(self) -> None:
        """Accept what is written."""
        self._on_enter()

    def answers(self, event: Event) -> bool:
        """Take the keys for writing; Tab, Enter, Esc, up and down are left to others."""
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._on_enter()
            return True
        if event.key in (pygame.K_UP, pygame.K_DOWN, pygame.K_ESCAPE):
            return False
        self.process_event(event)
        return True

    def process_event(self, event: Event) -> bool:
        """Write, and tell who wants to know what is written now."""
        before = self.text
        taken = bool(super().process_event(event))
        if self.text != before and self._on_changed is not None:
            self._on_changed(self.text)
        return taken

    def _do_paste(self) -> None:
        if self._paste is None:
            super()._do_paste()  # type: ignore[no-untyped-call]
            return
        text = self._paste()[: self._limit]
        if text:
            self.set_text(text)
            self._go_to_end()

    def set_focused(self, is_focused: bool) -> None:
        """Show the caret and let held keys repeat, or neither."""
        if is_focused:
            self.gui.set_focus_set(self)
            self._go_to_end()
            pygame.key.set_repeat(400, 40)
        else:
            self.gui.set_focus_set(None)
            pygame.key.set_repeat()

    def select_all(self) -> None:
        """Mark the whole text, so that typing replaces it."""
        self.select_range = [0, len(self.text)]
        self._go_to_end()

    def _go_to_end(self) -> None:
        """Put the caret behind the text: the library begins each time at the start."""
        self.edit_position = len(self.text)
        self.cursor_has_moved_recently = True

    def sprites(self) -> Iterator[Sprite]:
        """Yield the parchment, then the text with its caret."""
        page = text_field(
            self.gui.scale, self._width, height=self._height, is_focused=self.gui.focused is self
        )
        yield Sprite.of(page, int(self.rect.x), int(self.rect.y))
        yield from self.gui.native(self)


class Scroller(UIVerticalScrollBar):
    """The library's scroll bar; `on_moved` hears the share of the whole that lies above what is seen."""

    def __init__(
        self, gui: Gui, box: Box, share_seen: float, start: float, on_moved: Callable[[float], None]
    ) -> None:
        self._on_moved: Callable[[float], None] | None = None
        super().__init__(gui.scale.box(*box), max(0.08, min(1.0, share_seen)), gui)
        self.scroll_to(start)
        self._told = self.start_percentage
        self._on_moved = on_moved

    def scroll_to(self, start: float) -> None:
        """Show a share without telling anybody."""
        self.set_scroll_from_start_percentage(start)
        self._told = self.start_percentage

    def update(self, time_delta: float) -> None:
        """Move with the pointer, and tell."""
        super().update(time_delta)
        if self._on_moved is not None and self.start_percentage != self._told:
            self._told = self.start_percentage
            self._on_moved(float(self.start_percentage))
