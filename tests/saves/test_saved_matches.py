"""Matches and their files: begun, played, closed, opened, renamed, branched, locked, mended."""

import gc
import json
import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from forging import sealed
from nights import GAME, begin, file_names, fingerprint, play

from game.core.game import OptionError
from game.core.rules import TABLE
from game.core.words import message, render
from game.decks import DeckError, base_deck
from game.ugly_gryphon.rules import UglyGryphonRules
from game.version import VERSION
from saves import creating, files, journal, repair
from saves.creating import create_match
from saves.format import (
    FORMAT,
    Branched,
    SaveDamaged,
    SaveLocked,
    SaveReadOnly,
    SaveTooNew,
    SaveUnwritable,
    header_line,
)
from saves.golden import format_folder
from saves.matches import StoredMatch, open_match, rename_match
from saves.reader import read_save
from saves.verify import verify


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the match of a test lies."""
    return tmp_path / "night.inn"


@pytest.fixture
def stored(path: Path) -> Iterator[StoredMatch]:
    """A match after four placements, still open."""
    stored = begin(path)
    play(stored.match, 5, most=4)
    yield stored
    stored.close()


def test_a_new_match_lies_on_the_disk_with_its_whole_deck_before_the_first_decision(path: Path) -> None:
    stored = begin(path, seed=99, goal=9, name="  My   night ")
    stored.flush()
    header = read_save(path).header
    assert header == stored.header
    assert (header.game, header.seed, header.options, header.seats) == (GAME, 99, {"goal": 9}, 1)
    assert header.deck == base_deck(GAME)
    assert (header.app, header.rules, header.name) == (VERSION, stored.table.rules.version, "My night")
    assert header.created.endswith("+00:00")
    assert stored.saved == 1
    assert stored.match.legal(0)
    stored.close()


def test_a_match_opens_where_it_was_closed(stored: StoredMatch, path: Path) -> None:
    stored.match.undo()
    stored.rename("The night")
    stored.close()
    again = open_match(path)
    assert again.notices == ()
    assert again.match.timeline.operations == stored.match.timeline.operations
    assert again.match.position == 4
    assert again.match.state == stored.match.state
    assert again.match.rng == stored.match.rng
    assert (again.name, again.saved, again.match.takebacks) == ("The night", 7, 1)
    again.match.redo()
    assert fingerprint(again.match) == again.match.timeline.records[4].digest  # type: ignore[attr-defined]
    again.close()
    assert verify(path) == []


def test_a_name_can_be_taken_away_again(stored: StoredMatch, path: Path) -> None:
    stored.rename("x")
    stored.rename("")
    stored.close()
    assert open_match(path, is_writable=False).name == ""


def test_a_match_goes_on_exactly_as_it_would_have_without_being_closed(path: Path, tmp_path: Path) -> None:
    whole = begin(path, seed=8)
    play(whole.match, 3)
    pieces = begin(tmp_path / "pieces.inn", seed=8)
    for entry in (whole.match.entry_at(position) for position in range(1, whole.match.position)):
        if entry.seat != TABLE:
            pieces.match.act(entry.action)
            pieces.close()
            pieces = open_match(pieces.path)
    assert pieces.match.state == whole.match.state
    assert pieces.match.rng == whole.match.rng
    whole.close()
    pieces.close()


def test_nothing_is_decoded_that_is_not_in_force(stored: StoredMatch, path: Path) -> None:
    stored.match.undo()
    stored.match.undo()
    stored.close()
    again = open_match(path, is_writable=False)
    decoded = [record._entry is not None for record in again.match.timeline.records]  # type: ignore[attr-defined]
    assert decoded == [True, True, True, False, False]
    again.match.state_of(4)
    assert again.match.timeline.records[4].entry().events


def _cut_before_shuffle(path: Path) -> bytes:
    """Write a match that a crash cut off before a shuffle; return the line of the shuffle."""
    golden = format_folder(FORMAT) / "branches.inn"
    lines = golden.read_bytes().splitlines(keepends=True)
    shuffled = next(at for at, line in enumerate(lines) if b'"action":["shuffle"' in line)
    path.write_bytes(b"".join(lines[:shuffled]))
    return lines[shuffled]


def _forge_last_digest(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    data = json.loads(lines[-1])
    path.write_bytes(b"".join(lines[:-1]) + sealed({**data, "digest": "0" * 16}, after=lines[-2]))


def test_chance_that_a_crash_kept_from_the_disk_falls_as_it_would_have(path: Path) -> None:
    shuffle = _cut_before_shuffle(path)
    stored = open_match(path)
    stored.close()
    assert path.read_bytes().splitlines(keepends=True)[-1] == shuffle


@pytest.mark.parametrize("why", ["watched", "other rules", "wrong table"])
def test_chance_decides_nothing_in_a_match_that_is_only_watched(
    path: Path, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    _cut_before_shuffle(path)
    if why == "other rules":
        monkeypatch.setattr(UglyGryphonRules, "version", UglyGryphonRules.version + 1)
    if why == "wrong table":
        _forge_last_digest(path)
    before = path.read_bytes()
    stored = open_match(path, is_writable=why != "watched")
    position = stored.match.position
    stored.match.start()
    assert stored.match.position == position == before.count(b"\n") - 1
    assert stored.match.rules.to_act(stored.match.state) == (TABLE,)
    stored.close()
    assert path.read_bytes() == before


def test_watching_changes_no_byte_and_needs_no_lock(stored: StoredMatch, path: Path) -> None:
    stored.flush()
    before = path.read_bytes()
    watched = open_match(path, is_writable=False)
    assert not watched.is_writable
    watched.match.undo()
    play(watched.match, 1, most=2)
    with pytest.raises(SaveReadOnly):
        watched.rename("x")
    watched.close()
    assert path.read_bytes() == before


def test_a_second_window_is_told_that_the_match_is_open(stored: StoredMatch, path: Path) -> None:
    with pytest.raises(SaveLocked, match=r"night\.inn is open in another window or program"):
        open_match(path)
    with pytest.raises(SaveLocked):
        rename_match(path, "x")
    stored.close()
    open_match(path).close()


def _rename(stored: StoredMatch) -> None:
    stored.close()
    rename_match(stored.path, "x")


def _close_twice(stored: StoredMatch) -> None:
    stored.match.undo()
    with pytest.raises(SaveUnwritable):
        stored.close()
    stored.close()
    raise SaveUnwritable(message("closed twice"))


@pytest.mark.parametrize("leave", [_close_twice, _rename])
def test_nobody_else_may_write_while_a_hung_disk_can_still_bring_an_old_line(
    stored: StoredMatch, path: Path, monkeypatch: pytest.MonkeyPatch, leave: Callable[[StoredMatch], None]
) -> None:
    stored.flush()
    may_go_on = threading.Event()
    threads: list[threading.Thread] = []
    write_all = files.write_all

    def slow_write(descriptor: int, content: bytes) -> None:
        threads.append(threading.current_thread())
        assert may_go_on.wait(30)
        write_all(descriptor, content)

    with monkeypatch.context() as patch:
        patch.setattr(journal, "write_all", slow_write)
        patch.setattr(journal, "FLUSH_SECONDS", 0.01)
        with pytest.raises(SaveUnwritable):
            leave(stored)
    gc.collect()
    with pytest.raises(SaveLocked):
        open_match(path)
    may_go_on.set()
    threads[0].join(30)
    with pytest.raises(SaveLocked):
        open_match(path)
    assert open_match(path, is_writable=False).notices == ()


@pytest.mark.skipif(os.name == "nt", reason="links need a permission there")
def test_a_link_to_a_match_has_the_same_lock(stored: StoredMatch, path: Path, tmp_path: Path) -> None:
    (tmp_path / "link.inn").symlink_to(path)
    with pytest.raises(SaveLocked):
        open_match(tmp_path / "link.inn")


def test_nothing_but_the_match_stays_in_the_folder(stored: StoredMatch, tmp_path: Path) -> None:
    stored.close()
    stored.close()
    assert file_names(tmp_path) == ["night.inn"]


def test_an_existing_file_is_never_replaced_by_a_new_match(path: Path) -> None:
    path.write_text("precious")
    with pytest.raises(SaveUnwritable, match="There is already a file"):
        begin(path)
    assert path.read_text() == "precious"


def test_a_folder_that_is_missing_is_named(tmp_path: Path) -> None:
    with pytest.raises(SaveUnwritable, match=r"gone.{0,9}night\.inn cannot be written, because the folder"):
        begin(tmp_path / "gone" / "night.inn")
    assert file_names(tmp_path) == []


def test_a_bad_deck_or_goal_begins_no_match(path: Path) -> None:
    with pytest.raises(OptionError):
        begin(path, goal=11)
    with pytest.raises(DeckError):
        create_match(path, GAME, {"title": "x"}, {}, 1)
    assert not path.exists()


def test_a_file_marked_read_only_can_be_watched_but_not_played(stored: StoredMatch, path: Path) -> None:
    stored.close()
    path.chmod(0o444)
    with pytest.raises(SaveReadOnly, match=r"night\.inn is marked as read-only"):
        open_match(path)
    assert open_match(path, is_writable=False).match.position == 5
    path.chmod(0o644)
    open_match(path).close()


def test_a_folder_that_takes_no_lock_can_be_watched_but_not_played(
    stored: StoredMatch, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored.close()

    def refuse(self: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("filelock.FileLock.acquire", refuse)
    with pytest.raises(SaveReadOnly, match="no permission to write"):
        open_match(path)
    assert open_match(path, is_writable=False).match.position == 5


def test_a_torn_line_is_cut_off_when_the_match_is_played_on(stored: StoredMatch, path: Path) -> None:
    stored.close()
    content = path.read_bytes()
    path.write_bytes(content[:-5])
    open_match(path, is_writable=False)
    assert path.read_bytes() == content[:-5], "watching leaves it"
    again = open_match(path)
    assert [render(notice) for notice in again.notices] == [
        "The last step in night.inn was only half written, so it was left out."
    ]
    again.match.act(stored.match.entry_at(4).action)
    again.close()
    assert path.read_bytes() == content


def test_a_damaged_file_is_kept_before_the_match_is_played_on(stored: StoredMatch, path: Path) -> None:
    stored.close()
    content = path.read_bytes()
    for number in (1, 2, 2):
        damaged = content.replace(b'"seat":0', b'"seat":%d' % number, 1)
        path.write_bytes(damaged)
        again = open_match(path)
        assert again.match.position == 1
        assert "is damaged from line 3 on" in render(again.notices[0])
        again.close()
        assert (path.parent / f"night.damaged-{number}.inn.bak").read_bytes() == damaged
        assert path.read_bytes() == b"".join(content.splitlines(keepends=True)[:2])
    assert len(file_names(path.parent)) == 3, "what is kept already is not kept once more"


def test_a_damaged_file_that_cannot_be_kept_stays_as_it_is(
    stored: StoredMatch, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored.close()
    damaged = path.read_bytes().replace(b'"seat":0', b'"seat":1', 1)
    path.write_bytes(damaged)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(repair, "write_new", full)
    with pytest.raises(SaveUnwritable, match="The disk is full"):
        open_match(path)
    assert path.read_bytes() == damaged
    monkeypatch.undo()
    open_match(path).close()


def test_a_match_of_other_rules_can_be_watched_but_not_played(
    stored: StoredMatch, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored.close()
    before = path.read_bytes()
    monkeypatch.setattr(UglyGryphonRules, "version", UglyGryphonRules.version + 1)
    other = open_match(path)
    assert not other.is_writable
    assert other.match.position == 5
    assert file_names(path.parent) == ["night.inn"], "it holds no lock"
    assert [render(notice) for notice in other.notices] == [
        "night.inn was played under other rules. It can be watched, not played on."
    ]
    rename_match(path, "Old times")
    other.close()
    assert open_match(path, is_writable=False).name == "Old times"
    assert path.read_bytes().startswith(before)
    monkeypatch.setattr(UglyGryphonRules, "decide", lambda self, state, action, rng: ((), rng))
    assert verify(path) == [], "what other rules decided is not decided again"


@pytest.mark.parametrize("is_writable", [True, False])
def test_a_match_that_leads_to_another_table_can_be_watched_but_not_played(
    stored: StoredMatch, path: Path, is_writable: bool
) -> None:
    stored.close()
    _forge_last_digest(path)
    before = path.read_bytes()
    other = open_match(path, is_writable=is_writable)
    assert not other.is_writable
    assert not other.is_playable
    assert [render(notice) for notice in other.notices] == [
        "night.inn does not lead to the table it was saved with. It can be watched, not played on."
    ]
    assert file_names(path.parent) == ["night.inn"], "it holds no lock"
    other.match.undo()
    play(other.match, 1)
    other.close()
    assert path.read_bytes() == before


def test_a_game_that_is_not_known_here_is_said_so(stored: StoredMatch, path: Path) -> None:
    path.with_name("other.inn").write_bytes(sealed(header_line(stored.header._replace(game="poker"))))
    with pytest.raises(SaveTooNew, match=r"other\.inn is a match of a game that this version does not have"):
        open_match(path.with_name("other.inn"))


@pytest.mark.parametrize("change", [{"deck": {}}, {"options": {"goal": 3}}, {"options": {"stakes": 1}}])
def test_an_impossible_deck_or_option_in_a_file_is_damage(
    stored: StoredMatch, path: Path, change: dict[str, Any]
) -> None:
    path.with_name("other.inn").write_bytes(sealed(header_line(stored.header._replace(**change))))
    with pytest.raises(SaveDamaged, match=r"other\.inn"):
        open_match(path.with_name("other.inn"))


def test_a_branch_has_the_prefix_and_the_luck_of_the_match_it_came_from(
    stored: StoredMatch, path: Path, tmp_path: Path
) -> None:
    stored.match.undo()
    stored.flush()
    before = path.read_bytes()
    branch = begin(tmp_path / "branch.inn", branched=Branched(stored.id, 3), prefix=stored.match.prefix(3))
    assert branch.is_branched
    assert not stored.is_branched
    assert branch.match.position == 3
    assert branch.match.state == stored.match.state_at(3)
    assert branch.match.rng == stored.match.entry_at(2).rng
    play(branch.match, 1)
    branch.close()
    assert path.read_bytes() == before
    again = open_match(branch.path, is_writable=False)
    assert again.header.branched == Branched(stored.id, 3)
    assert verify(branch.path) == []


def test_what_cannot_be_written_is_a_problem_of_the_match_and_loses_nothing(
    stored: StoredMatch, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored.flush()
    problems = [stored.problem]

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("saves.journal.write_all", full)
        stored.match.undo()
        with pytest.raises(SaveUnwritable):
            stored.flush()
        problems.append(stored.problem)
        play(stored.match, 9, most=2)
    stored.close()
    assert [problem is None for problem in problems] == [True, False]
    again = open_match(path, is_writable=False)
    assert again.match.timeline.operations == stored.match.timeline.operations


def test_every_new_match_has_an_id_of_its_own() -> None:
    moment = creating.now()
    assert len({creating.new_identity(moment) for _ in range(1000)}) == 1000
