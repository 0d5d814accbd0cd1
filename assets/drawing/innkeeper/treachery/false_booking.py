"""False Booking."""

from assets.drawing.curves import SIDES, blob, corner
from assets.drawing.innkeeper.forms import Place, tube
from assets.drawing.innkeeper.props import line_at, stack, table
from assets.drawing.innkeeper.reaching_hands import pinch, sleeve
from assets.drawing.palette import COAL, INK, LINEN, PARCHMENT, RED, SKIN, WINE, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import ellipse, polygon
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the False Booking, 400 x 400."""
    art.ground("#A86A5A", "#3A1A2C", "#54283A", seed=58, rays_from=(200, 180))
    _scene(art)
    _hat(art)
    _nose_glasses(art)
    _register(art)
    _quill_hand(art)
    _bribe(art)


def _scene(art: Picture) -> None:
    art.piece(
        blob(corner(40, 420), (66, 310), (130, 270), (200, 262), (272, 270), (336, 310), corner(362, 420)),
        COAL,
        line=6,
        shade=(18, 9),
        lamp=6,
        hatching=Hatching(angle=40, length=40, width=6),
    )
    for side in SIDES:
        art.piece(
            side(blob(corner(142, 280), (110, 236), corner(104, 190), (140, 220), corner(176, 270))),
            COAL,
            line=5.5,
            shade=(7, 6),
        )
    for x in (128, 272):
        art.piece(ellipse(x, 158, 16, 23), SKIN, shade=(5, 5))
    art.piece(
        blob((200, 74), (254, 92), (274, 150), (258, 214), (200, 252), (142, 214), (126, 150), (146, 92)),
        SKIN,
        line=6,
        shade=(15, 7),
        lamp=6,
    )


def _hat(art: Picture) -> None:
    art.piece(
        blob(
            corner(118, 96), (128, 40), (160, 14), (200, 24), (240, 12), (274, 40), corner(284, 96), (200, 82)
        ),
        COAL,
        line=6,
        shade=(14, 8),
        lamp=6,
        hatching=Hatching(length=24),
    )
    art.piece(blob((122, 78), (200, 62), (280, 78), (282, 98), (200, 84), (120, 98)), RED, shade=(5, 5))
    art.piece(
        blob((60, 108), (100, 84), (200, 80), (300, 84), (340, 108), (300, 120), (200, 104), (100, 120)),
        COAL,
        line=6,
        shade=(7, 8),
        lamp=5,
    )


def _nose_glasses(art: Picture) -> None:
    art.eye(160, 148, 21, 20, look=(9, 2), pupil=7, iris="#6C8038")
    art.eye(240, 148, 21, 20, look=(9, 2), pupil=7, iris="#6C8038")
    for x in (160, 240):
        art.fill(ellipse(x, 148, 36) - ellipse(x, 148, 27), INK)
        art.fill(ellipse(x, 148, 33.5) - ellipse(x, 148, 29), COAL.light)
    art.fill(tube(8, (192, 144), (200, 138), (208, 144)), INK)
    art.fill(tube(7, (126, 142), (112, 138)), INK)
    art.fill(tube(7, (274, 142), (288, 138)), INK)
    art.piece(
        blob(corner(122, 126), (130, 104), (166, 100), corner(194, 118), (166, 116)),
        WOOD,
        shade=(5, 5),
        lamp=3,
        hatching=Hatching(angle=70, length=10),
    )
    art.piece(
        blob(corner(278, 126), (270, 104), (234, 100), corner(206, 118), (234, 116)),
        WOOD,
        shade=(5, 5),
        lamp=3,
        hatching=Hatching(angle=70, length=10),
    )
    art.piece(
        blob((190, 142), (210, 142), (238, 186), (226, 206), (200, 212), (174, 206), (162, 186)),
        Tones("#FBC4B0", "#EE8E76", "#A8483F"),
        line=6,
        shade=(9, 7),
        lamp=6,
    )
    art.fill(ellipse(186, 184, 8, 6), "#FFF8E6", 0.8)
    art.ink(ellipse(190, 205, 5, 3.4), ellipse(211, 205, 5, 3.4))
    art.piece(
        blob(
            corner(200, 210),
            (176, 204),
            (146, 212),
            corner(128, 236),
            (164, 236),
            (188, 234),
            corner(200, 228),
            (214, 234),
            (238, 236),
            corner(274, 234),
            (254, 212),
            (226, 204),
        ),
        WOOD,
        shade=(5, 5),
        lamp=3,
        hatching=Hatching(angle=75, length=12),
    )
    art.stroke((172, 242), (200, 248), (230, 238))


def _register(art: Picture) -> None:
    table(art, 330)
    art.piece(
        polygon((60, 282), (200, 296), (342, 282), (384, 352), (200, 370), (16, 352)),
        WINE,
        line=6,
        shade=(8, 9),
        lamp=5,
    )
    art.piece(
        blob(
            corner(70, 276),
            (130, 266),
            corner(200, 288),
            (272, 266),
            corner(332, 276),
            corner(366, 340),
            (290, 332),
            corner(200, 352),
            (110, 332),
            corner(36, 340),
        ),
        PARCHMENT,
        shade=(6, 6),
    )
    art.stroke((200, 288), (200, 350), start=3, end=3)
    for number in range(3):
        art.stroke(
            (80 - number * 8, 290 + number * 13),
            (130 - number * 3, 284 + number * 13),
            (180, 294 + number * 14),
            width=4,
            colour=WOOD.base,
        )
    art.stroke((226, 300), (250, 290), (262, 298), (290, 288), colour=WINE.base)


def _quill_hand(art: Picture) -> None:
    quill = Place(292, 286, 24, 1)
    art.piece(
        quill(blob(corner(0, 0), (10, -40), (30, -110), corner(60, -150), (66, -104), (40, -44))),
        LINEN,
        shade=(6, 4),
        lamp=0,
        hatching=Hatching(angle=-50, length=10),
    )
    line_at(art, quill, (0, 0), (20, -60), (54, -136))
    hand = Place(296, 270, 20, 0.62)
    pinch(art, hand)
    sleeve(art, hand, 150, 260, 36, 56, COAL, PARCHMENT)


def _bribe(art: Picture) -> None:
    stack(art, 84, 318, 3, 20, 9, 8, 2, seed=3)
