"""The plate of words beside the pointer: what a picture leaves out, and why something happened.

Ours, because the tooltips of pygame_gui cannot show the icons that stand inside our sentences.
"""

from pygame import Rect

from scenes.paint.burst import words_plate
from scenes.paint.units import Picture, Scale
from scenes.stage import Sprite

_GAP = 18
_MARGIN = 6
_MOST_LINES = 16


def hint_beside(scale: Scale, lines: tuple[str, ...], rect: Rect) -> list[Sprite]:
    """Return the plate beside a rectangle of pixels, where there is more room, inside the window."""
    if not lines:
        return []
    picture = words_plate(scale, lines)
    wide, gap = _size(picture)[0], scale.px(_GAP) // 2
    is_left = rect.centerx * 2 > scale.width
    return [_within(scale, picture, rect.left - gap - wide if is_left else rect.right + gap, rect.top)]


def hint_sprites(scale: Scale, lines: tuple[str, ...], pointer: tuple[int, int]) -> list[Sprite]:
    """Return the plate near a pixel, wholly inside the window; nothing without words."""
    if not lines:
        return []
    if len(lines) > _MOST_LINES:
        lines = (*lines[: _MOST_LINES - 1], "...")
    picture = words_plate(scale, lines)
    wide, gap = _size(picture)[0], scale.px(_GAP)
    x = pointer[0] + gap
    if x + wide > scale.width - scale.px(_MARGIN):
        x = pointer[0] - gap - wide
    return [_within(scale, picture, x, pointer[1] + gap)]


def _size(picture: Picture) -> tuple[int, int]:
    """Return the pixels of a plate without its shadow."""
    wide, high = picture.surface.get_size()
    return wide - 2 * picture.anchor_x, high - 2 * picture.anchor_y


def _within(scale: Scale, picture: Picture, x: int, y: int) -> Sprite:
    """Put a plate at a pixel, or as near to it as the window lets it."""
    (wide, high), margin = _size(picture), scale.px(_MARGIN)
    x = min(max(x, margin), scale.width - wide - margin)
    y = min(max(y, margin), scale.height - high - margin)
    return Sprite.of(picture, x, y)
