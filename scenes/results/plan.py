"""Where everything of a result stands beside the house, which keeps its usual size whatever the scale is.

Usually ledger, tiles, planks and notes follow each other. Where the ledger would become too low to be read,
or planks and tiles too narrow, the planks come first and the ledger last: the page scrolls then.
"""

from typing import NamedTuple

from scenes.gui.pieces import Box
from scenes.paint import palette as ink
from scenes.paint.fonts import Face
from scenes.paint.grid import TableGrid
from scenes.paint.rich import Style, lay_out
from scenes.paint.units import Scale

BANNER_LOW = 148.0
"""Where the banner ends, in u of the picture."""
TILE_HEIGHT = 74.0
ONE_LINE = 22.0
"""Height of a note of one line."""
SENTENCE = Style(Face.BOLD, 20, ink.PARCHMENT_LIGHT, leading=1.1, lines=4, centred=True, balanced=True)
NOTE = Style(Face.BOLD, 16, ink.WORDS_ON_WALL, leading=1.15, lines=3, centred=True, balanced=True)

_WIDEST = 1000.0
_GAP = 12.0
_LOWEST_LEDGER, _ROOMY_LEDGER = 224.0, 286.0
_SLIMMEST_TILE, _SLIMMEST_PLANK = 118.0, 140.0


class ResultsPlan(NamedTuple):
    """Boxes in u of the page; the picture behind them has a scale of its own."""

    picture: Scale
    """The scale of taproom and banner: as large as the page."""
    house: Scale
    """The scale of the house, whose ground is where the window ends."""
    height: float
    """What the page needs."""
    sentence: Box
    planks: tuple[Box, ...]
    tiles: tuple[Box, ...]
    ledger: Box
    notes: tuple[Box, ...]


def plan_for(window: Scale, sentence: str, tiles: int, planks: int, notes: list[str]) -> ResultsPlan:
    """Return the plan for a window, a sentence, so many tiles and planks, and some notes."""
    usual = Scale(window.width, window.height)
    ratio = usual.u / window.u
    room = TableGrid.of(usual).room_width * ratio
    margin = 40.0 if room >= 700 else 18.0
    wide = min(_WIDEST, room - 2 * margin)
    x = (room - wide) / 2
    laid = lay_out(window, sentence, wide - 40, SENTENCE)
    top = BANNER_LOW * ratio + 4
    said = (x, top, wide, max(34.0, laid.height / window.u + 8))
    y = top + said[3] + 6
    high = window.logical_height
    usual_ledger = high - 226 - 18 - y
    is_roomy = (
        wide >= 5 * _SLIMMEST_TILE + 4 * _GAP and wide >= planks * _SLIMMEST_PLANK + (planks - 1) * _GAP
    )
    if is_roomy and usual_ledger >= _LOWEST_LEDGER:
        return ResultsPlan(
            picture=usual,
            house=usual,
            height=high,
            sentence=said,
            planks=_spread(x, high - 124, wide, 58, planks, planks),
            tiles=_spread(x, high - 226, wide, TILE_HEIGHT, tiles, tiles),
            ledger=(x, y, wide, usual_ledger),
            notes=_lines(x, high - 59 if len(notes) == 2 else high - 64, wide, len(notes)),
        )
    return _stacked(window, usual, said, y + 2, tiles, planks, notes)


def _stacked(
    window: Scale, usual: Scale, said: Box, y: float, tiles: int, planks: int, notes: list[str]
) -> ResultsPlan:
    x, _, wide, _ = said
    beside = next(count for count in (planks, 3, 2) if count == 2 or wide >= count * (_SLIMMEST_PLANK + _GAP))
    plank_boxes = _spread(x, y, wide, 52, planks, beside)
    y = plank_boxes[-1][1] + 52 + 14
    abreast = next(count for count in (5, 3, 2) if count == 2 or wide >= count * _SLIMMEST_TILE + 48)
    tile_boxes = _spread(x, y, wide, TILE_HEIGHT, tiles, abreast)
    y = tile_boxes[-1][1] + TILE_HEIGHT + 16
    ledger = (x, y, wide, _ROOMY_LEDGER)
    y += _ROOMY_LEDGER + 16
    note_boxes = []
    for words in notes:
        laid = lay_out(window, words, wide, NOTE)
        tall = ONE_LINE if len(laid.lines) == 1 else laid.height / window.u
        note_boxes.append((x, y, wide, tall))
        y += tall + 4
    height = max(window.logical_height, y + 20)
    picture = usual.page(height * window.u / usual.u)
    return ResultsPlan(picture, usual, height, said, plank_boxes, tile_boxes, ledger, tuple(note_boxes))


def _spread(x: float, y: float, wide: float, high: float, count: int, abreast: int) -> tuple[Box, ...]:
    """Return boxes side by side in rows; those of a short last row are broader, so that it is full, too."""
    boxes = []
    for first in range(0, count, abreast):
        here = min(abreast, count - first)
        broad = (wide - (here - 1) * _GAP) / here
        low = y + first // abreast * (high + 10)
        boxes += [(x + at * (broad + _GAP), low, broad, high) for at in range(here)]
    return tuple(boxes)


def _lines(x: float, y: float, wide: float, count: int) -> tuple[Box, ...]:
    pitch = 22 if count == 2 else 20
    return tuple((x, y + row * pitch, wide, ONE_LINE) for row in range(count))
