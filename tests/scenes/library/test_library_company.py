"""Matches of several players on the key rack: who plays, the table as far as it may be seen, tabs by inn."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from company_nights import AGATHA, HOT_SEAT, MIRA, PIP, company_night
from finished_nights import WON, careful_night
from menu_rects import check_elements
from pilot import Pilot

from game.core.players import Player
from game.core.rules import WATCHER
from saves.info import MatchInfo
from saves.settings import Settings
from saves.store import Store
from scenes.library.details import Detail, detail_of, plaque_of
from scenes.library.library_scene import LibraryScene
from scenes.table.game_table import Shown, View

STILL = Settings(animation_speed=0.0)
ALONE_WITH_BOTS = (AGATHA, MIRA, AGATHA)


def begun(
    store: Store, players: tuple[Player, ...], *, plies: int = 4, is_practice: bool = False
) -> MatchInfo:
    """Return what the list tells of a match after so many decisions, or at its end."""
    stored = company_night(store, "monster_inn", players, plies=plies, is_practice=is_practice)
    stored.close()
    return next(info for info in store.listing() if info.path == stored.path)


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = Pilot(tmp_path, settings=STILL)
    yield pilot
    pilot.stop()


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[View]:
    """The views that tables are drawn from."""
    views: list[View] = []

    def note(view: View) -> Shown:
        views.append(view)
        return Shown(view)

    monkeypatch.setattr("scenes.library.table_cut.Shown", note)
    return views


def looked_at(pilot: Pilot, info: MatchInfo) -> Detail:
    return detail_of(info, pilot.store.open(info.path, is_writable=False), STILL)


def test_the_table_is_seen_with_the_eyes_of_the_only_person(pilot: Pilot, seen: list[View]) -> None:
    assert looked_at(pilot, begun(pilot.store, ALONE_WITH_BOTS)).table is not None
    assert [view.seat for view in seen] == [1]


def test_a_hot_seat_match_that_goes_on_shows_only_faces(pilot: Pilot, seen: list[View]) -> None:
    detail = looked_at(pilot, begun(pilot.store, HOT_SEAT))
    assert detail.table is None
    assert detail.players == HOT_SEAT
    assert seen == []


def test_everything_is_seen_once_it_is_over(pilot: Pilot, seen: list[View]) -> None:
    assert looked_at(pilot, begun(pilot.store, HOT_SEAT, plies=10_000)).table is not None
    assert [view.seat for view in seen] == [WATCHER]


def test_plaque_and_facts_tell_who_plays(pilot: Pilot) -> None:
    info = begun(pilot.store, (MIRA, AGATHA, PIP))
    assert plaque_of(info, date.today()).who == "3 players, 1 bot"
    assert ("person", "Mira, Agatha, Pip") in detail_of(info, None).facts
    only_persons = begun(pilot.store, (MIRA, PIP))
    assert plaque_of(only_persons, date.today()).who == "2 players, hot seat"


def test_a_match_for_practice_is_neither_won_nor_lost(pilot: Pilot) -> None:
    info = begun(pilot.store, HOT_SEAT, plies=10_000, is_practice=True)
    assert plaque_of(info, date.today()).status == "practice"


def test_tabs_show_the_matches_of_one_inn(pilot: Pilot) -> None:
    careful_night(pilot.store, WON, plies=3).close()
    begun(pilot.store, HOT_SEAT)
    pilot.click("library")
    scene = pilot.scene
    assert isinstance(scene, LibraryScene)
    assert len(scene.rack.shown) == 2
    pilot.click("inn_monster_inn")
    assert [info.game for info in scene.rack.shown] == ["monster_inn"]
    pilot.click("tab_won")
    assert scene.rack.shown == []
    pilot.click("tab_all")
    pilot.click("inn_all")
    assert len(scene.rack.shown) == 2


@pytest.mark.parametrize("zoom", [100, 150, 200])
def test_the_tabs_of_inns_have_room_beside_everything_else(tmp_path: Path, zoom: int) -> None:
    pilot = Pilot(tmp_path, settings=STILL.changed(interface_scale=zoom))
    begun(pilot.store, HOT_SEAT)
    pilot.click("library")
    scene = pilot.scene
    assert isinstance(scene, LibraryScene)
    scene.throw_away()
    check_elements(scene)
    pilot.stop()
