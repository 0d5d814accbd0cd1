"""Outlooks: which one is for which deck, and that packed sums are the sums of what was learned."""

import random
from itertools import pairwise
from math import exp
from typing import Any

import pytest
from gryphon_tables import open_table
from random_decks import random_deck

from game.core.rng import Rng
from game.decks import base_deck
from game.ugly_gryphon.actions import Deal
from game.ugly_gryphon.cards import PREFERENCES, QUIRKS, mask_of
from game.ugly_gryphon.players.outlook import LANE, Learned, Outlook, learned, outlook, saying
from game.ugly_gryphon.players.traits import traits_of
from game.ugly_gryphon.rules import ID, UglyGryphonRules
from game.ugly_gryphon.state import PLAYER, State

DECKS = 60


def _some_states(rules: UglyGryphonRules, seed: int) -> list[State]:
    """Return where the player is asked in a night played at random, as far as it comes in 40 decisions."""
    chance = random.Random(seed)
    state, rng = rules.step(rules.empty(), Deal(), Rng(seed))
    found: list[State] = []
    while (acting := rules.to_act(state)) and len(found) < 40:
        if acting == (PLAYER,):
            found.append(state)
        state, rng = rules.step(state, chance.choice(rules.legal(state, acting[0])), rng)
    return found


def _chance(seen: Outlook, state: State) -> float:
    counts = (len(state.inn), len(state.left), len(state.deck))
    parts = (seen.bars[mask_of(state.bar)], seen.decks[mask_of(state.deck)], seen.counts[counts])
    return seen.chances[seen.inns[state.inn] + sum(parts)]


def _numbers(row: int, units: int) -> list[int]:
    """Return the numbers of a packed row, the lowest unit first."""
    found = []
    for _ in range(units):
        number = (row + (1 << LANE - 1)) % (1 << LANE) - (1 << LANE - 1)
        found.append(number)
        row = row - number >> LANE
    return found


def _plain_chance(
    rules: UglyGryphonRules, table: Learned, keys: list[tuple[str, ...]], state: State
) -> float:
    """Work out a chance row by row, as the network is meant."""
    size, pair_size = len(table.keys), len(table.pair_keys)
    asleep, left, unseen = len(state.inn), len(state.left), len(state.deck)
    showing = rules.cards.showing

    def shown(pile: tuple[int, ...], trait: str) -> int:
        return sum(showing[trait] >> card & 1 for card in pile)

    on = [("base", 0), ("asleep", min(asleep, 14) * 8 + left), ("unseen", min(unseen, 14) * 8 + left)]
    on += [(f"left_at_{rules.goal}", left), ("bar_size", len(state.bar))]
    on += [("bar", table.keys[key]) for card in state.bar for key in keys[card]]
    on += [("deck", table.keys[key]) for card in state.deck for key in keys[card]]
    for floor, card in enumerate(state.inn):
        block = table.floors[min(floor, len(table.floors) - 1)]
        on += [("floor", block * size + table.keys[key]) for key in keys[card]]
    for place, card in enumerate(state.inn[::-1][: len(table.rows["top"]) // size]):
        on += [("top", place * size + table.keys[key]) for key in keys[card]]
    for below, above in pairwise(state.inn):
        places = [
            [table.pair_keys[key] for key in keys[card] if key in table.pair_keys] for card in (below, above)
        ]
        on += [("pair", one * pair_size + other) for one in places[0] for other in places[1]]
    on += [(f"{trait}_in_inn", shown(state.inn, trait)) for trait in PREFERENCES]
    surplus = shown(state.inn, "food") - shown(state.inn, "drink")
    on += [("surplus", max(-6, min(6, surplus)) + 6)]
    on += [(f"{trait}_at_bar", shown(state.bar, trait)) for trait in (*PREFERENCES, *QUIRKS)]
    on += [(f"{quirk}_to_come", shown(state.deck, quirk)) for quirk in QUIRKS]
    for quirk in QUIRKS:
        sensitive = [card for card in state.inn if rules.cards.patron(card).bar_irk == quirk]
        on += [(f"sensitive_to_{quirk}", len(sensitive))]
    rows = [table.rows[group][min(at, len(table.rows[group]) - 1)] for group, at in on]
    sums = [sum(column) for column in zip(*[_numbers(row, table.units) for row in rows], strict=True)]
    told = sum(voice * max(0, number) for voice, number in zip(table.voices[rules.goal], sums, strict=True))
    return 1 / (1 + exp(-table.scale * (told + table.leanings[rules.goal])))


@pytest.mark.parametrize("kind", ["cards", "traits"])
def test_a_packed_sum_is_the_sum_of_the_rows(kind: str) -> None:
    table = learned(ID)[kind]
    for goal in (7, 10):
        rules = open_table(goal=goal)
        deck = rules.cards.deck.cards
        keys = [(saying(card),) if kind == "cards" else traits_of(card) for card in deck]
        seen = Outlook(rules.cards, goal, table, keys)
        for state in _some_states(rules, goal):
            assert _chance(seen, state) == pytest.approx(_plain_chance(rules, table, keys, state))


def test_the_published_deck_has_an_outlook_of_its_own_in_any_order() -> None:
    rules = open_table()
    backwards = dict(base_deck(ID))
    backwards["cards"] = [dict(card, name="Somebody") for card in reversed(backwards["cards"])]
    other = open_table(backwards)
    last = rules.cards.size - 1
    for state in _some_states(rules, 1):
        turned = [tuple(last - card for card in pile) for pile in (state.deck, state.bar, state.inn)]
        twin = state._replace(deck=turned[0], bar=turned[1], inn=turned[2])
        chance = _chance(outlook(ID, rules.cards, 7), state)
        assert _chance(outlook(ID, other.cards, 7), twin) == chance
        assert 0 < chance < 1


def test_every_trait_of_any_card_was_learned() -> None:
    keys = learned(ID)["traits"].keys
    for seed in range(DECKS):
        for card in open_table(random_deck(seed)).cards.deck.cards:
            assert set(traits_of(card)) <= set(keys)


def _large_deck() -> dict[str, Any]:
    deck = random_deck(2)
    deck["cards"] = [dict(card, id=f"{card['id']}_{twin}") for twin in range(3) for card in deck["cards"]][
        :40
    ]
    return deck


def test_the_largest_decks_have_an_outlook() -> None:
    rules = open_table(_large_deck(), goal=10)
    assert rules.cards.size == 40
    seen = outlook(ID, rules.cards, 10)
    assert all(0 <= _chance(seen, state) <= 1 for state in _some_states(rules, 1))
