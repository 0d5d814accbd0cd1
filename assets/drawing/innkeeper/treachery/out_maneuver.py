"""Out Maneuver."""

from assets.drawing.curves import blob, corner
from assets.drawing.innkeeper.forms import Place, rounded
from assets.drawing.innkeeper.palette import STEEL
from assets.drawing.innkeeper.props import coin, dashes, drop
from assets.drawing.innkeeper.reaching_hands import grip_back, grip_front
from assets.drawing.palette import LINEN, NIGHT, OCHRE, RED, TAN, WINE, WOOD
from assets.drawing.picture import Picture
from assets.drawing.shapes import ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Out Maneuver, 400 x 400."""
    art.ground("#8A4468", "#2C1030", "#45204A", seed=51, rays_from=(230, 150))
    _attacker_arm_from_the_left(art)
    _defender_from_below(art)
    _loot_shaken_out(art)


def _attacker_arm_from_the_left(art: Picture) -> None:
    art.piece(
        blob(corner(-20, 140), (60, 128), corner(140, 140), corner(140, 220), (60, 236), corner(-20, 232)),
        NIGHT,
        line=6,
        shade=(8, 11),
        lamp=6,
        hatching=Hatching(angle=10, length=20),
    )
    art.piece(rounded(122, 132, 152, 226, 10), RED, line=5.5, shade=(7, 7), lamp=5)
    art.piece(blob((146, 150), (200, 140), (216, 180), (200, 220), (146, 214)), TAN, shade=(6, 9), lamp=5)
    hand = Place(250, 176, 0, 1, True)
    grip_back(art, hand, TAN)
    art.piece(
        polygon((236, 104), (264, 104), (264, 58), (250, 26), (236, 58)), STEEL, line=6, shade=(9, 0), lamp=5
    )
    art.fill(polygon((250, 100), (254, 100), (251, 40)), STEEL.dark)
    art.piece(rounded(212, 98, 288, 118, 8), OCHRE, line=5.5, shade=(6, 6))
    art.piece(rounded(240, 112, 260, 240, 5), WOOD, shade=(6, 0), lamp=3)
    art.piece(ellipse(250, 246, 15), OCHRE, shade=(5, 5))
    grip_front(art, hand, TAN)


def _defender_from_below(art: Picture) -> None:
    art.piece(
        blob(corner(128, 420), (126, 330), corner(140, 296), corner(222, 296), (236, 330), corner(250, 420)),
        WINE,
        line=6,
        shade=(14, 6),
        lamp=6,
        hatching=Hatching(length=26),
    )
    hand = Place(176, 196, 90, 0.92)
    art.piece(
        hand(blob((0, -44), (60, -38), (112, -34), (112, 38), (60, 40), (0, 44))),
        LINEN,
        line=5.5,
        shade=(9, 7),
        lamp=0,
    )
    grip_front(art, hand, LINEN)
    art.piece(
        union([ellipse(132 + number * 24, 300 + number % 2 * 5, 19, 17) for number in range(5)]),
        LINEN,
        shade=(6, 6),
        lamp=0,
    )
    art.piece(rounded(120, 308, 242, 326, 8), OCHRE, shade=(5, 5), lamp=3)


def _loot_shaken_out(art: Picture) -> None:
    coin(art, 84, 270, 22)
    coin(art, 44, 318, 22)
    dashes(art, [(84, 232), (84, 244)], [(50, 268), (46, 288)])
    dashes(
        art,
        [(316, 110), (340, 92), (362, 84)],
        [(322, 150), (350, 146), (376, 150)],
        [(320, 190), (346, 202), (370, 220)],
        [(304, 76), (318, 52), (324, 30)],
        width=9,
    )
    drop(art, 190, 108, 0.9)
    drop(art, 160, 92, 0.7)
