"""Draws the icons of the program and of its saves, in every format and size, each from its one SVG.

The same pygame that draws the game draws them, and Pillow packs them: nothing has to be installed for it.
"""

import io
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from PIL import Image

from builder.facts import APPLICATION_ID, ROOT
from scenes.desktop.names import DOCUMENT_ICON, ICON_SIZES

APP: Final = ROOT / "assets" / "art" / "app_icon.svg"
DOCUMENT: Final = ROOT / "assets" / "art" / "document_icon.svg"

THEME_SIZES: Final = ICON_SIZES
ICO_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
ICNS_SIZES: Final = (32, 64, 128, 256, 512, 1024)


def draw(source: Path, size: int) -> Image.Image:
    """Draw an SVG as a square of `size` pixels with transparent ground."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    drawn = pygame.image.load_sized_svg(io.BytesIO(source.read_bytes()), (size, size))
    picture = Image.frombytes("RGBA", drawn.get_size(), pygame.image.tobytes(drawn, "RGBA"))
    square = Image.new("RGBA", (size, size))
    square.paste(picture, ((size - picture.width) // 2, (size - picture.height) // 2))
    return square


def write_ico(source: Path, target: Path) -> Path:
    """Write an icon for Windows; return the file."""
    pictures = _sizes(source, ICO_SIZES)
    pictures[0].save(target, "ICO", sizes=[(size, size) for size in ICO_SIZES], append_images=pictures[1:])
    return target


def write_icns(source: Path, target: Path) -> Path:
    """Write an icon for macOS; return the file."""
    pictures = _sizes(source, ICNS_SIZES)
    pictures[0].save(target, "ICNS", append_images=pictures)
    return target


def _sizes(source: Path, sizes: Iterable[int]) -> Sequence[Image.Image]:
    """Draw an SVG in these sizes, the largest first, as Pillow wants them."""
    return [draw(source, size) for size in sorted(sizes, reverse=True)]


def write_theme(folder: Path) -> None:
    """Write the icons for `share/icons` of a Linux system: the program's and that of its saves."""
    for source, kind, name in ((APP, "apps", APPLICATION_ID), (DOCUMENT, "mimetypes", DOCUMENT_ICON)):
        for size in THEME_SIZES:
            target = folder / "hicolor" / f"{size}x{size}" / kind / f"{name}.png"
            target.parent.mkdir(parents=True, exist_ok=True)
            draw(source, size).save(target, "PNG", optimize=True)
        scalable = folder / "hicolor" / "scalable" / kind / f"{name}.svg"
        scalable.parent.mkdir(parents=True, exist_ok=True)
        scalable.write_bytes(source.read_bytes())
