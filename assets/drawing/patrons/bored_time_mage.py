"""The Bored Time Mage: a clock for a halo, an hourglass, a chin in the hand."""

from assets.drawing.curves import SIDES, blob, brush, corner
from assets.drawing.palette import IRON, OCHRE, PALE, PARCHMENT, PLUM, WINE, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Bored Time Mage, 400 x 400."""
    art.ground("#5B93A8", "#1E2D4E", "#263A60", seed=10)
    _clock(art)
    _robe(art)
    _hair(art)
    _face(art)
    _front_hair(art)
    _chin_hand(art)
    _hourglass(art)


def _clock(art: Picture) -> None:
    art.piece(ellipse(200, 160, 150), OCHRE, line=6, shade=(14, 10), lamp=6)
    art.piece(ellipse(200, 160, 128), PARCHMENT, line=4, shade=(10, 8), lamp=0)
    for number in range(12):
        art.ink(
            (box(302, 156, 318, 164) if number % 3 == 0 else box(307, 157.5, 317, 162.5)).turned(
                number * 30, (200, 160)
            )
        )
    art.ink(brush([(200, 160), (118, 96)], 8, 9, 3))
    art.fill(brush([(200, 160), (286, 92)], 7, 8, 3), WINE.base)


def _robe(art: Picture) -> None:
    art.piece(
        blob(corner(40, 420), (62, 346), (124, 308), (200, 300), (276, 308), (338, 346), corner(360, 420)),
        PLUM,
        line=6,
        shade=(22, 10),
        lamp=6,
        hatching=Hatching(angle=40, length=50, width=6),
    )
    for side in SIDES:
        art.piece(
            side(
                blob(
                    corner(176, 330),
                    (132, 300),
                    (92, 236),
                    corner(84, 190),
                    (120, 220),
                    (150, 262),
                    corner(176, 290),
                )
            ),
            PLUM,
            line=6,
            shade=(10, 8),
            lamp=6,
            hatching=Hatching(angle=50, length=18),
        )


def _hair(art: Picture) -> None:
    art.piece(
        blob(
            (200, 72),
            (262, 88),
            (290, 150),
            (286, 240),
            (264, 282),
            (136, 282),
            (114, 240),
            (110, 150),
            (138, 88),
        ),
        IRON,
        line=6,
        shade=(14, 8),
        lamp=6,
        hatching=Hatching(angle=80, length=40),
    )
    art.piece(box(182, 262, 220, 320), PALE, line=4, shade=(14, 0), lamp=0)


def _face(art: Picture) -> None:
    art.piece(
        blob((200, 112), (252, 134), (262, 198), (244, 256), (206, 288), (164, 258), (140, 200), (148, 134)),
        PALE,
        line=5,
        shade=(15, 6),
        lamp=5,
    )
    art.eye(172, 202, 21, 16, look=(9, 3), pupil=7, lid=0.55, skin=PALE, iris=PLUM.base)
    art.eye(236, 200, 21, 16, look=(9, 3), pupil=7, lid=0.5, skin=PALE, iris=PLUM.base)
    art.piece(ellipse(238, 200, 32) - ellipse(238, 200, 26), OCHRE, line=3, shade=(3, 3), lamp=2)
    art.stroke((266, 216), (280, 262), (272, 310), width=3.4, start=2.4, end=2.4, colour=OCHRE.dark)
    art.stroke((150, 180), (172, 176), (194, 182), width=8, start=3, end=3, colour=IRON.dark)
    art.stroke((214, 170), (238, 160), (262, 168), width=8, start=3, end=3, colour=IRON.dark)
    art.stroke((154, 222), (172, 228), (190, 222), width=3, colour=PALE.dark)
    art.stroke((204, 206), (216, 236), (200, 244), width=5, start=1, end=2, colour=PALE.dark)
    art.stroke((182, 266), (200, 262), (228, 268), width=7, start=2, end=2)
    art.stroke((224, 262), (232, 270), width=4)


def _front_hair(art: Picture) -> None:
    art.piece(
        blob(
            corner(232, 82),
            (180, 78),
            (132, 110),
            (116, 170),
            corner(120, 236),
            (140, 210),
            (152, 170),
            (180, 146),
            (216, 124),
        ),
        IRON,
        line=5,
        shade=(8, 7),
        lamp=5,
        hatching=Hatching(angle=70, length=24),
    )
    art.piece(
        blob(
            corner(214, 84),
            (262, 92),
            (290, 140),
            corner(288, 236),
            (268, 212),
            (262, 170),
            (246, 140),
            (222, 120),
        ),
        IRON,
        line=5,
        shade=(9, 5),
        lamp=5,
        hatching=Hatching(angle=80, length=20),
    )
    art.piece(
        blob(corner(226, 92), (208, 72), (222, 50), (248, 54), corner(244, 66), (232, 66), (232, 78)),
        IRON,
        line=4,
        shade=(4, 3),
        lamp=3,
    )


def _chin_hand(art: Picture) -> None:
    art.piece(
        blob(corner(120, 420), (112, 360), (132, 318), (166, 316), (190, 344), corner(196, 420)),
        PLUM,
        line=6,
        shade=(12, 8),
        lamp=5,
        hatching=Hatching(length=26),
    )
    art.piece(
        blob(
            (128, 330),
            (122, 290),
            (136, 262),
            (160, 258),
            (176, 272),
            (196, 286),
            (194, 306),
            (178, 324),
            (156, 338),
        ),
        PALE,
        line=5,
        shade=(9, 6),
        lamp=4,
    )
    for finger in range(3):
        art.stroke((140 + finger * 14, 268 + finger * 5), (146 + finger * 12, 288 + finger * 4), width=3.5)


def _hourglass(art: Picture) -> None:
    art.piece(
        blob(
            (300, 296),
            (352, 296),
            (348, 330),
            (332, 346),
            (348, 364),
            (352, 398),
            (300, 398),
            (304, 364),
            (320, 346),
            (304, 330),
        ),
        Tones("#E8F4F0", "#BBD8D8", "#7FA6AC"),
        line=5,
        shade=(8, 4),
        lamp=4,
    )
    art.fill(blob((308, 320), (344, 320), (340, 332), (326, 344), (312, 332)), OCHRE.base)
    art.fill(blob((304, 394), (326, 368), (348, 394)), OCHRE.base)
    art.fill(box(324.5, 344, 327.5, 372), OCHRE.base)
    art.piece(box(290, 284, 362, 300), WOOD, line=5, shade=(6, 5), lamp=3)
    art.piece(box(290, 394, 362, 410), WOOD, line=5, shade=(6, 5), lamp=3)
