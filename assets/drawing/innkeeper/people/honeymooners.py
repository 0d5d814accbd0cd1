"""Honeymooners."""

import math

from assets.drawing.curves import blob, corner
from assets.drawing.innkeeper.body_parts import ears, heart
from assets.drawing.innkeeper.figure import Figure
from assets.drawing.innkeeper.forms import tube
from assets.drawing.innkeeper.palette import GOLD, ORC, ROSE, ROSY
from assets.drawing.palette import COAL, LINEN, NIGHT, OCHRE, PINK, RED, STRAW, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Honeymooners, 400 x 400."""
    art.coarsen(0.3)
    art.ground("#F2AFA0", "#9A3C5C", "#AE4A6A", seed=205)
    figure = Figure(art)
    bride = figure.part(0.96, 74, 4, -5)
    _bride(bride)
    _bride_eyes(bride)
    _bride_details(bride)
    groom = figure.part(0.8, -96, 40, 15)
    _groom(groom)
    _groom_details(groom)
    _great_hand(figure)


def _bride(bride: Figure) -> None:
    bride.piece(
        blob(
            (-10, 300),
            (60, 130),
            (130, 40),
            (200, 20),
            (280, 44),
            (344, 140),
            (380, 300),
            (340, 400),
            (40, 400),
        ),
        Tones("#FFFFFF", "#F4ECE4", "#CDB7B4"),
        line=5.5,
        shade=(20, 10),
        lamp=6,
        hatching=Hatching(angle=70, length=44),
    )
    bride.piece(
        blob(corner(10, 420), (36, 350), (110, 310), (200, 302), (290, 310), (364, 350), corner(390, 420)),
        LINEN,
        line=6,
        shade=(22, 10),
        lamp=6,
        hatching=Hatching(angle=40, length=40, width=6),
    )
    bride.piece(blob((140, 320), (200, 306), (262, 320), (200, 372)), ORC, shade=(10, 6), lamp=0)
    bride.piece(
        blob((112, 210), (84, 186), (40, 166), (62, 210), (110, 240)), ORC, line=5.5, shade=(7, 7), lamp=5
    )
    bride.piece(
        blob((288, 210), (316, 186), (360, 166), (338, 210), (290, 240)), ORC, line=5.5, shade=(7, 7), lamp=5
    )
    bride.piece(ellipse(52, 196, 9), GOLD, line=3.4, shade=(3, 3), lamp=2)
    bride.piece(ellipse(346, 198, 9), GOLD, line=3.4, shade=(3, 3), lamp=2)
    bride.piece(
        blob(
            (200, 74),
            (262, 92),
            (290, 150),
            (300, 222),
            (282, 286),
            (240, 322),
            (200, 330),
            (160, 322),
            (118, 286),
            (100, 222),
            (110, 150),
            (138, 92),
        ),
        ORC,
        line=6,
        shade=(20, 9),
        lamp=7,
        hatching=Hatching(length=26),
    )


def _bride_eyes(bride: Figure) -> None:
    bride.fill(ellipse(134, 246, 28, 18), PINK.base, 0.75)
    bride.fill(ellipse(268, 246, 26, 18), PINK.base, 0.75)
    for x, way in ((158, -1), (242, 1)):
        bride.eye(x, 190, 23, 21, look=(-12, 6), pupil=9, lid=0.36, skin=ORC, iris="#7C4A2A")
        for number in (0, 1, 2):
            bride.stroke(
                (x + way * (14 + number * 5), 180 + number * 5),
                (x + way * (26 + number * 6), 168 + number * 9),
                width=4.4,
                start=4,
            )
    bride.stroke((124, 154), (152, 138), (184, 150), width=11, start=3, end=5, colour=ORC.dark)
    bride.stroke((276, 154), (248, 138), (216, 150), width=11, start=3, end=5, colour=ORC.dark)
    bride.piece(
        blob((188, 198), (212, 198), (232, 228), (222, 244), (200, 246), (178, 244), (168, 228)),
        ORC,
        line=4.5,
        shade=(8, 6),
        lamp=6,
    )
    bride.ink(ellipse(190, 238, 4, 3), ellipse(210, 238, 4, 3))
    bride.stroke((138, 262), (166, 282), (200, 288), (234, 282), (264, 262), width=8, start=2, end=2)
    bride.piece(polygon((148, 276), (152, 244), (168, 280)), LINEN, line=4, shade=(4, 0), lamp=2)


def _bride_details(bride: Figure) -> None:
    bride.piece(polygon((252, 276), (248, 244), (232, 280)), LINEN, line=4, shade=(4, 0), lamp=2)
    bride.stroke((182, 306), (200, 310), (220, 306), width=4, colour=ORC.dark)
    bride.piece(
        blob(
            corner(110, 176),
            (106, 118),
            (150, 74),
            (200, 60),
            (252, 74),
            (296, 118),
            corner(290, 176),
            (264, 130),
            (200, 108),
            (136, 130),
        ),
        COAL,
        line=5.5,
        shade=(10, 7),
        lamp=5,
        hatching=Hatching(angle=70, length=18),
    )
    for number, (x, y, _tones) in enumerate(
        ((124, 100, ROSE), (174, 70, OCHRE), (228, 66, ROSE), (278, 94, OCHRE))
    ):
        for at in range(5):
            bride.piece(
                ellipse(x + 15 * math.cos(at * 1.257), y + 15 * math.sin(at * 1.257), 11.5),
                LINEN if number % 2 else ROSE,
                line=3,
                shade=(3, 3),
                lamp=0,
            )
        bride.piece(ellipse(x, y, 8), GOLD, line=2.6, shade=None, lamp=0)


def _groom(groom: Figure) -> None:
    groom.piece(
        blob(corner(40, 420), (60, 340), (120, 312), (200, 306), (280, 312), (340, 340), corner(360, 420)),
        NIGHT,
        line=6,
        shade=(20, 9),
        lamp=6,
        hatching=Hatching(angle=40, length=40, width=6),
    )
    groom.piece(polygon((174, 280), (226, 280), (230, 330), (170, 330)), ROSY, shade=(16, 0), lamp=0)
    groom.piece(polygon((140, 306), (200, 344), (174, 372), (120, 336)), LINEN, shade=(6, 5), lamp=3)
    groom.piece(polygon((260, 306), (200, 344), (226, 372), (280, 336)), LINEN, shade=(6, 5), lamp=3)
    groom.piece(
        blob(
            (200, 348),
            (232, 332),
            (256, 346),
            (254, 372),
            (230, 382),
            (200, 360),
            (170, 382),
            (146, 372),
            (144, 346),
            (168, 332),
        ),
        RED,
        shade=(7, 6),
    )
    groom.piece(ellipse(200, 354, 13), RED, line=4.5, shade=(4, 4), lamp=3)
    ears(groom, 126, 208, ROSY, 1.1)
    groom.piece(
        blob(
            (200, 104),
            (250, 122),
            (272, 184),
            (264, 240),
            (228, 296),
            (200, 306),
            (172, 296),
            (136, 240),
            (128, 184),
            (150, 122),
        ),
        ROSY,
        line=6,
        shade=(17, 8),
        lamp=6,
    )
    groom.fill(ellipse(154, 240, 24, 17), RED.light, 0.65)
    groom.fill(ellipse(248, 240, 22, 17), RED.light, 0.65)


def _groom_details(groom: Figure) -> None:
    for x in (168, 234):
        groom.at(x, 194, 1.3).piece(
            blob(corner(0, 22), (-22, 2), (-20, -16), (-8, -19), corner(0, -8), (8, -19), (20, -16), (22, 2)),
            RED,
            line=4,
            shade=(5, 4),
        )
    groom.stroke((142, 158), (166, 142), (190, 156), width=9, start=3, end=4, colour=WOOD.dark)
    groom.stroke((212, 156), (236, 142), (260, 158), width=9, start=3, end=4, colour=WOOD.dark)
    groom.piece(
        blob((190, 206), (210, 206), (226, 234), (214, 246), (188, 246), (178, 234)),
        ROSY,
        line=4,
        shade=(7, 5),
        lamp=5,
    )
    groom.stroke((154, 258), (176, 274), (202, 278), (230, 272), (252, 256), width=7, start=2, end=2)
    groom.fill(box(196, 277, 206, 288), "#FFF8E6")
    groom.stroke((196, 278), (196, 289), (206, 289), (206, 278), width=3, start=2, end=2)
    groom.piece(
        blob(
            corner(126, 180),
            (118, 130),
            (150, 92),
            (204, 78),
            (256, 94),
            (280, 130),
            corner(272, 180),
            (258, 142),
            (214, 130),
            corner(164, 150),
            (142, 156),
        ),
        STRAW,
        line=5.5,
        shade=(9, 6),
        lamp=5,
        hatching=Hatching(angle=70, length=18),
    )
    groom.piece(
        blob(corner(196, 84), (186, 56), (206, 38), (214, 52), (204, 64), corner(216, 82)),
        STRAW,
        line=4.5,
        shade=(4, 3),
        lamp=3,
    )


def _great_hand(figure: Figure) -> None:
    great = figure.part(0.78, 34, 28, about=(0, 380))
    great.piece(
        union(
            [
                *[
                    tube(
                        26,
                        (-12, 330 + number * 22),
                        (20 + number * 3, 338 + number * 20),
                        (52 - abs(number - 1) * 4, 346 + number * 17),
                        steps=10,
                    )
                    for number in range(4)
                ],
                blob((-40, 322), (4, 316), (20, 340), (16, 410), (-40, 430)),
            ]
        ),
        ORC,
        line=5.5,
        shade=(8, 6),
        lamp=5,
    )
    for number in range(3):
        great.stroke((8, 346 + number * 22), (44, 356 + number * 18), width=4)
    great.piece(box(20, 358, 34, 380).grown(2).turned(18, (27, 369)), GOLD, line=3.4, shade=(3, 2), lamp=2)
    heart(figure, 40, 60, 1.3, -14)
    heart(figure, 86, 30, 0.8, 10)
    heart(figure, 22, 126, 0.8, -20)
    heart(figure, 372, 36, 0.9, 14)
