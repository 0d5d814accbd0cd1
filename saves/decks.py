"""Decks to choose from: those that come along, and the files of a player's own."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from game.core.game import DeckSummary, Game
from game.core.words import Message, message
from game.decks import LONGEST_DECK, DeckError, base_deck, parse_deck
from game.registry import UnknownGame, find_game
from saves.files import read_some, why_not


class DeckFile(NamedTuple):
    """One deck that is offered, or why it is not."""

    path: Path | None
    """None for a deck that comes along."""
    summary: DeckSummary | None
    problem: Message | None
    game: str = ""
    data: Mapping[str, Any] | None = None
    """The complete deck, for a new match."""


def deck_files(folder: Path, game: str) -> list[DeckFile]:
    """Return the decks of a game: the one that comes along, then the player's own by name.

    A file that is no deck is there with its problem, whatever game it was meant for.
    """
    decks = [_base(find_game(game))]
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix.lower() == ".json")
    except OSError:
        paths = []
    for path in paths:
        deck = _own(path)
        if deck.problem is not None or deck.game == game:
            decks.append(deck)
    return decks


def _base(game: Game) -> DeckFile:
    data = base_deck(game.id)
    return DeckFile(None, game.summarize(data, f"{game.id}.json"), None, game.id, data)


def _own(path: Path) -> DeckFile:
    try:
        data = read_deck_file(path)
        game = find_game(str(data.get("game")))
        return DeckFile(path, game.summarize(data, path.name), None, game.id, data)
    except DeckError as error:
        return DeckFile(path, None, error.words)
    except UnknownGame as error:
        problem = message('{file}: field game: there is no game "{game}".', file=path.name, game=str(error))
        return DeckFile(path, None, problem)


def read_deck_file(path: Path) -> dict[str, Any]:
    """Return the JSON object in a deck file; whether it is a good deck is the game's answer.

    Raises DeckError.
    """
    try:
        return parse_deck(read_some(path, LONGEST_DECK), path.name)
    except FileNotFoundError:
        raise DeckError(message("There is no file {file}.", file=str(path))) from None
    except IsADirectoryError:
        raise DeckError(message("{file} is not a file.", file=str(path))) from None
    except OSError as error:
        raise DeckError(
            message("{file} cannot be read: {reason}.", file=str(path), reason=why_not(error))
        ) from None
