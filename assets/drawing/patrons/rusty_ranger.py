"""The Rusty Ranger: a hood, a patched cloak, and an arrow that came out bent."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.palette import (
    COAL,
    CREAM,
    FOREST,
    IRON,
    MOSS,
    OCHRE,
    PARCHMENT,
    RED,
    RUST,
    STRAW,
    TAN,
    WOOD,
    Tones,
)
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Rusty Ranger, 400 x 400."""
    art.ground("#7D9A6A", "#2E4A3C", "#33543F", seed=1)
    _bow(art)
    _quiver(art)
    _cloak(art)
    _hood(art)
    _face(art)
    _beard(art)
    _nose_and_wink(art)
    _clasp(art)
    _bent_arrow(art)


def _bow(art: Picture) -> None:
    art.piece(
        brush([(60, 30), (26, 120), (40, 215), (22, 300), (48, 392)], 7, 15, 7),
        WOOD,
        line=5,
        shade=(4, 2),
        lamp=2,
    )
    art.stroke((60, 32), (150, 214), (50, 392), width=2.6, start=2.4, end=2.4, colour=PARCHMENT.base)


def _quiver(art: Picture) -> None:
    for x, y, turn, tones in [(318, 120, 18, RED), (346, 140, 34, PARCHMENT), (292, 104, 4, OCHRE)]:
        art.piece(
            blob(
                corner(x, y - 52),
                (x + 17, y - 22),
                (x + 13, y + 26),
                (x, y + 40),
                (x - 13, y + 26),
                (x - 17, y - 22),
            ).turned(turn, (x, y + 40)),
            tones,
            line=4,
            shade=(5, 0),
            lamp=3,
        )
        art.stroke((x, y + 40), (x + turn * 0.8, y - 20), width=3)
    art.piece(
        polygon((284, 150), (352, 178), (320, 330), (262, 300)),
        WOOD,
        line=5,
        shade=(9, 0),
        lamp=4,
        hatching=Hatching(),
    )


def _cloak(art: Picture) -> None:
    art.piece(
        blob(corner(30, 420), (52, 330), (110, 286), (200, 268), (290, 286), (350, 330), corner(372, 420)),
        RUST,
        line=6,
        shade=(22, 10),
        lamp=6,
        hatching=Hatching(angle=40, length=60, width=6, step=14),
    )
    # Patch.
    art.piece(box(86, 338, 132, 380).turned(-12), OCHRE, line=3, shade=(4, 4), lamp=0)
    for stitch in range(4):
        art.stroke(
            (84 + stitch * 14, 344 - stitch * 3),
            (88 + stitch * 14, 334 - stitch * 3),
            width=3,
            start=2,
            end=2,
        )


def _hood(art: Picture) -> None:
    art.piece(
        blob(
            corner(186, 18),
            (232, 62),
            (292, 150),
            (312, 240),
            (286, 300),
            (200, 322),
            (114, 300),
            (90, 240),
            (110, 150),
            (150, 66),
        ),
        FOREST,
        line=6,
        shade=(22, 10),
        lamp=6,
        hatching=Hatching(angle=15, length=58, width=6, step=14),
    )


def _face(art: Picture) -> None:
    art.piece(
        blob((198, 92), (262, 132), (284, 214), (262, 286), (200, 316), (138, 286), (114, 214), (134, 132)),
        COAL,
        line=4,
        shade=None,
        lamp=0,
    )
    art.piece(
        blob((198, 118), (254, 142), (268, 206), (254, 268), (198, 304), (144, 268), (128, 206), (142, 142)),
        TAN,
        line=4,
        shade=(16, 5),
        lamp=5,
    )
    art.piece(
        blob(
            corner(128, 176),
            (138, 134),
            (166, 110),
            (204, 98),
            (248, 124),
            corner(270, 176),
            (246, 150),
            corner(226, 164),
            (206, 142),
            corner(180, 164),
            (156, 148),
        ),
        RUST,
        line=4,
        shade=(5, 5),
        lamp=4,
        hatching=Hatching(angle=70, length=18),
    )


def _beard(art: Picture) -> None:
    art.piece(
        blob(
            corner(128, 214),
            (148, 236),
            (172, 240),
            (200, 234),
            (226, 240),
            (250, 234),
            corner(269, 214),
            (268, 264),
            (244, 300),
            corner(216, 326),
            (200, 310),
            corner(182, 328),
            (156, 300),
            (130, 264),
        )
        - ellipse(200, 262, 36, 13),
        RUST,
        line=4.5,
        shade=(12, 5),
        lamp=5,
        hatching=Hatching(angle=70, length=30, width=5, step=9),
    )
    art.piece(
        blob(corner(164, 254), (200, 264), corner(240, 246), (232, 276), (202, 288), (174, 278)),
        Tones("#5b1530", "#3b1020", "#3b1020"),
        line=3.5,
        shade=None,
        lamp=0,
    )
    art.fill(blob(corner(170, 258), (200, 267), corner(235, 252), (228, 266), (200, 276), (178, 268)), CREAM)
    art.ink(box(208, 260, 217, 275))


def _nose_and_wink(art: Picture) -> None:
    art.piece(
        blob((194, 184), (208, 190), (228, 228), (218, 246), (198, 248), (182, 240), (184, 214)),
        TAN,
        line=4,
        shade=(7, 4),
        lamp=5,
    )
    art.piece(box(176, 208, 234, 224).turned(-8), PARCHMENT, line=3, shade=(0, 4), lamp=0)
    art.fill(box(196, 208, 214, 224).turned(-8, (205, 216)), PARCHMENT.dark)
    art.stroke((136, 204), (156, 192), (180, 206), width=8, start=3, end=2)
    art.stroke((140, 212), (158, 206), (176, 214), width=3.5)
    art.stroke((132, 198), (122, 190), width=4)
    art.stroke((131, 206), (120, 207), width=4)
    art.eye(240, 200, 19, 16, look=(-4, 0), pupil=7, lid=0.26, skin=TAN, tilt=10, iris=MOSS.light)
    art.stroke((132, 184), (156, 176), (184, 190), width=12, start=4, end=5, colour=RUST.dark)
    art.stroke((214, 178), (242, 160), (268, 176), width=12, start=6, end=3, colour=RUST.dark)
    for x, y in ((148, 228), (158, 234), (250, 228), (260, 222), (242, 234)):
        art.fill(ellipse(x, y, 2.4), TAN.dark)


def _clasp(art: Picture) -> None:
    art.piece(ellipse(200, 332, 17), OCHRE, line=4, shade=(4, 4), lamp=3)
    art.piece(ellipse(200, 332, 7), RUST, line=2, shade=None, lamp=0)


def _bent_arrow(art: Picture) -> None:
    art.stroke((96, 250), (150, 258), width=0)
    art.piece(
        brush([(4, 236), (44, 250), (64, 214), (84, 244), (122, 232)], 7, 8, 7),
        STRAW,
        line=4,
        shade=(0, 3),
        lamp=1.5,
    )
    art.piece(
        blob(corner(108, 214), (132, 226), (134, 240), corner(106, 252), (116, 234)),
        RED,
        line=3,
        shade=(3, 3),
        lamp=0,
    )
    art.piece(polygon((-14, 226), (18, 220), (10, 254)), IRON, line=4, shade=(5, 4), lamp=2)
    art.piece(
        blob((40, 322), (44, 294), (28, 262), (44, 250), (70, 252), (86, 270), (84, 300), (66, 322)),
        TAN,
        line=5,
        shade=(8, 7),
        lamp=4,
    )
    for finger in range(3):
        art.stroke((42, 266 + finger * 15), (60, 268 + finger * 15), width=4)
