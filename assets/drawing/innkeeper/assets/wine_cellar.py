"""Wine Cellar."""

import math

from assets.drawing.curves import blob, brush, corner
from assets.drawing.innkeeper.forms import rounded, tube
from assets.drawing.innkeeper.palette import MASONRY, STEEL
from assets.drawing.palette import (
    FOREST,
    INK,
    IRON,
    LINEN,
    MOSS,
    OCHRE,
    PARCHMENT,
    PINK,
    PLUM,
    RED,
    WINE,
    WOOD,
    Tones,
)
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Wine Cellar, 400 x 400."""
    art.ground("#7A5A72", "#241428", "#38203C", seed=32, rays_from=(200, 180), has_glow=False)
    with art.group("translate(0 -44)"):
        _scene(art)
        _bottle_shelf_right(art)
        _barrel(art)
        _tap_and_wine(art)
        _drunk_mouse_under_the_tap(art)
        _drunk_mouse_details(art)
        _candle_in_bottle(art)


def _scene(art: Picture) -> None:
    for _number, (x, y) in enumerate([(x, y) for y in range(20, 320, 52) for x in range(-10, 490, 84)]):
        art.fill(
            rounded(x + (42 if y // 52 % 2 else 0), y, x + 70 + (42 if y // 52 % 2 else 0), y + 40, 9),
            "#43304A",
            0.55,
        )
    art.glow(70, 130, 230, 0.85)


def _bottle_shelf_right(art: Picture) -> None:
    for y in (118, 232):
        for _number, (x, tones) in enumerate(((318, FOREST), (350, WINE), (384, MOSS))):
            art.piece(
                blob(
                    corner(x - 14, y),
                    (x - 14, y - 48),
                    (x - 6, y - 62),
                    corner(x - 6, y - 88),
                    corner(x + 6, y - 88),
                    (x + 6, y - 62),
                    (x + 14, y - 48),
                    corner(x + 14, y),
                ),
                tones,
                shade=(7, 4),
            )
            art.piece(box(x - 14, y - 38, x + 14, y - 16), PARCHMENT, line=3, shade=(3, 3), lamp=0)
            art.piece(box(x - 6, y - 94, x + 6, y - 82), RED, line=3, shade=(2, 2), lamp=1)
        art.piece(box(290, y, 490, y + 14), WOOD, shade=(3, 5), lamp=3)


def _barrel(art: Picture) -> None:
    art.piece(
        blob((62, 180), (96, 92), (186, 56), (276, 92), (310, 180), (276, 268), (186, 304), (96, 268)),
        WOOD,
        line=7,
        shade=(18, 12),
        lamp=7,
    )
    art.piece(ellipse(186, 180, 98), Tones("#C08A52", "#8E5A32", "#5A321C"), shade=(-9, -9), lamp=0)
    for x in (122, 154, 186, 218, 250):
        height = math.sqrt(96**2 - (x - 186) ** 2)
        art.fill(brush([(x, 180 - height), (x + 1.5, 180), (x, 180 + height)], 3.4, 4.4, 3.4), INK)
    art.piece(box(90, 122, 282, 146) & ellipse(186, 180, 96), WOOD, line=4, shade=(0, 5), lamp=3)
    art.piece(ellipse(186, 180, 122) - ellipse(186, 180, 104), IRON, shade=(6, 6))
    for number in range(8):
        angle = number * math.pi / 4 + 0.3
        art.ink(ellipse(186 + 113 * math.cos(angle), 180 + 113 * math.sin(angle), 4))
    art.piece(
        blob((160, 158), (186, 150), (212, 158), (210, 188), (186, 202), (162, 188)),
        WINE,
        line=4,
        shade=(4, 4),
        lamp=3,
    )
    for x, y in ((176, 166), (186, 166), (196, 166), (181, 176), (191, 176), (186, 186)):
        art.piece(ellipse(x, y, 6), PLUM, line=2.2, shade=(2, 2), lamp=1.5)


def _tap_and_wine(art: Picture) -> None:
    art.piece(ellipse(186, 236, 19, 17), OCHRE, shade=(5, 5))
    art.piece(rounded(180, 212, 192, 236, 3), OCHRE, line=4.5, shade=(4, 2), lamp=2)
    art.piece(rounded(158, 204, 214, 219, 7), RED, shade=(5, 5), lamp=3)
    art.piece(
        blob((174, 234), (198, 234), (200, 256), corner(196, 276), corner(176, 276), (172, 256)),
        OCHRE,
        shade=(6, 4),
    )
    art.piece(box(-10, 326, 490, 350), MASONRY, line=6, shade=(0, 7), lamp=5)
    art.fill(box(-10, 350, 490, 490), MASONRY.dark)
    art.fill(box(-10, 350, 490, 356), INK)
    for x, y in ((60, 386), (176, 386), (292, 386), (404, 386), (4, 424), (118, 424), (234, 424), (350, 424)):
        art.fill(rounded(x - 50, y - 14, x + 50, y + 14, 6), "#6A6068")
    for x in (80, 292):
        art.piece(
            blob(
                corner(x - 40, 336),
                (x - 26, 290),
                (x + 4, 272) if x < 200 else (x - 4, 272),
                (x + 26, 290),
                corner(x + 40, 336),
            ),
            WOOD,
            line=6,
            shade=(7, 6),
        )


def _drunk_mouse_under_the_tap(art: Picture) -> None:
    art.piece(
        blob((118, 332), (140, 316), (196, 316), (236, 322), (250, 338), (200, 346), (140, 346)),
        Tones("#C65A7A", "#96283F", "#5B1530"),
        line=3,
        shade=None,
        lamp=0,
    )
    art.fill(tube(9, (186, 286), (187, 302), (186, 318)), "#96283F")
    art.fill(tube(2.4, (184.4, 288), (185, 312)), "#E07A92")
    art.piece(
        brush([(264, 336), (300, 322), (318, 340), (350, 326)], 7, 7, 3), PINK, line=3.5, shade=(0, 2), lamp=1
    )
    art.piece(
        blob((208, 330), (214, 300), (246, 290), (278, 306), (280, 336), (240, 344)),
        IRON,
        line=5.5,
        shade=(8, 7),
        lamp=5,
        hatching=Hatching(angle=10, length=14),
    )
    art.fill(blob((222, 334), (226, 312), (246, 306), (266, 318), (266, 338), (240, 342)), STEEL.base)
    for x, y in ((238, 286), (262, 332)):
        art.piece(
            brush(
                [(x, y + 12), (x - 3, y - 2), (x - 7, y - 10)]
                if y < 300
                else [(x, y), (x + 10, y - 14), (x + 8, y - 24)],
                5,
                8,
                6,
            ),
            PINK,
            line=3.4,
            shade=None,
            lamp=0,
        )


def _drunk_mouse_details(art: Picture) -> None:
    art.piece(ellipse(172, 304, 15), IRON, shade=(4, 4), lamp=3)
    art.piece(ellipse(172, 304, 8), PINK, line=0, shade=None, lamp=0)
    art.piece(
        blob((176, 308), (204, 300), (222, 314), (220, 334), (198, 342), (176, 338), (166, 326)),
        IRON,
        line=5.5,
        shade=(7, 6),
    )
    art.piece(ellipse(216, 300, 15), IRON, shade=(4, 4), lamp=3)
    art.piece(ellipse(216, 301, 8), PINK, line=0, shade=None, lamp=0)
    for x in (186, 206):
        art.stroke((x - 6, 314), (x + 5, 322), width=4, start=3, end=3)
        art.stroke((x - 6, 322), (x + 5, 314), width=4, start=3, end=3)
    art.piece(blob((180, 330), (192, 327), (202, 332), (192, 340)), PINK, line=3.4, shade=None, lamp=0)
    art.piece(ellipse(178, 328, 5), RED, line=3, shade=None, lamp=0)


def _candle_in_bottle(art: Picture) -> None:
    art.piece(
        blob(
            corner(34, 322),
            (34, 262),
            (46, 240),
            corner(46, 196),
            corner(66, 196),
            (66, 240),
            (78, 262),
            corner(78, 322),
        ),
        FOREST,
        line=5.5,
        shade=(12, 5),
        lamp=5,
    )
    art.piece(box(47, 150, 65, 200), LINEN, shade=(6, 0), lamp=3)
    art.piece(
        blob((44, 200), (46, 188), (68, 190), (70, 220), (62, 206), (54, 232), (46, 214)),
        LINEN,
        line=4,
        shade=(3, 3),
        lamp=0,
    )
    art.piece(
        blob(corner(56, 94), (68, 122), (65, 142), (56, 148), (47, 142), (44, 122)),
        Tones("#FFF6D6", "#FFC860", "#E9822B"),
        line=4,
        shade=(4, 3),
        lamp=3,
    )
