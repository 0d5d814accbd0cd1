"""Playing whole matches with bots, quickly and without a record."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from game.bots.chance import thought_of
from game.core.bot import Bot, BotFactory
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
    rules: Rules[S, A, E, V],
    bots: Sequence[Bot[Any, Any]],
    seed: int,
    budget: int = AMPLE,
    thought: Rng | None = None,
) -> PlayedOut[S]:
    """Play the match of a seed to its end, one bot a seat; the bots' chance never touches the match's.

    `thought` is the chance of the bots, by default one that belongs to the seed.
    """
    rng = Rng(seed)
    thought = rng if thought is None else thought
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


class Share(NamedTuple):
    """How those fared who had one part."""

    games: int = 0
    wins: float = 0.0
    """A win that k share counts 1/k."""
    scores: int = 0

    def plus(self, other: "Share") -> "Share":
        """Return what was counted in both."""
        return Share(self.games + other.games, self.wins + other.wins, self.scores + other.scores)


Part: TypeAlias = tuple[str, str]
"""A kind of part, such as the inn, and which one."""
SEAT: Final = "seat"
"""The part that everybody has in every game."""


class Tally(NamedTuple):
    """What was counted in some games; tuples are by the position in which a bot was named."""

    games: int
    wins: tuple[float, ...]
    """A win that k share counts 1/k."""
    scores: tuple[int, ...]
    plies: int
    longest: int
    """The most decisions in one game."""
    parts: Mapping[Part, Share]

    def plus(self, other: "Tally") -> "Tally":
        """Return what was counted in both."""
        return Tally(
            self.games + other.games,
            tuple([one + more for one, more in zip(self.wins, other.wins, strict=True)]),
            tuple([one + more for one, more in zip(self.scores, other.scores, strict=True)]),
            self.plies + other.plies,
            max(self.longest, other.longest),
            {
                part: self.parts.get(part, Share()).plus(other.parts.get(part, Share()))
                for part in {**self.parts, **other.parts}
            },
        )


class Round:
    """Bots that play deal after deal, each deal once from every turn of the seats."""

    def __init__(
        self,
        rules: Rules[Any, Any, Any, Any],
        kinds: Sequence[str],
        bots: Mapping[str, BotFactory],
        budget: int = AMPLE,
        parts: Callable[[Any], Mapping[str, Sequence[str]]] | None = None,
    ) -> None:
        """Take the kinds of bots in the order in which they are counted, one for each seat.

        `parts` tells what each seat was in a finished match.
        """
        self._rules = rules
        self._parts = parts
        self._kinds = tuple(kinds)
        self._seats = rules.seats
        self._budget = budget
        self._made = {
            (kind, seat): bots[kind](rules, seat) for kind in set(kinds) for seat in range(rules.seats)
        }

    def deal_of(self, game: int) -> int:
        """Return which deal a game is played with, counted from 0."""
        return game // self._seats

    def play(self, games: range, seed_of: Callable[[int], int]) -> Tally:
        """Play some games; `seed_of` gives the seed of a deal."""
        wins = [0.0] * self._seats
        scores = [0] * self._seats
        plies = longest = 0
        parts: dict[Part, Share] = {}
        for game in games:
            # By seat: from game to game everybody sits one seat further.
            position_at = [(seat - game) % self._seats for seat in range(self._seats)]
            bots = [self._made[self._kinds[position_at[seat]], seat] for seat in range(self._seats)]
            seed, turn = seed_of(self.deal_of(game)), game % self._seats
            # Bots of one kind would otherwise play the same game again, and it would count twice.
            thought = thought_of(seed, turn) if turn else Rng(seed)
            played = play_out(self._rules, bots, seed, self._budget, thought)
            for seat in played.result.winners:
                wins[position_at[seat]] += 1 / len(played.result.winners)
            for seat, score in enumerate(played.result.scores):
                scores[position_at[seat]] += score
            for part, share in self._shares(played):
                parts[part] = parts.get(part, Share()).plus(share)
            plies += played.plies
            longest = max(longest, played.plies)
        return Tally(len(games), tuple(wins), tuple(scores), plies, longest, parts)

    def _shares(self, played: PlayedOut[Any]) -> Iterator[tuple[Part, Share]]:
        """Yield for each part of each seat how it fared in one match."""
        winners = played.result.winners
        found: dict[str, Sequence[str]] = {SEAT: [str(seat) for seat in range(self._seats)]}
        if self._parts is not None:
            found.update(self._parts(played.state))
        for kind, had in found.items():
            for seat, (part, score) in enumerate(zip(had, played.result.scores, strict=True)):
                yield (kind, part), Share(1, (seat in winners) / max(1, len(winners)), score)
