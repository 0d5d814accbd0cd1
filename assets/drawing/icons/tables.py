"""What tables with several players tell: purses and losses, hands and turns, bells and stools."""

from assets.drawing.curves import blob, brush, corner, star
from assets.drawing.palette import (
    IRON,
    OCHRE,
    PARCHMENT,
    RED,
    STRAW,
    WINE,
    WOOD,
    Tones,
)
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon

_LEATHER = Tones("#C98A4E", "#96612F", "#5A3418")
_STEEL = Tones("#E4EEF2", "#A9B8C2", "#5E6E7E")


def purse(art: Picture) -> None:
    """What a player owns."""
    sack = blob((50, 36), (76, 44), (90, 74), (74, 94), (26, 94), (10, 74), (24, 44))
    neck = blob((30, 12), (44, 20), (50, 12), (58, 20), (72, 12), (64, 34), (36, 34))
    art.piece(sack, _LEATHER, line=6, shade=(12, 8), lamp=5)
    art.piece(neck, _LEATHER, line=5, shade=(5, 3), lamp=3)
    art.piece(box(32, 31, 68, 40).grown(2), RED, line=4, shade=(4, 2), lamp=2)
    art.fill(star(50, 68, 15, 6, 5), OCHRE.light)


def hand_of_cards(art: Picture) -> None:
    """Cards in a hand."""
    for turn, x, tones in ((-18, 38, PARCHMENT), (0, 50, PARCHMENT), (18, 62, WINE)):
        card = box(x - 14, 22, x + 14, 78).grown(3).turned(turn, (x, 90))
        art.piece(card, tones, line=5, shade=(5, 5), lamp=3)


def clockwise(art: Picture) -> None:
    """To the player on the left."""
    hook = brush([(16, 70), (14, 44), (34, 20), (62, 22), (78, 46)], 8, 17, 17)
    art.piece(hook | polygon((56, 46), (98, 42), (80, 82)), PARCHMENT, line=6, shade=(5, 6), lamp=0)


def counterclockwise(art: Picture) -> None:
    """To the player on the right."""
    hook = brush([(16, 70), (14, 44), (34, 20), (62, 22), (78, 46)], 8, 17, 17)
    arrow = (hook | polygon((56, 46), (98, 42), (80, 82))).mirrored(50)
    art.piece(arrow, PARCHMENT, line=6, shade=(5, 6), lamp=0)


def swap(art: Picture) -> None:
    """Each gets what the other had."""
    there = polygon((6, 26), (58, 26), (58, 10), (94, 34), (58, 58), (58, 42), (6, 42))
    back = polygon((94, 58), (42, 58), (42, 42), (6, 66), (42, 90), (42, 74), (94, 74))
    art.piece(back, STRAW, line=6, shade=(4, 5), lamp=3)
    art.piece(there, PARCHMENT, line=6, shade=(4, 5), lamp=3)


def pass_on(art: Picture) -> None:
    """A turn that is let go."""
    for x in (10, 48):
        art.piece(polygon((x, 16), (x + 40, 50), (x, 84)), PARCHMENT, line=6, shade=(5, 6), lamp=0)


def house_bell(art: Picture) -> None:
    """The landlord's bell, hanging from its beam."""
    art.piece(box(8, 6, 92, 20).grown(1), WOOD, line=5, shade=(6, 5), lamp=3)
    art.piece(ellipse(50, 26, 9, 10) - ellipse(50, 26, 3.5), IRON, line=4, shade=(3, 3), lamp=2)
    art.piece(ellipse(50, 84, 10), IRON, line=5, shade=(4, 4), lamp=2)
    body = blob((50, 30), (67, 37), (73, 58), corner(90, 82), corner(10, 82), (27, 58), (33, 37))
    art.piece(body, OCHRE, line=6, shade=(11, 3), lamp=5)
    art.fill(polygon((22, 70), (78, 70), (82, 74.5), (18, 74.5)), OCHRE.dark)


def stool(art: Picture) -> None:
    """A seat that is free."""
    for foot, head in ((14, 28), (86, 72)):
        leg = polygon((head - 7, 40), (head + 7, 40), (foot + 7, 96), (foot - 7, 96))
        art.piece(leg, WOOD, line=5, shade=(5, 0), lamp=2)
    art.piece(box(26, 66, 74, 75), WOOD, line=4, shade=(4, 4), lamp=2)
    art.piece(
        blob((50, 20), (84, 24), (96, 34), (84, 46), (50, 50), (16, 46), (4, 34), (16, 24)), WOOD, line=6
    )
    art.piece(ellipse(50, 30, 36, 10), RED, line=4, shade=(6, 5), lamp=3)


def sword(art: Picture) -> None:
    """A fight of a monster and a Humanoid."""
    middle = (50, 50)
    blade = polygon((42, 62), (42, 10), (50, -4), (58, 10), (58, 62)).turned(42, middle)
    art.piece(box(44, 66, 56, 92).turned(42, middle), WOOD, line=5, shade=(4, 2), lamp=2)
    art.piece(ellipse(50, 96, 8).turned(42, middle), OCHRE, line=4, shade=(3, 3), lamp=2)
    art.piece(blade, _STEEL, line=6, shade=(6, 3), lamp=3)
    art.piece(box(26, 58, 74, 68).grown(2).turned(42, middle), OCHRE, line=5, shade=(4, 4), lamp=3)
