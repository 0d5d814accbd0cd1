"""`four-inns log`: what has happened in a match, in words or as a script."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from game.core.players import names_of
from game.core.words import message
from scenes.commands.eyes import add_seat, eyes
from scenes.commands.speech import CommandError, Exit, examples, tell, tell_json, warn
from scenes.language import tr, tr_n

if TYPE_CHECKING:
    from saves.matches import StoredMatch


def fill(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("file", type=Path, metavar="FILE.inn", help=tr("the match"))
    add_seat(parser)
    how = parser.add_mutually_exclusive_group()
    how.add_argument(
        "--all", action="store_true", help=tr("everything in the order it was done, what was taken back too")
    )
    how.add_argument("--script", action="store_true", help=tr("as a script, which `four-inns script` plays"))
    parser.add_argument(
        "--why", action="store_true", help=tr("after what happened the whole chain of why, where it is long")
    )
    parser.add_argument(
        "--deck-out",
        type=Path,
        metavar="PATH",
        help=tr("with --script: write the deck of the match, if it is its own, to this new file"),
    )
    parser.epilog = "\n".join(
        [
            examples(
                "four-inns log F.inn", "four-inns log F.inn --why", "four-inns log F.inn --script > S.json"
            ),
            "",
            tr(
                "Where players have to remember what happened, only the present round is told until the match"
            ),
            tr("is over, or with --all. A script tells everything, hidden cards too."),
        ]
    )


def run(options: argparse.Namespace) -> int:
    """Print the log; the file is only read."""
    from scenes.commands.matches import opened
    from scenes.commands.telling import Teller

    if options.deck_out is not None and not options.script:
        words = message(
            "--deck-out goes with --script only; {file} was not written.", file=str(options.deck_out)
        )
        raise CommandError(words, Exit.REFUSED)
    with opened(options.file, is_writable=False) as stored:
        if options.script:
            tell_json(_script(stored, options.deck_out))
            return Exit.DONE
        seat = eyes(stored.match, stored.players, options.seat)
        names = names_of(stored.players)
        teller = Teller(stored.table, stored.match, seat, names, says_why=options.why)
        for line in teller.history_lines() if options.all else teller.line_lines():
            tell(line)
        if stored.match.takebacks:
            tell("")
            tell(tr_n("{n} takeback.", "{n} takebacks.", stored.match.takebacks))
    return Exit.DONE


def _script(stored: "StoredMatch", deck_out: Path | None) -> dict[str, object]:
    from game.core.script import match_script
    from game.registry import find_game

    header = stored.header
    game = find_game(header.game)
    deck = _deck_path(stored, deck_out)
    return match_script(game, stored.table, header.options, stored.match, deck)


def _deck_path(stored: "StoredMatch", deck_out: Path | None) -> str | None:
    """Return what a script says of the deck: nothing for the one that comes with the game, else its path."""
    from game.decks import base_deck

    header = stored.header
    if header.deck == base_deck(header.game):
        if deck_out is not None:
            warn(
                tr(
                    "{file} is not needed and was not written: the deck comes with the game.",
                    file=str(deck_out),
                )
            )
        return None
    if deck_out is not None:
        text = json.dumps(header.deck, indent=1, ensure_ascii=False) + "\n"
        try:
            with deck_out.open("x", encoding="utf-8") as file:
                file.write(text)
        except FileExistsError:
            words = message("{file} is already there; it was left alone.", file=str(deck_out))
            raise CommandError(words, Exit.UNUSABLE) from None
        return str(deck_out.absolute())
    raise CommandError(
        message("This match has a deck of its own: say with --deck-out where to write it for the script."),
        Exit.REFUSED,
    )
