"""How each event of a night moves: heavy wood and paper, quick start, soft stop."""

from collections.abc import Callable, Sequence
from dataclasses import replace
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
from scenes.anim.easing import cubic_in_out, cubic_out, linear, quad_in, quad_out
from scenes.anim.motion import Motion, Place
from scenes.language import say
from scenes.paint.grid import TableGrid
from scenes.sound.names import Sound
from scenes.table.effects import Awaited, Burst, Cue, Dusk, Dust, Effect, Thump
from scenes.table.game_table import Clip, Mark, Sweep
from scenes.table.games.ugly_gryphon.counting import Tally
from scenes.table.games.ugly_gryphon.places import area_of, deck_place

Places = Callable[[View], dict[Card, Place]]
Roof = Callable[[View], float]

_SMALLEST_SLOT = 20.0
"""Where those who left are only counted, there is no slot to wait for them; u."""
_RIFFLED = 4
"""So many backs fly when the Deck is shuffled."""
_IRKS = {"{fights}": Sound.IRK_FIGHTS, "{noise}": Sound.IRK_NOISE, "{odor}": Sound.IRK_ODOR}


class Choreographer:
    """Turns the events of one entry into clips, one after the other."""

    def __init__(self, cards: Cards, grid: TableGrid, places: Places, roof: Roof) -> None:
        self._cards = cards
        self._grid = grid
        self._places = places
        self._roof = roof
        self._tally = Tally(cards, grid)

    def clips(
        self, before: View, steps: Sequence[Step[Event, View]], dropped: dict[Card, Place]
    ) -> list[Clip]:
        """Return the clips of an entry's events; consecutive draws are dealt as one."""
        clips: list[Clip] = []
        check = _Check()
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
            clips.extend(self._clip(before, event, view, dropped, check))
            before = view
            at += 1
        return [self._tally.counted(clip) for clip in clips]

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

    def slide_home(self, view: View, card: Card, start: Place, tilt: float) -> Clip:
        """Return how a patron goes back to the Bar, and slips a little when it arrives."""
        home = self._places(view)[card]
        motion = Motion(start, home, 0, timings.REFUSED, cubic_out, tilted=tilt, nudge=timings.NUDGE)
        return Clip(view, view, timings.REFUSED, {card: motion}, cues=(self._cue(0, Sound.REFUSED, home),))

    def _cue(self, seconds: float, sound: Sound, place: Place, step: int = 0) -> Cue:
        """Return a sound that comes from where a place is."""
        pan = 0.8 * (2 * place.centre[0] / self._grid.width - 1)
        return Cue(seconds, sound, max(-1.0, min(1.0, pan)), step)

    def _roof_motion(self, before: View, after: View, delay: float, seconds: float) -> Motion | None:
        start, end = self._roof(before), self._roof(after)
        if start == end:
            return None
        return Motion(_edge(start), _edge(end), delay, seconds, quad_out)

    def _clip(
        self, before: View, event: Event, view: View, dropped: dict[Card, Place], check: "_Check"
    ) -> list[Clip]:
        match event:
            case PatronPlaced(card):
                return [self._goes_up(before, view, card, dropped.get(card))]
            case PassBegan(phase):
                check.begin(len(view.inn))
                return [] if phase is Phase.INN else [Clip(before, view, timings.PHASE)]
            case PatronIrked(card):
                return [self._irk(before, view, event, card, check)]
            case PatronLeft(card):
                return [self._leave(before, view, card)]
            case PatronReturned(card):
                return [self._returns(before, view, card)]
            case PatronEntered(card) | PatronSank(card):
                return [self._goes_under(before, view, card)]
            case PlacesSwapped(card, other):
                check.begin(view.inn.index(other) + 1)
                return [self._swap(before, view, card, other)]
            case RoomsShuffled():
                return [self._shuffle(before, view)]
            case PatronBrought(card):
                check.begin(len(view.inn))
                return [self._goes_up(before, view, card, dropped.get(card))]
            case BarOpened():
                return [*self._rest_of_sweep(before, check), Clip(before, view, timings.PHASE)]
            case TurnBegan():
                return [*self._rest_of_sweep(before, check), self._turn(before, view)]
            case NightEnded():
                return [*self._rest_of_sweep(before, check), self._end(before, view)]
            case PassPaused():
                return [self.difference(before, view, timings.GAP, quad_out)]
            case DeckShuffled():
                return [self._riffle(before, view)]
            case PassCutShort():
                return []
            case PatronDrawn():
                return [self._deal(before, [Step(event, view)])]
            case _:
                assert_never(event)

    # The Bar and the Deck.

    def _riffle(self, before: View, view: View) -> Clip:
        """The Deck is shuffled: backs fly out to both sides and fall together, whoever they are."""
        deck = deck_place(self._grid)
        motions = {}
        for card in range(min(_RIFFLED, self._cards.size)):
            side = 1 if card % 2 else -1
            seconds = timings.SHUFFLE * (0.7 + 0.1 * card)
            motions[card] = Motion(
                deck, deck, 0, seconds, linear, arc=timings.SHUFFLE_LIFT, bow=26 * side, lean=-5 * side
            )
        return Clip(before, view, timings.SHUFFLE, motions, cues=(self._cue(0, Sound.SHUFFLE, deck),))

    def _deal(self, before: View, drawn: Sequence[Step[Event, View]]) -> Clip:
        after = drawn[-1].view
        old, new = self._places(before), self._places(after)
        motions = {}
        cues = []
        arriving = [step.event.card for step in drawn if isinstance(step.event, PatronDrawn)]
        for card in new:
            if card in arriving:
                order = arriving.index(card)
                delay = timings.DEAL_STAGGER * order
                motions[card] = Motion(
                    old[card], new[card], delay, timings.DEAL, cubic_out, arc=timings.DEAL_ARC, turns=True
                )
                cues.append(self._cue(delay, Sound.DEAL, new[card], order))
            elif old[card] != new[card]:
                motions[card] = Motion(old[card], new[card], 0, timings.GAP, quad_out)
        seconds = timings.DEAL + timings.DEAL_STAGGER * (len(arriving) - 1)
        return Clip(before, after, seconds, motions, cues=tuple(sorted(cues)))

    def _goes_up(self, before: View, view: View, card: Card, start: Place | None) -> Clip:
        """A patron drops into the top room; dust flies, and the roof hops."""
        old, new = self._places(before), self._places(view)
        place = new[card]
        is_dropped = start is not None
        way = Motion(
            old[card] if start is None else start,
            place,
            0,
            timings.DROP if is_dropped else timings.FROM_BAR,
            quad_in if is_dropped else cubic_in_out,
            arc=0 if is_dropped else timings.FROM_BAR_ARC,
            squash=timings.SQUASH_BY,
        )
        motions = self._making_room(old, new, card) | {card: way}
        effects = [(way.lands, _dust_under(place))] if place.look != "nothing" else []
        cues = [self._cue(way.lands, Sound.DROP, place), self._cue(way.lands + 0.09, Sound.ROOF, place)]
        if not is_dropped:
            cues.insert(0, self._cue(0, Sound.LIFT, old[card]))
        return Clip(
            before,
            view,
            max(motion.until for motion in motions.values()) + timings.ROOF_SETTLE - timings.SQUASH,
            motions,
            tuple(effects),
            tuple(cues),
            roof=self._roof_motion(before, view, 0, way.lands),
            hop=(way.lands, timings.ROOF_HOP),
        )

    def _making_room(
        self, old: dict[Card, Place], new: dict[Card, Place], card: Card, delay: float = 0
    ) -> dict[Card, Motion]:
        """Return how everybody but one goes to a new place, one floor after the other."""
        others = [other for other in new if other != card and old[other] != new[other]]
        rising = sorted(others, key=lambda other: -new[other].y)
        return {
            other: Motion(old[other], new[other], delay + order * timings.GAP_STAGGER, timings.GAP, quad_out)
            for order, other in enumerate(rising)
        }

    # The check.

    def _irk(self, before: View, view: View, event: PatronIrked, card: Card, check: "_Check") -> Clip:
        place = self._places(view)[card]
        floor = view.inn.index(card) + 1
        sweep: Sweep | None = None
        delay = 0.0
        cues: list[Cue] = []
        if event.because.kind is not Cause.EFFECT:
            sweep, cues = self._sweep(view, check, floor)
            delay = sweep.seconds
        motions = {card: Motion(place, place, delay, timings.IRK, linear, shakes=timings.IRK_WIDTH)}
        why = say(short_why(self._cards, card, event.because))
        sound = next((sound for quirk, sound in _IRKS.items() if quirk in why), Sound.IRK)
        cues.append(self._cue(delay, sound, place))
        burst = Burst(place.x - 62, place.y + place.height / 2, why)
        icon = "moon" if view.phase is Phase.INN else "boot"
        return Clip(
            before,
            view,
            delay + timings.IRK,
            motions,
            ((delay, burst),),
            tuple(cues),
            sweep=sweep,
            mark=Mark(card, check.irked(), why, icon, delay),
        )

    def _rest_of_sweep(self, view: View, check: "_Check") -> list[Clip]:
        if check.is_over or view.reason:
            return []
        sweep, cues = self._sweep(view, check, 1)
        return [Clip(view, view, sweep.seconds, cues=tuple(cues), sweep=sweep)]

    def _sweep(self, view: View, check: "_Check", floor: int) -> tuple[Sweep, list[Cue]]:
        """Return the bar going down to a floor, and its ticks."""
        places = self._places(view)
        inn = view.inn
        floors = [number for number in check.down_to(floor) if 0 < number <= len(inn)]
        rooms = tuple(places[inn[number - 1]] for number in floors)
        cues = [
            self._cue(order * timings.SWEEP_ROOM, Sound.SWEEP, room, len(inn) - number)
            for order, (number, room) in enumerate(zip(floors, rooms, strict=True))
            if room.look != "nothing"
        ]
        return Sweep(rooms, timings.SWEEP_ROOM * len(rooms)), cues

    # Whoever has to go.

    def _leave(self, before: View, view: View, card: Card) -> Clip:
        """A patron slides out to the left and flies to the board; the house closes the gap."""
        old, new = self._places(before), self._places(view)
        room, slot = old[card], new[card]
        closing = timings.LEAVE * 0.55
        motions = self._making_room(old, new, card, closing)
        last = max((way.lands for way in motions.values()), default=closing)
        motions[card] = Motion(
            room,
            slot,
            0,
            timings.LEAVE,
            cubic_in_out,
            via=(self._grid.tower_x - timings.LEAVE_OUT, room.centre[1]),
            lean=timings.LEAVE_LEAN,
            ghosts=timings.GHOSTS,
            folds=timings.LEAVE_FACE,
        )
        roof = self._roof_motion(before, view, max(closing, last - timings.GAP), timings.GAP)
        landed = roof.lands if roof else last
        effects: list[tuple[float, Effect]] = []
        if slot.width >= _SMALLEST_SLOT:
            effects = [(0.0, Awaited(slot, timings.LEAVE)), (timings.LEAVE, Thump(card, slot))]
        return Clip(
            before,
            view,
            max(timings.LEAVE, landed + timings.ROOF_SETTLE if roof else landed),
            motions,
            tuple(effects),
            (self._cue(0, Sound.LEAVE, slot), *([self._cue(landed, Sound.ROOF, room)] if roof else [])),
            roof=roof,
            hop=(landed, timings.ROOF_BOUNCE) if roof else None,
        )

    def _returns(self, before: View, view: View, card: Card) -> Clip:
        """A patron slides out along the outer post and goes down to the Bar."""
        old, new = self._places(before), self._places(view)
        motions = self._making_room(old, new, card, timings.WANDER * 0.4)
        via = (self._grid.tower_x - timings.WANDER_OUT, old[card].centre[1])
        motions[card] = Motion(
            old[card], new[card], 0, timings.WANDER, cubic_in_out, via=via, lean=4, squash=timings.SQUASH_BY
        )
        return self._wandered(before, view, card, motions)

    def _goes_under(self, before: View, view: View, card: Card) -> Clip:
        """A patron goes down along the outer post, or comes from the Deck, to the bottom room."""
        old, new = self._places(before), self._places(view)
        motions = self._making_room(old, new, card, timings.WANDER * 0.3)
        is_new = old[card].look == "back"
        motions[card] = Motion(
            old[card],
            new[card],
            0,
            timings.WANDER,
            cubic_in_out,
            bow=0 if is_new else timings.WANDER_OUT,
            via=(self._grid.tower_x - timings.WANDER_OUT, new[card].centre[1]) if is_new else None,
            turns=is_new,
            squash=timings.SQUASH_BY,
        )
        return self._wandered(before, view, card, motions)

    def _wandered(self, before: View, view: View, card: Card, motions: dict[Card, Motion]) -> Clip:
        end = motions[card].end
        seconds = max(motion.until for motion in motions.values())
        cues = (self._cue(0, Sound.ENTER_BAR, end),)
        roof = self._roof_motion(before, view, timings.WANDER * 0.5, timings.GAP)
        return Clip(before, view, max(seconds, roof.lands if roof else 0), motions, cues=cues, roof=roof)

    def _swap(self, before: View, view: View, card: Card, other: Card) -> Clip:
        """Two patrons pass each other outside both posts."""
        clip = self.difference(before, view, timings.WANDER, cubic_in_out)
        motions = dict(clip.motions)
        for who, side in ((card, 1), (other, -1)):
            if who in motions:
                motions[who] = replace(
                    motions[who], bow=timings.WANDER_OUT * side, lean=3 * side, squash=timings.SQUASH_BY
                )
        cue = self._cue(0, Sound.ENTER_BAR, self._places(view)[card])
        return replace(clip, seconds=clip.seconds + timings.SQUASH, motions=motions, cues=(cue,))

    def _shuffle(self, before: View, view: View) -> Clip:
        """Rooms lift, cross on both sides of each other, and land one after the other from below."""
        old, new = self._places(before), self._places(view)
        moved = [card for card in view.inn if old[card] != new[card]]
        motions = {}
        for order, card in enumerate(moved):
            goes_up = new[card].y < old[card].y
            side = -1 if goes_up else 1
            landing = timings.SHUFFLE_LAND * order / max(1, len(moved) - 1)
            motions[card] = Motion(
                old[card],
                new[card],
                0,
                timings.SHUFFLE * (1 - timings.SHUFFLE_LAND) + timings.SHUFFLE * landing,
                cubic_in_out,
                arc=timings.SHUFFLE_LIFT,
                bow=timings.SHUFFLE_BOW * side,
                lean=3.0 * side,
                squash=timings.SQUASH_BY,
            )
        place = new[view.inn[-1]]
        effects = tuple((way.lands, _dust_under(way.end)) for way in motions.values())
        return Clip(
            before,
            view,
            timings.SHUFFLE + timings.SQUASH,
            motions,
            effects,
            (self._cue(0, Sound.SHUFFLE, place),),
        )

    # Turns and the end.

    def _turn(self, before: View, view: View) -> Clip:
        """The roof lifts for the next room, and the amber plate slides."""
        clip = self.difference(before, view, timings.GAP, quad_out)
        seconds = clip.seconds if before.phase is view.phase else max(clip.seconds, timings.PHASE)
        if clip.roof is None:
            return replace(clip, seconds=seconds)
        settled = clip.roof.lands + timings.ROOF_SETTLE
        return replace(clip, seconds=max(seconds, settled), hop=(clip.roof.lands, timings.ROOF_BOUNCE))

    def _end(self, before: View, view: View) -> Clip:
        """After a win everybody puts out the light, from the top down; after a loss the lamps go out."""
        if not view.is_won:
            return Clip(before, view, timings.END_LOSS)
        places = self._places(view)
        rooms = [places[card] for card in view.inn if places[card].look != "nothing"]
        pause = timings.END_WIN * 0.3
        apart = (timings.END_WIN - pause - 2 * timings.WINDOW) / max(1, len(rooms))
        effects = tuple(
            (pause + order * apart, Dusk(area_of(room), timings.END_WIN - pause - order * apart))
            for order, room in enumerate(reversed(rooms))
        )
        return Clip(before, view, timings.END_WIN, effects=effects)


class _Check:
    """Remembers which floor the check has come down to, and how many it has irked."""

    def __init__(self) -> None:
        self._next = 0
        self._irked = 0

    def begin(self, floor: int) -> None:
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


def _dust_under(place: Place) -> Dust:
    return Dust(place.centre[0], place.y + place.height, place.width)
