"""Imagined nights: stopped before the Bar opens, and all in all the nights of the rules."""

import random
from collections import Counter
from typing import Any

import pytest
from gryphon_tables import night, open_table
from random_decks import random_deck, restless_deck

from game.core.rng import Rng
from game.decks import base_deck
from game.ugly_gryphon.actions import Action, BringPatron, Deal, PlacePatron, ShuffleRooms
from game.ugly_gryphon.cards import QUIRKS
from game.ugly_gryphon.night import shuffle_size
from game.ugly_gryphon.players.imagined import ImaginedNight
from game.ugly_gryphon.rules import UglyGryphonRules
from game.ugly_gryphon.state import Awaited, State

NIGHTS = 60


def _action(rules: UglyGryphonRules, state: State, chance: random.Random) -> Action:
    """Return a decision of player or chance, at random."""
    match state.awaited:
        case Awaited.PLACE:
            return PlacePatron(chance.choice(state.bar))
        case Awaited.BRING:
            return BringPatron(chance.choice(state.bar))
        case _:
            assert state.check is not None
            top = state.inn.index(state.check.frames[-1].card)
            below = state.inn[top - shuffle_size(rules.cards, state) : top]
            return ShuffleRooms(tuple(chance.sample(below, len(below))))


def _do(imagined: ImaginedNight, action: Action) -> None:
    match action:
        case PlacePatron(card):
            imagined.place(card)
        case BringPatron(card):
            imagined.bring(card)
        case ShuffleRooms(order):
            assert order is not None
            imagined.shuffle(order)


def _compare(deck: dict[str, Any], seed: int) -> Counter[str]:
    """Play one night both ways; return how often each thing was awaited."""
    rules = open_table(deck)
    chance = random.Random(seed)
    state, rng = rules.step(rules.empty(), Deal(), Rng(seed))
    imagined = ImaginedNight(rules.cards, state, None)
    happened: Counter[str] = Counter()
    while not state.reason:
        action = _action(rules, state, chance)
        state, rng = rules.step(state, action, rng)
        before, imagined = imagined, imagined.copy()
        was = before.state()
        _do(imagined, action)
        while imagined.waits_for_bar:
            happened["bar"] += 1
            imagined = imagined.copy()
            imagined.open_bar()
        assert imagined.state() == state
        assert before.state() == was
        happened[state.awaited.value] += 1
    return happened


@pytest.mark.parametrize("is_base", [True, False], ids=["the published deck", "decks of a player's own"])
def test_an_imagined_night_goes_as_the_rules_say(is_base: bool) -> None:
    happened = sum(
        (
            _compare(dict(base_deck("ugly_gryphon")) if is_base else random_deck(seed), seed)
            for seed in range(NIGHTS)
        ),
        Counter[str](),
    )
    assert {"place", "bring", "shuffle", "nothing", "bar"} <= set(happened)


def test_a_night_that_never_comes_to_rest_goes_as_the_rules_say() -> None:
    assert _compare(restless_deck(), 1)["place"] > 0


def test_it_waits_when_the_inn_phase_is_through() -> None:
    played = night(inn="squire", bar="nun satyr prince peddler", deck="mage bard")
    imagined = ImaginedNight(played.rules.cards, played.state, None)
    imagined.place(played.card("prince"))
    assert imagined.waits_for_bar
    assert played.names(tuple(imagined.bar)) == "nun satyr peddler"
    quiet = imagined.quietly_drawn(played.card("mage"))
    imagined.open_bar()
    assert imagined.awaited is Awaited.PLACE
    assert imagined.state() == quiet.state() == played.place("prince").state


def test_it_tells_what_is_loud_and_what_is_nearly() -> None:
    played = night(bar="nun wizard monk squire bard")
    loud, nearly = ImaginedNight(played.rules.cards, played.state, None).loudness()
    fights, noise = 1 << QUIRKS.index("fights"), 1 << QUIRKS.index("noise")
    assert (loud, nearly) == (noise, fights)
