"""A deal number deals the same cards in every version: what chance does first is held fast here."""

import pytest

from game.core.deals import LARGEST_DEAL
from game.core.digest import digest
from game.core.match import Match
from game.decks import base_deck
from game.registry import GAMES, find_game

DEALT = {
    "ugly_gryphon": ["d9bc639b72b75c1e", "da4e6ebb91f36efe", "addc774118997d15"],
    "innkeepers_folly": ["808aefebb455e3a0", "147005d13b86c04c", "1a0e408ff0228a17"],
    "monster_inn": ["913e30442bd07208", "50c77e523360f845", "b05f3c1acf3557fb"],
    "innkeeper": ["56df21df6085c306", "690a34c9aa1234db", "cd210b7b96bf3433"],
}


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_the_same_number_deals_the_same_cards(game: str) -> None:
    assert [_dealt(game, deal) for deal in (1, 42, LARGEST_DEAL)] == DEALT[game]


def _dealt(game: str, deal: int) -> str:
    """Return a fingerprint of all that happens before the first decision at the usual table."""
    known, deck = find_game(game), base_deck(game)
    match = Match(known.open(deck, known.options(deck, {}), "").rules, deal)
    match.start()
    entries = [match.entry_at(at) for at in range(match.position)]
    assert entries, "chance deals first"
    return digest([[known.events.encode(event) for event in entry.events] for entry in entries])
