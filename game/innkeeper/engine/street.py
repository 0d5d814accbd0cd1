"""Changes of rounds, customers and what all inns share; with them every event can be brought about."""

from game.innkeeper.cards import NEGATIVE, PILES, Four
from game.innkeeper.engine.answering import Answering
from game.innkeeper.engine.board import NOTHING_ASKED
from game.innkeeper.events import (
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
    DiceRolled,
    ExtraRoundCalled,
    MatchEnded,
    PhaseBegan,
    PileShuffled,
    PoolDiscarded,
    PoolMade,
    PoolShared,
    RoundBegan,
    RoundEnded,
    SupplyDiscarded,
    SupplyRevealed,
)
from game.innkeeper.kinds import (
    NO_CARD,
    NOBODY,
    Card,
    Cast,
    Characteristic,
    Farewell,
    Lasts,
    Moment,
    Phase,
    Pile,
)
from game.innkeeper.setup import ASSET_DECK, CUSTOMER_DECK, TREACHERY_DECK
from game.innkeeper.state import Bids, Inn, Standing
from game.innkeeper.steps import CHARACTERISTICS
from game.innkeeper.worth import score

_CUSTOMER, _DISMISSED, _REVEALED = Phase.CUSTOMER, Farewell.DISMISSED, Moment.CUSTOMER_REVEALED
_PLAIN: Four = (0, 0, 0, 0)


class Street(Answering):
    """The whole street, with every change that an event tells of."""

    __slots__ = ()

    # The course of a match.

    def deal(
        self,
        inns: tuple[Card, ...],
        lead: int,
        assets: tuple[Card, ...],
        customers: tuple[Card, ...],
        treachery: tuple[Card, ...],
        debts: tuple[Card, ...],
    ) -> None:
        """Give out the inns, the decks and the first hands, which lie on top of the treachery."""
        if self.record is not None:
            self.record.append(Dealt(inns, lead, assets, customers, treachery, debts))
        count, capitals = self.cards.constants.starting_treachery, self.cards.capitals
        self.inns = [
            Inn(proprietor, capitals[proprietor], hand=treachery[seat * count : (seat + 1) * count])
            for seat, proprietor in enumerate(inns)
        ]
        self.piles = [assets, customers, treachery[count * len(inns) :], debts]
        self.lead = lead

    def begin_round(self, number: int, lead: int) -> None:
        """Begin a round."""
        if self.record is not None:
            self.record.append(RoundBegan(number, lead))
        self.round, self.lead, self.scores = number, lead, ()

    def begin_phase(self, phase: Phase) -> None:
        """Begin a phase; what the last one left of bids and deposits is forgotten."""
        if self.record is not None:
            self.record.append(PhaseBegan(phase))
        self.phase, self.bids, self.prevented, self.collected = phase, Bids(), (), 0

    def end_round(self, number: int) -> None:
        """Forget what lasts for a round."""
        if self.record is not None:
            self.record.append(RoundEnded(number))
        self.standing = (Standing(),) * len(self.inns)
        self.inns = [
            inn._replace(round_bonus=_PLAIN, customer_bonus=_PLAIN, capacity_bonus=0, has_used_ability=False)
            for inn in self.inns
        ]

    def call_extra_round(self, seats: tuple[int, ...]) -> None:
        """Tell that the best are equal."""
        if self.record is not None:
            self.record.append(ExtraRoundCalled(seats))
        self.scores = tuple([score(self.cards, inn) for inn in self.inns])

    def end_match(self, reason: str, scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
        """End the match."""
        if self.record is not None:
            self.record.append(MatchEnded(reason, scores, winners))
        self.reason, self.scores, self.winners = reason, scores, winners
        self.phase, self.asked, self.frames = Phase.OVER, NOTHING_ASKED, []

    def shuffle(self, pile: Pile, order: tuple[Card, ...]) -> None:
        """Make a new deck of a discard pile."""
        if self.record is not None:
            self.record.append(PileShuffled(pile, order))
        deck = PILES.index(pile)
        self.piles[deck] += order
        self.discards[deck] = ()

    def roll(self, seats: tuple[int, ...], values: tuple[int, ...], cast: Cast, source: Card) -> None:
        """Tell what was rolled."""
        if self.record is not None:
            self.record.append(DiceRolled(seats, values, cast, source))

    # The supply and the Pool.

    def reveal_supply(self, cards: tuple[Card, ...]) -> None:
        """Turn up the next assets."""
        if self.record is not None:
            self.record.append(SupplyRevealed(cards))
        self.piles[ASSET_DECK] = self.piles[ASSET_DECK][len(cards) :]
        self.supply += cards

    def discard_supply(self, cards: tuple[Card, ...]) -> None:
        """Discard what nobody gained."""
        if self.record is not None:
            self.record.append(SupplyDiscarded(cards))
        self._put_away(ASSET_DECK, cards)
        self.supply = ()

    def make_pool(self, cards: tuple[Card, ...]) -> None:
        """Put the next treachery cards face down."""
        if self.record is not None:
            self.record.append(PoolMade(cards))
        self.piles[TREACHERY_DECK] = self.piles[TREACHERY_DECK][len(cards) :]
        self.pool += cards

    def share_pool(self, seat: int, cards: tuple[Card, ...]) -> None:
        """Give the first cards of the Pool to a seat."""
        if self.record is not None:
            self.record.append(PoolShared(seat, cards))
        self.pool = self.pool[len(cards) :]
        self._set_hand(seat, self.inns[seat].hand + cards)

    def discard_pool(self, cards: tuple[Card, ...]) -> None:
        """Discard what is left of the Pool."""
        if self.record is not None:
            self.record.append(PoolDiscarded(cards))
        self._put_away(TREACHERY_DECK, cards)
        self.pool = ()

    # Customers.

    def peek(self, seat: int, card: Card) -> None:
        """Let a seat look at the top customer."""
        if self.record is not None:
            self.record.append(CustomerPeeked(seat, card))
        own = self.seen[seat]
        if card not in own:
            self.seen = (*self.seen[:seat], (*own, card), *self.seen[seat + 1 :])

    def place_customer(self, seat: int, is_bottom: bool) -> None:
        """Leave the customer that was looked at on top, or put it on the bottom."""
        if self.record is not None:
            self.record.append(CustomerPlaced(seat, is_bottom))
        if is_bottom:
            pile = self.piles[CUSTOMER_DECK]
            self.piles[CUSTOMER_DECK] = (*pile[1:], pile[0])

    def reveal_customer(self, card: Card) -> None:
        """Turn up the next customer; what was changed for the one before is forgotten."""
        if self.record is not None:
            self.record.append(CustomerRevealed(card))
        self.piles[CUSTOMER_DECK] = self.piles[CUSTOMER_DECK][1:]
        self.customer, self.collector = card, NOBODY
        self._forget_customer()
        if any(self.seen):
            self.seen = tuple([tuple([other for other in own if other != card]) for own in self.seen])

    def _forget_customer(self) -> None:
        for seat, inn in enumerate(self.inns):
            if inn.customer_bonus != _PLAIN:
                self.inns[seat] = inn._replace(customer_bonus=_PLAIN)

    def count_customer(
        self, card: Card, sums: tuple[int, ...], tied: tuple[int, ...], is_by_first: bool
    ) -> None:
        """Tell how the inns compare."""
        if self.record is not None:
            self.record.append(CustomerCounted(card, sums, tied, is_by_first))

    def name_collector(self, seat: int, card: Card) -> None:
        """Say who is about to collect."""
        if self.record is not None:
            self.record.append(CollectorNamed(seat, card))
        self.collector = seat

    def redirect(self, seat: int, card: Card) -> None:
        """Let another seat collect."""
        if self.record is not None:
            self.record.append(CustomerRedirected(seat, card))
        self.collector = seat

    def collect(self, seat: int, card: Card) -> None:
        """Let a customer in; one who does not stay is discarded later."""
        if self.record is not None:
            self.record.append(CustomerCollected(seat, card))
        if self.cards.customer_kinds[card] != NEGATIVE:
            inn = self.inns[seat]
            self.inns[seat] = inn._replace(customers=(*inn.customers, card))
            self.customer = NO_CARD
            self.collected += 1

    def discard_customer(self, card: Card, farewell: Farewell) -> None:
        """Discard a customer who does not stay."""
        if self.record is not None:
            self.record.append(CustomerDiscarded(card, farewell))
        self._put_away(CUSTOMER_DECK, (card,))
        self.customer, self.collector = NO_CARD, NOBODY
        if farewell is _DISMISSED:
            self._end_window(_REVEALED)

    def let_customers_leave(self) -> None:
        """Discard all customers in play."""
        if self.record is not None:
            self.record.append(CustomersLeft())
        self.collector = NOBODY
        self._forget_customer()
        for seat, inn in enumerate(self.inns):
            if inn.customers:
                self._put_away(CUSTOMER_DECK, inn.customers)
                self.inns[seat] = inn._replace(customers=())

    # What lasts for a time.

    def change_characteristic(
        self, seat: int, characteristic: Characteristic, by: int, lasts: Lasts, source: Card
    ) -> None:
        """Make a characteristic higher or lower."""
        if self.record is not None:
            self.record.append(CharacteristicChanged(seat, characteristic, by, lasts, source))
        part = CHARACTERISTICS.index(characteristic)
        inn = self.inns[seat]
        if lasts is Lasts.ROUND:
            self.inns[seat] = inn._replace(round_bonus=_raised(inn.round_bonus, part, by))
        else:
            self.inns[seat] = inn._replace(customer_bonus=_raised(inn.customer_bonus, part, by))

    def change_capacity(self, seat: int, by: int, source: Card) -> None:
        """Make room for more or fewer customers in this round."""
        if self.record is not None:
            self.record.append(CapacityChanged(seat, by, source))
        inn = self.inns[seat]
        self.inns[seat] = inn._replace(capacity_bonus=inn.capacity_bonus + by)


def _raised(bonus: Four, part: int, by: int) -> Four:
    luxury, service, cuisine, fun = [own + by * (at == part) for at, own in enumerate(bonus)]
    return luxury, service, cuisine, fun
