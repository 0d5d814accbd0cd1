"""Every scene drawn once without a screen, for `four-inns selftest`; the one command module with pygame."""

import os
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pygame
from pygame.event import Event

from game.core.game import Game
from game.core.words import message
from game.decks import base_deck
from saves.analyses import keep_analysis
from saves.matches import StoredMatch
from saves.paths import Places
from saves.settings import Settings
from saves.store import Store
from scenes.app import App
from scenes.challenge.challenge_scene import ChallengeScene
from scenes.choose.choose_scene import ChooseScene
from scenes.commands.brief_analysis import brief_analysis
from scenes.commands.playing import play_at_random
from scenes.crash.crash_scene import Crash, CrashScene
from scenes.crash.report import Report
from scenes.crash.report_scene import ReportScene
from scenes.daily.daily_scene import DailyScene
from scenes.deals import random_deal
from scenes.dialogs import Answer, TextDialog, tell
from scenes.gallery.gallery_scene import GalleryScene
from scenes.keys.commands import Command
from scenes.language import plain, tr
from scenes.leaving import UnsavedDialog
from scenes.ledger.found_scene import FoundScene
from scenes.ledger.ledger_scene import LedgerScene
from scenes.library.library_scene import LibraryScene
from scenes.new_game.find import new_game_scene
from scenes.opening import replay_scene, table_scene
from scenes.replay.replay_scene import ReplayScene
from scenes.rules_book.rules_book_scene import RulesBookScene
from scenes.scene import Director, Scene
from scenes.services import Services
from scenes.settings.answers_scene import AnswersScene
from scenes.settings.key_dialog import KeyDialog
from scenes.settings.keys_scene import KeysScene
from scenes.settings.settings_scene import SettingsScene
from scenes.settings.sounds_scene import SoundsScene
from scenes.sharing.opening import share_path
from scenes.sharing.wish import Progress
from scenes.sharing.writing_scene import WritingScene
from scenes.table.games.find import SIGHTS, find_results
from scenes.title import TitleScene
from scenes.tutorial.tutorial_scene import TutorialScene

SIZE = (1280, 800)
FEWEST_COLORS = 8
"""A picture with fewer, among a grid of its pixels, is none."""


_ANSWER = Answer("close", "", "check")


class NotDrawn(Exception):
    """A scene that shows nothing; names it."""


def draw_scenes(home: Path, game: Game) -> list[str]:
    """Draw all scenes with matches of a game in a home of their own; return what they are called.

    Raises NotDrawn, or whatever a scene raises.
    """
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    surface = pygame.display.set_mode(SIZE)
    services = Services(Store(Places(home)), Settings(), time.monotonic)
    finished = _new_match(services, game)
    play_at_random(finished.match)
    finished.close()
    _new_match(services, game).close()
    app = App(surface, services, TitleScene)
    drawn = [_draw(app)]
    for show in _shows(game, finished.path):
        show(app)
        drawn.append(_draw(app))
        app.director.reset(TitleScene(app.director))
    app.director.quit()
    return drawn


def _new_match(services: Services, game: Game) -> StoredMatch:
    return services.store.create(game.id, base_deck(game.id), {}, random_deal())


def _shows(game: Game, finished: Path) -> Iterator[Callable[[App], None]]:
    """Yield what brings each scene but the title on top."""
    title = plain(game.title)
    scenes: tuple[Callable[[Director], Scene], ...] = (
        ChooseScene,
        DailyScene,
        ChallengeScene,
        lambda director: new_game_scene(director, game.id),
        LibraryScene,
        lambda director: LedgerScene(director, game.id),
        lambda director: FoundScene(director, frozenset({finished.name})),
        SettingsScene,
        KeysScene,
        SoundsScene,
        AnswersScene,
        *_lessons(game),
        lambda director: CrashScene(director, Crash(Report("", None, None)), lambda _: None),
        lambda director: ReportScene(director, Report(tr("Nothing is broken."), None, None)),
        lambda director: RulesBookScene(director, game.id),
        lambda director: GalleryScene(director, game.id),
        lambda director: table_scene(director, _new_match(director.services, game)),
        lambda director: replay_scene(director, director.services.store.open(finished, is_writable=False)),
        lambda director: find_results(director, director.services.store.open(finished, is_writable=False)),
        lambda director: KeyDialog(director, Command.UNDO),
        lambda director: UnsavedDialog(director, title, title, (_ANSWER,)),
        lambda director: TextDialog(director, title, title, title, _ANSWER, check=lambda _: None),
        lambda director: WritingScene(director, title, title, (Progress(at, 9) for at in range(9))),
    )
    yield from (partial(_push, make) for make in scenes)
    yield lambda app: share_path(app.director, finished)
    yield lambda app: _analysed(app, finished).hindsight.open_overview()
    yield lambda app: _analysed(app, finished).hindsight.open_choices()
    yield partial(_show_line, finished)
    yield partial(_show_large_card, game)
    yield lambda app: tell(app.director, title, message("The match is over."))


def _lessons(game: Game) -> tuple[Callable[[Director], Scene], ...]:
    """Return what opens the lesson of a game, if it has one."""
    if SIGHTS[game.id]().lesson is None:
        return ()
    return (lambda director: TutorialScene(director, game.id),)


def _push(make: Callable[[Director], Scene], app: App) -> None:
    app.director.push(make(app.director))


def _analysed(app: App, finished: Path) -> ReplayScene:
    """Open the replay of a match at its last decision, which is analysed."""
    stored = app.services.store.open(finished, is_writable=False)
    analysis, _ = brief_analysis(stored)
    keep_analysis(stored, analysis)
    replay = ReplayScene(app.director, stored)
    app.director.push(replay)
    app.turn([])
    assert replay.insight.findings is not None, "it was kept"
    at = replay.insight.findings.station_of(analysis.decisions[-1])
    assert at is not None, "the last decision can be watched"
    replay.go(at, is_shown=False)
    return replay


def _show_line(finished: Path, app: App) -> None:
    replay = _analysed(app, finished)
    replay.hindsight.show_line(brief_analysis(replay.stored)[1])


def _show_large_card(game: Game, app: App) -> None:
    """Show the first card that can be taken up large, as the player does with the keys."""
    app.director.push(table_scene(app.director, _new_match(app.services, game)))
    app.turn([Event(pygame.KEYDOWN, key=key, mod=0, unicode="") for key in (pygame.K_1, pygame.K_i)])


def _draw(app: App) -> str:
    """Draw the scene on top and return what it is called."""
    app.stage.forget()
    app.turn([])
    surface = app.stage.target
    wide, high = surface.get_size()
    colors = {
        tuple(surface.get_at((x * wide // 40, y * high // 25))) for x in range(1, 40) for y in range(1, 25)
    }
    name = type(app.director.scene).__name__
    if len(colors) < FEWEST_COLORS:
        raise NotDrawn(name)
    return name
