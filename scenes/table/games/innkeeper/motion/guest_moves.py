"""How guests come and go: they walk in, the inns are counted, a door opens, or falls shut."""

from typing import assert_never

from game.innkeeper.events import (
    CustomerCollected,
    CustomerCounted,
    CustomerDiscarded,
    CustomerPeeked,
    CustomerPlaced,
    CustomerRedirected,
    CustomerRevealed,
    CustomersLeft,
)
from game.innkeeper.kinds import Card, Farewell, Pile
from game.innkeeper.state import View
from scenes.anim import timings
from scenes.anim.easing import cubic_in_out, linear
from scenes.anim.motion import Motion
from scenes.sound.names import Sound
from scenes.table.effects import Cue
from scenes.table.game_table import Clip
from scenes.table.games.innkeeper import tokens
from scenes.table.games.innkeeper.boards.counting import count_seconds
from scenes.table.games.innkeeper.motion import beats
from scenes.table.games.innkeeper.motion.staging import Staging, until
from scenes.table.games.innkeeper.motion.telling_clip import TellingClip

GuestEvent = (
    CustomerRevealed
    | CustomerCounted
    | CustomerRedirected
    | CustomerCollected
    | CustomerDiscarded
    | CustomersLeft
    | CustomerPeeked
    | CustomerPlaced
)
_STEPS = 3
_MOST_TICKS = 8
_FACE = 64.0


class GuestMoves:
    """Moves guests, for one size of window."""

    def __init__(self, staging: Staging) -> None:
        self._staging = staging

    def clip(self, before: View, view: View, event: GuestEvent) -> TellingClip | None:
        """Return what is seen of a guest."""
        match event:
            case CustomerRevealed(card):
                return self._came(before, view, event, card)
            case CustomerCounted():
                return self._counted(before, view, event)
            case CustomerRedirected(seat):
                place = self._staging.inn(view, seat)
                cues = (self._staging.cue(0, Sound.DOOR_BELL, place),)
                motions = self._staging.moves(before, view, timings.GAP)
                return TellingClip(before, view, beats.CHANGED, motions, cues=cues, event=event)
            case CustomerCollected(_, card) if view.customer == card:
                return self._slam(before, view, event)
            case CustomerCollected(seat, card):
                return self._taken(before, view, event, seat, card)
            case CustomerDiscarded() | CustomersLeft():
                return self._left(before, view, event)
            case CustomerPeeked(seat):
                return self._peeked(before, view, event, seat)
            case CustomerPlaced():
                motions = self._staging.moves(before, view, beats.DRAW)
                return TellingClip(before, view, until(motions), motions, event=event) if motions else None
            case _:
                assert_never(event)

    def walk(self, before: View, view: View) -> Clip:
        """Return how somebody walks in from the left, in three steps, whom nobody knows yet."""
        staging = self._staging
        end = staging.places(view)[view.customer]._replace(look=f"back {Pile.CUSTOMERS}")
        start = end._replace(x=-end.width * 1.3)
        motions = {tokens.back(0): Motion(start, end, 0, beats.GUEST, _steps, lean=2)}
        cues = tuple(staging.cue(step * beats.GUEST / _STEPS, Sound.DROP, start) for step in range(1, _STEPS))
        return Clip(before, before, beats.GUEST, motions, cues=cues)

    def _came(self, before: View, view: View, event: CustomerRevealed, card: Card) -> TellingClip:
        """The guest is known; then the inns are counted."""
        staging = self._staging
        end = staging.places(view)[card]
        start = end._replace(look=f"back {Pile.CUSTOMERS}")
        motions = staging.moves(before, view, timings.GAP)
        motions[card] = Motion(start, end, 0, beats.KNOWN, cubic_in_out, turns=True)
        cues = [staging.cue(0, Sound.DOOR_BELL, end)]
        counting = count_seconds(staging.street.cards, view)
        ticks = round(counting / beats.ROW)
        cues += [
            staging.cue(beats.KNOWN + tick * beats.ROW, Sound.COUNT_UP, end, tick)
            for tick in range(min(ticks, _MOST_TICKS))
        ]
        seconds = beats.KNOWN + counting + beats.GUEST_READ
        return TellingClip(before, view, seconds, motions, cues=tuple(cues), event=event)

    def _counted(self, before: View, view: View, event: CustomerCounted) -> TellingClip:
        """The board says who is in front, and what decides between equals."""
        motions = self._staging.moves(before, view, timings.GAP)
        seconds = beats.COUNT_READ if event.is_by_first or len(event.tied) > 1 else beats.COUNT_SHORT
        return TellingClip(before, view, seconds, motions, event=event)

    def _taken(
        self, before: View, view: View, event: CustomerCollected, seat: int, card: Card
    ) -> TellingClip:
        """The guest walks through the door of the inn, and counts among those of the round."""
        staging = self._staging
        motions = staging.moves(before, view, timings.GAP)
        start, end = staging.places(before)[card], staging.places(view)[card]
        door = staging.inn(view, seat)
        (x, y), (x0, y0), (x1, y1) = door.centre, start.centre, end.centre
        via = 2 * x - (x0 + x1) / 2, 2 * y - (y0 + y1) / 2
        motions[card] = Motion(
            start, end, 0, beats.TAKEN, cubic_in_out, via=via, folds=_FACE * staging.factor
        )
        cues = (staging.cue(beats.TAKEN * 0.45, Sound.DOOR, door),)
        return TellingClip(before, view, beats.TAKEN, motions, cues=cues, event=event)

    def _left(self, before: View, view: View, event: CustomerDiscarded | CustomersLeft) -> TellingClip | None:
        staging = self._staging
        motions = staging.moves(before, view, beats.DISCARD, easing=cubic_in_out)
        match event:
            case CustomerDiscarded(card, farewell):
                start = staging.places(before)[card]
                away = start._replace(x=-start.width * 1.3, look="nothing")
                motions[card] = Motion(start, away, 0, beats.SLAM, cubic_in_out, lean=-3)
                is_told = farewell in (Farewell.UNMET, Farewell.NO_ROOM)
                seconds = beats.COUNT_READ if is_told else beats.SLAM
                return TellingClip(
                    before, view, seconds, motions, cues=(staging.cue(0, Sound.DOOR, start),), event=event
                )
            case CustomersLeft():
                if not motions:
                    return None
                cue = Cue(0.0, Sound.DOOR, -0.6)
                return TellingClip(before, view, until(motions), motions, cues=(cue,), event=event)
            case _:
                assert_never(event)

    def _peeked(self, before: View, view: View, event: CustomerPeeked, seat: int) -> TellingClip:
        """Others see that a card comes to an inn, and goes back."""
        staging = self._staging
        pile = staging.pile(Pile.CUSTOMERS)
        motions = staging.moves(before, view, beats.DRAW)
        if seat != view.seat:
            x, y = staging.inn(view, seat).centre
            via = 2 * x - pile.centre[0], 2 * y - pile.centre[1]
            motions[tokens.back(0)] = Motion(pile, pile, 0, beats.PEEK, linear, via=via)
        cues = (staging.cue(0, Sound.LIFT, pile),)
        return TellingClip(before, view, beats.PEEK, motions, cues=cues, event=event)

    def _slam(self, before: View, view: View, event: CustomerCollected) -> TellingClip:
        """A door falls shut, but a guest whom nobody wants is inside already."""
        staging, card = self._staging, event.card
        place, door = staging.places(view)[card], staging.inn(view, event.seat)
        motions = staging.moves(before, view, timings.GAP)
        motions[card] = Motion(place, place, 0, beats.SLAM, linear, shakes=6 * staging.factor)
        cues = (staging.cue(0, Sound.LEAVE, door), staging.cue(0.1, Sound.HORN, door))
        return TellingClip(before, view, beats.SLAM, motions, cues=cues, event=event)


def _steps(progress: float) -> float:
    """Walk: step by step, with a rest after each."""
    whole, part = divmod(progress * _STEPS, 1)
    return (whole + cubic_in_out(part)) / _STEPS
