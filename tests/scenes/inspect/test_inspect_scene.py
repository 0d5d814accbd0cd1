"""The large page: its counts are those of the view, and it can be turned, scrolled and closed every way."""

from collections.abc import Callable

import pygame
import pytest
from gryphon_tables import made_up
from table_pilot import TablePilot

from game.ugly_gryphon.inspect import inn_check
from game.ugly_gryphon.rules import UglyGryphonRules
from scenes.inspect.inspect_scene import InspectScene
from scenes.paint.ledger_page import Ledger
from scenes.rules_book.rules_book_scene import RulesBookScene
from scenes.table.games.find import find_book
from scenes.table.long_press import SECONDS
from scenes.table.table_scene import TableScene

Fly = Callable[..., TablePilot]
PICKS = [0, 1, 2, 0, 1, 0, 2]


def page_of(pilot: TablePilot, card: int) -> Ledger:
    return pilot.below.live.table.ledger(pilot.view, card)


@pytest.fixture
def pilot(fly: Fly) -> TablePilot:
    pilot = fly(picks=PICKS)
    pilot.settle()
    return pilot


def opened(pilot: TablePilot) -> InspectScene:
    pilot.press("1")
    pilot.press("i")
    assert isinstance(pilot.scene, InspectScene)
    return pilot.scene


def test_the_verdict_is_that_of_the_rules(pilot: TablePilot) -> None:
    rules = pilot.match.rules
    assert isinstance(rules, UglyGryphonRules)
    assert pilot.guests
    for floor, card in enumerate(pilot.guests, start=1):
        page = page_of(pilot, card)
        assert page.heading == f"Floor {floor}, right now"
        assert page.verdict is not None
        assert page.blocks[0].is_alarm == inn_check(rules.cards, pilot.view, card).is_irked
        assert page.verdict.is_alarm == any(block.is_alarm for block in page.blocks)


def test_each_place_has_its_own_heading(pilot: TablePilot) -> None:
    assert pilot.view.left
    assert {page_of(pilot, card).heading for card in pilot.view.bar} == {"At the Bar"}
    assert {page_of(pilot, card).heading for card in pilot.view.left} == {"Left the Inn"}


def test_a_card_of_the_deck_has_no_page(pilot: TablePilot) -> None:
    rules = pilot.match.rules
    assert isinstance(rules, UglyGryphonRules)
    for card in rules.unseen(pilot.view):
        with pytest.raises(LookupError):
            page_of(pilot, card)


def test_looking_changes_nothing(pilot: TablePilot) -> None:
    before = pilot.match.state
    scene = opened(pilot)
    for _ in scene.subject.cards:
        pilot.press("right")
    assert pilot.match.state == before


def test_a_long_press_opens_it_at_the_bar_and_in_the_inn(pilot: TablePilot) -> None:
    for card in (pilot.view.bar[0], pilot.view.inn[-1], pilot.view.left[0]):
        pilot.move(pilot.corner(card))
        pilot.hold()
        pilot.wait(SECONDS / 2)
        assert isinstance(pilot.scene, TableScene)
        pilot.wait(SECONDS)
        assert isinstance(pilot.scene, InspectScene)
        assert pilot.scene.card == card
        pilot.release()
        pilot.press("escape")
        assert pilot.match.position == len(pilot.match.timeline.line)
    assert not pilot.table.hand.holds


def test_a_short_press_and_a_drag_are_no_long_press(pilot: TablePilot) -> None:
    pilot.drag(pilot.corner(pilot.view.bar[0]), pilot.corner(pilot.view.bar[2]), drops=False)
    pilot.wait(2 * SECONDS)
    assert isinstance(pilot.scene, TableScene)
    pilot.press("escape")
    pilot.release()


def test_a_click_on_the_page_stays_and_one_beside_it_closes(pilot: TablePilot) -> None:
    scene = opened(pilot)
    for rect in scene._rects():
        pilot.click(rect.center)
        assert pilot.scene is scene
    pilot.click((4, 400))
    assert isinstance(pilot.scene, TableScene)


def test_buttons_turn_the_cards_and_close(pilot: TablePilot) -> None:
    scene = opened(pilot)
    cards = scene.subject.cards
    pilot.click(scene.gui.find("next").rect.center)
    assert scene.card == cards[1]
    pilot.click(scene.gui.find("previous").rect.center)
    pilot.click(scene.gui.find("previous").rect.center)
    assert scene.card == cards[-1]
    pilot.click(scene.gui.find("close").rect.center)
    assert isinstance(pilot.scene, TableScene)


def test_the_rules_key_opens_the_book_at_the_card_and_comes_back(pilot: TablePilot) -> None:
    scene = opened(pilot)
    pilot.press("f1")
    book = pilot.scene
    assert isinstance(book, RulesBookScene)
    assert book.reading.top == book.reading.page.cards[scene.card].top
    pilot.press("escape")
    assert pilot.scene is scene


def test_at_the_table_the_book_opens_at_the_card_under_the_pointer(pilot: TablePilot) -> None:
    card = pilot.view.inn[0]
    pilot.move(pilot.corner(card))
    pilot.press("f1")
    assert isinstance(pilot.scene, RulesBookScene)
    assert pilot.scene.reading.top == pilot.scene.reading.page.cards[card].top
    pilot.press("escape")
    pilot.click(pilot.table.gui.find("book").rect.center)
    assert isinstance(pilot.scene, RulesBookScene)
    assert pilot.scene.reading.top == 0


@pytest.mark.parametrize(
    ("size", "zoom"),
    [*(((1024, 640), zoom) for zoom in (80, 100, 150, 200)), ((1280, 800), 150), ((2560, 1080), 100)],
)
def test_card_and_page_stand_beside_each_other_and_scroll(fly: Fly, size: tuple[int, int], zoom: int) -> None:
    pilot = fly(size=size, picks=PICKS, interface_scale=zoom)
    pilot.settle()
    scene = opened(pilot)
    for _ in scene.subject.cards:
        card, page = scene._rects()
        whole = pygame.Rect(0, 0, scene.scale.width, scene.scale.height)
        assert whole.contains(card) and whole.contains(page)
        assert card.right < page.left
        pilot.press("right")
    if scene.page.can_scroll:
        pilot.press("down")
        assert scene.page.top > 0


def test_the_page_of_a_deck_of_ones_own_shows_what_its_author_wrote() -> None:
    deck = made_up()
    deck["cards"][0]["text"] = {"effect": "Sings until dawn."}
    page = find_book("ugly_gryphon", deck).ledger(0)
    assert any("Sings until dawn." in words for words in page.remarks)


def test_the_page_rests_once_its_neighbours_are_drawn(pilot: TablePilot) -> None:
    opened(pilot)
    pilot.settle()
    assert pilot.app.wake_at() is None
