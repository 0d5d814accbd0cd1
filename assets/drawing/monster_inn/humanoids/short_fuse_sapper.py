"""Short-Fuse Sapper."""

from assets.drawing.curves import blob, brush, corner, star
from assets.drawing.monster_inn.bodies import bust, fist
from assets.drawing.monster_inn.humans import cheeks, ears, nose
from assets.drawing.monster_inn.palette import BAND, FLAME, GOLD, ROSE, WHITE_CREAM
from assets.drawing.monster_inn.props import flame
from assets.drawing.palette import CREAM, IRON, MOUTH, OCHRE, PARCHMENT, PINK, RED, RUST, TEAL, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse
from assets.drawing.texture import Hatching, roughened


def draw(art: Picture) -> None:
    """Draw Short-Fuse Sapper, 400 x 400."""
    art.ground(*BAND["C"], seed=13)
    _pickaxe_behind(art)
    _big_braids_hair_back(art)
    _soot_smudge(art)
    _helmet_with_candle(art)
    _dynamite(art)


def _pickaxe_behind(art: Picture) -> None:
    with art.at(318, 330, turned=24):
        art.piece(box(-9, -270, 9, 60), WOOD, shade=(5, 0), lamp=2, hatching=Hatching(length=8))
        art.piece(
            brush([(-96, -214), (-50, -258), (0, -270), (50, -258), (96, -214)], 6, 32, 6),
            IRON,
            line=6,
            shade=(5, 8),
        )
        art.piece(box(-16, -290, 16, -248), IRON, shade=(7, 5), lamp=3)
    bust(art, TEAL, 322, 180)


def _big_braids_hair_back(art: Picture) -> None:
    art.piece(
        blob(
            (92, 190),
            (100, 110),
            (200, 70),
            (300, 110),
            (308, 190),
            (318, 270),
            (290, 320),
            (110, 320),
            (82, 270),
        ),
        RUST,
        line=6,
        shade=(14, 8),
        lamp=5,
        hatching=Hatching(angle=75, length=36),
    )
    ears(art, ROSE, 112, 218, 1.1)
    art.piece(
        blob(
            (200, 116),
            (270, 138),
            (296, 204),
            (286, 262),
            (246, 302),
            (200, 310),
            (154, 302),
            (114, 262),
            (104, 204),
            (130, 138),
        ),
        ROSE,
        line=5.5,
        shade=(17, 8),
        lamp=6,
    )
    cheeks(art, 138, 264, 248, 26, 18, PINK, 0.7)
    art.eye(156, 200, 24, 20, look=(5, 1), pupil=8, lid=0.24, skin=ROSE, tilt=12, iris="#3A7F7A")
    art.eye(246, 200, 24, 20, look=(-5, 1), pupil=8, lid=0.24, skin=ROSE, tilt=-12, iris="#3A7F7A")
    art.stroke((122, 172), (156, 164), (188, 184), width=15, start=5, end=8, colour=RUST.dark)
    art.stroke((280, 172), (246, 164), (214, 184), width=15, start=5, end=8, colour=RUST.dark)
    nose(art, Tones("#FFB09C", "#E2806A", "#A04A3C"), "bulb", 0, 0)
    shape = blob(
        corner(140, 262),
        (170, 274),
        (204, 276),
        (236, 270),
        corner(268, 250),
        (254, 284),
        (204, 302),
        (158, 288),
    )
    art.piece(shape, MOUTH, line=4.5, shade=None, lamp=0)
    art.fill(blob((150, 266), (204, 278), (256, 260), (248, 276), (204, 290), (162, 280)), CREAM)
    for x in (172, 190, 210, 230):
        art.stroke((x, 268), (x, 286), width=3, start=2.4, end=2.4)
    art.fill(box(212, 272, 228, 286), GOLD.base)


def _soot_smudge(art: Picture) -> None:
    art.fill(roughened(ellipse(264, 224, 18, 8, -20), 2, 3, 5), "#3A2A30", 0.55)
    art.fill(roughened(ellipse(134, 166, 14, 6, 20), 2, 5, 5), "#3A2A30", 0.5)
    for _ in art.both_sides():
        for number in range(4):
            art.piece(ellipse(104 - number * 5, 270 + number * 34, 23 - number * 1.5, 22), RUST, shade=(8, 6))
            art.stroke(
                (94 - number * 5, 264 + number * 34),
                (106 - number * 5, 274 + number * 34),
                (118 - number * 5, 262 + number * 34),
                width=4,
                colour=RUST.dark,
            )
        art.piece(box(70, 388, 110, 404), GOLD, line=4.5, shade=(5, 4), lamp=3)


def _helmet_with_candle(art: Picture) -> None:
    art.piece(
        blob(
            corner(98, 156),
            (106, 96),
            (150, 54),
            (200, 44),
            (250, 54),
            (296, 96),
            corner(304, 156),
            (200, 134),
        ),
        OCHRE,
        line=6,
        shade=(16, 9),
        lamp=6,
        hatching=Hatching(angle=20, length=40, width=6),
    )
    art.piece(
        blob((86, 168), (98, 142), (200, 118), (304, 142), (316, 168), (304, 176), (200, 150), (98, 176)),
        IRON,
        line=5.5,
        shade=(7, 8),
        lamp=5,
    )
    for x, y in ((122, 152), (160, 142), (242, 142), (280, 152)):
        art.ink(ellipse(x, y, 4.5))
    art.piece(ellipse(200, 98, 28), IRON, shade=(6, 6))
    art.piece(
        blob((188, 100), corner(188, 48), corner(212, 48), (212, 100), (200, 108)),
        WHITE_CREAM,
        line=4.5,
        shade=(5, 0),
        lamp=2,
    )
    art.fill(ellipse(200, 26, 46), "#FFE98A", 0.28)
    flame(art, 200, 36, 0.8)


def _dynamite(art: Picture) -> None:
    for x, reach in ((166, -6), (200, 0), (234, 6)):
        with art.at(x, 386, turned=reach):
            art.piece(box(-17, -40, 17, 60), RED, shade=(8, 0))
            art.fill(box(-19, -30, 19, -25), RED.dark)
            art.stroke((0, -40), (4, -52), width=4, start=3, end=3)
    art.piece(box(144, 384, 258, 400), WOOD, line=4.5, shade=(5, 5), lamp=3)
    art.piece(
        brush([(200, 346), (214, 330), (238, 336), (262, 322)], 5, 6, 5),
        PARCHMENT,
        line=3.4,
        shade=(2, 2),
        lamp=0,
    )
    art.piece(star(270, 316, 22, 8, 7, -80), FLAME, line=4, shade=None, lamp=3)
    art.fill(star(270, 316, 11, 4, 7), CREAM)
    fist(art, 146, 404, ROSE, 1.05, -6)
    fist(art, 258, 404, ROSE, 1.05, 6)
