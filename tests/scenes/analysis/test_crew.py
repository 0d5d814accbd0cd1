"""Those who analyse beside the window work by the clock, pass on what a lost one left, and end at once."""

import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from analysed import last_finding, stored_evening
from finished_nights import careful_night

from game.analysis.analyst import Analyst
from game.analysis.report import Analysis
from game.analysis.subject import Subject
from saves.matches import StoredMatch
from saves.paths import Places
from saves.store import Store
from scenes.analysis.crew import POLL_SECONDS, Crew
from scenes.analysis.work import News, Order
from scenes.analysis.worker import Worker
from scenes.side_process import WorkerGone


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """An empty library."""
    return Store(Places(tmp_path / "home"))


@pytest.fixture
def evening(store: Store) -> StoredMatch:
    """A finished match."""
    return stored_evening(store)


class Clock:
    """A clock that goes on a little at every look."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        self.time += 0.01
        return self.time


class Hand(Worker):
    """A worker in this process: it does one piece of work whenever it is heard, and is lost after so many."""

    def __init__(self, subject: Subject, pieces: int = 100_000) -> None:
        self.orders: list[Order] = []
        self.pieces = pieces
        self.is_ended = False
        self._analyst = Analyst(subject)

    def tell(self, order: Order) -> None:
        self.orders.append(order)

    def hear(self) -> list[News]:
        if not self.pieces:
            raise WorkerGone
        if not self.orders:
            return []
        self.pieces -= 1
        return [News(last_finding(self._analyst, self.orders.pop(0).task, 3), 0.1, is_last=True)]

    def stop(self) -> None:
        """It does nothing by itself."""

    def end(self) -> None:
        self.is_ended = True


def crew_of(evening: StoredMatch, *pieces: int) -> tuple[Crew, list[Hand]]:
    """Return a crew of hands of which each is lost after so many pieces."""
    hands: list[Hand] = []

    def start(subject: Subject) -> Hand:
        hands.append(Hand(subject, pieces[len(hands)]))
        return hands[-1]

    return Crew(evening, Clock(), 2.0, len(pieces), start), hands


def reports(crew: Crew) -> Iterator[Analysis]:
    while crew.wake_at() is not None:
        news = crew.hear()
        if news is not None:
            yield news


def test_an_analysis_grows_until_it_is_done(evening: StoredMatch) -> None:
    crew, hands = crew_of(evening, 100_000, 100_000)
    found = [*reports(crew)]
    assert crew.is_done and crew.problem is None
    assert [analysis.done for analysis in found] == sorted(analysis.done for analysis in found)
    assert found[-1].done == 1.0 and found[-1].played_by_bot is not None
    assert len(found[0].decisions) < len(found[-1].decisions)
    assert all(hand.is_ended for hand in hands)
    assert crew.hear() is None and crew.wake_at() is None


def test_what_a_lost_worker_had_to_do_is_done_by_the_others(evening: StoredMatch) -> None:
    alone, _ = crew_of(evening, 100_000)
    *_, expected = reports(alone)
    crew, hands = crew_of(evening, 3, 100_000)
    *_, last = reports(crew)
    assert crew.is_done and hands[0].is_ended
    assert [each.position for each in last.decisions] == [each.position for each in expected.decisions]


def test_without_workers_it_breaks_off_with_a_sentence(evening: StoredMatch) -> None:
    crew, _ = crew_of(evening, 3, 2)
    assert all(analysis.done < 1 for analysis in reports(crew))
    assert crew.problem is not None and not crew.is_done


def test_where_not_even_one_process_can_be_started_this_is_said(evening: StoredMatch) -> None:
    def start(_: Subject) -> Worker:
        raise OSError(11, "Resource temporarily unavailable")

    with pytest.raises(OSError):
        Crew(evening, Clock(), start=start)


def test_a_match_that_is_not_over_is_a_problem_and_no_work(store: Store) -> None:
    crew = Crew(careful_night(store, 1, plies=3), Clock())
    assert crew.problem is not None and "not over" in crew.problem.text
    assert crew.hear() is None and crew.wake_at() is None
    crew.close()


def test_real_processes_work_and_are_gone_as_soon_as_nobody_wants_to_know(evening: StoredMatch) -> None:
    workers: list[Worker] = []

    def start(subject: Subject) -> Worker:
        workers.append(Worker(subject))
        return workers[-1]

    crew = Crew(evening, time.monotonic, 60.0, 1, start)
    begun = time.monotonic()
    while (news := crew.hear()) is None or not news.decisions:
        assert time.monotonic() - begun < 30, "this takes too long"
        time.sleep(POLL_SECONDS)
    (pid,) = (worker.pid for worker in workers)
    assert pid is not None
    begun = time.monotonic()
    crew.close()
    assert time.monotonic() - begun < 1
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
