"""Knight of the Hot Pie."""

from assets.drawing.curves import blob, corner
from assets.drawing.monster_inn.armour import gauntlet, pauldrons
from assets.drawing.monster_inn.bodies import bust
from assets.drawing.monster_inn.humans import nose
from assets.drawing.monster_inn.palette import BAND, GOLD, ROSE, STEEL
from assets.drawing.monster_inn.weapons import sword
from assets.drawing.palette import OCHRE, RED, STRAW, TEAL, WINE, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw Knight of the Hot Pie, 400 x 400."""
    art.ground(*BAND["C"], seed=11)
    _plume(art)
    _pie_crest(art)
    _helm(art)
    _face_opening(art)
    _enormous_moustache(art)
    _visor_raised(art)
    _breath_holes_below(art)
    _lance_sword_salute(art)
    _pie(art)


def _plume(art: Picture) -> None:
    art.piece(
        blob(
            corner(190, 40),
            (206, -6),
            (260, -20),
            (320, 0),
            (360, 60),
            (352, 130),
            corner(372, 190),
            (332, 170),
            corner(318, 196),
            (296, 140),
            (280, 90),
            corner(240, 66),
        ),
        TEAL,
        line=6,
        shade=(11, 9),
        lamp=6,
        hatching=Hatching(angle=40, length=26),
    )
    bust(art, STEEL, 322, 180)
    art.piece(
        blob(corner(140, 330), (200, 350), corner(260, 330), corner(284, 430), corner(116, 430)),
        WINE,
        line=5.5,
        lamp=5,
    )


def _pie_crest(art: Picture) -> None:
    art.piece(
        blob(corner(150, 404), (156, 376), (200, 362), (244, 376), corner(250, 404), (200, 414)),
        OCHRE,
        shade=(8, 6),
    )
    art.piece(
        blob((150, 402), (200, 414), (250, 402), (240, 430), (160, 430)),
        STRAW,
        line=4.5,
        shade=(7, 3),
        lamp=3,
    )
    for x in (178, 200, 222):
        art.stroke((x - 2, 378), (x + 2, 390), width=4, start=2, end=2)
    pauldrons(art)


def _helm(art: Picture) -> None:
    helmet = blob(
        corner(104, 300),
        (96, 210),
        (104, 120),
        (146, 60),
        (200, 44),
        (254, 60),
        (296, 120),
        (304, 210),
        corner(296, 300),
        (250, 330),
        (200, 340),
        (150, 330),
    )
    art.piece(helmet, STEEL, line=7, shade=(20, 10), lamp=7, hatching=Hatching(angle=20, length=50, width=7))


def _face_opening(art: Picture) -> None:
    opening = blob(
        (122, 180),
        (140, 158),
        (200, 150),
        (260, 158),
        (278, 180),
        (274, 262),
        (240, 292),
        (200, 296),
        (160, 292),
        (126, 262),
    )
    art.piece(opening, Tones("#2A1A22", "#2A1A22", "#2A1A22"), shade=None, lamp=0, line=5)
    face = blob(
        (136, 190), (200, 166), (264, 190), (264, 250), (236, 286), (200, 290), (164, 286), (136, 250)
    )
    art.fill(face, ROSE.base)
    art.fill(face - face.moved(-14, 8), ROSE.dark)
    art.eye(164, 206, 22, 19, look=(4, 1), pupil=7.5, lid=0.2, skin=ROSE, tilt=10, iris="#4D8AAB")
    art.eye(236, 206, 22, 19, look=(-4, 1), pupil=7.5, lid=0.2, skin=ROSE, tilt=-10, iris="#4D8AAB")
    art.stroke((134, 186), (164, 178), (190, 192), width=14, start=4, end=7, colour=OCHRE.dark)
    art.stroke((266, 186), (236, 178), (210, 192), width=14, start=4, end=7, colour=OCHRE.dark)
    nose(art, Tones("#F5B5A8", "#E28A72", "#A9503F"), "bulb", 0, -4)


def _enormous_moustache(art: Picture) -> None:
    art.piece(
        blob(
            corner(200, 252),
            (168, 244),
            (128, 256),
            (84, 248),
            corner(52, 214),
            (56, 262),
            (90, 296),
            (140, 300),
            (182, 288),
            corner(200, 270),
            (218, 288),
            (260, 300),
            (310, 296),
            (344, 262),
            corner(348, 214),
            (316, 248),
            (272, 256),
            (232, 244),
        ),
        OCHRE,
        line=6,
        shade=(8, 8),
        lamp=6,
        hatching=Hatching(angle=75, length=20),
    )
    for line in ([(180, 262), (140, 276), (96, 274)], [(220, 262), (260, 276), (304, 274)]):
        art.stroke(*line, width=4, colour=OCHRE.dark)


def _visor_raised(art: Picture) -> None:
    art.piece(
        blob(
            (92, 160),
            (96, 104),
            (140, 84),
            (200, 78),
            (260, 84),
            (304, 104),
            (308, 160),
            (260, 140),
            (200, 132),
            (140, 140),
        ),
        STEEL,
        line=6,
        shade=(14, 9),
        lamp=6,
        hatching=Hatching(angle=15, length=30),
    )
    for x in (140, 160, 180, 200, 220, 240, 260):
        art.ink(box(x - 3, 100 + abs(x - 200) * 0.1, x + 3, 124 + abs(x - 200) * 0.08).grown(1.5))
    for _ in art.both_sides():
        art.piece(ellipse(102, 166, 17), GOLD, shade=(5, 5))
    art.piece(box(190, 46, 210, 80), GOLD, line=4.5, shade=(5, 0), lamp=3)


def _breath_holes_below(art: Picture) -> None:
    for way in (-1, 1):
        for number in range(3):
            art.ink(ellipse(200 + way * (34 + number * 16), 316 - number * 5, 4))


def _lance_sword_salute(art: Picture) -> None:
    sword(art, 340, 362, 7, 1.12, 226, 14, gem=RED)
    gauntlet(art, 340, 366, STEEL, 1.08, 4)


def _pie(art: Picture) -> None:
    for line in (
        [(34, 262), (24, 244), (38, 228), (28, 208)],
        [(64, 256), (54, 238), (68, 222), (58, 202)],
        [(92, 262), (84, 246), (96, 232), (88, 214)],
    ):
        art.stroke(*line, width=8, start=3, end=2, colour="#FFF3D6")
    art.piece(polygon((8, 306), (120, 306), (102, 348), (26, 348)), STEEL, line=5.5, shade=(10, 5))
    for x in (30, 48, 66, 84, 102):
        art.stroke((x - 2, 312), (x * 0.8 + 13, 342), width=3, start=2, end=2, colour=STEEL.dark)
    art.piece(
        blob((2, 304), (14, 282), (62, 264), (112, 282), (126, 304), (108, 314), (64, 318), (18, 314)),
        OCHRE,
        line=6,
        shade=(12, 8),
        lamp=6,
        hatching=Hatching(angle=20, length=18),
    )
    for x in (40, 62, 86):
        art.stroke((x - 3, 280), (x + 3, 296), start=2, end=2)
    gauntlet(art, 62, 368, STEEL, 1.08, -4)
