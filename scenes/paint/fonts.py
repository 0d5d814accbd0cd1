"""The three type families, by role."""

from enum import StrEnum
from functools import lru_cache

import pygame

from assets.files import font_path


class Face(StrEnum):
    """What a line of text is for; the value is the role that `assets.files.font_path` knows."""

    DISPLAY = "display"
    BODY = "body"
    BOLD = "bold"
    HEAVY = "heavy"
    ITALIC = "italic"
    CHALK = "chalk"


@lru_cache(maxsize=160)
def font(face: Face, px: int) -> pygame.font.Font:
    """Font of a role at a pixel size; raises `AssetMissing` when it is not installed."""
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(font_path(face), px)


def forget_fonts() -> None:
    """Drop the open fonts; needed once pygame's font module was closed."""
    font.cache_clear()
