"""What the effects of a card are worth in gold, by rules of thumb and whatever deck it is."""

from collections.abc import Sequence
from typing import Final

from game.innkeeper.cards import Cards
from game.innkeeper.kinds import HIDDEN, NOBODY, Lasts
from game.innkeeper.state import Inn
from game.innkeeper.steps import BANK, EACH_OTHER, SELF, TARGET, Step
from game.innkeeper.worth import measured

TREACHERY: Final = 1.4
"""The gold that a treachery card in hand is worth; it is sold for 1 in the end."""
DEBT: Final = 1.1
"""The gold that a debt card costs: what paying it off in a Refresh Phase comes to."""
USUAL_CAPITAL: Final = 4
"""The gold that somebody has whose Capital is hidden."""
_ASSET: Final = 3.0
_EXHAUSTED: Final = 1.2
_LIQUIDATED: Final = 2.0
_PEEK: Final = 0.4
_ROOM: Final = 1.0
_POINT: Final = 0.8
"""A characteristic one higher for a round."""
_DEPOSIT: Final = 0.2
_EACH: Final = {
    "gain_gold": 1.0,
    "bank_pays": 1.0,
    "bank_deposits": 1.1,
    "pay_or": -1.0,
    "draw_treachery": TREACHERY,
    "discard_treachery": -TREACHERY,
    "gain_debt": -DEBT,
    "exhaust": -_EXHAUSTED,
    "liquidate": -_LIQUIDATED,
    "mod_capacity": _ROOM,
}
"""What one of that is worth to whom it happens."""

Inns = Sequence[Inn]
Hurt = Sequence[float]
"""By seat: the gold of one's own that a gold lost by that seat is worth."""


class Gains:
    """Values of effects, with the table before them or without one."""

    def __init__(self, cards: Cards, players: int) -> None:
        self._cards = cards
        self._players = players
        self._plain = (0.0,) * players

    def plain(self, program: int) -> float:
        """Return what a program is worth to whom it serves, in an ordinary situation."""
        return sum([self._plain_step(step) for step in self._cards.programs[program] if step.who == SELF])

    def _plain_step(self, step: Step) -> float:
        match step.op:
            case "roll":
                return sum([self.plain(row) for row in step.branches]) / len(step.branches)
            case "choose":
                return max([self.plain(row) for row in step.branches])
            case "if":
                return sum([self.plain(row) for row in step.branches]) / 2
            case _:
                scale = step.scale
                n = step.n if scale is None else scale.base + (scale.most - scale.base) / 3
                return self._worth(step, float(n), None)

    def of(self, inns: Inns, program: int, me: int, target: int, hurt: Hurt) -> float:
        """Return what a program is worth to a seat, with what it does to others."""
        return sum([self.step(inns, step, me, target, hurt) for step in self._cards.programs[program]])

    def step(self, inns: Inns, step: Step, me: int, target: int, hurt: Hurt) -> float:
        match step.op:
            case "roll":
                rows = [self.of(inns, row, me, target, hurt) for row in step.branches]
                return sum(rows) / len(rows)
            case "choose":
                return max([self.of(inns, row, me, target, hurt) for row in step.branches])
            case "if":
                test = step.test
                assert test is not None
                inn = inns[me if test.who == SELF else target]
                is_met = test.least <= measured(self._cards, inn, test.measure, self._players) <= test.most
                return self.of(inns, step.branches[0 if is_met else 1], me, target, hurt)
            case "move_debt" | "pay" | "steal_treachery":
                return self._moved(inns, step, me, target, hurt)
        if step.who == EACH_OTHER:
            others = [seat for seat in range(self._players) if seat != me]
            return -sum([hurt[seat] * self._worth(step, step.n, inns[seat]) for seat in others])
        seat = me if step.who == SELF else target
        if seat == NOBODY:
            return 0.0
        worth = self._worth(step, self.amount(inns, step, me, target), inns[seat])
        return worth if seat == me else -hurt[seat] * worth

    def amount(self, inns: Inns, step: Step, me: int, target: int) -> float:
        """Return how much or how many a step is about."""
        scale = step.scale
        if scale is None:
            return step.n
        inn = inns[me if scale.who == SELF else target]
        return min(scale.most, scale.base + measured(self._cards, inn, scale.measure, self._players))

    def _worth(self, step: Step, n: float, inn: Inn | None) -> float:
        """Return what a step is worth to the seat that it is about; without an inn, in an ordinary one."""
        known = _EACH.get(step.op)
        if known is not None:
            if inn is not None and step.op == "discard_treachery":
                n = min(n, len(inn.hand))
            return known * n
        match step.op:
            case "pay":
                return -min(n, USUAL_CAPITAL if inn is None else capital_of(inn))
            case "remove_debt":
                return DEBT * min(n, 1.5 if inn is None else len(inn.debts))
            case "unexhaust":
                exhausted = 0.2 if inn is None else sum([asset.is_exhausted for asset in inn.assets])
                return _EXHAUSTED * min(n, exhausted)
            case "mod_char":
                return _POINT * n if step.lasts is Lasts.ROUND else 0.0
            case "gain_asset":
                return _ASSET
            case "peek_customer":
                return _PEEK
            case "deposit":
                return _DEPOSIT
            case _:
                return 0.0

    def _moved(self, inns: Inns, step: Step, me: int, target: int, hurt: Hurt) -> float:
        """Return what it is worth that something goes from one to another."""
        n = self.amount(inns, step, me, target)
        total = 0.0
        givers = (
            [seat for seat in range(self._players) if seat != me]
            if step.who == EACH_OTHER
            else [me if step.who == SELF else target]
        )
        for giver in givers:
            inn = inns[giver]
            if step.op == "pay":
                moved = -min(n, capital_of(inn))
            elif step.op == "move_debt":
                moved = DEBT * min(n, len(inn.debts))
            else:
                moved = -TREACHERY * min(n, len(inn.hand))
            total += moved if giver == me else -hurt[giver] * moved
            if step.other != BANK:
                taker = target if step.other == TARGET else me
                total -= moved if taker == me else -hurt[taker] * moved
        return total


def capital_of(inn: Inn) -> int:
    """Return the gold of an inn, or what it usually is where that is hidden."""
    return USUAL_CAPITAL if inn.capital == HIDDEN else inn.capital
