"""Debt."""

from assets.drawing.curves import blob, corner
from assets.drawing.innkeeper.forms import Place, tube
from assets.drawing.innkeeper.props import line_at, table
from assets.drawing.palette import FUR, INK, OCHRE, PARCHMENT, RED, RUST, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Debt, 400 x 400."""
    art.ground("#9A7A6A", "#34202C", "#4A303C", seed=73, rays_from=(200, 180))
    _scene(art)
    _empty_purse(art)
    _empty_purse_details(art)


def _moth(art: Picture, x: float, y: float, other_way: float, reach: float) -> None:
    place = Place(x, y, reach, other_way)
    for way in (-1, 1):
        art.piece(
            place(
                blob(
                    corner(0, -4),
                    (way * 20, -34),
                    (way * 48, -38),
                    (way * 56, -16),
                    (way * 34, 4),
                    corner(way * 10, 8),
                )
            ),
            Tones("#EFE3C8", "#C9B59A", "#8A7460"),
            shade=(5, 6),
        )
        art.piece(
            place(
                blob(corner(way * 4, 4), (way * 30, 4), (way * 38, 24), (way * 20, 36), corner(way * 4, 20))
            ),
            Tones("#EFE3C8", "#C9B59A", "#8A7460"),
            line=4.5,
            shade=(4, 4),
            lamp=3,
        )
        art.fill(place(ellipse(way * 36, -20, 7)), RUST.base)
        line_at(art, place, (way * 3, -18), (way * 10, -34), (way * 18, -38), width=3.4)
    art.piece(place(ellipse(0, 4, 8, 22)), FUR, line=4.5, shade=(3, 3), lamp=2)
    knots = place.point(-4, -14)
    point = place.point(5, -14)
    art.eye(*knots, 5.5 * other_way, 6 * other_way, pupil=2.4)
    art.eye(*point, 5.5 * other_way, 6 * other_way, pupil=2.4)


def _scene(art: Picture) -> None:
    table(art, 322)


def _empty_purse(art: Picture) -> None:
    art.piece(
        blob(
            (92, 330),
            (80, 290),
            (110, 240),
            (148, 206),
            (262, 206),
            (300, 240),
            (328, 290),
            (318, 332),
            (262, 348),
            (204, 342),
            (146, 350),
        ),
        OCHRE,
        line=6.5,
        shade=(18, 11),
        lamp=7,
        hatching=Hatching(),
    )
    for knots in (
        [(140, 250), (126, 290), (136, 322)],
        [(196, 262), (202, 296), (196, 326)],
        [(262, 250), (280, 286), (270, 318)],
    ):
        art.stroke(*knots, width=6, start=2, end=2, colour=OCHRE.dark)
    art.piece(box(220, 270, 262, 312).turned(10), RUST, line=4.5, shade=(4, 4), lamp=0)
    for number in range(4):
        art.stroke(
            (222 + number * 13, 265 + number * 2),
            (220 + number * 13, 276 + number * 2),
            width=3.4,
            start=2,
            end=2,
        )
    art.piece(
        blob(
            (128, 214),
            corner(116, 176),
            (140, 156),
            corner(152, 132),
            (178, 142),
            corner(206, 124),
            (232, 142),
            corner(258, 130),
            (270, 156),
            corner(296, 174),
            (282, 214),
            (206, 228),
        ),
        Tones("#C98A2A", "#A8641E", "#6E3E14"),
        line=6,
        shade=(5, 5),
        lamp=0,
    )
    art.fill(ellipse(206, 184, 70, 26), INK)


def _empty_purse_details(art: Picture) -> None:
    art.fill(ellipse(206, 185, 66, 22.5), "#3A1620")
    art.piece(
        blob(
            corner(122, 178),
            (140, 196),
            corner(164, 186),
            (186, 206),
            corner(208, 192),
            (230, 206),
            corner(252, 186),
            (274, 196),
            corner(292, 176),
            (284, 220),
            (206, 236),
            (128, 220),
        ),
        OCHRE,
        line=5.5,
        shade=(7, 6),
        lamp=5,
    )
    art.piece(
        blob((124, 214), (206, 230), (288, 214), (290, 232), (206, 248), (122, 232)),
        RED,
        line=5.5,
        shade=(5, 6),
    )
    art.fill(tube(8, (286, 224), (322, 232), (336, 266)), INK)
    art.fill(tube(4, (286, 224), (322, 232), (336, 266)), RED.base)
    art.fill(tube(8, (284, 226), (308, 252), (304, 282)), INK)
    art.fill(tube(4, (284, 226), (308, 252), (304, 282)), RED.base)
    art.stroke((190, 170), (164, 140), (186, 112), (170, 96), width=4, colour=PARCHMENT.base)
    _moth(art, 196, 92, 1.15, -12)
    _moth(art, 326, 120, 0.8, 18)
    _moth(art, 74, 148, 0.72, -20)
