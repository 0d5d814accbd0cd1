"""A new Innkeeper is begun with the Proprietors that were chosen, and with the bell for several persons."""

from pathlib import Path

import pytest
from inn import only
from pilot import Pilot

from game.innkeeper.game import InnkeeperGame
from game.registry import GAMES
from saves.matches import open_match
from saves.settings import Settings
from scenes.new_game.seats_scene import SeatsScene
from scenes.table.games.fronts import FRONTS
from scenes.table.games.innkeeper.front import innkeeper_front

STILL = Settings(animation_speed=0.0)
GAME = InnkeeperGame()


@pytest.fixture
def pilot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Pilot:
    monkeypatch.setattr("game.registry.GAMES", (*GAMES, GAME))
    monkeypatch.setitem(FRONTS, GAME.id, innkeeper_front)
    monkeypatch.setattr("scenes.new_game.seats_scene.show_anew", lambda director, stored: stored.close())
    return Pilot(tmp_path, settings=STILL, first=lambda director: SeatsScene(director, GAME))


def scene(pilot: Pilot) -> SeatsScene:
    assert isinstance(pilot.scene, SeatsScene)
    return pilot.scene


def begun(pilot: Pilot) -> dict[str, object]:
    pilot.click("deal_cards")
    stored = open_match(only(pilot.store).path)
    stored.close()
    return dict(stored.header.options)


def test_chosen_proprietors_are_dealt_and_remembered_and_one_person_has_no_bell(pilot: Pilot) -> None:
    pilot.drag(pilot.where("role_P3"), pilot.where("seat_1"))
    assert begun(pilot) == {
        "players": 4,
        "inn_1": "chance",
        "inn_2": "P3",
        "inn_3": "chance",
        "inn_4": "chance",
        "bell": False,
    }
    role = SeatsScene(pilot.director, GAME).casting.of(1)
    assert role is not None and role.name == "Ottoline Brask"
    pilot.stop()


def test_several_persons_get_the_bell_and_fewer_seats_fewer_inns(pilot: Pilot) -> None:
    scene(pilot).choose_kind(1, 0)
    scene(pilot).free(3)
    scene(pilot).free(2)
    options = begun(pilot)
    assert options["bell"] is True
    assert options["players"] == 2
    pilot.stop()


def test_the_house_rules_ask_for_proprietors_only(pilot: Pilot) -> None:
    assert scene(pilot).agreement.offers == ()
    assert [role.value for role in scene(pilot).casting.roles.roles] == [f"P{n}" for n in range(1, 8)]
    pilot.stop()
