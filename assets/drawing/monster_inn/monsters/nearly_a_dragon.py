"""Nearly a Dragon."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.monster_inn.kobolds import frill, kobold_head, kobold_horns
from assets.drawing.monster_inn.palette import GOLD, KIND, KOBOLD, KOBOLD_BELLY, WHITE_CREAM
from assets.drawing.monster_inn.props import flame, teeth
from assets.drawing.palette import BONE, MOUTH, PLUM, RED, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import ellipse, polygon
from assets.drawing.texture import Hatching

_SKIN = Tones("#8FD6A8", "#3F9678", "#1C5048")


def draw(art: Picture) -> None:
    """Draw Nearly a Dragon, 400 x 400."""
    art.ground(*KIND["kobold"], seed=16)
    _wings(art)
    _smoke_from_nostrils(art)


def _wings(art: Picture) -> None:
    for _ in art.both_sides():
        art.piece(
            blob(
                corner(150, 330),
                (110, 210),
                (70, 100),
                corner(10, 6),
                (0, 60),
                corner(-30, 100),
                (-12, 150),
                corner(-40, 210),
                (-14, 250),
                corner(-30, 320),
                (40, 330),
                corner(90, 380),
            ),
            PLUM,
            line=6,
            shade=(14, 10),
            lamp=6,
            hatching=Hatching(angle=30, length=30),
        )
        for place in ((10, 8), (-26, 100), (-36, 208), (-26, 318)):
            art.stroke(
                (140, 320),
                ((140 + place[0]) / 2 + 12, (320 + place[1]) / 2 - 22),
                place,
                width=8,
                start=7,
                end=3,
                colour=PLUM.dark,
            )
        art.piece(blob(corner(0, 20), corner(10, -6), (24, 16)), BONE, line=4, shade=(3, 3), lamp=2)
    art.piece(
        blob(corner(-6, 430), (10, 350), (76, 300), (200, 286), (324, 300), (390, 350), corner(406, 430)),
        KOBOLD,
        line=6,
        shade=(22, 10),
        lamp=6,
        hatching=Hatching(angle=40, length=40),
    )
    art.piece(
        blob((140, 312), (200, 330), (260, 312), corner(276, 430), corner(124, 430)),
        KOBOLD_BELLY,
        shade=(14, 6),
    )
    for y in (350, 376, 402):
        art.stroke((132, y), (200, y + 9), (268, y), width=4, colour=KOBOLD_BELLY.dark)
    for _ in art.both_sides():
        for x, y, reach in ((34, 300, -36), (70, 276, -20)):
            art.piece(
                polygon((x - 13, y + 8), (x, y - 42), (x + 13, y + 8)).turned(reach, (x, y)),
                BONE,
                shade=(5, 2),
                lamp=3,
            )
        art.piece(
            blob(
                corner(-10, 392),
                (-4, 330),
                (40, 290),
                (98, 272),
                (134, 290),
                (120, 344),
                (72, 372),
                (30, 386),
            ),
            GOLD,
            line=6,
            shade=(12, 10),
            lamp=6,
            hatching=Hatching(angle=30, length=26),
        )
        art.stroke((6, 352), (50, 322), (112, 306), width=6, start=3, end=3, colour=GOLD.dark)
        art.ink(ellipse(36, 326, 5))
        art.ink(ellipse(88, 306, 5))
    with art.about(200, 330, scale=1.06, down=-2):
        frill(art, RED, 1.12)
        kobold_horns(art, "back")
        kobold_head(art, _SKIN, KOBOLD_BELLY)
        for x, y, height in ((200, 92, 46), (176, 98, 30), (224, 98, 30)):
            art.piece(polygon((x - 13, y + 12), (x, y - height), (x + 13, y + 12)), RED, shade=(5, 3), lamp=3)
        art.eye(
            152,
            176,
            27,
            19,
            look=(6, 2),
            pupil=9,
            lid=0.3,
            skin=_SKIN,
            tilt=18,
            iris="#FF5A2A",
            white="#FFE98A",
            is_slit=True,
            has_glint=False,
        )
        art.eye(
            248,
            176,
            27,
            19,
            look=(-6, 2),
            pupil=9,
            lid=0.3,
            skin=_SKIN,
            tilt=-18,
            iris="#FF5A2A",
            white="#FFE98A",
            is_slit=True,
            has_glint=False,
        )
        art.stroke((112, 146), (150, 148), (190, 182), width=17, start=4, end=10)
        art.stroke((288, 146), (250, 148), (210, 182), width=17, start=4, end=10)
        mouth = blob(
            corner(130, 250),
            (166, 268),
            (200, 272),
            (234, 268),
            corner(270, 250),
            (270, 304),
            (240, 340),
            (200, 350),
            (160, 340),
            (130, 304),
        )
        art.piece(mouth, _SKIN, shade=(12, 6), lamp=5)
        mouth = blob(
            corner(140, 258),
            (166, 270),
            (200, 274),
            (234, 270),
            corner(260, 258),
            (256, 300),
            (232, 326),
            (200, 332),
            (168, 326),
            (144, 300),
        )
        art.piece(mouth, MOUTH, line=4, shade=None, lamp=0)
        art.fill(ellipse(200, 318, 34, 20) & mouth, "#FF9A2E")
        art.fill(ellipse(200, 322, 20, 13) & mouth, "#FFE98A")
        teeth(art, ((150, 262), (170, 269), (230, 269), (250, 262)), True, 24, width=7)
        teeth(art, ((188, 272), (212, 272)), True, 14)
        teeth(art, ((162, 318), (184, 328), (216, 328), (238, 318)), False, 18, width=6)


def _smoke_from_nostrils(art: Picture) -> None:
    for _ in art.both_sides():
        shape = brush([(178, 222), (150, 206), (130, 214), (112, 196)], 3, 12, 3)
        art.piece(shape, WHITE_CREAM, line=3, shade=(3, 3), lamp=0)
    flame(art, 58, 388, 0.9, turned=-10)
    flame(art, 346, 386, 0.9, turned=10)
    flame(art, 98, 408, 0.7)
    flame(art, 306, 408, 0.7)
