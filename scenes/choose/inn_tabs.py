"""Tabs for the inns, one for each game: where a scene shows something of one game at a time."""

from collections.abc import Callable

from game.registry import GAMES
from scenes.gui.manager import Gui
from scenes.gui.pieces import Box, Piece
from scenes.language import plain, tr
from scenes.paint.controls import Press
from scenes.paint.rack import TAB_HEIGHT, tab
from scenes.paint.units import Picture
from scenes.table.games.fronts import find_front

BARE = 48.0
"""The width of a tab that has no words."""
_GAP = 6.0
_WIDEST, _SLIMMEST = 146.0, 104.0


def build_inns(
    gui: Gui, box: Box, chosen: str, choose: Callable[[str], None], *, has_all: bool = False
) -> None:
    """Create the tabs from the left of a box; where it is narrow, they have pictures and tips only.

    With `has_all` the first one stands for all inns; its game is the empty id.
    """
    inns = [("", "key", tr("All inns"), "")] if has_all else []
    for game in GAMES:
        front = find_front(game.id)
        inns.append((game.id, front.emblem, front.short, plain(game.title)))
    x, y, wide, _ = box
    each = min(_WIDEST, (wide - _GAP * (len(inns) - 1)) / len(inns))
    has_words = each >= _SLIMMEST
    for game_id, icon, words, title in inns:
        look = (icon, words if has_words else "", each if has_words else BARE)
        draw = _drawing(gui, *look, is_live=game_id == chosen)
        tip = None if has_words else title or words
        Piece(
            gui,
            f"inn_{game_id or 'all'}",
            (x, y, look[2], TAB_HEIGHT),
            draw,
            _going(choose, game_id),
            tip=tip,
        )
        x += look[2] + _GAP


def bare_width(*, has_all: bool = False) -> float:
    """Return how much room the tabs of all games need without words."""
    return (len(GAMES) + has_all) * (BARE + _GAP) - _GAP


def _drawing(gui: Gui, icon: str, words: str, width: float, *, is_live: bool) -> Callable[[Press], Picture]:
    def draw(press: Press) -> Picture:
        is_hover = press is not Press.NORMAL
        return tab(gui.scale, icon, words, width, is_live=is_live, is_hover=is_hover)

    return draw


def _going(choose: Callable[[str], None], game: str) -> Callable[[], None]:
    return lambda: choose(game)
