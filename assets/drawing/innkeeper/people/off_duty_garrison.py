"""Off-Duty Garrison."""

from assets.drawing.curves import blob, corner
from assets.drawing.innkeeper.body_parts import ears, fist
from assets.drawing.innkeeper.figure import Figure
from assets.drawing.innkeeper.palette import EBONY, GOLD, OLIVE, ROSY, SILVER
from assets.drawing.palette import (
    BLUE,
    BONE,
    COAL,
    FOREST,
    INK,
    IRON,
    LINEN,
    MOUTH,
    PARCHMENT,
    PINK,
    PLUM,
    RED,
    WOOD,
    Tones,
)
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Off-Duty Garrison, 400 x 400."""
    art.coarsen(0.42)
    art.ground("#93A7B8", "#34384E", "#424864", seed=212)
    figure = Figure(art)
    recruit = figure.part(0.8, 0, -34)
    _recruit(recruit)
    _recruit_details(recruit)
    sergeant = figure.part(0.84, -112, 58, -7)
    _sergeant(sergeant)
    _sergeant_details(sergeant)
    shield = figure.part(0.82, 112, 66, 7)
    _shield_maid(shield)
    _shield_maid_details(shield)
    _mugs_clashing_up_front(figure)


def _tilted(shape: Shape) -> Shape:
    return shape.turned(12, (200, 120))


def _mug(
    figure: Figure, x: float, y: float, scallops: float = 1, reach: float = 0, flip: bool = False
) -> None:
    place = figure.at(x, y, scallops, reach, flip)
    place.piece(ellipse(34, 0, 24, 26) - ellipse(33, 0, 12, 14), IRON, line=4.5, shade=(4, 4), lamp=3)
    place.piece(polygon((-32, -40), (32, -40), (28, 44), (-28, 44)), WOOD, shade=(12, 0), lamp=5)
    place.piece(polygon((-33, -30), (33, -30), (32, -16), (-32, -16)), IRON, line=3.4, shade=(6, 3), lamp=2)
    place.piece(polygon((-30, 22), (30, 22), (29, 35), (-29, 35)), IRON, line=3.4, shade=(6, 3), lamp=2)
    place.piece(
        union(
            [
                ellipse(-24, -44, 15),
                ellipse(0, -52, 19),
                ellipse(24, -45, 15),
                box(-30, -46, 30, -34),
                blob((-36, -44), (-22, -44), (-22, -18), (-29, -8), (-36, -20)),
            ]
        ),
        LINEN,
        line=4.5,
        shade=(5, 6),
        lamp=3,
    )


def _recruit(recruit: Figure) -> None:
    recruit.piece(
        blob(corner(40, 420), (60, 344), (124, 306), (200, 300), (276, 306), (340, 344), corner(360, 420)),
        BLUE,
        line=6,
        shade=(20, 9),
        lamp=6,
        hatching=Hatching(angle=40, length=36),
    )
    for x in (120, 160, 240, 280):
        recruit.stroke((x, 320), (x + (x - 200) * 0.14, 420), width=4.4, colour=BLUE.dark)
    recruit.piece(polygon((168, 270), (232, 270), (236, 330), (164, 330)), OLIVE, shade=(18, 0), lamp=0)
    recruit.piece(
        blob(
            (200, 104),
            (256, 122),
            (276, 184),
            (264, 248),
            (232, 300),
            (200, 310),
            (168, 300),
            (136, 248),
            (124, 184),
            (144, 122),
        ),
        OLIVE,
        line=6,
        shade=(17, 8),
        lamp=6,
    )
    recruit.eye(164, 190, 21, 18, look=(-3, 0), pupil=7.5, lid=0.24, tilt=-8, skin=OLIVE, iris="#6C8038")
    recruit.stroke((214, 196), (238, 184), (262, 196), width=8, start=3, end=3)
    recruit.stroke((136, 164), (164, 150), (190, 166), width=11, start=4, end=5, colour=COAL.base)
    recruit.fill(ellipse(150, 236, 22, 15), RED.light, 0.55)
    recruit.fill(ellipse(254, 232, 20, 15), RED.light, 0.55)
    recruit.piece(
        blob((190, 196), (210, 196), (228, 232), (216, 244), (186, 244), (174, 232)),
        OLIVE,
        line=4.5,
        shade=(7, 5),
        lamp=5,
    )


def _recruit_details(recruit: Figure) -> None:
    mouth = blob(corner(152, 256), (200, 264), corner(250, 252), (242, 292), (200, 304), (160, 294))
    recruit.piece(mouth, MOUTH, line=4.5, shade=None, lamp=0)
    recruit.fill(blob((159, 260), (200, 269), (243, 257), (240, 268), (200, 278), (162, 271)), "#FFF8E6")
    recruit.fill(box(178, 262, 188, 280), INK)
    recruit.fill(ellipse(204, 298, 24, 8) & mouth, PINK.base)
    recruit.piece(
        _tilted(
            blob(
                corner(104, 140),
                (110, 84),
                (150, 44),
                (206, 34),
                (262, 50),
                (294, 96),
                (318, 148),
                corner(352, 168),
                (300, 170),
                (260, 150),
                (200, 138),
            )
        ),
        IRON,
        line=6,
        shade=(17, 9),
        lamp=7,
        hatching=Hatching(length=36),
    )
    recruit.piece(
        _tilted(blob((96, 150), (104, 130), (200, 120), (296, 136), (300, 152), (200, 140), (106, 164))),
        GOLD,
        line=4.5,
        shade=(6, 6),
        lamp=3,
    )
    recruit.piece(
        _tilted(blob((200, 34), (214, 30), (226, 120), (208, 122))), IRON, line=4.5, shade=(4, 0), lamp=3
    )
    for x in (130, 170, 250):
        recruit.ink(_tilted(ellipse(x, 138 if x != 170 else 132, 4)))


def _sergeant(sergeant: Figure) -> None:
    sergeant.piece(
        blob(corner(10, 420), (34, 344), (104, 302), (200, 294), (296, 302), (366, 344), corner(390, 420)),
        RED,
        line=6,
        shade=(22, 10),
        lamp=6,
        hatching=Hatching(angle=40, length=40),
    )
    for x in (110, 156, 244, 290):
        sergeant.stroke((x, 318), (x + (x - 200) * 0.16, 420), width=4.4, colour=RED.dark)
    sergeant.piece(
        blob((166, 310), (200, 346), (240, 312), corner(228, 420), corner(176, 420)),
        LINEN,
        line=4.5,
        shade=(8, 4),
        lamp=3,
    )
    ears(sergeant, 112, 210, ROSY, 1)
    sergeant.piece(
        blob(
            (200, 104),
            (264, 122),
            (292, 184),
            (288, 250),
            (252, 304),
            (200, 316),
            (148, 304),
            (112, 250),
            (108, 184),
            (136, 122),
        ),
        ROSY,
        line=6,
        shade=(19, 8),
        lamp=6,
    )
    sergeant.fill(ellipse(136, 240, 26, 20), RED.light, 0.6)
    sergeant.fill(ellipse(268, 238, 24, 20), RED.light, 0.6)
    sergeant.stroke((134, 196), (158, 180), (184, 196), width=9, start=3, end=3)
    sergeant.stroke((216, 196), (242, 180), (266, 196), width=9, start=3, end=3)
    sergeant.stroke((126, 166), (156, 150), (188, 164), width=14, start=5, end=6, colour=SILVER.dark)
    sergeant.stroke((274, 166), (244, 150), (212, 164), width=14, start=5, end=6, colour=SILVER.dark)


def _sergeant_details(sergeant: Figure) -> None:
    sergeant.piece(
        blob(corner(150, 262), (200, 256), corner(252, 262), (248, 292), (200, 306), (154, 292)),
        MOUTH,
        line=4,
        shade=None,
        lamp=0,
    )
    sergeant.fill(ellipse(200, 298, 26, 8), PINK.base)
    sergeant.piece(
        blob(
            corner(200, 246),
            (170, 236),
            (132, 250),
            corner(96, 292),
            (130, 290),
            (168, 280),
            corner(200, 264),
            (232, 280),
            (272, 290),
            corner(306, 290),
            (268, 250),
            (230, 236),
        ),
        SILVER,
        shade=(7, 7),
        lamp=5,
        hatching=Hatching(angle=75, length=14),
    )
    sergeant.piece(
        blob((186, 190), (214, 190), (236, 226), (224, 246), (200, 250), (176, 246), (164, 226)),
        Tones("#FF9C86", "#E2705E", "#A43D40"),
        line=4.5,
        shade=(9, 6),
        lamp=6,
    )
    sergeant.fill(ellipse(186, 218, 7, 5), "#FFF8E6", 0.7)
    sergeant.piece(
        blob(
            corner(112, 138),
            (120, 84),
            (156, 52),
            (200, 46),
            (246, 52),
            (282, 84),
            corner(290, 138),
            (200, 118),
        ),
        IRON,
        line=6,
        shade=(17, 9),
        lamp=7,
        hatching=Hatching(),
    )
    sergeant.piece(
        blob((34, 164), (88, 134), (200, 120), (312, 134), (366, 164), (318, 168), (200, 142), (84, 168)),
        IRON,
        line=6,
        shade=(9, 8),
        lamp=6,
        hatching=Hatching(length=14),
    )
    for x in (96, 148, 252, 304):
        sergeant.ink(ellipse(x, 148 - abs(100 - abs(x - 200)) * 0.0 - (0 if x in (96, 304) else 10), 4))


def _shield_maid(shield: Figure) -> None:
    shield.piece(
        blob(corner(30, 420), (50, 350), (110, 310), (200, 302), (290, 310), (350, 350), corner(370, 420)),
        FOREST,
        line=6,
        shade=(20, 9),
        lamp=6,
        hatching=Hatching(angle=40, length=36),
    )
    shield.piece(polygon((166, 276), (234, 276), (240, 330), (160, 330)), EBONY, shade=(18, 0), lamp=0)
    shield.piece(
        blob((130, 316), (200, 350), (270, 316), (262, 306), (200, 326), (138, 306)),
        IRON,
        line=4.5,
        shade=(5, 5),
        lamp=3,
        hatching=Hatching(angle=70, length=10),
    )
    ears(shield, 132, 208, EBONY, 0.9)
    shield.piece(ellipse(120, 240, 9) - ellipse(120, 240, 4), GOLD, line=3, shade=None, lamp=1)
    shield.piece(
        blob(
            (200, 96),
            (254, 114),
            (274, 182),
            (262, 246),
            (230, 298),
            (200, 306),
            (170, 298),
            (138, 246),
            (126, 182),
            (146, 114),
        ),
        EBONY,
        line=6,
        shade=(17, 8),
        lamp=6,
    )
    shield.fill(ellipse(238, 198, 28, 24), PLUM.base, 0.8)
    shield.eye(166, 194, 20, 15, look=(-6, 1), pupil=7, lid=0.3, tilt=8, skin=EBONY, iris="#E9A23B")
    shield.eye(238, 198, 18, 11, look=(-5, 0), pupil=6, lid=0.34, tilt=-6, skin=PLUM, iris="#E9A23B")
    shield.stroke((138, 172), (166, 162), (190, 176), width=10, start=3, end=5)


def _shield_maid_details(shield: Figure) -> None:
    shield.stroke((262, 166), (238, 160), (214, 176), width=10, start=3, end=5)
    shield.piece(
        blob((190, 196), (210, 196), (226, 230), (214, 242), (188, 242), (176, 230)),
        EBONY,
        line=4.5,
        shade=(7, 5),
        lamp=5,
    )
    shield.piece(box(170, 208, 230, 222).turned(10, (200, 215)), PARCHMENT, line=3, shade=(0, 4), lamp=0)
    shield.stroke((164, 264), (198, 278), (244, 254), width=9, start=2, end=3)
    shield.stroke((240, 248), (250, 260), width=4)
    shield.fill(box(208, 270, 216, 278), "#FFF8E6")
    shield.piece(
        blob(
            corner(172, 130),
            (150, 84),
            (150, 30),
            (186, 2),
            (232, 8),
            (256, 44),
            (250, 92),
            corner(230, 130),
            (200, 112),
        ),
        COAL,
        line=6,
        shade=(12, 8),
        lamp=5,
        hatching=Hatching(angle=80, length=26),
    )
    shield.stroke((178, 110), (172, 60), (196, 20), width=4.4, colour=COAL.light)
    shield.stroke((216, 108), (226, 60), (218, 24), width=4.4, colour=COAL.light)
    for number in range(3):
        shield.stroke(
            (140 + number * 9, 140 - number * 10),
            (146 + number * 9, 158 - number * 10),
            width=3,
            colour=COAL.base,
        )
        shield.stroke(
            (260 - number * 9, 140 - number * 10),
            (254 - number * 9, 158 - number * 10),
            width=3,
            colour=COAL.base,
        )


def _mugs_clashing_up_front(figure: Figure) -> None:
    _mug(figure, 160, 344, 0.98, -14)
    fist(figure, 196, 360, ROSY, 0.62, -10, True)
    _mug(figure, 252, 346, 0.98, 12, True)
    fist(figure, 218, 382, EBONY, 0.62, 14)
    for x, y, reach in ((206, 286, 8), (190, 268, 6), (222, 264, 6), (204, 246, 5)):
        figure.piece(ellipse(x, y, reach), LINEN, line=3, shade=None, lamp=1)
    for x, y, reach in ((330, 388, -12), (372, 380, 14)):
        figure.piece(
            box(x - 15, y - 15, x + 15, y + 15).grown(2).turned(reach, (x, y)),
            BONE,
            line=4.5,
            shade=(5, 5),
            lamp=3,
        )
        for right, down in ((-7, -7), (7, 7), (0, 0)):
            figure.ink(ellipse(x + right, y + down, 3).turned(reach, (x, y)))
