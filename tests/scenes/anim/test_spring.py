"""A carried card hangs on a spring; ramps and flames keep their own time."""

import random

import pytest

from scenes.anim import timings
from scenes.anim.ramp import Ramp
from scenes.anim.spring import Spring
from scenes.table.flicker import Flicker


def pulled(frame: float, seconds: float) -> Spring:
    spring = Spring(0.0, 0.0)
    for _ in range(round(seconds / frame)):
        spring.pull(100.0, 50.0, frame)
    return spring


def test_a_spring_goes_past_its_point_a_little_and_comes_to_rest_there() -> None:
    spring, furthest = Spring(0.0, 0.0), 0.0
    for _ in range(60):
        spring.pull(100.0, 50.0, 1 / 60)
        furthest = max(furthest, spring.x)
    assert 100.0 < furthest < 110.0
    assert (spring.x, spring.y, spring.speed_x) == (100.0, 50.0, 0.0)


@pytest.mark.parametrize("frame", [1 / 30, 1 / 60, 1 / 120])
def test_a_spring_goes_the_same_way_whatever_the_frames(frame: float) -> None:
    assert pulled(frame, 0.1).x == pytest.approx(pulled(1 / 240, 0.1).x, abs=0.01)


def test_after_a_long_pause_a_spring_goes_on_from_where_it_was() -> None:
    late = Spring(0.0, 0.0)
    late.pull(100.0, 0.0, 30.0)
    assert late.x == pytest.approx(pulled(1 / 240, 0.1).x, abs=0.01)


def test_a_ramp_turns_round_from_where_it_is() -> None:
    ramp = Ramp(0.2)
    ramp.send(1.0, 10.0)
    assert ramp.at(10.1) == pytest.approx(0.5)
    ramp.send(0.0, 10.1)
    assert [ramp.at(10.1), ramp.at(10.15), ramp.at(10.21)] == pytest.approx([0.5, 0.25, 0.0])
    assert not ramp.is_moving(10.21)


def test_a_ramp_without_time_is_there_at_once() -> None:
    ramp = Ramp(0.0)
    ramp.send(1.0, 5.0)
    assert ramp.at(5.0) == 1.0
    assert not ramp.is_moving(5.0)


def test_a_flame_flickers_while_somebody_is_there_and_then_burns_still() -> None:
    flame, seen, now = Flicker(random.Random(3)), set(), 100.0
    assert flame.wake_at(now) is None
    flame.wake(now, is_on=True)
    changes = []
    while (wake := flame.wake_at(now)) is not None:
        changes.append(wake - now)
        now = wake
        flame.advance(now)
        seen.add(flame.strength)
    assert now == pytest.approx(100.0 + timings.FLICKER_STOPS)
    assert seen == {0, 1, 2} and flame.strength == 0
    assert max(changes) <= timings.FLICKER_LONGEST + 1e-9
    assert sorted(changes)[len(changes) // 2] >= timings.FLICKER_SHORTEST


def test_a_flame_that_may_not_flicker_wakes_nobody() -> None:
    flame = Flicker()
    flame.wake(5.0, is_on=False)
    flame.advance(6.0)
    assert (flame.strength, flame.wake_at(6.0)) == (0, None)
