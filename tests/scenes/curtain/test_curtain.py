"""The curtain between persons: it names who comes, shows nothing else, and opens only to a patient hand."""

from collections.abc import Callable

import pygame
import pytest
from shared_table import SharedTable
from table_pilot import whole_frame

from scenes.curtain.drape import Part
from scenes.curtain.since import Fact, facts_since

Sit = Callable[..., SharedTable]


@pytest.fixture
def pilot(sit_down: Sit) -> SharedTable:
    """Ann and Ben are persons, Cat is a bot; the curtain is shut for Ann."""
    return sit_down("person person careful")


def named(pilot: SharedTable) -> str:
    curtain = pilot.table.curtain
    assert curtain is not None and curtain.part is Part.SHUT
    invitation = curtain._invitation
    assert invitation is not None
    return invitation.name


def test_a_single_person_never_meets_a_curtain(sit_down: Sit) -> None:
    pilot = sit_down("person careful careful")
    while pilot.match.result is None:
        assert pilot.table.curtain is None
        pilot.rest()
        pilot.press("h")
        pilot.rest()


def test_a_match_of_several_persons_opens_behind_the_curtain(pilot: SharedTable) -> None:
    assert named(pilot) == "Ann"


def test_the_plank_has_to_be_held(pilot: SharedTable) -> None:
    pilot.hold_plank(0.5)
    pilot.wait(1)
    assert named(pilot) == "Ann"
    pilot.hold_plank(0.65)
    pilot.wait(0.55)
    assert pilot.table.curtain is None
    assert pilot.table.live.looker == 0


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_RETURN])
def test_a_key_can_hold_it_too(pilot: SharedTable, key: int) -> None:
    pressed = {"key": key, "mod": 0, "unicode": "", "scancode": 0}
    pilot.turns(pygame.event.Event(pygame.KEYDOWN, pressed))
    pilot.wait(0.3)
    pilot.turns(pygame.event.Event(pygame.KEYUP, pressed))
    pilot.wait(1)
    assert named(pilot) == "Ann"
    pilot.turns(pygame.event.Event(pygame.KEYDOWN, pressed))
    pilot.wait(1.3)
    assert pilot.table.curtain is None


def test_a_pointer_that_slips_off_the_plank_has_let_go(pilot: SharedTable) -> None:
    pilot.move("draw")
    pilot.hold()
    pilot.wait(0.3)
    pilot.move((20, 20))
    pilot.wait(1)
    assert named(pilot) == "Ann"


def test_keys_and_clicks_of_the_table_do_nothing_behind_it(pilot: SharedTable) -> None:
    for key in ("h", "1", "right", "z", "i"):
        pilot.press(key)
    pilot.click((300, 620))
    pilot.wait(1)
    assert pilot.match.position == 1
    assert pilot.scene is pilot.table


def test_while_it_is_shut_the_picture_is_the_same_whatever_anyone_holds(sit_down: Sit) -> None:
    frames = set()
    for seed in (5, 6):
        pilot = sit_down("person person careful", seed=seed)
        frames.add(whole_frame(pilot.table.frame(), pilot.director.scale))
    assert len(frames) == 1


def test_after_a_turn_it_closes_and_names_the_next_person(pilot: SharedTable) -> None:
    pilot.draw_curtain()
    pilot.rest()
    pilot.press("h")
    assert pilot.table.live.seat == 0
    pilot.wait(1)
    assert named(pilot) == "Ben"
    pilot.draw_curtain()
    assert pilot.view.seat == 1
    pilot.rest()
    pilot.press("h")
    pilot.rest()
    pilot.wait(0.5)
    assert named(pilot) == "Ann"
    assert [pilot.match.entry_at(at).seat for at in range(1, 4)] == [0, 1, 2]


def test_the_next_person_can_still_have_the_move_taken_back_before_looking(pilot: SharedTable) -> None:
    pilot.draw_curtain()
    pilot.rest()
    pilot.press("h")
    pilot.wait(1)
    pilot.click("take_back")
    assert named(pilot) == "Ann"
    assert pilot.match.position == 1


def test_the_key_that_takes_back_does_so_before_the_curtain_too(pilot: SharedTable) -> None:
    pilot.draw_curtain()
    pilot.rest()
    pilot.press("h")
    pilot.wait(1)
    pilot.press("z")
    assert named(pilot) == "Ann"
    assert pilot.match.position == 1


def test_once_the_next_person_has_looked_nothing_comes_back_and_it_is_said_why(pilot: SharedTable) -> None:
    pilot.draw_curtain()
    pilot.rest()
    pilot.press("h")
    pilot.wait(1)
    pilot.draw_curtain()
    pilot.press("z")
    assert pilot.match.position == 2
    undo = pilot.table.gui.find("undo")
    assert not undo.can_focus
    assert undo.tool_tip_text == "That stays as it is: Ben has seen the table since."  # type: ignore[attr-defined]
    pilot.table.jump(1)
    assert pilot.match.position == 2


def test_in_practice_a_move_comes_back_from_the_next_person(sit_down: Sit) -> None:
    pilot = sit_down("person person", is_practice=True)
    pilot.draw_curtain()
    pilot.press("h")
    pilot.wait(1)
    pilot.draw_curtain()
    pilot.press("z")
    pilot.wait(1)
    assert pilot.match.position == 1
    assert named(pilot) == "Ann"


@pytest.mark.parametrize("still", [{"animation_speed": 0.0}, {"has_reduced_motion": True}])
def test_where_nothing_moves_it_lets_what_was_done_be_seen(sit_down: Sit, still: dict[str, float]) -> None:
    pilot = sit_down("person person", **still)
    pilot.hold_plank(0.7)
    pilot.press("h")
    pilot.wait(0.5)
    assert pilot.table.curtain is None and pilot.table.live.seat == 0
    pilot.press("z")
    pilot.wait(1)
    assert pilot.table.curtain is None
    pilot.press("h")
    pilot.wait(1)
    assert named(pilot) == "Ben"


def test_with_reduced_motion_it_is_there_and_gone_at_once(sit_down: Sit) -> None:
    pilot = sit_down("person person", has_reduced_motion=True)
    pilot.hold_plank(0.62)
    assert pilot.table.curtain is None
    pilot.rest()
    pilot.press("h")
    pilot.wait(2)
    assert named(pilot) == "Ben"


def test_a_shut_curtain_asks_for_no_time(pilot: SharedTable) -> None:
    pilot.wait(2)
    assert pilot.app.wake_at() is None


def test_escape_leaves_from_behind_it(pilot: SharedTable) -> None:
    pilot.press("escape")
    assert pilot.is_over


def test_a_window_of_another_size_keeps_it_shut(pilot: SharedTable) -> None:
    pilot.resize((1024, 640))
    assert named(pilot) == "Ann"
    pilot.draw_curtain()


def test_only_what_everybody_saw_is_told(sit_down: Sit) -> None:
    pilot = sit_down("person person person", picks=[0, -1, 3])
    stored, numbers = pilot.stored, pilot.match.entry_at(3).action.card + 1
    assert facts_since(stored, 0) == (Fact(2, f"Cat gives {numbers} to Ann."),)
    assert all("Ben" not in fact.words for fact in facts_since(stored, 2))
