from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from finished_nights import WON, careful_night, play_carefully, take_back_and_vary
from inn import play_given, store_at
from menu_rects import GRIDS, LAYOUTS, check_elements, is_in_sight
from pilot import Pilot
from pygame.event import Event

from game.core.digest import digest
from game.core.rules import TABLE
from saves.matches import StoredMatch
from saves.settings import Settings
from scenes.gui.page import BAR_ROOM
from scenes.paint.cache import PIECES, forget_surfaces
from scenes.paint.replay_page import Note, lines_left_out
from scenes.paint.units import Scale
from scenes.replay.captions import caption
from scenes.replay.lookahead import Lookahead
from scenes.replay.notes import note_of, shortened
from scenes.replay.page import MARGIN_WIDTH, Measures
from scenes.replay.reel import Way
from scenes.replay.replay_scene import ReplayScene
from scenes.scene import Scene
from scenes.sound.names import Sound
from scenes.table.table_scene import TableScene
from scenes.title import TitleScene

SIZES = ((1280, 800), (1024, 640), (1280, 1024), (2560, 1440))


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = Pilot(tmp_path)
    yield pilot
    pilot.stop()


def watch(pilot: Pilot, stored: StoredMatch) -> ReplayScene:
    stored.close()
    scene = ReplayScene(pilot.director, pilot.store.open(stored.path, is_writable=False))
    pilot.director.push(scene)
    pilot.settle()
    return scene


def whole_night(pilot: Pilot) -> ReplayScene:
    return watch(pilot, careful_night(pilot.store, WON))


def short_night(pilot: Pilot) -> ReplayScene:
    return watch(pilot, careful_night(pilot.store, WON, plies=5))


def wandering_night(pilot: Pilot) -> ReplayScene:
    stored = careful_night(pilot.store, 77, plies=8)
    take_back_and_vary(stored.match, 3)
    play_carefully(stored.match, 2)
    return watch(pilot, stored)


def test_the_margin_names_the_deal_if_it_has_a_number(pilot: Pilot) -> None:
    assert note_of(whole_night(pilot).watched, 0).deal == "Deal 0000-0002, goal 7"
    given = watch(pilot, pilot.store.open(play_given(pilot.store)))
    assert note_of(given.watched, 0).deal == "A deal of its own, goal 7"


def top(pilot: Pilot) -> Scene:
    return pilot.director.scenes[-1]


def test_a_replay_begins_at_the_start_and_stands_still(pilot: Pilot) -> None:
    scene = whole_night(pilot)
    pilot.wait(5)
    assert scene.at == 0 and not scene.film.is_playing
    assert scene.wake_at() is None


def test_space_plays_every_decision_to_the_end_and_then_stops(pilot: Pilot) -> None:
    scene = short_night(pilot)
    pilot.press("space")
    seen = {scene.at}
    for _ in range(300):
        pilot.wait(0.2)
        seen.add(scene.at)
    assert seen == set(range(len(scene.watched.reel)))
    assert not scene.film.is_playing
    assert scene.film.presenter.target == scene.watched.view(scene.watched.reel.last)


def test_what_happens_is_shown_with_the_clips_of_the_live_table(pilot: Pilot) -> None:
    scene = whole_night(pilot)
    pilot.press("right")
    assert scene.film.presenter.is_moving
    pilot.settle()
    assert scene.film.presenter.target == scene.watched.view(1)


def test_a_film_at_four_times_the_speed_takes_a_quarter_of_the_time(pilot: Pilot) -> None:
    def seconds(pegs: int) -> float:
        scene = short_night(pilot)
        for _ in range(pegs):
            pilot.press("up")
        begun = pilot.time
        pilot.press("space")
        while scene.film.is_playing:
            pilot.wait(0.05)
        pilot.press("escape")
        return pilot.time - begun

    usual = seconds(0)
    assert seconds(2) == pytest.approx(usual / 4, rel=0.05)


def test_the_speed_is_remembered(pilot: Pilot) -> None:
    whole_night(pilot)
    pilot.press("down")
    assert pilot.services.settings.replay_speed == 0.5
    pilot.press("down")
    assert pilot.services.settings.replay_speed == 0.5
    pilot.press("escape")
    assert whole_night(pilot).film.tempo.speed == 0.5


def test_a_pause_freezes_what_moves_and_playing_goes_on_from_there(pilot: Pilot) -> None:
    scene = whole_night(pilot)
    pilot.press("right")
    pilot.wait(0.1)
    pilot.press("space")
    pilot.press("space")
    frozen = scene.film.presenter.shown(scene.film.tempo.time(pilot.time)).time
    pilot.wait(3)
    assert scene.film.presenter.shown(scene.film.tempo.time(pilot.time)).time == frozen
    pilot.press("space")
    pilot.wait(0.1)
    assert scene.film.presenter.shown(scene.film.tempo.time(pilot.time)).time > frozen


def test_arrows_step_and_with_shift_they_turn_whole_turns(pilot: Pilot) -> None:
    scene = whole_night(pilot)
    for _ in range(3):
        pilot.press("right")
    assert scene.at == 3
    pilot.press("left")
    assert scene.at == 2
    turns = [scene.watched.turn(at) for at in range(len(scene.watched.reel))]
    assert len(set(turns)) < len(turns), "one turn of this night has two decisions"
    pilot.press("home")
    for turn in range(1, max(turns) + 1):
        pilot.press("shift+right")
        assert scene.watched.turn(scene.at) == turn
        assert scene.at == max(at for at, other in enumerate(turns) if other == turn)
    for turn in range(max(turns) - 1, -1, -1):
        pilot.press("shift+left")
        assert scene.watched.turn(scene.at) == turn


def test_the_wheel_turns_one_turn_a_notch(pilot: Pilot) -> None:
    scene = whole_night(pilot)
    pilot.wheel(-1, (400, 300))
    assert scene.watched.turn(scene.at) == 1
    pilot.wheel(1)
    assert scene.at == 0


def test_the_wheel_turns_nothing_while_ctrl_is_held(pilot: Pilot) -> None:
    scene = whole_night(pilot)
    held = Event(pygame.KEYDOWN, key=pygame.K_LCTRL, mod=pygame.KMOD_LCTRL, unicode="")
    pilot.turns(held)
    pilot.wheel(-1, (400, 300))
    assert scene.at == 0
    pilot.turns(Event(pygame.KEYUP, key=pygame.K_LCTRL, mod=0, unicode=""))
    pilot.wheel(-1)
    assert scene.watched.turn(scene.at) == 1
    pilot.turns(held)
    pilot.lose_focus()
    pilot.wheel(1)
    assert scene.at == 0


def test_a_match_of_other_rules_cannot_be_played_on(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    stored = careful_night(pilot.store, WON, plies=6)
    monkeypatch.setattr(type(stored.table.rules), "version", stored.table.rules.version + 1)
    scene = watch(pilot, stored)
    pilot.press("right")
    pilot.settle()
    assert not scene.gui.find("play_on").can_focus
    scene.branching.begin()
    assert pilot.scene is scene
    assert len(pilot.store.listing()) == 1


def test_home_and_end_go_to_the_ends_and_no_further(pilot: Pilot) -> None:
    scene = whole_night(pilot)
    pilot.press("end")
    pilot.press("right")
    assert scene.at == scene.watched.reel.last
    pilot.press("home")
    pilot.press("left")
    assert scene.at == 0


def test_a_click_on_the_rail_jumps_there(pilot: Pilot) -> None:
    scene = whole_night(pilot)
    pilot.click((scene.scale.px(scene.rail.x(7)), scene.measures.rail_box.centery))
    assert scene.at == 7 and scene.hands.held_at is None


def test_dragging_the_handle_shows_each_table_at_once(pilot: Pilot) -> None:
    scene = whole_night(pilot)
    y = scene.measures.rail_box.centery
    start, end = (scene.scale.px(scene.rail.x(at)) for at in (0, 9))
    pilot.drag((start, y), (end, y), steps=30, drops=False)
    assert scene.at == 9 and not scene.film.presenter.is_moving
    assert scene.film.presenter.target == scene.watched.view(9)
    pilot.release()
    pilot.move((start, y))
    assert scene.at == 9


def test_a_click_on_a_line_of_the_log_goes_back_there(pilot: Pilot) -> None:
    scene = whole_night(pilot)
    pilot.press("end")
    pilot.settle()
    area, u = scene.printed.table.log_area, scene.printed.scale.u
    x = scene.scale.px(scene.measures.print_x) + round((area.x + 100) * u)
    y = scene.scale.px(scene.measures.print_y) + round((area.y + 49 + 70) * u)
    pilot.click((x, y))
    assert scene.at == scene.watched.reel.last - 1


def test_branches_are_hidden_until_b_is_pressed_and_that_is_remembered(pilot: Pilot) -> None:
    scene = wandering_night(pilot)
    final = len(scene.watched.reel)
    pilot.press("b")
    ways = [station.way for station in scene.watched.reel.stations]
    assert len(ways) > final and ways.count(Way.BACK) == 3
    assert pilot.services.settings.shows_branches
    pilot.press("b")
    assert len(scene.watched.reel) == final


def test_the_switch_keeps_the_table_that_is_shown(pilot: Pilot) -> None:
    scene = wandering_night(pilot)
    pilot.press("end")
    node = scene.watched.reel[scene.at].node
    pilot.click("branches")
    assert scene.watched.reel[scene.at].node == node


def test_a_match_without_takebacks_has_no_switch(pilot: Pilot) -> None:
    scene = whole_night(pilot)
    pilot.press("b")
    assert not scene.shows_branches
    assert "branches" not in {stop.name for stop in scene.gui.stops}


def test_nothing_in_a_replay_touches_the_recorded_match(pilot: Pilot) -> None:
    stored = careful_night(pilot.store, 77)
    take_back_and_vary(stored.match, 2)
    stored.flush()
    operations = len(stored.match.timeline.operations)
    before = stored.path.read_bytes()
    scene = ReplayScene(pilot.director, stored)
    pilot.director.push(scene)
    for keys in ("space", "right", "b", "end", "left", "shift+left", "home", "up", "pagedown", "b"):
        pilot.press(keys)
        pilot.wait(0.3)
    cursor = stored.match.timeline.cursor
    assert (len(stored.match.timeline.operations), cursor) == (operations, len(stored.match.timeline.line))
    pilot.press("escape")
    assert stored.path.read_bytes() == before


def test_playing_on_makes_a_branched_match_of_what_is_shown(pilot: Pilot) -> None:
    scene = whole_night(pilot)
    before = scene.stored.path.read_bytes()
    for _ in range(4):
        pilot.press("right")
    shown = scene.watched.match.state
    pilot.click("play_on")
    table = top(pilot)
    assert isinstance(table, TableScene)
    assert table.stored.is_branched and table.stored.id != scene.stored.id
    assert digest(table.match.state) == digest(shown)
    assert table.stored.header.seed == scene.stored.header.seed
    assert scene.stored.path.read_bytes() == before
    assert [type(other) for other in pilot.director.scenes] == [TitleScene, TableScene]


def test_playing_on_works_from_what_was_taken_back(pilot: Pilot) -> None:
    scene = wandering_night(pilot)
    pilot.press("b")
    gone = [at for at, station in enumerate(scene.watched.reel.stations) if station.is_taken_back]
    while scene.at < gone[-1]:
        pilot.press("right")
    shown = scene.watched.match.state
    pilot.click("play_on")
    table = top(pilot)
    assert isinstance(table, TableScene)
    assert digest(table.match.state) == digest(shown)


def test_a_night_that_is_over_cannot_be_played_on(pilot: Pilot) -> None:
    scene = whole_night(pilot)
    pilot.press("end")
    assert not scene.gui.find("play_on").can_focus
    scene.branching.begin()
    assert top(pilot) is scene


def test_the_margin_says_in_words_what_was_taken_back(pilot: Pilot) -> None:
    scene = wandering_night(pilot)
    pilot.press("b")
    words = [caption(scene.watched, at) for at in range(len(scene.watched.reel))]
    assert words[0] == "The start"
    assert words[8].endswith("taken back later")
    assert words[9].startswith("Went back to turn")


def test_every_step_is_told_with_who_went_up_and_what_came_of_it(pilot: Pilot) -> None:
    watched = whole_night(pilot).watched
    for at in range(1, len(watched.reel)):
        told = watched.told(at)
        node = watched.reel[at].nodes[0]
        card = watched.match.timeline.records[node].entry().action.card
        assert told.sitter is not None and told.name
        assert watched.stored.table.rules.cards.ids[card] == told.sitter.key  # type: ignore[attr-defined]
        assert told.lines


def test_without_motion_a_film_still_gives_time_to_read(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, settings=Settings(animation_speed=0.0))
    scene = whole_night(pilot)
    pilot.press("space")
    pilot.wait(1.0)
    assert scene.at == 1 and not scene.film.presenter.is_moving
    pilot.wait(1.7)
    assert scene.at == 2
    pilot.stop()


def test_a_match_before_its_deal_can_be_opened(pilot: Pilot) -> None:
    stored = careful_night(pilot.store, 3, plies=0)
    stored.close()
    lines = stored.path.read_bytes().splitlines(keepends=True)
    stored.path.write_bytes(lines[0])
    scene = ReplayScene(pilot.director, pilot.store.open(stored.path, is_writable=False))
    pilot.director.push(scene)
    for keys in ("right", "end", "left", "space", "b"):
        pilot.press(keys)
    assert scene.at == 0
    pilot.click("play_on")
    assert isinstance(top(pilot), TableScene)


def test_everything_can_be_reached_with_tab_and_pressed_with_enter(pilot: Pilot) -> None:
    scene = wandering_night(pilot)
    reached = set()
    for _ in range(20):
        pilot.press("tab")
        assert scene.gui.focused is not None and scene.gui.has_ring(scene.gui.focused)
        reached.add(scene.gui.focused.name)
    assert {"step", "last", "play", "speed", "branches", "play_on", "close"} <= reached
    while scene.gui.focused is None or scene.gui.focused.name != "close":
        pilot.press("tab")
    pilot.press("return")
    assert isinstance(top(pilot), TitleScene)


@pytest.mark.parametrize("size", SIZES)
def test_nothing_overlaps_or_leaves_the_window(tmp_path: Path, size: tuple[int, int]) -> None:
    pilot = Pilot(tmp_path, size=size)
    scene = wandering_night(pilot)
    pilot.press("b")
    window = pilot.app.stage.target.get_rect()
    measures = scene.measures
    paper = scene.scale.box(measures.print_x, measures.print_y, measures.print_width, measures.print_height)
    boxes = [(stop.name, stop.rect) for stop in scene.gui.stops]
    boxes += [("print", paper), ("rail", measures.rail_box.inflate(0, -scene.scale.px(24)))]
    for at, (name, box) in enumerate(boxes):
        assert window.contains(box), name
        for other, that in boxes[at + 1 :]:
            assert not box.colliderect(that), (name, other)
    pilot.stop()


def test_a_longer_chain_than_the_margin_holds_says_how_much_is_left_out(pilot: Pilot) -> None:
    scene = whole_night(pilot)
    lines = tuple(("moon", f"Number {at} is irked by everything and everybody.") for at in range(30))
    note = Note("Turn 1", "Deal", "Played", None, "key", "Somebody", "up to room 1", lines)
    short = shortened(scene.scale, note, MARGIN_WIDTH, scene.measures.margin_height)
    assert not lines_left_out(scene.scale, MARGIN_WIDTH, scene.measures.margin_height, short)
    kept = len(short.lines) - 1
    assert kept > 3 and short.lines[-1][1] == f"and {30 - kept} more things"


def test_the_turns_of_a_long_history_are_marked_as_far_as_there_is_room(pilot: Pilot) -> None:
    stored = careful_night(pilot.store, 77, plies=6)
    for _ in range(400):
        stored.match.undo()
        stored.match.redo()
    scene = watch(pilot, stored)
    pilot.press("b")
    rail = scene.rail.rail
    assert rail.stations == 1 + 6 + 800
    labels = [rail.x(at, scene.measures.rail_width) for at, words in rail.marks if words]
    assert all(after - before >= 17 for before, after in pairwise(labels))
    assert stored.match.timeline.records[0].seat == TABLE


def test_what_comes_next_is_drawn_while_the_replay_rests(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def drawn_while_moving() -> int:
        forget_surfaces()
        whole_night(pilot)
        before = len(PIECES)
        pilot.press("right")
        pilot.wait(0.4)
        drawn = len(PIECES) - before
        pilot.press("escape")
        return drawn

    ahead = drawn_while_moving()
    monkeypatch.setattr(Lookahead, "prepare", lambda self, at: None)
    assert ahead < drawn_while_moving()


def test_stretches_taken_back_that_nobody_could_tell_apart_are_hatched_as_one(pilot: Pilot) -> None:
    stored = careful_night(pilot.store, 77, plies=6)
    for _ in range(500):
        take_back_and_vary(stored.match, 1)
    scene = watch(pilot, stored)
    pilot.press("b")
    hatched = scene.rail.rail.hatched
    assert len(hatched) == 1
    assert hatched[0][1] - hatched[0][0] > 900


@pytest.fixture(scope="module")
def wandering(tmp_path_factory: pytest.TempPathFactory) -> Path:
    stored = careful_night(store_at(tmp_path_factory.mktemp("wandering")), 77, plies=8)
    take_back_and_vary(stored.match, 3)
    stored.close()
    return stored.path


@pytest.mark.parametrize(("size", "zoom"), GRIDS)
def test_at_every_scale_the_buttons_are_in_sight_and_nothing_lies_on_anything(
    tmp_path: Path, wandering: Path, size: tuple[int, int], zoom: int
) -> None:
    pilot = Pilot(tmp_path, size=size, settings=Settings(interface_scale=zoom))
    scene = ReplayScene(pilot.director, pilot.store.open(wandering, is_writable=False))
    pilot.director.push(scene)
    check_elements(scene)
    for name in ("first", "step_back", "play", "step", "last", "speed"):
        assert is_in_sight(scene, name)
    assert is_in_sight(scene, "shut" if scene.measures.is_stacked else "close")
    pilot.stop()


@pytest.mark.parametrize(("size", "zoom"), LAYOUTS)
def test_print_rail_notes_and_planks_keep_apart_and_the_print_stays_readable(
    size: tuple[int, int], zoom: int
) -> None:
    measures = Measures(Scale(*size, zoom / 100))
    x, y = measures.print_x, measures.print_y
    paper = pygame.Rect(x, y, measures.print_width, measures.print_height)
    rail = pygame.Rect(measures.rail_x, measures.rail_y - 10, measures.rail_width, 50)
    notes = pygame.Rect(measures.margin_x, measures.margin_y, measures.margin_width, measures.margin_height)
    planks = pygame.Rect(*measures.planks, 106)
    rects = [paper, rail, notes, planks, pygame.Rect(measures.speed_box)]
    assert all(rect.collidelist(rects[:at]) < 0 for at, rect in enumerate(rects))
    page = pygame.Rect(0, 0, measures.window.logical_width - BAR_ROOM, measures.height)
    assert all(page.contains(rect) for rect in rects)
    table = measures.table_scale
    assert table.height >= 420 and table.u >= 0.69
    assert table.logical_width >= 853 and table.logical_height >= 533


def test_the_wheel_scrolls_the_page_only_beside_print_and_rail(tmp_path: Path, wandering: Path) -> None:
    pilot = Pilot(tmp_path, settings=Settings(interface_scale=150))
    scene = ReplayScene(pilot.director, pilot.store.open(wandering, is_writable=False))
    pilot.director.push(scene)
    pilot.wheel(-1, (640, 400))
    assert scene.at > 0 and scene.page.top == 0
    at = scene.at
    pilot.wheel(-1, "speed")
    assert scene.at == at and scene.page.top > 0
    pilot.stop()


def test_the_table_is_heard_from_far_away_and_pages_rustle(pilot: Pilot) -> None:
    whole_night(pilot)
    heard: list[tuple[Sound, float]] = []
    sounds = pilot.services.sounds
    sounds.play = lambda sound, *, gain=1.0, **_: heard.append((sound, gain))  # type: ignore[method-assign]
    pilot.press("right")
    pilot.settle()
    assert heard and all(gain == 0.5 for _, gain in heard)
    assert Sound.PAGE not in [sound for sound, _ in heard]
    heard.clear()
    pilot.press("end")
    assert [sound for sound, _ in heard] == [Sound.PAGE]
