"""`four-inns simulate`: a bot plays many matches, which are counted and forgotten."""

import argparse
import math
import sys
import time
from collections.abc import Iterator
from typing import Final, NamedTuple

from game.core.rng import Rng
from game.core.words import message
from scenes.commands.choices import add_game, chosen_deck, chosen_game, chosen_options, whole_number
from scenes.commands.speech import CommandError, Exit, examples, tell, tell_json
from scenes.deals import LARGEST
from scenes.language import tr

Z95: Final = 1.959964
"""How many standard deviations cover 95 %."""
MOST_GAMES: Final = 100_000_000


def fill(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    add_game(parser)
    parser.add_argument("--bot", required=True, metavar="BOT", help=tr("who plays: random or careful"))
    parser.add_argument(
        "--games", type=_count, default=1000, metavar="N", help=tr("how many (default: 1000)")
    )
    parser.add_argument(
        "--seed",
        type=_seed,
        default=1,
        metavar="S",
        help=tr("the same seed gives the same games (default: 1)"),
    )
    parser.add_argument("--json", action="store_true", help=tr("print the figures as JSON"))
    parser.epilog = examples("four-inns simulate ugly_gryphon --bot careful --games 1000 --seed 1 --json")


def _count(text: str) -> int:
    number = whole_number(text)
    if number is None or not 1 <= number <= MOST_GAMES:
        raise argparse.ArgumentTypeError(tr("a number from 1 to {most} is expected", most=f"{MOST_GAMES:,}"))
    return number


def _seed(text: str) -> int:
    number = whole_number(text)
    if number is None:
        raise argparse.ArgumentTypeError(tr("a seed is a whole number of at most 18 digits, such as 1"))
    return number


class Figures(NamedTuple):
    """What was counted; the rates are shares of 1, the interval holds with 95 % certainty."""

    game: str
    bot: str
    seed: int
    goal: object
    games: int
    wins: int
    win_rate: float
    win_rate_95: tuple[float, float]
    mean_in_inn: float
    """The mean of the scores: in Ugly Gryphon Inn, how many are asleep in the end."""
    plies: int
    seconds: float
    games_per_s: float
    plies_per_s: float


def run(options: argparse.Namespace) -> int:
    """Play all the games and print the figures."""
    figures = simulate(options)
    if options.json:
        tell_json(figures._asdict())
    else:
        for line in _lines(figures):
            tell(line)
    return Exit.DONE


def simulate(options: argparse.Namespace) -> Figures:
    """Let the bot play; every game has a deal number of its own, drawn from the seed.

    Raises CommandError for an unknown bot, DeckError and OptionError as `new` does.
    """
    from game.bots.playing import play_out
    from game.bots.roster import bots_for

    game = chosen_game(options)
    deck = chosen_deck(options, game)
    complete = chosen_options(options, game, deck)
    rules = game.open(deck, complete, str(options.deck)).rules
    bots = bots_for(game)
    if options.bot not in bots:
        names = ", ".join(bots)
        words = message(
            'There is no bot "{name}" for this game. There is: {names}.', name=options.bot, names=names
        )
        raise CommandError(words, Exit.REFUSED)
    players = [bots[options.bot](rules, seat) for seat in range(rules.seats)]
    wins = score = plies = 0
    began = time.perf_counter()
    for deal in _watched(deals(options.seed, options.games), options.games):
        played = play_out(rules, players, deal)
        wins += bool(played.result.winners)
        score += played.result.scores[0]
        plies += played.plies
    seconds = time.perf_counter() - began
    games: int = options.games
    return Figures(
        game=game.id,
        bot=options.bot,
        seed=options.seed,
        goal=complete.get("goal"),
        games=games,
        wins=wins,
        win_rate=wins / games,
        win_rate_95=interval(wins, games),
        mean_in_inn=score / games,
        plies=plies,
        seconds=seconds,
        games_per_s=games / seconds,
        plies_per_s=plies / seconds,
    )


def deals(seed: int, games: int) -> Iterator[int]:
    """Yield deal numbers, the same for the same seed; each can be played with `four-inns new --deal`."""
    rng = Rng(seed)
    for _ in range(games):
        number, rng = rng.below("games", LARGEST)
        yield number + 1


def interval(wins: int, games: int) -> tuple[float, float]:
    """Return between which shares the true one lies with 95 % certainty.

    Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference", 1927.
    """
    share, weight = wins / games, Z95 * Z95 / games
    middle = (share + weight / 2) / (1 + weight)
    half = Z95 * math.sqrt(share * (1 - share) / games + weight / games / 4) / (1 + weight)
    return max(0.0, middle - half), min(1.0, middle + half)


def _watched(games: Iterator[int], count: int) -> Iterator[int]:
    """Yield the games; on a terminal a bar on standard error shows how far they are."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield from games
        return
    from tqdm import tqdm

    yield from tqdm(games, total=count, unit=tr("game"), file=sys.stderr, leave=False)


def _lines(figures: Figures) -> Iterator[str]:
    low, high = figures.win_rate_95
    yield tr(
        "{wins} of {games} games won: {rate}, with 95 % certainty {low} to {high}.",
        wins=f"{figures.wins:,}",
        games=f"{figures.games:,}",
        rate=f"{figures.win_rate:.1%}",
        low=f"{low:.1%}",
        high=f"{high:.1%}",
    )
    yield tr("{mean} asleep in the end on average.", mean=f"{figures.mean_in_inn:.2f}")
    yield tr(
        "{games} games and {plies} decisions a second.",
        games=f"{figures.games_per_s:,.0f}",
        plies=f"{figures.plies_per_s:,.0f}",
    )
