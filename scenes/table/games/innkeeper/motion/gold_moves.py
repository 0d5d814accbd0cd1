"""How gold and debts go from hand to hand: coins fly one after the other, balls drop with their chains."""

from typing import assert_never

from game.innkeeper.events import (
    BankDeposited,
    BidPaid,
    DebtMoved,
    DebtPaid,
    DebtRemoved,
    DebtsDrawn,
    Deposited,
    DepositPrevented,
    GoldGained,
    GoldPaid,
    GoldStored,
)
from game.innkeeper.kinds import NOBODY, Card, Gain, Pile
from game.innkeeper.state import View
from scenes.anim import timings
from scenes.anim.easing import cubic_in_out, quad_in
from scenes.anim.motion import Motion, Place
from scenes.sound.names import Sound
from scenes.table.effects import Cue, Dust
from scenes.table.games.innkeeper import tokens
from scenes.table.games.innkeeper.motion import beats
from scenes.table.games.innkeeper.motion.staging import Staging, until
from scenes.table.games.innkeeper.motion.telling_clip import TellingClip

GoldEvent = GoldGained | GoldPaid | GoldStored | Deposited | BankDeposited | DepositPrevented | BidPaid
DebtEvent = DebtsDrawn | DebtPaid | DebtRemoved | DebtMoved


class GoldMoves:
    """Moves coins and balls, for one size of window."""

    def __init__(self, staging: Staging) -> None:
        self._staging = staging

    def gold(self, before: View, view: View, event: GoldEvent) -> TellingClip | None:
        """Return how gold changes its place."""
        staging = self._staging
        match event:
            case GoldGained(seat, amount, gain, source):
                start = staging.bank
                if gain is Gain.AWARD and view.inns[seat].customers:
                    start = staging.on_card(view, source if source >= 0 else view.inns[seat].customers[-1])
                return self._flight(before, view, event, start, staging.purse(view, seat), amount)
            case GoldPaid(seat, to, amount):
                end = staging.bank if to == NOBODY else staging.purse(view, to)
                return self._flight(before, view, event, staging.purse(before, seat), end, amount)
            case BidPaid(seat, amount):
                return self._flight(before, view, event, staging.purse(before, seat), staging.bank, amount)
            case GoldStored(seat, card, amount, is_from_bank):
                start = staging.bank if is_from_bank else staging.purse(before, seat)
                return self._flight(before, view, event, start, staging.on_card(view, card), amount)
            case Deposited(seat, amount):
                start, end = staging.purse(before, seat), staging.chest(view, seat)
                return self._flight(before, view, event, start, end, amount, has_lid=True)
            case BankDeposited(seat, amount):
                return self._flight(
                    before, view, event, staging.bank, staging.chest(view, seat), amount, has_lid=True
                )
            case DepositPrevented(seat):
                return self._bounced(before, view, event, seat)
            case _:
                assert_never(event)

    def _flight(
        self,
        before: View,
        view: View,
        event: GoldEvent,
        start: Place,
        end: Place,
        amount: int,
        *,
        has_lid: bool = False,
    ) -> TellingClip | None:
        """Return how coins fly from one place to another; a chest falls shut behind them."""
        if amount <= 0:
            return None
        staging = self._staging
        motions = staging.coins(start, end, amount)
        lands = until(motions)
        cues = [
            staging.cue(beats.COIN + order * beats.COIN_STAGGER, Sound.COIN, end)
            for order in range(0, len(motions), 2)
        ]
        seconds = lands
        if has_lid:
            cues.append(staging.cue(lands, Sound.LID, end))
            seconds += beats.LID
        motions |= staging.moves(before, view, timings.GAP)
        return TellingClip(before, view, seconds, motions, cues=tuple(cues), event=event)

    def _bounced(self, before: View, view: View, event: DepositPrevented, seat: int) -> TellingClip:
        """Coins come to the chest, and back: it is chained."""
        staging = self._staging
        purse, chest = staging.purse(before, seat), staging.chest(before, seat)
        (x, y), (x0, y0) = chest.centre, purse.centre
        via = 2 * x - x0, 2 * y - y0
        count = min(beats.MOST_COINS, max(1, before.declared))
        motions: dict[Card, Motion] = {
            tokens.coin(order): Motion(
                purse, purse, order * beats.COIN_STAGGER, beats.BOUNCE, cubic_in_out, via=via
            )
            for order in range(count)
        }
        cues = (staging.cue(beats.BOUNCE / 2, Sound.CHAIN, chest),)
        motions |= staging.moves(before, view, timings.GAP)
        return TellingClip(before, view, until(motions), motions, cues=cues, event=event)

    # Debts.

    def debts(self, before: View, view: View, event: DebtEvent) -> TellingClip:
        """Return how debts come and go."""
        staging = self._staging
        pile = staging.pile(Pile.DEBTS)
        motions = staging.moves(before, view, timings.GAP)
        match event:
            case DebtsDrawn(seat, cards):
                return self._dropped(before, view, event, seat, cards)
            case DebtMoved(seat, to, card):
                start, end = staging.ball(before, seat, card), staging.ball(view, to, card)
                motions[card] = Motion(start, end, 0, beats.BALL, cubic_in_out, arc=40 * staging.factor)
                cues: tuple[Cue, ...] = (staging.cue(beats.BALL, Sound.BALL, end),)
            case DebtPaid(seat, card, amount):
                start = staging.ball(before, seat, card)
                motions |= staging.coins(staging.purse(before, seat), staging.bank, amount)
                motions[card] = Motion(start, pile, beats.COIN / 2, beats.BALL, cubic_in_out)
                cues = (staging.cue(beats.COIN, Sound.COIN, staging.bank),)
            case DebtRemoved(seat, card):
                start = staging.ball(before, seat, card)
                motions[card] = Motion(start, pile, 0, beats.BALL, cubic_in_out)
                cues = (staging.cue(beats.BALL, Sound.DROP, pile),)
            case _:
                assert_never(event)
        return TellingClip(before, view, until(motions), motions, cues=cues, event=event)

    def _dropped(
        self, before: View, view: View, event: DebtsDrawn, seat: int, cards: tuple[Card, ...]
    ) -> TellingClip:
        """Balls fall one after the other, and the floor feels it."""
        staging = self._staging
        pile = staging.pile(Pile.DEBTS)
        motions = staging.moves(before, view, timings.GAP)
        cues: list[Cue] = []
        effects: list[tuple[float, Dust]] = []
        for order, card in enumerate(cards):
            end, delay = staging.ball(view, seat, card), order * beats.BALL_STAGGER
            motions[card] = Motion(pile, end, delay, beats.BALL, quad_in, arc=60 * staging.factor)
            cues.append(staging.cue(delay + beats.BALL, Sound.BALL, end))
            effects.append((delay + beats.BALL, Dust(*_foot(end), end.width)))
        return TellingClip(
            before,
            view,
            until(motions),
            motions,
            effects=tuple(effects),
            cues=tuple(cues),
            event=event,
        )


def _foot(place: Place) -> tuple[float, float]:
    return place.centre[0], place.y + place.height
