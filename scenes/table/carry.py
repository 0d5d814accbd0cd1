"""A card in the hand: it is lifted, follows the pointer on a spring, leans, and folds over a target."""

from typing import NamedTuple

from scenes.anim import timings
from scenes.anim.easing import back_out, cubic_in_out
from scenes.anim.motion import Place
from scenes.anim.ramp import Ramp
from scenes.anim.spring import Spring
from scenes.table.game_table import Card


class Carried(NamedTuple):
    """How the card in the hand looks at one moment; its middle in u."""

    card: Card
    home: Place
    x: float
    y: float
    tilt: float
    lift: float
    """How far it is lifted: 0 as it lies, 1 lifted, a little more on the way."""
    fold: float
    """0 is the whole card, 1 the small form."""


class Carry:
    """Moves one card; the hand tells where its middle should be."""

    def __init__(self, card: Card, home: Place, now: float, *, is_still: bool) -> None:
        """Take the card from its place; `is_still` leaves out everything that swings."""
        self.card = card
        self.home = home
        self._is_still = is_still
        x, y = home.centre
        self._spring = Spring(x, y if is_still else y - timings.HOVER_RISE)
        self._lift = Ramp(0.0 if is_still else timings.LIFT)
        self._lift.send(1.0, now)
        self._fold = Ramp(0.0 if is_still else timings.FOLD)
        self._now = now

    def follow(self, x: float, y: float, now: float, *, is_folded: bool) -> None:
        """Go on to a time, drawn to a point."""
        self._fold.send(1.0 if is_folded else 0.0, now)
        if self._is_still:
            self._spring.put(x, y)
        else:
            self._spring.pull(x, y, now - self._now)
        self._now = now

    def is_moving(self, x: float, y: float) -> bool:
        """Whether it has not come to rest at that point."""
        ramps = (self._lift, self._fold)
        return any(ramp.is_moving(self._now) for ramp in ramps) or not self._spring.is_near(x, y)

    @property
    def is_folded(self) -> bool:
        """Whether it is nearer to its small form."""
        return self._fold.at(self._now) >= 0.5

    def carried(self) -> Carried:
        """Return how it looks now."""
        lean = self._spring.speed_x / timings.TILT_SPEED * timings.TILT
        tilt = 0.0 if self._is_still else max(-timings.TILT, min(timings.TILT, lean))
        return Carried(
            self.card,
            self.home,
            self._spring.x,
            self._spring.y,
            tilt,
            back_out(self._lift.at(self._now), timings.LIFT_OVER),
            cubic_in_out(self._fold.at(self._now)),
        )
