"""The Demon."""

from assets.drawing.curves import SIDES, blob, corner, placed, star
from assets.drawing.innkeepers_folly.props import claws, fire, slit_eye
from assets.drawing.palette import COAL, LINEN, NIGHT, OCHRE, PARCHMENT, RED, WINE, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, spot
from assets.drawing.texture import Hatching

_TONES = Tones("#C85A86", "#96305E", "#561434")


def draw(art: Picture) -> None:
    """Draw the Demon, 400 x 400."""
    art.ground("#F0A040", "#6A1420", "#8A2A22", seed=35)
    for x, y, scale, reach in (
        (60, 250, 1.9, -14),
        (340, 250, 1.9, 14),
        (20, 330, 1.6, -6),
        (380, 330, 1.6, 6),
    ):
        fire(art, x, y, scale, reach)
    _horns(art)
    _waistcoat(art)
    _ears(art)
    _eyes(art)
    _goatee(art)
    _dealer_eyeshade(art)
    _burning_hand_of_cards(art)
    _inviting_claw(art)


def _horns(art: Picture) -> None:
    horn = blob(
        corner(150, 120),
        (116, 112),
        (88, 84),
        (82, 44),
        corner(100, 4),
        (112, 36),
        (132, 56),
        (166, 72),
        corner(184, 96),
    )
    for side in SIDES:
        art.piece(side(horn), COAL, line=6, shade=(8, 7), lamp=6, hatching=Hatching(angle=50, length=14))
        for line in ([(90, 82), (104, 74), (114, 58)], [(112, 108), (124, 96), (134, 76)]):
            art.stroke(*placed(line, side), colour=COAL.light)


def _waistcoat(art: Picture) -> None:
    shoulders = blob(
        corner(56, 420), (76, 352), (128, 312), (200, 302), (272, 312), (324, 352), corner(344, 420)
    )
    art.piece(
        shoulders, LINEN, line=6, shade=(20, 10), lamp=0, hatching=Hatching(angle=40, length=40, width=6)
    )
    for side in SIDES:
        art.piece(
            side(blob(corner(140, 316), (104, 330), corner(96, 420), corner(200, 420), (176, 370))),
            COAL,
            shade=(10, 7),
            lamp=5,
        )
    for y in (388,):
        art.piece(ellipse(200, y, 6), OCHRE, line=3, shade=None, lamp=1)
    art.piece(
        blob(
            corner(200, 318),
            (160, 302),
            (150, 330),
            (160, 346),
            corner(200, 330),
            (240, 346),
            (250, 330),
            (240, 302),
        ),
        RED,
        shade=(7, 6),
        lamp=5,
    )
    art.piece(ellipse(200, 324, 11, 12), RED, line=4, shade=(4, 4), lamp=3)


def _ears(art: Picture) -> None:
    for side in SIDES:
        art.piece(
            side(blob(corner(128, 206), (90, 196), (52, 158), corner(44, 130), (96, 146), corner(130, 168))),
            _TONES,
            shade=(7, 7),
            lamp=5,
        )
        art.fill(side(blob((116, 192), (88, 180), (66, 152), (100, 166))), _TONES[2])
    face = blob(
        (200, 92),
        (256, 110),
        (276, 166),
        (270, 226),
        (240, 280),
        (214, 306),
        (200, 310),
        (186, 306),
        (160, 280),
        (130, 226),
        (124, 166),
        (144, 110),
    )
    art.piece(face, _TONES, line=6, shade=(17, 8), lamp=7, hatching=Hatching(angle=20, length=26))


def _eyes(art: Picture) -> None:
    slit_eye(art, 160, 190, 27, 22, look=(8, 2), slit=(6, 18), iris="#FFD27A", lid=0.24, skin=_TONES, tilt=16)
    slit_eye(
        art, 240, 190, 27, 22, look=(-8, 2), slit=(6, 18), iris="#FFD27A", lid=0.24, skin=_TONES, tilt=-16
    )
    art.stroke((126, 162), (152, 152), (190, 180), width=14, start=3, end=8)
    art.stroke((274, 162), (248, 152), (210, 180), width=14, start=3, end=8)
    art.stroke((138, 214), (160, 220), (184, 210), width=4, colour=_TONES[2])
    art.stroke((262, 214), (240, 220), (216, 210), width=4, colour=_TONES[2])
    art.piece(
        blob(
            (192, 190),
            (208, 190),
            (222, 228),
            corner(228, 244),
            (206, 250),
            (194, 250),
            corner(172, 244),
            (178, 228),
        ),
        _TONES,
        line=4,
        shade=(8, 4),
        lamp=5,
    )
    art.ink(ellipse(186, 244, 5, 3, -20), ellipse(214, 244, 5, 3, 20))
    mouth = blob(
        corner(142, 244),
        (168, 262),
        (200, 266),
        (232, 262),
        corner(258, 244),
        (246, 282),
        (200, 296),
        (154, 282),
    )
    art.piece(mouth, LINEN, shade=(0, 7), lamp=0)
    art.stroke((148, 266), (200, 281), (252, 266), width=4, start=2, end=2)
    for x in (164, 182, 200, 218, 236):
        art.stroke((x, 256), (x, 292), width=3.4, start=3, end=2.4)
    for side in SIDES:
        art.piece(side(polygon((152, 254), (168, 262), (163, 284))), LINEN, line=3, shade=(3, 0), lamp=0)
    art.stroke((142, 244), (132, 238), width=6)
    art.stroke((258, 244), (268, 238), width=6)


def _goatee(art: Picture) -> None:
    art.piece(
        blob(corner(184, 298), (200, 302), corner(216, 298), (212, 322), corner(200, 350), (188, 322)),
        COAL,
        shade=(5, 4),
        lamp=3,
    )


def _dealer_eyeshade(art: Picture) -> None:
    art.piece(
        blob(
            corner(122, 150),
            (130, 116),
            (164, 96),
            (200, 90),
            (236, 96),
            (270, 116),
            corner(278, 150),
            (240, 128),
            (200, 122),
            (160, 128),
        ),
        COAL,
        shade=(6, 5),
    )
    art.piece(
        blob(
            (112, 146),
            (150, 128),
            (200, 122),
            (250, 128),
            (288, 146),
            (296, 164),
            (250, 156),
            (200, 154),
            (150, 156),
            (104, 164),
        ),
        Tones("#9AD08A", "#4F8A54", "#2A5038"),
        shade=(7, 7),
        lamp=5,
    )


def _burning_hand_of_cards(art: Picture) -> None:
    for number, reach in enumerate((-44, -21, 2, 25)):
        art.piece(
            box(-26, -40, 26, 40).grown(4).moved(318, 300).turned(reach, (318, 396)),
            PARCHMENT,
            shade=(6, 6),
            lamp=3,
        )
        mouth_2 = [
            star(0, -14, 15, 6.5, 5),
            blob(corner(0, -30), (13, -13), corner(0, 4), (-13, -13)),
            ellipse(0, -14, 14) - ellipse(8, -17, 11),
        ][number % 3]
        art.fill(
            mouth_2.moved(318, 300).turned(reach, (318, 396)),
            Tones(RED.base, WINE.base, NIGHT.base)[number % 3],
        )
        part = spot(0, -46).moved(318, 300).turned(reach, (318, 396))
        fire(art, part.centroid[0], part.centroid[1], 0.6, reach)
    art.piece(
        blob(corner(268, 440), (276, 400), (314, 380), (360, 392), corner(378, 440)),
        LINEN,
        line=6,
        shade=(9, 7),
        lamp=0,
    )
    art.piece(
        blob((276, 404), (278, 366), (310, 348), (348, 358), (360, 392), (340, 416), (296, 420)),
        _TONES,
        shade=(9, 8),
        lamp=5,
    )
    claws(
        art, [(292, 384, 286, 350, 19), (313, 378, 312, 342, 19), (334, 382, 338, 348, 19)], _TONES, reach=15
    )
    art.piece(
        blob((280, 392), (296, 376), (336, 376), (350, 396), (330, 412), (294, 412)),
        _TONES,
        line=0,
        shade=None,
        lamp=0,
    )


def _inviting_claw(art: Picture) -> None:
    art.piece(
        blob(corner(22, 430), (30, 392), (66, 376), (106, 388), corner(118, 430)),
        LINEN,
        line=6,
        shade=(9, 7),
        lamp=0,
    )
    art.piece(
        blob((40, 390), (40, 360), (66, 344), (96, 352), (108, 378), (94, 398), (60, 402)),
        _TONES,
        shade=(8, 7),
        lamp=5,
    )
    claws(
        art,
        [(52, 366, 28, 340, 16), (66, 356, 54, 318, 16), (82, 356, 86, 316, 16), (98, 368, 116, 340, 16)],
        _TONES,
        reach=15,
    )
    art.piece(
        blob((50, 380), (52, 360), (72, 350), (92, 358), (98, 380), (76, 392)),
        _TONES,
        line=0,
        shade=None,
        lamp=0,
    )
