"""Hidden Strongbox."""

from assets.drawing.curves import blob, brush, corner, placed
from assets.drawing.innkeeper.forms import Place, rounded
from assets.drawing.innkeeper.palette import BULLION, STEEL
from assets.drawing.innkeeper.props import coin, planks, spark, stack
from assets.drawing.innkeeper.reaching_hands import grip_front, sleeve
from assets.drawing.palette import COAL, IRON, OCHRE, PARCHMENT, PINK, PLUM, WINE, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, polygon
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Hidden Strongbox, 400 x 400."""
    art.ground("#7A5A4A", "#2A1622", "#40242C", seed=54, rays_from=(200, 180), has_glow=False)
    _scene(art)
    _strongbox_in_the_hole(art)
    _raised_board(art)
    _coins_left(art)


def _tilted(shape: Shape) -> Shape:
    return shape.turned(-31, (230, 100))


def _scene(art: Picture) -> None:
    planks(art, -10, -10, 410, 410, 6, Tones("#BC8650", "#8A5834", "#532F18"))
    art.glow(96, 60, 300, 0.55)
    art.piece(polygon((70, 140), (330, 130), (340, 300), (62, 306)), COAL, line=6, shade=None, lamp=0)
    art.fill(polygon((80, 150), (320, 140), (330, 292), (72, 298)), "#140C18")
    art.glow(200, 214, 126, 0.85, "#FFC860")


def _strongbox_in_the_hole(art: Picture) -> None:
    art.piece(
        blob(
            corner(110, 300),
            corner(112, 214),
            (130, 178),
            (200, 168),
            (272, 176),
            corner(290, 210),
            corner(292, 300),
        ),
        WINE,
        line=6,
        shade=(14, 8),
        lamp=6,
        hatching=Hatching(angle=10, length=18),
    )
    art.piece(box(106, 208, 296, 228), OCHRE, shade=(0, 7))
    for x in (140, 260):
        art.piece(
            blob(corner(x - 11, 300), (x - 11, 190), (x + 11, 188), corner(x + 11, 300)),
            OCHRE,
            shade=(5, 3),
            lamp=3,
        )
        for y in (202, 244, 280):
            art.ink(ellipse(x, y, 4))
    art.piece(rounded(178, 204, 224, 262, 9), STEEL, line=5.5, shade=(7, 7), lamp=5)
    art.ink(ellipse(201, 226, 8), polygon((197, 226), (205, 226), (209, 248), (193, 248)))
    art.fill(polygon((62, 300), (340, 294), (346, 420), (56, 420)), "#8A5834")
    art.piece(
        polygon((40, 296), (360, 288), (362, 352), (38, 356)),
        Tones("#CC965C", "#9A6640", "#5E381E"),
        line=6,
        shade=(0, 9),
        lamp=5,
    )
    art.piece(
        polygon((30, 354), (370, 350), (380, 420), (20, 420)),
        Tones("#BC8650", "#8A5834", "#532F18"),
        shade=(0, 6),
    )
    for x, y in ((66, 330), (330, 322)):
        art.ink(ellipse(x, y, 5))


def _raised_board(art: Picture) -> None:
    art.piece(
        _tilted(polygon((40, 70), (420, 62), (424, 118), (36, 124))),
        Tones("#DDA868", "#AE7846", "#6C4424"),
        line=6,
        shade=(4, 10),
        lamp=6,
    )
    art.stroke(*placed(((70, 96), (180, 92), (300, 96)), _tilted), colour="#6C4424")
    art.stroke(*placed(((90, 108), (160, 106), (240, 108)), _tilted), width=4, colour="#6C4424")
    for x, y in ((56, 98), (56, 112)):
        art.ink(_tilted(ellipse(x, y, 4)))
    hand = Place(304, 66, 58, 0.86)
    grip_front(art, hand)
    sleeve(art, Place(304, 66, 58, 0.86), 66, 170, 32, 44, PLUM, PARCHMENT)


def _coins_left(art: Picture) -> None:
    coin(art, 118, 320, 18, 10)
    stack(art, 276, 324, 2, 19, 10, 8, 2)
    art.piece(
        brush([(60, 290), (36, 300), (30, 280), (14, 290)], 5, 6, 2), PINK, line=3.4, shade=None, lamp=1
    )
    art.piece(blob((58, 304), (54, 262), (78, 240), (102, 262), (100, 304)), IRON, line=5.5, shade=(7, 6))
    art.piece(ellipse(60, 216, 14), IRON, shade=(4, 4), lamp=3)
    art.piece(ellipse(98, 216, 14), IRON, shade=(4, 4), lamp=3)
    art.piece(
        blob((54, 226), (80, 208), (104, 226), (100, 250), (80, 258), (58, 250)), IRON, line=5.5, shade=(6, 6)
    )
    art.eye(70, 230, 8, 9, look=(2, 0), pupil=4)
    art.eye(90, 230, 8, 9, look=(2, 0), pupil=4)
    art.piece(ellipse(80, 246, 5, 4), PINK, line=3, shade=None, lamp=0)
    art.piece(
        blob(corner(58, 218), (62, 196), (80, 188), (98, 196), corner(102, 218), (80, 212)),
        BULLION,
        line=4.5,
        shade=(5, 4),
        lamp=3,
    )
    art.piece(rounded(36, 190, 43, 310, 3), WOOD, line=4, shade=(2, 0), lamp=1)
    art.piece(polygon((32, 192), (39.5, 164), (47, 192)), STEEL, line=4, shade=(3, 0), lamp=2)
    art.piece(ellipse(42, 266, 9), IRON, line=4, shade=(3, 3), lamp=2)
    spark(art, 160, 160, 13)
    spark(art, 240, 156, 9)
    spark(art, 286, 190, 8)
