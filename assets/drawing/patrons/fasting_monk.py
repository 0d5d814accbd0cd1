"""The Fasting Monk: hollow cheeks, eyes to heaven, a singing bowl that stays empty."""

from assets.drawing.curves import SIDES, blob, corner
from assets.drawing.palette import COAL, CREAM, FUR, OCHRE, SKIN, WINE, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import bar, ellipse
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Fasting Monk, 400 x 400."""
    art.ground("#8FB3B8", "#2C4658", "#375468", seed=9)
    _halo(art)
    _habit(art)
    _neck(art)
    _head(art)
    _tonsure(art)
    _cheeks(art)
    _eyes(art)
    _singing_bowl(art)
    _praying_hand(art)


def _halo(art: Picture) -> None:
    art.fill(ellipse(200, 170, 150), OCHRE.light, 0.22)
    art.close_ground()


def _habit(art: Picture) -> None:
    art.piece(
        blob(corner(24, 420), (50, 344), (120, 296), (200, 290), (280, 296), (350, 344), corner(376, 420)),
        FUR,
        line=6,
        shade=(22, 10),
        lamp=6,
        hatching=Hatching(angle=40, length=56, width=6),
    )
    art.piece(
        blob((96, 330), (130, 280), (200, 268), (270, 280), (304, 330), (250, 366), (200, 374), (150, 366)),
        FUR,
        line=6,
        shade=(12, 10),
        lamp=6,
        hatching=Hatching(angle=30, length=30),
    )
    art.piece(
        blob((140, 310), (200, 290), (260, 310), (234, 340), (200, 348), (166, 340)),
        COAL,
        line=4,
        shade=None,
        lamp=0,
    )


def _neck(art: Picture) -> None:
    art.piece(
        blob((176, 260), (224, 260), (228, 320), (200, 334), (172, 320)),
        SKIN,
        line=4,
        shade=(14, 0),
        lamp=0,
        hatching=Hatching(length=16),
    )
    art.stroke((190, 280), (188, 316), width=4, colour=SKIN.dark)
    art.stroke((212, 280), (212, 318), width=4, colour=SKIN.dark)


def _head(art: Picture) -> None:
    for side, crease in zip(
        SIDES, ([(114, 186), (104, 200), (116, 216)], [(286, 186), (296, 200), (284, 216)]), strict=True
    ):
        art.piece(
            side(blob((132, 176), (104, 164), (90, 190), (104, 230), (130, 232))),
            SKIN,
            line=5,
            shade=(6, 6),
            lamp=5,
        )
        art.stroke(*crease, width=4, colour=SKIN.dark)
    art.piece(
        blob(
            (200, 66),
            (256, 88),
            (274, 150),
            (266, 206),
            (240, 250),
            (222, 286),
            (200, 294),
            (178, 286),
            (160, 250),
            (134, 206),
            (126, 150),
            (144, 88),
        ),
        SKIN,
        line=5,
        shade=(16, 7),
        lamp=6,
    )


def _tonsure(art: Picture) -> None:
    tonsure = blob(corner(124, 178), (112, 130), (136, 96), (160, 100), (146, 132), corner(142, 178))
    art.piece(tonsure, WOOD, line=5, shade=(5, 4), lamp=4, hatching=Hatching(angle=70, length=14))
    art.piece(tonsure.mirrored(), WOOD, line=5, shade=(7, 4), lamp=4, hatching=Hatching(angle=70, length=14))
    art.fill(ellipse(176, 94, 26, 10, -14), CREAM, 0.55)


def _cheeks(art: Picture) -> None:
    art.piece(
        blob((148, 222), (166, 226), (176, 256), (168, 272), (154, 246)),
        Tones("#A9653F", "#B4774C", "#A9653F"),
        line=0,
        shade=None,
        lamp=0,
    )
    art.piece(
        blob((148, 222), (166, 226), (176, 256), (168, 272), (154, 246)).mirrored(),
        Tones("#A9653F", "#A9653F", "#A9653F"),
        line=0,
        shade=None,
        lamp=0,
    )
    for knots in ([(146, 222), (166, 232), (172, 262)], [(254, 222), (236, 232), (230, 262)]):
        art.stroke(*knots, width=4.5)


def _eyes(art: Picture) -> None:
    for side in SIDES:
        art.fill(side(ellipse(166, 200, 25, 20)), SKIN.dark, 0.6)
    art.eye(166, 194, 22, 20, look=(2, -11), pupil=7, lower_lid=0.16)
    art.eye(236, 194, 22, 20, look=(-2, -11), pupil=7, lower_lid=0.16)
    art.stroke((140, 170), (158, 150), (186, 146), width=9, start=3, end=3, colour=WOOD.dark)
    art.stroke((262, 170), (244, 150), (216, 146), width=9, start=3, end=3, colour=WOOD.dark)
    for y in (128, 116):
        art.stroke((176, y), (200, y - 5), (226, y), width=3, colour=SKIN.dark)
    art.piece(
        blob((194, 186), (208, 186), (222, 232), (212, 246), (192, 246), (184, 236)),
        SKIN,
        line=4,
        shade=(7, 4),
        lamp=5,
    )
    art.stroke((178, 274), (200, 266), (224, 274), width=7, start=2, end=2)
    art.stroke((188, 284), (200, 281), (212, 284), width=3, colour=SKIN.dark)


def _singing_bowl(art: Picture) -> None:
    """Bowl and hand are held high enough to be seen above the ribbon of a card."""
    art.piece(
        blob(corner(-12, 420), (-8, 350), (24, 322), (84, 322), (112, 352), corner(118, 420)),
        FUR,
        line=6,
        shade=(12, 6),
        lamp=5,
        hatching=Hatching(length=30),
    )
    art.piece(
        blob(corner(6, 252), (56, 258), corner(112, 252), (108, 294), (84, 318), (36, 318), (12, 294)),
        OCHRE,
        line=6,
        shade=(12, 8),
        lamp=6,
        hatching=Hatching(angle=10, length=30),
    )
    art.piece(ellipse(59, 252, 53, 12), Tones("#A8641E", "#A8641E", "#7E471A"), line=5, shade=None, lamp=0)
    art.piece(bar((76, 254), (108, 176), 6), WOOD, line=4.5, shade=(4, 0), lamp=2)
    art.piece(ellipse(110, 168, 15), WINE, line=5, shade=(5, 5), lamp=4)
    art.piece(
        blob((26, 330), (30, 310), (62, 302), (94, 312), (98, 338), (62, 352), (30, 346)),
        SKIN,
        line=5,
        shade=(8, 6),
        lamp=4,
    )
    for finger in range(3):
        art.stroke((44 + finger * 16, 308), (46 + finger * 16, 322), width=3.5)
    for wave in ([(22, 224), (36, 210), (54, 208)], [(12, 206), (30, 188), (54, 184)]):
        art.stroke(*wave, width=6, start=2, end=2)


def _praying_hand(art: Picture) -> None:
    art.piece(
        blob((270, 400), (268, 310), (290, 246), (304, 234), (316, 250), (326, 310), (338, 400)),
        SKIN,
        line=5,
        shade=(10, 6),
        lamp=5,
    )
    art.stroke((299, 248), (296, 316), width=4)
    art.piece(
        blob(corner(240, 430), (258, 350), (302, 328), (346, 346), corner(366, 430)),
        FUR,
        line=6,
        shade=(10, 8),
        lamp=5,
        hatching=Hatching(length=20),
    )
