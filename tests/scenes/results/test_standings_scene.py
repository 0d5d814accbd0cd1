"""The end of a match of several: everybody by rank, the winners first, and what can be done next."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from finished_nights import WON, careful_night
from menu_rects import check_elements, is_in_sight
from pilot import Pilot

from game.core.match import AnyMatch
from game.core.players import Player
from saves.matches import StoredMatch
from saves.settings import Settings
from scenes.new_game.new_game_scene import NewGameScene
from scenes.replay.replay_scene import ReplayScene
from scenes.results.end_scene import NEW_SECONDS
from scenes.results.report import Standing, ToldStep, ranks
from scenes.results.standings_scene import StandingsScene
from scenes.title import TitleScene

STILL = Settings(animation_speed=0.0)
NAMES = ("Agatha", "Mira", "Pip", "Wendel", "Balthasar")


def standings(*winners: int, players: int = 4, person: int = 1) -> tuple[Standing, ...]:
    return tuple(
        Standing(
            seat,
            NAMES[seat],
            Player("person" if seat == person else "strong", NAMES[seat]),
            f"{20 - seat} fame",
            (("skull", f"+{20 - seat}"),),
            seat in winners,
            (20 - seat,),
        )
        for seat in range(players)
    )


class Told:
    """Says of any match what a test wants."""

    def __init__(self, told: tuple[Standing, ...]) -> None:
        self._told = told

    def turn(self, view: object) -> int:
        return 1

    def still(self, view: object) -> object:
        return view

    def is_aside(self, record: object) -> bool:
        return False

    def step(self, match: AnyMatch, nodes: tuple[int, ...], seat: int) -> ToldStep:
        return ToldStep(None, "", "", ())

    def standings(self, match: AnyMatch) -> tuple[Standing, ...]:
        return self._told

    def sentence(self, match: AnyMatch) -> str:
        return "So it ended."


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = Pilot(tmp_path, settings=STILL)
    yield pilot
    pilot.stop()


def end(pilot: Pilot, told: tuple[Standing, ...]) -> StandingsScene:
    stored: StoredMatch = careful_night(pilot.store, WON)
    scene = StandingsScene(pilot.director, stored, Told(told))
    pilot.director.push(scene)
    pilot.turns()
    return scene


@pytest.mark.parametrize(
    ("winners", "headline"),
    [
        ((), "Nobody wins"),
        ((1,), "Mira wins!"),
        ((0, 1), "Agatha and Mira win!"),
        ((0, 1, 2), "3 share the victory!"),
    ],
)
def test_the_banner_names_whoever_won(pilot: Pilot, winners: tuple[int, ...], headline: str) -> None:
    assert end(pilot, standings(*winners)).headline == headline


def test_all_winners_share_the_first_rank_and_the_others_follow() -> None:
    assert ranks(standings(0, 1)) == [1, 1, 3, 4]
    assert ranks(standings()) == [1, 2, 3, 4]


def test_whoever_did_as_well_as_another_has_the_same_rank() -> None:
    first, second, third, last = standings(0)
    assert ranks([first, second, third._replace(merit=second.merit), last]) == [1, 2, 2, 4]
    assert ranks([first, second._replace(merit=first.merit), third, last]) == [1, 2, 3, 4]


def test_it_is_a_victory_when_a_person_is_among_the_winners(pilot: Pilot) -> None:
    assert end(pilot, standings(0, 1)).is_won
    assert not end(pilot, standings(0)).is_won


@pytest.mark.parametrize(("plank", "kind"), [("new_night", NewGameScene), ("replay", ReplayScene)])
def test_planks_lead_on(pilot: Pilot, plank: str, kind: type[object]) -> None:
    end(pilot, standings(1))
    pilot.click(plank)
    assert isinstance(pilot.scene, kind)


@pytest.mark.parametrize(("key", "answer"), [("ctrl+z", "undo"), ("escape", "title")])
def test_keys_take_back_and_lead_to_the_menu(pilot: Pilot, key: str, answer: str) -> None:
    heard: list[object] = []
    stored = careful_night(pilot.store, WON)
    pilot.director.push(StandingsScene(pilot.director, stored, Told(standings(1))), heard.append)
    pilot.turns()
    pilot.press(key)
    assert heard == [answer]
    assert isinstance(pilot.scene, TitleScene)


def test_a_key_meant_for_the_table_begins_no_new_game(pilot: Pilot) -> None:
    end(pilot, standings(1))
    pilot.press("return")
    assert len(pilot.director.scenes) == 2
    pilot.wait(NEW_SECONDS + 0.1)
    pilot.press("return")
    assert isinstance(pilot.scene, NewGameScene)


def test_rows_come_one_by_one_the_best_last_and_a_press_hurries_them(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path)
    scene = end(pilot, standings(1))
    assert len(scene.above()) == 1
    pilot.wait(0.9)
    assert 1 < len(scene.above()) < 5
    pilot.press("tab")
    assert len(scene.above()) == 5
    pilot.stop()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("players", [2, 4, 5])
def test_everything_is_in_sight_at_every_size(tmp_path: Path, size: tuple[int, int], players: int) -> None:
    pilot = Pilot(tmp_path, size=size, settings=STILL)
    scene = end(pilot, standings(1, players=players))
    check_elements(scene)
    assert all(is_in_sight(scene, stop.name) for stop in scene.gui.stops)
    assert not scene.page.can_scroll
    rows = [scene.scale.box(*row) for row in scene._plan.rows]
    planks = [scene.scale.box(*box) for box in scene._plan.planks]
    assert rows[-1].bottom < scene.scale.px(scene._plan.counter_y) < planks[0].top
    pilot.stop()
