"""Madam Overdue."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.monster_inn.bodies import bust, fist, sleeve
from assets.drawing.monster_inn.orcs import orc_ears, orc_head, orc_snout, tusk
from assets.drawing.monster_inn.palette import GOLD, KIND, ORC, VIOLET, WHITE_CREAM
from assets.drawing.palette import IRON, NIGHT, OCHRE, PARCHMENT, PINK, PLUM, RED, RUST, TEAL, WINE, WOOD
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw Madam Overdue, 400 x 400."""
    art.ground(*KIND["orc"], seed=8)
    _bookshelf(art)
    _bun_hair_back(art)
    _half_moon_specs(art)
    _overdue_stamp(art)
    _open_book(art)


def _bookshelf(art: Picture) -> None:
    art.piece(box(-10, 250, 410, 268), WOOD, line=4, shade=(4, 6), lamp=3)
    x = -6
    for number, (width, height, tones_used) in enumerate(
        (
            (34, 150, WINE),
            (26, 120, TEAL),
            (38, 170, OCHRE),
            (30, 134, NIGHT),
            (200, 10, WOOD),
            (32, 160, RUST),
            (40, 128, VIOLET),
            (28, 172, TEAL),
            (36, 140, WINE),
        )
    ):
        if height > 20:
            art.piece(box(x, 250 - height, x + width, 250), tones_used, line=4.5, shade=(7, 0))
            art.fill(box(x + 4, 250 - height + 18, x + width - 4, 250 - height + 24), GOLD.base)
            art.fill(box(x + 4, 226, x + width - 4, 232), GOLD.base)
        x += width + 3
        if number == 3:
            x = 262
        if height <= 20:
            x = 262
    art.close_ground()
    bust(art, PLUM, 322, 156)
    art.piece(
        blob(corner(130, 330), (200, 384), corner(270, 330), (262, 318), (200, 344), (138, 318)),
        WHITE_CREAM,
        line=4.5,
        shade=(7, 6),
        lamp=3,
    )
    art.piece(ellipse(200, 366, 15, 17), TEAL, line=4, shade=(4, 4), lamp=3)
    art.fill(ellipse(196, 360, 4, 5), "#fff", 0.7)


def _bun_hair_back(art: Picture) -> None:
    art.piece(
        ellipse(200, 50, 46, 40),
        IRON,
        line=5.5,
        shade=(11, 8),
        lamp=5,
        hatching=Hatching(angle=20, length=22),
    )
    art.stroke((176, 40), (200, 28), (226, 44), width=4)
    art.stroke((182, 62), (206, 50), (222, 62), width=4)
    art.piece(brush([(128, 72), (200, 44), (286, 8)], 6, 8, 4), WOOD, line=4, shade=(0, 2), lamp=1)
    art.piece(ellipse(290, 6, 8), RED, line=3, shade=(2, 2), lamp=2)
    orc_ears(art, droop=6, ring=GOLD)
    orc_head(art)
    art.piece(
        blob(
            corner(108, 168),
            (112, 112),
            (150, 80),
            (200, 70),
            (250, 80),
            (288, 112),
            corner(292, 168),
            (262, 122),
            (214, 104),
            corner(200, 110),
            (186, 104),
            (138, 122),
        ),
        IRON,
        shade=(8, 6),
        lamp=5,
        hatching=Hatching(angle=70, length=18),
    )
    art.eye(152, 176, 25, 20, look=(4, 5), pupil=8, lid=0.46, skin=ORC, tilt=6, iris="#3A7F7A")
    art.eye(248, 176, 25, 20, look=(-4, 5), pupil=8, lid=0.46, skin=ORC, tilt=-6, iris="#3A7F7A")
    art.stroke((116, 146), (150, 134), (182, 152), width=9, start=3, end=5, colour=IRON.dark)
    art.stroke((284, 146), (250, 134), (218, 152), width=9, start=3, end=5, colour=IRON.dark)
    for way in (-1, 1):
        art.fill(ellipse(200 + way * 78, 250, 22, 15), PINK.base, 0.6)
    orc_snout(art, y=232, width=46, height=31)


def _half_moon_specs(art: Picture) -> None:
    for _ in art.both_sides():
        lens = ellipse(154, 196, 33, 30) & box(100, 190, 200, 240)
        art.fill(lens, "#D6F1FB", 0.45)
        art.piece(lens.grown(3) - lens.grown(-3), GOLD, line=2.8, shade=(2, 2), lamp=1)
        art.stroke((122, 194), (104, 186), (98, 178), start=3, end=2, colour=OCHRE.dark)
    art.stroke((184, 196), (200, 188), (216, 196), start=4, end=4, colour=OCHRE.dark)
    art.stroke((150, 290), (176, 280), (200, 284), (224, 280), (250, 290), width=7, start=3, end=3)
    tusk(art, 150, 296, 42, 13, -4)
    tusk(art, 250, 296, 42, 13, 4)


def _overdue_stamp(art: Picture) -> None:
    sleeve(art, 338, 372, PLUM, 46)
    with art.at(330, 352, turned=6, scale=0.92):
        art.piece(
            blob((-10, 60), (-11, -20), (-22, -44), (0, -66), (22, -44), (11, -20), (10, 60)),
            WOOD,
            shade=(7, 4),
        )
        art.piece(
            box(-46, -104, 46, -58).grown(3),
            WOOD,
            line=5.5,
            shade=(9, 7),
            hatching=Hatching(angle=0, length=18),
        )
        art.piece(box(-46, -122, 46, -106).grown(2), RED, line=4.5, shade=(7, 5))
        for place in ((-30, -136, 7), (0, -144, 8), (26, -134, 6)):
            art.fill(ellipse(*place), RED.base)
    fist(art, 332, 360, ORC, 1.1, 6)


def _open_book(art: Picture) -> None:
    sleeve(art, 60, 376, PLUM, 44)
    with art.at(78, 336, turned=-10):
        art.piece(box(-66, -54, 62, 44).grown(4), WINE, line=6, shade=(9, 8))
        art.piece(
            blob(corner(-60, -58), (-30, -66), corner(-2, -54), corner(-2, 40), (-30, 30), corner(-60, 36)),
            PARCHMENT,
            line=4,
            shade=(6, 5),
            lamp=0,
        )
        art.piece(
            blob(corner(58, -58), (30, -66), corner(-2, -54), corner(-2, 40), (30, 30), corner(58, 36)),
            PARCHMENT,
            line=4,
            shade=(6, 5),
            lamp=0,
        )
        for number in range(4):
            art.stroke(
                (-52, -40 + number * 17),
                (-30, -44 + number * 17),
                (-10, -38 + number * 17),
                width=3.4,
                start=2.4,
                end=2.4,
                colour=PARCHMENT.dark,
            )
            art.stroke(
                (10, -38 + number * 17),
                (30, -44 + number * 17),
                (50, -40 + number * 17),
                width=3.4,
                start=2.4,
                end=2.4,
                colour=PARCHMENT.dark,
            )
    fist(art, 64, 384, ORC, 0.95, 0)
