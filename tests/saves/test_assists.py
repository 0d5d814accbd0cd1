"""Help and time go to the file of a match; a match without help, takeback or second try is perfect."""

import json
from pathlib import Path

import pytest
from forging import sealed
from nights import begin, play

from game.decks import base_deck
from saves.assists import Assist
from saves.format import Branched
from saves.matches import StoredMatch, open_match
from saves.paths import Places
from saves.store import Store
from saves.verify import verify


@pytest.fixture
def stored(tmp_path: Path) -> StoredMatch:
    """A match of three decisions."""
    stored = begin(tmp_path / "night.inn")
    play(stored.match, 1, most=3)
    return stored


def again(stored: StoredMatch) -> StoredMatch:
    """Close the match and open it for watching."""
    stored.close()
    assert verify(stored.path) == []
    return open_match(stored.path, is_writable=False)


def test_help_is_noted_once_a_kind_and_position(stored: StoredMatch) -> None:
    for _ in range(2):
        stored.note_assist(Assist.HINT)
        stored.note_assist(Assist.WHAT_IF)
    play(stored.match, 2, most=1)
    stored.note_assist(Assist.HINT)
    assert stored.assists == {Assist.HINT: 2, Assist.WHAT_IF: 1}
    assert again(stored).assists == {Assist.HINT: 2, Assist.WHAT_IF: 1}
    assert stored.path.read_bytes().count(b'"op":"assist"') == 3


def test_nothing_is_noted_once_the_result_is_known(stored: StoredMatch) -> None:
    play(stored.match, 2)
    stored.note_assist(Assist.HINT)
    stored.match.undo()
    stored.note_assist(Assist.HINT)
    assert stored.assists == {}
    assert stored.is_perfect
    assert again(stored).is_perfect


def test_nothing_is_noted_in_a_match_that_is_only_watched(stored: StoredMatch) -> None:
    watched = again(stored)
    before = watched.path.read_bytes()
    watched.note_assist(Assist.HINT)
    watched.spend(5)
    assert watched.assists == {}
    assert watched.seconds == 0
    assert watched.path.read_bytes() == before


@pytest.mark.parametrize("assist", Assist)
def test_a_match_with_help_is_not_perfect(stored: StoredMatch, assist: Assist) -> None:
    before = stored.is_perfect
    stored.note_assist(assist)
    assert (before, stored.is_perfect, again(stored).is_perfect) == (True, False, False)


def test_a_match_with_a_takeback_is_not_perfect(stored: StoredMatch) -> None:
    stored.match.undo()
    stored.match.redo()
    assert not stored.is_perfect
    assert not again(stored).is_perfect


def test_neither_practice_nor_a_branch_is_perfect(tmp_path: Path) -> None:
    for name, more in (("practice", {"is_practice": True}), ("branch", {"branched": Branched("other", 0)})):
        one = begin(tmp_path / f"{name}.inn", **more)
        assert not one.is_perfect, name
        one.close()


def test_time_adds_up_in_tenths_over_several_sittings(stored: StoredMatch) -> None:
    for seconds in (61.26, 0.04, 0, -3):
        stored.spend(seconds)
    stored.close()
    assert stored.path.read_bytes().count(b'"op":"time"') == 1
    stored = open_match(stored.path)
    stored.spend(8)
    assert again(stored).seconds == pytest.approx(69.3)


@pytest.mark.parametrize(
    "line",
    [
        {"op": "assist", "kind": "bribe", "at": 1},
        {"op": "assist", "kind": "hint", "at": -1},
        {"op": "assist", "kind": "hint", "at": True},
        {"op": "assist", "kind": "hint"},
        {"op": "assist", "kind": [], "at": 1},
        {"op": "time", "seconds": 0},
        {"op": "time", "seconds": "7"},
        {"op": "time", "seconds": True},
        {"op": "time", "seconds": 1e12},
        {"op": "time"},
    ],
)
def test_a_forged_line_is_damage_and_loses_nothing_before_it(
    stored: StoredMatch, line: dict[str, object]
) -> None:
    stored.close()
    content = stored.path.read_bytes()
    stored.path.write_bytes(content + sealed(line, after=content.splitlines()[-1]))
    found = open_match(stored.path, is_writable=False)
    assert len(found.notices) == 1
    assert found.match.timeline.operations == stored.match.timeline.operations


def test_the_library_tells_of_help_time_score_and_where_a_deal_is_from(tmp_path: Path) -> None:
    store = Store(Places(tmp_path, tmp_path / "cache"))
    deck = base_deck("ugly_gryphon")
    stored = store.create("ugly_gryphon", deck, {}, 3, daily="2026-11-29", challenge="ABC")
    stored.note_assist(Assist.HINT)
    play(stored.match, 3)
    stored.spend(33.3)
    stored.close()
    for _ in range(2):
        (info,) = store.listing()
        assert (info.hints, info.what_ifs, info.is_perfect, info.seconds) == (1, 0, False, 33.3)
        assert (info.daily, info.challenge, info.score) == ("2026-11-29", "ABC", info.asleep)
        store.places.index_file.unlink()
    assert store.same_deal(store.open(stored.path, is_writable=False)).header.daily == ""


@pytest.mark.parametrize("daily", ["20261129", "2026-13-01", "9999-12-31", "today", 5, "x" * 101])
def test_a_day_that_is_none_is_a_damaged_first_line(stored: StoredMatch, daily: object) -> None:
    stored.close()
    header, *lines = map(json.loads, stored.path.read_bytes().splitlines())
    stored.path.write_bytes(sealed({**header, "daily": daily}, *lines))
    (problem,) = verify(stored.path)
    assert "first line" in problem.text


def test_cut_at_any_byte_a_line_of_help_or_time_is_there_or_not(stored: StoredMatch, tmp_path: Path) -> None:
    stored.flush()
    before = stored.path.stat().st_size
    stored.note_assist(Assist.HINT)
    stored.flush()
    between = stored.path.stat().st_size
    stored.spend(12)
    stored.close()
    content = stored.path.read_bytes()
    cut = tmp_path / "cut.inn"
    for length in range(before, len(content) + 1):
        cut.write_bytes(content[:length])
        again = open_match(cut, is_writable=False)
        assert again.match.timeline.operations == stored.match.timeline.operations
        assert (again.assists, again.seconds) == (
            {Assist.HINT: 1} if length >= between else {},
            12.0 if length == len(content) else 0.0,
        )
