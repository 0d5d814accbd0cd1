"""Older formats are brought up to the present one when they are read."""

import errno
import json
from pathlib import Path

import pytest
from forging import sealed
from nights import begin, file_names, fingerprint, play

from game.registry import find_game
from saves.assists import Assist
from saves.format import FORMAT, Data, NotASave, SaveUnwritable
from saves.golden import format_folder
from saves.matches import open_match
from saves.migrations import UPCASTERS, Upcaster, is_known
from saves.operations import rebuild
from saves.reader import read_save
from saves.verify import verify

OLD = 0


def _new_header(data: Data) -> Data:
    return {**{name: data[name] for name in data if name != "number"}, "seed": data["number"]}


def _new_line(data: Data) -> Data:
    return {("op" if name == "what" else name): value for name, value in data.items()}


STEPS = {**UPCASTERS, OLD: Upcaster(_new_header, _new_line)}


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A match in a format before the first, which calls the seed `number` and `op` `what`."""
    stored = begin(tmp_path / "new.inn", seed=31)
    play(stored.match, 4, most=3)
    stored.match.undo()
    stored.rename("Old")
    stored.close()
    header, *lines = [json.loads(line) for line in (tmp_path / "new.inn").read_bytes().splitlines()]
    header = {("number" if name == "seed" else name): value for name, value in header.items()}
    lines = [{("what" if name == "op" else name): value for name, value in line.items()} for line in lines]
    content = sealed({**header, "format": OLD}, *lines)
    path = tmp_path / "old.inn"
    path.write_bytes(content)
    return path


def test_a_file_of_an_older_format_opens_and_stays_as_it_is(old: Path) -> None:
    before = old.read_bytes()
    stored = open_match(old, is_writable=False, upcasters=STEPS)
    now = open_match(old.with_name("new.inn"), is_writable=False)
    assert stored.notices == ()
    assert stored.header == now.header._replace(format=OLD)
    assert stored.match.timeline.operations == now.match.timeline.operations
    assert fingerprint(stored.match) == fingerprint(now.match)
    assert [stored.match.state_of(node) for node in range(4)] == [
        now.match.state_of(node) for node in range(4)
    ]
    assert old.read_bytes() == before


def test_a_match_played_on_is_written_in_the_present_format_and_the_old_file_kept(old: Path) -> None:
    before = old.read_bytes()
    stored = open_match(old, upcasters=STEPS)
    stored.match.redo()
    stored.close()
    assert old.with_name("old.format-0-1.inn.bak").read_bytes() == before
    again = open_match(old, is_writable=False)
    assert again.notices == ()
    assert again.name == "Old"
    assert again.match.timeline.operations == stored.match.timeline.operations
    assert old.read_bytes().startswith(old.with_name("new.inn").read_bytes())


def test_a_format_that_never_was_is_no_save(old: Path) -> None:
    assert not is_known(OLD)
    with pytest.raises(NotASave):
        open_match(old, is_writable=False)


def test_every_format_there_was_can_be_brought_up() -> None:
    assert all(is_known(written) for written in range(1, FORMAT + 1))
    assert set(UPCASTERS) == set(range(1, FORMAT))


def test_a_match_of_format_1_is_helped_and_timed_in_the_present_format(tmp_path: Path) -> None:
    path = tmp_path / "old.inn"
    before = (format_folder(1) / "own_deal.inn").read_bytes()
    path.write_bytes(before)
    watched = open_match(path, is_writable=False)
    assert (watched.header.format, watched.seconds, dict(watched.assists)) == (1, 0.0, {})
    stored = open_match(path)
    stored.note_assist(Assist.HINT)
    stored.spend(4)
    play(stored.match, 1, most=1)
    stored.close()
    again = open_match(path, is_writable=False)
    assert (again.header.format, again.seconds, dict(again.assists)) == (FORMAT, 4.0, {Assist.HINT: 1})
    assert verify(path) == []
    assert path.with_name("old.format-1-1.inn.bak").read_bytes() == before


@pytest.mark.parametrize("step", ["write_new", "write_over"])
def test_an_old_file_that_cannot_be_brought_up_stays_as_it_is_and_is_kept_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    path = tmp_path / "old.inn"
    before = (format_folder(1) / "won.inn").read_bytes()
    path.write_bytes(before)
    with monkeypatch.context() as patched:
        patched.setattr(f"saves.repair.{step}", _full)
        for _ in range(2):
            with pytest.raises(SaveUnwritable):
                open_match(path)
            assert path.read_bytes() == before
    open_match(path).close()
    assert file_names(tmp_path) == ["old.format-1-1.inn.bak", "old.inn"]
    assert verify(path) == []


def _full(path: Path, content: bytes) -> None:
    raise OSError(errno.ENOSPC, "full")


def test_actions_of_format_1_are_not_parsed_before_they_are_asked_for(tmp_path: Path) -> None:
    content = (format_folder(1) / "won.inn").read_bytes()
    read = read_save(content)
    parsed: list[bytes] = []
    spied = read._replace(parse=lambda line: parsed.append(line) or read.parse(line))  # type: ignore[func-returns-value]
    rebuilt = rebuild(spied, find_game("ugly_gryphon"), "won.inn")
    assert rebuilt.fitting == len(read.lines)
    # Only the result and the name.
    assert len(parsed) == 2
