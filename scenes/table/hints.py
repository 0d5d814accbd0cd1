"""The plate of words beside the pointer: what a picture leaves out, and why something happened.

Ours, because the tooltips of pygame_gui cannot show the icons that stand inside our sentences.
"""

from pygame import Rect

from scenes.paint.burst import words_plate
from scenes.paint.units import Scale
from scenes.stage import Sprite

_GAP = 18
_MARGIN = 6
_MOST_LINES = 16


def hint_beside(scale: Scale, lines: tuple[str, ...], rect: Rect) -> list[Sprite]:
    """Return the plate beside a rectangle of pixels, where there is more room, inside the window."""
    if not lines:
        return []
    is_left = rect.centerx * 2 > scale.width
    picture = words_plate(scale, lines)
    wide = picture.surface.get_width() - 2 * picture.anchor_x
    high = picture.surface.get_height() - 2 * picture.anchor_y
    gap, margin = scale.px(_GAP) // 2, scale.px(_MARGIN)
    x = rect.left - gap - wide if is_left else rect.right + gap
    x = min(max(x, margin), scale.width - wide - margin)
    y = min(max(rect.top, margin), scale.height - high - margin)
    return [Sprite.of(picture, x, y)]


def hint_sprites(scale: Scale, lines: tuple[str, ...], pointer: tuple[int, int]) -> list[Sprite]:
    """Return the plate near a pixel, wholly inside the window; nothing without words."""
    if not lines:
        return []
    if len(lines) > _MOST_LINES:
        lines = (*lines[: _MOST_LINES - 1], "...")
    picture = words_plate(scale, lines)
    wide = picture.surface.get_width() - 2 * picture.anchor_x
    high = picture.surface.get_height() - 2 * picture.anchor_y
    gap, margin = scale.px(_GAP), scale.px(_MARGIN)
    x = pointer[0] + gap
    if x + wide > scale.width - margin:
        x = pointer[0] - gap - wide
    x = min(max(x, margin), scale.width - wide - margin)
    y = min(max(pointer[1] + gap, margin), scale.height - high - margin)
    return [Sprite.of(picture, x, y)]
