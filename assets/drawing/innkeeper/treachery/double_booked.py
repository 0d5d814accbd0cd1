"""Double Booked."""

from assets.drawing.curves import blob, corner, star
from assets.drawing.innkeeper.forms import Place, rounded
from assets.drawing.innkeeper.palette import BULLION
from assets.drawing.innkeeper.reaching_hands import grip_front
from assets.drawing.palette import (
    COAL,
    IRON,
    LINEN,
    NIGHT,
    OCHRE,
    PALE,
    PARCHMENT,
    PINK,
    RED,
    RUST,
    SKIN,
    TEAL,
    WOOD,
    Tones,
)
from assets.drawing.picture import Picture
from assets.drawing.shapes import ellipse, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Double Booked, 400 x 400."""
    art.coarsen(0.3)
    art.ground("#7A6AA8", "#261A44", "#3A2A5E", seed=59, rays_from=(200, 180))
    _scene(art)
    _burly_man(art)
    _burly_man_details(art)
    _sharp_lady(art)
    _sharp_lady_eyes(art)
    _anger_spark_between(art)
    _blanket_and_the_key_tug(art)


def _scene(art: Picture) -> None:
    art.piece(
        blob(
            corner(10, 330),
            (12, 130),
            (50, 86),
            (120, 76),
            (200, 50),
            (280, 76),
            (350, 86),
            (388, 130),
            corner(390, 330),
        ),
        WOOD,
        line=6,
        shade=(14, 8),
        lamp=6,
        hatching=Hatching(angle=10, length=26),
    )
    art.fill(
        blob(
            corner(34, 320),
            (36, 146),
            (70, 110),
            (130, 100),
            (200, 78),
            (270, 100),
            (330, 110),
            (364, 146),
            corner(366, 320),
        ),
        WOOD.dark,
    )
    for x in (106, 294):
        art.piece(
            blob((x - 92, 250), (x - 82, 170), (x - 20, 150), (x + 40, 152), (x + 86, 176), (x + 92, 250)),
            LINEN,
            line=6,
            shade=(10, 9),
            lamp=0,
            hatching=Hatching(length=18),
        )


def _burly_man(art: Picture) -> None:
    art.piece(
        blob(corner(16, 350), (24, 290), (70, 262), (112, 258), (156, 264), (196, 292), corner(202, 350)),
        PARCHMENT,
        line=6,
        shade=(10, 8),
        lamp=5,
    )
    art.piece(ellipse(62, 186, 15, 20), SKIN, shade=(5, 5))
    art.piece(
        blob((112, 112), (156, 130), (166, 180), (156, 230), (112, 252), (76, 230), (62, 180), (72, 130)),
        SKIN,
        line=6,
        shade=(12, 7),
        lamp=5,
    )
    art.piece(
        blob(
            corner(64, 196),
            (62, 240),
            (84, 280),
            (116, 292),
            (150, 280),
            (170, 240),
            corner(168, 194),
            (154, 216),
            (124, 222),
            (112, 226),
            (96, 222),
            (76, 216),
        ),
        RUST,
        line=5.5,
        shade=(9, 7),
        lamp=5,
        hatching=Hatching(angle=75, length=20),
    )
    art.stroke((100, 238), (118, 232), (136, 242), width=6, start=2, end=2)
    art.eye(100, 172, 15, 14, look=(7, 0), pupil=6, lid=0.28, tilt=10)
    art.eye(140, 170, 15, 14, look=(7, 0), pupil=6, lid=0.28, tilt=-10)
    art.stroke((78, 152), (102, 148), (120, 162), width=11, start=4, end=6, colour=RUST.dark)


def _burly_man_details(art: Picture) -> None:
    art.stroke((160, 150), (140, 146), (124, 162), width=11, start=4, end=6, colour=RUST.dark)
    art.piece(
        blob((114, 172), (130, 172), (144, 202), (134, 214), (116, 214), (106, 202)),
        Tones("#FF9C86", "#DE6A56", "#94252F"),
        line=4.5,
        shade=(6, 5),
    )
    art.piece(
        blob(corner(66, 142), (62, 100), (98, 70), (140, 74), (166, 100), corner(170, 142), (118, 118)),
        TEAL,
        line=6,
        shade=(10, 7),
        lamp=5,
        hatching=Hatching(length=18),
    )
    art.piece(
        blob((66, 108), (36, 100), (18, 140), corner(22, 190), (44, 150), (74, 138)),
        TEAL,
        line=5.5,
        shade=(5, 6),
    )
    art.piece(star(22, 198, 18, 13, 8), PARCHMENT, line=4.5, shade=(4, 4), lamp=3)
    art.piece(
        blob((58, 146), (66, 126), (118, 108), (170, 128), (178, 146), (166, 154), (118, 128), (68, 156)),
        PARCHMENT,
        shade=(5, 5),
        lamp=3,
    )


def _sharp_lady(art: Picture) -> None:
    art.piece(
        blob(corner(206, 350), (214, 292), (248, 266), (288, 258), (330, 264), (374, 290), corner(386, 350)),
        Tones("#FCE0D8", "#F3BFB4", "#C88074"),
        line=6,
        shade=(10, 8),
        lamp=5,
    )
    art.piece(
        union([ellipse(246 + number * 22, 266 + number % 2 * 4, 14, 12) for number in range(5)]),
        LINEN,
        line=4.5,
        shade=(4, 5),
        lamp=0,
    )
    art.piece(
        blob(
            (236, 196),
            (226, 140),
            (250, 100),
            (290, 90),
            (334, 102),
            (354, 146),
            (344, 200),
            (320, 230),
            (260, 230),
        ),
        IRON,
        line=6,
        shade=(9, 7),
        lamp=5,
        hatching=Hatching(angle=70, length=20),
    )
    art.piece(
        blob((288, 118), (328, 136), (334, 182), (318, 228), (288, 256), (258, 228), (244, 182), (250, 136)),
        PALE,
        line=6,
        shade=(12, 6),
        lamp=5,
    )
    for x, y in ((246, 116), (266, 92), (294, 82), (322, 94), (342, 120)):
        art.piece(ellipse(x, y, 17, 14), IRON, shade=(4, 4), lamp=3)
        art.piece(
            rounded(x - 8, y - 5, x + 8, y + 5, 3).turned((x - 294) * 0.7, (x, y)),
            RED,
            line=3.2,
            shade=(2, 2),
            lamp=1,
        )


def _sharp_lady_eyes(art: Picture) -> None:
    art.eye(266, 174, 14, 12, look=(-7, 0), pupil=5.5, lid=0.34, tilt=12, skin=PALE)
    art.eye(308, 174, 14, 12, look=(-7, 0), pupil=5.5, lid=0.34, tilt=-12, skin=PALE)
    art.stroke((248, 152), (266, 150), (282, 162), width=8, start=3, end=5, colour=IRON.dark)
    art.stroke((326, 152), (310, 150), (294, 162), width=8, start=3, end=5, colour=IRON.dark)
    art.piece(blob((278, 176), (290, 176), (290, 206), (276, 216), (262, 208)), PALE, line=4.5, shade=(5, 4))
    art.stroke((268, 234), (284, 228), (302, 236), width=6, start=2, end=2)
    art.fill(ellipse(314, 212, 14, 10), PINK.base, 0.6)
    art.piece(ellipse(252, 212, 3), COAL, line=0, shade=None, lamp=0)


def _anger_spark_between(art: Picture) -> None:
    art.piece(star(204, 150, 25, 12, 7, -80), RED, line=4.5, shade=(4, 4), lamp=3)


def _blanket_and_the_key_tug(art: Picture) -> None:
    art.piece(
        blob(corner(-10, 420), (-10, 326), (80, 308), (200, 322), (320, 308), (410, 326), corner(410, 420)),
        NIGHT,
        line=6,
        shade=(10, 10),
        lamp=6,
        hatching=Hatching(length=30),
    )
    art.piece(
        blob(
            corner(-10, 340),
            (-10, 312),
            (80, 294),
            (200, 308),
            (320, 294),
            (410, 312),
            corner(410, 340),
            (320, 324),
            (200, 338),
            (80, 324),
        ),
        LINEN,
        shade=(6, 8),
        lamp=0,
    )
    for x in (56, 150, 262, 350):
        art.fill(star(x, 372, 12, 6, 5), OCHRE.base)
    hand = Place(202, 266, 0, 1.12)
    art.piece(
        hand(
            union(
                [
                    ellipse(-84, 0, 25) - ellipse(-84, 0, 12),
                    rounded(-62, -7, 94, 7, 3),
                    rounded(62, 4, 74, 30, 2),
                    rounded(80, 4, 92, 26, 2),
                ]
            )
        ),
        BULLION,
        line=5.5,
        shade=(4, 4),
        lamp=3,
    )
    grip_front(art, Place(164, 278, 74, 0.46), SKIN)
    grip_front(art, Place(236, 278, 106, 0.44, True), PALE)
