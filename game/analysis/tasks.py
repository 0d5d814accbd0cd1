"""The pieces of work that an analysis is made of, none of which waits for another, and what each finds."""

from typing import NamedTuple, TypeAlias

from game.analysis.report import Line
from game.core.bot import Weight
from game.core.rules import Seat


class Weigh(NamedTuple):
    """Weigh what could be done at a position, with the view of whoever was to act there."""

    position: int
    part: int = 0
    """Each part imagines other games; all are counted together."""
    among: tuple[int, ...] = ()
    """Which of the legal actions; none stands for all."""


class Forecast(NamedTuple):
    """Find the chance of a seat at a position where it need not be to act, with its view."""

    position: int
    seat: Seat
    part: int = 0


class GoOn(NamedTuple):
    """Play the match on from a position with another action, everything else falling as it would have."""

    position: int
    option: int
    iterations: int = 0
    """So many thoughts there are for all the decisions together."""


class PlayAgain(NamedTuple):
    """Play the deal of the match with the strong bot in the seats of the persons."""

    iterations: int = 0


Task: TypeAlias = Weigh | Forecast | GoOn | PlayAgain


class Weighed(NamedTuple):
    """The weights so far of all legal actions, in their order."""

    task: Weigh
    weights: tuple[Weight, ...]
    iterations: int


class Forecasted(NamedTuple):
    """The chance so far."""

    task: Forecast
    weight: Weight


class Played(NamedTuple):
    """How a match could have gone."""

    task: GoOn | PlayAgain
    line: Line


Finding: TypeAlias = Weighed | Forecasted | Played
"""A later finding of the same task takes the place of an earlier one."""
