"""Nights of Ugly Gryphon Inn in a library, played by the careful bot to their end or part of the way."""

from datetime import UTC, datetime, timedelta
from typing import Final

from game.bots.answering import answer, bots_at
from game.bots.roster import bots_for
from game.core.match import AnyMatch
from game.core.players import Player
from game.core.rng import Rng
from game.decks import base_deck
from game.registry import find_game
from saves.creating import create_match
from saves.files import make_folder
from saves.matches import StoredMatch
from saves.store import Store

GAME = "ugly_gryphon"
WON, LOST = 2, 1
"""Deals that the careful bot wins and loses with goal 7."""
FIRST_DAY: Final = datetime(2026, 11, 1, 20, tzinfo=UTC)
"""When the first of many matches was begun."""


def careful_night(store: Store, seed: int, *, goal: int = 7, plies: int = 1000) -> StoredMatch:
    """Return a new match in the library, played to its end or for so many decisions."""
    stored = store.create(GAME, base_deck(GAME), {"goal": goal}, seed)
    play_carefully(stored.match, plies)
    return stored


def finished_matches(store: Store, game_id: str, matches: int) -> None:
    """Add so many matches of a game to an empty library: played by chance, one a day."""
    if store.listing():
        return
    game, deck = find_game(game_id), base_deck(game_id)
    make_folder(store.places.matches)
    for number in range(matches):
        options = {"goal": 7 + number % 2} if game_id == GAME else {}
        seats = game.open(deck, game.options(deck, options), game_id).rules.seats
        stored = create_match(
            store.places.matches / f"{number}.inn",
            game_id,
            deck,
            options,
            number + 1,
            players=(Player(), *[Player("random")] * (seats - 1)),
            created=FIRST_DAY + timedelta(number),
        )
        bots = bots_at(game, stored.table.rules, stored.players)
        me, thought = bots_for(game)["random"](stored.table.rules, 0), Rng(number)
        answer(stored.match, bots)
        while legal := stored.match.legal(0):
            action, thought = me.choose(stored.match.view(0), legal, thought, 10)
            stored.match.act(action, 0)
            answer(stored.match, bots)
        stored.spend(60 * (number + 1))
        stored.close()


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
