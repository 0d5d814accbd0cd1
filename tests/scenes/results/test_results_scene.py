from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from finished_nights import GAME, LOST, WON, careful_night, play_carefully, take_back_and_vary
from inn import play_given, store_at
from made_up_analysis import made_up
from menu_rects import GRIDS, LAYOUTS, check_elements, is_in_sight
from pilot import Pilot

from game.challenges.codes import code_of, read_code
from game.decks import base_deck
from saves.analyses import keep_analysis
from saves.challenges import challenge_of_match
from saves.matches import StoredMatch
from saves.settings import Settings
from scenes.gui.pieces import Box, Choice, Piece
from scenes.language import plain
from scenes.new_game.new_game_scene import NewGameScene
from scenes.paint import results_page
from scenes.paint.grid import TableGrid
from scenes.paint.results_page import NightChart, night_chart
from scenes.paint.units import Scale
from scenes.replay.replay_scene import ReplayScene
from scenes.results.end_scene import NEW_SECONDS
from scenes.results.plan import plan_for
from scenes.results.results_scene import ResultsScene
from scenes.table.games.find import find_results
from scenes.table.table_scene import TableScene
from scenes.title import TitleScene

SIZES = ((1280, 800), (1024, 640), (1280, 1024), (2560, 1440))
PLANKS = ("new_night", "same_deal", "replay", "analyse", "title")


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = Pilot(tmp_path)
    yield pilot
    pilot.stop()


def result_of(pilot: Pilot, stored: StoredMatch) -> ResultsScene:
    scene = find_results(pilot.director, stored)
    assert isinstance(scene, ResultsScene)
    return scene


def end(pilot: Pilot, stored: StoredMatch) -> ResultsScene:
    """Show the end of a match over its table, as the table does by itself."""
    table = TableScene(pilot.director, stored)
    pilot.director.push(table)
    pilot.settle()
    scene = pilot.scene
    assert isinstance(scene, ResultsScene)
    return scene


def won(pilot: Pilot) -> ResultsScene:
    return end(pilot, careful_night(pilot.store, WON))


def lost(pilot: Pilot) -> ResultsScene:
    return end(pilot, careful_night(pilot.store, LOST))


def notes(scene: ResultsScene) -> list[str]:
    return scene._notes()


def test_a_won_night_offers_a_new_one_first_and_a_lost_one_the_same_deal(pilot: Pilot) -> None:
    scene = won(pilot)
    assert [stop.name for stop in scene.gui.stops] == [*PLANKS, "copy_deal", "challenge"]
    assert scene.gui.default is scene.gui.find("new_night")
    pilot.press("escape")
    scene = lost(pilot)
    assert [stop.name for stop in scene.gui.stops][:2] == ["same_deal", "new_night"]
    assert scene.gui.default is scene.gui.find("same_deal")


@pytest.mark.parametrize("seed", [WON, LOST])
def test_the_report_tells_what_the_match_says(pilot: Pilot, seed: int) -> None:
    scene = end(pilot, careful_night(pilot.store, seed))
    match, report = scene.stored.match, scene.report
    view = match.view(0)
    turns = len(report.asleep) - 1
    assert report.asleep[0] == 0 and report.asleep[-1] == len(view.inn)
    assert turns == len(report.leavers) - 1 == view.turn
    assert sum(map(len, report.leavers)) == len(view.left)
    assert [tile.value for tile in report.tiles[:2]] == [len(view.inn), len(view.left)]
    assert report.is_won == bool(match.result and match.result.winners) == (seed == WON)


def test_irks_are_counted_by_the_phase_they_happened_in(pilot: Pilot) -> None:
    scene = lost(pilot)
    match = scene.stored.match
    phases = [
        step.view.phase.value
        for node in match.timeline.line
        for step in match.steps(node, 0)
        if type(step.event).__name__ == "PatronIrked"
    ]
    counted = {tile.icon: tile.value for tile in scene.report.tiles}
    assert (counted["moon"], counted["boot"]) == (phases.count("inn"), phases.count("bar"))


def test_a_loss_says_how_it_came(pilot: Pilot) -> None:
    scene = lost(pilot)
    assert scene.report.title == "All up again!"
    assert scene.report.sentence.startswith(
        f"The eighth patron walked out on turn {len(scene.report.asleep) - 1}."
    )


def test_the_number_is_copied_with_a_click_and_the_challenge_with_a_name(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = {"text": ""}
    monkeypatch.setattr(pygame.scrap, "put_text", lambda text: held.update(text=text))
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: held["text"])
    scene = won(pilot)
    assert [link.words for link in scene.links("goal 7")] == [
        "Deal 0000-0002, goal 7, base deck",
        "Challenge others",
    ]
    pilot.click("copy_deal")
    assert held["text"] == "0000-0002"
    pilot.click("challenge")
    pilot.type("Agatha")
    pilot.press("return")
    challenge = read_code(held["text"])
    assert challenge.deal == WON
    assert challenge.target is not None
    assert (challenge.target.by, challenge.target.score) == ("Agatha", scene.report.asleep[-1])


def test_a_challenge_that_was_taken_up_is_compared_with(pilot: Pilot) -> None:
    stored = careful_night(pilot.store, WON)
    code = code_of(challenge_of_match(stored, "Agatha"))
    stored.close()
    stored = pilot.store.create(GAME, base_deck(GAME), {"goal": 7}, WON, challenge=code)
    play_carefully(stored.match)
    assert "Agatha: " in end(pilot, stored).counting_words()


def test_takebacks_are_shown_and_a_later_result_says_that_the_first_counts(pilot: Pilot) -> None:
    stored = careful_night(pilot.store, LOST)
    first = stored.match.result
    for back in range(2, 9):
        take_back_and_vary(stored.match, back)
        play_carefully(stored.match)
        if stored.match.result != first:
            break
    assert stored.match.result != first
    scene = end(pilot, stored)
    assert scene.report.tiles[-1].value == stored.match.takebacks > 0
    assert first is not None
    assert notes(scene)[1] == f"The first result counts, lost: goal 7, {first.scores[0]} asleep, 8 left."


def test_a_branched_night_says_that_it_does_not_count(pilot: Pilot) -> None:
    stored = careful_night(pilot.store, WON, plies=3)
    branch = pilot.store.branch(stored, 2)
    stored.close()
    play_carefully(branch.match)
    assert notes(end(pilot, branch))[1] == "Branched: it does not count in streaks."


@pytest.mark.parametrize("keys", ["z", "ctrl+z"])
def test_going_back_takes_the_last_decision_back(pilot: Pilot, keys: str) -> None:
    scene = won(pilot)
    position = scene.stored.match.position
    pilot.press(keys)
    assert isinstance(pilot.scene, TableScene)
    assert scene.stored.match.position < position
    assert scene.stored.match.result is None


def test_where_taking_back_is_switched_off_the_result_stays_and_names_no_key_for_it(pilot: Pilot) -> None:
    scene = won(pilot)
    pilot.services.change(can_take_back=False)
    pilot.press("ctrl+z")
    assert pilot.scene is scene
    assert plain(pilot.services.notices[-1]) == "Taking back is switched off in the settings."
    assert "back" not in scene.keys_words()


@pytest.mark.parametrize("way", ["title", "escape"])
def test_the_menu_and_escape_lead_to_the_title_and_change_nothing(pilot: Pilot, way: str) -> None:
    scene = won(pilot)
    if way == "title":
        pilot.click("title")
    else:
        pilot.press("escape")
    assert [type(other) for other in pilot.director.scenes] == [TitleScene]
    assert scene.stored.match.result is not None and not scene.stored.match.takebacks


def test_an_enter_that_was_meant_for_the_table_begins_no_other_night(pilot: Pilot) -> None:
    scene = won(pilot)
    pilot.director.push(again := result_of(pilot, scene.stored))
    pilot.turns()
    pilot.press("return")
    assert pilot.director.scenes[-1] == again
    pilot.wait(NEW_SECONDS)
    pilot.press("return")
    assert [type(other) for other in pilot.director.scenes] == [TitleScene, NewGameScene]


def test_a_new_night_leaves_the_old_table(pilot: Pilot) -> None:
    scene = won(pilot)
    pilot.click("new_night")
    assert [type(other) for other in pilot.director.scenes] == [TitleScene, NewGameScene]
    assert not scene.stored.is_writable


def test_a_deal_without_a_number_is_not_shared_but_can_be_dealt_again(pilot: Pilot) -> None:
    path = play_given(pilot.store, decisions=1000)
    scene = end(pilot, pilot.store.open(path))
    first = scene.stored.match.state_at(1)
    (link,) = scene.links("goal 7")
    assert link.words == "A deal of its own, goal 7, base deck"
    pilot.click("challenge")
    assert pilot.scene is not scene
    pilot.press("escape")
    pilot.click("same_deal")
    pilot.settle()
    assert isinstance(pilot.scene, TableScene)
    assert pilot.scene.stored.header.has_own_deal
    assert pilot.scene.match.state == first
    assert not pilot.scene.stored.is_branched


def test_the_same_deal_is_a_match_of_its_own_with_the_same_beginning(pilot: Pilot) -> None:
    scene = lost(pilot)
    pilot.press("return")
    table = pilot.scene
    assert isinstance(table, TableScene)
    old, new = scene.stored.header, table.stored.header
    assert (new.seed, new.options, new.deck) == (old.seed, old.options, old.deck)
    assert new.id != old.id and new.branched is None
    assert table.match.view(0) == table.match.rules.observe(scene.stored.match.state_at(1), 0)
    assert [type(other) for other in pilot.director.scenes] == [TitleScene, TableScene]


def test_the_replay_watches_without_writing_and_comes_back_to_the_result(pilot: Pilot) -> None:
    scene = won(pilot)
    pilot.click("replay")
    replay = pilot.scene
    assert isinstance(replay, ReplayScene) and not replay.stored.is_writable
    pilot.press("escape")
    assert pilot.scene is scene


def test_the_end_moves_a_little_and_then_rests(pilot: Pilot) -> None:
    scene = won(pilot)
    assert scene.wake_at() is None
    pilot.director.push(again := result_of(pilot, scene.stored))
    pilot.turns()
    first = again.frame().sprites
    assert again.wake_at() == 0
    pilot.wait(0.5)
    assert again.frame().sprites != first
    pilot.wait(1.5)
    assert again.wake_at() is None


def test_a_press_skips_what_moves_and_is_obeyed(pilot: Pilot) -> None:
    scene = won(pilot)
    pilot.director.push(again := result_of(pilot, scene.stored))
    pilot.wait(0.1)
    pilot.press("tab")
    assert again.wake_at() is None
    assert again.gui.focused is again.gui.default


@pytest.mark.parametrize("settings", [Settings(animation_speed=0.0), Settings(has_reduced_motion=True)])
def test_without_motion_the_end_is_there_at_once(tmp_path: Path, settings: Settings) -> None:
    pilot = Pilot(tmp_path, settings=settings)
    stored = careful_night(pilot.store, WON)
    pilot.director.push(scene := result_of(pilot, stored))
    pilot.turns()
    still = scene.frame().sprites
    assert scene.wake_at() is None
    pilot.wait(3)
    assert scene.frame().sprites == still
    stored.close()
    pilot.stop()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seed", [WON, LOST])
def test_planks_and_tower_keep_apart_and_inside_the_window(
    tmp_path: Path, size: tuple[int, int], seed: int
) -> None:
    pilot = Pilot(tmp_path, size=size)
    scene = end(pilot, careful_night(pilot.store, seed))
    window = pilot.app.stage.target.get_rect()
    rects = [stop.rect for stop in scene.gui.stops]
    assert all(window.contains(rect) for rect in rects)
    assert all(not one.colliderect(other) for at, one in enumerate(rects) for other in rects[at + 1 :])
    left = min(sprite.x for sprite in scene._house.rooms)
    assert max(rect.right for rect in rects) < left
    for sprite in scene.above():
        assert window.contains(sprite.rect.clip(window))
        assert pygame.Rect(sprite.rect).colliderect(window)
    pilot.stop()


@pytest.fixture(scope="module")
def won_night(tmp_path_factory: pytest.TempPathFactory) -> Path:
    stored = careful_night(store_at(tmp_path_factory.mktemp("won")), WON)
    stored.close()
    return stored.path


@pytest.mark.parametrize(("size", "zoom"), GRIDS)
def test_at_every_scale_the_amber_plank_is_in_sight_and_nothing_lies_on_anything(
    tmp_path: Path, won_night: Path, size: tuple[int, int], zoom: int
) -> None:
    pilot = Pilot(tmp_path, size=size, settings=Settings(interface_scale=zoom))
    scene = result_of(pilot, pilot.store.open(won_night, is_writable=False))
    pilot.director.push(scene)
    check_elements(scene)
    assert isinstance(scene.gui.default, Piece) and is_in_sight(scene, scene.gui.default.name)
    window = pilot.app.stage.target.get_rect()
    assert all(window.contains(room.rect) for room in scene._house.rooms)
    pilot.stop()


def _ends(boxes: tuple[Box, ...]) -> set[float]:
    """Return where the rows of boxes end: one place if every row is full."""
    return {max(x + wide for x, y, wide, _ in boxes if y == row) for _, row, _, _ in boxes}


@pytest.mark.parametrize(("size", "zoom"), LAYOUTS)
def test_planks_tiles_ledger_and_notes_stay_beside_the_house(size: tuple[int, int], zoom: int) -> None:
    window = Scale(*size, zoom / 100)
    sentence = "12 patrons asleep, 2 left. The goal was 7: the inn survives."
    plan = plan_for(window, sentence, 5, 4, ["Deal 0000-0002, goal 7, base deck.", "Esc: menu"])
    wall = TableGrid.of(plan.picture).room_width * plan.picture.u / window.u
    boxes = [*plan.planks, *plan.tiles, plan.ledger, plan.sentence, *plan.notes]
    rects = [pygame.Rect(box) for box in boxes]
    assert all(rect.collidelist(rects[:at]) < 0 for at, rect in enumerate(rects))
    assert all(rect.left > 0 and rect.right < wall for rect in rects)
    assert all(rect.bottom <= plan.height for rect in rects)
    assert plan.ledger[3] >= 220
    assert {round(right, 6) for right in _ends(plan.tiles)} == {
        round(right, 6) for right in _ends(plan.planks)
    }
    assert abs(plan.picture.height - plan.height * window.u) <= 1


def test_the_chart_of_a_low_ledger_numbers_only_some_of_its_lines() -> None:
    report = ((0, 3, 6, 9, 12), ((), (), (), (), ()))
    chart = NightChart(*report, 7, "start", "goal 7", "Nobody left.")
    scale = Scale(1280, 800)
    low, high = (night_chart(scale, 500, height, chart).surface for height in (140, 400))
    assert low.get_height() < high.get_height()
    steps = [results_page._Layout.of(chart, 500, height).step for height in (140, 400)]
    assert steps[0] > steps[1] == 1


def test_a_night_that_was_analysed_shows_the_chance_to_win_and_turns_back_to_who_slept(
    pilot: Pilot,
) -> None:
    stored = careful_night(pilot.store, LOST)
    keep_analysis(stored, made_up(stored))
    scene = end(pilot, stored)
    shown = [scene.shows_chances]
    painted = pygame.image.tobytes(scene.background, "RGB")
    pegs = scene.gui.find("page")
    assert isinstance(pegs, Choice)
    pilot.click(pegs.point_of(0))
    shown.append(scene.shows_chances)
    assert shown == [True, False]
    assert pygame.image.tobytes(scene.background, "RGB") != painted
