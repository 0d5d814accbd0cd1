"""Every scene of the program, one call each: for tests that walk all of them, and to look at them.

    python tests/support/tour.py OUT [WIDTHxHEIGHT[@PERCENT] ...] [--theme day] [--only table]

writes a picture of each at each size.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any, Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
for place in (Path(__file__).parent, Path(__file__).parents[2]):
    if str(place) not in sys.path:
        sys.path.append(str(place))

import pygame  # noqa: E402
from company_nights import AGATHA, HOT_SEAT, MIRA, PIP, WENDEL, company_night  # noqa: E402
from daily_days import TODAY, play_some_days  # noqa: E402
from daily_days import WON as WON_DAY  # noqa: E402
from finished_nights import LOST, WON, careful_night, finished_matches  # noqa: E402
from made_up_analysis import MadeUpCrew, made_up  # noqa: E402
from pilot import Pilot, Point  # noqa: E402
from table_pilot import TablePilot, calm_deck  # noqa: E402

from game.bots.advising import Advice  # noqa: E402
from game.core.players import Player  # noqa: E402
from game.core.words import Message  # noqa: E402
from game.innkeeper.kinds import Moment  # noqa: E402
from saves.matches import StoredMatch  # noqa: E402
from saves.settings import Settings  # noqa: E402
from scenes.replay.replay_scene import ReplayScene  # noqa: E402
from scenes.scene import Director, Scene  # noqa: E402

SIZES: Final = ((1024, 640), (1280, 800), (1920, 1080), (2560, 1440), (3840, 2160))
SCALES: Final = (100, 150)

Stop = Callable[[Path, Point, Settings], Pilot]


def _menu(first: Callable[[Director], Scene], *, games: bool = False) -> Stop:
    def begin(director: Director) -> Scene:
        if games and not director.services.store.listing():
            for seed, plies in ((WON, 1000), (LOST, 1000), (7, 5), (11, 3)):
                careful_night(director.services.store, seed, plies=plies).close()
        return first(director)

    def stop(home: Path, size: Point, settings: Settings) -> Pilot:
        pilot = Pilot(home, size=size, settings=settings, first=begin)
        pilot.settle()
        return pilot

    return stop


def _title(director: Director) -> Scene:
    from scenes.title import TitleScene

    return TitleScene(director)


def _new_game(director: Director) -> Scene:
    from scenes.new_game.new_game_scene import NewGameScene

    return NewGameScene(director)


def _seats(game_id: str) -> Callable[[Director], Scene]:
    def open_seats(director: Director) -> Scene:
        from scenes.new_game.find import new_game_scene

        return new_game_scene(director, game_id)

    return open_seats


def _company(first: Callable[[Director], Scene]) -> Callable[[Director], Scene]:
    def open_company(director: Director) -> Scene:
        store = director.services.store
        if not store.listing():
            for game, plies in (("monster_inn", 9), ("innkeepers_folly", 9), ("monster_inn", 10_000)):
                company_night(store, game, HOT_SEAT, plies=plies).close()
            company_night(store, "innkeepers_folly", (MIRA, AGATHA, WENDEL), plies=4).close()
        return first(director)

    return open_company


def _standings(director: Director) -> Scene:
    from scenes.table.games.find import find_results

    stored = company_night(director.services.store, "innkeepers_folly", (MIRA, AGATHA, PIP, WENDEL))
    return find_results(director, stored)


def _shared(game_id: str) -> Callable[[Director], Scene]:
    """Return what opens a table of several seats in the middle of a match, where the person decides."""

    def open_shared(director: Director) -> Scene:
        from scenes.table.table_scene import TableScene

        director.services.try_out(has_hints=False)
        store, plies = director.services.store, 40
        while not (stored := company_night(store, game_id, COMPANY, plies=plies)).match.legal(0):
            stored.close()
            plies += 1
        return TableScene(director, stored)

    return open_shared


def _street(
    is_there: Callable[[Any], bool],
    players: tuple[Player, ...] | None = None,
    deal: int = 5,
    **options: Any,
) -> Callable[[Director], Scene]:
    """Return what opens the street of Innkeeper where the first player decides on something."""

    def open_street(director: Director) -> Scene:
        from scenes.table.table_scene import TableScene

        director.services.try_out(has_hints=False, asks=dict.fromkeys(Moment, "always"))
        seated = COMPANY if players is None else players
        stored = company_night(
            director.services.store, "innkeeper", seated, deal=deal, until=is_there, **options
        )
        assert stored.match.result is None, "no such decision came"
        return TableScene(director, stored)

    return open_street


def _is_asked(task: str, least: int = 1, *, moment: str = "", plays: int = 0) -> Callable[[Any], bool]:
    """Return what finds a decision of Innkeeper in a view, from a round on; all as its state names it."""

    def is_there(view: Any) -> bool:
        newest = view.windows[-1].moment if view.windows else ""
        is_fitting = view.asked.task == task and view.round >= least
        return is_fitting and newest in (moment or newest,) and len(view.plays) >= plays

    return is_there


def _street_results(director: Director) -> Scene:
    from scenes.table.games.find import find_results

    return find_results(director, company_night(director.services.store, "innkeeper", COMPANY))


def _street_replay(director: Director) -> Scene:

    return ReplayScene(director, company_night(director.services.store, "innkeeper", COMPANY))


def _street_rules(director: Director) -> Scene:
    from scenes.rules_book.rules_book_scene import RulesBookScene

    return RulesBookScene(director, "innkeeper")


def _last_call(director: Director) -> Scene:
    from scenes.table.games.find import find_results

    return find_results(director, company_night(director.services.store, "monster_inn", COMPANY))


def _curtain(director: Director) -> Scene:
    from scenes.table.table_scene import TableScene

    return TableScene(director, company_night(director.services.store, "innkeepers_folly", HOT_SEAT, plies=9))


def _choose(director: Director) -> Scene:
    from scenes.choose.choose_scene import ChooseScene

    return ChooseScene(director)


def _library(director: Director) -> Scene:
    from scenes.library.library_scene import LibraryScene

    return LibraryScene(director)


def _settings(director: Director) -> Scene:
    from scenes.settings.settings_scene import SettingsScene

    return SettingsScene(director)


def _keys(director: Director) -> Scene:
    from scenes.settings.keys_scene import KeysScene

    return KeysScene(director)


def _sounds(director: Director) -> Scene:
    from scenes.settings.sounds_scene import SoundsScene

    return SoundsScene(director)


def _rules_book(director: Director) -> Scene:
    from scenes.rules_book.rules_book_scene import RulesBookScene

    return RulesBookScene(director, "ugly_gryphon", card="hungry_war_bear")


def _gallery(director: Director) -> Scene:
    from scenes.gallery.gallery_scene import GalleryScene

    return GalleryScene(director, "ugly_gryphon")


def _result(seed: int) -> Callable[[Director], Scene]:
    def open_result(director: Director) -> Scene:
        from scenes.table.games.find import find_results

        return find_results(director, careful_night(director.services.store, seed))

    return open_result


def _replay(director: Director) -> Scene:

    return ReplayScene(director, careful_night(director.services.store, LOST))


def _sharing(director: Director, *, of_company: bool = False) -> Scene:
    from scenes.replay.watched import Watched
    from scenes.sharing.sharing_scene import SharingScene

    store = director.services.store
    stored = company_night(store, "innkeeper", COMPANY) if of_company else careful_night(store, LOST)
    scene = SharingScene(director, stored.path, Watched(stored, shows_branches=False))
    scene.destination.write(str(Path.home() / "night.gif"))
    return scene


def _sharing_company(director: Director) -> Scene:
    return _sharing(director, of_company=True)


def _daily(days_ago: int = 0, game: str = "") -> Callable[[Director], Scene]:
    """Return what opens the calendar with a day chosen, after some days were played."""

    def open_days(director: Director) -> Scene:
        from scenes.daily.daily_scene import DailyScene

        director.services.today = lambda: TODAY
        if not director.services.store.listing():
            play_some_days(director.services.store)
        scene = DailyScene(director)
        scene.day -= timedelta(days_ago)
        if game:
            scene.diary.game = game
        return scene

    return open_days


def _ledger(game_id: str, *, matches: int = 7) -> Callable[[Director], Scene]:
    """Return what opens the statistics of a game after so many matches, with two goals if it has any."""

    def open_ledger(director: Director) -> Scene:
        from scenes.ledger.ledger_scene import LedgerScene

        director.services.today = lambda: TODAY
        finished_matches(director.services.store, game_id, matches)
        return LedgerScene(director, game_id)

    return open_ledger


def _challenge(code: str = "") -> Callable[[Director], Scene]:
    """Return what opens the scene in which a code is taken up, with one in its field."""

    def open_challenge(director: Director) -> Scene:
        from scenes.challenge.challenge_scene import ChallengeScene

        return ChallengeScene(director, code)

    return open_challenge


def _analysed(stored: StoredMatch, director: Director) -> ReplayScene:
    """Return the replay of a match with a made-up analysis, where a choice cost much."""
    from scenes.analysis.insight import Insight
    from scenes.analysis.study import Study

    scene = ReplayScene(director, stored)
    study = Study(stored, director.services.now, MadeUpCrew)
    study.analysis = made_up(stored)
    scene.insight = Insight(study)
    scene.resize(director.scale)
    assert scene.insight.findings is not None and scene.insight.findings.costliest is not None
    scene.go(scene.insight.findings.costliest, is_shown=False)
    return scene


def _replay_analysed(director: Director) -> Scene:
    return _analysed(careful_night(director.services.store, LOST), director)


def _overview(director: Director) -> Scene:
    from scenes.analysis.overview_scene import OverviewScene

    stored = company_night(director.services.store, "innkeepers_folly", (MIRA, AGATHA, PIP, WENDEL))
    return OverviewScene(director, _analysed(stored, director))


def _choices(director: Director) -> Scene:
    from scenes.analysis.choices_scene import ChoicesScene

    scene = _analysed(careful_night(director.services.store, LOST), director)
    decision = scene.insight.decision(scene.at)
    assert decision is not None
    return ChoicesScene(director, decision, scene.insight.choices, "Turn 6")


def _table(picks: tuple[int, ...], *, key: int | None = None, **more: Any) -> Stop:
    def stop(home: Path, size: Point, settings: Settings) -> Pilot:
        options = {"seed": 42, **more}
        if options.get("deck") == "calm":
            options["deck"] = calm_deck()
        pilot = TablePilot(
            home, size=size, picks=picks, **options, **settings.model_dump(exclude={"deck", "goal"})
        )
        pilot.settle_table()
        if key is not None:
            pilot.turns(pygame.event.Event(pygame.KEYDOWN, {"key": key, "mod": 0, "unicode": ""}))
            pilot.wait(0.5)
        return pilot

    return stop


class _Told:
    """An adviser that knows at once: the first action is best, the last one next."""

    is_thinking = False
    advice: Advice | None = None

    def __init__(self, legal: tuple[Any, ...]) -> None:
        self._legal = legal

    def ask(self, seat: int) -> None:
        self.advice = Advice(self._legal[0], 0.62, self._legal[-1], 0.55)

    def advance(self, now: float) -> None:
        pass

    def wake_at(self) -> None:
        return None

    def cancel(self) -> None:
        self.advice = None

    close = cancel


def _hinted(stop: Stop) -> Stop:
    """Return what opens a table with a hint on it."""

    def hinted(home: Path, size: Point, settings: Settings) -> Pilot:
        pilot = stop(home, size, settings)
        table: Any = pilot.scene
        table.advising._adviser = _Told(tuple(table.live.legal))
        table.ask_hint()
        pilot.turns()
        return pilot

    return hinted


def _inspect(picks: tuple[int, ...], pile: str) -> Stop:
    def stop(home: Path, size: Point, settings: Settings) -> Pilot:
        pilot = TablePilot(
            home, size=size, seed=42, picks=picks, **settings.model_dump(exclude={"deck", "goal"})
        )
        pilot.settle_table()
        pilot.table.read_large(getattr(pilot.view, pile)[0])
        pilot.turns(pygame.event.Event(pygame.WINDOWEXPOSED))
        return pilot

    return stop


def _lesson(at: int) -> Stop:
    def stop(home: Path, size: Point, settings: Settings) -> Pilot:
        from scenes.tutorial.tutorial_scene import TutorialScene, start_tutorial

        pilot = Pilot(home, size=size, settings=settings)
        start_tutorial(pilot.director, "ugly_gryphon")
        pilot.turns()
        pilot.settle()
        scene = pilot.scene
        assert isinstance(scene, TutorialScene)
        scene.at = at
        scene._lay_planks()
        pilot.turns(pygame.event.Event(pygame.WINDOWEXPOSED))
        return pilot

    return stop


def _question(director: Director) -> Scene:
    from scenes.dialogs import Answer, Dialog

    words = "Send the Hungry War Bear up to the top room?"
    answers = (Answer("cancel", "Cancel"), Answer("yes", "Yes", "check"))
    return Dialog(director, "Is that your choice?", words, answers, icon="question")


def _naming(director: Director) -> Scene:
    from scenes.dialogs import Answer, TextDialog

    def check(text: str) -> Message | None:
        return None if text else Message("A name, please.")

    accept = Answer("save", "Rename", "check")
    return TextDialog(
        director, "Another name", "What is this night called?", "A long night", accept, check=check
    )


def _crash(director: Director, *, has_night: bool = True, **more: Any) -> Scene:
    from scenes.crash.crash_scene import Crash, CrashScene, Night
    from scenes.crash.report import Report

    file = director.services.store.places.crashes / "crash-20261130-052727.txt"
    report = Report("A tray fell.", file, None)
    night = Night(Path("night.inn"), is_over=False, is_again=False) if has_night else None
    return CrashScene(director, Crash(report, night, **more), lambda path: None)


def _crash_of_title(director: Director) -> Scene:
    return _crash(director, has_night=False)


def _crash_unsaved(director: Director) -> Scene:
    return _crash(director, lost=(Message("The disk is full, so the match cannot be written."),))


def _report(director: Director) -> Scene:
    from scenes.crash.report import Report
    from scenes.crash.report_scene import ReportScene

    text = 'Traceback (most recent call last):\n  File "scenes/app.py", line 81, in turn\n\n' * 40
    return ReportScene(director, Report(text, None, None))


COMPANY: Final = (MIRA, AGATHA, Player("careful", "Bruno"), Player("careful", "Odo"))

_SOME = (0, 1, 2, 3, 0, 1, 2)

STOPS: Final[dict[str, Stop]] = {
    "ledger": _menu(_ledger("ugly_gryphon")),
    "ledger_new": _menu(_ledger("monster_inn", matches=2)),
    "title": _menu(_title, games=True),
    "title_new": _menu(_title),
    "new_game": _menu(_new_game),
    "choose": _menu(_choose, games=True),
    "library_company": _menu(_company(_library)),
    "standings": _menu(_standings),
    "table_folly": _menu(_shared("innkeepers_folly")),
    "table_monster": _menu(_shared("monster_inn")),
    "table_street_bids": _menu(_street(_is_asked("bid", 3))),
    "table_street_guest": _menu(_street(_is_asked("respond", moment="customer_revealed"), deal=38)),
    "table_street_answers": _menu(_street(_is_asked("respond", plays=2), deal=38)),
    "table_street_deposit": _menu(_street(_is_asked("deposit", 3))),
    "table_street_final": _menu(_street(_is_asked("sell_treachery"), deal=15)),
    "table_street_bell": _menu(
        _street(_is_asked("respond", moment="customer_revealed"), HOT_SEAT, bell=True)
    ),
    "street_results": _menu(_street_results),
    "street_replay": _menu(_street_replay),
    "street_rules": _menu(_street_rules),
    "seats_street": _menu(_seats("innkeeper")),
    "last_call": _menu(_last_call),
    "table_curtain": _menu(_curtain),
    "seats_folly": _menu(_seats("innkeepers_folly")),
    "seats_monster": _menu(_seats("monster_inn")),
    "library": _menu(_library, games=True),
    "library_empty": _menu(_library),
    "settings": _menu(_settings),
    "keys": _menu(_keys),
    "sounds": _menu(_sounds),
    "rules_book": _menu(_rules_book),
    "gallery": _menu(_gallery),
    "won": _menu(_result(WON)),
    "lost": _menu(_result(LOST)),
    "replay": _menu(_replay),
    "replay_analysed": _menu(_replay_analysed),
    "overview": _menu(_overview),
    "choices": _menu(_choices),
    "daily": _menu(_daily()),
    "daily_won": _menu(_daily(WON_DAY)),
    "daily_company": _menu(_daily(game="innkeeper")),
    "challenge": _menu(_challenge("36G45-WC570-220HQ-5232C-T302C-E0CHK")),
    "challenge_wrong": _menu(_challenge("36G45-WC570-220HQ-5232C-T302C-E0CHX")),
    "challenge_empty": _menu(_challenge()),
    "sharing": _menu(_sharing),
    "sharing_company": _menu(_sharing_company),
    "table_first": _table(()),
    "table": _table(_SOME),
    "table_full": _table((0,) * 13, deck="calm"),
    "table_what_if": _table(_SOME, key=pygame.K_2),
    "inspect_inn": _inspect(_SOME, "inn"),
    "inspect_bar": _inspect(_SOME, "bar"),
    "lesson": _lesson(0),
    "lesson_drop": _lesson(2),
    "question": _menu(_question),
    "naming": _menu(_naming),
    "crash": _menu(_crash),
    "crash_of_title": _menu(_crash_of_title),
    "crash_unsaved": _menu(_crash_unsaved),
    "crash_report": _menu(_report),
    "table_hint": _hinted(_table((0, 1, 2, 3, 0, 1))),
    "table_monster_hint": _hinted(_menu(_shared("monster_inn"))),
}


def show(name: str, home: Path, size: Point = (1280, 800), **settings: Any) -> Pilot:
    """Return a pilot with this scene on the screen, at rest."""
    chosen = Settings(animation_speed=0.0).changed(**settings)
    return STOPS[name](home, size, chosen)


def _layout(words: str) -> tuple[Point, int]:
    size, _, percent = words.partition("@")
    wide, _, high = size.partition("x")
    return (int(wide), int(high)), int(percent or 100)


def main(arguments: list[str]) -> None:
    """Write the pictures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("out", type=Path)
    parser.add_argument("layouts", nargs="*", default=["1280x800"])
    parser.add_argument("--theme", default="night")
    parser.add_argument("--only", default="")
    options = parser.parse_args(arguments)
    options.out.mkdir(parents=True, exist_ok=True)
    for words in options.layouts:
        size, percent = _layout(words)
        for name in STOPS:
            if options.only and not name.startswith(options.only):
                continue
            with tempfile.TemporaryDirectory() as home:
                pilot = show(name, Path(home), size, interface_scale=percent, theme=options.theme)
                pygame.image.save(pilot.app.stage.target, options.out / f"{name}_{words}.png")
                pilot.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
