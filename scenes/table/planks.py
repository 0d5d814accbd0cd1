"""The planks on a table by which choices are made; they come and go with every decision."""

from collections.abc import Callable, Iterator, Sequence

import pygame
from pygame.event import Event

from scenes.gui.manager import Gui
from scenes.gui.pieces import Piece
from scenes.paint.bare_plank import bare_plank
from scenes.paint.burst import check_frame
from scenes.paint.controls import Plank, Press, plank_button
from scenes.paint.units import Picture
from scenes.sound.names import Sound
from scenes.stage import Sprite
from scenes.table.game_table import ENTER, Action, PlankSpec


class ChoicePlank(Piece):
    """One choice; a dark one can be pointed at and focused, and says why it cannot be chosen."""

    def __init__(self, gui: Gui, spec: PlankSpec, choose: Callable[[Action], None]) -> None:
        self.spec = spec
        self._choose = choose
        area = spec.area
        # What has a second line stands a little higher.
        self._look = Plank(
            spec.words,
            area.width,
            area.height,
            spec.icon or None,
            spec.note or None,
            is_hot=spec.is_hot,
            keycap=spec.letter.upper() if spec.has_keycap else "",
        )
        box = (area.x, area.y, area.width, area.height)
        super().__init__(gui, spec.name, box, self._picture, self._take, tip=_tip(spec))
        self.pressed_sound = Sound.REFUSED if spec.action is None else Sound.BUTTON

    def _picture(self, press: Press) -> Picture:
        area = self.spec.area
        if self.spec.is_bare:
            return bare_plank(self.gui.scale, area.width, area.height, press)
        return plank_button(self.gui.scale, self._look, Press.DISABLED if self.spec.action is None else press)

    def _take(self) -> None:
        if self.spec.action is not None:
            self._choose(self.spec.action)

    @property
    def is_meant(self) -> bool:
        """Whether pointer or keyboard are on it."""
        return self.gui.has_ring(self) or bool(self.hovered)

    def sprites(self) -> Iterator[Sprite]:
        """Yield the picture, and around a dark one the frame of the keyboard."""
        yield from super().sprites()
        if self.spec.action is None and self.gui.has_ring(self):
            frame = check_frame(self.gui.scale, self.spec.area.width, self.spec.area.height)
            yield Sprite.of(frame, int(self.rect.x), int(self.rect.y))


def _tip(spec: PlankSpec) -> str | None:
    """Return what is said of a plank that is rested on; one without words on it tells them here."""
    told = [spec.words, spec.note] if spec.is_bare else [spec.note]
    return "\n".join(line for line in told if line) or None


class TablePlanks:
    """The planks of the present decision among the buttons of a table."""

    def __init__(self, gui: Gui, choose: Callable[[Action], None]) -> None:
        self._gui = gui
        self._choose = choose
        self._planks: list[ChoicePlank] = []

    def forget(self) -> None:
        """Know of none any more: the buttons were all taken away."""
        self._planks = []

    def show(self, specs: Sequence[PlankSpec]) -> None:
        """Have these planks, and no others; one that stays as it was keeps the focus."""
        if [plank.spec for plank in self._planks] == list(specs):
            return
        focused, is_ring_shown = self._gui.focused, self._gui.is_ring_shown
        for plank in self._planks:
            self._gui.remove(plank)
        self._planks = [ChoicePlank(self._gui, spec, self._choose) for spec in specs]
        if isinstance(focused, ChoicePlank):
            self._gui.focus_named(focused.name, is_ring_shown=is_ring_shown)

    @property
    def meant(self) -> Action | None:
        """What the plank would do that pointer or keyboard are on."""
        meant = [plank for plank in self._planks if plank.is_meant]
        return meant[0].spec.action if meant else None

    def answer(self, event: Event) -> bool:
        """Press the plank of a letter; return whether there is one."""
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT):
            return False
        # The keypad names its keys in brackets.
        return self._press(pygame.key.name(event.key).lower().strip("[]"))

    def enter(self) -> bool:
        """Press the plank that Enter means while the keyboard is on nothing; return whether there is one."""
        return self._press(ENTER)

    def _press(self, letter: str) -> bool:
        for plank in self._planks:
            if plank.spec.letter and plank.spec.letter.lower() == letter:
                plank.press()
                return True
        return False
