"""Nights of Ugly Gryphon Inn for tests: begun with the deck that comes along, and played by chance."""

from pathlib import Path
from typing import Any

from game.core.digest import digest
from game.core.match import AnyMatch, Match
from game.core.rng import Rng
from game.decks import base_deck
from game.registry import find_game
from saves.creating import create_match
from saves.matches import StoredMatch

GAME = "ugly_gryphon"


def begin(path: Path, *, seed: int = 42, goal: int = 7, **more: Any) -> StoredMatch:
    """Return a new match in this file."""
    return create_match(path, GAME, base_deck(GAME), {"goal": goal}, seed, **more)


def bare_match(*, seed: int = 42, goal: int = 7) -> AnyMatch:
    """Return a match without a file, after its deal."""
    game = find_game(GAME)
    deck = base_deck(GAME)
    match: AnyMatch = Match(game.open(deck, game.options(deck, {"goal": goal}), GAME).rules, seed)
    match.start()
    return match


def play(match: AnyMatch, choices: int, *, most: int = 1000) -> int:
    """Play legal actions chosen by a seed until the night is over; return how many."""
    rng = Rng(choices)
    played = 0
    while played < most and (legal := match.legal(0)):
        at, rng = rng.below("choices", len(legal))
        match.act(legal[at])
        played += 1
    return played


def fingerprint(match: AnyMatch) -> str:
    """Return the digest of the table as it is now."""
    return digest(match.state)


def file_names(folder: Path) -> list[str]:
    """Return everything that lies in a folder, hidden files too."""
    return sorted(path.name for path in folder.iterdir())
