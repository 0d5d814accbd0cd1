"""Snake Oil Salesman."""

from assets.drawing.curves import SIDES, blob, corner, star
from assets.drawing.innkeeper.body_parts import coin, fist
from assets.drawing.innkeeper.figure import Figure
from assets.drawing.innkeeper.forms import tube
from assets.drawing.innkeeper.palette import COBRA, GOLD
from assets.drawing.palette import COAL, LINEN, NIGHT, PARCHMENT, PLUM, RED, TEAL, WINE, WOOD
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Snake Oil Salesman, 400 x 400."""
    art.ground("#D2C05A", "#2E4A3C", "#3A5C4A", seed=213)
    figure = Figure(art)
    _coils(figure)
    _hood(figure)
    _neck_head(figure)
    _head(figure)
    _waxed_moustache(figure)
    _bow_tie(figure)
    _bowler(figure)
    _bottle_in_hand(figure)
    _tail_tip(figure)


def _coils(figure: Figure) -> None:
    figure.piece(
        tube(52, (330, 430), (392, 360), (372, 280), (330, 270), steps=12),
        COBRA,
        line=6,
        shade=(10, 8),
        lamp=5,
        hatching=Hatching(length=14),
    )
    figure.piece(
        blob(corner(340, 244), (318, 258), (312, 280), (336, 296), (356, 280)),
        COBRA,
        line=0,
        shade=None,
        lamp=0,
    )
    shoulders = blob(
        corner(44, 420), (66, 360), (126, 324), (200, 316), (274, 324), (334, 360), corner(356, 420)
    )
    figure.piece(
        shoulders, WINE, line=6, shade=(20, 10), lamp=6, hatching=Hatching(angle=40, length=40, width=6)
    )
    for x in (92, 126, 274, 308):
        figure.stroke((x, 346), (x + (x - 200) * 0.1, 420), width=6, start=5, end=5, colour=GOLD.base)
    figure.piece(polygon((156, 316), (244, 316), (226, 420), (174, 420)), LINEN, shade=(10, 4), lamp=3)
    figure.piece(blob(corner(150, 318), (110, 350), corner(150, 420), (186, 420)), PLUM, shade=(8, 7))
    figure.piece(blob(corner(250, 318), (290, 350), corner(250, 420), (214, 420)), PLUM, shade=(8, 7))


def _hood(figure: Figure) -> None:
    hood = blob(
        (200, 60),
        (276, 72),
        (350, 128),
        (376, 206),
        (342, 274),
        (266, 318),
        (200, 334),
        (134, 318),
        (58, 274),
        (24, 206),
        (50, 128),
        (124, 72),
    )
    figure.piece(hood, COBRA, line=7, shade=(22, 10), lamp=7, hatching=Hatching(length=40, width=6))
    figure.piece(
        blob(
            (200, 88),
            (266, 96),
            (326, 146),
            (346, 208),
            (318, 260),
            (250, 302),
            (200, 316),
            (150, 302),
            (82, 260),
            (54, 208),
            (74, 146),
            (134, 96),
        ),
        PARCHMENT,
        line=4.5,
        shade=(18, 8),
        lamp=0,
        hatching=Hatching(length=26),
    )
    for y, number in ((206, 134), (230, 128), (254, 112), (278, 80)):
        figure.stroke(
            (200 - number, y - 4), (200 - number * 0.5, y + 3), width=4, end=3, colour=PARCHMENT.dark
        )
        figure.stroke(
            (200 + number, y - 4), (200 + number * 0.5, y + 3), width=4, end=3, colour=PARCHMENT.dark
        )
    for side in SIDES:
        for number in range(4):
            figure.fill(
                side(
                    blob(
                        (56 + number * 5, 150 + number * 26),
                        (74 + number * 5, 140 + number * 27),
                        (90 + number * 4, 150 + number * 25),
                        (74 + number * 5, 158 + number * 25),
                    )
                ),
                COBRA.base,
            )


def _neck_head(figure: Figure) -> None:
    figure.piece(
        blob((158, 230), (242, 230), (250, 320), (200, 340), (150, 320)), PARCHMENT, shade=(18, 0), lamp=0
    )
    for y in (284, 298, 312):
        figure.stroke((156, y), (200, y + 7), (244, y), width=4, colour=PARCHMENT.dark)
    head = blob(
        (200, 96),
        (250, 104),
        (280, 146),
        (286, 190),
        (272, 230),
        (240, 262),
        (200, 270),
        (160, 262),
        (128, 230),
        (114, 190),
        (120, 146),
        (150, 104),
    )
    figure.piece(head, COBRA, line=6, shade=(18, 8), lamp=7, hatching=Hatching(length=24))
    for x, y in ((176, 128), (200, 120), (224, 128), (188, 142), (212, 142)):
        figure.fill(blob((x - 7, y), (x, y - 6), (x + 7, y), (x, y + 6)), COBRA.dark, 0.6)
    figure.eye(154, 170, 23, 19, look=(5, 1), pupil=4, lid=0.3, tilt=14, skin=COBRA, white="#FFD27A")
    figure.eye(246, 170, 23, 19, look=(-5, 1), pupil=4, lid=0.3, tilt=-14, skin=COBRA, white="#FFD27A")
    figure.ink(
        ellipse(159, 172, 4, 14) & ellipse(154, 170, 23, 19),
        ellipse(241, 172, 4, 14) & ellipse(246, 170, 23, 19),
    )
    figure.stroke((118, 150), (150, 140), (186, 160), width=12, start=3, end=7, colour=COBRA.dark)


def _head(figure: Figure) -> None:
    figure.stroke((282, 144), (250, 130), (216, 152), width=12, start=3, end=7, colour=COBRA.dark)
    figure.ink(ellipse(186, 202, 5, 3.4, -30), ellipse(214, 202, 5, 3.4, 30))
    mouth = blob(
        corner(124, 212),
        (156, 224),
        (200, 228),
        (244, 224),
        corner(276, 208),
        (262, 244),
        (200, 258),
        (138, 246),
    )
    figure.piece(mouth, LINEN, shade=(0, 8), lamp=0)
    for x in (148, 166, 184, 202, 220, 238, 254):
        figure.stroke((x, 220), (x + (x - 200) * -0.03, 252), width=3, start=2.4, end=2.4)
    figure.piece(box(203, 226, 219, 242) & mouth, GOLD, line=2.4, shade=(2, 2), lamp=0)
    figure.piece(polygon((140, 216), (156, 222), (150, 250)), LINEN, line=3, shade=None, lamp=0)
    figure.piece(polygon((260, 213), (244, 222), (250, 250)), LINEN, line=3, shade=None, lamp=0)
    figure.piece(
        union(
            [
                tube(6, (200, 252), (206, 272), (200, 284), steps=10),
                tube(5, (200, 284), (190, 300), steps=10),
                tube(5, (200, 284), (212, 298), steps=10),
            ]
        ),
        RED,
        line=3.4,
        shade=None,
        lamp=1,
    )
    figure.piece(star(214, 236, 13, 3.6, 4), LINEN, line=0, shade=None, lamp=0)


def _waxed_moustache(figure: Figure) -> None:
    figure.strokes((200, 210), (172, 206), (140, 206), (110, 190), (104, 176), width=10, start=5, end=2)


def _bow_tie(figure: Figure) -> None:
    figure.piece(
        blob(
            (200, 334),
            (170, 314),
            (148, 322),
            (148, 352),
            (170, 360),
            (200, 342),
            (230, 360),
            (252, 352),
            (252, 322),
            (230, 314),
        ),
        GOLD,
        shade=(8, 6),
    )
    figure.piece(ellipse(200, 338, 12), GOLD, line=4, shade=(4, 4), lamp=3)
    for x in (164, 180, 220, 236):
        figure.fill(ellipse(x, 338, 4), WINE.base)


def _bowler(figure: Figure) -> None:
    figure.piece(
        blob(
            corner(126, 92), (128, 52), (156, 18), (204, 10), (252, 20), (278, 56), corner(278, 92), (200, 78)
        ),
        NIGHT,
        line=6,
        shade=(16, 8),
        lamp=6,
        hatching=Hatching(length=30),
    )
    figure.piece(
        blob((78, 96), (104, 90), (200, 76), (298, 90), (322, 96), (306, 112), (200, 100), (94, 112)),
        NIGHT,
        line=6,
        shade=(8, 8),
        lamp=5,
    )
    figure.piece(
        blob((126, 76), (200, 64), (278, 76), (279, 92), (200, 80), (125, 92)),
        RED,
        line=4.5,
        shade=(5, 5),
        lamp=2,
    )
    figure.piece(
        polygon((232, 44), (262, 34), (270, 64), (240, 72)), PARCHMENT, line=3.6, shade=(3, 3), lamp=2
    )
    figure.stroke((240, 48), (260, 60), width=3, colour=RED.base)
    figure.stroke((258, 44), (244, 64), width=3, colour=RED.base)


def _bottle_in_hand(figure: Figure) -> None:
    figure.piece(
        blob(corner(8, 420), (22, 372), (60, 350), (100, 366), corner(114, 420)),
        WINE,
        line=6,
        shade=(12, 8),
        lamp=5,
        hatching=Hatching(length=20),
    )
    figure.piece(ellipse(62, 366, 38, 12, -4), LINEN, line=4.5, shade=(4, 4), lamp=3)
    figure.piece(
        blob(
            (30, 310), (28, 250), (42, 228), corner(44, 196), corner(80, 196), (82, 228), (96, 250), (94, 310)
        ),
        TEAL,
        line=5.5,
        shade=(12, 5),
        lamp=6,
    )
    figure.piece(box(42, 174, 82, 198).grown(2), WOOD, line=4.5, shade=(5, 4), lamp=3)
    figure.piece(polygon((28, 250), (96, 250), (95, 302), (29, 302)), PARCHMENT, line=4, shade=(6, 5), lamp=2)
    figure.piece(ellipse(62, 268, 14, 13) | box(54, 276, 70, 288), COAL, line=0, shade=None, lamp=0)
    figure.fill(ellipse(57, 268, 4), PARCHMENT.base)
    figure.fill(ellipse(67, 268, 4), PARCHMENT.base)
    figure.fill(blob((38, 236), (46, 226), (46, 244), (38, 248)), "#E8FFF0", 0.7)
    fist(figure.at(64, 324, 0.86), 0, 0, COBRA)


def _tail_tip(figure: Figure) -> None:
    coin(figure, 332, 238, 17)
    figure.piece(star(352, 214, 10, 3, 4), LINEN, line=0, shade=None, lamp=0)
