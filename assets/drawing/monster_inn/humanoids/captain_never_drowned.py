"""Captain Never-Drowned."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.monster_inn.bodies import fist, sleeve
from assets.drawing.monster_inn.humans import face, nose
from assets.drawing.monster_inn.palette import BAND, BLACK, DARK, GOLD, STEEL, WHITE_CREAM
from assets.drawing.palette import BONE, LINEN, MOSS, OCHRE, RED, TAN, WINE
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw Captain Never-Drowned, 400 x 400."""
    art.ground(*BAND["D"], seed=18)
    _sea_spray(art)
    _coat(art)
    _hair(art)
    _scar_across_face(art)
    _patch(art)
    _tricorn(art)
    _cutlass(art)
    _skeleton_parrot(art)
    _hook_hand(art)


def _sea_spray(art: Picture) -> None:
    for y, tones_used in ((250, "#3F6E7E"), (290, "#2C5262")):
        art.fill(
            blob(
                corner(-20, 420),
                (-20, y),
                (30, y - 24),
                (70, y + 10),
                (120, y - 20),
                (170, y + 8),
                (230, y - 20),
                (290, y + 8),
                (340, y - 22),
                (380, y + 4),
                (420, y - 14),
                corner(420, 420),
            ),
            tones_used,
            0.8,
        )
    art.close_ground()


def _coat(art: Picture) -> None:
    art.piece(
        blob(corner(-16, 430), (4, 352), (70, 310), (200, 298), (330, 310), (396, 352), corner(416, 430)),
        WINE,
        line=7,
        shade=(24, 10),
        lamp=6,
        hatching=Hatching(angle=40, length=50, width=6),
    )
    art.piece(
        blob(corner(150, 330), (200, 350), corner(250, 330), corner(256, 430), corner(144, 430)),
        WHITE_CREAM,
        shade=(11, 7),
        hatching=Hatching(angle=80, length=20),
    )
    for _ in art.both_sides():
        art.piece(
            blob(corner(120, 310), (168, 326), corner(158, 430), corner(100, 430)),
            WINE,
            line=5.5,
            shade=(8, 6),
            lamp=5,
        )
    for _ in art.both_sides():
        for y in (352, 382, 412):
            art.piece(ellipse(128, y, 8), GOLD, line=3.6, shade=(3, 3), lamp=2)
    for _ in art.both_sides():
        art.piece(blob((2, 360), (34, 322), (92, 312), (110, 330), (70, 350), (28, 384)), GOLD, shade=(8, 7))
        for number in range(4):
            art.piece(
                brush(
                    [
                        (14 + number * 20, 372 - number * 11),
                        (12 + number * 20, 392 - number * 11),
                        (16 + number * 20, 406 - number * 10),
                    ],
                    5,
                    8,
                    4,
                ),
                GOLD,
                line=3,
                shade=(2, 2),
                lamp=1,
            )


def _hair(art: Picture) -> None:
    art.piece(
        blob(
            (120, 140),
            (96, 210),
            (60, 280),
            corner(84, 296),
            (70, 340),
            corner(110, 330),
            (130, 360),
            (150, 320),
            (250, 320),
            corner(270, 360),
            (292, 330),
            corner(330, 342),
            (318, 296),
            (340, 280),
            (304, 210),
            (280, 140),
        ),
        DARK,
        line=6,
        shade=(12, 8),
        lamp=5,
        hatching=Hatching(angle=75, length=36),
    )
    art.piece(
        brush([(112, 200), (92, 250), (104, 300), (88, 340)], 8, 14, 4), MOSS, line=4, shade=(4, 3), lamp=2
    )
    face(art, TAN, "square")


def _scar_across_face(art: Picture) -> None:
    art.stroke((262, 150), (236, 200), (222, 262), width=6, colour=TAN.light)
    art.eye(162, 200, 23, 17, look=(5, 1), pupil=7.5, lid=0.3, skin=TAN, tilt=10, iris="#8CCBE6")


def _patch(art: Picture) -> None:
    art.stroke((110, 140), (200, 168), (290, 232), width=7, start=6, end=6)
    art.piece(
        blob((212, 184), (240, 176), (268, 188), (266, 216), (242, 232), (218, 216)),
        BLACK,
        line=4.5,
        shade=(7, 6),
    )
    art.fill(ellipse(234, 200, 4, 5), LINEN.base)
    art.fill(ellipse(248, 202, 4, 5), LINEN.base)
    art.fill(polygon((238, 212), (244, 212), (241, 206)), LINEN.base)
    art.stroke((132, 176), (160, 164), (190, 180), width=12, start=4, end=7)
    art.stroke((214, 174), (242, 160), (268, 172), width=12, start=6, end=4)
    nose(art, TAN, "hook", 0, 2)
    art.stroke((166, 280), (196, 282), (244, 262), width=8, start=3, end=3)
    art.stroke((242, 258), (252, 268), start=2)
    art.piece(box(206, 276, 218, 288), GOLD, line=3, shade=(3, 0), lamp=0)
    art.stroke((180, 296), (200, 300), (220, 294), width=4, colour=TAN.dark)
    for _ in art.both_sides():
        art.piece(ellipse(118, 254, 13) - ellipse(118, 254, 7), GOLD, line=3.6, shade=(3, 3), lamp=2)


def _tricorn(art: Picture) -> None:
    art.piece(
        blob(
            corner(112, 132),
            (126, 78),
            (164, 44),
            (200, 38),
            (240, 44),
            (276, 78),
            corner(290, 132),
            (200, 110),
        ),
        DARK,
        line=6,
        shade=(14, 9),
        lamp=6,
        hatching=Hatching(angle=20, length=30),
    )
    art.piece(
        blob(
            corner(20, 96),
            (60, 122),
            (110, 104),
            (160, 66),
            (200, 52),
            (240, 66),
            (290, 104),
            (340, 122),
            corner(382, 92),
            (360, 150),
            (290, 160),
            (240, 138),
            (200, 134),
            (160, 138),
            (110, 160),
            (42, 152),
        ),
        DARK,
        line=6,
        shade=(9, 10),
        lamp=6,
        hatching=Hatching(angle=15, length=26),
    )
    art.stroke(
        (28, 104),
        (62, 130),
        (112, 112),
        (162, 76),
        (200, 62),
        (240, 76),
        (290, 112),
        (340, 130),
        (376, 100),
        width=8,
        start=4,
        end=4,
        colour=GOLD.base,
    )
    art.piece(
        blob(
            (176, 104),
            (180, 84),
            (200, 76),
            (220, 84),
            (224, 104),
            (214, 114),
            corner(212, 124),
            corner(188, 124),
            (186, 114),
        ),
        BONE,
        line=4.5,
        shade=(6, 5),
        lamp=3,
    )
    art.ink(ellipse(191, 100, 6, 7), ellipse(210, 100, 6, 7), polygon((198, 114), (204, 114), (201, 108)))
    art.piece(
        blob(
            (300, 112),
            (340, 60),
            (390, 40),
            (404, 60),
            corner(384, 66),
            (396, 84),
            corner(360, 96),
            (364, 112),
            (320, 132),
        ),
        RED,
        shade=(8, 7),
        hatching=Hatching(angle=20, length=14),
    )


def _cutlass(art: Picture) -> None:
    with art.at(342, 372, turned=-6):
        art.piece(
            blob(
                corner(-10, -34),
                (-16, -120),
                (-4, -190),
                corner(30, -236),
                (34, -180),
                (24, -110),
                corner(14, -34),
            ),
            STEEL,
            line=5.5,
            shade=(10, 0),
        )
        art.stroke((2, -44), (4, -130), (18, -200), width=4, colour=STEEL.dark)
        art.piece(
            blob(
                (-40, -30),
                (-16, -44),
                (24, -42),
                (44, -22),
                (46, 16),
                (28, 36),
                (22, 24),
                (34, 4),
                (30, -18),
                (-14, -22),
            ),
            GOLD,
            shade=(7, 6),
        )
    sleeve(art, 344, 402, WINE, 46)
    fist(art, 342, 370, TAN, 1.1, -2)


def _skeleton_parrot(art: Picture) -> None:
    with art.about(74, 260):
        art.piece(
            blob((56, 318), (40, 280), (48, 240), (72, 226), (98, 238), (104, 276), (92, 318)),
            BONE,
            shade=(8, 6),
        )
        for y in (272, 288, 304):
            art.stroke((52, y - 4), (74, y + 4), (94, y - 4), start=2, end=2)
        art.piece(
            blob((44, 226), (48, 190), (78, 176), (104, 190), (110, 214), (96, 236), (66, 240)),
            BONE,
            shade=(9, 7),
        )
        art.piece(
            blob(corner(96, 196), (122, 200), (128, 222), corner(114, 238), (110, 222), (94, 224)),
            OCHRE,
            line=4.5,
            shade=(5, 4),
            lamp=3,
        )
        art.ink(ellipse(82, 208, 11, 12))
        art.fill(ellipse(83, 209, 4), "#8CCBE6")
        art.piece(
            blob(
                corner(66, 180),
                (56, 150),
                corner(70, 164),
                (78, 138),
                corner(84, 166),
                (98, 152),
                corner(90, 182),
            ),
            RED,
            line=4.5,
            shade=(5, 4),
            lamp=3,
        )
        art.piece(
            blob(
                (46, 256),
                (22, 276),
                (14, 318),
                corner(30, 308),
                (34, 332),
                corner(46, 310),
                (54, 322),
                (56, 290),
            ),
            BONE,
            line=4.5,
            shade=(6, 5),
            lamp=3,
        )


def _hook_hand(art: Picture) -> None:
    art.piece(
        blob(corner(60, 440), (70, 396), (104, 374), (146, 384), corner(160, 440)),
        WINE,
        line=6,
        shade=(10, 8),
        lamp=5,
        hatching=Hatching(length=18),
    )
    art.piece(box(82, 372, 146, 394).grown(3), GOLD, shade=(7, 5))
    shape = brush([(114, 372), (114, 344), (138, 328), (160, 342), (156, 366), (140, 368)], 12, 15, 3)
    art.piece(shape, STEEL, line=4.5, shade=(4, 4), lamp=3)
