"""What bodies have: shoulders, sleeves and hands."""

from assets.drawing.curves import blob, corner
from assets.drawing.palette import Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import polygon
from assets.drawing.texture import Hatching


def bust(
    art: Picture,
    tones: Tones,
    y: float = 300,
    width: float = 180,
    line: float = 6,
    slope: float = 1.0,
    is_hatched: bool = True,
) -> None:
    """Draw shoulders and chest."""
    shape = blob(
        corner(200 - width - 14, 430),
        (200 - width + 12, y + 52 * slope),
        (200 - width * 0.5, y + 10 * slope),
        (200, y),
        (200 + width * 0.5, y + 10 * slope),
        (200 + width - 12, y + 52 * slope),
        corner(200 + width + 14, 430),
    )
    art.piece(
        shape,
        tones,
        line=line,
        shade=(22, 10),
        lamp=6,
        hatching=Hatching(angle=40, length=52, width=6, step=14) if is_hatched else None,
    )


def sleeve(art: Picture, x: float, y: float, tones: Tones, width: float = 44, lean: float = 0) -> None:
    """Draw a sleeve that comes from below."""
    art.piece(
        blob(
            corner(x - width - lean, 440),
            (x - width * 0.86 - lean * 0.3, y + 46),
            (x - width * 0.4, y + 14),
            (x + width * 0.45, y + 14),
            (x + width * 0.92 - lean * 0.3, y + 50),
            corner(x + width * 1.05 - lean, 440),
        ),
        tones,
        line=6,
        shade=(12, 8),
        lamp=5,
        hatching=Hatching(length=24),
    )


def fist(
    art: Picture,
    x: float,
    y: float,
    skin: Tones,
    scale: float = 1,
    turned: float = 0,
    claws: Tones | None = None,
    count: int = 3,
) -> None:
    """Draw a hand closed round a haft, knuckles up."""
    "closed hand round a haft, knuckles up"
    with art.at(x, y, turned=turned, scale=scale):
        art.piece(
            blob((-33, 16), (-31, -18), (-12, -33), (14, -34), (33, -18), (36, 12), (20, 33), (-14, 34)),
            skin,
            shade=(9, 8),
            lamp=5,
        )
        for number in range(count):
            art.stroke((-17 + number * 17, -28), (-15 + number * 16, -8), width=4)
        if claws:
            for number in range(count + 1):
                art.piece(
                    polygon((-30 + number * 17, -12), (-20 + number * 17, -12), (-25 + number * 17, 10)),
                    claws,
                    line=2.4,
                    shade=(3, 0),
                    lamp=0,
                )


def palm(
    art: Picture,
    x: float,
    y: float,
    skin: Tones,
    scale: float = 1,
    turned: float = 0,
    is_mirrored: bool = False,
) -> None:
    """Draw an open hand, fingers up."""
    "open hand, fingers up"
    with art.at(x, y, turned=turned, scale=scale, is_mirrored=is_mirrored):
        art.piece(
            blob(
                (-26, 40),
                (-34, 6),
                (-44, -16),
                (-36, -24),
                corner(-24, -12),
                (-26, -44),
                (-16, -52),
                corner(-8, -44),
                (-4, -58),
                (6, -60),
                corner(11, -48),
                (20, -52),
                (28, -44),
                corner(27, -26),
                (36, -26),
                (40, -16),
                (34, 16),
                (24, 42),
            ),
            skin,
            shade=(8, 6),
        )
        art.stroke((-9, -42), (-9, -18), width=3.6)
        art.stroke((10, -46), (9, -18), width=3.6)
        art.stroke((26, -26), (22, -8), width=3.6)
