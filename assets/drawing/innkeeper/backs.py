"""Backs of the four decks, 350 x 490."""

import math

from assets.drawing.card_edges import studs, sunburst
from assets.drawing.curves import blob, brush, corner, star
from assets.drawing.innkeeper.forms import rounded
from assets.drawing.innkeeper.palette import MASONRY, PLASTER, STEEL
from assets.drawing.palette import COAL, FOREST, INK, IRON, OCHRE, PLUM, RED, RUST, SKIN, TEAL, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, bar, box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def asset(art: Picture) -> None:
    """Draw the back of the assets, 350 x 490."""
    _back(
        art,
        Tones("#5A9A92", "#2F6462", "#1A3C40"),
        "#1F4A4C",
        "#34706E",
        Tones("#45857F", "#2B5F60", "#1A3C40"),
    )
    with art.at(175, 250):
        _inn(art)
    _stars(art)


def customer(art: Picture) -> None:
    """Draw the back of the customers, 350 x 490."""
    _back(
        art,
        Tones("#7A80B8", "#3F447C", "#1E1F40"),
        "#262A58",
        "#414784",
        Tones("#8E5A3A", "#6E4228", "#3B2219"),
    )
    with art.at(175, 245):
        _guest(art)
    _stars(art)


def treachery(art: Picture) -> None:
    """Draw the back of the treachery cards, 350 x 490."""
    _back(
        art,
        Tones("#B04A58", "#7A2036", "#3E0E22"),
        "#4A1428",
        "#7A2A42",
        Tones("#A83A4A", "#7E2236", "#4A1024"),
    )
    with art.at(175, 245, turned=38):
        _dagger(art)
    with art.about(50, 50, scale=1.62, right=125, down=192):
        _mask(art)
    _stars(art)


def debt(art: Picture) -> None:
    """Draw the back of the debts, 350 x 490."""
    _back(
        art,
        Tones("#8A7A72", "#54474A", "#2A2228"),
        "#322830",
        "#54464E",
        Tones("#6A5A56", "#4A3C40", "#2A2228"),
    )
    with art.at(175, 245):
        _ball_and_chain(art)
    _stars(art)


def _back(art: Picture, edge: Tones, field: str, lattice: str, disc: Tones) -> None:
    art.piece(rounded(6, 6, 344, 484, 13), edge, shade=(6, 6), lamp=3)
    frame = box(22, 22, 328, 468)
    wires: list[Shape] = []
    for x in range(-340, 748, 34):
        wires += [bar((x - 200, 0), (x + 290, 490), 1.8), bar((x + 200, 0), (x - 290, 490), 1.8)]
    art.fill(frame, field)
    art.fill(union(wires) & frame, lattice)
    art.fill(box(18, 18, 332, 472) - box(24, 24, 326, 466), OCHRE.base)
    art.fill(box(29, 29, 321, 461) - box(31, 31, 319, 459), OCHRE.dark)
    studs(art)
    art.piece(ellipse(175, 245, 122), OCHRE, line=6, shade=(8, 8), lamp=5)
    art.piece(ellipse(175, 245, 106), disc, line=4, shade=(-6, -6), lamp=0)
    rays = sunburst(175, 245, 103, 0.09, [number * math.pi / 8 for number in range(16)])
    art.fill(rays, disc.light)


def _stars(art: Picture) -> None:
    for y in (78, 412):
        art.piece(star(175, y, 20, 9, 4), OCHRE, line=4, shade=(3, 3), lamp=3)
        for way in (-1, 1):
            flourish = [(175 + way * 32, y), (175 + way * 70, y - 4), (175 + way * 112, y + 2)]
            art.fill(brush(flourish, 7, 6, 1), OCHRE.base)


def _inn(art: Picture) -> None:
    art.piece(
        polygon((-58, -16), (58, -16), (54, 70), (-54, 70)),
        PLASTER,
        line=6,
        shade=(10, 5),
        lamp=5,
    )
    art.piece(polygon((28, -84), (48, -84), (48, -30), (28, -30)), RUST, shade=(5, 0), lamp=3)
    art.piece(rounded(23, -90, 53, -78, 3), RUST, line=4.5, shade=(3, 3), lamp=2)
    for shape in (box(-58, 20, 58, 30), box(-5, -14, 5, 22), box(-58, -14, -48, 70), box(48, -14, 58, 70)):
        art.piece(shape, WOOD, line=3.6, shade=(2, 2), lamp=1.5)
    for x in (-27, 27):
        art.piece(
            rounded(x - 14, -8, x + 14, 16, 6),
            Tones("#FFF3C0", "#FFD27A", "#F2A93B"),
            line=4,
            shade=(4, 4),
            lamp=3,
        )
        art.fill(box(x - 1.4, -8, x + 1.4, 16), INK)
    art.piece(
        blob(corner(-16, 70), (-16, 48), (0, 38), (16, 48), corner(16, 70)),
        RUST,
        line=4.5,
        shade=(5, 3),
        lamp=3,
    )
    art.ink(ellipse(9, 58, 2.6))
    art.piece(
        blob(
            corner(0, -86),
            (34, -54),
            corner(80, -20),
            corner(72, -4),
            (0, -14),
            corner(-72, -4),
            corner(-80, -20),
            (-34, -54),
        ),
        PLUM,
        line=6,
        shade=(11, 8),
        lamp=6,
    )
    for y, reach, count in ((-56, 16, 2), (-38, 38, 4), (-20, 58, 6)):
        for number in range(count):
            middle = -reach + 2 * reach * number / (count - 1)
            art.fill(brush([(middle - 9, y - 4), (middle, y + 5), (middle + 9, y - 4)], 1, 4, 1), PLUM.dark)
    art.piece(rounded(-70, 68, 70, 82, 5), MASONRY, shade=(4, 5), lamp=3)


def _guest(art: Picture) -> None:
    art.piece(
        blob(
            (-84, 62),
            (-70, 30),
            (-30, 14),
            (0, 12),
            (30, 14),
            (70, 30),
            (84, 62),
            (48, 88),
            (0, 98),
            (-48, 88),
        ),
        FOREST,
        line=6,
        shade=(10, 8),
        lamp=5,
        hatching=Hatching(angle=30, length=16),
    )
    art.piece(
        blob((-40, 20), (0, 8), (40, 20), (44, 44), (0, 56), (-44, 44)),
        RED,
        line=5.5,
        shade=(7, 7),
        lamp=5,
    )
    art.piece(polygon((18, 44), (42, 40), (52, 86), (30, 84)), RED, shade=(5, 4), lamp=3)
    art.piece(
        blob((0, -48), (38, -36), (46, 0), (30, 34), (0, 42), (-30, 34), (-46, 0), (-38, -36)),
        SKIN,
        line=6,
        shade=(11, 6),
        lamp=5,
    )
    art.piece(
        blob(corner(-46, 10), (0, 22), corner(46, 10), (44, 38), (0, 52), (-44, 38)),
        RED,
        line=5.5,
        shade=(8, 6),
    )
    for x in (-18, 18):
        art.eye(x, -14, 13, 14, look=(4, -1), pupil=5, lid=0.2)
    art.piece(
        blob((-6, -12), (6, -12), (14, 8), (0, 14), (-14, 8)),
        SKIN,
        line=4,
        shade=(4, 4),
        lamp=3,
    )
    art.piece(
        blob(corner(-48, -36), (-38, -72), (-16, -92), (16, -88), (36, -74), corner(50, -36), (0, -48)),
        WOOD,
        line=6,
        shade=(10, 7),
        lamp=5,
        hatching=Hatching(length=18),
    )
    art.piece(
        blob((-50, -50), (0, -64), (50, -50), (52, -36), (0, -48), (-50, -36)),
        OCHRE,
        line=4.5,
        shade=(4, 4),
        lamp=3,
    )
    art.piece(
        blob((-92, -20), (-60, -42), (0, -50), (60, -42), (92, -20), (54, -22), (0, -34), (-54, -22)),
        WOOD,
        line=6,
        shade=(7, 7),
        lamp=5,
    )
    art.piece(
        blob(corner(38, -50), (58, -92), corner(84, -100), (82, -74), corner(52, -44)),
        TEAL,
        shade=(4, 4),
        lamp=3,
    )


def _dagger(art: Picture) -> None:
    art.piece(
        polygon((-13, -26), (13, -26), (13, 62), (0, 92), (-13, 62)),
        STEEL,
        line=6,
        shade=(8, 0),
        lamp=5,
    )
    art.fill(polygon((-1, -24), (3, -24), (1, 80)), STEEL.dark)
    art.piece(rounded(-36, -40, 36, -24, 6), OCHRE, line=5.5, shade=(5, 5))
    art.piece(rounded(-10, -82, 10, -38, 5), WOOD, shade=(5, 0), lamp=3)
    art.piece(ellipse(0, -90, 13), OCHRE, shade=(4, 4), lamp=3)


def _mask(art: Picture) -> None:
    art.piece(
        blob(
            corner(4, 38),
            (20, 26),
            (38, 28),
            (50, 36),
            (62, 28),
            (80, 26),
            corner(96, 38),
            (94, 58),
            (80, 74),
            (64, 72),
            (50, 60),
            (36, 72),
            (20, 74),
            (6, 58),
        ),
        COAL,
        line=6.5,
        shade=(11, 11),
        lamp=6,
        hatching=Hatching(length=18),
    )
    for x, way in ((28, 1), (72, -1)):
        hole = blob(corner(x - way * 14, 46), (x, 42), corner(x + way * 13, 54), (x - way * 2, 58))
        art.fill(hole.grown(2.5), INK)
        art.fill(hole, "#FFF1C4")
        art.ink(ellipse(x + 3, 50, 3.6, 4.6))


def _ball_and_chain(art: Picture) -> None:
    for number, (x, y, turned) in enumerate(((-70, -66, 20), (-46, -62, 14), (-22, -54, 24), (-4, -38, 50))):
        link = ellipse(0, 0, 19, 12) - ellipse(0, 0, 11, 5) if number % 2 == 0 else rounded(-16, -6, 16, 6, 5)
        art.piece(link.turned(turned, (0, 0)).moved(x, y), STEEL, line=5.5, shade=(3, 3), lamp=2)
    art.piece(
        ellipse(12, 22, 62),
        IRON,
        line=7,
        shade=(15, 14),
        lamp=8,
        hatching=Hatching(length=24),
    )
    art.fill(ellipse(-10, -4, 17, 11, -35), IRON.light)
    art.eye(-10, 20, 13, 12, look=(-3, 2), pupil=5, lid=0.4, tilt=8, skin=IRON)
    art.eye(34, 20, 13, 12, look=(-3, 2), pupil=5, lid=0.4, tilt=-8, skin=IRON)
    art.fill(brush([(-26, 4), (-8, 4), (6, 12)], 3, 7, 5), INK)
    art.fill(brush([(50, 4), (34, 4), (18, 12)], 3, 7, 5), INK)
    art.fill(brush([(-10, 54), (12, 46), (36, 54)], 2, 7, 2), INK)
