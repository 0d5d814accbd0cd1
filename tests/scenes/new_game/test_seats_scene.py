"""A table is laid by dragging, clicking and keys; what was agreed on is dealt, and remembered."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from inn import only
from menu_rects import check_elements, is_in_sight
from pilot import Pilot

from game.core.players import PERSON
from game.decks import base_deck
from game.innkeepers_folly.game import InnkeepersFollyGame
from game.monster_inn.game import MonsterInnGame
from saves.settings import SeatChoice, Settings, TableChoice
from saves.store import Store
from scenes.gui.pieces import Choice
from scenes.new_game.seat_pieces import Colours, Level
from scenes.new_game.seats_scene import SeatsScene
from scenes.table.table_scene import TableScene

STILL = Settings(animation_speed=0.0)
MONSTER, FOLLY = MonsterInnGame(), InnkeepersFollyGame()


def laid(home: Path, *, settings: Settings = STILL, size: tuple[int, int] = (1280, 800)) -> Pilot:
    return Pilot(home, settings=settings, size=size, first=lambda director: SeatsScene(director, MONSTER))


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = laid(tmp_path)
    yield pilot
    pilot.stop()


def scene(pilot: Pilot) -> SeatsScene:
    assert isinstance(pilot.scene, SeatsScene)
    return pilot.scene


def kinds(pilot: Pilot) -> list[str]:
    return [player.kind for player in scene(pilot).party.players]


def middle(pilot: Pilot, name: str) -> tuple[int, int]:
    return pilot.where(name)


def no_table(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the match begin without its table."""
    monkeypatch.setattr("scenes.new_game.seats_scene.show_anew", lambda director, stored: stored.close())


def test_the_amber_plank_deals_to_whoever_sits(pilot: Pilot) -> None:
    pilot.click("name_0")
    pilot.type("Mira")
    pegs = scene(pilot).gui.find("offer_open")
    assert isinstance(pegs, Choice)
    pilot.click(pegs.point_of(1))
    pilot.click("practice")
    pilot.click("deal")
    pilot.press("ctrl+a")
    pilot.type("42")
    pilot.click("deal_cards")
    info = only(pilot.store)
    assert isinstance(pilot.scene, TableScene)
    header = pilot.scene.stored.header
    assert (info.seed, header.is_practice) == (42, True)
    assert header.options == {"players": 3, "open": True}
    assert [player.kind for player in header.players] == [PERSON, "careful", "careful"]
    assert header.players[0].name == "Mira"
    assert all(player.name for player in header.players[1:])


def test_what_was_agreed_on_is_there_the_next_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = laid(tmp_path)
    no_table(pilot, monkeypatch)
    pilot.click("seat_3")
    pilot.click("practice")
    before = scene(pilot).party.seated
    pilot.click("deal_cards")
    again = SeatsScene(pilot.director, MONSTER)
    assert again.party.seated == before
    assert again.agreement.is_practice
    assert pilot.services.settings.game == MONSTER.id
    pilot.stop()


def test_strange_settings_give_a_usual_table(tmp_path: Path) -> None:
    strange = TableChoice(
        seats=(SeatChoice(kind="wise", face="nobody", colour="black"), SeatChoice(), SeatChoice()),
        options={"open": 7, "else": True},
        deck="/nowhere/deck.json",
    )
    pilot = laid(tmp_path, settings=STILL.changed(tables={MONSTER.id: strange}))
    assert kinds(pilot) == ["careful", PERSON, PERSON]
    assert scene(pilot).agreement.options == {"open": False}
    pilot.stop()


def test_a_regular_is_dragged_to_a_seat(pilot: Pilot) -> None:
    face = scene(pilot).party.bar[2]
    pilot.drag(middle(pilot, f"regular_{face}"), middle(pilot, "seat_1"))
    assert scene(pilot).party.seated[1].face == face


def test_before_letting_go_the_seat_is_lit_and_a_sentence_says_what_happens(pilot: Pilot) -> None:
    face = scene(pilot).party.bar[2]
    pilot.drag(middle(pilot, f"regular_{face}"), middle(pilot, "seat_3"), drops=False)
    assert scene(pilot).target == 3
    assert scene(pilot)._sentence()[0].endswith("sits down as a bot.")
    pilot.release()
    assert kinds(pilot) == [PERSON, "careful", "careful", "careful"]


def test_a_click_lifts_and_another_one_puts_down(pilot: Pilot) -> None:
    face = scene(pilot).party.bar[0]
    pilot.click(f"regular_{face}")
    pilot.click("seat_0")
    assert scene(pilot).party.seated[0].face == face


def test_what_was_lifted_goes_home_with_escape_or_a_click_elsewhere(pilot: Pilot) -> None:
    before = scene(pilot).party.seated
    pilot.click("seat_0")
    pilot.press("escape")
    assert scene(pilot).hand.lifted is None
    pilot.click("seat_0")
    pilot.click((640, 740))
    assert scene(pilot).hand.lifted is None
    assert scene(pilot).party.seated == before


def test_seats_are_exchanged_and_left_for_the_bar(pilot: Pilot) -> None:
    first, second, third = scene(pilot).party.seated
    pilot.drag(middle(pilot, "seat_0"), middle(pilot, "seat_1"))
    assert scene(pilot).party.seated == (second, first, third)
    pilot.drag(middle(pilot, "seat_2"), (400, 590))
    assert scene(pilot).party.seated == (second, first)
    pilot.drag(middle(pilot, "seat_0"), (400, 590))
    assert scene(pilot).party.seated == (second, first)


def test_two_players_are_told_that_theirs_is_a_variant_of_ours(pilot: Pilot) -> None:
    pilot.drag(middle(pilot, "seat_2"), (400, 590))
    assert "variant of ours" in scene(pilot)._sentence()[0]


def test_enter_in_a_name_goes_on_to_the_next_player_before_it_deals(pilot: Pilot) -> None:
    pilot.click("name_1")
    pilot.press("return")
    focused = scene(pilot).gui.focused
    assert focused is not None and focused.name == "name_2"
    pilot.press("return")
    focused = scene(pilot).gui.focused
    assert focused is not None and focused.name == "deal_cards"


def test_the_keyboard_does_it_all(pilot: Pilot) -> None:
    for key in ("3", "return", "1"):
        pilot.press(key)
    assert kinds(pilot) == ["careful", "careful", PERSON]
    pilot.press("-")
    assert kinds(pilot) == ["random", "careful", PERSON]
    pilot.press("b")
    assert kinds(pilot) == [PERSON, "careful", PERSON]
    face = scene(pilot).party.bar[0]
    scene(pilot).gui.focus_named(f"regular_{face}")
    pilot.press("return")
    pilot.press("5")
    assert scene(pilot).party.chairs[4] is not None
    pilot.press("delete")
    assert scene(pilot).party.chairs[4] is None


def test_letters_of_a_name_are_no_commands(pilot: Pilot) -> None:
    pilot.click("name_1")
    pilot.type("Bob {1}")
    assert scene(pilot).party.seated[1].name == "Bob 1"
    assert kinds(pilot) == [PERSON, "careful", "careful"]


def test_tankards_and_colours_are_clicked(pilot: Pilot) -> None:
    level = scene(pilot).gui.find("level_1")
    assert isinstance(level, Level)
    pilot.click(level.point_of("random"))
    assert kinds(pilot)[1] == "random"
    colours = scene(pilot).gui.find("colour_0")
    assert isinstance(colours, Colours)
    before = scene(pilot).party.seated[0].colour
    scene(pilot).gui.focus_named("colour_0")
    pilot.press("right")
    assert scene(pilot).party.seated[0].colour != before


@pytest.mark.parametrize(
    ("deeds", "element", "words"),
    [
        (("kind_0",), "kind_0", "At least one person has to play."),
        (("name_1", "Player 1"), "name_1", "Two players are called Player 1."),
    ],
)
def test_what_is_wrong_is_said_and_nothing_dealt(
    pilot: Pilot, deeds: tuple[str, ...], element: str, words: str
) -> None:
    if len(deeds) == 2:
        pilot.click(deeds[0])
        pilot.type(deeds[1])
    else:
        scene(pilot).choose_kind(0, 1)
    assert scene(pilot)._sentence() == (words, True)
    pilot.click("deal_cards")
    assert pilot.store.listing() == []
    focused = scene(pilot).gui.focused
    assert focused is not None and focused.name == element


def test_an_own_deck_is_offered_and_a_bad_one_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "decks"
    folder.mkdir()
    good = base_deck(MONSTER.id)
    (folder / "mine.json").write_text(json.dumps({**good, "title": "Mine", "deck": "mine"}))
    (folder / "worse.json").write_text("{}")
    pilot = laid(tmp_path)
    no_table(pilot, monkeypatch)
    assert scene(pilot).gui.find("deck")
    scene(pilot).choose_deck(2)
    pilot.click("deal_cards")
    assert pilot.store.listing() == []
    assert scene(pilot).agreement.deck_problem
    scene(pilot).choose_deck(1)
    pilot.click("deal_cards")
    assert only(pilot.store).deck_title == "Mine"
    pilot.stop()


def test_without_own_decks_there_is_nothing_to_choose(pilot: Pilot) -> None:
    with pytest.raises(LookupError):
        scene(pilot).gui.find("deck")


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080), (1280, 1024)])
@pytest.mark.parametrize("game", [MONSTER, FOLLY], ids=lambda game: game.id)
def test_everything_is_in_sight_in_usual_windows(
    tmp_path: Path, size: tuple[int, int], game: MonsterInnGame | InnkeepersFollyGame
) -> None:
    pilot = Pilot(tmp_path, settings=STILL, size=size, first=lambda director: SeatsScene(director, game))
    check_elements(scene(pilot))
    assert all(is_in_sight(scene(pilot), stop.name) for stop in scene(pilot).gui.stops)
    pilot.stop()


@pytest.mark.parametrize("zoom", [150, 200])
def test_large_letters_put_everything_below_each_other(tmp_path: Path, zoom: int) -> None:
    pilot = laid(tmp_path, settings=STILL.changed(interface_scale=zoom))
    check_elements(scene(pilot))
    assert is_in_sight(scene(pilot), "deal_cards")
    assert isinstance(pilot.store, Store)
    pilot.stop()
