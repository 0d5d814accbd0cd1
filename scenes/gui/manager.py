"""One manager of pygame_gui for a scene: positions from events, focus of our own, sprites for our frame."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

import pygame
from pygame.event import Event
from pygame_gui import UIManager
from pygame_gui.core import UIElement
from pygame_gui.core.resource_loaders import BlockingThreadedResourceLoader
from pygame_gui.core.ui_appearance_theme import UIAppearanceTheme
from pygame_gui.elements import UITextEntryLine

from scenes.gui.stops import Drawn, Stop
from scenes.gui.theme import theme_for
from scenes.gui.tips import FocusTip
from scenes.gui.walk import KeyboardWalk
from scenes.paint.cache import also_forget
from scenes.paint.units import Scale
from scenes.sound.names import Play, Sound, unheard
from scenes.stage import Sprite

Action = Callable[[], None]

FRAME_SECONDS = 1 / 60
BLINK_SECONDS = 0.4
PAN = 0.5
"""How far to the side what lies at the edge of the window is heard."""
TIP_SECONDS = 0.25
"""How often is looked whether a tooltip is due while the pointer rests on something that has one."""

_POSITIONED = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


@lru_cache(maxsize=1)
def _shared_theme(scale: Scale, locale: str) -> UIAppearanceTheme:
    """Read the theme once for all scenes of a window size; it holds fonts and a cache of 4 MB."""
    pygame.font.init()
    loader = BlockingThreadedResourceLoader()  # type: ignore[no-untyped-call]
    theme = UIAppearanceTheme(loader, locale)
    theme.load_theme(theme_for(scale))
    loader.start()  # type: ignore[no-untyped-call]
    loader.update()
    return theme


also_forget(_shared_theme.cache_clear)


class Gui(UIManager):
    """All elements of one scene; `handle` and `advance` are the only ways in, `sprites` is the way out."""

    def __init__(self, scale: Scale, play: Play = unheard) -> None:
        self.scale = scale
        self._play = play
        self._pointed = ""
        super().__init__((scale.width, scale.height), enable_live_theme_updates=False)
        self._tip = FocusTip(self)
        self._walk = KeyboardWalk(self)
        self.stops: list[Stop] = []
        self.focused: Stop | None = None
        self.default: Stop | None = None
        self.is_ring_shown = False
        self.low_edge: Callable[[], int] | None = None
        """Returns the lowest pixel that is seen of a page that is taller than the window."""
        self._stamp = 0
        self._seen = 0.0
        self._is_held = False
        self._opener: Event | None = None

    def create_new_theme(self, theme_path: object = None) -> UIAppearanceTheme:
        """Return the theme of the window size."""
        return _shared_theme(self.scale, self._locale)

    def create_tool_tip(
        self, text: str, position: tuple[int, int], hover_distance: tuple[int, int], *args: Any, **more: Any
    ) -> Any:
        """Return a tooltip, above its element if it would hang out of the window at the bottom."""
        tip: Any = super().create_tool_tip(text, position, hover_distance, *args, **more)
        if self.low_edge is not None and tip.rect.bottom > self.low_edge():
            top = int(position[1] - hover_distance[1] - tip.rect.height)
            tip.set_position((tip.rect.left, top))
        return tip

    def _update_mouse_position(self) -> None:
        """Keep the position of the last event: nobody polls the mouse."""

    def clear(self, scale: Scale) -> None:
        """Remove every element, for another window size or another choice of elements."""
        self.stops.clear()
        self._tip.hide()
        self.focused = self.default = None
        self._is_held = False
        self.scale = scale
        self.ui_theme = self.create_new_theme()
        self.window_resolution = (scale.width, scale.height)
        self.clear_and_reset()  # type: ignore[no-untyped-call]
        pygame.key.set_repeat()

    def add(self, stop: Stop) -> None:
        """Put an element at the end of the order of focus."""
        self.stops.append(stop)

    def remove(self, stop: Stop) -> None:
        """Take an element away for good."""
        self.stops.remove(stop)
        if self.focused is stop:
            self.focus(None)
        if isinstance(stop, UIElement):
            stop.kill()  # type: ignore[no-untyped-call]

    def find(self, name: str) -> Stop:
        """Return the element of this name; raises LookupError when there is none."""
        for stop in self.stops:
            if stop.name == name:
                return stop
        raise LookupError(name)

    def handle(self, event: Event, now: float) -> bool:
        """Answer an event; return whether an element took it."""
        if event.type in _POSITIONED:
            self.mouse_position = event.pos
        elif event.type == pygame.WINDOWLEAVE:
            self.mouse_position = (-1, -1)
        if self._is_of_opener(event):
            return True
        if event.type == pygame.KEYDOWN and self._walk.answers(event):
            self._touch(now)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            self._is_held = True
            self._focus_under(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
            self._is_held = False
        taken = self.process_events(event)
        self._touch(now)
        return bool(taken)

    def opened_by(self, key: Event) -> None:
        """Hear which key brought this scene up: its letter is reported after it, and is not for writing."""
        self._opener = key

    def _is_of_opener(self, event: Event) -> bool:
        if self._opener is None:
            return False
        if event.type == pygame.KEYUP and event.key == self._opener.key:
            self._opener = None
            return False
        return bool(event.type == pygame.TEXTINPUT and event.text == self._opener.unicode)

    def _touch(self, now: float) -> None:
        self.update(max(0.0, min(0.5, now - self._seen)))
        if self.is_writing:
            # A text field draws a letter one update after it was typed.
            self.update(0)
        self._seen = now
        self._stamp += 1

    def advance(self, now: float) -> None:
        """Let pass the time since the last call, if anything waits for it."""
        self._tip.follow(self.focused if self.is_ring_shown else None, now)
        wake = self.wake_at()
        if wake is not None and wake <= now:
            self._touch(now)
        elif wake is None:
            self._seen = now

    def wake_at(self) -> float | None:
        """Return when an element will change by itself; None for never."""
        if self._is_held and self._has_native:
            return self._seen + FRAME_SECONDS
        if self.is_writing:
            return self._seen + BLINK_SECONDS
        if any(
            element.hovered and element.tool_tip_text and not element.tool_tip for element in self._elements()
        ):
            return self._seen + TIP_SECONDS
        return self._tip.wake_at()

    @property
    def is_writing(self) -> bool:
        """Whether there is a line that letters are written on."""
        return any(isinstance(element, UITextEntryLine) for element in self.focused_set or ())

    @property
    def _has_native(self) -> bool:
        return any(
            not isinstance(element, Drawn) and element.image is not None for element in self._elements()
        )

    def _elements(self) -> list[UIElement]:
        return [element for element in self.ui_group.sprites() if isinstance(element, UIElement)]

    def sprites(self) -> list[Sprite]:
        """Return everything that is visible, from back to front."""
        shown: list[Sprite] = []
        for element in self._elements():
            if not element.visible:
                continue
            if isinstance(element, Drawn):
                shown.extend(element.sprites())
            else:
                shown.extend(self.native(element))
        return shown

    def native(self, element: UIElement) -> Iterator[Sprite]:
        """Yield the picture that pygame_gui drew of an element, if it has one."""
        image = element.image
        if image is not None and image.get_width() > 1 and image.get_height() > 1:
            x, y = int(element.rect.x), int(element.rect.y)
            yield Sprite(image, x, y, flags=pygame.BLEND_PREMULTIPLIED, stamp=self._stamp)

    def sound(self, sound: Sound, rect: pygame.Rect) -> None:
        """Let an element be heard from where it lies."""
        self._play(sound, pan=PAN * (2 * rect.centerx / self.scale.width - 1))

    def point_out(self, name: str, rect: pygame.Rect) -> None:
        """Tick when pointer or keyboard come to an element, once: it may be made anew under the pointer."""
        if name != self._pointed:
            self._pointed = name
            self.sound(Sound.HOVER, rect)

    def point_away(self, name: str) -> None:
        """Tick again when pointer or keyboard come back to an element."""
        if name == self._pointed:
            self._pointed = ""

    def focus(self, stop: Stop | None, *, is_ring_shown: bool = True) -> None:
        """Move the keyboard to an element, or away from all."""
        if self.focused is not None and self.focused is not stop:
            self.focused.set_focused(False)
        self.focused = stop
        self.is_ring_shown = is_ring_shown and stop is not None
        if stop is not None:
            stop.set_focused(True)

    def focus_named(self, name: str, *, is_ring_shown: bool = True) -> None:
        """Move the keyboard to the element of this name, if there is one that can have it."""
        for stop in self.stops:
            if stop.name == name and stop.can_focus:
                self.focus(stop, is_ring_shown=is_ring_shown)
                return

    def has_ring(self, stop: Stop) -> bool:
        """Whether the ring of the keyboard is around an element."""
        return self.is_ring_shown and self.focused is stop

    def _focus_under(self, point: tuple[int, int]) -> None:
        hit = next((stop for stop in self.stops if stop.can_focus and stop.rect.collidepoint(point)), None)
        self.focus(hit, is_ring_shown=False)
