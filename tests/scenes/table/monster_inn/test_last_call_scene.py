"""The Last Call turns every column, can be skipped, and says who has won."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from monster_evenings import PLAYERS, evening
from monster_tables import open_monster_table
from pilot import Pilot

from game.core.rules import WATCHER
from game.monster_inn.events import Verdict
from scenes.paint.units import Scale
from scenes.table.games.monster_inn.last_call_plan import BUTTONS, CallPlan
from scenes.table.games.monster_inn.last_call_scene import LastCallScene, cellars
from scenes.table.games.monster_inn.paint_last_call import Stage, guest_tile

pytest_plugins = ("painting",)

SIZES = [(1024, 640), (1280, 800), (1920, 1080), (2560, 1440)]


def stored(players: int, *, is_practice: bool = False) -> Any:
    match, table = evening(players, 6), open_monster_table(players)
    header = SimpleNamespace(
        seed=6, has_own_deal=False, deck={}, is_practice=is_practice, daily="", challenge=""
    )
    return SimpleNamespace(
        match=match, table=table, players=PLAYERS[:players], header=header, is_branched=False
    )


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    flown = Pilot(tmp_path, size=(1024, 640), first=lambda director: LastCallScene(director, stored(4)))
    yield flown
    flown.stop()


def scene_of(pilot: Pilot) -> LastCallScene:
    assert isinstance(pilot.scene, LastCallScene)
    return pilot.scene


def test_fame_adds_up_to_what_the_rules_say(pilot: Pilot) -> None:
    scene = scene_of(pilot)
    for cellar in scene._cellars:
        score = evening(4, 6).view(0).scores[cellar.seat]
        assert cellar.skulls - cellar.losses(99) + cellar.treasures == score.fame
        assert cellar.losses(0) == 0


def test_it_comes_to_rest_by_itself_after_every_column(pilot: Pilot) -> None:
    scene = scene_of(pilot)
    pilot.wait(0.4)
    assert scene._heard < scene._columns - 1
    pilot.settle()
    assert scene._heard == scene._columns - 1


def test_a_click_skips_to_the_end(pilot: Pilot) -> None:
    pilot.wait(0.3)
    pilot.click((500, 20))
    pilot.wait(0.05)
    assert scene_of(pilot)._is_settled


def test_a_match_for_practice_says_so_at_the_end(pilot: Pilot) -> None:
    practised = LastCallScene(pilot.director, stored(4, is_practice=True))
    assert practised.sentence == f"{scene_of(pilot).sentence} Played for practice: it does not count."


def test_the_same_cards_can_be_dealt_again(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[Any] = []
    monkeypatch.setattr(pilot.services.store, "same_deal", lambda match, on_saved: match)
    monkeypatch.setattr("scenes.results.end_scene.show_anew", lambda director, match: dealt.append(match))
    pilot.settle()
    pilot.click("same_deal")
    assert dealt == [scene_of(pilot).stored]


def test_menu_leads_out(pilot: Pilot) -> None:
    pilot.settle()
    pilot.click("title")
    assert pilot.is_over


@pytest.mark.usefixtures("canvas_room")
def test_who_goes_unseen_shows_who_it_was_only_at_the_end() -> None:
    scale = Scale(1280, 800)
    plan = CallPlan.of(scale, 4, 8)
    one = stored(4)
    found = cellars(one.match.rules, one, one.match.view(WATCHER))
    guests = [(at, guest) for cellar in found for at, guest in enumerate(cellar.guests)]
    unseen = [(at, guest) for at, guest in guests if guest.verdict in (Verdict.ALONE, Verdict.GUARDED)]
    assert unseen
    for at, guest in unseen:
        before = guest_tile(scale, plan, guest, Stage(20, -1, 0, False, shows_all=False), at)
        twin = guest._replace(face=guest.back)
        assert before is guest_tile(scale, plan, twin, Stage(20, -1, 0, False, shows_all=False), at)
        after = guest_tile(scale, plan, guest, Stage(20, -1, 1, False, shows_all=True), at)
        assert before is not after


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_cellars_and_planks_lie_side_by_side(size: tuple[int, int], players: int) -> None:
    plan = CallPlan.of(Scale(*size), players, 20 if players == 2 else 8)
    areas = [plan.ribbon, plan.note, plan.sentence, *(plan.cell(rank) for rank in range(players))]
    areas += [plan.plank(index) for index in range(BUTTONS)]
    for one, other in combinations(areas, 2):
        apart = one.right <= other.x or other.right <= one.x or one.low <= other.y or other.low <= one.y
        assert apart, (one, other)
    for area in areas:
        assert area.x >= 0 and area.right <= plan.width + 0.01 and area.low <= plan.height + 0.01
    last = plan.tile(max(6, plan.longest) - 1, is_monster=False)
    assert last.right <= plan.cell_width and last.low <= plan.cell_height
