"""The outcome of an analysis: plain values that a scene draws, a file keeps and a command prints."""

from enum import StrEnum
from typing import Any, Final, NamedTuple

from game.core.rules import Seat

IMPRECISE_FROM: Final = 0.05
MISTAKE_FROM: Final = 0.10
BLUNDER_FROM: Final = 0.15


class Verdict(StrEnum):
    """What a decision is called, by the part of the chance to win that it cost."""

    GOOD = "good"
    IMPRECISE = "imprecise"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


def verdict_of(cost: float) -> Verdict:
    """Return what a decision is called that cost such a part, 0 to 1, of the chance to win."""
    if cost >= BLUNDER_FROM:
        return Verdict.BLUNDER
    if cost >= MISTAKE_FROM:
        return Verdict.MISTAKE
    return Verdict.IMPRECISE if cost >= IMPRECISE_FROM else Verdict.GOOD


class Option(NamedTuple):
    """One action that was legal, and what it was worth to its seat."""

    action: Any
    """As the codec of the game writes it."""
    chance: float
    trials: int
    """How many imagined games that rests on; 0 for one that was not weighed."""


class Line(NamedTuple):
    """How a match could have gone on with the same cards."""

    position: int
    """Where it leaves the line of the match: so many entries are the same."""
    steps: tuple[tuple[Seat, Any], ...]
    """Who does what from there on, chance with its outcomes, as the codec writes the actions."""
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


class Decision(NamedTuple):
    """One decision of a person, weighed with what its seat knew then."""

    position: int
    """The place of its entry on the line of the match."""
    seat: Seat
    chapter: int
    """The turn or round."""
    chosen: int
    """Which of the options was taken."""
    options: tuple[Option, ...]
    better: Line | None = None
    """How it could have gone on with the best option, if the decision cost something."""

    @property
    def best(self) -> int:
        """Which of the options promised most; of equal ones the chosen one."""
        return max(range(len(self.options)), key=lambda at: (self.options[at].chance, at == self.chosen, -at))

    @property
    def cost(self) -> float:
        """The part of the chance to win that it gave away, 0 to 1."""
        return max(0.0, self.options[self.best].chance - self.options[self.chosen].chance)

    @property
    def verdict(self) -> Verdict:
        """What it is called."""
        return verdict_of(self.cost)


class Moment(NamedTuple):
    """The chance to win of every seat at a position of the match, each as far as its seat knew."""

    position: int
    chances: tuple[float, ...]


class Balance(NamedTuple):
    """What made the chance of a seat go from the first moment to the last: both parts add up to that."""

    luck: float
    """What draws, dice and the others gave or took."""
    skill: float
    """What its own choices gave away: 0 for perfect play, else negative."""


class Analysis(NamedTuple):
    """Everything that is known of a match so far."""

    moments: tuple[Moment, ...]
    """By position; first the start, last the end."""
    decisions: tuple[Decision, ...]
    """By position."""
    balances: tuple[Balance | None, ...]
    """For each seat; None where no person sits."""
    played_by_bot: Line | None
    """The same deal with the strong bot in the seats of the persons."""
    done: float
    """How much of the work is done, 0 to 1; what is known is refined until then."""
    unknown_from: int | None = None
    """The position of the first decision of which nothing is known yet: no chance holds beyond it."""
