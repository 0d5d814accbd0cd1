"""What goes on without a gesture: secret bids beside a person's, answers nobody waits for, unasked passes."""

import pytest
from whisper_table import Gather, passes, told
from whispers import Bid

from scenes.language import say
from scenes.table.bot_turns import BotTurns
from scenes.thinking.thinker import BRIEF_SECONDS


def test_bots_bid_while_the_person_still_thinks_and_take_nothing_from_the_person(
    gather: Gather, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(BotTurns, "due", lambda bots, now: None)
        pilot = gather("person quiet quiet", "000")
        pilot.wait(1)
    pilot.table.gui.focus_named("bid 1")
    pilot.wait(1 / 60)
    assert told(pilot) == ["1 Bid", "2 Bid"]
    assert pilot.is_moving
    focused = pilot.table.gui.focused
    assert focused is not None and focused.name == "bid 1"
    pilot.press("2")
    assert pilot.match.state.bids == (2, 0, 0)


def test_a_bid_beside_the_person_is_undone_alone(gather: Gather) -> None:
    pilot = gather("person quiet quiet", "000")
    pilot.wait(2)
    pilot.press("2")
    pilot.press("z")
    assert told(pilot) == ["1 Bid", "2 Bid"]
    assert pilot.match.state.bids[0] < 0


def test_several_persons_bid_one_after_the_other_and_a_look_ends_the_takeback(gather: Gather) -> None:
    pilot = gather("person person quiet", "000", bell=True)
    pilot.draw_curtain()
    pilot.press("2")
    assert pilot.table.live.undo_refusal() is None
    pilot.wait(0.5)
    pilot.draw_curtain()
    assert pilot.table.live.view.bids[0] < 0, "a bid of another is shown"
    refusal = pilot.table.live.undo_refusal()
    assert refusal is not None and "Ben" in say(refusal)
    pilot.press("1")
    assert pilot.match.state.bids[:2] == (2, 1)


def test_bots_pass_without_a_pause_while_the_move_is_still_shown(gather: Gather) -> None:
    pilot = gather("person quiet quiet", "011", bot_pause=1.2)
    pilot.rest()
    pilot.press("0")
    pilot.rest()
    pilot.press("g")
    pilot.wait(0.05)
    assert pilot.is_moving
    assert passes(pilot) == [1, 2]
    assert pilot.table.pictures.thinking == "Ben thinks."


def test_an_answer_of_a_bot_is_shown_at_the_usual_pace(gather: Gather) -> None:
    pilot = gather("person eager quiet", "010", bot_pause=0.6)
    pilot.rest()
    pilot.press("0")
    pilot.rest()
    pilot.press("g")
    pilot.wait(1.0)
    assert told(pilot)[-1] == "0 Move"
    assert pilot.table.pictures.thinking == "", "the wait tells who holds an answer"
    pilot.wait(0.3)
    assert told(pilot)[-1] == "1 Answer"


def test_a_person_who_is_not_to_be_asked_passes_and_undo_knows_only_questions(gather: Gather) -> None:
    pilot = gather("person quiet quiet", "100")
    answers = {"moves": "never"}
    pilot.table.live.table.outfit = pilot.table.live.table.outfit._replace(asks=answers)  # type: ignore[attr-defined]
    pilot.rest()
    pilot.press("1")
    pilot.rest()
    pilot.press("g")
    pilot.rest()
    assert passes(pilot) == [0, 0, 0]
    position = pilot.match.position
    takebacks = pilot.match.takebacks
    pilot.press("z")
    assert told(pilot)[-1] != "0 Pass" and pilot.match.takebacks == takebacks + 1
    assert pilot.match.state.moves == (0, 0, 0)
    pilot.press("y")
    assert pilot.match.position == position
    assert pilot.match.state.moves == (1, 1, 1)


def test_a_person_who_wants_to_be_asked_is_asked(gather: Gather) -> None:
    pilot = gather("person quiet quiet", "100")
    pilot.rest()
    pilot.press("1")
    pilot.rest()
    pilot.press("g")
    pilot.rest()
    assert [plank.spec.words for plank in pilot.table.planks._planks] == ["Pass", "Answer"]
    pilot.press("p")
    assert passes(pilot) == [0]
    pilot.press("z")
    assert passes(pilot) == []


def test_who_thinks_on_but_has_no_answer_takes_as_long_as_one_who_has(gather: Gather) -> None:
    pilot = gather("person thinking quiet", "000", bell=True, bot_thinking=1.0)
    thinker = pilot.table.bots._thinker
    pilot.match.act(Bid(0, 1), 0)
    pilot.match.act(Bid(1, 1), 1)
    pilot.match.act(Bid(2, 1), 2)
    pilot.wait(1)
    pilot.press("g")
    pilot.wait(BRIEF_SECONDS / 2)
    assert thinker.is_thinking and passes(pilot) == []
    pilot.wait(BRIEF_SECONDS)
    assert passes(pilot) == [1, 2, 0]


def test_a_click_of_whoever_is_to_act_does_not_hurry_the_bots(
    gather: Gather, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BotTurns, "due", lambda bots, now: None)
    pilot = gather("person quiet quiet", "000")
    pilot.click((30, 700))
    assert pilot.table.bots._thinker.awaited_bot() is not None
    assert not pilot.table.bots.is_hurried
