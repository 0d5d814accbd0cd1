"""A clip that knows what it tells, so that the table around the cards can show it."""

from dataclasses import dataclass

from game.innkeeper.events import Event
from scenes.anim.easing import share_of
from scenes.table.game_table import Clip, Shown


@dataclass(frozen=True, slots=True)
class TellingClip(Clip):
    """What the table shows while an event happens, and the event."""

    event: Event | None = None


def told(shown: Shown) -> Event | None:
    """Return the event that is being shown."""
    return shown.clip.event if isinstance(shown.clip, TellingClip) else None


def share(shown: Shown) -> float:
    """Return how much of the running clip has passed; 1 at rest."""
    return 1.0 if shown.clip is None else share_of(shown.time, 0.0, shown.clip.seconds)


def part(shown: Shown, start: float, seconds: float) -> float:
    """Return how much of a stretch of the running clip has passed, 0 before it and 1 after it or at rest."""
    return 1.0 if shown.clip is None else share_of(shown.time, start, seconds)


def rolled(shown: Shown, before: int, after: int, start: float = 0.0, seconds: float = 0.0) -> int:
    """Return the number that is seen while it goes from one to another; without seconds all the clip long."""
    if shown.clip is None or before == after:
        return after
    done = part(shown, start, seconds or max(0.01, shown.clip.seconds - start))
    return round(before + (after - before) * done)
