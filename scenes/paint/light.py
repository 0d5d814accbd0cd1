"""One lamp, upper left: pools of light, contact shadows and the dark of the corners."""

import math

import pygame
from pygame import Surface

from scenes.paint.cache import DrawnCache
from scenes.paint.palette import LIFTED_SHADOW, SHADOW, Glow, Light, light, look, parts
from scenes.paint.panels import nine_slice
from scenes.paint.units import Picture, Scale

FLICKERS = 3
"""So many strengths a flickering flame has."""

_FLICKER_STEP = 0.05
_FLICKER_REACH = 104
_SHADOWS = DrawnCache[Surface](8 * 2**20)
_GLOWS = DrawnCache[Surface](16 * 2**20)


def glow_surface(radius: int, glow: Glow, strength: float, *, is_kept: bool = True) -> Surface:
    """A pool of light, 2 x radius pixels wide; blit it with `pygame.BLEND_RGB_ADD`.

    What is painted once, on a background, need not be kept.
    """
    radius = max(1, radius)
    small = _GLOWS.get((glow, strength), lambda: _pool(light(glow), strength))
    grown = (2 * radius, 2 * radius)
    if not is_kept:
        return pygame.transform.smoothscale(small, grown)
    return _GLOWS.get((glow, strength, radius), lambda: pygame.transform.smoothscale(small, grown))


def flicker_patch(scale: Scale, glow: Glow, strength: int) -> Picture:
    """What a flickering flame adds to its pool at one of `FLICKERS` strengths, 0 being nothing.

    Anchored at the flame; blit it with `pygame.BLEND_RGB_ADD` over the background, under everything else.
    """
    reach = scale.px(_FLICKER_REACH)
    return Picture(glow_surface(reach, glow, strength * _FLICKER_STEP), reach, reach)


def can_flicker(glow: Glow) -> bool:
    """Whether a light is on at all in the theme of now."""
    return any(light(glow))


def shadow_surface(width: int, height: int, blur: int, alpha: int) -> Surface:
    """The soft shadow of a rounded rectangle; it reaches 2 x blur pixels over every edge."""
    blur = max(1, blur)
    key = (width, height, blur, alpha)
    return _SHADOWS.get(key, lambda: _shadow(width, height, blur, alpha))


def lifted_shadow(shape: Surface, blur: int) -> Surface:
    """The shadow of any shape, such as a tilted card; it reaches 2 x blur pixels over every edge."""
    blur = max(1, blur)
    mask = pygame.mask.from_surface(shape, 60)
    tint = parts(LIFTED_SHADOW)
    flat = mask.to_surface(setcolor=(*tint, 150), unsetcolor=(*tint, 0))
    out = Surface((shape.get_width() + 4 * blur, shape.get_height() + 4 * blur), pygame.SRCALPHA)
    out.fill((*tint, 0))
    out.blit(flat, (2 * blur, 2 * blur))
    return _blurred(out, blur)


def darken_corners(target: Surface, strength: int = 110) -> None:
    """Multiply the vignette onto a background; `strength` 0 to 255 is the loss at the very corner."""
    strength = round(strength * look().vignette)
    if not strength:
        return
    small = _GLOWS.get(("vignette", strength), lambda: _vignette(strength))
    target.blit(
        pygame.transform.smoothscale(small, target.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_MULT
    )


def shadow_blur(scale: Scale, blur: float) -> int:
    """Whole pixels of a blur in u, at least 1."""
    return max(1, int(blur * scale.u))


def _pool(tint: Light, strength: float) -> Surface:
    side = 128
    pool = Surface((side, side)).convert()
    pool.fill((0, 0, 0))
    for radius in range(side // 2, 0, -1):
        inside = 1 - radius / (side / 2)
        share = inside * inside * (3 - 2 * inside) * strength
        pygame.draw.circle(
            pool, [min(255, int(part * share)) for part in tint], (side // 2, side // 2), radius
        )
    return pygame.transform.gaussian_blur(pool, 3)


def _shadow(width: int, height: int, blur: int, alpha: int) -> Surface:
    corner = 5 * blur
    if width <= 6 * blur + 1 or height <= 6 * blur + 1:
        return _soft_box(width, height, blur, alpha)
    side = 2 * corner + 1 - 4 * blur
    tile = _SHADOWS.get((side, blur, alpha), lambda: _soft_box(side, side, blur, alpha))
    return nine_slice(tile, corner, width + 4 * blur, height + 4 * blur)


def _soft_box(width: int, height: int, blur: int, alpha: int) -> Surface:
    out = Surface((width + 4 * blur, height + 4 * blur), pygame.SRCALPHA)
    tint = parts(SHADOW)
    out.fill((*tint, 0))
    box = (2 * blur, 2 * blur, max(1, width), max(1, height))
    pygame.draw.rect(out, (*tint, alpha), box, border_radius=blur)
    return pygame.transform.gaussian_blur(out, blur)


def _blurred(surface: Surface, blur: int) -> Surface:
    """A blur of any reach at the price of a small one: shrink, blur by a few pixels, grow."""
    factor = max(1, blur // 4)
    if factor == 1:
        return pygame.transform.gaussian_blur(surface, blur)
    size = surface.get_size()
    small = pygame.transform.smoothscale(surface, (max(1, size[0] // factor), max(1, size[1] // factor)))
    soft = pygame.transform.gaussian_blur(small, max(1, blur // factor))
    return pygame.transform.smoothscale(soft, size)


def _vignette(strength: int) -> Surface:
    side = 96
    dark = Surface((side, side)).convert()
    for x in range(side):
        for y in range(side):
            reach = math.hypot((x - side / 2) / (side / 2), (y - side / 2) / (side / 2))
            tone = 255 - int(max(0.0, min(1.0, (reach - 0.55) / 0.85)) * strength)
            dark.set_at((x, y), (tone, tone, min(255, tone + 8)))
    return dark
