"""The signs of the five kinds, 100 x 100: each has a shape of its own."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.monster_inn.palette import WHITE_CREAM
from assets.drawing.palette import CREAM, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union


def undead(art: Picture) -> None:
    """Draw a coffin."""
    art.piece(
        polygon((34, 4), (66, 4), (84, 32), (68, 96), (32, 96), (16, 32)),
        Tones("#C9A2EA", "#8449B8", "#4A2476"),
        line=6,
        shade=(9, 7),
        lamp=5,
    )
    outline = union(
        [box(44, 26, 56, 78), ellipse(43, 25, 8), ellipse(57, 25, 8), ellipse(43, 79, 8), ellipse(57, 79, 8)]
    )
    outline = outline.turned(24, (50, 52))
    art.piece(outline, WHITE_CREAM, line=3.6, shade=(3, 3), lamp=0)


def kobold(art: Picture) -> None:
    """Draw a claw."""
    tones = Tones("#FFC27A", "#F0842A", "#A34A10")
    toes = [(20, 34, -26, 1), (50, 22, 0, 1.12), (80, 34, 26, 1)]
    outline = union(
        [
            blob(
                (x - 11 * number, y + 20),
                (x - 11 * number, y - 2),
                (x, y - 14 * number),
                (x + 11 * number, y - 2),
                (x + 11 * number, y + 20),
            ).turned(reach, (x, y + 20))
            for x, y, reach, number in toes
        ]
        + [blob((50, 48), (74, 58), (82, 80), (66, 95), (50, 90), (34, 95), (18, 80), (26, 58))]
        + [
            brush([(50, 70), (24, 40)], 10, 18, 14),
            brush([(50, 70), (50, 30)], 16, 20, 16),
            brush([(50, 70), (76, 40)], 10, 18, 14),
        ]
    )
    art.piece(outline, tones, line=6, shade=(7, 7), lamp=5)
    for x, y, reach in ((11, 20, -34), (50, 8, 0), (89, 20, 34)):
        art.piece(
            polygon((x - 7, y + 8), (x + 7, y + 8), (x, y - 10)).turned(reach, (x, y)),
            WHITE_CREAM,
            line=3.6,
            shade=(3, 0),
            lamp=0,
        )


def goblin(art: Picture) -> None:
    """Draw a face."""
    tones = Tones("#FF8E74", "#D8342E", "#861422")
    outline = blob(
        (50, 20),
        (66, 26),
        corner(72, 38),
        corner(98, 18),
        (92, 46),
        corner(74, 62),
        (66, 80),
        corner(50, 92),
        (34, 80),
        corner(26, 62),
        (8, 46),
        corner(2, 18),
        corner(28, 38),
        (34, 26),
    )
    art.piece(outline, tones, line=6, shade=(7, 7), lamp=5)
    for way in (-1, 1):
        art.fill(
            blob(
                corner(50 + way * 6, 50), (50 + way * 14, 42), corner(50 + way * 22, 44), (50 + way * 14, 54)
            ).grown(1.5),
            "#FFE98A",
        )
        art.ink(ellipse(50 + way * 13, 48, 2.6, 4))
    art.piece(
        blob(corner(34, 66), (50, 71), corner(66, 66), (60, 78), (50, 82), (40, 78)),
        Tones("#4a1228", "#4a1228", "#4a1228"),
        line=2.4,
        shade=None,
        lamp=0,
    )
    for x in (42, 50, 58):
        art.fill(polygon((x - 3.6, 68), (x + 3.6, 68), (x, 76)), CREAM)


def orc(art: Picture) -> None:
    """Draw tusks."""
    tones = Tones("#B4DC7A", "#5F9A36", "#2F5A1E")
    art.piece(ellipse(50, 52, 43), tones, line=6, shade=(9, 8), lamp=5)
    art.piece(ellipse(50, 44, 25, 19), Tones("#E2AE98", "#C58674", "#7C4A48"), line=4.5, shade=(5, 4), lamp=3)
    art.ink(ellipse(41, 45, 5, 7, 12), ellipse(59, 45, 5, 7, -12))
    for way in (-1, 1):
        art.piece(
            blob(
                corner(50 + way * 34, 80),
                (50 + way * 38, 52),
                corner(50 + way * 30, 30),
                (50 + way * 24, 56),
                corner(50 + way * 18, 80),
            ),
            WHITE_CREAM,
            line=4.5,
            shade=(4, 3),
            lamp=0,
        )


def troll(art: Picture) -> None:
    """Draw a bridge."""
    tones = Tones("#A8DCFF", "#3F86C4", "#1D4878")
    outline = blob(
        corner(4, 92),
        corner(4, 34),
        (22, 18),
        (50, 12),
        (78, 18),
        corner(96, 34),
        corner(96, 92),
        corner(70, 92),
        (70, 70),
        (50, 52),
        (30, 70),
        corner(30, 92),
    )
    art.piece(outline, tones, line=6, shade=(7, 7), lamp=5)
    for start, end in (
        ((50, 14), (50, 48)),
        ((26, 20), (34, 52)),
        ((74, 20), (66, 52)),
        ((6, 60), (26, 66)),
        ((94, 60), (74, 66)),
    ):
        art.stroke(start, end, width=4.4, start=4, end=4)
