"""The Drake."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.innkeepers_folly.props import claws, coin
from assets.drawing.palette import ASH, BONE, COAL, FUR, LINEN, MOUTH, OCHRE, RUST, TEAL, WINE, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Drake, 400 x 400."""
    art.ground("#E6AE62", "#8A3E2E", "#A04E38", seed=22)
    with art.group("translate(6 18) scale(.96)"):
        _curled_tail(art)
        _crest_fin(art)
        _body(art)
        _head(art)
        _far_eye(art)
        _bill(art)
        _near_eye(art)
        _horn_stubs(art)
        _smoke_from_the_nostril(art)
        _stolen_purse(art)


def _curled_tail(art: Picture) -> None:
    for line in (
        [(300, 420), (346, 372), (386, 350), (396, 316), (372, 300), (352, 316), (364, 330)],
        [(320, 430), (370, 400), (404, 384)],
    ):
        art.piece(brush(line, 20, 18, 5), COAL, shade=(4, 4), lamp=3)


def _crest_fin(art: Picture) -> None:
    fin = blob(
        corner(232, 84),
        (268, 20),
        corner(290, -6),
        (300, 30),
        corner(312, 58),
        (344, 40),
        corner(372, 38),
        (356, 78),
        corner(352, 106),
        (380, 112),
        corner(404, 132),
        (372, 150),
        corner(358, 172),
        (384, 190),
        corner(396, 216),
        (360, 216),
        corner(330, 236),
        corner(300, 280),
        (280, 180),
    )
    art.piece(fin, RUST, line=6, shade=(10, 8), lamp=5, hatching=Hatching(angle=-30, length=30))
    for line in (
        [(268, 120), (284, 60), (290, 8)],
        [(290, 130), (330, 80), (362, 46)],
        [(300, 160), (350, 140), (394, 132)],
        [(304, 200), (350, 200), (386, 212)],
    ):
        art.stroke(*line, start=5, colour=RUST.dark)


def _body(art: Picture) -> None:
    body = blob(
        corner(54, 420),
        (72, 360),
        (118, 318),
        (176, 296),
        (250, 286),
        (310, 300),
        (348, 350),
        corner(360, 420),
    )
    art.piece(body, FUR, line=6, shade=(22, 10), lamp=6, hatching=Hatching(angle=40, length=50, width=7))
    chest = blob(corner(104, 420), (120, 352), (160, 314), (214, 304), (246, 330), corner(244, 420))
    art.piece(chest, OCHRE, shade=(12, 6), lamp=5)
    for number, y in enumerate((336, 362, 388, 412)):
        art.stroke(
            (128 - number * 5, y + 6), (184, y + 14), (243, y), width=4.5, start=2, end=2, colour=OCHRE.dark
        )


def _head(art: Picture) -> None:
    head = blob(
        (222, 44),
        (282, 60),
        (318, 108),
        (320, 170),
        (306, 228),
        corner(306, 306),
        (246, 318),
        corner(168, 306),
        (166, 250),
        (142, 200),
        (126, 140),
        (148, 82),
        (184, 54),
    )
    art.piece(head, TEAL, line=7, shade=(22, 10), lamp=7, hatching=Hatching(angle=30, length=50, width=7))
    art.piece(
        blob(corner(158, 268), (230, 284), corner(312, 264), (320, 300), (232, 322), (156, 304)),
        LINEN,
        shade=(8, 8),
        lamp=0,
    )
    art.stroke((164, 286), (236, 302), (310, 282), width=3.4, colour=LINEN.dark)


def _far_eye(art: Picture) -> None:
    art.eye(154, 104, 22, 27, look=(-7, 6), pupil=7, lid=0.32, skin=TEAL, tilt=14, iris="#E9A23B")


def _bill(art: Picture) -> None:
    art.piece(
        blob(
            corner(172, 196),
            (120, 204),
            (70, 204),
            (36, 216),
            (50, 240),
            (104, 254),
            (160, 244),
            corner(196, 226),
        ),
        Tones("#F28C28", "#C0562A", "#7E2F1B"),
        shade=(6, 8),
    )
    art.piece(
        blob(corner(180, 186), (120, 196), (40, 198), (60, 214), (120, 222), corner(176, 214)),
        MOUTH,
        line=0,
        shade=None,
        lamp=0,
    )
    for x in (54, 74, 94, 114, 134):
        art.piece(polygon((x - 6, 194), (x + 6, 194), (x, 211)), LINEN, line=2.4, shade=(2, 0), lamp=0)
    belly = blob(
        corner(176, 110),
        (140, 132),
        (96, 150),
        (48, 148),
        (12, 156),
        (6, 182),
        (34, 200),
        (90, 198),
        (140, 196),
        corner(186, 206),
        (206, 190),
        (204, 150),
    )
    art.piece(belly, OCHRE, line=6, shade=(9, 11), lamp=7, hatching=Hatching(angle=-10, length=20))
    art.ink(ellipse(104, 164, 10, 5, -14))
    art.stroke((24, 176), (80, 184), (140, 180), width=4, colour=OCHRE.dark)
    art.stroke((186, 206), (204, 212), (214, 200), width=6, start=3)


def _near_eye(art: Picture) -> None:
    art.eye(218, 116, 34, 33, look=(-11, 8), pupil=10, lid=0.44, skin=TEAL, tilt=-10, iris="#E9A23B")
    art.stroke((176, 92), (212, 66), (262, 88), width=15, start=5, end=6, colour=TEAL.dark)
    art.stroke((134, 80), (150, 68), (172, 78), width=9, start=3, end=4, colour=TEAL.dark)
    art.stroke((190, 154), (220, 162), (250, 150), width=4, colour=TEAL.dark)


def _horn_stubs(art: Picture) -> None:
    art.piece(
        blob(corner(232, 62), (246, 44), (250, 18), corner(238, 0), (220, 22), corner(204, 60)),
        BONE,
        shade=(6, 4),
        hatching=Hatching(angle=10, length=12),
    )


def _smoke_from_the_nostril(art: Picture) -> None:
    for x, y, reach in ((78, 122, 13), (60, 98, 17), (82, 74, 12)):
        art.piece(ellipse(x, y, reach), ASH, line=4, shade=(5, 5))


def _stolen_purse(art: Picture) -> None:
    with art.group("translate(6 -34)"):
        footprint = blob(
            (30, 420),
            (20, 372),
            (50, 340),
            corner(66, 330),
            corner(96, 330),
            (116, 342),
            (142, 376),
            (132, 420),
        )
        art.piece(footprint, WINE, line=6, shade=(13, 8), lamp=5, hatching=Hatching(length=24))
        art.piece(
            blob(corner(52, 336), (40, 316), (62, 322), (80, 308), (98, 322), (120, 314), corner(110, 336)),
            WINE,
            shade=(6, 5),
        )
        art.piece(box(56, 330, 108, 342).grown(2), OCHRE, line=4, shade=(4, 4), lamp=2)
        for x, y in ((30, 404), (136, 400), (18, 396)):
            coin(art, x, y, 17, 11)
        art.piece(
            blob(
                corner(226, 480), (204, 384), (160, 350), (134, 352), (120, 372), (136, 404), corner(150, 480)
            ),
            FUR,
            line=6,
            shade=(8, 8),
            lamp=5,
        )
        claws(art, [(146, 362, 112, 360, 17), (142, 378, 106, 380, 17), (142, 394, 108, 400, 16)], FUR)
