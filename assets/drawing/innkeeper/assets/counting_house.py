"""Counting House."""

from assets.drawing.curves import blob, corner
from assets.drawing.innkeeper.forms import Place, rounded
from assets.drawing.innkeeper.palette import FELT
from assets.drawing.innkeeper.props import coin, stack, table
from assets.drawing.innkeeper.reaching_hands import finger, pinch
from assets.drawing.palette import (
    COAL,
    IRON,
    LINEN,
    MOSS,
    NIGHT,
    OCHRE,
    PALE,
    PARCHMENT,
    PLUM,
    RED,
    RUST,
    TEAL,
    WINE,
    WOOD,
    Tones,
)
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Counting House, 400 x 400."""
    art.coarsen(0.5)
    art.ground("#6F8AA0", "#222E4A", "#2E3F60", seed=39, rays_from=(200, 180))
    _scene(art)
    _clerk(art)
    _clerk_eyes(art)
    _quill_behind_ear(art)
    _green_visor(art)


def _scene(art: Picture) -> None:
    for y in (60, 150):
        for x in range(8):
            tones = (WINE, MOSS, NIGHT, RUST, OCHRE, PLUM, TEAL, WINE)[(x + y) % 8]
            middle = -6 + x * 54
            height = 52 + (x * 7 + y) % 3 * 8
            art.piece(
                box(middle, y + 40 - height + 12, middle + 46, y + 50), tones, line=4.5, shade=(6, 3), lamp=3
            )
            art.fill(box(middle + 4, y + 14, middle + 42, y + 20), OCHRE.base)
        art.piece(box(-10, y + 50, 410, y + 64), WOOD, shade=(0, 5), lamp=3)


def _clerk(art: Picture) -> None:
    art.piece(
        blob(corner(70, 420), (96, 330), (150, 290), (206, 282), (262, 290), (316, 330), corner(340, 420)),
        COAL,
        line=6,
        shade=(18, 9),
        lamp=6,
        hatching=Hatching(angle=40, length=40, width=6),
    )
    art.piece(
        blob((166, 290), (206, 280), (246, 290), (238, 320), (206, 340), (174, 320)),
        LINEN,
        shade=(8, 8),
        lamp=0,
    )
    for x in (118, 294):
        art.piece(ellipse(x, 178, 22, 30), PALE, shade=(6, 6), lamp=5)
    art.piece(
        blob(
            (206, 62),
            (262, 76),
            (290, 130),
            (290, 190),
            (262, 250),
            (206, 282),
            (150, 250),
            (122, 190),
            (122, 130),
            (150, 76),
        ),
        PALE,
        line=6,
        shade=(16, 8),
        lamp=6,
        hatching=Hatching(length=24),
    )
    art.piece(
        blob(corner(126, 170), (108, 130), (120, 92), (142, 96), (138, 130), corner(136, 168)),
        LINEN,
        shade=(5, 5),
        lamp=0,
    )
    art.piece(
        blob(corner(286, 170), (304, 130), (292, 92), (270, 96), (274, 130), corner(276, 168)),
        LINEN,
        shade=(5, 5),
        lamp=0,
    )


def _clerk_eyes(art: Picture) -> None:
    for x in (160, 252):
        art.piece(ellipse(x, 164, 43), OCHRE, shade=(5, 5))
        art.piece(ellipse(x, 164, 35), Tones("#FFFFFF", "#EAF4F2", "#BCD4D6"), line=3, shade=(-6, -6), lamp=0)
        art.eye(x, 166, 29, 28, look=(8 if x < 200 else -8, 12), pupil=10, iris="#6C8038")
        art.fill(polygon((x - 24, 142), (x - 10, 134), (x - 26, 162)), "#FFFFFF")
    art.stroke((196, 158), (206, 150), (217, 158), width=8, start=6, end=6, colour=OCHRE.base)
    art.stroke((130, 112), (156, 98), (184, 112), width=10, start=4, end=4, colour=IRON.base)
    art.stroke((230, 110), (258, 98), (284, 114), width=10, start=4, end=4, colour=IRON.base)
    art.piece(
        blob((196, 188), (216, 188), (236, 226), (222, 244), corner(204, 258), (190, 244), (180, 224)),
        PALE,
        shade=(8, 6),
        lamp=5,
    )
    art.stroke((180, 262), (206, 258), (234, 264), width=6, start=2, end=2)


def _quill_behind_ear(art: Picture) -> None:
    point = blob(
        corner(292, 150), (300, 90), (336, 40), corner(366, 20), (364, 66), (334, 116), corner(304, 156)
    )
    art.piece(point, RED, shade=(7, 5), hatching=Hatching(angle=-40, length=14))
    art.stroke((296, 152), (326, 90), (358, 32), width=4)


def _green_visor(art: Picture) -> None:
    art.piece(
        blob((120, 108), (150, 82), (206, 74), (262, 82), (292, 108), (270, 118), (206, 98), (142, 118)),
        FELT,
        line=5.5,
        shade=(6, 7),
        lamp=5,
    )
    table(art, 326)
    art.piece(
        blob(corner(212, 420), (214, 372), corner(236, 346), corner(292, 344), (316, 380), corner(320, 420)),
        COAL,
        line=6,
        shade=(10, 7),
        hatching=Hatching(length=18),
    )
    hand = Place(196, 292, 38, 0.66)
    pinch(art, hand, PALE)
    coin(art, 186, 290, 28)
    finger(art, hand, [(74, -22), (34, -30), (2, -6)], 23, PALE)
    art.piece(rounded(232, 342, 300, 366, 11).turned(-22, (266, 354)), PARCHMENT, shade=(6, 5), lamp=3)
    stack(art, 62, 330, 17, 40, 14, 13, 5, seed=3)
    stack(art, 340, 330, 14, 40, 14, 13, 6, seed=8)
    stack(art, 120, 338, 5, 32, 12, 12, 4, seed=5)
    stack(art, 290, 340, 7, 32, 12, 12, 4, seed=6)
