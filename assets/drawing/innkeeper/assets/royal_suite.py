"""Royal Suite."""

from assets.drawing.curves import SIDES, blob, brush, corner, placed, star
from assets.drawing.innkeeper.forms import rounded
from assets.drawing.innkeeper.props import snore
from assets.drawing.palette import INK, LINEN, NIGHT, OCHRE, PINK, RED, TEAL, WINE, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, polygon, union
from assets.drawing.texture import Hatching

_FG = Tones("#B9D46A", "#7C9F3C", "#46642A")


def draw(art: Picture) -> None:
    """Draw the Royal Suite, 400 x 400."""
    art.ground("#B85A72", "#3E1438", "#551E48", seed=29, rays_from=(200, 180))
    _scene(art)
    _frog(art)
    _quilt(art)
    _posts(art)


def _tilted(shape: Shape) -> Shape:
    return shape.turned(8, (200, 150)).scaled(0.82, 0.82, (200, 166)).moved(0, 2)


def _scene(art: Picture) -> None:
    art.fill(box(52, 60, 348, 330), "#2A1030")
    art.glow(200, 170, 150, 0.55)
    art.piece(
        blob(
            corner(96, 300),
            (92, 160),
            (120, 120),
            (160, 128),
            (200, 96),
            (240, 128),
            (280, 120),
            (308, 160),
            corner(304, 300),
        ),
        OCHRE,
        line=6,
        shade=(12, 9),
        lamp=6,
        hatching=Hatching(angle=10, length=30),
    )
    art.piece(
        blob(corner(118, 290), (114, 176), (150, 150), (200, 132), (250, 150), (286, 176), corner(282, 290)),
        WINE,
        line=4,
        shade=(-8, -8),
        lamp=0,
    )
    for x in (156, 200, 244):
        for y in (170, 206):
            art.fill(ellipse(x + (22 if y > 180 else 0), y, 4.5), OCHRE.base)
    art.piece(
        blob((106, 256), (118, 208), (160, 196), (240, 196), (282, 208), (294, 256), (270, 280), (130, 280)),
        LINEN,
        line=6,
        shade=(12, 10),
        lamp=0,
        hatching=Hatching(length=24),
    )
    for knots in ([(128, 222), (144, 236)], [(272, 222), (258, 236)]):
        art.stroke(*knots, width=4, colour=LINEN.dark)


def _frog(art: Picture) -> None:
    art.piece(
        union(
            [
                ellipse(168, 182, 23),
                ellipse(232, 182, 23),
                blob(
                    (200, 176),
                    (250, 190),
                    (268, 224),
                    (246, 256),
                    (200, 266),
                    (154, 256),
                    (132, 224),
                    (150, 190),
                ),
            ]
        ),
        _FG,
        line=6,
        shade=(12, 9),
        lamp=6,
        hatching=Hatching(length=20),
    )
    for x in (168, 232):
        art.fill(brush([(x - 16, 184), (x, 192), (x + 16, 184)], 3, 7, 3), INK)
        art.fill(brush([(x - 12, 200), (x, 205), (x + 12, 200)], 1, 3, 1), _FG.dark)
    art.stroke((150, 232), (200, 250), (250, 230), width=7, start=3, end=3)
    art.ink(ellipse(192, 214, 3.4), ellipse(208, 214, 3.4))
    art.fill(ellipse(154, 226, 11, 7), PINK.base, 0.6)
    art.fill(ellipse(248, 226, 11, 7), PINK.base, 0.6)
    crown = _tilted(
        polygon((164, 164), (156, 112), (178, 136), (200, 102), (222, 136), (244, 112), (236, 164))
    )
    art.piece(crown, OCHRE, line=5.5, shade=(8, 6), lamp=5)
    for x, y, tones in ((157, 110, RED), (200, 100, RED), (243, 110, RED)):
        art.piece(_tilted(ellipse(x, y, 8)), tones, line=3.5, shade=(2, 2), lamp=2)
    art.piece(_tilted(ellipse(198, 148, 9)), TEAL, line=3, shade=(2, 2), lamp=2)
    snore(art, 262, 146, 0.66)
    snore(art, 272, 112, 0.86)


def _quilt(art: Picture) -> None:
    art.piece(
        blob(corner(76, 420), (84, 300), (130, 268), (200, 262), (270, 268), (316, 300), corner(324, 420)),
        NIGHT,
        line=6,
        shade=(18, 10),
        lamp=6,
        hatching=Hatching(length=40, width=6),
    )
    art.piece(
        blob((84, 300), (120, 264), (200, 254), (280, 264), (316, 300), (300, 312), (200, 286), (100, 312)),
        LINEN,
        shade=(8, 7),
        lamp=0,
    )
    for x, y in ((130, 334), (200, 318), (268, 336), (160, 374), (238, 374)):
        art.fill(star(x, y, 13, 6, 5), OCHRE.base)
    for x in (166, 234):
        art.piece(
            blob((x - 22, 268), (x - 10, 256), (x + 12, 256), (x + 22, 270), (x, 280)), _FG, shade=(5, 5)
        )
        art.stroke((x - 6, 264), (x - 6, 276), width=3.4)
        art.stroke((x + 7, 264), (x + 7, 276), width=3.4)


def _posts(art: Picture) -> None:
    for side in SIDES:
        art.piece(
            side(
                blob(
                    corner(34, 60),
                    corner(104, 60),
                    (100, 150),
                    (74, 214),
                    corner(62, 236),
                    (78, 300),
                    corner(88, 410),
                    corner(20, 410),
                    (26, 300),
                    corner(36, 236),
                    (30, 160),
                )
            ),
            RED,
            line=6,
            shade=(12, 5),
            lamp=6,
            hatching=Hatching(angle=10, length=24),
        )
        for knots in ([(56, 90), (54, 150), (46, 220)], [(80, 90), (76, 150), (56, 222)]):
            art.stroke(*placed(knots, side), colour=RED.dark)
        art.piece(side(rounded(26, 226, 72, 246, 8)), OCHRE, shade=(4, 4), lamp=3)
        art.piece(side(box(8, 60, 32, 410)), OCHRE, line=6, shade=(8, 0), lamp=5)
    scallops = union([box(-4, 14, 404, 54), *[ellipse(24 + number * 44, 56, 23, 24) for number in range(9)]])
    art.piece(scallops, WINE, line=6, shade=(6, 10), lamp=5, hatching=Hatching(length=8))
    art.piece(box(-6, 2, 406, 24), OCHRE, line=6, shade=(5, 7), lamp=5)
    for number in range(9):
        art.piece(ellipse(24 + number * 44, 86, 6, 9), OCHRE, line=3.5, shade=(2, 2), lamp=1)
