"""Where an analysis can be begun: at the end of a match and at the key rack, for finished matches only."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from company_nights import AGATHA, MIRA, company_night
from finished_nights import LOST, careful_night
from made_up_analysis import MadeUpCrew
from pilot import Pilot

from saves.matches import StoredMatch
from scenes.library.library_scene import LibraryScene
from scenes.replay.replay_scene import ReplayScene
from scenes.results.standings_scene import StandingsScene
from scenes.table.games.find import find_results


@pytest.fixture
def pilot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pilot]:
    monkeypatch.setattr("scenes.analysis.crew.Crew", MadeUpCrew)
    pilot = Pilot(tmp_path)
    yield pilot
    pilot.stop()


def is_being_analysed(pilot: Pilot, stored: StoredMatch) -> bool:
    scene = pilot.scene
    if not isinstance(scene, ReplayScene) or scene.insight.study is None:
        return False
    return scene.stored.id == stored.id and scene.insight.study.is_working


def open_rack(pilot: Pilot) -> None:
    pilot.director.push(LibraryScene(pilot.director))
    pilot.settle()


@pytest.mark.parametrize("has_mouse", [False, True])
def test_the_key_rack_opens_the_replay_of_a_finished_match_and_begins(pilot: Pilot, has_mouse: bool) -> None:
    stored = careful_night(pilot.store, LOST)
    stored.close()
    open_rack(pilot)
    if has_mouse:
        pilot.click("analyse")
    else:
        pilot.press("a")
    assert is_being_analysed(pilot, stored)


def test_the_key_rack_analyses_no_match_that_goes_on(pilot: Pilot) -> None:
    careful_night(pilot.store, LOST, plies=4).close()
    open_rack(pilot)
    pilot.press("a")
    assert isinstance(pilot.scene, LibraryScene)
    assert "analyse" not in [stop.name for stop in pilot.scene.gui.stops]


def test_the_end_of_a_match_in_company_leads_to_its_analysis_and_back(pilot: Pilot) -> None:
    stored = company_night(pilot.store, "innkeepers_folly", (MIRA, AGATHA))
    pilot.director.push(find_results(pilot.director, stored))
    pilot.settle()
    pilot.click("analyse")
    assert is_being_analysed(pilot, stored)
    pilot.press("escape")
    pilot.press("escape")
    assert isinstance(pilot.scene, StandingsScene)
