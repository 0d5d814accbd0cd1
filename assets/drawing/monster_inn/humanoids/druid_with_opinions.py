"""Druid with Opinions."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.monster_inn.bodies import bust, fist, sleeve
from assets.drawing.monster_inn.humans import ears, face, nose
from assets.drawing.monster_inn.palette import BAND, LIME
from assets.drawing.palette import FOREST, FUR, IRON, MOSS, OCHRE, PARCHMENT, RED, RUST, TAN, WOOD
from assets.drawing.picture import Picture
from assets.drawing.shapes import ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw Druid with Opinions, 400 x 400."""
    art.ground(*BAND["C"], seed=15)
    _antlers(art)
    _beard_with_leaves(art)
    _disapproving_eyes(art)
    _hood_of_deer(art)
    _owl_on_right_shoulder(art)
    _staff(art)


def _antlers(art: Picture) -> None:
    for _ in art.both_sides():
        shape = union(
            [
                brush([(158, 104), (128, 70), (100, 30), (104, -14)], 20, 20, 5),
                brush([(128, 72), (92, 62), (64, 34)], 12, 14, 4),
                brush([(108, 40), (76, 14), (70, -14)], 10, 12, 4),
                brush([(112, 46), (138, 22), (140, -6)], 10, 12, 4),
            ]
        )
        art.piece(shape, WOOD, line=5.5, shade=(6, 5), hatching=Hatching(angle=20, length=8))
    bust(art, FOREST, 318, 176)
    leaves = union(
        [
            blob((x - 17, 316), (x, 304), (x + 17, 316), (x + 8, 352), corner(x, 366), (x - 8, 352)).turned(
                reach, (x, 314)
            )
            for x, reach in (
                (64, 34),
                (98, 24),
                (132, 16),
                (166, 8),
                (200, 0),
                (234, -8),
                (268, -16),
                (302, -24),
                (336, -34),
            )
        ]
    )
    art.piece(leaves, MOSS, shade=(7, 7), hatching=Hatching(angle=70, length=14))
    art.piece(
        blob(
            (104, 180),
            (96, 240),
            (84, 300),
            (104, 340),
            (296, 340),
            (316, 300),
            (304, 240),
            (296, 180),
            (200, 130),
        ),
        IRON,
        line=6,
        shade=(12, 8),
        lamp=5,
        hatching=Hatching(angle=75, length=36),
    )
    ears(art, TAN, 124, 206)
    face(art, TAN, "long")


def _beard_with_leaves(art: Picture) -> None:
    body = blob(
        corner(136, 218),
        (130, 270),
        (138, 330),
        (160, 376),
        corner(176, 366),
        (190, 416),
        corner(204, 384),
        (222, 408),
        corner(232, 368),
        (254, 366),
        (264, 320),
        (270, 270),
        corner(264, 218),
        (244, 246),
        (200, 252),
        (156, 246),
    )
    art.piece(body, IRON, line=6, shade=(16, 8), lamp=6, hatching=Hatching(angle=80, length=40, width=6))
    art.piece(
        blob(
            corner(200, 256),
            (174, 246),
            (148, 258),
            corner(128, 288),
            (160, 290),
            (186, 280),
            corner(200, 268),
            (214, 280),
            (240, 290),
            corner(272, 288),
            (252, 258),
            (226, 246),
        ),
        IRON,
        shade=(6, 6),
        hatching=Hatching(angle=75, length=14),
    )
    art.stroke((184, 286), (200, 282), (218, 288), width=6, start=2, end=2)
    for x, y, reach, tones_used in (
        (150, 320, 30, MOSS),
        (236, 340, -30, RUST),
        (196, 372, 10, MOSS),
        (250, 288, -50, MOSS),
    ):
        art.piece(
            blob(corner(x, y - 15), (x + 8, y - 2), corner(x, y + 14), (x - 8, y - 2)).turned(reach, (x, y)),
            tones_used,
            line=3.4,
            shade=(3, 3),
            lamp=2,
        )
    art.piece(ellipse(168, 352, 8), RED, line=3, shade=(2, 2), lamp=2)


def _disapproving_eyes(art: Picture) -> None:
    art.eye(166, 200, 20, 16, look=(-4, 2), pupil=7, lid=0.46, skin=TAN, tilt=10, iris="#A8B45C")
    art.eye(234, 200, 20, 16, look=(-4, 2), pupil=7, lid=0.46, skin=TAN, tilt=-10, iris="#A8B45C")
    art.piece(
        blob((132, 178), (150, 160), (180, 168), corner(194, 190), (166, 180), (142, 190)),
        IRON,
        line=4,
        shade=(4, 4),
        lamp=3,
    )
    art.piece(
        blob((268, 178), (250, 160), (220, 168), corner(206, 190), (234, 180), (258, 190)),
        IRON,
        line=4,
        shade=(4, 4),
        lamp=3,
    )
    nose(art, TAN, "hook", 0, 0)


def _hood_of_deer(art: Picture) -> None:
    art.piece(
        blob(
            corner(120, 176),
            (124, 116),
            (160, 80),
            (200, 72),
            (240, 80),
            (276, 116),
            corner(280, 176),
            (256, 136),
            (200, 120),
            (144, 136),
        ),
        FUR,
        line=6,
        shade=(12, 8),
        lamp=5,
        hatching=Hatching(angle=60, length=22),
    )
    art.piece(
        blob((136, 140), (200, 116), (264, 140), (266, 152), (200, 130), (134, 152)),
        MOSS,
        line=4.5,
        shade=(5, 5),
        lamp=3,
    )
    art.piece(
        blob(corner(200, 108), (214, 124), corner(200, 144), (186, 124)), LIME, line=4, shade=(4, 4), lamp=3
    )


def _owl_on_right_shoulder(art: Picture) -> None:
    with art.about(336, 270, scale=0.95):
        art.piece(
            blob(
                (290, 346),
                (284, 270),
                corner(294, 214),
                (312, 226),
                (338, 222),
                (364, 226),
                corner(382, 212),
                (392, 270),
                (386, 346),
                (338, 372),
            ),
            FUR,
            line=6,
            shade=(12, 8),
            lamp=5,
            hatching=Hatching(angle=75, length=16),
        )
        art.piece(
            blob((312, 346), (308, 300), (338, 286), (368, 300), (364, 346), (338, 358)),
            PARCHMENT,
            line=4,
            shade=(7, 5),
            lamp=0,
        )
        for row in range(3):
            for number in range(3):
                art.stroke(
                    (320 + number * 16 + row % 2 * 6 - 6, 306 + row * 16),
                    (326 + number * 16 + row % 2 * 6 - 6, 312 + row * 16),
                    (332 + number * 16 + row % 2 * 6 - 6, 306 + row * 16),
                    width=3.6,
                    start=2,
                    end=2,
                    colour=PARCHMENT.dark,
                )
        art.piece(
            union([ellipse(318, 256, 24), ellipse(358, 256, 24)]), PARCHMENT, line=4, shade=(5, 5), lamp=3
        )
        art.eye(318, 256, 16, 16, look=(-3, 2), pupil=7, lid=0.42, skin=FUR, tilt=12, iris="#FFCB45")
        art.eye(358, 256, 16, 16, look=(-3, 2), pupil=7, lid=0.42, skin=FUR, tilt=-12, iris="#FFCB45")
        art.piece(polygon((329, 262), (347, 262), (338, 286)), OCHRE, line=4, shade=(4, 3), lamp=2)


def _staff(art: Picture) -> None:
    sleeve(art, 60, 384, FOREST, 46)
    with art.at(60, 352, turned=-4):
        art.piece(
            blob(
                corner(-10, 80),
                (-12, -60),
                (-8, -170),
                (-30, -210),
                (-28, -256),
                (0, -274),
                (28, -256),
                (30, -220),
                corner(14, -204),
                (12, -230),
                (0, -244),
                (-10, -232),
                (-6, -206),
                (10, -170),
                (12, -60),
                corner(10, 80),
            ),
            WOOD,
            line=5.5,
            shade=(6, 4),
            hatching=Hatching(angle=20, length=10),
        )
        art.fill(ellipse(2, -222, 40), "#E9FFB0", 0.3)
        art.piece(
            blob(corner(2, -246), (16, -222), corner(2, -198), (-12, -222)),
            LIME,
            line=4,
            shade=(5, 4),
            lamp=3,
        )
        art.piece(
            blob(corner(16, -120), (30, -104), corner(26, -84), (12, -100)).turned(10, (16, -110)),
            MOSS,
            line=4,
            shade=(4, 3),
            lamp=2,
        )
    fist(art, 60, 360, TAN, 1.1, -4)
