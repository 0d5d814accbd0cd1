"""What every movement on this table has in common: places in the u of the scene, making room, sounds."""

from collections.abc import Callable

from game.innkeepers_folly.state import Card, View
from scenes.anim.easing import Easing, cubic_out
from scenes.anim.motion import Motion, Place
from scenes.sound.names import Sound
from scenes.table.effects import Cue
from scenes.table.game_table import Clip
from scenes.table.games.innkeepers_folly.places import Whereabouts

_STILL = ("nothing", "back", "niche")


class Staging:
    """Knows where everything lies in a view, for one size of window; `factor` is the u of the table in u."""

    def __init__(
        self, where: Whereabouts, places: Callable[[View], dict[Card, Place]], factor: float
    ) -> None:
        self.where = where
        self.places = places
        self.factor = factor

    def out(self, place: Place) -> Place:
        """Return a place of the table as the scene measures it."""
        return scaled(place, self.factor)

    @property
    def pile(self) -> Place:
        """The top of the draw pile."""
        return self.out(self.where.pile)

    def back(self, view: View, seat: int, index: int) -> Place:
        """Return the place of an unseen card in a hand."""
        return self.out(self.where.back(view, seat, index))

    def cue(self, seconds: float, sound: Sound, place: Place, step: int = 0) -> Cue:
        """Return a sound that comes from where a place is."""
        wide = self.where.grid.width * self.factor
        pan = 0.8 * (2 * place.centre[0] / wide - 1)
        return Cue(seconds, sound, max(-1.0, min(1.0, pan)), step)

    def plaque(self, view: View, seat: int) -> Place:
        """Return where the total of a seat is."""
        return self.out(self.where.chip(view, seat))

    def moves(
        self, before: View, after: View, seconds: float, delay: float = 0.0, easing: Easing = cubic_out
    ) -> dict[Card, Motion]:
        """Return the straight ways of everything seen that lies somewhere else afterwards."""
        old, new = self.places(before), self.places(after)
        motions = {}
        for card, end in new.items():
            start = old[card]
            if start == end or (start.look in _STILL and end.look in _STILL):
                continue
            turns = (start.look == "back") != (end.look == "back")
            motions[card] = Motion(start, end, delay, seconds, easing, turns=turns)
        return motions

    def difference(self, before: View, after: View, seconds: float) -> Clip:
        """Return a clip in which everything goes straight to its new place."""
        return Clip(before, after, seconds, self.moves(before, after, seconds))


def scaled(place: Place, factor: float) -> Place:
    """Return a place in other units."""
    if factor == 1:
        return place
    x, y, wide, high = (factor * side for side in place[:4])
    return Place(x, y, wide, high, place.layer, place.look)
