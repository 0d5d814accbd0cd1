"""The check of the rooms: an amber bar goes down the tower, and whoever is irked shakes and says why."""

from game.core.words import Message
from game.ugly_gryphon.cards import Cards
from game.ugly_gryphon.events import Cause, PatronIrked
from game.ugly_gryphon.narrate import short_why
from game.ugly_gryphon.state import Card, Phase, View
from scenes.anim import timings
from scenes.anim.easing import linear
from scenes.anim.motion import Motion
from scenes.language import say, tr
from scenes.sound.names import Sound
from scenes.table.effects import Burst, Cue
from scenes.table.game_table import Clip, Mark, Sweep
from scenes.table.games.ugly_gryphon.staging import Staging

_IRKS = {"{fights}": Sound.IRK_FIGHTS, "{noise}": Sound.IRK_NOISE, "{odor}": Sound.IRK_ODOR}


class Check:
    """Remembers which floor the check has come down to, and how many it has irked."""

    def __init__(self, irked: int = 0) -> None:
        """Go on after so many irks: a check may have waited for the player or for chance."""
        self._next = 0
        self._irked = irked

    def begin(self, floor: int) -> None:
        """Begin a new pass at the top floor."""
        self._irked = 0
        self.resume(floor)

    def resume(self, floor: int) -> None:
        """Check from this floor down."""
        self._next = floor

    @property
    def is_over(self) -> bool:
        """Whether the lowest floor has been checked."""
        return self._next < 1

    def down_to(self, floor: int) -> list[int]:
        """Return the floors checked from the next one down to this one."""
        floors = list(range(self._next, floor - 1, -1))
        self._next = min(self._next, floor - 1)
        return floors

    def irked(self) -> int:
        """Count one more, and return the number."""
        self._irked += 1
        return self._irked


class CheckShower:
    """Shows checks for one size of window."""

    def __init__(self, cards: Cards, staging: Staging) -> None:
        self._cards = cards
        self._staging = staging

    def irk(self, before: View, view: View, event: PatronIrked, card: Card, check: Check) -> Clip:
        """Return the way of the bar down to whoever is irked, the shake, and why."""
        place = self._staging.places(view)[card]
        floor = view.inn.index(card) + 1
        sweep: Sweep | None = None
        delay = 0.0
        cues: list[Cue] = []
        if event.because.kind is not Cause.EFFECT:
            sweep, cues = self._sweep(view, check.down_to(floor), timings.SWEEP_ROOM)
            delay = sweep.seconds
        motions = {card: Motion(place, place, delay, timings.IRK, linear, shakes=timings.IRK_WIDTH)}
        why = say(short_why(self._cards, card, event.because))
        sound = next((sound for quirk, sound in _IRKS.items() if quirk in why), Sound.IRK)
        cues.append(self._staging.cue(delay, sound, place))
        burst = Burst(place.x - 62, place.y + place.height / 2, why)
        icon = "moon" if view.phase is Phase.INN else "boot"
        name = say(Message(self._cards.name(card)))
        sentence = tr("{patron} is irked ({why}).", patron=name, why=why)
        return Clip(
            before,
            view,
            delay + timings.IRK,
            motions,
            ((delay, burst),),
            tuple(cues),
            sweep=sweep,
            mark=Mark(card, check.irked(), why, icon, sentence, delay),
        )

    def rest_of_sweep(self, view: View, check: Check) -> list[Clip]:
        """Return the way of the bar down to the lowest room, if it is not there yet."""
        if check.is_over or view.reason:
            return []
        floors = check.down_to(1)
        step = min(timings.SWEEP_ROOM, timings.CALM_SWEEP / max(1, len(floors)))
        sweep, cues = self._sweep(view, floors, step)
        return [Clip(view, view, sweep.seconds, cues=tuple(cues), sweep=sweep)]

    def _sweep(self, view: View, floors: list[int], step: float) -> tuple[Sweep, list[Cue]]:
        """Return the bar going down these floors, so many seconds a room, and its ticks."""
        places = self._staging.places(view)
        inn = view.inn
        there = [number for number in floors if 0 < number <= len(inn)]
        rooms = tuple(places[inn[number - 1]] for number in there)
        cues = [
            self._staging.cue(order * step, Sound.SWEEP, room, len(inn) - number)
            for order, (number, room) in enumerate(zip(there, rooms, strict=True))
            if room.look != "nothing"
        ]
        return Sweep(rooms, step * len(rooms)), cues
