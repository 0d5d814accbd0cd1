"""The street while something happens: a state taken apart, and how it is put together again.

Every change of it is a method that makes the change and tells its event if there is a list to record in.
So one machine serves `decide`, which records, `step`, which does not, and `evolve`, which makes one change.
"""

from typing import Final, TypeAlias

from game.innkeeper.events import DecisionAwaited, Event
from game.innkeeper.frames import Frame
from game.innkeeper.kinds import NO_CARD, NOBODY, NOT_PLACED, Card, Phase, Task
from game.innkeeper.setup import Setup
from game.innkeeper.state import Asked, Asset, Bids, Inn, Standing, State

Record: TypeAlias = list[Event] | None

NOTHING_ASKED: Final = Asked(Task.NOTHING)


def empty_state(setup: Setup) -> State:
    """Return the table before the deal."""
    players = setup.players
    return State(
        inns=(Inn(),) * players,
        piles=((), (), (), ()),
        discards=((), (), (), ()),
        round=0,
        phase=Phase.DEAL,
        lead=NOBODY,
        supply=(),
        pool=(),
        customer=NO_CARD,
        collector=NOBODY,
        collected=0,
        bids=Bids(),
        windows=(),
        plays=(),
        declared=0,
        prevented=(),
        seen=((),) * players,
        standing=(Standing(),) * players,
        asked=Asked(Task.DEAL),
        frames=(),
        scores=(),
        winners=(),
        reason="",
    )


class Board:
    """A state that can be changed; lists where single things change often."""

    __slots__ = (
        "asked",
        "bids",
        "cards",
        "collected",
        "collector",
        "customer",
        "declared",
        "discards",
        "frames",
        "inns",
        "lead",
        "phase",
        "piles",
        "plays",
        "pool",
        "prevented",
        "reason",
        "record",
        "round",
        "scores",
        "seen",
        "setup",
        "standing",
        "supply",
        "was_over",
        "windows",
        "winners",
    )

    def __init__(self, setup: Setup, state: State, record: Record) -> None:
        self.setup = setup
        self.cards = setup.cards
        self.record = record
        self.was_over = False
        """Whether the window that closed last was cut short by what answered it."""
        (
            inns,
            piles,
            discards,
            self.round,
            self.phase,
            self.lead,
            self.supply,
            self.pool,
            self.customer,
            self.collector,
            self.collected,
            self.bids,
            self.windows,
            self.plays,
            self.declared,
            self.prevented,
            self.seen,
            self.standing,
            self.asked,
            frames,
            self.scores,
            self.winners,
            self.reason,
        ) = state
        self.inns: list[Inn] = [*inns]
        self.piles: list[tuple[Card, ...]] = [*piles]
        self.discards: list[tuple[Card, ...]] = [*discards]
        self.frames: list[Frame] = [*frames]

    def state(self) -> State:
        """Return the state that the street has come to."""
        assets, customers, treachery, debts = self.piles
        old_assets, old_customers, old_treachery, old_debts = self.discards
        return State(
            tuple(self.inns),
            (assets, customers, treachery, debts),
            (old_assets, old_customers, old_treachery, old_debts),
            self.round,
            self.phase,
            self.lead,
            self.supply,
            self.pool,
            self.customer,
            self.collector,
            self.collected,
            self.bids,
            self.windows,
            self.plays,
            self.declared,
            self.prevented,
            self.seen,
            self.standing,
            self.asked,
            tuple(self.frames),
            self.scores,
            self.winners,
            self.reason,
        )

    # Waiting.

    def wait(
        self,
        task: Task,
        seats: tuple[int, ...] = (),
        source: Card = NO_CARD,
        of: int = NOBODY,
        most: int = 0,
        cards: tuple[Card, ...] = (),
    ) -> None:
        """Stop for a decision or for chance; what follows lies in the frames."""
        self.asked = Asked(task, seats, source, of, most, cards)
        if self.record is not None:
            self.record.append(DecisionAwaited(task, seats, source, of, most, cards, tuple(self.frames)))
        if task is Task.BID or task is Task.REBID:
            self.bids = self.bids._replace(placed=(NOT_PLACED,) * len(self.inns), is_revealed=False)

    # Small things that many changes are made of.

    # Inns change at nearly every step of every imagined game: written out, this is twice as fast.

    def _change_capital(self, seat: int, by: int) -> None:
        card, capital, vault, debts, assets, hand, customers, lasting, passing, capacity, used = self.inns[
            seat
        ]
        self.inns[seat] = Inn(
            card, capital + by, vault, debts, assets, hand, customers, lasting, passing, capacity, used
        )

    def _set_assets(self, seat: int, assets: tuple[Asset, ...]) -> None:
        card, capital, vault, debts, _, hand, customers, lasting, passing, capacity, used = self.inns[seat]
        self.inns[seat] = Inn(
            card, capital, vault, debts, assets, hand, customers, lasting, passing, capacity, used
        )

    def _set_hand(self, seat: int, hand: tuple[Card, ...]) -> None:
        card, capital, vault, debts, assets, _, customers, lasting, passing, capacity, used = self.inns[seat]
        self.inns[seat] = Inn(
            card, capital, vault, debts, assets, hand, customers, lasting, passing, capacity, used
        )

    def _set_debts(self, seat: int, debts: tuple[Card, ...]) -> None:
        card, capital, vault, _, assets, hand, customers, lasting, passing, capacity, used = self.inns[seat]
        self.inns[seat] = Inn(
            card, capital, vault, debts, assets, hand, customers, lasting, passing, capacity, used
        )

    def _put_away(self, deck: int, cards: tuple[Card, ...]) -> None:
        """Put cards on a discard pile."""
        self.discards[deck] += cards

    def asset(self, seat: int, card: Card) -> Asset | None:
        """Return the asset as it lies at an inn, if it does."""
        for asset in self.inns[seat].assets:
            if asset.card == card:
                return asset
        return None

    def ready_assets(self, seat: int) -> tuple[Card, ...]:
        """Return the assets of an inn that are not exhausted."""
        return tuple([card for card, is_exhausted, _ in self.inns[seat].assets if not is_exhausted])
