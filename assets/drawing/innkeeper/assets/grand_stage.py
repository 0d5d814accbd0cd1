"""Grand Stage."""

import math

from assets.drawing.curves import SIDES, blob, corner, placed, star
from assets.drawing.innkeeper.forms import rounded
from assets.drawing.innkeeper.props import dashes, planks
from assets.drawing.palette import BONE, FOREST, IRON, LINEN, NIGHT, OCHRE, RED, WINE, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, polygon, union
from assets.drawing.texture import Hatching

_PIG = Tones("#FBC9BE", "#EE9C90", "#B05A62")


def draw(art: Picture) -> None:
    """Draw the Grand Stage, 400 x 400."""
    art.ground("#5A4A86", "#1B1238", "#2C1E50", seed=37, rays_from=(200, 180), has_glow=False)
    _scene(art)
    _pig_in_a_ruff(art)
    _skull_arm(art)
    _skull(art)
    _curtains(art)
    _tomato_flying(art)


def _shifted(shape: Shape) -> Shape:
    return shape.scaled(0.76, 1, (-10, 0))


def _scene(art: Picture) -> None:
    art.beam(polygon((170, 20), (230, 20), (330, 330), (70, 330)), 0.75, 0.12)
    planks(art, 40, 306, 360, 340, 3)
    art.fill(ellipse(200, 314, 92, 15), "#FFE0A0", 0.5)


def _pig_in_a_ruff(art: Picture) -> None:
    art.piece(
        blob(corner(140, 322), (142, 262), (164, 224), (202, 214), (240, 224), (262, 262), corner(264, 322)),
        NIGHT,
        line=6,
        shade=(12, 7),
        lamp=5,
        hatching=Hatching(angle=30, length=18),
    )
    for y in (256, 278, 300):
        art.piece(ellipse(202, y, 4.5), OCHRE, line=2.5, shade=None, lamp=0)
    art.piece(
        blob((150, 250), (120, 262), (92, 292), (100, 310), (122, 306), (160, 286)),
        NIGHT,
        line=5.5,
        shade=(7, 6),
    )
    art.piece(ellipse(100, 302, 16), _PIG, shade=(4, 4), lamp=3)
    art.piece(rounded(110, 280, 128, 312, 6).turned(35, (119, 296)), LINEN, line=4, shade=(4, 4), lamp=0)


def _skull_arm(art: Picture) -> None:
    art.piece(
        blob((246, 240), (276, 232), (296, 206), (312, 190), (326, 202), (316, 232), (288, 262), (256, 270)),
        NIGHT,
        line=5.5,
        shade=(7, 6),
    )
    art.piece(rounded(298, 186, 330, 202, 6).turned(30, (314, 194)), LINEN, line=4, shade=(4, 4), lamp=0)
    art.piece(
        blob((300, 190), (304, 172), (322, 164), (336, 172), (336, 188), (320, 198)),
        _PIG,
        shade=(5, 4),
        lamp=3,
    )
    skull = ellipse(322, 134, 27, 26) | rounded(306, 146, 338, 172, 7)
    art.piece(skull, BONE, line=5.5, shade=(7, 5))
    art.ink(ellipse(313, 136, 7.5, 8.5), ellipse(334, 136, 7, 8), polygon((321, 148), (327, 148), (324, 154)))
    for x in (316, 323, 330):
        art.stroke((x, 160), (x, 171), width=3, start=2.4, end=2.4)
    for number in range(11):
        angle = math.pi * number / 5.5
        art.piece(
            ellipse(202 + 66 * math.cos(angle), 216 + 14 * math.sin(angle), 17, 15),
            LINEN,
            line=4.4,
            shade=(5, 5),
            lamp=0,
        )
    art.piece(ellipse(202, 212, 58, 16), LINEN, line=0, shade=(4, 5), lamp=0)
    for x, way in ((148, 0), (256, 1)):
        art.piece(
            blob(
                (x - 12, 112),
                (x - 24 if not way else x + 6, 78),
                corner(x - 8 if not way else x + 22, 66),
                (x + 18 if not way else x + 14, 92),
                (x + 18 if not way else x + 4, 116),
            ),
            _PIG,
            shade=(6, 5),
        )


def _skull(art: Picture) -> None:
    art.piece(
        blob(
            (202, 92),
            (248, 104),
            (268, 146),
            (258, 190),
            (226, 212),
            (202, 214),
            (176, 212),
            (146, 190),
            (136, 146),
            (156, 104),
        ),
        _PIG,
        line=6,
        shade=(13, 8),
        lamp=6,
        hatching=Hatching(length=18),
    )
    for x in (172, 232):
        art.stroke((x - 16, 146), (x, 136), (x + 16, 148), width=8, start=3, end=3)
        art.stroke(
            (x - 19, 122 if x < 200 else 110),
            (x, 112 if x < 200 else 106),
            (x + 17, 112 if x < 200 else 122),
            width=8,
            start=3,
            end=3,
            colour=_PIG.dark,
        )
    art.piece(
        blob((202, 150), (230, 154), (238, 172), (228, 190), (202, 194), (176, 190), (166, 172), (174, 154)),
        Tones("#FFD6CC", "#F5ADA2", "#C0666A"),
        shade=(6, 5),
        lamp=5,
    )
    art.ink(ellipse(192, 172, 5, 8), ellipse(213, 172, 5, 8))
    art.stroke((180, 204), (202, 208), (224, 202))
    art.fill(ellipse(152, 176, 12, 9), RED.light, 0.5)
    art.fill(ellipse(252, 176, 11, 9), RED.light, 0.5)
    art.piece(
        blob((146, 118), (136, 92), (160, 66), (204, 56), (250, 68), (268, 94), (256, 118), (202, 98)),
        WINE,
        line=6,
        shade=(10, 7),
        lamp=5,
        hatching=Hatching(length=16),
    )
    art.piece(
        blob(corner(246, 92), (268, 48), (304, 30), (320, 44), corner(300, 56), (308, 72), (270, 96)),
        LINEN,
        shade=(6, 5),
        lamp=0,
    )


def _curtains(art: Picture) -> None:
    for side in SIDES:
        art.piece(
            side(
                _shifted(
                    blob(
                        corner(-14, 20),
                        corner(96, 20),
                        (112, 70),
                        (92, 150),
                        (50, 220),
                        corner(26, 240),
                        (44, 300),
                        corner(54, 350),
                        corner(-14, 350),
                    )
                )
            ),
            RED,
            line=6,
            shade=(14, 5),
            lamp=6,
            hatching=Hatching(angle=10, length=26),
        )
        for knots in (
            [(30, 40), (36, 130), (8, 236)],
            [(62, 40), (64, 130), (26, 226)],
            [(8, 260), (16, 300), (14, 346)],
        ):
            art.stroke(*placed(placed(knots, _shifted), side), width=7, colour=RED.dark)
        art.piece(side(_shifted(rounded(-10, 226, 46, 246, 8))), OCHRE, shade=(4, 5), lamp=3)
    scallops = union([box(-10, -8, 410, 34), *[ellipse(20 + number * 60, 36, 34, 26) for number in range(7)]])
    art.piece(scallops, WINE, line=6, shade=(7, 10), lamp=5, hatching=Hatching(length=12))
    for number in range(7):
        art.fill(
            ellipse(20 + number * 60, 36, 34, 26).grown(-4) - ellipse(20 + number * 60, 36, 34, 26).grown(-9)
            & box(-10, 34, 410, 80),
            OCHRE.base,
        )
    art.piece(box(-10, 340, 410, 372), OCHRE, line=6, shade=(0, 9), lamp=5)
    art.fill(box(-10, 372, 410, 410), "#1B1018")
    for x in range(30, 400, 68):
        art.piece(
            blob(corner(x - 22, 346), (x - 18, 322), (x, 314), (x + 18, 322), corner(x + 22, 346)),
            IRON,
            shade=(6, 5),
        )


def _tomato_flying(art: Picture) -> None:
    art.piece(ellipse(96, 140, 19, 17), Tones("#FF9A6A", "#E2482C", "#8E1A22"), shade=(5, 5))
    art.fill(star(94, 128, 11, 4, 5), FOREST.base)
    dashes(art, [(52, 172), (66, 162), (78, 154)], [(66, 186), (78, 174), (88, 166)])
