"""What the Undead have: sockets, skulls and bones."""

from collections.abc import Iterable

from assets.drawing.curves import blob, corner
from assets.drawing.monster_inn.palette import LIME
from assets.drawing.palette import BONE, LINEN, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, union
from assets.drawing.texture import Hatching


def socket(
    art: Picture,
    x: float,
    y: float,
    rx: float,
    ry: float,
    glow: Tones = LIME,
    pupil: float = 7,
    turned: float = 0,
    px: float = 0,
    py: float = 0,
) -> None:
    """Draw an empty socket with a glow in it."""
    ball = ellipse(x, y, rx, ry, turned)
    art.ink(ball.grown(2))
    art.fill(ball, "#241430")
    art.fill(ellipse(x + px, y + py, pupil * 1.9), glow.dark, 0.75)
    art.fill(ellipse(x + px, y + py, pupil * 1.15), glow.base)
    art.fill(ellipse(x + px, y + py, pupil * 0.5), "#FDFFE8")


def skull_head(art: Picture, tones: Tones = BONE, has_jaw: bool = True) -> None:
    """Draw a skull."""
    if has_jaw:
        art.piece(
            blob(
                corner(140, 252),
                (146, 300),
                (162, 336),
                (200, 348),
                (238, 336),
                (254, 300),
                corner(260, 252),
                (200, 270),
            ),
            tones,
            line=5.5,
            lamp=5,
        )
    art.piece(
        blob(
            (200, 70),
            (262, 86),
            (300, 136),
            (304, 196),
            (286, 236),
            (262, 250),
            (258, 284),
            (200, 292),
            (142, 284),
            (138, 250),
            (114, 236),
            (96, 196),
            (100, 136),
            (138, 86),
        ),
        tones,
        line=6,
        shade=(20, 10),
        lamp=6,
        hatching=Hatching(angle=20, length=44, width=6, step=13),
    )


def skull_nose(art: Picture, y: float = 236) -> None:
    """Draw where the nose was."""
    art.ink(
        blob(
            corner(200, y - 22), (216, y + 8), (208, y + 14), corner(200, y + 6), (192, y + 14), (184, y + 8)
        )
    )


def skull_teeth(
    art: Picture, y0: float, y1: float, columns: Iterable[tuple[float, float]], curve: float = 8
) -> None:
    """Draw the teeth of a skull."""
    for left, right in columns:
        mouth = ((left + right) / 2 - 200) / 60
        rise = -curve * mouth * mouth
        art.piece(box(left, y0 + rise, right, y1 + rise).grown(1.5), LINEN, line=3, shade=(3, 0), lamp=0)


def bone_hand(
    art: Picture, x: float, y: float, tones: Tones = BONE, scale: float = 1, turned: float = 0
) -> None:
    """Draw a hand of bones."""
    with art.at(x, y, turned=turned, scale=scale):
        for right, long in ((-26, 26), (-9, 34), (8, 34), (25, 26)):
            art.piece(
                union(
                    [
                        ellipse(right, -long + 6, 8, 9),
                        ellipse(right, -6, 8, 10),
                        box(right - 5, -long + 4, right + 5, 6),
                    ]
                ),
                tones,
                line=4,
                shade=(4, 3),
                lamp=2,
            )
            art.stroke((right - 6, -long / 2 + 1), (right + 6, -long / 2 + 1), width=2.6)
        art.piece(
            blob((-36, 4), (-20, -8), (18, -8), (35, 4), (30, 30), (12, 40), (-12, 40), (-32, 28)),
            tones,
            line=4.5,
            shade=(8, 6),
        )
        for number in range(3):
            art.stroke((-16 + number * 16, 4), (-13 + number * 13, 24), width=3)
