"""Eyes with slits, claws, coins, fires and flies, for cards that need them."""

import math
from collections.abc import Iterable

from assets.drawing.curves import blob, brush, corner
from assets.drawing.palette import BONE, CREAM, INK, LINEN, OCHRE, SKIN, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, bar, box, ellipse

_FIRE = Tones("#F7A85A", "#E2622B", "#A6341A")
_SHADE_OF_IRIS = "#7E2F1B"


def slit_eye(
    art: Picture,
    x: float,
    y: float,
    across: float,
    down: float,
    *,
    look: tuple[float, float] = (0, 0),
    slit: tuple[float, float] = (6, 20),
    iris: str = OCHRE.base,
    lid: float = 0,
    lower_lid: float = 0,
    skin: Tones = SKIN,
    tilt: float = 0,
    white: str | None = None,
    turned: float = 0,
    line: float = 3.4,
) -> None:
    """Draw an eye that its iris fills, with a slit of half a width and half a height, turned by degrees."""
    ball = ellipse(x, y, across, down)
    right, low = look
    art.ink(ball.grown(line))
    art.fill(ball, white or iris)
    if white:
        art.fill(ellipse(x + right, y + low, across * 0.62, down * 0.62) & ball, iris)
    else:
        art.fill(ball - ball.moved(across * 0.12, down * 0.2), _SHADE_OF_IRIS, 0.45)
    width, height = slit
    opening = blob(
        corner(x + right, y + low - height),
        (x + right + width, y + low),
        corner(x + right, y + low + height),
        (x + right - width, y + low),
    ).turned(turned, (x + right, y + low))
    art.fill(opening & ball, INK)
    art.fill(ellipse(x + right - across * 0.3, y + low - down * 0.38, max(2.6, across * 0.15)) & ball, CREAM)
    if lid:
        edge = y - down + 2 * down * lid
        closed = box(x - 90, y - 90, x + 90, edge).turned(tilt, (x, y))
        art.fill(ball.grown(1) & closed, skin.base)
        rim = bar((x - across - 6, edge), (x + across + 6, edge), 2.8).turned(tilt, (x, y))
        art.ink(rim & ball.grown(4))
    if lower_lid:
        art.fill(ball.grown(1) & box(x - 90, y + down - 2 * down * lower_lid, x + 90, y + 90), skin.dark)


def spots(
    art: Picture,
    shape: Shape,
    places: Iterable[tuple[float, float, float]],
    colour: str,
    opacity: float = 1,
) -> None:
    """Draw spots on a shape: where, and how large."""
    for x, y, reach in places:
        art.fill(ellipse(x, y, reach, reach * 0.8, (x * 7 + y * 3) % 90) & shape, colour, opacity)


def coin(
    art: Picture,
    x: float,
    y: float,
    across: float = 20,
    down: float = 12,
    line: float = 4,
    is_marked: bool = False,
    turned: float = 0,
) -> None:
    """Draw a coin that lies."""
    disc = ellipse(x, y, across, down, turned)
    art.piece(disc, OCHRE, line=line, shade=(4, 4), lamp=3)
    if is_marked:
        art.fill(disc.scaled(0.62, 0.62) - disc.scaled(0.5, 0.5), OCHRE.dark)


def flame_shape(x: float, y: float, scale: float = 1, turned: float = 0) -> Shape:
    """The outline of a flame."""
    outline = blob(
        corner(0, -50),
        (12, -22),
        (26, -4),
        (24, 20),
        (0, 34),
        (-24, 20),
        (-24, -6),
        corner(-10, -14),
        (-8, -30),
    )
    return outline.scaled(scale, scale, (0, 0)).turned(turned, (0, 0)).moved(x, y)


def fire(art: Picture, x: float, y: float, scale: float = 1, turned: float = 0, line: float = 5) -> None:
    """Draw a flame in three colours."""
    art.piece(flame_shape(x, y, scale, turned), _FIRE, line=line, shade=(7 * scale, 2), lamp=3)
    art.fill(flame_shape(x, y + 8 * scale, scale * 0.62, turned), "#FFB347")
    art.fill(flame_shape(x, y + 14 * scale, scale * 0.34, turned), "#FFF1C4")


def claws(
    art: Picture,
    fingers: Iterable[tuple[float, float, float, float, float]],
    tones: Tones,
    reach: float = 13,
    nail: Tones = BONE,
    line: float = 4.5,
) -> None:
    """Draw fingers with nails: from where to where each, and how wide."""
    for x1, y1, x2, y2, width in fingers:
        length = math.hypot(x2 - x1, y2 - y1)
        along_x, along_y = (x2 - x1) / length, (y2 - y1) / length
        across_x, across_y = -along_y, along_x
        tip = blob(
            corner(x2 - along_x * 4 + across_x * width * 0.42, y2 - along_y * 4 + across_y * width * 0.42),
            (
                x2 + along_x * reach * 0.7 + across_x * width * 0.3,
                y2 + along_y * reach * 0.7 + across_y * width * 0.3,
            ),
            corner(x2 + along_x * reach * 1.5, y2 + along_y * reach * 1.5),
            (
                x2 + along_x * reach * 0.5 - across_x * width * 0.42,
                y2 + along_y * reach * 0.5 - across_y * width * 0.42,
            ),
            corner(x2 - along_x * 4 - across_x * width * 0.42, y2 - along_y * 4 - across_y * width * 0.42),
        )
        art.piece(tip, nail, line=3.4, shade=(3, 2), lamp=1.5)
        finger = [(x1, y1), ((x1 + x2) / 2 + across_y * 2, (y1 + y2) / 2 - across_x * 2), (x2, y2)]
        art.piece(brush(finger, width, width * 1.08, width * 0.8), tones, line=line, shade=(4, 3), lamp=3)


def fly(art: Picture, x: float, y: float, scale: float = 1) -> None:
    """Draw a fly."""
    for way in (-1, 1):
        wing = ellipse(x + way * 8 * scale, y - 8 * scale, 10 * scale, 6 * scale, -35 * way)
        art.piece(wing, LINEN, line=2.4, shade=None, lamp=0)
    art.ink(ellipse(x, y, 9 * scale, 8 * scale))
    art.fill(ellipse(x - 3.4 * scale, y - 2 * scale, 3 * scale), CREAM)
    art.fill(ellipse(x + 3.8 * scale, y - 2 * scale, 3 * scale), CREAM)
    art.ink(
        ellipse(x - 3 * scale, y - 1 * scale, 1.2 * scale),
        ellipse(x + 3.6 * scale, y - 1 * scale, 1.2 * scale),
    )
