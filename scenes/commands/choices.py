"""Arguments that several commands share: which game, which deck, which options."""

import argparse
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from game.core.game import Game, Offer
from game.core.words import message
from scenes.commands.numbers import whole_number
from scenes.commands.parser import CommandParser
from scenes.commands.speech import CommandError, Exit
from scenes.language import plain, tr

SWITCH: Final = {"true": True, "false": False}


def add_game(parser: CommandParser, *, is_needed: bool = True) -> None:
    """Let the player choose the game with its deck and its options."""
    words = tr("the game, such as ugly_gryphon")
    parser.add_argument("game", metavar="GAME", nargs=None if is_needed else "?", help=words)
    parser.add_argument("--deck", type=Path, metavar="PATH", help=tr("a deck file of your own"))
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        type=_named_value,
        metavar="NAME=VALUE",
        help=tr("an option of the game; with a GAME, --help names them, each as an argument of its own"),
    )
    parser.extensions.append(partial(_add_offers, parser))


def _named_value(text: str) -> tuple[str, str]:
    name, is_given, value = text.partition("=")
    if not (name and is_given):
        raise argparse.ArgumentTypeError(tr("an option is written NAME=VALUE"))
    return name, value


def _add_offers(parser: CommandParser, typed: Sequence[str]) -> None:
    """Add the options of all games, those of the game that is named with their choices.

    Without a name nothing is added: games take time to import, and help must come at once.
    """
    named = next((word for word in typed if not word.startswith("-")), None)
    if named is None:
        return
    from game.decks import base_deck
    from game.registry import GAMES

    added = set()
    for game in sorted(GAMES, key=lambda game: game.id != named):
        for offer in game.offers(base_deck(game.id)):
            if offer.name not in added:
                added.add(offer.name)
                _add_offer(parser, offer, is_explained=game.id == named)


def _add_offer(parser: CommandParser, offer: Offer, *, is_explained: bool) -> None:
    help_words = argparse.SUPPRESS
    if is_explained:
        choices = ", ".join(_spelled(choice.value) for choice in offer.choices)
        help_words = tr(
            "{option}: {choices} (default: {default})",
            option=plain(offer.words),
            choices=choices,
            default=_spelled(offer.default),
        )
    dest = f"offer_{offer.name}"
    if isinstance(offer.default, bool):
        parser.add_argument(
            f"--{offer.name}",
            dest=dest,
            nargs="?",
            const=True,
            type=_switch,
            metavar="BOOL",
            help=help_words.replace("%", "%%"),
        )
    elif isinstance(offer.default, int):
        convert = partial(_number, example=_spelled(offer.default))
        parser.add_argument(f"--{offer.name}", dest=dest, type=convert, metavar="N", help=help_words)
    else:
        parser.add_argument(f"--{offer.name}", dest=dest, metavar="WORD", help=help_words)


def _spelled(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _number(text: str, *, example: str) -> int:
    number = whole_number(text)
    if number is None:
        raise argparse.ArgumentTypeError(tr("a whole number is expected, such as {n}", n=example))
    return number


def _switch(text: str) -> bool:
    if text not in SWITCH:
        raise argparse.ArgumentTypeError(tr("true or false is expected"))
    return SWITCH[text]


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


def given_options(options: argparse.Namespace) -> dict[str, object]:
    """Return the options that were asked for, not yet checked."""
    prefix = "offer_"
    given: dict[str, object] = {name: _value(text) for name, text in options.option}
    for name, value in vars(options).items():
        if name.startswith(prefix) and value is not None:
            given[name.removeprefix(prefix)] = value
    return given


def _value(text: str) -> object:
    """Return what a text stands for where nothing says what is expected: a switch, a number or itself."""
    number = whole_number(text)
    return SWITCH.get(text, text if number is None else number)
