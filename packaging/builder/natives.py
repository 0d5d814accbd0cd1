"""The native libraries that may be in a build: whose they are, under which licence, and which version it is.

They come without papers, inside wheels or from the system. A library that is not in this list cannot be built
in, because nothing is known of its licence; the texts lie in `packaging/licences`.
"""

import re
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from builder.facts import ROOT

_SATELLITE: Final = r"^libSDL2_\w+-(2)-.*?\.so\.0\.(\d+)00\.(\d+)\n"
"""Libraries of SDL number their files so: 0.800.12 is 2.8.12."""
_NUMBERED: Final = r"^lib{}\b.*?\.so\.(\d+\.\d+\.\d+)\n"
"""Of others the file is named after its version."""
TEXTS: Final = ROOT / "packaging" / "licences"


class Native(NamedTuple):
    """A project that makes libraries."""

    name: str
    libraries: str
    """A pattern for the names of its files, without `lib` before and version or ending after them."""
    licence: str
    """As an SPDX expression."""
    home: str
    texts: tuple[str, ...]
    """Names in TEXTS, without `.txt`."""
    version: str | None = None
    """A pattern for the name and bytes of the library, of which the groups are the numbers of the version."""


NATIVES: Final = (
    Native("SDL", "SDL2", "Zlib", "https://libsdl.org", ("SDL",), r"SDL-release-(\d+\.\d+\.\d+)"),
    Native(
        "SDL_image",
        "SDL2_image",
        "Zlib",
        "https://github.com/libsdl-org/SDL_image",
        ("SDL_image",),
        _SATELLITE,
    ),
    Native(
        "SDL_mixer",
        "SDL2_mixer",
        "Zlib",
        "https://github.com/libsdl-org/SDL_mixer",
        ("SDL_mixer",),
        _SATELLITE,
    ),
    Native("SDL_ttf", "SDL2_ttf", "Zlib", "https://github.com/libsdl-org/SDL_ttf", ("SDL_ttf",), _SATELLITE),
    Native("FLAC", "FLAC", "BSD-3-Clause", "https://xiph.org/flac", ("FLAC",), r"libFLAC (\d+\.\d+\.\d+)"),
    Native(
        "Brotli",
        "brotli(?:common|dec|enc)",
        "MIT",
        "https://github.com/google/brotli",
        ("brotli",),
        r"^libbrotli.*?\.so\.(\d+\.\d+\.\d+)\n",
    ),
    Native(
        "FluidSynth",
        "fluidsynth",
        "LGPL-2.1-or-later",
        "https://www.fluidsynth.org",
        ("LGPL-2.1",),
        r"\0(2\.\d+\.\d+)\0",
    ),
    Native("FreeType", "freetype", "FTL", "https://freetype.org", ("FreeType",)),
    Native(
        "HarfBuzz",
        "harfbuzz",
        "MIT-Modern-Variant",
        "https://harfbuzz.github.io",
        ("HarfBuzz",),
        r"\0(\d+\.\d+\.\d+)\0",
    ),
    Native(
        "libjpeg-turbo",
        "jpeg",
        "IJG AND BSD-3-Clause AND Zlib",
        "https://libjpeg-turbo.org",
        ("libjpeg-turbo",),
        r"libjpeg-turbo version (\d+(?:\.\d+)+)",
    ),
    Native("mpg123", "mpg123", "LGPL-2.1-only", "https://mpg123.de", ("LGPL-2.1",), r"\0(1\.\d+\.\d+)\0"),
    Native("libogg", "ogg", "BSD-3-Clause", "https://xiph.org/ogg", ("libogg",)),
    Native(
        "OpenJPEG",
        "openjp2",
        "BSD-2-Clause",
        "https://www.openjpeg.org",
        ("OpenJPEG",),
        _NUMBERED.format("openjp2"),
    ),
    Native(
        "Opus", "opus", "BSD-3-Clause", "https://opus-codec.org", ("Opus",), r"libopus (\d+\.\d+(?:\.\d+)?)"
    ),
    Native("opusfile", "opusfile", "BSD-3-Clause", "https://opus-codec.org", ("opusfile",)),
    Native(
        "libpng",
        "png16",
        "libpng-2.0",
        "http://www.libpng.org",
        ("libpng",),
        r"libpng version (\d+\.\d+\.\d+)",
    ),
    Native(
        "libsndfile",
        "sndfile",
        "LGPL-2.1-or-later",
        "https://libsndfile.github.io",
        ("LGPL-2.1",),
        r"libsndfile-(\d+\.\d+\.\d+)",
    ),
    Native(
        "LibTIFF",
        "tiff",
        "libtiff",
        "https://libtiff.gitlab.io/libtiff",
        ("libtiff",),
        r"LIBTIFF, Version (\d+\.\d+\.\d+)",
    ),
    Native(
        "libvorbis",
        "vorbis(?:enc|file)?",
        "BSD-3-Clause",
        "https://xiph.org/vorbis",
        ("libvorbis",),
        r"libVorbis (?:I )?(\d+\.\d+\.\d+)",
    ),
    Native(
        "WavPack", "wavpack", "BSD-3-Clause", "https://www.wavpack.com", ("WavPack",), r"\0(5\.\d+\.\d+)\0"
    ),
    Native(
        "libwebp",
        "(?:webp(?:demux|mux)?|sharpyuv)",
        "BSD-3-Clause",
        "https://chromium.googlesource.com/webm/libwebp",
        ("libwebp",),
    ),
    Native("libXau", "Xau", "MIT-open-group", "https://gitlab.freedesktop.org/xorg/lib/libxau", ("libXau",)),
    Native("libxcb", "xcb", "X11", "https://xcb.freedesktop.org", ("libxcb",)),
    Native("libxmp", "xmp", "MIT", "https://libxmp.org", ("libxmp",), r"\0(4\.\d+\.\d+)\0"),
    Native("XZ Utils", "lzma", "0BSD", "https://tukaani.org/xz", ("xz",), _NUMBERED.format("lzma")),
    Native(
        "Zstandard",
        "zstd",
        "BSD-3-Clause",
        "https://facebook.github.io/zstd",
        ("zstd",),
        _NUMBERED.format("zstd"),
    ),
    Native("libffi", "ffi", "MIT", "https://sourceware.org/libffi", ("libffi",)),
    Native("SQLite", "sqlite3", "blessing", "https://sqlite.org", ("SQLite",)),
    Native(
        "zlib",
        "(?:z|zlib1?)",
        "Zlib",
        "https://zlib.net",
        ("zlib",),
        r"inflate (\d+\.\d+(?:\.\d+)*) Copyright",
    ),
    Native(
        "GCC runtime libraries",
        r"(?:stdc\+\+|gcc_s)",
        "GPL-3.0-or-later WITH GCC-exception-3.1",
        "https://gcc.gnu.org",
        ("GCC-runtime",),
    ),
    Native("Expat", "expat", "MIT", "https://libexpat.github.io", ("Expat",), r"expat_(\d+\.\d+\.\d+)"),
    Native(
        "mpdecimal",
        "mpdec",
        "BSD-2-Clause",
        "https://www.bytereef.org/mpdecimal",
        ("mpdecimal",),
        r"\0(2\.5\.\d)\0",
    ),
)
IN_PYTHON: Final = {"pyexpat": "Expat", "_decimal": "mpdecimal"}
"""Modules of Python that hold such a library, with its project."""
BUILT_IN: Final = {**IN_PYTHON, "_ctypes": "libffi", "_sqlite3": "SQLite", "zlib": "zlib"}
"""The same for a Python that has these modules inside, and their libraries with them."""
UNKNOWN: Final = {
    "_bz2": "bzip2",
    "_curses": "ncurses",
    "_lzma": "xz",
    "_ssl": "OpenSSL",
    "readline": "readline",
}
"""The same of which no text is in TEXTS."""


def native_named(file_name: str) -> Native | None:
    """Return the project that a library belongs to, by the name of its file, or None."""
    for native in NATIVES:
        pattern = rf"(?:lib)?{native.libraries}(?:[-_.]?\d.*|-[0-9a-f]{{8}}.*)?(?:\.so|\.dll|\.dylib)[\d.]*"
        if re.fullmatch(pattern, file_name, re.IGNORECASE):
            return native
    return None


def project(name: str) -> Native:
    """Return a project by its name."""
    return next(native for native in NATIVES if native.name == name)


def version_of(native: Native, library: Path) -> str | None:
    """Return the version of a library: what stands in it, or that of the Debian package it came in."""
    content = library.name.encode() + b"\n" + library.read_bytes()
    if native.version and (found := re.search(native.version.encode(), content)):
        return b".".join(found.groups()).decode()
    package = debian_package(library)
    return package[1] if package else None


def is_in_wheel(library: Path) -> bool:
    """Return whether a library was installed with a distribution."""
    return "site-packages" in library.parts


def wheel_of(library: Path) -> str:
    """Return the name of the distribution whose wheel brought a library beside its modules; else nothing."""
    folder = library.parent.name
    return folder.removesuffix(".libs").replace("_", "-").lower() if folder.endswith(".libs") else ""


@cache
def debian_package(library: Path) -> tuple[str, str] | None:
    """Return name and version of the Debian package that a file came in, or None."""
    if is_in_wheel(library) or shutil.which("dpkg-query") is None:
        return None
    # Of two names for one folder the package may know only the one.
    for path in (library, Path(str(library).removeprefix("/usr")), library.resolve()):
        name = _answer("dpkg-query", "--search", str(path)).partition(": ")[0]
        if name:
            version = _answer("dpkg-query", "--show", "--showformat=${Version}", name)
            return name.partition(":")[0], version
    return None


def _answer(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""
