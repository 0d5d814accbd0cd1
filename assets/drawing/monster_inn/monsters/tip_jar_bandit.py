"""Tip-Jar Bandit."""

from assets.drawing.curves import blob, corner
from assets.drawing.monster_inn.bodies import bust, fist, sleeve
from assets.drawing.monster_inn.goblins import goblin_ears, goblin_head, goblin_nose
from assets.drawing.monster_inn.palette import GOBLIN, GOLD, KIND, STEEL
from assets.drawing.monster_inn.props import coin, sparks, teeth
from assets.drawing.palette import COAL, MOUTH, OCHRE, WINE, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw Tip-Jar Bandit, 400 x 400."""
    art.ground(*KIND["goblin"], seed=9)
    _swag_sack(art)
    _hood(art)
    _mask(art)
    _gold_tooth(art)
    _coin_flip(art)


def _swag_sack(art: Picture) -> None:
    art.piece(
        blob((232, 330), (262, 240), (300, 196), (352, 186), (398, 222), (420, 330), (400, 430), (260, 430)),
        OCHRE,
        line=6,
        shade=(18, 10),
        lamp=6,
        hatching=Hatching(angle=20, length=40, width=6),
    )
    art.piece(
        blob((296, 204), (300, 160), (318, 148), (330, 170), (352, 148), (366, 168), (358, 204), (330, 214)),
        OCHRE,
        shade=(6, 5),
    )
    art.piece(box(296, 196, 362, 212), WOOD, line=4, shade=(4, 5), lamp=2)
    for x, y in ((318, 140), (344, 146)):
        coin(art, x, y, 14)
    bust(art, COAL, 312, 150)
    goblin_ears(art, ring=GOLD)


def _hood(art: Picture) -> None:
    art.piece(
        blob(
            corner(200, 44),
            (250, 62),
            (302, 130),
            (318, 220),
            (290, 300),
            (200, 336),
            (110, 300),
            (82, 220),
            (98, 130),
            (150, 74),
        ),
        COAL,
        line=6,
        shade=(18, 9),
        lamp=6,
        hatching=Hatching(angle=20, length=46, width=6),
    )
    art.piece(
        blob((200, 92), (266, 118), (292, 190), (266, 284), (200, 322), (134, 284), (108, 190), (134, 118)),
        Tones("#1B1220", "#1B1220", "#1B1220"),
        shade=None,
        lamp=0,
        line=4,
    )
    with art.about(200, 210, scale=0.93):
        goblin_head(art)


def _mask(art: Picture) -> None:
    mark = blob(
        (112, 166),
        (146, 150),
        (200, 168),
        (254, 150),
        (288, 166),
        (284, 206),
        (250, 226),
        (214, 212),
        (186, 212),
        (150, 226),
        (116, 206),
    ) & blob(
        (200, 86),
        (256, 98),
        (282, 150),
        (276, 214),
        (248, 260),
        (200, 300),
        (152, 260),
        (124, 214),
        (118, 150),
        (144, 98),
    )
    art.piece(mark, WINE, line=4.5, shade=(10, 6))
    art.eye(158, 190, 22, 17, look=(10, 1), pupil=6.5, lid=0.22, skin=WINE, tilt=10, iris="#FFCB45")
    art.eye(242, 190, 22, 17, look=(10, 1), pupil=6.5, lid=0.22, skin=WINE, tilt=-10, iris="#FFCB45")
    goblin_nose(art, right=-6, length=-8)
    shape = blob(
        corner(140, 252),
        (170, 268),
        (200, 276),
        (236, 266),
        corner(266, 238),
        (252, 282),
        (204, 304),
        (158, 286),
    ) - blob((186, 180), (214, 180), (222, 226), (220, 250), (196, 272), (184, 254), (172, 228)).grown(5)
    art.piece(shape, MOUTH, line=4, shade=None, lamp=0)
    teeth(art, ((154, 262), (170, 270), (228, 270), (244, 258)), True, 14)
    teeth(art, ((176, 292), (232, 288)), False, 12)


def _gold_tooth(art: Picture) -> None:
    teeth(art, ((212, 276),), True, 16, GOLD, 6)
    sleeve(art, 70, 340, COAL, 40)
    with art.at(72, 326, turned=-16):
        art.piece(
            blob(corner(-11, -26), (-14, -90), corner(6, -142), (14, -80), corner(11, -26)),
            STEEL,
            shade=(8, 0),
            lamp=3,
        )
        art.piece(box(-26, -34, 26, -22), OCHRE, line=4.5, shade=(5, 4), lamp=3)
        art.piece(ellipse(0, 38, 9), OCHRE, line=4, shade=(3, 3), lamp=2)
    fist(art, 72, 328, GOBLIN, 1, -10)


def _coin_flip(art: Picture) -> None:
    sleeve(art, 236, 392, COAL, 40)
    fist(art, 240, 380, GOBLIN, 0.95, 8)
    coin(art, 238, 330, 17)
    art.stroke((214, 318), (208, 304), start=2)
    art.stroke((262, 318), (268, 304), start=2)
    sparks(art, (104, 190, 9), (52, 176, 7))
