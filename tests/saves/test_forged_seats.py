"""Forged events of games with several seats: damage in a sentence, or a match that is only watched."""

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from forging import sealed

from game.core.words import render
from saves.format import SaveDamaged
from saves.golden import format_folder
from saves.matches import open_match
from saves.summary import summarize_file
from saves.verify import verify

VALUES: tuple[Any, ...] = (-1, 99, [], None, True, "gold")
FORGERIES = 30


def _places(part: Any, place: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    yield place
    if isinstance(part, list):
        for at, inner in enumerate(part):
            yield from _places(inner, (*place, at))


def _forgeries(lines: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    """Yield the lines up to one of which an event says something else, spread over the whole match."""
    places = [
        (at, place)
        for at, line in enumerate(lines)
        if line.get("op") == "act"
        for place in list(_places(line["events"]))[1:]
    ]
    for number, (at, place) in enumerate(places[:: len(places) // FORGERIES]):
        forged = copy.deepcopy(lines[at])
        part = forged["events"]
        for step in place[:-1]:
            part = part[step]
        part[place[-1]] = VALUES[number % len(VALUES)]
        yield [*lines[:at], forged, *lines[at + 1 : at + 4]]


@pytest.mark.parametrize("name", ["monster_over", "folly_over", "street_over"])
def test_no_forged_event_is_an_error_of_the_program(tmp_path: Path, name: str) -> None:
    content = (format_folder(1) / f"{name}.inn").read_bytes()
    path = tmp_path / "forged.inn"
    answers = set()
    for lines in _forgeries([json.loads(line) for line in content.splitlines()]):
        path.write_bytes(sealed(*lines))
        problems = [render(problem) for problem in verify(path)]
        info = summarize_file(path, path.stat())
        try:
            stored = open_match(path)
        except SaveDamaged as error:
            answers.add("damaged")
            assert render(error.words).startswith("forged.inn is damaged: what line ")
            assert problems and info.problem is not None
        else:
            answers.add("playable" if stored.is_playable else "only watched")
            assert problems or stored.is_playable
            stored.close()
    assert {"damaged", "only watched"} <= answers
