"""Personal Butler."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.innkeeper.forms import Place, rounded
from assets.drawing.innkeeper.palette import STEEL
from assets.drawing.innkeeper.props import spark
from assets.drawing.innkeeper.reaching_hands import splay
from assets.drawing.palette import COAL, INK, LINEN, OCHRE, PALE, PINK, WINE, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, ellipse, polygon
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Personal Butler, 400 x 400."""
    art.ground("#B0566A", "#3A1830", "#4E2340", seed=22, rays_from=(200, 180))
    _scene(art)
    _head_tipped_back(art)
    _head_details(art)
    _tray_arm(art)
    _towel_over_other_arm(art)


def _tilted(shape: Shape) -> Shape:
    return shape.turned(-9, (214, 180))


def _shifted(shape: Shape) -> Shape:
    return shape.scaled(0.84, 0.84, (90, 196)).moved(-10, 4)


def _scene(art: Picture) -> None:
    art.piece(
        blob(corner(20, 420), (58, 330), (130, 296), (214, 286), (300, 298), (368, 336), corner(396, 420)),
        COAL,
        line=6,
        shade=(20, 9),
        lamp=6,
        hatching=Hatching(angle=40, length=50, width=6),
    )
    art.piece(polygon((166, 290), (214, 420), (262, 290)), LINEN, shade=(10, 4), lamp=0)
    for x in (158, 270):
        art.piece(
            polygon(
                (x, 280), (x + (28 if x < 200 else -28), 300), (214, 420), (x + (-14 if x < 200 else 14), 350)
            ),
            COAL,
            shade=(7, 5),
        )
    art.piece(
        polygon((184, 240), (246, 236), (250, 300), (214, 312), (176, 300)), LINEN, shade=(12, 0), lamp=0
    )


def _head_tipped_back(art: Picture) -> None:
    for x in (146, 284):
        art.piece(
            _tilted(blob((x - 10, 120), (x + 12, 124), (x + 14, 168), (x - 4, 178), (x - 14, 152))),
            PALE,
            shade=(5, 5),
        )
    art.piece(
        _tilted(
            blob(
                (214, 26),
                (264, 44),
                (284, 104),
                (276, 180),
                (252, 232),
                (216, 256),
                (178, 232),
                (152, 180),
                (146, 104),
                (166, 44),
            )
        ),
        PALE,
        line=6,
        shade=(16, 7),
        lamp=6,
        hatching=Hatching(length=20),
    )
    art.piece(
        _tilted(
            blob(corner(146, 150), (138, 96), (150, 52), (172, 40), (164, 80), (162, 120), corner(158, 152))
        ),
        COAL,
        shade=(5, 4),
        lamp=3,
    )
    art.piece(
        _tilted(
            blob(corner(284, 150), (292, 96), (280, 52), (258, 40), (266, 80), (268, 120), corner(272, 152))
        ),
        COAL,
        shade=(5, 4),
        lamp=3,
    )
    art.fill(_tilted(ellipse(194, 48, 22, 8, -14)), "#FFF8E6", 0.6)
    for x in (184, 244):
        art.fill(_tilted(ellipse(x, 128, 21, 15)), PINK.base, 0.5)
        art.fill(_tilted(brush([(x - 22, 122), (x, 136), (x + 22, 124)], 3, 8, 3)), INK)
        art.fill(_tilted(brush([(x - 19, 140), (x, 147), (x + 19, 140)], 1, 4, 1)), PALE.dark)
        for number in (-13, 0, 13):
            art.fill(_tilted(brush([(x + number, 131), (x + number * 1.25, 141)], 3, 4, 1)), INK)


def _head_details(art: Picture) -> None:
    art.fill(_tilted(brush([(156, 96), (182, 74), (206, 88)], 3, 9, 3)), COAL.base)
    art.fill(_tilted(brush([(224, 86), (248, 70), (274, 90)], 3, 9, 3)), COAL.base)
    art.piece(
        _tilted(blob((206, 118), (222, 118), (246, 160), (234, 182), (214, 188), (194, 182), (186, 162))),
        Tones("#FBE0CB", "#EBB79A", "#B9785F"),
        shade=(9, 6),
        lamp=6,
    )
    art.ink(_tilted(ellipse(204, 180, 6, 4, -10)), _tilted(ellipse(226, 179, 6, 4, 10)))
    art.fill(_tilted(brush([(182, 204), (198, 197), (214, 202)], 1, 7, 4)), INK)
    art.fill(_tilted(brush([(246, 204), (230, 197), (214, 202)], 1, 7, 4)), INK)
    art.fill(_tilted(brush([(198, 222), (214, 216), (232, 223)], 2, 6, 2)), INK)
    art.fill(_tilted(brush([(206, 234), (216, 237), (226, 234)], 1, 4, 1)), PALE.dark)
    art.piece(
        polygon(
            (178, 252), (212, 268), (216, 266), (252, 246), (256, 284), (218, 272), (212, 274), (180, 290)
        ),
        WINE,
        shade=(5, 5),
    )
    art.piece(ellipse(215, 270, 10), WINE, line=4, shade=(3, 3), lamp=2)
    for y in (336, 368):
        art.piece(ellipse(215, y, 6), OCHRE, line=3, shade=(2, 2), lamp=1)


def _tray_arm(art: Picture) -> None:
    art.piece(
        blob(corner(20, 420), (28, 350), (60, 306), (92, 296), (120, 330), corner(120, 420)),
        COAL,
        line=6,
        shade=(12, 8),
        lamp=5,
        hatching=Hatching(length=24),
    )
    hand = Place(84, 254, 0, 0.64)
    splay(art, hand, LINEN)
    art.piece(rounded(54, 288, 122, 312, 8), LINEN, shade=(8, 6), lamp=0)
    art.piece(_shifted(ellipse(96, 196, 96, 17)), STEEL, line=6, shade=(8, 6), lamp=5)
    art.fill(_shifted(ellipse(96, 191, 76, 9)), STEEL.dark)
    art.piece(
        _shifted(
            blob(
                corner(34, 190),
                (38, 140),
                (68, 108),
                (98, 102),
                (130, 110),
                (156, 142),
                corner(160, 190),
                (98, 198),
            )
        ),
        STEEL,
        line=6,
        shade=(16, 8),
        lamp=6,
        hatching=Hatching(length=24),
    )
    art.piece(_shifted(ellipse(97, 94, 13)), OCHRE, shade=(4, 4), lamp=3)
    art.fill(_shifted(brush([(56, 172), (60, 146), (80, 124)], 2, 9, 2)), "#FFFFFF")
    art.fill(_shifted(blob((120, 132), (136, 150), (140, 172), (130, 176), (122, 152))), STEEL.dark)


def _towel_over_other_arm(art: Picture) -> None:
    art.piece(
        blob(corner(262, 420), (270, 352), (300, 330), (352, 332), (384, 356), corner(390, 420)),
        COAL,
        line=6,
        shade=(10, 8),
        lamp=5,
        hatching=Hatching(length=24),
    )
    art.piece(
        blob(
            (284, 336),
            (330, 320),
            (356, 336),
            corner(362, 420),
            (340, 412),
            corner(318, 420),
            (300, 410),
            corner(276, 420),
        ),
        LINEN,
        shade=(10, 6),
        lamp=0,
    )
    art.stroke((310, 350), (308, 400), width=4, colour=LINEN.dark)
    art.stroke((340, 352), (340, 396), width=4, colour=LINEN.dark)
    spark(art, 36, 136, 13)
    spark(art, 126, 112, 8)
    spark(art, 16, 170, 7)
