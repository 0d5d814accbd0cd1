"""What every movement of a night has in common: where from and where to, the roof, making room, sounds."""

from collections.abc import Callable

from game.ugly_gryphon.state import Card, View
from scenes.anim import timings
from scenes.anim.easing import cubic_out, quad_out
from scenes.anim.motion import Motion, Place
from scenes.paint.grid import TableGrid
from scenes.sound.names import Sound
from scenes.table.effects import Cue, Dust
from scenes.table.game_table import Clip

Places = Callable[[View], dict[Card, Place]]
Roof = Callable[[View], float]


class Staging:
    """Knows where everybody stands in a view, for one size of window."""

    def __init__(self, grid: TableGrid, places: Places, roof: Roof) -> None:
        self.grid = grid
        self.places = places
        self._roof = roof

    def difference(
        self, before: View, after: View, seconds: float, easing: Callable[[float], float] = cubic_out
    ) -> Clip:
        """Return a clip in which everything goes straight to its new place."""
        old, new = self.places(before), self.places(after)
        motions = {
            card: Motion(old[card], new[card], 0, seconds, easing, turns=_turns(old[card], new[card]))
            for card in new
            if old[card] != new[card]
        }
        return Clip(before, after, seconds, motions, roof=self.roof_motion(before, after, 0, seconds))

    def cue(self, seconds: float, sound: Sound, place: Place, step: int = 0) -> Cue:
        """Return a sound that comes from where a place is."""
        pan = 0.8 * (2 * place.centre[0] / self.grid.width - 1)
        return Cue(seconds, sound, max(-1.0, min(1.0, pan)), step)

    def roof_motion(self, before: View, after: View, delay: float, seconds: float) -> Motion | None:
        """Return how the upper edge of the walls moves, if it does."""
        start, end = self._roof(before), self._roof(after)
        if start == end:
            return None
        return Motion(_edge(start), _edge(end), delay, seconds, quad_out)

    def making_room(
        self, old: dict[Card, Place], new: dict[Card, Place], card: Card, delay: float = 0
    ) -> dict[Card, Motion]:
        """Return how everybody but one goes to a new place, one floor after the other."""
        others = [other for other in new if other != card and old[other] != new[other]]
        rising = sorted(others, key=lambda other: -new[other].y)
        return {
            other: Motion(old[other], new[other], delay + order * timings.GAP_STAGGER, timings.GAP, quad_out)
            for order, other in enumerate(rising)
        }


def _turns(start: Place, end: Place) -> bool:
    return (start.look == "back") != (end.look == "back")


def _edge(height: float) -> Place:
    return Place(0, height, 0, 0, 0, "edge")


def dust_under(place: Place) -> Dust:
    """Return the dust from under whoever lands at a place."""
    return Dust(place.centre[0], place.y + place.height, place.width)
