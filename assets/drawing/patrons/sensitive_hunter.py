"""The Sensitive Hunter: tears in his eyes, his nose in a handkerchief, the crossbow forgotten."""

from assets.drawing.curves import SIDES, blob, brush, corner
from assets.drawing.palette import (
    BLUE,
    BONE,
    COAL,
    CREAM,
    FOREST,
    IRON,
    LINEN,
    OCHRE,
    PARCHMENT,
    PINK,
    RUST,
    SKIN,
    WATER,
    WOOD,
    Tones,
)
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Sensitive Hunter, 400 x 400."""
    art.ground("#A8C07A", "#4A6238", "#5A7444", seed=18)
    _crossbow(art)
    _coat(art)
    _head(art)
    _tears(art)
    _moustache_and_nose(art)
    _handkerchief(art)
    _hands(art)
    _feather(art)
    _hat(art)


def _crossbow(art: Picture) -> None:
    art.piece(box(300, 60, 318, 320).turned(28, (310, 200)), WOOD, line=5, shade=(6, 0), lamp=3)
    art.piece(
        brush([(230, 110), (270, 74), (310, 66), (350, 74), (390, 110)], 8, 15, 8).turned(28, (310, 200)),
        IRON,
        line=5,
        shade=(3, 5),
        lamp=3,
    )


def _coat(art: Picture) -> None:
    art.piece(
        blob(corner(14, 420), (40, 344), (110, 300), (200, 292), (290, 300), (360, 344), corner(386, 420)),
        OCHRE,
        line=6,
        shade=(22, 10),
        lamp=6,
        hatching=Hatching(angle=40, length=50, width=6),
    )
    art.piece(
        blob(corner(120, 312), (200, 350), corner(280, 312), (262, 300), (200, 300), (138, 300)),
        FOREST,
        line=5,
        shade=(8, 8),
        lamp=5,
    )


def _head(art: Picture) -> None:
    for side in SIDES:
        art.piece(
            side(blob((118, 190), (92, 182), (84, 212), (98, 240), (124, 238))),
            SKIN,
            line=5,
            shade=(6, 6),
            lamp=5,
        )
    art.piece(
        blob((116, 160), (110, 230), (122, 262), (150, 280), (250, 280), (278, 262), (290, 230), (284, 160)),
        COAL,
        line=5,
        shade=(6, 5),
        lamp=4,
    )
    art.piece(
        blob(
            (200, 128),
            (262, 150),
            (276, 208),
            (262, 270),
            (228, 306),
            (200, 312),
            (172, 306),
            (138, 270),
            (124, 208),
            (138, 150),
        ),
        SKIN,
        line=5,
        shade=(16, 7),
        lamp=6,
    )


def _tears(art: Picture) -> None:
    for x, way in ((158, 1), (244, -1)):
        art.fill(ellipse(x, 222, 26, 14), PINK.base, 0.6)
        art.eye(x, 198, 25, 24, look=(way * 3, -2), pupil=12, iris=WOOD.base)
        art.fill(ellipse(x + 5, 206, 4), CREAM)
        art.fill(
            blob((x - 22, 210), (x, 218), (x + 22, 210), (x + 16, 224), (x, 228), (x - 16, 224)),
            BLUE.light,
            0.85,
        )
    art.stroke((180, 150), (158, 154), (130, 174), width=11, start=5, end=3, colour=COAL.base)
    art.stroke((222, 150), (246, 154), (272, 174), width=11, start=5, end=3, colour=COAL.base)
    for x, y, size in ((128, 246, 1), (276, 244, 1), (122, 276, 0.8)):
        art.piece(
            blob(corner(0, -20), (11, 4), (8, 14), (0, 17), (-8, 14), (-11, 4))
            .scaled(size, size, (0, 0))
            .moved(x, y),
            WATER,
            line=3.4,
            shade=(3, 2),
            lamp=2,
        )


def _moustache_and_nose(art: Picture) -> None:
    art.piece(
        blob(
            corner(200, 262),
            (170, 252),
            (136, 266),
            corner(116, 298),
            (160, 296),
            corner(200, 282),
            (242, 296),
            corner(288, 298),
            (266, 266),
            (232, 252),
        ),
        COAL,
        line=5,
        shade=(5, 6),
        lamp=4,
        hatching=Hatching(angle=75, length=14),
    )
    art.piece(
        blob((186, 196), (216, 196), (246, 238), (240, 266), (204, 278), (166, 266), (158, 238)),
        Tones("#FF9C86", "#E2705E", "#A43D40"),
        line=5,
        shade=(11, 8),
        lamp=7,
    )
    art.fill(ellipse(178, 234, 10, 7), CREAM, 0.8)


def _handkerchief(art: Picture) -> None:
    art.piece(
        blob(
            corner(150, 262),
            (180, 274),
            (204, 262),
            (236, 274),
            corner(262, 258),
            (272, 300),
            corner(256, 340),
            (228, 330),
            corner(206, 352),
            (182, 332),
            corner(150, 344),
            (144, 300),
        ),
        LINEN,
        line=6,
        shade=(10, 9),
        lamp=4,
        hatching=Hatching(angle=60, length=24),
    )
    for knots in ([(172, 284), (176, 316)], [(206, 280), (206, 326)], [(240, 282), (238, 314)]):
        art.stroke(*knots, width=4, colour=BONE.dark)


def _hands(art: Picture) -> None:
    for side in SIDES:
        art.piece(
            side(blob(corner(64, 420), (80, 370), (116, 340), (152, 356), corner(160, 420))),
            OCHRE,
            line=6,
            shade=(10, 8),
            lamp=5,
            hatching=Hatching(length=20),
        )
        art.piece(
            side(
                blob(
                    (112, 346),
                    (116, 312),
                    (142, 288),
                    (160, 290),
                    (170, 306),
                    (176, 326),
                    (162, 350),
                    (136, 366),
                )
            ),
            SKIN,
            line=5,
            shade=(8, 7),
            lamp=5,
        )
    for knots in (
        [(140, 304), (154, 312)],
        [(138, 320), (156, 328)],
        [(260, 304), (246, 312)],
        [(262, 320), (244, 328)],
    ):
        art.stroke(*knots, width=4)


def _feather(art: Picture) -> None:
    art.piece(
        blob((250, 80), (300, 30), (350, 20), (372, 46), corner(340, 56), (352, 78), (300, 96)),
        PARCHMENT,
        line=5,
        shade=(7, 7),
        lamp=4,
    )
    art.stroke((262, 86), (310, 52), (360, 36), width=4)


def _hat(art: Picture) -> None:
    art.piece(
        blob(
            corner(122, 142),
            (128, 88),
            (166, 56),
            corner(210, 62),
            (250, 52),
            (280, 92),
            corner(284, 142),
            (200, 130),
        ),
        FOREST,
        line=6,
        shade=(16, 9),
        lamp=6,
        hatching=Hatching(angle=20, length=36, width=6),
    )
    art.piece(
        blob(
            (70, 170),
            (92, 142),
            (140, 130),
            (200, 126),
            (262, 130),
            (314, 142),
            (334, 170),
            (300, 166),
            (200, 154),
            (100, 166),
        ),
        FOREST,
        line=6,
        shade=(7, 8),
        lamp=5,
        hatching=Hatching(angle=10, length=18),
    )
    art.piece(
        blob((122, 134), (200, 118), (284, 134), (284, 144), (200, 132), (122, 146)),
        RUST,
        line=4,
        shade=(4, 4),
        lamp=2,
    )
