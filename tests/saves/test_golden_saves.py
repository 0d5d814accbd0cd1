"""Files of every format ever released open in every build and lead to the same table."""

import json
from pathlib import Path
from typing import Any

import pytest
from nights import fingerprint

from saves.format import FORMAT, SaveTooNew
from saves.matches import open_match
from saves.verify import verify

GOLDEN = Path(__file__).parent / "golden"
EXPECTED = {
    folder / name: facts
    for folder in sorted(GOLDEN.glob("format_*"))
    for name, facts in json.loads((folder / "expected.json").read_text(encoding="utf-8")).items()
}


def test_every_released_format_has_its_golden_files() -> None:
    assert [folder.name for folder in sorted(GOLDEN.glob("format_*"))] == [
        f"format_{number}" for number in range(1, FORMAT + 1)
    ]
    assert len(EXPECTED) >= 6 * FORMAT


@pytest.mark.parametrize("path", EXPECTED, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_golden_save_leads_to_the_recorded_table(path: Path) -> None:
    before = path.read_bytes()
    facts: dict[str, Any] = EXPECTED[path]
    stored = open_match(path, is_writable=False)
    timeline = stored.match.timeline
    result = timeline.first_result
    found = {
        "digest": fingerprint(stored.match),
        "position": timeline.cursor,
        "operations": len(timeline.operations),
        "takebacks": timeline.takebacks,
        "result": None if result is None else [result.reason, list(result.scores), list(result.winners)],
        "name": stored.name,
        "notices": len(stored.notices),
    }
    assert found == facts
    for node in range(len(timeline.records)):
        stored.match.state_of(node)
    assert path.read_bytes() == before


@pytest.mark.parametrize("path", EXPECTED, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_golden_save_is_in_order_but_for_what_was_done_to_it(path: Path) -> None:
    assert len(verify(path)) == EXPECTED[path]["notices"]


def test_a_golden_save_of_a_newer_format_is_refused() -> None:
    path = GOLDEN / f"format_{FORMAT}" / "newer.inn"
    before = path.stat()
    with pytest.raises(SaveTooNew):
        open_match(path)
    assert path.stat().st_mtime_ns == before.st_mtime_ns


def test_the_golden_saves_cover_a_branch_a_shuffle_and_a_result() -> None:
    content = b"".join(path.read_bytes() for path in EXPECTED)
    for part in (
        b'"op":"undo"',
        b'"op":"redo"',
        b'["shuffle",',
        b'"result":["deck_empty"',
        b'"branched":["golden',
        b'"own_deal":true',
    ):
        assert part in content, part
