"""Back-Door Delivery."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.innkeeper.forms import Place, rounded
from assets.drawing.innkeeper.palette import DOORLIGHT, MASONRY
from assets.drawing.innkeeper.props import coin, spark
from assets.drawing.innkeeper.reaching_hands import grip_front, palm
from assets.drawing.palette import (
    BLUE,
    INK,
    LINEN,
    OCHRE,
    PARCHMENT,
    PLUM,
    RED,
    RUST,
    SKIN,
    TAN,
    WINE,
    WOOD,
    Tones,
)
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Back-Door Delivery, 400 x 400."""
    art.ground("#4A5290", "#14143A", "#22245A", seed=71, rays_from=(200, 180), has_glow=False)
    _scene(art)
    _inn_wall_with_open_door(art)
    _innkeepers_hand_with_two_coins(art)
    _carrier(art)
    _bundle_on_the_back(art)
    _goose(art)
    _hooded_face(art)
    _arm_holding_the_rope(art)


def _scene(art: Picture) -> None:
    art.piece(ellipse(330, 70, 34), Tones("#FFFDF0", "#FFF1C4", "#F1D48A"), line=0, shade=(7, 7), lamp=0)
    art.fill(ellipse(320, 62, 6), "#F1D48A")
    art.fill(ellipse(340, 80, 5), "#F1D48A")
    for x, y, reach in ((250, 40, 7), (380, 140, 6), (210, 90, 5), (286, 116, 5)):
        spark(art, x, y, reach)
    art.piece(box(-10, 336, 410, 420), MASONRY, line=6, shade=(0, 8), lamp=5)


def _inn_wall_with_open_door(art: Picture) -> None:
    art.piece(box(-10, -10, 170, 340), Tones("#B8938A", "#8A5A58", "#4E2C3A"), line=6, shade=(12, 0), lamp=5)
    for x, y in ((20, 30), (90, 14), (136, 60), (14, 110), (150, 150), (148, 260), (140, 20)):
        art.piece(
            rounded(x - 20, y - 9, x + 20, y + 9, 3),
            Tones("#C9A398", "#A06A62", "#5B3440"),
            line=3.2,
            shade=(3, 3),
            lamp=2,
        )
    art.piece(
        blob(corner(14, 340), (14, 120), (40, 84), (76, 74), (112, 84), (136, 120), corner(136, 340)),
        WOOD,
        line=6,
        shade=(7, 5),
    )
    art.piece(
        blob(corner(28, 340), (28, 124), (48, 98), (76, 90), (104, 98), (122, 124), corner(122, 340)),
        DOORLIGHT,
        line=4,
        shade=(-8, 0),
        lamp=0,
    )
    art.glow(80, 220, 200, 0.75)
    art.piece(polygon((28, 112), (52, 98), (52, 352), (28, 340)), RUST, shade=(5, 0), lamp=3)


def _innkeepers_hand_with_two_coins(art: Picture) -> None:
    art.piece(
        blob(corner(40, 172), corner(76, 166), corner(76, 222), corner(40, 226)),
        PARCHMENT,
        line=5.5,
        shade=(8, 8),
    )
    hand = Place(150, 196, 0, 0.72, True)
    palm(art, hand, SKIN)
    art.piece(rounded(66, 168, 88, 226, 9).turned(2, (76, 196)), WINE, shade=(5, 5), lamp=3)
    coin(art, 166, 164, 17)
    coin(art, 196, 158, 17)


def _carrier(art: Picture) -> None:
    art.piece(
        blob(
            corner(202, 420),
            (206, 330),
            (224, 262),
            (262, 224),
            (312, 226),
            (346, 268),
            (356, 340),
            corner(360, 420),
        ),
        PLUM,
        line=6.5,
        shade=(15, 8),
        lamp=6,
        hatching=Hatching(angle=30, length=30),
    )


def _bundle_on_the_back(art: Picture) -> None:
    art.piece(
        blob(
            (268, 250),
            (262, 186),
            (286, 128),
            (340, 104),
            (392, 122),
            (414, 180),
            (414, 270),
            (370, 310),
            (310, 300),
        ),
        PARCHMENT,
        line=6.5,
        shade=(16, 9),
        lamp=6,
        hatching=Hatching(length=30),
    )
    art.piece(brush([(262, 206), (330, 190), (420, 212)], 8, 9, 8), WOOD, line=4, shade=(0, 2), lamp=1)
    art.piece(brush([(334, 100), (330, 190), (344, 310)], 8, 9, 8), WOOD, line=4, shade=(2, 0), lamp=1)
    path = box(368, 224, 402, 256).turned(10)
    art.piece(path, BLUE, line=4, shade=(4, 4), lamp=0)


def _goose(art: Picture) -> None:
    art.piece(
        blob(
            corner(338, 128),
            (330, 82),
            (316, 52),
            (330, 30),
            (356, 32),
            (366, 56),
            (362, 92),
            corner(368, 130),
        ),
        LINEN,
        line=5.5,
        shade=(7, 5),
        lamp=0,
    )
    art.piece(blob((322, 56), (282, 54), (276, 64), (296, 72), (324, 74)), OCHRE, shade=(4, 5), lamp=3)
    art.eye(342, 50, 9, 10, look=(-2, 1), pupil=4.5)
    art.stroke((284, 64), (304, 63), (320, 66), width=3.4)
    art.piece(rounded(296, 48, 308, 82, 4).turned(4, (302, 64)), RED, line=3.6, shade=(2, 2), lamp=1)


def _hooded_face(art: Picture) -> None:
    art.piece(
        blob((252, 142), (292, 162), (306, 210), (294, 258), (254, 282), (214, 262), (200, 216), (212, 164)),
        PLUM,
        line=6,
        shade=(12, 8),
        lamp=6,
        hatching=Hatching(length=20),
    )
    art.fill(
        blob(
            (244, 174), (276, 188), (284, 220), (270, 250), (242, 260), (216, 244), (210, 214), (220, 186)
        ).grown(3),
        INK,
    )
    art.fill(
        blob((244, 174), (276, 188), (284, 220), (270, 250), (242, 260), (216, 244), (210, 214), (220, 186)),
        "#140C1C",
    )
    art.eye(228, 216, 13, 13, look=(-5, -3), pupil=5, lid=0.24, skin=PLUM)
    art.eye(260, 216, 13, 13, look=(-5, -3), pupil=5, lid=0.24, skin=PLUM)


def _arm_holding_the_rope(art: Picture) -> None:
    grip_front(art, Place(262, 300, -20, 0.62, True), TAN)
    art.piece(
        blob(corner(212, 300), corner(238, 280), corner(252, 322), corner(220, 350)), PLUM, shade=(6, 6)
    )
