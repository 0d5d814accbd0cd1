"""The signs of the seven suits, 100 x 100."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.palette import BLUE, BONE, CREAM, LINEN, MOSS, OCHRE, RED, RUST, TAN, TEAL, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, ellipse, polygon, union
from assets.drawing.texture import Hatching

_INSIDE = "translate(6.5 6.5) scale(.87)"


def lizard(art: Picture) -> None:
    """Draw a lizard that crawls."""
    with art.group(_INSIDE):
        legs: list[Shape] = []
        for line in (
            [(52, 34), (30, 30), (20, 18)],
            [(58, 40), (82, 42), (88, 30)],
            [(44, 58), (22, 56), (12, 68)],
            [(52, 62), (74, 68), (80, 82)],
        ):
            legs += [brush(line, 12, 11, 10), ellipse(*line[-1], 8)]
        outline = (
            union(
                [
                    *legs,
                    brush(
                        [(62, 20), (60, 36), (46, 50), (46, 64), (54, 78), (40, 92), (20, 92), (18, 82)],
                        22,
                        24,
                        5,
                    ),
                    blob((64, 2), (78, 12), (74, 28), (62, 34), (50, 28), (50, 12)).turned(14, (63, 18)),
                ]
            )
            .grown(1.5)
            .grown(-1.5)
        )
        art.piece(outline, MOSS, line=7, shade=(5, 5), lamp=3.4)
        art.ink(ellipse(58, 13, 3.4), ellipse(72, 17, 3.4))
        for x, y in ((54, 46), (48, 58), (50, 70)):
            art.fill(ellipse(x, y, 3.2), MOSS.light)


def drake(art: Picture) -> None:
    """Draw the head of a drake."""
    with art.group(_INSIDE):
        art.piece(
            blob(
                corner(56, 16),
                (66, -2),
                corner(76, 16),
                corner(96, 14),
                corner(88, 34),
                corner(102, 52),
                corner(84, 58),
                corner(90, 80),
                (66, 74),
            ),
            RUST,
            line=6,
            shade=(4, 4),
            lamp=3,
        )
        art.piece(
            blob(
                (56, 12),
                (78, 22),
                (84, 46),
                (78, 66),
                corner(82, 94),
                corner(44, 94),
                (50, 72),
                (38, 54),
                (34, 32),
            ),
            TEAL,
            line=6,
            shade=(7, 5),
        )
        art.piece(
            blob(corner(44, 34), (32, 46), (10, 46), (1, 54), (8, 66), (30, 68), corner(50, 70), (56, 54)),
            OCHRE,
            line=6,
            shade=(3, 5),
        )
        art.stroke((8, 58), (30, 60), (46, 58), width=4.4, start=2, end=2, colour=OCHRE.dark)
        art.ink(ellipse(54, 34, 10.5))
        art.fill(ellipse(54, 34, 8), CREAM)
        art.ink(ellipse(51, 36, 4))
        art.stroke((40, 22), (52, 22), (66, 30), width=6, start=3, end=3)
        art.piece(
            blob(corner(40, 82), (62, 86), corner(86, 80), corner(88, 93), (62, 98), corner(40, 94)),
            LINEN,
            shade=(4, 4),
            lamp=0,
        )


def wyvern(art: Picture) -> None:
    """Draw a wing."""
    with art.group(_INSIDE):
        art.piece(
            blob(
                corner(30, 20),
                (66, 14),
                corner(99, 30),
                (88, 48),
                corner(97, 74),
                (78, 70),
                corner(70, 97),
                (52, 80),
                (32, 84),
                corner(6, 98),
                (10, 60),
            ),
            BLUE,
            line=7,
            shade=(6, 6),
            hatching=Hatching(angle=20, length=12, width=4, step=9),
        )
        for line in (
            [(34, 24), (66, 26), (92, 33)],
            [(34, 26), (66, 44), (90, 69)],
            [(32, 28), (50, 56), (66, 88)],
        ):
            art.stroke(*line, width=6.5, start=6, end=2, colour=BLUE.dark)
        art.piece(brush([(6, 97), (12, 58), (32, 22)], 8, 14, 12), BLUE, shade=(4, 3), lamp=3)
        art.piece(
            blob(corner(22, 26), (18, 10), corner(30, -2), (34, 8), corner(44, 22), (34, 30)),
            LINEN,
            shade=(4, 3),
            lamp=2,
        )


def spider(art: Picture) -> None:
    """Draw a spider."""
    with art.group(_INSIDE):
        tones = Tones("#BE8CCB", "#87509A", "#4C2A62")
        legs: list[Shape] = []
        for way in (-1, 1):
            for line in (
                [(50, 46), (50 + way * 26, 22), (50 + way * 38, 6)],
                [(50, 50), (50 + way * 32, 38), (50 + way * 47, 40)],
                [(50, 56), (50 + way * 32, 60), (50 + way * 46, 74)],
                [(50, 60), (50 + way * 24, 74), (50 + way * 32, 95)],
            ):
                legs.append(brush(line, 9.5, 9.5, 7))
        art.piece(union(legs), tones, line=7, shade=(2, 2), lamp=2)
        art.piece(ellipse(50, 62, 24, 27), tones, line=6, shade=(7, 7))
        art.piece(ellipse(50, 33, 16, 14), tones, shade=(4, 4), lamp=3)
        art.fill(
            (polygon((40, 50), (60, 50), (50, 62)) | polygon((40, 76), (60, 76), (50, 62))).grown(2),
            "#FFD27A",
        )
        art.fill(ellipse(44, 32, 5), CREAM)
        art.fill(ellipse(56, 32, 5), CREAM)
        art.ink(ellipse(45, 33, 2.4), ellipse(57, 33, 2.4))


def dragon(art: Picture) -> None:
    """Draw a fire."""
    with art.group(_INSIDE):
        art.piece(
            blob(
                corner(54, 0),
                (66, 22),
                corner(78, 34),
                corner(82, 24),
                (94, 50),
                (90, 78),
                (70, 97),
                (50, 99),
                (28, 97),
                (8, 78),
                (8, 52),
                corner(22, 34),
                corner(30, 44),
                (36, 22),
            ),
            RED,
            line=7,
            shade=(8, 5),
        )
        art.piece(
            blob(
                corner(54, 36),
                (72, 58),
                (74, 78),
                (52, 93),
                (28, 80),
                corner(30, 60),
                corner(40, 66),
                (44, 52),
            ),
            Tones("#FFD27A", "#F2932B", "#C0562A"),
            line=0,
            shade=(5, 4),
            lamp=3,
        )
        art.fill(blob(corner(52, 64), (62, 78), (52, 90), (42, 80)), "#FFF1C4")


def giant(art: Picture) -> None:
    """Draw a foot."""
    with art.group(_INSIDE):
        art.piece(
            union(
                [
                    blob(
                        (28, 34),
                        (56, 30),
                        (78, 38),
                        (76, 60),
                        (66, 74),
                        (66, 92),
                        (46, 99),
                        (28, 90),
                        (30, 68),
                        (22, 52),
                    )
                ]
            ),
            TAN,
            line=7,
            shade=(8, 6),
        )
        for x, y, reach in ((24, 20, 14.5), (47, 13, 10), (64, 14, 8.6), (78, 20, 7.6), (89, 30, 6.8)):
            art.piece(ellipse(x, y, reach, reach * 1.12), TAN, line=5.5, shade=(4, 4), lamp=3)
        art.piece(blob((18, 13), (24, 8), (30, 13), (28, 18), (20, 18)), BONE, line=0, shade=None, lamp=0)


def ghoul(art: Picture) -> None:
    """Draw a ghoul."""
    with art.group(_INSIDE):
        tones = Tones("#E9FFE0", "#B7E0B0", "#5C9478")
        outline = blob(
            corner(4, 2),
            (20, 14),
            (34, 24),
            (50, 14),
            (66, 24),
            (80, 14),
            corner(96, 2),
            (94, 26),
            (82, 44),
            (82, 56),
            (72, 66),
            (72, 84),
            (60, 92),
            (40, 92),
            (28, 84),
            (28, 66),
            (18, 56),
            (18, 44),
            (6, 26),
        )
        art.piece(outline, tones, line=7, shade=(6, 5))
        art.ink(
            blob((26, 46), (36, 38), (47, 48), (42, 60), (30, 60)),
            blob((74, 46), (64, 38), (53, 48), (58, 60), (70, 60)),
            polygon((50, 60), (54, 68), (46, 68)),
        )
        art.fill(ellipse(38, 51, 4), "#FFD27A")
        art.fill(ellipse(62, 51, 4), "#FFD27A")
        art.ink(blob(corner(30, 72), (50, 76), corner(70, 72), (66, 86), (50, 90), (34, 86)))
        for x in (39, 50, 61):
            art.fill(polygon((x - 4.6, 73.5), (x + 4.6, 73.5), (x, 83)), CREAM)
