"""Tavern Brawlers."""

from assets.drawing.curves import blob, corner, star
from assets.drawing.innkeeper.body_parts import ear, fist
from assets.drawing.innkeeper.figure import Figure
from assets.drawing.innkeeper.palette import GOLD
from assets.drawing.palette import (
    FOREST,
    LINEN,
    MOUTH,
    NIGHT,
    PALE,
    PARCHMENT,
    PINK,
    PLUM,
    RED,
    RUST,
    TAN,
    TEAL,
    Tones,
)
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Tavern Brawlers, 400 x 400."""
    art.ground("#E07A4A", "#4E1A2C", "#64243A", seed=222, rays_from=(214, 190))
    figure = Figure(art)
    punched = figure.part(0.96, -76, 24, -14)
    _punched_fellow(punched)
    _punched_fellow_details(punched)
    _flying_tooth_and_drops(figure)
    puncher = figure.part(0.92, 92, 6, 8)
    _puncher(puncher)
    _puncher_eyes(puncher)
    _punching_arm(figure)
    _bottle(figure)


def _punched_fellow(punched: Figure) -> None:
    punched.piece(
        blob(corner(-10, 520), (10, 350), (80, 304), (200, 292), (300, 304), (370, 350), corner(420, 520)),
        TEAL,
        line=6,
        shade=(22, 10),
        lamp=6,
        hatching=Hatching(angle=40, length=40),
    )
    punched.piece(
        blob((140, 290), (240, 290), (246, 330), (200, 346), (134, 330)), TAN, shade=(12, 0), lamp=0
    )
    ear(punched, 92, 204, TAN, 1.05)
    punched.piece(ellipse(78, 240, 10) - ellipse(78, 240, 4.6), GOLD, line=3.2, shade=None, lamp=1)
    punched.piece(
        blob(
            (186, 74),
            (246, 86),
            (284, 132),
            (276, 176),
            (262, 210),
            (282, 252),
            (262, 300),
            (200, 322),
            (140, 308),
            (100, 258),
            (88, 196),
            (98, 126),
            (132, 86),
        ),
        TAN,
        line=6.5,
        shade=(18, 9),
        lamp=7,
        hatching=Hatching(length=28),
    )
    punched.fill(ellipse(160, 100, 28, 11, -14), "#FFF8E6", 0.35)
    punched.eye(148, 174, 26, 28, look=(6, -4), pupil=6)
    punched.stroke((214, 160), (232, 172), (214, 184), width=8, start=3, end=3)
    punched.stroke((248, 158), (232, 172), (250, 186), width=8, start=3, end=3)


def _punched_fellow_details(punched: Figure) -> None:
    punched.stroke((118, 132), (146, 118), (176, 134), width=14, start=5, end=6, colour=RUST.dark)
    punched.stroke((206, 140), (232, 132), (254, 146), width=14, start=6, end=5, colour=RUST.dark)
    punched.piece(
        blob((180, 178), (204, 184), (208, 212), (196, 236), (168, 242), (148, 232), (148, 212)),
        Tones("#FF9C86", "#D9604E", "#94252F"),
        line=4.5,
        shade=(8, 6),
        lamp=6,
    )
    mouth = blob(
        corner(120, 264), (152, 254), (190, 262), corner(226, 280), (200, 300), (166, 306), (134, 294)
    )
    punched.piece(mouth, MOUTH, line=4.5, shade=None, lamp=0)
    punched.piece(box(146, 262, 162, 280).grown(1), LINEN, line=3, shade=None, lamp=0)
    punched.fill(ellipse(170, 298, 22, 8) & mouth, PINK.base)
    punched.piece(
        blob(
            corner(92, 252),
            (110, 288),
            (152, 314),
            (206, 318),
            corner(268, 296),
            (262, 340),
            (214, 380),
            (150, 376),
            (104, 330),
        ),
        RUST,
        line=5.5,
        shade=(10, 7),
        lamp=5,
        hatching=Hatching(angle=75, length=24),
    )


def _flying_tooth_and_drops(figure: Figure) -> None:
    for x, y, reach in ((28, 120, -20), (64, 66, 24)):
        figure.piece(
            blob(
                (x - 9, y - 12),
                (x, y - 9),
                (x + 9, y - 12),
                (x + 9, y),
                (x + 5, y + 14),
                (x, y + 3),
                (x - 5, y + 14),
                (x - 9, y),
            ).turned(reach, (x, y)),
            LINEN,
            line=4,
            shade=(4, 3),
            lamp=2,
        )


def _puncher(puncher: Figure) -> None:
    puncher.piece(
        blob(corner(104, 460), (112, 360), (146, 312), (200, 298), (300, 306), (372, 346), corner(392, 460)),
        PLUM,
        line=6,
        shade=(22, 10),
        lamp=6,
        hatching=Hatching(angle=40, length=40),
    )
    puncher.piece(polygon((160, 276), (240, 276), (248, 330), (152, 330)), PALE, shade=(20, 0), lamp=0)
    puncher.piece(
        blob((140, 316), (200, 340), (262, 316), (236, 372), (200, 384), (164, 372)),
        PALE,
        shade=(8, 6),
        lamp=0,
    )
    puncher.piece(
        blob(
            (200, 60),
            (270, 76),
            (310, 130),
            (306, 210),
            (322, 280),
            (280, 300),
            (130, 290),
            (96, 220),
            (96, 130),
            (134, 76),
        ),
        NIGHT,
        line=6,
        shade=(14, 9),
        lamp=6,
        hatching=Hatching(angle=75, length=30),
    )
    puncher.piece(
        ellipse(300, 70, 38) | ellipse(270, 62, 20),
        NIGHT,
        line=6,
        shade=(10, 8),
        lamp=5,
        hatching=Hatching(length=16),
    )
    puncher.piece(box(262, 62, 282, 96).grown(2).turned(30, (272, 80)), RED, line=4, shade=(3, 3), lamp=2)
    puncher.piece(
        blob(
            (200, 100),
            (254, 118),
            (276, 184),
            (264, 246),
            (232, 296),
            (200, 304),
            (168, 296),
            (136, 246),
            (124, 184),
            (146, 118),
        ),
        PALE,
        line=6,
        shade=(17, 8),
        lamp=6,
    )
    puncher.fill(ellipse(148, 234, 20, 14), RED.light, 0.5)
    puncher.fill(ellipse(254, 234, 20, 14), RED.light, 0.5)
    puncher.eye(162, 188, 22, 18, look=(-8, 2), pupil=7, lid=0.26, tilt=16, skin=PALE, iris="#4D8AAB")


def _puncher_eyes(puncher: Figure) -> None:
    puncher.eye(238, 188, 22, 18, look=(-8, 2), pupil=7, lid=0.26, tilt=-16, skin=PALE, iris="#4D8AAB")
    puncher.stroke((128, 158), (160, 158), (190, 182), width=13, start=4, end=8, colour=NIGHT.dark)
    puncher.stroke((274, 158), (240, 158), (212, 182), width=13, start=4, end=8, colour=NIGHT.dark)
    puncher.stroke((196, 176), (192, 190), width=3.6)
    puncher.stroke((208, 176), (210, 190), width=3.6)
    puncher.piece(
        blob((190, 198), (210, 198), (224, 230), (214, 242), (188, 242), (176, 230)),
        PALE,
        line=4.5,
        shade=(7, 5),
        lamp=5,
    )
    bared_teeth = blob(corner(150, 256), (200, 252), corner(252, 252), (248, 284), (200, 294), (156, 286))
    puncher.piece(bared_teeth, LINEN, shade=(0, 8), lamp=0)
    puncher.stroke((154, 271), (250, 269), width=4, start=3, end=3)
    for x in (172, 190, 208, 226):
        puncher.stroke((x, 254), (x, 290), width=3, start=2.4, end=2.4)
    puncher.piece(
        blob(
            corner(124, 184),
            (120, 124),
            (160, 90),
            (212, 84),
            (260, 100),
            (282, 142),
            corner(278, 190),
            (262, 150),
            (226, 126),
            (180, 132),
            (146, 156),
        ),
        NIGHT,
        line=5.5,
        shade=(8, 6),
        lamp=5,
        hatching=Hatching(angle=70, length=16),
    )
    puncher.piece(box(244, 212, 284, 226).turned(-24, (264, 219)), PARCHMENT, line=3.2, shade=(0, 4), lamp=0)


def _punching_arm(figure: Figure) -> None:
    figure.piece(
        star(200, 258, 84, 54, 13, -84),
        Tones("#FFE9B0", "#FFD27A", "#E9A23B"),
        line=5.5,
        shade=(8, 8),
        lamp=5,
    )
    figure.fill(star(200, 258, 60, 40, 13, -70), "#FFF1C4")
    figure.piece(
        blob(
            (330, 420),
            (300, 398),
            (250, 350),
            (216, 312),
            (238, 276),
            (272, 284),
            (330, 322),
            (400, 360),
            (410, 420),
        ),
        PALE,
        line=6,
        shade=(12, 10),
        lamp=6,
        hatching=Hatching(angle=30, length=22),
    )
    figure.piece(
        blob((420, 430), (330, 430), (316, 390), (344, 346), (388, 336), (420, 360)),
        PLUM,
        line=6,
        shade=(12, 9),
        lamp=5,
        hatching=Hatching(length=22),
    )
    fist(figure, 206, 262, PALE, 1.16, -40, True)


def _bottle(figure: Figure) -> None:
    figure.piece(
        blob(
            (28, 340), (26, 300), (38, 284), corner(40, 250), corner(60, 250), (62, 284), (74, 300), (72, 340)
        ).turned(-20, (50, 300)),
        FOREST,
        line=5.5,
        shade=(9, 5),
        lamp=5,
    )
    fist(figure, 62, 352, TAN, 0.86, -10)
    for x, y, reach in ((366, 40, 15), (332, 20, 9), (392, 92, 9)):
        figure.piece(star(x, y, reach, reach * 0.42, 5), GOLD, line=3, shade=None, lamp=1)
