"""The strong player: what it knows, what it tells, and that it plays well."""

import random
from itertools import islice

import pytest
from gryphon_tables import PlayedNight, made_up, night, open_table
from random_decks import random_deck, restless_deck

from game.bots.playing import play_out
from game.core.rng import Rng
from game.ugly_gryphon.actions import Deal
from game.ugly_gryphon.players.strong import StrongBot
from game.ugly_gryphon.rules import UglyGryphonRules
from game.ugly_gryphon.state import PLAYER, State

BUDGET = 12


def _positions(rules: UglyGryphonRules, nights: int) -> list[State]:
    """Return where the player is asked in some nights played at random."""
    chance = random.Random(1)
    found = []
    for seed in range(nights):
        state, rng = rules.step(rules.empty(), Deal(), Rng(seed))
        while acting := rules.to_act(state):
            legal = rules.legal(state, acting[0])
            if acting == (PLAYER,) and len(legal) > 1:
                found.append(state)
            state, rng = rules.step(state, chance.choice(legal), rng)
    return found


def test_it_never_looks_at_the_deck() -> None:
    rules = open_table()
    chance = random.Random(1)
    for state in _positions(rules, 9)[::7]:
        other = state._replace(deck=tuple(chance.sample(state.deck, len(state.deck))))
        legal = rules.legal(state, PLAYER)
        views = [rules.observe(deal, PLAYER) for deal in (state, other)]
        chosen = [StrongBot(rules).choose(view, legal, Rng(5), BUDGET) for view in views]
        assert chosen[0] == chosen[1]
        weights = [next(islice(StrongBot(rules).weigh(view, legal, Rng(5)), BUDGET, None)) for view in views]
        assert weights[0] == weights[1]


@pytest.mark.parametrize("seed", range(4))
def test_it_plays_decks_of_a_players_own(seed: int) -> None:
    rules = open_table(random_deck(seed))
    for state in _positions(rules, 2)[::3]:
        legal = rules.legal(state, PLAYER)
        action, _ = StrongBot(rules).choose(rules.observe(state, PLAYER), legal, Rng(1), 2)
        assert action in legal


def test_a_deck_that_asks_without_end_does_not_hold_it_up() -> None:
    rules = open_table(restless_deck())
    state, _ = rules.step(rules.empty(), Deal(), Rng(1))
    legal = rules.legal(state, PLAYER)
    action, _ = StrongBot(rules).choose(rules.observe(state, PLAYER), legal, Rng(1), 1)
    assert action in legal


def _chances(played: PlayedNight) -> dict[str, float]:
    """Return the chance to win with everybody who can go up, all looked at."""
    view, legal = played.rules.observe(played.state, PLAYER), played.rules.legal(played.state, PLAYER)
    *_, weights = StrongBot(played.rules).weigh(view, legal, Rng(1))
    return dict(zip(played.choices.split(), [weight.chance for weight in weights], strict=True))


def _last_placement(inn: str, bar: str, deck: str, **lines: str) -> PlayedNight:
    """Return a night in which everyone not named has left."""
    cards = made_up(**lines)
    gone = [card["id"] for card in cards["cards"] if card["id"] not in f"{inn} {bar} {deck}".split()]
    return night(inn=inn, bar=bar, deck=deck, left=" ".join(gone), cards=cards)


def test_it_knows_the_chances_of_the_last_placement() -> None:
    loner = "food fights | neighbour drink | - | leave self"
    drinker = "drink noise | - | - | -"
    inn = "drinker calm2 calm3 calm4 calm5 calm6"
    played = _last_placement(inn, "loner calm7 calm8", "calm9", loner=loner, drinker=drinker)
    # Whoever goes up is the seventh; but the loner does not stay beside a drinker.
    assert _chances(played) == {"loner": 0, "calm7": 1, "calm8": 1}


def test_a_choice_is_weighed_over_all_that_may_be_drawn() -> None:
    noisy = dict.fromkeys(("n1", "n2", "n3"), "food noise | - | - | -")
    shy = "food odor | - | noise | leave self"
    inn = "shy calm1 calm2 calm3 calm4 calm5"
    played = _last_placement(inn, "n1 n2 calm6 calm7", "n3", shy=shy, **noisy)
    # With both at the Bar, the last card makes noise loud, and then only six sleep there.
    assert _chances(played) == {"n1": 1, "n2": 1, "calm6": 0, "calm7": 0}


def test_the_same_chance_and_budget_give_the_same_choice() -> None:
    rules = open_table(goal=10)
    bot = StrongBot(rules)
    for state in _positions(rules, 3)[::7]:
        view, legal = rules.observe(state, PLAYER), rules.legal(state, PLAYER)
        assert len({bot.choose(view, legal, Rng(3), budget) for budget in (BUDGET, BUDGET)}) == 1


def test_it_wins_nine_of_ten_nights() -> None:
    rules = open_table()
    wins = sum(bool(play_out(rules, [StrongBot(rules)], seed, budget=1).result.winners) for seed in range(30))
    assert wins >= 22
