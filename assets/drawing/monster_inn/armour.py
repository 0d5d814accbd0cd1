"""What the better Humanoids carry: gauntlets, pauldrons and tunes."""

from assets.drawing.curves import blob, corner
from assets.drawing.monster_inn.palette import GOLD, STEEL
from assets.drawing.palette import Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, union
from assets.drawing.texture import Hatching


def gauntlet(
    art: Picture, x: float, y: float, tones: Tones = STEEL, scale: float = 1, turned: float = 0
) -> None:
    """Draw a gauntlet."""
    with art.at(x, y, turned=turned, scale=scale):
        art.piece(blob((-34, 56), (-40, 22), (34, 22), (42, 56)), tones, shade=(9, 6))
        art.piece(
            blob((-33, 18), (-33, -16), (-14, -33), (14, -34), (34, -16), (37, 14), (22, 32), (-16, 32)),
            tones,
            line=5.5,
            shade=(9, 8),
            lamp=5,
        )
        for number in range(3):
            art.stroke((-17 + number * 17, -28), (-15 + number * 16, -4), width=4)
        art.stroke((-28, 4), (0, 10), (30, 2), width=4)


def pauldrons(
    art: Picture, tones: Tones = STEEL, y: float = 0, trim: Tones = GOLD, has_rivets: bool = True
) -> None:
    """Draw both pauldrons."""
    for _ in art.both_sides():
        art.piece(
            blob(
                (-10, 404 + y),
                (-2, 350 + y),
                (36, 308 + y),
                (96, 292 + y),
                (136, 310 + y),
                (126, 356 + y),
                (84, 384 + y),
                (36, 398 + y),
            ),
            tones,
            line=6,
            shade=(13, 11),
            lamp=6,
            hatching=Hatching(angle=30, length=28),
        )
        art.stroke((0, 372 + y), (44, 336 + y), (122, 322 + y), width=8, start=4, end=4, colour=trim.base)
        if has_rivets:
            art.ink(ellipse(30, 348 + y, 5))
            art.ink(ellipse(92, 318 + y, 5))


def music_note(
    art: Picture, x: float, y: float, scale: float = 1, turned: float = 0, tones: Tones = GOLD
) -> None:
    """Draw a note of music."""
    with art.at(x, y, turned=turned, scale=scale):
        shape = union(
            [
                ellipse(-8, 16, 12, 9, -20),
                box(0, -34, 6, 16),
                blob(corner(3, -36), (22, -26), corner(24, -6), (14, -16), corner(3, -18)),
            ]
        )
        art.ink(shape.grown(4))
        art.fill(shape, tones.base)
        art.fill(shape - shape.moved(2, 3), tones.light)
