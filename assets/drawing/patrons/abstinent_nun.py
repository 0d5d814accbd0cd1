"""The Abstinent Nun: a bell to call the others to order, and a raised finger."""

from assets.drawing.curves import blob, corner, star
from assets.drawing.palette import ASH, COAL, OCHRE, STARCHED, TEAL, WINE, WOOD
from assets.drawing.picture import Picture
from assets.drawing.shapes import bar, box, ellipse, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Abstinent Nun, 400 x 400."""
    art.ground("#8FB0AE", "#2A4A58", "#33566A", seed=6)
    _habit(art)
    _coif_and_face(art)
    _nose(art)
    _eyes(art)
    _mouth(art)
    _bib(art)
    _pendant(art)
    _raised_finger(art)
    _bell(art)
    _ringing_hand(art)


def _habit(art: Picture) -> None:
    art.piece(
        blob(
            corner(60, 420),
            (78, 330),
            (92, 250),
            (96, 160),
            (130, 84),
            (200, 56),
            (270, 84),
            (304, 160),
            (308, 250),
            (322, 330),
            corner(340, 420),
        ),
        COAL,
        line=7,
        shade=(24, 8),
        lamp=6,
        hatching=Hatching(angle=20, length=64, width=6, step=14),
    )


def _coif_and_face(art: Picture) -> None:
    art.piece(
        blob(
            (200, 100),
            (254, 118),
            (274, 180),
            (268, 252),
            (250, 306),
            (200, 330),
            (150, 306),
            (132, 252),
            (126, 180),
            (146, 118),
        ),
        STARCHED,
        line=5,
        shade=(14, 7),
        lamp=0,
        hatching=Hatching(angle=20, length=20),
    )
    art.piece(
        blob(
            (200, 128),
            (240, 140),
            (250, 186),
            (246, 240),
            (228, 284),
            (200, 302),
            (172, 284),
            (154, 240),
            (150, 186),
            (160, 140),
        ),
        ASH,
        line=5,
        shade=(12, 6),
        lamp=5,
    )
    # Brow band.
    art.piece(
        blob(corner(148, 158), (156, 124), (200, 108), (244, 124), corner(252, 158), (200, 146)),
        STARCHED,
        line=4,
        shade=(6, 6),
        lamp=0,
    )


def _nose(art: Picture) -> None:
    art.piece(
        blob(corner(194, 182), (204, 182), (222, 244), (212, 258), (194, 258), (186, 246)),
        ASH,
        line=3.5,
        shade=(7, 4),
        lamp=4,
    )


def _eyes(art: Picture) -> None:
    art.eye(174, 198, 15, 12, look=(5, 4), pupil=6, lid=0.5, skin=ASH, tilt=6, iris=TEAL.base)
    art.eye(230, 196, 15, 13, look=(4, 4), pupil=6, lid=0.36, skin=ASH, tilt=-10, iris=TEAL.base)
    art.stroke((152, 184), (172, 174), (194, 184), width=8, start=2, end=4)
    art.stroke((212, 172), (232, 154), (252, 168), width=8, start=4, end=2)
    art.stroke((158, 216), (172, 222), (188, 216), width=3, colour=ASH.dark)
    art.stroke((218, 216), (232, 221), (244, 214), width=3, colour=ASH.dark)


def _mouth(art: Picture) -> None:
    art.stroke((184, 280), (200, 272), (216, 280), width=7, start=2, end=2)
    art.piece(blob((188, 276), (200, 270), (212, 276), (200, 284)), WINE, line=2.5, shade=None, lamp=0)
    art.stroke((178, 286), (174, 276), width=3, colour=ASH.dark)
    art.stroke((222, 286), (226, 276), width=3, colour=ASH.dark)
    art.stroke((170, 250), (164, 268), width=3, colour=ASH.dark)
    art.stroke((232, 250), (238, 266), width=3, colour=ASH.dark)
    art.ink(ellipse(238, 256, 3.4))
    art.stroke((239, 253), (243, 247), width=2)


def _bib(art: Picture) -> None:
    art.piece(
        blob(
            corner(118, 330),
            (150, 312),
            (200, 330),
            (250, 312),
            corner(282, 330),
            (276, 376),
            (200, 398),
            (124, 376),
        ),
        STARCHED,
        line=5,
        shade=(12, 9),
        lamp=0,
        hatching=Hatching(angle=60, length=24),
    )


def _pendant(art: Picture) -> None:
    art.stroke((160, 330), (200, 392), (240, 330), width=4, start=3, end=3, colour=WOOD.dark)
    art.piece(star(200, 392, 24, 11, 4), OCHRE, line=4, shade=(4, 4), lamp=3)
    art.ink(ellipse(200, 392, 5))


def _raised_finger(art: Picture) -> None:
    """The hand is held so high that the whole of it is seen above the ribbon of a card."""
    art.piece(
        blob(corner(262, 420), (284, 340), (304, 276), (340, 262), (376, 278), (392, 340), corner(398, 420)),
        COAL,
        line=6,
        shade=(12, 6),
        lamp=5,
        hatching=Hatching(length=30),
    )
    art.piece(
        blob((306, 282), (310, 262), (342, 254), (374, 262), (378, 284), (342, 292)),
        STARCHED,
        line=4.5,
        shade=(6, 5),
        lamp=0,
    )
    palm = blob(
        (310, 262), (304, 226), (312, 204), (348, 198), (372, 206), (376, 236), (368, 266), (340, 274)
    )
    finger = bar((323, 214), (318, 124), 13)
    curled = [ellipse(346, 208, 12, 18), ellipse(366, 216, 11, 17)]
    art.piece(union([palm, finger, *curled]), ASH, line=6, shade=(9, 6), lamp=5)
    for joint in ([(334, 202), (335, 220), (334, 232)], [(356, 204), (357, 220), (356, 232)]):
        art.stroke(*joint, width=4)
    art.piece(
        blob((304, 238), (312, 228), (346, 232), (364, 238), (362, 250), (344, 252), (316, 254)),
        ASH,
        line=4,
        shade=(5, 5),
        lamp=3,
    )
    art.stroke((311, 168), (319, 171), (328, 168), width=3.5, colour=ASH.dark)
    art.stroke((314, 128), (318, 122), (323, 128), width=3.5, colour=ASH.dark)
    for mark in ([(288, 130), (280, 116)], [(314, 98), (312, 80)], [(344, 118), (354, 104)]):
        art.stroke(*mark, width=6, start=3, end=2)


def _bell(art: Picture) -> None:
    art.piece(
        blob(corner(14, 420), (34, 352), (74, 332), (112, 352), corner(124, 420)),
        COAL,
        line=6,
        shade=(12, 6),
        lamp=5,
        hatching=Hatching(length=30),
    )
    art.piece(box(62, 226, 76, 330).turned(-14, (70, 330)), WOOD, line=4.5, shade=(5, 0), lamp=2)
    art.piece(
        blob(
            (66, 122),
            (86, 130),
            (94, 176),
            (112, 204),
            corner(108, 218),
            corner(24, 218),
            (22, 204),
            (40, 176),
            (48, 130),
        )
        .turned(-14, (66, 200))
        .moved(-14, 10),
        OCHRE,
        line=6,
        shade=(14, 6),
        lamp=6,
        hatching=Hatching(angle=-10, length=24),
    )
    art.piece(ellipse(66, 238, 12), OCHRE, line=4, shade=(4, 4), lamp=3)
    art.piece(ellipse(30, 124, 9), OCHRE, line=4, shade=(3, 3), lamp=2)


def _ringing_hand(art: Picture) -> None:
    art.piece(
        blob((50, 340), (54, 308), (76, 300), (98, 310), (102, 338), (84, 354), (62, 354)),
        ASH,
        line=5,
        shade=(8, 6),
        lamp=4,
    )
    for finger in range(3):
        art.stroke((60 + finger * 14, 306), (62 + finger * 14, 322), width=3.5)
    art.stroke((16, 150), (8, 176), (10, 198), width=6, start=2, end=2)
    art.stroke((104, 122), (118, 134), (124, 152), width=5, start=2, end=2)
    art.stroke((114, 104), (134, 120), (142, 146), width=5, start=2, end=2)
