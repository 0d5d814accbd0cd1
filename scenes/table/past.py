"""The latest steps of a match as a seat saw them, for telling why something happened."""

from typing import Any, Final

from game.core.match import AnyMatch, Step
from game.core.rules import Seat

_NEAR: Final = 24
"""So many decisions back at most is what led to something."""
_MOST_KEPT: Final = 4 * _NEAR


class Past:
    """Asks for the steps of each decision once; only those that may be asked for soon are kept."""

    def __init__(self) -> None:
        self._kept: dict[tuple[Seat, int], tuple[Step[Any, Any], ...]] = {}

    def steps(self, match: AnyMatch, seat: Seat, node: int) -> tuple[Step[Any, Any], ...]:
        """Return the steps of one decision."""
        key = seat, node
        found = self._kept.pop(key, None)
        if found is None:
            found = tuple(match.steps(node, seat))
        # The latest stands at the end.
        self._kept[key] = found
        while len(self._kept) > _MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        return found

    def before(self, match: AnyMatch, seat: Seat, node: int) -> list[Step[Any, Any]]:
        """Return the steps shortly before a decision, the latest last."""
        parents = match.timeline.parents
        nodes: list[int] = []
        earlier = parents[node]
        while earlier >= 0 and len(nodes) < _NEAR:
            nodes.append(earlier)
            earlier = parents[earlier]
        return [step for each in reversed(nodes) for step in self.steps(match, seat, each)]
