"""Auctioneer's Cut."""

import math
from itertools import pairwise

from assets.drawing.curves import blob, corner
from assets.drawing.innkeeper.forms import Place, rounded, tube
from assets.drawing.innkeeper.palette import BULLION, STEEL
from assets.drawing.innkeeper.props import spark
from assets.drawing.innkeeper.reaching_hands import grip_front, sleeve
from assets.drawing.palette import INK, LINEN, PARCHMENT, RED, TEAL, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, polygon, union
from assets.drawing.texture import Hatching

_BODY = Tones("#E9A23B", "#C98A2A", "#8A4F18")
_THICK = 40
_FROM, _TO = math.radians(75), math.radians(395)
"""Where the pie begins and ends, clockwise from the right."""


def draw(art: Picture) -> None:
    """Draw the Auctioneer's Cut, 400 x 400."""
    art.ground("#C98A4A", "#5A2430", "#743440", seed=67, rays_from=(200, 180))
    _scene(art)
    _gold_coin_pie(art)
    _slice_lifted_on_the_knife(art)
    _fork_and_knife(art)


def _sector(x: float, y: float, across: float, down: float, start: float, end: float) -> Shape:
    angles = [start + (end - start) * number / 40 for number in range(41)]
    return polygon((x, y), *((x + across * math.cos(at), y + down * math.sin(at)) for at in angles))


def _thick(top: Shape) -> Shape:
    sides = [
        polygon(start, end, (end[0], end[1] + _THICK), (start[0], start[1] + _THICK)).grown(0.01)
        for start, end in pairwise(top.rings()[0][0])
    ]
    return union([top, top.moved(0, _THICK), *sides])


def _reeds(x: float, y: float, numbers: range) -> list[Shape]:
    places = [
        (x + 136 * math.cos(math.radians(7 * number)), y + 60 * math.sin(math.radians(7 * number)))
        for number in numbers
    ]
    return [tube(3.4, (right, low + 6), (right, low + _THICK - 5)) for right, low in places]


def _tilted(shape: Shape) -> Shape:
    return shape.turned(-4, (290, 240)).moved(6, 34)


def _of_the_knife(shape: Shape) -> Shape:
    return shape.turned(30, (340, 90))


def _scene(art: Picture) -> None:
    art.piece(box(-12, 250, 412, 420), LINEN, line=6, shade=(0, 0.1), lamp=0)
    for x in range(-12, 412, 46):
        art.fill(box(x, 262, x + 23, 420), RED.base, 0.85)
    for y in (290, 344):
        art.fill(box(-12, y, 412, y + 24), RED.base, 0.5)
    art.fill(box(-12, 250, 412, 258), LINEN.dark)
    art.piece(ellipse(200, 276, 176, 74), LINEN, line=6, shade=(8, 9), lamp=0)
    art.piece(
        ellipse(200, 272, 132, 52), Tones("#F3E2BC", "#EFE3C8", "#CDB894"), line=4, shade=(-6, -6), lamp=0
    )


def _gold_coin_pie(art: Picture) -> None:
    top = _sector(186, 214, 136, 60, _FROM, _TO)
    art.piece(_thick(top), _BODY, line=6.5, shade=(16, 6), lamp=0, hatching=Hatching(angle=0, length=16))
    for angle, colour in ((math.radians(35), "#F6C964"), (_FROM, "#A8641E")):
        x, y = 186 + 136 * math.cos(angle), 214 + 60 * math.sin(angle)
        face = polygon((186, 214), (x, y), (x, y + _THICK), (186, 214 + _THICK))
        art.fill(face.grown(1.6), INK)
        art.fill(face.grown(-1.4), colour)
    for reed in _reeds(186, 214, range(12, 27)):
        art.fill(reed, _BODY.dark)
    art.piece(top, BULLION, line=4, shade=(6, 5), lamp=5)
    ring = _sector(186, 214, 112, 48, _FROM, _TO) - _sector(186, 214, 102, 43, _FROM, _TO)
    art.fill(ring, BULLION.dark)
    crown = (
        polygon((134, 226), (116, 190), (152, 208), (174, 172), (196, 208), (232, 190), (214, 226))
        .scaled(0.74, 0.6, (174, 204))
        .moved(-8, -10)
    )
    art.piece(crown, BULLION, line=3.4, shade=(3, 3), lamp=2.4)


def _slice_lifted_on_the_knife(art: Picture) -> None:
    start = math.radians(35)
    top = _sector(250, 210, 136, 60, start, _FROM)
    art.piece(_tilted(_thick(top)), _BODY, line=6, shade=(8, 4), lamp=0)
    for reed in _reeds(250, 210, range(6, 11)):
        art.fill(_tilted(reed), _BODY.dark)
    art.piece(_tilted(top), BULLION, line=4, shade=(4, 4))
    ring = _sector(250, 210, 112, 48, start, _FROM) - _sector(250, 210, 102, 43, start, _FROM)
    art.fill(_tilted(ring), BULLION.dark)
    spark(art, 100, 178, 14, "#FFFDF0")
    spark(art, 262, 160, 10, "#FFFDF0")
    spark(art, 150, 236, 8, "#FFFDF0")


def _fork_and_knife(art: Picture) -> None:
    art.piece(
        union(
            [
                box(54, 60, 66, 150),
                box(36, 160, 45, 214),
                box(55.5, 160, 64.5, 218),
                box(75, 160, 84, 214),
                blob((35, 170), (60, 154), (85, 170), (80, 144), (60, 134), (40, 144)),
            ]
        ).turned(-28, (60, 90)),
        STEEL,
        shade=(4, 3),
        lamp=3,
    )
    grip_front(art, Place(54, 74, -28, 0.8, True))
    sleeve(art, Place(40, 66, -10, 0.8, True), 44, 140, 32, 46, TEAL, PARCHMENT)
    art.piece(
        _of_the_knife(blob(corner(326, 110), corner(354, 110), (356, 210), corner(336, 262), (324, 210))),
        STEEL,
        line=5.5,
        shade=(6, 3),
    )
    art.piece(_of_the_knife(rounded(328, 40, 352, 116, 6)), WOOD, shade=(6, 0), lamp=3)
    grip_front(art, Place(346, 78, 30, 0.8))
    sleeve(art, Place(352, 66, 14, 0.8), 44, 140, 32, 46, TEAL, PARCHMENT)
