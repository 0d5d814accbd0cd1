"""The Giant."""

from assets.drawing.curves import SIDES, blob, corner, placed
from assets.drawing.palette import (
    BLUE,
    CREAM,
    FOREST,
    FUR,
    LINEN,
    MOSS,
    MOUTH,
    OCHRE,
    PINK,
    RUST,
    SKIN,
    STRAW,
    TEAL,
    WOOD,
    Tones,
)
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Giant, 400 x 400."""
    art.ground("#A9C4CE", "#46617E", "#547190", seed=26)
    _figure(art)
    _bulk(art)
    _fur_pelt_across(art)
    _ears(art)
    _head(art)
    _jaw_stubble(art)
    _one_great_eye(art)
    _unibrow(art)
    _nose(art)
    _mouth_with_underbite(art)
    _pine_tree_toothpick(art)
    _bird_nest_head(art)
    _tiny_birds(art)


def _figure(art: Picture) -> None:

    def cloud(x: float, y: float, scale: float) -> None:
        shape = union(
            [
                ellipse(right, down, reach).scaled(scale, scale, (0, 0)).moved(x, y)
                for right, down, reach in ((-40, 6, 22), (-12, -8, 28), (22, -2, 24), (46, 10, 16))
            ]
            + [box(x - 60 * scale, y + 4 * scale, x + 60 * scale, y + 26 * scale).grown(6 * scale)]
        )
        art.piece(shape, Tones("#FFFFFF", "#EFEBDD", "#B9C3C6"), shade=(8, 9), lamp=5)

    cloud(52, 96, 0.9)
    cloud(356, 150, 0.75)


def _bulk(art: Picture) -> None:
    back = blob(
        corner(-40, 420),
        (-26, 320),
        (14, 244),
        (80, 208),
        (200, 220),
        (320, 208),
        (386, 244),
        (426, 320),
        corner(440, 420),
    )
    art.piece(back, MOSS, line=7, shade=(26, 12), lamp=7, hatching=Hatching(angle=40, length=70, width=8))
    art.piece(box(330, 262, 374, 300).turned(12), TEAL, line=4, shade=(5, 5), lamp=0)
    for number in range(4):
        art.stroke(
            (326 + number * 15, 268 + number * 3),
            (330 + number * 15, 256 + number * 3),
            width=4,
            start=3,
            end=3,
        )


def _fur_pelt_across(art: Picture) -> None:
    art.piece(
        blob(
            corner(-40, 300),
            (10, 240),
            (84, 206),
            (120, 210),
            (170, 270),
            (230, 340),
            corner(300, 420),
            (270, 410),
            corner(262, 440),
            corner(-40, 440),
        ),
        FUR,
        line=6,
        shade=(16, 10),
        lamp=6,
        hatching=Hatching(angle=60, length=40, width=7),
    )
    paunch = union(
        [
            polygon((x - 16, y), (x + 14, y - 12), (x + 14, y + 30))
            for x, y in ((146, 240), (180, 284), (214, 326), (248, 366))
        ]
    )
    art.piece(paunch, FUR, line=4, shade=(4, 5), lamp=3)


def _ears(art: Picture) -> None:
    for side in SIDES:
        art.piece(
            side(blob((112, 160), (84, 138), (60, 156), (68, 200), (96, 222), (116, 210))),
            SKIN,
            line=6,
            shade=(8, 7),
            lamp=5,
        )
        art.stroke(*placed([(76, 162), (92, 178), (94, 202)], side), colour=SKIN.dark)
    art.piece(union([ellipse(74, 232, 17)]) - ellipse(74, 232, 9), OCHRE, line=4, shade=(3, 3), lamp=2)


def _head(art: Picture) -> None:
    head = blob(
        (200, 48),
        (258, 64),
        (284, 120),
        (292, 190),
        (302, 250),
        (276, 306),
        (200, 326),
        (124, 306),
        (98, 250),
        (108, 190),
        (116, 120),
        (142, 64),
    )
    art.piece(head, SKIN, line=7, shade=(22, 11), lamp=7, hatching=Hatching(angle=20, length=50, width=7))


def _jaw_stubble(art: Picture) -> None:
    brow = blob(
        corner(104, 236),
        (120, 258),
        (150, 252),
        (200, 246),
        (250, 252),
        (282, 258),
        corner(298, 236),
        (308, 280),
        (288, 330),
        corner(240, 360),
        (226, 344),
        corner(206, 374),
        (186, 346),
        corner(164, 364),
        (116, 330),
        (94, 284),
    )
    art.piece(brow, RUST, line=6, shade=(16, 9), lamp=6, hatching=Hatching(angle=75, length=46, width=7))


def _one_great_eye(art: Picture) -> None:
    art.fill(ellipse(200, 150, 66, 58), SKIN.dark, 0.55)
    art.eye(200, 150, 54, 48, look=(10, 10), pupil=17, lid=0.16, skin=SKIN, lid_reach=40, iris="#6C8038")
    art.fill(ellipse(222, 170, 5), CREAM)
    art.stroke((152, 196), (200, 212), (248, 196), colour=SKIN.dark)


def _unibrow(art: Picture) -> None:
    art.piece(
        blob(
            (112, 116),
            (130, 92),
            (168, 88),
            (200, 98),
            (234, 86),
            (272, 88),
            (290, 112),
            (270, 112),
            (234, 108),
            (200, 120),
            (166, 110),
            (132, 116),
        ),
        RUST,
        shade=(5, 6),
        hatching=Hatching(angle=70, length=14),
    )


def _nose(art: Picture) -> None:
    art.piece(
        blob((176, 196), (200, 188), (226, 196), (246, 228), (232, 250), (200, 256), (168, 250), (154, 228)),
        Tones("#F5AE92", "#DC7F60", "#98493A"),
        line=6,
        shade=(10, 8),
        lamp=7,
    )
    art.fill(ellipse(182, 216, 10, 7), CREAM, 0.5)


def _mouth_with_underbite(art: Picture) -> None:
    mouth = blob(
        (134, 272), (166, 264), (200, 268), (240, 262), (268, 270), (258, 300), (200, 310), (142, 300)
    )
    art.piece(mouth, MOUTH, shade=None, lamp=0)
    art.fill(ellipse(206, 302, 34, 8) & mouth, PINK.base)
    art.piece(
        blob(corner(150, 304), (150, 262), corner(160, 250), (174, 268), corner(176, 308)),
        LINEN,
        line=4,
        shade=(6, 0),
        lamp=2,
    )
    art.piece(
        blob(corner(186, 310), (184, 280), (196, 274), (208, 282), corner(208, 310)),
        LINEN,
        line=4,
        shade=(5, 0),
        lamp=2,
    )


def _pine_tree_toothpick(art: Picture) -> None:
    art.piece(
        blob(corner(250, 440), (262, 392), (300, 362), (360, 360), corner(420, 386), corner(420, 440)),
        MOSS,
        line=7,
        shade=(12, 10),
        lamp=6,
        hatching=Hatching(length=30),
    )
    art.piece(
        blob((270, 384), (266, 344), (290, 316), (334, 310), (368, 330), (376, 368), (352, 398), (300, 404)),
        SKIN,
        line=6,
        shade=(13, 10),
        lamp=7,
    )
    art.piece(
        blob((340, 344), (304, 322), (276, 296), (260, 276), (266, 260), (284, 262), (310, 284), (350, 308)),
        SKIN,
        shade=(7, 6),
        lamp=5,
    )
    art.fill(ellipse(273, 270, 9, 6.5).turned(40, (273, 270)), "#FBE6CB")
    art.piece(box(219, 180, 233, 300).turned(52, (226, 292)), WOOD, line=4.5, shade=(5, 0), lamp=2)
    for y, width in ((204, 44), (168, 38), (134, 31), (104, 22)):
        art.piece(
            blob(
                corner(226 - width, y),
                (226 - width * 0.4, y - 22),
                corner(226, y - 52),
                (226 + width * 0.4, y - 22),
                corner(226 + width, y),
                (226, y + 9),
            ).turned(52, (226, 292)),
            FOREST,
            shade=(8, 4),
            lamp=5,
        )
    art.piece(
        blob((330, 396), (288, 384), (258, 348), (250, 312), (262, 296), (278, 304), (290, 332), (318, 352)),
        SKIN,
        shade=(8, 6),
        lamp=5,
    )
    art.piece(
        blob((300, 392), (300, 358), (330, 350), (356, 372), (340, 396)), SKIN, line=0, shade=None, lamp=0
    )
    art.fill(ellipse(263, 311, 7, 10).turned(-8, (263, 311)), "#FBE6CB")
    for line in ([(330, 324), (336, 350)], [(352, 334), (356, 356)]):
        art.stroke(*line)
    for line in (
        [(30, 300), (38, 318), (34, 330)],
        [(66, 262), (74, 280), (70, 292)],
        [(90, 330), (98, 348), (94, 360)],
        [(40, 364), (48, 382), (44, 394)],
        [(112, 278), (120, 296), (116, 306)],
        [(134, 366), (142, 384), (138, 394)],
        [(8, 330), (14, 346), (10, 358)],
    ):
        art.stroke(*line, colour=FUR.dark)


def _bird_nest_head(art: Picture) -> None:
    art.piece(
        blob((150, 62), (160, 44), (200, 38), (240, 44), (252, 62), (236, 78), (200, 84), (164, 78)),
        WOOD,
        line=6,
        shade=(8, 7),
        hatching=Hatching(angle=10, length=20),
    )
    for line in (
        [(156, 56), (190, 66), (240, 52)],
        [(160, 70), (204, 58), (246, 66)],
        [(144, 66), (160, 60), (176, 72)],
        [(238, 74), (252, 60), (262, 64)],
    ):
        art.stroke(*line, width=4, colour=STRAW.base)
    art.piece(blob((184, 48), (182, 24), (200, 12), (218, 22), (220, 48)), BLUE, shade=(6, 5))
    art.piece(polygon((200, 26), (224, 32), (202, 38)), OCHRE, line=3.4, shade=None, lamp=0)
    art.ink(ellipse(195, 24, 3.4))


def _tiny_birds(art: Picture) -> None:
    for x, y in ((28, 30), (62, 40), (376, 30)):
        art.stroke((x - 14, y - 5), (x - 4, y - 8), (x, y), width=4, start=2)
        art.stroke((x, y), (x + 4, y - 8), (x + 14, y - 5), width=4, end=2)
