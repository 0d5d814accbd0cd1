"""`four-inns new`: begins a match and saves it."""

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.challenges.letters import CodeError
from game.core.game import agreed
from game.core.players import Player
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
    add_game(parser, is_needed=False)
    parser.set_defaults(complain=parser.error)
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
        "--challenge",
        metavar="CODE",
        help=tr("the code of somebody who has played the same cards; it says the rest"),
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
                "four-inns new --challenge CODE --out F.inn",
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

    stored = _created(options)
    try:
        answer(stored.match, bots_at(stored.game, stored.table.rules, stored.players))
        stored.flush()
    finally:
        stored.close()
    tell(str(stored.path))
    tell(deal_words(stored.header.seed, has_own=False))
    return Exit.DONE


def _created(options: argparse.Namespace) -> "StoredMatch":
    """Return the new match with its file.

    Raises CommandError, DeckError, OptionError, SaveUnwritable.
    """
    if options.challenge is not None:
        return _taken_up(options)
    if options.game is None:
        options.complain(tr("a GAME is needed, or a --challenge"))
    game = chosen_game(options)
    deck = chosen_deck(options, game)
    given = with_seats(game, options.seats, given_options(options))
    count = game.options(deck, given).get("players", game.player_counts[0])
    assert isinstance(count, int), "the game has checked its options"
    players = seated(game, options.seats, count, options.names)
    persons = sum(player.is_person for player in players)
    complete = game.options(deck, agreed(game.offers(deck), given, persons))
    seed: int = random_deal() if options.deal is None else options.deal
    return _put(options, game.id, deck, complete, seed, players)


def _taken_up(options: argparse.Namespace) -> "StoredMatch":
    """Return the new match of a challenge.

    Raises CommandError, also where more is asked for than whom the players are called and where the file is.
    """
    from game.challenges.codes import code_in, code_of, read_code
    from saves.paths import places
    from saves.store import Store
    from scenes.challenge.taking_up import terms_here

    others = (
        options.game,
        options.deck,
        options.seats,
        options.deal,
        options.practice,
        given_options(options),
    )
    if any(others):
        words = message("A challenge says itself what is played: only --names and --out go with it.")
        raise CommandError(words, Exit.REFUSED)
    try:
        challenge = read_code(code_in(options.challenge))
        terms = terms_here(Store(places()), challenge)
    except CodeError as problem:
        raise CommandError(problem.words, Exit.REFUSED) from None
    players = seated(terms.game, terms.seats, len(terms.seats), options.names)
    code = code_of(challenge)
    return _put(options, terms.game.id, terms.deck, terms.options, terms.deal, players, code)


def _put(
    options: argparse.Namespace,
    game: str,
    deck: Mapping[str, Any],
    complete: Mapping[str, object],
    seed: int,
    players: tuple[Player, ...],
    challenge: str = "",
) -> "StoredMatch":
    """Return the new match in the file that was asked for, or in the library."""
    from saves.creating import create_match

    more: dict[str, Any] = {"players": players, "is_practice": options.practice, "challenge": challenge}
    out: Path | None = options.out
    if out is None:
        from saves.paths import places
        from saves.store import Store

        return Store(places()).create(game, deck, complete, seed, **more)
    if out.exists() or out.is_symlink():
        words = message("{file} is already there; it was left alone.", file=str(out))
        raise CommandError(words, Exit.UNUSABLE)
    return create_match(out, game, deck, complete, seed, **more)
