"""Finding words in the book: whatever the case and the accents, and an icon by its name."""

import re
import unicodedata
from collections.abc import Callable, Sequence
from typing import NamedTuple

_ICON = re.compile(r"\{([a-z_]+)\}")


class Hit(NamedTuple):
    """Words `first` to `last` of one line of the book."""

    line: int
    first: int
    last: int


def folded(words: str) -> str:
    """Return words without case and accents, for comparing."""
    apart = unicodedata.normalize("NFKD", words.casefold())
    plain = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return " ".join(plain.split())


def spoken(word: str, name: Callable[[str], str]) -> str:
    """Return a word with its icons by their names in the player's language."""
    return _ICON.sub(lambda found: name(found[1]), word)


class Finder:
    """Every word of the book, folded once, to search as quickly as one types."""

    def __init__(self, lines: Sequence[Sequence[str]], name: Callable[[str], str]) -> None:
        """Take the words of every line, with icons as marks; `name` says what an icon is called."""
        self._lines = [[folded(spoken(word, name)) for word in line] for line in lines]

    def find(self, query: str) -> tuple[Hit, ...]:
        """Return where a text stands, from the first line on; nothing for an empty one."""
        wanted = folded(query)
        if not wanted:
            return ()
        return tuple(hit for at, words in enumerate(self._lines) for hit in _in_line(at, words, wanted))


def _in_line(line: int, words: list[str], wanted: str) -> list[Hit]:
    text, starts = "", []
    for word in words:
        starts.append(len(text))
        text += word + " "
    hits: list[Hit] = []
    at = text.find(wanted)
    while at >= 0:
        end = at + len(wanted) - 1
        first = max(index for index, start in enumerate(starts) if start <= at)
        last = max(index for index, start in enumerate(starts) if start <= end)
        if not hits or hits[-1].last < first:
            hits.append(Hit(line, first, last))
        at = text.find(wanted, end + 1)
    return hits
