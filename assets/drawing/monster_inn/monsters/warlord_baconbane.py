"""Warlord Baconbane."""

from assets.drawing.curves import blob, corner
from assets.drawing.monster_inn.bodies import fist
from assets.drawing.monster_inn.orcs import orc_ears, orc_head, orc_snout, tusk
from assets.drawing.monster_inn.palette import DARK, GOLD, KIND, STEEL
from assets.drawing.monster_inn.props import teeth
from assets.drawing.monster_inn.weapons import axe
from assets.drawing.palette import BONE, FUR, IRON, MOUTH, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import ellipse, polygon, union
from assets.drawing.texture import Hatching

_SKIN = Tones("#C99A80", "#9A6150", "#5A322E")


def draw(art: Picture) -> None:
    """Draw Warlord Baconbane, 400 x 400."""
    art.ground(*KIND["orc"], seed=17)
    axe(art, 52, 330, -14, 1.1, 268, True, STEEL)
    fur = union(
        [
            polygon((x - 30, 300), (x, 388), (x + 30, 300)).turned(reach, (x, 300))
            for x, reach in (
                (-2, 30),
                (36, 24),
                (76, 16),
                (116, 10),
                (158, 4),
                (242, -4),
                (284, -10),
                (324, -16),
                (364, -24),
                (402, -30),
            )
        ]
        + [
            blob(
                corner(-30, 430),
                (-10, 340),
                (50, 286),
                (130, 270),
                (200, 290),
                (270, 270),
                (350, 286),
                (410, 340),
                corner(430, 430),
            )
        ]
    )
    art.piece(fur, FUR, line=7, shade=(16, 11), lamp=6, hatching=Hatching(angle=70, length=30, width=6))
    plate = blob(
        corner(92, 430), (100, 368), (140, 340), (200, 352), (260, 340), (300, 368), corner(308, 430)
    )
    art.piece(plate, DARK, line=6, shade=(16, 9), lamp=6)
    art.piece(
        blob((150, 372), (200, 392), (250, 372), (250, 400), (200, 430), (150, 400)),
        IRON,
        line=4.5,
        shade=(8, 6),
    )
    art.ink(ellipse(182, 398, 9, 10), ellipse(218, 398, 9, 10))
    with art.about(200, 330, scale=1.02):
        _fur_mantle(art)
        _scars(art)
        _helm(art)
    for number in range(5):
        art.piece(
            ellipse(20 + number * 20, 356 + number * 11, 13, 9, 30)
            - ellipse(20 + number * 20, 356 + number * 11, 7, 4, 30),
            STEEL,
            line=3.4,
            shade=(3, 3),
            lamp=1,
        )
        art.piece(
            ellipse(380 - number * 20, 356 + number * 11, 13, 9, -30)
            - ellipse(380 - number * 20, 356 + number * 11, 7, 4, -30),
            STEEL,
            line=3.4,
            shade=(3, 3),
            lamp=1,
        )
    axe(art, 348, 384, 10, 1.12, 206, True, STEEL)
    art.piece(
        blob(corner(270, 440), (286, 404), (330, 388), (380, 396), corner(410, 440)),
        FUR,
        line=6,
        shade=(10, 8),
        lamp=5,
        hatching=Hatching(length=22),
    )
    fist(art, 346, 382, _SKIN, 1.3, 8)


def _fur_mantle(art: Picture) -> None:
    orc_ears(art, _SKIN, ring=GOLD, droop=-4)
    orc_head(art, _SKIN, has_jaw=10)


def _scars(art: Picture) -> None:
    art.stroke((262, 206), (280, 236), (276, 268), width=6, colour=_SKIN.light)
    art.stroke((262, 228), (284, 222), width=4, colour=_SKIN.light)
    art.stroke((264, 248), (288, 246), width=4, colour=_SKIN.light)
    art.eye(
        148,
        182,
        22,
        15,
        look=(5, 1),
        pupil=6.5,
        lid=0.3,
        skin=_SKIN,
        tilt=16,
        iris="#FFCB45",
        white="#FFE98A",
        has_glint=False,
    )
    art.eye(
        252,
        182,
        22,
        15,
        look=(-5, 1),
        pupil=6.5,
        lid=0.3,
        skin=_SKIN,
        tilt=-16,
        iris="#FFCB45",
        white="#FFE98A",
        has_glint=False,
    )
    orc_snout(art, Tones("#E0B29C", "#B57E6C", "#6E4038"), y=228, width=52, height=35, ring=GOLD)
    mouth = blob(
        corner(124, 290),
        (160, 272),
        (200, 282),
        (240, 272),
        corner(276, 290),
        (262, 320),
        (200, 330),
        (138, 320),
    )
    art.piece(mouth, MOUTH, line=4.5, shade=None, lamp=0)
    teeth(art, [(172 + number * 14, 322) for number in range(5)], False, 18, width=7)
    teeth(art, ((186, 280), (214, 280)), True, 12)
    tusk(art, 136, 316, 92, 20, -14, cap=GOLD)
    tusk(art, 264, 316, 92, 20, 14, cap=GOLD)


def _helm(art: Picture) -> None:
    for _ in art.both_sides():
        art.piece(
            blob(
                corner(126, 110),
                (84, 104),
                (44, 70),
                (26, 14),
                corner(36, -20),
                (60, 30),
                (96, 54),
                corner(148, 72),
            ),
            BONE,
            line=6,
            shade=(10, 8),
            lamp=5,
            hatching=Hatching(angle=50, length=14),
        )
    art.piece(
        blob(
            corner(100, 160),
            (104, 100),
            (146, 54),
            (200, 40),
            (254, 54),
            (296, 100),
            corner(300, 160),
            (256, 150),
            (224, 158),
            (220, 196),
            corner(200, 222),
            (180, 196),
            (176, 158),
            (144, 150),
        ),
        DARK,
        line=6,
        shade=(18, 10),
        lamp=6,
        hatching=Hatching(angle=20, length=40, width=6),
    )
    art.piece(
        blob(
            (96, 168),
            (104, 140),
            (150, 132),
            (196, 150),
            (200, 158),
            (204, 150),
            (250, 132),
            (296, 140),
            (304, 168),
            (290, 166),
            (248, 152),
            (206, 172),
            (200, 186),
            (194, 172),
            (152, 152),
            (110, 166),
        ),
        GOLD,
        line=4.5,
        shade=(5, 5),
    )
    art.piece(
        blob(corner(200, 2), (216, 40), corner(212, 140), corner(188, 140), (184, 40)), IRON, shade=(7, 0)
    )
    for x, y in ((120, 128), (160, 92), (240, 92), (280, 128)):
        art.piece(ellipse(x, y, 7), GOLD, line=3, shade=(2, 2), lamp=2)
