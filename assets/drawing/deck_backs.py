"""Three more backs of the cards, 350 x 490: a door with a keyhole, a moon on a barrel, a cone of hops."""

from assets.drawing.curves import blob, brush, corner, star
from assets.drawing.deck_back import board, border
from assets.drawing.palette import CREAM, IRON, MOSS, NIGHT, OCHRE, RUST, WINE, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, polygon, union
from assets.drawing.texture import Hatching

_FIELD = box(22, 22, 328, 468)
_MOON = Tones("#FFF6D6", "#FFDD8C", "#D99A3C")
_HOP = Tones("#D9E08C", "#A3B348", "#5E7428")
_LEAF = Tones("#7FA05A", "#4C7340", "#2B4A2C")


def keyhole(art: Picture) -> None:
    """A door of the inn, and somebody behind it who looks out."""
    board(art, Tones("#A83E4E", "#7A2034", "#4A1022"), "#5B1530")
    _planks(art)
    for y in (92, 398):
        _strap(art, y)
    plate = blob(
        corner(175, 120), (214, 140), (246, 150), (252, 214), (246, 300), (214, 346), corner(175, 372),
        (136, 346), (104, 300), (98, 214), (104, 150), (136, 140),
    )  # fmt: skip
    art.piece(plate, OCHRE, line=7, shade=(12, 10), lamp=7, hatching=Hatching(angle=20, length=34, width=6))
    hole = union([ellipse(175, 218, 50), polygon((150, 244), (200, 244), (218, 326), (132, 326))])
    art.piece(hole, Tones("#FFF0B8", "#2A1722", "#1B1018"), line=6, shade=None, lamp=0)
    art.fill(hole & polygon((132, 326), (218, 326), (214, 306), (136, 306)), "#7E471A")
    art.eye(175, 216, 36, 26, look=(7, 5), pupil=11, lid=0.2, skin=WINE, tilt=-10, iris=MOSS.base)
    for x, y in ((175, 144), (175, 350), (118, 170), (232, 170), (122, 296), (228, 296)):
        art.piece(ellipse(x, y, 7), IRON, line=3, shade=(3, 3), lamp=2)
    border(art)


def _planks(art: Picture) -> None:
    for number, x in enumerate((22, 73, 124, 175, 226, 277)):
        plank = box(x, 22, x + 51, 468)
        art.fill(plank, ("#8A2A3C", "#7A2034", "#81253A")[number % 3])
        art.fill(box(x + 44, 22, x + 51, 468), "#5B1530")
        art.ink(box(x - 1.5, 22, x + 1.5, 468))
        for knot in ((x + 14, 60 + number * 61 % 130), (x + 26, 300 + number * 47 % 140)):
            grain = brush(
                [(knot[0], knot[1]), (knot[0] + 3, knot[1] + 26), (knot[0] - 1, knot[1] + 56)], 1, 6, 1
            )
            art.fill(grain, "#5B1530")


def _strap(art: Picture, y: float) -> None:
    band = box(18, y - 17, 332, y + 17) & _FIELD
    art.piece(band, IRON, line=5, shade=(0, 9), lamp=4)
    for x in (52, 114, 175, 236, 298):
        art.piece(ellipse(x, y - 1, 7), IRON, line=3, shade=(3, 3), lamp=3)


def moon_and_barrel(art: Picture) -> None:
    """The moon sleeps off the night on a barrel."""
    board(art, NIGHT, "#1E1F40")
    art.fill(ellipse(175, 196, 150) & _FIELD, "#2A2C58")
    art.fill(ellipse(175, 196, 118), "#363A68")
    _stars(art)
    _barrel(art)
    _moon(art)
    border(art)


def _stars(art: Picture) -> None:
    for x, y, size in (
        (70, 84, 15),
        (284, 92, 19),
        (292, 268, 12),
        (60, 292, 13),
        (262, 178, 14),
        (84, 374, 9),
        (274, 380, 9),
    ):
        art.fill(star(x, y, size, size * 0.4, 4), _MOON.light)
    for x, y in ((118, 58), (226, 62), (300, 168), (50, 190), (46, 420), (304, 424), (60, 336), (300, 330)):
        art.fill(ellipse(x, y, 3.4), _MOON.base)


def _barrel(art: Picture) -> None:
    cask = blob(
        corner(112, 322),
        (175, 316),
        corner(238, 322),
        (256, 384),
        corner(238, 440),
        (175, 446),
        corner(112, 440),
        (94, 384),
    )
    art.piece(cask, WOOD, line=7, shade=(20, 8), lamp=6, hatching=Hatching(angle=0, length=28, width=6))
    for bend in (-42, -14, 14, 42):
        seam = brush([(175 + bend, 322), (175 + bend * 1.3, 384), (175 + bend, 442)], 3, 4, 3)
        art.fill(seam, WOOD.dark)
    for y in (340, 424):
        hoop = (box(80, y - 9, 270, y + 9)) & cask.grown(4)
        art.piece(hoop, IRON, line=4, shade=(8, 5), lamp=3)
    art.piece(ellipse(175, 384, 13), RUST, line=4.5, shade=(4, 4), lamp=3)


def _moon(art: Picture) -> None:
    moon = (ellipse(168, 202, 116) - ellipse(232, 166, 92)).turned(8, (168, 202))
    art.piece(moon, _MOON, line=8, shade=(14, 16), lamp=8, hatching=Hatching(angle=40, length=26, width=6))
    art.stroke((92, 214), (110, 226), (130, 218), width=9, start=3, end=3)
    art.stroke((96, 226), (92, 234), (90, 236), width=4, start=3, end=1)
    art.stroke((111, 230), (111, 240), (110, 241), width=4, start=3, end=1)
    art.stroke((140, 250), (160, 262), (150, 274), width=7, start=3, end=3)
    art.piece(ellipse(158, 292, 10, 8), WINE, line=4, shade=None, lamp=0)
    art.fill(ellipse(104, 262, 17, 11), "#E8905A", 0.7)
    for x, y, size in ((206, 200, 0.55), (242, 150, 0.85)):
        letter = _snore().scaled(size, size, (0, 0)).moved(x, y).turned(-8)
        art.ink(letter.grown(5))
        art.fill(letter, CREAM)


def _snore() -> Shape:
    return polygon(
        (0, 0), (60, 0), (60, 15), (24, 46), (60, 46), (60, 62), (0, 62), (0, 47), (36, 16), (0, 16)
    )


def hops(art: Picture) -> None:
    """A cone of hops between its leaves."""
    board(art, Tones("#6F9058", "#3F6340", "#223C2C"), "#1F3A2A")
    _vines(art)
    for way in (1, -1):
        leaf = _hop_leaf()
        art.piece(
            leaf if way == 1 else leaf.mirrored(175),
            _LEAF,
            line=6,
            shade=(8, 9),
            lamp=6,
            hatching=Hatching(angle=30, length=26, width=6),
        )
        vein = [(175 - way * 14, 118), (175 - way * 62, 112), (175 - way * 118, 128)]
        art.stroke(*vein, width=6, start=5, end=1, colour=_LEAF.dark)
    art.piece(brush([(176, 128), (168, 92), (188, 62)], 14, 13, 9), WOOD, line=5, shade=(4, 3), lamp=3)
    _cone(art)
    border(art)


def _vines(art: Picture) -> None:
    diamonds = []
    for row in range(-1, 10):
        for column in range(-1, 7):
            x, y = 22 + column * 62 + row % 2 * 31, 30 + row * 52
            diamonds.append(blob(corner(x, y - 20), (x + 9, y), corner(x, y + 20), (x - 9, y)))
            diamonds.append(ellipse(x + 31, y, 3.4))
    art.fill(union(diamonds) & _FIELD, "#33573A")


def _hop_leaf() -> Shape:
    return blob(
        corner(170, 126), (140, 84), corner(112, 60), (98, 88), corner(58, 84), (62, 112), corner(38, 140),
        (70, 150), corner(78, 184), (116, 166), corner(150, 160),
    )  # fmt: skip


def _cone(art: Picture) -> None:
    """Scales in rows, the lowest first, so that each row lies over the one below."""
    rows = (
        (404, (0,)),
        (372, (-30, 30)),
        (336, (-54, 0, 54)),
        (296, (-74, -26, 26, 74)),
        (254, (-78, 0, 78)),
        (252, (-40, 40)),
        (214, (-62, 62, 0)),
        (176, (-34, 34)),
    )
    for y, across in rows:
        for x in across:
            lean = -x * 0.16
            scale = blob(
                corner(175 + x, y + 34),
                (175 + x + 33, y - 2),
                (175 + x + 24, y - 42),
                (175 + x, y - 52),
                (175 + x - 24, y - 42),
                (175 + x - 33, y - 2),
            ).turned(lean, (175 + x, y - 40))
            art.piece(scale, _HOP, line=5.5, shade=(9, 7), lamp=6)
            rib = brush([(175 + x, y - 34), (175 + x, y - 8), (175 + x, y + 16)], 1, 5, 1)
            art.fill(rib.turned(lean, (175 + x, y - 40)), _HOP.dark)
