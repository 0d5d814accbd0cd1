"""The Chain."""

import math

from assets.drawing.curves import blob, brush, corner
from assets.drawing.palette import IRON, OCHRE, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Chain, 400 x 400."""
    art.ground("#9AA4B4", "#262B44", "#343A58", seed=43)
    _figure(art)
    _shackle(art)
    _body(art)
    _weary_face(art)
    _hatpin_of_hope(art)


def _figure(art: Picture) -> None:

    def run(left: float, y0: float, right: float, y1: float, count: int) -> None:
        angle = math.degrees(math.atan2(y1 - y0, right - left))
        for phase in (1, 0):
            for number in range(count):
                if number % 2 != phase:
                    continue
                angle_2 = (number + 0.5) / count
                x, y = (left + (right - left) * angle_2, y0 + (y1 - y0) * angle_2)
                shape = (
                    ellipse(x, y, 38, 25, angle) - ellipse(x, y, 20, 8.5, angle)
                    if phase == 0
                    else box(x - 34, y - 9, x + 34, y + 9).grown(4).turned(angle, (x, y))
                )
                art.piece(shape, IRON, shade=(5, 6), lamp=3)

    run(-30, 20, 170, 250, 5)
    run(430, 20, 230, 250, 5)
    run(-30, 404, 170, 290, 5)
    run(430, 404, 230, 290, 5)


def _shackle(art: Picture) -> None:
    skin = blob(
        corner(118, 236),
        (116, 150),
        (136, 88),
        (200, 58),
        (264, 88),
        (284, 150),
        corner(282, 236),
        corner(244, 236),
        (246, 156),
        (236, 118),
        (200, 98),
        (164, 118),
        (154, 156),
        corner(156, 236),
    )
    art.piece(skin, IRON, line=7, shade=(11, 9), lamp=7, hatching=Hatching(angle=20, length=16))


def _body(art: Picture) -> None:
    body = blob(
        corner(84, 212),
        (200, 200),
        corner(316, 212),
        (330, 290),
        (304, 370),
        (200, 396),
        (96, 370),
        (70, 290),
    )
    art.piece(body, OCHRE, line=7, shade=(24, 14), lamp=8, hatching=Hatching(angle=20, length=50, width=7))
    rim = body.grown(-13) - body.grown(-18)
    art.fill(rim, OCHRE.dark)
    for x, y in ((104, 236), (296, 236), (112, 350), (288, 350)):
        art.piece(ellipse(x, y, 8), IRON, line=3, shade=(2, 2), lamp=1.5)


def _weary_face(art: Picture) -> None:
    art.eye(
        148, 262, 29, 24, look=(9, 5), pupil=9, lid=0.46, lower_lid=0.1, skin=OCHRE, tilt=6, iris="#7C4A2A"
    )
    art.eye(
        252, 262, 29, 24, look=(9, 5), pupil=9, lid=0.4, lower_lid=0.1, skin=OCHRE, tilt=-8, iris="#7C4A2A"
    )
    art.stroke((112, 232), (144, 226), (182, 246), width=15, start=4, end=8, colour=WOOD.dark)
    art.stroke((288, 222), (254, 220), (218, 244), width=15, start=4, end=8, colour=WOOD.dark)
    art.stroke((124, 290), (148, 298), (172, 290), width=4, colour=OCHRE.dark)
    art.stroke((228, 290), (252, 298), (276, 290), width=4, colour=OCHRE.dark)
    keyhole = union([ellipse(200, 304, 23), polygon((188, 312), (212, 312), (224, 366), (176, 366)).grown(3)])
    art.piece(keyhole, Tones("#A8641E", "#7A4416", "#A8641E"), shade=None, lamp=0)
    art.ink(union([ellipse(200, 305, 17), polygon((191, 312), (209, 312), (218, 362), (182, 362))]))
    for line in ([(150, 346), (162, 336), (160, 320)], [(250, 346), (238, 336), (240, 320)]):
        art.stroke(*line, colour=OCHRE.dark)


def _hatpin_of_hope(art: Picture) -> None:
    art.stroke((216, 322), (262, 352), width=0)
    art.piece(
        brush([(206, 318), (250, 344), (270, 330), (286, 352), (330, 372)], 6, 7, 6),
        IRON,
        line=4,
        shade=(2, 2),
        lamp=1.5,
    )
    art.piece(ellipse(338, 376, 14) - ellipse(338, 376, 7), IRON, line=4, shade=(3, 3), lamp=2)
    art.stroke((128, 150), (132, 122), (150, 96), width=0)
