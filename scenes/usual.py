"""A game as it is when nobody chose anything: with the deck that comes along and its first options."""

from game.core.game import Game, Table
from game.decks import base_deck


def usual_table(game: Game) -> Table:
    """Return the table of a game with the usual deck and options."""
    deck = base_deck(game.id)
    return game.open(deck, game.options(deck, {}), game.id)
