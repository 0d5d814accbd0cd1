"""Which sounds are heard: a switch for each group, which lets hear what it switches on."""

from collections.abc import Callable

from scenes.gui.menu import bottom_keys
from scenes.keys.commands import Fixed
from scenes.language import tr
from scenes.paint.canvas import Canvas
from scenes.paint.units import Scale
from scenes.settings.board_page import BoardPage
from scenes.settings.columns import Board
from scenes.settings.rows import SwitchRow
from scenes.sound.groups import MEMBERS, Group, group_words


class SoundsScene(BoardPage):
    """A page of the settings."""

    def titles(self) -> tuple[str, str]:
        """Return the heading of the page."""
        return tr("Which sounds"), tr("a switch that is turned on lets its sound be heard")

    def boards(self, scale: Scale) -> tuple[Board, ...]:
        """Return a board for the cards, one for the guests and one for the rest."""
        return (
            Board(
                tr("The cards"),
                "drag",
                self._rows(Group.CARDS, Group.PLACING, Group.SHUFFLES, Group.UNDO, Group.TREASURES),
            ),
            Board(
                tr("The guests"),
                "person",
                self._rows(Group.CHECKS, Group.IRKS, Group.LEAVING, Group.ENDINGS, Group.CALLS),
            ),
            Board(
                tr("Around them"),
                "hand",
                self._rows(Group.WARNINGS, Group.BUTTONS, Group.POINTING, Group.PAGES, Group.NUMBERS),
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

    def paint_more(self, canvas: Canvas) -> None:
        """Paint the line of keys."""
        words = self.services.keys.words
        bottom_keys(
            canvas,
            tr("{key}: next", key=words(Fixed.TAB)),
            tr("{key}: turn", key=words(Fixed.ENTER)),
            tr("{key}: back", key=words(Fixed.ESCAPE)),
        )
