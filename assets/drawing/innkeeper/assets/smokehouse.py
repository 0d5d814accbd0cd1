"""Smokehouse."""

import itertools
import math

from assets.drawing.curves import blob, brush, corner
from assets.drawing.innkeeper.forms import Place, rounded, tube
from assets.drawing.innkeeper.props import drop, line_at
from assets.drawing.palette import BLUE, BONE, COAL, INK, LINEN, PARCHMENT, PINK, RUST, STRAW, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Smokehouse, 400 x 400."""
    art.ground("#8A6A5A", "#2A1620", "#40242C", seed=33, rays_from=(200, 180), has_glow=False)
    _scene(art)
    _sausages(art)
    _fish(art)
    _embers(art)
    _cat_with_enormous_eyes(art)
    _cat_face(art)


def _hook(art: Picture, x: float, y: float) -> None:
    art.fill(tube(9, (x, 44), (x, y)), INK)
    art.fill(tube(4, (x, 44), (x, y)), PARCHMENT.base)
    art.piece(rounded(x - 16, 34, x + 16, 50, 6), PARCHMENT, line=4, shade=(3, 3), lamp=0)


def _ham(art: Picture, x: float, y: float, way: float, reach: float) -> None:
    place = Place(x, y, reach, way)
    art.piece(
        place(union([rounded(-9, -92, 9, -50, 6), ellipse(-7, -92, 11), ellipse(8, -94, 11)])),
        LINEN,
        shade=(4, 4),
        lamp=0,
    )
    art.piece(
        place(
            blob(
                corner(-12, -66),
                corner(12, -66),
                (34, -30),
                (54, 16),
                (40, 58),
                (0, 72),
                (-42, 56),
                (-54, 14),
                (-34, -30),
            )
        ),
        RUST,
        line=6,
        shade=(13, 9),
        lamp=6,
        hatching=Hatching(length=24),
    )
    art.piece(
        place(blob((-40, 44), (0, 36), (40, 46), (24, 64), (0, 70), (-26, 64))),
        Tones("#FFD9C8", "#F5B5A8", "#DE8578"),
        line=4.5,
        shade=(5, 4),
        lamp=3,
    )
    art.piece(place(ellipse(0, 55, 9, 6)), LINEN, line=3, shade=None, lamp=0)
    art.fill(place(brush([(-30, -14), (-38, 8), (-36, 26)], 2, 8, 2)), RUST.light)


def _scene(art: Picture) -> None:
    art.glow(200, 390, 260, 0.95, "#FF8A3C")
    art.piece(box(-10, 26, 410, 52), WOOD, line=6, shade=(0, 9), lamp=5)
    for knots in (
        [(60, 330), (40, 260), (70, 200), (44, 130), (70, 60)],
        [(350, 330), (372, 260), (340, 200), (368, 120), (344, 60)],
        [(214, 340), (190, 290), (222, 240), (196, 190)],
    ):
        shape = brush(knots, 10, 34, 8)
        art.fill(shape, "#C9B6BE", 0.3)
        art.fill(shape.scaled(0.5, 1, (knots[1][0], 200)).moved(4, 6), "#E9DCE0", 0.22)
    _hook(art, 98, 90)
    _ham(art, 98, 172, 1.0, 4)
    _hook(art, 306, 90)
    _ham(art, 304, 166, 0.92, -6)


def _sausages(art: Picture) -> None:
    ruff = [(152, 60), (160, 104), (176, 144), (202, 158), (228, 142), (240, 102), (250, 60)]
    for knots, corner_at in itertools.pairwise(ruff):
        way = ((knots[0] + corner_at[0]) / 2, (knots[1] + corner_at[1]) / 2)
        angle = math.degrees(math.atan2(corner_at[1] - knots[1], corner_at[0] - knots[0]))
        place = Place(way[0], way[1], angle, 1)
        art.piece(
            place(blob((-22, -3), (-12, -14), (12, -14), (22, -3), (22, 3), (12, 13), (-12, 13), (-22, 3))),
            Tones("#E88A6A", "#B0432F", "#6E1E22"),
            shade=(5, 5),
        )
        art.fill(place(brush([(-12, -7), (0, -9), (12, -7)], 1, 3.4, 1)), "#F6B79A")


def _fish(art: Picture) -> None:
    _hook(art, 368, 110)
    large = Place(368, 170, 90, 1)
    art.piece(
        large(
            blob(
                (-58, 0),
                (-30, -22),
                (16, -20),
                corner(46, -4),
                corner(70, -20),
                (64, 0),
                corner(70, 20),
                corner(46, 6),
                (16, 22),
                (-30, 22),
            )
        ),
        BLUE,
        line=5.5,
        shade=(7, 8),
        lamp=5,
    )
    point = large.point(-38, -6)
    art.eye(point[0], point[1], 7, 7, pupil=3)
    line_at(art, large, (-24, -16), (-16, 0), (-24, 16))
    _hook(art, 30, 100)
    small = Place(30, 160, 90, 0.9)
    art.piece(
        small(
            blob(
                (-58, 0),
                (-30, -20),
                (16, -18),
                corner(46, -4),
                corner(70, -20),
                (64, 0),
                corner(70, 20),
                corner(46, 6),
                (16, 20),
                (-30, 20),
            )
        ),
        STRAW,
        line=5.5,
        shade=(7, 8),
        lamp=5,
    )
    spot_at = small.point(-38, 6)
    art.eye(spot_at[0], spot_at[1], 7, 7, pupil=3)
    line_at(art, small, (-24, -14), (-16, 0), (-24, 14))


def _embers(art: Picture) -> None:
    for x, reach in ((70, -14), (330, 12), (120, 8), (280, -10)):
        art.piece(rounded(x - 52, 352, x + 52, 380, 10).turned(reach, (x, 366)), COAL, shade=(6, 6))
        art.fill(rounded(x - 36, 356, x - 6, 363, 3).turned(reach, (x, 366)), "#FF9A3C")


def _cat_with_enormous_eyes(art: Picture) -> None:
    art.piece(
        blob(corner(106, 420), (112, 350), (146, 306), (204, 296), (262, 306), (296, 350), corner(302, 420)),
        COAL,
        line=6,
        shade=(14, 8),
        lamp=5,
        hatching=Hatching(angle=30, length=24),
    )
    art.piece(
        blob(
            (118, 262),
            (116, 214),
            corner(124, 176),
            (158, 204),
            (204, 198),
            (250, 204),
            corner(284, 174),
            (292, 214),
            (290, 262),
            (262, 302),
            (204, 316),
            (146, 302),
        ),
        COAL,
        line=6,
        shade=(14, 9),
        lamp=6,
        hatching=Hatching(length=24),
    )
    for x in (134, 274):
        art.fill(
            polygon(
                (x - 8 if x < 200 else x - 12, 206),
                (x - 4 if x < 200 else x + 4, 192),
                (x + 12 if x < 200 else x + 8, 210),
            ),
            PINK.base,
        )
    art.eye(166, 250, 33, 32, look=(0, -10), pupil=21)
    art.eye(242, 250, 33, 32, look=(0, -10), pupil=21)
    for x in (166, 242):
        art.fill(ellipse(x + 8, 254, 6), "#FFF8E6")
        art.fill(ellipse(x - 8, 232, 8), "#FFF8E6")
    art.piece(polygon((197, 278), (211, 278), (204, 287)).grown(2), PINK, line=3, shade=None, lamp=1)


def _cat_face(art: Picture) -> None:
    art.stroke((204, 288), (204, 294), (192, 298), width=4, start=2, end=2, colour=BONE.dark)
    art.stroke((204, 294), (216, 298), width=4, start=2, end=2, colour=BONE.dark)
    art.piece(
        blob((200, 297), (212, 297), (213, 312), (206, 318), (200, 311)), PINK, line=3.4, shade=(2, 2), lamp=1
    )
    for way in (-1, 1):
        for number in (-6, 4, 14):
            art.fill(
                brush([(204 + way * 66, 280 + number * 0.5), (204 + way * 118, 272 + number * 1.4)], 3, 3, 1),
                BONE.base,
            )
    for x in (166, 242):
        art.piece(
            blob((x - 24, 398), (x - 20, 368), (x, 360), (x + 20, 368), (x + 24, 398)), COAL, shade=(6, 6)
        )
        art.stroke((x - 7, 374), (x - 7, 388), width=4, colour=COAL.light)
        art.stroke((x + 7, 374), (x + 7, 388), width=4, colour=COAL.light)
    drop(art, 218, 330, 0.6)
