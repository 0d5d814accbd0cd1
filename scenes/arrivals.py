"""Files that reach the window from outside: brought by another start, or dropped on it."""

import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import pygame
from pygame.event import Event

from game.core.words import message
from scenes.leaving import once_saved
from scenes.log_file import log
from scenes.one_window.door import Door
from scenes.opening import ShowsMatch, TakesFiles, open_anew, open_path
from scenes.scene import Director
from scenes.window import Window

KNOCK: Final = pygame.event.custom_type()
"""The event that says that somebody is at the door."""


def _wake() -> None:
    """Tell the loop that somebody is at the door; called on a thread of the door."""
    with suppress(pygame.error):  # the program may be ending
        pygame.event.post(Event(KNOCK))


class Arrivals:
    """Opens what arrives, one match at a time: what lies on the table is saved before it gives way."""

    def __init__(self, director: Director, window: Window | None, door: Door) -> None:
        self._director = director
        self._window = window
        self._door = door
        self._dropped: list[Path] = []

    def begin(self, files: Sequence[Path]) -> None:
        """Open what the program was started with, and be there for whoever knocks."""
        self._door.answer(_wake)
        if files:
            self._tell_of_more(files)
            open_path(self._director, files[0].absolute())

    def handle(self, event: Event) -> bool:
        """Take in what arrives; return whether the event was about that."""
        match event.type:
            case _ if event.type == KNOCK:
                for files in self._door.take():
                    log.info("asked by another start: %d files", len(files))
                    self._welcome(files)
            case pygame.DROPBEGIN:
                self._dropped.clear()
            case pygame.DROPFILE:
                self._dropped.append(Path(event.file))
            case pygame.DROPCOMPLETE:
                # The system ends a text that is dropped in the same way.
                dropped, self._dropped = self._dropped, []
                if dropped:
                    log.info("dropped on the window: %d files", len(dropped))
                    self._receive(dropped)
            case _:
                return False
        return True

    def _receive(self, files: Sequence[Path]) -> None:
        """Give what is dropped to a scene that takes files in; else open it."""
        scene = self._director.scene
        if isinstance(scene, TakesFiles):
            scene.take_in(files)
        else:
            self._welcome(files)

    def _welcome(self, files: Sequence[Path]) -> None:
        if self._window is not None:
            self._window.come_forward()
        if not files:
            return
        self._tell_of_more(files)
        if not self._is_shown(files[0]):
            once_saved(self._director, lambda: open_anew(self._director, files[0]))

    def _is_shown(self, path: Path) -> bool:
        """Whether a match lies on the table, or is watched, already, whatever lies over it."""
        real = os.path.realpath(path)
        shown = [scene for scene in self._director.scenes if isinstance(scene, ShowsMatch)]
        return any(os.path.realpath(scene.stored.path) == real for scene in shown)

    def _tell_of_more(self, files: Sequence[Path]) -> None:
        if len(files) > 1:
            words = message(
                "One match at a time: of {count} files, {name} is opened.",
                count=len(files),
                name=files[0].name,
            )
            self._director.services.notices.append(words)
