"""The ledger: which matches its pages are made of, and where its tabs, pegs, bars and marks lead."""

from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest
from finished_nights import finished_matches
from inn import GAME, finish
from pilot import Pilot

from saves.settings import Settings
from scenes.dialogs import TextDialog
from scenes.ledger.found_scene import FoundScene
from scenes.ledger.ledger_scene import LedgerScene
from scenes.ledger.words import tiles_of, time_words
from scenes.library.library_scene import LibraryScene
from scenes.replay.replay_scene import ReplayScene

Open = Callable[..., Pilot]


@pytest.fixture
def ledger(tmp_path: Path) -> Iterator[Open]:
    """Open the ledger of the first game after so many nights."""
    opened: list[Pilot] = []

    def open_one(matches: int = 7, size: tuple[int, int] = (1280, 800)) -> Pilot:
        pilot = Pilot(tmp_path, size=size, settings=Settings(animation_speed=0.0, has_seen_tutorial=True))
        pilot.services.today = lambda: date(2026, 11, 9)
        finished_matches(pilot.store, GAME, matches)
        pilot.director.push(LedgerScene(pilot.director, GAME))
        pilot.settle()
        opened.append(pilot)
        return pilot

    yield open_one
    for pilot in opened:
        pilot.stop()


def scene_of(pilot: Pilot) -> LedgerScene:
    assert isinstance(pilot.scene, LedgerScene)
    return pilot.scene


def scene_name(pilot: Pilot) -> str:
    return type(pilot.scene).__name__


def names(pilot: Pilot) -> list[str]:
    return [stop.name for stop in scene_of(pilot).gui.stops]


def peg(pilot: Pilot, row: str, at: int) -> None:
    """Click one peg of a row."""
    piece = scene_of(pilot).gui.find(row)
    pilot.click(piece.point_of(at))  # type: ignore[attr-defined]


def test_it_opens_with_s_from_title_and_library_and_escape_leads_back(ledger: Open) -> None:
    pilot = ledger(1)
    pilot.press("escape")
    assert scene_name(pilot) == "TitleScene"
    pilot.press("s")
    assert scene_of(pilot).game_id == GAME
    pilot.director.reset(LibraryScene(pilot.director))
    pilot.press("s")
    assert scene_of(pilot).game_id == GAME
    pilot.press("escape")
    assert scene_name(pilot) == "LibraryScene"


def test_under_five_matches_nothing_is_plotted(ledger: Open) -> None:
    pilot = ledger(4)
    assert not [name for name in names(pilot) if name.startswith(("curve", "column", "bar", "share"))]
    finish(pilot.store, seed=99)
    pilot.press("escape")
    pilot.press("s")
    assert "curve" in names(pilot)


def test_numbers_and_tabs_open_the_pages_of_other_inns(ledger: Open) -> None:
    pilot = ledger()
    for number, game in enumerate(("ugly_gryphon", "innkeepers_folly", "monster_inn", "innkeeper"), start=1):
        pilot.press(str(number))
        assert scene_of(pilot).game_id == game
    pilot.press("5")
    assert scene_of(pilot).game_id == "innkeeper"
    pilot.click("inn_ugly_gryphon")
    assert len(scene_of(pilot).chosen.figures) == 7


def test_pegs_choose_what_is_counted(ledger: Open) -> None:
    pilot = ledger()
    peg(pilot, "goal", 1)
    assert {one.goal for one in scene_of(pilot).chosen.figures} == {7}
    assert scene_of(pilot).charts.columns.columns == () or not scene_of(pilot)._is_enough
    peg(pilot, "goal", 0)
    peg(pilot, "period", 3)
    assert [one.created[:10] for one in scene_of(pilot).chosen.figures] == [
        f"2026-11-0{day}" for day in range(2, 8)
    ]
    peg(pilot, "kind", 2)
    assert scene_of(pilot).chosen.figures == []
    peg(pilot, "kind", 1)
    assert len(scene_of(pilot).chosen.figures) == 6


def test_a_bar_of_several_matches_opens_the_rack_with_just_these(ledger: Open) -> None:
    pilot = ledger()
    scene = scene_of(pilot)
    share = scene.charts.shares.shares[0]
    expected = {scene.chosen.figures[at].file.decode() for at in share.matches}
    assert len(expected) == 4
    pilot.click("share_0")
    assert isinstance(pilot.scene, FoundScene)
    assert {info.path.name for info in pilot.scene.rack.all} == expected
    pilot.press("escape")
    assert scene_of(pilot) is scene


def test_a_bar_of_one_match_opens_its_replay(ledger: Open) -> None:
    pilot = ledger()
    columns = scene_of(pilot).charts.columns.columns
    alone = next(at for at, column in enumerate(columns) if len(column.matches) == 1)
    file = scene_of(pilot).chosen.figures[columns[alone].matches[0]].file.decode()
    pilot.click(f"column_{alone}")
    assert isinstance(pilot.scene, ReplayScene)
    assert pilot.scene.stored.path.name == file


def test_the_curve_is_walked_with_arrows_and_opened_with_enter(ledger: Open) -> None:
    pilot = ledger()
    scene = scene_of(pilot)
    scene.gui.focus_named("curve", is_ring_shown=True)
    for key in ("left", "left", "left", "right"):
        pilot.press(key)
    pilot.press("return")
    assert isinstance(pilot.scene, ReplayScene)
    # Of the marks from the fifth match to the seventh the middle one.
    assert pilot.scene.stored.path.name == scene.chosen.figures[5].file.decode()


def test_the_pointer_finds_the_nearest_mark_of_the_curve(ledger: Open) -> None:
    pilot = ledger()
    rect = scene_of(pilot).gui.find("curve").rect
    pilot.click((rect.right - 12, rect.centery))
    assert isinstance(pilot.scene, ReplayScene)
    assert pilot.scene.stored.path.name == "6.inn"


def test_the_table_is_written_where_the_player_says(ledger: Open, tmp_path: Path) -> None:
    pilot = ledger()
    peg(pilot, "goal", 1)
    pilot.click("table")
    assert isinstance(pilot.scene, TextDialog)
    target = tmp_path / "nights.csv"
    pilot.scene.write(str(target))
    pilot.press("return")
    assert scene_of(pilot)
    assert len(target.read_text(encoding="utf-8").splitlines()) == 1 + 4
    assert str(target) in str(pilot.services.notices)


def test_a_table_never_replaces_a_file(ledger: Open, tmp_path: Path) -> None:
    pilot = ledger(1)
    target = tmp_path / "mine.csv"
    target.write_text("mine", encoding="utf-8")
    pilot.click("table")
    assert isinstance(pilot.scene, TextDialog)
    pilot.scene.write(str(target))
    pilot.press("return")
    assert isinstance(pilot.scene, TextDialog)
    assert target.read_text(encoding="utf-8") == "mine"


def test_tiles_show_the_sums(ledger: Open) -> None:
    scene = scene_of(ledger())
    tiles = [(tile.figure, tile.words) for tile in tiles_of(scene.chosen, scene.charts)]
    won = sum(one.is_won for one in scene.chosen.figures)
    assert tiles[0] == ("7", "nights")
    assert tiles[1][0] == str(won)
    assert tiles[5] == ("4 min", "each, mean")


def test_an_empty_ledger_says_what_it_waits_for(ledger: Open) -> None:
    scene = scene_of(ledger(0))
    assert [tile.figure for tile in tiles_of(scene.chosen, scene.charts)] == ["0", "0", "–", "0", "–", "–"]


@pytest.mark.parametrize(("seconds", "words"), [(0.4, "0 s"), (40, "40 s"), (540, "9 min"), (9000, "2.5 h")])
def test_times_are_told_in_what_suits_them(seconds: float, words: str) -> None:
    assert time_words(seconds) == words


def test_every_plot_can_be_reached_with_the_keyboard_alone(ledger: Open) -> None:
    pilot = ledger()
    reached = set()
    for _ in range(60):
        pilot.press("tab")
        focused = scene_of(pilot).gui.focused
        assert focused is not None
        reached.add(focused.name)
    assert reached == set(names(pilot))
