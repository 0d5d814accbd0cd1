"""The Lich Landlord."""

from assets.drawing.curves import blob, corner
from assets.drawing.monster_inn.bodies import sleeve
from assets.drawing.monster_inn.palette import BLACK, DARK, GOLD, KIND, LIME, STEEL, VIOLET
from assets.drawing.monster_inn.props import flame, teeth
from assets.drawing.monster_inn.undead import bone_hand, skull_head, skull_nose, socket
from assets.drawing.palette import BONE, LINEN, PARCHMENT, RED, WINE, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, union
from assets.drawing.texture import Hatching

_SKIN = Tones("#FFF6D8", "#E2D2A6", "#947B55")


def draw(art: Picture) -> None:
    """Draw The Lich Landlord, 400 x 400."""
    art.coarsen(0.42)
    art.ground(*KIND["undead"], seed=18)
    art.fill(ellipse(200, 190, 170), "#A6EE62", 0.14)
    _ghost_flames_behind(art)
    _high_collar(art)
    _contract(art)


def _ghost_flames_behind(art: Picture) -> None:
    for x, y, scale, reach in (
        (46, 150, 1.7, -10),
        (352, 140, 1.8, 10),
        (110, 60, 1.2, -6),
        (296, 56, 1.2, 6),
    ):
        flame(art, x, y, scale, LIME, reach, "#F6FFDC")


def _high_collar(art: Picture) -> None:
    for _ in art.both_sides():
        art.piece(
            blob(
                corner(190, 340),
                (120, 312),
                (60, 240),
                (30, 150),
                corner(18, 96),
                (80, 140),
                (120, 200),
                (150, 262),
                corner(190, 300),
            ),
            VIOLET,
            line=6.5,
            shade=(12, 9),
            lamp=6,
            hatching=Hatching(angle=50, length=22),
        )
    for _ in art.both_sides():
        art.piece(
            blob(
                corner(178, 330),
                (124, 296),
                (80, 230),
                corner(60, 170),
                (104, 206),
                (140, 262),
                corner(180, 300),
            ),
            WINE,
            line=4.5,
            shade=(8, 7),
        )
    art.piece(
        blob(corner(-16, 430), (0, 360), (60, 314), (200, 300), (340, 314), (400, 360), corner(416, 430)),
        VIOLET,
        line=7,
        shade=(24, 10),
        lamp=6,
        hatching=Hatching(angle=40, length=56, width=7),
    )
    art.piece(
        blob(corner(138, 430), (160, 330), (200, 346), (240, 330), corner(262, 430)), BLACK, shade=(12, 6)
    )
    for y in (366, 396):
        art.stroke((168, y), (200, y + 8), (232, y), width=9, start=4, end=4, colour=BONE.base)
    for _ in art.both_sides():
        art.piece(
            blob((40, 372), (54, 322), (110, 304), (160, 312), (170, 340), (120, 352), (80, 384)),
            GOLD,
            shade=(9, 8),
        )
    for _ in art.both_sides():
        art.piece(ellipse(100, 338, 12), LIME, line=4, shade=(4, 4), lamp=3)
    with art.about(200, 320, scale=1.04):
        skull_head(art, _SKIN)
        art.piece(
            blob(
                (104, 160),
                (128, 140),
                (170, 156),
                (200, 176),
                (230, 156),
                (272, 140),
                (296, 160),
                (276, 180),
                (232, 184),
                (200, 200),
                (168, 184),
                (124, 180),
            ),
            _SKIN,
            shade=(6, 8),
            lamp=5,
        )
        socket(art, 152, 202, 33, 29, px=6, py=2, pupil=10, turned=14)
        socket(art, 248, 202, 33, 29, px=-6, py=2, pupil=10, turned=-14)
        for _ in art.both_sides():
            shape = blob(
                corner(132, 190),
                (104, 170),
                corner(84, 130),
                (98, 136),
                corner(92, 104),
                (118, 136),
                corner(150, 182),
            )
            art.ink(shape.grown(3))
            art.fill(shape, LIME.base)
            art.fill(shape.scaled(0.5, 0.6, (128, 178)), "#F6FFDC")
        skull_nose(art, 248)
        art.stroke((140, 280), (200, 270), (260, 280), start=2, end=2)
        mouth = blob(corner(142, 276), (200, 268), corner(258, 276), (252, 316), (200, 326), (148, 316))
        art.piece(mouth, DARK, line=4, shade=None, lamp=0)
        for number in range(6):
            art.piece(
                box(
                    152 + number * 16.5,
                    270 + abs(number - 2.5) * 1.6,
                    164 + number * 16.5,
                    290 + abs(number - 2.5) * 1.2,
                ),
                LINEN,
                line=3,
                shade=(3, 0),
                lamp=0,
            )
            art.piece(
                box(
                    154 + number * 16,
                    304 - abs(number - 2.5) * 1.2,
                    165 + number * 16,
                    320 - abs(number - 2.5) * 1.8,
                ),
                LINEN,
                line=3,
                shade=(3, 0),
                lamp=0,
            )
        teeth(art, ((160, 272), (240, 272)), True, 30, GOLD, 7)
        art.stroke((262, 96), (252, 118), (268, 130), (258, 150), start=2)
        art.stroke((112, 216), (104, 228), (112, 238), width=4)
        for way in (-1, 1):
            art.stroke((200 + way * 70, 246), (200 + way * 88, 236), colour=_SKIN.dark)
        crown = blob(
            corner(104, 134),
            corner(84, 52),
            corner(122, 82),
            corner(134, 20),
            corner(166, 70),
            corner(200, -14),
            corner(234, 70),
            corner(266, 20),
            corner(278, 82),
            corner(316, 52),
            corner(296, 134),
            (200, 104),
        )
        art.piece(crown, DARK, line=6, shade=(14, 9), lamp=6, hatching=Hatching(angle=20, length=20))
        art.piece(
            blob(
                (100, 144), (108, 120), (200, 92), (292, 120), (300, 144), (290, 154), (200, 122), (110, 154)
            ),
            GOLD,
            shade=(6, 6),
        )
        art.piece(box(187, 66, 213, 92).turned(45), LIME, line=4, shade=(5, 5))
        art.fill(ellipse(196, 72, 4), "#fff")
        for x, y in ((148, 114), (252, 114)):
            art.piece(ellipse(x, y, 8), LIME, line=3, shade=(3, 3), lamp=2)


def _contract(art: Picture) -> None:
    sleeve(art, 58, 376, VIOLET, 50)
    with art.at(66, 318, turned=-10):
        art.piece(box(-42, -92, 46, 40), PARCHMENT, shade=(8, 5), lamp=3)
        art.piece(
            union([ellipse(-42, -92, 11), ellipse(46, -92, 11), box(-42, -103, 46, -81)]),
            PARCHMENT,
            shade=(5, 5),
            lamp=3,
        )
        for number in range(4):
            art.stroke(
                (-30, -66 + number * 17),
                (0, -68 + number * 17),
                (30, -66 + number * 17),
                width=4,
                start=3,
                end=3,
                colour=PARCHMENT.dark,
            )
        art.piece(ellipse(26, 16, 14), RED, line=4, shade=(4, 4), lamp=3)
    bone_hand(art, 62, 376, Tones("#FFF6D8", "#E2D2A6", "#947B55"), 1.1)
    sleeve(art, 340, 376, VIOLET, 50)
    art.piece(ellipse(340, 326, 34) - ellipse(340, 326, 26), GOLD, line=4.5, shade=(4, 4), lamp=3)
    for reach in (-30, 0, 30):
        with art.at(340, 354, turned=reach):
            art.piece(
                union(
                    [
                        ellipse(0, 8, 12) - ellipse(0, 8, 5),
                        box(-4.5, 18, 4.5, 66),
                        box(4, 50, 18, 58),
                        box(4, 36, 14, 43),
                    ]
                ),
                GOLD if reach else STEEL,
                line=4,
                shade=(3, 3),
                lamp=2,
            )
    bone_hand(art, 340, 320, Tones("#FFF6D8", "#E2D2A6", "#947B55"), 1.05)
