"""Changes of windows and bids."""

from typing import Final

from game.innkeeper.engine.board import NOTHING_ASKED
from game.innkeeper.engine.holdings import Holdings
from game.innkeeper.events import (
    BidChanged,
    BidPlaced,
    BidsRanked,
    BidsRevealed,
    BidsTied,
    ResponsePassed,
    StandingGiven,
    TopBidderNamed,
    WindowClosed,
    WindowOpened,
    WindowRestarted,
)
from game.innkeeper.kinds import Card, Moment, Until
from game.innkeeper.state import Standing, Window

PASSES: Final = tuple([ResponsePassed(seat) for seat in range(4)])
"""By seat: half of all that happens."""


class Answering(Holdings):
    """A street where everybody may answer and bid."""

    __slots__ = ()

    # Windows.

    def show_window(self, moment: Moment, actor: int, card: Card, amount: int, target: int) -> None:
        """Open a window; who is asked is another matter."""
        if self.record is not None:
            self.record.append(WindowOpened(moment, actor, card, amount, target))
        self.windows = (*self.windows, Window(moment, actor, card, amount, target))

    def let_pass(self, seat: int) -> None:
        """Let a seat pass in the newest window."""
        if self.record is not None:
            self.record.append(PASSES[seat])
        self.set_passed((*self.windows[-1].passed, seat))

    def set_passed(self, seats: tuple[int, ...]) -> None:
        """Say who has passed in the newest window."""
        moment, actor, card, amount, target, _, is_over = self.windows[-1]
        window = Window(moment, actor, card, amount, target, seats, is_over)
        self.windows = (*self.windows[:-1], window)

    def restart_window(self, actor: int) -> None:
        """Forget all passes of the newest window."""
        if self.record is not None:
            self.record.append(WindowRestarted(actor))
        moment, _, card, amount, target, _, is_over = self.windows[-1]
        self.windows = (*self.windows[:-1], Window(moment, actor, card, amount, target, (), is_over))

    def close_window(self, moment: Moment) -> None:
        """Close the newest window."""
        if self.record is not None:
            self.record.append(WindowClosed(moment))
        self.was_over = self.windows[-1].is_over
        self.windows = self.windows[:-1]

    def give_standing(self, seat: int, until: Until, moment: Moment) -> None:
        """Let a seat pass by itself until the round is over: in windows of a kind, or in all."""
        if self.record is not None:
            self.record.append(StandingGiven(seat, until, moment))
        old = self.standing[seat]
        new = Standing(True, old.moments)
        if until is Until.KIND:
            new = Standing(old.is_all, (*old.moments, moment))
        self.standing = (*self.standing[:seat], new, *self.standing[seat + 1 :])

    # Bids.

    def place_bid(self, seat: int, amount: int) -> None:
        """Lay a bid face down; the seat is no longer waited for."""
        if self.record is not None:
            self.record.append(BidPlaced(seat, amount))
        placed = self.bids.placed
        self.bids = self.bids._replace(placed=(*placed[:seat], amount, *placed[seat + 1 :]))
        left = tuple([other for other in self.asked.seats if other != seat])
        self.asked = self.asked._replace(seats=left) if left else NOTHING_ASKED

    def reveal_bids(self, amounts: tuple[int, ...], is_first: bool) -> None:
        """Turn up what was placed and add it to what each seat has to pay."""
        if self.record is not None:
            self.record.append(BidsRevealed(amounts, is_first))
        totals = amounts
        if not is_first:
            old = self.bids.totals
            totals = tuple([total + max(0, more) for total, more in zip(old, amounts, strict=True)])
        self.bids = self.bids._replace(totals=totals, is_revealed=True)

    def change_bid(self, seat: int, amount: int, source: Card) -> None:
        """Change a revealed bid."""
        if self.record is not None:
            self.record.append(BidChanged(seat, amount, source))
        totals = self.bids.totals
        self.bids = self.bids._replace(totals=(*totals[:seat], amount, *totals[seat + 1 :]))

    def tell_ties(self, groups: tuple[tuple[int, ...], ...], is_rolled: bool) -> None:
        """Tell who has to bid or roll again."""
        if self.record is not None:
            self.record.append(BidsTied(groups, is_rolled))

    def rank_bids(self, order: tuple[int, ...]) -> None:
        """Fix the order of the bidders."""
        if self.record is not None:
            self.record.append(BidsRanked(order))
        self.bids = self.bids._replace(order=order)

    def name_top_bidder(self, seat: int) -> None:
        """Make the first in order the Top Bidder."""
        if self.record is not None:
            self.record.append(TopBidderNamed(seat))
        self.bids = self.bids._replace(top=seat)
