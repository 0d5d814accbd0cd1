"""Undesirables."""

from assets.drawing.curves import blob, corner
from assets.drawing.innkeeper.body_parts import ears, fist
from assets.drawing.innkeeper.figure import Figure
from assets.drawing.innkeeper.forms import tube
from assets.drawing.innkeeper.palette import GOLD, RAT
from assets.drawing.palette import (
    COAL,
    IRON,
    LINEN,
    MOSS,
    OCHRE,
    PINK,
    RED,
    RUST,
    SKIN,
    STRAW,
    TAN,
    WOOD,
    Tones,
)
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Undesirables, 400 x 400."""
    art.ground("#8E8A5A", "#25252E", "#34343E", seed=219)
    figure = Figure(art)
    _hooded_one(figure)
    rat_part = figure.part(0.84, -108, 58, -6)
    _rat(rat_part)
    _rat_eyes(rat_part)
    lout = figure.part(0.88, 106, 60, 6)
    _lout(lout)
    _lout_eyes(lout)
    _purse_being_lifted(figure)


def _hooded_one(figure: Figure) -> None:
    hooded = figure.part(0.9, 12, -78)
    hooded.piece(
        blob(corner(30, 520), (60, 340), (110, 290), (200, 280), (290, 290), (340, 340), corner(370, 520)),
        COAL,
        line=6,
        shade=(20, 9),
        lamp=6,
        hatching=Hatching(angle=40, length=40),
    )
    hooded.piece(
        blob(
            corner(206, 36),
            (256, 80),
            (300, 160),
            (310, 250),
            (270, 320),
            (200, 336),
            (130, 320),
            (90, 250),
            (100, 160),
            (150, 80),
        ),
        COAL,
        line=6.5,
        shade=(20, 9),
        lamp=6,
        hatching=Hatching(length=46, width=6),
    )
    hooded.piece(
        blob((200, 110), (250, 140), (272, 214), (250, 280), (200, 304), (150, 280), (128, 214), (150, 140)),
        Tones("#1d1220", "#140C18", "#0c070e"),
        line=4,
        shade=None,
        lamp=0,
    )
    for x, way in ((170, 1), (232, -1)):
        shape = blob(corner(x - 24, 186 - 6 * way), (x, 184), corner(x + 24, 186 + 6 * way), (x, 208))
        hooded.fill(shape.grown(6), GOLD.base, 0.25)
        hooded.fill(shape, GOLD.light)
        hooded.ink(ellipse(x + 3, 194, 5, 7))
    for _number, (x, height) in enumerate(((166, 0), (184, 4), (202, 4), (220, 0))):
        hooded.fill(polygon((x, 250 + height), (x + 16, 252 + height), (x + 8, 264 + height)), STRAW.base)
    hooded.piece(box(150, 70, 182, 98).turned(-18, (166, 84)), MOSS, line=3.4, shade=(3, 3), lamp=0)


def _rat(rat_part: Figure) -> None:
    rat_part.piece(
        blob(corner(30, 420), (50, 346), (110, 308), (200, 300), (290, 308), (350, 346), corner(370, 420)),
        MOSS,
        line=6,
        shade=(20, 9),
        lamp=6,
        hatching=Hatching(angle=40, length=40),
    )
    rat_part.piece(ellipse(108, 104, 48, 50), RAT, line=6, shade=(10, 8), lamp=6)
    rat_part.piece(ellipse(108, 108, 30, 32), PINK, line=3, shade=(7, 6), lamp=0)
    rat_part.piece(ellipse(288, 100, 46, 48), RAT, line=6, shade=(10, 8), lamp=6)
    rat_part.piece(ellipse(288, 104, 28, 30), PINK, line=3, shade=(7, 6), lamp=0)
    rat_part.piece(
        blob(
            (200, 96),
            (252, 112),
            (286, 164),
            (290, 214),
            (268, 250),
            (252, 290),
            (226, 330),
            (200, 340),
            (172, 330),
            (146, 290),
            (130, 250),
            (108, 214),
            (112, 164),
            (146, 112),
        ),
        RAT,
        line=6,
        shade=(18, 9),
        lamp=6,
        hatching=Hatching(length=28),
    )
    rat_part.stroke((118, 150), (200, 130), (284, 196), width=9, start=8, end=8)
    rat_part.piece(
        blob((216, 168), (256, 166), (272, 190), (256, 214), (226, 212), (210, 190)),
        COAL,
        line=4.5,
        shade=(6, 5),
    )


def _rat_eyes(rat_part: Figure) -> None:
    rat_part.eye(158, 190, 22, 19, look=(10, 3), pupil=7, lid=0.34, tilt=12, skin=RAT, iris="#C2293A")
    rat_part.stroke((122, 162), (156, 156), (186, 178), width=12, start=3, end=6, colour=RAT.dark)
    rat_part.piece(
        blob((200, 250), (224, 256), (228, 276), (212, 290), (190, 290), (174, 276), (178, 256)),
        PINK,
        shade=(6, 5),
    )
    rat_part.fill(ellipse(192, 262, 6, 4), "#FFF8E6", 0.8)
    for way in (-1, 1):
        for down, lid_y in ((286, 270), (294, 298), (302, 322)):
            rat_part.stroke((200 + way * 28, down), (200 + way * 112, lid_y), width=3.4, start=2)
    rat_part.stroke((160, 302), (184, 312), (200, 302), (216, 312), (246, 296), width=6, start=2, end=2)
    rat_part.piece(box(188, 308, 201, 332).grown(1), STRAW, line=3, shade=(3, 0), lamp=0)
    rat_part.piece(box(202, 308, 214, 328).grown(1), STRAW, line=3, shade=(3, 0), lamp=0)


def _lout(lout: Figure) -> None:
    lout.piece(
        blob(corner(0, 420), (24, 344), (96, 304), (200, 296), (304, 304), (376, 344), corner(400, 420)),
        RUST,
        line=6,
        shade=(22, 10),
        lamp=6,
        hatching=Hatching(angle=40, length=40),
    )
    lout.piece(
        blob((130, 306), (200, 330), (270, 306), (264, 340), (200, 366), (136, 340)),
        TAN,
        shade=(10, 6),
        lamp=0,
    )
    ears(lout, 100, 206, SKIN, 1.15)
    lout.piece(
        blob(
            (200, 84),
            (252, 92),
            (276, 140),
            (290, 196),
            (308, 250),
            (284, 310),
            (200, 332),
            (116, 310),
            (92, 250),
            (110, 196),
            (124, 140),
            (148, 92),
        ),
        SKIN,
        line=6,
        shade=(20, 9),
        lamp=7,
        hatching=Hatching(length=26),
    )
    lout.fill(
        blob((112, 262), (150, 278), (200, 282), (250, 278), (290, 262), (284, 306), (200, 328), (118, 306)),
        IRON.dark,
        0.35,
    )
    lout.piece(
        blob(
            corner(106, 176),
            (150, 160),
            (200, 176),
            (250, 160),
            corner(296, 176),
            (282, 190),
            (220, 192),
            (200, 200),
            (180, 192),
            (118, 190),
        ),
        COAL,
        shade=(6, 5),
        hatching=Hatching(angle=75, length=10),
    )
    lout.eye(154, 206, 17, 13, look=(-6, 0), pupil=6, lid=0.2)


def _lout_eyes(lout: Figure) -> None:
    lout.eye(246, 206, 17, 13, look=(-6, 0), pupil=6, lid=0.2)
    lout.piece(
        blob((182, 206), (218, 206), (242, 240), (228, 258), (200, 262), (172, 258), (158, 240)),
        SKIN,
        line=4.5,
        shade=(9, 6),
        lamp=6,
    )
    lout.stroke((146, 288), (200, 278), (256, 292), width=9, start=3, end=3)
    lout.piece(polygon((166, 286), (182, 282), (176, 262)), LINEN, line=3.4, shade=None, lamp=0)
    lout.piece(polygon((222, 282), (238, 286), (232, 264)), LINEN, line=3.4, shade=None, lamp=0)
    lout.stroke((236, 112), (254, 140), (250, 164), start=2, end=2, colour=SKIN.dark)
    for number in range(3):
        lout.stroke(
            (234 + number * 5, 120 + number * 14),
            (256 + number * 3, 114 + number * 14),
            width=4,
            start=3,
            end=3,
        )
    lout.piece(
        blob(
            corner(126, 118),
            (140, 78),
            (200, 60),
            (260, 78),
            corner(276, 118),
            (240, 100),
            (200, 96),
            (160, 100),
        ),
        COAL,
        line=5.5,
        shade=(8, 6),
        hatching=Hatching(angle=80, length=16),
    )
    lout.piece(ellipse(96, 244, 9) - ellipse(96, 244, 4), GOLD, line=3, shade=None, lamp=1)


def _purse_being_lifted(figure: Figure) -> None:
    figure.piece(
        blob((374, 250), (396, 262), (394, 330), (382, 420), (360, 420), (356, 330), (354, 266)).turned(
            10, (374, 330)
        ),
        WOOD,
        line=5.5,
        shade=(8, 5),
        hatching=Hatching(length=12),
    )
    figure.piece(
        polygon((362, 270), (350, 262), (362, 258)).turned(10, (374, 330)), IRON, line=3.4, shade=None, lamp=0
    )
    fist(figure, 362, 378, SKIN, 0.82, 6, True)
    figure.piece(
        blob((178, 370), (170, 338), (196, 320), (206, 320), (234, 340), (228, 372), (204, 384)),
        OCHRE,
        line=5.5,
        shade=(9, 7),
        lamp=5,
    )
    figure.piece(box(188, 306, 214, 322).grown(2), RED, line=4, shade=(3, 3), lamp=2)
    figure.piece(ellipse(203, 352, 12), GOLD, line=3.4, shade=(3, 3), lamp=2)
    figure.piece(
        blob(corner(90, 420), (104, 376), (140, 360), (168, 376), corner(178, 420)),
        MOSS,
        line=5.5,
        shade=(9, 7),
        lamp=5,
        hatching=Hatching(length=18),
    )
    figure.piece(
        union(
            [
                blob((136, 366), (150, 344), (176, 342), (186, 360), (172, 382), (148, 386)),
                tube(13, (166, 352), (196, 330), steps=10),
                tube(13, (172, 362), (200, 344), steps=10),
                tube(12, (170, 374), (198, 364), steps=10),
            ]
        ),
        PINK,
        shade=(6, 5),
    )
    for x, y in ((44, 40), (356, 60), (330, 24)):
        figure.piece(ellipse(x - 6, y - 6, 8, 5, 30), LINEN, line=2, shade=None, lamp=0)
        figure.piece(ellipse(x + 6, y - 6, 8, 5, -30), LINEN, line=2, shade=None, lamp=0)
        figure.ink(ellipse(x, y, 7, 6))
