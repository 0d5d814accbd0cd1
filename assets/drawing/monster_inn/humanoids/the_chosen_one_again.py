"""The Chosen One, Again."""

from assets.drawing.curves import blob, corner, star
from assets.drawing.monster_inn.armour import gauntlet, pauldrons
from assets.drawing.monster_inn.humans import face, nose
from assets.drawing.monster_inn.palette import BAND, BROWN, FLAME, GOLD, SKY, WHITE_CREAM
from assets.drawing.monster_inn.weapons import sword
from assets.drawing.palette import RED, WINE, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import ellipse
from assets.drawing.texture import Hatching

_HB = Tones("#B5774A", "#6A3A26", "#3A1C16")


def draw(art: Picture) -> None:
    """Draw The Chosen One, Again, 400 x 400."""
    art.coarsen(0.38)
    art.ground(*BAND["D"], seed=20)
    _sun_halo(art)
    _long_hair_behind_shoulders(art)
    _armour(art)
    _weary_eyes(art)
    _winged_sun_helm(art)
    _blazing_sword(art)
    _other_hand(art)


def _sun_halo(art: Picture) -> None:
    for _r, _n, _op in ((196, 24, 1),):
        art.fill(star(200, 160, 204, 150, 24, -82), "#FFCB45", 0.9)
        art.fill(star(200, 160, 176, 136, 24, -74.5), "#FFF0A8", 0.95)
    art.piece(ellipse(200, 160, 134) - ellipse(200, 160, 118), GOLD, line=4, shade=(4, 4), lamp=3)
    art.fill(ellipse(200, 160, 118), "#FFFBE0")


def _long_hair_behind_shoulders(art: Picture) -> None:
    art.piece(
        blob(
            (200, 84),
            (262, 104),
            (298, 170),
            (304, 240),
            (330, 290),
            corner(346, 342),
            (316, 332),
            corner(306, 362),
            (280, 330),
            (120, 330),
            corner(94, 362),
            (84, 332),
            corner(54, 342),
            (70, 290),
            (96, 240),
            (102, 170),
            (138, 104),
        ),
        _HB,
        line=6,
        shade=(14, 8),
        lamp=6,
        hatching=Hatching(angle=80, length=30),
    )
    for place in ([(116, 200), (106, 260), (80, 316)], [(126, 240), (118, 290), (100, 334)]):
        art.stroke(*place, width=6, start=2, colour=_HB[2])
        art.stroke(*[(400 - x, y) for x, y in place], width=6, start=2, colour=_HB[2])


def _armour(art: Picture) -> None:
    art.piece(
        blob(corner(-10, 430), (14, 350), (80, 312), (200, 300), (320, 312), (386, 350), corner(410, 430)),
        RED,
        line=7,
        shade=(22, 10),
        lamp=6,
        hatching=Hatching(angle=40, length=50, width=6),
    )
    art.piece(
        blob(corner(106, 430), (126, 356), (160, 326), (200, 344), (240, 326), (274, 356), corner(294, 430)),
        GOLD,
        line=6,
        shade=(15, 9),
        lamp=6,
        hatching=Hatching(angle=30, length=26),
    )
    art.piece(star(200, 388, 32, 17, 12), WHITE_CREAM, line=4, shade=(5, 5), lamp=0)
    art.piece(ellipse(200, 388, 14), RED, line=4, shade=(5, 5), lamp=3)
    pauldrons(art, GOLD, 2, RED, False)
    for _ in art.both_sides():
        art.piece(ellipse(60, 338, 17), RED, line=4.5, shade=(6, 6))
        art.fill(ellipse(54, 331, 5, 3.5), "#fff", 0.8)
    art.piece(
        blob((176, 270), (224, 270), (228, 326), (200, 346), (172, 326)),
        BROWN,
        line=4.5,
        shade=(14, 0),
        lamp=0,
    )
    face(art, BROWN, "heart")


def _weary_eyes(art: Picture) -> None:
    for x in (162, 238):
        art.fill(ellipse(x, 200, 36, 28), "#FFF0A8", 0.45)
    art.eye(
        162, 200, 24, 19, look=(-6, -3), pupil=7, lid=0.5, skin=BROWN, tilt=0, iris="#FFCB45", white="#FFFDF0"
    )
    art.eye(
        238, 200, 24, 19, look=(-6, -3), pupil=7, lid=0.5, skin=BROWN, tilt=0, iris="#FFCB45", white="#FFFDF0"
    )
    for way in (-1, 1):
        art.stroke((200 + way * 60, 196), (200 + way * 72, 188), start=4)
    art.stroke((142, 226), (162, 232), (182, 226), width=3.6, colour=BROWN.dark)
    art.stroke((218, 226), (238, 232), (258, 226), width=3.6, colour=BROWN.dark)
    art.stroke((136, 176), (162, 164), (188, 174), width=10, start=3, end=5)
    art.stroke((264, 170), (238, 156), (212, 168), width=10, start=3, end=5)
    nose(art, BROWN, "strong", 0, -2)
    art.piece(
        blob((178, 274), (190, 268), (200, 271), (212, 268), (224, 274), (200, 284)),
        WINE,
        line=3.4,
        shade=(4, 3),
        lamp=2,
    )
    art.stroke((172, 276), (200, 275), (230, 279), width=4.4, start=2, end=2)
    for place in ([(190, 150), (200, 136), (210, 150), (200, 164)],):
        art.fill(blob(*place), GOLD.base)
    art.piece(
        blob(
            corner(128, 190),
            (128, 136),
            (160, 104),
            (200, 96),
            (240, 104),
            (272, 136),
            corner(274, 190),
            (254, 146),
            (200, 124),
            (146, 146),
        ),
        Tones("#B5774A", "#6A3A26", "#3A1C16"),
        shade=(8, 6),
        lamp=5,
        hatching=Hatching(angle=70, length=18),
    )


def _winged_sun_helm(art: Picture) -> None:
    for _ in art.both_sides():
        art.piece(
            blob(
                corner(134, 120),
                (92, 110),
                (58, 72),
                (44, 20),
                corner(50, -10),
                (76, 26),
                corner(82, 0),
                (104, 36),
                corner(116, 14),
                (134, 56),
                corner(158, 84),
            ),
            WHITE_CREAM,
            line=5.5,
            shade=(9, 8),
            hatching=Hatching(angle=60, length=14),
        )
    art.piece(
        blob(
            corner(126, 150),
            (132, 98),
            (166, 66),
            (200, 58),
            (234, 66),
            (268, 98),
            corner(274, 150),
            (240, 122),
            (200, 112),
            (160, 122),
        ),
        GOLD,
        line=6,
        shade=(14, 9),
        lamp=6,
        hatching=Hatching(angle=20, length=24),
    )
    art.piece(star(200, 84, 30, 15, 10), RED, line=4.5, shade=(5, 5), lamp=3)
    art.piece(ellipse(200, 84, 13), GOLD, line=4, shade=(4, 4), lamp=3)
    for x in (-1, 1):
        art.piece(ellipse(200 + x * 50, 112, 8), SKY, line=3.4, shade=(3, 3), lamp=2)


def _blazing_sword(art: Picture) -> None:
    with art.at(342, 352, turned=6):
        art.piece(
            blob(
                corner(-26, -20),
                (-34, -90),
                corner(-44, -110),
                (-30, -126),
                corner(-40, -170),
                (-22, -180),
                corner(-24, -230),
                (-6, -240),
                corner(2, -296),
                (14, -240),
                corner(28, -246),
                (26, -190),
                corner(42, -184),
                (32, -130),
                corner(44, -110),
                (34, -80),
                corner(26, -20),
            ),
            FLAME,
            shade=(8, 2),
            lamp=5,
        )
    sword(art, 342, 352, 6, 1.1, 232, 13, WHITE_CREAM, GOLD, WINE, RED)
    gauntlet(art, 342, 362, GOLD, 1.12, 4)


def _other_hand(art: Picture) -> None:
    with art.at(62, 330, turned=-4):
        art.piece(
            ellipse(-40, -8, 17, 19) - ellipse(-40, -8, 8, 10), WHITE_CREAM, line=4.5, shade=(4, 4), lamp=2
        )
        art.piece(
            blob(corner(-32, -42), corner(32, -42), (29, 34), (-29, 34)), WHITE_CREAM, line=5.5, shade=(10, 0)
        )
        art.piece(ellipse(0, -42, 32, 8), Tones("#9A6546", "#6E4029", "#42241A"), line=4, shade=None, lamp=0)
        art.piece(star(0, -6, 17, 9, 10), GOLD, line=3, shade=(3, 3), lamp=2)
        art.stroke((-10, -58), (-18, -74), (-6, -88), (-14, -104), width=7, start=3, end=2, colour="#FFFDF0")
        art.stroke((12, -58), (4, -74), (16, -90), (8, -104), width=7, start=3, end=2, colour="#FFFDF0")
    gauntlet(art, 62, 372, GOLD, 1.1, -4)
