"""The whole night by keyboard, and every way to answer the Giant."""

from collections.abc import Callable

import pytest
from gryphon_tables import made_up
from table_pilot import TablePilot

from game.ugly_gryphon.events import PatronBrought
from game.ugly_gryphon.state import Awaited
from scenes.inspect.inspect_scene import InspectScene
from scenes.results.results_scene import ResultsScene
from scenes.table.table_scene import TableScene

Fly = Callable[..., TablePilot]
SMALL = (1024, 640)
CALM = made_up()
CALLING = made_up(**{f"giant{n}": "drink noise | always | - | bring_from_bar" for n in range(1, 15)})
"""Whoever is placed calls another one from the Bar, who calls the next one."""


@pytest.fixture
def pilot(fly: Fly) -> TablePilot:
    """A night in which nobody is ever irked, after the deal has been shown."""
    pilot = fly(size=SMALL, deck=CALM)
    pilot.settle()
    return pilot


def focused(pilot: TablePilot) -> int | None:
    return pilot.table.hand.focused


def gui_focus(pilot: TablePilot) -> str:
    stop = pilot.table.gui.focused
    return "" if stop is None else stop.name


def test_the_arrows_walk_along_the_bar_and_round(pilot: TablePilot) -> None:
    bar = pilot.view.bar
    walked = []
    for key in ("right", "right", "down", "right", "right", "left", "left"):
        pilot.press(key)
        walked.append(focused(pilot))
    assert walked == [bar[0], bar[1], bar[2], bar[3], bar[0], bar[3], bar[2]]


def test_the_first_arrow_to_the_left_begins_at_the_right(pilot: TablePilot) -> None:
    pilot.press("left")
    assert focused(pilot) == pilot.view.bar[-1]


@pytest.mark.parametrize("way", [("2",), ("right",), ("left", "up"), ("up",), ("2", "i", "escape")])
def test_escape_leaves_what_the_keyboard_is_on_and_only_then_the_table(
    pilot: TablePilot, way: tuple[str, ...]
) -> None:
    table, before = pilot.table, pilot.picture()
    for key in way:
        pilot.press(key)
    assert pilot.picture() != before
    pilot.press("escape")
    pilot.settle()
    assert pilot.scene is table and table.keyboard.here is None
    assert pilot.picture() == before
    pilot.press("escape")
    assert pilot.director.is_done


def test_enter_with_nobody_chosen_chooses_the_first_and_sends_nobody_up(pilot: TablePilot) -> None:
    position = pilot.match.position
    pilot.press("return")
    assert focused(pilot) == pilot.view.bar[0]
    assert pilot.match.position == position


def test_while_the_cards_are_dealt_the_table_says_so(fly: Fly) -> None:
    pilot = fly(size=SMALL)
    assert pilot.is_moving
    assert pilot.table.live.table.prompt(pilot.shown) == ("The cards are dealt.", "moon")
    pilot.settle()
    assert pilot.table.live.table.prompt(pilot.shown)[0].startswith("Inn phase: send one patron up")


def test_the_focus_is_seen(pilot: TablePilot) -> None:
    before = pilot.picture()
    pilot.press("right")
    assert pilot.picture() != before


def test_numbers_take_the_patrons_of_the_bar_and_no_others(pilot: TablePilot) -> None:
    for number, card in enumerate(pilot.view.bar, 1):
        pilot.press(str(number))
        assert focused(pilot) == card
    for key in ("5", "9", "0"):
        pilot.press(key)
        assert focused(pilot) == pilot.view.bar[3]


@pytest.mark.parametrize("key", ["return", "enter"])
def test_enter_sends_the_focused_patron_up(pilot: TablePilot, key: str) -> None:
    card = pilot.view.bar[1]
    pilot.press("2")
    pilot.press(key)
    assert pilot.guests == [card]


def test_enter_without_focus_does_nothing(pilot: TablePilot) -> None:
    pilot.press("return")
    assert pilot.guests == []


def test_enter_twice_in_a_row_does_not_send_two_patrons_up(pilot: TablePilot) -> None:
    pilot.press("1")
    pilot.press("return")
    pilot.press("return")
    assert len(pilot.view.inn) == 1


@pytest.mark.parametrize(
    ("back", "forth"),
    [("z", "y"), ("ctrl+z", "ctrl+y"), ("ctrl+z", "ctrl+shift+z"), ("z", "shift+z")],
)
def test_undo_and_redo_by_every_key(pilot: TablePilot, back: str, forth: str) -> None:
    start = pilot.view
    pilot.press("1")
    pilot.press("return")
    played = pilot.view
    pilot.press(back)
    assert pilot.view == start
    pilot.press(back)
    assert pilot.view == start
    pilot.press(forth)
    assert pilot.view == played
    pilot.press(forth)
    assert pilot.view == played


def test_undo_and_redo_by_button_are_shown_as_pressable_only_when_they_are(pilot: TablePilot) -> None:
    table = pilot.table
    assert (table.gui.find("undo").can_focus, table.gui.find("redo").can_focus) == (False, False)
    pilot.press("1")
    pilot.press("return")
    pilot.click("undo")
    assert pilot.guests == []
    assert (table.gui.find("undo").can_focus, table.gui.find("redo").can_focus) == (False, True)
    pilot.click("redo")
    assert len(pilot.view.inn) == 1
    assert (table.gui.find("undo").can_focus, table.gui.find("redo").can_focus) == (True, False)


def test_a_button_pressed_while_cards_move_is_obeyed(pilot: TablePilot) -> None:
    pilot.press("1")
    pilot.press("return")
    pilot.tick()
    assert pilot.is_moving
    pilot.click("undo")
    assert pilot.guests == []


def test_i_reads_the_focused_patron_and_otherwise_the_one_under_the_pointer(pilot: TablePilot) -> None:
    pilot.press("i")
    assert isinstance(pilot.scene, TableScene)
    pilot.press("3")
    pilot.press("i")
    assert isinstance(pilot.scene, InspectScene)
    assert pilot.scene.card == pilot.view.bar[2]
    pilot.press("i")
    assert isinstance(pilot.scene, TableScene)
    pilot.click(pilot.nowhere)
    pilot.move(pilot.corner(pilot.view.bar[0]))
    pilot.press("i")
    assert isinstance(pilot.scene, InspectScene)
    assert pilot.scene.card == pilot.view.bar[0]


def test_the_large_card_goes_through_everybody_in_sight_and_round(fly: Fly) -> None:
    pilot = fly(size=SMALL, deck=CALM, picks=[0, 0])
    pilot.settle()
    pilot.press("1")
    pilot.press("i")
    assert isinstance(pilot.scene, InspectScene)
    everybody = pilot.below.live.table.visible_cards(pilot.view)
    assert set(everybody) == {*pilot.view.bar, *pilot.view.inn}
    seen = []
    for _ in everybody:
        seen.append(pilot.scene.card)
        pilot.press("right")
    assert (tuple(seen), pilot.scene.card) == (everybody, everybody[0])


def test_page_keys_scroll_the_log(fly: Fly) -> None:
    pilot = fly(size=SMALL, deck=CALM, picks=[0] * 7)
    pilot.settle()
    newest = pilot.picture()
    pilot.press("page up")
    assert pilot.picture() != newest
    pilot.press("page down")
    assert pilot.picture() == newest


def test_tab_reaches_every_button_that_can_be_pressed_and_enter_presses_it(pilot: TablePilot) -> None:
    pilot.press("1")
    pilot.press("return")
    pilot.settle()
    reached = []
    for _ in range(2):
        pilot.press("tab")
        reached.append(gui_focus(pilot))
    assert reached == ["menu", "undo"]
    pilot.press("return")
    assert pilot.guests == []


def test_enter_belongs_to_whatever_the_keyboard_came_to_last(pilot: TablePilot) -> None:
    pilot.press("1")
    pilot.press("return")
    pilot.settle()
    inn = pilot.guests
    pilot.press("right")
    pilot.press("tab")
    pilot.press("tab")
    assert (focused(pilot), gui_focus(pilot)) == (None, "undo")
    pilot.press("right")
    assert (focused(pilot), gui_focus(pilot)) == (pilot.view.bar[0], "")
    pilot.press("tab")
    pilot.press("2")
    assert (focused(pilot), gui_focus(pilot)) == (pilot.view.bar[1], "")
    pilot.press("tab")
    pilot.press("tab")
    pilot.press("return")
    assert pilot.guests == inn[:-1]


def test_escape_leaves_the_table_with_everything_saved(pilot: TablePilot) -> None:
    pilot.press("1")
    pilot.press("return")
    pilot.press("escape")
    assert pilot.is_over
    assert pilot.info().turn == 2


def test_a_click_takes_the_focus_of_the_keyboard_away(pilot: TablePilot) -> None:
    pilot.press("1")
    pilot.click(pilot.nowhere)
    assert focused(pilot) is None


def test_the_focus_does_not_stay_on_a_patron_who_is_gone(pilot: TablePilot) -> None:
    pilot.press("1")
    pilot.press("return")
    pilot.press("ctrl+z")
    pilot.press("4")
    last = pilot.view.bar[3]
    assert focused(pilot) == last
    pilot.press("ctrl+y")
    assert focused(pilot) == last
    pilot.press("return")
    assert pilot.view.inn[-1] == last


def test_a_whole_night_goes_by_keys_alone(pilot: TablePilot) -> None:
    for _ in range(60):
        if isinstance(pilot.scene, ResultsScene):
            break
        pilot.press("right")
        if isinstance(pilot.scene, TableScene):
            pilot.press("return")
        pilot.settle()
    assert isinstance(pilot.scene, ResultsScene)
    assert pilot.match.result is not None


@pytest.mark.parametrize("way", ["drag", "click", "number", "arrow"])
def test_the_giant_is_answered_by_every_way(fly: Fly, way: str) -> None:
    pilot = fly(size=SMALL, deck=CALLING)
    pilot.settle()
    pilot.press("1")
    pilot.press("return")
    assert pilot.view.awaited is Awaited.BRING
    by, chosen = pilot.view.inn[-1], pilot.view.bar[1]
    match way:
        case "drag":
            pilot.carry_to_inn(chosen)
        case "click":
            pilot.click(pilot.corner(chosen))
        case "number":
            pilot.press("2")
            pilot.press("return")
        case _:
            pilot.press("right")
            pilot.press("right")
            pilot.press("return")
    assert pilot.view.inn[-1] == chosen
    events = pilot.match.entry_at(pilot.match.position - 1).events
    assert events[0] == PatronBrought(chosen, by)


def test_who_calls_is_named_in_the_sentence_at_the_bottom(fly: Fly) -> None:
    pilot = fly(size=SMALL, deck=CALLING)
    table = pilot.table.live.table
    assert "send one patron up" in table.prompt(pilot.view)[0]
    pilot.press("1")
    pilot.press("return")
    words, icon = table.prompt(pilot.view)
    name = pilot.stored.header.deck["cards"][pilot.view.inn[-1]]["name"]
    assert words.startswith(f"{name} asks")
    assert icon == "hand"


def test_one_undo_takes_back_one_answer_and_the_next_one_the_placing(fly: Fly) -> None:
    pilot = fly(size=SMALL, deck=CALLING)
    pilot.settle()
    views = [pilot.view]
    for _ in range(2):
        pilot.press("1")
        pilot.press("return")
        views.append(pilot.view)
    assert views[1].awaited is views[2].awaited is Awaited.BRING
    pilot.press("z")
    assert pilot.view == views[1]
    pilot.press("z")
    assert pilot.view == views[0]
