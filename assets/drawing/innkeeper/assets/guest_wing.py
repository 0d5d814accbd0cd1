"""Guest Wing."""

from collections.abc import Callable

from assets.drawing.curves import SIDES, blob, brush, corner
from assets.drawing.innkeeper.forms import Place, rounded, tube
from assets.drawing.innkeeper.palette import PLASTER
from assets.drawing.innkeeper.props import snore
from assets.drawing.palette import INK, IRON, LINEN, PARCHMENT, PLUM, RUST, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Guest Wing, 400 x 400."""
    art.ground("#7FA0C8", "#2A2F68", "#35407C", seed=28, rays_from=(200, 150))
    _scene(art)
    _house(art)
    _sleeper_silhouette(art)
    _rope_ladder(art)
    _guest_hauling_a_trunk_up(art)


def _wing(art: Picture, place: Callable[[Shape], Shape]) -> None:
    feathers = []
    for number in range(8):
        angle = 58 - number * 15
        length = 158 - abs(number - 1) * 11
        feathers.append(
            place(
                Place(124, 196 + number * 3, angle)(
                    blob(
                        (0, -15),
                        (-length * 0.55, -20),
                        corner(-length, -3),
                        (-length * 0.9, 16),
                        (-length * 0.45, 18),
                        (0, 15),
                    )
                )
            )
        )
    for shape in feathers:
        art.piece(shape, LINEN, line=5.5, shade=(8, 8), lamp=0)
    for number in range(6):
        angle = 52 - number * 19
        length = 92 - number * 5
        art.piece(
            place(
                Place(126, 194 + number * 2, angle, 1)(
                    blob(
                        (0, -13),
                        (-length * 0.55, -17),
                        corner(-length, -2),
                        (-length * 0.9, 14),
                        (-length * 0.45, 15),
                        (0, 13),
                    )
                )
            ),
            PARCHMENT,
            shade=(6, 6),
        )
    art.piece(
        place(blob((112, 178), (128, 150), (150, 156), (156, 200), (132, 216), (112, 204))),
        LINEN,
        shade=(8, 8),
        lamp=0,
    )


def _scene(art: Picture) -> None:
    for x, y, width in ((40, 300, 80), (330, 332, 90), (130, 350, 110)):
        art.piece(
            union(
                [
                    ellipse(x, y, width * 0.5, 22),
                    ellipse(x - width * 0.3, y + 10, width * 0.4, 18),
                    ellipse(x + width * 0.34, y + 8, width * 0.42, 20),
                    ellipse(x + width * 0.05, y - 14, width * 0.28, 20),
                ]
            ),
            Tones("#E7E9F6", "#B9BEDD", "#8186B4"),
            shade=(6, 8),
            lamp=5,
        )
    for side in SIDES:
        _wing(art, side)


def _house(art: Picture) -> None:
    art.piece(polygon((128, 150), (272, 150), (268, 290), (132, 290)), PLASTER, line=6, shade=(16, 6), lamp=6)
    for shape in (
        box(128, 212, 272, 224),
        box(194, 224, 206, 290),
        polygon((132, 290), (146, 290), (200, 226), (190, 224)),
        polygon((268, 290), (254, 290), (200, 226), (210, 224)),
    ):
        art.piece(shape, WOOD, line=3.6, shade=(2, 3), lamp=2)
    for x in (162, 238):
        art.piece(rounded(x - 22, 160, x + 22, 206, 10), Tones("#FFF3C0", "#FFD27A", "#F2A93B"), shade=(6, 5))
        art.fill(box(x - 1.8, 160, x + 1.8, 206), INK)
        art.fill(box(x - 22, 180, x + 22, 183.6), INK)


def _sleeper_silhouette(art: Picture) -> None:
    art.fill(blob(corner(146, 206), (150, 190), (160, 184), (172, 190), corner(178, 206)), INK)
    art.fill(polygon((152, 188), (166, 168), (174, 186)), INK)
    art.piece(polygon((236, 58), (262, 58), (262, 120), (236, 120)), RUST, shade=(7, 0))
    art.piece(box(230, 48, 268, 64), RUST, shade=(6, 5), lamp=3)
    art.piece(
        blob(
            corner(200, 40),
            (240, 84),
            corner(302, 146),
            corner(290, 166),
            (200, 152),
            corner(110, 166),
            corner(98, 146),
            (160, 84),
        ),
        PLUM,
        line=6,
        shade=(16, 10),
        lamp=6,
        hatching=Hatching(length=40, width=6),
    )
    for y, count, width in ((84, 3, 30), (112, 5, 58), (140, 6, 86)):
        for number in range(count):
            x = 200 - width + 2 * width * number / (count - 1)
            art.fill(brush([(x - 11, y - 4), (x, y + 6), (x + 11, y - 4)], 1, 4.4, 1), PLUM.dark)
    art.piece(polygon((122, 288), (278, 288), (268, 308), (132, 308)), WOOD, line=6, shade=(6, 7))
    for x, y in ((124, 292), (276, 292)):
        art.piece(box(x - 9, y - 14, x + 9, y + 14).turned(0), IRON, line=4, shade=(3, 3), lamp=2)


def _rope_ladder(art: Picture) -> None:
    art.fill(tube(6, (180, 308), (174, 400)), INK)
    art.fill(tube(6, (222, 308), (228, 400)), INK)
    art.fill(tube(2.6, (180, 308), (174, 400)), PARCHMENT.base)
    art.fill(tube(2.6, (222, 308), (228, 400)), PARCHMENT.base)
    for y in (328, 356, 384):
        art.piece(box(170, y, 232, y + 9), WOOD, line=4, shade=(3, 3), lamp=2)


def _guest_hauling_a_trunk_up(art: Picture) -> None:
    snore(art, 96, 96, 0.72)
    snore(art, 72, 62, 1)
