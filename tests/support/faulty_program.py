"""Starts the program with a fault in it: python tests/support/faulty_program.py TableScene.advance [FILE.inn]

The named method of a scene, or each of several with commas between, raises once each time that F9 is pressed.
"""

import sys
from importlib import import_module
from typing import Any, Final

import pygame

MODULES: Final = {
    "TableScene": "scenes.table.table_scene",
    "ReplayScene": "scenes.replay.replay_scene",
    "ResultsScene": "scenes.results.results_scene",
    "InspectScene": "scenes.inspect.inspect_scene",
    "LibraryScene": "scenes.library.library_scene",
    "SettingsScene": "scenes.settings.settings_scene",
    "TitleScene": "scenes.title",
    "CrashScene": "scenes.crash.crash_scene",
}


class Fault:
    """Lets a method of a scene raise once each time that it is armed."""

    def __init__(self, where: str, kind: type[BaseException] = ZeroDivisionError) -> None:
        """Prepare the fault; `where` is class and method, as in `TableScene.advance`."""
        scene, _, self._method = where.partition(".")
        self._class = getattr(import_module(MODULES[scene]), scene)
        self._whole = getattr(self._class, self._method)
        self._has_own = self._method in vars(self._class)
        self._kind = kind
        self.is_armed = False

    def place(self) -> None:
        """Put the fault where it belongs."""

        def broken(*arguments: Any, **more: Any) -> Any:
            if self.is_armed:
                self.is_armed = False
                raise self._kind("a tray fell")
            return self._whole(*arguments, **more)

        setattr(self._class, self._method, broken)

    def mend(self) -> None:
        """Take the fault away."""
        if self._has_own:
            setattr(self._class, self._method, self._whole)
        else:
            delattr(self._class, self._method)


def main(places: str, arguments: list[str]) -> int:
    """Run the program, F9 arms its faults."""
    from scenes.app import App
    from scenes.cli import main as run

    faults = [Fault(where) for where in places.split(",")]
    for fault in faults:
        fault.place()
    turn = App.turn

    def watched(app: App, events: list[Any]) -> Any:
        if any(event.type == pygame.KEYDOWN and event.key == pygame.K_F9 for event in events):
            for fault in faults:
                fault.is_armed = True
        return turn(app, events)

    App.turn = watched  # type: ignore[method-assign,assignment]
    return run(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
