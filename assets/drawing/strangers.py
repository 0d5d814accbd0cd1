"""Patrons nobody drew: a hooded figure in parts, so that no two of a player's own deck look alike.

Each part is a file of its own, 400 x 400 without ground; whoever shows a stranger lays body, face, hat and
what the hands hold over each other. The tones of CLOAK and TRIM are used for nothing else: they may change.
"""

from collections.abc import Callable

from assets.drawing.curves import SIDES, blob, brush, corner
from assets.drawing.icons import quirks
from assets.drawing.palette import (
    ASH,
    BONE,
    COAL,
    CREAM,
    FUR,
    IRON,
    LINEN,
    MOSS,
    RED,
    SKIN,
    WOOD,
    Tones,
)
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, polygon, union
from assets.drawing.texture import Hatching

CLOAK = Tones("#8A5A8D", "#5E3567", "#37193E")
TRIM = Tones("#FFD27B", "#E9A23C", "#A8641F")
_DARK = Tones("#2A1B2C", "#1F1422", "#140C16")
_BULB = Tones("#F5A08C", "#D2604E", "#8E3434")


def body(art: Picture) -> None:
    """Cloak and hood, with nothing but dark inside."""
    art.piece(
        blob(corner(6, 430), (30, 344), (96, 296), (200, 280), (304, 296), (370, 344), corner(394, 430)),
        CLOAK,
        line=7,
        shade=(26, 10),
        lamp=6,
        hatching=Hatching(angle=40, length=60, width=7, step=13),
    )
    art.piece(
        blob(
            (200, 70), (266, 92), (306, 156), (308, 232), (292, 300), (250, 336), (200, 346), (150, 336),
            (108, 300), (92, 232), (94, 156), (134, 92),
        ),
        CLOAK,
        line=7,
        shade=(22, 9),
        lamp=7,
        hatching=Hatching(angle=20, length=42, width=6),
    )  # fmt: skip
    art.piece(_hollow(), _DARK, line=6, shade=None, lamp=0)
    art.fill(_hollow() - _hollow().moved(7, 8), CLOAK.dark)
    art.piece(ellipse(200, 350, 38), TRIM, line=6, shade=(8, 8), lamp=5)
    art.piece(ellipse(200, 350, 28), Tones("#FFF1C4", "#FFE0A0", "#E0A654"), line=3.5, shade=(-4, -4), lamp=0)


def _hollow() -> Shape:
    return blob(
        (200, 112),
        (250, 132),
        (270, 188),
        (262, 254),
        (232, 292),
        (200, 300),
        (168, 292),
        (138, 254),
        (130, 188),
        (150, 132),
    )


def wide_eyed(art: Picture) -> None:
    """Two round eyes and a long nose."""
    art.eye(168, 200, 23, 21, look=(6, 3), pupil=8)
    art.eye(234, 198, 25, 24, look=(-5, 3), pupil=8)
    art.piece(
        blob((192, 204), (208, 202), (222, 244), (220, 266), (204, 274), (190, 266), (188, 240)),
        ASH,
        line=5,
        shade=(9, 6),
        lamp=6,
    )


def drowsy(art: Picture) -> None:
    """Two heavy lids and a red nose."""
    for x, tilt in ((164, 8), (236, -8)):
        art.eye(x, 200, 24, 19, look=(2, 6), pupil=8, lid=0.56, skin=_DARK, tilt=tilt)
    art.piece(ellipse(200, 242, 27, 24), _BULB, line=5, shade=(9, 8), lamp=6)
    art.fill(ellipse(191, 233, 7, 5), CREAM)


def one_eyed(art: Picture) -> None:
    """A patch, one keen eye and a moustache."""
    art.eye(166, 196, 25, 22, look=(6, 2), pupil=9, lid=0.22, skin=_DARK, tilt=10)
    art.piece(ellipse(238, 198, 27, 24), FUR, line=4.5, shade=(7, 6), lamp=4)
    art.stroke((134, 168), (200, 162), (268, 182), width=7, start=5, end=5, colour=FUR.dark)
    art.piece(
        blob(
            corner(200, 250),
            (172, 242),
            (138, 258),
            corner(112, 290),
            (160, 290),
            (200, 270),
            (240, 290),
            corner(288, 290),
            (262, 258),
            (228, 242),
        ),
        FUR,
        line=5,
        shade=(6, 8),
        lamp=5,
        hatching=Hatching(angle=70, length=14),
    )
    art.piece(ellipse(200, 238, 17, 15), SKIN, line=4.5, shade=(6, 5), lamp=4)


def bearded(art: Picture) -> None:
    """Narrow eyes over a long beard."""
    beard = blob(
        corner(138, 226),
        (166, 238),
        (200, 232),
        (234, 238),
        corner(262, 226),
        (272, 290),
        (240, 306),
        corner(202, 324),
        (164, 310),
        (128, 290),
    )
    art.piece(beard, BONE, line=6, shade=(14, 10), lamp=6, hatching=Hatching(angle=75, length=26, width=6))
    for x, tilt in ((164, 14), (236, -14)):
        art.eye(x, 196, 22, 15, look=(3, 1), pupil=7, lid=0.3, skin=_DARK, tilt=tilt)
    for side in SIDES:
        art.piece(
            side(blob(corner(132, 178), (156, 160), (192, 178), corner(190, 188), (160, 178))),
            BONE,
            line=4,
            shade=(4, 4),
            lamp=3,
        )
    art.piece(
        blob((190, 204), (210, 204), (224, 232), (214, 248), (188, 248), (178, 232)),
        ASH,
        line=5,
        shade=(8, 6),
        lamp=5,
    )


def tip(art: Picture) -> None:
    """No hat, but a hood with a long tip that hangs over."""
    art.piece(
        blob(
            corner(110, 128),
            (134, 78),
            (190, 36),
            (262, 22),
            (322, 52),
            corner(352, 118),
            (304, 92),
            (276, 90),
            corner(292, 132),
            (200, 92),
        ),
        CLOAK,
        line=7,
        shade=(12, 12),
        lamp=6,
        hatching=Hatching(angle=50, length=30, width=6),
    )
    art.piece(ellipse(350, 124, 15), TRIM, line=5, shade=(5, 5), lamp=4)


def brim(art: Picture) -> None:
    """A traveller's hat with a feather."""
    art.piece(
        blob(corner(118, 104), (130, 44), (176, 20), (230, 22), (274, 48), corner(286, 104)),
        TRIM,
        line=6,
        shade=(16, 8),
        lamp=6,
        hatching=Hatching(angle=20, length=34, width=6),
    )
    art.piece(
        blob(
            corner(38, 132),
            (110, 92),
            (200, 84),
            (290, 92),
            corner(366, 124),
            (290, 146),
            (200, 138),
            (110, 150),
        ),
        TRIM,
        line=7,
        shade=(8, 14),
        lamp=6,
    )
    art.piece(
        blob((122, 100), (200, 86), (282, 98), (282, 112), (200, 102), (122, 116)),
        COAL,
        line=4,
        shade=(5, 4),
        lamp=0,
    )
    art.piece(
        blob(corner(262, 104), (286, 60), (336, 18), corner(372, 12), (362, 52), (320, 88), corner(276, 110)),
        RED,
        line=5,
        shade=(7, 8),
        lamp=5,
    )
    art.stroke((268, 104), (312, 62), (356, 26), width=5, start=4, end=1)


def tall(art: Picture) -> None:
    """A tall hat with a buckle."""
    art.piece(
        polygon((134, 112), (124, 4), (282, -4), (268, 112)),
        COAL,
        line=7,
        shade=(22, 6),
        lamp=7,
        hatching=Hatching(angle=0, length=34, width=6),
    )
    art.piece(
        blob((70, 124), (130, 98), (200, 94), (270, 98), (330, 124), (300, 138), (200, 130), (100, 138)),
        COAL,
        line=7,
        shade=(8, 10),
        lamp=6,
    )
    art.piece(polygon((131, 76), (271, 72), (269, 104), (133, 106)), TRIM, line=5, shade=(8, 6), lamp=4)
    art.piece(box(178, 68, 224, 110) - box(190, 80, 212, 98), IRON, line=5, shade=(4, 4), lamp=3)


def toque(art: Picture) -> None:
    """The cap of a cook."""
    art.piece(
        union(
            [
                ellipse(136, 60, 54, 44),
                ellipse(200, 38, 62, 46),
                ellipse(266, 60, 54, 44),
                box(136, 60, 266, 104),
            ]
        ),
        LINEN,
        line=7,
        shade=(16, 10),
        lamp=0,
        hatching=Hatching(angle=30, length=30, width=6),
    )
    art.piece(
        blob(corner(122, 92), (200, 82), corner(280, 92), corner(282, 132), (200, 118), corner(118, 132)),
        TRIM,
        line=6,
        shade=(10, 7),
        lamp=5,
    )


def kettle(art: Picture) -> None:
    """A helmet like a kettle, much too large."""
    art.piece(
        blob(corner(98, 112), (112, 54), (156, 20), (200, 10), (244, 20), (288, 54), corner(302, 112)),
        IRON,
        line=7,
        shade=(20, 9),
        lamp=7,
        hatching=Hatching(angle=20, length=44, width=7),
    )
    art.piece(box(190, 12, 210, 108), TRIM, line=5, shade=(6, 0), lamp=3)
    art.piece(
        blob(
            corner(54, 146),
            (100, 108),
            (200, 96),
            (300, 108),
            corner(346, 146),
            (290, 142),
            (200, 128),
            (110, 142),
        ),
        IRON,
        line=7,
        shade=(8, 10),
        lamp=6,
    )
    for x, y in ((104, 128), (152, 116), (248, 116), (296, 128)):
        art.ink(ellipse(x, y, 5))


def nightcap(art: Picture) -> None:
    """A striped cap for the night that hangs down at the side."""
    cap = blob(
        corner(104, 128),
        (118, 66),
        (176, 26),
        (244, 24),
        (304, 58),
        (334, 118),
        corner(338, 186),
        corner(318, 186),
        (296, 128),
        corner(292, 122),
        (200, 92),
    )
    art.piece(cap, TRIM, line=7, shade=(12, 12), lamp=6)
    stripes = union(
        [
            brush([(128, 30 + shift), (200, 60 + shift), (300, 20 + shift)], 14, 16, 14).turned(28, (200, 60))
            for shift in (-40, 14, 68)
        ]
    )
    art.fill(stripes & cap.grown(-3), CREAM)
    art.piece(
        blob(corner(96, 112), (200, 76), corner(304, 112), corner(308, 148), (200, 110), corner(92, 148)),
        LINEN,
        line=6,
        shade=(10, 8),
        lamp=0,
    )
    art.piece(ellipse(328, 196, 24), LINEN, line=6, shade=(8, 8), lamp=0)


def antlers(art: Picture) -> None:
    """The antlers of somebody who may well be a stag."""
    for side in SIDES:
        art.piece(
            side(
                union(
                    [
                        brush([(150, 100), (120, 66), (112, 18)], 22, 18, 9),
                        brush([(124, 68), (88, 62), (62, 32)], 14, 14, 7),
                        brush([(114, 38), (134, 20), (140, 0)], 12, 11, 6),
                    ]
                )
            ),
            BONE,
            line=6,
            shade=(6, 6),
            lamp=4,
        )
    art.piece(
        blob(corner(128, 104), (200, 68), corner(272, 104), corner(280, 132), (200, 100), corner(120, 132)),
        TRIM,
        line=6,
        shade=(10, 7),
        lamp=5,
    )


def bucket(art: Picture) -> None:
    """A bucket, upside down."""
    art.piece(
        polygon((106, 124), (134, 10), (268, 10), (296, 124)),
        WOOD,
        line=7,
        shade=(20, 6),
        lamp=7,
        hatching=Hatching(angle=0, length=30, width=6),
    )
    for x, foot in ((168, 154), (200, 200), (234, 248)):
        art.stroke((x, 14), ((x + foot) / 2, 68), (foot, 120), width=5, start=4, end=4, colour=WOOD.dark)
    for left, top, right in ((124, 28, 278), (104, 98, 298)):
        art.piece(
            polygon((left, top), (right, top), (right + 5, top + 18), (left - 5, top + 18)),
            IRON,
            line=5,
            shade=(8, 5),
            lamp=4,
        )
    handle = brush([(104, 112), (62, 168), (84, 232)], 8, 9, 8)
    art.piece(handle, IRON, line=5, shade=(3, 3), lamp=2)


def _held(art: Picture, icon: Picture, x: float, y: float, scale: float) -> None:
    """Draw a hand that holds an icon up, the icon with its middle at (x, y)."""
    art.piece(
        blob(
            corner(x - 62, 440),
            (x - 52, 356),
            (x - 24, 326),
            (x + 24, 326),
            (x + 52, 356),
            corner(x + 62, 440),
        ),
        CLOAK,
        line=6,
        shade=(12, 7),
        lamp=5,
        hatching=Hatching(length=24),
    )
    art.place(icon, x - 50 * scale, y - 50 * scale, scale)
    art.piece(
        blob((x - 34, 318), (x - 30, 292), (x, 284), (x + 30, 292), (x + 34, 318), (x, 336)),
        ASH,
        line=5,
        shade=(9, 7),
        lamp=5,
    )
    for finger in (-12, 2, 16):
        art.stroke((x + finger, 288), (x + finger + 2, 306), width=4)


def _icon(draw: Callable[[Picture], None]) -> Picture:
    icon = Picture(100, 100)
    draw(icon)
    return icon


def food(art: Picture) -> None:
    """A drumstick in the hand at the right."""
    _held(art, _icon(quirks.food), 330, 244, 1.02)


def drink(art: Picture) -> None:
    """A tankard in the hand at the right."""
    _held(art, _icon(quirks.drink), 330, 244, 1.02)


def fights(art: Picture) -> None:
    """A fist, shaken at the left."""
    art.piece(
        blob(corner(-14, 440), (0, 356), (34, 316), (84, 316), (116, 356), corner(130, 440)),
        CLOAK,
        line=6,
        shade=(12, 7),
        lamp=5,
        hatching=Hatching(length=24),
    )
    art.piece(
        blob((22, 268), (26, 230), (50, 212), (92, 214), (112, 238), (110, 280), (88, 316), (44, 316)),
        ASH,
        line=6,
        shade=(11, 9),
        lamp=6,
    )
    for finger in range(3):
        art.stroke((46 + finger * 18, 218), (48 + finger * 18, 236), (46 + finger * 18, 248), width=4.5)
    art.piece(
        blob((26, 264), (36, 252), (78, 256), (90, 268), (78, 280), (36, 280)),
        ASH,
        line=4,
        shade=(6, 5),
        lamp=3,
    )
    for knots in ([(30, 196), (18, 172)], [(66, 190), (68, 162)], [(98, 198), (112, 176)]):
        art.stroke(*knots, width=8, start=5, end=2)


def noise(art: Picture) -> None:
    """A horn that is blown at the left."""
    _held(art, _icon(quirks.noise), 68, 240, 1.06)


def odor(art: Picture) -> None:
    """What rises from under the cloak at the left."""
    for x, rise in ((40, 0), (80, -22), (112, 14)):
        fume = brush(
            [
                (x, 336 + rise),
                (x - 18, 296 + rise),
                (x + 14, 256 + rise),
                (x - 12, 216 + rise),
                (x + 6, 180 + rise),
            ],
            10,
            22,
            6,
        )
        art.ink(fume.grown(5))
        art.fill(fume, MOSS.light)
        art.fill(fume - fume.moved(-7, -2), MOSS.base)
