"""What the number of persons decides is agreed on by whoever begins a match; a wish comes first."""

from game.core.game import Offer, OfferedChoice, agreed
from game.core.words import Message

BELL = Offer(
    "bell",
    Message("Bell"),
    (OfferedChoice(False, Message("off")), OfferedChoice(True, Message("on"))),
    default=False,
    for_company=True,
)
GOAL = Offer("goal", Message("Goal"), (OfferedChoice(7, Message("7")),), default=7)


def test_several_persons_get_what_is_meant_for_company() -> None:
    assert agreed((GOAL, BELL), {"goal": 7}, persons=2) == {"goal": 7, "bell": True}


def test_one_person_and_bots_alone_get_the_usual_value() -> None:
    assert agreed((BELL,), {}, persons=1) == {"bell": False}
    assert agreed((BELL,), {}, persons=0) == {"bell": False}


def test_what_was_asked_for_stays() -> None:
    assert agreed((BELL,), {"bell": False}, persons=3) == {"bell": False}


def test_what_menus_ask_for_is_left_alone() -> None:
    assert agreed((GOAL,), {}, persons=2) == {}
