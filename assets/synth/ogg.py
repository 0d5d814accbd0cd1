"""Ogg files that are the same byte for byte whenever the same samples are written."""

from io import BytesIO
from pathlib import Path
from zlib import crc32

import soundfile  # type: ignore[import-untyped]

from assets.synth.wave import RATE, Wave

LOSS = 0.5
"""Between 0, as good as it gets, and 1, as small as it gets."""
_POLYNOMIAL = 0x04C11DB7


def write_ogg(path: Path, wave: Wave) -> None:
    """Write samples as Ogg Vorbis; what the coder draws by lot is set from the name of the file instead.

    Raises OSError, and soundfile.LibsndfileError.
    """
    file = BytesIO()
    soundfile.write(file, wave, RATE, format="OGG", subtype="VORBIS", compression_level=LOSS)
    path.write_bytes(_with_serial(file.getvalue(), crc32(path.name.encode())))


def _with_serial(content: bytes, serial: int) -> bytes:
    """Return pages of one stream with another serial number; RFC 3533 tells how a page is made."""
    pages = bytearray(content)
    at = 0
    while at < len(pages):
        segments = pages[at + 26]
        end = at + 27 + segments + sum(pages[at + 27 : at + 27 + segments])
        pages[at + 14 : at + 18] = serial.to_bytes(4, "little")
        pages[at + 22 : at + 26] = bytes(4)
        pages[at + 22 : at + 26] = _checksum(bytes(pages[at:end])).to_bytes(4, "little")
        at = end
    return bytes(pages)


def _checksum(page: bytes) -> int:
    value = 0
    for byte in page:
        value = (value << 8) & 0xFFFFFFFF ^ _TABLE[value >> 24 ^ byte]
    return value


def _entry(byte: int) -> int:
    value = byte << 24
    for _ in range(8):
        value = value << 1 ^ (_POLYNOMIAL if value >> 31 else 0)
        value &= 0xFFFFFFFF
    return value


_TABLE = [_entry(byte) for byte in range(256)]
