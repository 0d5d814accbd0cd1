"""What goes into the built program besides its modules, and what is kept out of it.

An entry of PyInstaller's tables is (name inside, file outside, kind); a pair is (file, folder inside).
"""

import json
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path, PurePosixPath
from typing import Final, TypeAlias

from assets.files import FONT_FILES
from builder.facts import ROOT, CannotBuild, commit

Entry: TypeAlias = tuple[str, str, str]

LIBRARIES: Final = ("BINARY", "EXTENSION")
"""The kinds of entries that are libraries: any other one, and a module of Python."""
DATA_ENDINGS: Final = frozenset({".inn", ".json", ".mo", ".ogg", ".png", ".svg", ".xml", ".desktop"})
MAKERS: Final = ("assets.drawing", "assets.synth")
"""Made the pictures and sounds, which the program only reads."""
UNUSED_MODULES: Final = (
    *MAKERS,
    *("numpy", "shapely", "soundfile", "babel", "tkinter", "setuptools", "pkg_resources"),
    *("ssl", "_ssl", "_hashlib", "asyncio", "bz2", "_bz2", "lzma", "_lzma", "_uuid"),
    *("pydoc", "doctest", "unittest", "lib2to3", "tzdata", "rich", "defusedxml"),
)
"""Libraries ask for them in corners that this program never enters."""
USED_OF_PILLOW: Final = frozenset(
    {
        *("Image", "ImageChops", "ImageFile", "GifImagePlugin", "PngImagePlugin"),
        *("ExifTags", "GimpGradientFile", "GimpPaletteFile", "ImageColor", "ImageMode", "ImagePalette"),
        *("ImageSequence", "PaletteFile", "TiffTags"),
        *("_binary", "_deprecate", "_imaging", "_typing", "_util", "_version"),
    }
)
"""Its modules that pack pictures of a match; its other formats would bring seven more libraries."""
_LATIN_FONT: Final = "NotoSans-"
"""pygame_gui's font for texts of its own; its fonts for other scripts are 39 MB that no text here needs."""

_FONT_OF_PYGAME: Final = PurePosixPath("pygame/freesansbold.ttf")
"""For texts without a font, of which there are none here; it has a licence of its own, the GPL."""
_MODULES: Final = frozenset({".py", ".so", ".pyd"})
_NOTES_OF_PIP: Final = frozenset({"RECORD", "INSTALLER", "REQUESTED", "direct_url.json"})


def data_pairs(stamp: Path) -> list[tuple[str, str]]:
    """Return the data of the program: assets, the cuts of the fonts in use, and the stamp of the build."""
    return [*_assets(), *_fonts(), (str(stamp), "assets")]


def _assets() -> list[tuple[str, str]]:
    makers = tuple(ROOT / maker.replace(".", "/") for maker in MAKERS)
    return [
        (str(path), path.parent.relative_to(ROOT).as_posix())
        for path in sorted((ROOT / "assets").rglob("*"))
        if path.suffix in DATA_ENDINGS and not any(path.is_relative_to(maker) for maker in makers)
    ]


def _fonts() -> list[tuple[str, str]]:
    cuts = sorted(set(FONT_FILES.values()))
    return [(str(_folder_of(package) / "files" / name), f"{package}/files") for package, name in cuts]


def unused_of_pillow() -> list[str]:
    """Return the modules of Pillow that a build leaves out."""
    names = {path.name.partition(".")[0] for path in _folder_of("PIL").iterdir() if path.suffix in _MODULES}
    return sorted(f"PIL.{name}" for name in names - USED_OF_PILLOW - {"__init__"})


def font_packages() -> list[str]:
    """Return the packages that fonts are found through, which nothing imports by name."""
    return sorted({package for package, _ in FONT_FILES.values()})


def _folder_of(package: str) -> Path:
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise CannotBuild(f"The package {package} is not installed.")
    return Path(spec.origin).parent


def kept(entries: Iterable[Entry]) -> list[Entry]:
    """Leave out the data that libraries bring along and the program never opens."""
    return [entry for entry in entries if _is_kept(PurePosixPath(entry[0].replace("\\", "/")))]


def _is_kept(name: PurePosixPath) -> bool:
    if name.parts[:2] == ("pygame_gui", "data") and name.suffix in (".ttf", ".otf"):
        return name.name.startswith(_LATIN_FONT) or not name.name.startswith("Noto")
    if name == _FONT_OF_PYGAME:
        return False
    # What pip notes of its installing differs from folder to folder, and nothing reads it.
    return not (name.parent.suffix == ".dist-info" and name.name in _NOTES_OF_PIP)


def write_stamp(folder: Path) -> Path:
    """Write what the built program tells of its making; return the file."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "stamp.json"
    path.write_text(json.dumps({"commit": commit()}) + "\n", encoding="utf-8", newline="\n")
    return path
