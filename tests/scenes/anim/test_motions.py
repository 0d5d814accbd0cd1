"""Easings begin at 0 and end at 1; motions begin and end exactly at their places."""

from typing import Any

import pytest

from scenes.anim import easing, timings
from scenes.anim.easing import Easing
from scenes.anim.motion import Motion, Place

BAR = Place(100, 400, 160, 224, 3, "card")
ROOM = Place(900, 600, 354, 68, 2, "room 3")
GONE = Place(900, 700, 354, 68, 2, "nothing")
EASINGS = (
    easing.linear,
    easing.quad_in,
    easing.quad_out,
    easing.cubic_out,
    easing.cubic_in_out,
    easing.back_out,
)


@pytest.mark.parametrize("ease", EASINGS)
def test_an_easing_goes_the_whole_way(ease: Easing) -> None:
    assert [ease(0.0), ease(1.0)] == pytest.approx([0.0, 1.0])


@pytest.mark.parametrize("ease", [ease for ease in EASINGS if ease is not easing.back_out])
def test_an_easing_never_turns_back(ease: Easing) -> None:
    way = [ease(step / 50) for step in range(51)]
    assert way == sorted(way)


def test_back_out_overshoots_a_little_and_comes_back() -> None:
    assert 1.0 < max(easing.back_out(step / 50) for step in range(51)) < 1.2


def test_a_shake_begins_and_ends_in_the_middle_and_stays_small() -> None:
    swing = [easing.shake(step / 100, 0.32, 14) for step in range(101)]
    assert [swing[0], swing[-1]] == pytest.approx([0.0, 0.0])
    assert min(swing) < -0.2 < 0.2 < max(swing) <= 1.0


@pytest.mark.parametrize("ease", EASINGS)
@pytest.mark.parametrize(
    "more",
    [
        *({}, {"arc": 40.0}, {"bow": 30.0}, {"via": (10.0, 700.0)}, {"lean": 5.0}, {"turns": True}),
        *({"shakes": 6.0}, {"nudge": 5.0}, {"squash": 4.0}, {"ghosts": 3, "folds": 84.0}),
    ],
)
def test_a_motion_starts_and_ends_exactly_at_its_places(ease: Easing, more: dict[str, Any]) -> None:
    motion = Motion(BAR, ROOM, 0.2, 0.3, ease, **more)
    for time, place in ((-1.0, BAR), (0.2, BAR), (motion.until, ROOM), (99.0, ROOM)):
        pose = motion.pose(time)
        assert (pose.x, pose.y, pose.width, pose.height) == pytest.approx(place[:4])
        assert (pose.look, pose.alpha) == (place, 255)
        assert [pose.squeeze, pose.tilt] == pytest.approx([1.0, 0.0])


def test_a_motion_without_time_is_at_its_end_at_once() -> None:
    assert Motion(BAR, ROOM).pose(0.0).look == ROOM


def test_an_arc_bends_up_and_a_lean_tilts_in_the_middle() -> None:
    pose = Motion(BAR, BAR, 0, 1.0, easing.linear, arc=40, lean=5).pose(0.5)
    assert [pose.y, pose.tilt] == pytest.approx([BAR.y - 40, 5])


def test_a_card_that_turns_is_a_line_in_the_middle_and_shows_its_other_side_then() -> None:
    motion = Motion(BAR._replace(look="back"), BAR, 0, 1.0, easing.linear, turns=True)
    assert motion.pose(0.5).squeeze == pytest.approx(0.0, abs=1e-9)
    assert (motion.pose(0.49).look.look, motion.pose(0.51).look.look) == ("back", "card")


def test_who_comes_out_of_nothing_fades_in_and_who_goes_there_fades_out() -> None:
    coming = [Motion(GONE, ROOM, 0, 1.0).pose(time) for time in (0.0, 0.5, 1.0)]
    going = [Motion(ROOM, GONE, 0, 1.0).pose(time) for time in (0.0, 0.5, 1.0)]
    assert [pose.alpha for pose in coming] == [0, 128, 255]
    assert [pose.alpha for pose in going] == [255, 128, 0]
    assert {pose.look for pose in (*coming, *going)} == {ROOM}


def test_a_place_holds_its_upper_left_edge_and_not_its_lower_right_one() -> None:
    assert BAR.contains(100, 400)
    assert not BAR.contains(260, 500)
    assert not BAR.contains(150, 624)
    assert BAR.moved(10, -5)[:2] == (110, 395)
    assert BAR.centre == (180, 512)


def test_undo_is_quicker_and_reduced_motion_quicker_still() -> None:
    assert 0 < timings.FADE < timings.WANDER * timings.BACK_SHARE < timings.WANDER


def test_ghosts_follow_and_fade_before_the_picture_folds() -> None:
    motion = Motion(ROOM, BAR, 0, 1.0, easing.linear, ghosts=3, folds=84.0)
    early = motion.poses(0.2)
    assert [pose.x for pose in early] == sorted((pose.x for pose in early), reverse=True)
    assert [pose.alpha for pose in early] == sorted(pose.alpha for pose in early)
    assert (len(early), early[-1].alpha) == (4, 255)
    assert {pose.look for pose in motion.poses(0.5)} == {ROOM, BAR}
    assert [pose.look for pose in motion.poses(0.8)] == [BAR]


def test_whoever_lands_is_pressed_and_springs_back() -> None:
    motion = Motion(BAR, ROOM, 0, 0.2, squash=4.0)
    times = (0.1, motion.lands, motion.lands + timings.SQUASH / 2, motion.until)
    assert [motion.pose(time).squash for time in times] == pytest.approx([0, 0, 4, 0], abs=1e-9)


def test_a_tilted_card_straightens_on_its_way_home() -> None:
    motion = Motion(ROOM, BAR, 0, 1.0, easing.linear, tilted=6.0)
    assert [motion.pose(time).tilt for time in (0.0, 0.5, 1.0)] == pytest.approx([6, 3, 0])


def test_a_pop_goes_over_and_a_hop_comes_down_again() -> None:
    popped = [easing.pop(step / 50, 1.15) for step in range(51)]
    assert [popped[0], max(popped), popped[-1]] == pytest.approx([0, 1.15, 1], abs=0.001)
    hopped = [easing.hop(step / 50) for step in range(51)]
    assert [hopped[0], max(hopped), hopped[-1]] == pytest.approx([0, 1, 0], abs=0.001)
    assert min(hopped) > -0.2
