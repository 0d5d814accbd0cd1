"""Upside-Down Acrobat."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.monster_inn.bodies import palm
from assets.drawing.monster_inn.humans import cheeks, ears, face, nose
from assets.drawing.monster_inn.palette import BAND, GOLD, OLIVE, WHITE_CREAM
from assets.drawing.palette import CREAM, MOUTH, PLUM, RED, TEAL, WINE, WOOD
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw Upside-Down Acrobat, 400 x 400."""
    art.ground(*BAND["B"], seed=6)
    art.piece(box(-10, 8, 410, 22), WOOD, shade=(4, 5), lamp=3)
    art.stroke((30, -10), (30, 14), width=8, start=7, end=7)
    art.stroke((370, -10), (370, 14), width=8, start=7, end=7)
    with art.about(200, 206, turned=180):
        _torso(art)
        _ruff(art)
        _hair_hanging(art)
        _harlequin_make_up(art)
    shape = brush([(112, 96), (52, 170), (44, 290)], 56, 50, 36)
    art.piece(shape, WHITE_CREAM, line=5.5, shade=(10, 6))
    shape = brush([(288, 96), (348, 170), (356, 290)], 56, 50, 36)
    art.piece(shape, TEAL, line=5.5, shade=(10, 6))
    art.piece(
        blob((74, 96), (86, 66), (118, 58), (146, 76), (148, 104), (120, 124), (88, 118)),
        WHITE_CREAM,
        line=5.5,
        shade=(8, 6),
    )
    art.piece(
        blob((326, 96), (314, 66), (282, 58), (254, 76), (252, 104), (280, 124), (312, 118)),
        TEAL,
        line=5.5,
        shade=(8, 6),
    )
    art.piece(box(22, 282, 68, 300), WINE, line=4.5, shade=(6, 4), lamp=3)
    art.piece(box(332, 282, 378, 300), WINE, line=4.5, shade=(6, 4), lamp=3)
    with art.at(46, 320, turned=180):
        palm(art, 0, 0, OLIVE, 0.8)
    with art.at(356, 320, turned=180):
        palm(art, 0, 0, OLIVE, 0.8, 0, True)
    for x, y, tones_used in ((48, 384, RED), (124, 370, GOLD), (356, 388, TEAL), (284, 382, RED)):
        art.piece(ellipse(x, y, 21), tones_used, shade=(6, 6), lamp=5)
        art.fill(ellipse(x - 7, y - 8, 5, 4), "#fff", 0.8)
    for line in ([(96, 340), (84, 330)], [(300, 350), (314, 340)]):
        art.stroke(*line, start=3)


def _torso(art: Picture) -> None:
    body = blob(
        corner(96, 440),
        (104, 390),
        (118, 340),
        (150, 314),
        (200, 306),
        (250, 314),
        (282, 340),
        (296, 390),
        corner(304, 440),
    )
    art.piece(body, WHITE_CREAM, line=6, shade=(16, 8))
    diamonds = union(
        [
            polygon((x, y - 24), (x + 15, y), (x, y + 24), (x - 15, y))
            for row, y in enumerate((336, 384, 432))
            for x in range(80, 330, 30)
        ]
    ) & body.grown(-2)
    art.fill(diamonds, WINE.base)
    art.fill(diamonds & body - body.moved(-18, -8), WINE.dark)


def _ruff(art: Picture) -> None:
    art.piece(
        union(
            [ellipse(200 + right, 318 - abs(right) * 0.02, 21, 17) for right in (-68, -41, -14, 14, 41, 68)]
        ),
        TEAL,
        shade=(6, 6),
    )


def _hair_hanging(art: Picture) -> None:
    art.piece(
        blob(
            (124, 190),
            (116, 130),
            (130, 70),
            (120, 10),
            (150, 26),
            (160, -20),
            (186, 14),
            (206, -30),
            (226, 10),
            (252, -16),
            (256, 30),
            (286, 14),
            (274, 72),
            (286, 130),
            (278, 190),
            (200, 150),
        ),
        PLUM,
        line=6,
        shade=(11, 8),
        lamp=5,
        hatching=Hatching(angle=80, length=40),
    )
    ears(art, OLIVE, 130, 208)
    face(art, OLIVE, "heart")


def _harlequin_make_up(art: Picture) -> None:
    for x in (160, 240):
        art.fill(polygon((x, 150), (x + 16, 196), (x, 246), (x - 16, 196)), WINE.base, 0.85)
    art.eye(160, 200, 23, 20, look=(2, -5), pupil=7.5, lid=0.0, iris="#3A7F7A")
    art.stroke((216, 202), (240, 190), (264, 202), width=9, start=3, end=3)
    art.stroke((222, 210), (240, 202), (258, 210), width=4)
    art.stroke((134, 170), (160, 152), (186, 164), width=9, start=3, end=4, colour=PLUM.dark)
    art.stroke((214, 166), (240, 156), (266, 172), width=9, start=4, end=3, colour=PLUM.dark)
    nose(art, RED, "btn", 0, 2)
    cheeks(art, 146, 256, 248, 17, 13)
    shape = blob(
        corner(152, 262),
        (176, 272),
        (200, 274),
        (226, 270),
        corner(252, 256),
        (236, 286),
        (200, 296),
        (168, 288),
    )
    art.piece(shape, MOUTH, line=4, shade=None, lamp=0)
    art.fill(blob((164, 268), (200, 276), (240, 264), (234, 274), (200, 283), (172, 278)), CREAM)
    art.piece(
        blob(
            corner(134, 166),
            (146, 126),
            (176, 104),
            corner(200, 118),
            (226, 102),
            (256, 124),
            corner(268, 166),
            (244, 140),
            (200, 136),
            (158, 140),
        ),
        PLUM,
        shade=(7, 5),
        hatching=Hatching(angle=75, length=14),
    )
