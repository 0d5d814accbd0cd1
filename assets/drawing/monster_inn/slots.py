"""Places in a cellar wall, 350 x 490."""

import random

from assets.drawing.curves import blob, corner
from assets.drawing.monster_inn.palette import MOSSY, STEEL
from assets.drawing.monster_inn.tokens import skull
from assets.drawing.palette import BONE, IRON, OCHRE, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, polygon
from assets.drawing.texture import roughened

_LIGHT_STONE = Tones("#8C8796", "#5E5868", "#3A3444")
_DARK_STONE = Tones("#7E7A88", "#524C5C", "#332D3C")


def monster(art: Picture) -> None:
    """Draw the place of a monster, 350 x 490."""
    _niche(art, seed=7)
    for _ in art.both_sides(175):
        art.piece(
            blob(corner(160, 34), (136, 26), (118, 6), corner(116, -4), (140, 8), corner(162, 18)),
            BONE,
            line=4.5,
            shade=(4, 4),
            lamp=3,
        )
    skull(art, 175, 34, 0.62, line=4.5)
    for x, y, reach in ((24, 120, 9), (34, 150, 6), (328, 400, 10), (320, 424, 7), (22, 470, 9)):
        art.piece(ellipse(x, y, reach, reach * 0.8), MOSSY, line=4, shade=(4, 4), lamp=3)
    for _ in art.both_sides(175):
        for link in range(4):
            middle = 196 + link * 22
            is_front = link % 2 == 1
            ring = ellipse(24, middle, 8 if is_front else 5, 13) - ellipse(
                24, middle, 4 if is_front else 1.5, 8
            )
            art.piece(ring, STEEL, line=3.4, shade=(2, 2), lamp=1)


def humanoid(art: Picture) -> None:
    """Draw the cell of a Humanoid, 350 x 490."""
    _niche(art, seed=11)
    for x in (84, 130, 220, 266):
        art.piece(box(x - 5, 38, x + 5, 92), IRON, line=4, shade=(3, 0), lamp=2)
        art.piece(polygon((x - 5, 92), (x + 5, 92), (x, 106)), IRON, line=4, shade=(2, 0), lamp=1)
    for x in (84, 130, 220, 266):
        art.piece(box(x - 5, 418, x + 5, 452), IRON, line=4, shade=(3, 0), lamp=2)
    art.piece(ellipse(175, 30, 16, 18) - ellipse(175, 30, 9, 11), IRON, line=4, shade=(3, 3), lamp=2)
    art.piece(box(154, 34, 196, 66).grown(2), OCHRE, shade=(6, 5))
    art.ink(ellipse(175, 46, 5), polygon((172, 46), (178, 46), (180, 58), (170, 58)))
    art.stroke((36, 38), (70, 44), (96, 38), width=2.6, start=2, end=2, colour="#B9AFC6")
    art.stroke((38, 40), (44, 70), (38, 96), width=2.6, start=2, end=2, colour="#B9AFC6")
    art.stroke((38, 38), (66, 66), width=2.6, start=2, end=2, colour="#B9AFC6")
    art.stroke((62, 42), (58, 54), (42, 64), width=2.6, start=2, end=2, colour="#B9AFC6")


def _niche(art: Picture, seed: int) -> None:
    outer = box(6, 6, 344, 484).grown(-14).grown(14)
    inner = box(38, 38, 312, 452).grown(-12).grown(12)
    art.ink(roughened(outer.grown(3) - inner.grown(-3), 0.8, 3))
    rng = random.Random(seed)
    stones = _stones(rng)
    for number, stone in enumerate(stones):
        rough = roughened(stone.grown(-4).grown(4) & outer, 1, number)
        tones = _LIGHT_STONE if rng.random() < 0.6 else _DARK_STONE
        art.piece(rough, tones, line=0, shade=(3, 4), lamp=2)
    art.fill(inner, "#120A14", 0.55)


def _stones(rng: random.Random) -> list[Shape]:
    """Stones down both sides, then along both ends."""
    stones: list[Shape] = []
    y: float = 6
    while y < 484:
        height = min(rng.uniform(40, 62), 484 - y)
        if 484 - y - height < 26:
            height = 484 - y
        stones += [box(8, y + 2, 36, y + height - 2), box(314, y + 2, 342, y + height - 2)]
        y += height
    x: float = 36
    while x < 314:
        width = min(rng.uniform(44, 66), 314 - x)
        if 314 - x - width < 26:
            width = 314 - x
        stones += [box(x + 2, 8, x + width - 2, 36), box(x + 2, 454, x + width - 2, 482)]
        x += width
    return stones
