"""How well words stand out: as WCAG 2 measures two tones, and measured on what a scene really shows."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import numpy as np
import pygame
from numpy.typing import NDArray
from pilot import Pilot
from pygame import Surface

from scenes.paint import cache, light, palette, svg, text
from scenes.paint.cache import forget_surfaces
from scenes.paint.fonts import Face

Tone = str | tuple[int, int, int]
Pixels = NDArray[np.uint8]
_LINEAR = np.array(
    [(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4) for v in np.arange(256) / 255]
)
_SHARE = np.array([0.2126, 0.7152, 0.0722])
_SEEN = 8
"""By so much, of 255, has a letter to change a pixel to count."""
_SPECK = 14


def luminance(tone: Tone) -> float:
    """Return the relative luminance, 0 to 1."""
    return float(_LINEAR[list(pygame.Color(tone))[:3]] @ _SHARE)


def contrast(first: Tone, second: Tone) -> float:
    """Return the contrast ratio, 1 to 21."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


class Words(NamedTuple):
    """Some words on the screen: where, in which tone, and how they stand out from what is behind them."""

    box: tuple[int, int, int, int]
    tone: str
    ratio: float


def words_on(pilot: Pilot) -> list[Words]:
    """Return all words the kit draws in the scene of a pilot, measured on its pixels; last thing it does.

    The scene is drawn three times: as it is, without its words, and with blocks of their tone in their
    place. So each pixel of a letter has its tone as it was meant and the ground that is really behind it.
    The outline of a display word counts as ground. The worst tenth of a group of letters is left out.
    """
    shown, ground, blocks = _frame(pilot), _frame(pilot, "gone"), _frame(pilot, "solid")
    forget_surfaces()
    letters = _differ(shown, ground) & _differ(blocks, ground)
    found = []
    for box in _groups(letters):
        part = np.s_[box.left : box.right, box.top : box.bottom]
        seen = letters[part]
        if seen.sum() < _SPECK:
            continue
        meant, behind = blocks[part][seen], ground[part][seen]
        tones, counts = np.unique(meant, axis=0, return_counts=True)
        tone = "#" + "".join(f"{channel:02X}" for channel in tones[counts.argmax()])
        one, other = _luminances(meant), _luminances(behind)
        ratios = (np.maximum(one, other) + 0.05) / (np.minimum(one, other) + 0.05)
        found.append(
            Words((box.x, box.y, box.width, box.height), tone, round(float(np.quantile(ratios, 0.1)), 2))
        )
    return found


def _frame(pilot: Pilot, letters: str = "usual") -> Pixels:
    """The scene as it is laid out anew with another way of drawing letters."""
    with _drawn(letters):
        _forget_letters()
        pilot.director.resize(pilot.director.scale)
        pilot.app.stage.forget()
        pilot.turns()
        return pygame.surfarray.array3d(pilot.app.stage.target)


def _forget_letters() -> None:
    """Empty every store but those of pictures and lights: no letters are on these."""
    for clear in cache._CLEAR:
        if clear not in (svg._ART.clear, light._GLOWS.clear):
            clear()


def _differ(first: Pixels, second: Pixels) -> NDArray[np.bool_]:
    return np.asarray(np.abs(first.astype(np.int16) - second.astype(np.int16)).max(axis=2) > _SEEN)


def _luminances(pixels: Pixels) -> NDArray[np.float64]:
    return np.asarray(_LINEAR[pixels] @ _SHARE)


def _groups(letters: NDArray[np.bool_]) -> list[pygame.Rect]:
    """Where letters stand close together: mostly one line of words."""
    painted = Surface(letters.shape)
    pygame.surfarray.blit_array(painted, np.repeat(letters[..., None] * np.uint8(255), 3, axis=2))
    mask = pygame.mask.from_threshold(painted, (255, 255, 255), (1, 1, 1, 255))
    around = mask.convolve(pygame.mask.Mask((9, 3), fill=True), pygame.mask.Mask(mask.get_size()), (-4, -1))
    return [box.clip(painted.get_rect()) for box in around.get_bounding_rects()]


@contextmanager
def _drawn(letters: str) -> Iterator[None]:
    """Draw letters as usual, not at all, or as blocks; outlines stay what they are."""
    render, outline, surface = text._render, text._render_outlined, text.text_surface

    def blank(words: str, face: Face, px: int, colour: str) -> Surface:
        drawn = Surface(render(words, face, px, colour).get_size(), pygame.SRCALPHA)
        if letters == "solid" and words:
            drawn.fill(palette.tone(colour))
        return drawn

    def outlined(words: str, face: Face, px: int, colour: str, ink: str, reach: int) -> Surface:
        text.text_surface = render
        drawn = outline(words, face, px, ink, ink, reach)
        text.text_surface = surface
        if letters == "solid":
            drawn.blit(blank(words, face, px, colour), (reach, reach))
        return drawn

    patched: dict[str, Any] = {"_render": blank, "_render_outlined": outlined}
    if letters != "usual":
        vars(text).update(patched)
    try:
        yield
    finally:
        text._render, text._render_outlined, text.text_surface = render, outline, surface
