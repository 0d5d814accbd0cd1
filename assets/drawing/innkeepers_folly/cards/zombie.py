"""The Zombie."""

from collections.abc import Callable

from assets.drawing.curves import SIDES, blob, brush, corner, placed
from assets.drawing.innkeepers_folly.props import fly
from assets.drawing.palette import ASH, COAL, CREAM, IRON, MOUTH, PINK, RED, RUST, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, union
from assets.drawing.texture import Hatching

_SKIN = Tones("#C6D2CE", "#93A8A6", "#556A70")


def draw(art: Picture) -> None:
    """Draw the Zombie, 400 x 400."""
    art.ground("#9BB98A", "#2A4438", "#355446", seed=36)
    _torn_nightshirt(art)
    _head(art)
    _brain(art)
    _fork(art)
    _hair_tufts(art)
    _brow(art)
    _popped_eye(art)
    _slack_jaw(art)
    _stitches(art)
    _drool(art)
    _reaching_arms(art)


def _torn_nightshirt(art: Picture) -> None:
    shoulders = blob(
        corner(30, 430), (52, 350), (110, 306), (200, 296), (290, 306), (348, 350), corner(370, 430)
    )
    art.piece(
        shoulders, RUST, line=6, shade=(22, 10), lamp=6, hatching=Hatching(angle=40, length=50, width=6)
    )
    art.piece(
        blob(
            corner(150, 312),
            (200, 300),
            corner(250, 312),
            (232, 340),
            corner(216, 330),
            corner(200, 372),
            corner(188, 336),
            (170, 352),
        ),
        _SKIN,
        shade=(8, 6),
        lamp=0,
    )
    for number in range(3):
        art.stroke(
            (176, 346 + number * 16),
            (196, 352 + number * 16),
            (222, 344 + number * 16),
            width=4,
            colour=_SKIN.dark,
        )


def _head(art: Picture) -> None:
    for side in SIDES:
        art.piece(
            side(blob((112, 206), (84, 192), (70, 222), (86, 256), (116, 252))), _SKIN, shade=(6, 6), lamp=5
        )
    head = blob(
        (200, 64),
        (268, 76),
        (300, 120),
        (304, 190),
        (296, 246),
        (276, 296),
        (236, 318),
        (200, 322),
        (164, 318),
        (124, 296),
        (104, 246),
        (96, 190),
        (100, 120),
        (132, 76),
    )
    art.piece(head, _SKIN, line=7, shade=(20, 10), lamp=7, hatching=Hatching(angle=20, length=44, width=7))


def _brain(art: Picture) -> None:
    bruise = blob(
        corner(128, 110),
        corner(146, 100),
        corner(160, 116),
        corner(180, 104),
        corner(198, 120),
        corner(220, 104),
        corner(238, 118),
        corner(256, 102),
        corner(276, 112),
        (276, 70),
        (240, 42),
        (200, 36),
        (160, 42),
        (126, 70),
    )
    art.piece(bruise, PINK, line=6, shade=(9, 8), lamp=6)
    for line in (
        [(200, 44), (196, 66), (204, 86), (196, 106)],
        [(150, 80), (164, 66), (178, 78), (170, 92)],
        [(184, 60), (174, 52), (160, 56)],
        [(222, 56), (238, 62), (232, 78), (248, 86)],
        [(256, 76), (244, 70)],
        [(216, 82), (226, 92), (218, 100)],
        [(140, 96), (150, 100)],
    ):
        art.stroke(*line, start=3, end=3, colour=PINK.dark)


def _fork(art: Picture) -> None:
    art.piece(
        union(
            [
                box(247, -60, 257, 18),
                box(234, 14, 270, 26).grown(3),
                box(232, 18, 238, 66),
                box(249, 18, 255, 66),
                box(266, 18, 272, 66),
            ]
        ).turned(28, (252, 70)),
        IRON,
        line=4.5,
        shade=(3, 2),
        lamp=2,
    )


def _hair_tufts(art: Picture) -> None:
    art.piece(
        blob(corner(108, 180), (92, 150), (104, 110), corner(128, 100), (122, 140), corner(124, 176)),
        COAL,
        shade=(5, 4),
        lamp=3,
    )
    art.piece(
        blob(corner(292, 180), (308, 150), (298, 112), corner(276, 104), (280, 140), corner(278, 172)),
        COAL,
        shade=(5, 4),
        lamp=3,
    )


def _brow(art: Picture) -> None:
    for side in SIDES:
        art.fill(
            side(blob((116, 180), (150, 158), (190, 176), (186, 220), (152, 234), (120, 216))), "#5E5F86", 0.6
        )
    art.eye(154, 192, 29, 28, look=(-6, -10), pupil=8, lid=0.2, skin=ASH, tilt=-8, iris="#C9B458")
    ball = ellipse(154, 192, 29, 28)
    art.fill(ball.grown(1) & box(100, 120, 220, 172).turned(-8, (154, 192)), _SKIN.base)
    art.stroke((122, 180), (154, 174), (186, 170), start=3, end=3)
    for x, y, right, down in ((134, 204, 8, -3), (176, 206, -8, -4), (158, 216, -2, -8)):
        art.stroke((x, y), (x + right, y + down), width=2.6, start=2, colour=RED.base)


def _popped_eye(art: Picture) -> None:
    art.ink(ellipse(246, 192, 24, 22).grown(3.6))
    art.fill(ellipse(246, 192, 24, 22), "#3a1028")
    art.piece(
        brush([(248, 196), (266, 212), (286, 222), (290, 240)], 9, 8, 7),
        PINK,
        line=3.4,
        shade=(2, 2),
        lamp=1.5,
    )
    art.eye(290, 262, 25, 25, look=(3, 8), pupil=9, iris="#C9B458")
    for x, y, right, down in ((272, 248, 7, 5), (306, 246, -6, 5)):
        art.stroke((x, y), (x + right, y + down), width=2.6, start=2, colour=RED.base)
    art.stroke((120, 152), (150, 140), (186, 154), width=12, start=4, end=5, colour=COAL.base)
    art.stroke((218, 150), (246, 142), (276, 158), width=10, start=5, end=4, colour=COAL.base)
    art.ink(
        blob(corner(192, 216), (198, 238), (190, 244), (184, 236)),
        blob(corner(210, 216), (216, 236), (210, 244), (204, 238)),
    )


def _slack_jaw(art: Picture) -> None:
    mouth = blob(
        (142, 258), (170, 252), (200, 256), (234, 252), (246, 268), (238, 304), (202, 318), (160, 306)
    )
    art.piece(mouth, MOUTH, shade=None, lamp=0)
    art.fill(ellipse(206, 306, 30, 12) & mouth, "#7A9A6A")
    for x, height in ((156, 15), (174, 12), (210, 14), (228, 12)):
        art.piece(
            box(x - 7, 253, x + 7, 255 + height),
            Tones(CREAM, "#E9DCA0", "#B7A45C"),
            line=3,
            shade=(3, 3),
            lamp=0,
        )
    for x in (178, 196):
        art.piece(
            box(x - 7, 296, x + 7, 312), Tones(CREAM, "#E9DCA0", "#B7A45C"), line=3, shade=(3, 3), lamp=0
        )


def _stitches(art: Picture) -> None:
    art.stroke((112, 262), (128, 272), (146, 296), start=2, end=2)
    for x, y in ((116, 264), (126, 272), (136, 284)):
        art.stroke((x - 6, y + 8), (x + 7, y - 7), width=4, start=3, end=3)


def _drool(art: Picture) -> None:
    art.piece(
        blob(corner(226, 296), (238, 322), (234, 344), (226, 350), (219, 342), (218, 318)),
        Tones("#D8EFA8", "#A8C66A", "#6C8038"),
        line=3.4,
        shade=(3, 2),
        lamp=2,
    )


def _reaching_arms(art: Picture) -> None:

    def arm(how: Callable[[Shape], Shape]) -> None:
        art.piece(
            how(
                blob(
                    corner(-10, 350),
                    (30, 318),
                    (90, 316),
                    (120, 340),
                    corner(112, 366),
                    (96, 356),
                    corner(84, 376),
                    (64, 360),
                    corner(40, 384),
                    (20, 364),
                    corner(0, 380),
                )
            ),
            RUST,
            line=6,
            shade=(9, 9),
            lamp=5,
            hatching=Hatching(length=20),
        )
        art.piece(
            how(
                blob((24, 356), (60, 336), (96, 346), (110, 372), (104, 402), (60, 414), (24, 402), (14, 376))
            ),
            _SKIN,
            line=6,
            shade=(10, 9),
            lamp=6,
        )
        for x1, y1, x2, y2 in (
            (28, 390, 14, 426),
            (50, 398, 42, 440),
            (74, 398, 74, 440),
            (96, 388, 104, 426),
        ):
            art.piece(
                how(brush([(x1, y1), ((x1 + x2) / 2, (y1 + y2) / 2 - 6), (x2, y2)], 22, 21, 16)),
                _SKIN,
                shade=(5, 3),
            )
        for x2, y2, reach in ((14, 424, 8), (42, 436, 4), (74, 436, 0), (104, 424, -8)):
            art.fill(how(ellipse(x2, y2 - 4, 6.5, 8).turned(reach, (x2, y2))), "#E9DCA0")
        art.piece(
            how(union([brush([(94, 364), (122, 370), (132, 390)], 20, 19, 15), ellipse(132, 390, 8.5, 10)])),
            _SKIN,
            shade=(4, 4),
            lamp=3,
        )
        art.fill(how(ellipse(133, 393, 5, 6)), "#E9DCA0")
        art.piece(how(ellipse(62, 374, 34, 22)), _SKIN, line=0, shade=None, lamp=0)
        for x in (36, 58, 80):
            art.stroke(*placed([(x - 5, 370), (x, 362), (x + 7, 370)], how), width=4, colour=_SKIN.dark)

    with art.group("translate(-4 -40) scale(1.02)"):
        for side in SIDES:
            arm(side)
    fly(art, 60, 110, 1.1)
    fly(art, 344, 138, 0.95)
    fly(art, 92, 60, 0.8)
