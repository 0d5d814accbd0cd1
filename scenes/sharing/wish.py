"""What somebody wishes to hand on of a match, and in what form."""

from enum import StrEnum
from typing import Final, NamedTuple

from game.core.words import Message, message


class Kind(StrEnum):
    """A form of a match to hand on; the value is its name on the command line."""

    GIF = "gif"
    PNG = "png"
    TEXT = "text"
    INN = "inn"


ENDINGS: Final = {Kind.GIF: ".gif", Kind.PNG: ".png", Kind.TEXT: ".txt", Kind.INN: ".inn"}
NAMES: Final[dict[Kind, Message]] = {
    Kind.GIF: message("Moving picture"),
    Kind.PNG: message("Page of pictures"),
    Kind.TEXT: message("The story"),
    Kind.INN: message("The match itself"),
}
WIDTHS: Final = (480, 640, 960)
"""Pixels from left to right that one picture may have."""
SECONDS: Final = (0.5, 1.0, 2.0, 4.0)
"""How long a moving picture may stand still after each decision, for those who choose in the window."""


class Wish(NamedTuple):
    """A form and how it is made; what a form has no use for is left aside."""

    kind: Kind
    width: int = 640
    """Pixels of one picture: one of WIDTHS."""
    seconds: float = 2.0
    has_captions: bool = True
    first: int = 0
    """The first turn in pictures; a film from turn 1 begins with the deal."""
    last: int | None = None
    """The last turn in pictures; None for the end."""


class Progress(NamedTuple):
    """How far something that takes a while has come, in steps of about the same length."""

    done: int
    total: int
