"""The back of all cards: the idol before the sun."""

import math

from assets.drawing.card_edges import studs, sunburst
from assets.drawing.curves import blob, brush, corner
from assets.drawing.innkeepers_folly.idol_stones import whole
from assets.drawing.innkeepers_folly.stones import DIAMOND, JADE, RUBY, cut_stone
from assets.drawing.palette import OCHRE, Tones
from assets.drawing.pens import STEPPING
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, bar, box, ellipse, union

_EDGE = Tones("#5FA094", "#2C6662", "#173C40")
_NIGHT = Tones("#3F4E86", "#2A2F5E", "#1B1D40")
_MIDDLE = (175, 245)
_TOLERANCE = 0.62
_SIZE = 0.47


def draw(art: Picture) -> None:
    """Draw the back, 350 x 490."""
    art.coarsen(_TOLERANCE)
    art.piece(box(6, 6, 344, 484).grown(-12).grown(12), _EDGE, shade=(6, 6), lamp=3)
    _lattice(art)
    art.fill(box(18, 18, 332, 472) - box(24, 24, 326, 466), OCHRE.base)
    art.fill(box(29, 29, 321, 461) - box(31, 31, 319, 459), OCHRE.dark)
    studs(art)
    _sun(art)
    idol = Picture(pen=STEPPING)
    idol.coarsen(_TOLERANCE)
    whole(idol)
    art.place(idol, 175 - 200 * _SIZE, 245 - 207 * _SIZE, _SIZE)
    for y in (72, 418):
        _stones(art, y)


def _lattice(art: Picture) -> None:
    field = box(22, 22, 328, 468)
    art.fill(field, "#163A40")
    slats: list[Shape] = []
    for number in range(-10, 22):
        slats.append(bar((number * 34 - 200, 0), (number * 34 + 290, 490), 1.8))
        slats.append(bar((number * 34 + 200, 0), (number * 34 - 290, 490), 1.8))
    art.fill(union(slats) & field, "#2A5E5E")


def _sun(art: Picture) -> None:
    rays = sunburst(*_MIDDLE, 150, 0.07, [number * math.pi / 12 for number in range(24)])
    disc = union([ellipse(*_MIDDLE, 112), rays & ellipse(*_MIDDLE, 134)])
    art.piece(disc, OCHRE, line=6, shade=(6, 6))
    art.piece(ellipse(*_MIDDLE, 108), _NIGHT, line=4, shade=(-6, -6), lamp=0)
    angles = [number * math.pi / 10 + 0.1 for number in range(20)]
    art.fill(sunburst(*_MIDDLE, 105, 0.05, angles), "#3A3F78")


def _stones(art: Picture, y: float) -> None:
    for right, tones in ((-34, JADE), (0, RUBY), (34, DIAMOND)):
        x = 175 + right
        reach = 15 if right == 0 else 12
        stone = blob(
            corner(x, y - reach * 1.3), corner(x + reach, y), corner(x, y + reach * 1.3), corner(x - reach, y)
        )
        cut_stone(art, stone, tones, 4, 3, 0, 3)
    for way in (-1, 1):
        flourish = brush([(175 + way * 56, y), (175 + way * 86, y - 5), (175 + way * 118, y + 2)], 7, 6, 1)
        art.fill(flourish, OCHRE.base)
