"""How well tones stand out from each other, as WCAG 2 measures it."""

import pygame

Tone = str | tuple[int, int, int]


def luminance(tone: Tone) -> float:
    """Return the relative luminance, 0 to 1."""
    colour = pygame.Color(tone)
    parts = [part / 255 for part in (colour.r, colour.g, colour.b)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: Tone, second: Tone) -> float:
    """Return the contrast ratio, 1 to 21."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)
