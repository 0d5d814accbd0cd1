"""Reading files that are whole, torn, damaged, foreign, too new or too long."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from forging import sealed, sealed_again
from nights import begin, file_names, play

from game.core.words import render
from saves import reader
from saves.format import (
    FORMAT,
    LONGEST_SAVE,
    NotASave,
    SaveDamaged,
    SaveError,
    SaveTooLong,
    SaveTooNew,
)
from saves.matches import open_match
from saves.reader import read_save


@pytest.fixture
def content(tmp_path: Path) -> bytes:
    """A whole file: the deal and four placements."""
    stored = begin(tmp_path / "whole.inn")
    play(stored.match, 5, most=4)
    stored.close()
    return (tmp_path / "whole.inn").read_bytes()


def test_a_whole_file_is_read_without_a_notice(content: bytes) -> None:
    read = read_save(content)
    assert read.notices == ()
    assert read.valid_length == read.size == len(content)
    assert [read.parse(line)["op"] for line in read.lines] == ["act"] * 5


def test_wherever_a_file_is_cut_all_whole_lines_are_read(content: bytes) -> None:
    first = content.index(b"\n") + 1
    for length in range(first, len(content)):
        read = read_save(content[:length])
        assert read.lines == content[first:length].split(b"\n")[:-1]
        assert read.valid_length == content.rfind(b"\n", 0, length) + 1
        assert not read.is_damaged
        assert len(read.notices) == (read.valid_length != length)


def test_a_torn_last_line_is_dropped_with_a_notice(content: bytes) -> None:
    (notice,) = read_save(content[:-7], name="night.inn").notices
    assert render(notice) == "The last step in night.inn was only half written, so it was left out."


def test_damage_in_the_middle_leaves_what_stands_before_it(content: bytes) -> None:
    lines = content.split(b"\n")
    lines[3] = lines[3].replace(b"a", b"b", 1)
    read = read_save(b"\n".join(lines), name="night.inn")
    assert read.is_damaged
    assert read.lines == lines[1:3]
    assert read.valid_length == len(b"\n".join(lines[:3])) + 1
    assert [render(notice) for notice in read.notices] == [
        "night.inn is damaged from line 4 on. Everything before it was kept."
    ]


def test_zeros_at_the_end_as_a_power_cut_leaves_them_are_a_torn_line(content: bytes) -> None:
    read = read_save(content + b"\0" * 4096)
    assert read.valid_length == len(content)
    assert len(read.notices) == 1


def test_a_damaged_first_line_is_said_clearly(content: bytes) -> None:
    with pytest.raises(SaveDamaged, match=r"x\.inn is damaged: its first line cannot be read"):
        read_save(content.replace(b"Rusty", b"Dusty", 1), name="x.inn")


@pytest.mark.parametrize("end", [b"\r\n", b"\r"])
def test_line_ends_that_another_program_changed_are_said_clearly(
    content: bytes, tmp_path: Path, end: bytes
) -> None:
    path = tmp_path / "mailed.inn"
    path.write_bytes(content.replace(b"\n", end))
    with pytest.raises(SaveDamaged) as caught:
        open_match(path)
    assert render(caught.value.words) == (
        "mailed.inn cannot be opened, because another program, such as one for mail, changed its line ends. "
        "Please copy the file again in a way that leaves it as it is."
    )
    assert path.read_bytes() == content.replace(b"\n", end)


def test_line_ends_that_were_changed_in_a_damaged_first_line_are_not_spoken_of(content: bytes) -> None:
    with pytest.raises(SaveDamaged, match="its first line cannot be read"):
        read_save(content.replace(b"\n", b"\r\n").replace(b"Rusty", b"Dusty", 1), name="x.inn")


@pytest.mark.parametrize("change", [{"seed": -1}, {"id": None}, {"own_deal": 1}])
def test_a_first_line_that_says_something_else_is_named_without_the_words_of_the_program(
    content: bytes, change: dict[str, Any]
) -> None:
    header = {**json.loads(content.splitlines()[0]), **change}
    with pytest.raises(
        SaveDamaged, match=r"^x\.inn is damaged: its first line does not say what it should\.$"
    ):
        read_save(sealed(header), name="x.inn")


def test_a_name_that_no_file_can_have_is_no_file() -> None:
    with pytest.raises(NotASave, match="There is no file"):
        read_save(Path("a\0b.inn"))


@pytest.mark.parametrize(
    "rubbish",
    [
        b"",
        b"\n",
        b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
        b'{"game": "ugly_gryphon", "cards": []}\n',
        b"[1, 2, 3]",
        b'{"file":"four-inns match","format":"1"}\n',
        b'{"file":"four-inns match","format":0,"id":"x"}\n',
        b'{"file":"four-inns match","format":-1}\n',
    ],
)
def test_what_is_no_save_is_called_none(rubbish: bytes, tmp_path: Path) -> None:
    path = tmp_path / "thing.inn"
    path.write_bytes(rubbish)
    with pytest.raises((NotASave, SaveDamaged)):
        open_match(path)
    assert path.read_bytes() == rubbish
    assert file_names(tmp_path) == ["thing.inn"]


def test_other_json_is_no_save(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"version": 1}')
    with pytest.raises(NotASave, match=r"settings\.json is not a saved match of Four Inns"):
        read_save(path)


def test_a_missing_file_and_a_folder_are_no_saves(tmp_path: Path) -> None:
    with pytest.raises(NotASave, match="There is no file"):
        open_match(tmp_path / "missing.inn")
    with pytest.raises(NotASave, match="is not a saved match"):
        open_match(tmp_path)
    assert file_names(tmp_path) == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_a_pipe_is_refused_instead_of_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.inn")
    with pytest.raises(NotASave):
        read_save(tmp_path / "pipe.inn")


def test_a_newer_format_is_refused_and_the_file_left_alone(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "newer.inn"
    path.write_bytes(content.replace(b'"format":%d' % FORMAT, b'"format":%d' % (FORMAT + 1), 1))
    before = path.stat()
    with pytest.raises(SaveTooNew, match="newer version of Four Inns"):
        open_match(path)
    after = path.stat()
    assert (before.st_mtime_ns, before.st_size, before.st_ino) == (
        after.st_mtime_ns,
        after.st_size,
        after.st_ino,
    )


def test_a_file_of_100_megabytes_is_refused_without_reading_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "long.inn"
    with path.open("wb") as file:
        file.truncate(100_000_000)
    monkeypatch.setattr(reader, "read_some", lambda *_: pytest.fail("it was read"))
    with pytest.raises(SaveTooLong, match=r"long\.inn is longer than 50 MB"):
        read_save(path)


def test_a_file_that_grows_while_it_is_read_is_still_too_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "growing.inn"
    path.write_bytes(b"x")
    monkeypatch.setattr(reader, "read_some", lambda _, most: b"x" * (most + 1))
    monkeypatch.setattr(reader, "LONGEST_SAVE", 10)
    assert LONGEST_SAVE > 10
    with pytest.raises(SaveTooLong):
        read_save(path)


def _with_line(content: bytes, line: dict[str, Any]) -> bytes:
    return content + sealed(line, {"op": "note", "name": "after"}, after=content.splitlines()[-1])


@pytest.mark.parametrize(
    "line",
    [
        {"op": "dance"},
        {"to": 3},
        {"op": "undo", "to": 99},
        {"op": "undo", "to": "1"},
        {"op": "redo", "to": 1},
        {"op": "note"},
        {"op": "note", "name": 5},
        {"op": "act", "seat": 0},
        {"op": "act", "seat": "0", "digest": "0" * 16},
        {"op": "act", "seat": 0, "digest": "0" * 16, "result": [1]},
    ],
)
def test_a_whole_line_that_makes_no_sense_is_damage(
    content: bytes, tmp_path: Path, line: dict[str, Any]
) -> None:
    path = tmp_path / "odd.inn"
    path.write_bytes(_with_line(content, line))
    stored = open_match(path, is_writable=False)
    assert stored.match.position == 5
    assert [render(notice) for notice in stored.notices] == [
        "odd.inn is damaged from line 7 on. Everything before it was kept."
    ]


@pytest.mark.parametrize(
    "change",
    [
        lambda line: line.replace(b'["placed",', b'["plaecd",'),
        lambda line: line.replace(b'["place",', b'["place",1,'),
        lambda line: line.replace(b'"rng":{"deal"', b'"rng":{"deal":"x","deal2"'),
    ],
)
def test_a_step_that_the_game_does_not_know_is_refused_with_its_line(
    content: bytes, tmp_path: Path, change: Callable[[bytes], bytes]
) -> None:
    lines = content.split(b"\n")
    changed = change(lines[4])
    assert changed != lines[4]
    lines[4] = changed
    path = tmp_path / "odd.inn"
    path.write_bytes(sealed_again(lines[:-1]))
    with pytest.raises(SaveError, match=r"^odd\.inn is damaged: what line 5 tells cannot have happened\.$"):
        open_match(path, is_writable=False)
