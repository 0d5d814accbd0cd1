"""The Tavern."""

from assets.drawing.curves import blob, brush, corner, star
from assets.drawing.palette import ASH, BLUE, FOREST, IRON, LINEN, OCHRE, PARCHMENT, RUST, WINE, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import Point, box, ellipse, plank, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Tavern, 400 x 400."""
    art.ground("#8C78B8", "#2A1E4E", "#3A2A64", seed=46)
    art.piece(ellipse(330, 70, 34), Tones("#FFFDF0", "#FFE9B0", "#E9C26B"), line=4, shade=(6, 6), lamp=3)
    for x, y, reach in ((40, 40, 7), (90, 90, 5), (270, 36, 5), (376, 140, 6), (24, 150, 5)):
        art.fill(star(x, y, reach, reach * 0.36, 4), "#FFF1C4")
    _smoke(art)
    _walls(art)
    _windows_as_eyes(art)
    _patron_silhouettes(art)
    _door_as_open_mouth(art)
    _guest_in_the_doorway(art)
    _roof(art)
    _dormer(art)
    _hanging_sign(art)
    _weathercock(art)
    _barrel_and_bush(art)


def _smoke(art: Picture) -> None:
    for x, y, reach in ((292, 52, 12), (304, 30, 16), (288, 4, 19)):
        art.piece(ellipse(x, y, reach), ASH, line=4, shade=(5, 5))
    art.piece(box(270, 70, 306, 170).turned(4, (288, 120)), RUST, shade=(10, 0))
    for y in (92, 112, 132):
        art.fill(box(272, y, 304, y + 3).turned(4, (288, 120)), RUST.dark)
    art.piece(box(262, 60, 314, 76).grown(2).turned(4, (288, 68)), RUST, shade=(7, 5), lamp=3)


def _walls(art: Picture) -> None:
    wool = blob(
        corner(92, 420),
        (84, 330),
        corner(70, 232),
        (200, 222),
        corner(326, 230),
        (318, 330),
        corner(306, 420),
    )
    art.piece(wool, PARCHMENT, line=7, shade=(26, 8), lamp=6, hatching=Hatching(angle=0, length=40, width=6))
    _beam(art, (82, 300), (318, 298))
    _beam(art, (76, 244), (96, 420))
    _beam(art, (320, 242), (300, 420))
    _beam(art, (84, 250), (118, 298), width=12)
    _beam(art, (314, 250), (282, 298), width=12)
    _beam(art, (96, 402), (304, 402))


def _windows_as_eyes(art: Picture) -> None:
    for centre_x, middle_y, _scale in ((144, 262, 1), (254, 260, 1)):
        window = box(centre_x - 30, middle_y - 24, centre_x + 30, middle_y + 24) | ellipse(
            centre_x, middle_y - 22, 30, 16
        )
        art.piece(window, Tones("#FFF6D6", "#FFCB68", "#F2A23B"), line=6, shade=(-8, -8), lamp=0)
        art.ink(box(centre_x - 2.5, middle_y - 38, centre_x + 2.5, middle_y + 24))
        art.ink(box(centre_x - 30, middle_y - 6, centre_x + 30, middle_y - 1))
        art.piece(
            box(centre_x - 37, middle_y + 22, centre_x + 37, middle_y + 32),
            WOOD,
            line=4.5,
            shade=(4, 4),
            lamp=2,
        )


def _patron_silhouettes(art: Picture) -> None:
    art.ink(
        blob(corner(120, 286), (122, 266), (132, 258), (142, 266), corner(142, 286)) & box(114, 240, 141, 286)
    )
    art.ink(
        union([ellipse(268, 264, 8), blob(corner(256, 284), (260, 272), (276, 272), corner(282, 284))])
        & box(257, 240, 284, 284)
    )


def _door_as_open_mouth(art: Picture) -> None:
    door = blob(
        corner(158, 420), (156, 350), (170, 322), (200, 312), (230, 322), (244, 350), corner(242, 420)
    )
    art.piece(door, WOOD, line=6, shade=(0.1, 0), lamp=0)
    opening = blob(
        corner(168, 420), (166, 352), (178, 332), (200, 324), (222, 332), (234, 352), corner(232, 420)
    )
    art.fill(opening, "#FFCB68")
    art.fill(opening & box(150, 320, 250, 372), "#FFE3A0")
    art.piece(polygon((168, 338), (136, 326), (132, 420), (168, 420)), WINE, shade=(6, 0))
    art.piece(ellipse(141, 376, 5), OCHRE, line=3, shade=(2, 2), lamp=1)


def _guest_in_the_doorway(art: Picture) -> None:
    art.ink(
        union(
            [
                blob(corner(186, 420), (186, 388), (194, 374), (208, 372), (220, 384), corner(222, 420)),
                ellipse(203, 362, 13),
                brush([(216, 388), (230, 374), (226, 356)], 8, 8, 7),
                box(218, 342, 233, 358).grown(1),
                polygon((188, 356), (203, 334), (218, 356)),
            ]
        )
    )


def _roof(art: Picture) -> None:
    roof = blob(
        corner(26, 252),
        (48, 212),
        (98, 136),
        (132, 72),
        (154, 32),
        corner(176, 18),
        (202, 40),
        (252, 102),
        (318, 182),
        corner(374, 244),
        (330, 246),
        (262, 236),
        (200, 234),
        (128, 240),
        (70, 250),
    )
    art.piece(roof, Tones("#C8644A", "#96382E", "#5E1E26"), line=8, shade=(20, 12), lamp=7)
    for reach, (y, count) in enumerate(((84, 4), (112, 6), (140, 8), (168, 10), (196, 12), (222, 14))):
        half_width = (y - 10) * 0.86
        centre_x = 166 + (y - 20) * 0.17
        for number in range(count + 1):
            x = centre_x - half_width + number * (2 * half_width / count) + reach % 2 * 6
            shape = brush(
                [(x - half_width / count, y - 3), (x, y + 8), (x + half_width / count, y - 3)], 1, 5, 1
            ) & roof.grown(-3)
            art.fill(shape, "#5E1E26")


def _dormer(art: Picture) -> None:
    art.piece(box(158, 134, 222, 200), PARCHMENT, shade=(10, 0), lamp=3)
    art.piece(box(172, 152, 208, 190), Tones("#FFF6D6", "#FFCB68", "#F2A23B"), shade=(-5, -5), lamp=0)
    art.ink(box(188, 152, 192, 190))
    art.ink(box(172, 168, 208, 172))
    art.piece(
        blob(
            corner(136, 146),
            (166, 122),
            corner(190, 96),
            (214, 122),
            corner(244, 146),
            (230, 152),
            (190, 116),
            (150, 152),
        ),
        Tones("#C8644A", "#96382E", "#5E1E26"),
        shade=(7, 6),
    )


def _hanging_sign(art: Picture) -> None:
    _beam(art, (318, 282), (388, 282), width=9)
    art.stroke((340, 286), (340, 304), width=4, start=3, end=3)
    art.stroke((378, 286), (378, 304), width=4, start=3, end=3)
    art.piece(
        blob(corner(328, 304), (360, 300), corner(392, 304), (394, 350), (360, 372), (326, 350)),
        WOOD,
        shade=(7, 7),
    )
    art.piece(ellipse(377, 336, 9, 10) - ellipse(377, 336, 4, 5), IRON, line=3, shade=(2, 2), lamp=1)
    art.piece(polygon((344, 324), (372, 324), (370, 354), (346, 354)), BLUE, line=3.6, shade=(5, 0), lamp=3)
    art.piece(
        union([ellipse(348, 322, 8), ellipse(358, 317, 9), ellipse(368, 322, 8)]),
        LINEN,
        line=3.6,
        shade=(3, 3),
        lamp=2,
    )


def _weathercock(art: Picture) -> None:
    art.piece(box(173, -8, 178, 22), IRON, line=3.4, shade=None, lamp=0)


def _barrel_and_bush(art: Picture) -> None:
    art.piece(blob((26, 404), (32, 352), (56, 346), (82, 352), (88, 404), (58, 416)), WOOD, shade=(9, 6))
    art.piece(box(27, 362, 87, 371), IRON, line=3.4, shade=(4, 3), lamp=2)
    art.piece(box(27, 390, 87, 399), IRON, line=3.4, shade=(4, 3), lamp=2)
    art.piece(
        union([ellipse(336, 404, 26), ellipse(366, 396, 28), ellipse(394, 408, 24)]),
        FOREST,
        shade=(7, 7),
        lamp=5,
    )


def _beam(art: Picture, start: Point, end: Point, width: float = 15) -> None:
    art.piece(plank(start, end, width / 2), WOOD, line=4, shade=(4, 4), lamp=2)
