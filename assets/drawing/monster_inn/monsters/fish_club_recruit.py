"""Fish-Club Recruit."""

from assets.drawing.curves import blob, corner
from assets.drawing.monster_inn.bodies import bust, fist, sleeve
from assets.drawing.monster_inn.goblins import goblin_ears, goblin_head, goblin_nose
from assets.drawing.monster_inn.palette import GOBLIN, KIND
from assets.drawing.monster_inn.props import drops
from assets.drawing.palette import BLUE, IRON, LINEN, RUST, TAN, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw Fish-Club Recruit, 400 x 400."""
    art.ground(*KIND["goblin"], seed=2)
    with art.about(200, 420, scale=0.88):
        _figure(art)
        _bucket_helmet(art)
        _fish_club(art)


def _figure(art: Picture) -> None:
    bust(art, TAN, 320, 118)
    art.piece(box(150, 356, 186, 390).turned(8), RUST, line=3, shade=(4, 4), lamp=0)
    for number in range(3):
        art.stroke(
            (150 + number * 14, 352 + number), (154 + number * 14, 362 + number), width=3, start=2, end=2
        )
    goblin_ears(art, droop=22)
    goblin_head(art)
    art.eye(158, 196, 30, 31, look=(7, -3), pupil=7, iris="#FFCB45")
    art.eye(242, 196, 27, 27, look=(-5, -3), pupil=6, iris="#FFCB45")
    goblin_nose(art, right=8, length=-8)
    art.piece(
        blob((222, 272), (230, 292), (228, 306), (222, 310), (216, 304), (217, 288)),
        Tones("#E9FFB0", "#C2D86E", "#86A83E"),
        line=3,
        shade=(3, 0),
        lamp=2,
    )
    art.stroke(
        (152, 284), (174, 276), (190, 286), (200, 296), (226, 292), (242, 280), width=7, start=3, end=3
    )
    art.piece(box(172, 278, 186, 296), LINEN, line=2.6, shade=(3, 0), lamp=0)


def _bucket_helmet(art: Picture) -> None:
    with art.about(200, 120, turned=8):
        art.piece(
            blob(
                corner(104, 142),
                (116, 80),
                corner(134, 10),
                (200, 0),
                corner(266, 10),
                (284, 80),
                corner(296, 142),
                (200, 156),
            ),
            WOOD,
            line=6,
            shade=(20, 8),
            lamp=6,
            hatching=Hatching(angle=0, length=20, width=5),
        )
        for x, x2 in ((160, 150), (200, 200), (240, 250)):
            art.stroke((x, 8), (x2, 148), width=4, start=3, end=3)
        art.piece(
            blob(corner(120, 44), (200, 32), corner(280, 44), corner(284, 64), (200, 54), corner(116, 64)),
            IRON,
            line=4.5,
            shade=(8, 4),
            lamp=3,
        )
        art.piece(
            blob((106, 128), (200, 142), (294, 128), (298, 146), (200, 160), (102, 146)),
            IRON,
            line=4.5,
            shade=(8, 4),
            lamp=3,
        )
        art.stroke((134, 10), (150, -34), (200, -52), (250, -34), (266, 10), width=7, start=6, end=6)
    sleeve(art, 330, 340, TAN, 34)


def _fish_club(art: Picture) -> None:
    with art.at(330, 330, turned=14):
        art.piece(
            blob(
                corner(-10, -6),
                (-6, -28),
                (-34, -70),
                (-40, -120),
                (-24, -168),
                corner(4, -190),
                (30, -160),
                (38, -118),
                (30, -68),
                (8, -28),
                corner(12, -6),
            ),
            BLUE,
            line=6,
            shade=(12, 6),
            lamp=6,
            hatching=Hatching(angle=10, length=20),
        )
        art.piece(
            blob(
                corner(-8, 10), (-34, 40), corner(-22, 54), (0, 40), corner(24, 54), (34, 40), corner(10, 10)
            ),
            BLUE,
            shade=(6, 5),
        )
        art.eye(-8, -148, 10, 10, look=(0, 0), pupil=4)
        art.stroke((20, -176), (16, -160), (26, -150), width=4)
        art.stroke((-26, -118), (-12, -108), (-18, -92), width=4)
        art.piece(
            blob(corner(36, -120), (60, -112), corner(52, -90), (36, -92)),
            BLUE,
            line=4.5,
            shade=(4, 4),
            lamp=2,
        )
        for y in (-104, -84, -64):
            art.stroke((4, y), (14, y + 6), (22, y - 2), width=3, colour=BLUE.dark)
    fist(art, 330, 330, GOBLIN, 0.95, 10)
    drops(art, (70, 110, 0.9), (346, 116, 0.7))
    for line in ([(376, 150), (392, 140)], [(384, 180), (402, 178)]):
        art.stroke(*line, width=6, start=3)
    sleeve(art, 64, 356, TAN, 32)
    fist(art, 66, 348, GOBLIN, 0.88, -6)
