"""Long texts that are no sentences, such as paths and tracebacks, broken into lines wherever they must be."""

from typing import Final

from scenes.paint.fonts import Face
from scenes.paint.text import text_width

_GOOD_BREAKS: Final = " /\\,"
_TAB: Final = 4


def broken(text: str, face: Face, px: int, room: int) -> list[str]:
    """Return the lines of a text in letters of `px` pixels, none of them wider than `room` pixels."""
    lines: list[str] = []
    for whole in text.expandtabs(_TAB).splitlines():
        rest = "".join(letter if letter.isprintable() else "\N{MIDDLE DOT}" for letter in whole).rstrip()
        is_begun = False
        while rest and text_width(rest, face, px) > room:
            at = _end(rest, face, px, room)
            lines.append(rest[:at].rstrip())
            rest = rest[at:]
            is_begun = True
        if rest or not is_begun:
            lines.append(rest)
    return lines


def _end(text: str, face: Face, px: int, room: int) -> int:
    """Return how many letters stand on the first line: at least one, up to a good place if there is one."""
    least, most = 1, len(text)
    while least < most:
        middle = (least + most + 1) // 2
        if text_width(text[:middle], face, px) <= room:
            least = middle
        else:
            most = middle - 1
    good = max(text.rfind(mark, 0, least) for mark in _GOOD_BREAKS) + 1
    return good if good > least // 2 else least
