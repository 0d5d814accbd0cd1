"""Night Porter."""

from assets.drawing.curves import blob, corner, star
from assets.drawing.innkeeper.forms import Place, rounded, tube
from assets.drawing.innkeeper.palette import FLAME, LAMPLIGHT
from assets.drawing.innkeeper.reaching_hands import grip_front
from assets.drawing.palette import INK, IRON, LINEN, NIGHT, OCHRE, PARCHMENT, PLUM, SKIN, WINE, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Night Porter, 400 x 400."""
    art.ground("#4A5088", "#171636", "#23244E", seed=24, rays_from=(200, 180), has_glow=False)
    _scene(art)
    _stubble_chin(art)
    _nightcap(art)
    _lantern(art)
    _keys(art)


def _scene(art: Picture) -> None:
    art.glow(92, 170, 240, 0.85)
    art.piece(
        blob(corner(0, 420), (28, 330), (110, 282), (226, 272), (330, 286), (400, 340), corner(420, 420)),
        NIGHT,
        line=6,
        shade=(22, 9),
        lamp=6,
        hatching=Hatching(angle=40, length=50, width=6),
    )
    art.piece(
        blob(
            corner(150, 276),
            (226, 310),
            corner(300, 276),
            (330, 300),
            (260, 350),
            corner(226, 420),
            (192, 350),
            (124, 300),
        ),
        NIGHT,
        shade=(8, 8),
        lamp=5,
    )
    for y in (350, 384):
        art.piece(ellipse(226, y, 9), OCHRE, line=3.5, shade=(3, 3), lamp=2)
    for x in (136, 318):
        art.piece(ellipse(x, 186, 20, 28), SKIN, shade=(6, 6), lamp=5)
    art.piece(
        blob(
            (226, 86),
            (288, 104),
            (308, 170),
            (322, 226),
            (300, 274),
            (226, 294),
            (152, 274),
            (130, 226),
            (144, 170),
            (164, 104),
        ),
        SKIN,
        line=6,
        shade=(18, 8),
        lamp=6,
        hatching=Hatching(length=26),
    )


def _stubble_chin(art: Picture) -> None:
    stubble = blob(
        (142, 236), (170, 246), (226, 236), (282, 246), (312, 236), (296, 272), (226, 290), (158, 272)
    )
    art.fill(stubble, SKIN.dark, 0.45)
    art.fill(ellipse(190, 206, 30, 12), PLUM.base, 0.35)
    art.fill(ellipse(266, 206, 28, 12), PLUM.base, 0.35)
    art.eye(190, 184, 23, 22, look=(-7, 2), pupil=8, lid=0.36, tilt=-6, iris="#7C4A2A")
    art.fill(ellipse(264, 184, 24, 18), SKIN.dark, 0.5)
    art.stroke((240, 186), (264, 198), (290, 186), width=8, start=3, end=3)
    art.stroke((244, 204), (264, 210), (284, 204), width=4, colour=SKIN.dark)
    art.stroke((160, 150), (188, 132), (216, 150), width=14, start=5, end=6, colour=WOOD.dark)
    art.stroke((238, 160), (264, 150), (296, 166), width=14, start=6, end=5, colour=WOOD.dark)
    art.piece(
        blob((214, 176), (238, 176), (266, 216), (256, 240), (226, 248), (196, 240), (186, 216)),
        Tones("#F5B5A8", "#E28A72", "#A9503F"),
        shade=(10, 7),
        lamp=6,
    )
    art.fill(ellipse(208, 210, 8, 6), "#FFF8E6", 0.7)
    art.stroke((188, 262), (226, 254), (268, 262), width=8, start=3, end=3)
    art.stroke((178, 256), (192, 268), width=4)
    art.stroke((262, 268), (278, 256), width=4)
    art.piece(rounded(236, 244, 250, 262, 4), LINEN, line=3, shade=(3, 0), lamp=0)


def _nightcap(art: Picture) -> None:
    art.piece(
        blob(
            corner(146, 120),
            (150, 72),
            (190, 32),
            (256, 16),
            (316, 26),
            (356, 64),
            (372, 118),
            corner(370, 150),
            (352, 120),
            (322, 96),
            (304, 96),
            corner(306, 126),
            (226, 98),
        ),
        WINE,
        line=6,
        shade=(16, 10),
        lamp=6,
        hatching=Hatching(length=40, width=6),
    )
    for knots in ([(176, 62), (206, 70), (236, 60)], [(260, 44), (290, 60), (306, 86)]):
        art.stroke(*knots, width=9, start=3, end=3, colour=WINE.dark)
    art.piece(
        blob((134, 132), (150, 104), (226, 84), (302, 104), (318, 132), (302, 144), (226, 116), (150, 144)),
        PARCHMENT,
        shade=(7, 6),
        hatching=Hatching(length=16),
    )
    art.piece(star(370, 164, 26, 19, 9), PARCHMENT, shade=(6, 6))


def _lantern(art: Picture) -> None:
    art.piece(
        blob(corner(-20, 420), (0, 330), (40, 290), (88, 284), (128, 320), corner(136, 420)),
        NIGHT,
        line=6,
        shade=(12, 8),
        lamp=5,
        hatching=Hatching(length=24),
    )
    art.piece(
        blob(
            corner(-24, 430),
            (-24, 160),
            (4, 84),
            corner(50, 40),
            corner(86, 84),
            (52, 120),
            (44, 210),
            (60, 300),
            corner(90, 430),
        ),
        NIGHT,
        line=6,
        shade=(10, 7),
        lamp=5,
        hatching=Hatching(angle=10, length=18),
    )
    art.piece(rounded(42, 52, 96, 78, 10).turned(38, (68, 66)), PARCHMENT, shade=(6, 6))
    art.piece(ellipse(92, 78, 24, 28) - ellipse(92, 78, 16, 20), IRON, line=4, shade=(3, 3), lamp=2)
    art.piece(polygon((66, 96), (118, 96), (140, 122), (44, 122)), IRON, line=5.5, shade=(9, 6), lamp=5)
    art.piece(
        polygon((48, 124), (136, 124), (128, 226), (56, 226)), LAMPLIGHT, line=5.5, shade=(10, 0), lamp=5
    )
    art.piece(
        blob(corner(92, 136), (112, 176), (106, 202), (92, 210), (78, 202), (72, 176)),
        FLAME,
        line=3.5,
        shade=(5, 4),
        lamp=3,
    )
    art.fill(blob((92, 174), (100, 194), (92, 206), (84, 194)), "#FFF8E6")
    art.fill(box(89.5, 124, 94.5, 138), INK)
    art.fill(tube(3, (60, 124), (66, 226)), INK)
    art.fill(tube(3, (124, 124), (118, 226)), INK)
    art.piece(polygon((44, 226), (140, 226), (130, 246), (54, 246)), IRON, line=5.5, shade=(9, 6))
    grip_front(art, Place(96, 52, 72, 0.58))
    art.glow(92, 170, 120, 0.45)


def _keys(art: Picture) -> None:
    art.piece(ellipse(314, 300, 40) - ellipse(314, 300, 31), IRON, shade=(4, 4), lamp=3)
    for reach, tones in ((-34, OCHRE), (4, IRON), (40, OCHRE)):
        art.piece(
            union(
                [
                    ellipse(0, 4, 15) - ellipse(0, 4, 6),
                    box(-5, 16, 5, 62),
                    box(3, 40, 17, 48),
                    box(3, 53, 20, 61),
                ]
            )
            .moved(314, 336)
            .turned(reach, (314, 316)),
            tones,
            line=4,
            shade=(4, 3),
            lamp=3,
        )
    grip_front(art, Place(318, 268, 72, 0.6))
    art.piece(rounded(340, 252, 372, 306, 10).turned(18, (356, 280)), PARCHMENT, shade=(6, 5), lamp=3)
    art.piece(
        blob(corner(362, 258), corner(424, 268), corner(424, 340), corner(356, 318)),
        NIGHT,
        shade=(8, 8),
        lamp=5,
    )
