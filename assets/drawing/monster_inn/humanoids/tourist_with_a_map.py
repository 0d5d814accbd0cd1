"""Tourist with a Map."""

import math

from assets.drawing.curves import blob, corner
from assets.drawing.monster_inn.bodies import bust, fist, sleeve
from assets.drawing.monster_inn.humans import ears, face, nose
from assets.drawing.monster_inn.palette import BAND, DARK, GOLD, MAGENTA, SKY, WHITE_CREAM
from assets.drawing.palette import BLUE, MOSS, OCHRE, PALE, PARCHMENT, RED, STRAW, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching

_BURNT = Tones("#F7B3A0", "#E6836C", "#A3493A")


def draw(art: Picture) -> None:
    """Draw Tourist with a Map, 400 x 400."""
    art.ground(*BAND["A"], seed=4)
    _backpack(art)
    _tan_line(art)
    _peeling_bits(art)
    _knotted_handkerchief(art)
    _map_upside_down(art)
    _sunscreen(art)


def _backpack(art: Picture) -> None:
    art.piece(
        blob((60, 340), (66, 230), (110, 190), (290, 190), (334, 230), (340, 340)),
        MOSS,
        line=6,
        shade=(16, 9),
        lamp=6,
        hatching=Hatching(angle=20, length=30),
    )
    art.piece(
        union([box(80, 150, 320, 190), ellipse(80, 170, 20), ellipse(320, 170, 20)]),
        BLUE,
        line=6,
        shade=(8, 9),
        lamp=5,
    )
    art.stroke((86, 160), (78, 172), (88, 180), width=4, start=2)
    bust(art, SKY, 322, 156)
    for x, y in ((60, 390), (106, 360), (150, 402), (250, 366), (300, 402), (346, 380)):
        for number in range(5):
            art.fill(
                ellipse(x + 10 * math.cos(number * 1.257), y + 10 * math.sin(number * 1.257), 7.5),
                MAGENTA.light if x % 4 else RED.light,
            )
        art.fill(ellipse(x, y, 5), GOLD.base)
    ears(art, _BURNT, 122, 208, 1.1)
    face(art, _BURNT, "round")


def _tan_line(art: Picture) -> None:
    for _ in art.both_sides():
        art.fill(ellipse(160, 200, 40, 34), PALE.base)
    art.eye(160, 200, 24, 21, look=(9, 4), pupil=7, iris="#4D8AAB")
    art.eye(240, 200, 24, 21, look=(9, 4), pupil=7, iris="#4D8AAB")
    for x in (160, 240):
        art.piece(ellipse(x, 200, 34) - ellipse(x, 200, 29), DARK, line=2.6, shade=(2, 2), lamp=0)
    art.stroke((190, 196), (200, 190), (210, 196), start=4, end=4)
    art.stroke((134, 160), (158, 148), (184, 156), width=9, start=3, end=4, colour=STRAW.dark)
    art.stroke((216, 150), (240, 142), (266, 154), width=9, start=4, end=3, colour=STRAW.dark)
    nose(art, _BURNT, "bulb", 0, 2)
    art.fill(blob((182, 216), (200, 208), (222, 216), (226, 228), (200, 224), (176, 230)), "#FFFFFF", 0.95)
    art.stroke((152, 276), (176, 288), (200, 290), (226, 284), width=8, start=3, end=3)
    art.stroke((224, 276), (232, 288), start=2)
    art.fill(ellipse(140, 250, 15, 10), "#D9604C", 0.5)
    art.fill(ellipse(264, 250, 15, 10), "#D9604C", 0.5)


def _peeling_bits(art: Picture) -> None:
    art.stroke((118, 236), (130, 244), width=4, colour="#FBE6CB")


def _knotted_handkerchief(art: Picture) -> None:
    art.piece(
        blob(
            corner(108, 160),
            (116, 104),
            (160, 76),
            (200, 70),
            (244, 76),
            (288, 106),
            corner(292, 160),
            (250, 134),
            (200, 128),
            (150, 134),
        ),
        WHITE_CREAM,
        line=6,
        shade=(14, 8),
        hatching=Hatching(angle=20, length=22),
    )
    for x, y, reach in ((104, 150, -40), (296, 150, 40), (150, 80, -20), (252, 80, 20)):
        with art.at(x, y, turned=reach):
            art.piece(
                blob((0, 6), (-12, -10), corner(-14, -28), (0, -20), corner(14, -28), (12, -10)),
                WHITE_CREAM,
                line=4.5,
                shade=(5, 4),
                lamp=2,
            )
            art.stroke((-6, -4), (6, -4), width=4)
    for x, y in ((150, 112), (186, 100), (222, 108), (254, 118), (168, 92), (236, 90)):
        art.fill(ellipse(x, y, 5.5), RED.light)


def _map_upside_down(art: Picture) -> None:
    with art.at(110, 356, turned=-8):
        map_shape = polygon((-96, -54), (-46, -66), (6, -52), (58, -66), (110, -54), (110, 66), (-96, 66))
        art.piece(map_shape, PARCHMENT, line=5.5, shade=(9, 8))
        art.fill(polygon((-46, -66), (6, -52), (6, 66), (-46, 66)), PARCHMENT.dark, 0.5)
        for number in range(6):
            art.stroke(
                (-80 + number * 20, 10 - number % 2 * 14),
                (-68 + number * 20, 4 - number % 2 * 10),
                start=3,
                end=3,
                colour=RED.base,
            )
        for place in ([(50, -34), (74, -10)], [(74, -34), (50, -10)]):
            art.stroke(*place, width=9, start=6, end=6, colour=RED.base)
        art.piece(polygon((-72, -20), (-56, -44), (-40, -20)), MOSS, line=3, shade=(4, 3), lamp=2)
        art.piece(polygon((-54, -16), (-40, -36), (-26, -16)), MOSS, line=3, shade=(4, 3), lamp=2)
        art.fill(
            blob((-20, 44), (10, 34), (40, 46), (70, 38), (70, 50), (40, 58), (10, 46), (-20, 54)), BLUE.light
        )
    fist(art, 30, 368, _BURNT, 1.0, -10)


def _sunscreen(art: Picture) -> None:
    sleeve(art, 344, 388, SKY, 40)
    with art.at(342, 304, turned=8):
        art.piece(polygon((-28, -40), (28, -40), (20, 44), (-20, 44)), OCHRE, shade=(9, 3))
        art.stroke((4, -36), (14, -86), (34, -94), width=8, start=6, end=6)
        art.stroke((4, -36), (14, -86), (34, -94), start=4, end=4, colour=RED.light)
        art.piece(ellipse(-26, -44, 19) - ellipse(-26, -44, 8), MOSS, line=4, shade=(4, 4), lamp=3)
        art.piece(
            blob(corner(-6, -60), (-30, -84), (-4, -100), (24, -88), corner(6, -62)),
            MAGENTA,
            line=4.5,
            shade=(6, 5),
            lamp=3,
        )
    fist(art, 344, 362, _BURNT, 1.0, 8)
