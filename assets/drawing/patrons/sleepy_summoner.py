"""The Sleepy Summoner: sleepwalking in her nightcap, with a spirit behind her and a ghost for a candle."""

from assets.drawing.curves import blob, corner, star
from assets.drawing.palette import (
    BLUE,
    CREAM,
    GHOST,
    MOUTH,
    NIGHT,
    OCHRE,
    PALE,
    PARCHMENT,
    PINK,
    PLUM,
    PURE_WHITE,
)
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Sleepy Summoner, 400 x 400."""
    art.ground("#6F6AA6", "#241C4A", "#2C255A", seed=2)
    _spirit(art)
    _hair(art)
    _robe(art)
    _face(art)
    _closed_eyes(art)
    _yawn(art)
    _front_hair(art)
    _nightcap(art)
    _candle(art)


def _spirit(art: Picture) -> None:
    art.piece(
        blob(
            corner(300, 384),
            (306, 330),
            (318, 290),
            (304, 230),
            (306, 170),
            (340, 126),
            (384, 142),
            (398, 200),
            (380, 270),
            (384, 330),
            corner(372, 396),
            (350, 372),
            corner(330, 398),
        ),
        GHOST,
        line=5,
        shade=(14, 4),
        lamp=5,
        hatching=Hatching(length=30),
    )
    art.ink(ellipse(346, 196, 8, 12), ellipse(376, 196, 8, 12))
    art.fill(ellipse(343, 192, 2.6), PURE_WHITE)
    art.fill(ellipse(373, 192, 2.6), PURE_WHITE)
    art.ink(blob((342, 222), (362, 216), (380, 222), (378, 244), (362, 252), (346, 244)))
    art.fill(blob((350, 243), (362, 237), (374, 243), (362, 249)), PINK.base)
    art.stroke((330, 176), (344, 170), (354, 176), width=5)
    art.stroke((368, 176), (378, 170), (390, 176), width=5)
    art.piece(
        blob((322, 268), (300, 284), (286, 270), (296, 256), (318, 250)), GHOST, line=4, shade=None, lamp=3
    )


def _hair(art: Picture) -> None:
    art.piece(
        blob(
            (120, 150),
            (104, 220),
            (84, 300),
            (66, 380),
            corner(90, 420),
            corner(310, 420),
            (300, 330),
            (286, 230),
            (276, 150),
        ),
        PLUM,
        line=6,
        shade=(20, 4),
        lamp=5,
        hatching=Hatching(angle=80, length=60, width=6),
    )


def _robe(art: Picture) -> None:
    art.piece(
        blob(corner(70, 420), (92, 352), (150, 316), (200, 306), (250, 316), (308, 352), corner(330, 420)),
        NIGHT,
        line=6,
        shade=(20, 8),
        lamp=5,
        hatching=Hatching(angle=35, length=50, width=6, step=13),
    )
    for x, y, radius in ((120, 372, 8), (168, 392, 6), (236, 366, 7), (282, 394, 8)):
        art.fill(star(x, y, radius, radius * 0.42, 5), OCHRE.base)
    art.piece(
        blob(corner(150, 318), (200, 346), corner(250, 318), (240, 302), (160, 302)),
        PARCHMENT,
        line=4,
        shade=(6, 4),
        lamp=3,
    )


def _face(art: Picture) -> None:
    art.piece(box(180, 270, 222, 326), PALE, line=4, shade=(12, 0), lamp=0)
    art.piece(
        blob((200, 130), (256, 158), (266, 214), (248, 268), (204, 300), (160, 272), (138, 220), (146, 160)),
        PALE,
        line=5,
        shade=(15, 6),
        lamp=5,
    )
    # Cheeks.
    art.fill(ellipse(160, 236, 17, 11), PINK.light, 0.75)
    art.fill(ellipse(246, 238, 15, 10), PINK.light, 0.75)


def _closed_eyes(art: Picture) -> None:
    for x in (172, 234):
        art.fill(blob((x - 22, 208), (x, 192), (x + 22, 208), (x, 222)), PLUM.light, 0.6)
        art.stroke((x - 22, 208), (x, 223), (x + 23, 208), width=7, start=3, end=3)
        for lash in (-17, -7, 7, 17):
            art.stroke(
                (x + lash, 214 + (4 if abs(lash) < 10 else 0)),
                (x + lash * 1.5, 228 + (3 if abs(lash) < 10 else 0)),
                width=4.4,
                start=3.4,
            )
        art.stroke((x - 18, 228), (x, 240), (x + 17, 230), width=3, colour=PALE.dark)
    art.stroke((148, 186), (168, 172), (192, 178), width=7, start=2, end=2, colour=PLUM.dark)
    art.stroke((218, 178), (240, 172), (258, 186), width=7, start=2, end=2, colour=PLUM.dark)
    art.stroke((204, 206), (212, 238), (198, 244), width=5, start=1, end=2, colour=PALE.dark)


def _yawn(art: Picture) -> None:
    art.piece(
        blob((203, 252), (222, 262), (222, 282), (204, 292), (186, 282), (186, 262)),
        MOUTH,
        line=4,
        shade=(5, -4),
        lamp=0,
    )
    art.fill(ellipse(204, 283, 12, 6), PINK.base)
    art.fill(blob((224, 276), (229, 292), (224, 302), (219, 292)), BLUE.light)


def _front_hair(art: Picture) -> None:
    art.piece(
        blob(
            corner(146, 148),
            (190, 130),
            corner(214, 136),
            (176, 166),
            (152, 214),
            (132, 282),
            corner(112, 320),
            (116, 260),
            (130, 190),
        ),
        PLUM,
        line=5,
        shade=(7, 4),
        lamp=5,
        hatching=Hatching(angle=75, length=24),
    )
    art.piece(
        blob(
            corner(214, 136),
            (260, 142),
            (284, 190),
            (290, 260),
            corner(300, 318),
            (274, 280),
            (264, 214),
            (246, 166),
        ),
        PLUM,
        line=5,
        shade=(9, 4),
        lamp=5,
    )


def _nightcap(art: Picture) -> None:
    art.piece(
        blob(
            corner(126, 162),
            (120, 120),
            (150, 72),
            (206, 42),
            (266, 30),
            (322, 44),
            (358, 82),
            corner(362, 104),
            (336, 92),
            (300, 90),
            (278, 100),
            (284, 136),
            corner(286, 166),
            (206, 132),
        ),
        NIGHT,
        line=6,
        shade=(16, 10),
        lamp=6,
        hatching=Hatching(angle=25, length=44, width=6, step=13),
    )
    for x, y, radius in ((190, 94, 12), (246, 76, 9), (236, 112, 7), (300, 66, 7)):
        art.piece(star(x, y, radius, radius * 0.42, 5), OCHRE, line=2, shade=None, lamp=0)
    art.piece(
        blob((112, 168), (120, 146), (200, 116), (284, 148), (298, 172), (284, 186), (204, 148), (128, 186)),
        PARCHMENT,
        line=5,
        shade=(8, 6),
        lamp=4,
        hatching=Hatching(length=18),
    )
    # Moon tassel.
    art.piece(ellipse(366, 118, 24) - ellipse(377, 110, 20), OCHRE, line=5, shade=(4, 4), lamp=4)


def _candle(art: Picture) -> None:
    art.piece(
        blob((30, 330), (70, 312), (116, 324), (128, 352), (110, 378), (60, 384), (26, 364)),
        NIGHT,
        line=5,
        shade=(8, 8),
        lamp=5,
        hatching=Hatching(length=30),
    )
    art.piece(
        blob((28, 318), (58, 306), (76, 318), (76, 344), (54, 356), (28, 346)),
        PALE,
        line=5,
        shade=(7, 6),
        lamp=4,
    )
    art.piece(polygon((34, 230), (66, 230), (68, 322), (32, 322)), PARCHMENT, line=5, shade=(10, 0), lamp=4)
    art.piece(
        blob((24, 318), (50, 312), (78, 318), (76, 332), (50, 338), (26, 332)),
        OCHRE,
        line=4,
        shade=(6, 4),
        lamp=3,
    )
    art.fill(ellipse(50, 190, 46, 52), GHOST.base, 0.22)
    art.piece(
        blob(corner(50, 150), (66, 188), (62, 216), (50, 226), (38, 216), (36, 190)),
        GHOST,
        line=4,
        shade=(6, 2),
        lamp=3,
    )
    art.fill(blob((50, 186), (57, 204), (50, 218), (44, 206)), CREAM)
    for number in range(3):
        art.stroke((30, 332 + number * 6), (44, 334 + number * 6), width=3)
