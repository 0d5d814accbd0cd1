"""Toll Bridge."""

import math

from assets.drawing.curves import blob, corner
from assets.drawing.innkeeper.forms import Place, rounded, tube
from assets.drawing.innkeeper.palette import MASONRY
from assets.drawing.innkeeper.props import coin
from assets.drawing.innkeeper.reaching_hands import palm
from assets.drawing.palette import BLUE, INK, IRON, LINEN, MOSS, RED, TEAL, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, polygon
from assets.drawing.texture import Hatching

_TROLL = Tones("#A8C09A", "#6E9272", "#3C5A50")


def draw(art: Picture) -> None:
    """Draw the Toll Bridge, 400 x 400."""
    art.ground("#8FB7C9", "#34587A", "#40688C", seed=40, rays_from=(200, 180))
    with art.group("translate(0 -46)"):
        bricks = blob(
            corner(-12, 200),
            (90, 172),
            (200, 160),
            (310, 172),
            corner(490, 200),
            corner(490, 330),
            corner(336, 330),
            (322, 280),
            (270, 234),
            (200, 220),
            (130, 234),
            (78, 280),
            corner(64, 330),
            corner(-12, 330),
        )
        _scene(art)
        _troll_in_the_dark(art)
        _troll_details(art, bricks)
        _barrier(art)
        _sign_with_coin(art)
        _open_hand(art)


def _tilted(shape: Shape) -> Shape:
    return shape.turned(-5, (73, 96))


def _scene(art: Picture) -> None:
    art.piece(box(-10, 318, 490, 490), BLUE, line=6, shade=(0, 8), lamp=5)
    for x, y in ((40, 346), (330, 350), (90, 380), (290, 384), (200, 396)):
        art.stroke((x - 30, y), (x, y - 7), (x + 30, y), width=6, colour=BLUE.light)
    art.piece(
        blob(corner(-10, 490), (-10, 300), (30, 296), (54, 340), corner(40, 490)),
        MOSS,
        line=6,
        shade=(8, 8),
        lamp=5,
    )
    art.piece(
        blob(corner(490, 490), (490, 300), (370, 296), (348, 340), corner(362, 490)),
        MOSS,
        line=6,
        shade=(8, 8),
        lamp=5,
    )
    dark = blob(corner(64, 340), (78, 280), (130, 234), (200, 220), (270, 234), (322, 280), corner(336, 340))
    art.fill(dark, "#1B1830")


def _troll_in_the_dark(art: Picture) -> None:
    art.piece(
        blob((142, 346), (144, 286), (184, 252), (230, 246), (276, 256), (308, 290), (312, 346)),
        _TROLL,
        shade=(12, 7),
        lamp=5,
        hatching=Hatching(length=20),
    )
    art.piece(blob((298, 306), (314, 290), (330, 300), (326, 322), (306, 326)), _TROLL, shade=(5, 5))
    art.eye(202, 288, 17, 14, look=(-3, 3), pupil=6, lid=0.35, tilt=8, skin=TEAL, iris="#E9A23B")
    art.eye(262, 288, 17, 14, look=(-5, 3), pupil=6, lid=0.35, tilt=-8, skin=TEAL, iris="#E9A23B")
    art.stroke((178, 270), (202, 264), (222, 276), width=10, start=4, end=5)
    art.stroke((242, 276), (264, 264), (286, 272), width=10, start=5, end=4)
    art.piece(
        blob((220, 288), (244, 288), (262, 316), (250, 332), (230, 334), (210, 330), (206, 310)),
        Tones("#D7C2B0", "#B58E7C", "#785850"),
        shade=(6, 6),
        lamp=5,
    )


def _troll_details(art: Picture, bricks: Shape) -> None:
    art.piece(bricks, MASONRY, line=6, shade=(10, 10), lamp=6, hatching=Hatching(angle=10, length=20))
    for number in range(9):
        angle = math.pi * (1.0 - number / 8)
        art.stroke(
            (200 + 136 * math.cos(angle), 330 - 104 * math.sin(angle)),
            (200 + 166 * math.cos(angle), 330 - 134 * math.sin(angle)),
            start=4,
            end=4,
        )
    for x, y in ((30, 236), (52, 280), (18, 300), (366, 236), (350, 284), (388, 300), (110, 196), (290, 196)):
        art.piece(
            rounded(x - 18, y - 9, x + 18, y + 9, 6),
            Tones("#B9B1A4", "#857C78", "#575059"),
            line=3,
            shade=(3, 3),
            lamp=2,
        )
    art.piece(
        blob(
            corner(-12, 186),
            (90, 156),
            (200, 144),
            (310, 156),
            corner(490, 186),
            corner(490, 204),
            (310, 176),
            (200, 164),
            (90, 176),
            corner(-12, 204),
        ),
        MASONRY,
        line=5.5,
        shade=(4, 7),
        lamp=5,
    )


def _barrier(art: Picture) -> None:
    art.piece(box(60, 74, 86, 170), WOOD, line=5.5, shade=(7, 0))
    bar = rounded(4, 86, 372, 108, 5)
    art.piece(_tilted(bar), LINEN, line=5.5, shade=(0, 7), lamp=0)
    for number in range(5):
        art.fill(
            _tilted(
                polygon(
                    (112 + number * 54, 86),
                    (138 + number * 54, 86),
                    (126 + number * 54, 108),
                    (100 + number * 54, 108),
                )
            ),
            RED.base,
        )
    art.piece(_tilted(rounded(-8, 74, 40, 120, 6)), MASONRY, line=5.5, shade=(7, 7), lamp=5)
    art.piece(ellipse(73, 96, 11), IRON, line=4.5, shade=(4, 4), lamp=3)
    art.piece(box(340, 62, 362, 170), WOOD, line=5.5, shade=(6, 0))


def _sign_with_coin(art: Picture) -> None:
    art.fill(tube(5, (214, 90), (214, 112)), INK)
    art.fill(tube(5, (274, 86), (274, 110)), INK)
    art.piece(rounded(196, 108, 292, 152, 8).turned(-3, (244, 130)), WOOD, line=5.5, shade=(7, 7))
    coin(art, 226, 132, 14)
    coin(art, 262, 130, 14)


def _open_hand(art: Picture) -> None:
    hand = Place(122, 336, -6, 0.86)
    palm(art, hand, _TROLL)
    art.piece(
        blob(
            (186, 312),
            (226, 306),
            (262, 326),
            (282, 366),
            corner(290, 490),
            corner(226, 490),
            (226, 372),
            (210, 352),
            (184, 352),
        ),
        _TROLL,
        shade=(8, 8),
        lamp=5,
    )
    art.fill(hand(tube(30, (80, 4), (98, 6))), _TROLL.base)
    art.fill(box(190, 380, 330, 490) | ellipse(256, 380, 58, 11), BLUE.base)
    art.fill(ellipse(256, 380, 58, 11) - ellipse(256, 383, 54, 9), BLUE.light)
    art.fill(ellipse(256, 384, 46, 7), BLUE.dark)
    coin(art, hand.point(-30, -34)[0], hand.point(-30, -34)[1], 18, 10)
