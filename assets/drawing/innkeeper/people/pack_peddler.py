"""Pack Peddler."""

from assets.drawing.curves import blob, corner, star
from assets.drawing.innkeeper.figure import Figure
from assets.drawing.innkeeper.palette import COPPER, GOLD, TORTOISE
from assets.drawing.palette import (
    BLUE,
    IRON,
    LINEN,
    MOSS,
    NIGHT,
    OCHRE,
    PARCHMENT,
    RED,
    STRAW,
    WINE,
    WOOD,
    Tones,
)
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Pack Peddler, 400 x 400."""
    art.ground("#A9BE7E", "#5A4526", "#6B5430", seed=210)
    figure = Figure(art)
    _shell_as_a_pack(figure)
    _goods(figure)
    _straps_with_dangling_things(figure)
    _wrinkled_neck(figure)
    _head_tortoise(figure)
    _spectacles_shrewd_old_eyes(figure)
    _scarf(figure)
    _hands_offering_a_card(figure)


def _shell_as_a_pack(figure: Figure) -> None:
    figure.piece((box(210, 20, 236, 150) | ellipse(223, 20, 13, 6)).turned(14, (223, 90)), WINE, shade=(7, 0))
    figure.piece((box(176, 34, 200, 150) | ellipse(188, 34, 12, 6)).turned(-8, (188, 90)), BLUE, shade=(7, 0))
    figure.piece(box(256, 8, 274, 140).turned(26, (265, 80)), WOOD, shade=(5, 0), lamp=3)
    figure.piece(
        union(
            [
                *[box(247 + number * 5, -32, 251 + number * 5, 12) for number in range(8)],
                polygon((250, 6), (282, 6), (290, -30), (242, -30)),
            ]
        ).turned(26, (265, 80)),
        STRAW,
        line=4.5,
        shade=(6, 3),
        lamp=3,
    )
    figure.piece(polygon((60, 74), (140, 62), (148, 130), (68, 142)), WOOD, line=5.5, shade=(9, 7), lamp=5)
    figure.stroke((62, 98), (146, 86), width=4)
    figure.stroke((98, 68), (106, 136), width=4)
    figure.piece(ellipse(330, 126, 36), COPPER, line=5.5, shade=(9, 8), lamp=5)
    figure.piece(ellipse(330, 126, 23), COPPER, line=3, shade=(-5, -5), lamp=0)


def _goods(figure: Figure) -> None:
    figure.piece(box(326, 68, 338, 96).turned(20, (330, 126)), WOOD, line=4, shade=(4, 0), lamp=2)
    shell = blob(
        (30, 390),
        (22, 300),
        (46, 200),
        (110, 134),
        (200, 116),
        (290, 134),
        (354, 200),
        (378, 300),
        (370, 390),
    )
    figure.piece(shell, WOOD, line=7, shade=(24, 11), lamp=7, hatching=Hatching(length=44, width=7))
    for point in (
        [(200, 130), (240, 160), (236, 214), (200, 232), (164, 214), (160, 160)],
        [(104, 160), (146, 170), (148, 222), (116, 254), (72, 238), (72, 196)],
        [(296, 160), (254, 170), (252, 222), (284, 254), (328, 238), (328, 196)],
        [(48, 270), (96, 270), (110, 320), (84, 360), (38, 350)],
        [(352, 270), (304, 270), (290, 320), (316, 360), (362, 350)],
    ):
        figure.piece(blob(*point), OCHRE, shade=(9, 8), lamp=5, hatching=Hatching(length=14))


def _straps_with_dangling_things(figure: Figure) -> None:
    for x, y, tones in ((22, 300, IRON), (376, 316, GOLD)):
        figure.stroke((x, y - 60), (x, y), width=4, start=4, end=4)
        figure.piece(
            blob(
                (x, y - 6), (x + 18, y + 6), (x + 20, y + 34), (x, y + 40), (x - 20, y + 34), (x - 18, y + 6)
            ),
            tones,
            shade=(7, 5),
        )
    figure.piece(
        blob(corner(92, 420), (110, 360), (150, 330), (200, 324), (250, 330), (290, 360), corner(308, 420)),
        MOSS,
        line=6,
        shade=(18, 9),
        lamp=6,
        hatching=Hatching(angle=40),
    )


def _wrinkled_neck(figure: Figure) -> None:
    figure.piece(
        blob((156, 236), (244, 236), (256, 330), (200, 360), (144, 330)),
        TORTOISE,
        line=6,
        shade=(20, 0),
        lamp=0,
        hatching=Hatching(length=22),
    )
    for y in (290, 306, 322):
        figure.stroke((150, y), (176, y + 10), (200, y + 12), (226, y + 10), (250, y), colour=TORTOISE.dark)


def _head_tortoise(figure: Figure) -> None:
    head = blob(
        (200, 96),
        (258, 108),
        (284, 160),
        (278, 220),
        (244, 270),
        (200, 284),
        (156, 270),
        (122, 220),
        (116, 160),
        (142, 108),
    )
    figure.piece(head, TORTOISE, line=6.5, shade=(18, 9), lamp=7, hatching=Hatching(length=28))
    figure.stroke((160, 120), (200, 112), (240, 120), width=4, colour=TORTOISE.dark)
    figure.stroke((168, 132), (200, 126), (232, 132), width=4, colour=TORTOISE.dark)
    for x, y in ((136, 200), (146, 212), (262, 204), (254, 216), (210, 142)):
        figure.fill(ellipse(x, y, 5, 4), TORTOISE.dark)


def _spectacles_shrewd_old_eyes(figure: Figure) -> None:
    figure.eye(
        154,
        174,
        24,
        22,
        look=(8, 4),
        pupil=8,
        lid=0.4,
        lower_lid=0.1,
        tilt=-12,
        skin=TORTOISE,
        iris="#7C4A2A",
    )
    figure.eye(
        246,
        174,
        24,
        22,
        look=(8, 4),
        pupil=8,
        lid=0.34,
        lower_lid=0.1,
        tilt=12,
        skin=TORTOISE,
        iris="#7C4A2A",
    )
    for x in (154, 246):
        figure.piece(ellipse(x, 178, 33) - ellipse(x, 178, 27), GOLD, line=3, shade=(3, 3), lamp=2)
    figure.stroke((186, 174), (200, 166), (214, 174), width=6, start=5, end=5)
    figure.stroke((122, 142), (148, 126), (182, 142), width=12, start=4, end=5, colour=LINEN and LINEN.dark)
    figure.stroke((278, 142), (252, 126), (218, 142), width=12, start=4, end=5, colour=LINEN.dark)
    figure.piece(
        blob(
            (200, 190),
            (232, 204),
            (254, 232),
            (232, 250),
            (216, 254),
            corner(200, 268),
            (184, 254),
            (168, 250),
            (146, 232),
            (168, 204),
        ),
        Tones("#DDE0A0", "#B4B06A", "#72703A"),
        shade=(9, 7),
        lamp=6,
    )
    figure.ink(ellipse(190, 212, 4.5, 3.4, -30), ellipse(210, 212, 4.5, 3.4, 30))
    figure.stroke(
        (128, 240),
        (150, 250),
        (176, 256),
        (200, 268),
        (224, 256),
        (250, 250),
        (272, 236),
        width=7,
        start=2,
        end=2,
    )
    figure.piece(
        blob(corner(184, 277), (200, 283), corner(216, 277), (213, 308), corner(203, 338), (190, 310)),
        LINEN,
        line=4.5,
        shade=(6, 4),
        lamp=3,
    )
    figure.stroke((200, 290), (203, 318), width=3.4, colour=LINEN.dark)


def _scarf(figure: Figure) -> None:
    figure.piece(
        blob((140, 318), (200, 344), (260, 318), (270, 344), (200, 376), (130, 344)),
        RED,
        line=5.5,
        shade=(9, 7),
        lamp=5,
    )
    figure.piece(blob((230, 350), (262, 342), (274, 396), (256, 412), (240, 400)), RED, shade=(7, 5))
    for x in (164, 200, 236):
        figure.stroke(
            (x - 6, 340 - abs(x - 200) * 0.2),
            (x + 2, 366 - abs(x - 200) * 0.2),
            start=4,
            end=4,
            colour=GOLD.base,
        )


def _hands_offering_a_card(figure: Figure) -> None:
    figure.piece(box(82, 292, 130, 362).grown(4).turned(-14, (106, 330)), PARCHMENT, shade=(5, 5), lamp=3)
    figure.piece(box(88, 298, 124, 356).turned(-14, (106, 330)), NIGHT, line=2.4, shade=None, lamp=0)
    figure.fill(star(106, 327, 14, 6, 4), GOLD.base)
    figure.piece(
        blob(corner(62, 420), (66, 388), (96, 366), (130, 376), corner(142, 420)),
        MOSS,
        line=5.5,
        shade=(9, 7),
        lamp=5,
    )
    figure.piece(
        blob((76, 388), (72, 362), (92, 350), (120, 356), (130, 374), (116, 394), (92, 400)),
        TORTOISE,
        shade=(7, 6),
    )
    for number in range(3):
        figure.piece(
            blob(
                corner(80 + number * 16, 360),
                (92 + number * 16, 356),
                (91 + number * 16, 371),
                (82 + number * 16, 374),
            ),
            LINEN,
            line=3,
            shade=None,
            lamp=0,
        )
    figure.piece(
        blob(corner(264, 420), (268, 392), (296, 372), (330, 382), corner(340, 420)),
        MOSS,
        line=5.5,
        shade=(9, 7),
        lamp=5,
    )
    figure.piece(
        union([ellipse(300, 370, 24, 20), *[ellipse(286 + number * 16, 352, 9, 13) for number in range(3)]]),
        TORTOISE,
        shade=(7, 6),
    )
    for number in range(3):
        figure.piece(
            blob(
                corner(280 + number * 16, 344), corner(292 + number * 16, 344), corner(287 + number * 16, 332)
            ),
            LINEN,
            line=3,
            shade=None,
            lamp=0,
        )
