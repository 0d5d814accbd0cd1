"""Sentences for people, as data: an English text with named gaps, translated only at the edge.

An icon in a text is its name in braces, given as an argument:
`message("No {what} in the Inn", what=icon("food"))`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

Argument: TypeAlias = "str | int | Message | tuple[Message, ...]"


@dataclass(frozen=True, slots=True)
class Message:
    """A text with gaps in braces and what fills them."""

    text: str
    arguments: tuple[tuple[str, Argument], ...] = ()
    many: str = ""
    """The text for any other number of things than one; empty where nothing is counted."""
    count: int = 0
    """The number of things, which fills the gap `{n}` where something is counted."""


class Catalogue(Protocol):
    """Translations into one language; those of the library `gettext` are some."""

    def gettext(self, text: str, /) -> str:
        """Return the text in that language."""
        ...

    def ngettext(self, one: str, many: str, n: int, /) -> str:
        """Return the text for so many things in that language."""
        ...


class _English:
    """Every text as it stands."""

    def gettext(self, text: str, /) -> str:
        return text

    def ngettext(self, one: str, many: str, n: int, /) -> str:
        return one if n == 1 else many


ENGLISH: Final[Catalogue] = _English()


def message(text: str, **arguments: Argument) -> Message:
    """Return the message of this English text; the text is the key of its translations."""
    return Message(text, tuple(arguments.items()))


def message_n(one: str, many: str, n: int, /, **arguments: Argument) -> Message:
    """Return the message for so many things: `n` chooses the text and fills its gap `{n}`."""
    return Message(one, tuple(arguments.items()), many, n)


def marked(text: str) -> str:
    """Return the text as it is; the call marks it for the catalogue of translations."""
    return text


def icon(name: str) -> str:
    """Return the mark that stands for an icon inside a rich text."""
    return "{" + name + "}"


def render(words: Message, catalogue: Catalogue = ENGLISH) -> str:
    """Return the message as one rich text, each part translated; icons stay marks such as `{drink}`."""
    return _render(words, catalogue, str)


def plain_text(words: Message, catalogue: Catalogue = ENGLISH) -> str:
    """Return the message as a text without pictures: each icon is called by its name, translated too."""
    return _render(words, catalogue, lambda value: _spoken(value, catalogue))


def _render(words: Message, catalogue: Catalogue, tell: Callable[[str], str]) -> str:
    filled: dict[str, str | int] = {"n": words.count} if words.many else {}
    for name, value in words.arguments:
        match value:
            case Message():
                filled[name] = _render(value, catalogue, tell)
            case tuple():
                filled[name] = _listed([_render(part, catalogue, tell) for part in value], catalogue)
            case str():
                filled[name] = tell(value)
            case _:
                filled[name] = value
    text = _translated(words, catalogue)
    return text.format(**filled) if filled else text


def _translated(words: Message, catalogue: Catalogue) -> str:
    if words.many:
        return catalogue.ngettext(words.text, words.many, words.count)
    # Of a catalogue the empty text is the header.
    return catalogue.gettext(words.text) if words.text else ""


def _listed(parts: list[str], catalogue: Catalogue) -> str:
    return catalogue.gettext(marked(", ")).join(parts)


def _spoken(text: str, catalogue: Catalogue) -> str:
    """Return a text with its icons named if it is made of icons only, else as it is: it may be a name."""
    parts = text.split(" ")
    if all(len(part) > 2 and part[0] == "{" and part[-1] == "}" for part in parts):
        return _listed([catalogue.gettext(part[1:-1]) for part in parts], catalogue)
    return text
