"""A card with several places to go: a click lifts it, the next one puts it down; keys do the same."""

from collections.abc import Callable

import pygame
import pytest
from hidden_hands import Play
from pygame.event import Event
from shared_table import SharedTable

from scenes.anim.motion import Place
from scenes.table.aim import next_target
from scenes.table.game_table import UNLIT, Lit, Scenery, Shown

Sit = Callable[..., SharedTable]


@pytest.fixture
def pilot(sit_down: Sit) -> SharedTable:
    """Ann's turn, at rest."""
    pilot = sit_down()
    pilot.rest()
    return pilot


def last_play(pilot: SharedTable) -> Play:
    action = pilot.match.entry_at(1).action
    assert isinstance(action, Play)
    return action


def test_a_click_lifts_a_card_and_a_click_on_a_heap_puts_it_there(pilot: SharedTable) -> None:
    card = pilot.view.hand[1]
    pilot.click(pilot.at_card(1))
    assert pilot.table.hand.is_lifted and pilot.match.position == 1
    pilot.click(pilot.at_heap(1))
    assert last_play(pilot) == Play(0, card, 1)
    assert not pilot.table.hand.holds


def test_a_lifted_card_follows_the_pointer_and_says_what_letting_go_would_do(pilot: SharedTable) -> None:
    card = pilot.view.hand[0]
    pilot.click(pilot.at_card(0))
    pilot.move((900, 300))
    lit = pilot.table.hand.shape().lit
    assert (lit.card, lit.targets, lit.target, lit.action) == (card, ("heap 0", "heap 1"), "", None)
    pilot.move(pilot.at_heap(1))
    lit = pilot.table.hand.shape().lit
    assert (lit.target, lit.action) == ("heap 1", Play(0, card, 1))


@pytest.mark.parametrize("way", ["elsewhere", "escape", "focus lost"])
def test_a_lifted_card_goes_home(pilot: SharedTable, way: str) -> None:
    pilot.click(pilot.at_card(0))
    match way:
        case "elsewhere":
            pilot.click((900, 300))
        case "escape":
            pilot.press("escape")
        case _:
            pilot.lose_focus()
    pilot.rest()
    assert pilot.match.position == 1
    assert not pilot.table.hand.holds
    assert len(pilot.view.hand) == 3


def test_a_card_is_still_dragged(pilot: SharedTable) -> None:
    card = pilot.view.hand[2]
    pilot.drag(pilot.at_card(2), pilot.at_heap(0))
    assert last_play(pilot) == Play(0, card, 0)


def test_keys_lift_a_card_walk_the_heaps_and_put_it_down(pilot: SharedTable) -> None:
    card = pilot.view.hand[1]
    pilot.press("2")
    pilot.press("return")
    assert pilot.table.hand.is_lifted
    pilot.press("right")
    assert pilot.table.hand.shape().lit.target == "heap 1"
    pilot.press("left")
    pilot.press("right")
    pilot.press("return")
    assert last_play(pilot) == Play(0, card, 1)


def test_the_pointer_takes_a_card_over_that_the_keys_have_lifted(pilot: SharedTable) -> None:
    pilot.press("1")
    pilot.press("return")
    pilot.move((900, 300))
    assert pilot.table.hand.shape().lit.target == ""
    pilot.click(pilot.at_heap(0))
    assert pilot.match.position > 1


def test_escape_with_a_card_lifted_by_keys_keeps_the_keyboard_on_it(pilot: SharedTable) -> None:
    pilot.press("1")
    pilot.press("return")
    pilot.press("escape")
    assert pilot.table.hand.focused == pilot.view.hand[0]
    assert pilot.match.position == 1


def test_a_right_click_reads_another_card_large(pilot: SharedTable, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot.click(pilot.at_card(0))
    read: list[int | None] = []
    monkeypatch.setattr(pilot.table, "read_large", read.append)
    pilot.turns(Event(pygame.MOUSEBUTTONDOWN, pos=pilot.at_card(1), button=pygame.BUTTON_RIGHT, touch=False))
    assert read == [pilot.view.hand[1]]


def test_a_letter_presses_its_plank_and_a_click_does_too(pilot: SharedTable) -> None:
    pilot.click("hide")
    pilot.rest()
    pilot.press("h")
    assert [pilot.match.entry_at(at).seat for at in (1, 3)] == [0, 0]


def test_a_dark_plank_can_be_reached_by_keys_and_says_why(sit_down: Sit) -> None:
    pilot = sit_down("person careful", bot_pause=1.2)
    pilot.rest()
    pilot.press("h")
    while pilot.is_moving:
        pilot.wait(1 / 60)
    plank = pilot.table.gui.find("hide")
    assert plank.can_focus
    pilot.table.gui.focus(plank)
    plank.press()
    assert pilot.match.position == 2


def test_a_plank_under_the_pointer_tells_the_table_what_it_would_do(
    pilot: SharedTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[object] = []
    table = pilot.table.live.table
    scenery = table.scenery

    def watched(shown: Shown, lit: Lit) -> Scenery:
        seen.append(lit.action)
        return scenery(shown, lit)

    monkeypatch.setattr(table, "scenery", watched)
    pilot.move("hide")
    pilot.still()
    assert seen[-1] == pilot.table.live.legal[-1]


def test_what_has_been_done_is_shown_before_what_may_be_done_next(pilot: SharedTable) -> None:
    pilot.press("1")
    assert pilot.table.hand.shape().lit.card is not None
    pilot.press("h")
    assert pilot.is_moving
    assert pilot.table.hand.focused is None
    pilot.table.hand.walk(1)
    assert pilot.table.hand.shape().lit == UNLIT
    pilot.rest()
    pilot.press("1")
    assert pilot.table.hand.shape().lit.card is not None


def test_arrows_without_a_neighbour_go_round() -> None:
    places = {name: Place(100.0 * at, 0, 50, 50, 0, "") for at, name in enumerate("abc")}
    assert next_target(places, "", 1, 0) == "a"
    assert next_target(places, "a", 1, 0) == "b"
    assert next_target(places, "c", 1, 0) == "a"
    assert next_target(places, "b", 0, -1) == "a"
