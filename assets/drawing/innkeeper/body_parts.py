"""What figures have: hands around (0, 0), some 76 units wide, ears, tears, hearts and coins."""

from assets.drawing.curves import blob, corner
from assets.drawing.innkeeper.figure import Figure
from assets.drawing.innkeeper.forms import tube
from assets.drawing.innkeeper.palette import GOLD
from assets.drawing.palette import RED, SKIN, WATER, Tones
from assets.drawing.shapes import ellipse, union


def fist(
    figure: Figure,
    x: float,
    y: float,
    skin: Tones = SKIN,
    scale: float = 1,
    turned: float = 0,
    is_mirrored: bool = False,
) -> None:
    """Draw a closed hand with its thumb across."""
    hand = figure.at(x, y, scale, turned, is_mirrored)
    hand.piece(
        blob((-37, 6), (-33, -24), (-10, -37), (20, -34), (37, -14), (36, 18), (16, 37), (-20, 35)),
        skin,
        shade=(9, 7),
    )
    for number in range(3):
        hand.stroke((-17 + number * 17, -35 + abs(number - 1) * 3), (-15 + number * 16, -14), width=4)
    hand.piece(
        blob((-38, 4), (-14, -2), (10, 4), (16, 16), (4, 25), (-20, 26), (-36, 20)),
        skin,
        line=4,
        shade=(5, 5),
        lamp=3,
    )


def grip(
    figure: Figure,
    x: float,
    y: float,
    skin: Tones = SKIN,
    scale: float = 1,
    turned: float = 0,
    is_mirrored: bool = False,
) -> None:
    """Draw fingers around an upright rod that is there already."""
    hand = figure.at(x, y, scale, turned, is_mirrored)
    hand.piece(
        blob((-34, -20), (-14, -38), (14, -36), (30, -18), (32, 24), (14, 40), (-18, 38), (-34, 18)),
        skin,
        shade=(6, 6),
    )
    for number in range(4):
        bent = 4 if number == 3 else 0
        hand.piece(
            ellipse(-3 - bent, -27 + number * 18, 27 - bent, 10.4, -4),
            skin,
            line=3.4,
            shade=(4, 4),
            lamp=2.4,
        )
    hand.piece(
        blob((18, -34), (32, -40), (40, -26), (38, 0), (28, 12), (16, 2)), skin, line=4, shade=(4, 4), lamp=3
    )


def palm(
    figure: Figure,
    x: float,
    y: float,
    skin: Tones = SKIN,
    scale: float = 1,
    turned: float = 0,
    is_mirrored: bool = False,
) -> None:
    """Draw an open hand, its palm to us and its fingers up."""
    hand = figure.at(x, y, scale, turned, is_mirrored)
    fingers = (
        tube(17, (-20, -4), (-32, -34), (-39, -56), steps=10),
        tube(18, (-7, -8), (-10, -44), (-13, -72), steps=10),
        tube(18, (7, -8), (12, -42), (16, -68), steps=10),
        tube(16, (20, -2), (30, -30), (38, -50), steps=10),
    )
    ball = blob((-30, -8), (-16, -22), (16, -22), (30, -6), (30, 24), (18, 42), (-16, 42), (-30, 20))
    thumb = tube(19, (-20, 22), (-42, 8), (-52, -12), steps=10)
    hand.piece(union([ball, *fingers, thumb]), skin, shade=(8, 6))
    for start, end in (((-14, -20), (-16, -4)), ((0, -22), (0, -5)), ((14, -19), (15, -3))):
        hand.stroke(start, end, width=3.6)
    hand.stroke((-26, 18), (-14, 14), (-6, 24), width=3.4, colour=skin.dark)


def point(
    figure: Figure,
    x: float,
    y: float,
    skin: Tones = SKIN,
    scale: float = 1,
    turned: float = 0,
    is_mirrored: bool = False,
) -> None:
    """Draw a hand with its forefinger up."""
    hand = figure.at(x, y, scale, turned, is_mirrored)
    back = blob((-30, -6), (-16, -24), (14, -26), (32, -10), (32, 20), (16, 38), (-16, 38), (-30, 22))
    forefinger = tube(19, (-18, -4), (-20, -40), (-20, -66), steps=10)
    hand.piece(back | forefinger, skin, shade=(8, 6))
    for number in range(2):
        hand.stroke((2 + number * 16, -24 + number * 3), (4 + number * 14, -6), width=4)
    hand.stroke((-10, -20), (-6, -6), width=4)
    hand.piece(
        blob((-34, 10), (-12, 2), (12, 4), (20, 14), (8, 24), (-16, 26), (-32, 24)),
        skin,
        line=4,
        shade=(5, 5),
        lamp=3,
    )


def pinch(
    figure: Figure,
    x: float,
    y: float,
    skin: Tones = SKIN,
    scale: float = 1,
    turned: float = 0,
    is_mirrored: bool = False,
) -> None:
    """Draw a hand whose thumb and forefinger meet near (-26, -30), its little finger up."""
    hand = figure.at(x, y, scale, turned, is_mirrored)
    back = blob((-14, -10), (4, -22), (26, -14), (34, 8), (28, 34), (4, 44), (-16, 30))
    little = tube(16, (24, -4), (34, -34), (46, -56), steps=10)
    middle = tube(17, (14, -8), (12, -34), (-2, -48), steps=10)
    hand.piece(union([back, little, middle]), skin, shade=(8, 6))
    for finger in (
        tube(17, (6, -8), (-8, -30), (-26, -32), steps=10),
        tube(18, (2, 20), (-18, 8), (-28, -16), steps=10),
    ):
        hand.piece(finger, skin, line=4, shade=(5, 4), lamp=3)
    hand.stroke((18, -14), (20, 2), width=3.4)


def ear(
    figure: Figure,
    x: float,
    y: float,
    skin: Tones = SKIN,
    scale: float = 1,
    turned: float = 0,
    is_mirrored: bool = False,
) -> None:
    """Draw a left ear, or in the mirror a right one."""
    part = figure.at(x, y, scale, turned, is_mirrored)
    part.piece(blob((12, -26), (-8, -34), (-24, -14), (-18, 18), (-4, 36), (12, 30)), skin, shade=(6, 6))
    part.stroke((-2, -18), (-12, -4), (-2, 10), (-8, 20), width=3.6)


def ears(figure: Figure, x: float, y: float, skin: Tones = SKIN, scale: float = 1) -> None:
    """Draw both ears: the left one at (x, y)."""
    ear(figure, x, y, skin, scale)
    ear(figure, 400 - x, y, skin, scale, is_mirrored=True)


def tear(figure: Figure, x: float, y: float, scale: float = 1, turned: float = 0) -> None:
    """Draw a drop of tears or sweat."""
    figure.at(x, y, scale, turned).piece(
        blob(corner(0, -18), (11, 4), (8, 14), (0, 17), (-8, 14), (-11, 4)),
        WATER,
        line=3.4,
        shade=(3, 2),
        lamp=2,
    )


def heart(figure: Figure, x: float, y: float, scale: float = 1, turned: float = 0) -> None:
    """Draw a heart."""
    figure.at(x, y, scale, turned).piece(
        blob(corner(0, 22), (-22, 2), (-20, -16), (-8, -19), corner(0, -8), (8, -19), (20, -16), (22, 2)),
        RED,
        line=4,
        shade=(5, 4),
        lamp=3,
    )


def coin(figure: Figure, x: float, y: float, across: float = 16, down: float | None = None) -> None:
    """Draw a coin, round unless its height is told."""
    down = down or across
    figure.piece(ellipse(x, y, across, down), GOLD, line=4, shade=(4, 4), lamp=3)
    left = x - across * 0.3
    figure.stroke((left, y - down * 0.4), (left, y + down * 0.3), width=3, colour=GOLD.dark)
