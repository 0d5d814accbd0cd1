"""Pictures that a player's own deck brings along: a folder beside the deck file, one picture for each patron.

The folder has the name of the file without its ending: `my_deck.json` and `my_deck/bunny_prince.svg`.
"""

import re
from pathlib import Path
from typing import Final

from game.core.words import Message, message
from game.decks import DeckError
from saves.decks import read_deck_file
from saves.files import read_some, why_not

LARGEST_PORTRAIT: Final = 2_000_000
"""Bytes."""
MOST_PIXELS: Final = 2048
"""Of a side."""
VECTOR, DOTS = ".svg", ".png"

_PNG: Final = b"\x89PNG\r\n\x1a\n"
_ELSEWHERE: Final = re.compile(
    rb"""<!entity|<image\b|@import|href\s*=\s*["'](?!\#)|url\(\s*["']?(?!["'\#])""", re.IGNORECASE
)
"""What an SVG file can name other files with, or swell with."""


class PortraitError(ValueError):
    """A file that cannot be shown as a portrait; carries a sentence that names it."""

    def __init__(self, path: Path, reason: Message | str) -> None:
        super().__init__(str(path))
        self.words = message(
            "{file} cannot be shown as a portrait: {reason}.",
            file=f"{path.parent.name}/{path.name}",
            reason=reason,
        )


def portrait_files(decks: Path, deck: str, title: str) -> dict[str, Path]:
    """Return the pictures of a deck by the id of the patron; none when there is no folder of pictures.

    A match carries its deck, so the folder is found by what the deck file beside it says, and by its own
    name when that file is gone.
    """
    try:
        folders = sorted(entry for entry in decks.iterdir() if entry.is_dir())
    except OSError:
        return {}
    for folder in folders:
        if _belongs(folder, deck, title):
            return _pictures(folder)
    return {}


def _belongs(folder: Path, deck: str, title: str) -> bool:
    try:
        data = read_deck_file(folder.with_name(f"{folder.name}.json"))
    except DeckError:
        return folder.name == deck
    return (data.get("deck"), data.get("title")) == (deck, title)


def _pictures(folder: Path) -> dict[str, Path]:
    """Return what lies in a folder; where a patron has two pictures, the SVG."""
    try:
        entries = sorted(folder.iterdir())
    except OSError:
        return {}
    found: dict[str, Path] = {}
    for ending in (DOTS, VECTOR):
        found.update({entry.stem: entry for entry in entries if entry.suffix.lower() == ending})
    return found


def read_portrait(path: Path) -> bytes:
    """Return the bytes of a picture that is neither too large nor reaches for other files.

    Raises PortraitError.
    """
    try:
        content = read_some(path, LARGEST_PORTRAIT)
    except OSError as error:
        raise PortraitError(path, why_not(error)) from None
    if len(content) > LARGEST_PORTRAIT:
        raise PortraitError(path, message("it has more than {n} MB", n=LARGEST_PORTRAIT // 1_000_000))
    if path.suffix.lower() == VECTOR:
        if _ELSEWHERE.search(content):
            raise PortraitError(path, message("it asks for another file or has a photo inside"))
        return content
    if not content.startswith(_PNG) or len(content) < 24:
        raise PortraitError(path, message("it is no PNG picture"))
    if max(int.from_bytes(content[16:20], "big"), int.from_bytes(content[20:24], "big")) > MOST_PIXELS:
        raise PortraitError(path, message("it has more than {n} x {n} pixels", n=MOST_PIXELS))
    return content
