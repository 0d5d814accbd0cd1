"""The sign of the inn, which swings on its chains once when the title opens, and then hangs still."""

import math

from pygame import Rect

from scenes.paint.units import Picture
from scenes.stage import Sprite

SECONDS = 2.6
_DEGREES = 1.3
_SWING_SECONDS = 1.15
_FADING = 1.7


def degrees(time: float) -> float:
    """Return how far from the plumb line the sign hangs so many seconds after it was set swinging."""
    if not 0 <= time < SECONDS:
        return 0.0
    return _DEGREES * math.exp(-_FADING * time) * math.sin(2 * math.pi * time / _SWING_SECONDS)


def hanging(picture: Picture, x: int, y: int, angle: float) -> list[Sprite]:
    """Return a picture that hangs from its upper edge, turned by a few degrees.

    So little a turn is the same as moving each row aside by its distance from the beam: strips of whole rows
    need no turned copy of a large picture.
    """
    surface = picture.surface
    whole = Sprite.of(picture, x, y)
    lean = math.tan(math.radians(angle))
    high = surface.get_height()
    if not round(lean * high):
        return [whole]
    strips = []
    top = 0
    while top < high:
        aside = round(lean * top)
        below = next((row for row in range(top + 1, high) if round(lean * row) != aside), high)
        part = surface.subsurface(Rect(0, top, surface.get_width(), below - top))
        strips.append(Sprite(part, whole.x + aside, whole.y + top))
        top = below
    return strips
