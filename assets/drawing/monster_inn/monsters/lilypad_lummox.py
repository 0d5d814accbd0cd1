"""Lilypad Lummox."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.monster_inn.bodies import fist
from assets.drawing.monster_inn.palette import DARK, KIND, LIME, MOSSY, SKY, STONE
from assets.drawing.monster_inn.props import drops
from assets.drawing.monster_inn.trolls import troll_ears, troll_head, troll_nose
from assets.drawing.palette import FUR, MOSS, MOUTH, PINK, RUST, STRAW, WOOD
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw Lilypad Lummox, 400 x 400."""
    art.ground(*KIND["troll"], seed=6)
    art.piece(
        brush([(66, 420), (40, 260), (24, 120), (30, 30), (62, 4)], 9, 10, 4),
        WOOD,
        line=4.5,
        shade=(4, 0),
        lamp=2,
    )
    with art.about(200, 420, scale=0.92):
        _water(art)
        _weed_hair(art)
        _goofy_eyes(art)
        _lily_pad(art)
    art.stroke((62, 6), (70, 50), (68, 96), width=3, start=2.6, end=2.6, colour="#FFF1D0")
    with art.at(66, 128, turned=-8, scale=0.8):
        art.piece(
            polygon((-22, -28), (14, -28), (16, 8), (44, 16), (48, 36), (-24, 36)).grown(3),
            WOOD,
            shade=(7, 6),
        )
        art.piece(box(-28, 36, 52, 46), DARK, line=4, shade=(4, 3), lamp=0)
        art.piece(box(-28, -38, 20, -24), RUST, line=4, shade=(5, 4), lamp=3)
    drops(art, (56, 184, 0.8), (84, 190, 0.6))
    fist(art, 62, 352, STONE, 1.15, -4)
    for x, height, reach in ((352, 200, 6), (384, 240, 10)):
        with art.at(x, 400, turned=reach):
            art.piece(box(-3.5, -height, 3.5, 20), MOSSY, line=3.5, shade=(2, 0), lamp=1)
            art.piece(
                blob(
                    (-11, -height + 50),
                    (-11, -height + 4),
                    (0, -height - 8),
                    (11, -height + 4),
                    (11, -height + 50),
                    (0, -height + 58),
                ),
                FUR,
                line=4.5,
                shade=(6, 3),
                lamp=3,
            )
    art.piece(
        blob(
            corner(-20, 430),
            (-20, 388),
            (40, 378),
            (100, 390),
            (170, 380),
            (240, 392),
            (310, 380),
            (380, 390),
            (420, 382),
            corner(430, 430),
        ),
        SKY,
        shade=(0, -8),
        lamp=5,
    )
    art.stroke((30, 402), (60, 396), (92, 404), colour="#FFFFFF")
    art.stroke((190, 400), (220, 394), (250, 402), colour="#FFFFFF")
    art.stroke((320, 406), (344, 400), (370, 406), colour="#FFFFFF")


def _water(art: Picture) -> None:
    troll_ears(art, y=204)
    art.piece(
        blob(corner(-40, 440), (-20, 370), (60, 330), (200, 320), (340, 330), (420, 370), corner(440, 440)),
        STONE,
        line=7,
        shade=(24, 10),
        lamp=6,
        hatching=Hatching(angle=40, length=50),
    )
    troll_head(art)


def _weed_hair(art: Picture) -> None:
    for x, y, reach, long in (
        (104, 110, 14, 90),
        (88, 150, 10, 110),
        (296, 108, -14, 96),
        (312, 150, -8, 120),
        (130, 84, 10, 60),
        (272, 84, -10, 60),
    ):
        with art.at(x, y, turned=reach):
            art.piece(
                blob(
                    (-12, -14),
                    (12, -14),
                    (16, long * 0.4),
                    (6, long * 0.7),
                    corner(8, long),
                    (-6, long * 0.8),
                    (-14, long * 0.45),
                ),
                MOSSY,
                shade=(7, 4),
                hatching=Hatching(angle=75, length=12),
            )


def _goofy_eyes(art: Picture) -> None:
    art.eye(140, 178, 29, 28, look=(12, 2), pupil=9, skin=STONE, iris="#A8B45C")
    art.eye(262, 174, 25, 25, look=(8, -8), pupil=8, lower_lid=0.12, skin=STONE, iris="#A8B45C")
    art.stroke((110, 138), (138, 128), (168, 140), width=11, start=4, end=4, colour=MOSSY.dark)
    art.stroke((234, 136), (262, 124), (290, 140), width=11, start=4, end=4, colour=MOSSY.dark)
    troll_nose(art, y1=260, width=40, right=4)
    shape = blob(
        corner(110, 262),
        (150, 290),
        (200, 294),
        (252, 288),
        corner(292, 256),
        (280, 318),
        (200, 344),
        (122, 320),
    )
    art.piece(shape, MOUTH, shade=None, lamp=0)
    art.fill(ellipse(200, 334, 54, 22) & shape, PINK.base)
    art.stroke((200, 322), (202, 342), width=3, colour=PINK.dark)
    for x, y, width in ((144, 282, 13), (196, 290, 15), (250, 284, 12)):
        art.piece(
            polygon((x - width, y), (x + width, y - 2), (x + width - 3, y + 24), (x - width + 3, y + 26)),
            STRAW,
            line=3.6,
            shade=(4, 0),
            lamp=2,
        )
    art.fill(ellipse(100, 246, 22, 16), PINK.light, 0.55)
    art.fill(ellipse(304, 240, 20, 16), PINK.light, 0.55)


def _lily_pad(art: Picture) -> None:
    art.piece(
        blob(
            (84, 74),
            (120, 52),
            (200, 44),
            (280, 52),
            (318, 74),
            (280, 98),
            (214, 106),
            corner(232, 82),
            (186, 106),
            (120, 98),
        ),
        MOSS,
        line=6,
        shade=(9, 9),
        lamp=5,
    )
    art.piece(
        blob((200, 74), (152, 70), (140, 40), (164, 22), (200, 18), (236, 22), (260, 40), (248, 70)),
        LIME,
        line=5.5,
        shade=(11, 7),
        lamp=5,
    )
    for x in (168, 232):
        art.piece(ellipse(x, 12, 18), LIME, shade=(5, 5))
        art.eye(x, 10, 11, 11, look=(0, -1), pupil=5)
    art.stroke((166, 50), (200, 58), (236, 48), start=2, end=2)
    art.piece(
        blob((138, 76), (150, 60), (172, 66), (170, 80), (150, 84)), LIME, line=4.5, shade=(5, 4), lamp=3
    )
    art.piece(
        blob((262, 76), (250, 60), (228, 66), (230, 80), (250, 84)), LIME, line=4.5, shade=(5, 4), lamp=3
    )
    art.piece(ellipse(98, 60, 0.1), PINK, line=0, shade=None, lamp=0)
    for number in range(5):
        art.piece(
            blob((300, 60), (308, 44), corner(300, 24), (292, 44)).turned(number * 30 - 60, (300, 62)),
            PINK,
            line=3.4,
            shade=(3, 2),
            lamp=2,
        )
