from collections.abc import Callable, Iterator

import pygame
import pytest
from pygame.event import Event
from table_pilot import TablePilot

from scenes.inspect.inspect_scene import InspectScene
from scenes.stage import Sprite
from scenes.table.pointing import SECONDS, Pointing
from scenes.table.reader import GROUPS, HAND, Page

Fly = Callable[..., TablePilot]


@pytest.fixture
def pilot(fly: Fly) -> Iterator[TablePilot]:
    pilot = fly(picks=(0, 1, 2, 3, 0, 1))
    pilot.settle()
    yield pilot


def here(pilot: TablePilot) -> Page:
    page = pilot.table.keyboard.here
    assert page is not None
    return page


def group(pilot: TablePilot) -> str:
    table = pilot.table
    if table.gui.focused is not None:
        return table.gui.focused.name
    page = table.keyboard.here
    return "" if page is None else page.group


def drawn(pilot: TablePilot) -> list[Sprite]:
    return list(pilot.table.frame().sprites)


def told(pilot: TablePilot) -> tuple[str, ...]:
    return pilot.table.attention.lines


def point_at(pilot: TablePilot, name: str) -> None:
    (spot,) = [spot for spot in pilot.table.live.table.spots(pilot.view) if spot.name == name]
    area, scale = spot.area, pilot.table.scale
    pilot.move((scale.px(area.x + area.width / 2), scale.px(area.y + min(area.height / 2, 20))))


def test_tab_goes_over_the_buttons_and_then_from_group_to_group_and_round(pilot: TablePilot) -> None:
    names = [stop.name for stop in pilot.table.gui.stops if stop.can_focus]
    there = [each for each in GROUPS if each != "left" or pilot.view.left]
    seen = []
    for _ in range(len(names) + len(there) + 1):
        pilot.press("tab")
        seen.append(group(pilot))
    assert seen == [*names, *there, names[0]]
    pilot.press("shift+tab")
    assert group(pilot) == HAND
    pilot.press("shift+tab")
    assert group(pilot) == "spots"


def test_every_sign_and_every_card_can_be_reached_with_the_arrows_alone(pilot: TablePilot) -> None:
    pages = {page.name for page in pilot.table.reader._pages()}
    reached: set[str] = set()
    todo: list[Page] = []
    pilot.press("right")
    todo.append(here(pilot))
    steps = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
    while todo:
        page = todo.pop()
        if page.name in reached:
            continue
        reached.add(page.name)
        for key in steps:
            pilot.table.keyboard.come_to(page)
            pilot.press(key)
            todo.append(here(pilot))
    assert reached == pages


def test_up_leaves_the_cards_and_down_leads_back(pilot: TablePilot) -> None:
    pilot.press("2")
    pilot.press("up")
    assert group(pilot) == "spots"
    assert here(pilot).name.startswith("meter")
    pilot.press("down")
    assert group(pilot) == HAND
    assert pilot.table.hand.focused in pilot.view.bar


def test_what_the_keyboard_reads_is_framed_and_told(pilot: TablePilot) -> None:
    pilot.press("2")
    before = drawn(pilot)
    pilot.press("up")
    assert len(drawn(pilot)) >= len(before) + 1
    assert here(pilot).lines


def test_enter_on_a_line_of_the_log_goes_back_there(pilot: TablePilot) -> None:
    position = pilot.match.position
    while group(pilot) != "log":
        pilot.press("tab")
    pilot.press("down")
    line = here(pilot).line
    assert line is not None
    pilot.press("return")
    pilot.settle()
    assert pilot.match.position == line.position < position


def test_enter_on_a_guest_reads_the_card_large_and_so_does_its_key(pilot: TablePilot) -> None:
    while group(pilot) != "board":
        pilot.press("tab")
    for key in ("return", "i"):
        pilot.press(key)
        assert isinstance(pilot.scene, InspectScene)
        pilot.press("escape")
    assert group(pilot) == "board"


def test_a_click_or_a_decision_takes_the_keyboard_off_what_it_read(pilot: TablePilot) -> None:
    pilot.press("2")
    pilot.press("up")
    pilot.click((5, 300))
    assert group(pilot) == ""
    pilot.press("2")
    pilot.press("up")
    pilot.press("ctrl+z")
    assert group(pilot) == ""


def test_a_sign_is_explained_after_the_pointer_has_rested_on_it(pilot: TablePilot) -> None:
    point_at(pilot, "meter_noise")
    pilot.wait(SECONDS / 2)
    assert told(pilot) == ()
    pilot.wait(SECONDS)
    assert "Noise" in told(pilot)[0]
    assert pilot.app.wake_at() is None
    pilot.press("right")
    assert told(pilot) == ()


def test_what_the_keyboard_comes_to_is_told_after_a_while(
    pilot: TablePilot,
) -> None:
    while group(pilot) != "board":
        pilot.press("tab")
    assert told(pilot) == ()
    pilot.wait(2 * SECONDS)
    assert told(pilot) == here(pilot).lines != ()
    pilot.press("up")
    assert told(pilot) == ()


def test_a_guest_is_told_after_a_while_but_not_where_the_pointer_has_just_let_go(pilot: TablePilot) -> None:
    pilot.carry_to_inn(pilot.view.bar[0])
    pilot.settle()
    pilot.wait(2 * SECONDS)
    assert told(pilot) == ()
    pilot.move(pilot.corner(pilot.view.inn[0]))
    assert told(pilot) == ()
    pilot.wait(2 * SECONDS)
    assert told(pilot) != ()


@pytest.mark.parametrize("key", ["f10", "f1"])
def test_after_another_scene_nobody_is_meant_until_the_pointer_moves(pilot: TablePilot, key: str) -> None:
    pilot.move(pilot.corner(pilot.view.bar[0]))
    pilot.press(key)
    pilot.press("escape")
    pilot.press("i")
    assert pilot.scene is pilot.table
    pilot.move(pilot.corner(pilot.view.bar[0]))
    pilot.press("i")
    assert isinstance(pilot.scene, InspectScene)


def test_every_sign_has_words_and_lies_in_the_window(pilot: TablePilot) -> None:
    table, scale = pilot.table.live.table, pilot.table.scale
    spots = table.spots(pilot.view)
    assert {spot.name for spot in spots} >= {
        *("deck", "turn", "inn_phase", "bar_phase", "left", "pennant", "asleep", "goal", "room"),
        *("meter_fights", "meter_noise", "meter_odor"),
    }
    window = pygame.Rect(0, 0, scale.width, scale.height)
    for spot in spots:
        assert len(spot.lines) >= 2
        assert window.contains(scale.box(*spot.area.box)), spot.name


def test_the_icons_of_a_card_are_explained_one_by_one(pilot: TablePilot) -> None:
    card = pilot.view.bar[0]
    table = pilot.table.live.table
    place = table.places(pilot.view)[card]
    found = set()
    for x in range(int(place.x) - 6, int(place.x + place.width), 3):
        for y in range(int(place.y) - 6, int(place.y + place.height), 3):
            spot = table.explain(pilot.view, x, y)
            if spot is not None:
                found.add(spot.name.split("_")[0])
    assert found == {"medal", "quirk", "moon", "boot"}


def test_the_hint_of_a_room_names_every_icon_of_its_guest(pilot: TablePilot) -> None:
    card = pilot.view.inn[-1]
    table = pilot.table.live.table
    lines = table.hint_words(card, table.places(pilot.view)[card])
    assert any("prefers" in line for line in lines)
    assert any(line.startswith("{moon}") for line in lines)
    assert any(line.startswith("{boot}") for line in lines)


def test_a_stick_scrolls_the_log_where_there_is_no_pointer(pilot: TablePilot) -> None:
    pilot.turns(Event(pygame.WINDOWLEAVE))
    first = pilot.table.log.lines()[0][0]
    pilot.turns(Event(pygame.MOUSEWHEEL, x=0, y=-1, flipped=False))
    assert pilot.table.log.lines()[0][0] != first


def test_a_pointer_that_goes_on_to_the_next_sign_waits_anew(pilot: TablePilot) -> None:
    one, other = pilot.table.live.table.spots(pilot.view)[:2]
    pointing = Pointing()
    pointing.look(one, 0.0)
    pointing.look(one, SECONDS - 0.1)
    assert pointing.wake_at() == SECONDS
    pointing.advance(SECONDS)
    assert pointing.lines == one.lines
    pointing.look(other, SECONDS)
    assert pointing.lines == ()
    assert pointing.wake_at() == 2 * SECONDS
    pointing.look(None, SECONDS)
    assert pointing.wake_at() is None
