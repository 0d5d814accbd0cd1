import shutil
from collections.abc import Iterator
from datetime import date, datetime, timedelta
from pathlib import Path

import pygame
import pytest
from inn import finish, only, play, play_given, store_at
from menu_rects import GRIDS, check_elements, is_in_sight
from pilot import OutOfReach, Pilot
from pygame.event import Event

from game.ugly_gryphon.rules import UglyGryphonRules
from saves.info import MatchInfo
from saves.matches import StoredMatch
from saves.settings import Settings
from scenes.choose.choose_scene import ChooseScene
from scenes.dialogs import Dialog, TextDialog
from scenes.gui.page import BAR_ROOM
from scenes.language import plain
from scenes.library.details import detail_of, plaque_of
from scenes.library.library_scene import LibraryScene
from scenes.library.plan import plan_for
from scenes.paint.units import Scale
from scenes.replay.replay_scene import ReplayScene
from scenes.sharing.sharing_scene import SharingScene
from scenes.table.table_scene import TableScene


@pytest.fixture
def home(tmp_path: Path) -> Path:
    store = store_at(tmp_path)
    finish(store, seed=1, name="An old night")
    play(store, seed=2, name="A young night")
    return tmp_path


@pytest.fixture
def pilot(home: Path) -> Iterator[Pilot]:
    pilot = Pilot(home)
    pilot.click("library")
    yield pilot
    pilot.stop()


def rack(pilot: Pilot) -> LibraryScene:
    assert isinstance(pilot.scene, LibraryScene)
    return pilot.scene


def titles(pilot: Pilot) -> list[str]:
    return [info.name or info.path.name for info in rack(pilot).rack.shown]


def choose(pilot: Pilot, name: str) -> None:
    pilot.click(f"row_{titles(pilot).index(name) - rack(pilot).rack.first}")


def test_all_matches_hang_there_the_newest_first(pilot: Pilot) -> None:
    changed = [info.changed for info in rack(pilot).rack.shown]
    assert sorted(titles(pilot)) == ["A young night", "An old night"]
    assert changed == sorted(changed, reverse=True)


def test_a_click_chooses_and_play_on_opens_the_table(pilot: Pilot) -> None:
    choose(pilot, "A young night")
    pilot.click("play_on")
    assert isinstance(pilot.scene, TableScene)


def test_a_match_whose_deal_was_given_shows_no_number(tmp_path: Path) -> None:
    play_given(store_at(tmp_path))
    pilot = Pilot(tmp_path)
    pilot.click("library")
    (info,) = rack(pilot).rack.shown
    assert plaque_of(info, date.today()).who == "a deal of its own"
    deals = [words for icon, words in detail_of(info, None).facts if icon == "die"]
    assert deals == [f"A deal of its own, goal 7, {info.deck_title}"]
    pilot.stop()


def test_the_picture_shows_the_night_that_the_headline_counts(tmp_path: Path) -> None:
    store = store_at(tmp_path)
    stored = store.open(play(store, decisions=0))
    while stored.match.result is None:
        stored.match.act(stored.match.legal(0)[0])
    counted = asleep_and_gone(stored)
    stored.match.jump(stored.match.timeline.stops()[0])
    stored.close()
    pilot = Pilot(tmp_path)
    pilot.click("library")
    info = only(pilot.store)
    watched = store.open(info.path, is_writable=False)
    detail = detail_of(info, watched)
    assert (len(detail.inn), len(detail.left)) == (info.asleep, info.left) == counted
    pilot.stop()


def asleep_and_gone(stored: StoredMatch) -> tuple[int, int]:
    """How many are asleep and how many have left."""
    view = stored.match.view(0)
    return len(view.inn), len(view.left)


def test_a_plaque_counts_the_days_from_today(pilot: Pilot) -> None:
    day = datetime.fromtimestamp(rack(pilot).rack.shown[0].changed).date()
    pilot.services.today = lambda: day
    assert rack(pilot).plaque_text(0).when.startswith("today")
    pilot.services.today = lambda: day + timedelta(days=1)
    assert rack(pilot).plaque_text(0).when.startswith("yesterday")


def test_resizing_the_window_does_not_list_the_matches_again(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[None] = []
    listing = pilot.store.listing

    def count() -> list[MatchInfo]:
        asked.append(None)
        return listing()

    monkeypatch.setattr(pilot.store, "listing", count)
    pilot.resize((1300, 820))
    pilot.press("f2")
    pilot.resize((1400, 900))
    assert asked == []
    pilot.press("escape")
    assert len(asked) == 1


@pytest.mark.parametrize("keys", ["ctrl+z", "meta+z"])
def test_ctrl_or_command_z_brings_a_key_back(pilot: Pilot, keys: str) -> None:
    pilot.press("delete")
    pilot.press(keys)
    assert len(titles(pilot)) == 2


def test_a_double_click_opens_the_match(pilot: Pilot) -> None:
    choose(pilot, "A young night")
    choose(pilot, "A young night")
    assert isinstance(pilot.scene, TableScene)


def test_two_slow_clicks_open_nothing(pilot: Pilot) -> None:
    choose(pilot, "A young night")
    pilot.wait(1)
    choose(pilot, "A young night")
    assert isinstance(pilot.scene, LibraryScene)


def test_a_finished_match_offers_the_replay_alone(pilot: Pilot) -> None:
    choose(pilot, "An old night")
    names = [stop.name for stop in rack(pilot).gui.stops]
    assert "replay" in names
    assert "play_on" not in names


@pytest.mark.parametrize(
    ("name", "enter"), [("A young night", "Enter: play on"), ("An old night", "Enter: replay")]
)
def test_the_line_of_keys_says_what_enter_does(pilot: Pilot, name: str, enter: str) -> None:
    choose(pilot, name)
    assert rack(pilot).keys()[0] == enter


def test_the_line_of_keys_names_no_key_that_does_nothing(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path)
    pilot.click("library")
    assert rack(pilot).keys() == ("Enter: new game", "I: import", "Esc: back")
    pilot.stop()


def test_the_line_of_keys_changes_with_the_choice(pilot: Pilot) -> None:
    choose(pilot, "A young night")
    before = pygame.image.tobytes(pilot.app.stage.target.subsurface((0, 750, 1280, 30)), "RGB")
    choose(pilot, "An old night")
    after = pygame.image.tobytes(pilot.app.stage.target.subsurface((0, 750, 1280, 30)), "RGB")
    assert before != after


def test_a_plaque_says_that_its_match_was_branched_off(tmp_path: Path) -> None:
    store = store_at(tmp_path)
    stored = store.open(play(store, name="One name for both"), is_writable=False)
    store.branch(stored, 2).close()
    today = date.today()
    told = {info.is_branched: plaque_of(info, today).progress for info in store.listing()}
    assert told[True].startswith("branched: turn ")
    assert told[False].startswith("turn ")


def test_a_match_of_other_rules_offers_only_the_replay_and_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = store_at(tmp_path)
    play(store)
    store.places.index_file.unlink()
    monkeypatch.setattr(UglyGryphonRules, "version", UglyGryphonRules.version + 1)
    pilot = Pilot(tmp_path)
    pilot.click("library")
    assert rack(pilot).keys()[0] == "Enter: replay"
    with pytest.raises(OutOfReach):
        pilot.click("play_on")
    pilot.click("replay")
    assert isinstance(pilot.scene, ReplayScene)
    (notice,) = pilot.services.notices
    assert plain(notice).endswith("It can be watched, not played on.")
    pilot.stop()


def test_up_and_down_walk_the_rack_and_enter_plays_on(pilot: Pilot) -> None:
    rack(pilot).choose(0, is_ring_shown=True)
    if titles(pilot)[0] != "A young night":
        pilot.press("down")
    assert rack(pilot).rack.info is not None
    pilot.press("return")
    assert isinstance(pilot.scene, TableScene)


def test_a_match_is_renamed(pilot: Pilot) -> None:
    choose(pilot, "A young night")
    pilot.click("rename")
    pilot.type("The long night")
    pilot.press("return")
    assert "The long night" in titles(pilot)
    assert "A young night" not in titles(pilot)


def test_escape_leaves_the_name_as_it_is(pilot: Pilot) -> None:
    choose(pilot, "A young night")
    pilot.press("f2")
    pilot.type("no")
    pilot.press("escape")
    assert "A young night" in titles(pilot)


def test_a_key_is_thrown_away_and_brought_back(pilot: Pilot) -> None:
    choose(pilot, "A young night")
    pilot.press("delete")
    assert titles(pilot) == ["An old night"]
    pilot.click("bring_back")
    assert sorted(titles(pilot)) == ["A young night", "An old night"]
    info = rack(pilot).rack.info
    assert info is not None
    assert info.name == "A young night"


def test_ctrl_z_brings_back_one_after_the_other(pilot: Pilot) -> None:
    pilot.press("delete")
    pilot.press("delete")
    assert titles(pilot) == []
    pilot.press("ctrl+z")
    pilot.press("ctrl+z")
    assert len(titles(pilot)) == 2


def test_a_match_that_is_being_played_stays_on_its_hook(pilot: Pilot) -> None:
    choose(pilot, "A young night")
    info = rack(pilot).rack.info
    assert info is not None
    played = pilot.store.open(info.path)
    pilot.press("delete")
    assert isinstance(pilot.scene, Dialog)
    pilot.press("escape")
    played.close()
    assert len(titles(pilot)) == 2
    assert rack(pilot).plaque_text(rack(pilot).rack.chosen).title == "A young night"


def test_a_key_that_is_gone_from_the_trash_cannot_be_brought_back(pilot: Pilot) -> None:
    pilot.press("delete")
    for file in pilot.store.places.trash.iterdir():
        file.unlink()
    pilot.press("ctrl+z")
    assert isinstance(pilot.scene, Dialog)
    pilot.press("escape")
    assert len(titles(pilot)) == 1


def test_a_plaque_dragged_to_the_bin_is_thrown_away(pilot: Pilot) -> None:
    row = titles(pilot).index("An old night")
    pilot.drag(f"row_{row}", "bin")
    assert titles(pilot) == ["A young night"]


def test_a_plaque_let_go_elsewhere_goes_back_to_its_hook(pilot: Pilot) -> None:
    pilot.drag("row_1", (600, 740))
    assert len(titles(pilot)) == 2
    assert rack(pilot).rack.chosen == 1


def test_a_small_slip_of_the_hand_is_still_a_click(pilot: Pilot) -> None:
    x, y = pilot.where("row_1")
    pilot.drag((x, y), (x + 3, y + 2))
    assert rack(pilot).rack.chosen == 1


def test_a_drag_interrupted_by_escape_throws_nothing_away(pilot: Pilot) -> None:
    pilot.drag("row_1", "bin", drops=False)
    pilot.press("escape")
    assert isinstance(pilot.scene, LibraryScene)
    pilot.release()
    assert len(titles(pilot)) == 2


def share_itself(pilot: Pilot, target: Path) -> SharingScene:
    pilot.press("x")
    assert isinstance(pilot.scene, SharingScene)
    pilot.press("4")
    pilot.scene.gui.focus_named("path")
    pilot.press("ctrl+a")
    pilot.type(str(target))
    pilot.press("return")
    pilot.settle()
    assert isinstance(pilot.scene, SharingScene)
    return pilot.scene


def test_a_match_is_shared_and_imported(pilot: Pilot, tmp_path: Path) -> None:
    target = tmp_path / "copy.inn"
    assert share_itself(pilot, target).done == target
    pilot.press("escape")
    pilot.click("import")
    assert isinstance(pilot.scene, TextDialog)
    pilot.scene.write(str(target))
    pilot.press("return")
    assert len(titles(pilot)) == 3
    chosen = rack(pilot).rack.info
    assert chosen is not None and chosen.path.name == "copy.inn"
    assert plain(pilot.services.notices[-1]) == "Imported: copy.inn"


def strike(pilot: Pilot, key: int, letter: str, times: int = 1) -> None:
    """Press a key as the window system reports it: the key, its letter (again while held), the release."""
    letters = [Event(pygame.TEXTINPUT, text=letter)] * times
    pilot.turns(Event(pygame.KEYDOWN, key=key, mod=0, unicode=letter, scancode=0), *letters)
    pilot.turns(Event(pygame.KEYUP, key=key, mod=0, unicode=letter, scancode=0))


@pytest.mark.parametrize("times", [1, 3])
def test_the_letter_that_opened_a_dialog_is_not_written_into_it(pilot: Pilot, times: int) -> None:
    strike(pilot, pygame.K_i, "i", times)
    before = rack_dialog(pilot).written
    assert before.startswith(str(Path.home()))
    strike(pilot, pygame.K_i, "i")
    assert rack_dialog(pilot).written == before + "i"


def test_the_space_that_pressed_a_plank_is_not_written_into_its_dialog(pilot: Pilot) -> None:
    rack(pilot).gui.focus_named("import")
    strike(pilot, pygame.K_SPACE, " ")
    assert rack_dialog(pilot).written == str(Path.home() / "_")[:-1]


def test_another_letter_is_written_before_the_first_key_is_let_go(pilot: Pilot) -> None:
    pilot.turns(Event(pygame.KEYDOWN, key=pygame.K_i, mod=0, unicode="i", scancode=0))
    pilot.type("iq")
    assert rack_dialog(pilot).written.endswith("q")
    assert not rack_dialog(pilot).written.endswith("iq")


def test_an_import_that_fails_says_why_and_keeps_what_was_written(pilot: Pilot, tmp_path: Path) -> None:
    wrong = tmp_path / "letter.txt"
    wrong.write_text("Dear guests")
    pilot.click("import")
    assert isinstance(pilot.scene, TextDialog)
    pilot.scene.write(str(wrong))
    pilot.press("return")
    assert isinstance(pilot.scene, TextDialog)
    assert pilot.scene.problem is not None
    assert pilot.scene.written == str(wrong)


def test_sharing_replaces_no_file(pilot: Pilot, tmp_path: Path) -> None:
    target = tmp_path / "precious.inn"
    target.write_text("precious")
    assert share_itself(pilot, target).problem is not None
    assert target.read_text() == "precious"


def test_a_file_that_is_no_save_hangs_there_with_its_reason(tmp_path: Path) -> None:
    store = store_at(tmp_path)
    store.places.matches.mkdir(parents=True)
    (store.places.matches / "noise.inn").write_text("la la la\n")
    pilot = Pilot(tmp_path)
    pilot.click("library")
    info = rack(pilot).rack.info
    assert info is not None
    assert info.problem is not None
    plaque = plaque_of(info, date.today())
    assert plaque.title == "noise.inn"
    assert plaque.status_icon == "warn"
    pilot.press("return")
    assert len(pilot.director.scenes) == 3
    pilot.stop()


def test_an_empty_rack_offers_a_new_game(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path)
    pilot.click("library")
    pilot.click("new_game")
    assert isinstance(pilot.scene, ChooseScene)
    pilot.stop()


def test_the_tabs_show_a_part_of_the_rack(pilot: Pilot) -> None:
    pilot.click("tab_open")
    assert titles(pilot) == ["A young night"]
    pilot.click("tab_won")
    pilot.click("tab_lost")
    assert "A young night" not in titles(pilot)
    pilot.click("tab_all")
    assert len(titles(pilot)) == 2


@pytest.fixture
def full(tmp_path: Path) -> Iterator[Pilot]:
    store = store_at(tmp_path)
    for seed in range(1, 13):
        play(store, seed=seed, decisions=1, name=f"Night {seed}")
    pilot = Pilot(tmp_path)
    pilot.click("library")
    yield pilot
    pilot.stop()


def test_more_than_seven_rows_scroll_with_the_wheel(full: Pilot) -> None:
    full.wheel(-3)
    assert rack(full).rack.first == 3
    full.wheel(-100)
    assert rack(full).rack.first == 5
    full.click("row_6")
    assert rack(full).rack.chosen == 11


def test_the_rack_follows_the_keys(full: Pilot) -> None:
    full.press("end")
    assert (rack(full).rack.chosen, rack(full).rack.first) == (11, 5)
    full.press("pageup")
    full.press("home")
    assert (rack(full).rack.chosen, rack(full).rack.first) == (0, 0)


def test_the_scroll_bar_scrolls_the_rack(full: Pilot) -> None:
    scroller = rack(full).scroller
    assert scroller is not None
    x, y = scroller.rect.centerx, scroller.rect.top + 40
    full.drag((x, y), (x, y + 400), drops=False)
    full.wait(0.5)
    full.release()
    assert rack(full).rack.first == 5


def test_only_seven_keys_are_drawn_however_many_there_are(full: Pilot) -> None:
    rows = [stop for stop in rack(full).gui.stops if stop.name.startswith("row_")]
    assert len(rows) == 7


def test_a_caret_is_all_that_moves_in_a_quiet_dialog(pilot: Pilot) -> None:
    pilot.click("rename")
    pilot.settle()
    changed = [rect for _ in range(40) for rect in _pass(pilot, 0.05)]
    assert changed
    field = rack_dialog(pilot).gui.find("text").rect.inflate(40, 40)
    assert all(field.contains(rect) for rect in changed)


def _pass(pilot: Pilot, seconds: float) -> list[pygame.Rect]:
    pilot.time += seconds
    return pilot.app.turn([])


def rack_dialog(pilot: Pilot) -> TextDialog:
    assert isinstance(pilot.scene, TextDialog)
    return pilot.scene


@pytest.fixture(scope="module")
def twelve_nights(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("twelve")
    for seed in range(12):
        play(store_at(home), seed=seed, name=f"Night {seed}")
    return home


@pytest.mark.parametrize(("size", "zoom"), GRIDS)
def test_at_every_scale_the_amber_plank_is_in_sight_and_nothing_lies_on_anything(
    tmp_path: Path, twelve_nights: Path, size: tuple[int, int], zoom: int
) -> None:
    shutil.copytree(twelve_nights, tmp_path, dirs_exist_ok=True)
    pilot = Pilot(tmp_path, size=size, settings=Settings(interface_scale=zoom), first=LibraryScene)
    scene = rack(pilot)
    for name in ("play_on", "replay", "import", "tab_all"):
        assert is_in_sight(scene, name)
    check_elements(scene)
    pilot.press("delete")
    check_elements(scene)
    assert is_in_sight(scene, "bring_back") or scene.page.can_scroll
    pilot.click("tab_won")
    check_elements(scene)
    pilot.stop()


@pytest.mark.parametrize("height", [400, 533, 640, 800, 1000])
@pytest.mark.parametrize("width", [640, 853, 955, 1024, 1274, 1600, 2389])
def test_rack_board_planks_and_bin_lie_beside_and_below_each_other(width: int, height: int) -> None:
    plan = plan_for(Scale(width, height, unit=1.0))
    boards = [plan.rack, plan.detail, plan.bin, plan.importing]
    boards += [plan.planks] if plan.is_flat else []
    rects = [pygame.Rect(box) for box in boards]
    assert all(rect.collidelist(rects[:at]) < 0 for at, rect in enumerate(rects))
    assert all(rect.left > 0 and rect.right < width - BAR_ROOM for rect in rects)
    assert plan.rows >= 3 and 26 + plan.rows * 78 <= plan.rack[3]
    assert plan.height >= height and plan.detail[1] + plan.detail[3] < plan.height


def test_as_many_keys_hang_there_as_the_window_has_room_for(pilot: Pilot) -> None:
    for seed in range(12):
        play(pilot.store, seed=seed)
    pilot.press("escape")
    pilot.click("library")
    assert rack(pilot).rack.rows == 7
    pilot.press("end")
    pilot.press("down")
    pilot.press("end")
    pilot.resize((1024, 900))
    assert rack(pilot).rack.rows > 7
    shown = [stop for stop in rack(pilot).gui.stops if stop.name.startswith("row_")]
    assert len(shown) == rack(pilot).rack.rows
    assert any(stop.can_focus for stop in shown)


def test_the_wheel_scrolls_the_rack_over_it_and_the_page_elsewhere(tmp_path: Path) -> None:
    for seed in range(9):
        play(store_at(tmp_path), seed=seed)
    pilot = Pilot(tmp_path, settings=Settings(interface_scale=200), first=LibraryScene)
    scene = rack(pilot)
    pilot.wheel(-1, "row_0")
    assert scene.rack.first == 1 and scene.page.top == 0
    pilot.wheel(-1, "import")
    assert scene.rack.first == 1 and scene.page.top > 0
    pilot.stop()


def test_a_key_is_carried_to_the_small_bin_of_a_narrow_window_too(tmp_path: Path) -> None:
    play(store_at(tmp_path), name="Night")
    pilot = Pilot(tmp_path, settings=Settings(interface_scale=200), first=LibraryScene)
    pilot.drag("row_0", "bin")
    assert titles(pilot) == []
    pilot.click("bring_back")
    assert titles(pilot) == ["Night"]
    pilot.stop()
