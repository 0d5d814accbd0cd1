"""What a card does, made ready for play: lists of steps in small numbers instead of words.

Source: rules reference, section 5. A list of effects is a program; those inside others are programs too.
"""

from typing import Final, NamedTuple

from game.innkeeper.kinds import Characteristic, Lasts
from game.innkeeper.vocabulary import (
    Amount,
    BankDeposits,
    BankPays,
    Cancel,
    ChangeBid,
    ChangeCapacity,
    ChangeCharacteristic,
    ChooseOption,
    Condition,
    DiscardAsset,
    DiscardTreachery,
    DismissCustomer,
    DrawTreachery,
    Effect,
    Effects,
    Exhaust,
    GainAsset,
    GainDebt,
    GainGold,
    IfElse,
    Liquidate,
    MakeDeposit,
    Metric,
    MoveDebt,
    Pay,
    PayOr,
    PeekCustomer,
    PreventDeposit,
    RedirectCustomer,
    RemoveDebt,
    RollDie,
    StealTreachery,
    StoreGold,
    TakeAsset,
    Unexhaust,
)

# Whom a step is about.
SELF: Final = 0
TARGET: Final = 1
EACH_OTHER: Final = 2
BANK: Final = 3
_SELECTORS: Final = {"self": SELF, "target": TARGET, "each_other": EACH_OTHER, "bank": BANK, None: SELF}

# What can be counted.
ASSETS: Final = 0
ASSETS_OF_TYPE: Final = 1
TREACHERY: Final = 2
DEBTS: Final = 3
ROOM: Final = 4
CHARACTERISTIC: Final = 5
_METRICS: Final = {"assets": ASSETS, "treachery": TREACHERY, "debts": DEBTS, "room": ROOM}
CHARACTERISTICS: Final = tuple(Characteristic)
TYPES: Final = ("Staff", "Room", "Kitchen", "Amusement", "Venture")

UNLIMITED: Final = 99
"""More than any number on a card."""
FIRST_LISTED: Final = 4
CHOICE: Final = 5
"""Beside the four characteristics: the first that a customer lists, or one of choice."""


class Measure(NamedTuple):
    """A number that is read off an inn."""

    metric: int
    part: int
    """Of ASSETS_OF_TYPE the type, of CHARACTERISTIC the characteristic."""


class Scale(NamedTuple):
    """An amount that depends on the table: min(most, base + measure)."""

    measure: Measure
    who: int
    base: int
    most: int


class Test(NamedTuple):
    """Whether a number lies between two limits."""

    measure: Measure
    who: int
    least: int
    most: int


class Step(NamedTuple):
    """One primitive with its parameters."""

    op: str
    who: int = SELF
    """Whom it is about; of two, who gives."""
    other: int = SELF
    """Who receives or chooses."""
    n: int = 0
    """How much or how many; at most, where it is a may."""
    scale: Scale | None = None
    """How much instead of `n`, where it depends on the table."""
    part: int = 0
    """A characteristic, FIRST_LISTED or CHOICE."""
    lasts: Lasts = Lasts.ROUND
    is_so: bool = False
    """By lot; beyond the limit; from the Bank; this card itself."""
    test: Test | None = None
    branches: tuple[int, ...] = ()
    """Programs: else; one for each face of the die; one for each option; then and else."""


def measure_of(metric: Metric) -> Measure:
    """Return what a metric reads."""
    name, _, part = metric.partition(":")
    if not part:
        return Measure(_METRICS[name], 0)
    if name == "char":
        return Measure(CHARACTERISTIC, CHARACTERISTICS.index(Characteristic(part)))
    return Measure(ASSETS_OF_TYPE, TYPES.index(part))


def test_of(condition: Condition) -> Test:
    """Return a condition made ready."""
    return Test(
        measure_of(condition.metric),
        _SELECTORS[condition.who],
        condition.min or 0,
        UNLIMITED if condition.max is None else condition.max,
    )


class Programs:
    """All programs of a deck; 0 is the empty one."""

    def __init__(self) -> None:
        self.steps: list[tuple[Step, ...]] = [()]

    def add(self, effects: Effects) -> int:
        """Make a program of effects and return its number."""
        if not effects:
            return 0
        steps = tuple([self._step(effect) for effect in effects])
        self.steps.append(steps)
        return len(self.steps) - 1

    def _step(self, effect: Effect) -> Step:
        match effect:
            case GainGold() | BankPays() | BankDeposits() | DrawTreachery():
                return _counted(effect.op, effect.who, effect.n)
            case Pay():
                return _counted(effect.op, effect.who, effect.n)._replace(other=_SELECTORS[effect.to])
            case PayOr():
                step = _counted(effect.op, effect.who, effect.n)
                return step._replace(branches=(self.add(effect.otherwise),))
            case MakeDeposit() | RemoveDebt() | Unexhaust():
                return Step(effect.op, _SELECTORS[effect.who], n=effect.max)
            case StoreGold():
                return Step(effect.op, n=effect.max, is_so=effect.source == "bank")
            case DiscardTreachery():
                return _counted(effect.op, effect.who, effect.n)._replace(is_so=effect.pick == "random")
            case StealTreachery():
                return _counted(effect.op, effect.giver, effect.n)._replace(other=_SELECTORS[effect.to])
            case GainDebt():
                return _counted(effect.op, effect.who, effect.n)._replace(is_so=effect.over_limit)
            case MoveDebt():
                return Step(effect.op, _SELECTORS[effect.giver], _SELECTORS[effect.to], effect.max)
            case Exhaust(n=None):
                return Step(effect.op, is_so=True)
            case Exhaust(n=int() | _ as n) | Liquidate(n=n):
                step = _counted(effect.op, effect.who, n)
                return step._replace(other=_SELECTORS[effect.chooser])
            case TakeAsset():
                return Step(effect.op, _SELECTORS[effect.giver], _SELECTORS[effect.to])
            case GainAsset() | PeekCustomer():
                return Step(effect.op, _SELECTORS[effect.who])
            case ChangeCharacteristic():
                return Step(
                    effect.op,
                    _SELECTORS[effect.who],
                    n=effect.n,
                    part=_part_of(effect.char),
                    lasts=Lasts(effect.until),
                )
            case ChangeCapacity() | ChangeBid():
                return Step(effect.op, _SELECTORS[effect.who], n=effect.n)
            case RedirectCustomer():
                return Step(effect.op, _SELECTORS[effect.to])
            case Cancel() | PreventDeposit() | DismissCustomer() | DiscardAsset():
                return Step(effect.op)
            case RollDie():
                rows = {face: self.add(row.effects) for row in effect.table for face in row.on}
                return Step(
                    effect.op, _SELECTORS[effect.who], branches=tuple(rows[face] for face in range(1, 7))
                )
            case ChooseOption():
                branches = tuple([self.add(option.effects) for option in effect.options])
                return Step(effect.op, _SELECTORS[effect.who], branches=branches)
            case IfElse():
                branches = (self.add(effect.then), self.add(effect.otherwise))
                return Step(effect.op, test=test_of(effect.cond), branches=branches)


def _counted(op: str, who: str | None, amount: Amount | None) -> Step:
    if amount is None or isinstance(amount, int):
        return Step(op, _SELECTORS[who], n=amount or 0)
    scale = Scale(measure_of(amount.per), _SELECTORS[amount.who], amount.base, amount.max)
    return Step(op, _SELECTORS[who], scale=scale)


def _part_of(char: str) -> int:
    if char == "choice":
        return CHOICE
    return FIRST_LISTED if char == "first_listed" else CHARACTERISTICS.index(Characteristic(char))
