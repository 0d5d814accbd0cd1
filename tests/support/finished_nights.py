"""Nights of Ugly Gryphon Inn in a library, played by the careful bot to their end or part of the way."""

from game.core.match import AnyMatch
from game.core.rng import Rng
from game.decks import base_deck
from game.registry import find_game
from saves.matches import StoredMatch
from saves.store import Store

GAME = "ugly_gryphon"
WON, LOST = 2, 1
"""Deals that the careful bot wins and loses with goal 7."""


def careful_night(store: Store, seed: int, *, goal: int = 7, plies: int = 1000) -> StoredMatch:
    """Return a new match in the library, played to its end or for so many decisions."""
    stored = store.create(GAME, base_deck(GAME), {"goal": goal}, seed)
    play_carefully(stored.match, plies)
    return stored


def play_carefully(match: AnyMatch, plies: int = 1000) -> None:
    """Play a match on with the careful bot."""
    bot = find_game(GAME).bots()["careful"](match.rules, 0)
    thought = Rng(5)
    while plies and (legal := match.legal(0)):
        action, thought = bot.choose(match.view(0), legal, thought, 100)
        match.act(action)
        plies -= 1


def take_back_and_vary(match: AnyMatch, times: int) -> None:
    """Take back some decisions and send another patron up instead of the last of them."""
    for _ in range(times):
        assert match.undo()
    undone = match.entry_at(match.position).action
    match.act(next(action for action in match.legal(0) if action != undone))
