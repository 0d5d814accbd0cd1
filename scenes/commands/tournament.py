"""Many games between bots, in this process or shared among several, which all count the same."""

import signal
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from game.bots.playing import Round, Tally
from game.core.rng import Rng
from scenes.deals import LARGEST

PIECE: Final = 12
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

    def pieces(self) -> list[range]:
        """Return the games in pieces."""
        return [range(first, min(first + PIECE, self.games)) for first in range(0, self.games, PIECE)]


def deal_number(seed: int, deal: int) -> int:
    """Return the number of a deal, counted from 0; `four-inns new --deal` plays it."""
    rng = Rng.at(seed, {STREAM: deal})
    number, _ = rng.below(STREAM, LARGEST)
    return number + 1


class _Player:
    """Plays pieces of one tournament."""

    def __init__(self, tournament: Tournament) -> None:
        from game.bots.roster import bots_for
        from game.registry import find_game

        game = find_game(tournament.game)
        rules = game.open(tournament.deck, tournament.options, tournament.game).rules
        self._seed = tournament.seed
        self._round = Round(rules, tournament.kinds, bots_for(game), tournament.budget)

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

    # Fresh processes everywhere, as on Windows: a copy of a program with threads may never wake up.
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(jobs, len(pieces)), _begin, (tournament,)) as pool:
        yield from pool.imap_unordered(_play, pieces)


_players: list[_Player] = []
"""That of a process that helps; it is made once, when the process begins."""


def _begin(tournament: Tournament) -> None:
    # Ctrl+C reaches every process of a terminal; the one that was started answers it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _players[:] = [_Player(tournament)]


def _play(games: range) -> Tally:
    return _players[0].play(games)
