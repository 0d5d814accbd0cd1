"""What all Trolls have: ears, head, nose and moss."""

from collections.abc import Iterable

from assets.drawing.curves import blob
from assets.drawing.monster_inn.palette import MOSSY, STONE
from assets.drawing.palette import Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import ellipse, union
from assets.drawing.texture import Hatching

_NOSE = Tones("#EFC0AE", "#C98676", "#82504C")


def troll_ears(art: Picture, skin: Tones = STONE, y: float = 190) -> None:
    """Draw the ears."""
    for _ in art.both_sides():
        art.piece(
            blob((96, y - 30), (62, y - 52), (40, y - 34), (44, y + 4), (70, y + 34), (98, y + 34)),
            skin,
            line=5.5,
            shade=(8, 8),
            lamp=6,
        )
        art.stroke((84, y - 16), (64, y - 22), (62, y + 4), (78, y + 16), width=4, colour=skin.dark)


def troll_head(art: Picture, skin: Tones = STONE) -> None:
    """Draw the head."""
    art.piece(
        blob(
            (200, 56),
            (258, 66),
            (292, 112),
            (296, 166),
            (318, 216),
            (322, 284),
            (280, 338),
            (200, 352),
            (120, 338),
            (78, 284),
            (82, 216),
            (104, 166),
            (108, 112),
            (142, 66),
        ),
        skin,
        line=7,
        shade=(24, 11),
        lamp=7,
        hatching=Hatching(angle=20, length=54, width=7, step=14),
    )


def troll_nose(
    art: Picture, skin: Tones = _NOSE, y0: float = 160, y1: float = 268, width: float = 34, right: float = 0
) -> None:
    """Draw the nose."""
    art.piece(
        blob(
            (190, y0),
            (212, y0),
            (220 + right * 0.5, (y0 + y1) / 2),
            (200 + width + right, y1 - 34),
            (200 + width * 0.7 + right, y1 - 4),
            (200 + right, y1 + 4),
            (200 - width * 0.8 + right, y1 - 4),
            (200 - width + right, y1 - 32),
            (182 + right * 0.5, (y0 + y1) / 2),
        ),
        skin,
        shade=(11, 8),
        lamp=7,
    )
    art.ink(
        ellipse(200 - width * 0.4 + right, y1 - 8, 7, 5, 20),
        ellipse(200 + width * 0.4 + right, y1 - 8, 7, 5, -20),
    )
    art.fill(ellipse(200 - width * 0.45 + right, y1 - 38, 7, 5, -30), "#fff", 0.55)


def moss_on(
    art: Picture, places: Iterable[tuple[float, float, float]], tones: Tones = MOSSY, radius: float = 20
) -> None:
    """Draw moss where it grows."""
    art.piece(
        union([ellipse(x, y, radius * scale) for x, y, scale in places]),
        tones,
        line=5.5,
        shade=(8, 8),
        lamp=5,
        hatching=Hatching(length=14),
    )
