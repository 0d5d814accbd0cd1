"""The Hungry War Bear: spiked armour, a bib, knife and fork in his paws."""

from assets.drawing.curves import SIDES, blob, corner
from assets.drawing.palette import BONE, COAL, FUR, IRON, OCHRE, PARCHMENT, PINK, TAN, WINE, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Hungry War Bear, 400 x 400."""
    art.ground("#F0B07A", "#A04A3C", "#B45A46", seed=4)
    _shoulders(art)
    _pauldrons(art)
    _ears_and_head(art)
    _helmet(art)
    _eyes(art)
    _muzzle(art)
    _mouth(art)
    _drool(art)
    _scar(art)
    _bib(art)
    _cutlery(art)
    _paws(art)


def _shoulders(art: Picture) -> None:
    art.piece(
        blob(
            corner(-20, 420),
            (-6, 330),
            (50, 276),
            (120, 252),
            (200, 246),
            (280, 252),
            (350, 276),
            (406, 330),
            corner(420, 420),
        ),
        FUR,
        line=7,
        shade=(26, 10),
        lamp=6,
        hatching=Hatching(angle=45, length=60, width=7, step=14),
    )


def _pauldrons(art: Picture) -> None:
    for side in SIDES:
        for x, y, turn in ((30, 282, -38), (66, 256, -20), (104, 244, -6)):
            art.piece(
                side(polygon((x - 13, y + 6), (x, y - 40), (x + 13, y + 6)).turned(turn, (x, y))),
                IRON,
                line=5,
                shade=(5, 2),
                lamp=3,
            )
        art.piece(
            side(
                blob(
                    corner(-10, 372),
                    (-4, 316),
                    (40, 274),
                    (100, 254),
                    (142, 268),
                    (130, 320),
                    (80, 346),
                    (30, 360),
                )
            ),
            IRON,
            line=6,
            shade=(12, 10),
            lamp=6,
            hatching=Hatching(angle=30, length=34),
        )
        for x, y in ((20, 338), (58, 312), (104, 288)):
            art.ink(side(ellipse(x, y, 5)))


def _ears_and_head(art: Picture) -> None:
    for x in (96, 304):
        art.piece(ellipse(x, 104, 38, 36), FUR, line=6, shade=(9, 7), lamp=6)
        art.piece(ellipse(x, 108, 19, 18), PINK, line=3, shade=(5, 4), lamp=0)
    # Head.
    art.piece(
        blob(
            (200, 64),
            (270, 74),
            (318, 118),
            (330, 186),
            (316, 254),
            (272, 306),
            (200, 322),
            (128, 306),
            (84, 254),
            (70, 186),
            (82, 118),
            (130, 74),
        ),
        FUR,
        line=7,
        shade=(22, 10),
        lamp=7,
        hatching=Hatching(angle=20, length=54, width=7, step=13),
    )


def _helmet(art: Picture) -> None:
    art.piece(
        blob(
            corner(104, 132),
            (108, 84),
            (146, 46),
            (200, 36),
            (254, 46),
            (292, 84),
            corner(296, 132),
            (250, 112),
            (200, 106),
            (150, 112),
        ),
        IRON,
        line=6,
        shade=(16, 9),
        lamp=6,
        hatching=Hatching(angle=20, length=40, width=6),
    )
    art.piece(polygon((188, 40), (200, 2), (212, 40)), IRON, line=5, shade=(5, 2), lamp=3)
    art.piece(
        blob(
            (98, 140),
            (106, 122),
            (150, 106),
            (200, 100),
            (250, 106),
            (294, 122),
            (302, 140),
            (290, 146),
            (250, 128),
            (200, 122),
            (150, 128),
            (110, 146),
        ),
        OCHRE,
        line=4,
        shade=(6, 5),
        lamp=3,
    )
    for x, y in ((130, 122), (166, 113), (200, 111), (234, 113), (270, 122)):
        art.ink(ellipse(x, y, 3.6))
    art.stroke((240, 58), (252, 74), (248, 90), width=5, start=2, end=2)
    art.stroke((252, 74), (264, 70), width=4)


def _eyes(art: Picture) -> None:
    for side in SIDES:
        art.fill(side(blob((112, 172), (150, 158), (180, 184), (172, 212), (134, 214), (112, 196))), FUR.dark)
    art.eye(148, 192, 19, 17, look=(5, 4), pupil=7, lid=0.3, skin=FUR, tilt=14, iris=OCHRE.base)
    art.eye(252, 192, 19, 17, look=(-5, 4), pupil=7, lid=0.3, skin=FUR, tilt=-14, iris=OCHRE.base)
    art.stroke((112, 158), (146, 160), (180, 186), width=15, start=4, end=9)
    art.stroke((288, 158), (254, 160), (220, 186), width=15, start=4, end=9)


def _muzzle(art: Picture) -> None:
    art.piece(
        blob(
            (200, 200),
            (238, 208),
            (268, 242),
            (262, 282),
            (228, 304),
            (200, 308),
            (172, 304),
            (138, 282),
            (132, 242),
            (162, 208),
        ),
        TAN,
        line=5,
        shade=(14, 8),
        lamp=6,
        hatching=Hatching(angle=20, length=26),
    )
    art.piece(
        blob((168, 216), (200, 208), (232, 216), (226, 238), (200, 252), (174, 238)),
        COAL,
        line=4,
        shade=(6, 5),
        lamp=0,
    )
    art.fill(ellipse(186, 220, 9, 4), "#B9A9BC", 0.9)


def _mouth(art: Picture) -> None:
    mouth = blob(
        corner(150, 266),
        (176, 262),
        (200, 256),
        (224, 262),
        corner(250, 266),
        (244, 306),
        (222, 330),
        (200, 334),
        (178, 330),
        (156, 306),
    )
    art.piece(mouth, Tones("#5b1530", "#5B1530", "#2a0a18"), line=5, shade=(8, -6), lamp=0)
    art.fill(ellipse(202, 318, 28, 16) & mouth, PINK.base)
    art.fill(ellipse(202, 322, 3, 14) & mouth, PINK.dark)
    for tip in (
        ((158, 267), (178, 264), (172, 290)),
        ((242, 267), (222, 264), (228, 290)),
        ((186, 260), (198, 258), (192, 270)),
        ((202, 258), (214, 260), (208, 270)),
    ):
        art.piece(polygon(*tip), BONE, line=2.4, shade=(3, 0), lamp=0)
    for tip in (((170, 326), (184, 328), (174, 306)), ((230, 326), (216, 328), (226, 306))):
        art.piece(polygon(*tip), BONE, line=2.4, shade=(3, 0), lamp=0)
    art.stroke((200, 250), (200, 260), width=5, start=4, end=4)


def _drool(art: Picture) -> None:
    art.piece(
        blob((250, 288), (258, 310), (256, 330), (249, 336), (243, 328), (245, 306)),
        Tones("#C9E4EE", "#8FC1D6", "#4D8AAB"),
        line=3,
        shade=(3, 0),
        lamp=2,
    )


def _scar(art: Picture) -> None:
    art.stroke((286, 206), (272, 236), (278, 262), width=5, start=1, end=1, colour=TAN.light)
    art.stroke((270, 222), (284, 228), width=3.4, colour=TAN.light)
    art.stroke((268, 242), (284, 248), width=3.4, colour=TAN.light)


def _bib(art: Picture) -> None:
    bib = blob(
        corner(138, 322),
        (170, 346),
        (200, 352),
        (230, 346),
        corner(262, 322),
        (282, 374),
        corner(262, 420),
        corner(138, 420),
        (118, 374),
    )
    art.piece(bib, PARCHMENT, line=5, shade=(12, 6), lamp=5)
    for column in range(3):
        for row in range(2):
            art.fill(
                box(150 + column * 40, 366 + row * 28, 166 + column * 40, 380 + row * 28) & bib,
                WINE.light,
                0.85,
            )


def _cutlery(art: Picture) -> None:
    art.piece(
        union(
            [
                box(50, 250, 62, 400),
                box(36, 206, 42, 250),
                box(53, 200, 59, 250),
                box(70, 206, 76, 250),
                blob((34, 238), (56, 262), (78, 238), (72, 262), (56, 274), (40, 262)),
            ]
        ),
        IRON,
        line=4.5,
        shade=(4, 2),
        lamp=2,
    )
    art.piece(
        union(
            [
                box(338, 290, 352, 400),
                blob(corner(336, 296), (334, 220), corner(348, 186), (360, 230), corner(356, 296)),
            ]
        ),
        IRON,
        line=4.5,
        shade=(5, 2),
        lamp=3,
    )


def _paws(art: Picture) -> None:
    for x in (56, 344):
        art.piece(
            blob(
                (x - 44, 352),
                (x - 20, 322),
                (x + 22, 322),
                (x + 44, 350),
                (x + 40, 392),
                (x, 408),
                (x - 40, 392),
            ),
            FUR,
            line=6,
            shade=(10, 9),
            lamp=6,
            hatching=Hatching(length=26),
        )
        for claw in (-24, -8, 8, 24):
            art.piece(
                polygon((x + claw - 6, 344), (x + claw + 6, 344), (x + claw, 368)),
                BONE,
                line=2.6,
                shade=(3, 0),
                lamp=0,
            )
