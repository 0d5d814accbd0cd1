"""Extra Cots."""

from assets.drawing.curves import blob, corner
from assets.drawing.innkeeper.props import snore
from assets.drawing.palette import (
    BLUE,
    BONE,
    COAL,
    LINEN,
    MOUTH,
    OCHRE,
    PALE,
    PARCHMENT,
    RUST,
    SKIN,
    WINE,
    WOOD,
    Tones,
)
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Extra Cots, 400 x 400."""
    art.ground("#8A7AA8", "#2A1F46", "#3C2E60", seed=60, rays_from=(200, 180))
    _scene(art)
    _feet_out_of_the_end(art)
    _drawer_with_a_cat(art)


def _bunk(art: Picture, y: float, skin: Tones, blanket: Tones, hair: Tones, kind: str) -> None:
    art.piece(
        blob((44, y + 2), (54, y - 28), (112, y - 32), (134, y - 14), (132, y + 8)),
        LINEN,
        shade=(6, 6),
        lamp=0,
    )
    art.piece(
        blob(
            corner(130, y + 6),
            (140, y - 34),
            (210, y - 44),
            (280, y - 32),
            (330, y - 34),
            (352, y - 16),
            corner(356, y + 8),
        ),
        blanket,
        line=6,
        shade=(8, 9),
        lamp=5,
        hatching=Hatching(angle=10, length=22),
    )
    for number in (0, 1):
        middle = 336 + number * 24
        art.piece(
            blob(
                (middle - 14, y - 24),
                (middle - 10, y - 58),
                (middle + 10, y - 60),
                (middle + 14, y - 26),
                (middle + 8, y - 8),
                (middle - 8, y - 8),
            ),
            skin,
            shade=(5, 5),
        )
        for toe in range(4):
            art.piece(
                ellipse(middle - 10 + toe * 7, y - 60 + abs(toe - 1.4) * 2, 4.4, 5.4),
                skin,
                line=3,
                shade=(2, 2),
                lamp=1,
            )
    _sleeper(art, y, skin, hair, kind)
    art.piece(box(26, y + 4, 378, y + 22), WOOD, line=6, shade=(0, 7))
    for middle in (36, 368):
        art.piece(
            union(
                [
                    box(middle - 14, y, middle + 14, y + 6),
                    box(middle - 14, y + 9, middle + 14, y + 15),
                    box(middle - 14, y + 18, middle + 14, y + 25),
                ]
            ),
            PARCHMENT,
            line=3.6,
            shade=(3, 0),
            lamp=1,
        )


def _sleeper(art: Picture, y: float, skin: Tones, hair: Tones, kind: str) -> None:
    art.piece(
        blob(
            (60, y - 36),
            (76, y - 64),
            (112, y - 66),
            (132, y - 40),
            (130, y - 8),
            (96, y + 4),
            (64, y - 8),
        ),
        skin,
        line=5.5,
        shade=(8, 6),
        lamp=5,
    )
    _worn(art, y, skin, hair, kind)
    if kind != "mask":
        art.stroke((72, y - 38), (82, y - 32), (92, y - 38), width=6, start=2, end=2)
        art.stroke((104, y - 38), (114, y - 32), (124, y - 38), width=6, start=2, end=2)
    art.piece(
        blob(
            (94, y - 34),
            (106, y - 34),
            (114, y - 18),
            (100, y - 12),
            (86, y - 18),
        ),
        skin if kind != "beard" else Tones("#FF9C86", "#DE5A4A", "#94252F"),
        line=4,
        shade=(4, 4),
        lamp=3,
    )
    if kind != "beard":
        art.piece(ellipse(100, y - 4, 7, 6), MOUTH, line=3, shade=None, lamp=0)


def _worn(art: Picture, y: float, skin: Tones, hair: Tones, kind: str) -> None:
    if kind == "beard":
        art.piece(
            blob(
                corner(72, y - 16),
                (102, y - 22),
                corner(136, y - 26),
                (152, y - 6),
                corner(162, y + 18),
                (116, y + 14),
                (80, y + 10),
            ),
            hair,
            shade=(5, 5),
            hatching=Hatching(angle=30, length=12),
        )
        art.piece(
            blob(
                corner(56, y - 40),
                (66, y - 76),
                (102, y - 84),
                (132, y - 66),
                corner(134, y - 42),
                (96, y - 56),
            ),
            hair,
            shade=(5, 5),
        )
    elif kind == "mask":
        art.piece(
            blob(
                (58, y - 46),
                (96, y - 50),
                (134, y - 46),
                (134, y - 26),
                (96, y - 24),
                (58, y - 26),
            ),
            WINE,
            line=4.5,
            shade=(4, 4),
            lamp=3,
        )
        art.stroke((72, y - 36), (84, y - 31), (94, y - 36), width=4, colour="#FFF8E6")
        art.stroke((104, y - 36), (114, y - 31), (124, y - 36), width=4, colour="#FFF8E6")
    elif kind == "orc":
        for way in (-1, 1):
            art.piece(
                blob(
                    corner(96 + way * 34, y - 44),
                    corner(96 + way * 62, y - 58),
                    corner(96 + way * 36, y - 24),
                ),
                skin,
                line=4.5,
                shade=(4, 3),
                lamp=3,
            )
        art.piece(
            polygon((84, y - 6), (87, y - 22), (93, y - 6)),
            LINEN,
            line=3,
            shade=None,
            lamp=0,
        )
        art.piece(
            polygon((106, y - 6), (109, y - 22), (115, y - 6)),
            LINEN,
            line=3,
            shade=None,
            lamp=0,
        )


def _scene(art: Picture) -> None:
    for x in (20, 362):
        art.piece(
            box(x, 16, x + 20, 420).turned(1.5 if x < 200 else -1.5, (x, 400)), WOOD, line=6, shade=(7, 0)
        )


def _feet_out_of_the_end(art: Picture) -> None:
    _bunk(art, 96, SKIN, WINE, RUST, "beard")
    _bunk(art, 204, PALE, BLUE, WOOD, "mask")
    _bunk(art, 312, Tones("#B5C98A", "#7F9A58", "#4A6036"), OCHRE, COAL, "orc")
    snore(art, 200, 20, 0.8)
    snore(art, 232, -2, 1)
    art.piece(ellipse(140, 180, 11), Tones("#FFFFFF", "#CFE8F0", "#8FC1D6"), line=3.4, shade=(3, 3), lamp=0)
    snore(art, 150, 246, 0.6)


def _drawer_with_a_cat(art: Picture) -> None:
    art.piece(box(60, 352, 340, 410), WOOD, line=6, shade=(8, 8), lamp=5)
    art.piece(ellipse(200, 392, 10), OCHRE, line=4, shade=(3, 3), lamp=2)
    art.piece(
        blob(corner(220, 356), (232, 334), (250, 340), (276, 340), (292, 332), corner(304, 356)),
        COAL,
        shade=(5, 4),
        lamp=3,
    )
    art.stroke((240, 350), (248, 354), (256, 350), width=4, colour=BONE.base)
    art.stroke((270, 350), (278, 354), (286, 350), width=4, colour=BONE.base)
