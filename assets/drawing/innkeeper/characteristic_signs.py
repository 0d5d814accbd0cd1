"""Signs of the four characteristics, 100 x 100."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.innkeeper.forms import rounded
from assets.drawing.innkeeper.palette import STEEL
from assets.drawing.palette import OCHRE, RUST, TEAL, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import ellipse, polygon, union


def luxury(art: Picture) -> None:
    """Draw the sign of luxury, 100 x 100."""
    shape = polygon((22, 14), (78, 14), (96, 42), (50, 94), (4, 42))
    art.piece(shape, TEAL, line=6, shade=(0.1, 0.1), lamp=0)
    art.fill(polygon((22, 14), (36, 42), (4, 42)), TEAL.light)
    art.fill(polygon((22, 14), (50, 14), (36, 42)), "#A9DDD0")
    art.fill(polygon((50, 14), (64, 42), (36, 42)), "#D8F2E8")
    art.fill(polygon((50, 14), (78, 14), (64, 42)), TEAL.light)
    art.fill(polygon((78, 14), (96, 42), (64, 42)), TEAL.base)
    art.fill(polygon((4, 42), (36, 42), (50, 94)), TEAL.base)
    art.fill(polygon((36, 42), (64, 42), (50, 94)), TEAL.light)
    art.fill(polygon((64, 42), (96, 42), (50, 94)), TEAL.dark)


def service(art: Picture) -> None:
    """Draw the sign of service, 100 x 100."""
    art.piece(ellipse(50, 17, 11), OCHRE, line=6, shade=(4, 4), lamp=3)
    art.piece(rounded(43, 22, 57, 36, 3), OCHRE, line=4, shade=(4, 0), lamp=0)
    art.piece(
        blob(corner(10, 76), (14, 50), (32, 32), (50, 28), (68, 32), (86, 50), corner(90, 76)),
        OCHRE,
        line=6,
        shade=(13, 8),
        lamp=6,
    )
    art.fill(brush([(24, 64), (28, 50), (40, 40)], 2, 8, 2), "#FFF1C4")
    art.piece(rounded(4, 76, 96, 92, 7), WOOD, line=6, shade=(5, 6))


def cuisine(art: Picture) -> None:
    """Draw the sign of cuisine, 100 x 100."""
    art.piece(
        union(
            [
                rounded(44, 40, 56, 108, 6),
                rounded(32, -2, 39.5, 34, 3.6),
                rounded(46.2, -4, 53.8, 34, 3.6),
                rounded(60.5, -2, 68, 34, 3.6),
                blob((32, 24), (50, 34), (68, 24), (66, 40), (50, 52), (34, 40)),
            ]
        ).turned(-40, (50, 52)),
        STEEL,
        line=6,
        shade=(5, 3),
        lamp=3,
    )
    art.piece(
        blob(corner(42, 56), (38, 14), corner(52, -8), (62, 18), corner(60, 56)).turned(40, (50, 52)),
        STEEL,
        line=6,
        shade=(6, 2),
    )
    art.piece(rounded(43, 56, 58, 110, 6).turned(40, (50, 52)), RUST, line=6, shade=(5, 3), lamp=3)


def entertainment(art: Picture) -> None:
    """Draw the sign of entertainment, 100 x 100."""
    note = union(
        [
            ellipse(22, 78, 17, 14, -18),
            ellipse(74, 68, 17, 14, -18),
            polygon((30, 20), (38, 18), (38, 78), (30, 78)),
            polygon((82, 10), (90, 8), (90, 68), (82, 68)),
            polygon((30, 16), (90, 4), (90, 26), (30, 38)),
        ]
    )
    art.piece(note, Tones("#F58BA0", "#D14A72", "#7E2248"), line=6, shade=(6, 6))
