"""`four-inns new`: begins a match and saves it."""

import argparse
from pathlib import Path

from game.core.words import message
from scenes.commands.choices import add_game, chosen_deck, chosen_game, chosen_options
from scenes.commands.speech import CommandError, Exit, examples, tell
from scenes.deals import deal_words, parse_deal, random_deal
from scenes.language import tr


def fill(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    add_game(parser)
    parser.add_argument(
        "--deal",
        type=_deal,
        metavar="NNNN-NNNN",
        help=tr("the deal number, 1 to 99,999,999 (default: any)"),
    )
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE.inn",
        help=tr("the file to make, which must not exist (default: one in the library)"),
    )
    parser.epilog = examples("four-inns new ugly_gryphon --goal 7 --deal 42 --out F.inn")


def _deal(text: str) -> int:
    number = parse_deal(text)
    if number is None:
        raise argparse.ArgumentTypeError(
            tr("a deal number is a whole number from 1 to 99,999,999, such as 42 or 0000-0042")
        )
    return number


def run(options: argparse.Namespace) -> int:
    """Make the file; print where it is and its deal number."""
    from saves.matches import create_match

    game = chosen_game(options)
    deck = chosen_deck(options, game)
    complete = chosen_options(options, game, deck)
    seed: int = random_deal() if options.deal is None else options.deal
    out: Path | None = options.out
    if out is None:
        from saves.paths import places
        from saves.store import Store

        stored = Store(places()).create(game.id, deck, complete, seed)
    elif out.exists() or out.is_symlink():
        words = message("{file} is already there; it was left alone.", file=str(out))
        raise CommandError(words, Exit.UNUSABLE)
    else:
        stored = create_match(out, game.id, deck, complete, seed)
    try:
        stored.flush()
    finally:
        stored.close()
    tell(str(stored.path))
    tell(deal_words(seed, has_own=False))
    return Exit.DONE
