"""Farmer Wrong-Turnip."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.monster_inn.bodies import bust, fist, sleeve
from assets.drawing.monster_inn.humans import brows, cheeks, ears, face, freckles, nose
from assets.drawing.monster_inn.palette import BAND, GOLD
from assets.drawing.palette import (
    BLUE,
    IRON,
    LINEN,
    MOSS,
    MOUTH,
    PARCHMENT,
    PLUM,
    RED,
    RUST,
    SKIN,
    STRAW,
    WOOD,
    Tones,
)
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw Farmer Wrong-Turnip, 400 x 400."""
    art.ground(*BAND["A"], seed=1)
    _pitchfork(art)
    _hay_straw(art)
    _straw_hat(art)
    _turnip_with_face(art)


def _pitchfork(art: Picture) -> None:
    with art.at(330, 350, turned=6):
        art.piece(box(-7, -230, 7, 120), WOOD, shade=(5, 0), lamp=2)
        fork = union(
            [
                brush([(0, -226), (-34, -244), (-38, -290), (-36, -330)], 9, 11, 4),
                brush([(0, -226), (34, -244), (38, -290), (36, -330)], 9, 11, 4),
                brush([(0, -220), (0, -280), (0, -336)], 9, 11, 4),
            ]
        )
        art.piece(fork, IRON, shade=(4, 3), lamp=2)
    bust(art, PARCHMENT, 318, 150)
    for number in range(6):
        art.stroke(
            (60 + number * 56, 340 - (0 if 1 < number < 4 else -14)),
            (56 + number * 57, 430),
            width=4,
            start=3,
            end=3,
            colour=RUST.base,
        )
    art.piece(
        blob(corner(136, 362), corner(264, 362), corner(272, 430), corner(128, 430)),
        BLUE,
        line=5.5,
        shade=(12, 7),
        lamp=5,
    )
    for _ in art.both_sides():
        art.piece(blob((118, 322), (144, 318), (166, 366), (160, 388), (140, 384)), BLUE, shade=(6, 5))
        art.piece(ellipse(152, 376, 9), GOLD, line=3.6, shade=(3, 3), lamp=2)
    ears(art, SKIN, 118, 212)
    art.piece(
        blob((112, 170), (104, 214), corner(118, 250), (136, 240), (140, 180)),
        RUST,
        shade=(5, 5),
        hatching=Hatching(angle=75, length=12),
    )
    art.piece(blob((288, 170), (296, 214), corner(282, 250), (264, 240), (260, 180)), RUST, shade=(5, 5))
    face(art, SKIN, "round")
    cheeks(art, 146, 256, 244, 25, 18, RED, 0.45)
    art.eye(162, 198, 23, 23, look=(6, -4), pupil=8, iris="#4D8AAB")
    art.eye(240, 200, 22, 22, look=(-6, -5), pupil=8, iris="#4D8AAB")
    brows(art, RUST.dark, 164, -6, 2, 11)
    nose(art, Tones("#F5B5A8", "#E28A72", "#A9503F"), "bulb", 0, -4)
    shape = blob(
        corner(148, 264),
        (176, 272),
        (202, 274),
        (228, 272),
        corner(256, 260),
        (238, 290),
        (202, 300),
        (166, 290),
    )
    art.piece(shape, MOUTH, line=4.5, shade=None, lamp=0)
    art.piece(box(186, 270, 201, 289).grown(1), LINEN, line=2.6, shade=(3, 0), lamp=0)
    art.piece(box(204, 270, 219, 289).grown(1), LINEN, line=2.6, shade=(3, 0), lamp=0)
    freckles(art, SKIN, (136, 226), (146, 220), (154, 228), (250, 226), (260, 220), (268, 228))


def _hay_straw(art: Picture) -> None:
    art.stroke((238, 284), (280, 270), (318, 248), width=6, start=4, end=3)
    art.stroke((238, 284), (280, 270), (318, 248), width=4, start=3, end=2, colour=STRAW.light)
    for number in range(4):
        art.piece(
            ellipse(304 + number * 7, 252 - number * 6, 8, 4).turned(-50 + number * 25),
            STRAW,
            line=2.4,
            shade=None,
            lamp=1,
        )


def _straw_hat(art: Picture) -> None:
    art.piece(
        blob(
            corner(116, 136),
            (128, 72),
            (164, 44),
            (200, 50),
            (240, 40),
            (274, 70),
            corner(286, 136),
            (200, 122),
        ),
        STRAW,
        line=6,
        shade=(16, 9),
        lamp=6,
        hatching=Hatching(angle=20, length=36, width=6),
    )
    art.piece(
        blob((114, 126), (200, 108), (288, 124), (290, 144), (200, 130), (112, 146)),
        RED,
        line=4.5,
        shade=(6, 6),
        lamp=3,
    )
    art.piece(
        blob(
            (36, 172),
            corner(62, 144),
            corner(90, 150),
            (118, 136),
            (200, 128),
            (284, 136),
            corner(316, 150),
            corner(322, 136),
            (352, 150),
            (366, 164),
            (356, 182),
            corner(330, 178),
            corner(326, 190),
            (282, 168),
            (200, 158),
            (118, 168),
            (70, 188),
            corner(58, 178),
            (48, 186),
        ),
        STRAW,
        line=6,
        shade=(8, 9),
        lamp=5,
        hatching=Hatching(angle=10, length=22),
    )
    for line in (
        [(70, 160), (110, 152)],
        [(150, 146), (190, 142)],
        [(236, 146), (270, 150)],
        [(300, 158), (330, 164)],
    ):
        art.stroke(*line, width=3.4, colour=STRAW.dark)
    sleeve(art, 330, 372, PARCHMENT, 42)
    fist(art, 330, 358, SKIN, 1.05, 5)


def _turnip_with_face(art: Picture) -> None:
    sleeve(art, 66, 384, PARCHMENT, 42)
    for reach in (-28, 0, 26):
        with art.at(66, 262, turned=reach):
            art.piece(
                blob(corner(0, 8), (-13, -22), (-9, -52), (2, -62), (12, -48), (12, -18)),
                MOSS,
                line=4.5,
                shade=(5, 2),
                lamp=3,
            )
    art.piece(
        blob((66, 262), (98, 270), (106, 300), (86, 334), corner(68, 368), (48, 334), (24, 302), (34, 270)),
        Tones("#FBE6F0", "#E7BFD6", "#9C5E8C"),
        line=5.5,
        shade=(11, 8),
        lamp=5,
    )
    art.fill(blob((36, 272), (66, 264), (98, 272), (98, 284), (66, 278), (34, 284)), PLUM.light, 0.8)
    art.ink(ellipse(54, 302, 4, 5), ellipse(78, 302, 4, 5))
    art.stroke((56, 318), (66, 322), (76, 316), width=4, start=2, end=2)
    fist(art, 66, 362, SKIN, 1.0, -4)
