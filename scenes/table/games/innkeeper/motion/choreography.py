"""How each event of a match moves; who only passes, and what only makes ready, takes no time at all."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, assert_never

from game.core.match import Step
from game.innkeeper.events import (
    AbilityUsed,
    AssetDiscarded,
    AssetExhausted,
    AssetGained,
    AssetSold,
    AssetTaken,
    AssetUnexhausted,
    BankDeposited,
    BidChanged,
    BidPaid,
    BidPlaced,
    BidsRanked,
    BidsRevealed,
    BidsTied,
    CapacityChanged,
    CharacteristicChanged,
    CollectorNamed,
    CustomerCollected,
    CustomerCounted,
    CustomerDiscarded,
    CustomerPeeked,
    CustomerPlaced,
    CustomerRedirected,
    CustomerRevealed,
    CustomersLeft,
    Dealt,
    DebtMoved,
    DebtPaid,
    DebtRemoved,
    DebtsDrawn,
    DecisionAwaited,
    DepositDeclared,
    Deposited,
    DepositPrevented,
    DiceRolled,
    EffectBegan,
    Event,
    ExtraRoundCalled,
    GoldGained,
    GoldPaid,
    GoldStored,
    MatchEnded,
    OptionChosen,
    PhaseBegan,
    PileShuffled,
    PlayBegan,
    PlayCancelled,
    PlayEnded,
    PoolDiscarded,
    PoolMade,
    PoolShared,
    ResponsePassed,
    RoundBegan,
    RoundEnded,
    StandingGiven,
    SupplyDiscarded,
    SupplyRevealed,
    TopBidderNamed,
    TreacheryDiscarded,
    TreacheryDrawn,
    TreacheryPlayed,
    TreacheryStolen,
    WindowClosed,
    WindowOpened,
    WindowRestarted,
)
from game.innkeeper.kinds import NO_CARD, Card, Cast, Task
from game.innkeeper.state import View
from scenes.anim import timings
from scenes.anim.easing import cubic_out
from scenes.anim.motion import Motion, Place
from scenes.language import say
from scenes.sound.names import Sound
from scenes.table.effects import Cue, Thump
from scenes.table.game_table import Clip, Mark
from scenes.table.games.innkeeper.motion import beats
from scenes.table.games.innkeeper.motion.card_moves import CardMoves
from scenes.table.games.innkeeper.motion.gold_moves import GoldMoves
from scenes.table.games.innkeeper.motion.guest_moves import GuestMoves
from scenes.table.games.innkeeper.motion.staging import Staging
from scenes.table.games.innkeeper.motion.telling_clip import TellingClip
from scenes.table.games.innkeeper.places import RAISED
from scenes.table.games.innkeeper.street import Street
from scenes.table.games.innkeeper.telling.outcomes import icon_of

_TOLD: Final = (
    AbilityUsed,
    AssetExhausted,
    AssetGained,
    AssetSold,
    AssetTaken,
    BidChanged,
    BidPaid,
    BidsRevealed,
    BidsTied,
    CapacityChanged,
    CharacteristicChanged,
    CustomerCollected,
    CustomerDiscarded,
    CustomerRedirected,
    CustomerRevealed,
    DebtMoved,
    Deposited,
    DepositPrevented,
    DiceRolled,
    ExtraRoundCalled,
    GoldPaid,
    MatchEnded,
    PhaseBegan,
    PlayCancelled,
    PoolShared,
    RoundBegan,
    TopBidderNamed,
    TreacheryPlayed,
    TreacheryStolen,
)
"""What is said under the table while it is seen; until the next of them it stays there."""
_OWN_DEEDS: Final = (AssetGained, BidPaid, Deposited, TreacheryPlayed)
"""What nobody is told of themselves: they have just done it."""
_ENOUGH: Final = 6.0
"""What one decision brings is shown at its own pace for so many seconds."""
_PRESSED: Final = 0.5
"""What is more takes so much of its time."""


class Choreographer:
    """Turns the events of one entry into clips, one after the other."""

    def __init__(self, street: Street, places: Callable[[View], dict[Card, Place]], factor: float) -> None:
        self._rules = street.rules
        self._staging = staging = Staging(street, places, factor)
        self._gold = GoldMoves(staging)
        self._cards = CardMoves(staging)
        self._guests = GuestMoves(staging)

    def clips(
        self, before: View, steps: Sequence[Step[Event, View]], dropped: dict[Card, Place]
    ) -> list[Clip]:
        """Return the clips of an entry's events; long chains of them are shown quicker."""
        clips: list[Clip] = []
        for at, (event, view) in enumerate(steps):
            if _goes_on(event, steps[at + 1 : at + 2]):
                continue
            if isinstance(event, CustomerRevealed):
                clips.append(self._guests.walk(before, view))
            clip = self._clip(before, event, view, dropped)
            if clip is not None:
                clips.append(self._said(clip, event, view))
                before = view
        if steps and before != steps[-1].view:
            clips = self._settled(clips, before, steps[-1].view)
        return _hastened(clips)

    def _settled(self, clips: list[Clip], before: View, last: View) -> list[Clip]:
        """Return clips that end with the last view, to which nothing more is told."""
        motions = self._staging.moves(before, last, timings.GAP)
        if clips and not motions:
            return [*clips[:-1], replace(clips[-1], after=last)]
        if all(self._is_slight(motion) for motion in motions.values()):
            return [*clips, Clip(before, last, 0.0)]
        return [*clips, Clip(before, last, timings.GAP, motions)]

    def _is_slight(self, motion: Motion) -> bool:
        """Whether a card is only raised or lowered: that nobody waits for."""
        (x, y), (x1, y1) = motion.start.centre, motion.end.centre
        return (
            motion.start[2:4] == motion.end[2:4] and x == x1 and abs(y - y1) <= RAISED * self._staging.factor
        )

    def _said(self, clip: TellingClip, event: Event, view: View) -> TellingClip:
        """Return a clip with what is said of it under the table; nobody is told what they did themselves."""
        is_own = getattr(event, "seat", view.seat - 1) == view.seat
        if not isinstance(event, _TOLD) or (is_own and isinstance(event, _OWN_DEEDS)):
            return clip
        words = self._rules.describe(event, view)
        if words is None:
            return clip
        card = getattr(event, "card", NO_CARD)
        at = card if card in self._staging.places(view) else 0
        return replace(clip, mark=Mark(at, 1, "", icon_of(event), say(words)))

    def difference(self, before: View, after: View, share: float = 1.0) -> Clip:
        """Return the plain way from one view to another."""
        seconds = beats.RETURN * share
        return Clip(before, after, seconds, self._staging.moves(before, after, seconds))

    def slide_home(self, view: View, card: Card, start: Place, tilt: float) -> Clip:
        """Return how something goes back to where it was, and slips a little when it arrives."""
        home = self._staging.places(view)[card]
        motion = Motion(start, home, 0, timings.REFUSED, cubic_out, tilted=tilt, nudge=timings.NUDGE)
        cues = (self._staging.cue(0, Sound.REFUSED, home),)
        return Clip(view, view, timings.REFUSED, {card: motion}, cues=cues)

    # One event.

    def _clip(self, before: View, event: Event, view: View, dropped: dict[Card, Place]) -> TellingClip | None:
        match event:
            case Dealt():
                return self._cards.deal(before, view, event)
            case PileShuffled():
                return self._cards.shuffle(before, view, event)
            case SupplyRevealed() | SupplyDiscarded():
                return self._cards.supply(before, view, event)
            case (
                AssetGained()
                | AssetSold()
                | AssetTaken()
                | AssetDiscarded()
                | AssetExhausted()
                | AssetUnexhausted()
            ):
                return self._cards.asset(before, view, event, dropped)
            case TreacheryDrawn() | TreacheryDiscarded() | TreacheryStolen() | PoolShared():
                return self._cards.hand(before, view, event)
            case PoolMade() | PoolDiscarded():
                return self._cards.pool(before, view, event) if event.cards else None
            case TreacheryPlayed() | PlayCancelled() | PlayEnded():
                return self._cards.stack(before, view, event, dropped)
            case (
                GoldGained()
                | GoldPaid()
                | GoldStored()
                | Deposited()
                | BankDeposited()
                | DepositPrevented()
                | BidPaid()
            ):
                return self._gold.gold(before, view, event)
            case DebtsDrawn() | DebtPaid() | DebtRemoved() | DebtMoved():
                return self._gold.debts(before, view, event)
            case (
                CustomerRevealed()
                | CustomerCounted()
                | CustomerRedirected()
                | CustomerCollected()
                | CustomerDiscarded()
                | CustomersLeft()
                | CustomerPeeked()
                | CustomerPlaced()
            ):
                return self._guests.clip(before, view, event)
            case AbilityUsed() | EffectBegan() | CharacteristicChanged() | CapacityChanged() | DiceRolled():
                return self._effect(before, view, event)
            case BidPlaced() | BidsRevealed() | BidChanged() | BidsTied() | TopBidderNamed():
                return self._bid(before, view, event)
            case RoundBegan() | PhaseBegan() | ExtraRoundCalled() | MatchEnded():
                return self._turned(before, view, event)
            case DecisionAwaited(Task.PLACE_CUSTOMER):
                motions = self._staging.moves(before, view, beats.DRAW)
                return TellingClip(before, view, beats.DRAW, motions, event=event) if motions else None
            case (
                DepositDeclared()
                | PlayBegan()
                | WindowOpened()
                | ResponsePassed()
                | WindowRestarted()
                | WindowClosed()
                | StandingGiven()
                | OptionChosen()
                | BidsRanked()
                | CollectorNamed()
                | RoundEnded()
                | DecisionAwaited()
            ):
                return None
            case _:
                assert_never(event)

    def _told(
        self, before: View, view: View, event: Event, seconds: float, cues: tuple[Cue, ...] = ()
    ) -> TellingClip:
        """Return a clip in which the table itself shows what happens."""
        motions = self._staging.moves(before, view, timings.GAP)
        return TellingClip(before, view, max(seconds, timings.GAP), motions, cues=cues, event=event)

    def _effect(
        self,
        before: View,
        view: View,
        event: AbilityUsed | EffectBegan | CharacteristicChanged | CapacityChanged | DiceRolled,
    ) -> TellingClip | None:
        staging = self._staging
        match event:
            case AbilityUsed(_, card):
                clip = self._knocked(before, view, event, card, beats.ABILITY)
                return replace(clip, cues=(Cue(0.0, Sound.STEEL),))
            case EffectBegan(_, card):
                if self._rules.cards.is_customer(card):
                    return None
                return self._knocked(before, view, event, card, timings.GAP)
            case CharacteristicChanged(seat, _, by) | CapacityChanged(seat, by):
                sound = Sound.COUNT_UP if by > 0 else Sound.COUNT_DOWN
                cue = staging.cue(0, sound, staging.inn(view, seat), abs(by))
                return self._told(before, view, event, beats.CHANGED, (cue,))
            case DiceRolled():
                knocks = tuple(
                    Cue(beats.ROLL * at, Sound.DROP, 0.5 - 0.3 * at) for at in (0.2, 0.45, 0.65, 0.8)
                )
                # A guest whom all inns want alike is worth waiting for; other dice are only read.
                still = beats.ROLL_READ if event.cast is not Cast.EFFECT else 0.7 * beats.ROLL_READ
                return self._told(before, view, event, beats.ROLL + still, knocks)
            case _:
                assert_never(event)

    def _knocked(
        self, before: View, view: View, event: AbilityUsed | EffectBegan, card: Card, seconds: float
    ) -> TellingClip:
        """Return a clip in which a card in play jumps: it is the one that does something."""
        clip = self._told(before, view, event, seconds)
        place = self._staging.places(view).get(card)
        if place is None or place.look == "nothing" or place.look.startswith("back"):
            return clip
        return replace(clip, effects=((0.0, Thump(card, place)),))

    def _bid(
        self,
        before: View,
        view: View,
        event: BidPlaced | BidsRevealed | BidChanged | BidsTied | TopBidderNamed,
    ) -> TellingClip:
        staging = self._staging
        match event:
            case BidPlaced(seat):
                cue = staging.cue(0, Sound.DROP, staging.inn(view, seat))
                return self._told(before, view, event, timings.GAP, (cue,))
            case BidsRevealed():
                knocks = Cue(0.0, Sound.GAVEL), Cue(beats.REVEAL, Sound.TURNED)
                return self._told(before, view, event, beats.REVEAL + beats.REVEAL_READ, knocks)
            case BidChanged(seat):
                cue = staging.cue(0, Sound.TURNED, staging.inn(view, seat))
                return self._told(before, view, event, beats.CHANGED, (cue,))
            case BidsTied():
                return self._told(before, view, event, beats.TIE, (Cue(0.0, Sound.REFUSED),))
            case TopBidderNamed(seat):
                cue = staging.cue(0, Sound.GAVEL, staging.inn(view, seat))
                return self._told(before, view, event, beats.TOP, (cue,))
            case _:
                assert_never(event)

    def _turned(
        self, before: View, view: View, event: RoundBegan | PhaseBegan | ExtraRoundCalled | MatchEnded
    ) -> TellingClip:
        match event:
            case RoundBegan():
                return self._told(before, view, event, beats.ROUND, (Cue(0.0, Sound.PHASE),))
            case PhaseBegan():
                return self._told(before, view, event, beats.PHASE, (Cue(0.0, Sound.PHASE),))
            case ExtraRoundCalled():
                return self._told(before, view, event, beats.TOP, (Cue(0.0, Sound.LAST_ORDERS),))
            case MatchEnded(_, _, winners):
                is_glad = view.seat in winners or view.seat < 0
                sound = Sound.CHEER if is_glad else Sound.LOSS
                return self._told(before, view, event, beats.END, (Cue(0.0, sound),))
            case _:
                assert_never(event)


def _goes_on(event: Event, following: Sequence[Step[Event, View]]) -> bool:
    """Whether the next event is one more of the same kind that is shown at the same time."""
    match event, *(step.event for step in following):
        case (AssetUnexhausted(seat), AssetUnexhausted(other)):
            return seat == other
        case _:
            return False


def _hastened(clips: list[Clip]) -> list[Clip]:
    """Return clips that take no longer together than anybody likes to look."""
    seconds = sum(clip.seconds for clip in clips)
    if seconds <= _ENOUGH:
        return clips
    share = (_ENOUGH + _PRESSED * (seconds - _ENOUGH)) / seconds
    return [quicker(clip, share) for clip in clips]


def quicker(clip: Clip, share: float) -> Clip:
    """Return the same clip in a share of its time."""
    return replace(
        clip,
        seconds=clip.seconds * share,
        motions={card: motion.quicker(share) for card, motion in clip.motions.items()},
        effects=tuple((seconds * share, effect) for seconds, effect in clip.effects),
        cues=tuple(cue._replace(seconds=cue.seconds * share) for cue in clip.cues),
    )
