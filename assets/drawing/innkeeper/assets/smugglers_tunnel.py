"""Smuggler's Tunnel."""

from assets.drawing.curves import blob, corner
from assets.drawing.innkeeper.forms import Place, rounded
from assets.drawing.innkeeper.palette import FLAME, LAMPLIGHT
from assets.drawing.innkeeper.props import planks
from assets.drawing.innkeeper.reaching_hands import grip_front
from assets.drawing.palette import COAL, IRON, OCHRE, PARCHMENT, RED, TAN, TEAL, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, polygon
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Smuggler's Tunnel, 400 x 400."""
    art.ground("#5A4A6A", "#1C1226", "#2A1C38", seed=41, rays_from=(200, 180), has_glow=False)
    with art.group("translate(0 -54)"):
        _scene(art)
        _hatch_hole_in_perspective(art)
        _lid(art)
        _ladder(art)
        _smuggler_head_and_shoulders(art)
        _smuggler_head_details(art)
        _keg_on_the_shoulder(art)
        _lantern_hand_on_floor(art)


def _tilted(shape: Shape) -> Shape:
    return shape.turned(-12, (340, 300))


def _scene(art: Picture) -> None:
    planks(art, -10, -10, 490, 490, 7, Tones("#8A5A38", "#63391F", "#3E2012"))
    art.glow(96, 70, 300, 0.5)


def _hatch_hole_in_perspective(art: Picture) -> None:
    art.piece(polygon((60, 214), (340, 214), (392, 490), (8, 490)), COAL, line=7, shade=None, lamp=0)
    art.fill(polygon((76, 226), (324, 226), (370, 490), (30, 490)), "#140C18")
    art.glow(200, 330, 190, 0.9)


def _lid(art: Picture) -> None:
    lid = polygon((74, 20), (326, 20), (338, 206), (62, 206))
    art.piece(lid, Tones("#A8703E", "#7C4A2A", "#4A2918"), line=7, shade=(12, 9), lamp=6)
    for x in (124, 176, 226, 278):
        art.stroke((x + (200 - x) * 0.05, 24), (x - (200 - x) * 0.03, 202), width=6, start=5, end=5)
    for y in (60, 158):
        art.piece(
            polygon(
                (70 - (y - 60) * 0.04, y),
                (330 + (y - 60) * 0.04, y),
                (331 + (y - 60) * 0.04, y + 24),
                (69 - (y - 60) * 0.04, y + 24),
            ),
            IRON,
            shade=(4, 7),
        )
    for x in (92, 200, 308):
        for y in (72, 170):
            art.ink(ellipse(x, y, 5))
    art.piece(ellipse(200, 118, 20) - ellipse(200, 118, 12), IRON, shade=(4, 4), lamp=3)
    for x in (104, 296):
        art.piece(rounded(x - 24, 198, x + 24, 222, 6), IRON, shade=(5, 5))


def _ladder(art: Picture) -> None:
    for x in (84,):
        art.piece(polygon((x, 250), (x + 16, 250), (x, 490), (x - 18, 490)), WOOD, shade=(5, 0), lamp=3)
        art.piece(
            polygon((x + 56, 250), (x + 72, 250), (x + 66, 490), (x + 48, 490)), WOOD, shade=(5, 0), lamp=3
        )
        for y in (290, 334, 380):
            art.piece(box(x - 6, y, x + 66, y + 13), WOOD, line=4.5, shade=(3, 4), lamp=3)


def _smuggler_head_and_shoulders(art: Picture) -> None:
    art.piece(
        blob(corner(138, 490), (146, 352), (180, 324), (236, 316), (292, 328), (322, 360), corner(330, 490)),
        TEAL,
        line=6,
        shade=(14, 8),
        lamp=5,
        hatching=Hatching(angle=30, length=24),
    )
    for y in (346, 372, 398):
        art.fill(
            blob((150, y + 4), (236, y - 12), (318, y + 6), (318, y + 16), (236, y - 2), (150, y + 14)),
            PARCHMENT.base,
        )
    for x in (172, 296):
        art.piece(ellipse(x, 270, 14, 19), TAN, shade=(5, 5))
    art.piece(
        blob((234, 190), (280, 204), (294, 250), (284, 304), (234, 336), (184, 304), (174, 250), (188, 204)),
        TAN,
        line=6,
        shade=(14, 7),
        lamp=6,
        hatching=Hatching(length=20),
    )
    art.piece(ellipse(170, 292, 8) - ellipse(170, 292, 3), OCHRE, line=3, shade=None, lamp=2)
    stubble = blob(
        (182, 296), (204, 292), (234, 304), (264, 292), (286, 296), (268, 320), (234, 334), (200, 320)
    )
    art.fill(stubble, COAL.base, 0.55)
    art.eye(212, 258, 16, 14, look=(-7, -2), pupil=6, lid=0.22, skin=TAN)
    art.piece(ellipse(262, 256, 20, 18), COAL, line=4, shade=(4, 4), lamp=3)


def _smuggler_head_details(art: Picture) -> None:
    art.stroke((182, 236), (236, 244), (286, 232), width=6, start=5, end=5)
    art.stroke((194, 232), (212, 224), (230, 236), width=9, start=3, end=4, colour=COAL.dark)
    art.piece(
        blob((228, 258), (242, 258), (254, 280), (244, 292), (226, 292), (216, 280)),
        TAN,
        line=4.5,
        shade=(5, 4),
    )
    art.stroke((206, 306), (236, 314), (262, 300), width=6, start=2, end=2)
    art.piece(rounded(240, 305, 250, 313, 2), OCHRE, line=2.6, shade=None, lamp=1)
    art.piece(
        blob(corner(172, 236), (178, 196), (208, 172), (250, 172), (284, 194), corner(296, 234), (234, 216)),
        RED,
        line=6,
        shade=(10, 7),
        lamp=5,
        hatching=Hatching(length=18),
    )
    art.piece(
        blob(
            corner(290, 222),
            (330, 206),
            (344, 226),
            corner(316, 232),
            (334, 252),
            (306, 254),
            corner(286, 236),
        ),
        RED,
        shade=(5, 5),
        lamp=3,
    )
    for x, y in ((204, 206), (234, 192), (264, 206)):
        art.fill(ellipse(x, y, 5), PARCHMENT.light)


def _keg_on_the_shoulder(art: Picture) -> None:
    art.piece(
        _tilted(
            blob(
                (296, 262),
                (320, 252),
                (368, 252),
                (392, 262),
                (398, 300),
                (392, 338),
                (368, 348),
                (320, 348),
                (296, 338),
                (290, 300),
            )
        ),
        WOOD,
        line=6,
        shade=(10, 9),
        lamp=5,
        hatching=Hatching(angle=0, length=14),
    )
    for x in (312, 372):
        art.piece(
            _tilted(blob((x - 6, 252), (x + 6, 251), (x + 9, 300), (x + 6, 349), (x - 6, 348), (x - 3, 300))),
            IRON,
            line=4,
            shade=(3, 3),
            lamp=2,
        )
    art.piece(_tilted(ellipse(340, 300, 10)), OCHRE, line=4, shade=(3, 3), lamp=2)
    hand = Place(322, 346, -60, 0.56, True)
    grip_front(art, hand)


def _lantern_hand_on_floor(art: Picture) -> None:
    art.piece(polygon((36, 262), (86, 262), (98, 280), (24, 280)), IRON, shade=(6, 4))
    art.piece(polygon((28, 282), (94, 282), (88, 342), (34, 342)), LAMPLIGHT, shade=(7, 0))
    art.piece(
        blob(corner(61, 290), (71, 314), (68, 330), (61, 334), (54, 330), (51, 314)),
        FLAME,
        line=3,
        shade=(3, 3),
        lamp=2,
    )
    art.piece(polygon((24, 342), (98, 342), (92, 356), (30, 356)), IRON, shade=(6, 4), lamp=3)
    art.piece(ellipse(61, 250, 16, 16) - ellipse(61, 250, 10, 10), IRON, line=4, shade=None, lamp=2)
