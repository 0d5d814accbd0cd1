"""What lies on the table: the number to match, and two markers."""

import math

from assets.drawing.curves import blob, brush, corner
from assets.drawing.palette import FUR, IRON, OCHRE, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, spot, union
from assets.drawing.texture import Hatching

_MIDDLE = (100, 100)
_RADIUS = 90
_DEAD = Tones("#D6E6B4", "#A3BE8C", "#5E7A5C")


def center_disc(art: Picture) -> None:
    """Draw a gold disc, left empty for the number, 200 x 200."""
    art.piece(
        ellipse(*_MIDDLE, _RADIUS),
        OCHRE,
        line=7,
        shade=(12, 9),
        lamp=5,
        hatching=Hatching(angle=20, length=22, width=5),
    )
    art.fill(ellipse(*_MIDDLE, _RADIUS * 0.86) - ellipse(*_MIDDLE, _RADIUS * 0.8), OCHRE.dark)
    for stud in range(16):
        angle = stud * math.pi / 8 + 0.2
        x = _MIDDLE[0] + _RADIUS * 0.93 * math.cos(angle)
        y = _MIDDLE[1] + _RADIUS * 0.93 * math.sin(angle)
        art.fill(spot(x, y).grown(_RADIUS * 0.03), OCHRE.dark)
    art.fill(ellipse(*_MIDDLE, _RADIUS * 0.76), "#FFD27A")
    art.fill(ellipse(*_MIDDLE, _RADIUS * 0.76) - ellipse(*_MIDDLE, _RADIUS * 0.76).moved(5, 5), "#D98F2E")


def chain(art: Picture) -> None:
    """Draw the marker of the Chain, 100 x 100."""
    with art.group("translate(9 9) scale(.82)"):
        for x, y in ((24, 24), (76, 76)):
            ring = ellipse(x, y, 30, 23, 45) - ellipse(x, y, 15, 9, 45)
            art.piece(ring, IRON, line=7, shade=(5, 6), lamp=3)
        art.piece(box(27, 44, 73, 56).grown(4).turned(45, (50, 50)), IRON, line=6, shade=(4, 6), lamp=3)


def zombie(art: Picture) -> None:
    """Draw the marker of the Zombie, 100 x 100."""
    with art.group("translate(5 5) scale(.9)"):
        hand = union(
            [
                brush(line, width, width, width * 0.84)
                for line, width in (
                    ([(36, 64), (26, 40), (16, 26)], 14),
                    ([(46, 58), (42, 30), (38, 10)], 14.5),
                    ([(56, 58), (60, 30), (62, 9)], 14.5),
                    ([(66, 64), (78, 44), (84, 28)], 14),
                    ([(32, 76), (18, 66), (8, 56)], 14),
                )
            ]
            + [blob((28, 62), (50, 52), (74, 60), (74, 84), (66, 104), (36, 104), (28, 84))]
            + [
                ellipse(16, 26, 6),
                ellipse(38, 10, 6.4),
                ellipse(62, 9, 6.4),
                ellipse(84, 28, 6),
                ellipse(8, 56, 6),
            ]
        ) & box(-10, -10, 110, 92)
        art.piece(hand, _DEAD, line=7, shade=(5, 4), lamp=3.4)
        for x, y, reach in ((15, 25, -32), (38, 9, -8), (62, 8, 8), (85, 27, 26)):
            art.fill(ellipse(x, y, 4, 5.6).turned(reach, (x, y)), "#FFF1C4")
        for line in ([(42, 66), (48, 62), (54, 66)], [(58, 70), (63, 66), (68, 70)]):
            art.stroke(*line, width=4, colour=_DEAD.dark)
        art.piece(
            blob(
                corner(4, 98),
                (10, 82),
                (26, 86),
                (38, 78),
                (52, 84),
                (68, 78),
                (80, 86),
                (92, 82),
                corner(98, 98),
            ),
            FUR,
            line=7,
            shade=(4, 4),
            lamp=3,
        )
