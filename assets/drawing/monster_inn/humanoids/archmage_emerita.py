"""Archmage Emerita."""

import math

from assets.drawing.curves import blob, brush, corner, star
from assets.drawing.monster_inn.bodies import bust, fist, palm, sleeve
from assets.drawing.monster_inn.humans import face, nose
from assets.drawing.monster_inn.palette import BAND, GOLD, SKY, SNOW, UMBER
from assets.drawing.monster_inn.props import sparks
from assets.drawing.palette import NIGHT, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw Archmage Emerita, 400 x 400."""
    art.ground(*BAND["D"], seed=17)
    for reach in (166, 150):
        art.fill(ellipse(200, 170, reach) - ellipse(200, 170, reach - 5), "#8CCBE6", 0.75)
    art.fill(union([star(200, 170, 150, 74, 8, -80) - star(200, 170, 142, 69, 8, -80)]), "#8CCBE6", 0.45)
    for number in range(8):
        angle = number * math.pi / 4 + 0.2
        art.fill(star(200 + 158 * math.cos(angle), 170 + 158 * math.sin(angle), 11, 4, 4), "#D6F1FB")
    with art.about(200, 430, scale=0.93):
        _hair(art)
        _collar(art)
        _wrinkles(art)
        _glowing_eyes(art)
        _silver_hair(art)
    sleeve(art, 340, 388, NIGHT, 46)
    with art.at(340, 350, turned=6):
        art.piece(box(-8, -176, 8, 90), GOLD, shade=(5, 0), lamp=3)
        art.fill(ellipse(0, -226, 62), "#8CCBE6", 0.3)
        art.piece(
            blob(corner(0, -290), (32, -236), (18, -188), corner(0, -172), (-18, -188), (-32, -236)),
            SKY,
            line=5.5,
            shade=(12, 6),
            lamp=5,
        )
        art.stroke((0, -282), (4, -236), (0, -180), width=3, colour=SKY.dark)
        art.piece(
            blob((-34, -196), (-14, -172), (14, -172), (34, -196), (22, -150), (-22, -150)),
            GOLD,
            shade=(6, 5),
        )
    fist(art, 340, 362, UMBER, 1.08, 4)
    sleeve(art, 60, 388, NIGHT, 46)
    palm(art, 64, 344, UMBER, 0.98, -10)
    art.fill(ellipse(66, 232, 54), "#8CCBE6", 0.25)
    art.piece(ellipse(66, 232, 34), Tones("#EAF8FF", "#6FB8E8", "#2A5E9A"), shade=(9, 8), lamp=5)
    art.stroke((46, 240), (60, 222), (72, 240), (88, 224), start=2, end=2, colour="#FFFFFF")
    sparks(art, (30, 190, 8), (104, 200, 9), (40, 276, 7), (106, 262, 7), tones="#D6F1FB")


def _hair(art: Picture) -> None:
    for way in (-1, 1):
        for number in (3, 2, 1, 0):
            art.piece(
                brush(
                    [
                        (200 + way * 60, 110),
                        (200 + way * (76 + number * 15), 150),
                        (200 + way * (84 + number * 17), 230 + number * 4),
                        (200 + way * (78 + number * 22), 312 - number * 10),
                    ],
                    18,
                    24,
                    12,
                ),
                SNOW,
                shade=(6, 5),
            )


def _collar(art: Picture) -> None:
    for _ in art.both_sides():
        art.piece(
            blob(
                corner(186, 340),
                (126, 330),
                (70, 290),
                (36, 236),
                corner(20, 206),
                (80, 222),
                (130, 262),
                corner(184, 300),
            ),
            NIGHT,
            line=6,
            shade=(11, 9),
            lamp=6,
            hatching=Hatching(angle=50, length=18),
        )
    bust(art, NIGHT, 322, 180)
    for _ in art.both_sides():
        art.piece(blob(corner(150, 330), (184, 330), corner(180, 430), corner(130, 430)), SKY, shade=(8, 5))
    for x, y, reach in ((70, 380, 10), (104, 410, 8), (330, 384, 10), (296, 412, 8), (60, 410, 6)):
        art.fill(star(x, y, reach, reach * 0.4, 4), "#D6F1FB")
    art.piece(
        blob((176, 270), (224, 270), (228, 330), (200, 346), (172, 330)), UMBER, line=4, shade=(14, 0), lamp=0
    )
    face(art, UMBER, "oval")


def _wrinkles(art: Picture) -> None:
    for line in (
        [(154, 226), (164, 232), (178, 228)],
        [(222, 228), (236, 232), (248, 226)],
        [(172, 252), (164, 264), (166, 280)],
        [(232, 252), (240, 264), (238, 280)],
        [(180, 136), (200, 131), (220, 136)],
    ):
        art.stroke(*line, width=3.6, colour=UMBER.dark)


def _glowing_eyes(art: Picture) -> None:
    for x, angle in ((164, 10), (238, -10)):
        ball = blob(corner(x - 24, 202), (x, 186), corner(x + 24, 202), (x, 216)).turned(
            angle * 0.6, (x, 200)
        )
        art.fill(ellipse(x, 200, 38, 28), "#8CCBE6", 0.35)
        art.ink(ball.grown(4))
        art.fill(ball, "#8CCBE6")
        art.fill(ball.scaled(0.66, 0.6), "#FFFFFF")
    art.stroke((132, 178), (162, 166), (190, 182), width=12, start=4, end=7, colour="#E6E2E8")
    art.stroke((268, 178), (238, 166), (210, 182), width=12, start=4, end=7, colour="#E6E2E8")
    nose(art, UMBER, "strong", 0, 0)
    art.stroke((172, 274), (202, 268), (232, 272), width=7, start=2, end=2)
    art.stroke((182, 284), (202, 287), (222, 282), width=4, colour=UMBER.dark)


def _silver_hair(art: Picture) -> None:
    bun = union(
        [
            ellipse(200 + x, y, reach)
            for x, y, reach in (
                (0, 22, 46),
                (-40, 42, 34),
                (40, 42, 34),
                (-22, 4, 32),
                (24, 6, 32),
                (0, 60, 50),
            )
        ]
    )
    art.piece(bun, SNOW, line=6, shade=(12, 9), lamp=5)
    for x, y in ((176, 10), (214, 0), (232, 30), (160, 40), (196, 34), (220, 56)):
        art.stroke((x - 10, y + 5), (x, y - 8), (x + 10, y + 3), (x + 1, y + 9), width=4, colour=SNOW.dark)
    art.piece(
        blob(
            corner(128, 176),
            (132, 120),
            (160, 90),
            (200, 80),
            (242, 90),
            (270, 120),
            corner(274, 176),
            (252, 136),
            (200, 118),
            (150, 136),
        ),
        SNOW,
        line=5.5,
        shade=(9, 6),
        lamp=5,
        hatching=Hatching(angle=70, length=20),
    )
    art.piece(
        union(
            [
                polygon(
                    (200 + x - 12, 116 + abs(x) * 0.14),
                    (200 + x * 1.12, 64 + abs(x) * 0.5),
                    (200 + x + 12, 116 + abs(x) * 0.14),
                )
                for x in (-58, -30, 30, 58)
            ]
            + [polygon((184, 114), (200, 38), (216, 114))]
        ),
        GOLD,
        shade=(5, 3),
        lamp=3,
    )
    art.piece(
        blob((128, 140), (150, 116), (200, 104), (250, 116), (274, 140), (272, 152), (200, 122), (130, 152)),
        GOLD,
        shade=(6, 6),
    )
    art.piece(
        blob(corner(200, 74), (214, 98), corner(200, 124), (186, 98)), SKY, line=4.5, shade=(5, 4), lamp=3
    )
    for _ in art.both_sides():
        art.piece(
            blob(corner(128, 250), (136, 266), (128, 284), (120, 266)), SKY, line=3.6, shade=(3, 3), lamp=2
        )
