"""How each event of a match moves: cards are quick, numbers roll, the center is heavy."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeAlias, assert_never

from game.core.match import Step
from game.innkeepers_folly.cards import DREAM, Cards
from game.innkeepers_folly.events import (
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    CardRevealed,
    CenterChanged,
    ChainSet,
    ChoiceMade,
    DecisionAwaited,
    Event,
    HandReturned,
    HandsPassed,
    MatchEnded,
    PieceTaken,
    PileShuffled,
    PlayerEliminated,
    RoundDealt,
    RoundWon,
    TotalsChanged,
    TurnBegan,
    TurnEnded,
    TurnPassed,
    Won,
    ZombieSet,
)
from game.innkeepers_folly.state import NO_CARD, ZOMBIE_TURNS, Awaited, Card, View
from scenes.anim import timings
from scenes.anim.easing import cubic_in_out, cubic_out, quad_in
from scenes.anim.motion import Motion, Place
from scenes.sound.names import Sound
from scenes.table.effects import Cue
from scenes.table.game_table import Clip, Mark
from scenes.table.games.innkeepers_folly import beats
from scenes.table.games.innkeepers_folly.dealing import Dealing
from scenes.table.games.innkeepers_folly.staging import Staging
from scenes.table.games.innkeepers_folly.telling_clip import TellingClip
from scenes.table.games.innkeepers_folly.tokens import Tokens

Describe: TypeAlias = Callable[[Event, View], str]
_MOST_TICKS = 6


class Choreographer:
    """Turns the events of one entry into clips, one after the other."""

    def __init__(self, cards: Cards, tokens: Tokens, staging: Staging, describe: Describe) -> None:
        self._cards = cards
        self._say = describe
        self._tokens = tokens
        self._staging = staging
        self._dealing = Dealing(tokens, staging)

    def clips(
        self, before: View, steps: Sequence[Step[Event, View]], dropped: dict[Card, Place]
    ) -> list[Clip]:
        """Return the clips of an entry's events; what only makes ready for something else has none."""
        clips: list[Clip] = []
        for event, view in steps:
            clip = self._clip(before, event, view, dropped)
            if clip is not None:
                clips.append(clip)
                before = view
        if steps and before != steps[-1].view:
            last = steps[-1].view
            if not clips:
                return [Clip(before, last, 0.0)]
            clips[-1] = replace(clips[-1], after=last)
        return clips

    def slide_home(self, view: View, card: Card, start: Place, tilt: float) -> Clip:
        """Return how a card goes back to the hand, and slips a little when it arrives."""
        home = self._staging.places(view)[card]
        motion = Motion(start, home, 0, timings.REFUSED, cubic_out, tilted=tilt, nudge=timings.NUDGE)
        sound = Sound.CHAIN if view.is_chain_turn else Sound.REFUSED
        cues = (self._staging.cue(0, sound, home),)
        return Clip(view, view, timings.REFUSED, {card: motion}, cues=cues)

    def _clip(self, before: View, event: Event, view: View, dropped: dict[Card, Place]) -> Clip | None:
        match event:
            case RoundDealt():
                return self._dealing.deal(before, view, event)
            case CardDrawn():
                return self._dealing.draw(before, view, event)
            case HandReturned():
                return self._dealing.hand_returned(before, view, event)
            case HandsPassed():
                return self._dealing.hands_passed(before, view, event)
            case PileShuffled():
                return self._dealing.shuffle(before, view)
            case CardPlayed():
                return self._played(before, view, event, dropped)
            case CardDiscarded(card):
                return self._discarded(before, view, card)
            case CardRevealed(card):
                return self._revealed(before, view, card)
            case ChoiceMade():
                return self._moved(before, view, beats.CHOICE)
            case DecisionAwaited(Awaited.CHOICE):
                return self._moved(before, view, beats.CHOICE)
            case TotalsChanged() | CenterChanged() | ZombieSet() | ChainSet():
                return self._changed(before, view, event)
            case TurnPassed():
                cue = self._staging.cue(0, Sound.REFUSED, self._staging.plaque(view, event.seat))
                mark = self._mark(self._tokens.piece(0), "pass_on", event, view)
                return TellingClip(before, view, beats.NO_PLAY, cues=(cue,), mark=mark, event=event)
            case RoundWon() | PieceTaken() | PlayerEliminated() | MatchEnded():
                return self._won(before, view, event)
            case TurnBegan() | TurnEnded() | DecisionAwaited():
                return None
            case _:
                assert_never(event)

    def _mark(self, card: Card, icon: str, event: Event, view: View) -> Mark:
        """Return what is said under the table of an event, and stands to be read where nothing moves."""
        return Mark(card, 1, "", icon, sentence=self._say(event, view))

    def _moved(self, before: View, view: View, seconds: float) -> Clip | None:
        clip = self._staging.difference(before, view, seconds)
        return clip if clip.motions else None

    # Cards.

    def _played(self, before: View, view: View, event: CardPlayed, dropped: dict[Card, Place]) -> Clip:
        """A card comes to the middle of the table and lies there to be read."""
        staging, card = self._staging, event.card
        new = staging.places(view)
        motions = staging.moves(before, view, timings.GAP)
        start = dropped.get(card) or self._hand_place(before, event)
        is_own = event.seat == view.seat
        seconds = timings.DROP if card in dropped else beats.PLAY
        easing = quad_in if card in dropped else cubic_in_out
        arc = 0 if card in dropped else 24
        end = new[card]
        motions[card] = Motion(start, end, 0, seconds, easing, arc=arc, turns=start.look == "back")
        cues = [staging.cue(0, Sound.LIFT, start)] if card not in dropped else []
        cues.append(staging.cue(seconds, Sound.DROP, end))
        still = beats.SHOW_OWN if is_own else beats.SHOW
        return TellingClip(
            before,
            view,
            seconds + still,
            motions,
            cues=tuple(cues),
            mark=None if is_own else self._mark(card, "hand", event, view),
            event=event,
        )

    def _hand_place(self, before: View, event: CardPlayed) -> Place:
        """Return where a card was in a hand; one that nobody saw was among the backs."""
        hand = before.hands[event.seat]
        if event.card in hand:
            return self._staging.places(before)[event.card]
        return self._staging.back(before, event.seat, max(0, len(hand) - 1))

    def _discarded(self, before: View, view: View, card: Card) -> Clip:
        staging = self._staging
        old, new = staging.places(before), staging.places(view)
        motions = {card: Motion(old[card], new[card], 0, beats.DISCARD, cubic_in_out, arc=20)}
        cues = (staging.cue(beats.DISCARD, Sound.DROP, new[card]),)
        return Clip(before, view, beats.DISCARD, motions, cues=cues)

    def _revealed(self, before: View, view: View, card: Card) -> Clip:
        staging = self._staging
        end = staging.places(view)[card]
        motions = {card: Motion(staging.pile, end, 0, timings.DEAL, cubic_out, arc=30, turns=True)}
        seconds = beats.REVEAL if self._cards.values[card] else beats.REVEAL_NOTHING
        cues = (staging.cue(0.1, Sound.TURNED, end),)
        mark = self._mark(card, "eye", CardRevealed(card), view)
        return Clip(before, view, seconds, motions, cues=cues, mark=mark)

    # Numbers and markers.

    def _changed(
        self, before: View, view: View, event: TotalsChanged | CenterChanged | ZombieSet | ChainSet
    ) -> Clip | None:
        staging = self._staging
        match event:
            case TotalsChanged():
                return self._totals(before, view, event)
            case CenterChanged():
                sound = Sound.AXE if event.after < event.before else Sound.ANVIL
                cue = staging.cue(0, sound, staging.plaque(view, view.current))._replace(pan=0.0)
                return TellingClip(before, view, beats.STRIKE, cues=(cue,), event=event)
            case ZombieSet(seat, turns):
                if turns < ZOMBIE_TURNS:
                    return None
                cue = staging.cue(0, Sound.GROAN, staging.plaque(view, seat))
                return TellingClip(before, view, beats.GROAN, cues=(cue,), event=event)
            case ChainSet(seat, is_chained):
                if not is_chained:
                    return None
                cue = staging.cue(0, Sound.CHAIN, staging.plaque(view, seat))
                return TellingClip(before, view, beats.SNAP, cues=(cue,), event=event)
            case _:
                assert_never(event)

    def _totals(self, before: View, view: View, event: TotalsChanged) -> Clip:
        """Totals roll where they lie; those of a dream go round the table first."""
        staging = self._staging
        kind = self._cards.kinds[event.by] if event.by != NO_CARD else None
        if kind == DREAM:
            motions = self._dream(view, event)
            cue = Cue(0.0, Sound.DREAM)
            return TellingClip(before, view, beats.ROUND, motions, cues=(cue,), event=event)
        cues: list[Cue] = []
        if event.by == NO_CARD:
            cues.append(staging.cue(0, Sound.GROAN, staging.plaque(view, view.current)))
        for seat, (old, new) in enumerate(zip(event.before, event.after, strict=True)):
            cues += self._ticks(view, seat, old, new)
        cues.sort()
        return TellingClip(before, view, beats.ROLL, cues=tuple(cues), event=event)

    def _ticks(self, view: View, seat: int, old: int, new: int) -> list[Cue]:
        """Return the teeth of a drum that are heard: more for a longer way, up to a few."""
        place = self._staging.plaque(view, seat)
        sound = Sound.COUNT_UP if new > old else Sound.COUNT_DOWN
        count = min(_MOST_TICKS, abs(new - old))
        return [
            self._staging.cue(beats.ROLL * step / max(1, count), sound, place, step) for step in range(count)
        ]

    def _dream(self, view: View, event: TotalsChanged) -> dict[Card, Motion]:
        """Return the ways of all totals to the seats that they come to."""
        alive, staging = view.alive, self._staging
        ahead = [event.before[seat] for seat in alive[-1:] + alive[:-1]]
        is_clockwise = ahead == [event.after[seat] for seat in alive]
        step = 1 if is_clockwise else -1
        motions = {}
        for index, seat in enumerate(alive):
            goal = alive[(index + step) % len(alive)]
            look = f"chip {event.before[seat]}"
            start = staging.plaque(view, seat)._replace(look=look)
            end = staging.plaque(view, goal)._replace(look=look)
            way = Motion(
                start, end, 0, beats.ROUND - beats.ROLL * 0.4, cubic_in_out, via=self._around(start, end)
            )
            motions[self._tokens.total(seat)] = way
        return motions

    def _around(self, start: Place, end: Place) -> tuple[float, float]:
        """Return the point outside the center that draws a way round the table."""
        factor = self._staging.factor
        x, y = (factor * part for part in self._staging.where.grid.middle)
        mid_x, mid_y = (start.centre[0] + end.centre[0]) / 2, (start.centre[1] + end.centre[1]) / 2
        if abs(mid_x - x) < 1 and abs(mid_y - y) < 40 * factor:
            return x + 260 * factor * (1 if start.centre[1] > end.centre[1] else -1), y
        return x + 1.7 * (mid_x - x), y + 1.7 * (mid_y - y)

    # The end of a round.

    def _won(
        self, before: View, view: View, event: RoundWon | PieceTaken | PlayerEliminated | MatchEnded
    ) -> Clip:
        staging = self._staging
        match event:
            case RoundWon(seat, how):
                is_match = how is Won.EXACT
                sound = Sound.MATCH if is_match else Sound.LAST_ORDERS
                seconds = beats.WIN if is_match else beats.LAST_ORDERS
                cue = staging.cue(0, sound, staging.plaque(view, seat))
                icon = "goal" if is_match else "house_bell"
                mark = self._mark(self._tokens.piece(0), icon, event, view)
                return TellingClip(before, view, seconds, cues=(cue,), mark=mark, event=event)
            case PieceTaken(_, piece):
                token = self._tokens.piece(piece)
                old, new = staging.places(before)[token], staging.places(view)[token]
                motions = staging.moves(before, view, timings.GAP)
                flight = beats.PIECE - 0.2
                motions[token] = Motion(old, new, 0, flight, cubic_in_out, arc=60)
                cues = (staging.cue(flight, Sound.GEM, new),)
                return TellingClip(before, view, beats.PIECE, motions, cues=cues, event=event)
            case PlayerEliminated(seat):
                cue = staging.cue(0, Sound.OUT, staging.plaque(view, seat))
                return TellingClip(before, view, beats.OUT, cues=(cue,), event=event)
            case MatchEnded():
                sound = Sound.WIN if event.winner == view.seat or view.seat < 0 else Sound.LOSS
                return TellingClip(before, view, beats.END, cues=(Cue(0.0, sound),), event=event)
            case _:
                assert_never(event)
