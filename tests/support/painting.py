"""A display without a screen, and empty stores, for tests that draw."""

from collections.abc import Iterator

import pygame
import pytest

from scenes.paint.cache import forget_surfaces
from scenes.paint.fonts import forget_fonts
from scenes.paint.palette import use_theme


@pytest.fixture
def canvas_room() -> Iterator[None]:
    """Somewhere to draw; nothing drawn before or after the test is kept, and no theme but the night."""
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    forget_surfaces()
    forget_fonts()
    yield
    use_theme("night")
    forget_surfaces()
    forget_fonts()
