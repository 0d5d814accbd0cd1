"""Every pair of tones that carries words can be read."""

import re

import pygame
import pytest

from scenes.paint import palette
from scenes.paint.palette import READABLE_PAIRS


def luminance(tone: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    colour = pygame.Color(tone)
    parts = [part / 255 for part in (colour.r, colour.g, colour.b)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: str, second: str) -> float:
    """WCAG contrast ratio, 1 to 21."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def test_black_on_white_has_the_ratio_of_the_standard() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)


@pytest.mark.parametrize(("words", "ground", "lowest"), READABLE_PAIRS)
def test_words_stand_out_from_their_ground(words: str, ground: str, lowest: float) -> None:
    assert contrast(words, ground) >= lowest
    assert lowest >= 4.5


def test_there_is_no_pure_black_or_white() -> None:
    tones = [tone for name, tone in vars(palette).items() if name.isupper() and isinstance(tone, str)]
    assert len(tones) > 60
    assert all(re.fullmatch(r"#[0-9A-F]{6}", tone) for tone in tones)
    assert not {"#000000", "#FFFFFF"} & set(tones)
