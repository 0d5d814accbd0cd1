"""Older formats are brought up to the present one when they are read."""

import json
from pathlib import Path

import pytest
from forging import sealed
from nights import begin, fingerprint, play

from saves.format import FORMAT, Data, NotASave
from saves.matches import open_match
from saves.migrations import UPCASTERS, Upcaster, is_known

OLD = FORMAT - 1


def _new_header(data: Data) -> Data:
    return {**{name: data[name] for name in data if name != "number"}, "seed": data["number"]}


def _new_line(data: Data) -> Data:
    return {("op" if name == "what" else name): value for name, value in data.items()}


STEPS = {OLD: Upcaster(_new_header, _new_line)}


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
