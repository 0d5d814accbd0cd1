"""The Axe."""

from assets.drawing.curves import blob, brush, corner, placed
from assets.drawing.innkeepers_folly.discs import blank_disc
from assets.drawing.palette import IRON, MOUTH, OCHRE, PINK, RUST, WINE, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, polygon, spot, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Axe, 400 x 400."""
    art.ground("#8FA3B4", "#25304E", "#31405F", seed=41)
    _gold_halves(art)
    _shards(art)
    _axe(art)


def _gold_halves(art: Picture) -> None:

    def left_half(g: Shape) -> Shape:
        return g.turned(-9, (200, 400)).moved(-17, 0)

    def right_half(g: Shape) -> Shape:
        return g.turned(9, (200, 400)).moved(17, 0)

    crack = [(206, 0), (196, 150), (214, 190), (188, 232), (212, 276), (190, 318), (206, 356), (198, 460)]
    left_part = polygon(*crack, (-100, 460), (-100, 0))
    right_part = polygon(*crack, (520, 460), (520, 0))
    for angle, line, scale in ((left_half, left_part, -1), (right_half, right_part, 1)):
        blank_disc(art, 200, 262, 126, angle, line)
        part = angle(spot(200 + scale * 54, 240))
        art.eye(part.centroid[0], part.centroid[1], 27, 29, look=(-scale * 8, -6), pupil=9, iris="#7C4A2A")
        brain = placed(
            [
                (200 + scale * 26, 196),
                (200 + scale * 54, 190 if scale < 0 else 184),
                (200 + scale * 84, 206 if scale < 0 else 200),
            ],
            angle,
        )
        art.stroke(*brain, width=11, start=4, end=4, colour=OCHRE.dark)
        mouth = angle(ellipse(200, 322, 46, 27) & line)
        art.piece(mouth, MOUTH, line=4.5, shade=None, lamp=0)
        art.fill(angle(ellipse(200, 342, 30, 12) & line & ellipse(200, 322, 46, 27)), PINK.base)
        part_2 = angle(spot(200 + scale * 86, 290))
        art.fill(ellipse(*part_2.centroid, 15, 10), RUST.light, 0.7)


def _shards(art: Picture) -> None:
    for x, y, reach, scale in (
        (120, 96, 20, 1),
        (286, 108, -30, 1.1),
        (200, 396, 0, 0.7),
        (70, 140, 50, 0.7),
        (338, 150, -10, 0.8),
    ):
        art.piece(
            polygon(
                (x - 13 * scale, y + 8 * scale),
                (x + 2 * scale, y - 16 * scale),
                (x + 15 * scale, y + 9 * scale),
            ).turned(reach, (x, y)),
            OCHRE,
            line=4,
            shade=(4, 3),
            lamp=2,
        )


def _axe(art: Picture) -> None:
    art.piece(
        blob(
            corner(130, 86),
            (240, 84),
            (330, 92),
            corner(440, 84),
            corner(440, 118),
            (330, 112),
            (240, 112),
            corner(130, 114),
        ).turned(-17, (200, 140)),
        WOOD,
        line=6,
        shade=(4, 9),
        hatching=Hatching(angle=0, length=40, width=4),
    )
    for x in range(8):
        art.piece(
            polygon((318 + x * 17, 84), (330 + x * 17, 84), (326 + x * 17, 119), (314 + x * 17, 119)).turned(
                -17, (200, 140)
            ),
            WINE,
            line=3.4,
            shade=(3, 3),
            lamp=1.5,
        )
    head = blob(
        corner(168, 66),
        corner(226, 66),
        corner(228, 122),
        (236, 160),
        (262, 200),
        corner(284, 222),
        (240, 250),
        (194, 256),
        (148, 248),
        corner(106, 218),
        (130, 196),
        (156, 160),
        corner(166, 122),
    )
    art.piece(
        head.turned(-17, (200, 140)),
        IRON,
        line=7,
        shade=(15, 9),
        lamp=7,
        hatching=Hatching(angle=20, length=30, width=6),
    )
    edge = head - head.scaled(1.02, 1, (196, 100)).moved(0, -17) & box(80, 170, 320, 300)
    art.fill(edge.turned(-17, (200, 140)), "#EDF2F2")
    art.piece(
        polygon((186, 256), (193, 243), (201, 256)).turned(-17, (200, 140)),
        Tones("#31405F", "#31405F", "#31405F"),
        line=0,
        shade=None,
        lamp=0,
    )
    art.fill(
        union(
            [
                brush([(176, 140), (198, 160), (218, 140)], 3, 6, 3),
                brush([(170, 160), (198, 186), (224, 160)], 3, 6, 3),
            ]
        ).turned(-17, (200, 140)),
        IRON.dark,
    )
    art.piece(
        blob(
            corner(150, 60), (166, 52), (232, 52), corner(246, 60), corner(242, 126), corner(150, 126)
        ).turned(-17, (200, 140)),
        IRON,
        line=6,
        shade=(10, 8),
        lamp=5,
    )
    art.piece(ellipse(197, 90, 13).turned(-17, (200, 140)), OCHRE, line=4, shade=(4, 4), lamp=3)
    art.piece(
        polygon((150, 70), (120, 60), (108, 70), (108, 118), (120, 128), (150, 116)).turned(-17, (200, 140)),
        IRON,
        line=6,
        shade=(6, 6),
    )
