"""A twin of the real program, in memory: the same hand plays both, and the window has to look like the twin.

The twin says where things are; what was played is compared with a match without any window.
"""

import shutil
from pathlib import Path
from typing import Any

import pygame
from inn import GAME, only, store_at
from launchers import SOURCE, Launcher
from pilot import Pilot
from window_driver import Point, Program, likeness, until, way

from game.core.digest import digest
from game.core.game import Notation
from game.core.match import AnyMatch
from game.core.timeline import Kind
from game.decks import base_deck
from game.registry import find_game
from saves.settings import Settings
from scenes.opening import open_path
from scenes.table.table_scene import TableScene

ALIKE = 0.996
"""So much of a window has to look as it does in memory; a caret blinks, and a path is another one."""
OUT_OF_THE_WAY = (200, 20)
"""Where the pointer changes nothing on the title, the table and the replay."""

_DECK = base_deck(GAME)
_NOTATION = find_game(GAME).open(_DECK, find_game(GAME).options(_DECK, {}), GAME).notation
_KEYS = {name: name.title() for name in ("return", "right", "up", "escape", "home", "end")}


def twin_of(home: Path, **settings: Any) -> Pilot:
    """Return a program in memory that shows everything at once."""
    home.mkdir(exist_ok=True)
    return Pilot(home, settings=Settings(animation_speed=0.0).changed(**settings))


class Both:
    """The real program and its twin, with one hand."""

    def __init__(self, program: Program, twin: Pilot, shots: Path) -> None:
        self.program = program
        self.twin = twin
        self.shots = shots

    def see(self, name: str) -> None:
        """Return when the window looks as the twin says; keep the picture."""
        expected = self.twin.app.stage.target

        def is_alike() -> bool:
            picture = self.program.picture()
            pygame.image.save(picture, self.shots / f"{name}.png")
            return likeness(picture, expected) >= ALIKE

        try:
            until(is_alike, f"{name} does not look as expected; see {self.shots}")
        except AssertionError:
            pygame.image.save(expected, self.shots / f"{name} expected.png")
            raise

    def move(self, point: Point) -> None:
        self.program.move(point)
        self.twin.move(point)
        self.twin.settle()

    def click(self, target: str | Point) -> None:
        point = self.twin.where(target)
        self.program.click(point)
        self.twin.click(point)
        self.twin.settle()

    def press(self, *keys: str) -> None:
        self.program.press(*(_KEYS.get(key, key) for key in keys))
        for key in keys:
            self.twin.press(key)
        self.twin.settle()

    def type(self, text: str) -> None:
        self.program.type(text)
        self.twin.type(text)
        self.twin.settle()

    def drag(self, start: Point, end: Point, shot: str) -> None:
        self.program.hold(start)
        for point in way(start, end, 6):
            self.program.move(point)
        self.twin.drag(start, end, drops=False)
        self.see(shot)
        self.program.release()
        self.twin.release()
        self.twin.settle()

    # The table.

    @property
    def table(self) -> TableScene:
        """The table of the twin."""
        scene = self.twin.scene
        assert isinstance(scene, TableScene)
        return scene

    def do(self, means: str, words: str) -> None:
        """Do something on the table by these means."""
        match means:
            case "click":
                self.click(self._card_point(words))
            case "drag":
                tower = self.table.live.table.target_place(self.table.live.view, "inn")
                inn = self._pixel(tower.x + tower.width / 2, tower.y + tower.height / 2)
                self.drag(self._card_point(words), inn, f"drag {words}")
            case "keys":
                card = _NOTATION.parse_action(words, 0).card
                cards = self.table.live.table.source_cards(self.table.live.view)
                self.press(*["right"] * (cards.index(card) + 1), "return")
            case "log":
                # A click goes back to the line that is seen, and new lines come only when nothing moves.
                self.see("table before going back")
                self.click(self._log_point(int(words.removeprefix("back to "))))
            case "button":
                button = self.table.gui.find(words).rect
                self.click((int(button.centerx), int(button.centery)))
                self.move(OUT_OF_THE_WAY)
            case _:
                self.press(means)

    def _pixel(self, x: float, y: float) -> Point:
        return self.table.scale.px(x), self.table.scale.px(y)

    def _card_point(self, words: str) -> Point:
        card = _NOTATION.parse_action(words, 0).card
        place = self.table.live.table.places(self.table.live.view)[card]
        point = self._pixel(place.x + place.width / 2, place.y + place.height / 3)
        assert self.table.hand.card_at(point) == card
        return point

    def _log_point(self, position: int) -> Point:
        area = self.table.live.table.log_area
        x = area.x + area.width / 2
        for y in range(int(area.y), int(area.y + area.height), 4):
            line = self.table.log.line_at(x, y)
            if line is not None and line.position == position:
                return self._pixel(x, y + 8)
        raise AssertionError(f"no line of the log leads to {position}")


def started_with(
    display: str, home: Path, path: Path, twin_home: Path, launcher: Launcher = SOURCE, **settings: Any
) -> tuple[Program, Both]:
    """Return the program opened with a file, and its twin with a copy of everything; both have settings."""
    shutil.copytree(home, twin_home)
    twin = twin_of(twin_home, **settings)
    open_path(twin.director, twin_home / path.relative_to(home))
    twin.turns()
    program = Program(display, home, str(path), launcher=launcher)
    return program, Both(program, twin, home.parent)


def follow(match: AnyMatch, words: str) -> None:
    """Do to a match without a window what was done in the window."""
    if words == "undo":
        assert match.undo()
    elif words == "redo":
        assert match.redo()
    elif words.startswith("back to "):
        assert match.jump(int(words.removeprefix("back to ")))
    else:
        match.act(_NOTATION.parse_action(words, 0))


def history(match: AnyMatch, notation: Notation[Any, Any] = _NOTATION) -> list[tuple[str, object, str]]:
    """Return everything that happened, in order: what, which action or where to, and the digest after it."""
    told: list[tuple[str, object, str]] = []
    for kind, value in match.timeline.operations:
        if kind is Kind.ACT:
            words = notation.action_words(match.timeline.records[value].entry().action)
            told.append((kind, words, digest(match.state_of(value))))
        else:
            told.append((kind, value, ""))
    return told


def saved_history(home: Path) -> list[tuple[str, object, str]]:
    """Return what the one match of a home holds."""
    store = store_at(home)
    stored = store.open(only(store).path, is_writable=False)
    told = history(stored.match, stored.table.notation)
    stored.close()
    return told
