"""The three stones of the idol, each in its place in one 400 x 400 space."""

from assets.drawing.curves import SIDES, blob, brush, corner, placed
from assets.drawing.innkeepers_folly.stones import DIAMOND, JADE, RUBY, cut_stone
from assets.drawing.palette import OCHRE, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, ellipse, polygon, union
from assets.drawing.texture import Hatching

_HEAD = blob(
    corner(92, 192),
    (74, 160),
    (76, 112),
    corner(90, 70),
    corner(66, 10),
    (112, 30),
    corner(146, 52),
    (176, 42),
    corner(200, 28),
    (224, 42),
    corner(254, 52),
    (288, 30),
    corner(334, 10),
    corner(310, 70),
    (324, 112),
    (326, 160),
    corner(308, 192),
    corner(250, 192),
    corner(264, 160),
    corner(136, 160),
    corner(150, 192),
)
_BODY = union(
    [
        polygon((134, 158), (266, 158), (251, 194), (149, 194)),
        blob(
            corner(92, 190),
            corner(308, 190),
            (330, 228),
            (338, 290),
            (326, 344),
            corner(300, 372),
            corner(100, 372),
            (74, 344),
            (62, 290),
            (70, 228),
        ),
    ]
).grown(0.1)
_MOUTH = blob(
    corner(108, 222),
    (150, 214),
    (200, 212),
    (250, 214),
    corner(292, 222),
    (280, 258),
    (240, 274),
    (200, 278),
    (160, 274),
    (120, 258),
)
_ARM = (
    union(
        [
            brush([(70, 376), (36, 340), (24, 280), (50, 222), (92, 206)], 40, 42, 38),
            brush([(78, 210), (66, 262), (112, 300)], 40, 44, 44),
            ellipse(120, 302, 31, 27),
        ]
    )
    .grown(6)
    .grown(-13)
    .grown(7)
)
_PLINTH = union(
    [blob(corner(50, 356), (100, 346), (300, 346), corner(350, 356), corner(372, 396), corner(28, 396))]
).grown(0.1)
_LAMP = "#FFD27A"


def jade(art: Picture) -> None:
    """Draw the head with the Jade Eyes."""
    art.piece(_HEAD, JADE, line=8, shade=(20, 12), lamp=7, hatching=Hatching(angle=20, length=40, width=6))
    for side in SIDES:
        for line, width in (
            ([(84, 34), (100, 52), (112, 76)], 6),
            ([(100, 34), (118, 52), (130, 60)], 5),
            ([(84, 168), (96, 180), (110, 176), (110, 166), (102, 166)], 5),
        ):
            art.stroke(*placed(line, side), width=width, start=2, end=2, colour=JADE.dark)
    art.piece(blob(corner(200, 42), (216, 62), corner(200, 90), (184, 62)), OCHRE, shade=(4, 4), lamp=3)
    art.fill(blob(corner(200, 54), (207, 64), corner(200, 78), (193, 64)), "#E9FFE0")
    for way, middle in ((1, 140), (-1, 260)):
        art.piece(ellipse(middle, 116, 54, 51), JADE, line=6, shade=(-8, -8), lamp=0)
        art.fill(ellipse(middle, 116, 47, 44), JADE.dark)
        art.piece(
            ellipse(middle, 116, 40, 37),
            Tones("#EDFFDF", "#A6E6A4", "#4E9C7E"),
            line=4.5,
            shade=(9, 9),
            lamp=5,
        )
        art.fill(ellipse(middle, 116, 29, 27) - ellipse(middle, 116, 26, 24), JADE.dark)
        pupil = blob(
            corner(middle + way * 4, 92),
            (middle + way * 4 + 11, 118),
            corner(middle + way * 4, 144),
            (middle + way * 4 - 11, 118),
        )
        art.ink(pupil)
        art.fill(ellipse(middle - 13, 104, 8, 7), "#FFFFFF")
        art.fill(ellipse(middle + 12, 132, 4), "#EDFFDF")
    for side in SIDES:
        art.piece(
            side(
                blob(
                    corner(82, 86),
                    (108, 56),
                    (148, 58),
                    corner(186, 98),
                    (192, 116),
                    (170, 100),
                    (138, 80),
                    (102, 84),
                )
            ),
            JADE,
            line=6,
            shade=(6, 8),
            lamp=5,
        )


def ruby(art: Picture, is_whole: bool = False) -> None:
    """Draw the Ruby Body, with sockets for the claws unless the idol is whole."""
    cut_stone(art, _BODY, RUBY, 8, 5, 30, 6)
    art.ink(ellipse(182, 176, 7, 5, -16), ellipse(218, 176, 7, 5, 16))
    art.piece(_MOUTH, Tones("#7A1434", "#4A0A22", "#2A0616"), line=6, shade=None, lamp=0)
    art.piece(
        blob((146, 272), (166, 250), (200, 258), (234, 250), (254, 272), (200, 279)) & _MOUTH.grown(-2),
        Tones("#FF9C86", "#E8566A", "#A3203E"),
        line=4,
        shade=(5, 5),
    )
    art.stroke((200, 260), (200, 276), width=4, colour="#A3203E")
    for x, width, height in (
        (136, 15, 30),
        (264, 15, 30),
        (166, 11, 17),
        (234, 11, 17),
        (188, 10, 13),
        (212, 10, 13),
    ):
        y = 213 + abs(x - 200) * 0.06
        cut_stone(art, polygon((x - width, y), (x + width, y), (x, y + height)), RUBY, 3.4, int(x), 0, 2)
    art.stroke((98, 216), (108, 224), (106, 238), width=8, start=3, end=3)
    art.stroke((302, 216), (292, 224), (294, 238), width=8, start=3, end=3)
    art.piece(ellipse(200, 322, 19, 17), OCHRE, shade=(5, 5), lamp=3)
    art.fill(ellipse(200, 322, 8, 7), "#A8641E")
    if not is_whole:
        for side in SIDES:
            for line in (
                [(110, 284), (138, 288), (160, 284)],
                [(108, 304), (140, 308), (164, 304)],
                [(106, 324), (136, 328), (158, 324)],
            ):
                art.fill(side(brush(line, 8, 13, 4)), "#4A0A22")


def diamond(art: Picture) -> None:
    """Draw arms, plinth and the Diamond Claws."""
    for side in SIDES:
        cut_stone(art, side(_ARM), DIAMOND, 8, 11, 15, 5)
    cut_stone(art, _PLINTH, DIAMOND, 8, 21, 18, 5)
    art.piece(
        blob(corner(44, 372), (200, 364), corner(356, 372), corner(362, 384), (200, 376), corner(38, 384)),
        OCHRE,
        line=4,
        shade=(4, 4),
        lamp=2,
    )
    for side in SIDES:
        for number, (x1, y1, x2, y2) in enumerate(
            ((124, 284, 174, 288), (130, 304, 180, 310), (122, 324, 170, 330))
        ):
            cut_stone(
                art,
                side(
                    blob(
                        corner(x1, y1 - 10),
                        (x1 + 24, y1 - 7),
                        corner(x2, y2),
                        (x1 + 22, y1 + 9),
                        corner(x1, y1 + 10),
                    )
                ),
                DIAMOND,
                5,
                number,
                0,
                3.4,
            )
    for side in SIDES:
        for x, y in ((118, 286), (124, 305), (116, 323)):
            art.piece(side(ellipse(x, y, 13, 11)), DIAMOND, line=4.5, shade=(4, 4), lamp=3)
    for side in SIDES:
        for number, x in enumerate((92, 126, 160)):
            cut_stone(
                art,
                side(
                    blob(
                        corner(x - 15, 358),
                        (x, 346),
                        corner(x + 15, 358),
                        (x + 8, 380),
                        corner(x, 398),
                        (x - 8, 380),
                    )
                ),
                DIAMOND,
                5,
                number,
                0,
                3.4,
            )


def whole(art: Picture) -> None:
    """Draw all three."""
    ruby(art, is_whole=True)
    diamond(art)
    jade(art)


def shadow() -> Shape:
    """What the whole idol covers."""
    return union(_parts()).grown(6)


def outlines(art: Picture, within: Shape | None, width: float, opacity: float) -> None:
    """Draw the edges of all parts in lamp light: their own width, and how strong."""
    for part in _parts():
        edge = part.grown(width) - part.grown(-1)
        art.fill(edge if within is None else edge & within, _LAMP, opacity)


def _parts() -> tuple[Shape, ...]:
    return (_HEAD, _BODY, _ARM, _ARM.mirrored(), _PLINTH)
