"""The players of Innkeeper: an answer to every question, sensible ones, and no peeping."""

from collections import Counter
from itertools import islice

import pytest
from innkeeper_accounts import rules_for

from game.bots.playing import play_out
from game.bots.random_bot import RandomBot
from game.core.bot import Bot
from game.core.rng import Rng
from game.core.rules import TABLE
from game.innkeeper.actions import Action, Deposit, Finish, PayDebt, PlaceBid, Sell
from game.innkeeper.kinds import Phase, Task
from game.innkeeper.players.careful import CarefulBot
from game.innkeeper.players.outlook import Outlook
from game.innkeeper.players.strong import StrongBot
from game.innkeeper.rules import InnkeeperRules
from game.innkeeper.state import State, View


def _states(rules: InnkeeperRules, seed: int) -> list[tuple[State, int]]:
    """Return every decision of a match by chance, with a seat that is asked."""
    state, rng, chance = rules.empty(), Rng(seed), Rng(seed + 1)
    found = []
    while acting := rules.to_act(state):
        at, chance = chance.below("seat", len(acting))
        legal = rules.legal(state, acting[at])
        if acting[at] != TABLE:
            found.append((state, acting[at]))
        at, chance = chance.below("action", len(legal))
        state, rng = rules.step(state, legal[at], rng)
    return found


def _first(rules: InnkeeperRules, task: Task, phase: Phase, round_number: int) -> tuple[View, list[Action]]:
    """Return what a seat sees and may do at the first such decision of some match of careful players."""
    bots = [CarefulBot(rules, seat) for seat in range(rules.seats)]
    for seed in range(20):
        state, rng, thought = rules.empty(), Rng(seed), Rng(seed)
        while acting := rules.to_act(state):
            seat = acting[0]
            legal = rules.legal(state, seat)
            found = (state.asked.task, state.phase, state.round) == (task, phase, round_number)
            if found and len(legal) > 1:
                return rules.observe(state, seat), [*legal]
            action = legal[0]
            if seat != TABLE:
                action, thought = bots[seat].choose(rules.observe(state, seat), legal, thought, 1)
            state, rng = rules.step(state, action, rng)
    raise AssertionError(f"nobody is asked to {task} in round {round_number}")


@pytest.mark.parametrize(("players", "bell"), [(2, False), (3, True), (4, False)])
def test_careful_and_strong_players_answer_whatever_chance_leads_to(players: int, bell: bool) -> None:
    rules = rules_for(players, bell=bell)
    careful = [CarefulBot(rules, seat) for seat in range(players)]
    strong = [StrongBot(rules, seat) for seat in range(players)]
    asked: Counter[Task] = Counter()
    for seed in range(4):
        for state, seat in _states(rules, seed):
            view, legal = rules.observe(state, seat), rules.legal(state, seat)
            asked[state.asked.task] += 1
            assert careful[seat].choose(view, legal, Rng(seed), 1)[0] in legal
            if asked[state.asked.task] <= 2:
                assert strong[seat].choose(view, legal, Rng(seed), 3)[0] in legal
    assert len(asked) > 15


def test_the_careful_player_beats_random_ones() -> None:
    rules = rules_for(4)
    won = 0.0
    for seed in range(12):
        seat = seed % 4
        bots: list[Bot[Action, View]] = [RandomBot(f"bot/{other}") for other in range(4)]
        bots[seat] = CarefulBot(rules, seat)
        result = play_out(rules, bots, seed).result
        won += (seat in result.winners) / len(result.winners)
    assert won >= 10


def test_the_same_seed_gives_the_same_match() -> None:
    rules = rules_for(4)
    first, again = (play_out(rules, [CarefulBot(rules, seat) for seat in range(4)], 5) for _ in range(2))
    assert first == again


def test_careful_players_do_not_bid_always_the_same() -> None:
    rules = rules_for(4)
    view, legal = _first(rules, Task.BID, Phase.BIDDING, 1)
    bot = CarefulBot(rules, view.seat)
    bids = {bot.choose(view, legal, Rng(seed), 1)[0] for seed in range(30)}
    assert len(bids) > 1 and all(isinstance(bid, PlaceBid) and bid.amount <= 8 for bid in bids)


def test_the_careful_player_owes_as_long_as_that_is_free_and_then_pays() -> None:
    rules = rules_for(4)
    view, legal = _first(rules, Task.PAY_DEBTS, Phase.REFRESH, 4)
    assert isinstance(CarefulBot(rules, view.seat).choose(view, legal, Rng(1), 1)[0], PayDebt)
    view, legal = _first(rules, Task.PAY_DEBTS, Phase.REFRESH, 2)
    legal = [a for a in legal if isinstance(a, Finish) or rules.cards.debt_value(getattr(a, "card", 0))]
    assert isinstance(CarefulBot(rules, view.seat).choose(view, legal, Rng(1), 1)[0], Finish)


def test_the_careful_player_sells_assets_at_last_and_before_only_what_costs_upkeep() -> None:
    rules = rules_for(4)
    view, legal = _first(rules, Task.SELL_ASSETS, Phase.ASSET, 2)
    kept = [a for a in legal if rules.cards.ids[getattr(a, "card", 0)] != "A02"]
    assert isinstance(CarefulBot(rules, view.seat).choose(view, kept, Rng(1), 1)[0], Finish)
    view, legal = _first(rules, Task.SELL_ASSETS, Phase.ASSET, 4)
    assert isinstance(CarefulBot(rules, view.seat).choose(view, legal, Rng(1), 1)[0], Sell)


def test_the_careful_player_deposits_what_brings_interest() -> None:
    rules = rules_for(4)
    view, legal = _first(rules, Task.DEPOSIT, Phase.DEPOSIT, 1)
    action, _ = CarefulBot(rules, view.seat).choose(view, legal, Rng(1), 1)
    inn = view.inns[view.seat]
    assert isinstance(action, Deposit) and action.amount <= inn.capital
    if inn.capital >= 5:
        assert (inn.vault + action.amount) % 5 == 0 or action.amount >= 4


def test_the_strong_player_thinks_on_and_on_about_a_bid_and_not_at_all_about_what_is_plain() -> None:
    rules = rules_for(4)
    view, legal = _first(rules, Task.BID, Phase.BIDDING, 2)
    thinking = StrongBot(rules, view.seat).think(view, legal, Rng(4))
    assert all(action in legal for action in islice(thinking, 20))
    view, legal = _first(rules, Task.PAY_DEBTS, Phase.REFRESH, 4)
    assert len([*StrongBot(rules, view.seat).think(view, legal, Rng(4))]) == 1


def test_the_strong_player_reads_its_own_stream_and_the_look_and_always_answers_alike() -> None:
    rules = rules_for(4)
    view, legal = _first(rules, Task.BID, Phase.BIDDING, 1)
    bot = StrongBot(rules, view.seat)
    first, rng = bot.choose(view, legal, Rng(9), 16)
    assert {name for name, _ in rng.positions} == {"look", f"bot/{view.seat}"}
    assert bot.choose(view, legal, Rng(9), 16) == (first, rng)


def test_a_close_end_is_told_as_less_sure_than_a_clear_one() -> None:
    rules = rules_for(3)
    outlook = Outlook(rules)
    over = play_out(rules, [CarefulBot(rules, seat) for seat in range(3)], seed=1).state
    close, clear = (over._replace(scores=scores, winners=(0,)) for scores in ((40, 39, 20), (40, 20, 20)))
    assert 0.5 < outlook.told(close, 0, 1.0) < 0.7
    assert outlook.told(clear, 0, 1.0) > 0.99
    assert outlook.chance(close, 0) == 1.0
