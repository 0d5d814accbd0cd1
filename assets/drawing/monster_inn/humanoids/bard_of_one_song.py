"""Bard of One Song."""

import math

from assets.drawing.curves import blob, corner, star
from assets.drawing.monster_inn.armour import music_note
from assets.drawing.monster_inn.bodies import bust, fist, palm, sleeve
from assets.drawing.monster_inn.humans import cheeks, face, nose
from assets.drawing.monster_inn.palette import BAND, BLACK, BROWN, GOLD, WHITE_CREAM
from assets.drawing.palette import CREAM, MOUTH, OCHRE, PINK, RED, RUST, TEAL, WINE, WOOD
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw Bard of One Song, 400 x 400."""
    art.ground(*BAND["C"], seed=12)
    bust(art, RUST, 322, 150)
    _afro(art)
    _closed_eyes(art)
    _beret_with_feather(art)
    _collar(art)
    _lyre(art)
    _gesturing_hand(art)


def _afro(art: Picture) -> None:
    feather = union(
        [ellipse(200, 150, 122, 112)]
        + [
            ellipse(200 + 122 * math.cos(angle), 152 + 110 * math.sin(angle), 26)
            for angle in [number * 2 * math.pi / 17 for number in range(17)]
        ]
    ) - box(0, 290, 400, 400)
    art.piece(feather, BLACK, line=6, shade=(16, 10), lamp=6)
    for x, y in (
        (110, 120),
        (140, 80),
        (200, 60),
        (260, 80),
        (292, 130),
        (96, 180),
        (304, 190),
        (170, 100),
        (234, 100),
        (116, 226),
        (288, 232),
    ):
        art.stroke((x - 9, y + 4), (x, y - 7), (x + 8, y + 2), (x + 1, y + 7), width=3.6, colour="#6A5A72")
    art.piece(
        blob((176, 270), (224, 270), (226, 320), (200, 346), (174, 320)), BROWN, line=4, shade=(14, 0), lamp=0
    )
    face(art, BROWN, "oval")
    cheeks(art, 152, 250, 246, 18, 12, RED, 0.4)
    art.piece(
        blob(
            corner(136, 180),
            (150, 134),
            (200, 116),
            (252, 134),
            corner(266, 182),
            (240, 146),
            (200, 136),
            (160, 146),
        ),
        BLACK,
        line=4.5,
        shade=(5, 5),
        lamp=3,
    )


def _closed_eyes(art: Picture) -> None:
    art.stroke((140, 202), (162, 216), (184, 202), width=8, start=3, end=3)
    art.stroke((216, 202), (238, 216), (262, 202), width=8, start=3, end=3)
    for middle_x in (162, 239):
        for number in (-18, -6, 8, 19):
            art.stroke(
                (middle_x + number, 210 + (3 if abs(number) < 12 else -2)),
                (middle_x + number * 1.4, 222 + (3 if abs(number) < 12 else -3)),
                width=4,
                start=3,
            )
    for _ in art.both_sides():
        art.fill(blob((138, 196), (162, 182), (188, 196), (162, 210)), TEAL.light, 0.55)
    art.stroke((136, 168), (162, 156), (188, 166), width=9, start=3, end=4)
    art.stroke((264, 168), (238, 156), (212, 166), width=9, start=3, end=4)
    nose(art, BROWN, "strong", 0, -2)
    mouth = blob(
        (180, 268), (201, 260), (222, 268), (228, 284), (218, 300), (201, 306), (184, 300), (174, 284)
    )
    art.piece(mouth, MOUTH, line=4.5, shade=None, lamp=0)
    art.fill(blob((184, 268), (201, 263), (218, 268), (216, 276), (201, 278), (186, 276)), CREAM)
    art.fill(ellipse(200, 300, 18, 9) & mouth, PINK.base)
    art.stroke((186, 314), (201, 318), (216, 313), width=4, colour=BROWN.dark)
    for _ in art.both_sides():
        art.piece(ellipse(124, 252, 17, 18) - ellipse(124, 251, 10, 11), GOLD, line=4, shade=(4, 4), lamp=2)


def _beret_with_feather(art: Picture) -> None:
    art.piece(
        blob((250, 50), (300, 6), (350, -6), (384, 20), corner(350, 34), (360, 54), (306, 76)),
        OCHRE,
        shade=(7, 7),
    )
    art.stroke((262, 62), (310, 30), (366, 12), width=4)
    art.piece(
        blob((104, 96), (120, 48), (190, 14), (262, 22), (300, 58), (296, 88), (240, 86), (160, 98)),
        WINE,
        line=6,
        shade=(14, 9),
        lamp=6,
        hatching=Hatching(angle=20, length=30),
    )
    art.piece(
        blob((112, 104), (116, 88), (200, 76), (284, 78), (292, 92), (200, 98)), GOLD, shade=(6, 5), lamp=3
    )
    art.piece(ellipse(258, 66, 13), TEAL, line=4, shade=(4, 4), lamp=3)


def _collar(art: Picture) -> None:
    art.piece(
        blob((124, 330), (160, 312), (200, 340), (240, 312), (276, 330), (256, 360), (200, 372), (144, 360)),
        GOLD,
        shade=(7, 7),
    )


def _lyre(art: Picture) -> None:
    sleeve(art, 322, 392, RUST, 46)
    with art.at(318, 326, turned=8):
        frame = blob(
            (-58, -96),
            (-38, -110),
            (-26, -92),
            (-38, -72),
            (-38, -20),
            (-18, 10),
            (18, 10),
            (38, -20),
            (38, -72),
            (26, -92),
            (38, -110),
            (58, -96),
            (62, -30),
            (40, 30),
            (0, 46),
            (-40, 30),
            (-62, -30),
        )
        art.piece(frame, GOLD, line=5.5, shade=(7, 7), hatching=Hatching(angle=20, length=12))
        art.piece(box(-52, -90, 52, -76).grown(2), WOOD, line=4.5, shade=(5, 5), lamp=3)
        for number in range(5):
            art.stroke(
                (-22 + number * 11, -76), (-14 + number * 7, 16), width=2.8, start=2.4, end=2.4, colour=CREAM
            )
        art.piece(star(0, 30, 15, 7, 6), RED, line=3.4, shade=(3, 3), lamp=2)
    fist(art, 356, 366, BROWN, 1.05, 10)


def _gesturing_hand(art: Picture) -> None:
    sleeve(art, 62, 384, RUST, 44)
    palm(art, 66, 326, BROWN, 0.98, -10)
    music_note(art, 52, 210, 1.15, -10)
    music_note(art, 96, 262, 0.8, 12, WHITE_CREAM)
    music_note(art, 36, 120, 0.9, 8, WHITE_CREAM)
