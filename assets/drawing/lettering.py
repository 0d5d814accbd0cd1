"""Words in carved letters, each a little crooked, for the sign of the house."""

import random

from assets.drawing.letters import LETTERS, UNITS_PER_EM
from assets.drawing.palette import INK, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import Point, Shape, nothing, polygon, union
from assets.drawing.texture import Hatching, hatched, roughened

_WEDGES = Hatching(angle=0, length=20, width=5, step=10)
_CURVE_STEPS = 6


def draw_word(
    art: Picture,
    text: str,
    *,
    size: float,
    centre: float,
    baseline: float,
    tones: Tones,
    seed: int,
    crooked: float,
    spacing: float = 2,
    arch: tuple[float, float] | None = None,
) -> None:
    """Carve a word: `crooked` in degrees, `arch` as how far and at which half width the ends drop.

    Only the letters of `assets.drawing.letters` can be carved; another raises KeyError.
    """
    word = _set(text, size, spacing, centre, random.Random(seed), crooked).moved(0, baseline)
    if arch:
        word = word.arched(arch[0], centre, arch[1])
    word = roughened(word, 1.1, seed, 8).grown(0)
    outline = word.grown(9)
    art.fill(roughened(union([outline, outline.moved(3, 8), outline.moved(5, 14)]), 1, seed), INK)
    art.fill(word, tones.base)
    art.fill(word - word.moved(-5, -9), tones.dark)
    wide = [(number, part) for number, part in enumerate(word.parts()) if part.area > 200]
    art.fill(union(hatched(part, _WEDGES, number) for number, part in wide), tones.dark)
    art.fill(word - word.moved(4, 5), tones.light)


def _set(text: str, size: float, spacing: float, centre: float, rng: random.Random, crooked: float) -> Shape:
    """The letters side by side on the line y = 0, the whole centred."""
    scale = size / UNITS_PER_EM
    x: float = 0
    letters: list[Shape] = []
    for character in text:
        advance, outline = LETTERS[character]
        letter = _letter(outline).scaled(scale, -scale, (0, 0)).moved(x, 0)
        x += advance * scale + spacing
        if not letter.is_empty:
            letter = letter.turned(rng.uniform(-crooked, crooked), letter.centroid)
            letters.append(letter.moved(0, rng.uniform(-crooked, crooked) * 0.8))
    return union(letters).moved(centre - x / 2, 0)


def _letter(outline: str) -> Shape:
    """A letter from its outline in path data (M, L, Q, Z; y upwards); a ring in a ring is a hole."""
    letter = nothing()
    for contour in outline.split("Z")[:-1]:
        points: list[Point] = []
        for command in contour.replace("L", "|L").replace("Q", "|Q").split("|"):
            numbers = [float(number) for number in command.strip()[1:].split()]
            if command.strip()[0] == "Q":
                points += _bow(points[-1], (numbers[0], numbers[1]), (numbers[2], numbers[3]))
            else:
                points.append((numbers[0], numbers[1]))
        letter = letter ^ polygon(*points)
    return letter


def _bow(start: Point, pull: Point, end: Point) -> list[Point]:
    """Points on a quadratic curve, without its start."""
    points: list[Point] = []
    for step in range(1, _CURVE_STEPS + 1):
        t = step / _CURVE_STEPS
        left, middle, right = (1 - t) ** 2, 2 * t * (1 - t), t * t
        points.append(
            (
                left * start[0] + middle * pull[0] + right * end[0],
                left * start[1] + middle * pull[1] + right * end[1],
            )
        )
    return points
