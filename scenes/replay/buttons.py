"""The buttons of the replay: those that drive the film under the print, and the planks in the margin."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from saves.settings import REPLAY_SPEEDS
from scenes.gui.manager import Action, Gui
from scenes.gui.pieces import Choice, Piece, Switch, icon_button, plank
from scenes.keys.commands import Command, Fixed
from scenes.language import tr
from scenes.paint.controls import Plank
from scenes.replay.captions import switch_width, switch_words
from scenes.replay.page import EYES_HEIGHT

if TYPE_CHECKING:
    from scenes.replay.replay_scene import ReplayScene

_SPEED_WORDS = {0.5: "½", 1.0: "1", 2.0: "2", 4.0: "4"}


class ReplayButtons:
    """Made anew with every layout, and whenever a sign on them changes."""

    def __init__(self, gui: Gui, scene: ReplayScene) -> None:
        self._gui = gui
        self._scene = scene
        self._key_words = scene.services.keys.words
        self._transport: dict[str, Piece] = {}
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
        if len(scene.watched.eyes) > 1:
            self._build_eyes(x, y, wide)
            y += EYES_HEIGHT
        play_on = Plank(tr("Play on from here"), wide, 50, "play", size=18)
        self._play_on = plank(self._gui, "play_on", x, y, play_on, scene.play_on)
        close = Plank(tr("Close the book"), wide, 46, "book", size=18)
        plank(self._gui, "close", x, y + 60, close, scene.back)
        if measures.is_stacked:
            tip = tr("Close the book ({key})", key=self._key_words(Fixed.ESCAPE))
            icon_button(self._gui, "shut", measures.shut_x, 34, "book", scene.back, tip=tip, side=40)

    def _build_eyes(self, x: float, y: float, wide: float) -> None:
        viewer = self._scene.watched.viewer
        key = self._key_words(Command.EYES)
        words = tr("All cards open ({key})", key=key)
        if viewer:
            words = tr("Eyes of {player} ({key})", player=viewer, key=key)
        eyes = Plank(words, wide, 46, "eye", size=18)
        plank(self._gui, "eyes", x, y, eyes, self._scene.look_otherwise)

    def refresh(self) -> None:
        """Let those be pressed that lead further from the station that is shown."""
        scene = self._scene
        for name in ("first", "step_back"):
            self._transport[name].allow(scene.at > 0)
        for name in ("step", "last"):
            self._transport[name].allow(scene.at < scene.film.last)
        self._play_on.allow(scene.can_play_on)
