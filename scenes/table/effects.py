"""What happens on a table beside the cards on their way: it pops up, flies off or flashes, and is gone."""

from typing import NamedTuple, TypeAlias

from scenes.anim import timings
from scenes.anim.motion import Place
from scenes.paint.area import Area
from scenes.sound.names import Sound

Card: TypeAlias = int


class Burst(NamedTuple):
    """A jagged burst that says why somebody is irked, at a point in u."""

    x: float
    y: float
    words: str

    @property
    def seconds(self) -> float:
        """How long it is seen."""
        return timings.BURST_STAYS


class Dust(NamedTuple):
    """Wedges of dust from under something heavy: the middle of its lower edge, and its width; u."""

    x: float
    y: float
    width: float

    @property
    def seconds(self) -> float:
        """How long it is seen."""
        return timings.DUST


class Thump(NamedTuple):
    """A card arrives at a place with a blow."""

    card: Card
    place: Place

    @property
    def seconds(self) -> float:
        """How long it is seen."""
        return timings.THUMP


class Pip(NamedTuple):
    """One more pip of a meter lights up: its square in u, and the number of the pip from 0."""

    x: float
    y: float
    number: int

    @property
    def seconds(self) -> float:
        """How long it is seen."""
        return timings.PIP_POP


class Alarm(NamedTuple):
    """A meter that has reached its limit flashes."""

    area: Area

    @property
    def seconds(self) -> float:
        """How long it is seen."""
        return 2 * timings.ALARM_FLASH * timings.ALARM_FLASHES


class Awaited(NamedTuple):
    """The slot that somebody is on the way to."""

    place: Place
    seconds: float


class Dusk(NamedTuple):
    """The light goes out over an area, and stays out as long as it is seen."""

    area: Area
    seconds: float


Effect: TypeAlias = Burst | Dust | Thump | Pip | Alarm | Awaited | Dusk


class Cue(NamedTuple):
    """A sound at a moment of a clip, in seconds; `pan` from -1 for left to 1, `step` on its ladder."""

    seconds: float
    sound: Sound
    pan: float = 0.0
    step: int = 0
