"""Alchemist Auntie Fizz."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.monster_inn.bodies import bust, fist, sleeve
from assets.drawing.monster_inn.humans import ears, face, nose
from assets.drawing.monster_inn.palette import BAND, FLAME, GOLD, LIME, MAGENTA, SKY, SNOW, VIOLET
from assets.drawing.palette import LINEN, MOUTH, OCHRE, PALE, PINK, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw Alchemist Auntie Fizz, 400 x 400."""
    art.ground(*BAND["B"], seed=10)
    _vapours(art)
    _wild_hair(art)
    _wrinkles(art)
    _goggles(art)
    _flask(art)
    _dripping_spoon(art)


def _vapours(art: Picture) -> None:
    smoke = union([brush([(330, 250), (352, 200), (318, 160), (356, 110), (326, 60), (350, 10)], 12, 36, 12)])
    art.piece(smoke, MAGENTA, shade=(8, 5), lamp=5)


def _wild_hair(art: Picture) -> None:
    art.piece(
        blob(
            corner(112, 240),
            corner(60, 250),
            (82, 214),
            corner(34, 190),
            (76, 172),
            corner(40, 112),
            (90, 120),
            corner(84, 50),
            (128, 84),
            corner(150, 20),
            (180, 70),
            corner(214, 12),
            (230, 70),
            corner(276, 28),
            (280, 86),
            corner(330, 70),
            (312, 128),
            corner(364, 140),
            (322, 178),
            corner(356, 220),
            (310, 222),
            corner(326, 264),
            corner(286, 246),
        ),
        SNOW,
        line=6,
        shade=(14, 9),
        lamp=5,
        hatching=Hatching(angle=75, length=30),
    )
    bust(art, VIOLET, 322, 146)
    art.piece(
        blob(
            corner(134, 334),
            (160, 372),
            corner(150, 430),
            corner(250, 430),
            (240, 372),
            corner(266, 334),
            (200, 352),
        ),
        OCHRE,
        line=5.5,
        shade=(10, 7),
        lamp=5,
        hatching=Hatching(angle=40, length=20),
    )
    for x, y, reach, tones_used in ((176, 394, 10, LIME), (222, 408, 8, MAGENTA), (206, 376, 6, SKY)):
        art.fill(ellipse(x, y, reach, reach * 0.8), tones_used.base)
    ears(art, PALE, 128, 216)
    face(art, PALE, "oval")


def _wrinkles(art: Picture) -> None:
    for line in (
        [(144, 250), (154, 262), (150, 278)],
        [(258, 250), (248, 262), (252, 278)],
        [(178, 140), (200, 135), (224, 140)],
    ):
        art.stroke(*line, width=4, colour=PALE.dark)


def _goggles(art: Picture) -> None:
    art.piece(
        blob((118, 182), (130, 172), (200, 180), (272, 170), (284, 182), (282, 206), (200, 204), (120, 206)),
        WOOD,
        line=4.5,
        shade=(4, 5),
        lamp=3,
    )
    for x, reach in ((160, 42), (244, 36)):
        art.piece(ellipse(x, 196, reach + 6), GOLD, shade=(6, 6))
        art.piece(ellipse(x, 196, reach - 5), SKY, line=4, shade=(5, 5), lamp=0)
    art.fill(ellipse(160, 196, 30), "#FFFDF2")
    art.fill(ellipse(164, 196, 17), "#6FB2A6")
    art.ink(ellipse(165, 196, 9))
    art.fill(ellipse(160, 190, 4.5), "#fff")
    art.fill(ellipse(244, 196, 25), "#FFFDF2")
    art.fill(ellipse(242, 198, 12), "#6FB2A6")
    art.ink(ellipse(242, 198, 6))
    art.fill(ellipse(239, 194, 3), "#fff")
    art.fill(blob((132, 176), (146, 164), (158, 164), (138, 188)), "#FFFFFF", 0.75)
    art.fill(blob((222, 180), (234, 168), (244, 168), (228, 190)), "#FFFFFF", 0.75)
    art.piece(brush([(122, 150), (150, 132), (186, 144)], 6, 13, 6), SNOW, line=4, shade=(3, 3), lamp=2)
    art.piece(brush([(218, 146), (250, 138), (276, 156)], 6, 13, 6), SNOW, line=4, shade=(3, 3), lamp=2)
    nose(art, PALE, "hook", 2, 8)
    shape = blob(
        corner(150, 268),
        (178, 278),
        (204, 276),
        (232, 276),
        corner(256, 262),
        (244, 294),
        (204, 308),
        (166, 296),
    )
    art.piece(shape, MOUTH, line=4.5, shade=None, lamp=0)
    art.piece(box(176, 276, 190, 292), LINEN, line=2.6, shade=(3, 0), lamp=0)
    art.piece(box(222, 274, 236, 288), LINEN, line=2.6, shade=(3, 0), lamp=0)
    art.fill(ellipse(204, 302, 18, 6), PINK.base)


def _flask(art: Picture) -> None:
    sleeve(art, 334, 392, VIOLET, 42)
    with art.at(334, 322, turned=6):
        art.piece(
            blob(
                corner(-14, -62),
                corner(14, -62),
                (13, -26),
                (44, 18),
                (48, 44),
                (28, 60),
                (-28, 60),
                (-48, 44),
                (-44, 18),
                (-13, -26),
            ),
            Tones("#F4FBFF", "#CFE4EA", "#8FB4C0"),
            line=5.5,
            shade=(8, 5),
        )
        liquid = blob((-34, 10), (0, 4), (34, 10), (44, 40), (26, 55), (-26, 55), (-44, 40))
        art.fill(liquid, MAGENTA.base)
        art.fill(liquid - liquid.moved(-10, -6), MAGENTA.dark)
        art.fill(ellipse(0, 9, 34, 6), MAGENTA.light)
        for place in ((-10, 30, 6), (10, 38, 8), (2, 20, 4)):
            art.fill(ellipse(*place), MAGENTA.light)
        art.piece(
            box(-18, -70, 18, -58).grown(1),
            Tones("#F4FBFF", "#CFE4EA", "#8FB4C0"),
            line=4,
            shade=(5, 3),
            lamp=2,
        )
        art.piece(ellipse(4, -82, 9), MAGENTA, line=3.6, shade=(3, 3), lamp=2)
        art.fill(ellipse(-12, 14, 5, 12, 20), "#fff", 0.7)
    fist(art, 332, 384, PALE, 1.05, 0)


def _dripping_spoon(art: Picture) -> None:
    sleeve(art, 64, 392, VIOLET, 42)
    for right, tones_used, reach in ((-20, LIME, -14), (6, SKY, 4), (30, FLAME, 18)):
        with art.at(64 + right * 0.6, 326, turned=reach):
            art.piece(
                blob(corner(-10, -68), corner(10, -68), (10, 20), (0, 30), (-10, 20)),
                Tones("#F4FBFF", "#CFE4EA", "#8FB4C0"),
                line=4.5,
                shade=(4, 0),
                lamp=2,
            )
            art.fill(box(-8, -34, 8, 20).grown(1), tones_used.base)
            art.fill(box(2, -34, 8, 20).grown(1), tones_used.dark)
            art.piece(box(-12, -78, 12, -64), WOOD, line=3.6, shade=(4, 3), lamp=2)
    fist(art, 64, 362, PALE, 1.05, -2)
