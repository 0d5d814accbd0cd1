"""Crushing Debt."""

from assets.drawing.curves import blob, brush, corner, star
from assets.drawing.innkeeper.forms import tube
from assets.drawing.innkeeper.palette import MASONRY
from assets.drawing.innkeeper.props import coin, dashes
from assets.drawing.palette import IRON, OCHRE, PINK, RUST, SKIN, WOOD
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Crushing Debt, 400 x 400."""
    art.ground("#8A6A7E", "#2A1830", "#402648", seed=74, rays_from=(200, 180))
    with art.group("translate(0 -46)"):
        _scene(art)
        _victim(art)
        _iron_weight(art)
        _coin_mark(art)
        _head_squeezed_out_in_front(art)


def _scene(art: Picture) -> None:
    art.piece(box(-10, 318, 490, 490), MASONRY, line=6, shade=(0, 8), lamp=5)
    for knots in (
        [(200, 330), (160, 348), (120, 346), (80, 372)],
        [(230, 330), (270, 352), (320, 350), (360, 376)],
        [(150, 346), (140, 380)],
        [(290, 352), (300, 390)],
    ):
        art.stroke(*knots, width=7, start=4)


def _victim(art: Picture) -> None:
    art.piece(
        blob((40, 322), (36, 300), (60, 286), (96, 290), (110, 316), (80, 332)),
        SKIN,
        line=5.5,
        shade=(7, 6),
        lamp=5,
    )
    for number in range(3):
        art.stroke((46 + number * 13, 300), (44 + number * 13, 318), width=3.6)
    art.piece(tube(24, (300, 306), (344, 298), (362, 274)), RUST, line=5.5, shade=(5, 5))
    art.piece(
        blob((352, 282), (346, 250), (360, 236), (380, 244), (386, 268), (376, 288)),
        WOOD,
        line=5.5,
        shade=(6, 6),
    )
    art.piece(tube(24, (300, 318), (350, 322), (384, 306)), RUST, line=5.5, shade=(5, 5))
    art.piece(
        blob((374, 318), (372, 290), (390, 280), (408, 292), (404, 320), (390, 326)),
        WOOD,
        line=5.5,
        shade=(6, 6),
    )


def _iron_weight(art: Picture) -> None:
    art.piece(
        blob(
            corner(70, 300),
            corner(96, 120),
            (130, 96),
            (270, 96),
            corner(304, 120),
            corner(332, 300),
            (200, 312),
        ),
        IRON,
        line=7,
        shade=(24, 10),
        lamp=8,
        hatching=Hatching(angle=10, length=46, width=7),
    )
    art.piece(ellipse(200, 70, 44, 40) - ellipse(200, 70, 25, 23), IRON, line=6.5, shade=(8, 6), lamp=5)
    art.fill(brush([(112, 140), (104, 200), (96, 262)], 2, 12, 2), IRON.light)


def _coin_mark(art: Picture) -> None:
    coin(art, 200, 186, 54, line=5.5)
    art.stroke((200, 130), (190, 156), (208, 178), (194, 204), (206, 240), width=7, start=3, end=2)
    art.stroke((208, 178), (228, 186))
    for x in (118, 282):
        art.ink(ellipse(x, 278, 6))


def _head_squeezed_out_in_front(art: Picture) -> None:
    art.piece(
        blob((126, 300), (140, 272), (196, 262), (250, 272), (266, 300), (248, 330), (196, 342), (142, 330)),
        SKIN,
        line=6,
        lamp=6,
    )
    for x in (124, 268):
        art.piece(ellipse(x, 306, 12, 15), SKIN, shade=(4, 4), lamp=3)
    art.eye(164, 292, 21, 24, look=(4, -9), pupil=6)
    art.eye(230, 290, 21, 26, look=(-4, -9), pupil=6)
    art.stroke((136, 268), (158, 258), (180, 266), width=8, start=3, end=3, colour=WOOD.dark)
    art.stroke((212, 264), (234, 256), (258, 268), width=8, start=3, end=3, colour=WOOD.dark)
    art.piece(
        blob((188, 296), (204, 296), (216, 312), (206, 322), (186, 322), (176, 312)),
        PINK,
        line=4.5,
        shade=(5, 4),
    )
    art.stroke((166, 330), (196, 326), (230, 330), width=6, start=2, end=2)
    art.piece(
        blob((200, 328), (222, 328), (226, 350), (214, 360), (202, 350)), PINK, line=4.5, shade=(4, 4), lamp=3
    )
    art.stroke((212, 330), (213, 346), width=3)
    for x, y, reach in ((70, 250, 14), (340, 236, 12), (52, 210, 8)):
        art.piece(star(x, y, reach + 8, reach * 0.6, 5), OCHRE, line=4.5, shade=(3, 3), lamp=2)
    dashes(
        art,
        [(60, 108), (40, 96)],
        [(56, 140), (32, 138)],
        [(340, 108), (362, 96)],
        [(346, 140), (370, 138)],
        width=7,
    )
