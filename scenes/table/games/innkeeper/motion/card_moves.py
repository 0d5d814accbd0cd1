"""How cards go: first hands, supply, assets gained, sold and turned down, treachery on the stack."""

from typing import assert_never

from game.innkeeper.events import (
    AssetDiscarded,
    AssetExhausted,
    AssetGained,
    AssetSold,
    AssetTaken,
    AssetUnexhausted,
    Dealt,
    PileShuffled,
    PlayCancelled,
    PlayEnded,
    PoolDiscarded,
    PoolMade,
    PoolShared,
    SupplyDiscarded,
    SupplyRevealed,
    TreacheryDiscarded,
    TreacheryDrawn,
    TreacheryPlayed,
    TreacheryStolen,
)
from game.innkeeper.kinds import HIDDEN, Card, Pile
from game.innkeeper.state import View
from scenes.anim import timings
from scenes.anim.easing import cubic_in_out, cubic_out, linear, quad_in
from scenes.anim.motion import Motion, Place
from scenes.sound.names import Sound
from scenes.table.effects import Cue, Dust, Effect, Thump
from scenes.table.games.innkeeper import tokens
from scenes.table.games.innkeeper.motion import beats
from scenes.table.games.innkeeper.motion.staging import Staging, is_unseen, until
from scenes.table.games.innkeeper.motion.telling_clip import TellingClip

AssetEvent = AssetGained | AssetSold | AssetTaken | AssetDiscarded | AssetExhausted | AssetUnexhausted
HandEvent = TreacheryDrawn | TreacheryDiscarded | TreacheryStolen | PoolShared
StackEvent = TreacheryPlayed | PlayCancelled | PlayEnded
_RIFFLED = 4


class CardMoves:
    """Moves cards, for one size of window."""

    def __init__(self, staging: Staging) -> None:
        self._staging = staging

    # The cart.

    def deal(self, before: View, view: View, event: Dealt) -> TellingClip:
        """Every inn gets its first cards, one after the other round the street."""
        staging = self._staging
        pile = staging.pile(Pile.TREACHERY)
        motions: dict[Card, Motion] = {}
        cues: list[Cue] = []
        order = 0
        most = max((len(inn.hand) for inn in view.inns), default=0)
        for index in range(most):
            for seat, inn in enumerate(view.inns):
                if index >= len(inn.hand):
                    continue
                delay = order * beats.DEAL_STAGGER
                card, end = self._in_hand(view, seat, index, order)
                turns = not is_unseen(end)
                motions[card] = Motion(
                    pile, end, delay, beats.DEAL, cubic_out, arc=40 * staging.factor, turns=turns
                )
                cues.append(staging.cue(delay, Sound.DEAL, end, index))
                order += 1
        seconds = until(motions) + beats.DEAL
        return TellingClip(before, view, seconds, motions, cues=tuple(cues), event=event)

    def _in_hand(self, view: View, seat: int, index: int, order: int) -> tuple[Card, Place]:
        """Return a card of a hand and its place; what is not seen is one of the backs."""
        card = view.inns[seat].hand[index]
        if card == HIDDEN:
            return tokens.back(order), self._staging.held(view, seat, index)
        return card, self._hand_place(view, seat, index)

    def _hand_place(self, view: View, seat: int, index: int) -> Place:
        """Return where a known card of a hand is; one that is in another inn is seen as its back."""
        place = self._staging.places(view)[view.inns[seat].hand[index]]
        return self._staging.held(view, seat, index) if is_unseen(place) else place

    def shuffle(self, before: View, view: View, event: PileShuffled) -> TellingClip:
        """Backs fly out to both sides and fall together as the deck."""
        staging = self._staging
        pile = staging.pile(event.pile)
        motions = staging.moves(before, view, timings.GAP)
        for order in range(_RIFFLED):
            bow = (20 if order % 2 else -20) * staging.factor
            seconds = timings.SHUFFLE * (0.64 + 0.12 * order)
            motions[tokens.back(order)] = Motion(
                pile, pile, 0, seconds, linear, arc=timings.SHUFFLE_LIFT * staging.factor, bow=bow
            )
        cues = (staging.cue(0, Sound.SHUFFLE, pile),)
        return TellingClip(before, view, timings.SHUFFLE, motions, cues=cues, event=event)

    def supply(self, before: View, view: View, event: SupplyRevealed | SupplyDiscarded) -> TellingClip:
        """Assets slide in from the cart, or back onto it."""
        staging = self._staging
        motions = staging.moves(before, view, beats.SUPPLY, easing=cubic_in_out)
        cues: list[Cue] = []
        match event:
            case SupplyRevealed(cards):
                places = staging.places(view)
                for order, card in enumerate(cards):
                    delay = order * beats.SUPPLY_STAGGER
                    start, end = staging.pile(Pile.ASSETS), places[card]
                    motions[card] = Motion(
                        start, end, delay, beats.SUPPLY, cubic_out, arc=24 * staging.factor, turns=True
                    )
                    cues.append(staging.cue(delay, Sound.DEAL, end, order))
            case SupplyDiscarded():
                cues.append(staging.cue(0, Sound.DROP, staging.pile(Pile.ASSETS)))
            case _:
                assert_never(event)
        return TellingClip(before, view, until(motions), motions, cues=tuple(cues), event=event)

    # Assets.

    def asset(
        self, before: View, view: View, event: AssetEvent, dropped: dict[Card, Place]
    ) -> TellingClip | None:
        """Return how an asset comes, goes or turns over."""
        staging, card = self._staging, event.card
        motions = staging.moves(before, view, timings.GAP)
        start, end = self._way(before, view, card, dropped)
        effects: tuple[tuple[float, Effect], ...] = ()
        match event:
            case AssetExhausted() | AssetUnexhausted():
                if start == end:
                    return None
                motions[card] = Motion(start, end, 0, beats.TURN, cubic_in_out, turns=True)
                cues: tuple[Cue, ...] = (staging.cue(0, Sound.TURNED, end),)
            case AssetGained() | AssetTaken():
                seconds = timings.DROP if card in dropped else beats.SLIDE
                easing = quad_in if card in dropped else cubic_in_out
                turns = start.look.startswith("back")
                arc = 0.0 if card in dropped else 30 * staging.factor
                motions[card] = Motion(start, end, 0, seconds, easing, arc=arc, turns=turns)
                cues = (staging.cue(seconds, Sound.DROP, end),)
                effects = ((seconds, Dust(end.centre[0], end.y + end.height, end.width)),)
            case AssetSold(seat, _, amount):
                motions[card] = Motion(start, end, 0, beats.SLIDE, cubic_in_out, turns=True)
                motions |= staging.coins(
                    staging.bank, staging.purse(view, seat), amount, delay=0.6 * beats.SLIDE
                )
                coin = staging.cue(0.6 * beats.SLIDE + beats.COIN, Sound.COIN, staging.purse(view, seat))
                cues = (staging.cue(0, Sound.LIFT, start), coin)
            case AssetDiscarded():
                motions[card] = Motion(start, end, 0, beats.SLIDE, cubic_in_out, turns=True)
                cues = (staging.cue(beats.SLIDE, Sound.DROP, end),)
            case _:
                assert_never(event)
        return TellingClip(before, view, until(motions), motions, effects, cues, event=event)

    def _way(self, before: View, view: View, card: Card, dropped: dict[Card, Place]) -> tuple[Place, Place]:
        staging = self._staging
        start = dropped.get(card) or staging.places(before).get(card, staging.pile(Pile.ASSETS))
        return start, staging.places(view).get(card, staging.pile(Pile.ASSETS))

    # Hands.

    def hand(self, before: View, view: View, event: HandEvent) -> TellingClip | None:
        """Return how treachery comes into a hand, or leaves it."""
        staging = self._staging
        pile = staging.pile(Pile.TREACHERY)
        motions = staging.moves(before, view, timings.GAP)
        cues: list[Cue] = []
        match event:
            case TreacheryDrawn(seat, cards) | PoolShared(seat, cards):
                source = staging.pool if isinstance(event, PoolShared) else pile
                held = len(view.inns[seat].hand)
                for order in range(len(cards)):
                    card, end = self._in_hand(view, seat, held - len(cards) + order, order)
                    delay = order * beats.DEAL_STAGGER
                    motions[card] = self._drawn(source, end, delay)
                    cues.append(staging.cue(delay, Sound.DEAL, end, order))
            case TreacheryStolen(seat, to, cards):
                held, had = len(view.inns[to].hand), len(before.inns[seat].hand)
                for order, taken in enumerate(cards):
                    start = staging.held(before, seat, max(0, had - 1 - order))
                    if taken != HIDDEN:
                        start = self._seen_in_hand(before, seat, taken, start)
                    card, end = self._in_hand(view, to, held - len(cards) + order, order)
                    card = card if taken == HIDDEN else taken
                    motions[card] = self._drawn(start, end, order * beats.DEAL_STAGGER)
                    cues.append(staging.cue(0, Sound.LIFT, start))
            case TreacheryDiscarded(seat, card):
                if card == HIDDEN:
                    return None
                start = self._seen_in_hand(before, seat, card, self._shown_from(before, seat))
                motions[card] = Motion(start, pile, 0, beats.DISCARD, cubic_in_out, turns=True)
                cues.append(staging.cue(beats.DISCARD, Sound.DROP, pile))
            case _:
                assert_never(event)
        return TellingClip(before, view, until(motions), motions, cues=tuple(cues), event=event)

    def pool(self, before: View, view: View, event: PoolMade | PoolDiscarded) -> TellingClip:
        """Return how cards that nobody has seen are laid out for the round, or taken away."""
        staging = self._staging
        pile, pool = staging.pile(Pile.TREACHERY), staging.pool
        start, end = (pile, pool) if isinstance(event, PoolMade) else (pool, pile)
        motions = staging.moves(before, view, timings.GAP)
        for order in range(len(event.cards)):
            motions[tokens.back(order)] = self._drawn(start, end, order * beats.DEAL_STAGGER)
        cues = (staging.cue(0, Sound.DEAL, end),)
        return TellingClip(before, view, until(motions), motions, cues=cues, event=event)

    def _drawn(self, start: Place, end: Place, delay: float) -> Motion:
        turns = start.look.startswith("back") != end.look.startswith("back")
        arc = 36 * self._staging.factor
        return Motion(start, end, delay, beats.DRAW, cubic_out, arc=arc, turns=turns)

    def _seen_in_hand(self, view: View, seat: int, card: Card, other: Place) -> Place:
        """Return where a card is in a hand that is seen, else another place."""
        place = self._staging.places(view).get(card)
        is_seen = card in view.inns[seat].hand and place is not None and not is_unseen(place)
        return place if is_seen and place is not None else other

    def _shown_from(self, view: View, seat: int) -> Place:
        """Return where a card comes to light that was in a hand nobody sees."""
        return self._staging.held(view, seat, max(0, len(view.inns[seat].hand) - 1))

    # The stack.

    def stack(
        self, before: View, view: View, event: StackEvent, dropped: dict[Card, Place]
    ) -> TellingClip | None:
        """Return how an answer slams onto the stack, burns off, or leaves it."""
        match event:
            case TreacheryPlayed(seat, card):
                return self._slammed(before, view, event, seat, card, dropped)
            case PlayCancelled(card):
                place = self._staging.places(view).get(card)
                if place is None:
                    return None
                cues = (self._staging.cue(0, Sound.TEAR, place),)
                motions = self._staging.moves(before, view, timings.GAP)
                return TellingClip(before, view, beats.CANCEL, motions, cues=cues, event=event)
            case PlayEnded(card):
                return self._left(before, view, event, card)
            case _:
                assert_never(event)

    def _slammed(
        self,
        before: View,
        view: View,
        event: TreacheryPlayed,
        seat: int,
        card: Card,
        dropped: dict[Card, Place],
    ) -> TellingClip:
        staging = self._staging
        motions = staging.moves(before, view, timings.GAP)
        # Where its player has to choose at once, another board covers it; it is seen to come all the same.
        end = staging.places(view)[card]._replace(look="card")
        start = dropped.get(card) or self._seen_in_hand(before, seat, card, self._shown_from(before, seat))
        is_own = card in dropped
        seconds = timings.DROP if is_own else beats.ANSWER
        motions[card] = Motion(
            start, end, 0, seconds, quad_in, turns=start.look.startswith("back"), lean=0 if is_own else 6
        )
        effects: tuple[tuple[float, Effect], ...] = (
            (seconds, Thump(card, end)),
            (seconds, Dust(end.centre[0], end.y + end.height, end.width)),
        )
        still = beats.ANSWER_OWN if seat == view.seat else beats.ANSWER_READ
        cues = (staging.cue(seconds, Sound.STEEL, end),)
        return TellingClip(before, view, seconds + still, motions, effects, cues, event=event)

    def _left(self, before: View, view: View, event: PlayEnded, card: Card) -> TellingClip:
        """A card goes to its pile; one that was cancelled goes up in smoke."""
        staging = self._staging
        motions = staging.moves(before, view, timings.GAP)
        start = staging.places(before)[card]
        is_cancelled = any(play.card == card and play.is_cancelled for play in before.plays)
        if is_cancelled:
            end = start.moved(0, -90 * staging.factor)._replace(look="nothing")
            motions[card] = Motion(start, end, 0, beats.DISCARD, cubic_in_out, lean=-8)
            cues: tuple[Cue, ...] = ()
        else:
            end = staging.pile(Pile.TREACHERY)
            motions[card] = Motion(start, end, 0, beats.DISCARD, cubic_in_out, turns=True)
            cues = (staging.cue(beats.DISCARD, Sound.DROP, end),)
        return TellingClip(before, view, until(motions), motions, cues=cues, event=event)
