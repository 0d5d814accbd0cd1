"""The Customer Phase: the Pool, who collects whom, and what that brings (section 4.4)."""

from game.innkeeper.cards import NEGATIVE
from game.innkeeper.engine.bidding import Bidding
from game.innkeeper.frames import (
    COLLECT,
    COLLECT_TRIGGERS,
    COUNT,
    CUSTOMER_DICE,
    CUSTOMER_OUT,
    EFFECTS,
    POOL,
    Frame,
)
from game.innkeeper.kinds import NOBODY, Card, Cast, Farewell, Gain, Moment, Task
from game.innkeeper.setup import CUSTOMER_DECK, TREACHERY_DECK
from game.innkeeper.worth import characteristics, measured, room


class Customers(Bidding):
    """A street where customers come."""

    __slots__ = ()

    def run_pool(self, frame: Frame) -> None:
        """Put treachery face down for those who will collect nobody."""
        n = frame[1]
        pile = self.piles[TREACHERY_DECK]
        if not n or (not pile and self.shuffles(TREACHERY_DECK, frame)) or not pile:
            return
        self.make_pool(pile[:n])
        if n > len(pile):
            self.frames.append((POOL, n - len(pile)))

    def run_customers(self, frame: Frame) -> None:
        """Turn up the next customer, until enough were collected or nobody has room (rulings R28, R29)."""
        reshuffles = frame[1]
        if self.collected >= self.setup.goal or not any(self._rooms()):
            return
        pile = self.piles[CUSTOMER_DECK]
        if not pile:
            if reshuffles < self.cards.constants.customer_phase_reshuffle_cap:
                self.shuffles(CUSTOMER_DECK, frame)
            return
        self.frames += (frame, (COUNT,))
        self.reveal_customer(pile[0])
        self.open_window(Moment.CUSTOMER_REVEALED, card=pile[0])

    def _rooms(self) -> list[int]:
        cards, players = self.cards, self.setup.players
        return [room(cards, inn, players) for inn in self.inns]

    def run_count(self, frame: Frame) -> None:
        """Find out who collects the customer, if nobody has sent it away."""
        card = self.customer
        if card < 0:
            return
        contenders = self._contenders(card)
        if not contenders:
            has_room = any(self._rooms())
            self.discard_customer(card, Farewell.UNMET if has_room else Farewell.NO_ROOM)
            return
        tied = self._compare(card, contenders)
        if len(tied) == 1:
            self._name(tied[0])
        else:
            self._roll_off(tied)

    def _contenders(self, card: Card) -> list[int]:
        """Return who may collect."""
        seats = range(len(self.inns))
        if self.cards.customer_kinds[card] == NEGATIVE:
            return [*seats]
        rooms = self._rooms()
        claim = self.cards.claims[card]
        if claim is None:
            return [seat for seat in seats if rooms[seat]]
        test = claim.condition
        players = self.setup.players
        return [
            seat
            for seat in seats
            if rooms[seat]
            and test.least <= measured(self.cards, self.inns[seat], test.measure, players) <= test.most
        ]

    def _compare(self, card: Card, contenders: list[int]) -> tuple[int, ...]:
        """Tell the sums and return who is in front, by the first-listed characteristic if sums are equal."""
        claim, lists = self.cards.claims[card], self.cards.lists[card]
        sums, firsts = [-1] * len(self.inns), [0] * len(self.inns)
        for seat in contenders:
            inn = self.inns[seat]
            if claim is not None and claim.rank_by is not None:
                sums[seat] = measured(self.cards, inn, claim.rank_by, self.setup.players)
            else:
                four = characteristics(self.cards, inn)
                sums[seat] = sum([four[part] for part in lists])
                firsts[seat] = four[lists[0]]
        best = max(sums)
        equal = [seat for seat in contenders if sums[seat] == best]
        first = max([firsts[seat] for seat in equal])
        tied = tuple([seat for seat in equal if firsts[seat] == first])
        self.count_customer(card, tuple(sums), tied, len(tied) < len(equal))
        return tied

    def _roll_off(self, seats: tuple[int, ...]) -> None:
        self.frames.append((CUSTOMER_DICE, *seats))
        self.wait(Task.ROLL, seats, self.customer)

    def answer_customer_dice(self, values: tuple[int, ...]) -> None:
        """Let dice decide who collects; the highest roll again if they are equal."""
        _, *seats = self.frames.pop()
        self.roll(tuple(seats), values, Cast.CUSTOMER, self.customer)
        best = max(values)
        tied = tuple([seat for seat, value in zip(seats, values, strict=True) if value == best])
        if len(tied) == 1:
            self._name(tied[0])
        else:
            self._roll_off(tied)

    def _name(self, seat: int) -> None:
        card = self.customer
        self.name_collector(seat, card)
        self.frames.append((COLLECT,))
        self.open_window(Moment.CUSTOMER_COLLECTING, seat, card)

    def run_collect(self, frame: Frame) -> None:
        """Let the collector have the award, then the effects, then what that sets off."""
        card, seat = self.customer, self.collector
        self.collect(seat, card)
        if self.cards.customer_kinds[card] == NEGATIVE:
            self.frames.append((CUSTOMER_OUT, card))
        self.frames.append((COLLECT_TRIGGERS, seat, card))
        program = self.cards.effects[card]
        if program:
            self.frames.append((EFFECTS, program, 0, seat, NOBODY, card))
        self.gain(seat, self.cards.awards[card], Gain.AWARD, card)
        if program:
            self.begin_effect(seat, card)

    def run_collect_triggers(self, frame: Frame) -> None:
        """Resolve what a collected customer sets off."""
        self.fire("customer_collected", frame[1], frame[2])

    def run_customer_out(self, frame: Frame) -> None:
        """Discard a Negative Customer after its effects."""
        self.discard_customer(frame[1], Farewell.NEGATIVE)

    def run_pool_share(self, frame: Frame) -> None:
        """Share the Pool among those who collected nobody; then all customers leave (rulings R26, R27)."""
        seats = [seat for seat in self.setup.circles[self.lead] if not self.inns[seat].customers]
        share = len(self.pool) // len(seats) if seats else 0
        if share:
            for seat in seats:
                self.share_pool(seat, self.pool[:share])
        if self.pool:
            self.discard_pool(self.pool)
        self.let_customers_leave()
