"""The careful player: its choices, and that it knows no more than the view."""

import random

from gryphon_tables import PlayedNight, made_up, night, open_table
from random_decks import restless_deck

from game.bots.playing import play_out
from game.core.rng import Rng
from game.ugly_gryphon.actions import Action, BringPatron, PlacePatron
from game.ugly_gryphon.players.careful import MOST_CHOICES, CarefulBot
from game.ugly_gryphon.rules import UglyGryphonRules
from game.ugly_gryphon.state import PLAYER, State

BUDGET = 1000


class _CountingRules(UglyGryphonRules):
    """The rules, counting how often a turn was tried."""

    steps = 0

    def step(self, state: State, action: Action, rng: Rng) -> tuple[State, Rng]:
        self.steps += 1
        return super().step(state, action, rng)


def _choice(played: PlayedNight, budget: int = BUDGET) -> str:
    view = played.rules.observe(played.state, PLAYER)
    legal = played.rules.legal(played.state, PLAYER)
    action, _ = CarefulBot(played.rules).choose(view, legal, Rng(1), budget)
    assert isinstance(action, PlacePatron | BringPatron)
    return played.names((action.card,))


def _night(inn: str, bar: str, **lines: str) -> PlayedNight:
    """Return a night in which everyone not named is in the Deck."""
    cards = made_up(**lines)
    rest = [card["id"] for card in cards["cards"] if card["id"] not in (*inn.split(), *bar.split())]
    return night(inn=inn, bar=bar, deck=" ".join(rest), cards=cards)


def test_it_places_whoever_makes_the_fewest_leave_in_the_inn_phase() -> None:
    one = "food fights | floor top | - | leave self, leave below"
    two = "food fights | floor top | - | leave below"
    assert _choice(_night("calm1 calm2", "a b", a=one, b=two)) == "b"


def test_it_looks_through_the_bar_phase() -> None:
    # Three noises stay at the Bar unless one of them goes up, and every calm next card changes nothing.
    noisy = dict.fromkeys(("n1", "n2", "n3"), "drink noise | - | - | -")
    light = "food fights | - | noise | leave self"
    assert _choice(_night("light", "calm1 n1 n2 n3", light=light, **noisy)) == "n1"


def test_more_patrons_in_the_inn_break_ties_and_then_the_order_of_the_bar() -> None:
    shy = "food fights | floor top | - | to_bar self"
    assert _choice(_night("", "shy calm1 calm2", shy=shy)) == "calm1"


def test_it_averages_over_every_unseen_patron_as_the_next_card() -> None:
    # Whoever is drawn leaves, except the spare: a costs one leaver with all next cards but that one.
    # b costs one with every next card, but leaves a fuller Inn.
    deck = made_up(
        a="food fights | floor top | - | draw_to_bottom, irk bottom",
        b="food odor | floor top | - | leave below, draw_to_bottom, draw_to_bottom",
        spare="food fights | - | - | -",
        under="food fights | - | - | -",
    )
    for card in deck["cards"]:
        if card["id"].startswith("calm"):
            card["effects"] = [{"kind": "leave", "who": "self"}]
    unseen = " ".join(card["id"] for card in deck["cards"] if card["id"] not in ("a", "b", "under"))
    assert _choice(night(inn="under", bar="b a", deck=unseen, cards=deck)) == "a"


def test_a_choice_inside_the_turn_is_answered_with_the_fewest_leavers() -> None:
    lines = {
        "giant": "food fights | floor top | - | bring_from_bar",
        "bad": "food fights | floor top | - | leave self",
        "good": "food fights | - | - | -",
    }
    played = _night("calm1", "giant bad good", **lines)
    # The giant with the good one fills two rooms and loses nobody.
    assert _choice(played) == "giant"
    assert _choice(played.place("giant")) == "good"


def test_it_never_looks_at_the_deck() -> None:
    rules = open_table()
    for seed in range(40):
        state, rng = rules.step(rules.empty(), rules.legal(rules.empty(), -1)[0], Rng(seed))
        chance = random.Random(seed)
        for _ in range(chance.randrange(8)):
            while state.awaited.value == "shuffle":
                state, rng = rules.step(state, rules.legal(state, -1)[0], rng)
            if not rules.to_act(state):
                break
            state, rng = rules.step(state, chance.choice(rules.legal(state, PLAYER)), rng)
        if rules.to_act(state) != (PLAYER,):
            continue
        other = state._replace(deck=tuple(chance.sample(state.deck, len(state.deck))))
        bot = CarefulBot(rules)
        legal = rules.legal(state, PLAYER)
        chosen = [bot.choose(rules.observe(deal, PLAYER), legal, Rng(5), 10) for deal in (state, other)]
        assert chosen[0] == chosen[1]


def test_the_budget_limits_the_next_cards_it_imagines() -> None:
    played = _night("calm1", "calm2 calm3")
    view, legal = played.rules.observe(played.state, PLAYER), played.rules.legal(played.state, PLAYER)

    rules = _CountingRules(played.rules.cards, 7)
    CarefulBot(rules).choose(view, legal, Rng(1), 3)
    assert rules.steps == 3 * len(legal)


def test_a_deck_that_asks_without_end_does_not_hold_it_up() -> None:
    rules = open_table(restless_deck())
    state, _ = rules.step(rules.empty(), rules.legal(rules.empty(), -1)[0], Rng(1))

    counting = _CountingRules(rules.cards, 7)
    view, legal = rules.observe(state, PLAYER), rules.legal(state, PLAYER)
    CarefulBot(counting).choose(view, legal, Rng(1), 1)
    # Four may go up; each then asks for one of four, twice weighed, and from there on the first is taken.
    assert counting.steps == 4 * (1 + 4 + 4 * 4 * (MOST_CHOICES - 1))


def test_it_reads_only_its_own_streams_of_chance() -> None:
    played = night(inn="squire bard", bar="wizard nun", deck="satyr mage")
    view, legal = played.rules.observe(played.state, PLAYER), played.rules.legal(played.state, PLAYER)
    _, rng = CarefulBot(played.rules).choose(view, legal, Rng(1), BUDGET)
    assert {name for name, _ in rng.positions} == {"look"}


def test_it_is_much_better_than_chance() -> None:
    # It wins about half of the goal-7 games, a random player one in forty; forty games, with a wide margin.
    rules = open_table()
    wins = sum(bool(play_out(rules, [CarefulBot(rules)], seed).result.winners) for seed in range(1, 41))
    assert wins >= 10
