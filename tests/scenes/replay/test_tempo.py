import pytest

from scenes.replay.tempo import Tempo


def test_time_runs_at_the_chosen_speed() -> None:
    tempo = Tempo(2.0, 10.0)
    assert tempo.time(13.0) == pytest.approx(6.0)


def test_another_speed_does_not_make_time_jump() -> None:
    tempo = Tempo(4.0, 0.0)
    tempo.set_speed(0.5, 1.0)
    assert tempo.time(1.0) == pytest.approx(4.0)
    assert tempo.time(3.0) == pytest.approx(5.0)


def test_a_frozen_clock_stands_and_runs_on_from_there() -> None:
    tempo = Tempo(1.0, 0.0)
    tempo.freeze(2.0)
    assert tempo.time(50.0) == pytest.approx(2.0)
    assert tempo.wall(3.0, 50.0) is None
    tempo.thaw(60.0)
    assert tempo.time(61.0) == pytest.approx(3.0)


def test_a_moment_of_the_replay_is_found_on_the_wall_clock() -> None:
    tempo = Tempo(2.0, 100.0)
    assert tempo.wall(5.0, 101.0) == pytest.approx(102.5)
    assert tempo.wall(1.0, 101.0) == 0.0
