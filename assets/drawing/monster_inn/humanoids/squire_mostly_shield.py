"""Squire Mostly-Shield."""

from assets.drawing.curves import blob, corner
from assets.drawing.monster_inn.bodies import bust
from assets.drawing.monster_inn.humans import brows, face, freckles, nose
from assets.drawing.monster_inn.palette import BAND, ROSE, WHITE_CREAM
from assets.drawing.monster_inn.props import drops
from assets.drawing.palette import IRON, OCHRE, PARCHMENT, RED, RUST, STRAW, TEAL, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw Squire Mostly-Shield, 400 x 400."""
    art.ground(*BAND["A"], seed=2)
    _pigtails(art)
    _giant_shield(art)
    _crest(art)
    _arrows(art)
    _fingers_over_rim(art)


def _pigtails(art: Picture) -> None:
    for _ in art.both_sides():
        art.piece(
            blob(
                (124, 128),
                (84, 96),
                (46, 100),
                (26, 136),
                (40, 176),
                corner(30, 204),
                (62, 196),
                (92, 176),
                (120, 160),
            ),
            RUST,
            line=5.5,
            shade=(9, 7),
            lamp=5,
            hatching=Hatching(angle=40, length=18),
        )
        art.piece(ellipse(114, 138, 13), TEAL, line=4.5, shade=(4, 4), lamp=3)
    art.piece(
        blob(
            (116, 190),
            (110, 130),
            (144, 80),
            (200, 62),
            (256, 80),
            (290, 130),
            (284, 190),
            (280, 260),
            (120, 260),
        ),
        RUST,
        line=5.5,
        shade=(12, 7),
        lamp=5,
    )
    bust(art, PARCHMENT, 320, 140)
    with art.about(0, 0, down=-14):
        face(art, ROSE, "round")
        art.eye(162, 198, 27, 28, look=(-3, -2), pupil=9, iris="#6C8038")
        art.eye(240, 198, 27, 28, look=(-6, -2), pupil=9, iris="#6C8038")
        brows(art, RUST.dark, 154, -10, 8, 10, arch=4)
        nose(art, Tones("#F5B5A8", "#E28A72", "#A9503F"), "btn", 0, 6)
        freckles(
            art,
            ROSE,
            (138, 236),
            (148, 230),
            (150, 242),
            (160, 236),
            (240, 236),
            (250, 230),
            (254, 242),
            (264, 236),
            (190, 214),
            (212, 212),
        )
        art.piece(
            blob(
                corner(114, 180),
                (120, 124),
                (152, 92),
                (200, 84),
                (250, 94),
                (282, 126),
                corner(288, 182),
                (262, 142),
                (226, 120),
                corner(178, 150),
                (190, 118),
                (140, 142),
            ),
            RUST,
            shade=(8, 6),
            lamp=5,
            hatching=Hatching(angle=70, length=16),
        )
    drops(art, (96, 180, 0.9), (304, 172, 0.8))


def _giant_shield(art: Picture) -> None:
    shoulders = blob(
        corner(40, 268),
        (120, 256),
        (200, 272),
        (280, 256),
        corner(360, 268),
        (372, 340),
        corner(356, 440),
        corner(44, 440),
        (28, 340),
    )
    art.piece(shoulders, WOOD, line=7, shade=(10, 10), lamp=6)
    field = shoulders.scaled(0.9, 0.9, (200, 380))
    art.piece(field, TEAL, line=4.5, shade=(14, 9), lamp=0, hatching=Hatching(angle=20, length=40))
    art.piece(
        field & box(200, 0, 400, 440),
        STRAW,
        line=0,
        shade=(12, 6),
        lamp=0,
        hatching=Hatching(angle=20, length=40),
    )
    art.ink(box(197, 276, 203, 440) & field)


def _crest(art: Picture) -> None:
    art.piece(
        blob(
            (164, 386),
            (160, 352),
            (178, 330),
            (200, 328),
            (216, 340),
            corner(236, 350),
            (218, 358),
            (222, 372),
            (262, 374),
            (270, 396),
            (240, 424),
            (190, 424),
        ),
        WHITE_CREAM,
        line=5.5,
        shade=(11, 7),
    )
    art.piece(blob((214, 338), corner(244, 342), (248, 352), (220, 354)), OCHRE, line=4, shade=(3, 3), lamp=2)
    art.ink(ellipse(194, 344, 4.5))
    art.stroke((200, 392), (220, 404), (244, 394), start=2, end=2)
    for x, y in ((64, 298), (336, 298), (54, 376), (346, 376)):
        art.piece(ellipse(x, y, 8), IRON, line=3.6, shade=(3, 3), lamp=2)


def _arrows(art: Picture) -> None:
    for x, y, reach in ((96, 330, -24), (316, 346, 22)):
        with art.at(x, y, turned=reach):
            art.piece(box(-4, -88, 4, 4), WOOD, line=4, shade=(3, 0), lamp=1)
            art.piece(
                polygon((-13, -96), (0, -82), (13, -96), (13, -66), (0, -54), (-13, -66)),
                RED,
                line=4,
                shade=(4, 2),
                lamp=2,
            )
            art.stroke((-8, 6), (-14, 18), width=4)
            art.stroke((8, 4), (18, 12), width=4)


def _fingers_over_rim(art: Picture) -> None:
    for middle_x in (104, 288):
        for number in range(4):
            art.piece(
                blob(
                    (middle_x - 30 + number * 17 - 8, 286),
                    (middle_x - 30 + number * 17 - 8, 258),
                    (middle_x - 30 + number * 17, 248),
                    (middle_x - 30 + number * 17 + 8, 258),
                    (middle_x - 30 + number * 17 + 8, 286),
                    (middle_x - 30 + number * 17, 292),
                ),
                ROSE,
                line=4.5,
                shade=(4, 3),
                lamp=3,
            )
