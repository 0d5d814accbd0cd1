"""Foul Rumours."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.innkeeper.forms import Place, rounded
from assets.drawing.innkeeper.props import line_at
from assets.drawing.innkeeper.reaching_hands import finger
from assets.drawing.palette import ASH, INK, MOSS, OCHRE, PINK, PLUM, SKIN, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import ellipse, polygon
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Foul Rumours, 400 x 400."""
    art.ground("#6E8A5A", "#24241E", "#38402A", seed=57, rays_from=(200, 170))
    _ear_side(art)
    _whisperer(art)
    _rumour(art)
    _cupped_hand(art)


def _ear_side(art: Picture) -> None:
    art.piece(
        blob(
            corner(420, -10),
            corner(300, -10),
            (276, 50),
            (270, 140),
            (276, 250),
            (262, 310),
            corner(290, 420),
            corner(420, 420),
        ),
        SKIN,
        line=7,
        shade=(0.1, 0.1),
        lamp=7,
    )
    art.piece(
        blob(
            corner(420, -10),
            corner(256, -10),
            (262, 40),
            (286, 60),
            corner(300, 110),
            (330, 80),
            corner(420, 90),
        ),
        WOOD,
        line=6,
        shade=(8, 8),
        lamp=5,
        hatching=Hatching(angle=70, length=24),
    )
    ear_shape = blob(
        (322, 110),
        (370, 104),
        (396, 144),
        (392, 204),
        (364, 244),
        (346, 286),
        (316, 290),
        (304, 262),
        (306, 220),
        (292, 180),
        (294, 140),
    )
    art.piece(ear_shape, SKIN, line=6.5, shade=(12, 9), lamp=7)
    art.piece(
        blob(
            (326, 136),
            (360, 132),
            (376, 160),
            (370, 200),
            (346, 226),
            (336, 250),
            (326, 244),
            (332, 214),
            (346, 196),
            (350, 172),
            (338, 158),
            (320, 166),
            (314, 190),
            (306, 176),
            (308, 150),
        ),
        Tones(SKIN.dark, "#8A4A34", "#6A3226"),
        line=4,
        shade=None,
        lamp=0,
    )
    art.piece(ellipse(318, 298, 12) - ellipse(318, 298, 6), OCHRE, line=4, shade=(3, 3), lamp=2)


def _whisperer(art: Picture) -> None:
    art.piece(
        blob(
            corner(-20, -10),
            corner(96, -10),
            (150, 60),
            (160, 120),
            (140, 170),
            (128, 250),
            (150, 330),
            corner(160, 420),
            corner(-20, 420),
        ),
        PLUM,
        line=7,
        shade=(16, 8),
        lamp=6,
        hatching=Hatching(length=40, width=6),
    )
    face = blob(
        (20, 70),
        (96, 66),
        (120, 96),
        (124, 118),
        (160, 158),
        (156, 174),
        (132, 178),
        (136, 192),
        (160, 202),
        (150, 214),
        (162, 226),
        (146, 240),
        (130, 244),
        (128, 274),
        (96, 292),
        (20, 280),
    )
    art.piece(face, ASH, line=6, shade=(7, 7), lamp=5, hatching=Hatching(length=12))
    art.piece(
        blob(
            corner(-20, 20),
            (70, 34),
            (110, 84),
            (86, 120),
            (70, 190),
            (80, 260),
            (96, 300),
            (60, 330),
            corner(-20, 330),
        ),
        PLUM,
        line=6,
        shade=(8, 8),
        lamp=5,
    )
    art.eye(104, 132, 14, 14, look=(6, 1), pupil=5.5, lid=0.4, tilt=10, skin=ASH)
    art.stroke((84, 112), (104, 108), (124, 122), width=9, start=3, end=5, colour=ASH.dark)
    art.stroke((160, 203), (138, 206), (118, 198), start=3, end=2)
    art.fill(ellipse(148, 166, 4, 2.6), INK)
    art.piece(ellipse(112, 250, 5), PINK, line=3, shade=None, lamp=1)


def _rumour(art: Picture) -> None:
    shape = brush([(164, 214), (196, 190), (222, 222), (254, 196), (290, 206), (330, 196)], 10, 40, 16)
    art.fill(shape.grown(5), INK)
    art.fill(shape, MOSS.base)
    art.fill(shape - shape.moved(3, 6), MOSS.light)
    art.fill(shape - shape.moved(-4, -8), MOSS.dark)
    part = brush([(172, 204), (200, 150), (236, 160), (262, 130), (292, 140)], 6, 20, 3)
    art.fill(part.grown(4.5), INK)
    art.fill(part, MOSS.light)
    for x, y, way, reach in ((226, 206, 1, 8), (222, 122, 1.05, -10)):
        place = Place(x, y, reach, way)
        art.piece(
            place(ellipse(0, -4, 22, 20) | rounded(-12, 8, 12, 24, 5)),
            Tones("#E4F0A8", "#B9D46A", "#6C8038"),
            shade=(5, 4),
            lamp=3,
        )
        art.ink(
            place(ellipse(-8, -4, 6, 7)), place(ellipse(9, -4, 6, 7)), place(polygon((-3, 6), (3, 6), (0, 1)))
        )
        for number in (-4, 4):
            line_at(art, place, (number, 13), (number, 22), width=3, start=2.4, end=2.4)


def _cupped_hand(art: Picture) -> None:
    art.piece(
        blob(corner(60, 420), (70, 350), (110, 318), (156, 330), corner(170, 420)),
        PLUM,
        line=6,
        shade=(10, 6),
        lamp=5,
    )
    art.piece(
        blob((116, 340), (110, 300), (124, 262), (146, 240), (168, 246), (178, 282), (176, 330), (150, 352)),
        ASH,
        line=5.5,
        shade=(8, 7),
        lamp=5,
    )
    for knots in (
        [(128, 276), (150, 244), (176, 214)],
        [(140, 284), (166, 256), (190, 234)],
        [(150, 298), (174, 276), (196, 258)],
    ):
        finger(art, Place(), knots, 20, ASH)
