"""The page where a player sets when to be asked out of turn: each choice counts at the next such question."""

import pytest
from shared_table import SharedTable
from whisper_table import Gather, passes
from whispers import ID

from scenes.settings.answers_scene import AnswersScene
from scenes.settings.settings_scene import SettingsScene
from scenes.table.games.askers import ASKERS
from scenes.table.kinds_of_call import FITTING, KindOfCall


def _kinds() -> tuple[KindOfCall, ...]:
    return (KindOfCall("moves", "Somebody moves", FITTING), KindOfCall("rests", "Somebody rests", FITTING))


@pytest.fixture
def pilot(gather: Gather, monkeypatch: pytest.MonkeyPatch) -> SharedTable:
    """Ann, who holds what answers a move, about to bid."""
    monkeypatch.setitem(ASKERS, ID, _kinds)
    pilot = gather("person quiet quiet", "100")
    pilot.rest()
    return pilot


def test_what_is_never_asked_is_never_asked_again_at_the_table_below(pilot: SharedTable) -> None:
    pilot.press("f10")
    assert isinstance(pilot.scene, SettingsScene)
    pilot.click("answers")
    assert isinstance(pilot.scene, AnswersScene)
    pilot.scene.gui.focus_named("moves")
    pilot.press("right")
    assert pilot.director.services.settings.asks == {"moves": "never"}
    pilot.press("escape")
    pilot.press("escape")
    pilot.press("1")
    pilot.rest()
    pilot.press("g")
    pilot.rest()
    assert passes(pilot) == [0, 0, 0]


def test_a_game_that_asks_nobody_brings_no_way_there(gather: Gather) -> None:
    pilot = gather("person quiet quiet", "100")
    pilot.rest()
    pilot.press("f10")
    assert isinstance(pilot.scene, SettingsScene)
    with pytest.raises(LookupError):
        pilot.scene.gui.find("answers")
