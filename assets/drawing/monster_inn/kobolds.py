"""What all Kobolds have: frill, horns and head."""

from assets.drawing.curves import blob, corner
from assets.drawing.monster_inn.palette import KOBOLD, KOBOLD_BELLY
from assets.drawing.palette import BONE, RUST, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import ellipse
from assets.drawing.texture import Hatching


def frill(art: Picture, tones: Tones = RUST, big: float = 1.0) -> None:
    """Draw the frill."""
    for _ in art.both_sides():
        with art.about(120, 200, scale=big):
            art.piece(
                blob(
                    corner(124, 170),
                    (78, 122),
                    corner(40, 96),
                    (44, 140),
                    corner(16, 158),
                    (40, 184),
                    corner(22, 214),
                    (58, 222),
                    corner(56, 250),
                    (96, 240),
                    corner(130, 236),
                ),
                tones,
                shade=(8, 8),
                lamp=5,
            )
            for place in ((54, 118), (36, 164), (40, 208), (66, 236)):
                art.stroke(
                    (122, 200),
                    ((122 + place[0]) / 2, (200 + place[1]) / 2 - 4),
                    place,
                    width=4,
                    start=3,
                    colour=tones.dark,
                )


def kobold_horns(art: Picture, style: str, tones: Tones = BONE) -> None:
    """Draw horns: stub, up or back."""
    if style == "stub":
        for _ in art.both_sides():
            art.piece(
                blob(corner(140, 124), (126, 96), corner(132, 72), (150, 84), corner(166, 108)),
                tones,
                shade=(6, 5),
            )
    if style == "up":
        for _ in art.both_sides():
            art.piece(
                blob(
                    corner(132, 132),
                    (104, 96),
                    (96, 52),
                    corner(112, 14),
                    (126, 54),
                    (146, 82),
                    corner(168, 108),
                ),
                tones,
                shade=(8, 6),
                lamp=5,
                hatching=Hatching(angle=60, length=12),
            )
    if style == "back":
        for _ in art.both_sides():
            art.piece(
                blob(
                    corner(134, 136),
                    (92, 118),
                    (54, 76),
                    (42, 20),
                    corner(48, -2),
                    (72, 44),
                    (112, 74),
                    corner(172, 98),
                ),
                tones,
                line=6,
                shade=(10, 8),
                lamp=5,
                hatching=Hatching(angle=50, length=14, step=9),
            )


def kobold_head(art: Picture, skin: Tones = KOBOLD, belly: Tones = KOBOLD_BELLY) -> None:
    """Draw the head."""
    art.piece(
        blob(
            (200, 88),
            (250, 96),
            (288, 138),
            (286, 190),
            (262, 218),
            (270, 262),
            (248, 304),
            (200, 320),
            (152, 304),
            (130, 262),
            (138, 218),
            (114, 190),
            (112, 138),
            (150, 96),
        ),
        skin,
        line=6,
        shade=(18, 9),
        lamp=6,
        hatching=Hatching(angle=20, length=40, width=6, step=13),
    )
    art.piece(
        blob(
            corner(136, 254),
            (166, 268),
            (200, 272),
            (234, 268),
            corner(264, 254),
            (266, 278),
            (244, 308),
            (200, 322),
            (156, 308),
            (134, 278),
        ),
        belly,
        line=4.5,
        shade=(12, 7),
    )
    art.piece(
        blob(
            (200, 196),
            (226, 202),
            (250, 226),
            (264, 254),
            (234, 270),
            (200, 274),
            (166, 270),
            (136, 254),
            (150, 226),
            (174, 202),
        ),
        skin,
        line=4.5,
        lamp=5,
    )
    for _ in art.both_sides():
        art.ink(ellipse(180, 228, 7, 4.5, -30))
    for x, y in ((188, 110), (214, 108), (200, 124), (176, 126), (226, 126)):
        art.stroke((x - 8, y - 3), (x, y + 5), (x + 8, y - 3), width=3.4, colour=skin.dark)
