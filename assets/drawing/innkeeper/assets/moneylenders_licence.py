"""Moneylender's Licence."""

import math

from assets.drawing.curves import blob, corner
from assets.drawing.innkeeper.forms import Place, tube
from assets.drawing.innkeeper.palette import BULLION, PLASTER
from assets.drawing.innkeeper.props import coin, line_at, stack, table
from assets.drawing.innkeeper.reaching_hands import grip_front
from assets.drawing.palette import BLUE, IRON, MOSS, OCHRE, PARCHMENT, PLUM, RED, TEAL, WINE, WOOD
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Moneylender's Licence, 400 x 400."""
    art.ground("#A8843E", "#3E2A1E", "#54391F", seed=43, rays_from=(200, 180))
    _three_balls_sign(art)
    hand = Place(150, 180, -5, 0.92)
    _licence_scroll(art, hand)
    _crest_coin_face_laurel(art, hand)
    _seal_ribbons(art, hand)
    _ringed_hand(art)


def _three_balls_sign(art: Picture) -> None:
    art.piece(tube(13, (-10, 44), (410, 44)), IRON, line=5.5, shade=(0, 5), lamp=3)
    art.piece(
        union(
            [tube(9, (338, 48), (338, 76)), tube(9, (308, 48), (308, 120)), tube(9, (370, 48), (370, 120))]
        ),
        IRON,
        line=4,
        shade=(3, 0),
        lamp=1,
    )
    for x, y in ((338, 104), (308, 150), (370, 150)):
        art.piece(ellipse(x, y, 28), BULLION, line=6, shade=(9, 9), lamp=6)
        art.fill(ellipse(x - 11, y - 12, 8, 6, -30), "#FFFDF0")


def _licence_scroll(art: Picture, hand: Place) -> None:
    art.piece(
        hand(
            blob(
                corner(-112, -116),
                (0, -122),
                corner(112, -114),
                (106, 0),
                corner(114, 112),
                (0, 120),
                corner(-110, 112),
                (-104, 0),
            )
        ),
        PARCHMENT,
        line=6,
        shade=(10, 10),
        lamp=6,
        hatching=Hatching(angle=10, length=18),
    )
    for y in (-118, 116):
        art.piece(
            hand(
                blob(
                    (-124, y - 14),
                    (0, y - 20),
                    (124, y - 12),
                    (130, y + 2),
                    (122, y + 16),
                    (0, y + 12),
                    (-122, y + 16),
                    (-130, y + 2),
                )
            ),
            PARCHMENT,
            line=5.5,
            shade=(6, 9),
            lamp=5,
        )
        for x in (-122, 122):
            art.piece(hand(ellipse(x, y + 1, 8, 13)), PLASTER, line=4, shade=(3, 3), lamp=0)
    art.fill(hand(box(-90, -90, 90, 92) - box(-86, -86, 86, 88)), OCHRE.dark)


def _crest_coin_face_laurel(art: Picture, hand: Place) -> None:
    knots = hand.point(0, -40)
    coin(art, knots[0], knots[1], 33)
    for way in (-1, 1):
        for _number, (right, down, reach) in enumerate(
            ((46, -62, 20), (54, -40, 0), (48, -16, -24), (34, 0, -50))
        ):
            art.piece(
                hand(ellipse(way * right, down, 8, 15).turned(way * reach, (way * right, down))),
                MOSS,
                line=3.4,
                shade=(3, 3),
                lamp=2,
            )
    for y, width in ((22, 64), (40, 64), (58, 30)):
        count = 9
        line_at(
            art,
            hand,
            *[
                (-width + 2 * width * number / count, y + (4 if number % 2 else -3))
                for number in range(count + 1)
            ],
            width=4.4,
            start=2.4,
            end=2.4,
            colour=WOOD.dark,
        )


def _seal_ribbons(art: Picture, hand: Place) -> None:
    line = hand.point(62, 78)
    for reach in (14, -16):
        art.piece(
            polygon(
                (line[0] - 13, line[1]),
                (line[0] + 13, line[1]),
                (line[0] + 15, line[1] + 84),
                (line[0], line[1] + 70),
                (line[0] - 15, line[1] + 84),
            ).turned(reach, line),
            RED,
            shade=(6, 0),
        )
    art.piece(
        union(
            [
                *[
                    ellipse(line[0] + 33 * math.cos(angle * 0.9), line[1] + 33 * math.sin(angle * 0.9), 11)
                    for angle in range(7)
                ],
                ellipse(*line, 36),
            ]
        ),
        WINE,
        line=6,
        shade=(8, 8),
        lamp=6,
    )
    art.piece(ellipse(*line, 25), WINE, line=3.5, shade=(-5, -5), lamp=0)
    art.fill(ellipse(*line, 15) - ellipse(*line, 10), WINE.light)


def _ringed_hand(art: Picture) -> None:
    grip_front(art, Place(38, 250, 0, 0.78, True))
    for number, (_right, tones) in enumerate(((46, RED), (54, TEAL), (52, BLUE))):
        art.piece(ellipse(44 + 0 * number, 248 + number * 17 - 8, 6, 11), OCHRE, line=3, shade=(2, 2), lamp=1)
        art.piece(ellipse(46, 240 + number * 17, 6.5), tones, line=3.2, shade=(2, 2), lamp=2)
    art.piece(
        blob(corner(-20, 236), corner(2, 232), corner(4, 302), corner(-20, 306)), PLUM, shade=(5, 5), lamp=3
    )
    table(art, 346)
    stack(art, 330, 350, 5, 34, 12, 12, 4, seed=2)
    stack(art, 272, 362, 3, 34, 12, 12, 4, seed=5)
    stack(art, 368, 368, 2, 34, 12, 12, 4, seed=4)
