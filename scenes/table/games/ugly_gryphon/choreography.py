"""How each event of a night moves: heavy wood and paper, quick start, soft stop."""

from collections.abc import Callable, Sequence
from typing import assert_never

from game.core.match import Step
from game.ugly_gryphon.cards import Cards
from game.ugly_gryphon.events import (
    BarOpened,
    Cause,
    DeckShuffled,
    Event,
    NightEnded,
    PassBegan,
    PassCutShort,
    PassPaused,
    PatronBrought,
    PatronDrawn,
    PatronEntered,
    PatronIrked,
    PatronLeft,
    PatronPlaced,
    PatronReturned,
    PatronSank,
    PlacesSwapped,
    RoomsShuffled,
    TurnBegan,
)
from game.ugly_gryphon.narrate import short_why
from game.ugly_gryphon.state import Card, Phase, View
from scenes.anim import timings
from scenes.anim.easing import back_out, cubic_in_out, cubic_out, linear, quad_out
from scenes.anim.motion import Motion, Place
from scenes.language import say
from scenes.table.game_table import Burst, Clip, Sweep

Places = Callable[[View], dict[Card, Place]]
Roof = Callable[[View], float]


class Choreographer:
    """Turns the events of one entry into clips, one after the other."""

    def __init__(self, cards: Cards, places: Places, roof: Roof) -> None:
        self._cards = cards
        self._places = places
        self._roof = roof

    def clips(
        self, before: View, steps: Sequence[Step[Event, View]], dropped: dict[Card, Place]
    ) -> list[Clip]:
        """Return the clips of an entry's events; consecutive draws are dealt as one."""
        clips: list[Clip] = []
        sweep = _Sweeper()
        at = 0
        while at < len(steps):
            event, view = steps[at]
            if isinstance(event, PatronDrawn):
                drawn = [step for step in steps[at:] if isinstance(step.event, PatronDrawn)]
                drawn = drawn[: _leading_draws(steps[at:])]
                clips.append(self._deal(before, drawn))
                at += len(drawn)
                before = drawn[-1].view
                continue
            clips.extend(self._clip(before, event, view, dropped, sweep))
            before = view
            at += 1
        return clips

    def difference(
        self, before: View, after: View, seconds: float, easing: Callable[[float], float] = cubic_out
    ) -> Clip:
        """Return a clip in which everything goes straight to its new place."""
        old, new = self._places(before), self._places(after)
        motions = {
            card: Motion(old[card], new[card], 0, seconds, easing, turns=_turns(old[card], new[card]))
            for card in new
            if old[card] != new[card]
        }
        return Clip(before, after, seconds, motions, roof=self._roof_motion(before, after, 0, seconds))

    def _roof_motion(self, before: View, after: View, delay: float, seconds: float) -> Motion | None:
        start, end = self._roof(before), self._roof(after)
        if start == end:
            return None
        return Motion(_edge(start), _edge(end), delay, seconds, quad_out)

    def _clip(
        self, before: View, event: Event, view: View, dropped: dict[Card, Place], sweep: "_Sweeper"
    ) -> list[Clip]:
        match event:
            case PatronPlaced(card):
                start = dropped.get(card)
                seconds = timings.FROM_BAR if start is None else timings.DROP
                return [self._lead(before, view, card, seconds, arc=30 if start is None else 0, start=start)]
            case PassBegan(phase):
                sweep.begin(len(view.inn))
                return [] if phase is Phase.INN else [Clip(before, view, timings.PHASE)]
            case PatronIrked(card):
                return [self._irk(before, view, event, card, sweep)]
            case PatronLeft(card):
                return [self._leave(before, view, card)]
            case PatronReturned(card):
                return [self._lead(before, view, card, timings.WANDER, arc=24, lean=4)]
            case PatronEntered(card) | PatronSank(card):
                return [self._lead(before, view, card, timings.WANDER, arc=0)]
            case PlacesSwapped(_, other):
                sweep.begin(view.inn.index(other) + 1)
                return [self.difference(before, view, timings.WANDER, cubic_in_out)]
            case RoomsShuffled():
                return [self._shuffle(before, view)]
            case PatronBrought(card):
                sweep.begin(len(view.inn))
                return [self._lead(before, view, card, timings.FROM_BAR, arc=30, start=dropped.get(card))]
            case BarOpened():
                return [*self._rest_of_sweep(before, sweep), Clip(before, view, timings.PHASE)]
            case TurnBegan():
                return [
                    *self._rest_of_sweep(before, sweep),
                    self.difference(before, view, timings.GAP, quad_out),
                ]
            case NightEnded():
                return [*self._rest_of_sweep(before, sweep), Clip(before, view, timings.END)]
            case PassPaused():
                return [self.difference(before, view, timings.GAP, quad_out)]
            case PassCutShort() | DeckShuffled():
                return []
            case PatronDrawn():
                return [self._deal(before, [Step(event, view)])]
            case _:
                assert_never(event)

    def _deal(self, before: View, drawn: Sequence[Step[Event, View]]) -> Clip:
        after = drawn[-1].view
        old, new = self._places(before), self._places(after)
        motions = {}
        arriving = [step.event.card for step in drawn if isinstance(step.event, PatronDrawn)]
        for card in new:
            if card in arriving:
                delay = timings.DEAL_STAGGER * arriving.index(card)
                motions[card] = Motion(
                    old[card], new[card], delay, timings.DEAL, cubic_out, arc=40, turns=True
                )
            elif old[card] != new[card]:
                motions[card] = Motion(old[card], new[card], 0, timings.GAP, quad_out)
        seconds = timings.DEAL + timings.DEAL_STAGGER * (len(arriving) - 1)
        return Clip(before, after, seconds, motions)

    def _lead(
        self,
        before: View,
        after: View,
        card: Card,
        seconds: float,
        *,
        arc: float,
        lean: float = 0,
        start: Place | None = None,
    ) -> Clip:
        """One patron goes, and whoever has to make room does so on the way."""
        old, new = self._places(before), self._places(after)
        motions = {
            other: Motion(old[other], new[other], 0, timings.GAP, quad_out)
            for other in new
            if other != card and old[other] != new[other]
        }
        origin = old[card] if start is None else start
        motions[card] = Motion(
            origin, new[card], 0, seconds, cubic_out, arc=arc, lean=lean, turns=origin.look == "back"
        )
        return Clip(before, after, seconds, motions, roof=self._roof_motion(before, after, 0, timings.GAP))

    def _irk(self, before: View, view: View, event: PatronIrked, card: Card, sweep: "_Sweeper") -> Clip:
        places = self._places(view)
        floor = view.inn.index(card) + 1
        run: Sweep | None = None
        delay = 0.0
        if event.because.kind is not Cause.EFFECT:
            floors = sweep.down_to(floor)
            run = Sweep(self._floors(view, floors), timings.SWEEP_ROOM * len(floors))
            delay = run.seconds
        place = places[card]
        motions = {card: Motion(place, place, delay, timings.IRK, linear, shakes=6)}
        words = say(short_why(self._cards, card, event.because))
        burst = Burst(place.x - 62, place.y + place.height / 2, words)
        return Clip(before, view, delay + timings.IRK, motions, burst=(delay, burst), sweep=run)

    def _rest_of_sweep(self, view: View, sweep: "_Sweeper") -> list[Clip]:
        floors = sweep.down_to(1)
        if not floors or view.reason:
            return []
        seconds = timings.SWEEP_ROOM * len(floors)
        return [Clip(view, view, seconds, sweep=Sweep(self._floors(view, floors), seconds))]

    def _floors(self, view: View, floors: Sequence[int]) -> tuple[Place, ...]:
        places = self._places(view)
        inn = view.inn
        return tuple(places[inn[floor - 1]] for floor in floors if 0 < floor <= len(inn))

    def _leave(self, before: View, view: View, card: Card) -> Clip:
        old, new = self._places(before), self._places(view)
        closing = timings.LEAVE * 0.55
        motions = {card: Motion(old[card], new[card], 0, timings.LEAVE, cubic_in_out, arc=50, lean=4.5)}
        above = [other for other in view.inn if old[other] != new[other]]
        for order, other in enumerate(above):
            delay = closing + order * timings.GAP_STAGGER
            motions[other] = Motion(old[other], new[other], delay, timings.GAP, quad_out)
        last = closing + len(above) * timings.GAP_STAGGER
        roof = self._roof_motion(before, view, last, timings.GAP)
        return Clip(before, view, max(timings.LEAVE, last + timings.GAP), motions, roof=roof)

    def _shuffle(self, before: View, view: View) -> Clip:
        old, new = self._places(before), self._places(view)
        moved = [card for card in view.inn if old[card] != new[card]]
        motions = {}
        for order, card in enumerate(moved):
            side = 1 if order % 2 else -1
            seconds = timings.SHUFFLE * 0.8
            delay = timings.SHUFFLE * 0.2 * order / max(1, len(moved) - 1)
            motions[card] = Motion(old[card], new[card], delay, seconds, back_out, arc=14, lean=3 * side)
        return Clip(before, view, timings.SHUFFLE, motions)


class _Sweeper:
    """Remembers which floor the check has come down to."""

    def __init__(self) -> None:
        self._next = 0

    def begin(self, floor: int) -> None:
        """Check from this floor down."""
        self._next = floor

    def down_to(self, floor: int) -> list[int]:
        """Return the floors checked from the next one down to this one."""
        floors = list(range(self._next, floor - 1, -1))
        self._next = min(self._next, floor - 1)
        return floors


def _leading_draws(steps: Sequence[Step[Event, View]]) -> int:
    count = 0
    for step in steps:
        if not isinstance(step.event, PatronDrawn):
            break
        count += 1
    return count


def _turns(start: Place, end: Place) -> bool:
    return (start.look == "back") != (end.look == "back")


def _edge(height: float) -> Place:
    return Place(0, height, 0, 0, 0, "edge")
