"""The time at the table counts while somebody plays there; it is written with the result and on leaving."""

import json
from collections.abc import Callable

import pygame
import pytest
from gryphon_tables import made_up
from pygame.event import Event
from table_pilot import TablePilot

from saves.matches import open_match
from scenes.results.results_scene import ResultsScene
from scenes.table.presence import PATIENCE

Fly = Callable[..., TablePilot]


@pytest.fixture
def pilot(fly: Fly) -> TablePilot:
    """A night without motion, at whose table somebody has just sat down."""
    return fly(size=(1024, 640), deck=made_up(), animation_speed=0.0)


def seconds_after(pilot: TablePilot) -> float:
    """Leave the table; return how long somebody was there, as the file says."""
    path = pilot.stored.path
    pilot.stop()
    return open_match(path, is_writable=False).seconds


def later(pilot: TablePilot, seconds: float) -> None:
    """Let time pass without a frame, as while a window rests."""
    pilot.time += seconds


def touch(pilot: TablePilot) -> None:
    """Move the pointer a little, twice, so that it is no trembling."""
    pilot.move((200, 300))
    pilot.move((300, 200))


def test_the_time_up_to_the_end_of_the_program_is_kept_in_tenths(pilot: TablePilot) -> None:
    later(pilot, 10.26)
    assert seconds_after(pilot) == 10.3


def test_nobody_is_at_the_table_two_minutes_after_the_last_thing_done(pilot: TablePilot) -> None:
    later(pilot, 60)
    touch(pilot)
    later(pilot, 3600)
    touch(pilot)
    later(pilot, 5)
    assert seconds_after(pilot) == 60 + PATIENCE + 5


def test_time_in_front_of_another_window_does_not_count(pilot: TablePilot) -> None:
    later(pilot, 30)
    pilot.lose_focus()
    later(pilot, 50)
    touch(pilot)
    later(pilot, 50)
    pilot.turns(Event(pygame.WINDOWFOCUSGAINED))
    later(pilot, 7)
    assert seconds_after(pilot) == 37


def test_time_over_the_table_does_not_count(pilot: TablePilot) -> None:
    later(pilot, 20)
    touch(pilot)
    pilot.table.open_settings()
    later(pilot, 100)
    pilot.press("escape")
    later(pilot, 3)
    assert seconds_after(pilot) == 23


def test_the_program_may_end_while_something_lies_over_the_table(pilot: TablePilot) -> None:
    later(pilot, 20)
    touch(pilot)
    pilot.table.open_settings()
    later(pilot, 100)
    assert seconds_after(pilot) == 20


def test_the_time_is_written_with_the_result_and_goes_on_after_it(fly: Fly) -> None:
    pilot = fly(size=(1024, 640), deck=made_up(), picks=[0] * 9, animation_speed=0.0)
    later(pilot, 40)
    pilot.press("1")
    pilot.press("return")
    pilot.settle()
    assert isinstance(pilot.scene, ResultsScene)
    pilot.stored.flush()
    *_, last = pilot.stored.path.read_bytes().splitlines()
    assert json.loads(last)["op"] == "time"
    assert 40 <= pilot.stored.seconds < 45
    later(pilot, 500)
    before = pilot.stored.seconds
    assert seconds_after(pilot) == before
