"""What each primitive does. Rules reference, section 5; "as far as possible" everywhere.

A step is taken for a seat; `frame` tells the rest: whose card it is, its target, and the card itself.
"""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from game.innkeeper.engine.windows import Windows
from game.innkeeper.frames import (
    DEBTS,
    DEPOSIT,
    DIE,
    DISCARD,
    DRAW,
    EFFECT,
    EFFECTS,
    EXHAUST,
    GAIN_ASSET,
    GIVE_DEBTS,
    LIQUIDATE,
    LOTS,
    NAME,
    OPTION,
    PAY_OR,
    PEEK,
    REMOVE_DEBTS,
    SETTLE,
    STORE,
    UNEXHAUST,
    Frame,
)
from game.innkeeper.kinds import NOBODY, Farewell, Gain, Lasts, Task
from game.innkeeper.steps import BANK, CHARACTERISTICS, CHOICE, EACH_OTHER, FIRST_LISTED, SELF, TARGET, Step
from game.innkeeper.worth import cover, debt_room, measured


class Effects(Windows):
    """A street where cards take effect."""

    __slots__ = ()

    def run_effects(self, frame: Frame) -> None:
        """Take the next step of a program."""
        _, program, position, me, target, card = frame
        steps = self.cards.programs[program]
        if position + 1 < len(steps):
            self.frames.append((EFFECTS, program, position + 1, me, target, card))
        elif not steps:
            return
        step = steps[position]
        if step.who == EACH_OTHER:
            for seat in reversed(self.setup.circles[me][1:]):
                self.frames.append((EFFECT, program, position, me, target, card, seat))
        else:
            STEPS[step.op](self, step, me if step.who == SELF else target, frame)

    def run_effect(self, frame: Frame) -> None:
        """Take a step that is about several seats for one of them."""
        step = self.cards.programs[frame[1]][frame[2]]
        STEPS[step.op](self, step, frame[6], frame)

    def _amount(self, step: Step, frame: Frame) -> int:
        scale = step.scale
        if scale is None:
            return step.n
        inn = self.inns[frame[3] if scale.who == SELF else frame[4]]
        return min(scale.most, scale.base + measured(self.cards, inn, scale.measure, self.setup.players))

    def _other(self, step: Step, frame: Frame) -> int:
        """Return who receives or chooses."""
        if step.other == BANK:
            return NOBODY
        return frame[4] if step.other == TARGET else frame[3]

    # Gold and debts.

    def gain_gold(self, step: Step, seat: int, frame: Frame) -> None:
        """Gain gold from the Bank."""
        self.gain(seat, self._amount(step, frame), Gain.EFFECT, frame[5])

    def bank_pays(self, step: Step, seat: int, frame: Frame) -> None:
        """Let the Bank pay."""
        self.gain(seat, self._amount(step, frame), Gain.BANK, frame[5])

    def pay_gold(self, step: Step, seat: int, frame: Frame) -> None:
        """Pay what is there."""
        amount = min(self._amount(step, frame), self.inns[seat].capital)
        self.pay(seat, self._other(step, frame), amount, frame[5])

    def ask_payment(self, step: Step, seat: int, frame: Frame) -> None:
        """Ask whether to pay in full or to bear the rest."""
        amount = self._amount(step, frame)
        self.frames.append((PAY_OR, *frame[1:6]))
        self.wait(Task.PAY_OR, (seat,), frame[5], most=amount)

    def ask_deposit(self, step: Step, seat: int, frame: Frame) -> None:
        """Ask for a deposit."""
        self.frames.append((DEPOSIT, seat, step.n, frame[5]))

    def bank_deposits(self, step: Step, seat: int, frame: Frame) -> None:
        """Let the Bank put gold into a Vault."""
        self.bank_deposit(seat, self._amount(step, frame), frame[5])

    def prevent_deposit(self, step: Step, seat: int, frame: Frame) -> None:
        """Stop the deposit that is answered."""
        window = self.windows[-1]
        if not window.is_over:
            self.prevent(window.actor)

    def ask_store(self, step: Step, seat: int, frame: Frame) -> None:
        """Ask how much gold to put on the card, up to what it needs."""
        card = frame[5]
        asset = self.asset(seat, card)
        if asset is None:
            return
        needs = [reaction.when.least for reaction in self.cards.reactions["card_gold"].get(card, ())]
        most = min(step.n, min(needs, default=asset.gold + step.n) - asset.gold)
        if most > 0:
            self.frames.append((STORE, seat, card, int(step.is_so)))
            self.wait(Task.STORE, (seat,), card, most=most)

    def gain_debts(self, step: Step, seat: int, frame: Frame) -> None:
        """Draw debts, to the limit or beyond."""
        amount = self._amount(step, frame)
        if not step.is_so:
            amount = min(amount, debt_room(self.cards, self.inns[seat]))
        self.frames.append((DEBTS, seat, amount, frame[5]))

    def ask_debts_out(self, step: Step, seat: int, frame: Frame) -> None:
        """Ask which debts to discard."""
        self.frames.append((REMOVE_DEBTS, seat, step.n, frame[5]))

    def ask_debts_over(self, step: Step, seat: int, frame: Frame) -> None:
        """Ask which debts to give."""
        self.frames.append((GIVE_DEBTS, seat, self._other(step, frame), step.n, frame[5]))

    # Treachery.

    def draw_treachery(self, step: Step, seat: int, frame: Frame) -> None:
        """Draw treachery."""
        self.frames.append((DRAW, seat, self._amount(step, frame), frame[5]))

    def discard_treachery(self, step: Step, seat: int, frame: Frame) -> None:
        """Discard treachery by choice or by lot."""
        amount = self._amount(step, frame)
        if step.is_so:
            self.frames.append((LOTS, seat, amount, NOBODY, frame[5]))
        else:
            self.frames.append((DISCARD, seat, amount, frame[5]))

    def steal_treachery(self, step: Step, seat: int, frame: Frame) -> None:
        """Take treachery by lot."""
        self.frames.append((LOTS, seat, self._amount(step, frame), self._other(step, frame), frame[5]))

    def cancel(self, step: Step, seat: int, frame: Frame) -> None:
        """Take its effect from the card that is answered."""
        window = self.windows[-1]
        if not window.is_over:
            self.cancel_play(window.card, frame[5])

    # Assets.

    def exhaust_assets(self, step: Step, seat: int, frame: Frame) -> None:
        """Exhaust this card, or some of somebody."""
        card = frame[5]
        if not step.is_so:
            self.frames.append((EXHAUST, seat, self._amount(step, frame), self._other(step, frame), card))
        elif self.is_working(seat, card):
            self.exhaust(seat, card, card)

    def ask_unexhaust(self, step: Step, seat: int, frame: Frame) -> None:
        """Ask which assets to turn up."""
        self.frames.append((UNEXHAUST, seat, step.n, frame[5]))

    def discard_this(self, step: Step, seat: int, frame: Frame) -> None:
        """Discard this asset."""
        if self.asset(seat, frame[5]) is not None:
            self.discard_asset(seat, frame[5])

    def liquidate_assets(self, step: Step, seat: int, frame: Frame) -> None:
        """Liquidate some assets of somebody."""
        self.frames.append((LIQUIDATE, seat, self._amount(step, frame), self._other(step, frame), frame[5]))

    def gain_top_asset(self, step: Step, seat: int, frame: Frame) -> None:
        """Gain the top card of the asset deck."""
        self.frames.append((GAIN_ASSET, seat))

    def take_event_asset(self, step: Step, seat: int, frame: Frame) -> None:
        """Take the asset that was gained, if it is still there."""
        card, to = self.windows[-1].card, self._other(step, frame)
        if seat != to and self.asset(seat, card) is not None:
            self.take_asset(seat, to, card)
            self.frames.append((SETTLE, to))

    # Customers and bids.

    def peek_customer(self, step: Step, seat: int, frame: Frame) -> None:
        """Look at the next customer."""
        self.frames.append((PEEK, seat, frame[5]))

    def change_own(self, step: Step, seat: int, frame: Frame) -> None:
        """Change a characteristic: a named one, one of choice, or the first that the customer lists."""
        part = step.part
        if part == CHOICE:
            self.frames.append((NAME, seat, step.n, int(step.lasts is Lasts.ROUND), frame[5]))
            self.wait(Task.CHARACTERISTIC, (frame[3],), frame[5], of=seat)
            return
        if part == FIRST_LISTED:
            listed = self.cards.lists[self.customer] if self.customer >= 0 else ()
            if not listed:
                return
            part = listed[0]
        self.change_characteristic(seat, CHARACTERISTICS[part], step.n, step.lasts, frame[5])

    def change_room(self, step: Step, seat: int, frame: Frame) -> None:
        """Change a capacity; with two players there is none (ruling R31)."""
        if self.setup.players > 2:
            self.change_capacity(seat, step.n, frame[5])

    def redirect_customer(self, step: Step, seat: int, frame: Frame) -> None:
        """Let another seat collect."""
        if self.collector != seat:
            self.redirect(seat, self.customer)

    def dismiss_customer(self, step: Step, seat: int, frame: Frame) -> None:
        """Send away the customer that was revealed."""
        if not self.windows[-1].is_over:
            self.discard_customer(self.customer, Farewell.DISMISSED)

    def change_bid_of(self, step: Step, seat: int, frame: Frame) -> None:
        """Change a revealed bid, within the cover."""
        old = self.bids.totals[seat]
        new = max(0, min(old + step.n, cover(self.cards, self.inns[seat])))
        if new != old:
            self.change_bid(seat, new, frame[5])

    # Dice, choices, conditions.

    def ask_die(self, step: Step, seat: int, frame: Frame) -> None:
        """Let a die be rolled."""
        self.frames.append((DIE, *frame[1:6]))
        self.wait(Task.ROLL, (seat,), frame[5])

    def ask_option(self, step: Step, seat: int, frame: Frame) -> None:
        """Ask for one of the options."""
        self.frames.append((OPTION, *frame[1:6]))
        self.wait(Task.OPTION, (seat,), frame[5], most=len(step.branches))

    def decide_if(self, step: Step, seat: int, frame: Frame) -> None:
        """Go on with one of two programs."""
        test = step.test
        assert test is not None
        inn = self.inns[frame[3] if test.who == SELF else frame[4]]
        found = measured(self.cards, inn, test.measure, self.setup.players)
        self.follow(frame, 0 if test.least <= found <= test.most else 1)

    def follow(self, frame: Frame, branch: int) -> None:
        """Go on with one of the programs inside a step."""
        _, program, position, me, target, card, *_ = frame
        inside = self.cards.programs[program][position].branches[branch]
        self.frames.append((EFFECTS, inside, 0, me, target, card))


_Taken: TypeAlias = Callable[[Effects, Step, int, Frame], None]
STEPS: Final[Mapping[str, _Taken]] = {
    "gain_gold": Effects.gain_gold,
    "bank_pays": Effects.bank_pays,
    "pay": Effects.pay_gold,
    "pay_or": Effects.ask_payment,
    "deposit": Effects.ask_deposit,
    "bank_deposits": Effects.bank_deposits,
    "prevent_deposit": Effects.prevent_deposit,
    "store_gold": Effects.ask_store,
    "draw_treachery": Effects.draw_treachery,
    "discard_treachery": Effects.discard_treachery,
    "steal_treachery": Effects.steal_treachery,
    "cancel": Effects.cancel,
    "gain_debt": Effects.gain_debts,
    "remove_debt": Effects.ask_debts_out,
    "move_debt": Effects.ask_debts_over,
    "exhaust": Effects.exhaust_assets,
    "unexhaust": Effects.ask_unexhaust,
    "discard_asset": Effects.discard_this,
    "liquidate": Effects.liquidate_assets,
    "gain_asset": Effects.gain_top_asset,
    "take_asset": Effects.take_event_asset,
    "peek_customer": Effects.peek_customer,
    "mod_char": Effects.change_own,
    "mod_capacity": Effects.change_room,
    "redirect_customer": Effects.redirect_customer,
    "dismiss_customer": Effects.dismiss_customer,
    "mod_bid": Effects.change_bid_of,
    "roll": Effects.ask_die,
    "choose": Effects.ask_option,
    "if": Effects.decide_if,
}
"""What a step of each primitive does."""
