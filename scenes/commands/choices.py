"""Arguments that several commands share: which game, which deck, which goal."""

import argparse
import re
from pathlib import Path
from typing import Any

from game.core.game import Game
from game.core.words import message
from scenes.commands.speech import CommandError, Exit
from scenes.language import tr


def add_game(parser: argparse.ArgumentParser) -> None:
    """Let the player choose the game with its deck and its goal."""
    parser.add_argument("game", metavar="GAME", help=tr("the game, such as ugly_gryphon"))
    parser.add_argument(
        "--goal", type=_goal, metavar="N", help=tr("how many must be asleep in the end (7 to 10)")
    )
    parser.add_argument("--deck", type=Path, metavar="PATH", help=tr("a deck file of your own"))


def whole_number(text: str) -> int | None:
    """Return the whole number that a text stands for, of at most 18 digits; None if it is none."""
    return int(text) if re.fullmatch(r"[+-]?[0-9]{1,18}", text.strip()) else None


def _goal(text: str) -> int:
    number = whole_number(text)
    if number is None:
        raise argparse.ArgumentTypeError(tr("a goal is a whole number, such as 7"))
    return number


def chosen_game(options: argparse.Namespace) -> Game:
    """Return the game that was asked for.

    Raises CommandError when there is none of that name.
    """
    from game.registry import GAMES, UnknownGame, find_game

    try:
        return find_game(options.game)
    except UnknownGame:
        names = ", ".join(game.id for game in GAMES)
        words = message('There is no game "{name}". There is: {names}.', name=options.game, names=names)
        raise CommandError(words, Exit.REFUSED) from None


def chosen_deck(options: argparse.Namespace, game: Game) -> dict[str, Any]:
    """Return the deck that was asked for, checked, or the one that comes with the game.

    Raises DeckError when it cannot be read or played.
    """
    from game.decks import base_deck
    from saves.decks import read_deck_file

    path: Path | None = options.deck
    if path is None:
        return base_deck(game.id)
    deck = read_deck_file(path)
    game.summarize(deck, str(path))
    return deck


def chosen_options(options: argparse.Namespace, game: Game, deck: dict[str, Any]) -> dict[str, object]:
    """Return the complete options of a match.

    Raises OptionError for what the deck does not offer.
    """
    return game.options(deck, {} if options.goal is None else {"goal": options.goal})
