"""The stations of a replay in the order in which they are shown: the final line, or everything as it was."""

from collections.abc import Callable
from enum import StrEnum
from typing import NamedTuple

from game.core.rules import TABLE
from game.core.timeline import ROOT, Kind, Timeline


class Way(StrEnum):
    """How a station was reached."""

    START = "start"
    PLAYED = "played"
    BACK = "back"
    FORWARD = "forward"


class Station(NamedTuple):
    """One stop of a replay."""

    way: Way
    node: int
    """The node of the tree whose table is shown; ROOT before everything."""
    nodes: tuple[int, ...] = ()
    """The nodes that were played to get here: a decision and the chance that followed."""
    is_taken_back: bool = False
    """Whether what is shown is not on the final line."""


class Reel:
    """Stations in order, at least one."""

    def __init__(
        self,
        timeline: Timeline,
        *,
        shows_branches: bool,
        is_aside: Callable[[int], bool] = lambda _: False,
    ) -> None:
        """Read a timeline, with what was taken back or without; it is not changed.

        Decisions that are asides have no station of their own.
        """
        self.timeline = timeline
        self._is_aside = is_aside
        self._last_decisions: dict[int, int] = {ROOT: ROOT}
        self._final = frozenset(timeline.line[: timeline.cursor])
        self.stations = tuple(self._as_it_happened() if shows_branches else self._final_line())

    def _final_line(self) -> list[Station]:
        stations = [Station(Way.START, ROOT)]
        for node in self.timeline.line[: self.timeline.cursor]:
            self._play(stations, node)
        return stations

    def _as_it_happened(self) -> list[Station]:
        stations = [Station(Way.START, ROOT)]
        line: list[int] = []
        cursor = 0
        for operation in self.timeline.operations:
            if operation.kind is Kind.ACT:
                del line[cursor:]
                line.append(operation.value)
                cursor += 1
                self._play(stations, operation.value)
                continue
            way = Way.BACK if operation.kind is Kind.UNDO else Way.FORWARD
            cursor = operation.value
            node = line[cursor - 1] if cursor else ROOT
            stations.append(Station(way, node, is_taken_back=self._is_taken_back(node)))
        return stations

    def _play(self, stations: list[Station], node: int) -> None:
        """Add a decision as a station of its own, and chance and asides to the one before it."""
        last = stations[-1]
        is_taken_back = self._is_taken_back(node)
        joins = self.timeline.records[node].seat == TABLE or self._is_aside(node)
        if joins and last.way in (Way.START, Way.PLAYED) and last.node == self.timeline.parents[node]:
            stations[-1] = last._replace(node=node, nodes=(*last.nodes, node), is_taken_back=is_taken_back)
        else:
            stations.append(Station(Way.PLAYED, node, (node,), is_taken_back))

    def _is_taken_back(self, node: int) -> bool:
        return node != ROOT and node not in self._final

    def __len__(self) -> int:
        return len(self.stations)

    def __getitem__(self, at: int) -> Station:
        return self.stations[at]

    @property
    def last(self) -> int:
        """The index of the last station."""
        return len(self.stations) - 1

    def decision_before(self, node: int) -> int:
        """Return the last decision on the way to a node and including it; ROOT if there is none."""
        passed = []
        while node not in self._last_decisions:
            if self.timeline.records[node].seat != TABLE:
                self._last_decisions[node] = node
                break
            passed.append(node)
            node = self.timeline.parents[node]
        found = self._last_decisions[node]
        for other in passed:
            self._last_decisions[other] = found
        return found

    def nearest(self, node: int) -> int:
        """Return the first station that shows a node, if only on the way to its end.

        For a node that is not shown it is the last one on the way to it that is.
        """
        shown: dict[int, int] = {}
        for at, station in enumerate(self.stations):
            shown.setdefault(station.node, at)
        for at, station in enumerate(self.stations):
            for node_before in station.nodes:
                shown.setdefault(node_before, at)
        while node != ROOT and node not in shown:
            node = self.timeline.parents[node]
        return shown.get(node, 0)
