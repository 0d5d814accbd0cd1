"""Behind the bar: everything that can be set, each change counting at once, with a sample that shows it."""

from collections.abc import Sequence

from saves.settings import Settings
from scenes.dialogs import Answer, ask
from scenes.gui.manager import Gui
from scenes.gui.menu import KEYS_HEIGHT, bottom_keys
from scenes.gui.pieces import Choice, Switch, plank
from scenes.keys.commands import Fixed
from scenes.language import tr
from scenes.paint.canvas import Canvas
from scenes.paint.card import has_room_for_effect
from scenes.paint.controls import Plank
from scenes.paint.grid import MOST_ZOOM, TableGrid
from scenes.paint.units import Scale
from scenes.scene import Director
from scenes.settings import boards
from scenes.settings.board_page import BoardPage
from scenes.settings.columns import MARGIN, Board, column_count
from scenes.settings.sample import SAMPLE_HEIGHT, Sample
from scenes.sound.names import Sound
from scenes.stage import Sprite
from scenes.table.games.askers import asking_games

_PLANK_WIDTH, _PLANK_HEIGHT = 248.0, 44.0

KEPT = frozenset(
    {
        *("version", "window_size", "window_position", "window_display"),
        *("goal", "deck", "replay_speed", "shows_branches", "has_seen_tutorial", "seen_hints", "keys"),
    }
)
"""What no board shows, and the keys, which have a page of their own: the first night leaves these alone."""


class SettingsScene(BoardPage):
    """Opens over the title and over any table; Esc leads back to the same frame."""

    FOOT = KEYS_HEIGHT + 8
    TAKEN = _PLANK_WIDTH + 12

    def __init__(self, director: Director) -> None:
        super().__init__(director)
        self.sample = Sample(self.services)

    @property
    def settings(self) -> Settings:
        """The settings as they are now."""
        return self.services.settings

    # Layout.

    def titles(self) -> tuple[str, str]:
        """Return the heading of the page."""
        return tr("Behind the bar"), tr("changes count at once")

    def boards(self, scale: Scale) -> tuple[Board, ...]:
        """Return all boards, in the order of reading."""
        desk = boards.Desk(
            self.settings,
            self.services.keys,
            self.change,
            self.services.try_out,
            self._sounds,
            self._keys,
            self._answers if asking_games() else None,
        )
        table = self.director.scale.at_most(MOST_ZOOM)
        has_room = has_room_for_effect(table, TableGrid.of(table).widest_card)
        files = boards.files_board(self.services.store.places)
        sample = Board(tr("How it looks now"), "goal", room=SAMPLE_HEIGHT)
        keys = boards.keys_board(desk)
        # The sample hangs at the upper right; where it cannot, it follows what it shows.
        is_broad = column_count(scale) == 3
        left, rest = ((files,), (sample, keys)) if is_broad else ((), (sample, keys, files))
        return (
            boards.sound_board(desk),
            boards.motion_board(desk),
            boards.window_board(desk),
            *left,
            boards.look_board(desk),
            boards.table_board(desk, effect_note(has_room=has_room), has_room_for_effect=has_room),
            boards.help_board(desk),
            *rest,
            boards.bots_board(desk),
        )

    def paint_more(self, canvas: Canvas) -> None:
        """Lay out the sample on its board, and paint the line of keys."""
        for hung in self.hung:
            if hung.board.room:
                self.sample.resize(canvas.scale, hung.x, hung.y, hung.width, hung.height)
        words = self.services.keys.words
        bottom_keys(
            canvas,
            tr("{key}: next", key=words(Fixed.TAB)),
            tr("Arrows: change"),
            tr("{key}: back", key=words(Fixed.ESCAPE)),
        )

    def build(self, gui: Gui) -> None:
        """Create switches, pegs, sliders and planks."""
        super().build(gui)
        look = Plank(tr("As on the first night"), _PLANK_WIDTH, _PLANK_HEIGHT, "undo", size=18)
        x = gui.scale.logical_width - MARGIN - _PLANK_WIDTH
        plank(gui, "reset", x, 16, look, self._ask_to_reset)

    # What the player does.

    def change(self, **values: object) -> None:
        """Let a change count, show it on the sample, and let a volume be heard."""
        self.services.change(**values)
        self.sample.show()
        if "effects_volume" in values:
            self.services.sounds.play(Sound.DROP)

    def _ask_to_reset(self) -> None:
        question = tr("Put everything on these boards back? Games and keys stay as they are.")
        yes = Answer("yes", tr("Put back"), "undo")
        ask(self.director, tr("As on the first night"), question, yes, self.reset)

    def reset(self) -> None:
        """Set everything that the boards show as it was on the first night."""
        usual = Settings()
        names = Settings.model_fields.keys() - KEPT
        self.change(**{name: getattr(usual, name) for name in names})
        self.resize(self.director.scale)

    def _sounds(self) -> None:
        from scenes.settings.sounds_scene import SoundsScene

        self.director.push(SoundsScene(self.director))

    def _keys(self) -> None:
        from scenes.settings.keys_scene import KeysScene

        self.director.push(KeysScene(self.director))

    def _answers(self) -> None:
        from scenes.settings.answers_scene import AnswersScene

        self.director.push(AnswersScene(self.director))

    # Time and pictures.

    def extras(self) -> Sequence[Sprite]:
        """Show the sample; what a key changes meanwhile is followed."""
        self._follow_keys()
        return self.sample.sprites()

    def _follow_keys(self) -> None:
        screen, mute = self.gui.find("screen"), self.gui.find("is_muted")
        assert isinstance(screen, Choice)
        assert isinstance(mute, Switch)
        screen.chosen = int(self.settings.is_fullscreen)
        mute.is_on = self.settings.is_muted

    def advance(self, now: float) -> None:
        """Move the sample and the elements on."""
        self.sample.advance(now)
        super().advance(now)

    def wake_at(self) -> float | None:
        """Return when the sample or an element changes."""
        times = (self.sample.wake_at(), super().wake_at())
        return min((moment for moment in times if moment is not None), default=None)


def effect_note(*, has_room: bool) -> str:
    """Return where the effect stands on a card in a window with or without room for it."""
    if has_room:
        return tr("Shown where a card is wide enough; point at any other to read it.")
    return tr("Takes a larger window; in this one, point at a card to read it.")
