"""Numbers while they change: like drums, tooth by tooth, as a clip goes on."""

from typing import Final

import pygame
from pygame import Surface

from scenes.anim.easing import cubic_in_out, share_of
from scenes.paint.units import Picture, Scale
from scenes.stage import Sprite
from scenes.table.game_table import Shown
from scenes.table.games.innkeepers_folly.number_paint import number

_TURNED: Final = 0.02


def rolled(shown: Shown, before: int, after: int, seconds: float) -> float:
    """Return the number that is seen at a moment of a clip, between two; it changes as the clip ends."""
    if shown.clip is None or before == after:
        return after
    seconds = min(seconds, shown.clip.seconds)
    share = cubic_in_out(share_of(shown.time, shown.clip.seconds - seconds, seconds))
    return before + (after - before) * share


def drum(scale: Scale, value: float, x: float, y: float, size: float, tone: str) -> list[Sprite]:
    """Return a number in the middle of its window at a point in u, turned on by its fraction."""
    whole = int(value)
    turned = value - whole
    if turned < _TURNED:
        return [Sprite.at(scale, number(scale, whole, size, tone), x, y)]
    high = size * 1.1
    window = scale.box(x - 2 * size, y - high / 2, 4 * size, high)
    out = Surface(window.size, pygame.SRCALPHA)
    for at, each in ((-turned, whole), (1 - turned, whole + 1)):
        picture = number(scale, each, size, tone)
        middle = scale.px(x) - window.x, scale.px(y + at * high) - window.y
        picture.blit_on(out, *middle)
    return [Sprite(out, window.x, window.y)]


def grown(scale: Scale, picture: Picture, x: float, y: float, wide: float, high: float) -> Sprite:
    """Return a picture at a point in u, so many times as wide and high around its anchor."""
    if wide == high == 1:
        return Sprite.at(scale, picture, x, y)
    surface = picture.surface
    size = max(1, round(surface.get_width() * wide)), max(1, round(surface.get_height() * high))
    changed = pygame.transform.smoothscale(surface, size)
    left = scale.px(x) - round(picture.anchor_x * wide)
    return Sprite(changed, left, scale.px(y) - round(picture.anchor_y * high))
