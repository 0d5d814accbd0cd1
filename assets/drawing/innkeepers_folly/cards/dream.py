"""The Dream."""

from assets.drawing.curves import blob, brush, corner, star
from assets.drawing.palette import COAL, CREAM, LINEN, PARCHMENT, RUST, WINE, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching

_CLOUD = Tones("#E9E4F6", "#B9B4DC", "#6F6CA6")


def draw(art: Picture) -> None:
    """Draw the Dream, 400 x 400."""
    art.ground("#6F78B8", "#191A44", "#262A5C", seed=45)
    for x, y, reach in (
        (46, 60, 9),
        (110, 34, 5),
        (350, 120, 7),
        (30, 180, 5),
        (372, 210, 8),
        (70, 250, 6),
        (376, 36, 5),
        (190, 26, 6),
    ):
        art.fill(star(x, y, reach, reach * 0.36, 4), "#FFF1C4")
    _moon(art)
    _sleeping_face_in_profile(art)
    _nightcap(art)
    _snore_bubble(art)
    _cloud_bed(art)
    _sheep_on_their_rounds(art)


def _moon(art: Picture) -> None:
    moon = blob(
        corner(236, 72),
        (176, 66),
        (112, 92),
        (74, 150),
        (74, 222),
        (112, 288),
        (176, 316),
        corner(250, 304),
        (206, 280),
        (182, 250),
        (190, 236),
        (204, 226),
        corner(196, 214),
        corner(222, 204),
        (192, 178),
        (190, 140),
        (204, 104),
    )
    art.piece(
        moon,
        Tones("#FFF1C4", "#FFD27A", "#DE9A3C"),
        line=8,
        shade=(-14, -8),
        lamp=0,
        hatching=Hatching(angle=20, length=30, side=-1, width=7),
    )
    art.fill(moon - moon.moved(6, 7), "#FFFBE6")
    for x, y, reach in ((106, 180, 12), (126, 250, 9), (92, 214, 7), (150, 112, 8)):
        art.fill(ellipse(x, y, reach, reach * 0.85), "#E9B65A")
        art.fill(ellipse(x + 2, y + 2, reach * 0.7, reach * 0.6), "#F4C66C")


def _sleeping_face_in_profile(art: Picture) -> None:
    art.stroke((136, 182), (158, 192), (180, 180), width=8, start=3, end=3)
    for x, y, x2, y2 in ((144, 187, 139, 198), (158, 191, 157, 203), (171, 187, 176, 197)):
        art.stroke((x, y), (x2, y2), width=4.4, start=3.6)
    art.stroke((132, 156), (154, 144), (176, 152), width=9, start=3, end=4, colour="#A8641E")
    art.fill(ellipse(142, 222, 20, 13), RUST.light, 0.55)
    art.stroke((166, 252), (178, 246), (188, 250), width=6, start=2, end=3)
    art.stroke((160, 246), (168, 254), width=4)


def _nightcap(art: Picture) -> None:
    cap = blob(
        corner(104, 120),
        (120, 70),
        (168, 34),
        (232, 30),
        (290, 48),
        (330, 96),
        corner(344, 150),
        (322, 136),
        (296, 110),
        (262, 96),
        corner(238, 96),
        corner(240, 118),
        (172, 96),
    )
    art.piece(cap, WINE, line=7, shade=(14, 10), lamp=6, hatching=Hatching(angle=20, length=36, width=6))
    for shape in (
        blob(corner(150, 84), (168, 56), corner(186, 36), corner(204, 32), (188, 62), corner(172, 90)),
        blob(corner(222, 94), (232, 60), corner(250, 36), corner(268, 40), (252, 68), corner(244, 96)),
        blob(corner(282, 104), (300, 82), corner(316, 76), corner(326, 92), (308, 104), corner(300, 116)),
    ):
        art.fill(shape & cap, PARCHMENT.base)
    art.piece(
        blob((88, 126), (98, 100), (160, 80), (236, 82), (254, 102), (246, 122), (170, 108), (108, 138)),
        LINEN,
        line=6,
        shade=(8, 7),
        lamp=5,
        hatching=Hatching(length=16),
    )
    art.piece(ellipse(346, 164, 20), LINEN, shade=(6, 6))


def _snore_bubble(art: Picture) -> None:
    art.ink(ellipse(228, 246, 19).grown(4))
    art.fill(ellipse(228, 246, 19), "#BFE3EE")
    art.fill(ellipse(228, 246, 19) - ellipse(228, 246, 19).moved(-5, -5), "#8FC1D6")
    art.fill(ellipse(221, 239, 5), "#FFFFFF")


def _cloud_bed(art: Picture) -> None:

    def cloud(x: float, y: float, scale: float) -> None:
        shape = union(
            [
                ellipse(right, down, reach).scaled(scale, scale, (0, 0)).moved(x, y)
                for right, down, reach in (
                    (-70, 14, 30),
                    (-34, -4, 36),
                    (10, -12, 40),
                    (54, 0, 34),
                    (84, 18, 24),
                )
            ]
            + [box(x - 84 * scale, y + 8 * scale, x + 90 * scale, y + 70 * scale)]
        )
        art.piece(shape, _CLOUD, line=6, shade=(9, 10), lamp=5)

    cloud(330, 366, 1.0)
    cloud(70, 372, 1.05)
    cloud(200, 400, 0.95)


def _sheep_on_their_rounds(art: Picture) -> None:

    def sheep(x: float, y: float, scale: float, reach: float = 0, facing: float = 1) -> None:
        for leg_x, leg_y in ((-22, 38), (-6, 42), (14, 42), (28, 36)):
            art.piece(
                brush([(leg_x * 0.8, 16), (leg_x * 1.1, leg_y)], 9, 9, 8)
                .scaled(scale * facing, scale, (0, 0))
                .moved(x, y)
                .turned(reach, (x, y)),
                COAL,
                line=4,
                shade=(2, 0),
                lamp=0,
            )
        wool = union(
            [
                ellipse(right, down, radius)
                for right, down, radius in (
                    (-30, 4, 17),
                    (-18, -14, 18),
                    (4, -20, 19),
                    (24, -10, 17),
                    (32, 8, 15),
                    (14, 18, 18),
                    (-10, 18, 18),
                    (0, 0, 24),
                )
            ]
        )
        art.piece(
            wool.scaled(scale * facing, scale, (0, 0)).moved(x, y).turned(reach, (x, y)), LINEN, shade=(6, 6)
        )
        art.piece(
            blob((30, -20), (48, -26), (64, -10), (62, 8), (50, 16), (36, 8))
            .scaled(scale * facing, scale, (0, 0))
            .moved(x, y)
            .turned(reach, (x, y)),
            COAL,
            line=4.5,
            shade=(4, 3),
            lamp=2,
        )
        art.piece(
            blob((34, -20), (22, -26), (14, -16), (26, -10))
            .scaled(scale * facing, scale, (0, 0))
            .moved(x, y)
            .turned(reach, (x, y)),
            COAL,
            line=4,
            shade=(2, 2),
            lamp=1,
        )
        art.piece(
            union([ellipse(38, -26, 9), ellipse(48, -29, 9)])
            .scaled(scale * facing, scale, (0, 0))
            .moved(x, y)
            .turned(reach, (x, y)),
            LINEN,
            line=4,
            shade=(3, 3),
            lamp=1.5,
        )
        part = ellipse(54, -8, 5.6).scaled(scale * facing, scale, (0, 0)).moved(x, y).turned(reach, (x, y))
        art.fill(part, CREAM)
        art.ink(ellipse(56, -7, 2.6).scaled(scale * facing, scale, (0, 0)).moved(x, y).turned(reach, (x, y)))
        art.fill(
            brush([(6, -4), (12, -10), (18, -4)], 1, 4, 1)
            .scaled(scale * facing, scale, (0, 0))
            .moved(x, y)
            .turned(reach, (x, y)),
            LINEN.dark,
        )
        art.fill(
            brush([(-16, 4), (-10, -2), (-4, 4)], 1, 4, 1)
            .scaled(scale * facing, scale, (0, 0))
            .moved(x, y)
            .turned(reach, (x, y)),
            LINEN.dark,
        )

    sheep(306, 262, 0.95, -16)
    sheep(72, 322, 0.72, -6)
    sheep(196, 350, 0.84, 4)
    for x, y, scale in ((262, 196, 0.8), (290, 164, 1.05)):
        letter = polygon(
            *[(0, 0), (26, 0), (26, 7), (11, 24), (26, 24), (26, 31), (0, 31), (0, 24), (15, 7), (0, 7)]
        )
        letter = letter.scaled(scale, scale, (0, 0)).moved(x, y)
        art.ink(letter.grown(3.4))
        art.fill(letter, PARCHMENT.light)
