"""Turned Away."""

from assets.drawing.curves import blob, corner, star
from assets.drawing.innkeeper.forms import rounded, tube
from assets.drawing.innkeeper.palette import DOORLIGHT, MASONRY
from assets.drawing.innkeeper.props import dashes
from assets.drawing.palette import COAL, FUR, MOSS, MOUTH, NIGHT, OCHRE, PINK, RED, RUST, SKIN, WOOD
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, polygon
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Turned Away, 400 x 400."""
    art.ground("#6A7AB0", "#1C1E46", "#2E326A", seed=70, rays_from=(260, 160))
    _scene(art)
    _doorway(art)
    _leg_and_boot(art)
    _impact(art)
    _flying_guest(art)
    _flying_guest_eyes(art)
    _bag(art)


def _tilted(shape: Shape) -> Shape:
    return shape.turned(-22, (0, 0)).moved(262, 36)


def _of_the_bag(shape: Shape) -> Shape:
    return shape.turned(18, (0, 0)).moved(210, 70)


def _scene(art: Picture) -> None:
    art.piece(box(-10, 338, 410, 420), MASONRY, line=6, shade=(0, 8), lamp=5)
    for x in (90, 200, 310):
        art.stroke((x, 344), (x - 6, 400), start=3, end=3)


def _doorway(art: Picture) -> None:
    art.piece(
        polygon((-10, -10), (116, -10), (116, 340), (-10, 340)),
        WOOD,
        line=6,
        shade=(10, 0),
        lamp=5,
        hatching=Hatching(length=16),
    )
    art.piece(
        blob(corner(-10, 40), (70, 44), (88, 90), corner(88, 340), corner(-10, 340)),
        DOORLIGHT,
        shade=(-8, -6),
        lamp=0,
    )
    art.glow(60, 200, 170, 0.7)


def _leg_and_boot(art: Picture) -> None:
    art.piece(
        blob(
            corner(-20, 210),
            (60, 196),
            (120, 206),
            corner(150, 214),
            corner(150, 270),
            (100, 276),
            (40, 296),
            corner(-20, 320),
        ),
        NIGHT,
        line=6,
        shade=(8, 12),
        lamp=6,
        hatching=Hatching(angle=0, length=16),
    )
    boot = blob(
        corner(128, 192),
        (172, 196),
        (184, 202),
        (190, 150),
        (206, 124),
        (230, 122),
        (240, 140),
        (234, 190),
        (228, 262),
        (206, 292),
        corner(128, 288),
    )
    art.piece(boot, FUR, line=7, shade=(12, 10), lamp=7, hatching=Hatching(length=18))
    art.piece(rounded(116, 186, 146, 294, 9), WOOD, line=5.5, shade=(7, 7), lamp=5)
    art.piece(
        blob(
            (228, 118),
            (248, 122),
            (252, 150),
            (244, 210),
            (238, 268),
            (218, 296),
            (204, 296),
            (226, 262),
            (236, 190),
        ),
        COAL,
        shade=(4, 4),
        lamp=3,
    )
    art.piece(rounded(160, 196, 186, 286, 5) & boot, WOOD, line=4, shade=(4, 3), lamp=2)
    art.piece(rounded(164, 230, 184, 252, 4), OCHRE, line=4, shade=(4, 3), lamp=2)


def _impact(art: Picture) -> None:
    art.piece(star(262, 186, 44, 24, 9, -80), OCHRE, line=5.5, shade=(6, 6))


def _flying_guest(art: Picture) -> None:
    art.piece(
        blob((286, 214), (262, 196), (268, 160), (300, 150), (326, 166), (330, 200), (310, 222)),
        MOSS,
        line=6,
        shade=(9, 8),
        lamp=5,
    )
    art.piece(
        blob((300, 200), (330, 210), (372, 250), (388, 262), (376, 282), (344, 262), (296, 232)),
        MOSS,
        line=5.5,
        shade=(6, 6),
    )
    art.piece(
        blob((372, 268), (388, 252), (404, 262), (408, 286), (392, 296), (378, 288)),
        WOOD,
        shade=(5, 5),
        lamp=3,
    )
    art.piece(
        blob((280, 206), (300, 214), (310, 260), (326, 292), (308, 304), (284, 276), (270, 232)),
        MOSS,
        line=5.5,
        shade=(6, 6),
    )
    art.piece(blob((304, 290), (324, 280), (340, 296), (334, 316), (314, 316)), WOOD, shade=(5, 5), lamp=3)
    art.piece(
        blob((284, 166), (290, 110), (318, 84), (350, 96), (352, 134), (330, 176), (304, 190)),
        RUST,
        line=6,
        shade=(10, 8),
        lamp=5,
        hatching=Hatching(length=16),
    )
    art.piece(tube(22, (336, 112), (372, 128), (398, 112)), RUST, line=5.5, shade=(5, 5))
    art.piece(ellipse(400, 104, 13), SKIN, shade=(4, 4), lamp=3)
    art.piece(tube(22, (304, 106), (280, 84), (262, 92)), RUST, line=5.5, shade=(5, 5))


def _flying_guest_eyes(art: Picture) -> None:
    art.piece(ellipse(256, 96, 13), SKIN, shade=(4, 4), lamp=3)
    art.piece(
        blob((318, 34), (350, 40), (364, 66), (352, 94), (320, 102), (294, 88), (286, 62), (296, 42)),
        SKIN,
        line=6,
        shade=(9, 6),
        lamp=5,
    )
    art.eye(312, 62, 12, 14, look=(-3, -2), pupil=5)
    art.eye(340, 64, 12, 14, look=(-3, -2), pupil=5)
    art.stroke((296, 46), (310, 40), (322, 46), width=6)
    art.stroke((334, 46), (346, 42), (356, 50), width=6)
    art.piece(blob((322, 68), (332, 68), (338, 80), (326, 86), (316, 80)), PINK, line=4, shade=(3, 3), lamp=2)
    art.piece(ellipse(330, 94, 9, 7), MOUTH, line=4, shade=None, lamp=0)
    art.piece(
        _tilted(blob(corner(-24, 4), (-20, -30), (0, -36), (22, -30), corner(26, 4))),
        COAL,
        shade=(5, 5),
        lamp=3,
    )
    art.piece(
        _tilted(blob((-25, -6), (0, -10), (27, -6), (27, 4), (0, 0), (-25, 4))),
        RED,
        line=3.4,
        shade=None,
        lamp=1,
    )
    art.piece(_tilted(rounded(-42, 2, 44, 13, 5)), COAL, shade=(4, 4), lamp=3)


def _bag(art: Picture) -> None:
    art.piece(
        _of_the_bag(rounded(-12, -34, 12, -18, 6) - rounded(-6, -28, 6, -18, 3)),
        WOOD,
        line=4,
        shade=None,
        lamp=1,
    )
    art.piece(_of_the_bag(rounded(-38, -22, 38, 30, 8)), RUST, line=5.5, shade=(8, 7), lamp=5)
    for x in (-22, 22):
        art.piece(_of_the_bag(box(x - 5, -22, x + 5, 30)), WOOD, line=4, shade=(3, 3), lamp=2)
    dashes(
        art,
        [(180, 112), (164, 100)],
        [(168, 136), (150, 130)],
        [(250, 268), (266, 286)],
        [(240, 296), (246, 318)],
        width=8,
    )
