"""Scullion."""

from assets.drawing.curves import blob, corner
from assets.drawing.innkeeper.forms import Place
from assets.drawing.innkeeper.props import drop
from assets.drawing.innkeeper.reaching_hands import grip_front
from assets.drawing.palette import BLUE, LINEN, MOSS, MOUTH, PARCHMENT, RED, RUST, SKIN, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Scullion, 400 x 400."""
    art.coarsen(0.3)
    art.ground("#7FB0BE", "#2C4660", "#38587A", seed=25, rays_from=(200, 180))
    _scene(art)
    _scene_eyes(art)
    _headscarf(art)
    _plate_tower(art)
    _fish_bone_on_top_fork(art)
    _hands(art)
    _bubbles(art)


def _scene(art: Picture) -> None:
    art.piece(
        blob(corner(60, 420), (90, 340), (150, 300), (230, 290), (310, 300), (366, 344), corner(390, 420)),
        MOSS,
        line=6,
        shade=(20, 9),
        lamp=6,
        hatching=Hatching(angle=40, length=50, width=6),
    )
    art.piece(
        blob(corner(170, 300), (236, 320), corner(300, 300), corner(320, 420), corner(150, 420)),
        PARCHMENT,
        shade=(12, 6),
    )
    art.piece(
        blob((160, 170), (152, 240), (176, 276), (300, 276), (326, 240), (318, 170)),
        RUST,
        line=6,
        shade=(10, 7),
        lamp=5,
        hatching=Hatching(angle=80, length=20),
    )
    art.piece(
        blob((240, 98), (298, 118), (316, 176), (302, 234), (240, 274), (178, 234), (164, 176), (180, 118)),
        SKIN,
        line=6,
        shade=(16, 7),
        lamp=6,
    )
    art.fill(ellipse(190, 220, 19, 12), RED.light, 0.5)
    art.fill(ellipse(292, 218, 18, 12), RED.light, 0.5)
    art.eye(206, 178, 27, 29, look=(-14, -8), pupil=7, iris="#4D8AAB")


def _scene_eyes(art: Picture) -> None:
    art.eye(274, 176, 27, 29, look=(-14, -8), pupil=7, iris="#4D8AAB")
    art.stroke((178, 140), (204, 124), (230, 138), width=9, start=3, end=4, colour=RUST.dark)
    art.stroke((252, 134), (280, 122), (302, 142), width=9, start=4, end=3, colour=RUST.dark)
    art.piece(
        blob((234, 192), (248, 192), (258, 214), (250, 224), (232, 224), (224, 214)),
        SKIN,
        line=4,
        shade=(5, 4),
    )
    art.piece(
        blob((212, 244), (226, 236), (240, 242), (254, 236), (270, 246), (262, 260), (240, 256), (220, 260)),
        MOUTH,
        line=4,
        shade=None,
        lamp=0,
    )
    art.fill(blob((222, 242), (240, 246), (260, 243), (256, 250), (240, 251), (226, 250)), "#FFF8E6")
    for x, y in ((186, 210), (196, 214), (284, 210), (294, 213)):
        art.fill(ellipse(x, y, 2.5), SKIN.dark)


def _headscarf(art: Picture) -> None:
    art.piece(
        blob(
            corner(160, 160),
            (158, 112),
            (190, 72),
            (242, 58),
            (296, 74),
            (322, 116),
            corner(320, 162),
            (284, 124),
            (240, 114),
            (196, 124),
        ),
        RED,
        line=6,
        shade=(14, 9),
        lamp=6,
        hatching=Hatching(length=30),
    )
    for x, y in ((200, 94), (240, 82), (280, 98), (178, 122), (304, 126), (258, 104)):
        art.fill(ellipse(x, y, 6), PARCHMENT.light)
    art.piece(
        blob(
            corner(222, 64),
            (190, 34),
            (200, 14),
            (228, 24),
            (240, 52),
            (258, 20),
            (288, 16),
            (292, 40),
            corner(256, 66),
        ),
        RED,
        shade=(7, 6),
    )
    art.piece(ellipse(240, 58, 12), RED, line=4, shade=(4, 4), lamp=3)
    art.piece(
        blob(corner(170, 160), (160, 200), corner(172, 236), (184, 200), corner(186, 158)),
        RUST,
        line=4.5,
        shade=(4, 3),
        lamp=3,
    )


def _plate_tower(art: Picture) -> None:
    places = [112, 108, 100, 98, 106, 116, 122, 118, 106, 92, 80]
    art.piece(
        blob(corner(60, 420), (50, 352), (70, 322), (150, 318), (190, 350), corner(190, 420)),
        MOSS,
        line=6,
        shade=(12, 8),
        lamp=5,
        hatching=Hatching(length=22),
    )
    for number, x in enumerate(places):
        y = 304 - number * 25
        colour = [LINEN, BLUE, LINEN, Tones("#FFF8E6", "#EFE3C8", "#B8A384"), PARCHMENT][number % 5]
        width = 84 - number % 3 * 7
        angle = (places[min(number + 1, 10)] - x) * 0.5 - 2
        art.piece(
            (
                ellipse(x, y, width, 13)
                | polygon(
                    (x - width * 0.55, y + 4),
                    (x + width * 0.55, y + 4),
                    (x + width * 0.4, y + 21),
                    (x - width * 0.4, y + 21),
                )
            ).turned(angle, (x, y)),
            colour,
            shade=(9, 4),
        )
        art.fill(
            ellipse(x, y - 2, width * 0.72, 6).turned(angle, (x, y)),
            colour.dark,
        )


def _fish_bone_on_top_fork(art: Picture) -> None:
    bone = union(
        [
            box(40, 36, 110, 41),
            polygon((108, 38), (132, 22), (130, 56)),
            ellipse(40, 38, 15, 12),
            *[box(60 + number * 14, 26, 64 + number * 14, 52) for number in range(4)],
        ]
    ).turned(-10, (80, 40))
    art.piece(bone, LINEN, line=4, shade=(2, 3), lamp=0)
    art.ink(ellipse(37, 42, 3.4))


def _hands(art: Picture) -> None:
    for place in (Place(60, 326, 62, 0.6), Place(176, 326, -62, 0.6, True)):
        grip_front(art, place)


def _bubbles(art: Picture) -> None:
    for x, y, reach in (
        (30, 330, 15),
        (14, 300, 9),
        (216, 306, 13),
        (238, 290, 8),
        (34, 250, 7),
        (348, 90, 12),
        (366, 60, 7),
        (336, 250, 9),
        (14, 210, 5),
    ):
        art.piece(
            ellipse(x, y, reach),
            Tones("#FFFFFF", "#CFE8F0", "#8FC1D6"),
            line=3.4,
            shade=(reach * 0.25, reach * 0.25),
            lamp=0,
        )
        art.fill(ellipse(x - reach * 0.35, y - reach * 0.4, reach * 0.28), "#FFFFFF")
    drop(art, 336, 140, 0.9)
    drop(art, 352, 176, 0.7)
