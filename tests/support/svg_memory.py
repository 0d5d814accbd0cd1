"""Remembers drawn SVG documents from test to test: the same few hundred are drawn thousands of times."""

import io
from collections import OrderedDict
from collections.abc import Iterator

import pygame
import pytest
from pygame import Surface

_MOST_BYTES = 150 * 2**20
_PIXEL = 4


class SvgMemory:
    """Stands before the loader of SVG documents; what was used last stays, and everybody gets a copy."""

    def __init__(self) -> None:
        self._load = pygame.image.load_sized_svg
        self._kept: OrderedDict[tuple[bytes, tuple[int, int]], Surface] = OrderedDict()
        self._bytes = 0

    def load(self, file: io.BytesIO, size: tuple[int, int]) -> Surface:
        """Return a document at a size in pixels."""
        key = file.getvalue(), size
        drawn = self._kept.pop(key, None)
        if drawn is None:
            drawn = self._load(file, size)
            self._bytes += _bytes_of(drawn)
        self._kept[key] = drawn
        while self._bytes > _MOST_BYTES:
            self._bytes -= _bytes_of(self._kept.popitem(last=False)[1])
        return drawn.copy()


def _bytes_of(surface: Surface) -> int:
    return surface.get_width() * surface.get_height() * _PIXEL


@pytest.fixture(scope="session", autouse=True)
def _svg_memory() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load_sized_svg", SvgMemory().load)
        yield
