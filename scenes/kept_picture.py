"""The picture of the title on the disk: reading it takes a tenth of the time that drawing it takes.

It is written when the program ends, for the size and the theme of that moment, and used as long as nothing
that it was drawn with has changed. It can be thrown away at any time.
"""

import hashlib
import struct
import zlib
from contextlib import suppress
from pathlib import Path

import pygame
from pygame import Surface

from assets.files import art_stamp
from game.version import VERSION
from saves.files import make_folder, write_over
from saves.format import SaveError
from scenes import paint
from scenes.log_file import log
from scenes.paint.cache import WINDOWS
from scenes.paint.palette import theme
from scenes.paint.title import TitlePlan, title_backdrop

MOST_KEPT = 4
"""So many pictures, the newest, stay on the disk: some sizes and themes."""

_ENDING = ".picture"
_HEAD = struct.Struct(">4sII")
_MARK = b"FIP1"


def title_picture(folder: Path, plan: TitlePlan) -> Surface:
    """Return the whole title but for its menu: from the folder, or drawn now."""
    path = _path(folder, plan)
    if path.exists():
        with suppress(OSError, ValueError, zlib.error, struct.error):
            size = plan.scale.width, plan.scale.height
            return WINDOWS.get(path, lambda: _read(path, size))
        log.info("the picture %s cannot be read", path)
    return title_backdrop(plan)


def keep_title_picture(folder: Path, plan: TitlePlan) -> None:
    """Write the picture for the next start, unless it is there; what cannot be written is drawn next time."""
    path = _path(folder, plan)
    if path.exists():
        return
    drawn = title_backdrop(plan)
    pixels = zlib.compress(pygame.image.tobytes(drawn, "RGB"), 1)
    try:
        make_folder(folder)
        write_over(path, _HEAD.pack(_MARK, *drawn.get_size()) + pixels)
        kept = sorted(folder.glob(f"title-*{_ENDING}"), key=lambda file: file.stat().st_mtime)
        for old in kept[:-MOST_KEPT]:
            old.unlink()
    except (OSError, SaveError) as problem:
        log.info("the picture of the title is not kept: %s", problem)


def _path(folder: Path, plan: TitlePlan) -> Path:
    """The file for a plan, the theme and everything that draws it."""
    brushes = _stamp(Path(paint.__path__[0]))
    mark = repr((VERSION, plan, theme(), brushes, art_stamp())).encode()
    return folder / f"title-{hashlib.sha256(mark).hexdigest()[:24]}{_ENDING}"


def _stamp(folder: Path) -> tuple[tuple[str, int, int], ...]:
    """Name, size and time of every module of the brushes."""
    with suppress(OSError):
        files = sorted(folder.glob("*.py"))
        return tuple((file.name, (seen := file.stat()).st_size, seen.st_mtime_ns) for file in files)
    return ()


def _read(path: Path, size: tuple[int, int]) -> Surface:
    """Return the picture in a file; raises OSError, ValueError, zlib.error and struct.error."""
    content = path.read_bytes()
    mark, *written = _HEAD.unpack_from(content)
    if mark != _MARK or tuple(written) != size:
        raise ValueError("no picture of this size")
    wanted = size[0] * size[1] * 3
    opener = zlib.decompressobj()
    pixels = opener.decompress(content[_HEAD.size :], wanted + 1)
    if len(pixels) != wanted or not opener.eof:
        raise ValueError("not a whole picture")
    return pygame.image.frombytes(pixels, size, "RGB").convert()
