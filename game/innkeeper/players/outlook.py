"""How an imagined match goes on when everybody plays by rules of thumb, and how it then looks for each seat.

Nobody answers in windows there: whose hands are guessed would answer by guess, and it takes most of the time.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from game.core.rng import Rng
from game.core.rules import TABLE
from game.innkeeper.actions import Action, PlaceBid
from game.innkeeper.kinds import Card, Task
from game.innkeeper.players.appraisal import RESALE, Appraiser, Scene
from game.innkeeper.players.careful import CarefulBot, drawn
from game.innkeeper.players.gains import TREACHERY
from game.innkeeper.rules import InnkeeperRules
from game.innkeeper.setup import Setup
from game.innkeeper.state import Standing, State

LEAD: Final = 5.0
"""A lead of so much gold makes a victory 2.7 times as likely as another's."""
SWING: Final = 3.0
"""The same at the end of an imagined match: the answers that nobody gave there move so much, as counted."""
WIN: Final = 0.5
"""The part that winning has in the worth of a match that is over; the rest is the lead."""
# What things come to in final gold, as was counted in games.
IDLE: Final = 0.9
TRADE: Final = 0.6
ABILITIES: Final = 0.6
OWED: Final = 0.8
_CHANCE: Final = "play"
_SPAN: Final = 1 << 20
_SILENT: Final = Standing(True)


class QuickAppraiser(Appraiser):
    """Remembers what assets are worth as long as the search is about one decision."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self._known: dict[tuple[object, ...], float] = {}

    def forget(self) -> None:
        """Begin with another decision."""
        self._known.clear()

    def gain_worth(self, scene: Scene, seat: int, card: Card) -> float:
        """Return what gaining an asset is worth, as the table was when that was first asked."""
        key = (scene.round, scene.phase, seat, card, len(scene.inns[seat].assets))
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = super().gain_worth(scene, seat, card)
        return found


class Outlook:
    """Plays imagined matches on and judges them."""

    def __init__(self, rules: InnkeeperRules) -> None:
        self._rules = rules
        self._appraiser = QuickAppraiser(rules.setup)
        self._player = CarefulBot(rules, 0, self._appraiser)
        self._bids: dict[tuple[int, ...], list[float]] = {}

    def forget(self) -> None:
        """Begin with another decision: what bids and assets are worth is remembered for one."""
        self._bids.clear()
        self._appraiser.forget()

    def after(self, state: State, action: Action, chance: Rng) -> State:
        """Return what an action leads to when the round is over."""
        after, chance = self._rules.step(silenced(state), action, chance)
        return self._ended(after, chance, state.round)

    def rest(self, state: State, chance: Rng) -> State:
        """Return what a state leads to when the round is over."""
        return self._ended(silenced(state), chance, state.round)

    def _ended(self, state: State, chance: Rng, until: int) -> State:
        rules = self._rules
        while (acting := rules.to_act(state)) and state.round <= until:
            legal = rules.legal(state, acting[0])
            action, chance = self._answer(state, acting[0], legal, chance)
            state, chance = rules.step(state, action, chance)
        return state

    def _answer(self, state: State, seat: int, legal: Sequence[Action], chance: Rng) -> tuple[Action, Rng]:
        if seat == TABLE or len(legal) == 1:
            return legal[0], chance
        if state.asked.task not in (Task.BID, Task.REBID):
            return self._player.answer(state, seat, legal), chance
        number, chance = chance.below(_CHANCE, _SPAN)
        return legal[drawn(self._bid_worths(state, seat, legal), number / _SPAN)], chance

    def _bid_worths(self, state: State, seat: int, legal: Sequence[Action]) -> list[float]:
        most = legal[-1]
        assert isinstance(most, PlaceBid)
        totals = state.bids.totals
        key = (state.round, seat, most.amount, *totals)
        found = self._bids.get(key)
        if found is None:
            found = self._bids[key] = self._player.bid_worths(state, seat, legal)
        return found

    def chance(self, state: State, seat: int) -> float:
        """Return the chance of a seat to win, by what each is expected to score; at the end, its win.

        A win that k share counts 1/k.
        """
        if state.reason:
            return (seat in state.winners) / len(state.winners)
        return _share(self.expected_scores(state), seat)

    def told(self, state: State, seat: int, chance: float) -> float:
        """Return what its chance is told as while answers are to come: a close end could be another's."""
        return _share([*map(float, state.scores)], seat, SWING) if state.reason else chance

    def worth(self, state: State, seat: int, chance: float) -> float:
        """Return what its chance makes a match worth for a seat, 0 to 1; at the end the lead counts too."""
        if not state.reason:
            return chance
        return WIN * chance + (1 - WIN) * _share([*map(float, state.scores)], seat)

    def expected_scores(self, state: State) -> list[float]:
        """Return what each seat is expected to score, at the end of a round."""
        appraiser, cards = self._appraiser, self._rules.cards
        earned = appraiser.trade.earnings(state.inns)
        phases = appraiser.phases_left(state)
        trade = TRADE * appraiser.trade_left(phases)
        coin = appraiser.gold(state.round - 1)
        found = []
        for seat, inn in enumerate(state.inns):
            goods = sum([cards.gold_values[asset.card] for asset in inn.assets])
            more = sum(
                [appraiser.abilities_worth(state, asset.card, asset.gold, phases) for asset in inn.assets]
            )
            found.append(
                inn.vault * coin
                + inn.capital * IDLE
                + TREACHERY * len(inn.hand)
                + goods * RESALE
                + more * ABILITIES
                + earned[seat] * trade
                - OWED * sum([cards.debt_value(debt) for debt in inn.debts])
            )
        return found


def _share(finals: Sequence[float], seat: int, lead: float = LEAD) -> float:
    best = max(finals)
    forces = [exp((final - best) / lead) for final in finals]
    return forces[seat] / sum(forces)


def silenced(state: State) -> State:
    """Return a state in which nobody answers for the rest of the round."""
    return state._replace(standing=(_SILENT,) * len(state.inns))
