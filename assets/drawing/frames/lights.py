"""Where light comes from: a lantern, and a window with the moon in it."""

from assets.drawing.curves import blob, corner, star
from assets.drawing.palette import IRON, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon


def lantern(art: Picture) -> None:
    """A hanging lantern and its glow."""
    art.define_glow("l", (80, 120), 80, strong=".9", middle=".4", weak=".35")
    art.shine("l", 0, 40, 160, 160)
    art.piece(box(77, 0, 83, 58), IRON, line=3, shade=None, lamp=0)
    art.piece(polygon((62, 58), (98, 58), (112, 80), (48, 80)), IRON, line=5, shade=(8, 5), lamp=4)
    art.piece(
        polygon((50, 82), (110, 82), (104, 150), (56, 150)),
        Tones("#FFF6D6", "#FFD27A", "#F2A93B"),
        line=5,
        shade=(9, 0),
        lamp=5,
    )
    art.piece(
        blob(corner(80, 96), (93, 122), (88, 138), (80, 142), (72, 138), (67, 122)),
        Tones("#FFFDF0", "#FFB347", "#E2762B"),
        line=0,
        shade=(4, 3),
        lamp=3,
    )
    art.ink(box(78.5, 82, 81.5, 150))
    art.piece(polygon((46, 150), (114, 150), (106, 166), (54, 166)), IRON, line=5, shade=(8, 6), lamp=4)


def window(art: Picture) -> None:
    """A window at night."""
    art.piece(box(16, 70, 204, 226) | ellipse(110, 76, 94, 66), WOOD, line=6, shade=(9, 9), lamp=5)
    glass = box(32, 76, 188, 212) | ellipse(110, 80, 78, 52)
    art.piece(glass, Tones("#4B5AA0", "#2B2F66", "#1E2050"), line=4, shade=(-8, -8), lamp=0)
    art.piece(ellipse(146, 84, 24), Tones("#FFFDF0", "#FFF1C4", "#F1D48A"), line=0, shade=(5, 5), lamp=0)
    for x, y, radius in ((62, 70, 5), (84, 108, 4), (170, 134, 5), (56, 140, 4), (112, 60, 4)):
        art.fill(star(x, y, radius, radius * 0.4, 4), "#FFF1C4")
    art.fill(
        blob(corner(32, 212), (32, 184), (64, 168), (92, 182), (128, 160), (188, 186), corner(188, 212))
        & glass,
        "#1B1A3E",
    )
    art.piece(box(106, 30, 114, 212), WOOD, line=4, shade=(3, 0), lamp=2)
    art.piece(box(32, 124, 188, 132), WOOD, line=4, shade=(0, 3), lamp=2)
    art.piece(box(6, 212, 214, 232), WOOD, line=5, shade=(6, 8), lamp=4)
