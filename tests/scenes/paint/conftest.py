"""A display without a screen for every test of the drawing kit."""

from collections.abc import Iterator

import pygame
import pytest

from scenes.paint.cache import forget_surfaces
from scenes.paint.fonts import forget_fonts


@pytest.fixture(autouse=True)
def _display() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    forget_surfaces()
    forget_fonts()
    yield
    forget_surfaces()
    forget_fonts()
