"""The Pungent Peddler: a fish too long for any pack, and a clothes-peg on the nose that smells it."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.palette import ASH, BLUE, COAL, IRON, LINEN, MOSS, MOUTH, PLUM, STRAW, WATER, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, polygon
from assets.drawing.texture import Hatching

_FISH = Tones("#A9D3DC", "#5C9DB0", "#2E5C78")
_PALE_WOOD = Tones("#F3D6A0", "#D6A866", "#8E6234")
_SORE = Tones("#F0A08C", "#CC6B5C", "#8E3F3E")


def draw(art: Picture) -> None:
    """Draw the Pungent Peddler, 400 x 400."""
    art.ground("#C9BC62", "#4A4424", "#5A532C", seed=16)
    _fumes(art)
    _cloak(art)
    _hood(art)
    _face(art)
    _smile(art)
    _nose(art)
    _peg(art)
    _fish(art)


def _fumes(art: Picture) -> None:
    for knots in (
        [(84, 96), (66, 70), (90, 44), (70, 8)],
        [(322, 78), (344, 52), (320, 28), (338, -6)],
    ):
        fume = brush(knots, 22, 17, 4)
        art.ink(fume.grown(5))
        art.fill(fume, MOSS.light)
        art.fill(fume - fume.moved(-6, -2), MOSS.base)


def _cloak(art: Picture) -> None:
    art.piece(
        blob(corner(26, 420), (48, 350), (116, 304), (200, 296), (284, 304), (352, 350), corner(374, 420)),
        MOSS,
        line=7,
        shade=(24, 10),
        lamp=6,
        hatching=Hatching(angle=40, length=54, width=6),
    )
    art.piece(
        blob(corner(164, 330), (200, 346), corner(236, 330), (226, 372), corner(200, 420), (176, 372)),
        WOOD,
        line=5,
        shade=(8, 6),
        lamp=4,
    )


def _hood(art: Picture) -> None:
    art.piece(
        blob(
            (200, 76),
            (268, 104),
            (304, 180),
            (302, 266),
            (272, 326),
            (200, 348),
            (128, 326),
            (98, 266),
            (96, 180),
            (132, 104),
        ),
        PLUM,
        line=7,
        shade=(22, 10),
        lamp=7,
        hatching=Hatching(angle=20, length=40, width=6),
    )
    art.piece(
        blob((200, 128), (256, 148), (276, 206), (266, 276), (200, 318), (134, 276), (124, 206), (144, 148)),
        COAL,
        line=5,
        shade=None,
        lamp=0,
    )


def _face(art: Picture) -> None:
    art.piece(
        blob((200, 146), (250, 160), (264, 214), (250, 276), (206, 312), (158, 286), (138, 220), (150, 160)),
        ASH,
        line=5,
        shade=(15, 7),
        lamp=6,
    )
    art.eye(165, 194, 21, 19, look=(7, 7), pupil=7, lid=0.2, skin=ASH, tilt=-16, lower_lid=0.14)
    art.eye(235, 194, 21, 19, look=(-7, 7), pupil=7, lid=0.2, skin=ASH, tilt=16, lower_lid=0.14)
    art.stroke((138, 180), (158, 166), (184, 154), width=12, start=3, end=6, colour=COAL.base)
    art.stroke((262, 180), (242, 166), (216, 154), width=12, start=3, end=6, colour=COAL.base)
    for tear in (
        blob(corner(146, 214), (153, 230), (147, 240), (140, 231)),
        blob(corner(256, 214), (263, 231), (256, 240), (250, 230)),
    ):
        art.piece(tear, WATER, line=3, shade=(3, 0), lamp=2)


def _smile(art: Picture) -> None:
    art.piece(
        blob(
            corner(150, 258),
            (172, 272),
            (202, 279),
            (232, 270),
            corner(254, 252),
            (242, 288),
            (204, 306),
            (168, 294),
        ),
        MOUTH,
        line=4.5,
        shade=None,
        lamp=0,
    )
    for x, y, tones in ((170, 270, LINEN), (188, 276, STRAW), (224, 274, LINEN), (240, 264, LINEN)):
        art.piece(
            box(x - 7, y - 3, x + 7, y + 10).turned((200 - x) * 0.2), tones, line=2.4, shade=(3, 0), lamp=0
        )
    art.stroke((140, 262), (147, 254), (156, 254), width=4, start=2, end=2)
    art.stroke((262, 256), (256, 248), (248, 248), width=4, start=2, end=2)


def _nose(art: Picture) -> None:
    art.piece(
        blob(
            (190, 178),
            (210, 178),
            (216, 208),
            (212, 226),
            (228, 244),
            (224, 268),
            (200, 278),
            (176, 268),
            (172, 244),
            (188, 226),
            (184, 208),
        ),
        _SORE,
        line=5,
        shade=(10, 7),
        lamp=6,
    )
    art.stroke((184, 262), (190, 268), (196, 266), width=4, start=2, end=2)
    art.stroke((216, 262), (210, 268), (204, 266), width=4, start=2, end=2)


def _peg(art: Picture) -> None:
    """A clothes-peg: two legs of wood that pinch the nose, and the spring between them."""
    for leg in (
        polygon((170, 218), (240, 222), (304, 204), (307, 220), (246, 236), (170, 229)),
        polygon((170, 242), (240, 238), (304, 256), (307, 240), (246, 224), (170, 231)),
    ):
        art.piece(_tilted(leg.grown(1)), _PALE_WOOD, line=5, shade=(3, 5), lamp=3)
    art.piece(_tilted(ellipse(238, 230, 9, 15)), IRON, line=4, shade=(4, 4), lamp=3)


def _tilted(shape: Shape) -> Shape:
    return shape.turned(16, (200, 230))


def _fish(art: Picture) -> None:
    """The fish lies over the hood, and both its ends hang down."""
    art.piece(
        blob(corner(318, 122), (350, 96), corner(388, 82), (376, 122), corner(392, 176), (352, 158)),
        _FISH,
        line=6,
        shade=(8, 8),
        lamp=5,
        hatching=Hatching(angle=-30, length=24, step=9),
    )
    art.piece(polygon((170, 62), (206, 26), (252, 34), (262, 70)), BLUE, line=5, shade=(8, 5), lamp=4)
    body = blob(
        corner(22, 168),
        (30, 118),
        (92, 72),
        (190, 52),
        (276, 72),
        corner(334, 116),
        corner(330, 140),
        (260, 140),
        (190, 128),
        (120, 150),
        (70, 184),
    )
    art.piece(body, _FISH, line=7, shade=(6, 22), lamp=7, hatching=None)
    art.fill((body - body.moved(0, -20)) & body.grown(-3), WATER.light)
    for x, y in ((166, 84), (204, 80), (242, 88), (186, 106), (226, 108), (264, 112), (284, 94)):
        art.stroke((x, y - 9), (x + 9, y), (x, y + 9), width=4, colour=_FISH.dark)
    art.stroke((118, 74), (138, 104), (126, 140), width=7, start=2, end=2)
    art.piece(
        blob(corner(150, 124), (184, 120), (196, 148), (168, 158)), BLUE, line=4.5, shade=(6, 5), lamp=4
    )
    art.eye(84, 112, 17, 17, look=(0, 2), pupil=6, lid=0.42, skin=_FISH, tilt=-24)
    art.stroke((24, 166), (44, 158), (62, 162), width=6, start=3, end=2)
