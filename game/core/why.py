"""What a game's notation can say beside the words of each event: the whole chain of why it came about."""

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from game.core.match import Step
from game.core.words import Message


@runtime_checkable
class Reasoner(Protocol):
    """A notation that knows why something happened; the events of other games say it themselves."""

    def why(self, past: Sequence[Step[Any, Any]], at: int) -> Sequence[Message]:
        """Return why the event at a place of the past came about, as sentences, the nearest cause first.

        `past` is what a seat has seen of what is in force, from the beginning. Empty for what is chosen or
        falls by chance.
        """
        ...
