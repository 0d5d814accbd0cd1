"""What is told of a patron right now is what the rules do: compared with `decide` over many nights."""

from collections.abc import Iterator
from typing import Any

import pytest
from random_decks import random_deck

from game.core.rng import Rng
from game.core.rules import TABLE
from game.decks import base_deck
from game.registry import find_game
from game.ugly_gryphon.actions import Action, PlacePatron
from game.ugly_gryphon.events import (
    BarOpened,
    Cause,
    Event,
    NightEnded,
    PassBegan,
    PassCutShort,
    PassPaused,
    PatronEntered,
    PatronIrked,
    PatronPlaced,
    RoomsShuffled,
)
from game.ugly_gryphon.foretell import foretell, foretold_words
from game.ugly_gryphon.inspect import Spot, bar_check, inn_check, sent_up, shown_at_bar, spot_of
from game.ugly_gryphon.rules import UglyGryphonRules
from game.ugly_gryphon.state import PLAYER, Phase, State

GAME = "ugly_gryphon"


def rules_of(deck: dict[str, Any]) -> UglyGryphonRules:
    game = find_game(GAME)
    rules = game.open(deck, game.options(deck, {}), "a test").rules
    assert isinstance(rules, UglyGryphonRules)
    return rules


def decisions(rules: UglyGryphonRules, seed: int) -> Iterator[tuple[State, Action, tuple[Event, ...]]]:
    """Every decision of a night played by chance: the state, the action and what came of it."""
    rng, state = Rng(seed), rules.empty()
    for _ in range(400):
        if not (seats := rules.to_act(state)):
            return
        legal = rules.legal(state, seats[0])
        at, rng = rng.below("choices", len(legal))
        events, rng = rules.decide(state, legal[at], rng)
        if seats[0] != TABLE:
            yield state, legal[at], events
        for event in events:
            state = rules.evolve(state, event)


def moments(rules: UglyGryphonRules, seed: int) -> Iterator[tuple[State, Event, tuple[Event, ...]]]:
    """Every event of a night: the state before it, and what the same decision brings after it."""
    for before, _, events in decisions(rules, seed):
        state = before
        for at, event in enumerate(events):
            yield state, event, events[at + 1 :]
            state = rules.evolve(state, event)


BASE = rules_of(base_deck(GAME))
OTHERS = [rules_of(random_deck(seed)) for seed in range(6)]
NIGHTS = [(BASE, seed) for seed in range(40)] + [(rules, seed) for rules in OTHERS for seed in range(5)]


def first_irked(events: tuple[Event, ...]) -> int | None:
    """The card that is irked first, before anything else happens in the pass."""
    for event in events:
        match event:
            case PatronIrked(card):
                return card
            case BarOpened() | NightEnded():
                return None
            case _:
                pass
    return None


def test_whoever_is_told_to_be_irked_now_is_irked_by_the_rules() -> None:
    compared = 0
    for rules, seed in NIGHTS:
        for state, event, then in moments(rules, seed):
            if isinstance(event, PassBegan):
                view = rules.observe(state, PLAYER)
                check = inn_check if event.phase is Phase.INN else bar_check
                told = [card for card in view.inn[::-1] if check(rules.cards, view, card).is_irked]
                assert first_irked(then) == (told[0] if told else None), seed
                compared += 1
    assert compared > 500


def test_a_patron_of_the_bar_counts_in_the_top_room_what_the_rules_count_there() -> None:
    compared = 0
    for rules, seed in NIGHTS[:30]:
        for state, _, _ in decisions(rules, seed):
            view = rules.observe(state, PLAYER)
            for action in rules.legal(state, PLAYER):
                if not isinstance(action, PlacePatron):
                    continue
                events, _ = rules.decide(state, action, Rng(1))
                assert isinstance(events[0], PatronPlaced) and isinstance(events[1], PassBegan)
                is_told = inn_check(rules.cards, sent_up(view, action.card), action.card).is_irked
                is_irked = isinstance(events[2], PatronIrked) and events[2].card == action.card
                assert is_told == is_irked
                compared += 1
    assert compared > 500


def test_what_is_counted_is_what_the_log_says_afterwards() -> None:
    compared = 0
    for rules, seed in NIGHTS:
        for state, event, _ in moments(rules, seed):
            match event:
                case PatronIrked(card, because) if because.kind is Cause.CONDITION:
                    told = inn_check(rules.cards, rules.observe(state, PLAYER), card)
                    assert told.is_irked
                    assert len(told.because.cards) >= len(because.cards)
                    compared += 1
                case PatronIrked(card, because) if because.kind is Cause.LOUD:
                    assert bar_check(rules.cards, rules.observe(state, PLAYER), card).who == because.cards
                case _:
                    pass
    assert compared > 200


def test_what_is_foretold_happens_up_to_what_nobody_can_know() -> None:
    compared = 0
    for rules, seed in NIGHTS:
        for state, event, then in moments(rules, seed):
            is_checked = isinstance(event, PatronIrked) and event.because.kind is not Cause.EFFECT
            if not is_checked or any(isinstance(one, PassCutShort) for one in then):
                continue
            assert isinstance(event, PatronIrked)
            view = rules.observe(state, PLAYER)
            told = foretell(rules.cards, view, event.card)
            certain = [one for one in told.events if not isinstance(one, PassPaused)]
            assert list(then[: len(certain)]) == certain
            if told.draws:
                assert isinstance(then[len(certain)], PatronEntered)
            elif len(certain) < len(told.events):
                assert isinstance(then[len(certain)], PassPaused | RoomsShuffled)
            assert foretold_words(rules.cards, view, event.card)
            compared += 1
    assert compared > 300


def test_every_patron_in_sight_has_a_spot_and_nobody_else() -> None:
    for state, _, _ in decisions(BASE, 3):
        view = BASE.observe(state, PLAYER)
        seen = {*view.bar, *view.inn, *view.left}
        for card in range(BASE.cards.size):
            if card in seen:
                assert (
                    card
                    in {Spot.BAR: view.bar, Spot.INN: view.inn, Spot.LEFT: view.left}[spot_of(view, card)]
                )
            else:
                with pytest.raises(LookupError):
                    spot_of(view, card)


def test_the_bar_is_counted_with_and_without_a_patron() -> None:
    state = next(decisions(BASE, 5))[0]
    view = BASE.observe(state, PLAYER)
    card = view.bar[0]
    quirk = BASE.cards.patron(card).quirks[0]
    with_it, without = (shown_at_bar(BASE.cards, one, quirk) for one in (view, sent_up(view, card)))
    assert with_it == without + 1
