"""Playing a whole match with bots, quickly and without a record."""

from collections.abc import Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar

from game.core.bot import Bot
from game.core.rng import Rng
from game.core.rules import TABLE, Result, Rules

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")

AMPLE: Final = 1_000_000
"""A budget that no simple bot uses up."""


class PlayedOut(NamedTuple, Generic[S]):
    """How a match ended that bots have played."""

    state: S
    result: Result
    plies: int
    """How many decisions the players made."""


def play_out(
    rules: Rules[S, A, E, V], bots: Sequence[Bot[Any, Any]], seed: int, budget: int = AMPLE
) -> PlayedOut[S]:
    """Play the match of a seed to its end, one bot a seat; the bots' chance never touches the match's."""
    rng = thought = Rng(seed)
    state = rules.empty()
    plies = 0
    while acting := rules.to_act(state):
        seat = acting[0]
        legal = rules.legal(state, seat)
        if seat == TABLE:
            action = legal[0]
        else:
            action, thought = bots[seat].choose(rules.observe(state, seat), legal, thought, budget)
            plies += 1
        state, rng = rules.step(state, action, rng)
    result = rules.result(state)
    assert result is not None
    return PlayedOut(state, result, plies)
