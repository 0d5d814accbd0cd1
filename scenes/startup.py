"""From process start to the title, or to the match that was asked for; and what is said when that fails."""

import signal
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TypeAlias

import pygame
from pygame.event import Event

from assets.files import AssetMissing
from game.core.words import Message, message
from saves.files import make_folder
from saves.format import SaveError
from saves.paths import Places, places
from saves.settings import Settings, load_settings
from saves.store import Store
from scenes.app import IS_FINAL, App, loop
from scenes.commands.speech import Exit, incomplete, warn
from scenes.crash.report import file_report, last_words
from scenes.crash.rescue import Hopeless, Rescue
from scenes.crash.strays import strays_logged
from scenes.dialogs import tell
from scenes.language import plain, tr
from scenes.log_file import close_log, log, open_log
from scenes.memory import return_large_blocks, settle_memory
from scenes.one_window.door import Door
from scenes.paint.card_backs import is_back
from scenes.services import Services
from scenes.title import TitleScene
from scenes.window import SMALLEST, USUAL, NoDisplay, Window

Loop: TypeAlias = Callable[[App], None]


def start(files: Sequence[Path] = (), turn_around: Loop = loop, door: Door | None = None) -> int:
    """Run the window program and return its exit code; whatever goes wrong ends in one sentence.

    Of `files` the first is opened; `turn_around` keeps the program going until it is over; further starts
    bring their files to the `door`.
    """
    door = door or Door()
    where = places()
    log_problem = open_log(where.log_file)
    try:
        with strays_logged():
            return _run(where, files, log_problem, turn_around, door)
    except NoDisplay as problem:
        log.error("no display: %s", problem)
        words = tr(
            "Four Inns cannot open its window: there is no display. Without one, try: four-inns --help "
            "(log file: {file})",
            file=str(where.log_file),
        )
        warn(words)
        return Exit.UNUSABLE
    except AssetMissing as problem:
        log.exception("incomplete")
        _say_goodbye(
            tr(
                "{problem}\n\nThe details are in {file}",
                problem=incomplete(problem),
                file=str(where.log_file),
            )
        )
        return Exit.FAILED
    except Exception as error:
        report = error.report if isinstance(error, Hopeless) else file_report(where, error)
        sorry = tr(
            "Something went wrong that should not have, and Four Inns has to close. "
            "Your games are safe: what was acknowledged is saved."
        )
        _say_goodbye(f"{sorry}\n\n{plain(last_words(report))}")
        return Exit.FAILED
    finally:
        door.close()
        close_log()
        pygame.quit()


def _run(
    where: Places, files: Sequence[Path], log_problem: Message | None, turn_around: Loop, door: Door
) -> int:
    return_large_blocks()
    settings, settings_problem = load_settings(where.settings_file)
    window = _window(settings)
    services = Services(Store(where), settings, time.monotonic)
    if settings_problem is not None:
        services.notices.append(settings_problem)
    if not is_back(settings.card_back):
        words = message(
            "There is no back of cards called {name}, so the usual one is used.", name=settings.card_back
        )
        services.notices.append(words)
    app = App(window.surface, services, TitleScene, window, door)
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: pygame.event.post(Event(pygame.QUIT, {IS_FINAL: True})))

    def begin(app: App) -> None:
        _begin(app, where, files, log_problem)
        settle_memory()

    rescue = Rescue(app)
    try:
        rescue.keep_going(begin, turn_around)
    finally:
        # Whoever knocks now opens a window of its own.
        door.close()
        # Scenes close their matches when they are left, also when something broke.
        problems = rescue.let_go()
        app.director.quit()
        _keep_window(services, window)
        services.sounds.close()
        _tell_lost(services)
    if problems:
        raise problems[0]
    return Exit.FAILED if services.lost or rescue.has_helped else Exit.DONE


def _window(settings: Settings) -> Window:
    """Open the window as it was left; one that nobody has placed yet is as large as suits the screen."""
    is_first = settings.window_position is None and settings.window_size == USUAL
    return Window(
        None if is_first else settings.window_size,
        settings.window_position,
        settings.window_display,
        is_fullscreen=settings.is_fullscreen,
    )


def _tell_lost(services: Services) -> None:
    for reason in services.lost:
        words = message("What was done last is not saved: {reason}", reason=reason)
        log.error(plain(words))
        warn(plain(words))


def _begin(app: App, where: Places, files: Sequence[Path], log_problem: Message | None) -> None:
    """Tell what is wrong with the data folder, and open the match that was asked for."""
    director = app.director
    app.arrivals.begin(files)
    problem = _unwritable(where)
    if problem is not None:
        words = message(
            "{problem} You can look around, but no game can begin or go on until that is mended.",
            problem=problem,
        )
        tell(director, tr("Games cannot be saved here"), words)
    elif log_problem is not None:
        app.services.notices.append(log_problem)


def _unwritable(where: Places) -> Message | None:
    try:
        make_folder(where.matches)
        probe = where.matches / ".probe"
        probe.touch()
        probe.unlink()
    except SaveError as problem:
        return problem.words
    except OSError as error:
        from saves.files import why_unwritable

        return why_unwritable(where.matches, error)
    return None


def _keep_window(services: Services, window: Window) -> None:
    if pygame.display.get_surface() is None:
        return
    with suppress(ValueError, pygame.error):
        size, position = window.remember()
        size = (max(SMALLEST[0], size[0]), max(SMALLEST[1], size[1]))
        settings = services.settings
        kept = settings.window_size, settings.window_position, settings.window_display
        if (size, position, window.display) != kept:
            services.change(window_size=size, window_position=position, window_display=window.display)


def _say_goodbye(words: str) -> None:
    """Say it in a window if there is one, and on standard error in any case.

    Nobody takes events while the box is open, so a system that ends programs has to be able to end this one.
    """
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, signal.SIG_DFL)
    warn(words)
    if pygame.display.get_init() and pygame.display.get_driver() not in ("dummy", "offscreen"):
        with suppress(pygame.error):
            pygame.display.message_box("Four Inns", words, "error")
