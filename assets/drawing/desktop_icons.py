"""The icons that a desktop shows: of the program, a sign with the gryphon; of a save, a page with its head.

Both fill their square and have a light rim, so they hold at 16 pixels and on dark desktops, too.
"""

import math

from assets.drawing.curves import blob, corner
from assets.drawing.gryphon import portrait
from assets.drawing.palette import IRON, NIGHT, OCHRE, PARCHMENT, WINE, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, polygon, union

_FIELD = Tones("#3F4E86", "#2A2F5E", "#1B1D40")
_RAY = "#3D4585"
_MIDDLE = (200, 206)


def program(art: Picture) -> None:
    """Draw the icon of the program, 400 x 400."""
    board = blob(
        corner(24, 40),
        (110, 24),
        (200, 19),
        (290, 24),
        corner(376, 40),
        (385, 120),
        (388, 206),
        (385, 292),
        corner(376, 372),
        (290, 384),
        (200, 388),
        (110, 384),
        corner(24, 372),
        (15, 292),
        (12, 206),
        (15, 120),
    )
    art.piece(board, OCHRE, line=9, shade=(9, 8), lamp=7)
    art.piece(board.grown(-14), WOOD, line=5, shade=(6, 5), lamp=4)
    field = board.grown(-29)
    art.piece(field, _FIELD, line=5, shade=None, lamp=0)
    art.fill(union(_ray(number * math.pi / 9) for number in range(18)) & field, _RAY)
    for x, y in ((40, 54), (360, 54), (40, 358), (360, 358)):
        art.piece(ellipse(x, y, 10), IRON, line=4, shade=(4, 4), lamp=3)
    scale = 1.06
    art.place(portrait(), 200 - 204 * scale, 204 - 210 * scale, scale)


def document(art: Picture) -> None:
    """Draw the icon of a saved match, 400 x 400."""
    fold = 92
    page = polygon((58, 12), (342 - fold, 12), (342, 12 + fold), (342, 388), (58, 388)).grown(-8).grown(8)
    art.piece(page, PARCHMENT, line=9, shade=(13, 12), lamp=8)
    art.fill(box(80, 12, 116, 388) & page.grown(-6), WINE.base)
    for y, end in ((58, 226), (92, 206)):
        art.fill(box(140, y, end, y + 14).grown(-4).grown(4), NIGHT.base)
    corner_piece = polygon((342 - fold, 12), (342, 12 + fold), (342 - fold + 6, 12 + fold - 6))
    art.piece(
        corner_piece.grown(-5).grown(5), Tones("#FFF8E6", "#E5C88F", "#B8905A"), line=7, shade=(5, 6), lamp=4
    )
    scale = 0.7
    art.place(portrait(), 226 - 204 * scale, 250 - 208 * scale, scale)


def _ray(angle: float) -> Shape:
    left, right = angle - 0.075, angle + 0.075
    x, y = _MIDDLE
    return polygon(
        _MIDDLE,
        (x + 300 * math.cos(left), y + 300 * math.sin(left)),
        (x + 300 * math.cos(right), y + 300 * math.sin(right)),
    )
