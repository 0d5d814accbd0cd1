"""The Stressed Satyr: red eyes, sweat, and all his nails bitten."""

from assets.drawing.curves import SIDES, blob, corner
from assets.drawing.palette import BONE, FUR, LINEN, MOSS, PINK, PLUM, RED, TAN, WATER
from assets.drawing.picture import Picture
from assets.drawing.shapes import ellipse, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Stressed Satyr, 400 x 400."""
    art.ground("#9DB067", "#3C4A2A", "#4A5A34", seed=13)
    _body(art)
    _ears(art)
    _horns(art)
    _face(art)
    _goatee(art)
    _eyes(art)
    _nose_and_teeth(art)
    _curls(art)
    _sweat(art)
    _hands(art)


def _body(art: Picture) -> None:
    art.piece(
        blob(corner(50, 420), (70, 356), (126, 314), (200, 306), (274, 314), (330, 356), corner(350, 420)),
        TAN,
        line=6,
        shade=(22, 10),
        lamp=6,
        hatching=Hatching(angle=40, length=50, width=6),
    )
    art.piece(
        blob(
            corner(60, 420),
            (66, 360),
            (110, 322),
            (150, 330),
            (200, 380),
            (250, 330),
            (290, 322),
            (334, 360),
            corner(340, 420),
        ),
        MOSS,
        line=6,
        shade=(14, 8),
        lamp=5,
        hatching=Hatching(angle=60, length=26),
    )


def _ears(art: Picture) -> None:
    for side in SIDES:
        art.piece(
            side(blob((126, 190), (84, 176), (36, 196), corner(24, 214), (60, 226), (100, 226), (130, 222))),
            TAN,
            line=5,
            shade=(6, 7),
            lamp=5,
        )
        art.piece(
            side(blob((116, 200), (84, 194), (50, 206), (84, 214), (116, 214))),
            PINK,
            line=0,
            shade=(4, 4),
            lamp=0,
        )


def _horns(art: Picture) -> None:
    for side in SIDES:
        art.piece(
            side(
                blob(
                    corner(168, 120),
                    (150, 70),
                    (112, 46),
                    (70, 60),
                    (56, 104),
                    (78, 134),
                    corner(104, 126),
                    (86, 112),
                    (88, 86),
                    (110, 78),
                    (128, 96),
                    corner(134, 134),
                )
            ),
            BONE,
            line=6,
            shade=(9, 8),
            lamp=6,
            hatching=Hatching(angle=40, length=16, step=9),
        )


def _face(art: Picture) -> None:
    art.piece(
        blob(
            (200, 112),
            (256, 132),
            (272, 190),
            (256, 250),
            (226, 300),
            corner(200, 322),
            (174, 300),
            (144, 250),
            (128, 190),
            (144, 132),
        ),
        TAN,
        line=5,
        shade=(16, 7),
        lamp=6,
    )


def _goatee(art: Picture) -> None:
    art.piece(
        blob(
            corner(176, 296),
            (200, 290),
            corner(224, 296),
            (220, 330),
            corner(206, 372),
            (194, 340),
            (184, 330),
        ),
        FUR,
        line=5,
        shade=(7, 4),
        lamp=4,
        hatching=Hatching(angle=75, length=14),
    )


def _eyes(art: Picture) -> None:
    for side in SIDES:
        art.fill(
            side(blob((138, 216), (164, 230), (192, 216), (186, 240), (164, 248), (142, 238))),
            PLUM.base,
            0.55,
        )
    art.eye(164, 200, 26, 27, look=(3, 2), pupil=5)
    art.eye(238, 200, 27, 28, look=(-4, -1), pupil=5)
    for x, y, dx, dy in (
        (142, 192, 9, 4),
        (144, 212, 8, -4),
        (186, 214, -8, -4),
        (262, 190, -10, 4),
        (258, 216, -9, -5),
        (218, 214, 8, -3),
    ):
        art.stroke((x, y), (x + dx, y + dy), width=2.6, start=2, colour=RED.base)
    art.stroke((136, 160), (164, 154), (186, 172), width=11, start=3, end=6, colour=FUR.dark)
    art.stroke((216, 166), (240, 148), (270, 156), width=11, start=6, end=3, colour=FUR.dark)
    art.stroke((150, 238), (166, 244), (182, 238), width=3, colour=TAN.dark)
    art.stroke((222, 238), (238, 246), (254, 238), width=3, colour=TAN.dark)


def _nose_and_teeth(art: Picture) -> None:
    art.piece(
        blob((190, 216), (212, 216), (226, 244), (214, 258), (188, 258), (178, 244)),
        TAN,
        line=4,
        shade=(7, 5),
        lamp=5,
    )
    art.ink(ellipse(191, 250, 4, 3), ellipse(210, 250, 4, 3))
    art.piece(
        blob((164, 276), (184, 268), (200, 274), (218, 268), (238, 276), (232, 294), (200, 298), (170, 294)),
        LINEN,
        line=4,
        shade=(0, 5),
        lamp=0,
    )
    for x in (178, 192, 206, 220):
        art.stroke((x, 270), (x, 296), width=3, start=2.4, end=2.4)


def _curls(art: Picture) -> None:
    art.piece(
        union(
            [
                ellipse(x, y, radius)
                for x, y, radius in (
                    (142, 140, 22),
                    (160, 112, 24),
                    (188, 98, 24),
                    (216, 98, 24),
                    (244, 114, 24),
                    (262, 142, 21),
                    (200, 120, 22),
                    (170, 132, 16),
                    (232, 132, 17),
                )
            ]
        ),
        FUR,
        line=5,
        shade=(7, 6),
        lamp=5,
        hatching=Hatching(length=12),
    )
    for x, y in ((160, 112), (190, 98), (220, 100), (244, 118)):
        art.stroke((x - 8, y + 4), (x, y - 7), (x + 8, y + 2), (x + 1, y + 6), width=3.4)


def _sweat(art: Picture) -> None:
    for x, y, size in ((292, 150, 1), (310, 190, 0.8), (104, 152, 0.9)):
        art.piece(
            blob(corner(0, -18), (11, 4), (8, 14), (0, 17), (-8, 14), (-11, 4))
            .scaled(size, size, (0, 0))
            .moved(x, y),
            WATER,
            line=3.4,
            shade=(3, 2),
            lamp=2,
        )


def _hands(art: Picture) -> None:
    for side, (long, short) in zip(
        SIDES,
        (
            ([(148, 306), (158, 320)], [(164, 304), (170, 318)]),
            ([(252, 306), (242, 320)], [(236, 304), (230, 318)]),
        ),
        strict=True,
    ):
        art.piece(
            side(blob(corner(84, 420), (92, 370), (126, 336), (160, 344), corner(170, 420))),
            TAN,
            line=6,
            shade=(10, 8),
            lamp=5,
            hatching=Hatching(length=22),
        )
        art.piece(
            side(
                blob(
                    (110, 350),
                    (116, 316),
                    (140, 296),
                    (150, 282),
                    (160, 284),
                    (162, 298),
                    (176, 288),
                    (182, 298),
                    (178, 314),
                    (180, 336),
                    (160, 356),
                    (130, 364),
                )
            ),
            TAN,
            line=5,
            shade=(8, 6),
            lamp=5,
        )
        art.stroke(*long, width=4)
        art.stroke(*short, width=4)
