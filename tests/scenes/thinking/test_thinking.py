"""Bots that think on do so in a process of their own, by the clock; whatever happens to it, play goes on."""

import os
import signal
import time
from collections.abc import Callable

import pygame
import pytest
from hidden_hands import CarefulBot, Play
from shared_table import SharedTable

from scenes.thinking.thinker import POLL_SECONDS

Sit = Callable[..., SharedTable]


def best_of(pilot: SharedTable, position: int) -> Play:
    """Return what the careful bot would have done at a position."""
    state = pilot.match.state_at(position)
    view = pilot.match.rules.observe(state, 1)
    action, _ = CarefulBot().choose(view, pilot.match.rules.legal(state, 1), pilot.match.rng, 1)
    assert isinstance(action, Play)
    return action


def wait_really(pilot: SharedTable, until: Callable[[], bool], most: float = 8.0) -> float:
    """Let the table live by the real clock until something is so; return the seconds that took."""
    begun = time.monotonic()
    start = pilot.time
    while not until():
        spent = time.monotonic() - begun
        assert spent < most, "this takes too long"
        pilot.time = start + spent
        pilot.app.turn([])
        pygame.time.wait(5)
    return time.monotonic() - begun


def alone_with(sit_down: Sit, kind: str, **more: object) -> SharedTable:
    """Return a table at which a person has just moved, and a bot of this kind is to act."""
    pilot = sit_down(f"person {kind}", bot_pause=0.0, animation_speed=0.0, bot_thinking=0.3, **more)
    pilot.wait(0.1)
    pilot.press("h")
    return pilot


def worker_of(pilot: SharedTable) -> object:
    return pilot.table.bots._thinker._hired.worker


def test_a_bot_thinks_by_the_clock_and_its_last_thought_counts(sit_down: Sit) -> None:
    pilot = alone_with(sit_down, "strong")
    wait_really(pilot, lambda: pilot.match.position == 3)
    assert pilot.match.entry_at(2).action == best_of(pilot, 2)
    pilot.press("h")
    spent = wait_really(pilot, lambda: pilot.match.position == 5)
    assert spent < 0.3 + 0.4
    assert pilot.table.bots._thinker._hired.started == 1


def test_while_it_thinks_the_table_looks_every_few_milliseconds_and_never_waits(sit_down: Sit) -> None:
    pilot = alone_with(sit_down, "strong")
    begun = time.monotonic()
    pilot.app.turn([])
    assert time.monotonic() - begun < 0.1
    wake = pilot.table.bots.wake_at()
    assert wake is not None and pilot.time < wake <= pilot.time + POLL_SECONDS


def test_undo_while_it_thinks_takes_the_question_back(sit_down: Sit) -> None:
    pilot = alone_with(sit_down, "strong")
    pilot.table.undo()
    assert not pilot.table.bots._thinker.is_thinking
    begun = time.monotonic()
    wait_really(pilot, lambda: time.monotonic() - begun > 0.5)
    assert pilot.match.position == 1


@pytest.mark.parametrize("kind", ["fatal", "broken", "slow"])
def test_the_careful_bot_stands_in_for_one_whose_process_fails(sit_down: Sit, kind: str) -> None:
    pilot = alone_with(sit_down, kind)
    wait_really(pilot, lambda: pilot.match.position == 3)
    assert pilot.match.entry_at(2).action == best_of(pilot, 2)


def test_a_worker_that_was_killed_is_replaced(sit_down: Sit) -> None:
    pilot = alone_with(sit_down, "strong")
    wait_really(pilot, lambda: pilot.match.position == 3)
    worker = pilot.table.bots._thinker._hired.worker
    assert worker is not None and worker.pid is not None
    os.kill(worker.pid, signal.SIGTERM)
    worker._process.join(2)
    pilot.press("h")
    wait_really(pilot, lambda: pilot.match.position == 5)
    assert pilot.match.entry_at(4).action == best_of(pilot, 4)


def test_no_process_is_started_for_bots_that_decide_at_once(sit_down: Sit) -> None:
    pilot = sit_down("person careful random")
    assert worker_of(pilot) is None


def test_the_process_ends_with_the_table(sit_down: Sit) -> None:
    pilot = alone_with(sit_down, "strong")
    worker = pilot.table.bots._thinker._hired.worker
    assert worker is not None and worker.pid is not None
    pid = worker.pid
    pilot.stop()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
