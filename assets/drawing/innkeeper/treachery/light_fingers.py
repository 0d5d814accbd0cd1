"""Light Fingers."""

import math

from assets.drawing.curves import blob, corner
from assets.drawing.innkeeper.forms import Place, rounded, tube
from assets.drawing.innkeeper.props import card, line_at, snore, spark
from assets.drawing.innkeeper.reaching_hands import finger, pinch, sleeve
from assets.drawing.palette import LINEN, NIGHT, OCHRE, RED, SKIN, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import ellipse, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Light Fingers, 400 x 400."""
    art.ground("#6A5A9A", "#1E1440", "#30225A", seed=72, rays_from=(200, 180))
    _owners_sleeve_and_fist(art)
    _thiefs_slender_hand(art)
    _snooze_of_the_owner(art)


def _owners_sleeve_and_fist(art: Picture) -> None:
    for number in range(4):
        angle = math.radians(-56 + number * 30)
        upper_lid = 34 if number == 2 else 0
        card(
            art,
            Place(
                164 + 104 * math.sin(angle) + upper_lid * math.sin(angle),
                330 - 112 * math.cos(angle) - upper_lid * math.cos(angle) * 1.5,
                -56 + number * 30,
                1.42,
            ),
        )
    art.piece(
        blob(corner(60, 420), (84, 352), (130, 330), (190, 336), (226, 360), corner(240, 420)),
        RED,
        line=6.5,
        shade=(14, 8),
        lamp=6,
        hatching=Hatching(length=26),
    )
    art.piece(rounded(80, 338, 232, 364, 12).turned(2, (150, 350)), OCHRE, line=5.5, shade=(7, 6))
    art.piece(
        blob((102, 306), (124, 262), (170, 250), (212, 266), (226, 306), (210, 344), (160, 354), (112, 342)),
        SKIN,
        line=6,
        shade=(11, 8),
        lamp=6,
    )
    for top, left in ((284, 104), (306, 100), (328, 106)):
        finger(art, Place(), [(150, top + 2), (126, top - 2), (left, top)], 24)
    finger(art, Place(), [(206, 312), (196, 272), (176, 234)], 28)
    art.fill(tube(19, (204, 318), (198, 286)), SKIN.base)


def _thiefs_slender_hand(art: Picture) -> None:
    hand = Place(226, 134, -30, 0.94)
    pinch(art, hand, LINEN, spread=1.15, is_back_only=True)
    art.piece(
        hand(blob((56, -40), (98, -46), (142, -32), (146, 22), (108, 36), (62, 26), (48, -6))),
        LINEN,
        line=5.5,
        shade=(10, 8),
        lamp=0,
    )
    finger(art, hand, [(74, -22), (34, -30), (-4, -2)], 23, LINEN)
    finger(art, hand, [(84, 22), (40, 26), (2, 14)], 24, LINEN)
    art.fill(hand(tube(16, (60, -20), (92, -14), (100, 6))), LINEN.base)
    for y in (-26, -8, 10):
        line_at(art, hand, (108, y), (132, y + 2), colour=LINEN.dark)
    sleeve(art, hand, 158, 280, 34, 52, NIGHT, None)
    art.piece(
        union([hand(ellipse(150 + number % 2 * 6, -36 + number * 18, 14, 13)) for number in range(5)]),
        Tones("#FCE9F2", "#E4C4DA", "#A8789A"),
        shade=(5, 5),
        lamp=3,
    )
    for x, y, reach in ((196, 84, 11), (160, 116, 8), (276, 176, 10), (134, 64, 7)):
        spark(art, x, y, reach)


def _snooze_of_the_owner(art: Picture) -> None:
    snore(art, 44, 128, 0.8)
    snore(art, 72, 84, 1.05)
