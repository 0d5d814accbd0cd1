"""Clean Linen."""

from assets.drawing.curves import blob, corner
from assets.drawing.innkeeper.forms import tube
from assets.drawing.innkeeper.props import spark
from assets.drawing.palette import BLUE, INK, IRON, LINEN, MOSS, NIGHT, OCHRE, PARCHMENT, WINE, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Clean Linen, 400 x 400."""
    art.ground("#9CC7D8", "#4A7A92", "#5C8EA4", seed=27, rays_from=(200, 180))
    _scene(art)
    _sheet(art)
    _bloomers_with_hearts(art)
    _pigeon(art)
    _basket_with_folded_linen(art)


def _scene(art: Picture) -> None:
    art.piece(
        blob(corner(-10, 420), (-10, 350), (80, 322), (200, 334), (320, 318), (420, 344), corner(420, 420)),
        MOSS,
        line=6,
        shade=(6, 10),
        lamp=5,
        hatching=Hatching(angle=0, length=10),
    )
    for x in (18, 378):
        art.piece(box(x - 11, 30, x + 11, 380), WOOD, line=6, shade=(7, 0), hatching=Hatching(length=10))
    rope = tube(6, (6, 72), (120, 84), (200, 88), (280, 84), (394, 70), steps=12)
    art.piece(rope, PARCHMENT, line=4, shade=(0, 2), lamp=0)


def _sheet(art: Picture) -> None:
    shoulders = blob(
        corner(92, 80),
        (180, 92),
        corner(236, 88),
        (240, 160),
        (232, 230),
        corner(244, 290),
        (200, 282),
        (164, 294),
        (126, 284),
        corner(86, 296),
        (96, 220),
        (86, 150),
    )
    art.piece(
        shoulders, LINEN, line=6, shade=(14, 10), lamp=0, hatching=Hatching(angle=10, length=40, width=6)
    )
    for line in (
        [(120, 96), (126, 170), (116, 270)],
        [(160, 100), (154, 190), (164, 280)],
        [(204, 98), (212, 180), (204, 270)],
    ):
        art.stroke(*line, width=6, end=2, colour=LINEN.dark)
    knots = box(112, 196, 150, 230).turned(-10)
    art.piece(knots, BLUE, line=4, shade=(4, 4), lamp=0)
    for number in range(3):
        art.stroke((112 + number * 13, 192 - number * 3), (116 + number * 13, 200 - number * 3), width=3)
        art.stroke((114 + number * 13, 230 - number * 3), (118 + number * 13, 238 - number * 3), width=3)


def _bloomers_with_hearts(art: Picture) -> None:
    bloomers = blob(
        corner(262, 84),
        corner(352, 78),
        (360, 150),
        (372, 214),
        (352, 232),
        (334, 222),
        (316, 160),
        (308, 158),
        (296, 226),
        (276, 238),
        (256, 222),
        (262, 150),
    )
    art.piece(
        bloomers,
        Tones("#FCE0D8", "#F3BFB4", "#C88074"),
        line=6,
        shade=(12, 8),
        lamp=6,
        hatching=Hatching(length=22),
    )
    for x, y in ((290, 110), (328, 108), (282, 148), (340, 146), (280, 188), (348, 188)):
        art.fill(
            union(
                [
                    ellipse(x - 4, y - 3, 5),
                    ellipse(x + 4, y - 3, 5),
                    polygon((x - 9, y - 1), (x + 9, y - 1), (x, y + 10)),
                ]
            ),
            WINE.base,
        )
    for x in (266, 346):
        art.piece(
            blob(
                (x - 16 if x < 300 else x - 20, 222),
                (x + 2, 214),
                (x + 20, 220),
                (x + 22, 236),
                (x + 2, 232),
                (x - 18, 240),
            ),
            LINEN,
            line=4.5,
            shade=(4, 4),
            lamp=0,
        )
    art.stroke((264, 98), (308, 104), (352, 94), width=4)
    for x, y in ((104, 80), (164, 88), (226, 88), (270, 84), (344, 78)):
        art.piece(box(x - 6, y - 22, x + 6, y + 20), OCHRE, line=4, shade=(4, 0), lamp=2)
        art.fill(box(x - 1.2, y - 4, x + 1.2, y + 20), INK)


def _pigeon(art: Picture) -> None:
    art.piece(blob(corner(36, 76), (18, 66), corner(-6, 78), (10, 52), (26, 40)), IRON, shade=(4, 4), lamp=3)
    art.piece(
        blob((60, 10), (80, 22), (84, 48), (70, 72), (44, 80), (22, 66), (24, 46), (40, 36), (42, 20)),
        NIGHT,
        line=6,
        shade=(8, 6),
        lamp=5,
        hatching=Hatching(length=12),
    )
    art.piece(blob((28, 48), (46, 42), (58, 54), (50, 70), (32, 70)), IRON, line=4, shade=(4, 4), lamp=3)
    art.eye(66, 26, 9, 9, look=(3, 4), pupil=4, lid=0.3, skin=NIGHT)
    art.piece(polygon((80, 28), (104, 36), (80, 42)), OCHRE, line=4, shade=(2, 3), lamp=1)
    art.stroke((50, 80), (50, 92), width=4, start=3, end=3)
    art.stroke((62, 78), (62, 90), width=4, start=3, end=3)


def _basket_with_folded_linen(art: Picture) -> None:
    for number, (tones, width) in enumerate(
        ((LINEN, 84), (PARCHMENT, 78), (Tones("#DCEBF2", "#B4D0DE", "#7FA6BA"), 82))
    ):
        y = 300 - number * 22
        art.piece(
            blob(
                (296 - width, y),
                (296 - width + 8, y - 20),
                (296, y - 24),
                (296 + width - 8, y - 20),
                (296 + width, y),
                (296, y + 6),
            ),
            tones,
            shade=(8, 5),
        )
    art.piece(
        blob(corner(206, 308), (296, 320), corner(386, 308), corner(376, 400), corner(216, 400)),
        OCHRE,
        line=6,
        shade=(14, 8),
        lamp=6,
        hatching=Hatching(angle=10, length=24),
    )
    for y in (336, 362):
        art.stroke((212, y), (296, y + 7), (382, y), width=4.5, start=3, end=3, colour=OCHRE.dark)
    for x in range(228, 376, 26):
        art.stroke((x, 322), (x + (296 - x) * 0.08, 398), width=4, start=2, end=2, colour=OCHRE.dark)
    art.piece(
        (ellipse(218, 306, 15) | ellipse(374, 306, 15)) - (ellipse(218, 306, 7) | ellipse(374, 306, 7)),
        WOOD,
        line=4,
        shade=(3, 3),
        lamp=2,
    )
    spark(art, 70, 140, 12)
    spark(art, 60, 250, 8)
    spark(art, 252, 120, 9)
