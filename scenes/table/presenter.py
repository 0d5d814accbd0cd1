"""Shows what has already happened: clips in a queue, each between two views that are both true.

The match commits first; the presenter comes afterwards and can be finished at any moment.
"""

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import chain
from typing import NamedTuple

from scenes.anim import timings
from scenes.anim.easing import linear
from scenes.anim.motion import Motion, Place
from scenes.sound.names import Sound
from scenes.table.effects import Burst, Cue, Effect
from scenes.table.game_table import Card, Clip, Mark, Shown, View

_MOST_AT_ONCE = 2
"""More sounds than that at one moment would be noise."""
_FAINT = frozenset((Sound.SWEEP, Sound.HOVER))
"""Sounds that say nothing when what they belong to has been skipped."""


class _Running(NamedTuple):
    clip: Clip
    started: float


class _Lasting(NamedTuple):
    effect: Effect
    started: float
    until: float


class Presenter:
    """Plays clips one after the other; speed 0 shows the end at once.

    `hear` is told every sound at its moment; of what is skipped only the last sound that says something.
    """

    def __init__(
        self,
        view: View,
        *,
        speed: float = 1.0,
        is_reduced: bool = False,
        hear: Callable[[Cue], None] | None = None,
    ) -> None:
        self.speed = speed
        self.is_reduced = is_reduced
        self.hear = hear
        self._view = view
        self._queue: deque[Clip] = deque()
        self._running: _Running | None = None
        self._heard = 0
        self._lasting: list[_Lasting] = []
        self.told: Mark | None = None
        """The last reason that has been told of what is still being shown."""

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
        clips = list(clips)
        if self.speed <= 0:
            self._sound_of_skipped(chain.from_iterable(clip.cues for clip in clips))
            self.finish(view)
            return
        if self.is_reduced:
            clips = _stilled(clips, self.target, view)
        self._queue.extend(clips)
        if not self.is_moving:
            self._view = view
        self.advance(now)

    def finish(self, view: View) -> None:
        """Show a view at once, whatever was moving, in silence."""
        self._queue.clear()
        self._running = self.told = None
        self._lasting.clear()
        self._view = view

    def skip(self, view: View) -> None:
        """Show a view at once, and let the last sound be heard of what was to come."""
        running = self._running.clip.cues[self._heard :] if self._running else ()
        waiting = chain.from_iterable(clip.cues for clip in self._queue)
        self._sound_of_skipped(chain(running, waiting))
        self.finish(view)

    def _sound_of_skipped(self, cues: Iterable[Cue]) -> None:
        telling = [cue for cue in cues if cue.sound not in _FAINT]
        if telling and self.hear is not None:
            self.hear(telling[-1])

    def advance(self, now: float) -> None:
        """Move on to a time, through as many clips as have ended by then."""
        self._lasting = [lasting for lasting in self._lasting if lasting.until > now]
        due: list[Cue] = []
        start = now
        while self.is_moving:
            running = self._running or self._start(self._queue.popleft(), start)
            end = running.started + running.clip.seconds / self.speed
            due += self._due(running, now if now < end else None)
            if now < end:
                break
            self._view = running.clip.after
            self._running = None
            start = end
        self.told = self._mark(now) if self.is_moving else None
        self._sound(due)

    def _mark(self, now: float) -> Mark | None:
        """Return the reason that a clip tells by now; until the next one the last one stays."""
        shown = self.shown(now)
        mark = shown.clip.mark if shown.clip else None
        return self.told if mark is None or shown.time < mark.since else mark

    def _start(self, clip: Clip, now: float) -> _Running:
        self._running = _Running(clip, now)
        self._heard = 0
        for delay, effect in clip.effects:
            started = now + delay / self.speed
            self._lasting.append(_Lasting(effect, started, started + effect.seconds / self.speed))
        return self._running

    def _due(self, running: _Running, now: float | None) -> tuple[Cue, ...]:
        """Return the sounds of a clip that are due and have not been heard; at None it is over."""
        cues = running.clip.cues[self._heard :]
        if now is not None:
            time = (now - running.started) * self.speed
            cues = tuple(cue for cue in cues if cue.seconds <= time)
        self._heard += len(cues)
        return cues

    def _sound(self, due: list[Cue]) -> None:
        if len(due) > _MOST_AT_ONCE:
            self._sound_of_skipped(due)
        elif self.hear is not None:
            for cue in due:
                self.hear(cue)

    def shown(self, now: float) -> Shown:
        """Return what the table shows at a time."""
        running = self._running
        if running is None:
            return Shown(self._view)
        time = (now - running.started) * self.speed
        return Shown(running.clip.after, running.clip, max(0.0, min(time, running.clip.seconds)))

    def effects(self, now: float) -> tuple[tuple[Effect, float], ...]:
        """Return what flashes by and for how many seconds of normal speed it has been."""
        seen = []
        for effect, started, until in self._lasting:
            if started <= now < until:
                seen.append((effect, (now - started) * self.speed))
        return tuple(seen)

    def wake_at(self) -> float | None:
        """Return when something changes next by itself; 0 for at once."""
        if self.is_moving:
            return 0.0
        # A burst only stays once it has popped up; everything else moves as long as it is seen.
        return min((self._changes_at(lasting) for lasting in self._lasting), default=None)

    def _changes_at(self, lasting: _Lasting) -> float:
        return lasting.until if isinstance(lasting.effect, Burst) else 0.0


def _stilled(clips: list[Clip], before: View, after: View) -> list[Clip]:
    """Return clips in which nothing moves: who has moved fades in, and who is irked stands and says why."""
    stilled: list[Clip] = []
    group: list[Clip] = []
    for clip in clips:
        if clip.mark is None:
            group.append(clip)
            continue
        stilled += _faded(group, clip.before)
        cues = tuple(cue._replace(seconds=0.0) for cue in clip.cues if cue.sound not in _FAINT)
        mark = clip.mark._replace(since=0.0)
        told = Clip(clip.before, clip.after, timings.BURST_STAYS, mark=mark, cues=cues)
        stilled.append(told)
        group = []
    stilled += _faded(group, after)
    if not stilled:
        return [Clip(before, after, 0.0)]
    return [*stilled[:-1], replace(stilled[-1], after=after)]


def _faded(clips: list[Clip], after: View) -> list[Clip]:
    """Return one short clip in which whoever went somewhere else fades in there; none for nothing.

    Whoever only makes room, such as other cards of a row, stands at its new place at once.
    """
    if not clips:
        return []
    starts: dict[Card, Place] = {}
    ends: dict[Card, Place] = {}
    for clip in clips:
        for card, motion in clip.motions.items():
            starts.setdefault(card, motion.start)
            ends[card] = motion.end
    motions = {
        card: Motion(end._replace(look="nothing"), end, 0.0, timings.FADE, linear)
        for card, end in ends.items()
        if end.look != starts[card].look
    }
    telling = [cue for clip in clips for cue in clip.cues if cue.sound not in _FAINT]
    cues = tuple(cue._replace(seconds=0.0) for cue in telling[-1:])
    return [Clip(clips[0].before, after, timings.FADE if motions else 0.0, motions, cues=cues)]
