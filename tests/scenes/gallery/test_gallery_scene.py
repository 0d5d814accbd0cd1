import json
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pilot import Pilot
from random_decks import random_deck

from game.decks import base_deck
from game.registry import GAMES
from saves.settings import Settings
from scenes.gallery.gallery_scene import GalleryScene
from scenes.inspect.inspect_scene import InspectScene
from scenes.rules_book.rules_book_scene import RulesBookScene
from scenes.scene import Director

GAME = "ugly_gryphon"


def opened(director: Director) -> GalleryScene:
    return GalleryScene(director, GAME)


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = Pilot(tmp_path, first=opened)
    yield pilot
    pilot.stop()


def gallery(pilot: Pilot) -> GalleryScene:
    assert isinstance(pilot.scene, GalleryScene)
    return pilot.scene


def test_every_patron_hangs_on_the_wall(pilot: Pilot) -> None:
    names = [stop.name for stop in gallery(pilot).gui.stops if stop.name.startswith("card_")]
    assert names == [f"card_{at}" for at in range(len(base_deck(GAME)["cards"]))]


def test_the_pictures_come_one_after_the_other_and_then_nothing_moves(pilot: Pilot) -> None:
    pilot.settle()
    assert gallery(pilot).is_drawn(0)
    assert pilot.app.wake_at() is None


def test_tags_leave_only_those_who_show_them_and_a_second_press_brings_all_back(pilot: Pilot) -> None:
    pilot.click("tag_drink")
    pilot.click("tag_noise")
    cards = base_deck(GAME)["cards"]
    wanted = [
        at for at, card in enumerate(cards) if card["preference"] == "drink" and "noise" in card["quirks"]
    ]
    assert list(gallery(pilot).cards) == wanted
    pilot.click("tag_food")
    assert all(cards[at]["preference"] == "food" for at in gallery(pilot).cards)
    pilot.click("tag_food")
    pilot.click("tag_noise")
    assert len(gallery(pilot).cards) == len(cards)


def test_enter_looks_at_a_patron_and_left_and_right_turn_those_on_the_wall(pilot: Pilot) -> None:
    pilot.click("tag_odor")
    shown = gallery(pilot).cards
    gallery(pilot).gui.focus_named(f"card_{shown[1]}")
    pilot.press("return")
    assert isinstance(pilot.scene, InspectScene)
    assert (pilot.scene.card, pilot.scene.subject.cards) == (shown[1], shown)
    pilot.press("right")
    assert pilot.scene.card == shown[2]
    pilot.press("escape")
    assert gallery(pilot).cards == shown


def test_the_rules_key_opens_the_book_at_the_patron_under_the_pointer(pilot: Pilot) -> None:
    pilot.move("card_4")
    pilot.press("f1")
    assert isinstance(pilot.scene, RulesBookScene)
    assert pilot.scene.reading.top == pilot.scene.reading.page.cards[4].top


def test_the_gallery_of_the_book_goes_back_to_the_book(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, first=lambda director: RulesBookScene(director, GAME))
    pilot.click("gallery")
    pilot.move("card_7")
    pilot.press("f1")
    assert isinstance(pilot.scene, RulesBookScene)
    assert len(pilot.director.scenes) == 1
    assert pilot.scene.reading.top == pilot.scene.reading.page.cards[7].top
    pilot.stop()


def test_decks_of_ones_own_are_turned_over(tmp_path: Path) -> None:
    folder = tmp_path / "decks"
    folder.mkdir()
    own = random_deck(5)
    (folder / "own.json").write_text(json.dumps(own), encoding="utf-8")
    (folder / "bad.json").write_text("{", encoding="utf-8")
    pilot = Pilot(tmp_path, first=opened)
    pilot.click("deck_after")
    assert [card.key for card in gallery(pilot).book.cards] == [card["id"] for card in own["cards"]]
    pilot.settle()
    pilot.click("deck_after")
    assert gallery(pilot).book.cards[0].key == base_deck(GAME)["cards"][0]["id"]
    pilot.stop()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (2560, 1080)])
@pytest.mark.parametrize("zoom", [80, 100, 150, 200])
def test_nothing_overlaps_or_lies_outside_the_page(tmp_path: Path, size: tuple[int, int], zoom: int) -> None:
    folder = tmp_path / "decks"
    folder.mkdir()
    (folder / "own.json").write_text(json.dumps(random_deck(5)), encoding="utf-8")
    pilot = Pilot(tmp_path, size=size, settings=Settings(interface_scale=zoom), first=opened)
    page = pygame.Rect(0, 0, gallery(pilot).scale.width, gallery(pilot).scale.height)
    rects = [stop.rect for stop in gallery(pilot).gui.stops]
    assert all(page.contains(rect) for rect in rects)
    assert all(rect.collidelist(rects[at + 1 :]) < 0 for at, rect in enumerate(rects))
    pilot.stop()


def test_the_cards_of_every_inn_are_a_tab_away(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, first=lambda director: GalleryScene(director, GAMES[0].id))
    for game in GAMES[1:]:
        pilot.click(f"inn_{game.id}")
        scene = pilot.scene
        assert isinstance(scene, GalleryScene)
        assert scene.book.game == game.id
    pilot.stop()
