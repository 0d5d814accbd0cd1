"""Guard by the Hour."""

from assets.drawing.curves import blob, corner
from assets.drawing.monster_inn.bodies import bust, fist, sleeve
from assets.drawing.monster_inn.humans import ears, face, nose
from assets.drawing.monster_inn.palette import BAND, GOLD, STEEL
from assets.drawing.palette import FUR, IRON, PLUM, TAN, WINE, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw Guard by the Hour, 400 x 400."""
    art.ground(*BAND["B"], seed=9)
    _halberd(art)
    _neck(art)
    _stubble(art)
    _droopy_moustache(art)
    _kettle_hat(art)
    _sandglass(art)


def _halberd(art: Picture) -> None:
    with art.at(326, 350, turned=4, scale=0.86):
        art.piece(box(-8, -250, 8, 120), WOOD, shade=(5, 0), lamp=2)
        art.piece(polygon((-9, -286), (0, -360), (9, -286)), STEEL, shade=(5, 2), lamp=3)
        art.piece(
            blob(corner(6, -286), corner(52, -306), (64, -262), corner(50, -214), corner(6, -232)),
            STEEL,
            line=6,
            shade=(9, 8),
            lamp=5,
            hatching=Hatching(angle=20, length=12),
        )
        art.piece(polygon((-6, -276), (-44, -258), (-6, -242)), STEEL, shade=(5, 5), lamp=3)
        art.piece(box(-12, -292, 12, -222), IRON, line=4.5, shade=(6, 0), lamp=3)


def _neck(art: Picture) -> None:
    bust(art, WINE, 316, 170)
    for x in (96, 148, 200, 252, 304):
        art.stroke(
            (x, 330 + abs(x - 200) * 0.16), (x + (x - 200) * 0.12, 430), start=3, end=3, colour=WINE.dark
        )
    art.piece(
        blob((120, 322), (160, 306), (240, 306), (280, 322), (286, 350), (200, 364), (114, 350)),
        IRON,
        line=5.5,
        shade=(9, 8),
    )
    for row in range(2):
        for number in range(8):
            art.fill(
                ellipse(134 + number * 19 + row * 9, 332 + row * 14, 6, 5)
                - ellipse(134 + number * 19 + row * 9, 331 + row * 14, 3.4, 2.6),
                IRON.dark,
            )
    ears(art, TAN, 118, 214, 1.1)
    face(art, TAN, "square")


def _stubble(art: Picture) -> None:
    shirt = blob(
        (126, 232),
        (146, 262),
        (200, 268),
        (254, 262),
        (274, 232),
        (270, 270),
        (244, 300),
        (200, 310),
        (156, 300),
        (130, 270),
    )
    art.fill(shirt, TAN.dark, 0.4)
    for _ in art.both_sides():
        art.fill(
            blob((136, 214), (160, 226), (186, 214), (182, 238), (160, 244), (140, 234)), PLUM.base, 0.45
        )
    art.eye(162, 202, 22, 17, look=(2, 6), pupil=7, lid=0.62, skin=TAN, tilt=-8, iris="#4D8AAB")
    art.eye(240, 202, 22, 17, look=(2, 5), pupil=7, lid=0.52, skin=TAN, tilt=8, iris="#4D8AAB")
    art.stroke((132, 178), (160, 170), (188, 182), width=13, start=4, end=6, colour=FUR.dark)
    art.stroke((212, 176), (240, 160), (270, 174), width=13, start=6, end=4, colour=FUR.dark)
    nose(art, Tones("#E8A07A", "#C97850", "#7E4126"), "strong", 0, 2)
    art.stroke((188, 214), (206, 222), width=4, colour=TAN.dark)


def _droopy_moustache(art: Picture) -> None:
    art.piece(
        blob(
            corner(200, 256),
            (170, 250),
            (142, 262),
            (128, 304),
            corner(120, 332),
            (142, 318),
            (158, 284),
            corner(200, 272),
            (242, 284),
            (258, 318),
            corner(280, 332),
            (272, 304),
            (258, 262),
            (230, 250),
        ),
        FUR,
        shade=(7, 6),
        lamp=5,
        hatching=Hatching(angle=75, length=16),
    )
    art.stroke((180, 288), (200, 284), (222, 290), width=6, start=2, end=2)


def _kettle_hat(art: Picture) -> None:
    art.piece(
        blob(
            corner(116, 140),
            (124, 84),
            (164, 48),
            (200, 42),
            (240, 48),
            (280, 84),
            corner(286, 140),
            (200, 124),
        ),
        IRON,
        line=6,
        shade=(16, 9),
        lamp=6,
        hatching=Hatching(angle=20, length=36, width=6),
    )
    art.piece(box(192, 38, 210, 128), IRON, line=4.5, shade=(5, 0), lamp=3)
    art.piece(
        blob(
            (62, 176),
            (92, 146),
            (140, 130),
            (200, 122),
            (262, 130),
            (310, 146),
            (342, 176),
            (316, 182),
            (262, 162),
            (200, 154),
            (140, 162),
            (86, 182),
        ),
        IRON,
        line=6,
        shade=(8, 9),
        lamp=5,
        hatching=Hatching(angle=10, length=20),
    )
    for x, y in ((110, 158), (154, 144), (248, 144), (292, 158)):
        art.ink(ellipse(x, y, 4.5))
    art.stroke((250, 66), (262, 82), (256, 96), start=2, end=2)
    sleeve(art, 328, 388, WINE, 46)
    fist(art, 327, 366, TAN, 1.12, 4)


def _sandglass(art: Picture) -> None:
    sleeve(art, 64, 386, WINE, 46)
    with art.at(66, 296, turned=-6):
        art.piece(
            blob(
                (-26, -44),
                (26, -44),
                (22, -16),
                (6, 0),
                (22, 16),
                (26, 44),
                (-26, 44),
                (-22, 16),
                (-6, 0),
                (-22, -16),
            ),
            Tones("#F0FAF6", "#BBD8D8", "#7FA6AC"),
            shade=(8, 4),
        )
        art.fill(blob((-18, -24), (18, -24), (12, -10), (0, 0), (-12, -10)), GOLD.base)
        art.fill(blob((-22, 42), (0, 22), (22, 42)), GOLD.base)
        art.fill(box(-1.5, 0, 1.5, 26), GOLD.base)
        art.piece(box(-34, -56, 34, -42), WOOD, shade=(6, 5), lamp=3)
        art.piece(box(-34, 42, 34, 56), WOOD, shade=(6, 5), lamp=3)
    fist(art, 64, 356, TAN, 1.08, -4)
