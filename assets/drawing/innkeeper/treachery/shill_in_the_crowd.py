"""Shill in the Crowd."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.innkeeper.forms import Place, rounded
from assets.drawing.innkeeper.props import coin
from assets.drawing.innkeeper.reaching_hands import grip_front
from assets.drawing.palette import (
    BONE,
    COAL,
    IRON,
    LINEN,
    MOSS,
    NIGHT,
    OCHRE,
    PARCHMENT,
    RED,
    SKIN,
    WINE,
    WOOD,
)
from assets.drawing.picture import Picture
from assets.drawing.shapes import ellipse
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Shill in the Crowd, 400 x 400."""
    art.ground("#B8704A", "#40182E", "#5C2838", seed=61, rays_from=(200, 180))
    _shill_in_the_middle(art)
    _false_moustache_coming_unstuck(art)
    _raised_paddle(art)
    _crowd(art)


def _shill_in_the_middle(art: Picture) -> None:
    art.piece(
        blob(corner(90, 420), (112, 330), (160, 290), (214, 284), (268, 290), (316, 330), corner(340, 420)),
        OCHRE,
        line=6,
        shade=(16, 9),
        lamp=6,
        hatching=Hatching(angle=40, width=6),
    )
    for x in (150, 190, 232, 276):
        art.stroke((x, 306), (x + (x - 214) * 0.2, 410), colour=OCHRE.dark)
    art.piece(blob(corner(180, 292), (214, 318), corner(250, 292), (244, 276), (186, 276)), RED, shade=(5, 5))
    for x in (148, 280):
        art.piece(ellipse(x, 188, 14, 20), SKIN, shade=(5, 5))
    art.piece(
        blob((214, 110), (262, 126), (278, 180), (264, 240), (214, 274), (166, 240), (150, 180), (166, 126)),
        SKIN,
        line=6,
        shade=(15, 7),
        lamp=6,
    )
    art.fill(ellipse(172, 220, 17, 11), RED.light, 0.5)
    art.fill(ellipse(258, 218, 15, 11), RED.light, 0.5)
    art.eye(188, 182, 20, 19, look=(9, 1), pupil=7, lid=0.12, iris="#4D8AAB")
    art.stroke((220, 184), (242, 172), (264, 186), width=9, start=3, end=3)
    art.stroke((226, 194), (242, 188), (258, 195), width=4, colour=SKIN.dark)
    art.stroke((162, 156), (186, 142), (208, 156), width=9, start=3, end=4, colour=WOOD.dark)
    art.stroke((222, 160), (244, 154), (268, 168), width=9, start=4, end=3, colour=WOOD.dark)
    art.piece(
        blob((206, 176), (222, 176), (236, 206), (226, 220), (204, 220), (194, 206)),
        SKIN,
        line=4.5,
        shade=(6, 5),
        lamp=5,
    )


def _false_moustache_coming_unstuck(art: Picture) -> None:
    moustache = blob(
        corner(214, 232),
        (192, 222),
        (166, 232),
        corner(148, 258),
        (178, 256),
        (204, 250),
        corner(214, 244),
        (226, 250),
        (250, 256),
        corner(278, 252),
        (260, 230),
        (236, 222),
    ).turned(11, (170, 240))
    art.piece(moustache, COAL, shade=(5, 5))
    art.stroke((262, 236), (276, 228), width=4, start=2)
    art.stroke((268, 246), (284, 242), width=4, start=2)
    art.stroke((186, 256), (212, 266), (238, 258), width=6, start=2, end=2)
    art.piece(
        blob(corner(150, 142), (156, 92), (190, 66), (240, 66), (272, 92), corner(280, 142), (214, 116)),
        MOSS,
        line=6,
        shade=(12, 8),
        lamp=5,
        hatching=Hatching(length=20),
    )
    art.piece(
        blob((124, 150), (150, 124), (214, 108), (278, 124), (304, 148), (280, 152), (214, 130), (148, 154)),
        MOSS,
        line=6,
        shade=(6, 7),
    )


def _raised_paddle(art: Picture) -> None:
    art.piece(
        blob(
            corner(300, 420),
            (296, 340),
            (302, 250),
            corner(322, 200),
            corner(368, 208),
            (360, 280),
            corner(372, 420),
        ),
        OCHRE,
        line=6,
        shade=(10, 6),
        lamp=5,
        hatching=Hatching(length=18),
    )
    art.piece(rounded(306, 192, 374, 216, 10).turned(9, (340, 204)), PARCHMENT, shade=(5, 5), lamp=3)
    art.piece(rounded(334, 84, 352, 230, 5).turned(4, (343, 160)), WOOD, shade=(5, 0), lamp=3)
    art.piece(ellipse(346, 56, 50, 46), LINEN, line=6, shade=(9, 8), lamp=0)
    coin(art, 346, 56, 27)
    grip_front(art, Place(344, 168, 4, 0.68))


def _crowd(art: Picture) -> None:
    for x, y, way, number in (
        (40, 300, 1.25, "hat"),
        (386, 330, 1.1, "bun"),
        (130, 362, 1.05, "cap"),
        (292, 372, 1.1, "horn"),
    ):
        place = Place(x, y, 0, way)
        art.piece(
            place(blob(corner(-80, 140), (-72, 74), (-30, 48), (30, 48), (72, 74), corner(80, 140))),
            COAL,
            line=6,
            shade=(10, 7),
        )
        art.piece(
            place(blob((-36, 10), (-26, -34), (0, -44), (28, -34), (38, 10), (24, 50), (-22, 50))),
            COAL,
            line=6,
            shade=(8, 7),
            hatching=Hatching(angle=70, length=18),
        )
        if number == "hat":
            art.piece(
                place(blob((-70, -8), (-44, -26), (0, -30), (44, -26), (72, -8), (40, 0), (0, -6), (-40, 0))),
                COAL,
                line=5.5,
                shade=(5, 5),
            )
            art.piece(
                place(blob(corner(-34, -20), (-28, -62), (0, -72), (30, -62), corner(36, -20), (0, -26))),
                COAL,
                line=5.5,
                shade=(7, 5),
            )
            art.piece(
                place(brush([(-34, -22), (0, -28), (36, -22)], 6, 9, 6)), WINE, line=3.4, shade=None, lamp=2
            )
        if number == "bun":
            art.piece(place(ellipse(0, -52, 22, 20)), COAL, line=5.5, shade=(5, 5))
        if number == "cap":
            art.piece(
                place(blob((-44, -8), (-40, -44), (0, -56), (42, -44), (46, -8), (0, -18))),
                NIGHT,
                line=5.5,
                shade=(7, 6),
            )
        if number == "horn":
            for other_way in (-1, 1):
                art.piece(
                    place(
                        blob(
                            corner(other_way * 30, -18),
                            (other_way * 58, -26),
                            corner(other_way * 62, -64),
                            (other_way * 40, -48),
                            corner(other_way * 22, -34),
                        )
                    ),
                    BONE,
                    shade=(4, 4),
                    lamp=3,
                )
            art.piece(
                place(blob(corner(-42, -2), (-36, -40), (0, -54), (38, -40), corner(44, -2), (0, -12))),
                IRON,
                line=5.5,
                shade=(7, 6),
            )
