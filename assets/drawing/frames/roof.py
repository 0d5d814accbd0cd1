"""The roof that closes the tower of rooms."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.palette import IRON, OCHRE, RUST, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union


def inn_roof(art: Picture) -> None:
    """The roof of the inn: chimney, weather vane with a gryphon, tiles, a round window."""
    with art.group("scale(1,.82)"):
        _chimney(art)
        _weather_vane(art)
        _roof(art)


def _chimney(art: Picture) -> None:
    art.piece(polygon((300, 30), (346, 30), (346, 100), (300, 100)), RUST, line=5, shade=(10, 0), lamp=4)
    for y in (44, 60, 76):
        art.fill(box(302, y, 344, y + 3), RUST.dark)
    art.piece(box(292, 22, 354, 36), RUST, line=5, shade=(8, 5), lamp=3)


def _weather_vane(art: Picture) -> None:
    art.piece(box(217, 30, 223, 62), IRON, line=4, shade=(2, 0), lamp=0)
    art.piece(
        union(
            [
                box(176, 34, 256, 39),
                polygon((252, 28), (270, 36.5), (252, 45)),
                polygon((170, 28), (186, 34), (186, 39), (170, 45), (176, 36.5)),
            ]
        ),
        OCHRE,
        line=3.6,
        shade=(2, 3),
        lamp=1.5,
    )
    art.piece(
        polygon((204, 22), (190, 5), (205, 9), (212, 3), (218, 10), (226, 22)),
        OCHRE,
        line=3.6,
        shade=(3, 3),
        lamp=2,
    )
    art.piece(
        blob(
            corner(188, 33),
            (194, 22),
            (208, 19),
            (224, 19),
            (232, 13),
            (234, 7),
            (241, 4),
            (249, 8),
            corner(257, 14),
            (249, 16),
            (245, 22),
            corner(240, 31),
            corner(234, 31),
            (232, 26),
            (214, 27),
            corner(208, 33),
            corner(201, 33),
            (201, 28),
        ),
        OCHRE,
        line=3.6,
        shade=(3, 3),
        lamp=2,
    )
    art.piece(polygon((236, 6), (235, 1), (241, 4)), OCHRE, line=2, shade=None, lamp=0)
    art.ink(ellipse(245, 10, 1.6))


def _roof(art: Picture) -> None:
    roof = polygon((220, 34), (436, 152), (418, 166), (22, 166), (4, 152))
    art.piece(roof, Tones("#7E6A9A", "#4C3A66", "#2E2145"), line=7, shade=(10, 8), lamp=6)
    for row in range(5):
        y = 66 + row * 22
        half_width = (y - 34) * 1.76
        tiles = int(half_width * 2 / 34)
        for number in range(tiles + 1):
            x = 220 - half_width + number * (2 * half_width / tiles)
            art.fill(brush([(x - 14, y), (x, y + 9), (x + 14, y)], 1, 4, 1) & roof, "#2E2145")
    art.piece(ellipse(220, 110, 28), Tones("#FFE9B0", "#FFC860", "#E9A23B"), line=6, shade=(6, 6), lamp=4)
    art.ink(box(217, 82, 223, 138))
    art.ink(box(192, 107, 248, 113))
    art.piece(polygon((2, 150), (438, 150), (432, 170), (8, 170)), WOOD, line=6, shade=(4, 7), lamp=4)
