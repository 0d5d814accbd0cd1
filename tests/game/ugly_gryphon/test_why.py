"""The whole chain of why something happened is told, from what is in force and from nothing else."""

import pytest
from foresight_proof import open_rules
from gryphon_tables import PlayedNight, made_up, night
from nights import bare_match, play
from random_decks import random_deck

from game.core.match import AnyMatch, Match, Step
from game.core.words import plain_text
from game.ugly_gryphon.cards import Cards
from game.ugly_gryphon.events import Event, PatronIrked, PatronLeft, PatronReturned
from game.ugly_gryphon.rules import UglyGryphonRules
from game.ugly_gryphon.state import PLAYER, View
from game.ugly_gryphon.why import chain, fate


def _past(played: PlayedNight) -> list[Step[Event, View]]:
    return [Step(event, played.rules.observe(state, PLAYER)) for event, state in played.history]


def _fate(played: PlayedNight, who: str) -> str:
    words = fate(played.rules.cards, _past(played), played.card(who))
    return " ".join(plain_text(one) for one in words)


def test_whoever_left_for_noise_is_told_with_those_who_made_it_and_who_came_last() -> None:
    imps = {f"imp{number}": "food noise | - | - | -" for number in range(3)}
    deck = made_up(**imps, shy="food odor | - | noise | leave self")
    played = night("shy", "calm1 imp0 imp1", "imp2 calm2 calm3", cards=deck).place("calm1")
    assert _fate(played, "shy") == (
        "Shy left on turn 1, irked: 3 noise at the Bar (Imp0, Imp1, Imp2). "
        "Imp2 came to the Bar last, on turn 1."
    )


def test_whoever_is_sent_away_is_told_back_to_what_was_placed() -> None:
    deck = made_up(
        squire="food odor | - | - | leave self",
        hunter="food odor | - | - | irk below",
        monk="drink odor | neighbour food | - | irk bottom, leave below",
    )
    # The monk wakes because of food above, and that wakes the hunter at the bottom.
    played = night("monk squire hunter", "calm1 calm2", "calm3 calm4 calm5", cards=deck).place("calm1")
    assert _fate(played, "squire") == (
        "Squire left on turn 1, sent away by Monk. "
        "Monk was irked: food next door (Calm1, Squire). That was after Calm1 went up."
    )
    assert _fate(played, "hunter") == (
        "Hunter was irked by Monk on turn 1. "
        "Monk was irked: food next door (Calm1, Squire). That was after Calm1 went up."
    )


def test_what_a_choice_led_to_is_told_back_to_whoever_asked_for_it() -> None:
    deck = made_up(host="food odor | floor top | - | bring_from_bar")
    played = night("", "host calm1 calm2", "calm3 calm4 calm5", cards=deck).place("host").bring("calm2")
    assert (
        _fate(played, "calm2") == "Host had Calm2 sent up on turn 1. Host was irked: at the top of the Inn."
    )


def test_nothing_is_told_of_a_patron_who_was_only_sent_up() -> None:
    played = night("", "calm1 calm2", "calm3 calm4 calm5", cards=made_up()).place("calm1")
    assert _fate(played, "calm1") == ""


def _cards(match: AnyMatch) -> Cards:
    assert isinstance(match.rules, UglyGryphonRules)
    return match.rules.cards


@pytest.mark.parametrize("number", range(8))
def test_whatever_happens_to_anybody_has_a_reason(number: int) -> None:
    match: AnyMatch = bare_match(seed=number)
    if number % 2:
        match = Match(open_rules(random_deck(number)), number)
        match.start()
    play(match, number, most=30)
    cards = _cards(match)
    nodes = match.timeline.line[: match.position]
    past = [step for node in nodes for step in match.steps(node, PLAYER)]
    for at, step in enumerate(past):
        words = chain(cards, past, at)
        assert chain(cards, past[: at + 1], at) == words  # what comes later explains nothing
        if isinstance(step.event, PatronIrked | PatronLeft | PatronReturned):
            told = [plain_text(one) for one in words]
            assert told and all(one.endswith(".") for one in told)
            assert f"turn {step.view.turn}" in told[0]
