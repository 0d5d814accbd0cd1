"""Many games between bots, in this process or shared among several, which all count the same."""

import signal
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from game.bots.playing import Round, Tally
from game.core.deals import LARGEST_DEAL
from game.core.rng import Rng
from scenes.commands.clocked import clocked

PIECE: Final = 4
"""How many games are handed out at once."""
STREAM: Final = "games"


class Tournament(NamedTuple):
    """What is played; it can be sent to another process."""

    game: str
    deck: Mapping[str, Any]
    options: Mapping[str, object]
    kinds: tuple[str, ...]
    budget: int
    seed: int
    games: int
    seconds: float | None = None
    """Of processor time, for a decision of a bot that can be stopped; such a bot then has no budget."""

    def pieces(self) -> Iterator[range]:
        """Yield the games in pieces."""
        for first in range(0, self.games, PIECE):
            yield range(first, min(first + PIECE, self.games))


def deal_number(seed: int, deal: int) -> int:
    """Return the number of a deal, counted from 0; `four-inns new --deal` plays it."""
    rng = Rng.at(seed, {STREAM: deal})
    number, _ = rng.below(STREAM, LARGEST_DEAL)
    return number + 1


class _Player:
    """Plays pieces of one tournament."""

    def __init__(self, tournament: Tournament) -> None:
        from game.bots.roster import bots_for
        from game.registry import find_game

        game = find_game(tournament.game)
        table = game.open(tournament.deck, tournament.options, tournament.game)
        self._seed = tournament.seed
        bots = bots_for(game)
        if tournament.seconds is not None:
            bots = {kind: clocked(factory, tournament.seconds) for kind, factory in bots.items()}
        self._round = Round(
            table.rules, tournament.kinds, bots, tournament.budget, parts=table.notation.parts
        )

    def play(self, games: range) -> Tally:
        return self._round.play(games, lambda deal: deal_number(self._seed, deal))


def tallies(tournament: Tournament, jobs: int) -> Iterator[Tally]:
    """Yield what was counted, piece by piece, in whatever order."""
    pieces = tournament.pieces()
    if jobs == 1:
        player = _Player(tournament)
        yield from map(player.play, pieces)
        return
    import multiprocessing
    from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait

    # Fresh processes everywhere, as on Windows: a copy of a program with threads may never wake up.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, _begin, (tournament,)) as pool:
        waiting: set[Future[Tally]] = set()
        try:
            for piece in pieces:
                waiting.add(pool.submit(_play, piece))
                if len(waiting) > 2 * jobs:
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    yield from (future.result() for future in done)
            for future in waiting:
                yield future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


_players: list[_Player] = []
"""That of a process that helps; it is made once, when the process begins."""


def _begin(tournament: Tournament) -> None:
    # Ctrl+C reaches every process of a terminal; the one that was started says so, the others just end.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    _players[:] = [_Player(tournament)]


def _play(games: range) -> Tally:
    return _players[0].play(games)
