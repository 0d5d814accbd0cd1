"""`four-inns new`: begins a match and saves it."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from game.core.game import agreed
from game.core.words import message
from scenes.commands.choices import add_game, chosen_deck, chosen_game, given_options
from scenes.commands.parser import CommandParser
from scenes.commands.seating import add_names, add_seats, seated, with_seats
from scenes.commands.speech import CommandError, Exit, examples, tell
from scenes.deals import deal_words, parse_deal, random_deal
from scenes.language import tr

if TYPE_CHECKING:
    from saves.matches import StoredMatch


def fill(parser: CommandParser) -> None:
    """Say what the command takes."""
    add_game(parser)
    add_seats(parser)
    add_names(parser)
    parser.add_argument(
        "--practice",
        action="store_true",
        help=tr("everything may be taken back, by everybody; the match does not count"),
    )
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
    parser.epilog = "\n".join(
        [
            examples(
                "four-inns new ugly_gryphon --goal 7 --deal 42 --out F.inn",
                "four-inns new monster_inn --seats person,careful,strong --names Ann,Ben,Cat --open",
            ),
            "",
            tr("Bots play until it is a person's turn; a match without persons is played to its end."),
        ]
    )


def _deal(text: str) -> int:
    number = parse_deal(text)
    if number is None:
        raise argparse.ArgumentTypeError(
            tr("a deal number is a whole number from 1 to 99,999,999, such as 42 or 0000-0042")
        )
    return number


def run(options: argparse.Namespace) -> int:
    """Make the file; print where it is and its deal number."""
    from game.bots.answering import answer, bots_at

    seed: int = random_deal() if options.deal is None else options.deal
    stored = _created(options, seed)
    try:
        answer(stored.match, bots_at(stored.game, stored.table.rules, stored.players))
        stored.flush()
    finally:
        stored.close()
    tell(str(stored.path))
    tell(deal_words(seed, has_own=False))
    return Exit.DONE


def _created(options: argparse.Namespace, seed: int) -> "StoredMatch":
    """Return the new match with its file.

    Raises CommandError, DeckError, OptionError, SaveUnwritable.
    """
    from saves.matches import create_match

    game = chosen_game(options)
    deck = chosen_deck(options, game)
    given = with_seats(game, options.seats, given_options(options))
    count = game.options(deck, given).get("players", game.player_counts[0])
    assert isinstance(count, int), "the game has checked its options"
    players = seated(game, options.seats, count, options.names)
    persons = sum(player.is_person for player in players)
    complete = game.options(deck, agreed(game.offers(deck), given, persons))
    out: Path | None = options.out
    if out is None:
        from saves.paths import places
        from saves.store import Store

        return Store(places()).create(
            game.id, deck, complete, seed, players=players, is_practice=options.practice
        )
    if out.exists() or out.is_symlink():
        words = message("{file} is already there; it was left alone.", file=str(out))
        raise CommandError(words, Exit.UNUSABLE)
    return create_match(out, game.id, deck, complete, seed, players=players, is_practice=options.practice)
