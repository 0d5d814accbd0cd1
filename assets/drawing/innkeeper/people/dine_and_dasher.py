"""Dine and Dasher."""

from assets.drawing.curves import blob, corner
from assets.drawing.innkeeper.body_parts import tear
from assets.drawing.innkeeper.figure import Figure
from assets.drawing.innkeeper.palette import COPPER, FOX, SILVER
from assets.drawing.palette import COAL, FOREST, LINEN, PARCHMENT, RED
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Dine and Dasher, 400 x 400."""
    art.ground("#E9B36A", "#4A5A7A", "#5A6C90", seed=220, rays_from=(90, 210))
    figure = Figure(art)
    body = figure.part(0.93, -4, 6)
    _speed_lines(body)
    _brush_tail_streaming_right(body)
    _body_leaning_left(body)
    _tablecloth_bundle_with_silver(body)
    _ears_back(body)
    _head_turned_left_with_eyes(body)
    _snout_left_forward(body)
    _jaw_clamped_on_drumstick(body)
    _napkin_flying(body)
    _flying_bill(body)


def _tilted(shape: Shape) -> Shape:
    return shape.turned(-12, (140, 290))


def _speed_lines(body: Figure) -> None:
    for y, left, length in ((70, 250, 150), (118, 300, 100), (330, 300, 110), (372, 270, 150), (40, 310, 90)):
        body.stroke((left, y), (left + length, y - 4), width=8, start=2, end=3, colour="#FFF1C4")


def _brush_tail_streaming_right(body: Figure) -> None:
    body.piece(
        blob((280, 352), (330, 330), (372, 276), (398, 220), (416, 250), (414, 330), (370, 380), (300, 396)),
        FOX,
        line=6,
        shade=(12, 9),
        lamp=6,
        hatching=Hatching(angle=40, length=24),
    )
    body.piece(
        blob((372, 276), (398, 220), (416, 250), (414, 290), corner(398, 276), (392, 300)),
        LINEN,
        line=4.5,
        shade=(6, 5),
        lamp=0,
    )


def _body_leaning_left(body: Figure) -> None:
    body.piece(
        blob(corner(70, 420), (96, 356), (150, 318), (220, 306), (280, 320), (316, 360), corner(330, 420)),
        FOREST,
        line=6,
        shade=(20, 10),
        lamp=6,
        hatching=Hatching(angle=40, length=40),
    )


def _tablecloth_bundle_with_silver(body: Figure) -> None:
    body.piece(
        blob((262, 320), (248, 270), (268, 222), (318, 200), (366, 216), (388, 262), (370, 312), (318, 336)),
        LINEN,
        line=6,
        shade=(14, 9),
        lamp=5,
        hatching=Hatching(angle=30, length=26),
    )
    for x, y in ((290, 250), (326, 240), (352, 268), (300, 290), (338, 300), (318, 264)):
        body.fill(box(x - 8, y - 8, x + 8, y + 8).turned(16, (x, y)), RED.base, 0.85)
    body.piece(
        blob(
            corner(318, 204),
            (296, 176),
            (312, 160),
            corner(330, 184),
            (352, 162),
            (362, 184),
            corner(340, 206),
        ),
        LINEN,
        shade=(6, 5),
        lamp=3,
    )
    body.piece(
        (box(366, 170, 376, 240) | ellipse(371, 160, 11, 17)).turned(26, (370, 220)),
        SILVER,
        line=4.5,
        shade=(3, 3),
        lamp=2,
    )
    body.piece(
        union(
            [
                box(276, 150, 286, 216),
                box(268, 118, 272, 152),
                box(279, 118, 283, 152),
                box(290, 118, 294, 152),
                box(268, 144, 294, 156),
            ]
        ).turned(-18, (280, 200)),
        SILVER,
        line=4.5,
        shade=(3, 2),
        lamp=2,
    )


def _ears_back(body: Figure) -> None:
    body.piece(
        blob(corner(146, 128), (126, 70), corner(124, 10), (166, 40), corner(198, 92)),
        FOX,
        line=6,
        shade=(9, 7),
        lamp=6,
        hatching=Hatching(angle=60, length=14),
    )
    body.piece(
        blob(corner(150, 112), (138, 72), corner(138, 40), (162, 62), corner(178, 92)),
        COAL,
        line=0,
        shade=(4, 4),
        lamp=0,
    )
    body.piece(
        blob(corner(232, 96), (268, 48), corner(314, 16), (312, 70), corner(282, 124)),
        FOX,
        line=6,
        shade=(9, 7),
        lamp=6,
        hatching=Hatching(angle=60, length=14),
    )
    body.piece(
        blob(corner(250, 94), (276, 62), corner(298, 44), (296, 76), corner(276, 108)),
        COAL,
        line=0,
        shade=(4, 4),
        lamp=0,
    )


def _head_turned_left_with_eyes(body: Figure) -> None:
    head = blob(
        (206, 86),
        (262, 100),
        (300, 150),
        corner(338, 196),
        (306, 206),
        corner(334, 236),
        (292, 248),
        (250, 286),
        (196, 300),
        (140, 286),
        (92, 250),
        (62, 224),
        (66, 204),
        (96, 192),
        (118, 150),
        (150, 102),
    )
    body.piece(head, FOX, line=6.5, shade=(18, 9), lamp=7, hatching=Hatching(length=28))
    body.piece(
        blob(
            (66, 206),
            (104, 210),
            (150, 226),
            (200, 236),
            (252, 226),
            corner(306, 206),
            corner(334, 236),
            (292, 250),
            (250, 288),
            (196, 302),
            (140, 288),
            (92, 252),
            (62, 226),
        ),
        LINEN,
        line=0,
        shade=(14, 8),
        lamp=0,
        hatching=Hatching(length=22),
    )
    body.eye(162, 170, 25, 24, look=(14, -2), pupil=8, lid=0.16, tilt=-6, skin=FOX, iris="#6C8038")
    body.eye(246, 166, 26, 25, look=(15, -2), pupil=8, lid=0.14, tilt=8, skin=FOX, iris="#6C8038")
    body.stroke((130, 138), (160, 124), (190, 142), width=12, start=4, end=6, colour=FOX.dark)
    body.stroke((218, 138), (250, 118), (284, 138), width=12, start=6, end=4, colour=FOX.dark)


def _snout_left_forward(body: Figure) -> None:
    body.piece(blob((50, 206), (70, 190), (98, 198), (100, 222), (80, 234), (56, 228)), COAL, shade=(7, 6))
    body.fill(ellipse(68, 204, 8, 5), "#B9A9BC", 0.9)


def _jaw_clamped_on_drumstick(body: Figure) -> None:
    body.stroke((92, 240), (130, 262), (176, 268), (218, 258), width=8, start=2, end=3)
    body.stroke((214, 250), (226, 266), start=2, end=2)
    body.piece(
        _tilted(union([box(30, 286, 110, 300).grown(2), ellipse(26, 284, 11), ellipse(26, 301, 11)])),
        LINEN,
        shade=(4, 4),
        lamp=2,
    )
    body.piece(
        _tilted(
            blob(
                (96, 294), (112, 262), (160, 248), (212, 258), (226, 292), (200, 324), (150, 330), (110, 316)
            )
        ),
        COPPER,
        line=6,
        shade=(13, 9),
        lamp=6,
        hatching=Hatching(length=20),
    )
    body.fill(_tilted(blob((128, 274), (152, 262), (182, 264), (160, 276), (138, 290))), "#FFD27A", 0.8)
    for x, way in ((128, 0), (148, 4), (168, 5)):
        body.piece(
            polygon((x, 254 + way), (x + 15, 258 + way), (x + 8, 276 + way)),
            LINEN,
            line=3.2,
            shade=None,
            lamp=0,
        )


def _napkin_flying(body: Figure) -> None:
    body.piece(
        blob(
            corner(196, 310),
            (258, 296),
            (300, 312),
            corner(330, 342),
            (286, 346),
            corner(300, 372),
            (252, 356),
            corner(210, 350),
        ),
        LINEN,
        line=5.5,
        shade=(9, 7),
        hatching=Hatching(angle=60, length=18),
    )


def _flying_bill(body: Figure) -> None:
    body.piece(
        polygon((18, 320), (80, 312), (86, 392), (24, 402)).turned(-14, (50, 356)),
        PARCHMENT,
        shade=(6, 5),
        lamp=3,
    )
    for number in range(3):
        body.stroke(
            (26, 340 + number * 15), (66, 330 + number * 15), width=4, start=3, end=2, colour=PARCHMENT.dark
        )
    tear(body, 318, 150, 1, 70)
    tear(body, 346, 176, 0.8, 70)
    tear(body, 328, 112, 0.8, 60)
