"""Roles of a game are dragged from the bar to seats, move with their players, or are left to chance."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from menu_rects import check_elements, is_in_sight
from pilot import Pilot

from game.innkeepers_folly.game import InnkeepersFollyGame
from saves.settings import Settings
from scenes.gui.pieces import Choice
from scenes.new_game.casting import Casting
from scenes.new_game.roles import Role, Roles
from scenes.new_game.seats_scene import SeatsScene
from scenes.paint.portrait import Crop
from scenes.table.games.fronts import find_front

STILL = Settings(animation_speed=0.0)
FOLLY = InnkeepersFollyGame()


def role(value: str) -> Role:
    return Role(
        value,
        name=f"{value} the Great",
        short=value,
        place=f"House of {value}",
        art="innkeepers_folly/pirate.svg",
        crop=Crop(200, 200, 270),
        crest="innkeepers_folly/idol_layer_whole.svg",
        numbers=(("luxury", 1), ("service", 2)),
        facts="starts with 6 gold",
        lines=("Top Bidder: gain 3 gold.", "Always: nothing."),
    )


ROLES = Roles(
    roles=tuple(role(value) for value in ("Ada", "Bo", "Cy", "Di", "Ed")),
    offers=("inn_1", "inn_2", "inn_3", "inn_4"),
    by_chance="chance",
    name="Hosts",
    bar="Hosts at the bar",
    hint="Drag a host to a seat.",
    begin="Open",
)


@pytest.fixture
def front(monkeypatch: pytest.MonkeyPatch) -> None:
    cast = replace(find_front(FOLLY.id), roles=lambda deck: ROLES)
    monkeypatch.setattr("scenes.new_game.seats_scene.find_front", lambda game: cast)


@pytest.fixture
def pilot(tmp_path: Path, front: None) -> Iterator[Pilot]:
    pilot = Pilot(tmp_path, settings=STILL, first=lambda director: SeatsScene(director, FOLLY))
    yield pilot
    pilot.stop()


def scene(pilot: Pilot) -> SeatsScene:
    assert isinstance(pilot.scene, SeatsScene)
    return pilot.scene


def cast(pilot: Pilot) -> dict[str, str]:
    return scene(pilot).casting.options(scene(pilot).party.taken)


def give(pilot: Pilot, name: str, seat: str) -> None:
    pilot.drag(pilot.where(f"role_{name}"), pilot.where(seat))


def test_without_a_wish_chance_hands_out_everything(pilot: Pilot) -> None:
    assert set(cast(pilot).values()) == {"chance"}
    assert scene(pilot).casting.is_by_chance


def test_a_role_is_dragged_to_a_seat_and_cannot_be_in_two(pilot: Pilot) -> None:
    give(pilot, "Bo", "seat_1")
    give(pilot, "Bo", "seat_2")
    assert list(cast(pilot).values()) == ["chance", "chance", "Bo", "chance"]


def test_a_role_that_is_let_go_at_the_bar_leaves_its_seat_to_chance(pilot: Pilot) -> None:
    give(pilot, "Bo", "seat_1")
    pilot.drag(pilot.where("role_Bo"), pilot.where("role_Ed"))
    assert scene(pilot).casting.is_by_chance


def test_clicks_and_keys_do_the_same(pilot: Pilot) -> None:
    pilot.click("role_Cy")
    pilot.click("seat_0")
    scene(pilot).gui.focus_named("role_Ada")
    pilot.press("return")
    pilot.press("3")
    assert list(cast(pilot).values()) == ["Cy", "chance", "Ada", "chance"]


def test_roles_go_with_their_players_and_leave_with_them(pilot: Pilot) -> None:
    give(pilot, "Ada", "seat_0")
    give(pilot, "Bo", "seat_1")
    pilot.drag(pilot.where("seat_0"), pilot.where("seat_1"))
    assert list(cast(pilot).values()) == ["Bo", "Ada", "chance", "chance"]
    scene(pilot).free(0)
    assert list(cast(pilot).values()) == ["Ada", "chance", "chance", "chance"]


def test_a_role_on_an_empty_stool_sits_down_as_a_bot(pilot: Pilot) -> None:
    scene(pilot).free(3)
    give(pilot, "Di", "seat_3")
    chair = scene(pilot).party.chairs[3]
    assert chair is not None and not chair.is_person
    assert cast(pilot)["inn_4"] == "Di"


def test_before_letting_go_it_is_said_who_plays_whom_and_the_chalk_reads_it_out(pilot: Pilot) -> None:
    pilot.drag(pilot.where("role_Ada"), pilot.where("seat_0"), drops=False)
    assert scene(pilot).target == 0
    assert scene(pilot)._sentence() == ("Let go: Player 1 plays Ada the Great.", False)
    assert scene(pilot)._bar._read_out() == ROLES.roles[0]
    pilot.release()
    assert scene(pilot)._bar._read_out() == ROLES.roles[0]


def test_the_house_rules_hand_out_all_or_none(pilot: Pilot) -> None:
    pegs = scene(pilot).gui.find("roles")
    assert isinstance(pegs, Choice)
    pilot.click(pegs.point_of(0))
    assert list(cast(pilot).values()) == ["Ada", "Bo", "Cy", "Di"]
    pegs = scene(pilot).gui.find("roles")
    assert isinstance(pegs, Choice)
    pilot.click(pegs.point_of(1))
    assert scene(pilot).casting.is_by_chance


def test_faces_of_regulars_are_chosen_at_the_same_bar(pilot: Pilot) -> None:
    tabs = scene(pilot).gui.find("bar")
    assert isinstance(tabs, Choice)
    pilot.click(tabs.point_of(1))
    face = scene(pilot).party.bar[0]
    pilot.drag(pilot.where(f"regular_{face}"), pilot.where("seat_1"))
    assert scene(pilot).party.seated[1].face == face


def test_what_was_agreed_on_is_cast_again_and_twins_are_not() -> None:
    given = {"inn_1": "Bo", "inn_2": "Bo", "inn_3": "Nobody", "inn_4": "Ed"}
    casting = Casting(ROLES, 4, given, (0, 1, 2, 3))
    assert casting.options((0, 1, 2, 3)) == {
        "inn_1": "Bo",
        "inn_2": "chance",
        "inn_3": "chance",
        "inn_4": "Ed",
    }


@pytest.mark.parametrize(("size", "zoom"), [((1024, 640), 100), ((1920, 1080), 100), ((1280, 800), 175)])
def test_everything_has_its_place(tmp_path: Path, front: None, size: tuple[int, int], zoom: int) -> None:
    settings = STILL.changed(interface_scale=zoom)
    pilot = Pilot(tmp_path, settings=settings, size=size, first=lambda director: SeatsScene(director, FOLLY))
    check_elements(scene(pilot))
    assert is_in_sight(scene(pilot), "deal_cards")
    pilot.stop()
