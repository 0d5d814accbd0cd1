"""Spring Cleaning."""

from assets.drawing.curves import blob, corner
from assets.drawing.innkeeper.forms import Place, rounded, tube
from assets.drawing.innkeeper.props import coin, planks, spark
from assets.drawing.innkeeper.reaching_hands import grip_front, sleeve
from assets.drawing.palette import (
    BLUE,
    INK,
    IRON,
    LINEN,
    OCHRE,
    PALE,
    PARCHMENT,
    PINK,
    RED,
    STRAW,
    WINE,
    WOOD,
    Tones,
)
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Spring Cleaning, 400 x 400."""
    art.ground("#A3B46A", "#38492E", "#4A5C3A", seed=69, rays_from=(200, 180))
    _scene(art)
    _rug(art)
    _what_lies_beneath(art)
    _rug_corner_peeled_up(art)
    _broom_from_upper_left(art)
    _dust(art)


def _tilted(shape: Shape) -> Shape:
    return shape.scaled(1.2, 1.2, (0, 0)).turned(14, (0, 0)).moved(236, 238)


def _of_the_broom(shape: Shape) -> Shape:
    return shape.turned(24, (84, 200))


def _scene(art: Picture) -> None:
    planks(art, -10, 262, 410, 420, 4)


def _rug(art: Picture) -> None:
    art.piece(
        blob(corner(60, 312), (240, 300), corner(424, 296), corner(424, 420), corner(10, 420)),
        WINE,
        line=6,
        shade=(0.1, 8),
        lamp=5,
    )
    for number in range(6):
        art.fill(
            polygon(
                (96 + number * 60, 374),
                (116 + number * 60, 360),
                (136 + number * 60, 374),
                (116 + number * 60, 388),
            ),
            OCHRE.base,
        )


def _what_lies_beneath(art: Picture) -> None:
    art.piece(
        blob((92, 316), (112, 262), (160, 230), (230, 222), (290, 244), (330, 300), (310, 326), (200, 334)),
        Tones("#8A7E7E", "#5C5054", "#372E34"),
        line=6,
        shade=(12, 10),
        lamp=5,
        hatching=Hatching(angle=0, length=22),
    )
    art.piece(
        union(
            [
                rounded(-30, -5, 30, 5, 4),
                ellipse(-31, -6, 8),
                ellipse(-31, 6, 8),
                ellipse(31, -6, 8),
                ellipse(31, 6, 8),
            ]
        )
        .scaled(1.25, 1.25, (0, 0))
        .turned(-24, (0, 0))
        .moved(150, 246),
        LINEN,
        line=4.5,
        shade=(4, 4),
        lamp=0,
    )
    art.piece(
        _tilted(
            union(
                [
                    box(-34, -2.5, 34, 2.5),
                    polygon((30, 0), (50, -16), (48, 16)),
                    ellipse(-38, 0, 14, 11),
                    *[box(-16 + number * 14, -12, -12 + number * 14, 12) for number in range(3)],
                ]
            )
        ),
        LINEN,
        line=4.5,
        shade=(3, 3),
        lamp=0,
    )
    art.ink(_tilted(ellipse(-40, -2, 3)))
    coin(art, 132, 296, 19)
    coin(art, 168, 306, 15)
    art.piece(ellipse(214, 270, 13), IRON, shade=(4, 4), lamp=3)
    art.piece(ellipse(264, 268, 13), IRON, shade=(4, 4), lamp=3)
    art.piece(
        blob(corner(204, 322), (202, 286), (222, 268), (256, 268), (276, 286), corner(276, 322)),
        IRON,
        line=5.5,
        shade=(7, 6),
    )
    art.eye(226, 292, 10, 12, look=(-4, -2), pupil=4.5)
    art.eye(252, 292, 10, 12, look=(-4, -2), pupil=4.5)
    art.piece(ellipse(238, 308, 5), PINK, line=3, shade=None, lamp=0)


def _rug_corner_peeled_up(art: Picture) -> None:
    art.piece(
        blob(
            corner(424, 190),
            (372, 140),
            (300, 108),
            corner(268, 104),
            (262, 130),
            (292, 180),
            (324, 250),
            corner(340, 320),
            corner(424, 340),
        ),
        Tones("#E8C070", "#C2934A", "#80581F"),
        line=6.5,
        shade=(10, 9),
        lamp=6,
        hatching=Hatching(angle=30, length=26),
    )
    for number in range(3):
        art.stroke(
            (306 + number * 34, 140 + number * 18),
            (346 + number * 26, 220 + number * 10),
            (362 + number * 20, 300),
            width=4,
            colour="#80581F",
        )
    art.piece(
        blob(
            corner(424, 170),
            (376, 122),
            (304, 90),
            corner(262, 92),
            corner(262, 112),
            (300, 118),
            (366, 154),
            corner(424, 214),
        ),
        WINE,
        line=5.5,
        shade=(5, 6),
    )
    for number in range(6):
        art.fill(tube(8, (264, 94 + number * 7), (244, 88 + number * 10)), INK)
        art.fill(tube(3.6, (264, 94 + number * 7), (244, 88 + number * 10)), PARCHMENT.base)
    hand = Place(304, 96, 52, 0.76)
    grip_front(art, hand, PALE)
    sleeve(art, Place(318, 84, -18, 0.8), 40, 150, 32, 46, BLUE, PARCHMENT)


def _broom_from_upper_left(art: Picture) -> None:
    art.piece(_of_the_broom(rounded(76, -60, 94, 180, 7)), WOOD, line=6, shade=(6, 0))
    art.piece(
        _of_the_broom(
            blob(
                corner(58, 176),
                corner(112, 176),
                (122, 220),
                corner(150, 296),
                (128, 288),
                corner(116, 304),
                (100, 290),
                corner(84, 306),
                (70, 290),
                corner(52, 304),
                (42, 286),
                corner(20, 294),
                (48, 220),
            )
        ),
        STRAW,
        line=6,
        shade=(12, 8),
        lamp=6,
        hatching=Hatching(angle=90, length=26),
    )
    for y in (190, 206):
        art.piece(_of_the_broom(rounded(52, y, 118, y + 9, 4)), RED, line=4, shade=(3, 3), lamp=2)
    grip_front(art, Place(126, 96, 24, 0.84, True), PALE)
    sleeve(art, Place(118, 92, -4, 0.8, True), 40, 160, 32, 46, BLUE, PARCHMENT)


def _dust(art: Picture) -> None:
    for x, y, reach in ((28, 300, 22), (60, 322, 17), (22, 342, 16), (110, 318, 11)):
        art.piece(ellipse(x, y, reach, reach * 0.86), Tones("#E8DCC8", "#C4B09A", "#8A7668"), shade=(5, 5))
    spark(art, 216, 96, 14)
    spark(art, 186, 140, 9)
    spark(art, 240, 60, 8)
