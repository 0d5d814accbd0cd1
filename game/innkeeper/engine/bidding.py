"""The Bidding Phase: bids, ties, payment, the Top Bidder and the choice of assets (section 4.3)."""

from game.innkeeper.engine.chores import Chores
from game.innkeeper.engine.ranking import (
    REBID,
    ROLL,
    after_bids,
    after_dice,
    first_groups,
    packed,
    tied,
    unpacked,
)
from game.innkeeper.frames import (
    BIDS_IN,
    DEBTS,
    EFFECTS,
    PAYMENTS,
    PEEK,
    REBIDS_IN,
    TAKE_ASSETS,
    TAKE_BIDS,
    TIE_DICE,
    TIES,
    TOP_ABILITY,
    TOP_BIDDER,
    Frame,
)
from game.innkeeper.kinds import NO_CARD, NOBODY, Cast, Moment, Task
from game.innkeeper.worth import cover, debt_room


class Bidding(Chores):
    """A street where everybody bids."""

    __slots__ = ()

    def run_ask_bids(self, frame: Frame) -> None:
        """Ask everybody for a bid at the same time."""
        self.frames.append((BIDS_IN,))
        self.wait(Task.BID, self.setup.circles[self.lead])

    def run_bids_in(self, frame: Frame) -> None:
        """Reveal the first bids and let them be answered."""
        self.reveal_bids(self.bids.placed, True)
        self.frames.append((TAKE_BIDS,))
        self.open_window(Moment.BIDS_REVEALED)

    def run_take_bids(self, frame: Frame) -> None:
        """Take the bids as they stand now, none above what its owner can cover (ruling R41)."""
        for seat, total in enumerate(self.bids.totals):
            most = cover(self.cards, self.inns[seat])
            if total > most:
                self.change_bid(seat, most, NO_CARD)
        if any(self.bids.totals):
            groups = first_groups(self.bids.totals, self.setup.circles[self.lead])
            self.frames.append((TIES, *packed(groups)))
        else:
            self.rank_bids(())
            self._discard_rest()

    def _discard_rest(self) -> None:
        if self.supply:
            self.discard_supply(self.supply)

    def run_ties(self, frame: Frame) -> None:
        """Let tied groups roll or bid again, or fix the order."""
        groups = unpacked(frame[1:])
        for kind, work, task in ((ROLL, TIE_DICE, Task.ROLL), (REBID, REBIDS_IN, Task.REBID)):
            found = tied(groups, kind)
            if found:
                self.tell_ties(found, kind == ROLL)
                self.frames.append((work, *frame[1:]))
                self.wait(task, tuple([seat for seats in found for seat in seats]))
                return
        self.rank_bids(tuple([seat for group in groups for seat in group.seats]))
        self.frames.append((PAYMENTS, 0))

    def run_rebids_in(self, frame: Frame) -> None:
        """Reveal what tied seats add."""
        added = self.bids.placed
        self.reveal_bids(added, False)
        self.frames.append((TIES, *packed(after_bids(unpacked(frame[1:]), added))))

    def answer_tie_dice(self, values: tuple[int, ...]) -> None:
        """Let dice decide between seats that add nothing."""
        frame = self.frames.pop()
        groups = unpacked(frame[1:])
        seats = tuple([seat for group in tied(groups, ROLL) for seat in group])
        self.roll(seats, values, Cast.BID, NO_CARD)
        rolled = dict(zip(seats, values, strict=True))
        self.frames.append((TIES, *packed(after_dice(groups, rolled))))

    def run_payments(self, frame: Frame) -> None:
        """Let everybody pay in the order of the bids, with gold or debts where there is a choice."""
        order, totals = self.bids.order, self.bids.totals
        for at in range(frame[1], len(order)):
            seat = order[at]
            total = totals[seat]
            most = min(total, debt_room(self.cards, self.inns[seat]))
            if most:
                self.frames.append((PAYMENTS, at))
                self.wait(Task.BORROW, (seat,), most=most)
                return
            if total:
                self.pay_bid(seat, total, 0)
        self.frames.append((TOP_BIDDER,))

    def answer_borrow(self, seat: int, debts: int) -> None:
        """Pay a bid with so many debts and the rest in gold."""
        _, at = self.frames.pop()
        self.pay_bid(seat, self.bids.totals[seat] - debts, debts)
        self.frames += ((PAYMENTS, at + 1), (DEBTS, seat, debts, NO_CARD))

    def run_top_bidder(self, frame: Frame) -> None:
        """Name the Top Bidder, who looks at a customer and uses an ability."""
        seat = self.bids.order[0]
        self.name_top_bidder(seat)
        self.frames += ((TAKE_ASSETS, 0), (TOP_ABILITY, seat), (PEEK, seat, NO_CARD))
        self.fire("top_bidder", seat)

    def run_top_ability(self, frame: Frame) -> None:
        """Resolve what a proprietor does as Top Bidder."""
        seat = frame[1]
        card = self.inns[seat].proprietor
        self.begin_effect(seat, card)
        self.frames.append((EFFECTS, self.cards.effects[card], 0, seat, NOBODY, card))

    def run_take_assets(self, frame: Frame) -> None:
        """Let those who bid enough choose an asset in order; what is left is discarded."""
        order, totals, least = self.bids.order, self.bids.totals, self.cards.constants.min_bid_for_asset
        for at in range(frame[1], len(order)):
            if totals[order[at]] >= least and self.supply:
                self._take_asset_at(at)
                return
        self._discard_rest()

    def _take_asset_at(self, at: int) -> None:
        seat = self.bids.order[at]
        if len(self.supply) == 1:
            self.frames.append((TAKE_ASSETS, at + 1))
            self.receive_asset(seat, self.supply[0], False)
        else:
            self.frames.append((TAKE_ASSETS, at))
            self.wait(Task.TAKE, (seat,), cards=self.supply)

    def answer_take(self, seat: int, card: int) -> None:
        """Choose an asset of the supply."""
        _, at = self.frames.pop()
        self.frames.append((TAKE_ASSETS, at + 1))
        self.receive_asset(seat, card, False)
