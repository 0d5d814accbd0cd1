"""Writes a moving picture image by image: of each only what differs from the one before.

Pillow would keep all images until the last one is known. Here each is packed, by Pillow, and forgotten.
Source: "Graphics Interchange Format, version 89a", CompuServe 1990.
"""

import struct
from typing import BinaryIO, Final

from PIL import GifImagePlugin, Image, ImageChops

_SAME: Final = 255
"""The number of a pixel that stays as it was."""
_TABLE_OF_256: Final = 0xF7
_FOR_EVER: Final = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
_END: Final = b";"


class GifWriter:
    """A moving picture that begins anew at its end; images have numbers up to 254 in mode L."""

    def __init__(self, file: BinaryIO, size: tuple[int, int], colours: bytes) -> None:
        """Begin in a file; `colours` are 256 times red, green and blue.

        Raises OSError.
        """
        self._file = file
        self._shown: Image.Image | None = None
        file.write(b"GIF89a" + struct.pack("<HHBBB", *size, _TABLE_OF_256, 0, 0) + colours + _FOR_EVER)

    def add(self, image: Image.Image, seconds: float) -> None:
        """Show an image as long as that.

        Raises OSError.
        """
        part, corner = image, (0, 0)
        if self._shown is not None:
            part, corner = _difference(self._shown, image)
        self._shown = image
        duration = round(1000 * seconds)
        for data in GifImagePlugin.getdata(part, corner, duration=duration, transparency=_SAME):
            self._file.write(data)

    def finish(self) -> None:
        """End the file.

        Raises OSError.
        """
        self._file.write(_END)


def _difference(before: Image.Image, after: Image.Image) -> tuple[Image.Image, tuple[int, int]]:
    """Return the rectangle that changed, with a hole wherever a pixel did not, and its corner."""
    changed = ImageChops.difference(before, after)
    box = changed.getbbox() or (0, 0, 1, 1)
    mask = changed.crop(box).point([0] + [255] * 255)
    part = Image.new("L", mask.size, _SAME)
    part.paste(after.crop(box), mask=mask)
    return part, box[:2]
