"""The hand: press, carry, let go; whatever goes wrong on the way, nothing happens to the match."""

from collections.abc import Callable

import pygame
import pytest
from gryphon_tables import made_up
from table_pilot import TablePilot, calm_deck, drawn_patrons

from scenes.anim import timings
from scenes.dialogs import Dialog
from scenes.inspect.inspect_scene import InspectScene
from scenes.paint.grid import TableGrid
from scenes.table.drag import THRESHOLD, Drag, Hold
from scenes.table.table_scene import TableScene

Fly = Callable[..., TablePilot]
SMALL = (1024, 640)
CALM = made_up()


@pytest.fixture
def pilot(fly: Fly) -> TablePilot:
    """A night in which nobody is ever irked, after the deal has been shown."""
    pilot = fly(size=SMALL, deck=CALM)
    pilot.settle()
    return pilot


def test_a_press_becomes_a_drag_only_past_the_threshold() -> None:
    drag = Drag()
    drag.press(3, 100, 100, (90, 80))
    assert not drag.move(100 + THRESHOLD, 100 - THRESHOLD)
    assert drag.hold is Hold.PRESSED
    assert drag.move(100 + THRESHOLD + 1, 100)
    assert drag.carried == 3


def test_a_drag_that_comes_back_to_where_it_began_is_still_a_drag() -> None:
    drag = Drag()
    drag.press(3, 100, 100, (90, 80))
    drag.move(150, 100)
    drag.move(100, 100)
    released = drag.release(100, 100)
    assert released is not None
    assert released.was_carried


def test_an_empty_hand_lets_nothing_go() -> None:
    assert Drag().release(5, 5) is None


def test_a_card_let_go_over_the_inn_goes_up(pilot: TablePilot) -> None:
    card = pilot.view.bar[2]
    pilot.carry_to_inn(card)
    assert pilot.guests == [card]
    assert pilot.is_moving


def test_the_whole_strip_of_the_tower_takes_a_card_even_the_roof(pilot: TablePilot) -> None:
    card = pilot.view.bar[0]
    pilot.drag(pilot.corner(card), (SMALL[0] - 30, 5))
    assert pilot.guests == [card]


def test_a_card_goes_up_from_where_the_hand_let_go(pilot: TablePilot) -> None:
    card = pilot.view.bar[2]
    pilot.carry_to_inn(card, drops=False)
    held = pilot.table.hand.carried_place
    pilot.release()
    clip = pilot.table.live.presenter.shown(pilot.time).clip
    assert clip is not None
    assert clip.motions[card].start == held


def test_a_carried_card_hangs_from_the_spot_that_was_gripped(pilot: TablePilot) -> None:
    card = pilot.view.bar[1]
    place = pilot.table.live.table.places(pilot.view)[card]
    scale = pilot.director.scale
    grip = scale.px(place.x + place.width * 0.9), scale.px(place.y + place.height * 0.9)
    pilot.drag(grip, pilot.nowhere, drops=False)
    pilot.wait(1.0)
    held = pilot.table.hand.carried_place
    x, y = scale.logical(*pilot.pointer)
    assert (x - held.x) / held.width == pytest.approx(0.9, abs=0.02)
    assert (y - held.y) / held.height == pytest.approx(0.9, abs=0.02)


def test_the_waiting_room_lights_up_only_while_a_card_is_over_the_inn(pilot: TablePilot) -> None:
    pilot.drag(pilot.corner(pilot.view.bar[0]), pilot.nowhere, drops=False)
    assert pilot.table.hand.shape().lit.target == ""
    dark = pilot.picture()
    pilot.move(pilot.inn)
    assert pilot.table.hand.shape().lit.target == "inn"
    assert pilot.picture() != dark


def test_a_card_let_go_elsewhere_slides_home_and_nothing_has_happened(pilot: TablePilot) -> None:
    pilot.point_away()
    before, operations = pilot.picture(), list(pilot.match.timeline.operations)
    pilot.drag(pilot.corner(pilot.view.bar[0]), pilot.nowhere)
    assert pilot.is_moving
    _, drawn = drawn_patrons(pilot)
    assert [drawn[card] for card in pilot.view.bar] == [1, 1, 1, 1]
    pilot.settle()
    pilot.point_away()
    assert pilot.match.timeline.operations == operations
    assert pilot.picture() == before


def test_a_card_put_back_on_the_bar_stays_there(pilot: TablePilot) -> None:
    card, other = pilot.view.bar[:2]
    pilot.drag(pilot.corner(card), pilot.corner(other))
    pilot.settle()
    assert pilot.guests == []
    assert pilot.view.bar[:2] == (card, other)


@pytest.mark.parametrize("way", ["escape", "focus", "resize"])
def test_a_card_goes_back_when_carrying_is_cut_off(pilot: TablePilot, way: str) -> None:
    pilot.point_away()
    before = pilot.picture()
    pilot.carry_to_inn(pilot.view.bar[0], drops=False)
    assert pilot.table.hand.carried is not None
    if way == "escape":
        pilot.press("escape")
    elif way == "focus":
        pilot.lose_focus()
    else:
        pilot.resize((1100, 700))
    assert not pilot.table.hand.holds
    assert pilot.is_moving == (way == "escape")
    pilot.release()
    assert pilot.guests == []
    if way == "resize":
        pilot.resize(SMALL)
    pilot.point_away()
    pilot.settle()
    assert pilot.picture() == before


def test_escape_with_a_card_in_the_hand_does_not_leave_the_table(pilot: TablePilot) -> None:
    pilot.carry_to_inn(pilot.view.bar[0], drops=False)
    pilot.press("escape")
    assert isinstance(pilot.scene, TableScene)


def test_a_second_press_after_a_lost_release_begins_anew(pilot: TablePilot) -> None:
    first, second = pilot.view.bar[:2]
    pilot.carry_to_inn(first, drops=False)
    pilot.carry_to_inn(second)
    assert pilot.guests == [second]
    _, drawn = drawn_patrons(pilot)
    assert drawn[first] == drawn[second] == 1


def test_a_drag_that_begins_while_cards_move_finishes_them_and_is_obeyed(pilot: TablePilot) -> None:
    first, second = pilot.view.bar[:2]
    pilot.carry_to_inn(first)
    pilot.tick()
    assert pilot.is_moving
    pilot.carry_to_inn(second)
    assert pilot.guests == [first, second]


def test_a_click_while_cards_move_finishes_them_and_is_obeyed(pilot: TablePilot) -> None:
    first = pilot.view.bar[0]
    pilot.click(pilot.corner(first))
    pilot.tick()
    was_moving = pilot.is_moving
    second = pilot.view.bar[1]
    pilot.move(pilot.corner(second))
    pilot.hold()
    assert (was_moving, pilot.is_moving) == (True, False)
    pilot.release()
    assert pilot.guests == [first, second]


def test_the_deal_can_be_cut_short_by_a_click_that_is_obeyed(fly: Fly) -> None:
    pilot = fly(size=SMALL, deck=CALM)
    assert pilot.is_moving
    card = pilot.view.bar[3]
    pilot.click(pilot.corner(card))
    assert pilot.guests == [card]


def test_what_the_keyboard_does_takes_the_card_out_of_the_hand(pilot: TablePilot) -> None:
    carried = pilot.view.bar[0]
    pilot.carry_to_inn(carried, drops=False)
    pilot.press("1")
    pilot.press("return")
    assert pilot.guests == [carried]
    assert not pilot.table.hand.holds
    _, drawn = drawn_patrons(pilot)
    assert drawn[carried] == 1


def test_an_undo_with_a_card_in_the_hand_leaves_no_card_of_the_deck_in_sight(pilot: TablePilot) -> None:
    pilot.carry_to_inn(pilot.view.bar[0])
    pilot.settle()
    drawn_last = pilot.view.bar[-1]
    pilot.carry_to_inn(drawn_last, drops=False)
    pilot.press("ctrl+z")
    pilot.release()
    pilot.settle()
    assert drawn_last not in pilot.view.bar
    assert pilot.guests == []
    _, drawn = drawn_patrons(pilot)
    assert drawn[drawn_last] == 0


def test_the_pointer_outside_the_window_keeps_the_card_in_the_hand(pilot: TablePilot) -> None:
    card = pilot.view.bar[0]
    pilot.carry_to_inn(card, drops=False)
    pilot.point_away()
    assert pilot.table.hand.carried == card


@pytest.mark.parametrize("target", ["deck", "inn", "left board", "log"])
def test_only_patrons_of_the_bar_can_be_taken_up(fly: Fly, target: str) -> None:
    pilot = fly(size=SMALL, deck=CALM, picks=[0, 0])
    pilot.settle()
    scale = pilot.director.scale
    log = pilot.table.live.table.log_area
    points = {
        "deck": (scale.px(80), scale.px(220)),
        "inn": pilot.corner(pilot.view.inn[0]),
        "left board": (scale.px(log.x + log.width + 60), scale.px(200)),
        "log": (scale.px(log.x + 5), scale.px(log.y + 5)),
    }
    operations = len(pilot.match.timeline.operations)
    pilot.drag(points[target], pilot.inn)
    assert len(pilot.match.timeline.operations) == operations
    assert not pilot.is_moving


def test_clicks_place_only_if_the_player_wants_that(fly: Fly) -> None:
    pilot = fly(size=SMALL, deck=CALM, can_click_to_place=False)
    pilot.settle()
    card = pilot.view.bar[0]
    pilot.click(pilot.corner(card))
    assert pilot.guests == []
    pilot.carry_to_inn(card)
    assert pilot.guests == [card]


@pytest.mark.parametrize("by", ["drag", "click", "keys"])
def test_who_wants_to_be_asked_is_asked_and_only_then_it_happens(fly: Fly, by: str) -> None:
    pilot = fly(size=SMALL, deck=CALM, asks_before_placing=True)
    pilot.settle()
    card = pilot.view.bar[1]

    def choose() -> None:
        if by == "drag":
            pilot.carry_to_inn(card)
        elif by == "click":
            pilot.click(pilot.corner(card))
        else:
            pilot.press("2")
            pilot.press("return")

    choose()
    assert isinstance(pilot.scene, Dialog)
    assert pilot.guests == []
    pilot.press("escape")
    assert pilot.guests == []
    assert isinstance(pilot.scene, TableScene)
    choose()
    pilot.click("yes")
    assert pilot.guests == [card]
    assert len(pilot.match.timeline.operations) == 2


def test_a_right_click_shows_the_card_large_and_anything_closes_it(pilot: TablePilot) -> None:
    pilot.click(pilot.corner(pilot.view.bar[0]), pygame.BUTTON_RIGHT)
    assert isinstance(pilot.scene, InspectScene)
    first = pilot.picture()
    pilot.press("right")
    assert pilot.picture() != first
    pilot.press("left")
    assert pilot.picture() == first
    pilot.press("escape")
    assert isinstance(pilot.scene, TableScene)
    pilot.click(pilot.corner(pilot.view.bar[0]), pygame.BUTTON_RIGHT)
    pilot.click((5, 5))
    assert isinstance(pilot.scene, TableScene)
    assert pilot.guests == []


def test_a_right_click_with_a_card_in_the_hand_puts_it_back(pilot: TablePilot) -> None:
    card = pilot.view.bar[0]
    pilot.drag(pilot.corner(card), pilot.corner(pilot.view.bar[2]), drops=False)
    pilot.hold(pygame.BUTTON_RIGHT)
    assert isinstance(pilot.scene, InspectScene)
    pilot.release(pygame.BUTTON_RIGHT)
    pilot.press("escape")
    pilot.release()
    assert pilot.guests == []
    assert not pilot.table.hand.holds


def test_a_right_click_on_the_wall_does_nothing(pilot: TablePilot) -> None:
    pilot.click(pilot.nowhere, pygame.BUTTON_RIGHT)
    assert isinstance(pilot.scene, TableScene)


def test_letting_the_right_button_go_does_not_drop_the_card(pilot: TablePilot) -> None:
    card = pilot.view.bar[0]
    pilot.carry_to_inn(card, drops=False)
    pilot.release(pygame.BUTTON_RIGHT)
    assert pilot.table.hand.carried == card


def test_after_the_night_nobody_can_be_taken_up(fly: Fly) -> None:
    pilot = fly(size=SMALL, deck=CALM, picks=[0] * 40)
    assert pilot.match.result is not None
    assert pilot.below.live.table.source_cards(pilot.view) == ()


def test_a_card_under_others_is_the_one_that_is_taken_from_a_crowded_bar(fly: Fly) -> None:
    pilot = fly(size=SMALL, deck=calm_deck())
    pilot.settle()
    table = pilot.table.live.table
    crowd = pilot.view._replace(bar=tuple(range(8)))
    places = table.places(crowd)
    assert places[1].x < places[0].x + places[0].width
    for card in crowd.bar:
        place = places[card]
        assert table.card_at(crowd, place.x + 3, place.y + 20) == card


def test_a_tall_tower_scrolls_by_the_wheel_and_takes_cards_all_the_same(fly: Fly) -> None:
    pilot = fly(size=SMALL, deck=calm_deck(), picks=[0] * 17)
    pilot.settle()
    assert len(pilot.view.inn) == 17
    top, bottom = pilot.view.inn[-1], pilot.view.inn[0]
    places = pilot.table.live.table.places
    pilot.move(pilot.inn)
    at_the_top = pilot.picture()
    assert places(pilot.view)[bottom].look == "nothing"
    pilot.wheel(-3, pilot.inn)
    assert places(pilot.view)[top].look == "nothing"
    pilot.wheel(-99)
    assert places(pilot.view)[bottom].look == "room 1"
    assert pilot.picture() != at_the_top
    card = pilot.view.bar[0]
    pilot.drag(pilot.corner(card), (SMALL[0] - 60, 300))
    assert pilot.view.inn[-1] == card
    pilot.settle()
    pilot.wheel(99, (SMALL[0] - 60, 300))
    assert places(pilot.view)[card].look == "room 18"


def test_scrolling_a_tall_tower_while_cards_move_tears_nothing_apart(fly: Fly) -> None:
    pilot = fly(size=SMALL, deck=calm_deck(), picks=[0] * 17)
    pilot.settle()
    pilot.carry_to_inn(pilot.view.bar[0])
    pilot.tick()
    pilot.wheel(-1, pilot.inn)
    shown = pilot.table.live.presenter.shown(pilot.time)
    places = pilot.table.live.table.places(shown.view)
    moving = shown.clip.motions if shown.clip else {}
    assert {card: motion.end for card, motion in moving.items()} == {card: places[card] for card in moving}


def test_the_wheel_does_nothing_to_a_small_tower(pilot: TablePilot) -> None:
    pilot.move(pilot.inn)
    before = pilot.picture()
    pilot.wheel(-2)
    assert pilot.picture() == before


def test_a_patron_dropped_again_after_an_undo_goes_up_from_the_hand_too(pilot: TablePilot) -> None:
    card = pilot.view.bar[2]
    pilot.carry_to_inn(card)
    pilot.press("ctrl+z")
    pilot.settle()
    pilot.carry_to_inn(card, drops=False)
    held = pilot.table.hand.carried_place
    pilot.release()
    assert pilot.guests == [card]
    clip = pilot.table.live.presenter.shown(pilot.time).clip
    assert clip is not None
    assert clip.motions[card].start == held


def test_over_the_inn_a_small_form_hangs_clear_of_the_room_that_waits_and_of_those_who_left(
    pilot: TablePilot,
) -> None:
    scale = pilot.director.scale
    table = pilot.table.live.table
    pilot.drag(pilot.corner(pilot.view.bar[0]), pilot.nowhere, drops=False)
    pilot.wait(1.0)
    whole = pilot.table.hand.carried_place
    target = table.target_place(pilot.view, "inn")
    for share_x in (0.0, 0.5, 1.0):
        for y in (target.y - 60, target.y + 4, target.centre[1], target.y + target.height + 3):
            pilot.move((scale.px(target.x + share_x * target.width), scale.px(y)))
            pilot.wait(1.0)
            held = pilot.table.hand.carried_place
            assert held.width < whole.width
            assert held.x > TableGrid.of(scale).left_board.right
            assert held.x + held.width < scale.logical_width
            is_clear = held.y >= target.y + target.height or held.y + held.height <= target.y
            assert is_clear, (share_x, y, held)


@pytest.mark.parametrize("interface_scale", [100, 125])
def test_the_small_form_stays_in_the_window(fly: Fly, interface_scale: int) -> None:
    pilot = fly(deck=CALM, picks=[0] * 4, interface_scale=interface_scale)
    pilot.settle()
    scale = pilot.table.scale
    pilot.drag(pilot.corner(pilot.view.bar[0]), pilot.nowhere, drops=False)
    room = pilot.table.live.table.target_place(pilot.view, "inn")
    for y in range(round(room.y), int(scale.logical_height), 24):
        pilot.move((scale.px(room.centre[0]), scale.px(y)))
        pilot.wait(1.0)
        held = pilot.table.hand.carried_place
        assert held.y + held.height <= scale.logical_height, y


def test_a_carried_card_leans_the_way_it_is_pulled_and_hangs_straight_at_rest(pilot: TablePilot) -> None:
    start = pilot.corner(pilot.view.bar[0])
    pilot.drag(start, (start[0] + 300, start[1]), drops=False)
    carried = pilot.table.hand.shape().carried
    assert carried is not None
    assert 2 < carried.tilt <= timings.TILT
    pilot.wait(1.5)
    carried = pilot.table.hand.shape().carried
    assert carried is not None
    assert (carried.tilt, carried.lift) == (0.0, 1.0)
    assert not pilot.table.hand.is_moving(pilot.time)


@pytest.mark.parametrize("still", [{"animation_speed": 0.0}, {"has_reduced_motion": True}])
def test_with_reduced_motion_or_none_a_carried_card_neither_swings_nor_leans(
    fly: Fly, still: dict[str, object]
) -> None:
    pilot = fly(size=SMALL, deck=CALM, **still)
    pilot.settle()
    start = pilot.corner(pilot.view.bar[0])
    pilot.drag(start, (start[0] + 300, start[1]), drops=False)
    carried = pilot.table.hand.shape().carried
    assert carried is not None
    assert (carried.tilt, carried.lift, carried.fold) == (0.0, 1.0, 0.0)
    assert not pilot.table.hand.is_moving(pilot.time)


def test_a_card_that_is_pointed_at_rises_in_a_moment_and_rests_there(pilot: TablePilot) -> None:
    card = pilot.view.bar[1]
    pilot.move(pilot.corner(card))
    assert pilot.table.hand.shape().raised == {card: 0.0}
    pilot.wait(timings.HOVER / 2)
    assert 0.2 < pilot.table.hand.shape().raised[card] < 0.8
    pilot.wait(timings.HOVER)
    assert pilot.table.hand.shape().raised == {card: 1.0}
    assert not pilot.table.hand.is_moving(pilot.time)
    pilot.point_away()
    pilot.wait(2 * timings.HOVER)
    assert pilot.table.hand.shape().raised == {}
