"""Single lines of text: never under 12 pixels, never wider than asked, cached."""

import math

import pygame
from pygame import Surface

from scenes.paint.cache import DrawnCache
from scenes.paint.fonts import Face, font
from scenes.paint.palette import tone
from scenes.paint.units import Scale

FLOOR = 12
ELLIPSIS = "\u2026"
_SUPERSAMPLED_BELOW = 34
_CACHE = DrawnCache[Surface](12 * 2**20)


def text_px(scale: Scale, size: float) -> int:
    """Pixel size of a type size in u, at least 12."""
    return max(FLOOR, scale.px(size))


def text_width(words: str, face: Face, px: int) -> int:
    """Width in pixels of the rendered line."""
    if not words:
        return 0
    return max(1, round(font(face, px * _sampling(px)).size(words)[0] / _sampling(px)))


def line_height(face: Face, px: int) -> int:
    """Height in pixels of the rendered line."""
    return max(1, round(font(face, px * _sampling(px)).get_linesize() / _sampling(px)))


def fit_text(words: str, face: Face, px: int, room: float) -> tuple[str, int]:
    """The line and size that stay within `room` pixels: smaller down to 12, then cut with an ellipsis."""
    px = max(FLOOR, px)
    while px > FLOOR and text_width(words, face, px) > room:
        px -= 1
    if text_width(words, face, px) <= room:
        return words, px
    kept = words
    while kept and text_width(kept.rstrip(" .,;:") + ELLIPSIS, face, px) > room:
        kept = kept[:-1]
    kept = kept.rstrip(" .,;:")
    return (kept + ELLIPSIS if text_width(kept + ELLIPSIS, face, px) <= room else ""), px


def text_surface(words: str, face: Face, px: int, colour: str) -> Surface:
    """One line of text; a size under 12 counts as 12."""
    px = max(FLOOR, px)
    return _CACHE.get((words, face, px, colour), lambda: _render(words, face, px, colour))


def outlined_surface(words: str, face: Face, px: int, colour: str, ink: str, reach: int) -> Surface:
    """A display word with an outline of `reach` pixels all round and a drop of ink below.

    The word itself sits `reach` pixels in from the left and from the top.
    """
    px = max(FLOOR, px)
    key = (words, face, px, colour, ink, reach)
    return _CACHE.get(key, lambda: _render_outlined(words, face, px, colour, ink, reach))


def outline_reach(scale: Scale, size: float) -> int:
    """Pixels of outline that suit a display word of a type size in u."""
    return max(1, round(1.6 * scale.u * max(1.0, size / 22)))


def _sampling(px: int) -> int:
    return 3 if px < _SUPERSAMPLED_BELOW else 1


def _render(words: str, face: Face, px: int, colour: str) -> Surface:
    if not words:
        return Surface((1, line_height(face, px)), pygame.SRCALPHA)
    sampling = _sampling(px)
    drawn = font(face, px * sampling).render(words, True, tone(colour)).convert_alpha()
    if sampling == 1:
        return drawn
    return pygame.transform.smoothscale(drawn, (text_width(words, face, px), line_height(face, px)))


def _render_outlined(words: str, face: Face, px: int, colour: str, ink: str, reach: int) -> Surface:
    word, shade = text_surface(words, face, px, colour), text_surface(words, face, px, ink)
    drop = max(1, round(reach * 0.75))
    out = Surface((word.get_width() + 2 * reach, word.get_height() + 2 * reach + drop), pygame.SRCALPHA)
    for step in range(12):
        angle = step * math.pi / 6
        out.blit(shade, (reach + round(reach * math.cos(angle)), reach + round(reach * math.sin(angle))))
    out.blit(shade, (reach, 2 * reach + drop))
    out.blit(word, (reach, reach))
    return out
