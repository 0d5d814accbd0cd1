"""Keeps the window going after an error nobody foresaw: scenes let go, a report is written, a scene tells.

The scene offers to go on; it never does so by itself, so nothing can go round in circles.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import pygame

from assets.files import AssetMissing
from game.core.words import ENGLISH, Message, plain_text
from saves.files import why_unwritable
from saves.format import SaveError
from scenes.app import App
from scenes.commands.speech import warn
from scenes.crash.report import Fact, Report, Section, file_report, last_words
from scenes.language import plain, tr
from scenes.log_file import log
from scenes.opening import ShowsMatch, open_path
from scenes.paint.cache import forget_surfaces
from scenes.title import TitleScene

if TYPE_CHECKING:
    # What knows a game is imported when something broke, so that the title appears quickly.
    from saves.matches import StoredMatch

AT_ONCE: Final = 10.0
"""Seconds in which a match that was opened again, or the title, breaks again at once."""

Running: TypeAlias = Callable[[App], None]


class Hopeless(Exception):
    """Nothing more can be shown; carries what was written down."""

    def __init__(self, report: Report) -> None:
        super().__init__(report.place)
        self.report = report


class Rescue:
    """Watches over one program with a window."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._services = app.services
        self._resumed: tuple[Path | None, float] | None = None
        """What the crash scene was left for, a match or the title, and when."""
        self.has_helped = False
        """Whether something broke since the start."""

    def keep_going(self, begin: Running, turn_around: Running) -> None:
        """Begin, then run until the program is over, whatever breaks.

        Raises Hopeless when not even that can be told, and AssetMissing.
        """
        running = begin
        while True:
            try:
                running(self._app)
                if running is turn_around:
                    return
            except AssetMissing:
                raise
            except Exception as error:
                self._help(error)
            running = turn_around

    def _help(self, error: Exception) -> None:
        """Let go of what broke, write it down, and show the scene that tells it."""
        app, services = self._app, self._services
        self.has_helped = True
        is_beyond = self._is_beyond()
        facts = _facts(app)
        held = services.store.open_matches()
        on_table = held[-1] if held else None
        shown = self._shown()
        told_already = len(services.lost)
        others = self.let_go()
        lost = services.lost[told_already:]
        for words in lost:
            # The scene says it: no notice needs to.
            if words in services.notices:
                services.notices.remove(words)
            facts.append(("not saved", plain_text(words, ENGLISH)))
        about = on_table or (shown[-1] if shown else None)
        report = file_report(services.store.places, error, *_told_of(facts, about), others)
        # What the frames of the error hold, such as pictures, would stay with it.
        traceback.clear_frames(error.__traceback__)
        if is_beyond or pygame.display.get_surface() is None:
            raise Hopeless(report) from error
        warn(tr("Something went wrong that should not have."))
        warn(plain(last_words(report)))
        try:
            self._show(report, on_table, lost)
        except Exception as second:
            raise Hopeless(file_report(services.store.places, second, facts, (), [error])) from second

    def _shown(self) -> list[StoredMatch]:
        return [scene.stored for scene in self._app.director.scenes if isinstance(scene, ShowsMatch)]

    def let_go(self) -> list[Exception]:
        """Leave every scene and close every match, whoever holds it; return what went wrong.

        What could not be saved is among the services' losses then.
        """
        shown = self._shown()
        problems = self._app.director.abandon()
        for stored in (*shown, *self._services.store.open_matches()):
            try:
                stored.close()
            except SaveError as unsaved:
                self._services.lost.append(unsaved.words)
            except Exception as error:  # the others are still to be closed
                problems.append(error)
                self._services.lost.append(why_unwritable(stored.path, error))
        for problem in problems:
            log.error("letting go broke", exc_info=problem)
        return problems

    def _is_beyond(self) -> bool:
        """Whether the crash scene itself broke, or the title right after it, or the program was ending."""
        from scenes.crash.crash_scene import CrashScene

        scenes = self._app.director.scenes
        if self._app.director.is_done or any(isinstance(scene, CrashScene) for scene in scenes):
            return True
        is_title = all(isinstance(scene, TitleScene) for scene in scenes)
        return is_title and self._resumed is not None and self._resumed[0] is None and self._is_at_once

    @property
    def _is_at_once(self) -> bool:
        return self._resumed is not None and self._services.now() - self._resumed[1] < AT_ONCE

    def _show(self, report: Report, on_table: StoredMatch | None, lost: list[Message]) -> None:
        from scenes.crash.crash_scene import Crash, CrashScene, Night

        app = self._app
        # Whatever was being drawn may be half done.
        forget_surfaces()
        app.stage.target.set_clip(None)
        app.stage.forget()
        night = None
        if on_table is not None:
            is_again = self._is_at_once and self._resumed is not None and self._resumed[0] == on_table.path
            night = Night(on_table.path, is_over=on_table.match.result is not None, is_again=is_again)
        app.director.push(CrashScene(app.director, Crash(report, night, tuple(lost)), self.resume))

    def resume(self, path: Path | None) -> None:
        """Show the title, and over it a match if there is one to go on with."""
        self._resumed = (path, self._services.now())
        director = self._app.director
        director.reset(TitleScene(director))
        if path is not None:
            open_path(director, path)


def _facts(app: App) -> list[Fact]:
    director, settings = app.director, app.services.settings
    scale = director.scale
    driver = pygame.display.get_driver() if pygame.display.get_init() else "none"
    own: dict[str, Any] = settings.model_dump(exclude_defaults=True)
    names = [type(scene).__name__ for scene in director.scenes]
    return [
        ("scenes", ", ".join(names) or "none"),
        (
            "window",
            f"{scale.width}x{scale.height} at {settings.interface_scale} %, {driver}",
        ),
        ("settings that are not the usual ones", str(own)),
    ]


def _told_of(facts: list[Fact], stored: StoredMatch | None) -> tuple[list[Fact], list[Section]]:
    """Return facts and sections with what there is to tell of a match, or that there was none."""
    if stored is None:
        return [*facts, ("match", "none was open")], []
    try:
        from scenes.crash.night import night_facts, night_sections

        return [*facts, *night_facts(stored)], night_sections(stored)
    except Exception as error:  # the match may be what broke
        return [*facts, ("match", f"nothing can be told of it: {error!r}")], []
