"""Guild Inspector."""

from assets.drawing.curves import blob, corner
from assets.drawing.innkeeper.body_parts import ears, point
from assets.drawing.innkeeper.figure import Figure
from assets.drawing.innkeeper.forms import tube
from assets.drawing.innkeeper.palette import GOLD, ROSY, STONE
from assets.drawing.palette import IRON, LINEN, MOSS, NIGHT, OCHRE, PARCHMENT, PINK, RED, STRAW, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Guild Inspector, 400 x 400."""
    art.ground("#9FB7B2", "#3A4A5C", "#485A70", seed=218)
    figure = Figure(art)
    _body(figure)
    _hair_under_helmet_cap_blonde(figure)
    _neat_beard_two_plaits(figure)
    _keen_narrowed_eyes_behind_small(figure)
    _guild_cap_squat_masons_hat(figure)
    _clipboard_left(figure)
    _gloved_finger_with_dust(figure)


def _body(figure: Figure) -> None:
    shoulders = blob(
        corner(10, 420), (34, 346), (104, 304), (200, 296), (296, 304), (366, 346), corner(390, 420)
    )
    figure.piece(
        shoulders, NIGHT, line=6, shade=(24, 10), lamp=6, hatching=Hatching(angle=40, length=50, width=6)
    )
    for x in (128, 272):
        figure.stroke((x, 326), (x + (x - 200) * 0.1, 420), width=6, start=5, end=5, colour=GOLD.base)


def _hair_under_helmet_cap_blonde(figure: Figure) -> None:
    figure.piece(
        blob((88, 170), (82, 240), (104, 290), (150, 310), (250, 310), (296, 290), (318, 240), (312, 170)),
        STRAW,
        line=6,
        shade=(12, 8),
        lamp=5,
        hatching=Hatching(angle=75, length=30),
    )
    ears(figure, 106, 208, ROSY, 0.9)
    face = blob(
        (200, 116),
        (262, 134),
        (290, 190),
        (284, 250),
        (252, 296),
        (200, 308),
        (148, 296),
        (116, 250),
        (110, 190),
        (138, 134),
    )
    figure.piece(face, ROSY, line=6, shade=(18, 8), lamp=7)


def _neat_beard_two_plaits(figure: Figure) -> None:
    beard = blob(
        corner(106, 214),
        (126, 240),
        (152, 262),
        (200, 268),
        (248, 262),
        (274, 240),
        corner(294, 214),
        (296, 270),
        (270, 320),
        (230, 344),
        (200, 348),
        (170, 344),
        (130, 320),
        (104, 270),
    ) - blob((168, 274), (200, 268), (232, 274), (224, 292), (200, 297), (176, 292))
    figure.piece(beard, STRAW, line=6, shade=(14, 8), lamp=6, hatching=Hatching(angle=80, length=26))
    for x in (146, 254):
        for number in range(3):
            figure.piece(
                blob(
                    (x, 330 + number * 26),
                    (x + 19, 340 + number * 26),
                    (x + 15, 358 + number * 26),
                    (x, 364 + number * 26),
                    (x - 15, 358 + number * 26),
                    (x - 19, 340 + number * 26),
                ),
                STRAW,
                line=4.6,
                shade=(5, 5),
            )
    figure.piece(box(128, 330, 164, 342).grown(2), RED, line=4, shade=(4, 3), lamp=2)
    figure.piece(box(236, 330, 272, 342).grown(2), RED, line=4, shade=(4, 3), lamp=2)
    for knots in (
        [(150, 276), (160, 316)],
        [(250, 276), (240, 316)],
        [(186, 304), (190, 338)],
        [(214, 304), (210, 338)],
    ):
        figure.stroke(*knots, width=4, colour=STRAW.dark)
    figure.piece(
        blob(
            corner(200, 256),
            (176, 250),
            (148, 258),
            corner(130, 276),
            (164, 278),
            corner(200, 268),
            (236, 278),
            corner(270, 276),
            (252, 258),
            (224, 250),
        ),
        STRAW,
        line=4.6,
        shade=(5, 5),
    )
    figure.stroke((178, 283), (200, 278), (222, 284), width=6, start=2, end=2)


def _keen_narrowed_eyes_behind_small(figure: Figure) -> None:
    figure.eye(156, 190, 21, 15, look=(8, 1), pupil=7, lid=0.4, tilt=8, skin=ROSY, iris="#4D8AAB")
    figure.eye(244, 188, 21, 17, look=(7, 1), pupil=7, lid=0.24, tilt=-10, skin=ROSY, iris="#4D8AAB")
    for way, x in ((-1, 156), (1, 244)):
        for number in (0, 1):
            figure.stroke(
                (x + way * (16 + number * 4), 182 + number * 6),
                (x + way * (28 + number * 4), 174 + number * 8),
                width=4,
                start=3,
            )
    figure.stroke((126, 166), (154, 158), (184, 174), width=11, start=3, end=6, colour=STRAW.dark)
    figure.stroke((216, 162), (248, 138), (276, 158), width=11, start=6, end=3, colour=STRAW.dark)
    figure.fill(ellipse(136, 234, 24, 16), PINK.base, 0.6)
    figure.fill(ellipse(266, 234, 22, 16), PINK.base, 0.6)
    figure.piece(
        blob((188, 186), (212, 186), (236, 222), (226, 246), (200, 250), (174, 246), (164, 222)),
        Tones("#FFC9A8", "#EFA07C", "#B5664A"),
        line=4.5,
        shade=(9, 6),
        lamp=6,
    )
    for x in (160, 242):
        figure.piece(
            box(x - 27, 204, x + 27, 234).grown(3) - box(x - 23, 208, x + 23, 230).grown(2),
            IRON,
            line=2.8,
            shade=(2, 2),
            lamp=1.4,
        )
        figure.fill(box(x - 23, 208, x + 23, 230), "#E8F6FA", 0.28)
    figure.stroke((188, 214), (201, 208), (214, 214), width=6, start=5, end=5)


def _guild_cap_squat_masons_hat(figure: Figure) -> None:
    figure.piece(
        blob(
            corner(92, 150),
            (96, 92),
            (138, 54),
            (200, 44),
            (262, 54),
            (304, 92),
            corner(308, 150),
            (250, 124),
            (200, 118),
            (150, 124),
        ),
        OCHRE,
        line=6,
        shade=(16, 9),
        lamp=6,
        hatching=Hatching(length=36),
    )
    figure.piece(
        blob(
            (70, 160),
            (88, 138),
            (140, 122),
            (200, 116),
            (260, 122),
            (312, 138),
            (330, 160),
            (306, 166),
            (200, 140),
            (94, 166),
        ),
        OCHRE,
        line=6,
        shade=(9, 8),
        lamp=6,
    )
    figure.piece(blob((190, 46), (210, 46), (214, 118), (186, 118)), OCHRE, line=4.5, shade=(5, 0), lamp=3)
    figure.piece(
        polygon((176, 84), (224, 84), (224, 114), (200, 134), (176, 114)).grown(2),
        GOLD,
        line=4.5,
        shade=(5, 5),
        lamp=3,
    )
    figure.stroke((188, 96), (200, 120), (212, 96), start=3, end=3)
    figure.stroke((186, 108), (214, 108), width=4)


def _clipboard_left(figure: Figure) -> None:
    figure.piece(polygon((-4, 300), (92, 286), (108, 400), (10, 416)), WOOD, line=5.5, shade=(9, 7))
    figure.piece(polygon((6, 312), (86, 300), (98, 390), (18, 402)), PARCHMENT, line=4, shade=(6, 5), lamp=2)
    figure.piece(box(26, 290, 66, 308).grown(2).turned(-8, (46, 298)), IRON, line=4, shade=(4, 4), lamp=2)
    for number, tones in enumerate((MOSS, RED, RED)):
        y = 328 + number * 21
        figure.stroke((46, y), (86, y - 6), width=4, start=3, end=3, colour=PARCHMENT.dark)
        if tones == MOSS:
            figure.stroke((22, y - 1), (28, y + 6), (38, y - 9), width=6, start=3, end=2, colour=MOSS.dark)
        else:
            figure.stroke((22, y - 7), (36, y + 6), width=6, start=3, end=3, colour=RED.base)
            figure.stroke((36, y - 9), (23, y + 7), width=6, start=3, end=3, colour=RED.base)
    figure.piece(
        union(
            [
                *[
                    tube(18, (80 + 0 * number, 352 + number * 17), (112, 348 + number * 17), steps=10)
                    for number in range(3)
                ],
                blob((96, 344), (120, 338), (128, 366), (118, 396), (98, 396)),
            ]
        ),
        ROSY,
        shade=(6, 6),
        lamp=3,
    )
    figure.piece(
        blob(corner(84, 420), (90, 398), (116, 386), (140, 400), corner(148, 420)), NIGHT, shade=(8, 6)
    )


def _gloved_finger_with_dust(figure: Figure) -> None:
    figure.piece(
        blob(corner(282, 420), (294, 372), (328, 350), (366, 364), corner(388, 420)),
        NIGHT,
        line=6,
        shade=(12, 8),
        lamp=5,
        hatching=Hatching(length=20),
    )
    figure.piece(ellipse(332, 366, 36, 12, 4), GOLD, line=4.5, shade=(4, 4), lamp=3)
    point(figure, 334, 330, LINEN, 0.95, 6, True)
    angle = (356, 268)
    figure.fill(ellipse(angle[0], angle[1], 7.5, 10), STONE.dark)
    for x, y, reach in ((322, 238, 5), (372, 236, 6), (356, 222, 4), (332, 218, 3), (382, 256, 4)):
        figure.piece(ellipse(x, y, reach), STONE, line=2.6, shade=None, lamp=1)
