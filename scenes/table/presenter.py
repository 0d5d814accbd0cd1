"""Shows what has already happened: clips in a queue, each between two views that are both true.

The match commits first; the presenter comes afterwards and can be finished at any moment.
"""

from collections import deque
from collections.abc import Iterable
from typing import NamedTuple

from scenes.anim import timings
from scenes.anim.easing import linear
from scenes.anim.motion import Motion
from scenes.table.game_table import Burst, Clip, View


class Shown(NamedTuple):
    """What the table shows now: a view, and the clip that leads to it, if one runs."""

    view: View
    clip: Clip | None
    time: float
    """Seconds of the clip, at normal speed."""


class _Running(NamedTuple):
    clip: Clip
    started: float


class Presenter:
    """Plays clips one after the other; speed 0 shows the end at once."""

    def __init__(self, view: View, *, speed: float = 1.0, is_reduced: bool = False) -> None:
        self.speed = speed
        self.is_reduced = is_reduced
        self._view = view
        self._queue: deque[Clip] = deque()
        self._running: _Running | None = None
        self._bursts: list[tuple[float, Burst]] = []

    @property
    def is_moving(self) -> bool:
        """Whether something is on the way or waits to be shown."""
        return self._running is not None or bool(self._queue)

    @property
    def target(self) -> View:
        """The view that will be shown when everything has been."""
        if self._queue:
            return self._queue[-1].after
        return self._running.clip.after if self._running else self._view

    def play(self, clips: Iterable[Clip], view: View, now: float) -> None:
        """Show clips that end with a view, after what is still being shown."""
        if self.speed <= 0:
            self.finish(view)
            return
        if self.is_reduced:
            clips = [_faded(list(clips), self.target, view)]
        self._queue.extend(clips)
        if not self.is_moving:
            self._view = view
        self.advance(now)

    def finish(self, view: View) -> None:
        """Show a view at once, whatever was moving."""
        self._queue.clear()
        self._running = None
        self._bursts.clear()
        self._view = view

    def advance(self, now: float) -> None:
        """Move on to a time, through as many clips as have ended by then."""
        self._bursts = [(until, burst) for until, burst in self._bursts if until > now]
        start = now
        while self.is_moving:
            running = self._running or self._start(self._queue.popleft(), start)
            end = running.started + running.clip.seconds / self.speed
            if now < end:
                return
            self._view = running.clip.after
            self._running = None
            start = end

    def _start(self, clip: Clip, now: float) -> _Running:
        self._running = _Running(clip, now)
        if clip.burst is not None:
            delay, burst = clip.burst
            self._bursts.append((now + (delay + timings.BURST_STAYS) / self.speed, burst))
        return self._running

    def shown(self, now: float) -> Shown:
        """Return what the table shows at a time."""
        running = self._running
        if running is None:
            return Shown(self._view, None, 0.0)
        time = (now - running.started) * self.speed
        return Shown(running.clip.after, running.clip, max(0.0, min(time, running.clip.seconds)))

    def bursts(self, now: float) -> tuple[tuple[Burst, float], ...]:
        """Return the bursts to be seen and for how many seconds of normal speed they have been."""
        seen = []
        for until, burst in self._bursts:
            age = timings.BURST_STAYS - (until - now) * self.speed
            if age >= 0:
                seen.append((burst, age))
        return tuple(seen)

    def wake_at(self) -> float | None:
        """Return when something changes next by itself; 0 for at once."""
        if self.is_moving:
            return 0.0
        return min((until for until, _ in self._bursts), default=None)


def _faded(clips: list[Clip], before: View, after: View) -> Clip:
    """Return one short clip in which whoever would have moved appears at the new place."""
    ends = {card: motion.end for clip in clips for card, motion in clip.motions.items()}
    motions = {
        card: Motion(end._replace(look="nothing"), end, 0.0, timings.FADE, linear)
        for card, end in ends.items()
    }
    return Clip(before, after, timings.FADE, motions)
