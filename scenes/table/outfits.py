"""What the settings say of how a table is laid out."""

from game.core.players import Player
from saves.format import ALONE
from saves.settings import Settings
from scenes.table.game_table import Outfit


def outfit_of(settings: Settings, players: tuple[Player, ...] = ALONE) -> Outfit:
    """Return the outfit of a table at which these players sit."""
    return Outfit(settings.shows_effect_on_small_cards, settings.card_back, players, settings.asks)
