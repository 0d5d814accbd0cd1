"""The buttons of the replay: those that drive the film under the print, and the planks in the margin."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from saves.settings import REPLAY_SPEEDS
from scenes.gui.manager import Action, Gui
from scenes.gui.pieces import Choice, Piece, Switch, icon_button, plank
from scenes.keys.commands import Command, Fixed
from scenes.language import tr
from scenes.paint.controls import Plank
from scenes.replay.captions import switch_width, switch_words
from scenes.replay.page import PLANK, PLANK_PITCH

if TYPE_CHECKING:
    from scenes.analysis.insight import Insight
    from scenes.replay.replay_scene import ReplayScene
    from scenes.replay.watched import Watched

_BESIDE = 8.0
"""Between what stands side by side in the margin."""
_SPEED_WORDS = {0.5: "½", 1.0: "1", 2.0: "2", 4.0: "4"}


class ReplayButtons:
    """Made anew with every layout, and whenever a sign on them changes."""

    def __init__(self, gui: Gui, scene: ReplayScene) -> None:
        self._gui = gui
        self._scene = scene
        self._key_words = scene.services.keys.words
        self._transport: dict[str, Piece] = {}
        self._planks: dict[str, Piece] = {}
        self._rows: list[list[Entry]] = []
        self._build_transport()
        self._build_choices()
        self._build_planks()
        self.refresh()

    def _build_transport(self) -> None:
        scene = self._scene
        middle, y = scene.measures.transport
        back = tr("One step back (Left, with Shift one turn)")
        on = tr("One step on (Right, with Shift one turn)")

        def place(name: str, icon: str, dx: float, action: Action, tip: str) -> None:
            self._transport[name] = icon_button(
                self._gui, name, middle + dx, y - 20, icon, action, tip=tip, side=40
            )

        place("first", "previous", -119, scene.to_start, tr("To the start (Home)"))
        place("step_back", "undo", -74, partial(scene.step, -1), back)
        self._build_play(middle - 26, y - 27)
        place("step", "redo", 34, partial(scene.step, 1), on)
        place("last", "next", 79, scene.to_end, tr("To the end (End)"))

    def _build_play(self, x: float, y: float) -> None:
        is_playing = self._scene.film.is_playing
        key = self._key_words(Command.PLAY_PAUSE)
        icon = "pause" if is_playing else "play"
        tip = tr("Pause ({key})", key=key) if is_playing else tr("Play ({key})", key=key)
        play = icon_button(self._gui, "play", x, y, icon, self._scene.toggle, tip=tip, side=54)
        self._gui.default = play

    def _build_choices(self) -> None:
        scene, measures = self._scene, self._scene.measures
        speeds = tuple(_SPEED_WORDS[speed] for speed in REPLAY_SPEEDS)
        chosen = REPLAY_SPEEDS.index(scene.film.tempo.speed)
        tip = tr("How quickly it is shown (Up, Down)")
        Choice(self._gui, "speed", measures.speed_box, speeds, chosen, scene.choose_speed, tip=tip)
        if scene.watched.has_branches:
            wide = switch_width(measures)
            x = measures.rail_x + measures.rail_width - wide
            y = measures.caption_y - 17
            shows = scene.shows_branches
            Switch(self._gui, "branches", x, y, switch_words(), shows, scene.show_branches, width=wide)

    def _build_planks(self) -> None:
        scene, measures = self._scene, self._scene.measures
        x, y, wide = measures.planks
        self._rows = plank_rows(scene)
        for row in self._rows:
            self._build_row(row, x, y, wide)
            y += PLANK_PITCH
        if measures.is_stacked:
            tip = tr("{words} ({key})", words=scene.closing_words, key=self._key_words(Fixed.ESCAPE))
            icon_button(self._gui, "shut", measures.shut_x, 34, "book", scene.close, tip=tip, side=40)

    def _build_row(self, row: list[Entry], x: float, y: float, wide: float) -> None:
        """Create what stands side by side: a plank with words takes what the icons beside it leave."""
        icons = [entry for entry in row if not entry.words]
        room = wide - len(icons) * (PLANK + _BESIDE)
        gap = _BESIDE if len(icons) < len(row) else (wide - PLANK) / (len(row) - 1) - PLANK
        for entry in row:
            if entry.words:
                look = Plank(entry.words, room, PLANK, entry.icon, size=17 if icons else 18)
                piece = plank(self._gui, entry.name, x, y, look, entry.action)
                if entry.tip:
                    piece.tell(entry.tip)
                x += room + gap
            else:
                piece = icon_button(
                    self._gui, entry.name, x, y, entry.icon, entry.action, tip=entry.tip, side=PLANK
                )
                x += PLANK + gap
            self._planks[entry.name] = piece

    @property
    def is_current(self) -> bool:
        """Whether the planks are those for what is watched now."""
        return plank_rows(self._scene) == self._rows

    def refresh(self) -> None:
        """Let those be pressed that lead further from the station that is shown."""
        scene = self._scene
        for name in ("first", "step_back"):
            self._transport[name].allow(scene.at > 0)
        for name in ("step", "last"):
            self._transport[name].allow(scene.at < scene.film.last)
        self._planks["play_on"].allow(scene.branching.is_possible)
        has_choices = scene.insight.decision(scene.at) is not None
        allowed = {"better": scene.insight.better_line_of(scene.at) is not None, "choices": has_choices}
        for name, is_allowed in allowed.items():
            if name in self._planks:
                self._planks[name].allow(is_allowed)


class Entry(NamedTuple):
    """What one plank in the margin is for."""

    name: str
    words: str
    icon: str
    action: Action
    tip: str = ""


def rows_high(watched: Watched, insight: Insight) -> int:
    """Return how many rows of planks there are."""
    study = insight.study
    has_work = study is not None and (study.is_working or study.can_begin)
    return 2 + (len(watched.eyes) > 1) + has_work + insight.is_known


def plank_rows(scene: ReplayScene) -> list[list[Entry]]:
    """Return what can be done with what is watched, row by row."""
    rows = []
    keys = scene.services.keys.words
    if len(scene.watched.eyes) > 1:
        rows.append([Entry("eyes", _eyes_words(scene), "eye", scene.look_otherwise)])
    study = scene.insight.study
    if study is not None and study.is_working:
        rows.append([Entry("stop", tr("Stop"), "cross", scene.hindsight.stop)])
    elif study is not None and study.can_begin:
        words = tr("Analyse ({key})", key=keys(Command.ANALYSE))
        rows.append([Entry("analyse", words, "chart", scene.hindsight.begin)])
    if not scene.insight.is_known:
        closing = Entry("close", scene.closing_words, "book", scene.close)
        return [
            *rows,
            [Entry("play_on", scene.branching.words, "play", scene.branching.begin)],
            [closing, *_share(scene)],
        ]
    return [*rows, *_rows_of_known(scene)]


def _rows_of_known(scene: ReplayScene) -> list[list[Entry]]:
    """Return what an analysis adds, among what is there without it."""
    keys = scene.services.keys.words
    better = tr("How it could have gone on ({key})", key=keys(Command.BETTER_LINE))
    swing = tr("To the next big swing ({key})", key=keys(Command.NEXT_SWING))
    overview = tr("The match as a whole ({key})", key=keys(Command.ANALYSE))
    choices = tr("All choices of this turn ({key})", key=keys(Command.CHOICES))
    closing = tr("{words} ({key})", words=scene.closing_words, key=keys(Fixed.ESCAPE))
    return [
        [
            Entry("better", tr("Better line"), "hint", scene.hindsight.show_better_line, better),
            Entry("swing", "", "pass_on", scene.hindsight.to_next_swing, swing),
        ],
        [Entry("play_on", scene.branching.words, "play", scene.branching.begin)],
        [
            Entry("overview", "", "chart", scene.hindsight.open_overview, overview),
            Entry("choices", "", "menu", scene.hindsight.open_choices, choices),
            *_share(scene),
            Entry("close", "", "book", scene.close, closing),
        ],
    ]


def _share(scene: ReplayScene) -> list[Entry]:
    """Return what hands the match on; what was never played is handed on to nobody."""
    words = tr("Share ({key})", key=scene.services.keys.words(Command.SHARE))
    return [] if scene.is_imagined else [Entry("share", "", "up", scene.share, words)]


def _eyes_words(scene: ReplayScene) -> str:
    viewer = scene.watched.viewer
    key = scene.services.keys.words(Command.EYES)
    if viewer:
        return tr("Eyes of {player} ({key})", player=viewer, key=key)
    return tr("All cards open ({key})", key=key)
