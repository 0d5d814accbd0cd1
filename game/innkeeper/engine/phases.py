"""The course of rounds: all phases in order, up to the end of the match (sections 4, 4.1, 4.2, 4.5, 4.6)."""

from typing import Final

from game.innkeeper.engine.customers import Customers
from game.innkeeper.frames import (
    ASK_BIDS,
    CUSTOMERS,
    DEPOSIT,
    DEPOSITS,
    DRAW,
    FINAL_DEBTS,
    FINAL_SALES,
    LAST_DEPOSITS,
    NEXT_PHASE,
    PAY_DEBTS,
    PHASE_TRIGGERS,
    PHASE_WINDOW,
    POOL,
    POOL_SHARE,
    REFRESH_END,
    REFRESH_SEATS,
    SELLING,
    SUPPLY,
    Frame,
)
from game.innkeeper.kinds import HIDDEN, NO_CARD, Card, Gain, Moment, Phase, Task
from game.innkeeper.setup import ASSET_DECK
from game.innkeeper.worth import gold_value, income, score

_REFRESH, _ASSET, _BIDDING, _CUSTOMER, _DEPOSIT, _OVER = range(6)
"""The phases of a round by number; the fifth is the Final Deposit Phase in the last round."""
_PHASES: Final = (Phase.REFRESH, Phase.ASSET, Phase.BIDDING, Phase.CUSTOMER, Phase.DEPOSIT)


class Phases(Customers):
    """A street on which rounds are played."""

    __slots__ = ()

    @property
    def is_last_round(self) -> bool:
        """Whether this round ends with the Final Deposit Phase."""
        return self.round >= self.cards.constants.rounds

    def start_round(self, number: int, lead: int) -> None:
        """Begin a round; the first has no Refresh Phase."""
        self.begin_round(number, lead)
        self.frames.append((NEXT_PHASE, _ASSET if number == 1 else _REFRESH))

    def run_next_phase(self, frame: Frame) -> None:
        """Begin a phase: its opening step, then triggers and a window, then its course."""
        at = frame[1]
        if at == _OVER:
            self._finish_round()
            return
        is_final = at == _DEPOSIT and self.is_last_round
        self.begin_phase(Phase.FINAL if is_final else _PHASES[at])
        self.frames.append((NEXT_PHASE, at + 1))
        constants = self.cards.constants
        if at == _REFRESH:
            self.frames += ((REFRESH_SEATS, 0), (PHASE_TRIGGERS,))
        elif at == _ASSET:
            self.frames += ((SELLING, 0), (PHASE_TRIGGERS,), (SUPPLY, self.setup.players))
        elif at == _BIDDING:
            self.frames += ((ASK_BIDS,), (PHASE_TRIGGERS,))
        elif at == _CUSTOMER:
            self.frames += (
                (POOL_SHARE,),
                (CUSTOMERS, 0),
                (PHASE_TRIGGERS,),
                (POOL, constants.treachery_pool),
            )
        elif is_final:
            self.frames += ((LAST_DEPOSITS,), (FINAL_DEBTS, 0), (FINAL_SALES, 0), (PHASE_TRIGGERS,))
        else:
            self.frames += ((DEPOSITS, 0), (PHASE_TRIGGERS,))

    def run_phase_triggers(self, frame: Frame) -> None:
        """Resolve what the beginning of a phase sets off; then it can be answered."""
        self.frames.append((PHASE_WINDOW,))
        self.fire("phase_begin")

    def run_phase_window(self, frame: Frame) -> None:
        """Let the beginning of a phase be answered."""
        self.open_window(Moment.PHASE_BEGIN)

    def _seat_at(self, place: int) -> int:
        return (self.lead + place) % self.setup.players

    # Refresh.

    def run_refresh_seats(self, frame: Frame) -> None:
        """Let the next seat gain its income, turn up its assets and pay off debts."""
        place = frame[1]
        if place == self.setup.players:
            return
        seat = self._seat_at(place)
        self.frames += ((REFRESH_SEATS, place + 1), (REFRESH_END, seat, 0), (PAY_DEBTS, seat))
        inn = self.inns[seat]
        self.gain(seat, income(self.cards, inn), Gain.INCOME, NO_CARD)
        for card, is_exhausted, _ in inn.assets:
            if is_exhausted:
                self.unexhaust(seat, card, NO_CARD)

    def run_pay_debts(self, frame: Frame) -> None:
        """Ask which debts to pay off, as long as there are any."""
        debts = self.inns[frame[1]].debts
        if debts:
            self.frames.append(frame)
            self.wait(Task.PAY_DEBTS, (frame[1],), cards=debts)

    def run_refresh_end(self, frame: Frame) -> None:
        """Draw a treachery card, then resolve what the refresh sets off."""
        _, seat, has_drawn = frame
        if has_drawn:
            self.fire("refresh", seat)
        else:
            self.frames += ((REFRESH_END, seat, 1), (DRAW, seat, 1, NO_CARD))

    # Asset.

    def run_supply(self, frame: Frame) -> None:
        """Turn up so many assets; with nothing left there are fewer."""
        n = frame[1]
        pile = self.piles[ASSET_DECK]
        if not n or (not pile and self.shuffles(ASSET_DECK, frame)) or not pile:
            return
        self.reveal_supply(pile[:n])
        if n > len(pile):
            self.frames.append((SUPPLY, n - len(pile)))

    def run_selling(self, frame: Frame) -> None:
        """Ask each seat in turn what it sells."""
        for place in range(frame[1], self.setup.players):
            seat = self._seat_at(place)
            ready = self.ready_assets(seat)
            if ready:
                self.frames.append((SELLING, place))
                self.wait(Task.SELL_ASSETS, (seat,), cards=ready)
                return

    def answer_sell(self, seat: int, card: Card) -> None:
        """Sell an asset, or in the end a treachery card."""
        if self.cards.is_asset(card):
            self.sell_asset(seat, card, False)
        else:
            self.discard(seat, card, NO_CARD)
            self.gain(seat, self.cards.constants.treachery_sale, Gain.TREACHERY, NO_CARD)

    def answer_sold(self) -> None:
        """Be done with selling: the next seat comes."""
        work, place = self.frames.pop()
        if work == FINAL_SALES:
            seat = self._seat_at(place)
            for card in self.inns[seat].hand:
                self.discard(seat, card, NO_CARD)
        self.frames.append((work, place + 1))

    # Deposit.

    def run_deposits(self, frame: Frame) -> None:
        """Ask each seat in turn for a deposit of any amount."""
        place = frame[1]
        if place < self.setup.players:
            self.frames += ((DEPOSITS, place + 1), (DEPOSIT, self._seat_at(place), HIDDEN, NO_CARD))

    def run_final_sales(self, frame: Frame) -> None:
        """Ask each seat in turn which treachery it sells; the rest is discarded."""
        for place in range(frame[1], self.setup.players):
            seat = self._seat_at(place)
            if self.inns[seat].hand:
                self.frames.append((FINAL_SALES, place))
                self.wait(Task.SELL_TREACHERY, (seat,))
                return

    def run_final_debts(self, frame: Frame) -> None:
        """Ask each seat in turn which debts it pays off."""
        place = frame[1]
        if place < self.setup.players:
            self.frames += ((FINAL_DEBTS, place + 1), (PAY_DEBTS, self._seat_at(place)))

    def run_last_deposits(self, frame: Frame) -> None:
        """Move everything that is left into the Vaults; nothing can be done about it (rulings R18, R19)."""
        for seat in self.setup.circles[self.lead]:
            capital = self.inns[seat].capital
            if capital:
                self.deposit(seat, capital)

    # The end.

    def _finish_round(self) -> None:
        lead = (self.lead + 1) % self.setup.players
        if self.is_last_round:
            best = self._best([score(self.cards, inn) for inn in self.inns])
            last = self.cards.constants.rounds + self.cards.constants.max_extra_rounds
            if len(best) == 1 or self.round >= last:
                self._finish_match(best)
                return
            self.call_extra_round(best)
        self.end_round(self.round)
        self.start_round(self.round + 1, lead)

    def _finish_match(self, best: tuple[int, ...]) -> None:
        """End the match; between equal scores assets decide, else the victory is shared (ruling R12)."""
        reason, winners = "gold", best
        if len(best) > 1:
            richest = self._best(
                [gold_value(self.cards, inn) if seat in best else -1 for seat, inn in enumerate(self.inns)]
            )
            reason, winners = ("assets" if len(richest) == 1 else "shared"), richest
        self.end_match(reason, tuple([score(self.cards, inn) for inn in self.inns]), winners)

    def _best(self, amounts: list[int]) -> tuple[int, ...]:
        best = max(amounts)
        return tuple([seat for seat, amount in enumerate(amounts) if amount == best])
