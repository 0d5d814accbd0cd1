"""Matches of several players in a library, played by chance to their end or part of the way."""

from collections.abc import Callable
from typing import Any

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
    deal: int = 5,
    until: Callable[[Any], bool] = lambda view: False,
    **options: object,
) -> StoredMatch:
    """Return a new match in the library after so many decisions, or at its end.

    It stops early when the first player is to decide on what `until` looks for in the view.
    """
    game = find_game(game_id)
    given = {"players": len(players), **options}
    stored = store.create(game.id, base_deck(game.id), given, deal, players=players, is_practice=is_practice)
    match, rng = stored.match, Rng(3)
    bots = [bots_for(game)["random"](match.rules, seat) for seat in range(len(players))]
    while match.result is None and plies and not (match.legal(0) and until(match.view(0))):
        (seat, *_) = match.rules.to_act(match.state)
        view, legal = match.rules.observe(match.state, seat), match.legal(seat)
        action, rng = bots[seat].choose(view, legal, rng, AMPLE)
        match.act(action)
        plies -= 1
    return stored
