"""A victory without any help is called perfect at its end and in the library; any help takes that away."""

from pathlib import Path

import pytest
from finished_nights import LOST, WON, careful_night, play_carefully
from pilot import Pilot

from saves.assists import Assist
from scenes.library.details import _facts
from scenes.results.end_scene import EndScene
from scenes.scene import Director
from scenes.table.games.find import find_results

PERFECT = "Perfect: no hint, nothing taken back, no look ahead"


def end_of(home: Path, deal: int, help_: Assist | None) -> tuple[EndScene, list[str]]:
    """Return the end of a night in which somebody was helped, or nobody, and what the library says of it."""

    def open_end(director: Director) -> EndScene:
        stored = careful_night(director.services.store, deal, plies=0)
        if help_ is not None:
            stored.note_assist(help_)
        play_carefully(stored.match)
        scene = find_results(director, stored)
        assert isinstance(scene, EndScene)
        return scene

    pilot = Pilot(home, first=open_end)
    pilot.settle()
    scene = pilot.scene
    assert isinstance(scene, EndScene)
    scene.stored.flush()
    (info,) = pilot.store.listing()
    pilot.stop()
    return scene, [words for _, words in _facts(info)]


def test_a_victory_without_help_has_its_seal(tmp_path: Path) -> None:
    scene, facts = end_of(tmp_path, WON, None)
    assert scene.is_perfect and PERFECT in scene.counting_words()
    assert PERFECT in facts


@pytest.mark.parametrize(("help_", "words"), [(Assist.HINT, "1 hint"), (Assist.WHAT_IF, "1 look ahead")])
def test_help_takes_the_seal_and_is_counted(tmp_path: Path, help_: Assist, words: str) -> None:
    scene, facts = end_of(tmp_path, WON, help_)
    assert not scene.is_perfect and PERFECT not in scene.counting_words()
    assert words in facts


def test_a_lost_night_is_never_perfect(tmp_path: Path) -> None:
    scene, facts = end_of(tmp_path, LOST, None)
    assert not scene.is_perfect and PERFECT not in facts
