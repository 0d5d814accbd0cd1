"""What a lesson is: a match that is dealt as it teaches best, and steps that wait for the player."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from scenes.keys.commands import Command


class Wait(StrEnum):
    """What a step waits for."""

    NEXT = "next"
    """The player has read it."""
    DROP = "drop"
    """This card goes where it belongs."""
    HOLD = "hold"
    """This card is held over its target, or is in focus, so that what would happen is told."""
    UNDO = "undo"
    """The last decision is taken back."""
    READ = "read"
    """A card is read large."""
    OVER = "over"
    """The match is played to its end, freely."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One thing to learn: words not yet translated, what ends it, and what is pointed at."""

    words: str
    wait: Wait
    card: str = ""
    """The id of the card that has to be dropped or held."""
    marks: tuple[str, ...] = ()
    """Landmarks of the table; `card:ID` is a card."""
    command: Command | None = None
    """The command whose key the words name as {key}."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A rigged match, as a script without actions, and the steps that go with it."""

    title: str
    won: str
    """What is said when it was won."""
    lost: str
    deck: Mapping[str, Any]
    script: Mapping[str, Any]
    steps: tuple[LessonStep, ...]
