"""Buttons, choices and switches of pygame_gui that wear the pictures of the drawing kit."""

from collections.abc import Callable, Iterator
from typing import Any

import pygame
from pygame.event import Event
from pygame_gui.core import UIElement
from pygame_gui.core.drawable_shapes.drawable_shape import DrawableShape
from pygame_gui.elements import UIButton

from scenes.gui.manager import Action, Gui
from scenes.paint.controls import Plank, Press, pegs, plank_button, toggle, wood_button
from scenes.paint.fonts import Face
from scenes.paint.text import text_px, text_width
from scenes.paint.units import Picture
from scenes.sound.names import Sound
from scenes.stage import Sprite

TIP_WIDTH = 320

Box = tuple[float, float, float, float]
Draw = Callable[[Press], Picture]


class _Outline(DrawableShape):
    """Only where an element is: its picture is drawn elsewhere, so none of the library's surfaces is made."""

    def __init__(self, rect: pygame.Rect) -> None:
        self.containing_rect = rect.copy()
        self.dynamic_width = self.dynamic_height = False

    def set_active_state(self, state_id: str) -> None:
        """Keep no state: the element knows it."""

    def update(self, time_delta: float) -> None:
        """Change nothing by time."""

    def has_fresh_surface(self) -> bool:
        """Have no surface."""
        return False

    def collide_point(self, point: Any) -> bool:
        """Whether a pixel is inside."""
        return self.containing_rect.collidepoint(point)

    def set_position(self, point: Any) -> None:
        """Move to a pixel."""
        self.containing_rect.topleft = (int(point[0]), int(point[1]))

    def set_dimensions(self, dimensions: Any) -> bool:
        """Take another size; nothing has to be drawn for it."""
        self.containing_rect.size = (int(dimensions[0]), int(dimensions[1]))
        return False


class Piece(UIButton):
    """A button with pictures by state.

    The themes of pygame_gui know flat shapes with one border; planks with lamp edge, shade lip, nails, a
    second line and a shadow that hangs over are beyond them, so this draws what the kit gives. Hovering,
    holding, releasing and tooltips are the library's.
    """

    pressed_sound: Sound | None = Sound.BUTTON
    """What is heard when it is pressed; None for one that speaks for itself."""

    def __init__(
        self, gui: Gui, name: str, box: Box, draw: Draw, action: Action, *, tip: str | None = None
    ) -> None:
        self.gui = gui
        self.name = name
        self._draw = draw
        self._action = action
        self._outline: _Outline | None = None
        self._says_why = False
        super().__init__(gui.scale.box(*box), "", gui, tool_tip_text=tip, command=self._do)
        if tip is not None:
            self.tell(tip)
            self._says_why = False
        gui.add(self)

    def tell(self, tip: str) -> None:
        """Have another tooltip, which from now on is told also while the button cannot be pressed."""
        self._says_why = True
        self.tool_tip_text = tip
        # No wider than its words.
        words = text_width(tip, Face.BOLD, text_px(self.gui.scale, 15))
        self.tool_tip_wrap_width = min(self.gui.scale.px(TIP_WIDTH), words + self.gui.scale.px(32))

    def can_hover(self) -> bool:
        """Whether the button hears of the pointer: also one that only says why it cannot be pressed."""
        return bool(super().can_hover()) or (self._says_why and not self.is_enabled)

    def _do(self) -> None:
        if self.pressed_sound is not None:
            self.gui.sound(self.pressed_sound, self.rect)
        self._action()

    def rebuild_from_changed_theme_data(self) -> None:
        """Take nothing from the theme."""
        self.rebuild()

    def rebuild(self) -> None:
        """Remember where the button is."""
        self.drawable_shape = _Outline(self.rect)

    def on_hovered(self) -> None:
        """Begin to wait for the tooltip, without an event for everyone."""
        UIElement.on_hovered(self)  # type: ignore[no-untyped-call]
        if self.is_enabled:
            self.gui.point_out(self.name, self.rect)

    def on_unhovered(self) -> None:
        """Take the tooltip away, without an event for everyone."""
        UIElement.on_unhovered(self)  # type: ignore[no-untyped-call]
        # A button that was let go is no longer hovered for a moment, though the pointer is still on it.
        if not self.rect.collidepoint(self.gui.mouse_position):
            self.gui.point_away(self.name)

    def on_self_event(self, event: int, data: dict[str, Any] | None = None) -> None:
        """Do what the button is for; there is nobody else who listens."""
        if event in self._handler:
            self._handler[event](data or {})

    @property
    def can_focus(self) -> bool:
        """Whether the button can be pressed now."""
        return bool(self.is_enabled and self.visible and self.alive())  # type: ignore[no-untyped-call]

    def allow(self, is_allowed: bool) -> None:
        """Let the button be pressed, or not."""
        if is_allowed:
            self.enable()  # type: ignore[no-untyped-call]
        else:
            self.disable()  # type: ignore[no-untyped-call]

    def press(self) -> None:
        """Do what a click does."""
        self._do()

    def answers(self, event: Event) -> bool:
        """Leave every key to the manager."""
        return False

    def set_focused(self, is_focused: bool) -> None:
        """Need nothing: the picture is asked for anew."""

    @property
    def state(self) -> Press:
        """What the button looks like now."""
        if not self.is_enabled:
            return Press.DISABLED
        if self.held and self.rect.collidepoint(self.gui.mouse_position):
            return Press.PRESSED
        if self.gui.has_ring(self):
            return Press.FOCUSED
        return Press.HOVER if self.hovered else Press.NORMAL

    def sprites(self) -> Iterator[Sprite]:
        """Yield the picture for the present state."""
        yield Sprite.of(self._draw(self.state), int(self.rect.x), int(self.rect.y))


def plank(gui: Gui, name: str, x: float, y: float, look: Plank, action: Action) -> Piece:
    """A plank to press, its corner at a logical point."""
    box = (x, y, look.width, look.height)
    return Piece(gui, name, box, lambda press: plank_button(gui.scale, look, press), action)


def icon_button(
    gui: Gui,
    name: str,
    x: float,
    y: float,
    icon: str,
    action: Action,
    *,
    tip: str | None = None,
    side: float = 48,
) -> Piece:
    """A square wooden button with an icon and a tooltip."""

    def draw(press: Press) -> Picture:
        return wood_button(gui.scale, icon, press, side=side)

    return Piece(gui, name, (x, y, side, side), draw, action, tip=tip)


class Choice(Piece):
    """A row of pegs, one of them chosen: a click takes the peg under the pointer, arrows the next."""

    pressed_sound = None

    def __init__(
        self,
        gui: Gui,
        name: str,
        box: Box,
        options: tuple[str, ...],
        chosen: int,
        on_chosen: Callable[[int], None],
        *,
        tip: str | None = None,
    ) -> None:
        self.options = options
        self.chosen = chosen
        self._on_chosen = on_chosen
        self._width, self._height = box[2], box[3]
        super().__init__(gui, name, box, self._picture, self._choose_under_pointer, tip=tip)

    def _picture(self, press: Press) -> Picture:
        hover = self._under_pointer() if press is Press.HOVER else None
        return self.row(self._width, self._height, hover, is_focused=press is Press.FOCUSED)

    def row(self, width: float, height: float, hover: int | None, *, is_focused: bool) -> Picture:
        """Return the picture of all pegs, width x height u; `hover` is the one that is pointed at."""
        scale, options, chosen = self.gui.scale, self.options, self.chosen
        return pegs(scale, options, chosen, width, height=height, hover=hover, is_focused=is_focused)

    def _under_pointer(self) -> int:
        part = (self.gui.mouse_position[0] - self.rect.x) / max(1, self.rect.width)
        return min(len(self.options) - 1, max(0, int(part * len(self.options))))

    def _choose_under_pointer(self) -> None:
        self.choose(self._under_pointer())

    def choose(self, index: int) -> None:
        """Choose a peg and tell who wants to know."""
        if index != self.chosen:
            self.chosen = index
            self.gui.sound(Sound.SWITCH, self.rect)
            self._on_chosen(index)

    def point_of(self, index: int) -> tuple[int, int]:
        """Return the pixel in the middle of a peg."""
        return (self.rect.x + int(self.rect.width * (index + 0.5) / len(self.options)), self.rect.centery)

    def press(self) -> None:
        """Choose the next peg, after the last the first."""
        self.choose((self.chosen + 1) % len(self.options))

    def answers(self, event: Event) -> bool:
        """Take left and right."""
        step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key)
        if step is None or not 0 <= self.chosen + step < len(self.options):
            return False
        self.choose(self.chosen + step)
        return True


class Switch(Piece):
    """A switch with lamp and moon."""

    pressed_sound = Sound.SWITCH

    def __init__(
        self,
        gui: Gui,
        name: str,
        x: float,
        y: float,
        words: tuple[str, str],
        is_on: bool,
        on_turned: Callable[[bool], None],
        *,
        width: float = 92,
    ) -> None:
        self.is_on = is_on
        self._words = words
        self._on_turned = on_turned
        self._width = width
        super().__init__(gui, name, (x, y, width, 34), self._picture, self._turn)

    def _picture(self, press: Press) -> Picture:
        words = self._words[0 if self.is_on else 1]
        return toggle(
            self.gui.scale,
            words,
            is_on=self.is_on,
            width=self._width,
            is_focused=press is Press.FOCUSED,
            is_allowed=press is not Press.DISABLED,
        )

    def _turn(self) -> None:
        self.is_on = not self.is_on
        self._on_turned(self.is_on)
