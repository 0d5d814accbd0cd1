"""The table of a stored match, by the game that it is of."""

from collections.abc import Callable
from typing import Final

from game.core.game import Table
from scenes.table.game_table import GameTable
from scenes.table.games.ugly_gryphon.layout import lay_out_gryphon

LAYOUTS: Final[dict[str, Callable[[Table, bool], GameTable]]] = {"ugly_gryphon": lay_out_gryphon}


def find_layout(table: Table, *, shows_effect: bool = True) -> GameTable:
    """Return the layout for an opened game; `shows_effect` asks for effects on small cards.

    Raises LookupError for a game that has no table.
    """
    return LAYOUTS[table.rules.id](table, shows_effect)
