"""What all Goblins have: ears, head and nose."""

from assets.drawing.curves import blob, corner
from assets.drawing.monster_inn.palette import GOBLIN
from assets.drawing.palette import PINK, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import ellipse
from assets.drawing.texture import Hatching


def goblin_ears(art: Picture, tones: Tones = GOBLIN, droop: float = 0, ring: Tones | None = None) -> None:
    """Draw the ears."""
    for _ in art.both_sides():
        with art.about(126, 206, turned=-droop):
            art.piece(
                blob(
                    corner(128, 170),
                    (88, 140),
                    (46, 118),
                    corner(-4, 104),
                    (18, 150),
                    (44, 206),
                    (84, 236),
                    corner(128, 240),
                ),
                tones,
                line=5.5,
                shade=(9, 9),
                lamp=6,
                hatching=Hatching(angle=30, length=18),
            )
            art.piece(
                blob((122, 186), (84, 158), (36, 130), (52, 170), (84, 212), (122, 224)),
                PINK,
                line=3,
                shade=(6, 5),
                lamp=0,
            )
            if ring:
                art.piece(ellipse(52, 206, 15) - ellipse(52, 206, 8), ring, line=3.6, shade=(3, 3), lamp=2)


def goblin_head(art: Picture, tones: Tones = GOBLIN) -> None:
    """Draw the head."""
    art.piece(
        blob(
            (200, 86),
            (256, 98),
            (286, 150),
            (282, 214),
            (252, 266),
            (222, 312),
            (200, 322),
            (178, 312),
            (148, 266),
            (118, 214),
            (114, 150),
            (144, 98),
        ),
        tones,
        line=6,
        shade=(18, 9),
        lamp=6,
        hatching=Hatching(angle=20, length=44, width=6, step=13),
    )


def goblin_nose(
    art: Picture,
    tones: Tones = GOBLIN,
    right: float = 0,
    length: float = 0,
    width: float = 0,
    wart: tuple[float, float, float] | None = None,
) -> None:
    """Draw the nose."""
    art.piece(
        blob(
            (186 - width, 180),
            (214 + width, 180),
            (228 + right + width, 226),
            (226 + right, 254 + length * 0.6),
            (206 + right * 1.6, 278 + length),
            (190 + right, 258 + length * 0.5),
            (176 + right * 0.4 - width, 228),
        ),
        tones,
        line=4.5,
        shade=(9, 6),
        lamp=6,
    )
    art.ink(
        ellipse(192 + right, 250 + length * 0.5, 5, 3.5, 20),
        ellipse(214 + right, 252 + length * 0.5, 5, 3.5, -20),
    )
    if wart:
        art.piece(ellipse(*wart), PINK, line=3, shade=None, lamp=2)
