from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pilot import Pilot
from random_decks import random_deck

from assets.files import art_names
from game.decks import base_deck
from game.registry import GAMES
from saves.settings import Settings
from scenes.inspect.inspect_scene import InspectScene
from scenes.keys.keys import Keys
from scenes.rules_book.rules_book_scene import RulesBookScene
from scenes.rules_book.search import spoken
from scenes.scene import Director
from scenes.table.games.find import find_book
from scenes.title import TitleScene

GAME = "ugly_gryphon"
FRONT = find_book(GAME).chapters(Keys({}).words)
CHAPTERS = len(FRONT) + 1


def opened(director: Director) -> RulesBookScene:
    return RulesBookScene(director, GAME)


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = Pilot(tmp_path, first=opened)
    yield pilot
    pilot.stop()


def book(pilot: Pilot) -> RulesBookScene:
    assert isinstance(pilot.scene, RulesBookScene)
    return pilot.scene


def test_the_page_scrolls_by_wheel_and_stops_at_both_ends(pilot: Pilot) -> None:
    pilot.wheel(-1)
    first = book(pilot).reading.top
    assert first > 0
    pilot.wheel(-1000)
    last = book(pilot).reading.top
    assert first < last < book(pilot).reading.page.height
    pilot.wheel(1000)
    assert book(pilot).reading.top == 0


def test_the_page_scrolls_by_keys(pilot: Pilot) -> None:
    pilot.press("down")
    line = book(pilot).reading.top
    pilot.press("page down")
    assert book(pilot).reading.top > line > 0
    pilot.press("end")
    pilot.press("home")
    assert book(pilot).reading.top == 0


def test_a_plank_leads_to_its_chapter(pilot: Pilot) -> None:
    places = []
    for index in range(CHAPTERS):
        pilot.click(f"chapter_{index}")
        places.append(book(pilot).reading.top)
    assert places == sorted(set(places))


def test_a_smaller_window_keeps_the_place(pilot: Pilot) -> None:
    pilot.click("chapter_3")
    pilot.resize((1024, 640))
    assert book(pilot).reading.top == pytest.approx(book(pilot).reading.page.sections[3], abs=2)


def test_searching_counts_what_is_found_and_goes_to_it(pilot: Pilot) -> None:
    pilot.press("ctrl+f")
    pilot.type("takeback")
    found = book(pilot).reading.hits
    assert len(found) == 1
    shown = book(pilot).reading.page.box_of(found[0])
    assert book(pilot).reading.top <= shown.top < book(pilot).reading.top + 600
    assert book(pilot).found_words() == "1 of 1"


def test_enter_and_arrows_walk_what_was_found_round_at_both_ends(pilot: Pilot) -> None:
    pilot.press("ctrl+f")
    pilot.type("satyr")
    count = len(book(pilot).reading.hits)
    assert count > 3 and book(pilot).reading.hit == 0
    pilot.press("return")
    pilot.press("down")
    assert book(pilot).reading.hit == 2
    pilot.press("up")
    pilot.press("shift+return")
    pilot.press("shift+return")
    assert book(pilot).reading.hit == count - 1
    pilot.click("next")
    assert book(pilot).reading.hit == 0


def test_an_icon_is_found_by_its_name(pilot: Pilot) -> None:
    pilot.click("search")
    pilot.type("no food in the inn")
    page = book(pilot).reading.page
    lines = [page.lines[hit.line] for hit in book(pilot).reading.hits]
    assert any("{food}" in word for line in lines for word, _ in line.text.boxes())


def test_every_patron_and_every_ruling_is_found(pilot: Pilot) -> None:
    page = book(pilot).reading.page
    for card in book(pilot).book.cards:
        assert page.find(card.name), card.name
        for paragraph in (*card.paragraphs, *card.rulings):
            assert page.find(spoken(paragraph.words, str)), paragraph.words


def test_a_search_for_nothing_there_says_so_and_stays(pilot: Pilot) -> None:
    pilot.click("search")
    pilot.type("zebra")
    assert book(pilot).reading.hits == () and book(pilot).reading.top == 0
    assert book(pilot).found_words() == "nothing"
    pilot.press("return")


def test_esc_ends_the_search_first_and_then_the_book(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path)
    pilot.press("f1")
    pilot.press("ctrl+f")
    pilot.type("moon")
    pilot.press("escape")
    assert book(pilot).reading.query == ""
    pilot.press("escape")
    assert isinstance(pilot.scene, TitleScene)
    pilot.stop()


@pytest.mark.parametrize("card", base_deck(GAME)["cards"][::5])
def test_the_book_opens_at_a_card(tmp_path: Path, card: dict[str, str]) -> None:
    pilot = Pilot(tmp_path, first=lambda director: RulesBookScene(director, GAME, card=card["id"]))
    keys = [one.key for one in book(pilot).book.cards]
    place = book(pilot).reading.page.cards[keys.index(card["id"])]
    assert book(pilot).reading.top <= place.box.top < book(pilot).reading.top + 200
    pilot.stop()


def test_a_click_on_a_card_shows_it_large_and_the_rules_key_comes_back_to_it(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, first=lambda director: RulesBookScene(director, GAME, card="rusty_ranger"))
    x, y, *_ = book(pilot).plan.window
    box = book(pilot).reading.page.cards[0].box
    scale = pilot.director.scale
    pilot.click((scale.px(x) + box.centerx, scale.px(y) + box.centery - book(pilot).reading.top))
    assert isinstance(pilot.scene, InspectScene)
    pilot.press("right")
    pilot.press("f1")
    assert book(pilot).reading.top == book(pilot).reading.page.cards[1].top
    pilot.stop()


def test_a_deck_of_ones_own_has_its_own_cards(tmp_path: Path) -> None:
    deck = random_deck(3)
    pilot = Pilot(tmp_path, first=lambda director: RulesBookScene(director, GAME, deck=deck))
    assert [card.key for card in book(pilot).book.cards] == [card["id"] for card in deck["cards"]]
    pilot.stop()


def test_narrow_pages_fold_the_chapters_into_one_plank(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, settings=Settings(interface_scale=200), first=opened)
    with pytest.raises(LookupError):
        book(pilot).gui.find("chapter_2")
    pilot.click("chapters")
    pilot.click("chapter_2")
    assert book(pilot).reading.top == book(pilot).reading.page.sections[2]
    assert not book(pilot).is_list_open
    pilot.stop()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (2560, 1080)])
@pytest.mark.parametrize("zoom", [80, 100, 150, 200])
def test_nothing_lies_outside_the_window(tmp_path: Path, size: tuple[int, int], zoom: int) -> None:
    pilot = Pilot(tmp_path, size=size, settings=Settings(interface_scale=zoom), first=opened)
    window = pygame.Rect(0, 0, *size)
    if book(pilot).plan.is_narrow:
        pilot.click("chapters")
    for stop in book(pilot).gui.stops:
        assert window.contains(stop.rect), stop.name
    pilot.stop()


def test_every_icon_of_the_book_exists() -> None:
    icons = art_names("icons")
    for chapter in FRONT:
        assert chapter.icon in icons
        assert all(not paragraph.icon or paragraph.icon in icons for paragraph in chapter.paragraphs)
    for card in find_book(GAME).cards:
        assert card.provenance_icon in icons
        assert all(paragraph.icon in icons for paragraph in card.paragraphs)


def test_the_book_names_the_keys_as_they_are_now(pilot: Pilot) -> None:
    def words() -> str:
        return " ".join(word for line in book(pilot).reading.page.lines for word, _ in line.text.boxes())

    assert "Ctrl+Z takes back, Ctrl+Y puts it back again." in words()
    pilot.services.change(keys={"undo": ("f8",), "rules": ("h",)})
    pilot.director.resize(pilot.director.scale)
    assert "F8 takes back, Ctrl+Y puts it back again." in words()
    assert "H opens this book" in words()


def test_the_rulings_of_the_house_are_in_the_book_and_beside_the_cards_they_concern() -> None:
    words = " ".join(paragraph.words for chapter in FRONT for paragraph in chapter.paragraphs)
    names = ("Rusty Ranger", "Sensitive Hunter", "Charitable Giant", "Stressed Satyr", "Sleepy Summoner")
    for name in names:
        assert name in words
        (card,) = [card for card in find_book(GAME).cards if card.name == name]
        assert any(name in ruling.words for ruling in card.rulings)
    assert "takeback" in words
    assert "200" in words


def test_the_book_says_where_every_card_comes_from() -> None:
    told = [card.provenance for card in find_book(GAME).cards]
    assert [told.count(words) for words in dict.fromkeys(told)] == [7, 7, 4]


def test_the_book_of_every_inn_is_a_tab_away_but_not_from_a_table(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, first=lambda director: RulesBookScene(director, GAMES[0].id))
    for game in GAMES[1:]:
        pilot.click(f"inn_{game.id}")
        scene = pilot.scene
        assert isinstance(scene, RulesBookScene)
        assert scene.book.game == game.id
    of_a_match = RulesBookScene(pilot.director, GAMES[0].id, deck=base_deck(GAMES[0].id))
    pilot.director.push(of_a_match)
    assert not [stop for stop in of_a_match.gui.stops if stop.name.startswith("inn_")]
    pilot.stop()
