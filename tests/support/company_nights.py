"""Matches of several players in a library, played by chance to their end or part of the way."""

from game.bots.playing import AMPLE
from game.bots.roster import bots_for
from game.core.players import Player
from game.core.rng import Rng
from game.decks import base_deck
from game.registry import find_game
from saves.matches import StoredMatch
from saves.store import Store

MIRA, AGATHA, PIP = Player(name="Mira"), Player("random", "Agatha"), Player(name="Pip")
WENDEL = Player("strong", "Wendel")
HOT_SEAT = (MIRA, AGATHA, PIP)


def company_night(
    store: Store,
    game_id: str,
    players: tuple[Player, ...],
    *,
    plies: int = 10_000,
    is_practice: bool = False,
) -> StoredMatch:
    """Return a new match in the library after so many decisions, or at its end."""
    game = find_game(game_id)
    options = {"players": len(players)}
    stored = store.create(game.id, base_deck(game.id), options, 5, players=players, is_practice=is_practice)
    match, rng = stored.match, Rng(3)
    bots = [bots_for(game)["random"](match.rules, seat) for seat in range(len(players))]
    while match.result is None and plies:
        (seat, *_) = match.rules.to_act(match.state)
        view, legal = match.rules.observe(match.state, seat), match.legal(seat)
        action, rng = bots[seat].choose(view, legal, rng, AMPLE)
        match.act(action)
        plies -= 1
    return stored
