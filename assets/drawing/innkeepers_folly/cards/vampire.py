"""The Vampire."""

from assets.drawing.curves import SIDES, blob, brush, corner, placed
from assets.drawing.palette import ASH, COAL, CREAM, LINEN, MOSS, PLUM, RED, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching

_SKIN = Tones("#F2ECF4", "#D3C6DC", "#9382A8")


def draw(art: Picture) -> None:
    """Draw the Vampire, 400 x 400."""
    art.ground("#A05068", "#2A1030", "#3E1A40", seed=33)
    _moon(art)
    _cape_collar(art)
    _body(art)
    _ears(art)
    _hair(art)
    _eyes(art)
    _cheekbones(art)
    _mouth_and_fangs(art)
    _goblet(art)


def _moon(art: Picture) -> None:
    art.piece(ellipse(316, 84, 58), Tones("#FFFDF0", "#FFE9B0", "#E9C26B"), shade=(9, 8))

    def bat(x: float, y: float, scale: float, reach: float = 0) -> None:
        shape = union(
            [
                blob(
                    (0, -6),
                    (14, -14),
                    (36, -22),
                    corner(56, -4),
                    (40, -2),
                    corner(30, 10),
                    (18, 4),
                    (8, 14),
                    corner(0, 20),
                ),
                blob(
                    (0, -6),
                    (14, -14),
                    (36, -22),
                    corner(56, -4),
                    (40, -2),
                    corner(30, 10),
                    (18, 4),
                    (8, 14),
                    corner(0, 20),
                ).mirrored(0),
                polygon((-9, -6), (-8, -18), (0, -9), (8, -18), (9, -6)),
            ]
        )
        shape = shape.scaled(scale, scale, (0, 0)).moved(x, y).turned(reach, (x, y))
        art.piece(shape, COAL, line=3, shade=(4, 3), lamp=2)

    bat(340, 70, 0.8, -12)
    bat(58, 56, 0.7, 14)


def _cape_collar(art: Picture) -> None:
    for side in SIDES:
        art.piece(
            side(
                blob(
                    corner(180, 420),
                    (120, 340),
                    (70, 260),
                    (40, 150),
                    corner(16, 120),
                    (20, 250),
                    (6, 340),
                    corner(-10, 420),
                )
            ),
            COAL,
            line=7,
            shade=(12, 8),
            lamp=6,
            hatching=Hatching(angle=40, length=30),
        )
    for side in SIDES:
        art.piece(
            side(
                blob(
                    corner(190, 400),
                    (136, 316),
                    (96, 240),
                    (58, 166),
                    corner(34, 140),
                    (46, 250),
                    (70, 330),
                    corner(120, 420),
                )
            ),
            RED,
            shade=(14, 8),
            lamp=6,
            hatching=Hatching(angle=60, length=26),
        )


def _body(art: Picture) -> None:
    art.piece(
        blob(corner(96, 420), (120, 350), (160, 318), (200, 312), (240, 318), (280, 350), corner(304, 420)),
        COAL,
        line=6,
        shade=(16, 8),
        lamp=5,
    )
    art.piece(
        blob(corner(164, 320), (200, 310), corner(236, 320), corner(226, 420), corner(174, 420)),
        LINEN,
        shade=(8, 6),
        lamp=0,
    )
    art.piece(
        blob(
            corner(200, 322),
            (228, 334),
            (214, 356),
            (232, 380),
            corner(200, 398),
            (168, 380),
            (186, 356),
            (172, 334),
        ),
        LINEN,
        shade=(8, 7),
        lamp=0,
    )
    art.stroke((200, 330), (204, 356), (200, 386), width=4, colour=LINEN.dark)
    art.piece(ellipse(200, 326, 16, 14), RED, shade=(5, 5))


def _ears(art: Picture) -> None:
    for side in SIDES:
        art.piece(
            side(
                blob(corner(134, 212), (104, 190), (86, 150), corner(74, 112), (110, 134), corner(136, 170))
            ),
            _SKIN,
            shade=(7, 6),
            lamp=5,
        )
        art.fill(side(blob((126, 192), (108, 170), (96, 142), (118, 160))), _SKIN.dark)
    face = blob(
        (200, 78),
        (252, 96),
        (272, 160),
        (266, 220),
        (240, 276),
        (216, 308),
        (200, 314),
        (184, 308),
        (160, 276),
        (134, 220),
        (128, 160),
        (148, 96),
    )
    art.piece(face, _SKIN, line=6, shade=(16, 7), lamp=6)


def _hair(art: Picture) -> None:
    hair = blob(
        corner(124, 196),
        (112, 140),
        (130, 86),
        (168, 56),
        (200, 50),
        (234, 56),
        (272, 86),
        (288, 140),
        corner(276, 196),
        (264, 150),
        (240, 118),
        (216, 120),
        corner(200, 158),
        (184, 120),
        (160, 118),
        (136, 150),
    )
    art.piece(hair, COAL, line=6, shade=(12, 8), lamp=6, hatching=Hatching(angle=70, length=26))
    for line in ([(150, 88), (170, 76), (194, 74)], [(142, 108), (164, 92), (190, 92)]):
        art.stroke(*line, colour="#9A86A0")


def _eyes(art: Picture) -> None:
    for side in SIDES:
        art.fill(
            side(blob((138, 188), (162, 174), (192, 190), (184, 214), (160, 222), (142, 212))),
            PLUM.light,
            0.55,
        )
    art.eye(164, 196, 22, 17, look=(11, 3), pupil=6.5, lid=0.42, skin=ASH, tilt=8, iris="#C2293A")
    art.eye(236, 196, 22, 17, look=(9, 3), pupil=6.5, lid=0.36, skin=ASH, tilt=-8, iris="#C2293A")
    for x, angle in ((164, 8), (236, -8)):
        ball = ellipse(x, 196, 22, 17)
        rise = 196 - 17 + 34 * (0.42 if x < 200 else 0.36)
        art.fill(ball.grown(0.8) & box(x - 60, 130, x + 60, rise - 2.4).turned(angle, (x, 196)), "#A893BC")
    art.stroke((134, 170), (160, 160), (190, 178), width=11, start=3, end=6, colour=COAL.base)
    art.stroke((212, 172), (240, 148), (268, 160), width=11, start=6, end=3, colour=COAL.base)
    art.piece(
        blob((194, 196), (206, 196), (218, 238), (208, 250), (192, 250), (182, 238)),
        _SKIN,
        line=4,
        shade=(7, 4),
    )


def _cheekbones(art: Picture) -> None:
    for side in SIDES:
        art.stroke(*placed([(140, 240), (156, 254), (164, 280)], side), colour=_SKIN.dark)


def _mouth_and_fangs(art: Picture) -> None:
    mouth = blob(
        corner(158, 262),
        (180, 270),
        (200, 272),
        (222, 270),
        corner(250, 256),
        (236, 288),
        (204, 298),
        (174, 288),
    )
    art.piece(mouth, Tones("#8A1F33", "#5b1530", "#3b1020"), shade=None, lamp=0)
    art.fill(blob(corner(166, 266), (200, 276), corner(242, 262), (232, 277), (200, 283), (172, 278)), CREAM)
    for x in (176, 226):
        art.piece(polygon((x - 8, 270), (x + 8, 270), (x + 1, 296)), LINEN, line=3, shade=(3, 0), lamp=0)
    art.stroke((250, 256), (260, 252))
    art.stroke((158, 262), (150, 256))
    art.fill(blob((184, 300), (200, 304), (216, 300), (208, 308), (192, 308)), _SKIN.dark)


def _goblet(art: Picture) -> None:
    art.piece(
        blob(corner(334, 420), (338, 386), (368, 366), corner(420, 380), corner(420, 440)),
        COAL,
        line=6,
        shade=(9, 8),
        lamp=5,
    )
    art.piece(box(338, 178, 352, 270).turned(14, (340, 260)), MOSS, line=4.5, shade=(4, 0), lamp=3)
    art.piece(
        union([ellipse(x, y, 12) for x, y in ((358, 168), (372, 176), (362, 184))]),
        MOSS,
        line=4.5,
        shade=(4, 4),
        lamp=3,
    )
    glass = blob(
        corner(286, 238),
        corner(374, 238),
        (370, 280),
        (350, 306),
        corner(336, 312),
        (338, 352),
        corner(362, 364),
        corner(298, 364),
        (322, 352),
        corner(324, 312),
        (308, 306),
        (290, 280),
    )
    art.piece(glass, Tones("#E8F4F0", "#BBD8D8", "#7FA6AC"), shade=(7, 4))
    art.piece(
        blob(corner(294, 252), corner(366, 252), (363, 278), (346, 298), (330, 302), (314, 298), (297, 278)),
        RED,
        line=0,
        shade=(9, 5),
        lamp=0,
    )
    art.fill(ellipse(330, 252, 36, 6), RED.light)
    art.fill(blob((298, 262), (304, 262), (310, 288), (304, 284)), CREAM, 0.8)
    art.piece(
        blob((340, 392), (350, 358), (372, 344), (392, 360), (396, 392), (370, 408)),
        _SKIN,
        shade=(8, 7),
        lamp=5,
    )
    for x1, y1, x2, y2, width in ((366, 352, 322, 326, 16), (370, 364, 318, 342, 16)):
        art.piece(
            brush([(x1, y1), ((x1 + x2) / 2, (y1 + y2) / 2 - 3), (x2, y2)], width, width, width * 0.7),
            _SKIN,
            line=4.5,
            shade=(3, 4),
            lamp=3,
        )
    art.piece(brush([(376, 352), (394, 322), (390, 296)], 14, 13, 7), _SKIN, line=4.5, shade=(3, 3), lamp=3)
    art.piece(ellipse(374, 362, 14, 12), _SKIN, line=0, shade=None, lamp=0)
