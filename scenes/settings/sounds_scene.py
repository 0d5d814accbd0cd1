"""Which sounds are heard: a switch for each group, which lets hear what it switches on."""

from collections.abc import Callable

from pygame import Surface

from scenes.gui.manager import Gui
from scenes.gui.menu import MenuScene, back_button, heading, keys_sprite
from scenes.language import tr
from scenes.paint.canvas import Canvas
from scenes.paint.room import back_room
from scenes.paint.units import Scale
from scenes.scene import Director
from scenes.settings.columns import Board, Hung, foot_of, hang
from scenes.settings.rows import EDGE, SwitchRow
from scenes.sound.groups import MEMBERS, Group, group_words

_TOP = 78.0
_FOOT_HEIGHT = 60.0


class SoundsScene(MenuScene):
    """A page of the settings."""

    def __init__(self, director: Director) -> None:
        super().__init__(director)
        self._hung: tuple[Hung, ...] = ()

    def _boards(self) -> tuple[Board, ...]:
        return (
            Board(
                tr("The cards"),
                "drag",
                self._rows(Group.CARDS, Group.PLACING, Group.SHUFFLES, Group.UNDO),
            ),
            Board(
                tr("The guests"),
                "person",
                self._rows(Group.CHECKS, Group.IRKS, Group.LEAVING, Group.ENDINGS),
            ),
            Board(
                tr("Around them"),
                "hand",
                self._rows(Group.WARNINGS, Group.BUTTONS, Group.POINTING, Group.PAGES),
            ),
        )

    def _rows(self, *groups: Group) -> tuple[SwitchRow, ...]:
        muted = self.services.settings.muted_sounds
        return tuple(
            SwitchRow(group, group_words(group), group not in muted, self._turning(group)) for group in groups
        )

    def _turning(self, group: Group) -> Callable[[bool], None]:
        return lambda is_on: self.turn(group, is_on=is_on)

    def turn(self, group: Group, *, is_on: bool) -> None:
        """Let the sounds of a group be heard, the first of them at once; or not."""
        muted = set(self.services.settings.muted_sounds) - {group}
        if not is_on:
            muted.add(group)
        self.services.change(muted_sounds=tuple(sorted(muted)))
        if is_on:
            self.services.sounds.play(MEMBERS[group][0])

    def page_height(self, scale: Scale) -> float:
        """Return how far down the longest column goes."""
        return foot_of(hang(scale, self._boards(), _TOP)) + _FOOT_HEIGHT

    def resize(self, scale: Scale) -> None:
        """Hang the boards."""
        self._hung = hang(scale, self._boards(), _TOP)
        super().resize(scale)

    def paint(self, scale: Scale) -> Surface:
        """Paint the boards with their words."""
        canvas = Canvas(scale, back_room(scale).copy())
        heading(canvas, tr("Which sounds"), tr("a switch that is turned on lets its sound be heard"))
        for hung in self._hung:
            hung.paint(canvas)
        keys_sprite(scale, tr("Tab: next"), tr("Space: turn"), tr("Esc: back")).drawn_on(canvas.surface)
        return canvas.surface

    def build(self, gui: Gui) -> None:
        """Create the switches."""
        back_button(gui, self)
        for hung in self._hung:
            for row, y in hung.rows(gui.scale):
                row.build(gui, hung.x + EDGE, y, hung.width - 2 * EDGE)
