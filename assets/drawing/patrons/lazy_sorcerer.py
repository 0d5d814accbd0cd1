"""The Lazy Sorcerer: head on his hand, hat over his brow, a pipe that smokes by itself."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.palette import COAL, MOSS, OCHRE, PARCHMENT, PLUM, RUST, SKIN, TEAL, WINE, WOOD
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, ellipse, polygon, turned_point
from assets.drawing.texture import Hatching

_LEAN = (11, (210, 230))
"""By how much and around which point the head leans on the hand."""


def _slumped(shape: Shape) -> Shape:
    return shape.turned(*_LEAN)


def draw(art: Picture) -> None:
    """Draw the Lazy Sorcerer, 400 x 400."""
    art.ground("#B07AB0", "#3A1E4E", "#4B2A60", seed=15)
    _smoke(art)
    _robe(art)
    _face(art)
    _eyes(art)
    _nose_and_moustache(art)
    _fringe(art)
    _cap(art)
    _feather(art)
    _propping_hand(art)
    _pipe(art)
    _snores(art)


def _smoke(art: Picture) -> None:
    art.piece(
        brush([(96, 270), (70, 220), (110, 180), (70, 130), (98, 84), (60, 40)], 10, 34, 14),
        MOSS,
        line=5,
        shade=(8, 5),
        lamp=5,
    )


def _robe(art: Picture) -> None:
    art.piece(
        blob(corner(30, 420), (60, 352), (130, 310), (210, 306), (290, 316), (350, 356), corner(376, 420)),
        WINE,
        line=6,
        shade=(22, 10),
        lamp=6,
        hatching=Hatching(angle=40, length=50, width=6),
    )
    art.piece(
        blob(corner(132, 320), (170, 350), corner(220, 420), (176, 420), (120, 350)),
        OCHRE,
        line=5,
        shade=(6, 6),
        lamp=4,
    )
    art.piece(
        blob(corner(290, 324), (250, 356), corner(222, 420), (262, 420), (304, 356)),
        OCHRE,
        line=5,
        shade=(6, 6),
        lamp=4,
    )


def _face(art: Picture) -> None:
    art.piece(
        _slumped(
            blob(
                (206, 120),
                (262, 140),
                (276, 204),
                (264, 260),
                (232, 296),
                (206, 304),
                (178, 296),
                (148, 260),
                (138, 204),
                (150, 140),
            )
        ),
        SKIN,
        line=5,
        shade=(16, 7),
        lamp=6,
    )
    # Ear and ring.
    art.piece(
        _slumped(blob((140, 190), (120, 182), (112, 206), (126, 232), (144, 228))),
        SKIN,
        line=5,
        shade=(5, 5),
        lamp=4,
    )
    art.piece(_slumped(ellipse(124, 246, 11) - ellipse(124, 246, 5)), OCHRE, line=3, shade=None, lamp=2)


def _eyes(art: Picture) -> None:
    for x, y in ((174, 206), (240, 206)):
        eye_x, eye_y = turned_point((x, y), *_LEAN)
        art.eye(eye_x, eye_y, 22, 16, look=(4, 7), pupil=7, lid=0.66, tilt=8, iris=OCHRE.base)
        art.fill(_slumped(brush([(x - 20, y + 20), (x, y + 26), (x + 20, y + 19)], 1, 4, 1)), SKIN.dark)
    art.fill(_slumped(brush([(148, 184), (172, 172), (196, 184)], 4, 11, 4)), COAL.base)
    art.fill(_slumped(brush([(216, 180), (240, 162), (266, 172)], 4, 11, 4)), COAL.base)


def _nose_and_moustache(art: Picture) -> None:
    art.piece(
        _slumped(blob((200, 196), (214, 196), (232, 238), (222, 252), (200, 254), (186, 244))),
        SKIN,
        line=4,
        shade=(7, 4),
        lamp=5,
    )
    art.piece(
        _slumped(
            blob(
                corner(206, 262),
                (184, 254),
                (158, 262),
                (140, 290),
                corner(126, 288),
                (146, 300),
                (176, 282),
                corner(206, 274),
                (238, 282),
                (266, 298),
                corner(286, 282),
                (270, 286),
                (252, 262),
                (228, 254),
            )
        ),
        COAL,
        line=4,
        shade=(4, 4),
        lamp=4,
    )
    art.ink(_slumped(brush([(188, 282), (206, 280), (224, 284)], 2, 6, 2)))
    art.piece(
        _slumped(
            blob(corner(186, 294), (206, 298), corner(226, 294), (220, 326), corner(206, 352), (192, 326))
        ),
        COAL,
        line=5,
        shade=(6, 4),
        lamp=4,
    )


def _fringe(art: Picture) -> None:
    art.piece(
        _slumped(
            blob(
                corner(142, 184),
                (140, 140),
                (170, 112),
                (206, 104),
                (252, 116),
                (270, 150),
                corner(272, 186),
                (250, 160),
                (206, 146),
                (162, 158),
            )
        ),
        COAL,
        line=5,
        shade=(8, 5),
        lamp=4,
        hatching=Hatching(angle=70, length=16),
    )


def _cap(art: Picture) -> None:
    art.piece(
        _slumped(
            blob(
                corner(132, 150),
                (108, 120),
                (112, 76),
                (160, 44),
                (226, 36),
                (290, 56),
                (336, 104),
                (348, 160),
                (334, 186),
                (312, 176),
                (296, 146),
                corner(282, 140),
                (206, 118),
            )
        ),
        PLUM,
        line=6,
        shade=(16, 10),
        lamp=6,
        hatching=Hatching(angle=20, length=40, width=6),
    )
    for knots in ([(150, 128), (190, 92), (250, 84)], [(276, 136), (300, 116), (308, 92)]):
        art.ink(_slumped(brush(knots, 2, 6, 2)))
    art.piece(
        _slumped(
            blob(
                (128, 146), (160, 124), (206, 114), (256, 124), (290, 148), (284, 164), (206, 132), (134, 162)
            )
        ),
        WINE,
        line=5,
        shade=(7, 6),
        lamp=4,
    )


def _feather(art: Picture) -> None:
    art.piece(
        _slumped(
            blob(
                corner(150, 140),
                (120, 100),
                (96, 40),
                corner(104, 10),
                (136, 46),
                (160, 92),
                corner(170, 132),
            )
        ),
        TEAL,
        line=5,
        shade=(7, 5),
        lamp=4,
        hatching=Hatching(angle=-50, length=12),
    )
    art.ink(_slumped(brush([(156, 134), (128, 76), (108, 26)], 3, 4, 1)))
    art.piece(_slumped(ellipse(158, 138, 12)), OCHRE, line=4, shade=(4, 4), lamp=3)


def _propping_hand(art: Picture) -> None:
    art.piece(
        blob(corner(262, 420), (270, 372), (300, 344), (336, 352), corner(360, 420)),
        WINE,
        line=6,
        shade=(12, 8),
        lamp=5,
        hatching=Hatching(length=24),
    )
    art.piece(
        blob(
            (274, 362),
            (252, 330),
            (246, 296),
            (256, 278),
            (272, 284),
            (280, 272),
            (296, 278),
            (304, 292),
            (318, 300),
            (324, 330),
            (312, 362),
        ),
        SKIN,
        line=5,
        shade=(9, 7),
        lamp=5,
    )
    for knots in ([(274, 284), (278, 304)], [(296, 288), (296, 308)]):
        art.stroke(*knots, width=4)


def _pipe(art: Picture) -> None:
    art.piece(brush([(196, 296), (160, 310), (120, 306)], 7, 8, 8), WOOD, line=4, shade=(0, 3), lamp=1)
    art.piece(
        blob((72, 276), (118, 272), (122, 306), (110, 326), (84, 324), (72, 304)),
        WOOD,
        line=5,
        shade=(8, 6),
        lamp=5,
        hatching=Hatching(length=16),
    )
    art.piece(ellipse(95, 275, 23, 7), COAL, line=4, shade=None, lamp=0)
    art.fill(ellipse(95, 274, 13, 4), RUST.light)
    art.piece(
        blob((70, 356), (72, 326), (96, 316), (118, 322), (124, 346), (106, 366), (82, 370)),
        SKIN,
        line=5,
        shade=(8, 6),
        lamp=4,
    )
    for finger in range(3):
        art.stroke((78, 330 + finger * 11), (96, 328 + finger * 12), width=3.6)
    art.piece(
        blob(corner(40, 420), (52, 378), (84, 360), (122, 372), corner(140, 420)),
        WINE,
        line=6,
        shade=(10, 8),
        lamp=5,
    )


def _snores(art: Picture) -> None:
    for x, y, size in ((330, 150, 1), (356, 106, 1.35)):
        letter = (
            polygon((0, 0), (26, 0), (26, 7), (11, 24), (26, 24), (26, 31), (0, 31), (0, 24), (15, 7), (0, 7))
            .scaled(size, size, (0, 0))
            .moved(x, y)
        )
        art.ink(letter.grown(3.4))
        art.fill(letter, PARCHMENT.light)
