"""The bell: everybody is asked in public, whatever they hold, and only who wants to answer is let in."""

import pygame
import pytest
from pygame.event import Event
from shared_table import SharedTable
from table_pilot import whole_frame
from whisper_table import Gather, passes, told

from scenes.curtain.bell import Bell
from scenes.curtain.drape import Part
from scenes.curtain.paint_bell import heading
from scenes.curtain.since import facts_since, has_decided


def begin(pilot: SharedTable) -> SharedTable:
    """Let Ann and Ben bid, and Ann move; the bell hangs then."""
    for amount in "12":
        pilot.wait(0.5)
        pilot.draw_curtain()
        pilot.press(amount)
    pilot.wait(0.5)
    pilot.draw_curtain()
    pilot.press("g")
    pilot.wait(1.5)
    return pilot


def bell_of(pilot: SharedTable) -> Bell:
    bell = pilot.table.hot_seat.bell
    assert bell is not None and bell.part is Part.SHUT
    return bell


def asked(pilot: SharedTable) -> tuple[str, tuple[int, ...]]:
    ring = bell_of(pilot).ring
    assert ring is not None
    return heading(ring), ring.seats


def known(pilot: SharedTable) -> list[str]:
    ring = bell_of(pilot).ring
    assert ring is not None
    return [fact.words for fact in ring.facts][-3:]


@pytest.mark.parametrize("tokens", ["000", "010", "111"])
def test_it_rings_for_everybody_whatever_anybody_holds(gather: Gather, tokens: str) -> None:
    pilot = begin(gather("person person quiet", tokens, bell=True))
    assert asked(pilot) == ("Anyone?", (0, 1))
    assert "Ann: Move." in [fact.words for fact in bell_of(pilot).ring.facts]  # type: ignore[union-attr]


def test_the_board_looks_the_same_whatever_anybody_holds(gather: Gather) -> None:
    frames = []
    for tokens in ("000", "110"):
        pilot = begin(gather("person person quiet", tokens, bell=True))
        frames.append(whole_frame(pilot.table.frame(), pilot.director.scale))
    assert frames[0] == frames[1]


def test_nobody_lets_all_persons_pass_in_order_and_bots_at_once(gather: Gather) -> None:
    pilot = begin(gather("person person quiet", "110", bell=True))
    pilot.press("return")
    pilot.wait(0.2)
    assert passes(pilot) == [1, 2, 0]
    assert pilot.table.hot_seat.bell is None
    pilot.draw_curtain()
    assert pilot.table.live.seat == 1, "it is Ben's move"


def test_who_only_let_a_call_go_by_has_not_been_at_the_table_since(gather: Gather) -> None:
    pilot = begin(gather("person person quiet", "110", bell=True))
    pilot.press("return")
    pilot.wait(0.2)
    told = facts_since(pilot.stored, 1, None, pilot.table.live.table.is_silence)
    assert "Ann: Move." in [fact.words for fact in told]
    assert not has_decided(pilot.match, 2, lambda action: True)


def test_who_takes_a_secret_back_at_the_curtain_of_another_is_called_to_the_table(gather: Gather) -> None:
    pilot = gather("person person quiet", "000")
    pilot.wait(0.5)
    pilot.draw_curtain()
    pilot.press("1")
    pilot.wait(1)
    assert pilot.table.live.seat == 1
    pilot.press("z")
    assert pilot.table.live.seat == 0


def test_only_who_presses_is_let_in_and_those_before_pass_by_themselves(gather: Gather) -> None:
    pilot = begin(gather("person person quiet", "100", bell=True))
    pilot.press("1")
    pilot.wait(0.2)
    assert passes(pilot) == [1, 2]
    pilot.draw_curtain()
    assert pilot.table.live.seat == 0
    pilot.press("a")
    pilot.wait(1.5)
    assert told(pilot)[-1] == "0 Answer"
    assert asked(pilot) == ("Anyone?", (0, 1)), "an answer may be answered by all"


def test_after_a_pass_the_others_are_asked_again_and_a_silent_call_rings_no_more(gather: Gather) -> None:
    pilot = begin(gather("person person quiet", "010", bell=True))
    pilot.click("seat 1")
    pilot.wait(0.2)
    pilot.draw_curtain()
    pilot.press("p")
    pilot.wait(1.5)
    assert passes(pilot) == [1, 2]
    assert asked(pilot) == ("Anyone else?", (0,))
    assert known(pilot) == ["Move 1 was made.", "Ann: Move.", "A move is a move."], "told to all who are left"
    pilot.click("nobody")
    pilot.wait(0.2)
    assert passes(pilot) == [1, 2, 0]


def test_persons_may_agree_to_let_all_calls_of_a_stretch_go_by(gather: Gather) -> None:
    pilot = begin(gather("person person quiet", "110", bell=True))
    pilot.press("a")
    pilot.wait(0.2)
    assert passes(pilot) == [1, 2, 0]
    pilot.draw_curtain()
    pilot.press("g")
    pilot.wait(2.5)
    assert passes(pilot) == [1, 2, 0, 2, 0, 1], "after Ben's move nobody is asked, either"
    pilot.wait(3)
    assert asked(pilot) == ("Anyone?", (0, 1)), "the bot has moved since, which is another stretch"
    with pytest.raises(LookupError):
        bell_of(pilot).gui.find("nobody_on")


def test_what_is_let_go_by_together_is_asked_again_once_it_was_taken_back(gather: Gather) -> None:
    pilot = begin(gather("person person quiet", "110", bell=True, is_practice=True))
    pilot.click("nobody_on")
    pilot.wait(0.2)
    pilot.draw_curtain()
    pilot.press("z")
    pilot.wait(2.5)
    assert asked(pilot) == ("Anyone?", (0, 1))


def test_what_came_while_nobody_was_asked_is_on_the_board_before_the_key_is_let_go(gather: Gather) -> None:
    pilot = begin(gather("person person eager", "001", bell=True))
    pilot.turns(Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))
    pilot.wait(1)
    assert told(pilot)[-1] == "2 Answer"
    assert "Cat: Answer." in known(pilot)


def test_a_bot_that_answers_first_makes_it_ring_anew(gather: Gather) -> None:
    pilot = begin(gather("person person eager", "001", bell=True))
    pilot.press("1")
    pilot.wait(1)
    assert told(pilot)[-2:] == ["1 Pass", "2 Answer"]
    assert asked(pilot) == ("Anyone?", (0, 1))


def test_what_everybody_was_told_cannot_be_taken_back_unless_it_is_practice(gather: Gather) -> None:
    pilot = begin(gather("person person quiet", "110", bell=True))
    position = pilot.match.position
    pilot.press("z")
    assert pilot.match.position == position
    pilot = begin(gather("person person quiet", "110", bell=True, is_practice=True))
    pilot.press("z")
    pilot.wait(0.2)
    assert pilot.match.state.moves[0] == 0
    assert pilot.table.hot_seat.bell is None
    pilot.draw_curtain()
    assert pilot.table.live.seat == 0


def test_nothing_of_the_table_is_drawn_behind_it_and_it_sleeps(
    gather: Gather, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = begin(gather("person person quiet", "110", bell=True))
    monkeypatch.setattr(pilot.table.pictures, "frame", None)
    pilot.wait(1)
    wake = pilot.app.wake_at()
    assert wake is None or wake > pilot.time + 0.2


def test_it_takes_a_new_size(gather: Gather) -> None:
    pilot = begin(gather("person person quiet", "110", bell=True))
    pilot.resize((1024, 640))
    pilot.click("nobody")
    pilot.wait(0.2)
    assert passes(pilot) == [1, 2, 0]


def test_a_match_that_is_opened_while_it_rings_rings_again(gather: Gather) -> None:
    pilot = begin(gather("person person quiet", "110", bell=True))
    scene = type(pilot.table)(pilot.director, pilot.stored)
    scene.resize(pilot.director.scale)
    scene.advance(pilot.time)
    bell = scene.hot_seat.bell
    assert bell is not None and bell.ring is not None and bell.ring.seats == (0, 1)
