"""Every line holds on to the one before it: a line that is gone, doubled or elsewhere is seen."""

from collections.abc import Callable
from pathlib import Path

import pytest
from nights import begin, play

from game.core.words import render
from saves.creating import create_match
from saves.format import SaveError
from saves.matches import open_match, rename_match
from saves.verify import verify

Lines = list[bytes]


@pytest.fixture(scope="module")
def lines(tmp_path_factory: pytest.TempPathFactory) -> Lines:
    """The lines of a match in which much was taken back, redone and named."""
    path = tmp_path_factory.mktemp("played") / "night.inn"
    stored = begin(path)
    play(stored.match, 5, most=3)
    stored.match.undo()
    stored.match.undo()
    stored.match.redo()
    stored.rename("The night")
    play(stored.match, 6, most=2)
    stored.match.jump(1)
    stored.match.jump(4)
    stored.match.undo()
    stored.match.undo()
    play(stored.match, 7)
    stored.close()
    assert verify(path) == []
    return path.read_bytes().splitlines(keepends=True)


def _without(lines: Lines, at: int) -> Lines:
    return [*lines[:at], *lines[at + 1 :]]


def _doubled(lines: Lines, at: int) -> Lines:
    return [*lines[: at + 1], *lines[at:]]


def _swapped(lines: Lines, at: int) -> Lines:
    return [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]


def _moved_to_the_end(lines: Lines, at: int) -> Lines:
    return [*_without(lines, at), lines[at]]


@pytest.mark.parametrize("change", [_without, _doubled, _swapped, _moved_to_the_end])
def test_a_line_that_is_gone_doubled_or_elsewhere_is_seen_and_what_stands_before_it_is_kept(
    lines: Lines, tmp_path: Path, change: Callable[[Lines, int], Lines]
) -> None:
    path = tmp_path / "night.inn"
    for at in range(2, len(lines) - 1):
        changed = change(lines, at)
        good = next(place for place, line in enumerate(changed) if line != lines[place : place + 1][0])
        path.write_bytes(b"".join(lines[:good]))
        expected = open_match(path, is_writable=False).match.timeline.operations
        path.write_bytes(b"".join(changed))
        notice = f"night.inn is damaged from line {good + 1} on. Everything before it was kept."
        assert notice in [render(problem) for problem in verify(path)], at
        watched = open_match(path, is_writable=False)
        assert notice in [render(words) for words in watched.notices], at
        assert watched.match.timeline.operations == expected, at


def test_a_doubled_last_line_is_seen(lines: Lines, tmp_path: Path) -> None:
    path = tmp_path / "night.inn"
    path.write_bytes(b"".join([*lines, lines[-1]]))
    assert [render(problem) for problem in verify(path)] == [
        f"night.inn is damaged from line {len(lines) + 1} on. Everything before it was kept."
    ]


def test_the_lines_of_another_match_do_not_fit(lines: Lines, tmp_path: Path) -> None:
    other = begin(tmp_path / "other.inn")
    other.close()
    header = other.path.read_bytes().splitlines(keepends=True)[0]
    path = tmp_path / "mixed.inn"
    path.write_bytes(b"".join([header, *lines[1:]]))
    assert [render(problem) for problem in verify(path)] == [
        "mixed.inn is damaged from line 2 on. Everything before it was kept."
    ]


def test_without_its_first_line_a_file_is_no_match(lines: Lines, tmp_path: Path) -> None:
    path = tmp_path / "night.inn"
    path.write_bytes(b"".join(lines[1:]))
    with pytest.raises(SaveError, match="is not a saved match"):
        open_match(path)


@pytest.mark.parametrize("end", [b"", b"half a li", b"damage\n", b'{"op":"undo","to":1,"crc":"00000000"}\n'])
def test_whatever_was_cut_off_the_chain_goes_on(lines: Lines, tmp_path: Path, end: bytes) -> None:
    path = tmp_path / "night.inn"
    path.write_bytes(b"".join(lines[:5]) + end)
    stored = open_match(path)
    play(stored.match, 8, most=1)
    stored.close()
    rename_match(path, "Again")
    stored = open_match(path)
    assert (stored.notices, stored.name) == ((), "Again")
    play(stored.match, 9)
    stored.close()
    assert verify(path) == []
    assert path.read_bytes().startswith(b"".join(lines[:5]))


def test_a_match_that_begins_with_a_part_of_another_has_a_chain_of_its_own(
    lines: Lines, tmp_path: Path
) -> None:
    path = tmp_path / "night.inn"
    path.write_bytes(b"".join(lines))
    stored = open_match(path, is_writable=False)
    header = stored.header
    branch = create_match(
        tmp_path / "branch.inn",
        header.game,
        header.deck,
        header.options,
        header.seed,
        prefix=stored.match.prefix(3),
    )
    play(branch.match, 1)
    branch.close()
    assert verify(branch.path) == []
