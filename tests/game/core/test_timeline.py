"""The laws of the timeline: one history, a tree of what was done, a line in force and a cursor on it."""

import pytest

from game.core.rng import Rng
from game.core.rules import TABLE, Result
from game.core.timeline import ROOT, Entry, Kind, Operation, Timeline

WON = Result("won", (1,), (0,))
LOST = Result("lost", (0,), ())


def _entry(name: str, seat: int = 0, result: Result | None = None) -> Entry[str, str]:
    return Entry(seat, name, (), Rng(1), result)


def _line(timeline: Timeline) -> str:
    return "".join(timeline.records[node].entry().action for node in timeline.line)


def _timeline(names: str) -> Timeline:
    """Return a timeline of entries; capitals are those of chance."""
    timeline = Timeline()
    for name in names:
        timeline.append(_entry(name, TABLE if name.isupper() else 0))
    return timeline


def test_a_new_timeline_is_empty() -> None:
    timeline = Timeline()
    assert (timeline.cursor, timeline.line, timeline.operations, timeline.takebacks) == (0, [], [], 0)
    assert timeline.undo_stop({0}) is None and timeline.redo_stop({0}) is None


def test_appending_moves_the_cursor_behind_the_entry() -> None:
    timeline = _timeline("ab")
    assert timeline.cursor == 2 and timeline.parents == [ROOT, 0]
    assert timeline.operations == [Operation(Kind.ACT, 0), Operation(Kind.ACT, 1)]


def test_undo_goes_back_to_the_last_decision_over_all_that_chance_did_since() -> None:
    timeline = _timeline("DabSS")
    assert timeline.undo_stop({0}) == 2
    timeline.move(2)
    assert timeline.undo_stop({0}) == 1


def test_the_deal_cannot_be_taken_back() -> None:
    assert _timeline("D").undo_stop({0}) is None


def test_redo_takes_the_chance_that_followed_along() -> None:
    timeline = _timeline("DaSSb")
    timeline.move(1)
    assert timeline.redo_stop({0}) == 4
    timeline.move(4)
    assert timeline.redo_stop({0}) == 5
    timeline.move(5)
    assert timeline.redo_stop({0}) is None


def test_stops_are_where_a_player_decided_or_is_to_decide() -> None:
    assert _timeline("DabSc").stops() == [1, 2, 4, 5]


@pytest.mark.parametrize("position", [0, 3, 5, 6, -1])
def test_the_cursor_cannot_stop_elsewhere_nor_stay(position: int) -> None:
    timeline = _timeline("DabSc")
    with pytest.raises(ValueError, match="cannot go to"):
        timeline.move(position)
    assert timeline.cursor == 5 and timeline.takebacks == 0 and len(timeline.operations) == 5


def test_every_step_back_is_one_takeback_however_far_and_redo_gives_none_back() -> None:
    timeline = _timeline("Dabc")
    timeline.move(1)
    assert timeline.takebacks == 1
    timeline.move(4)
    assert timeline.takebacks == 1
    timeline.move(3)
    timeline.move(2)
    assert timeline.takebacks == 3


def test_every_move_is_an_operation() -> None:
    timeline = _timeline("Dab")
    timeline.move(1)
    timeline.move(2)
    assert timeline.operations[3:] == [Operation(Kind.UNDO, 1), Operation(Kind.REDO, 2)]


def test_an_action_after_an_undo_starts_a_branch_and_the_old_one_stays_in_the_tree() -> None:
    timeline = _timeline("Dabc")
    timeline.move(2)
    timeline.append(_entry("x"))
    assert _line(timeline) == "Dax"
    assert [record.entry().action for record in timeline.records] == ["D", "a", "b", "c", "x"]
    assert timeline.path(3) == [0, 1, 2, 3]
    assert timeline.path(4) == [0, 1, 4]
    assert timeline.redo_stop({0}) is None


def test_the_first_result_counts_whatever_is_taken_back_later() -> None:
    timeline = _timeline("Da")
    timeline.append(_entry("b", result=LOST))
    timeline.move(2)
    timeline.append(_entry("c", result=WON))
    assert timeline.first_result == LOST
