"""Forbearance."""

import math

from assets.drawing.curves import blob, brush, corner
from assets.drawing.innkeeper.forms import Place
from assets.drawing.innkeeper.props import line_at
from assets.drawing.innkeeper.reaching_hands import grip_front, sleeve
from assets.drawing.palette import BONE, FOREST, FUR, LINEN, MOSS, OCHRE, PARCHMENT, TAN, WINE, WOOD
from assets.drawing.picture import Picture
from assets.drawing.shapes import ellipse, polygon


def draw(art: Picture) -> None:
    """Draw the Forbearance, 400 x 400."""
    art.ground("#9AC0A0", "#36604E", "#467A60", seed=75, rays_from=(200, 180))
    _scene(art)
    left = Place(118, 178, -13, 1.05)
    right = Place(290, 178, 13, 1.05)
    _iou_torn(art, left, right)
    _seal_split(art, left, right)
    _hands(art)
    _daisy_grown_out(art)
    _scraps_and_butterfly(art)


def _scene(art: Picture) -> None:
    art.fill(ellipse(200, 170, 140), "#FFE9B0", 0.28)


def _iou_torn(art: Picture, left: Place, right: Place) -> None:
    art.piece(
        left(
            blob(
                corner(-64, -92),
                (20, -96),
                corner(52, -92),
                corner(36, -66),
                corner(54, -40),
                corner(34, -14),
                corner(56, 12),
                corner(36, 40),
                corner(52, 70),
                corner(40, 96),
                corner(-62, 92),
                (-58, 0),
            )
        ),
        PARCHMENT,
        line=6,
        shade=(8, 9),
        lamp=5,
    )
    art.piece(
        right(
            blob(
                corner(64, -92),
                (-20, -94),
                corner(-38, -92),
                corner(-54, -66),
                corner(-34, -40),
                corner(-56, -14),
                corner(-34, 12),
                corner(-54, 40),
                corner(-36, 70),
                corner(-46, 96),
                corner(62, 92),
                (58, 0),
            )
        ),
        PARCHMENT,
        line=6,
        shade=(8, 9),
        lamp=5,
    )
    for y in (-62, -38, -14):
        line_at(
            art, left, (-44, y), (-20, y - 4), (6, y + 3), (24, y), width=5, start=3, end=3, colour=WOOD.base
        )
        line_at(
            art, right, (-24, y), (0, y - 4), (22, y + 3), (42, y), width=5, start=3, end=3, colour=WOOD.base
        )


def _seal_split(art: Picture, left: Place, right: Place) -> None:
    left_seal = left(ellipse(44, 44, 40)) & left(
        blob(
            corner(-64, -92),
            corner(52, -92),
            corner(36, -66),
            corner(54, -40),
            corner(34, -14),
            corner(56, 12),
            corner(36, 40),
            corner(52, 70),
            corner(40, 96),
            corner(-62, 92),
        )
    )
    art.piece(left_seal, WINE, shade=(6, 6))
    right_seal = right(ellipse(-42, 44, 40)) & right(
        blob(
            corner(64, -92),
            corner(-38, -92),
            corner(-54, -66),
            corner(-34, -40),
            corner(-56, -14),
            corner(-34, 12),
            corner(-54, 40),
            corner(-36, 70),
            corner(-46, 96),
            corner(62, 92),
        )
    )
    art.piece(right_seal, WINE, shade=(6, 6))


def _hands(art: Picture) -> None:
    grip_front(art, Place(42, 186, -8, 0.78, True), TAN)
    sleeve(art, Place(28, 196, -26, 0.8, True), 40, 120, 32, 44, FUR, BONE)
    grip_front(art, Place(362, 186, 8, 0.78), TAN)
    sleeve(art, Place(376, 196, 26, 0.8), 40, 120, 32, 44, FUR, BONE)


def _daisy_grown_out(art: Picture) -> None:
    art.piece(brush([(204, 420), (196, 330), (206, 250)], 8, 9, 6), FOREST, shade=(3, 2), lamp=2)
    art.piece(
        blob(corner(200, 350), (230, 318), corner(268, 316), (246, 348), corner(206, 366)), MOSS, shade=(5, 5)
    )
    art.piece(
        blob(corner(200, 372), (166, 344), corner(132, 346), (152, 374), corner(196, 388)), MOSS, shade=(5, 5)
    )
    for number in range(9):
        angle = number * 2 * math.pi / 9
        art.piece(
            ellipse(206, 204, 14, 30).turned(math.degrees(angle), (206, 236)), LINEN, shade=(4, 4), lamp=0
        )
    art.piece(ellipse(206, 236, 23), OCHRE, line=5.5, shade=(6, 6))
    art.stroke((196, 232), (199, 228), (203, 232), width=4, start=2, end=2)
    art.stroke((210, 232), (214, 228), (218, 232), width=4, start=2, end=2)
    art.stroke((196, 242), (206, 250), (217, 241), width=4.4, start=2, end=2)


def _scraps_and_butterfly(art: Picture) -> None:
    for x, y, reach in ((166, 78, 20), (232, 56, -30), (206, 104, 45), (190, 36, 10), (250, 100, 60)):
        art.piece(
            polygon((x - 9, y - 7), (x + 10, y - 9), (x + 8, y + 8), (x - 8, y + 7)).turned(reach, (x, y)),
            PARCHMENT,
            line=4,
            shade=(3, 3),
            lamp=2,
        )
