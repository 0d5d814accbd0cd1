"""Where a replay is and how it goes on: steps, turns, seeking, playing; it knows no window and no button."""

from collections.abc import Callable
from typing import Protocol

from scenes.anim import timings
from scenes.replay.reel import Way
from scenes.replay.tempo import Tempo
from scenes.replay.watched import Watched
from scenes.table.effects import Cue
from scenes.table.game_table import GameTable
from scenes.table.presenter import Presenter

REST = 0.9
"""Seconds between two steps of the film, for reading; at normal speed."""
STILL_REST = 1.6
"""The same where nothing moves."""


class Screen(Protocol):
    """Who hears how a film goes."""

    def on_station(self) -> None:
        """Hear that another station is shown, perhaps still on the way to it."""
        ...

    def on_arrived(self) -> None:
        """Hear that the table of the station stands still."""
        ...

    def on_playing(self) -> None:
        """Hear that playing began or ended."""
        ...

    def on_leafed(self) -> None:
        """Hear that another place of the book was opened than the next one."""
        ...

    def on_cue(self, cue: Cue) -> None:
        """Hear a sound of the table."""
        ...


class Film:
    """Shows the stations of a watched match with the clips of the live table."""

    def __init__(
        self, watched: Watched, table: GameTable, speed: float, clock: Callable[[], float], screen: Screen
    ) -> None:
        """Begin at the start, standing still; `clock` is that of the wall."""
        self.watched = watched
        self.table = table
        self.at = 0
        self.is_playing = False
        self.tempo = Tempo(speed, clock())
        self.presenter = Presenter(watched.view(0), hear=screen.on_cue)
        self._clock = clock
        self._screen = screen
        self._rest_until = 0.0
        self._has_arrived = False

    @property
    def last(self) -> int:
        """The index of the last station."""
        return self.watched.reel.last

    @property
    def is_moving(self) -> bool:
        """Whether the table is on its way."""
        return self.presenter.is_moving

    @property
    def _now(self) -> float:
        return self.tempo.time(self._clock())

    def settle(self) -> None:
        """Finish whatever moves, and let the clock run."""
        self.tempo.thaw(self._clock())
        self.presenter.finish(self.watched.view(self.at))
        self._arrive()

    def refresh(self, at: int) -> None:
        """Stand still at a station, for another reel or another table."""
        self.at = at
        self._has_arrived = False
        self.watched.go(at)
        self.settle()

    def go(self, at: int, *, is_shown: bool = True) -> None:
        """Show another station: as it happened if it is the next one, else by the plain way or at once.

        Raises SaveDamaged when the file tells something impossible on the way there; then nothing changes.
        """
        self.settle()
        before = self.at
        at = min(max(0, at), self.last)
        if at == before:
            return
        view = self.watched.view(at)
        self.watched.go(at)
        self.at = at
        self._has_arrived = False
        self._screen.on_station()
        if not is_shown:
            self._screen.on_leafed()
            self.presenter.finish(view)
        elif at == before + 1 and self.watched.reel[at].way is Way.PLAYED:
            clips = self.table.clips(self.watched.view(before), self.watched.steps(at), {})
            self.presenter.play(clips, view, self._now)
        else:
            self._screen.on_leafed()
            clip = self.table.difference(self.presenter.target, view, timings.BACK_SHARE)
            self.presenter.play([clip], view, self._now)
        self._arrive()

    def _arrive(self) -> None:
        """Begin to rest when the table stands still."""
        if self._has_arrived or self.presenter.is_moving:
            return
        self._has_arrived = True
        is_still = self.presenter.speed <= 0 or self.presenter.is_reduced
        self._rest_until = self._now + (STILL_REST if is_still else REST)
        self._screen.on_arrived()

    def after_turns(self, turns: int) -> int:
        """Return the station so many turns on, or back when negative."""
        at = self.at
        for _ in range(abs(turns)):
            at = self.watched.turn_after(at) if turns > 0 else self.watched.turn_before(at)
        return at

    def play(self) -> None:
        """Go on by itself; from the end, begin anew."""
        self.tempo.thaw(self._clock())
        if self.at == self.last and not self.is_moving:
            self.go(0)
        self.is_playing = True
        self._rest_until = min(self._rest_until, self._now + REST / 3)
        self._screen.on_playing()

    def pause(self, *, is_frozen: bool = False) -> None:
        """Stop going on; `is_frozen` stops also what is moving."""
        if self.is_playing:
            self.is_playing = False
            self._screen.on_playing()
            if is_frozen:
                self.tempo.freeze(self._clock())

    def advance(self, now: float) -> None:
        """Move on to a time of the wall; go to the next station when the last one has been read."""
        time = self.tempo.time(now)
        self.presenter.advance(time)
        self._arrive()
        if not self.is_playing or self.is_moving:
            return
        if self.at == self.last:
            self.pause()
        elif time >= self._rest_until:
            self.go(self.at + 1)

    def wake_at(self) -> float | None:
        """Return when something changes by itself, on the clock of the wall."""
        moment = self.presenter.wake_at()
        if moment is None and self.is_playing:
            moment = self._rest_until
        return None if moment is None else self.tempo.wall(moment, self._clock())
