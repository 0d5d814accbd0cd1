"""The Spider."""

import math

from assets.drawing.curves import SIDES, blob, brush, corner
from assets.drawing.palette import BONE, COAL, IRON, OCHRE, PARCHMENT, PINK, PLUM, RED, STRAW, WINE, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import bar, box, ellipse, polygon, spot, union
from assets.drawing.texture import Hatching

_CHITIN = Tones("#7B5A80", "#4E2F57", "#2C1733")


def draw(art: Picture) -> None:
    """Draw the Spider, 400 x 400."""
    art.ground("#A9A77A", "#4A4A3A", "#575543", seed=24)
    _web(art)
    _legs(art)
    _abdomen(art)
    _head(art)
    _bun_hair(art)
    _minor_eyes(art)
    _main_eyes_with_spectacles(art)
    _smile(art)
    _knitting(art)
    _needles(art)
    _grip(art)
    _ball_of_wool(art)


def _web(art: Picture) -> None:
    for number in range(10):
        angle = math.pi * 2 * number / 10 + 0.1
        art.fill(
            brush(
                [
                    (200, 150),
                    (200 + 150 * math.cos(angle), 150 + 150 * math.sin(angle)),
                    (200 + 330 * math.cos(angle), 150 + 330 * math.sin(angle)),
                ],
                1.6,
                2.2,
                1.6,
            ),
            PARCHMENT.light,
            0.55,
        )
    for reach in (150, 200, 252):
        for number in range(10):
            t0 = math.pi * 2 * number / 10 + 0.1
            t1 = t0 + math.pi * 2 / 10
            middle = (t0 + t1) / 2
            art.fill(
                brush(
                    [
                        (200 + reach * math.cos(t0), 150 + reach * math.sin(t0)),
                        (200 + reach * 0.86 * math.cos(middle), 150 + reach * 0.86 * math.sin(middle)),
                        (200 + reach * math.cos(t1), 150 + reach * math.sin(t1)),
                    ],
                    1.5,
                    2.2,
                    1.5,
                ),
                PARCHMENT.light,
                0.55,
            )


def _legs(art: Picture) -> None:
    legs = [
        [(140, 220), (96, 110), (52, 60), (14, 130)],
        [(134, 240), (76, 170), (26, 160), (2, 262)],
        [(136, 262), (82, 250), (40, 268), (20, 372)],
    ]
    for line in legs:
        for how in SIDES:
            art.piece(how(brush(line, 22, 19, 6)), _CHITIN, line=5.5, shade=(5, 4))
            for x, y in line[1:3]:
                part = how(spot(x, y))
                art.piece(ellipse(*part.centroid, 11), OCHRE, line=3.6, shade=(3, 3), lamp=2)


def _abdomen(art: Picture) -> None:
    abdomen = blob(
        (200, 20),
        (268, 38),
        (312, 96),
        (306, 160),
        (268, 208),
        (200, 220),
        (132, 208),
        (94, 160),
        (88, 96),
        (132, 38),
    )
    art.piece(abdomen, PLUM, line=7, shade=(22, 12), lamp=7, hatching=Hatching(angle=20, length=60, width=7))
    mark = union([polygon((176, 34), (224, 34), (205, 60), (224, 86), (176, 86), (195, 60)).grown(3)])
    art.piece(mark, RED, line=4, shade=(5, 5), lamp=3)
    for way in (-1, 1):
        for x, y, reach in ((66, 70, 9), (80, 110, 8), (66, 148, 7)):
            art.fill(ellipse(200 + way * x, y, reach), PLUM.light, 0.8)
    for how in SIDES:
        art.piece(
            how(brush([(160, 296), (98, 352), (52, 352), (62, 312), (104, 302)], 26, 21, 15)),
            _CHITIN,
            line=5.5,
            shade=(5, 5),
        )
        part = how(spot(56, 346))
        art.piece(ellipse(*part.centroid, 11), OCHRE, line=3.6, shade=(3, 3), lamp=2)


def _head(art: Picture) -> None:
    head = blob(
        (200, 146),
        (262, 160),
        (298, 206),
        (296, 262),
        (262, 304),
        (200, 316),
        (138, 304),
        (104, 262),
        (102, 206),
        (138, 160),
    )
    art.piece(head, _CHITIN, line=7, shade=(20, 10), lamp=6, hatching=Hatching(angle=20, length=34, width=6))


def _bun_hair(art: Picture) -> None:
    art.piece(
        blob(
            corner(124, 190),
            (140, 152),
            (172, 132),
            (200, 128),
            (228, 132),
            (260, 152),
            corner(276, 190),
            (240, 166),
            (200, 160),
            (160, 166),
        ),
        IRON,
        shade=(7, 6),
        lamp=5,
        hatching=Hatching(angle=70, length=14),
    )
    art.piece(ellipse(200, 118, 34, 28), IRON, shade=(8, 7), lamp=5)
    for line in (
        [(174, 128), (180, 104), (200, 96), (216, 104)],
        [(184, 134), (196, 118), (218, 120)],
        [(200, 140), (214, 134), (226, 122)],
    ):
        art.stroke(*line, width=4, colour=IRON.dark)


def _minor_eyes(art: Picture) -> None:
    for x, y, reach in (
        (130, 206, 12),
        (270, 206, 12),
        (168, 184, 9),
        (232, 184, 9),
        (118, 238, 8),
        (282, 238, 8),
    ):
        art.eye(x, y, reach, reach, look=(1.5, 2), pupil=reach * 0.45)


def _main_eyes_with_spectacles(art: Picture) -> None:
    for x in (162, 238):
        art.eye(
            x,
            230,
            30,
            29,
            look=((200 - x) * 0.16, 13),
            pupil=11,
            lid=0.34,
            skin=COAL,
            tilt=(x - 200) * 0.18,
            iris="#6C8038",
        )
        art.piece(ellipse(x, 231, 39, 38) - ellipse(x, 231, 33, 32), OCHRE, line=3, shade=(3, 3), lamp=2)
    art.stroke((190, 222), (200, 216), (210, 222), width=7, start=5, end=5)
    art.stroke((124, 222), (112, 216), (106, 208), start=4)
    art.stroke((276, 222), (288, 216), (294, 208), start=4)


def _smile(art: Picture) -> None:
    art.stroke((164, 282), (200, 294), (236, 282), width=6, start=2, end=2)
    for side in SIDES:
        art.piece(
            side(blob(corner(172, 286), corner(190, 290), (194, 308), corner(184, 326), (174, 308))),
            BONE,
            line=4,
            shade=(4, 3),
            lamp=2,
        )
    for side in SIDES:
        art.fill(side(ellipse(138, 272, 16, 9)), PINK.base, 0.7)


def _knitting(art: Picture) -> None:
    skin = blob(
        corner(156, 346),
        corner(244, 346),
        (244, 384),
        (262, 402),
        (290, 410),
        corner(300, 440),
        corner(160, 440),
    )
    art.piece(skin, RED, line=6, shade=(12, 8), lamp=5, hatching=Hatching(angle=0, length=20))
    for y in (364, 394):
        art.fill(box(140, y, 320, y + 14) & skin, PARCHMENT.base)
    for number in range(7):
        x = 163 + number * 13
        art.stroke((x, 347), (x + 5, 359), (x + 11, 347), width=3)


def _needles(art: Picture) -> None:
    for line, part in (((86, 292), (250, 362)), ((314, 292), (150, 362))):
        art.piece(bar(line, part, 4.5), STRAW, line=4, shade=(2, 3), lamp=1.5)
        art.piece(ellipse(line[0], line[1], 10), WINE, line=4, shade=(3, 3), lamp=2)


def _grip(art: Picture) -> None:
    for how in SIDES:
        art.piece(
            how(brush([(92, 290), (108, 302), (104, 320)], 10, 17, 11)),
            _CHITIN,
            line=4.5,
            shade=(4, 4),
            lamp=3,
        )


def _ball_of_wool(art: Picture) -> None:
    art.stroke((296, 420), (320, 404), (336, 396), start=4, end=4, colour=RED.base)
    art.piece(ellipse(356, 378, 36), RED, line=6, shade=(9, 8), lamp=5)
    for line in (
        [(330, 366), (356, 356), (382, 372)],
        [(326, 384), (352, 372), (384, 388)],
        [(340, 402), (346, 378), (366, 350)],
        [(354, 410), (362, 384), (384, 366)],
    ):
        art.stroke(*line, width=4, colour=RED.dark)
