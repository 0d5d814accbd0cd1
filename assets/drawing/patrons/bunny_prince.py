"""The Bunny Prince: very small, very royal, very angry, with a carrot for a rapier."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.palette import BONE, ERMINE, MOSS, OCHRE, PINK, RED, RUST, TEAL, WINE, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Bunny Prince, 400 x 400."""
    art.ground("#D8A0A8", "#7A2B4C", "#8C3856", seed=5)
    _cape(art)
    _ears(art)
    _head(art)
    _crown(art)
    _eyes(art)
    _muzzle(art)
    _teeth(art)
    _anger(art)
    _collar(art)
    _carrot(art)


def _cape(art: Picture) -> None:
    art.piece(
        blob(corner(40, 420), (56, 350), (112, 306), (200, 292), (288, 306), (344, 350), corner(360, 420)),
        WINE,
        line=6,
        shade=(22, 8),
        lamp=6,
        hatching=Hatching(angle=40, length=56, width=6, step=14),
    )


def _ears(art: Picture) -> None:
    art.piece(
        blob(
            corner(150, 150),
            (124, 104),
            (112, 50),
            (128, 8),
            (152, 2),
            (176, 36),
            (184, 96),
            corner(182, 148),
        ),
        BONE,
        line=6,
        shade=(13, 4),
        lamp=6,
        hatching=Hatching(angle=10, length=20),
    )
    art.piece(
        blob(corner(154, 128), (138, 84), (134, 42), (144, 24), (160, 48), (168, 90), corner(168, 126)),
        PINK,
        line=3,
        shade=(8, 0),
        lamp=0,
    )
    art.piece(
        blob(
            corner(220, 148),
            (224, 92),
            (244, 40),
            (268, 18),
            (290, 30),
            (312, 66),
            (342, 96),
            corner(348, 128),
            (316, 124),
            (290, 98),
            (276, 88),
            (266, 116),
            corner(254, 152),
        ),
        BONE,
        line=6,
        shade=(10, 8),
        lamp=6,
        hatching=Hatching(angle=30, length=20),
    )
    art.piece(
        blob(
            (290, 30),
            (312, 66),
            (342, 96),
            corner(348, 128),
            (316, 124),
            (290, 98),
            corner(276, 86),
            (284, 58),
        ),
        BONE,
        line=5,
        shade=(8, 8),
        lamp=5,
    )
    art.piece(
        blob((294, 66), (316, 94), (334, 114), (310, 108), (290, 84)), PINK, line=3, shade=(4, 4), lamp=0
    )


def _head(art: Picture) -> None:
    art.piece(
        blob(
            (200, 120),
            (258, 132),
            (296, 176),
            (310, 226),
            corner(346, 262),
            (296, 276),
            (256, 304),
            (200, 312),
            (144, 304),
            (104, 276),
            corner(54, 262),
            (90, 226),
            (104, 176),
            (142, 132),
        ),
        BONE,
        line=6,
        shade=(20, 9),
        lamp=6,
        hatching=Hatching(angle=20, length=40, width=6, step=13),
    )


def _crown(art: Picture) -> None:
    art.piece(
        polygon(
            (160, 126), (148, 74), (176, 96), (196, 54), (218, 94), (246, 70), (240, 126), (200, 134)
        ).turned(-6, (200, 110)),
        OCHRE,
        line=5,
        shade=(9, 5),
        lamp=4,
    )
    for x, y in ((150, 74), (196, 54), (246, 66)):
        art.piece(ellipse(x, y + 2, 8), RED, line=3, shade=(2, 2), lamp=2)
    art.piece(box(158, 112, 242, 130).turned(-6, (200, 110)), OCHRE, line=4, shade=(4, 5), lamp=0)
    art.piece(ellipse(200, 122, 8), TEAL, line=2.6, shade=(2, 2), lamp=2)
    art.ink(ellipse(174, 124, 4))
    art.ink(ellipse(226, 119, 4))


def _eyes(art: Picture) -> None:
    art.eye(150, 206, 25, 25, look=(8, 4), pupil=11, lid=0.34, skin=BONE, tilt=18, iris=WINE.base)
    art.eye(250, 206, 25, 25, look=(-8, 4), pupil=11, lid=0.34, skin=BONE, tilt=-18, iris=WINE.base)
    art.stroke((112, 176), (146, 176), (186, 204), width=14, start=3, end=9)
    art.stroke((288, 176), (254, 176), (214, 204), width=14, start=3, end=9)
    art.stroke((190, 186), (194, 200), width=4)
    art.stroke((210, 186), (206, 200), width=4)


def _muzzle(art: Picture) -> None:
    art.piece(
        blob(
            (200, 244),
            (226, 240),
            (246, 256),
            (240, 282),
            (216, 292),
            (200, 284),
            (184, 292),
            (160, 282),
            (154, 256),
            (174, 240),
        ),
        ERMINE,
        line=4,
        shade=(8, 5),
        lamp=3,
    )
    art.piece(
        blob((184, 236), (200, 230), (216, 236), (210, 250), (200, 256), (190, 250)),
        PINK,
        line=4,
        shade=(4, 4),
        lamp=3,
    )


def _teeth(art: Picture) -> None:
    art.piece(
        blob(corner(176, 286), (200, 278), corner(224, 286), (222, 308), (200, 314), (178, 308)),
        Tones("#3b1020", "#3b1020", "#3b1020"),
        line=4,
        shade=None,
        lamp=0,
    )
    art.piece(box(186, 282, 199, 304), Tones("#fff", "#FFF8E6", "#CBB78E"), line=2, shade=(3, 0), lamp=0)
    art.piece(box(201, 282, 214, 304), Tones("#fff", "#FFF8E6", "#CBB78E"), line=2, shade=(3, 0), lamp=0)
    art.stroke((200, 254), (200, 280), width=4, start=3, end=3)
    for way in (-1, 1):
        for dy, ly in ((262, 250), (270, 270), (278, 288)):
            art.stroke((200 + way * 50, dy), (200 + way * 112, ly), width=3, start=2)
        art.fill(ellipse(200 + way * 74, 254, 18, 10), PINK.light, 0.9)


def _anger(art: Picture) -> None:
    vein = union(
        [
            brush(knots, 3, 8, 3)
            for knots in (
                [(312, 150), (326, 158), (330, 144)],
                [(340, 144), (342, 158), (356, 154)],
                [(358, 166), (344, 170), (350, 184)],
                [(330, 182), (328, 170), (314, 174)],
            )
        ]
    )
    art.ink(vein.grown(3.4))
    art.fill(vein, RED.light)


def _collar(art: Picture) -> None:
    art.piece(
        union(
            [
                ellipse(200 + dx, 338 + abs(dx) * 0.06 + (abs(dx) / 110) ** 2 * 14, 25, 22)
                for dx in (-124, -92, -60, -30, 0, 30, 60, 92, 124)
            ]
        ),
        ERMINE,
        line=5,
        shade=(7, 9),
        lamp=5,
    )
    for dx in (-112, -64, -18, 30, 76, 120):
        art.ink(
            blob(
                corner(200 + dx, 330 + abs(dx) * 0.12),
                (206 + dx, 346 + abs(dx) * 0.12),
                (200 + dx, 354 + abs(dx) * 0.12),
                (194 + dx, 346 + abs(dx) * 0.12),
            )
        )


def _carrot(art: Picture) -> None:
    art.piece(
        blob((70, 396), (44, 372), (50, 340), (80, 328), (108, 342), (112, 376), (96, 398)),
        BONE,
        line=5,
        shade=(8, 8),
        lamp=5,
    )
    art.piece(
        blob(
            (72, 330), (92, 318), (98, 280), (86, 210), corner(78, 168), (66, 214), (54, 282), (56, 320)
        ).turned(-16, (76, 330)),
        Tones("#F7A85A", "#E2762B", "#A6461A"),
        line=5,
        shade=(9, 3),
        lamp=5,
    )
    for x, y in ((40, 250), (50, 282), (34, 222)):
        art.stroke((x, y), (x + 16, y + 4), width=4, start=3, colour=RUST.dark)
    for turn in (-34, -8, 18):
        art.piece(
            blob((84, 400), (92, 420), (88, 440), (76, 440), (72, 420)).turned(turn, (82, 396)),
            MOSS,
            line=4,
            shade=(4, 2),
            lamp=2,
        )
    for finger in range(3):
        art.stroke((60 + finger * 16, 340 - finger), (62 + finger * 16, 356), width=3.5)
