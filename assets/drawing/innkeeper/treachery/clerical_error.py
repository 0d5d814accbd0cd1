"""Clerical Error."""

from assets.drawing.curves import blob, brush, corner, star
from assets.drawing.innkeeper.forms import rounded
from assets.drawing.innkeeper.props import coin, dashes, spark, table
from assets.drawing.palette import (
    INK,
    LINEN,
    MOSS,
    NIGHT,
    OCHRE,
    PARCHMENT,
    PINK,
    PLUM,
    RUST,
    TEAL,
    WINE,
    WOOD,
    Tones,
)
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Clerical Error, 400 x 400."""
    art.ground("#8FA0B8", "#2A3450", "#3A4868", seed=68, rays_from=(200, 180))
    _scene(art)
    _ledger_lying_flat(art)
    _tipped_bottle_pouring(art)
    _ginger_cat(art)
    _ginger_cat_eyes(art)
    _lucky_coins_from_the_blot(art)


def _tilted(shape: Shape) -> Shape:
    return shape.turned(-112, (226, 246))


def _scene(art: Picture) -> None:
    for x in range(7):
        tones = (WINE, MOSS, RUST, OCHRE, PLUM, TEAL, NIGHT)[x]
        height = 60 + x * 7 % 3 * 10
        art.piece(box(-4 + x * 60, 84 - height + 8, 46 + x * 60, 84), tones, line=4.5, shade=(6, 3), lamp=3)
        art.fill(box(x * 60, 50, 42 + x * 60, 57), OCHRE.base)
    art.piece(box(-10, 84, 410, 98), WOOD, shade=(0, 5), lamp=3)
    table(art, 300)


def _ledger_lying_flat(art: Picture) -> None:
    art.piece(polygon((-4, 296), (250, 282), (300, 376), (20, 400)), PARCHMENT, line=6, shade=(6, 8), lamp=5)
    for number in range(4):
        art.stroke(
            (24 + number * 9, 316 + number * 18),
            (120 + number * 9, 310 + number * 18),
            (226 + number * 10, 302 + number * 18),
            width=3.4,
            start=2,
            end=2,
            colour=WOOD.base,
        )
    ink = union(
        [
            blob(
                (196, 282),
                (180, 300),
                (120, 306),
                (92, 296),
                (70, 314),
                (96, 330),
                (60, 350),
                (104, 352),
                (112, 374),
                (146, 356),
                (190, 362),
                (196, 342),
                (240, 346),
                (250, 320),
                (236, 296),
            ),
            ellipse(46, 330, 9, 6),
            ellipse(70, 376, 10, 6),
            ellipse(222, 370, 12, 7),
        ]
    )
    art.fill(ink.grown(3), INK)
    art.fill(ink, "#2B2F66")
    art.fill(ink - ink.moved(5, 5), "#5A5E92")
    art.ink(ellipse(136, 326, 9, 7), ellipse(172, 322, 9, 7))
    art.fill(brush([(134, 344), (154, 338), (178, 342)], 1, 5, 1), INK)


def _tipped_bottle_pouring(art: Picture) -> None:
    art.piece(
        _tilted(rounded(194, 222, 262, 300, 12)),
        Tones("#BBD8E8", "#6FA0BC", "#35607F"),
        line=6,
        shade=(10, 8),
        lamp=6,
    )
    art.piece(_tilted(box(214, 196, 242, 224)), Tones("#BBD8E8", "#6FA0BC", "#35607F"), shade=(6, 4))
    art.piece(_tilted(rounded(208, 190, 248, 204, 5)), OCHRE, shade=(5, 4), lamp=3)
    art.piece(_tilted(rounded(206, 244, 250, 284, 4)), PARCHMENT, line=4, shade=(4, 4), lamp=0)
    art.fill(_tilted(star(228, 264, 12, 5, 5)), WINE.base)


def _ginger_cat(art: Picture) -> None:
    art.piece(brush([(392, 300), (420, 240), (386, 200), (400, 150)], 14, 24, 12), RUST, shade=(5, 4))
    art.piece(
        blob(corner(262, 330), (262, 236), (292, 196), (340, 190), (386, 220), (398, 280), corner(392, 330)),
        RUST,
        line=6,
        shade=(14, 8),
        lamp=6,
        hatching=Hatching(length=26),
    )
    for y in (236, 262, 288):
        art.fill(brush([(398, y), (376, y + 4), (356, y)], 6, 9, 1), RUST.dark)
    art.piece(
        blob(corner(280, 330), (290, 262), (316, 236), (336, 262), corner(340, 330)),
        LINEN,
        line=0,
        shade=(6, 4),
        lamp=0,
    )
    art.piece(
        blob((296, 262), (272, 242), (252, 216), (252, 196), (268, 190), (284, 206), (310, 238)),
        RUST,
        line=5.5,
        shade=(7, 6),
        lamp=5,
    )
    art.piece(
        blob((244, 214), (242, 192), (258, 182), (276, 190), (276, 208), (262, 220)),
        LINEN,
        shade=(5, 5),
        lamp=0,
    )
    art.stroke((254, 192), (252, 202), width=3.4)
    art.stroke((263, 192), (262, 204), width=3.4)
    for x in (300, 350):
        art.piece(
            blob((x - 20, 332), (x - 16, 310), (x, 304), (x + 18, 310), (x + 22, 332)),
            LINEN,
            shade=(5, 5),
            lamp=0,
        )
        art.stroke((x - 5, 318), (x - 5, 328), width=3.4)
        art.stroke((x + 6, 318), (x + 6, 328), width=3.4)
    art.piece(
        blob(
            (242, 150),
            (240, 100),
            corner(250, 62),
            (280, 88),
            (316, 82),
            (352, 88),
            corner(380, 58),
            (392, 100),
            (390, 152),
            (364, 190),
            (316, 204),
            (268, 190),
        ),
        RUST,
        line=6,
        shade=(14, 8),
        lamp=6,
        hatching=Hatching(length=22),
    )


def _ginger_cat_eyes(art: Picture) -> None:
    for x, way in ((258, 1), (374, -1)):
        art.fill(polygon((x - way * 4, 98), (x - way * 3, 78), (x + way * 14, 94)), PINK.base)
    for knots in (
        [(300, 86), (304, 104), (302, 118)],
        [(316, 84), (316, 110), (316, 124)],
        [(332, 86), (328, 104), (330, 118)],
    ):
        art.fill(brush(knots, 7, 8, 1), RUST.dark)
    art.fill(ellipse(302, 172, 20, 16) | ellipse(332, 172, 20, 16), "#FFF8E6")
    art.eye(284, 144, 21, 17, look=(-12, -4), pupil=8, lid=0.42, skin=RUST, iris="#A8B45C")
    art.eye(348, 144, 21, 17, look=(-12, -4), pupil=8, lid=0.42, skin=RUST, iris="#A8B45C")
    art.piece(polygon((309, 160), (325, 160), (317, 170)).grown(2), PINK, line=3.4, shade=None, lamp=1)
    art.stroke((317, 172), (317, 180), (304, 186), width=4.4, start=2, end=2)
    art.stroke((317, 180), (332, 184), width=4.4, start=2, end=2)
    for way in (-1, 1):
        for number in (-6, 3, 12):
            art.fill(
                brush([(317 + way * 40, 172 + number * 0.4), (317 + way * 88, 166 + number * 1.6)], 3, 3, 1),
                "#FFF8E6",
            )
    dashes(art, [(214, 178), (200, 166)], [(208, 200), (190, 198)], width=6)


def _lucky_coins_from_the_blot(art: Picture) -> None:
    coin(art, 66, 250, 24)
    coin(art, 122, 228, 19)
    coin(art, 36, 196, 15)
    spark(art, 96, 196, 11)
    spark(art, 150, 262, 8)
