"""Old Mount Grudge."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.monster_inn.palette import DARK, GOLD, KIND, MOSSY, SNOW
from assets.drawing.monster_inn.trolls import troll_nose
from assets.drawing.palette import BONE, FOREST, MOUTH, PARCHMENT, RED, WINE, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching

_SKIN = Tones("#BEB8C8", "#827A92", "#453E56")


def draw(art: Picture) -> None:
    """Draw Old Mount Grudge, 400 x 400."""
    art.ground(*KIND["troll"], seed=20)
    art.piece(
        union(
            [
                ellipse(x, y, reach)
                for x, y, reach in (
                    (0, 40, 50),
                    (50, 20, 44),
                    (96, 30, 36),
                    (400, 40, 52),
                    (350, 18, 44),
                    (304, 30, 34),
                    (30, 76, 34),
                    (376, 78, 34),
                )
            ]
        ),
        DARK,
        shade=(10, 9),
        lamp=6,
        hatching=Hatching(length=20),
    )
    for _ in art.both_sides():
        art.piece(
            polygon((22, 92), (52, 96), (38, 128), (56, 132), (6, 208), (20, 150), (4, 146)),
            GOLD,
            line=4.5,
            shade=(5, 3),
        )
    art.close_ground()
    art.piece(
        blob(
            corner(-40, 430),
            corner(-30, 330),
            corner(-6, 290),
            corner(24, 300),
            corner(50, 244),
            corner(84, 290),
            (140, 310),
            (260, 310),
            (316, 300),
            (350, 306),
            (390, 300),
            corner(430, 330),
            corner(440, 430),
        ),
        _SKIN,
        line=7,
        shade=(24, 11),
        lamp=7,
        hatching=Hatching(angle=40, length=50, width=7),
    )
    for line in (((50, 244), (68, 270), (58, 286), (48, 274), (34, 284)),):
        art.piece(polygon(*line), SNOW, line=4, shade=(5, 4), lamp=0)

    def pine(x: float, y: float, scale: float = 1) -> None:
        with art.at(x, y, scale=scale):
            art.piece(box(-4, -6, 4, 8), WOOD, line=3, shade=None, lamp=0)
            for number in range(3):
                art.piece(
                    polygon(
                        (-22 + number * 4, -4 - number * 18),
                        (0, -38 - number * 18),
                        (22 - number * 4, -4 - number * 18),
                    ),
                    FOREST,
                    line=4,
                    shade=(6, 4),
                    lamp=3,
                )

    for place in ((22, 352, 0.9), (56, 336, 1.1), (92, 360, 0.8), (376, 350, 0.9), (306, 362, 0.8)):
        pine(*place)
    with art.at(352, 322, scale=1.02):
        for left, right, height in ((-36, -12, 58), (14, 38, 50), (-14, 16, 74)):
            art.piece(box(left, -height, right, 20), PARCHMENT, line=4, shade=(6, 0), lamp=3)
            art.piece(
                polygon((left - 5, -height), ((left + right) / 2, -height - 30), (right + 5, -height)),
                WINE,
                line=4,
                shade=(5, 2),
                lamp=3,
            )
        art.ink(ellipse(1, -44, 4, 7), ellipse(-24, -34, 3, 5), ellipse(26, -28, 3, 5))
        art.ink(box(-6, -8, 8, 20))
        art.piece(polygon((1, -104), (1, -124), (20, -116)), RED, line=3, shade=None, lamp=0)
    with art.about(200, 352, right=-6, down=10):
        _castle_on_right_shoulder(art)
        _craggy_head(art)
        _lava_cracks(art)
        _glowing_eyes(art)
        _moss_brows(art)
        _moss_beard(art)
    for x, y, scale in ((128, 44, 1), (268, 30, 0.9), (300, 110, 0.8), (98, 130, 0.7)):
        with art.at(x, y, scale=scale):
            art.stroke((-13, -6), (-5, -8), (0, 2), width=4.5, start=2, end=3)
            art.stroke((13, -6), (5, -8), (0, 2), width=4.5, start=2, end=3)


def _castle_on_right_shoulder(art: Picture) -> None:
    for _ in art.both_sides():
        art.piece(
            blob(
                corner(104, 172),
                corner(70, 150),
                corner(36, 106),
                corner(40, 160),
                corner(26, 190),
                corner(56, 226),
                corner(64, 250),
                corner(98, 246),
            ),
            _SKIN,
            line=6,
            shade=(9, 9),
            lamp=6,
            hatching=Hatching(angle=30, length=14),
        )
        art.stroke((96, 206), (66, 176), (52, 146), colour=_SKIN.dark)


def _craggy_head(art: Picture) -> None:
    art.piece(
        blob(
            corner(134, 96),
            corner(160, 40),
            corner(178, 60),
            corner(204, 4),
            corner(232, 54),
            corner(248, 34),
            corner(272, 98),
            (298, 140),
            (298, 180),
            (326, 226),
            (328, 290),
            (284, 340),
            (200, 354),
            (116, 340),
            (72, 290),
            (74, 226),
            (102, 180),
            (104, 140),
        ),
        _SKIN,
        line=7,
        shade=(24, 11),
        lamp=7,
        hatching=Hatching(angle=20, length=54, width=7, step=14),
    )
    art.piece(
        polygon(
            (204, 4),
            (232, 54),
            (248, 34),
            (262, 72),
            (244, 66),
            (232, 92),
            (216, 68),
            (200, 98),
            (184, 72),
            (166, 88),
            (148, 78),
            (160, 40),
            (178, 60),
        ),
        SNOW,
        line=4.5,
        shade=(7, 5),
        lamp=0,
    )


def _lava_cracks(art: Picture) -> None:
    for line in (
        [(122, 250), (104, 276), (116, 296), (98, 318)],
        [(286, 244), (300, 270), (284, 292), (296, 312)],
        [(150, 110), (140, 128), (152, 140)],
        [(258, 112), (264, 132), (250, 142)],
    ):
        shape = brush(line, 2, 9, 2)
        art.ink(shape.grown(3))
        art.fill(shape, "#FF9A2E")
    art.piece(
        blob(
            (94, 178),
            (120, 146),
            (176, 160),
            (200, 176),
            (224, 160),
            (280, 146),
            (306, 178),
            (280, 196),
            (232, 192),
            (200, 204),
            (168, 192),
            (120, 196),
        ),
        _SKIN,
        line=5.5,
        shade=(7, 10),
        lamp=7,
        hatching=Hatching(angle=10, length=22),
    )


def _glowing_eyes(art: Picture) -> None:
    for _ in art.both_sides():
        ball = blob(corner(116, 194), (150, 186), corner(186, 206), (168, 222), (134, 220))
        art.ink(ball.grown(5))
        art.fill(ball, "#FF9A2E")
        art.fill(ball.scaled(0.68, 0.62, (156, 204)), "#FFE98A")
        art.fill(ellipse(158, 206, 5.5, 8), "#FFFFFF")


def _moss_brows(art: Picture) -> None:
    for _ in art.both_sides():
        art.piece(
            union(
                [
                    ellipse(x, y, reach)
                    for x, y, reach in ((112, 154, 15), (136, 150, 17), (162, 158, 17), (184, 172, 14))
                ]
            ),
            MOSSY,
            shade=(6, 6),
            hatching=Hatching(length=10),
        )
    troll_nose(art, Tones(_SKIN.light, "#988DA0", _SKIN.dark), y0=186, y1=286, width=42)
    shape = blob(
        corner(104, 318),
        (150, 296),
        (200, 300),
        (250, 296),
        corner(296, 318),
        (280, 342),
        (200, 350),
        (120, 342),
    )
    art.piece(shape, MOUTH, shade=None, lamp=0)
    art.fill(ellipse(200, 352, 70, 14) & shape, "#FF9A2E")
    for x, height in ((122, 44), (152, 30), (182, 24), (218, 24), (248, 30), (278, 44)):
        art.piece(
            polygon(
                (x - 14, 344),
                (x + 14, 344),
                (x + 7 if x > 200 else x + 4, 344 - height),
                (x - 4 if x > 200 else x - 7, 344 - height),
            ),
            BONE,
            line=4,
            shade=(5, 0),
            lamp=3,
        )


def _moss_beard(art: Picture) -> None:
    art.piece(
        blob(
            (84, 330),
            (130, 352),
            (200, 360),
            (270, 352),
            (316, 330),
            (300, 372),
            (262, 360),
            corner(246, 400),
            (222, 372),
            corner(200, 412),
            (178, 372),
            corner(154, 400),
            (138, 360),
            (100, 372),
        ),
        MOSSY,
        line=6,
        shade=(11, 8),
        lamp=5,
        hatching=Hatching(angle=75, length=24),
    )
