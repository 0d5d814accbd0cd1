import json
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from inn import only
from menu_rects import GRIDS, check_elements, is_in_sight
from pilot import OutOfReach, Pilot
from pygame import Rect

from game.decks import base_deck
from saves.settings import Settings
from scenes.challenge.challenge_scene import ChallengeScene
from scenes.dialogs import Dialog
from scenes.gui.menu import KEYS_HEIGHT
from scenes.gui.page import BAR_ROOM
from scenes.gui.pieces import Choice
from scenes.new_game.new_game_scene import NewGameScene
from scenes.new_game.plan import plan_for
from scenes.paint.units import Scale
from scenes.table.table_scene import TableScene


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = Pilot(tmp_path, first=NewGameScene)
    yield pilot
    pilot.stop()


def scene(pilot: Pilot) -> NewGameScene:
    assert isinstance(pilot.scene, NewGameScene)
    return pilot.scene


def choose_goal(pilot: Pilot, goal: str) -> None:
    pegs = scene(pilot).gui.find("goal")
    assert isinstance(pegs, Choice)
    pilot.click(pegs.point_of(pegs.options.index(goal)))


def write_deck(home: Path, name: str, cards: int) -> None:
    deck = base_deck("ugly_gryphon")
    deck["cards"] = deck["cards"][:cards]
    deck["title"] = name.title()
    (home / "decks").mkdir(exist_ok=True)
    (home / "decks" / f"{name}.json").write_text(json.dumps(deck))


def test_the_amber_plank_deals_what_was_chosen(pilot: Pilot) -> None:
    choose_goal(pilot, "9")
    pilot.click("deal")
    pilot.press("end")
    for _ in range(9):
        pilot.press("backspace")
    pilot.type("42")
    pilot.click("deal_cards")
    assert isinstance(pilot.scene, TableScene)
    info = only(pilot.store)
    assert (info.seed, info.goal) == (42, 9)


def test_a_deal_is_typed_with_dash_and_zeros_as_well(pilot: Pilot) -> None:
    pilot.click("deal")
    pilot.press("end")
    for _ in range(9):
        pilot.press("backspace")
    pilot.type("0000-0042")
    pilot.press("return")
    assert only(pilot.store).seed == 42


def test_a_wrong_deal_number_deals_nothing_and_says_what_is_possible(pilot: Pilot) -> None:
    pilot.click("deal")
    pilot.type("x")
    pilot.click("deal_cards")
    assert pilot.store.listing() == []
    assert scene(pilot).gui.focused is scene(pilot).gui.find("deal")


def test_another_deal_is_offered_each_time(tmp_path: Path) -> None:
    deals = set()
    for _ in range(3):
        pilot = Pilot(tmp_path, first=NewGameScene)
        deals.add(scene(pilot).deal)
        pilot.stop()
    assert len(deals) > 1


def test_the_die_rolls_another_deal(pilot: Pilot) -> None:
    before = scene(pilot).deal
    pilot.click("die")
    assert scene(pilot).deal != before
    assert len(scene(pilot).deal) == 9


def test_a_letter_typed_into_the_field_is_no_shortcut(pilot: Pilot) -> None:
    pilot.click("deal")
    before = scene(pilot).deal
    pilot.press("r")
    assert scene(pilot).deal == before


def test_only_goals_that_the_deck_offers_can_be_chosen(tmp_path: Path) -> None:
    write_deck(tmp_path, "small", 14)
    pilot = Pilot(tmp_path, first=NewGameScene)
    choose_goal(pilot, "10")
    pilot.click("deck_1")
    pegs = scene(pilot).gui.find("goal")
    assert isinstance(pegs, Choice)
    assert pegs.options == ("7", "8")
    assert scene(pilot).goal == 8
    pilot.click("deal_cards")
    assert only(pilot.store).deck_title == "Small"
    pilot.stop()


def test_a_bad_deck_is_listed_with_its_reason_and_cannot_be_chosen(tmp_path: Path) -> None:
    (tmp_path / "decks").mkdir()
    (tmp_path / "decks" / "torn.json").write_text('{"schema": 1')
    pilot = Pilot(tmp_path, first=NewGameScene)
    with pytest.raises(OutOfReach):
        pilot.click("deck_1")
    assert "torn.json" in scene(pilot).row(1).facts
    assert scene(pilot).row(1).is_bad
    pilot.stop()


def test_goal_and_deck_are_remembered(tmp_path: Path) -> None:
    write_deck(tmp_path, "mine", 18)
    pilot = Pilot(tmp_path, first=NewGameScene)
    choose_goal(pilot, "8")
    pilot.click("deck_1")
    pilot.click("deal_cards")
    settings = pilot.services.settings
    pilot.stop()
    pilot = Pilot(tmp_path, first=NewGameScene, settings=settings)
    assert (scene(pilot).goal, scene(pilot).deck) == (8, 1)
    pilot.stop()


def test_many_decks_scroll_with_the_wheel(tmp_path: Path) -> None:
    for name in ("a", "b", "c", "d"):
        write_deck(tmp_path, name, 18)
    pilot = Pilot(tmp_path, first=NewGameScene)
    pilot.wheel(-5)
    pilot.click("deck_4")
    assert scene(pilot).deck == 4
    pilot.stop()


@pytest.fixture
def many(tmp_path: Path) -> Iterator[Pilot]:
    for name in ("a", "b", "c", "d"):
        write_deck(tmp_path, name, 18)
    (tmp_path / "decks" / "e.json").write_text("torn")
    pilot = Pilot(tmp_path, first=NewGameScene)
    yield pilot
    pilot.stop()


def test_decks_that_are_not_seen_are_counted(many: Pilot) -> None:
    assert scene(many).deck_list.unseen() == (0, 3)
    many.wheel(-1)
    assert scene(many).deck_list.unseen() == (1, 2)
    many.wheel(-5)
    assert scene(many).deck_list.unseen() == (3, 0)


def test_the_count_of_unseen_decks_is_on_the_screen(many: Pilot) -> None:
    line = many.app.stage.target.subsurface((42, 398, 400, 30))
    before = pygame.image.tobytes(line, "RGB")
    many.wheel(-1)
    assert pygame.image.tobytes(line, "RGB") != before


def test_the_scroll_bar_scrolls_the_decks(many: Pilot) -> None:
    scroller = scene(many).deck_list.scroller
    assert scroller is not None
    x, y = scroller.rect.centerx, scroller.rect.top + 30
    many.drag((x, y), (x, y + 300), drops=False)
    many.wait(0.5)
    many.release()
    assert scene(many).deck_list.unseen() == (3, 0)
    many.click("deck_4")
    assert scene(many).deck == 4
    with pytest.raises(OutOfReach):
        many.click("deck_5")


def test_three_decks_need_no_scroll_bar(tmp_path: Path) -> None:
    for name in ("a", "b"):
        write_deck(tmp_path, name, 18)
    pilot = Pilot(tmp_path, first=NewGameScene)
    assert scene(pilot).deck_list.scroller is None
    assert scene(pilot).deck_list.unseen() == (0, 0)
    pilot.stop()


def test_the_keyboard_reaches_every_deck_that_can_be_used(tmp_path: Path) -> None:
    for name in ("a", "b", "d", "e"):
        write_deck(tmp_path, name, 18)
    (tmp_path / "decks" / "c.json").write_text("torn")
    pilot = Pilot(tmp_path, first=NewGameScene)
    scene(pilot).gui.focus_named("deck_0")
    reached = []
    for _ in range(4):
        pilot.press("down")
        pilot.press("space")
        reached.append(scene(pilot).deck)
    good = [index for index in range(1, 6) if not scene(pilot).row(index).is_bad]
    assert reached == good
    pilot.press("return")
    for _ in range(4):
        pilot.press("up")
    pilot.press("space")
    assert scene(pilot).deck == 0
    pilot.press("down")
    pilot.press("return")
    assert scene(pilot).deck == good[0]
    pilot.stop()


def test_the_arrows_leave_the_decks_at_the_end_of_the_list(tmp_path: Path) -> None:
    write_deck(tmp_path, "a", 18)
    pilot = Pilot(tmp_path, first=NewGameScene)
    scene(pilot).gui.focus_named("deck_1")
    pilot.press("up")
    pilot.press("up")
    focused = scene(pilot).gui.focused
    assert focused is not None
    assert focused.name == "gallery"
    pilot.stop()


def test_a_folder_that_cannot_be_written_is_explained_and_nothing_breaks(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, first=NewGameScene)
    (tmp_path / "matches").write_text("a file where a folder should be")
    pilot.click("deal_cards")
    assert isinstance(pilot.scene, Dialog)
    pilot.press("escape")
    assert isinstance(pilot.scene, NewGameScene)
    pilot.stop()


def test_everything_can_be_reached_with_the_keyboard(pilot: Pilot) -> None:
    reached = set()
    for _ in range(10):
        pilot.press("tab")
        focused = scene(pilot).gui.focused
        assert focused is not None
        reached.add(focused.name)
    assert {"back", "deck_0", "goal", "deal", "paste", "die", "deal_cards"} <= reached


def test_arrows_change_the_goal(pilot: Pilot) -> None:
    scene(pilot).gui.focus_named("goal")
    pilot.press("right")
    assert scene(pilot).goal == 8
    pilot.press("left")
    assert scene(pilot).goal == 7


@pytest.mark.parametrize("decks", [1, 6])
@pytest.mark.parametrize(("size", "zoom"), GRIDS)
def test_at_every_scale_the_amber_plank_is_in_sight_and_nothing_lies_on_anything(
    tmp_path: Path, size: tuple[int, int], zoom: int, decks: int
) -> None:
    for name in "abcde"[: decks - 1]:
        write_deck(tmp_path, name, 18)
    pilot = Pilot(tmp_path, size=size, settings=Settings(interface_scale=zoom), first=NewGameScene)
    check_elements(scene(pilot))
    for name in ("goal", "deal", "die", "deal_cards"):
        assert is_in_sight(scene(pilot), name)
    pilot.stop()


@pytest.mark.parametrize("decks", [1, 2, 9])
@pytest.mark.parametrize("height", [640, 800, 1000])
@pytest.mark.parametrize("width", [640, 853, 955, 1024, 1280, 1600, 2389])
def test_the_boards_lie_beside_and_below_each_other(width: int, height: int, decks: int) -> None:
    scale = Scale(width, height, unit=1.0)
    plan = plan_for(scale, decks)
    boards = [plan.decks, plan.rules, plan.plank, plan.regulars]
    boards += [box for box in (plan.steps, plan.facts if plan.has_facts_board else None) if box is not None]
    rects = [Rect(box) for box in boards]
    assert all(rect.collidelist(rects[:at]) < 0 for at, rect in enumerate(rects))
    assert all(rect.left > 0 and rect.right < width - BAR_ROOM for rect in rects)
    assert all(rect.bottom <= max(height, plan.height) - KEYS_HEIGHT + 8 for rect in rects)
    assert Rect(plan.rules).contains(plan.goal) and Rect(plan.rules).contains(plan.deal)


def test_the_wheel_scrolls_the_decks_over_them_and_the_page_elsewhere(tmp_path: Path) -> None:
    for name in "abcde":
        write_deck(tmp_path, name, 18)
    settings = Settings(interface_scale=150)
    pilot = Pilot(tmp_path, settings=settings, first=NewGameScene)
    page = scene(pilot).page
    pilot.wheel(-1, "goal")
    assert page.top > 0 and scene(pilot).deck_list.first == 0
    before = page.top
    rows = scene(pilot).gui.find("deck_0").rect
    pilot.wheel(-1, (rows.centerx, rows.centery - page.top))
    assert page.top == before and scene(pilot).deck_list.first == 1
    pilot.stop()


def test_the_chosen_back_lies_on_the_decks_and_on_the_amber_plank(pilot: Pilot) -> None:
    def looks() -> list[bytes]:
        pilot.director.resize(pilot.director.scale)
        pilot.move((5, 400))
        boxes = [scene(pilot).gui.find(name).rect for name in ("deck_0", "deal_cards")]
        target = pilot.app.stage.target
        return [pygame.image.tobytes(target.subsurface(box), "RGB") for box in boxes]

    usual = looks()
    pilot.services.change(card_back="moon")
    assert [before != after for before, after in zip(usual, looks(), strict=True)] == [True, True]


@pytest.mark.parametrize("how", ["key", "plank"])
def test_a_deal_number_is_pasted_out_of_what_was_told(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "Deal ００００-0042, goal 9.\n")
    if how == "key":
        pilot.click("deal")
        pilot.press("ctrl+v")
    else:
        pilot.click("paste")
    assert scene(pilot).deal == "0000-0042"
    pilot.press("return")
    assert only(pilot.store).seed == 42


def test_an_empty_clipboard_leaves_the_number_as_it_is(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "")
    before = scene(pilot).deal
    pilot.click("paste")
    assert scene(pilot).deal == before


def test_a_challenge_can_be_taken_up_from_here(pilot: Pilot) -> None:
    pilot.click("challenge")
    assert isinstance(pilot.scene, ChallengeScene)
