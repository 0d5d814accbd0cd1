"""Accounts of a match of Innkeeper, kept from its events alone: where all gold, debts and cards are.

`python tests/support/innkeeper_accounts.py 50000` plays so many matches by chance and checks every step.
"""

import sys
from collections import Counter
from collections.abc import Iterable

from game.core.rng import Rng
from game.core.rules import TABLE
from game.decks import base_deck, check_deck
from game.innkeeper import events as told
from game.innkeeper.cards import Cards
from game.innkeeper.deck import InnkeeperDeck
from game.innkeeper.events import Event
from game.innkeeper.kinds import NOBODY, Card, Moment, Phase, Pile, Task
from game.innkeeper.preparing import prepare
from game.innkeeper.rules import InnkeeperRules
from game.innkeeper.state import State
from game.innkeeper.terms import CHANCE, Terms
from game.innkeeper.worth import cover

MOST_ACTIONS = 20_000


class Accounts:
    """What every seat must have, by what was told."""

    def __init__(self, cards: Cards, players: int) -> None:
        self._cards = cards
        self.capital = [0] * players
        self.vault = [0] * players
        self.stored: Counter[Card] = Counter()
        self.debts: list[set[Card]] = [set() for _ in range(players)]
        self.hands: list[set[Card]] = [set() for _ in range(players)]
        self.assets: list[set[Card]] = [set() for _ in range(players)]

    def book(self, event: Event) -> None:
        """Take down what an event tells of gold, debts, treachery and assets."""
        match event:
            case told.Dealt(inns, _, _, _, treachery):
                self.capital = [self._cards.capitals[card] for card in inns]
                self.hands = [set(treachery[2 * seat : 2 * seat + 2]) for seat in range(len(inns))]
            case told.GoldGained(seat, amount):
                self.capital[seat] += amount
            case told.GoldPaid(seat, to, amount):
                self.capital[seat] -= amount
                if to != NOBODY:
                    self.capital[to] += amount
            case told.GoldStored(seat, card, amount, is_from_bank):
                self.capital[seat] -= 0 if is_from_bank else amount
                self.stored[card] += amount
            case told.Deposited(seat, amount):
                self.capital[seat] -= amount
                self.vault[seat] += amount
            case told.BankDeposited(seat, amount):
                self.vault[seat] += amount
            case told.BidPaid(seat, gold):
                self.capital[seat] -= gold
            case told.DebtPaid(seat, card, amount):
                self.capital[seat] -= amount
                self.debts[seat].remove(card)
            case _:
                self._book_cards(event)

    def _book_cards(self, event: Event) -> None:
        match event:
            case told.DebtsDrawn(seat, cards):
                self.debts[seat].update(cards)
            case told.DebtRemoved(seat, card):
                self.debts[seat].remove(card)
            case told.DebtMoved(seat, to, card):
                self.debts[seat].remove(card)
                self.debts[to].add(card)
            case told.AssetGained(seat, card):
                self.assets[seat].add(card)
            case told.AssetSold(seat, card, amount):
                self.capital[seat] += amount
                self.assets[seat].remove(card)
                self.stored.pop(card, None)
            case told.AssetDiscarded(seat, card):
                self.assets[seat].remove(card)
                self.stored.pop(card, None)
            case told.AssetTaken(seat, to, card):
                self.assets[seat].remove(card)
                self.assets[to].add(card)
            case told.TreacheryDrawn(seat, cards) | told.PoolShared(seat, cards):
                self.hands[seat].update(cards)
            case told.TreacheryDiscarded(seat, card) | told.TreacheryPlayed(seat, card):
                self.hands[seat].remove(card)
            case told.TreacheryStolen(seat, to, cards):
                self.hands[seat].difference_update(cards)
                self.hands[to].update(cards)
            case _:
                pass

    def check(self, state: State) -> None:
        """Compare the accounts with a state."""
        for seat, inn in enumerate(state.inns):
            assert (inn.capital, inn.vault) == (self.capital[seat], self.vault[seat])
            assert {*inn.debts} == self.debts[seat]
            assert {*inn.hand} == self.hands[seat]
            assert {asset.card for asset in inn.assets} == self.assets[seat]
            assert all(asset.gold == self.stored[asset.card] for asset in inn.assets)


def check_places(cards: Cards, state: State) -> None:
    """Every card is in exactly one place, nobody owes gold, and plain Debts are owed only."""
    if not state.round and not state.piles[0]:
        return
    places: dict[Pile, list[Card]] = {
        Pile.ASSETS: [*state.supply, *(asset.card for inn in state.inns for asset in inn.assets)],
        Pile.CUSTOMERS: [card for inn in state.inns for card in inn.customers],
        Pile.TREACHERY: [*state.pool, *(play.card for play in state.plays), *_all(state, "hand")],
        Pile.DEBTS: [*_all(state, "debts")],
    }
    if state.customer >= 0:
        places[Pile.CUSTOMERS].append(state.customer)
    for pile, deck, discard in zip(Pile, state.piles, state.discards, strict=True):
        found = sorted([*places[pile], *deck, *discard])
        plain = [card for card in found if card >= cards.size]
        assert len(set(plain)) == len(plain) and not any(card >= cards.size for card in (*deck, *discard))
        assert [card for card in found if card < cards.size] == [*cards.pile(pile)]
    proprietors = [inn.proprietor for inn in state.inns]
    assert len(set(proprietors)) == len(proprietors) and all(map(cards.is_proprietor, proprietors))
    assert all(inn.capital >= 0 and inn.vault >= 0 for inn in state.inns)


def _all(state: State, name: str) -> Iterable[Card]:
    return (card for inn in state.inns for card in getattr(inn, name))


def check_order(cards: Cards, state: State) -> None:
    """What is waited for fits what lies on the table."""
    asked = state.asked
    assert (asked.task is Task.RESPOND) <= bool(state.windows)
    assert len([window for window in state.windows if window.moment is Moment.TREACHERY_PLAYED]) <= len(
        state.plays
    )
    assert state.declared == 0 or any(
        window.moment is Moment.DEPOSIT_DECLARED and window.amount == state.declared
        for window in state.windows
    )
    if state.phase not in (Phase.BIDDING, Phase.DEAL):
        assert not state.bids.order
    if state.asked.task in (Task.BORROW, Task.REBID):
        order = state.bids.order
        unpaid = order[order.index(asked.seats[0]) :] if order else range(len(state.inns))
        for seat in unpaid:
            assert state.bids.totals[seat] <= cover(cards, state.inns[seat])


def play_and_check(rules: InnkeeperRules, seed: int) -> State:
    """Play a match by chance and check its accounts after every event; return how it ended.

    Every step is what its events make, and every action that is offered is not refused.
    """
    state, rng, chance = rules.empty(), Rng(seed), Rng(seed + 1)
    accounts = Accounts(rules.cards, rules.seats)
    for _ in range(MOST_ACTIONS):
        acting = rules.to_act(state)
        if not acting:
            return state
        at, chance = chance.below("seat", len(acting))
        legal = rules.legal(state, acting[at])
        at, chance = chance.below("action", len(legal))
        action = legal[at]
        assert rules.refusal(state, action) is None
        events, rng_after = rules.decide(state, action, rng)
        stepped = rules.step(state, action, rng)
        for event in events:
            state = rules.evolve(state, event)
            accounts.book(event)
            accounts.check(state)
            check_places(rules.cards, state)
        check_order(rules.cards, state)
        assert stepped == (state, rng_after)
        assert acting == (TABLE,) or rng_after == rng
        rng = rng_after
    raise AssertionError("a match without an end")


def rules_for(players: int, *, bell: bool = False) -> InnkeeperRules:
    """Return the rules of the published deck with inns by chance."""
    cards = prepare(check_deck(InnkeeperDeck, base_deck("innkeeper"), "innkeeper.json"))
    return InnkeeperRules(cards, Terms(players, (CHANCE,) * players, bell))


def main(matches: int) -> None:
    """Play so many matches and say how they ended."""
    tables = [rules_for(players, bell=bell) for players in (4, 3, 2) for bell in (False, True)]
    ends: Counter[str] = Counter()
    for seed in range(matches):
        state = play_and_check(tables[seed % len(tables)], seed)
        ends[f"{state.reason} after {state.round} rounds"] += 1
    print(dict(ends))


if __name__ == "__main__":
    main(int(sys.argv[1]))
