"""Sentences for people, as data: an English text with named gaps, translated only at the edge.

An icon in a text is its name in braces, given as an argument:
`message("No {what} in the Inn", what=icon("food"))`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

Argument: TypeAlias = "str | int | Message | tuple[Message, ...]"


@dataclass(frozen=True, slots=True)
class Message:
    """A text with gaps in braces and what fills them."""

    text: str
    arguments: tuple[tuple[str, Argument], ...] = ()


def message(text: str, **arguments: Argument) -> Message:
    """Return the message of this English text; the text is the key of its translations."""
    return Message(text, tuple(arguments.items()))


def icon(name: str) -> str:
    """Return the mark that stands for an icon inside a rich text."""
    return "{" + name + "}"


def render(words: Message, translate: Callable[[str], str] = str) -> str:
    """Return the message as one text, each part translated; several messages are joined with commas."""
    filled: dict[str, str | int] = {}
    for name, value in words.arguments:
        match value:
            case Message():
                filled[name] = render(value, translate)
            case tuple():
                filled[name] = ", ".join(render(part, translate) for part in value)
            case _:
                filled[name] = value
    text = translate(words.text)
    return text.format(**filled) if filled else text
