"""Over-Seasoned Cook."""

from assets.drawing.curves import blob, corner
from assets.drawing.monster_inn.bodies import bust, fist, sleeve
from assets.drawing.monster_inn.humans import brows, cheeks, ears, face, nose
from assets.drawing.monster_inn.palette import BAND, BLACK, DARK, GOLD, SKY, STEEL, UMBER, WHITE_CREAM
from assets.drawing.palette import IRON, MOUTH, PINK, RED, RUST, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw Over-Seasoned Cook, 400 x 400."""
    art.ground(*BAND["A"], seed=3)
    _figure(art)
    _sausage_string(art)
    _toque(art)
    _pan_with_egg(art)
    _salt_shaker(art)


def _figure(art: Picture) -> None:
    bust(art, WHITE_CREAM, 320, 186)
    art.stroke((200, 350), (202, 430))
    for y in (366, 398):
        art.piece(ellipse(172, y, 8), IRON, line=3.4, shade=(3, 3), lamp=2)
        art.piece(ellipse(230, y, 8), IRON, line=3.4, shade=(3, 3), lamp=2)


def _sausage_string(art: Picture) -> None:
    for x, y, reach in ((100, 336, 30), (136, 362, 36), (176, 388, 34), (220, 408, 20)):
        art.piece(ellipse(x, y, 27, 13, reach), RUST, shade=(6, 6))
    ears(art, UMBER, 120, 206)
    face(art, UMBER, "round")
    art.piece(
        blob((110, 330), (150, 310), (200, 322), (250, 310), (290, 330), (262, 348), (200, 352), (138, 348)),
        RED,
        shade=(7, 6),
    )
    art.piece(ellipse(200, 344, 14), RED, line=4.5, shade=(4, 4), lamp=3)
    cheeks(art, 146, 256, 244, 22, 15, RED, 0.35)
    art.eye(162, 196, 21, 18, look=(3, 3), pupil=7.5, lid=0.34, skin=UMBER, tilt=-6, iris="#7C4A2A")
    art.eye(240, 196, 21, 18, look=(3, 3), pupil=7.5, lid=0.34, skin=UMBER, tilt=6, iris="#7C4A2A")
    brows(art, BLACK.base, 164, -2, 4, 12)
    nose(art, UMBER, "bulb", 0, -4)
    art.piece(
        blob(
            corner(201, 258),
            (172, 246),
            (140, 254),
            corner(112, 240),
            (118, 276),
            (150, 286),
            (184, 280),
            corner(201, 270),
            (220, 280),
            (254, 286),
            (286, 276),
            corner(292, 238),
            (262, 254),
            (230, 246),
        ),
        BLACK,
        shade=(6, 6),
        lamp=5,
        hatching=Hatching(angle=75, length=14),
    )
    art.piece(
        blob((178, 284), (200, 280), (224, 284), (216, 300), (186, 300)), MOUTH, line=4, shade=None, lamp=0
    )
    art.fill(ellipse(201, 298, 12, 5), PINK.base)


def _toque(art: Picture) -> None:
    art.piece(
        union(
            [
                ellipse(140, 70, 44, 40),
                ellipse(200, 44, 56, 46),
                ellipse(262, 70, 46, 42),
                ellipse(200, 84, 70, 40),
            ]
        ),
        WHITE_CREAM,
        line=6,
        shade=(14, 10),
        lamp=5,
        hatching=Hatching(angle=30, length=24),
    )
    art.piece(
        blob(corner(118, 150), (122, 92), (200, 80), (280, 92), corner(284, 150), (200, 134)),
        WHITE_CREAM,
        line=6,
    )
    for x in (150, 176, 202, 228, 254):
        art.stroke(
            (x, 94 + abs(x - 202) * 0.08),
            (x + (x - 202) * 0.03, 132 + abs(x - 202) * 0.1),
            width=4,
            colour=WHITE_CREAM.dark,
        )


def _pan_with_egg(art: Picture) -> None:
    sleeve(art, 330, 380, WHITE_CREAM, 46)
    with art.at(342, 352, turned=4, scale=0.86):
        art.piece(box(-8, -74, 8, 56), WOOD, shade=(5, 0), lamp=3)
        art.piece(ellipse(0, -132, 60, 58), DARK, line=6, shade=(12, 10), lamp=5)
        art.piece(
            ellipse(0, -134, 46, 44), Tones("#5A5C74", "#272839", "#181824"), line=4, shade=None, lamp=0
        )
        art.piece(
            blob(
                (-30, -140),
                (-22, -166),
                (4, -160),
                (28, -166),
                (34, -138),
                (24, -112),
                (0, -116),
                (-24, -106),
            ),
            WHITE_CREAM,
            line=4.5,
            shade=(6, 6),
            lamp=0,
        )
        art.piece(ellipse(2, -138, 15), GOLD, line=4, shade=(4, 4), lamp=3)
        art.fill(ellipse(-3, -143, 4), "#fff")
    fist(art, 342, 366, UMBER, 1.1, -4)


def _salt_shaker(art: Picture) -> None:
    sleeve(art, 62, 384, WHITE_CREAM, 46)
    with art.at(58, 236, turned=-10):
        art.piece(blob(corner(-18, -34), corner(-24, 30), corner(24, 30), corner(18, -34)), SKY, shade=(8, 4))
        art.piece(blob(corner(-20, -34), (-14, -58), (14, -58), corner(20, -34)), STEEL, shade=(6, 4), lamp=3)
        art.ink(ellipse(-6, -50, 2.6), ellipse(6, -50, 2.6), ellipse(0, -42, 2.6))
    fist(art, 62, 286, UMBER, 1.02, -4)
    art.piece(
        blob(corner(30, 430), (28, 350), (36, 318), (88, 318), (98, 350), corner(104, 430)),
        WHITE_CREAM,
        line=5.5,
        shade=(9, 6),
    )
    for x, y in ((88, 196), (98, 214), (84, 222), (34, 200)):
        art.fill(ellipse(x, y, 2.6), "#fff")
