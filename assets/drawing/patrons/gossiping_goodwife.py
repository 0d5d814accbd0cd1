"""The Gossiping Goodwife: a frilled bonnet, eyes on the neighbours, a hand that hides nothing."""

import math

from assets.drawing.curves import blob, corner, star
from assets.drawing.palette import BONE, CREAM, LINEN, MOSS, MOUTH, OCHRE, PINK, SKIN, WINE, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Gossiping Goodwife, 400 x 400."""
    art.ground("#E2B46A", "#8A4A3A", "#9E5A44", seed=11)
    _dress(art)
    _bonnet(art)
    _face(art)
    _mouth(art)
    _front_hair(art)
    _cupped_hand(art)
    _shawl(art)
    _gossip(art)


def _dress(art: Picture) -> None:
    art.piece(
        blob(corner(20, 420), (48, 342), (120, 298), (200, 290), (280, 298), (352, 342), corner(380, 420)),
        MOSS,
        line=6,
        shade=(22, 10),
        lamp=6,
        hatching=Hatching(angle=40, length=50, width=6),
    )


def _bonnet(art: Picture) -> None:
    art.piece(
        union(
            [
                ellipse(200 + 132 * math.cos(angle), 178 + 136 * math.sin(angle), 27)
                for angle in [math.pi * (0.86 + number * 1.28 / 15) for number in range(16)]
            ]
            + [ellipse(200, 180, 130, 136)]
        )
        - box(0, 300, 400, 400),
        LINEN,
        line=6,
        shade=(12, 9),
        lamp=0,
        hatching=Hatching(length=20),
    )
    art.piece(ellipse(200, 168, 112, 112), LINEN, line=4, shade=(10, 8), lamp=0)
    for number in range(9):
        angle = math.pi * (1.02 + number * 0.96 / 8)
        art.stroke(
            (200 + 112 * math.cos(angle), 172 + 112 * math.sin(angle)),
            (200 + 132 * math.cos(angle), 174 + 134 * math.sin(angle)),
            width=3.4,
            colour=BONE.dark,
        )
    art.piece(
        blob(
            (98, 230),
            (100, 150),
            (150, 96),
            (200, 84),
            (250, 96),
            (300, 150),
            (302, 230),
            (270, 280),
            (130, 280),
        ),
        WOOD,
        line=5,
        shade=(8, 6),
        lamp=5,
        hatching=Hatching(angle=70, length=24),
    )


def _face(art: Picture) -> None:
    art.piece(
        blob(
            (200, 116),
            (260, 138),
            (284, 200),
            (276, 256),
            (240, 294),
            (200, 304),
            (160, 294),
            (124, 256),
            (116, 200),
            (140, 138),
        ),
        SKIN,
        line=5,
        shade=(17, 8),
        lamp=6,
    )
    art.fill(ellipse(144, 248, 26, 19), PINK.base, 0.75)
    art.fill(ellipse(262, 248, 20, 18), PINK.base, 0.75)
    art.eye(166, 200, 23, 19, look=(-12, -1), pupil=7.5, lid=0.22, tilt=-6, iris=MOSS.base)
    art.eye(236, 200, 23, 19, look=(-12, -1), pupil=7.5, lid=0.22, tilt=6, iris=MOSS.base)
    art.stroke((142, 166), (164, 152), (188, 164), width=8, start=3, end=3, colour=WOOD.dark)
    art.stroke((214, 162), (240, 148), (262, 164), width=8, start=3, end=3, colour=WOOD.dark)
    art.piece(
        blob((188, 206), (202, 204), (214, 228), (206, 242), (184, 244), (172, 234)),
        Tones("#F5B5A8", "#E28A72", "#A9503F"),
        line=4,
        shade=(6, 5),
        lamp=4,
    )


def _mouth(art: Picture) -> None:
    art.piece(
        blob((150, 264), (176, 256), (198, 264), (194, 288), (170, 296), (152, 284)),
        MOUTH,
        line=4,
        shade=None,
        lamp=0,
    )
    art.fill(ellipse(170, 286, 16, 7), PINK.base)
    art.fill(box(166, 260, 182, 268), CREAM)
    art.stroke((186, 312), (210, 318), (236, 310), width=4, colour=SKIN.dark)


def _front_hair(art: Picture) -> None:
    art.piece(
        blob(
            corner(112, 196),
            (120, 140),
            (156, 108),
            (200, 100),
            (244, 108),
            (280, 140),
            corner(288, 196),
            (262, 150),
            (226, 132),
            corner(200, 148),
            (170, 130),
            (138, 152),
        ),
        WOOD,
        line=5,
        shade=(8, 5),
        lamp=4,
        hatching=Hatching(angle=70, length=20),
    )


def _cupped_hand(art: Picture) -> None:
    art.piece(
        blob(corner(20, 420), (40, 350), (70, 330), (106, 340), corner(124, 420)),
        MOSS,
        line=6,
        shade=(12, 8),
        lamp=5,
        hatching=Hatching(length=24),
    )
    art.piece(
        blob(
            (56, 350),
            (50, 300),
            (60, 250),
            (76, 212),
            (90, 206),
            (98, 216),
            (108, 204),
            (122, 206),
            (126, 222),
            (138, 226),
            (140, 250),
            (132, 290),
            (116, 336),
            (90, 358),
        ),
        SKIN,
        line=5,
        shade=(10, 7),
        lamp=5,
    )
    for knots in ([(96, 218), (90, 262)], [(124, 224), (114, 266)], [(74, 290), (96, 300), (112, 292)]):
        art.stroke(*knots, width=4)


def _shawl(art: Picture) -> None:
    art.piece(
        blob(
            corner(86, 338),
            (140, 312),
            (200, 326),
            (262, 312),
            corner(318, 338),
            (260, 380),
            corner(214, 420),
            corner(190, 420),
            (144, 380),
        ),
        WINE,
        line=6,
        shade=(14, 9),
        lamp=5,
        hatching=Hatching(angle=60, length=30),
    )
    for x, y in ((140, 346), (178, 360), (224, 362), (264, 346), (202, 392)):
        art.piece(star(x, y, 10, 6, 5), OCHRE, line=2, shade=None, lamp=0)


def _gossip(art: Picture) -> None:
    for knots in (
        [(36, 232), (20, 224), (10, 230)],
        [(40, 256), (22, 254)],
        [(40, 280), (24, 288), (14, 284)],
    ):
        art.stroke(*knots, width=6, start=3, end=2)
