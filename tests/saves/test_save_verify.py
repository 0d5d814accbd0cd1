"""Verifying finds whatever a crc cannot: files that were written so."""

import json
from pathlib import Path
from typing import Any

import pytest
from forging import sealed_again
from nights import begin, play

from game.core.words import render
from saves.verify import verify


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A match with three placements, the last two of them taken back and the rest played otherwise."""
    path = tmp_path / "night.inn"
    stored = begin(path)
    play(stored.match, 5, most=3)
    stored.match.undo()
    stored.match.undo()
    play(stored.match, 6)
    stored.close()
    return path


def _change(path: Path, line: int, **values: Any) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    lines[line - 1] = json.dumps({**json.loads(lines[line - 1]), **values}).encode()
    path.write_bytes(sealed_again(lines))


def _problems(path: Path) -> list[str]:
    return [render(problem) for problem in verify(path)]


def test_a_match_as_it_was_played_has_no_problem(path: Path) -> None:
    assert verify(path) == []


def test_a_wrong_digest_is_found_also_where_it_was_taken_back(path: Path) -> None:
    _change(path, 4, digest="0" * 16)
    assert _problems(path) == ["night.inn, line 4: the table is not the one that was saved."]


def test_an_action_that_brings_about_something_else_is_found(path: Path) -> None:
    data = json.loads(path.read_bytes().splitlines()[3])
    other = (data["action"][1] + 1) % 18
    _change(path, 4, action=["place", other])
    assert _problems(path) == ["night.inn, line 4: the action does not bring about what was saved."]


def test_chance_that_stands_elsewhere_is_found(path: Path) -> None:
    _change(path, 2, rng={"deal": 18})
    assert _problems(path)[0] == "night.inn, line 2: the action does not bring about what was saved."


def test_a_forged_result_is_found(path: Path) -> None:
    last = len(path.read_bytes().splitlines())
    _change(path, last, result=["deck_empty", [18], [0]])
    assert _problems(path) == [f"night.inn, line {last}: the action does not bring about what was saved."]


def test_impossible_events_end_the_check_with_one_sentence(path: Path) -> None:
    _change(path, 4, events=[["left", 17, 17]])
    assert _problems(path) == ["night.inn is damaged: what line 4 tells cannot have happened."]


def test_damage_and_rubbish_are_problems_and_no_errors(path: Path, tmp_path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-3])
    assert _problems(path) == ["The last step in night.inn was only half written, so it was left out."]
    (tmp_path / "rubbish.inn").write_bytes(b"rubbish")
    assert _problems(tmp_path / "rubbish.inn") == ["rubbish.inn is not a saved match of Four Inns."]
