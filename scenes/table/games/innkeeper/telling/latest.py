"""What befell the numbers on the street last, for the words of their signs."""

from collections.abc import Sequence
from typing import Final

from game.innkeeper.events import (
    BankDeposited,
    CharacteristicChanged,
    DebtMoved,
    DebtPaid,
    DebtRemoved,
    DebtsDrawn,
    Deposited,
    Event,
    GoldGained,
    GoldPaid,
    RoundBegan,
)
from game.innkeeper.kinds import Characteristic
from scenes.table.games.innkeeper.paint.faces import ICONS
from scenes.table.games.innkeeper.telling.log_facts import Fact

_ICON_OF: Final = dict(zip(Characteristic, ICONS, strict=True))


class Latest:
    """Of characteristics all changes of the round, of all else the last one."""

    def __init__(self) -> None:
        self._told: dict[str, tuple[str, ...]] = {}

    def read(self, facts: Sequence[Fact]) -> None:
        """Take up what happened next."""
        for fact in facts:
            if isinstance(fact.event, RoundBegan):
                self._told.clear()
            name = _sign(fact.event)
            if name and fact.words:
                is_sum = isinstance(fact.event, CharacteristicChanged)
                self._told[name] = (*(self._told.get(name, ()) if is_sum else ()), fact.words)

    def of(self, sign: str) -> tuple[str, ...]:
        """Return what is told of a sign, by its name."""
        return self._told.get(sign, ())


def _sign(event: Event) -> str:
    """Return the name of the sign whose number an event changed; empty for none."""
    match event:
        case CharacteristicChanged(seat, characteristic):
            return f"{_ICON_OF[characteristic]} {seat}"
        case Deposited(seat) | BankDeposited(seat):
            return f"vault {seat}"
        case GoldGained(seat) | GoldPaid(seat):
            return f"capital {seat}"
        case DebtsDrawn(seat) | DebtPaid(seat) | DebtRemoved(seat) | DebtMoved(_, seat):
            return f"debts {seat}"
        case _:
            return ""
