"""Where everything of a new game stands: boards side by side, in two columns or in one, by the width.

What folds away, and in which order: at first the boards stand side by side and grow with the window; in a
narrower one the house rules shrink to goal and deal with the amber plank right below them, and what only
explains comes after; in the narrowest everything stands in one column, goal and deal first.
"""

from typing import NamedTuple

from scenes.gui.menu import KEYS_HEIGHT
from scenes.gui.pieces import Box
from scenes.new_game.pictures import ROW_HEIGHT
from scenes.paint.units import Scale

ROW_PITCH = ROW_HEIGHT + 8.0
ROWS = 3
"""So many decks are seen at once, and more in a high window."""

_EDGE, _GAP = 20.0, 14.0
_ONE_DECK, _STEPS, _FACTS, _REGULARS = 174.0, 214.0, 206.0, 214.0
_LOWEST_WIDE = 800.0


class NewGamePlan(NamedTuple):
    """Boxes in u of the page."""

    height: float
    """What the page needs."""
    rows: int
    """How many decks are seen at once."""
    decks: Box
    rules: Box
    goal: Box
    deal: Box
    notes: tuple[float, float, float]
    """Corner and width of what is written below the deal number."""
    is_brief: bool
    """Whether only one line is written there."""
    facts: Box
    has_facts_board: bool
    """Whether the facts of the night have a board of their own."""
    plank: Box
    steps: Box | None
    """Where the steps of a night are told, if there is room for them."""
    regulars: Box
    counter_y: float
    is_goal_first: bool = False
    """Whether goal and deal come before the decks."""


def plan_for(window: Scale, decks: int) -> NewGamePlan:
    """Return the plan for a window, and so many decks to choose from."""
    wide, high = window.logical_width, window.logical_height
    if wide >= 1180 and high > _LOWEST_WIDE - 1:
        return _side_by_side(wide, max(_LOWEST_WIDE, high), decks)
    if wide >= 900 and high >= 480:
        return _two_columns(wide, high, decks)
    return _one_column(wide, high, decks)


def _decks_height(decks: int, rows: int) -> float:
    return _ONE_DECK if decks == 1 else 62 + rows * ROW_PITCH + 80


def _side_by_side(wide: float, high: float, decks: int) -> NewGamePlan:
    top, side = 96.0, 376.0
    spare = high - _LOWEST_WIDE
    left, x = wide - side - 64, wide - side - 20
    boards = 376 + spare
    rows = min(max(ROWS, decks), ROWS + int(spare // ROW_PITCH)) if decks > ROWS else ROWS
    tall = boards if decks > 1 else _ONE_DECK
    steps = (_EDGE, top + tall + _GAP, left, boards - tall - _GAP) if decks == 1 else None
    return NewGamePlan(
        height=_LOWEST_WIDE,
        rows=rows,
        decks=(_EDGE, top, left, tall),
        rules=(x, top, side, 520 + spare),
        goal=(x + 24, top + 80, side - 48, 42),
        deal=(x + 24, top + 186, side - 48, 46),
        notes=(x + 24, top + 240, side - 48),
        is_brief=False,
        facts=(x + 24, top + 306, side - 48, 196 + min(spare, 120)),
        has_facts_board=False,
        plank=(x, top + 536 + spare, side, 88),
        steps=steps,
        regulars=(_EDGE, 520 + spare, left, _REGULARS),
        counter_y=492 + spare,
    )


def _two_columns(wide: float, high: float, decks: int) -> NewGamePlan:
    top, side = 90.0, 340.0
    left, x = wide - side - 56, wide - side - 20
    tall = _decks_height(decks, ROWS)
    y = top + tall + _GAP
    steps = None
    if decks == 1:
        steps = (_EDGE, y, left, _STEPS)
        y += _STEPS + _GAP
    facts_y = top + 276 + 12 + 76 + _GAP
    height = max(y + 26 + _REGULARS, facts_y + _FACTS) + KEYS_HEIGHT
    y = max(y + 26, high - KEYS_HEIGHT - _REGULARS)
    return NewGamePlan(
        height=height,
        rows=ROWS,
        decks=(_EDGE, top, left, tall),
        rules=(x, top, side, 276),
        goal=(x + 22, top + 76, side - 44, 42),
        deal=(x + 22, top + 158, side - 44, 46),
        notes=(x + 22, top + 210, side - 44),
        is_brief=False,
        facts=(x, facts_y, side, _FACTS),
        has_facts_board=True,
        plank=(x, top + 276 + 12, side, 76),
        steps=steps,
        regulars=(_EDGE, y, left, _REGULARS),
        counter_y=y - 26,
    )


def _one_column(wide: float, high: float, decks: int) -> NewGamePlan:
    top, side = 66.0, wide - 2 * _EDGE
    half = (side - 44 - 24) / 2
    second = _EDGE + 22 + half + 24
    plank_y = top + 166 + 12
    decks_y = plank_y + 66 + _GAP
    tall = _decks_height(decks, ROWS)
    facts_y = decks_y + tall + _GAP
    y = facts_y + _FACTS + _GAP
    steps = None
    if decks == 1:
        steps = (_EDGE, y, side, _STEPS)
        y += _STEPS + _GAP
    height = y + 26 + _REGULARS + KEYS_HEIGHT
    y = max(y + 26, high - KEYS_HEIGHT - _REGULARS)
    return NewGamePlan(
        height=height,
        rows=ROWS,
        decks=(_EDGE, decks_y, side, tall),
        rules=(_EDGE, top, side, 166),
        goal=(_EDGE + 22, top + 76, half, 42),
        deal=(second, top + 74, half, 46),
        notes=(second, top + 126, half),
        is_brief=True,
        facts=(_EDGE, facts_y, side, _FACTS),
        has_facts_board=True,
        plank=(_EDGE, plank_y, side, 66),
        steps=steps,
        regulars=(_EDGE, y, side, _REGULARS),
        counter_y=y - 26,
        is_goal_first=True,
    )
