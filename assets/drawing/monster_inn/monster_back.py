"""The back of monsters: somebody looks out of the dark."""

import math

from assets.drawing.card_edges import frame, studs, sunburst
from assets.drawing.curves import blob, brush, corner
from assets.drawing.monster_inn.kinds import goblin, kobold, orc, troll, undead
from assets.drawing.monster_inn.palette import MOSSY
from assets.drawing.monster_inn.props import teeth
from assets.drawing.monster_inn.tokens import skull
from assets.drawing.palette import BONE, MOUTH, OCHRE, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon
from assets.drawing.texture import Hatching

_LEATHER = Tones("#5C6B4A", "#37432F", "#1E261B")
_DARK = Tones("#4B3A66", "#2A1E42", "#170F28")
_SIGNS = (undead, kobold, goblin, orc, troll)


def draw(art: Picture) -> None:
    """Draw the back of monsters, 350 x 490."""
    art.coarsen(0.4)
    frame(art, _LEATHER, "#182019")
    _scales(art)
    art.fill(box(33, 33, 317, 457) - box(35, 35, 315, 455), OCHRE.dark)
    with art.about(0, 0, down=6):
        art.piece(ellipse(175, 245, 132), OCHRE, line=6, shade=(8, 8), lamp=5)
        art.piece(ellipse(175, 245, 115), _DARK, line=4, shade=(-6, -6), lamp=0)
        art.fill(sunburst(175, 245, 114, 0.08, [number * math.pi / 9 for number in range(18)]), "#37284F")
        _peeking(art)
        _claws(art)
    for number, sign in enumerate(_SIGNS):
        with art.at(54 + number * 49, 402, scale=0.46):
            sign(art)
    for way in (-1, 1):
        flourish = brush([(175 + way * 26, 70), (175 + way * 70, 66), (175 + way * 112, 74)], 7, 6, 1)
        art.fill(flourish, OCHRE.base)
    skull(art, 175, 70, 0.46, line=3.6)
    studs(art)


def _scales(art: Picture) -> None:
    lines = ""
    for row in range(21):
        count, left = (10, 27.0) if row % 2 == 0 else (9, 41.8)
        lines += f"M{left:.1f} {30 + row * 21}" + "q14.8 24 29.6 0" * count
    art.thread(lines, "#2C3A2B", 3)


def _peeking(art: Picture) -> None:
    """Eyes and a grin in the dark."""
    with art.about(175, 245, scale=0.62, down=-8):
        for _ in art.both_sides(175):
            art.piece(
                blob(
                    corner(110, 170),
                    (66, 120),
                    (52, 40),
                    corner(70, 0),
                    (94, 60),
                    (124, 104),
                    corner(156, 132),
                ),
                BONE,
                line=7,
                shade=(10, 8),
                lamp=6,
                hatching=Hatching(angle=60, length=14),
            )
        art.piece(
            blob(
                (175, 110),
                (250, 128),
                (296, 200),
                (300, 290),
                (270, 360),
                (175, 384),
                (80, 360),
                (50, 290),
                (54, 200),
                (100, 128),
            ),
            MOSSY,
            line=8,
            shade=(22, 12),
            lamp=7,
            hatching=Hatching(angle=20, length=50, width=7),
        )
        art.eye(
            128,
            226,
            38,
            34,
            look=(8, 5),
            pupil=13,
            lid=0.28,
            skin=MOSSY,
            tilt=14,
            iris="#FFCB45",
            is_slit=True,
        )
        art.eye(
            226,
            230,
            30,
            27,
            look=(-6, 4),
            pupil=11,
            lid=0.3,
            skin=MOSSY,
            tilt=-14,
            iris="#FFCB45",
            is_slit=True,
        )
        art.stroke((72, 178), (126, 172), (172, 212), width=20, start=6, end=12, colour=MOSSY.dark)
        art.stroke((276, 184), (230, 180), (186, 214), width=20, start=6, end=12, colour=MOSSY.dark)
        art.ink(ellipse(164, 276, 7, 5, 30), ellipse(190, 276, 7, 5, -30))
        mouth = blob(
            corner(84, 296),
            (130, 316),
            (176, 318),
            (224, 314),
            corner(272, 288),
            (254, 348),
            (176, 366),
            (100, 352),
        )
        art.piece(mouth, MOUTH, line=6, shade=None, lamp=0)
        teeth(
            art,
            [(108 + number * 19, 306 + 8 * math.sin(number * 0.42)) for number in range(8)],
            True,
            28,
            width=9,
            line=3,
        )
        teeth(
            art,
            [(128 + number * 24, 360 - abs(number - 2) * 4) for number in range(5)],
            False,
            20,
            width=8,
            line=3,
        )


def _claws(art: Picture) -> None:
    art.piece(
        box(70, 326, 280, 352), WOOD, line=6, shade=(5, 7), hatching=Hatching(angle=0, length=24, width=5)
    )
    for x in (112, 238):
        for claw in range(3):
            art.piece(
                blob(
                    (x - 22 + claw * 18, 336),
                    (x - 22 + claw * 18, 314),
                    (x - 14 + claw * 18, 306),
                    (x - 5 + claw * 18, 314),
                    (x - 5 + claw * 18, 336),
                ),
                MOSSY,
                line=4,
                shade=(3, 3),
                lamp=2,
            )
            art.piece(
                polygon((x - 19 + claw * 18, 332), (x - 8 + claw * 18, 332), (x - 14 + claw * 18, 348)),
                BONE,
                line=3,
                shade=(2, 0),
                lamp=0,
            )
