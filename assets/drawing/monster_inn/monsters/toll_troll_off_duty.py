"""Toll Troll, Off Duty."""

from assets.drawing.curves import blob, corner, star
from assets.drawing.monster_inn.bodies import bust, fist, sleeve
from assets.drawing.monster_inn.palette import DARK, GOLD, KIND, MOSSY, STONE, WHITE_CREAM
from assets.drawing.monster_inn.props import drops
from assets.drawing.monster_inn.trolls import moss_on, troll_ears, troll_head, troll_nose
from assets.drawing.palette import BLUE, LINEN, OCHRE, PARCHMENT, RED, WINE
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw Toll Troll, Off Duty, 400 x 400."""
    art.ground(*KIND["troll"], seed=5)
    with art.about(200, 420, scale=0.9):
        _figure(art)
        _conductor_cap(art)
        _barrier_pole(art)
        _ticket(art)


def _figure(art: Picture) -> None:
    bust(art, OCHRE, 330, 170)
    art.piece(
        blob(corner(130, 340), corner(166, 430), corner(234, 430), corner(270, 340), (200, 352)),
        WHITE_CREAM,
        shade=(10, 6),
        lamp=3,
    )
    art.piece(
        polygon((190, 352), (210, 352), (222, 420), (200, 440), (178, 420)),
        WINE,
        line=4.5,
        shade=(7, 4),
        lamp=3,
    )
    troll_ears(art)
    troll_head(art)
    art.eye(152, 184, 26, 22, look=(-3, 8), pupil=8, lid=0.58, skin=STONE, tilt=-8, iris="#E9A23B")
    art.eye(248, 184, 26, 22, look=(3, 8), pupil=8, lid=0.64, skin=STONE, tilt=10, iris="#E9A23B")
    art.stroke((122, 214), (152, 222), (180, 210), width=4, colour=STONE.dark)
    art.stroke((220, 210), (248, 222), (278, 214), width=4, colour=STONE.dark)
    art.stroke((118, 152), (150, 140), (182, 152), width=12, start=5, end=5, colour=MOSSY.dark)
    art.stroke((218, 150), (250, 138), (284, 154), width=12, start=5, end=5, colour=MOSSY.dark)
    troll_nose(art, y1=264, width=38)
    art.stroke((116, 290), (150, 306), (200, 302), (250, 306), (284, 288), width=9, start=3, end=3)
    art.piece(polygon((146, 306), (150, 278), (170, 280), (172, 308)), LINEN, line=4, shade=(5, 0), lamp=2)
    art.piece(polygon((236, 307), (238, 286), (254, 284), (256, 304)), LINEN, line=4, shade=(4, 0), lamp=2)
    drops(art, (282, 312, 1.2))
    for x, y, reach in ((104, 240, 6), (116, 254, 4), (300, 232, 5), (290, 248, 4)):
        art.fill(ellipse(x, y, reach), STONE.dark)
    moss_on(art, ((112, 120, 1), (100, 146, 0.7), (290, 122, 1), (300, 148, 0.7)))


def _conductor_cap(art: Picture) -> None:
    art.piece(
        blob(
            corner(100, 96), (104, 40), (140, 14), (200, 6), (260, 14), (296, 40), corner(300, 96), (200, 80)
        ),
        BLUE,
        line=6,
        shade=(18, 9),
        lamp=6,
        hatching=Hatching(angle=15, length=36, width=6),
    )
    art.piece(
        blob((98, 104), (104, 86), (200, 68), (296, 86), (302, 104), (296, 116), (200, 96), (104, 116)),
        GOLD,
        shade=(6, 6),
        lamp=3,
    )
    art.piece(
        blob((100, 112), (200, 94), (300, 112), (286, 138), (200, 122), (114, 138)),
        DARK,
        shade=(7, 7),
        lamp=5,
    )
    art.piece(star(200, 48, 24, 11, 5), GOLD, line=4, shade=(4, 4), lamp=3)


def _barrier_pole(art: Picture) -> None:
    with art.at(346, 350, turned=8):
        art.piece(box(-15, -330, 15, 120), WHITE_CREAM, line=6, shade=(9, 0), lamp=3)
        for number in range(6):
            art.fill(
                polygon(
                    (-15, -300 + number * 66),
                    (15, -322 + number * 66),
                    (15, -290 + number * 66),
                    (-15, -268 + number * 66),
                ),
                RED.base,
            )
            art.fill(
                polygon(
                    (6, -316 + number * 66),
                    (15, -322 + number * 66),
                    (15, -290 + number * 66),
                    (6, -284 + number * 66),
                ),
                RED.dark,
            )
    sleeve(art, 342, 376, OCHRE, 46)
    fist(art, 342, 366, STONE, 1.15, 6)


def _ticket(art: Picture) -> None:
    sleeve(art, 56, 384, OCHRE, 44)
    with art.at(64, 318, turned=-12):
        trunk = box(-46, -36, 46, 30) - union([ellipse(-46, -3, 9), ellipse(46, -3, 9)])
        art.piece(trunk, PARCHMENT, shade=(6, 6), lamp=3)
        art.fill(box(18, -28, 21, 24), WINE.base)
        art.piece(star(-10, -4, 17, 8, 5), RED, line=2.6, shade=None, lamp=0)
    fist(art, 62, 366, STONE, 1.1, -4)
