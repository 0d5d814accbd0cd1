"""A game as it is when nobody chose anything: with the deck that comes along and its first options."""

from game.core.game import Game, Table
from game.decks import base_deck
from game.registry import GAMES
from saves.settings import Settings


def last_game(settings: Settings) -> str:
    """Return the id of the game that was begun last, or of the first one."""
    ids = [game.id for game in GAMES]
    return settings.game if settings.game in ids else ids[0]


def usual_table(game: Game) -> Table:
    """Return the table of a game with the usual deck and options."""
    deck = base_deck(game.id)
    return game.open(deck, game.options(deck, {}), game.id)
