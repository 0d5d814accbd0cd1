"""The Pungent Peddler: a pack of garlic, fish and cheese, and the fumes of all three."""

from assets.drawing.curves import SIDES, blob, brush, corner
from assets.drawing.palette import ASH, BLUE, COAL, LINEN, MOSS, MOUTH, OCHRE, PINK, PLUM, STRAW, WINE, WOOD
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Pungent Peddler, 400 x 400."""
    art.ground("#B9B05A", "#4A4424", "#5A532C", seed=16)
    _pack(art)
    _wares(art)
    _hood(art)
    _face(art)
    _nose_and_teeth(art)
    _fumes(art)
    _straps(art)
    _offered_cheese(art)


def _pack(art: Picture) -> None:
    art.piece(
        blob((90, 300), (70, 180), (96, 90), (160, 50), (260, 44), (326, 90), (342, 190), (320, 310)),
        WOOD,
        line=7,
        shade=(22, 10),
        lamp=6,
        hatching=Hatching(angle=20, length=44, width=7),
    )


def _wares(art: Picture) -> None:
    art.piece(
        blob(
            corner(330, 120),
            (356, 104),
            (382, 118),
            (392, 146),
            corner(404, 130),
            corner(404, 176),
            (390, 160),
            (372, 182),
            (344, 176),
        ).turned(40, (360, 150)),
        BLUE,
        line=5,
        shade=(7, 7),
        lamp=5,
    )
    art.ink(ellipse(352, 136, 4))
    art.piece(polygon((30, 150), (96, 112), (104, 168), (40, 190)), OCHRE, line=6, shade=(8, 10), lamp=5)
    for x, y in ((56, 160), (76, 146), (88, 164)):
        art.fill(ellipse(x, y, 6), OCHRE.dark)
    for x, y in ((66, 220), (52, 246), (72, 262), (54, 286)):
        art.piece(
            blob(
                corner(x, y - 20),
                (x + 14, y - 2),
                (x + 12, y + 12),
                (x, y + 16),
                (x - 12, y + 12),
                (x - 14, y - 2),
            ),
            LINEN,
            line=4,
            shade=(5, 4),
            lamp=2,
        )
    art.piece(
        union([box(150, 30, 250, 52), ellipse(150, 41, 13), ellipse(250, 41, 13)]),
        WINE,
        line=5,
        shade=(6, 6),
        lamp=4,
    )


def _hood(art: Picture) -> None:
    art.piece(
        blob(corner(20, 420), (50, 350), (120, 306), (200, 298), (280, 306), (350, 350), corner(380, 420)),
        MOSS,
        line=6,
        shade=(22, 10),
        lamp=6,
        hatching=Hatching(angle=40, length=50, width=6),
    )
    art.piece(
        blob(
            (200, 96),
            (266, 122),
            (296, 190),
            (292, 270),
            (258, 318),
            (200, 334),
            (142, 318),
            (108, 270),
            (104, 190),
            (134, 122),
        ),
        PLUM,
        line=6,
        shade=(18, 9),
        lamp=6,
        hatching=Hatching(angle=20, length=36, width=6),
    )
    art.piece(
        blob((200, 120), (252, 144), (272, 206), (262, 272), (200, 308), (138, 272), (128, 206), (148, 144)),
        COAL,
        line=4,
        shade=None,
        lamp=0,
    )


def _face(art: Picture) -> None:
    art.piece(
        blob((198, 142), (246, 162), (256, 220), (242, 276), (206, 304), (164, 280), (142, 222), (152, 162)),
        ASH,
        line=5,
        shade=(14, 6),
        lamp=5,
    )
    art.eye(168, 200, 18, 15, look=(3, 2), pupil=6, lid=0.1, skin=ASH, lower_lid=0.15)
    art.eye(232, 198, 20, 18, look=(-3, 1), pupil=6, skin=ASH, lower_lid=0.12)
    art.stroke((146, 178), (166, 168), (190, 184), width=10, start=3, end=5, colour=ASH.dark)
    art.stroke((210, 180), (234, 164), (256, 174), width=10, start=5, end=3, colour=ASH.dark)


def _nose_and_teeth(art: Picture) -> None:
    art.piece(
        blob((190, 196), (208, 196), (224, 236), (216, 272), (196, 284), (180, 270), (178, 234)),
        ASH,
        line=5,
        shade=(9, 6),
        lamp=6,
    )
    art.piece(ellipse(206, 252, 6), PINK, line=3, shade=None, lamp=2)
    art.piece(
        blob(
            corner(152, 262),
            (172, 274),
            (196, 292),
            (222, 276),
            corner(250, 256),
            (240, 290),
            (200, 308),
            (166, 294),
        )
        - blob((190, 196), (208, 196), (224, 236), (216, 272), (196, 284), (180, 270), (178, 234)).grown(4),
        MOUTH,
        line=4,
        shade=None,
        lamp=0,
    )
    for x, y in ((172, 278), (224, 276), (236, 268)):
        art.piece(box(x - 5, y - 4, x + 5, y + 10), STRAW, line=2.4, shade=None, lamp=0)
    for x, y in ((152, 240), (158, 250), (240, 240), (246, 232)):
        art.fill(ellipse(x, y, 2.6), ASH.dark)


def _fumes(art: Picture) -> None:
    for knots in (
        [(300, 110), (320, 84), (300, 60), (318, 30)],
        [(120, 84), (102, 62), (118, 40), (104, 16)],
        [(356, 250), (376, 226), (358, 204)],
    ):
        fume = brush(knots, 3, 15, 3)
        art.ink(fume.grown(4))
        art.fill(fume, MOSS.light)


def _straps(art: Picture) -> None:
    for side in SIDES:
        art.piece(
            side(polygon((96, 318), (124, 306), (150, 420), (112, 420))), WOOD, line=5, shade=(6, 0), lamp=3
        )


def _offered_cheese(art: Picture) -> None:
    art.piece(
        blob((120, 420), (140, 372), (190, 360), (240, 366), (270, 420)), ASH, line=5, shade=(8, 7), lamp=5
    )
    art.piece(
        polygon((146, 366), (214, 322), (258, 352), (256, 388), (148, 392)),
        OCHRE,
        line=6,
        shade=(8, 12),
        lamp=5,
    )
    for x, y, radius in ((176, 372, 8), (212, 360, 10), (236, 378, 7), (206, 384, 5)):
        art.fill(ellipse(x, y, radius), OCHRE.dark)
    for finger in range(4):
        art.piece(ellipse(150 + finger * 30, 398, 17, 14), ASH, line=4, shade=(5, 5), lamp=3)
