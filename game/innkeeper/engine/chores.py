"""Pieces of work that may stop for a choice, or for chance, and go on afterwards.

Each `run_` method takes up its frame: it does what needs no choice, else it puts the frame back and waits.
"""

from game.innkeeper.engine.effects import Effects
from game.innkeeper.frames import (
    CUSTOMERS,
    DEBTS,
    DRAW,
    GAIN_ASSET,
    GAIN_TRIGGERS,
    GAINED,
    GIVE_DEBTS,
    LIQUIDATE,
    SETTLE,
    Frame,
)
from game.innkeeper.kinds import NOBODY, Card, Moment, Task
from game.innkeeper.setup import ASSET_DECK, CUSTOMER_DECK, DEBT_DECK, TREACHERY_DECK
from game.innkeeper.worth import asset_slots, debt_room, sale_price


class Chores(Effects):
    """A street where work goes on after a choice."""

    __slots__ = ()

    def shuffles(self, deck: int, frame: Frame) -> bool:
        """Whether an empty deck can be made anew; then chance is awaited and the frame taken up again."""
        if not self.discards[deck]:
            return False
        self.frames.append(frame)
        if deck == CUSTOMER_DECK:
            # Whoever made it necessary: the reveal loop stops after too many of them (section 6).
            self.frames[:] = [(CUSTOMERS, own[1] + 1) if own[0] == CUSTOMERS else own for own in self.frames]
        self.wait(Task.SHUFFLE, of=deck)
        return True

    # Drawing.

    def run_draw(self, frame: Frame) -> None:
        """Draw treachery; with nothing left to draw it stops."""
        _, seat, n, source = frame
        pile = self.piles[TREACHERY_DECK]
        if not n or (not pile and self.shuffles(TREACHERY_DECK, frame)) or not pile:
            return
        self.draw(seat, pile[:n], source)
        if n > len(pile):
            self.frames.append((DRAW, seat, n - len(pile), source))

    def run_debts(self, frame: Frame) -> None:
        """Draw debts; with nothing left to draw they are plain ones (section 6)."""
        _, seat, n, source = frame
        pile = self.piles[DEBT_DECK]
        if not n or (not pile and self.shuffles(DEBT_DECK, frame)):
            return
        if not pile:
            self.draw_debts(seat, self._plain_debts(n), source)
            return
        self.draw_debts(seat, pile[:n], source)
        if n > len(pile):
            self.frames.append((DEBTS, seat, n - len(pile), source))

    def _plain_debts(self, n: int) -> tuple[Card, ...]:
        owed = {debt for inn in self.inns for debt in inn.debts}
        free = (card for card in range(self.cards.size, self.cards.size + len(owed) + n) if card not in owed)
        return tuple([next(free) for _ in range(n)])

    def run_peek(self, frame: Frame) -> None:
        """Look at the next customer and say where it goes."""
        _, seat, source = frame
        pile = self.piles[CUSTOMER_DECK]
        if (not pile and self.shuffles(CUSTOMER_DECK, frame)) or not pile:
            return
        self.peek(seat, pile[0])
        self.wait(Task.PLACE_CUSTOMER, (seat,), source)

    # Gaining and losing assets.

    def run_gain_asset(self, frame: Frame) -> None:
        """Gain the top card of the asset deck, if there is one."""
        pile = self.piles[ASSET_DECK]
        if (not pile and self.shuffles(ASSET_DECK, (GAIN_ASSET, frame[1]))) or not pile:
            return
        self.receive_asset(frame[1], pile[0], True)

    def receive_asset(self, seat: int, card: Card, is_from_deck: bool) -> None:
        """Put an asset into play; Uniques and slots are settled before anybody may answer."""
        self.gain_asset(seat, card, is_from_deck)
        self.frames += ((GAINED, seat, card), (SETTLE, seat))

    def run_settle(self, frame: Frame) -> None:
        """Liquidate Uniques until one is left, then assets until they fit (section 4.3)."""
        seat = frame[1]
        inn, unique = self.inns[seat], self.cards.unique
        ready = self.ready_assets(seat)
        if sum(unique[asset.card] for asset in inn.assets) > 1:
            candidates = tuple([card for card in ready if unique[card]])
            if candidates:
                self._settle(frame, seat, candidates)
                return
        if ready and len(inn.assets) > asset_slots(self.cards, inn):
            self._settle(frame, seat, ready)

    def _settle(self, frame: Frame, seat: int, candidates: tuple[Card, ...]) -> None:
        self.frames.append(frame)
        if len(candidates) == 1:
            self.liquidate(seat, candidates[0])
        else:
            self.wait(Task.LIQUIDATE, (seat,), of=seat, most=1, cards=candidates)

    def run_gained(self, frame: Frame) -> None:
        """Let a gain be answered if the asset is still there."""
        _, seat, card = frame
        if self.asset(seat, card) is not None:
            self.frames.append((GAIN_TRIGGERS, seat, card))
            self.open_window(Moment.ASSET_GAINED, seat, card)

    def run_gain_triggers(self, frame: Frame) -> None:
        """Resolve what a gain sets off if the asset is still there."""
        _, seat, card = frame
        if self.asset(seat, card) is not None:
            self.fire("asset_gained", seat)

    def liquidate(self, seat: int, card: Card) -> None:
        """Liquidate an asset and let it be answered."""
        self.sell_asset(seat, card, True)

    def sell_asset(self, seat: int, card: Card, is_liquidated: bool) -> None:
        """Sell an asset and let it be answered."""
        price = sale_price(self.cards, card, is_liquidated)
        self.sell(seat, card, price, is_liquidated)
        self.open_window(Moment.ASSET_SOLD, seat, card, price)

    def run_liquidate(self, frame: Frame) -> None:
        """Liquidate so many assets."""
        _, seat, n, chooser, source = frame
        ready = self.ready_assets(seat)
        if not n or not ready:
            return
        if len(ready) > n:
            self.frames.append(frame)
            self.wait(Task.LIQUIDATE, (chooser,), source, seat, n, ready)
        else:
            self.frames.append((LIQUIDATE, seat, n - 1, chooser, source))
            self.liquidate(seat, ready[0])

    def run_exhaust(self, frame: Frame) -> None:
        """Exhaust so many assets."""
        _, seat, n, chooser, source = frame
        ready = self.ready_assets(seat)
        if len(ready) > n > 0:
            self.frames.append(frame)
            self.wait(Task.EXHAUST, (chooser,), source, seat, n, ready)
        elif n:
            for card in ready:
                self.exhaust(seat, card, source)

    def run_unexhaust(self, frame: Frame) -> None:
        """Ask which of the exhausted assets to turn up."""
        _, seat, n, source = frame
        tired = tuple([card for card, is_exhausted, _ in self.inns[seat].assets if is_exhausted])
        if n and tired:
            self.frames.append(frame)
            self.wait(Task.UNEXHAUST, (seat,), source, seat, n, tired)

    # Treachery and debts of choice.

    def run_discard(self, frame: Frame) -> None:
        """Discard so many treachery cards of choice."""
        _, seat, n, source = frame
        hand = self.inns[seat].hand
        if len(hand) > n > 0:
            self.frames.append(frame)
            self.wait(Task.DISCARD, (seat,), source, most=n)
        elif n:
            for card in hand:
                self.discard(seat, card, source)

    def run_lots(self, frame: Frame) -> None:
        """Draw so many treachery cards of a hand by lot, for another hand or for the discard pile."""
        _, seat, n, to, source = frame
        hand = self.inns[seat].hand
        if len(hand) > n > 0:
            self.frames.append(frame)
            self.wait(Task.LOTS, (seat,), source, to, n)
        elif n and hand:
            self.hand_over(seat, to, hand, source)

    def hand_over(self, seat: int, to: int, cards: tuple[Card, ...], source: Card) -> None:
        """Move drawn lots to another hand, or to the discard pile."""
        if to == NOBODY:
            for card in cards:
                self.discard(seat, card, source)
        elif to != seat:
            self.steal(seat, to, cards, source)

    def run_remove_debts(self, frame: Frame) -> None:
        """Ask which debts to discard without paying."""
        _, seat, n, source = frame
        debts = self.inns[seat].debts
        if n and debts:
            self.frames.append(frame)
            self.wait(Task.REMOVE_DEBTS, (seat,), source, most=n, cards=debts)

    def run_give_debts(self, frame: Frame) -> None:
        """Ask which debts to give, as long as the other may take them."""
        _, seat, to, n, source = frame
        debts = self.inns[seat].debts
        n = min(n, debt_room(self.cards, self.inns[to]))
        if n and debts and seat != to:
            self.frames.append((GIVE_DEBTS, seat, to, n, source))
            self.wait(Task.GIVE_DEBTS, (seat,), source, to, n, debts)

    # Deposits.

    def run_deposit(self, frame: Frame) -> None:
        """Ask for a deposit; who was prevented in this phase may not declare again."""
        _, seat, most, source = frame
        if seat not in self.prevented:
            self.wait(Task.DEPOSIT, (seat,), source, most=most)

    def run_deposit_end(self, frame: Frame) -> None:
        """Move the gold of a deposit that nobody prevented: what is left of it."""
        if not self.was_over:
            _, seat, declared = frame
            amount = min(declared, self.inns[seat].capital)
            self.deposit(seat, amount)
            if amount:
                self.fire("deposited", seat, amount=amount)
