"""Analyses kept beside matches: found again for just these moves, ignored when stale or damaged."""

import json
from pathlib import Path

import pytest
from analysed import stored_evening, thrown_away
from finished_nights import careful_night

from saves import analyses
from saves.analyses import NotAnalysable, cached_analysis, keep_analysis, subject_of
from saves.matches import StoredMatch
from saves.paths import Places, analysis_path
from saves.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """An empty library."""
    return Store(Places(tmp_path / "home"))


@pytest.fixture
def evening(store: Store) -> StoredMatch:
    """A finished match whose analysis is kept."""
    stored = stored_evening(store)
    assert cached_analysis(stored) is None
    keep_analysis(stored, thrown_away())
    stored.flush()
    return stored


def test_what_is_kept_is_found_again_also_when_the_match_is_opened_again(
    store: Store, evening: StoredMatch
) -> None:
    assert cached_analysis(evening) == thrown_away()
    evening.close()
    assert cached_analysis(store.open(evening.path, is_writable=False)) == thrown_away()


def test_the_library_does_not_take_it_for_a_match(store: Store, evening: StoredMatch) -> None:
    assert analysis_path(evening.path).is_file()
    assert [info.path for info in store.listing()] == [evening.path]


def test_that_of_other_moves_or_of_another_version_is_ignored(
    store: Store, evening: StoredMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = stored_evening(store, 3)
    analysis_path(other.path).write_bytes(analysis_path(evening.path).read_bytes())
    assert cached_analysis(other) is None
    monkeypatch.setattr(analyses, "VERSION", "0.0.1")
    assert cached_analysis(evening) is None


def test_a_damaged_one_is_ignored(evening: StoredMatch) -> None:
    path = analysis_path(evening.path)
    whole = path.read_bytes()
    data = json.loads(whole)
    first = data["analysis"]["moments"][0]
    other = {**data["analysis"], "moments": [[first[0] + 1, first[1]], *data["analysis"]["moments"][1:]]}
    changed = [json.dumps({**data, "analysis": analysis}).encode() for analysis in (3, other)]
    for damaged in (whole[:-9], b"", b"\xff\xfe", b"[]", b'{"of":1}', *changed):
        path.write_bytes(damaged)
        assert cached_analysis(evening) is None
    path.write_bytes(whole)
    assert cached_analysis(evening) is not None


def test_where_nothing_can_be_written_nothing_is_kept_and_nobody_troubled(
    evening: StoredMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    analysis_path(evening.path).unlink()
    monkeypatch.setattr(analyses, "write_over", full)
    keep_analysis(evening, thrown_away())
    assert cached_analysis(evening) is None


def test_it_goes_to_the_trash_with_the_match_and_comes_back_with_it(
    store: Store, evening: StoredMatch
) -> None:
    evening.close()
    token = store.delete(evening.path)
    assert [path.suffix for path in store.places.matches.iterdir()] == []
    back = store.restore(token)
    assert cached_analysis(store.open(back, is_writable=False)) == thrown_away()


def test_a_match_that_is_not_over_or_without_persons_is_refused_in_a_sentence(store: Store) -> None:
    with pytest.raises(NotAnalysable, match="not over"):
        subject_of(careful_night(store, 1, plies=3))
    stored = stored_evening(store)
    stored.header = stored.header._replace(players=stored.players[1:] + stored.players[1:2])
    stored.players = stored.header.players
    with pytest.raises(NotAnalysable, match="No person"):
        subject_of(stored)


def test_what_was_taken_back_after_the_end_is_analysed_all_the_same(evening: StoredMatch) -> None:
    whole = subject_of(evening)
    evening.header = evening.header._replace(is_practice=True)
    assert evening.match.undo()
    assert subject_of(evening) == whole
    assert cached_analysis(evening) == thrown_away()
