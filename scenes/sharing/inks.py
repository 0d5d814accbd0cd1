"""The inks of a whole film or page: one palette for all its pictures, so that nothing flickers."""

from collections.abc import Sequence
from typing import Final

import pygame
from PIL import Image
from pygame import Surface

MOST: Final = 255
"""Colours of a palette; one more number means that a pixel stays as it was."""


def plain_image(picture: Surface) -> Image.Image:
    """Return what was painted as an image without transparency."""
    return Image.frombytes("RGB", picture.get_size(), pygame.image.tobytes(picture, "RGB"))


class Inks:
    """A palette that suits some pictures, and others that look like them.

    Colours are found by an octree: of the ways Pillow knows it is the quickest, and on these flat inks as
    true as the slowest. Nothing is dithered: a dot between two inks would be noise, and would not pack.
    """

    def __init__(self, samples: Sequence[Image.Image]) -> None:
        """Choose the inks; the samples have one width."""
        whole = Image.new("RGB", (samples[0].width, sum(sample.height for sample in samples)))
        top = 0
        for sample in samples:
            whole.paste(sample, (0, top))
            top += sample.height
        self._chart = whole.quantize(MOST, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)

    @property
    def colours(self) -> bytes:
        """Red, green and blue of 256 numbers, the unused ones black."""
        return bytes(self._chart.getpalette() or ())[: 3 * MOST].ljust(3 * 256, b"\0")

    def numbers(self, picture: Image.Image) -> Image.Image:
        """Return a picture with the number of an ink for each pixel, in mode L."""
        drawn = picture.quantize(palette=self._chart, dither=Image.Dither.NONE)
        return Image.frombytes("L", drawn.size, drawn.tobytes())
