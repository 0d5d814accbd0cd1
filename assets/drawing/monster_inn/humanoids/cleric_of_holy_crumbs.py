"""Cleric of Holy Crumbs."""

from assets.drawing.curves import blob, corner, star
from assets.drawing.monster_inn.bodies import bust, fist, sleeve
from assets.drawing.monster_inn.humans import cheeks, ears, nose
from assets.drawing.monster_inn.palette import BAND, GOLD, WHITE_CREAM
from assets.drawing.palette import CREAM, IRON, OCHRE, PALE, PARCHMENT, PINK, RED, WINE, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw Cleric of Holy Crumbs, 400 x 400."""
    art.ground(*BAND["B"], seed=7)
    _figure(art)
    _side_hair(art)
    _the_bun_of_office(art)
    _holy_mace(art)
    _bun(art)


def _figure(art: Picture) -> None:
    art.fill(ellipse(200, 170, 150), "#FFF3B0", 0.22)
    art.close_ground()
    bust(art, WHITE_CREAM, 318, 178)
    for _ in art.both_sides():
        art.piece(blob((120, 326), (152, 318), corner(172, 430), corner(124, 430)), GOLD, shade=(8, 4))
        art.piece(ellipse(149, 384, 11, 8), OCHRE, line=3, shade=(3, 3), lamp=2)
    ears(art, PALE, 112, 214, 1.1)
    art.piece(
        blob(
            (200, 112),
            (262, 132),
            (292, 200),
            (298, 264),
            (256, 314),
            (200, 324),
            (144, 314),
            (102, 264),
            (108, 200),
            (138, 132),
        ),
        PALE,
        line=5.5,
        shade=(18, 8),
        lamp=6,
    )


def _side_hair(art: Picture) -> None:
    for _ in art.both_sides():
        art.piece(
            union([ellipse(118, 160, 17), ellipse(110, 184, 15), ellipse(118, 204, 11)]), IRON, shade=(5, 5)
        )
    cheeks(art, 142, 258, 254, 28, 20, PINK, 0.6)
    art.stroke((130, 214), (160, 198), (188, 214), width=9, start=3, end=3)
    art.stroke((212, 214), (240, 198), (270, 214), width=9, start=3, end=3)
    art.stroke((138, 224), (160, 214), (180, 224), width=3.6, colour=PALE.dark)
    art.stroke((220, 224), (240, 214), (262, 224), width=3.6, colour=PALE.dark)
    art.stroke((128, 180), (158, 162), (188, 172), width=11, start=4, end=5, colour=IRON.dark)
    art.stroke((272, 180), (242, 162), (212, 172), width=11, start=4, end=5, colour=IRON.dark)
    nose(art, Tones("#F8C9B8", "#E59C84", "#A8604C"), "bulb", 0, 4)
    art.stroke((158, 284), (180, 294), (200, 292), (222, 294), (242, 284), width=7, start=3, end=3)
    art.stroke((158, 278), (152, 288), width=4.6, start=2)
    art.stroke((242, 278), (248, 288), width=4.6, start=2)
    art.stroke((164, 310), (200, 322), (236, 310), width=4.4, colour=PALE.dark)


def _the_bun_of_office(art: Picture) -> None:
    art.piece(
        blob(
            (92, 142),
            (100, 78),
            (146, 32),
            (200, 20),
            (256, 32),
            (304, 78),
            (312, 142),
            (290, 158),
            (200, 136),
            (112, 158),
        ),
        OCHRE,
        line=6.5,
        shade=(20, 11),
        lamp=7,
        hatching=Hatching(angle=20, length=44, width=6),
    )
    for x, reach in ((146, -22), (200, 0), (254, 22)):
        with art.at(x, 80 + abs(x - 200) * 0.14, turned=reach):
            art.piece(
                blob((-13, -26), (6, -34), (16, 0), (12, 30), (-8, 34), (-17, 4)),
                Tones("#FFF1C4", "#F6D48A", "#D9A04A"),
                line=0,
                shade=(4, 3),
                lamp=0,
            )
            art.stroke((-15, -24), (-19, 4), (-9, 34), width=4.4, start=2, end=2)
    for x, y in ((122, 96), (174, 48), (228, 50), (282, 98), (222, 110), (176, 112), (110, 126)):
        art.fill(ellipse(x, y, 4, 2.6, 30), CREAM)
    art.piece(
        blob((104, 150), (118, 128), (200, 112), (284, 128), (298, 150), (286, 168), (200, 146), (116, 168)),
        WHITE_CREAM,
        line=5.5,
        shade=(7, 7),
    )
    art.piece(star(200, 136, 17, 8, 8), GOLD, line=4, shade=(4, 4), lamp=3)


def _holy_mace(art: Picture) -> None:
    sleeve(art, 338, 380, WHITE_CREAM, 46)
    with art.at(338, 350, turned=10):
        art.piece(box(-7, -110, 7, 70), WOOD, shade=(5, 0), lamp=3)
        art.piece(star(0, -150, 50, 26, 8), GOLD, line=5.5, shade=(8, 8), lamp=5)
        art.piece(ellipse(0, -150, 17), WHITE_CREAM, line=4, shade=(5, 5), lamp=3)
        art.piece(ellipse(0, -149, 10, 7), OCHRE, line=3, shade=(3, 3), lamp=2)
    fist(art, 337, 358, PALE, 1.1, 6)


def _bun(art: Picture) -> None:
    sleeve(art, 64, 386, WHITE_CREAM, 46)
    with art.at(76, 336, turned=-10):
        art.piece(box(-64, -56, 64, 50).grown(3), WINE, line=6, shade=(10, 8), lamp=5)
        art.piece(box(-54, -60, 58, 42), PARCHMENT, line=4.5, shade=(6, 5), lamp=0)
        art.piece(box(-30, -42, 36, 24), Tones("#B98A54", "#B98A54", "#B98A54"), shade=None, lamp=0, line=3)
        art.piece(
            union([box(-22, -10, 28, 16), ellipse(-12, -14, 15), ellipse(6, -18, 17), ellipse(20, -12, 13)]),
            OCHRE,
            line=4,
            shade=(6, 6),
            lamp=3,
        )
        art.piece(ellipse(4, -32, 8), RED, line=3.4, shade=(3, 3), lamp=2)
    fist(art, 60, 372, PALE, 1.05, -4)
