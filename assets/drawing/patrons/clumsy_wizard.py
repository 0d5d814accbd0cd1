"""The Clumsy Wizard: a burnt hat, a singed beard, crossed eyes, and a wand that just broke."""

from assets.drawing.curves import blob, corner, star
from assets.drawing.palette import BLUE, BONE, COAL, CREAM, MOUTH, OCHRE, PINK, RUST, SKIN, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Clumsy Wizard, 400 x 400."""
    art.ground("#E3A04E", "#8A3D2A", "#A4502F", seed=3)
    _smoke(art)
    _robe(art)
    _beard(art)
    _face(art)
    _spectacles(art)
    _brows(art)
    _hat(art)
    _broken_wand(art)
    _hand_at_cheek(art)


def _smoke(art: Picture) -> None:
    for x, y, radius in ((338, 70, 26), (366, 102, 20), (312, 44, 16)):
        art.piece(ellipse(x, y, radius), COAL, line=4, shade=(7, 6), lamp=4)


def _robe(art: Picture) -> None:
    art.piece(
        blob(corner(28, 420), (56, 340), (120, 300), (200, 288), (280, 300), (344, 340), corner(372, 420)),
        BLUE,
        line=6,
        shade=(24, 8),
        lamp=6,
        hatching=Hatching(angle=40, length=60, width=6, step=14),
    )
    for x, y, radius in ((84, 372, 11), (318, 376, 11), (340, 402, 7), (66, 404, 8)):
        art.piece(star(x, y, radius, radius * 0.42, 5), OCHRE, line=2, shade=None, lamp=0)


def _beard(art: Picture) -> None:
    art.piece(
        blob(
            corner(120, 220),
            (112, 280),
            (126, 330),
            (150, 372),
            (176, 398),
            corner(186, 382),
            (204, 416),
            corner(222, 388),
            (244, 396),
            (268, 350),
            (286, 290),
            corner(280, 220),
        ),
        BONE,
        line=6,
        shade=(20, 8),
        lamp=6,
        hatching=Hatching(angle=80, length=50, width=6, step=13),
    )
    art.piece(
        blob(
            (176, 398),
            corner(186, 382),
            (204, 416),
            corner(222, 388),
            (244, 396),
            (236, 404),
            (226, 420),
            (180, 420),
        ),
        COAL,
        line=3,
        shade=None,
        lamp=0,
    )
    for knots in (
        [(150, 300), (158, 340), (176, 372)],
        [(200, 300), (204, 340), (198, 380)],
        [(248, 292), (246, 334), (232, 370)],
    ):
        art.stroke(*knots, width=4, colour=BONE.dark)


def _face(art: Picture) -> None:
    art.piece(
        blob((200, 146), (262, 164), (276, 214), (262, 262), (200, 282), (138, 262), (124, 214), (138, 164)),
        SKIN,
        line=5,
        shade=(15, 7),
        lamp=5,
    )
    # Moustache.
    art.piece(
        blob(
            corner(200, 252),
            (174, 240),
            (142, 252),
            corner(112, 292),
            (150, 288),
            (182, 280),
            corner(200, 266),
            (218, 280),
            (252, 286),
            corner(292, 288),
            (260, 252),
            (226, 240),
        ),
        BONE,
        line=5,
        shade=(6, 6),
        lamp=4,
        hatching=Hatching(angle=80, length=18),
    )
    # A startled mouth below it.
    art.piece(
        blob((184, 284), (204, 278), (222, 286), (218, 306), (202, 312), (188, 304)),
        MOUTH,
        line=4,
        shade=None,
        lamp=0,
    )
    art.fill(ellipse(204, 304, 10, 5), PINK.base)
    # Nose.
    art.piece(
        blob((192, 196), (212, 196), (232, 232), (228, 256), (204, 264), (182, 256), (176, 234)),
        Tones("#F5B5A8", "#E28A72", "#A9503F"),
        line=5,
        shade=(9, 6),
        lamp=6,
    )
    art.fill(ellipse(196, 228, 7, 5), CREAM, 0.8)


def _spectacles(art: Picture) -> None:
    art.eye(164, 200, 24, 23, look=(9, 3), pupil=6.5)
    art.eye(246, 194, 21, 21, look=(-8, 5), pupil=5)
    for rim in (
        ellipse(164, 200, 31) - ellipse(164, 200, 25.5),
        ellipse(246, 196, 30) - ellipse(246, 196, 24.5),
    ):
        art.piece(rim, OCHRE, line=2.6, shade=(3, 3), lamp=2)
    art.stroke((194, 196), (206, 188), (217, 192), width=6, start=5, end=5)
    art.stroke((234, 178), (246, 194), (240, 200), (256, 214), width=3)
    art.stroke((246, 194), (258, 188), width=2.5)


def _brows(art: Picture) -> None:
    art.piece(
        blob(corner(132, 168), (150, 146), (182, 148), corner(196, 164), (170, 160)),
        BONE,
        line=4,
        shade=(4, 4),
        lamp=3,
    )
    art.piece(
        blob(corner(222, 156), (246, 140), (274, 148), corner(286, 170), (256, 162)),
        BONE,
        line=4,
        shade=(4, 4),
        lamp=3,
    )


def _hat(art: Picture) -> None:
    art.piece(
        blob(
            corner(104, 150),
            (130, 112),
            (146, 60),
            (176, 22),
            (222, 8),
            (270, 22),
            (306, 56),
            corner(330, 92),
            (290, 76),
            (262, 74),
            (264, 112),
            corner(292, 146),
            (200, 164),
        ),
        BLUE,
        line=6,
        shade=(18, 9),
        lamp=6,
        hatching=Hatching(angle=20, length=50, width=6, step=13),
    )
    art.piece(
        blob((296, 46), (306, 56), corner(330, 92), (306, 82), corner(292, 70), (296, 60)),
        COAL,
        line=3,
        shade=None,
        lamp=0,
    )
    art.piece(star(190, 80, 20, 8, 5, -80), OCHRE, line=3, shade=(3, 3), lamp=2)
    art.piece(ellipse(238, 50, 11) - ellipse(243, 46, 9), OCHRE, line=2.5, shade=None, lamp=0)
    art.piece(star(236, 112, 10, 4, 5), OCHRE, line=2, shade=None, lamp=0)
    # Patch.
    art.piece(box(140, 108, 168, 132).turned(-20), RUST, line=3, shade=(3, 3), lamp=0)
    art.piece(
        blob(
            (64, 164),
            (80, 138),
            (140, 132),
            (200, 146),
            (262, 136),
            (322, 120),
            (344, 138),
            (324, 166),
            (262, 172),
            (200, 182),
            (130, 176),
        ),
        BLUE,
        line=6,
        shade=(8, 9),
        lamp=5,
        hatching=Hatching(angle=10, length=24),
    )


def _broken_wand(art: Picture) -> None:
    art.piece(
        blob((292, 330), (330, 312), (358, 330), (356, 364), (326, 378), (296, 366)),
        SKIN,
        line=5,
        shade=(8, 7),
        lamp=4,
    )
    art.piece(box(318, 236, 332, 392).turned(14, (325, 340)), WOOD, line=4, shade=(5, 0), lamp=2)
    art.piece(
        polygon((338, 262), (346, 236), (356, 244), (366, 214), (372, 226), (362, 262)),
        WOOD,
        line=4,
        shade=(4, 2),
        lamp=2,
    )
    for finger in range(4):
        art.stroke((302 + finger * 13, 322), (300 + finger * 13, 338), width=3)
    art.piece(star(352, 222, 34, 11, 6, -100), OCHRE, line=4, shade=None, lamp=4)
    art.fill(star(352, 222, 17, 6, 6, -70), CREAM)
    for x, y in ((310, 196), (388, 180), (384, 256)):
        art.fill(star(x, y, 8, 3, 4), OCHRE.light)


def _hand_at_cheek(art: Picture) -> None:
    art.piece(
        blob((40, 330), (70, 298), (100, 290), (116, 306), (112, 338), (84, 362), (50, 366)),
        SKIN,
        line=5,
        shade=(8, 7),
        lamp=4,
    )
    for finger in range(3):
        art.stroke((74 + finger * 13, 300 - finger), (80 + finger * 11, 318), width=3)
    art.piece(
        blob((14, 350), (44, 330), (84, 350), (80, 390), (40, 410), (8, 400)),
        BLUE,
        line=5,
        shade=(8, 8),
        lamp=5,
    )
