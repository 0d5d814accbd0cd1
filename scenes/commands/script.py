"""`four-inns script`: plays a match that is written as text."""

import argparse
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from game.core.players import Player
from game.core.rules import WATCHER
from game.core.words import message
from scenes.commands.eyes import add_seat, eyes
from scenes.commands.parser import CommandParser
from scenes.commands.script_formats import script_lines
from scenes.commands.speech import CommandError, Exit, examples, tell, tell_json
from scenes.language import plain, tr

if TYPE_CHECKING:
    from game.core.game import Data, Game
    from game.core.match import AnyMatch

LONGEST_SCRIPT: Final = 10_000_000
"""Bytes; a longer file is no script."""


def fill(parser: CommandParser) -> None:
    """Say what the command takes."""
    parser.add_argument("script", type=Path, metavar="SCRIPT.json", help=tr("the script"))
    parser.add_argument(
        "--out", type=Path, metavar="FILE.inn", help=tr("save the match in this file, which must not exist")
    )
    add_seat(parser)
    parser.add_argument(
        "--all", action="store_true", help=tr("everything, hidden cards too, before the match is over")
    )
    parser.add_argument("--json", action="store_true", help=tr("print the final view as JSON"))
    parser.extensions.append(partial(_explain, parser))


def _explain(parser: CommandParser, typed: Sequence[str]) -> None:
    """Write the end of the help page, for which games have to be imported, if it is asked for."""
    if not {"-h", "--help"} & set(typed):
        return
    parser.epilog = "\n".join(
        [
            examples("four-inns script S.json --out F.inn --json"),
            "",
            tr("A script is one JSON object; `four-inns log F.inn --script` prints any match as one. It"),
            tr("begins with the game, its options and what was dealt, first drawn first; then come the"),
            tr("actions. Seats are numbered from 0. Steps that the rules take unasked are not listed;"),
            tr("chance during play stands right after the action that caused it."),
            "",
            tr('"deck" is the path of a deck file, seen from the folder of the script, or null.'),
            "",
            *script_lines(),
        ]
    )


def run(options: argparse.Namespace) -> int:
    """Play the script and print what the table looks like in the end."""
    from game.core.script import play_script, script_options
    from scenes.commands.matches import is_open_to_all, shown

    script = read_script(options.script)
    game = script_game(script, options.script)
    deck, source = script_deck(script, game, options.script)
    match = play_script(game, script, deck, source)
    complete = script_options(game, script, deck)
    table = game.open(deck, complete, source)
    if options.out is not None:
        _save(options.out, game, deck, complete, match)
    players = (Player(),) * table.rules.seats
    seat = eyes(match, players, options.seat)
    if options.json:
        tell_json(shown(table, match, seat, players, shows_all=options.all))
    else:
        if is_open_to_all(match, shows_all=options.all):
            seat = WATCHER
        for words in table.notation.view_words(match.view(seat)):
            tell(plain(words))
    return Exit.DONE


def read_script(path: Path) -> dict[str, Any]:
    """Return the JSON object in a file.

    Raises CommandError when it cannot be read or holds something else; it says where the JSON breaks.
    """
    from game.core.json_object import NotAnObject, json_object
    from saves.files import read_some

    try:
        text = read_some(path, LONGEST_SCRIPT)
    except OSError as error:
        words = message(
            "{file} cannot be read: {reason}.", file=str(path), reason=error.strerror or str(error)
        )
        raise CommandError(words, Exit.UNUSABLE) from None
    if len(text) > LONGEST_SCRIPT:
        raise CommandError(message("{file} is too long for a script.", file=str(path)), Exit.UNUSABLE)
    try:
        return json_object(text)
    except NotAnObject as error:
        words = message("{file} is not a script: {reason}", file=str(path), reason=error.words)
        raise CommandError(words, Exit.UNUSABLE) from None


def script_game(script: dict[str, Any], path: Path) -> "Game":
    """Return the game that a script names.

    Raises CommandError when there is none of that name.
    """
    from game.registry import UnknownGame, find_game

    try:
        return find_game(script.get("game", ""))
    except UnknownGame:
        words = message('{file}: "game" does not name a game of this program.', file=str(path))
        raise CommandError(words, Exit.REFUSED) from None


def script_deck(script: dict[str, Any], game: "Game", path: Path) -> tuple[dict[str, Any], str]:
    """Return the deck that a script names, or the one that comes with the game, and what to call it.

    Raises CommandError or DeckError when it cannot be used.
    """
    from game.decks import base_deck
    from saves.decks import read_deck_file

    named = script.get("deck")
    if named is None:
        return base_deck(game.id), f"{game.id}.json"
    if not isinstance(named, str):
        words = message('{file}: "deck" is the path of a deck file, or null.', file=str(path))
        raise CommandError(words, Exit.REFUSED)
    place = path.parent / named
    return read_deck_file(place), str(place)


def _save(path: Path, game: "Game", deck: dict[str, Any], complete: "Data", match: "AnyMatch") -> None:
    from saves.creating import create_match

    stored = create_match(path, game.id, deck, complete, match.seed, prefix=match.timeline, has_own_deal=True)
    try:
        stored.flush()
    finally:
        stored.close()
