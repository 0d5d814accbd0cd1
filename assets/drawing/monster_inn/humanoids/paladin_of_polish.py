"""Paladin of Polish."""

from assets.drawing.curves import blob, corner, star
from assets.drawing.monster_inn.armour import gauntlet, pauldrons
from assets.drawing.monster_inn.bodies import bust
from assets.drawing.monster_inn.humans import face, nose
from assets.drawing.monster_inn.palette import BAND, GOLD, SKY, SNOW, STEEL, WHITE_CREAM
from assets.drawing.monster_inn.props import sparks
from assets.drawing.palette import LINEN, OCHRE, SKIN, WINE, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse
from assets.drawing.texture import Hatching

_HAIR = Tones("#FFF3B4", "#F2CB55", "#B5842A")


def draw(art: Picture) -> None:
    """Draw Paladin of Polish, 400 x 400."""
    art.ground(*BAND["D"], seed=16)
    art.piece(ellipse(200, 140, 138) - ellipse(200, 140, 122), GOLD, shade=(5, 5))
    art.fill(ellipse(200, 140, 122), "#FFF0A8", 0.25)
    _war_hammer(art)
    _golden_hair(art)
    _swept_fringe(art)
    _circlet(art)
    _hand_polishing_cloth(art)


def _war_hammer(art: Picture) -> None:
    with art.at(338, 352, turned=8):
        art.piece(box(-9, -220, 9, 90), WOOD, shade=(5, 0), lamp=2)
        art.piece(
            blob(
                corner(-62, -284),
                corner(62, -284),
                (70, -256),
                corner(62, -214),
                corner(-62, -214),
                (-70, -256),
            ),
            GOLD,
            line=6,
            shade=(12, 10),
            lamp=6,
            hatching=Hatching(angle=20, length=20),
        )
        art.piece(box(-22, -290, 22, -208), STEEL, shade=(8, 6))
        art.piece(star(0, -249, 16, 7, 4), GOLD, line=3.4, shade=(3, 3), lamp=2)
        for way in (-1, 1):
            art.piece(box(way * 62 - 6, -290, way * 62 + 6, -208), GOLD, line=4.5, shade=(4, 5), lamp=3)
    bust(art, SNOW, 318, 190)
    art.piece(
        blob(corner(150, 324), (200, 346), corner(250, 324), corner(262, 430), corner(138, 430)),
        SNOW,
        line=5.5,
        shade=(13, 8),
        lamp=5,
    )
    art.piece(star(200, 388, 34, 16, 8), GOLD, line=4.5, shade=(6, 6))
    art.piece(ellipse(200, 388, 12), SKY, line=3.6, shade=(4, 4), lamp=3)
    pauldrons(art, SNOW, -4)
    for _ in art.both_sides():
        art.piece(
            blob(
                (40, 316),
                (10, 290),
                corner(-8, 250),
                (24, 262),
                corner(30, 240),
                (58, 262),
                corner(70, 246),
                (92, 276),
                (104, 300),
            ),
            WHITE_CREAM,
            shade=(8, 7),
        )


def _golden_hair(art: Picture) -> None:
    art.piece(
        blob(
            (136, 140),
            (110, 190),
            (108, 250),
            (84, 290),
            (110, 320),
            (146, 310),
            (254, 310),
            (290, 320),
            (316, 290),
            (292, 250),
            (290, 190),
            (264, 140),
            (200, 90),
        ),
        _HAIR,
        line=6,
        shade=(14, 8),
        lamp=6,
        hatching=Hatching(angle=75, length=36),
    )
    face(art, SKIN, "jaw")
    art.piece(
        blob((186, 318), (200, 324), (214, 318), (208, 332), (192, 332)), SKIN, line=0, shade=None, lamp=0
    )
    art.stroke((200, 310), (200, 328), start=2, end=2, colour=SKIN.dark)
    art.stroke((140, 270), (150, 290), width=4, colour=SKIN.dark)
    art.stroke((262, 270), (252, 290), width=4, colour=SKIN.dark)
    art.eye(164, 196, 21, 16, look=(2, 0), pupil=7.5, lid=0.2, skin=SKIN, tilt=4, iris="#4D8AAB")
    art.stroke((214, 200), (238, 190), (262, 202), width=9, start=3, end=3)
    art.stroke((220, 208), (238, 200), (256, 210), width=4)
    art.stroke((136, 174), (162, 158), (188, 172), width=13, start=4, end=7, colour=OCHRE.dark)
    art.stroke((212, 176), (238, 168), (266, 180), width=13, start=7, end=4, colour=OCHRE.dark)
    nose(art, SKIN, "strong", 0, 0)
    shape = blob(
        corner(146, 258),
        (176, 266),
        (200, 268),
        (226, 264),
        corner(258, 250),
        (250, 282),
        (202, 302),
        (156, 286),
    )
    art.piece(shape, LINEN, line=4.5, shade=(0, 7), lamp=0)
    art.stroke((154, 274), (200, 284), (250, 270), width=3.6, start=2, end=2, colour="#CDBB98")
    for x in (166, 182, 200, 218, 236):
        art.stroke((x, 264), (x, 294 - abs(x - 200) * 0.2), width=2.6, start=2, end=2, colour="#CDBB98")
    art.piece(star(238, 268, 34, 8, 4), WHITE_CREAM, line=3.4, shade=None, lamp=0)
    art.fill(star(238, 268, 20, 5, 4, -45), "#FFFFFF")


def _swept_fringe(art: Picture) -> None:
    art.piece(
        blob(
            corner(132, 196),
            (124, 140),
            (146, 96),
            (190, 74),
            (240, 80),
            (272, 116),
            corner(272, 194),
            (256, 156),
            corner(244, 136),
            (216, 150),
            (178, 152),
            corner(206, 132),
            (168, 140),
            (146, 160),
        ),
        _HAIR,
        line=5.5,
        shade=(9, 7),
        lamp=5,
        hatching=Hatching(angle=70, length=20),
    )
    art.stroke((240, 92), (196, 108), (158, 140), start=2, colour=_HAIR[2])
    art.stroke((252, 112), (220, 130), (186, 146), width=4, start=2, colour=_HAIR[2])


def _circlet(art: Picture) -> None:
    art.piece(
        blob((126, 128), (150, 104), (200, 92), (250, 104), (274, 128), (274, 142), (200, 106), (126, 142)),
        GOLD,
        line=4.5,
        shade=(5, 5),
        lamp=3,
    )
    art.piece(
        blob(corner(200, 74), (216, 98), corner(200, 124), (184, 98)), SKY, line=4.5, shade=(5, 4), lamp=3
    )
    gauntlet(art, 338, 362, SNOW, 1.12, 4)


def _hand_polishing_cloth(art: Picture) -> None:
    gauntlet(art, 60, 372, SNOW, 1.1, -6)
    art.piece(
        blob((30, 340), (60, 320), (96, 330), (104, 352), (70, 362), (40, 364)), WINE, line=4.5, shade=(7, 6)
    )
    sparks(art, (96, 196, 12), (318, 210, 10), (60, 280, 10), (368, 70, 12), (110, 70, 8), tones="#FFF8E0")
