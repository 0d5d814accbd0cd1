"""Last-Call Banshee."""

import math

from assets.drawing.curves import blob, brush, corner
from assets.drawing.monster_inn.palette import GOLD, KIND, VIOLET
from assets.drawing.monster_inn.props import teeth
from assets.drawing.monster_inn.undead import socket
from assets.drawing.palette import IRON, LINEN, PLUM, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import ellipse, union
from assets.drawing.texture import Hatching

_SKIN = Tones("#F0FFF4", "#B4EBD0", "#4F9C8C")


def draw(art: Picture) -> None:
    """Draw Last-Call Banshee, 400 x 400."""
    art.coarsen(0.4)
    art.ground(*KIND["undead"], seed=14)
    art.fill(ellipse(200, 210, 190, 190), "#A9E6B0", 0.16)
    art.fill(ellipse(200, 210, 140, 150), "#A9E6B0", 0.18)
    _sound_waves(art)
    _flying_hair(art)
    _shroud(art)
    _hollow_eyes(art)
    _black_tears(art)
    _scream(art)
    _front_locks(art)
    _tiara_and_veil(art)
    _chain(art)


def _sound_waves(art: Picture) -> None:
    for reach, width in ((150, 7), (186, 6)):
        for way in (-1, 1):
            points = [
                (200 + way * reach * math.cos(angle), 250 + reach * math.sin(angle) * 0.8)
                for angle in (-0.9, -0.5, -0.1, 0.3)
            ]
            art.stroke(*points, width=width, start=2, end=2, colour="#D8FFE4")


def _flying_hair(art: Picture) -> None:
    strands = [
        ([(170, 150), (110, 110), (60, 120), (20, 90), (-10, 40)], 54),
        ([(160, 180), (90, 170), (50, 190), (10, 170), (-30, 190)], 52),
        ([(160, 210), (90, 230), (60, 270), (20, 270), (-30, 310)], 50),
        ([(150, 240), (100, 290), (84, 340), (40, 360), (10, 410)], 44),
        ([(180, 120), (140, 60), (130, 20), (96, 0), (80, -40)], 46),
        ([(200, 110), (190, 50), (210, 20), (196, -10), (204, -50)], 40),
    ]
    hair = union(
        [brush(points, 60, width, 1) for points, width in strands]
        + [brush(points, 60, width, 1).mirrored() for points, width in strands[:5]]
        + [ellipse(200, 180, 92, 104)]
    )
    art.piece(hair, Tones("#C8D2F4", "#7C8CC6", "#36407A"), line=6, shade=(8, 8), lamp=5)
    for points, _w in strands:
        part = [(x * 0.9 + points[0][0] * 0.1 + 6, y * 0.9 + points[0][1] * 0.1 + 6) for x, y in points[1:]]
        art.stroke(*part, width=4.5, colour="#36407A")
        with art.mirrored():
            art.stroke(*part, width=4.5, colour="#36407A")


def _shroud(art: Picture) -> None:
    art.piece(
        blob(
            corner(50, 440),
            (60, 370),
            (110, 320),
            (160, 310),
            (200, 330),
            (240, 310),
            (290, 320),
            (340, 370),
            corner(350, 440),
        ),
        _SKIN,
        line=6,
        shade=(20, 9),
        lamp=6,
        hatching=Hatching(angle=60, length=44, width=6),
    )
    for points in ([(120, 340), (132, 380), (126, 420)], [(276, 340), (266, 386), (272, 420)]):
        art.stroke(*points, colour=_SKIN.dark)
    art.piece(
        blob((178, 270), (222, 270), (228, 330), (200, 344), (172, 330)), _SKIN, line=4, shade=(12, 0), lamp=0
    )
    face = blob(
        (200, 92),
        (252, 108),
        (276, 162),
        (270, 220),
        (256, 280),
        (232, 322),
        (200, 334),
        (168, 322),
        (144, 280),
        (130, 220),
        (124, 162),
        (148, 108),
    )
    art.piece(face, _SKIN, line=5.5, shade=(17, 8), lamp=6)


def _hollow_eyes(art: Picture) -> None:
    for _ in art.both_sides():
        art.fill(
            blob((132, 160), (160, 146), (190, 172), (186, 208), (158, 222), (136, 204)), _SKIN.dark, 0.8
        )
    socket(art, 160, 186, 25, 27, px=2, py=2, pupil=8, turned=-16)
    socket(art, 240, 186, 25, 27, px=-2, py=2, pupil=8, turned=16)


def _black_tears(art: Picture) -> None:
    for x, low in ((154, 270), (166, 246), (246, 268), (234, 250)):
        art.piece(
            blob((x - 4, 206), (x + 4, 206), (x + 4, low - 8), (x, low), (x - 4, low - 8)),
            VIOLET,
            line=0,
            shade=None,
            lamp=0,
        )
    art.stroke((126, 158), (150, 136), (184, 150), width=10, start=3, end=6, colour="#3F4682")
    art.stroke((274, 158), (250, 136), (216, 150), width=10, start=3, end=6, colour="#3F4682")
    art.stroke((196, 204), (192, 228), (200, 234), (208, 228), (204, 204), width=4, colour=_SKIN.dark)


def _scream(art: Picture) -> None:
    mouth = blob(
        (200, 244), (226, 254), (236, 290), (222, 326), (200, 338), (178, 326), (164, 290), (174, 254)
    )
    art.piece(mouth, Tones("#1D2A4A", "#141E38", "#0A1022"), shade=None, lamp=0)
    art.fill(ellipse(200, 320, 20, 13) & mouth, "#4F9C8C")
    teeth(art, ((182, 254), (218, 254)), True, 18, LINEN, 5)
    art.fill(blob((186, 250), (214, 250), (210, 260), (190, 260)), "#F0FFF4")


def _front_locks(art: Picture) -> None:
    art.piece(
        blob(
            corner(196, 96),
            (160, 104),
            (128, 140),
            (116, 200),
            corner(90, 250),
            (104, 180),
            (110, 130),
            (150, 88),
            (200, 76),
            (250, 88),
            (290, 130),
            (296, 180),
            corner(310, 250),
            (284, 200),
            (272, 140),
            (240, 104),
            corner(204, 96),
        ),
        Tones("#DDE8FF", "#8C9CD0", "#3F4682"),
        shade=(8, 6),
        lamp=5,
        hatching=Hatching(angle=70, length=18),
    )


def _tiara_and_veil(art: Picture) -> None:
    for x, y, _r in ((140, 104, -30), (168, 88, -14), (200, 82, 0), (232, 88, 14), (260, 104, 30)):
        for number in range(5):
            art.piece(
                ellipse(x + 10 * math.cos(number * 1.257), y + 10 * math.sin(number * 1.257), 8),
                PLUM,
                line=3,
                shade=(3, 3),
                lamp=2,
            )
        art.piece(ellipse(x, y, 6), GOLD, line=2.6, shade=None, lamp=0)


def _chain(art: Picture) -> None:
    for _ in art.both_sides():
        art.piece(
            blob(corner(10, 440), (16, 380), (40, 350), (84, 356), (104, 392), corner(104, 440)),
            _SKIN,
            line=6,
            shade=(10, 8),
            lamp=5,
            hatching=Hatching(length=20),
        )
        with art.at(58, 330, turned=-14):
            art.piece(
                blob(
                    (-26, 34),
                    (-32, 0),
                    (-46, -34),
                    (-40, -44),
                    corner(-24, -20),
                    (-24, -62),
                    (-15, -68),
                    corner(-8, -26),
                    (2, -72),
                    (11, -70),
                    corner(10, -24),
                    (26, -58),
                    (34, -52),
                    (26, -14),
                    (30, 6),
                    (24, 34),
                ),
                _SKIN,
                shade=(8, 6),
            )
        art.piece(
            blob((28, 366), (60, 352), (96, 364), (94, 384), (58, 374), (30, 386)),
            IRON,
            line=4.5,
            shade=(6, 5),
            lamp=3,
        )
    for number in range(4):
        art.piece(
            ellipse(330 + number * 18, 392 + number * 14, 12, 8, 36)
            - ellipse(330 + number * 18, 392 + number * 14, 6.5, 3.5, 36),
            IRON,
            line=3.4,
            shade=(3, 2),
            lamp=1,
        )
