"""Kobold on Dish Duty."""

from assets.drawing.curves import blob, corner
from assets.drawing.monster_inn.bodies import bust, fist, sleeve
from assets.drawing.monster_inn.kobolds import frill, kobold_head
from assets.drawing.monster_inn.palette import KIND, KOBOLD, SKY, WHITE_CREAM
from assets.drawing.monster_inn.props import drops, teeth
from assets.drawing.palette import IRON, PARCHMENT, RUST, STRAW, WOOD
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw Kobold on Dish Duty, 400 x 400."""
    art.ground(*KIND["kobold"], seed=1)
    with art.about(200, 420, scale=0.9, down=4):
        _suds(art)
        _wobbly_mouth(art)
        _pot_hat(art)
        _dish_brush(art)


def _suds(art: Picture) -> None:
    for number in range(4):
        art.piece(
            ellipse(330, 392 - number * 17, 62 - number * 3, 13), WHITE_CREAM, line=4, shade=(8, 4), lamp=3
        )
    sleeve(art, 56, 330, KOBOLD, 30, -14)
    bust(art, PARCHMENT, 318, 120)
    art.piece(
        blob(
            corner(140, 330),
            (160, 372),
            corner(168, 430),
            corner(232, 430),
            (240, 372),
            corner(260, 330),
            (200, 342),
        ),
        SKY,
        shade=(10, 6),
    )
    art.stroke((146, 334), (168, 316), width=6, start=5, end=5)
    art.stroke((254, 334), (232, 316), width=6, start=5, end=5)
    frill(art, RUST, 0.82)
    kobold_head(art)
    art.eye(152, 176, 30, 31, look=(10, 8), pupil=8, iris="#FFCB45", is_slit=True)
    art.eye(248, 172, 33, 34, look=(-6, 9), pupil=8, iris="#FFCB45", is_slit=True)
    art.stroke((124, 142), (148, 134), (176, 146), width=7, start=2, end=3, colour=KOBOLD.dark)
    art.stroke((274, 130), (250, 124), (224, 142), width=7, start=2, end=3, colour=KOBOLD.dark)


def _wobbly_mouth(art: Picture) -> None:
    art.stroke(
        (146, 268),
        (162, 278),
        (178, 268),
        (196, 280),
        (214, 270),
        (232, 280),
        (252, 266),
        width=6,
        start=3,
        end=3,
    )
    teeth(art, ((170, 274),), True, 16)
    teeth(art, ((226, 276),), True, 14)


def _pot_hat(art: Picture) -> None:
    with art.about(200, 110, turned=-7):
        art.piece(box(284, 70, 362, 88), IRON, shade=(4, 6), lamp=3)
        art.ink(ellipse(348, 79, 5, 4))
        art.piece(
            blob(
                corner(112, 122),
                (108, 60),
                corner(114, 24),
                (200, 12),
                corner(286, 24),
                (292, 60),
                corner(288, 122),
                (200, 132),
            ),
            IRON,
            line=6,
            shade=(20, 8),
            lamp=6,
            hatching=Hatching(angle=10, length=36, width=6),
        )
        art.piece(
            blob(
                (100, 122), (108, 110), (200, 120), (292, 110), (300, 122), (292, 134), (200, 144), (108, 134)
            ),
            IRON,
            shade=(6, 7),
        )
        art.stroke((148, 40), (160, 56), (152, 72), start=2, end=2)
    drops(art, (92, 120, 1), (316, 150, 0.9))


def _dish_brush(art: Picture) -> None:
    with art.at(62, 316, turned=-14):
        art.piece(box(-7, -112, 7, 40), WOOD, shade=(5, 0), lamp=2)
        art.piece(ellipse(0, -124, 30, 15), WOOD, shade=(6, 5), lamp=3)
        for number in range(7):
            art.piece(
                polygon(
                    (-26 + number * 8, -134),
                    (-20 + number * 8, -134),
                    (-21 + number * 9, -158),
                    (-29 + number * 9, -158),
                ),
                STRAW,
                line=2.6,
                shade=(2, 0),
                lamp=0,
            )
    fist(art, 62, 318, KOBOLD, 0.9, -10)
    for x, y, reach in (
        (112, 330, 15),
        (92, 352, 11),
        (130, 354, 10),
        (300, 318, 13),
        (326, 308, 9),
        (36, 160, 9),
        (58, 178, 6),
    ):
        art.piece(ellipse(x, y, reach), SKY, line=3, shade=(3, 3), lamp=3)
        art.fill(ellipse(x - reach * 0.3, y - reach * 0.35, reach * 0.25), "#fff")
