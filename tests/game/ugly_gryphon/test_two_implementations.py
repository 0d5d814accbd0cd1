"""The real rules against a naive second writing of the rules page, over thousands of random nights."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from random_decks import random_deck, restless_deck
from reference_night import ReferenceNight, Seen

from game.core.rng import Rng
from game.core.rules import step_by_fold
from game.decks import base_deck
from game.ugly_gryphon.actions import Action, BringPatron, Deal, PlacePatron, ShuffleRooms
from game.ugly_gryphon.events import PassCutShort
from game.ugly_gryphon.game import UglyGryphonGame
from game.ugly_gryphon.rules import UglyGryphonRules
from game.ugly_gryphon.state import State


class _RandomOracle:
    """Decides at random and remembers what was asked and answered."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.asked: list[tuple[Seen, tuple[str, ...]]] = []

    def choose(self, seen: Seen) -> str:
        chosen = self.chance.choice(seen.bar)
        self.asked.append((seen, (chosen,)))
        return chosen

    def shuffle(self, seen: Seen, rooms: Sequence[str]) -> Sequence[str]:
        order = self.chance.sample(rooms, len(rooms))
        self.asked.append((seen, tuple(order)))
        return order


def _table(rules: UglyGryphonRules, state: State, asked: str) -> Seen:
    ids = rules.cards.ids
    piles = (state.inn, state.bar, state.left, state.deck)
    inn, bar, left, deck = (tuple(ids[card] for card in pile) for pile in piles)
    return Seen(asked, inn, bar, left, deck)


def _action(rules: UglyGryphonRules, asked: str, answer: tuple[str, ...]) -> Action:
    cards = tuple(rules.cards.ids.index(patron) for patron in answer)
    match asked:
        case "place":
            return PlacePatron(cards[0])
        case "bring":
            return BringPatron(cards[0])
        case _:
            return ShuffleRooms(cards)


def _compare(deck: Mapping[str, Any], seed: int) -> Counter[str]:
    """Play one night both ways; return how often each thing happened."""
    rules = UglyGryphonGame().open(deck, {"goal": 7}, "deck").rules
    assert isinstance(rules, UglyGryphonRules)
    chance = random.Random(seed)
    order = chance.sample(rules.cards.ids, len(rules.cards.ids))
    oracle = _RandomOracle(chance)
    reference = ReferenceNight(deck["cards"], order, oracle)
    end = reference.play()

    rng = Rng(0)
    state = quick = rules.empty()
    actions: list[tuple[Seen | None, Action]] = [
        (None, Deal(tuple(rules.cards.ids.index(patron) for patron in order)))
    ]
    actions += [(seen, _action(rules, seen.asked, answer)) for seen, answer in oracle.asked]
    cuts = 0
    for seen, action in actions:
        if seen is not None:
            assert _table(rules, state, state.awaited.value) == seen
        assert rules.refusal(state, action) is None
        events, _ = rules.decide(state, action, rng)
        cuts += sum(isinstance(event, PassCutShort) for event in events)
        state, _ = step_by_fold(rules, state, action, rng)
        quick, _ = rules.step(quick, action, rng)
        assert quick == state
    assert _table(rules, state, state.reason) == end
    assert state.turn == reference.turn
    assert cuts == reference.cuts
    return Counter([end.asked, *(seen.asked for seen, _ in oracle.asked)]) + Counter(cut=cuts)


@pytest.mark.parametrize("block", range(10))
def test_the_published_deck_plays_as_the_rules_page_says(block: int) -> None:
    deck = base_deck("ugly_gryphon")
    happened = sum((_compare(deck, seed) for seed in range(block * 150, block * 150 + 150)), Counter())
    assert {"place", "bring", "shuffle", "eighth_left"} <= set(happened)


@pytest.mark.parametrize("block", range(10))
def test_decks_of_a_players_own_play_as_the_rules_page_says(block: int) -> None:
    happened: Counter[str] = Counter()
    for seed in range(block * 150, block * 150 + 150):
        happened += _compare(random_deck(seed), seed)
    assert {"place", "bring", "shuffle", "eighth_left", "deck_empty", "cut"} <= set(happened)


def test_a_deck_that_never_comes_to_rest_is_cut_short_the_same_way() -> None:
    assert _compare(restless_deck(), 1)["cut"] > 0
