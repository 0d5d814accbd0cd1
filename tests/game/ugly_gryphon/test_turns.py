"""Set-up, the turn, the end of the night and the rulings about them."""

import pytest
from gryphon_tables import made_up, night, undealt

from game.core.rules import TABLE, Result
from game.ugly_gryphon.actions import Action, BringPatron, Deal, PlacePatron, ShuffleRooms
from game.ugly_gryphon.events import BarOpened, NightEnded, PassBegan, PatronDrawn, TurnBegan
from game.ugly_gryphon.state import PLAYER, Awaited, Phase, State

DEAL = (
    "ranger summoner wizard hunter giant sorcerer satyr nun prince "
    "bear monk dwarf barbarian mage goodwife bard peddler squire"
)


def test_four_patrons_are_drawn_face_up_to_the_bar_and_the_rest_is_the_deck() -> None:
    played = undealt().dealt(DEAL)
    assert played.bar == "ranger summoner wizard hunter"
    assert played.deck.split() == DEAL.split()[4:]


def test_the_inn_and_the_left_pile_start_empty() -> None:
    played = undealt().dealt(DEAL)
    assert played.inn == "" and played.left == ""
    assert played.state.turn == 1 and played.awaited is Awaited.PLACE


def test_any_patron_at_the_bar_may_be_placed_in_the_order_of_the_bar() -> None:
    assert undealt().dealt(DEAL).choices == "ranger summoner wizard hunter"


def test_what_is_legal_has_one_order_whoever_came_to_the_bar_and_when() -> None:
    played = undealt()
    rules, card = played.rules, played.card
    assert rules.legal(played.state, TABLE) == (Deal(),)
    assert rules.legal(played.state, PLAYER) == ()

    # The squire goes up, the giant is drawn behind the others, and the satyr comes back behind the giant.
    played = night(inn="satyr", bar="prince squire nun", deck="giant mage bard").place("squire")
    assert rules.legal(played.state, PLAYER) == [
        PlacePatron(card(who)) for who in ("prince", "nun", "satyr", "giant")
    ]
    assert rules.legal(played.state, TABLE) == ()

    giant = night(inn="dwarf monk", bar="wizard giant ranger squire", deck="satyr nun").place("giant")
    assert rules.legal(giant.state, PLAYER) == [
        BringPatron(card(who)) for who in ("wizard", "ranger", "squire")
    ]

    wizard = night(inn="summoner prince", bar="wizard nun bard", deck="satyr squire mage").place("wizard")
    assert rules.legal(wizard.state, TABLE) == (ShuffleRooms(),)
    assert rules.legal(wizard.state, PLAYER) == ()


def test_the_chosen_patron_goes_to_the_top_of_the_inn() -> None:
    played = night(inn="squire bard", bar="nun prince", deck="satyr mage").place("prince")
    assert played.inn == "prince squire bard"


def test_the_bar_phase_draws_one_card_and_then_up_to_four() -> None:
    played = night(bar="calm1 calm2", deck="calm3 calm4 calm5 calm6 calm7", cards=made_up()).place("calm1")
    assert played.bar == "calm2 calm3 calm4 calm5"
    assert played.deck == "calm6 calm7"


def test_a_bar_of_four_or_more_still_draws_one_card() -> None:
    cards = made_up(goer="food odor | always | - | to_bar self")
    played = night(bar="goer calm1 calm2 calm3", deck="calm4 calm5", cards=cards).place("goer")
    assert played.bar == "calm1 calm2 calm3 goer calm4"
    played.place("goer")
    assert played.bar == "calm1 calm2 calm3 calm4 goer calm5"


def test_drawing_stops_when_the_deck_is_empty() -> None:
    played = night(bar="calm1", deck="calm2", cards=made_up()).place("calm1")
    assert played.bar == "calm2"
    assert played.result is not None


def test_the_satyr_can_be_placed_again_next_turn() -> None:
    played = night(bar="satyr nun prince bard", deck="squire monk").place("satyr")
    assert "satyr" in played.choices.split()
    played.place("satyr")
    assert played.irked == "satyr satyr"


@pytest.mark.parametrize(("goal", "is_won"), [(7, True), (8, False)])
def test_the_night_is_won_with_at_least_the_goal_in_the_inn_when_the_deck_is_empty(
    goal: int, is_won: bool
) -> None:
    inn = "calm1 calm2 calm3 calm4 calm5 calm6"
    played = night(inn=inn, bar="calm7 calm8", deck="calm9", goal=goal, cards=made_up()).place("calm7")
    assert played.result == Result("deck_empty", (7,), (0,) if is_won else ())


def test_patrons_at_the_bar_do_not_count_for_the_goal() -> None:
    inn = "calm1 calm2 calm3 calm4 calm5"
    played = night(inn=inn, bar="calm6 calm7 calm8 calm9", deck="calm10", cards=made_up()).place("calm6")
    assert len(played.state.bar) == 4
    assert played.result == Result("deck_empty", (6,), ())


def test_the_deck_must_be_empty_after_the_bar_phase_and_not_before() -> None:
    played = night(bar="calm1 calm2 calm3 calm4", deck="calm5 calm6", cards=made_up()).place("calm1")
    assert played.result is None
    assert played.place("calm2").result is not None


def test_when_the_summoner_takes_the_last_card_nothing_is_drawn_but_bar_irks_are_checked() -> None:
    # Three noises are at the Bar, though nobody came: they irk the Ranger.
    start = night(inn="summoner ranger", bar="wizard nun mage goodwife", deck="squire")
    played = start.place("wizard").shuffled("summoner ranger")
    assert PatronDrawn(start.card("squire")) not in played.events
    assert played.deck == ""
    assert PassBegan(Phase.BAR, 2) in played.events
    assert "ranger" in played.irked.split()
    assert isinstance(played.events[-1], NightEnded)


def test_the_eighth_leaver_ends_the_night_in_the_middle_of_an_effect() -> None:
    cards = made_up(
        chief="food fights | always | - | leave self, leave sensitive noise, irk top",
        one="food fights | - | noise | -",
        two="food fights | - | noise | -",
        top="food fights | - | - | -",
    )
    left = "calm1 calm2 calm3 calm4 calm5 calm6"
    played = night(inn="chief one two", bar="top calm7", deck="calm8", left=left, cards=cards).place("top")
    assert played.left.split()[6:] == ["chief", "one"]
    assert played.inn == "top two"
    assert played.irked == "chief"
    assert not any(isinstance(event, BarOpened) for event in played.events)
    assert played.result == Result("eighth_left", (2,), ())


def test_a_lost_night_is_lost_even_with_the_goal_in_the_inn() -> None:
    cards = made_up(goer="food fights | floor top | - | leave self")
    inn = "calm1 calm2 calm3 calm4 calm5 calm6"
    left = "p1 p2 p3 p4 p5 p6 p7"
    cards["cards"] += [dict(cards["cards"][-1], id=f"p{n}", name=f"P {n}") for n in range(1, 8)]
    played = night(inn=f"calm7 {inn}", bar="goer calm8", deck="calm9", left=left, cards=cards).place("goer")
    assert played.result == Result("eighth_left", (7,), ())


def test_after_the_end_nobody_is_to_act() -> None:
    played = night(bar="calm1", deck="calm2", cards=made_up()).place("calm1")
    assert played.rules.to_act(played.state) == ()
    assert played.choices == ""


def test_with_nobody_at_the_bar_the_inn_phase_is_passed_over() -> None:
    # Loud noise makes the caller bring everyone from the Bar up, one after the other.
    lines = {f"n{number}": "food noise | - | noise | bring_from_bar" for number in range(1, 7)}
    cards = made_up(caller="food odor | - | noise | bring_from_bar", **lines)
    start = night(inn="caller", bar="calm1 n1 n2 n3", deck="n4 n5 n6 calm2 calm3 calm4", cards=cards)
    played = start.place("calm1")
    for who in ("n1", "n2", "n3", "n4"):
        assert played.awaited is Awaited.BRING
        played.bring(who)
    turns = [event.turn for event in played.events if isinstance(event, TurnBegan)]
    assert turns == [2, 3]
    assert played.awaited is Awaited.PLACE
    assert played.bar == "n5 n6 calm2 calm3"
    assert played.deck == "calm4"


def test_refusals_say_why() -> None:
    rules = undealt().rules
    before = undealt()
    dealt = undealt().dealt(DEAL)

    def code(state: State, action: Action) -> str:
        refusal = rules.refusal(state, action)
        assert refusal is not None
        return refusal.code

    assert code(before.state, PlacePatron(0)) == "not_now"
    assert code(before.state, Deal((0, 0))) == "bad_deal"
    assert code(dealt.state, Deal()) == "not_now"
    assert code(dealt.state, PlacePatron(dealt.card("squire"))) == "not_at_bar"
    assert code(dealt.state, PlacePatron(99)) == "no_such_patron"
    assert code(dealt.state, BringPatron(0)) == "not_now"
    assert code(dealt.state, ShuffleRooms()) == "not_now"
    waiting = night(inn="squire bard", bar="wizard nun", deck="satyr").place("wizard")
    assert code(waiting.state, ShuffleRooms(waiting.cards("squire nun"))) == "bad_shuffle"
    assert code(waiting.state, PlacePatron(waiting.card("nun"))) == "not_now"
    over = night(bar="calm1", deck="calm2", cards=made_up()).place("calm1")
    assert code(over.state, PlacePatron(over.card("calm2"))) == "over"
