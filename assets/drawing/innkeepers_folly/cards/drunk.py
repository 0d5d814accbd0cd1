"""The Drunk."""

import math

from assets.drawing.curves import SIDES, blob, brush, corner
from assets.drawing.innkeepers_folly.upside_down import UpsideDown
from assets.drawing.palette import (
    CREAM,
    FOREST,
    IRON,
    LINEN,
    MOUTH,
    OCHRE,
    PARCHMENT,
    PINK,
    RED,
    RUST,
    SKIN,
    STRAW,
    WOOD,
    Tones,
)
from assets.drawing.pens import STEPPING
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Drunk, 400 x 400."""
    art.ground("#DDA24A", "#6A3A1C", "#824A26", seed=34)
    _rafter(art)
    guest = UpsideDown(pen=STEPPING)
    _coat(guest)
    _hanging_hair(guest)
    _swirling_eyes(art, guest)
    _arm_with_mug(art)
    _dangling_arm_and_hat(art)


def _rafter(art: Picture) -> None:
    art.piece(
        box(-20, -20, 420, 34),
        WOOD,
        line=6,
        shade=(6, 12),
        lamp=5,
        hatching=Hatching(angle=0, length=60, width=5),
    )
    art.stroke((30, 14), (110, 18), (170, 12), width=4, colour=WOOD.dark)
    art.stroke((250, 18), (330, 12), (390, 18), width=4, colour=WOOD.dark)


def _coat(guest: UpsideDown) -> None:
    guest.piece(
        blob(corner(92, 440), (104, 372), (140, 330), (200, 320), (260, 330), (296, 372), corner(308, 440)),
        FOREST,
        line=6,
        shade=(18, 10),
        lamp=6,
        hatching=Hatching(angle=40, length=40, width=6),
    )
    guest.piece(
        blob(corner(160, 326), (200, 318), corner(240, 326), corner(200, 380)),
        PARCHMENT,
        shade=(6, 6),
        lamp=0,
    )
    for y in (346, 362):
        guest.stroke((190, y), (210, y + 4), width=4, start=3, end=3)


def _hanging_hair(guest: UpsideDown) -> None:
    guest.piece(
        blob(
            corner(118, 210),
            (100, 150),
            (110, 86),
            corner(124, 24),
            (146, 70),
            corner(164, 10),
            (188, 62),
            corner(206, -4),
            (222, 64),
            corner(246, 16),
            (258, 74),
            corner(288, 36),
            (292, 110),
            (298, 160),
            corner(282, 212),
        ),
        STRAW,
        line=6,
        shade=(10, 8),
        lamp=5,
        hatching=Hatching(angle=80, length=40, width=6),
    )
    for side in SIDES:
        guest.piece(
            side(blob((128, 206), (100, 196), (88, 222), (102, 250), (130, 248))), SKIN, shade=(6, 6), lamp=5
        )
    guest.piece(
        blob((174, 280), (226, 280), (230, 326), (200, 340), (170, 326)), SKIN, line=4, shade=(12, 0), lamp=0
    )
    face = blob(
        (200, 112),
        (258, 132),
        (278, 196),
        (266, 256),
        (232, 298),
        (200, 306),
        (168, 298),
        (134, 256),
        (122, 196),
        (142, 132),
    )
    guest.piece(face, SKIN, line=6, shade=(16, 7), lamp=6)
    guest.piece(
        blob(
            corner(126, 186),
            (130, 142),
            (160, 116),
            (200, 106),
            (242, 116),
            (270, 142),
            corner(276, 186),
            (250, 142),
            corner(228, 158),
            (206, 128),
            corner(184, 156),
            (160, 134),
        ),
        STRAW,
        shade=(6, 5),
        hatching=Hatching(angle=80, length=16),
    )
    guest.fill(ellipse(146, 242, 24, 17), RED.light, 0.6)
    guest.fill(ellipse(256, 242, 24, 17), RED.light, 0.6)


def _swirling_eyes(art: Picture, guest: UpsideDown) -> None:
    for middle_x, middle_y, reach, way in ((162, 204, 29, 1), (240, 200, 31, -1)):
        guest.ink(ellipse(middle_x, middle_y, reach).grown(3.6))
        guest.fill(ellipse(middle_x, middle_y, reach), CREAM)
        spikes = [
            (
                middle_x + way * (2 + reach * 0.84 * number / 22) * math.cos(number * 0.62),
                middle_y + (2 + reach * 0.84 * number / 22) * math.sin(number * 0.62),
            )
            for number in range(23)
        ]
        guest.ink(brush(spikes, 3, 5.5, 3, 6))
    guest.stroke((128, 164), (150, 150), (184, 164), width=11, start=4, end=4, colour=STRAW.dark)
    guest.stroke((216, 158), (248, 142), (274, 162), width=11, start=4, end=4, colour=STRAW.dark)
    guest.piece(
        blob((184, 212), (216, 210), (236, 240), (226, 262), (200, 266), (174, 260), (168, 238)),
        Tones("#FF9C86", "#DE5A4A", "#94252F"),
        shade=(10, 7),
        lamp=6,
    )
    guest.fill(ellipse(214, 252, 8, 6), CREAM, 0.8)
    mouth = blob(
        corner(164, 276), (186, 272), (206, 278), corner(244, 268), (236, 296), (204, 302), (176, 296)
    )
    guest.piece(mouth, MOUTH, shade=None, lamp=0)
    guest.fill(box(188, 275, 202, 287), CREAM)
    guest.fill(ellipse(216, 292, 16, 7), PINK.base)
    art.inset(guest, "rotate(180 200 200)")


def _arm_with_mug(art: Picture) -> None:
    with art.group("translate(-10 0)"):
        beer = blob(
            corner(306, 150),
            (300, 200),
            (312, 250),
            (296, 310),
            corner(304, 420),
            corner(354, 420),
            (346, 310),
            (360, 250),
            (350, 200),
            corner(356, 150),
        )
        art.piece(beer, OCHRE, shade=(9, 0), lamp=5)
        art.fill(brush([(318, 180), (324, 240), (312, 310), (322, 400)], 4, 8, 4), "#FFF1C4")
        art.piece(
            blob(corner(250, -30), corner(336, -30), (384, 34), (400, 96), (364, 112), (330, 84), (286, 44)),
            FOREST,
            line=6,
            shade=(10, 6),
            lamp=5,
            hatching=Hatching(length=18),
        )
        art.piece(
            blob((362, 76), (404, 82), (404, 146), (362, 148), (362, 132), (386, 128), (388, 102), (362, 96)),
            IRON,
            shade=(4, 4),
            lamp=3,
        )
        art.piece(polygon((294, 62), (366, 62), (374, 160), (286, 160)), WOOD, line=6, shade=(12, 4), lamp=5)
        for x in (316, 342):
            art.stroke((x, 64), (x + (x - 330) * 0.12, 158), width=3.4, start=3, end=3)
        for y0, right in ((76, 1), (146, 5)):
            art.piece(
                polygon(
                    (293 - right, y0 - 8), (367 + right, y0 - 8), (368 + right, y0 + 8), (292 - right, y0 + 8)
                ),
                IRON,
                line=4,
                shade=(8, 3),
                lamp=3,
            )
        art.piece(
            union([ellipse(302, 166, 16), ellipse(328, 172, 22, 17), ellipse(356, 165, 17)]),
            LINEN,
            shade=(5, 6),
        )
        art.piece(
            blob((372, 92), (392, 86), (408, 96), (412, 130), (396, 142), (374, 136), (366, 114)),
            SKIN,
            shade=(6, 6),
        )
        for number in range(3):
            art.stroke((372, 102 + number * 13), (388, 102 + number * 13), width=4)


def _dangling_arm_and_hat(art: Picture) -> None:
    art.piece(
        blob(corner(88, -30), corner(166, -30), (124, 70), (100, 148), (64, 148), (66, 70)),
        FOREST,
        line=6,
        shade=(10, 6),
        lamp=5,
        hatching=Hatching(length=18),
    )
    art.piece(
        blob((62, 140), (98, 138), (106, 168), (96, 200), (84, 206), (70, 202), (56, 172)),
        SKIN,
        shade=(8, 7),
        lamp=5,
    )
    for line in ([(72, 200), (72, 182)], [(84, 204), (84, 184)], [(60, 166), (70, 176)]):
        art.stroke(*line, width=4)
    art.piece(
        blob(corner(36, 322), (40, 278), (66, 262), (94, 276), corner(100, 322)).turned(-24, (70, 320)),
        RUST,
        line=6,
        shade=(9, 8),
        lamp=5,
        hatching=Hatching(length=16),
    )
    art.piece(
        blob((4, 326), (30, 312), (70, 318), (110, 312), (134, 326), (104, 340), (70, 344), (34, 340)).turned(
            -24, (70, 320)
        ),
        RUST,
        line=6,
        shade=(6, 7),
    )
    art.piece(
        blob(
            corner(37, 306), (68, 312), corner(99, 306), corner(101, 320), (68, 326), corner(35, 320)
        ).turned(-24, (70, 320)),
        OCHRE,
        line=4,
        shade=(3, 3),
        lamp=2,
    )
    for x, y, reach in ((40, 232, 8), (22, 210, 5), (350, 300, 8), (370, 270, 6), (352, 340, 5)):
        art.piece(ellipse(x, y, reach), Tones(CREAM, "#FFD27A", "#E9A23B"), line=3, shade=None, lamp=1)
