"""How each event of a night moves: heavy wood and paper, quick start, soft stop."""

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from game.core.match import Step
from game.ugly_gryphon.cards import Cards
from game.ugly_gryphon.events import (
    BarOpened,
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
from game.ugly_gryphon.state import Card, Phase, View
from scenes.anim import timings
from scenes.anim.easing import cubic_in_out, cubic_out, linear, quad_in, quad_out
from scenes.anim.motion import Motion, Place
from scenes.paint.grid import TableGrid
from scenes.sound.names import Sound
from scenes.table.effects import Dusk
from scenes.table.game_table import Clip
from scenes.table.games.ugly_gryphon.checking import Check, CheckShower
from scenes.table.games.ugly_gryphon.counting import Tally
from scenes.table.games.ugly_gryphon.goings import Goings
from scenes.table.games.ugly_gryphon.places import deck_place
from scenes.table.games.ugly_gryphon.staging import Places, Roof, Staging, dust_under

_RIFFLED = 4
"""So many backs fly when the Deck is shuffled."""


class Choreographer:
    """Turns the events of one entry into clips, one after the other."""

    def __init__(self, cards: Cards, grid: TableGrid, places: Places, roof: Roof) -> None:
        self._cards = cards
        self._staging = Staging(grid, places, roof)
        self._check = CheckShower(cards, self._staging)
        self._goings = Goings(self._staging)
        self._tally = Tally(cards, grid)

    def clips(
        self, before: View, steps: Sequence[Step[Event, View]], dropped: dict[Card, Place]
    ) -> list[Clip]:
        """Return the clips of an entry's events; consecutive draws are dealt as one."""
        clips: list[Clip] = []
        check = Check(before.check.resolutions if before.check else 0)
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

    def difference(self, before: View, after: View, seconds: float) -> Clip:
        """Return a clip in which everything goes straight to its new place."""
        return self._staging.difference(before, after, seconds)

    def slide_home(self, view: View, card: Card, start: Place, tilt: float) -> Clip:
        """Return how a patron goes back to the Bar, and slips a little when it arrives."""
        home = self._staging.places(view)[card]
        motion = Motion(start, home, 0, timings.REFUSED, cubic_out, tilted=tilt, nudge=timings.NUDGE)
        return Clip(
            view, view, timings.REFUSED, {card: motion}, cues=(self._staging.cue(0, Sound.REFUSED, home),)
        )

    def _clip(
        self, before: View, event: Event, view: View, dropped: dict[Card, Place], check: Check
    ) -> list[Clip]:
        match event:
            case PatronPlaced(card):
                return [self._goes_up(before, view, card, dropped.get(card))]
            case PassBegan(phase):
                check.begin(len(view.inn))
                return [] if phase is Phase.INN else [Clip(before, view, timings.PHASE)]
            case PatronIrked(card):
                return [self._check.irk(before, view, event, card, check)]
            case PatronLeft(card):
                return [self._goings.leave(before, view, card)]
            case PatronReturned(card):
                return [self._goings.returns(before, view, card)]
            case PatronEntered(card) | PatronSank(card):
                return [self._goings.goes_under(before, view, card)]
            case PlacesSwapped(card, other):
                check.resume(view.inn.index(other) + 1)
                return [self._goings.swap(before, view, card, other)]
            case RoomsShuffled():
                return [self._goings.shuffle(before, view)]
            case PatronBrought(card):
                check.resume(len(view.inn))
                return [self._goes_up(before, view, card, dropped.get(card))]
            case BarOpened():
                return [*self._check.rest_of_sweep(before, check), Clip(before, view, timings.PHASE)]
            case TurnBegan():
                return [*self._check.rest_of_sweep(before, check), self._turn(before, view)]
            case NightEnded():
                return [*self._check.rest_of_sweep(before, check), self._end(before, view)]
            case PassPaused():
                return [self._staging.difference(before, view, timings.GAP, quad_out)]
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
        deck = deck_place(self._staging.grid)
        motions = {}
        for card in range(min(_RIFFLED, self._cards.size)):
            side = 1 if card % 2 else -1
            seconds = timings.SHUFFLE * (0.7 + 0.1 * card)
            motions[card] = Motion(
                deck, deck, 0, seconds, linear, arc=timings.SHUFFLE_LIFT, bow=26 * side, lean=-5 * side
            )
        return Clip(before, view, timings.SHUFFLE, motions, cues=(self._staging.cue(0, Sound.SHUFFLE, deck),))

    def _deal(self, before: View, drawn: Sequence[Step[Event, View]]) -> Clip:
        after = drawn[-1].view
        old, new = self._staging.places(before), self._staging.places(after)
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
                cues.append(self._staging.cue(delay, Sound.DEAL, new[card], order))
            elif old[card] != new[card]:
                motions[card] = Motion(old[card], new[card], 0, timings.GAP, quad_out)
        seconds = timings.DEAL + timings.DEAL_STAGGER * (len(arriving) - 1)
        return Clip(before, after, seconds, motions, cues=tuple(sorted(cues)))

    def _goes_up(self, before: View, view: View, card: Card, start: Place | None) -> Clip:
        """A patron drops into the top room; dust flies, and the roof hops."""
        old, new = self._staging.places(before), self._staging.places(view)
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
        motions = self._staging.making_room(old, new, card) | {card: way}
        effects = [(way.lands, dust_under(place))] if place.look != "nothing" else []
        cues = [
            self._staging.cue(way.lands, Sound.DROP, place),
            self._staging.cue(way.lands + timings.ROOF_KNOCK, Sound.ROOF, place),
        ]
        if not is_dropped:
            cues.insert(0, self._staging.cue(0, Sound.LIFT, old[card]))
        return Clip(
            before,
            view,
            max(motion.until for motion in motions.values()) + timings.ROOF_SETTLE - timings.SQUASH,
            motions,
            tuple(effects),
            tuple(cues),
            roof=self._staging.roof_motion(before, view, 0, way.lands),
            hop=(way.lands, timings.ROOF_HOP),
        )

    # Turns and the end.

    def _turn(self, before: View, view: View) -> Clip:
        """The roof lifts for the next room, and the amber plate slides."""
        clip = self._staging.difference(before, view, timings.GAP, quad_out)
        seconds = clip.seconds if before.phase is view.phase else max(clip.seconds, timings.PHASE)
        if clip.roof is None:
            return replace(clip, seconds=seconds)
        settled = clip.roof.lands + timings.ROOF_SETTLE
        return replace(clip, seconds=max(seconds, settled), hop=(clip.roof.lands, timings.ROOF_BOUNCE))

    def _end(self, before: View, view: View) -> Clip:
        """After a win everybody puts out the light, from the top down; after a loss the lamps go out."""
        if not view.is_won:
            return Clip(before, view, timings.END_LOSS)
        places = self._staging.places(view)
        rooms = [places[card] for card in view.inn if places[card].look != "nothing"]
        pause = timings.END_WIN * 0.3
        apart = (timings.END_WIN - pause - 2 * timings.WINDOW) / max(1, len(rooms))
        effects = tuple(
            (pause + order * apart, Dusk(room.area, timings.END_WIN - pause - order * apart))
            for order, room in enumerate(reversed(rooms))
        )
        return Clip(before, view, timings.END_WIN, effects=effects)


def _leading_draws(steps: Sequence[Step[Event, View]]) -> int:
    count = 0
    for step in steps:
        if not isinstance(step.event, PatronDrawn):
            break
        count += 1
    return count
