"""The backs of the four bands of Humanoids, 350 x 490: the strength of a band is seen in its doorway."""

import math
import random
from collections.abc import Callable

from assets.drawing.card_edges import frame, studs, sunburst
from assets.drawing.curves import blob, corner
from assets.drawing.monster_inn.band_figures import Back, archer, champion, farmer, knight
from assets.drawing.monster_inn.palette import FLAME
from assets.drawing.monster_inn.props import flame
from assets.drawing.monster_inn.tokens import skull
from assets.drawing.palette import COAL, IRON, PARCHMENT, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon

_A = Back(Tones("#B98D4E", "#86602F", "#543A1A"), "#4E3820", "#FFE9B0", "#F2B84B")
_B = Back(Tones("#5F9C94", "#37686A", "#1E4146"), "#1E3E44", "#D8FFF0", "#62C7B0")
_C = Back(Tones("#A85478", "#742C50", "#451630"), "#3E1630", "#FFD9E6", "#E0648E")
_D = Back(Tones("#6B5A48", "#352A26", "#1C1416"), "#171016", "#FFE0B0", "#FF6A2A")
_FLAME = Tones("#FFF6D6", "#FFD27A", "#F2A93B")


def band_a(art: Picture) -> None:
    """Draw the back of the weakest Humanoids."""
    _back(art, _A, seed=ord("A"), figure=farmer, skulls=1)


def band_b(art: Picture) -> None:
    """Draw the back of Humanoids of the second band."""
    _back(art, _B, seed=ord("B"), figure=archer, skulls=3)


def band_c(art: Picture) -> None:
    """Draw the back of Humanoids of the third band."""
    _back(art, _C, seed=ord("C"), figure=knight, skulls=5)


def band_d(art: Picture) -> None:
    """Draw the back of the strongest Humanoids."""
    _back(art, _D, seed=ord("D"), figure=champion, skulls=7, is_dark=True)


def _back(
    art: Picture,
    back: Back,
    *,
    seed: int,
    figure: Callable[[Picture, Back], None],
    skulls: int,
    is_dark: bool = False,
) -> None:
    frame(art, back.tones, back.wall)
    _stones(art, seed)
    _doorway(art, back, COAL if is_dark else IRON)
    figure(art, back)
    for x in (50, 300):
        if is_dark:
            _torch(art, x)
        else:
            _lantern(art, x)
    _plates(art, skulls)
    studs(art)


def _stones(art: Picture, seed: int) -> None:
    rng = random.Random(seed)
    wall = box(27, 27, 323, 463)
    for row in range(13):
        y = 27 + row * 34
        x = 27 - rng.uniform(0, 40)
        while x < 323:
            width = rng.uniform(44, 74)
            stone = box(x + 2, y + 2, x + width - 2, y + 32).grown(-5).grown(5) & wall
            if not stone.is_empty:
                chance = rng.random()
                art.fill(stone, "#FFFFFF", 0.03 + 0.05 * chance)
                art.fill(stone - stone.moved(0, -4), "#000000", 0.22)
            x += width


def _doorway(art: Picture, back: Back, frame_tones: Tones) -> None:
    opening = (box(92, 150, 258, 400) | ellipse(175, 152, 83, 92)) & box(80, 40, 270, 400)
    arch = opening.grown(17)
    art.piece(arch, frame_tones, shade=(7, 6))
    for i in range(11):
        angle = math.pi * (1 + i / 10)
        art.stroke(
            (175 + 80 * math.cos(angle), 152 + 88 * math.sin(angle)),
            (175 + 102 * math.cos(angle), 152 + 112 * math.sin(angle)),
            width=4,
            start=3,
            end=3,
        )
    for y in (190, 240, 290, 340, 390):
        for s in (-1, 1):
            art.stroke((175 + s * 82, y), (175 + s * 102, y), width=4, start=3, end=3)
    art.define_light("w", (175, 210), 210, back.light, back.glow, back.tones.dark)
    art.ink(opening.grown(2))
    art.fill_with_light("w", opening)
    rays = sunburst(175, 230, 300, 0.07, [number * math.pi / 8 + 0.1 for number in range(16)])
    art.fill(rays & opening, back.light, 0.35)
    art.fill(polygon((92, 400), (258, 400), (323, 463), (27, 463)), back.glow, 0.55)
    art.piece(box(70, 394, 280, 410), frame_tones, line=4, shade=(5, 5), lamp=3)


def _torch(art: Picture, x: float) -> None:
    flame(art, x, 150, 0.5, FLAME, line=3)
    art.piece(
        polygon((x - 12, 160), (x + 12, 160), (x + 5, 190), (x - 5, 190)), COAL, line=4, shade=(4, 2), lamp=2
    )


def _lantern(art: Picture, x: float) -> None:
    art.fill(ellipse(x, 150, 26), "#FFD27A", 0.25)
    art.piece(box(x - 9, 138, x + 9, 164), _FLAME, line=3.6, shade=(4, 0), lamp=2)
    art.piece(polygon((x - 12, 138), (x, 124), (x + 12, 138)), IRON, line=3.6, shade=(4, 2), lamp=2)
    art.piece(box(x - 12, 163, x + 12, 170), IRON, line=3.6, shade=(4, 2), lamp=2)


def _plates(art: Picture, count: int) -> None:
    """The scroll that is left free for the range, and skulls on a board."""
    art.piece(
        blob(
            corner(108, 40),
            (175, 34),
            corner(242, 40),
            (244, 60),
            corner(242, 80),
            (175, 76),
            corner(108, 80),
            (106, 60),
        ),
        PARCHMENT,
        shade=(6, 6),
    )
    width = count * 34 + 30
    art.piece(
        blob(
            corner(175 - width / 2, 420),
            (175, 414),
            corner(175 + width / 2, 420),
            (175 + width / 2 + 3, 438),
            corner(175 + width / 2, 456),
            (175, 452),
            corner(175 - width / 2, 456),
            (175 - width / 2 - 3, 438),
        ),
        WOOD,
        shade=(5, 6),
        lamp=3,
    )
    for i in range(count):
        skull(art, 175 + (i - (count - 1) / 2) * 34, 435, 0.36, line=3.2)
