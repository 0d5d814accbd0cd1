"""`four-inns simulate`: bots play many matches, which are counted and forgotten."""

import argparse
import math
import sys
import time
from collections.abc import Iterator
from typing import Final, NamedTuple

from game.bots.answering import BUDGET
from game.bots.playing import Share, Tally
from game.core.players import PERSON
from game.core.words import message
from scenes.commands.choices import add_game, chosen_deck, chosen_game, given_options
from scenes.commands.numbers import count_up_to, seconds_between, whole_number
from scenes.commands.parser import CommandParser
from scenes.commands.seating import split, with_seats
from scenes.commands.speech import CommandError, Exit, examples, tell, tell_json
from scenes.commands.tournament import Tournament, tallies
from scenes.language import tr

Z95: Final = 1.959964
"""How many standard deviations cover 95 %."""
MOST_GAMES: Final = 100_000_000
MOST_JOBS: Final = 64
MOST_BUDGET: Final = 1_000_000
LEAST_SECONDS: Final = 0.001
MOST_SECONDS: Final = 60.0


def fill(parser: CommandParser) -> None:
    """Say what the command takes."""
    add_game(parser)
    who = parser.add_mutually_exclusive_group(required=True)
    who.add_argument("--bot", metavar="BOT", help=tr("who plays, in every seat: random, careful or strong"))
    who.add_argument(
        "--seats",
        type=split,
        metavar="BOT,BOT,...",
        help=tr("which bots play each other; from game to game all move on by one seat"),
    )
    parser.add_argument(
        "--games",
        type=count_up_to(MOST_GAMES),
        default=1000,
        metavar="N",
        help=tr("how many (default: 1000)"),
    )
    parser.add_argument(
        "--seed",
        type=_seed,
        default=1,
        metavar="S",
        help=tr("the same seed gives the same games (default: 1)"),
    )
    parser.add_argument(
        "--budget",
        type=count_up_to(MOST_BUDGET),
        default=BUDGET,
        metavar="N",
        help=tr("how many iterations a bot may think about a decision (default: {n})", n=BUDGET),
    )
    parser.add_argument(
        "--seconds",
        type=seconds_between(LEAST_SECONDS, MOST_SECONDS),
        metavar="S",
        help=tr("stop bots that can think on after so much processor time a decision, instead of --budget"),
    )
    parser.add_argument(
        "--jobs",
        type=count_up_to(MOST_JOBS),
        default=1,
        metavar="N",
        help=tr("in so many processes (default: 1)"),
    )
    parser.add_argument(
        "--parts",
        action="store_true",
        help=tr("count also by seat, and by what else tells players apart in the game, such as their inn"),
    )
    parser.add_argument("--json", action="store_true", help=tr("print the figures as JSON"))
    parser.epilog = "\n".join(
        [
            examples(
                "four-inns simulate ugly_gryphon --bot careful --games 1000 --seed 1 --json",
                "four-inns simulate monster_inn --seats careful,random,random,random --games 400 --jobs 2",
                "four-inns simulate innkeeper --bot careful --games 4000 --parts",
                "four-inns simulate ugly_gryphon --bot strong --goal 10 --seconds 0.2 --games 400 --jobs 2",
            ),
            "",
            tr("With n seats each deal is played n times, so that everybody has sat everywhere. A win that"),
            tr("k players share counts 1/k for each."),
        ]
    )


def _seed(text: str) -> int:
    number = whole_number(text)
    if number is None:
        raise argparse.ArgumentTypeError(tr("a seed is a whole number of at most 18 digits, such as 1"))
    return number


class Figures(NamedTuple):
    """What was counted; shares are of 1, the intervals hold with 95 % certainty."""

    played: Tournament
    tally: Tally
    seconds: float

    @property
    def win_share(self) -> list[float]:
        """The share of wins by position in `--seats`."""
        return [wins / self.tally.games for wins in self.tally.wins]

    @property
    def win_share_95(self) -> list[tuple[float, float]]:
        """Between which shares the true ones lie."""
        return [interval(wins, self.tally.games) for wins in self.tally.wins]

    @property
    def turns(self) -> float:
        """How many decisions a game had on average."""
        return self.tally.plies / self.tally.games

    @property
    def mean_scores(self) -> list[float]:
        """The mean of the scores by position."""
        return [score / self.tally.games for score in self.tally.scores]

    @property
    def games_per_s(self) -> float:
        """How many games were played in a second, by all processes together."""
        return self.tally.games / self.seconds

    @property
    def plies_per_s(self) -> float:
        """How many decisions were made in a second."""
        return self.tally.plies / self.seconds

    def parts_data(self) -> dict[str, object]:
        """Return how those fared who had the same part, by kind of part and part, as JSON data."""
        kinds: dict[str, dict[str, object]] = {}
        for (kind, part), share in sorted(self.tally.parts.items()):
            kinds.setdefault(kind, {})[part] = {
                "games": share.games,
                "win_share": share.wins / share.games,
                "win_share_95": interval(share.wins, share.games),
                "mean_score": share.scores / share.games,
            }
        return {"parts": kinds}

    def data(self) -> dict[str, object]:
        """Return everything as JSON data; a game for one has some figures under other names too."""
        data: dict[str, object] = {
            "game": self.played.game,
            "seats": list(self.played.kinds),
            "seed": self.played.seed,
            "options": dict(self.played.options),
            "budget": self.played.budget,
            "seconds_a_decision": self.played.seconds,
            "games": self.tally.games,
            "win_share": self.win_share,
            "win_share_95": self.win_share_95,
            "mean_scores": self.mean_scores,
            "turns": self.turns,
            "most_turns": self.tally.longest,
            "plies": self.tally.plies,
            "seconds": self.seconds,
            "games_per_s": self.games_per_s,
            "plies_per_s": self.plies_per_s,
        }
        if len(self.played.kinds) > 1:
            return data
        return {
            **data,
            "bot": self.played.kinds[0],
            "goal": self.played.options.get("goal"),
            "wins": round(self.tally.wins[0]),
            "win_rate": self.win_share[0],
            "win_rate_95": self.win_share_95[0],
            "mean_in_inn": self.mean_scores[0],
        }


def run(options: argparse.Namespace) -> int:
    """Play all the games and print the figures."""
    figures = simulate(options)
    if options.json:
        tell_json({**figures.data(), **(figures.parts_data() if options.parts else {})})
    else:
        for line in (*_lines(figures), *(_part_lines(figures.tally) if options.parts else ())):
            tell(line)
    return Exit.DONE


def simulate(options: argparse.Namespace) -> Figures:
    """Let the bots play; every deal has a number of its own, drawn from the seed.

    Raises CommandError for an unknown bot, DeckError and OptionError as `new` does.
    """
    tournament = _tournament(options)
    began = time.perf_counter()
    total: Tally | None = None
    for tally in _watched(tallies(tournament, options.jobs), tournament.games):
        total = tally if total is None else total.plus(tally)
    assert total is not None, "there is one game at least"
    return Figures(tournament, total, time.perf_counter() - began)


def _tournament(options: argparse.Namespace) -> Tournament:
    game = chosen_game(options)
    deck = chosen_deck(options, game)
    given = given_options(options)
    kinds: tuple[str, ...] | None = options.seats
    if kinds is None:
        players = given.get("players", game.player_counts[0])
        kinds = (options.bot,) * (players if isinstance(players, int) else 1)
    if PERSON in kinds:
        raise CommandError(message("Only bots can play here: a person would have to be asked."), Exit.REFUSED)
    complete = game.options(deck, with_seats(game, kinds, given))
    return Tournament(
        game.id, deck, complete, kinds, options.budget, options.seed, options.games, options.seconds
    )


def interval(wins: float, games: int) -> tuple[float, float]:
    """Return between which shares the true one lies with 95 % certainty.

    Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference", 1927.
    """
    share, weight = wins / games, Z95 * Z95 / games
    middle = (share + weight / 2) / (1 + weight)
    half = Z95 * math.sqrt(share * (1 - share) / games + weight / games / 4) / (1 + weight)
    return max(0.0, middle - half), min(1.0, middle + half)


def _watched(counted: Iterator[Tally], games: int) -> Iterator[Tally]:
    """Yield what was counted; on a terminal a bar on standard error shows how far the games are."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield from counted
        return
    from tqdm import tqdm

    with tqdm(total=games, unit=tr("game"), file=sys.stderr, leave=False) as bar:
        for tally in counted:
            bar.update(tally.games)
            yield tally


def _part_lines(tally: Tally) -> Iterator[str]:
    for (kind, part), share in sorted(tally.parts.items()):
        yield _share_words(f"{kind} {part}", share)


def _share_words(who: str, share: Share) -> str:
    low, high = interval(share.wins, share.games)
    return tr(
        "{bot}: {wins} of {games} games won: {rate}, with 95 % certainty {low} to {high}; "
        "mean score {score}.",
        bot=who,
        wins=f"{share.wins:,.6g}",
        games=f"{share.games:,}",
        rate=f"{share.wins / share.games:.1%}",
        low=f"{low:.1%}",
        high=f"{high:.1%}",
        score=f"{share.scores / share.games:.2f}",
    )


def _lines(figures: Figures) -> Iterator[str]:
    tally = figures.tally
    for kind, wins, score in zip(figures.played.kinds, tally.wins, tally.scores, strict=True):
        yield _share_words(kind, Share(tally.games, wins, score))
    yield tr("{turns} decisions a game on average.", turns=f"{figures.turns:.1f}")
    yield tr(
        "{games} games and {plies} decisions a second.",
        games=f"{figures.games_per_s:,.1f}",
        plies=f"{figures.plies_per_s:,.0f}",
    )
