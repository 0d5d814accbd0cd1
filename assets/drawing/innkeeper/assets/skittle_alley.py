"""Skittle Alley."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.innkeeper.forms import Place, rounded
from assets.drawing.innkeeper.props import drop, line_at
from assets.drawing.palette import BONE, LINEN, MOUTH, PLUM, RED, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import ellipse, polygon
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Skittle Alley, 400 x 400."""
    art.ground("#D99A56", "#5A2A30", "#74383A", seed=34, rays_from=(200, 120))
    _scene(art)
    _ball(art)


def _pin(art: Picture, x: float, y: float, way: float, reach: float, face: str) -> None:
    place = Place(x, y, reach, way)
    art.piece(
        place(
            blob(
                corner(-26, 86),
                (-34, 46),
                (-30, 14),
                (-16, -14),
                (-14, -34),
                (-26, -60),
                (-18, -88),
                (0, -98),
                (18, -88),
                (26, -60),
                (14, -34),
                (16, -14),
                (30, 14),
                (34, 46),
                corner(26, 86),
                (0, 92),
            )
        ),
        LINEN,
        line=6,
        shade=(10 * way, 6 * way),
        lamp=0,
        hatching=Hatching(angle=10, length=14),
    )
    art.piece(
        place(blob((-17, -22), (0, -16), (17, -22), (18, -8), (0, -2), (-18, -8))),
        RED,
        line=3.4,
        shade=(3, 3),
        lamp=2,
    )
    for side in (-10.5, 10.5):
        art.eye(
            *place.point(side, -64),
            9.5 * way,
            11 * way if face != "smug" else 9 * way,
            look=(0 if face != "side" else 4 * way, 3 * way),
            pupil=4 * way,
            lid=0.5 if face == "smug" else 0,
            skin=BONE,
        )
    if face == "scream":
        art.piece(place(ellipse(0, -38, 8, 11)), MOUTH, line=3, shade=None, lamp=0)
        line_at(art, place, (-22, -80), (-8, -86), width=5, start=2)
        line_at(art, place, (22, -80), (8, -86), width=5, start=2)
    elif face == "teeth":
        art.piece(place(rounded(-11, -46, 11, -33, 5)), LINEN, line=3, shade=(0, 3), lamp=0)
        for gap in (-4, 4):
            line_at(art, place, (gap, -46), (gap, -33), width=2.6, start=2, end=2)
        line_at(art, place, (-20, -84), (-6, -78), width=5)
        line_at(art, place, (20, -84), (6, -78), width=5)
    elif face == "smug":
        line_at(art, place, (-9, -40), (2, -38), (10, -44), width=5)
    else:
        line_at(art, place, (-9, -36), (0, -42), (9, -36), width=5)
        line_at(art, place, (-20, -78), (-7, -84), width=5)
        line_at(art, place, (20, -78), (7, -84), width=5)


def _scene(art: Picture) -> None:
    art.piece(
        polygon((120, 210), (280, 210), (430, 420), (-30, 420)),
        Tones("#D9A264", "#B0713C", "#6E3F22"),
        line=6,
        shade=None,
        lamp=5,
    )
    for number in (-3, -2, -1, 1, 2, 3):
        art.fill(brush([(200 + number * 22, 212), (200 + number * 64, 420)], 2, 6, 5), "#6E3F22")
    art.piece(polygon((100, 200), (124, 200), (-10, 420), (-60, 420)), WOOD, shade=(6, 0))
    art.piece(polygon((276, 200), (300, 200), (460, 420), (410, 420)), WOOD, shade=(6, 0))
    _pin(art, 132, 118, 0.86, 0, "sad")
    _pin(art, 268, 118, 0.86, 0, "smug")
    _pin(art, 200, 104, 0.86, 0, "side")
    _pin(art, 72, 160, 1.0, -24, "teeth")
    _pin(art, 336, 166, 1.0, 22, "scream")
    _pin(art, 196, 176, 1.12, 4, "scream")
    drop(art, 236, 64, 0.7)
    drop(art, 160, 92, 0.6)


def _ball(art: Picture) -> None:
    art.piece(
        ellipse(190, 352, 84, 82), PLUM, line=7, shade=(18, 16), lamp=8, hatching=Hatching(length=36, width=6)
    )
    art.fill(ellipse(156, 312, 22, 13, -30), PLUM.light)
    art.ink(ellipse(206, 318, 12, 9), ellipse(236, 336, 12, 9), ellipse(200, 346, 12, 9))
    for knots in (
        [(104, 292), (92, 320), (92, 352)],
        [(276, 292), (288, 320), (288, 352)],
        [(84, 282), (68, 318), (66, 360)],
        [(296, 282), (312, 318), (314, 360)],
    ):
        art.stroke(*knots, width=8, start=2, end=2, colour="#F6D9A0")
