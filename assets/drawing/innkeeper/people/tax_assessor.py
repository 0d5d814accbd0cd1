"""Tax Assessor."""

from assets.drawing.curves import blob, corner
from assets.drawing.innkeeper.body_parts import coin
from assets.drawing.innkeeper.figure import Figure
from assets.drawing.innkeeper.forms import tube
from assets.drawing.innkeeper.palette import GOLD
from assets.drawing.palette import COAL, LINEN, MOSS, NIGHT, PARCHMENT, RED, WINE, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon
from assets.drawing.texture import Hatching

_BONE = Tones("#FFF8E6", "#EBDDB8", "#B09C74")


def draw(art: Picture) -> None:
    """Draw the Tax Assessor, 400 x 400."""
    art.ground("#A9B7A0", "#22302E", "#2E403C", seed=221)
    figure = Figure(art)
    _body(figure)
    _spine_neck(figure)
    _skull(figure)
    _jaw(figure)
    _sockets_with_cold_little_lights(figure)
    _teeth_tidy_as_a_ledger(figure)
    _pince_nez_on_nothing(figure)
    _green_eyeshade(figure)
    _quill(figure)
    _ledger_left_bony_hand(figure)
    _beckoning_hand(figure)


def _body(figure: Figure) -> None:
    shoulders = blob(
        corner(40, 420), (60, 352), (122, 314), (200, 306), (278, 314), (340, 352), corner(360, 420)
    )
    figure.piece(
        shoulders, COAL, line=6, shade=(22, 10), lamp=6, hatching=Hatching(angle=40, length=46, width=6)
    )
    figure.piece(polygon((150, 318), (250, 318), (226, 420), (174, 420)), LINEN, shade=(12, 5), lamp=3)
    figure.piece(polygon((150, 312), (108, 330), (158, 420), (180, 420)), NIGHT, shade=(8, 6))
    figure.piece(polygon((250, 312), (292, 330), (242, 420), (220, 420)), NIGHT, shade=(8, 6))


def _spine_neck(figure: Figure) -> None:
    for number in range(3):
        figure.piece(
            blob(
                (172, 276 + number * 16),
                (200, 270 + number * 16),
                (228, 276 + number * 16),
                (224, 290 + number * 16),
                (200, 294 + number * 16),
                (176, 290 + number * 16),
            ),
            _BONE,
            line=4,
            shade=(8, 4),
            lamp=3,
        )
    figure.piece(
        polygon((164, 316), (200, 348), (176, 366), (146, 334)), LINEN, line=4.5, shade=(5, 4), lamp=3
    )
    figure.piece(
        polygon((236, 316), (200, 348), (224, 366), (254, 334)), LINEN, line=4.5, shade=(5, 4), lamp=3
    )
    figure.piece(
        polygon((190, 348), (210, 348), (218, 400), (200, 416), (182, 400)),
        RED,
        line=4.5,
        shade=(6, 4),
        lamp=3,
    )


def _skull(figure: Figure) -> None:
    skull = blob(
        (200, 56),
        (262, 70),
        (302, 116),
        (306, 176),
        (282, 220),
        (268, 246),
        (262, 270),
        (200, 280),
        (138, 270),
        (132, 246),
        (118, 220),
        (94, 176),
        (98, 116),
        (138, 70),
    )
    figure.piece(skull, _BONE, line=6.5, shade=(20, 9), lamp=7, hatching=Hatching())
    figure.stroke((236, 74), (246, 92), (240, 106), (254, 120), width=4.4, colour=_BONE.dark)


def _jaw(figure: Figure) -> None:
    jaw = blob(corner(138, 258), corner(262, 258), (258, 300), (232, 322), (200, 326), (168, 322), (142, 300))
    figure.piece(jaw, _BONE, line=6, shade=(14, 7), lamp=5, hatching=Hatching(length=16))


def _sockets_with_cold_little_lights(figure: Figure) -> None:
    for x, _way in ((152, 1), (248, -1)):
        figure.piece(
            blob(
                (x - 40, 184),
                (x - 30 * 1, 156),
                (x, 150),
                (x + 34, 160),
                (x + 38, 190),
                (x + 18, 216),
                (x - 14, 218),
                (x - 36, 206),
            )
            if x < 200
            else blob(
                (112, 184), (122, 156), (152, 150), (186, 160), (190, 190), (170, 216), (138, 218), (116, 206)
            ).mirrored(),
            Tones("#2a1a28", "#1B1018", "#100810"),
            line=3,
            shade=None,
            lamp=0,
        )
        figure.fill(ellipse(x + 6, 188, 14), MOSS.light, 0.35)
        figure.fill(ellipse(x + 6, 188, 8.5), "#E9FFB0")
        figure.fill(ellipse(x + 6, 188, 3.6), MOSS.dark)
    figure.stroke((104, 150), (146, 140), (190, 166), width=13, start=4, end=8, colour=_BONE.dark)
    figure.stroke((296, 150), (254, 140), (210, 166), width=13, start=4, end=8, colour=_BONE.dark)
    figure.piece(
        blob(corner(200, 208), (216, 232), (208, 240), (200, 232), (192, 240), (184, 232)),
        Tones("#2a1a28", "#1B1018", "#100810"),
        line=3,
        shade=None,
        lamp=0,
    )


def _teeth_tidy_as_a_ledger(figure: Figure) -> None:
    for number in range(7):
        figure.piece(
            box(150 + number * 14.6, 254, 163 + number * 14.6, 274).grown(1),
            _BONE,
            line=3,
            shade=(3, 0),
            lamp=0,
        )
        figure.piece(
            box(152 + number * 14, 277, 164 + number * 14, 296).grown(1), _BONE, line=3, shade=(3, 0), lamp=0
        )
    figure.stroke((146, 276), (254, 276), start=4, end=4)
    figure.stroke((118, 224), (134, 240), width=4, colour=_BONE.dark)
    figure.stroke((282, 224), (266, 240), width=4, colour=_BONE.dark)


def _pince_nez_on_nothing(figure: Figure) -> None:
    for x in (158, 244):
        figure.piece(
            ellipse(x, 190, 37, 34) - ellipse(x, 190, 31.5, 28.5), GOLD, line=3, shade=(3, 3), lamp=1.6
        )
    figure.stroke((192, 186), (201, 178), (210, 186), width=6, start=5, end=5)


def _green_eyeshade(figure: Figure) -> None:
    figure.piece(
        blob(
            (92, 128),
            (95, 112),
            (140, 98),
            (200, 93),
            (260, 98),
            (305, 112),
            (308, 128),
            (262, 114),
            (200, 109),
            (138, 114),
        ),
        WOOD,
        line=4.5,
        shade=(5, 5),
        lamp=2,
    )
    figure.piece(
        blob(
            corner(98, 122),
            (146, 110),
            (200, 106),
            (254, 110),
            corner(302, 122),
            (322, 148),
            (312, 162),
            (256, 146),
            (200, 141),
            (144, 146),
            (88, 162),
            (78, 148),
        ),
        Tones("#B8E08A", "#5FA04A", "#2F5E34"),
        line=5.5,
        shade=(10, 8),
        lamp=5,
    )
    figure.stroke((104, 142), (150, 126), (206, 123), colour="#EFFFD0")
    figure.stroke(
        (150, 62), (158, 74), (172, 70), (182, 80), (198, 72), (208, 80), width=3.4, colour=_BONE.dark
    )


def _quill(figure: Figure) -> None:
    figure.piece(
        blob(corner(312, 180), (322, 120), (320, 60), corner(306, 22), (296, 70), (302, 130)).turned(
            22, (312, 180)
        ),
        LINEN,
        shade=(5, 3),
    )
    figure.stroke((308, 176), (330, 112), (358, 44), width=4)


def _ledger_left_bony_hand(figure: Figure) -> None:
    figure.piece(polygon((2, 306), (104, 290), (116, 398), (14, 418)), WINE, line=5.5, shade=(10, 8))
    figure.piece(
        polygon((14, 316), (58, 308), (64, 398), (24, 406)), PARCHMENT, line=3.6, shade=(4, 4), lamp=0
    )
    figure.piece(
        polygon((58, 308), (98, 300), (106, 392), (64, 398)), PARCHMENT, line=3.6, shade=(5, 4), lamp=0
    )
    for number in range(4):
        figure.stroke(
            (22, 332 + number * 18), (50, 327 + number * 18), width=4, start=3, end=2, colour=PARCHMENT.dark
        )
        figure.stroke(
            (68, 324 + number * 18), (94, 319 + number * 18), width=4, start=3, end=2, colour=RED.base
        )
    for number in range(4):
        figure.piece(
            tube(
                11,
                (118 - number * 3, 338 + number * 15),
                (98 - number * 2, 340 + number * 15),
                (88 - number * 1, 346 + number * 15),
                steps=10,
            ),
            _BONE,
            line=3.6,
            shade=(3, 3),
            lamp=2,
        )
    figure.piece(
        blob(corner(100, 420), (104, 388), (126, 366), (152, 380), corner(160, 420)),
        COAL,
        line=5.5,
        shade=(9, 7),
        lamp=5,
    )


def _beckoning_hand(figure: Figure) -> None:
    figure.piece(
        blob(corner(272, 420), (284, 384), (318, 366), (358, 380), corner(376, 420)),
        COAL,
        line=6,
        shade=(12, 8),
        lamp=5,
        hatching=Hatching(length=18),
    )
    figure.piece(ellipse(322, 382, 36, 11), LINEN, line=4.5, shade=(4, 4), lamp=3)
    for knots in (
        [(300, 352), (284, 326), (272, 310)],
        [(314, 346), (304, 314), (296, 292)],
        [(330, 346), (332, 312), (330, 288)],
        [(344, 352), (356, 322), (362, 300)],
    ):
        for number in range(2):
            figure.piece(
                tube(12, knots[number], knots[number + 1], steps=10), _BONE, line=3.8, shade=(3, 3), lamp=2
            )
    figure.piece(
        tube(13, (296, 372), (270, 364), (254, 350), steps=10), _BONE, line=3.8, shade=(3, 3), lamp=2
    )
    figure.piece(
        blob((294, 352), (320, 342), (348, 352), (346, 376), (320, 384), (296, 376)), _BONE, shade=(7, 6)
    )
    for x, y, reach in ((318, 262, 16), (352, 268, 12)):
        coin(figure, x, y, reach)
    figure.stroke((300, 250), (292, 240), width=4, colour="#FFF1C4")
    figure.stroke((332, 240), (334, 228), width=4, colour="#FFF1C4")
