"""Files of every format ever released open in every build and lead to the same table."""

from pathlib import Path

import pytest

from assets.files import golden_folder
from game.registry import GAMES
from saves.format import FORMAT, SaveTooNew
from saves.golden import NEWER, NotAsSaved, check_golden, check_newer, format_folder, golden_saves
from saves.matches import open_match
from saves.verify import verify

EXPECTED = golden_saves()


def test_every_released_format_has_its_golden_files() -> None:
    assert sorted(folder.name for folder in golden_folder().glob("format_*")) == sorted(
        f"format_{number}" for number in range(1, FORMAT + 1)
    )
    assert len(EXPECTED) >= 6 * FORMAT


@pytest.mark.parametrize("path", EXPECTED, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_golden_save_leads_to_the_recorded_table(path: Path) -> None:
    before = path.read_bytes()
    check_golden(path, EXPECTED[path])
    assert path.read_bytes() == before


@pytest.mark.parametrize("fact", sorted(EXPECTED[format_folder(1) / "won.inn"]))
def test_a_golden_save_that_leads_elsewhere_is_told_by_name_and_fact(fact: str) -> None:
    path = format_folder(1) / "won.inn"
    with pytest.raises(NotAsSaved, match=rf"format_1/won\.inn: {fact} is .*, not something else"):
        check_golden(path, {**EXPECTED[path], fact: "something else"})


@pytest.mark.parametrize("path", EXPECTED, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_golden_save_is_in_order_but_for_what_was_done_to_it(path: Path) -> None:
    assert len(verify(path)) == EXPECTED[path]["notices"]


def test_a_golden_save_of_a_newer_format_is_refused() -> None:
    path = format_folder(FORMAT) / NEWER
    before = path.stat()
    check_newer()
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
        b'"practice":true',
        b'"players":[["person",',
    ):
        assert part in content, part


def test_every_registered_game_has_a_golden_save_that_is_over() -> None:
    over = {
        open_match(path, is_writable=False).game.id for path, facts in EXPECTED.items() if facts["result"]
    }
    assert over == {game.id for game in GAMES}
