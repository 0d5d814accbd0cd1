"""A match as it is watched: the table and the words of every station; the match itself is not touched."""

from functools import cached_property
from typing import Any

from game.core.match import AnyMatch, Match, Step
from game.core.rules import TABLE, WATCHER, Seat
from game.core.timeline import ROOT, Timeline
from saves.loading import fold_state
from saves.matches import StoredMatch
from scenes.paint.players import player_name
from scenes.replay.eyes import eyes_for, first_eyes
from scenes.replay.reel import Reel, Station, Way
from scenes.results.report import Reporter, ToldStep
from scenes.table.games.find import find_reporter


class Watched:
    """Reads one stored match through a timeline of its own, so that nothing can reach the file."""

    def __init__(
        self,
        stored: StoredMatch,
        recorded: Timeline | None = None,
        real_until: int | None = None,
        *,
        shows_branches: bool = False,
    ) -> None:
        """Take a match, or instead of what was played something else, and where that branches off."""
        self.stored = stored
        self.real_until = real_until
        """So many entries were played; what follows could have been. None where everything was played."""
        self.eyes = eyes_for(stored)
        """Whose eyes it can be watched with."""
        self.seat: Seat = first_eyes(stored)
        """Whose eyes it is watched with: a seat, or WATCHER."""
        recorded = stored.match.timeline if recorded is None else recorded
        self._recorded = recorded
        reading = Timeline()
        reading.records, reading.parents = recorded.records, recorded.parents
        self.match: AnyMatch = Match(stored.match.rules, stored.match.seed, reading, chance=False)
        self.reporter: Reporter = find_reporter(stored.table, stored.players)
        self.reel = self._wound(shows_branches=shows_branches)

    @cached_property
    def positions(self) -> dict[int, int]:
        """How many entries are in force after each node of the final line."""
        recorded = self._recorded
        return {node: at + 1 for at, node in enumerate(recorded.line[: recorded.cursor])}

    def _wound(self, *, shows_branches: bool) -> Reel:
        records = self._recorded.records
        return Reel(
            self._recorded,
            shows_branches=shows_branches,
            is_aside=lambda node: self.reporter.is_aside(records[node]),
        )

    @property
    def has_rounds(self) -> bool:
        """Whether turns are counted by rounds, in which everybody acts, as at a table with several seats."""
        return self.match.rules.seats > 1

    @property
    def viewer(self) -> str:
        """The name of whoever's eyes it is watched with; empty for all at once."""
        return "" if self.seat == WATCHER else player_name(self.stored.players, self.seat)

    def is_imagined(self, at: int) -> bool:
        """Whether a station was never played."""
        return self.real_until is not None and self.positions.get(self.reel[at].node, 0) > self.real_until

    @property
    def last_played(self) -> int:
        """The last station that was played."""
        return max(at for at in range(len(self.reel)) if not self.is_imagined(at))

    def next_eyes(self) -> None:
        """Watch with the eyes of the next one who may be asked."""
        self.seat = self.eyes[(self.eyes.index(self.seat) + 1) % len(self.eyes)]

    @property
    def has_branches(self) -> bool:
        """Whether anything was ever taken back."""
        return self._recorded.takebacks > 0

    def choose(self, *, shows_branches: bool, at: int) -> int:
        """Show the match with its taken-back parts or without; return the station nearest to one of now."""
        node = self.reel[at].node
        self.reel = self._wound(shows_branches=shows_branches)
        return self.reel.nearest(node)

    def go(self, at: int) -> None:
        """Lay the line that leads to a station before the match that is read."""
        node = self.reel[at].node
        reading = self.match.timeline
        reading.line = self._recorded.path(node)
        reading.cursor = len(reading.line)

    def view(self, at: int) -> Any:
        """Return what is seen at a station: what the player saw, but nothing waits."""
        return self.reporter.still(self._view_of(self.reel[at].node))

    def _view_of(self, node: int) -> Any:
        return self.match.rules.observe(self._state_of(node), self.seat)

    def _state_of(self, node: int) -> Any:
        """Return the state after a node.

        Raises SaveDamaged when the file tells something impossible there.
        """
        return fold_state(self.match, node, self.stored.path.name)

    def steps(self, at: int) -> list[Step[Any, Any]]:
        """Return what happened to get to a station, event by event."""
        still = self.reporter.still
        steps = [step for node in self.reel[at].nodes for step in self.match.steps(node, self.seat)]
        return [step._replace(view=still(step.view)) for step in steps]

    def turn(self, at: int) -> int:
        """Return the turn of the last decision before a station; 0 at the start."""
        decision = self._decision(at)
        if decision == ROOT:
            return 0
        return self.reporter.turn(self._view_of(self._recorded.parents[decision]))

    def _decision(self, at: int) -> int:
        """Return the decision that a station is about: its first one, else the last one before; or ROOT."""
        station = self.reel[at]
        if station.way is Way.START:
            return ROOT
        records = self._recorded.records
        own = (node for node in station.nodes if records[node].seat != TABLE)
        return next(own, self.reel.decision_before(station.node))

    def player(self, at: int) -> str:
        """Return the name of whoever made the last decision before a station; empty at the start."""
        decision = self._decision(at)
        if decision == ROOT:
            return ""
        return player_name(self.stored.players, self._recorded.records[decision].seat)

    def turn_after(self, at: int) -> int:
        """Return the station at the end of the next turn."""
        last = self.reel.last
        at = min(at + 1, last)
        while at < last and self.turn(at + 1) == self.turn(at):
            at += 1
        return at

    def turn_before(self, at: int) -> int:
        """Return the station at the end of the turn before."""
        turn = self.turn(at)
        at = max(0, at - 1)
        while at > 0 and self.turn(at) == turn and self.reel[at].way is Way.PLAYED:
            at -= 1
        return at

    @property
    def turns(self) -> int:
        """How many turns the final line has."""
        recorded = self._recorded
        node = recorded.line[recorded.cursor - 1] if recorded.cursor else ROOT
        decision = self.reel.decision_before(node)
        return 0 if decision == ROOT else self.reporter.turn(self._view_of(recorded.parents[decision]))

    def told(self, at: int) -> ToldStep:
        """Return in words what happened to get to a station; the last decision if the cursor was moved."""
        station = self.reel[at]
        return self.reporter.step(self.match, station.nodes or self._group_of(station), self.seat)

    def _group_of(self, station: Station) -> tuple[int, ...]:
        """Return the last decision on the way to a station with the chance that followed."""
        path = self._recorded.path(station.node)
        decision = self.reel.decision_before(station.node)
        return tuple(path[path.index(decision) :]) if decision != ROOT else tuple(path)

    def station_of(self, position: int) -> int:
        """Return the station that shows a position on the line that was gone to last."""
        return self.reel.nearest(self.match.timeline.line[position - 1])

    def is_over(self, at: int) -> bool:
        """Whether the match has ended at a station."""
        return self.match.rules.result(self._state_of(self.reel[at].node)) is not None

    def beginning(self, at: int) -> Timeline:
        """Return the line that leads to a station, for a match that branches off there."""
        self.go(at)
        return self.match.prefix(self.match.timeline.cursor)
