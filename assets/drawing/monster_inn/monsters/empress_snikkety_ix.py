"""Empress Snikkety IX."""

from assets.drawing.curves import blob, corner, star
from assets.drawing.monster_inn.bodies import sleeve
from assets.drawing.monster_inn.goblins import goblin_ears, goblin_head, goblin_nose
from assets.drawing.monster_inn.palette import BLACK, GOLD, KIND, LIME, MAGENTA, STEEL, VIOLET, WHITE_CREAM
from assets.drawing.monster_inn.props import teeth
from assets.drawing.palette import BONE, COAL, RED, WINE, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching

_SKIN = Tones("#B7CC5A", "#779A38", "#3D5722")


def draw(art: Picture) -> None:
    """Draw Empress Snikkety IX, 400 x 400."""
    art.ground(*KIND["goblin"], seed=19)
    for x, height, reach in (
        (20, 60, -24),
        (60, 20, -16),
        (104, -6, -9),
        (296, -6, 9),
        (340, 20, 16),
        (380, 60, 24),
    ):
        with art.at(x, 260, turned=reach):
            art.piece(
                blob(
                    corner(-15, 120),
                    corner(-15, -180 + height * 0.6),
                    corner(0, -222 + height * 0.6),
                    corner(15, -180 + height * 0.6),
                    corner(15, 120),
                ),
                STEEL,
                shade=(11, 0),
                lamp=3,
            )
    art.piece(
        blob(corner(-16, 430), (0, 350), (60, 306), (200, 296), (340, 306), (400, 350), corner(416, 430)),
        RED,
        line=7,
        shade=(24, 10),
        lamp=6,
        hatching=Hatching(angle=40, length=56, width=7),
    )
    art.piece(
        blob(corner(96, 430), (124, 350), (200, 318), (276, 350), corner(304, 430)),
        VIOLET,
        line=6,
        shade=(16, 8),
        lamp=5,
        hatching=Hatching(angle=60, length=30),
    )
    fur = union(
        [
            ellipse(200 + right, 318 + (abs(right) / 150) ** 2 * 46, 25, 22)
            for right in (-160, -128, -96, -64, -32, 0, 32, 64, 96, 128, 160)
        ]
    )
    art.piece(fur, WHITE_CREAM, line=5.5, shade=(8, 9))
    for right in (-146, -112, -76, -40, 40, 76, 112, 146):
        art.ink(ellipse(200 + right, 320 + (abs(right) / 150) ** 2 * 46, 4, 8))
    art.piece(star(200, 360, 26, 13, 6), GOLD, line=4.5, shade=(5, 5), lamp=3)
    art.piece(ellipse(200, 360, 11), LIME, line=3, shade=(3, 3), lamp=3)
    with art.about(200, 320, scale=1.05, down=4):
        _cape(art)
        _hair_buns(art)
        _eye_shadow(art)
        _war_crown(art)
    sleeve(art, 350, 352, RED, 44)
    with art.at(350, 340, turned=10):
        art.piece(box(-7, -96, 7, 80), GOLD, line=4.5, shade=(4, 0), lamp=3)
        art.piece(
            blob(
                (-26, -128),
                (-22, -158),
                (0, -168),
                (22, -158),
                (26, -128),
                (14, -112),
                corner(14, -96),
                corner(-14, -96),
                (-14, -112),
            ),
            BONE,
            shade=(7, 5),
        )
        art.ink(ellipse(-10, -132, 7, 8), ellipse(11, -132, 7, 8), polygon((-3, -116), (4, -116), (0, -122)))
    art.piece(
        blob((322, 372), (320, 336), (334, 322), (364, 322), (380, 338), (378, 372), (362, 386), (336, 386)),
        BLACK,
        shade=(8, 7),
    )
    for number in range(3):
        art.stroke((338 + number * 14, 328), (338 + number * 14, 346), width=3.6, colour="#8A7A90")


def _cape(art: Picture) -> None:
    goblin_ears(art, _SKIN, droop=-8, ring=GOLD)
    for _ in art.both_sides():
        art.piece(ellipse(76, 232, 12) - ellipse(76, 232, 6), GOLD, line=3.4, shade=(3, 3), lamp=2)
        art.piece(blob(corner(44, 250), (54, 272), (44, 288), (34, 272)), RED, line=3.4, shade=(3, 3), lamp=2)


def _hair_buns(art: Picture) -> None:
    art.piece(
        blob(
            (112, 150),
            (130, 104),
            (200, 84),
            (270, 104),
            (288, 150),
            (284, 196),
            (270, 150),
            (200, 120),
            (130, 150),
            (116, 196),
        ),
        COAL,
        shade=(8, 5),
    )
    goblin_head(art, _SKIN)


def _eye_shadow(art: Picture) -> None:
    for _ in art.both_sides():
        art.fill(blob((116, 166), (150, 150), (192, 182), (178, 208), (136, 208)), MAGENTA.dark, 0.75)
    art.eye(
        154, 188, 26, 18, look=(5, 1), pupil=8, lid=0.34, skin=MAGENTA, tilt=14, iris="#F0715A", is_slit=True
    )
    art.eye(
        246,
        188,
        26,
        18,
        look=(-5, 1),
        pupil=8,
        lid=0.34,
        skin=MAGENTA,
        tilt=-14,
        iris="#F0715A",
        is_slit=True,
    )
    art.stroke((112, 158), (150, 156), (188, 182), width=14, start=3, end=8)
    art.stroke((288, 158), (250, 156), (212, 182), width=14, start=3, end=8)
    for way in (-1, 1):
        art.stroke((200 + way * 74, 186), (200 + way * 88, 176), start=4)
        art.stroke((200 + way * 72, 194), (200 + way * 88, 190), width=4, start=4)
    goblin_nose(art, _SKIN, right=0, length=-6, width=-2)
    art.piece(ellipse(200, 276, 10) - ellipse(200, 276, 5), GOLD, line=3, shade=None, lamp=2)
    shape = blob(
        corner(140, 258),
        (170, 262),
        (200, 290),
        (230, 262),
        corner(262, 250),
        (248, 290),
        (200, 312),
        (154, 292),
    ) - ellipse(200, 262, 24, 26)
    art.piece(shape, WINE, line=4, shade=(8, 4), lamp=3)
    tip = blob(
        corner(152, 266),
        (176, 276),
        (200, 294),
        (226, 274),
        corner(252, 260),
        (236, 286),
        (200, 298),
        (166, 286),
    ) - ellipse(200, 262, 24, 24)
    art.ink(tip)
    teeth(art, ((166, 272), (180, 282), (222, 281), (238, 270)), True, 11, width=4, line=0)
    art.ink(ellipse(250, 250, 4))


def _war_crown(art: Picture) -> None:
    crown = blob(
        corner(112, 136),
        corner(84, 40),
        corner(120, 84),
        corner(140, 4),
        corner(172, 74),
        corner(200, -26),
        corner(228, 74),
        corner(260, 4),
        corner(280, 84),
        corner(316, 40),
        corner(288, 136),
        (200, 112),
    )
    art.piece(crown, GOLD, line=6, shade=(14, 9), lamp=6, hatching=Hatching(angle=20, length=22))
    art.piece(
        blob((108, 146), (118, 124), (200, 102), (282, 124), (292, 146), (284, 158), (200, 130), (116, 158)),
        GOLD,
        shade=(6, 6),
    )
    for x, y, tones_used in ((200, 52, RED), (140, 64, LIME), (260, 64, LIME)):
        art.piece(box(x - 10, y - 10, x + 10, y + 10).turned(45), tones_used, line=3.6, shade=(4, 4), lamp=3)
    for x, y in ((200, 116), (154, 124), (246, 124)):
        art.piece(ellipse(x, y, 7), RED, line=3, shade=(2, 2), lamp=2)
    art.fill(ellipse(200, 52, 3), "#fff")
