"""Typical moments at the table of Innkeeper, put together by hand: what one seat sees of each."""

from collections.abc import Sequence
from typing import Any, Final

from game.core.players import Player
from game.decks import base_deck, check_deck
from game.innkeeper.cards import Cards
from game.innkeeper.deck import InnkeeperDeck
from game.innkeeper.kinds import HIDDEN, NO_CARD, NOBODY, NOT_PLACED, Card, Moment, Phase, Task
from game.innkeeper.preparing import prepare
from game.innkeeper.state import Asked, Asset, Bids, Inn, Play, Standing, View, Window

ANN, BRUNO, AGATHA, PIP = range(4)
PLAYERS: Final = (
    Player(name="Ann"),
    Player(kind="careful", name="Bruno"),
    Player(kind="strong", name="Agatha"),
    Player(kind="random", name="Pip"),
)


def innkeeper_cards() -> Cards:
    """Return the cards of the game's own deck."""
    return prepare(check_deck(InnkeeperDeck, base_deck("innkeeper"), "deck"))


class InnkeeperMoments:
    """Views of the person in seat 0 among three bots, or fewer."""

    def __init__(self, seats: int = 4) -> None:
        self.cards = innkeeper_cards()
        self.seats = seats

    def card(self, card_id: str, copy: int = 0) -> Card:
        """Return a copy of the card with this id."""
        return self.cards.find(card_id)[copy]

    def hand(self, *ids: str) -> tuple[Card, ...]:
        """Return cards by their ids; the same id again is the next copy."""
        return tuple(self.card(card_id, ids[:at].count(card_id)) for at, card_id in enumerate(ids))

    def inn(
        self,
        proprietor: str,
        assets: Sequence[tuple[str, bool, int]] = (),
        *,
        hand: tuple[Card, ...] | int = (),
        debts: Sequence[tuple[str, int]] = (),
        customers: Sequence[str] = (),
        **rest: Any,
    ) -> Inn:
        """Return an inn; an asset is its id, whether it is down, and its gold, a debt its id and copy."""
        return Inn(
            proprietor=self.card(proprietor),
            assets=tuple(Asset(self.card(card_id), down, gold) for card_id, down, gold in assets),
            hand=(HIDDEN,) * hand if isinstance(hand, int) else hand,
            debts=tuple(self.card(card_id, copy) for card_id, copy in debts),
            customers=self.hand(*customers),
            **rest,
        )

    @property
    def inns(self) -> tuple[Inn, ...]:
        """Four inns in the third round, or as many as there are seats."""
        mine = self.inn(
            "P1",
            (("A01", False, 0), ("A07", False, 0), ("A10", True, 0)),
            hand=self.hand("T06", "T07", "T01", "T02"),
            debts=(("D1", 0),),
            capital=7,
            vault=14,
        )
        bruno = self.inn(
            "P2",
            (("A06", False, 0), ("A09", False, 0)),
            hand=3,
            customers=("C06",),
            capital=HIDDEN,
            vault=18,
        )
        agatha = self.inn(
            "P3",
            (("A12", False, 0), ("A05", False, 0), ("A17", False, 2), ("A11", False, 0)),
            hand=2,
            debts=(("D1", 1), ("D2", 0)),
            customers=("C04",),
            capacity_bonus=-1,
            capital=HIDDEN,
            vault=11,
        )
        pip = self.inn(
            "P4",
            (("A03", False, 0), ("A13", False, 0), ("A14", True, 0)),
            hand=2,
            debts=(("D3", 0),),
            capital=HIDDEN,
            vault=16,
        )
        return (mine, bruno, agatha, pip)[: self.seats]

    def view(self, phase: Phase, asked: Asked, **changes: Any) -> View:
        """Return a view in a phase of the third round."""
        view = View(
            seat=ANN,
            inns=self.inns,
            piles=(12, 19, 17, 21),
            discards=((), (), (), ()),
            round=3,
            phase=phase,
            lead=min(AGATHA, self.seats - 1),
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
            known=(),
            standing=Standing(),
            asked=asked,
            scores=(),
            winners=(),
            reason="",
            rounds=4,
            has_bell=False,
            frames=(),
        )
        return view._replace(**changes)

    def refresh(self) -> View:
        """The person may pay off debts."""
        return self.view(Phase.REFRESH, Asked(Task.PAY_DEBTS, (ANN,)))

    def selling(self) -> View:
        """The person may sell assets; the supply lies open."""
        return self.view(Phase.ASSET, Asked(Task.SELL_ASSETS, (ANN,)), supply=self.supply)

    @property
    def supply(self) -> tuple[Card, ...]:
        """As many assets as there are seats."""
        return self.hand("A16", "A15", "A08", "A19")[: self.seats]

    def bidding(self) -> View:
        """All bid; two of the others have placed."""
        placed = (NOT_PLACED, HIDDEN, NOT_PLACED, HIDDEN)[: self.seats]
        seats = tuple(seat for seat, bid in enumerate(placed) if bid == NOT_PLACED)
        return self.view(
            Phase.BIDDING, Asked(Task.BID, seats), supply=self.supply, bids=Bids(placed=placed), round=2
        )

    def picking(self) -> View:
        """The bids lie open and the person, who is Top Bidder, takes an asset."""
        totals = (6, 4, 4, 1)[: self.seats]
        order = (ANN, AGATHA, BRUNO, PIP) if self.seats == 4 else tuple(range(self.seats))
        return self.view(
            Phase.BIDDING,
            Asked(Task.TAKE, (ANN,), cards=self.supply),
            supply=self.supply,
            bids=Bids(placed=totals, totals=totals, order=order, top=ANN, is_revealed=True),
            round=2,
        )

    def guest(self) -> View:
        """A guest is at the door, and the person may answer."""
        countess = self.card("C03")
        window = Window(Moment.CUSTOMER_REVEALED, NOBODY, countess, 0, NOBODY, (AGATHA, PIP))
        return self.view(
            Phase.CUSTOMER,
            Asked(Task.RESPOND, (ANN,)),
            customer=countess,
            collected=2,
            pool=(HIDDEN, HIDDEN),
            windows=(window,),
        )

    def answers(self) -> View:
        """Two answers lie on the stack, the newest of Bruno."""
        ale, cancel = self.card("T06"), self.card("T01", 1)
        guest = self.guest()
        mine = guest.inns[ANN]._replace(hand=self.hand("T07", "T01", "T02"))
        windows = (
            *guest.windows,
            Window(Moment.TREACHERY_PLAYED, ANN, ale, 0, NOBODY),
            Window(Moment.TREACHERY_PLAYED, BRUNO, cancel, 0, ANN, (AGATHA, PIP)[: self.seats - 2]),
        )
        return guest._replace(
            inns=(mine, *guest.inns[1:]),
            windows=windows,
            plays=(Play(ale, ANN, NOBODY), Play(cancel, BRUNO, ANN)),
        )

    def deposit(self) -> View:
        """The person declares a deposit."""
        inns = tuple(inn._replace(customers=()) for inn in self.inns)
        return self.view(Phase.DEPOSIT, Asked(Task.DEPOSIT, (ANN,), most=7), inns=inns)

    def peeking(self) -> View:
        """The person looks at the next guest and puts it back."""
        known = ((0, self.card("C08")),)
        asked = Asked(Task.PLACE_CUSTOMER, (ANN,))
        return self.picking()._replace(asked=asked, known=known)

    def crowded(self) -> View:
        """The person is Ottoline with five slots, ten cards in the hand and five debts."""
        ids = ("T06", "T07", "T01", "T02", "T03", "T08", "T09", "T11", "T04", "T05")
        mine = self.inn(
            "P3",
            tuple((card_id, False, 0) for card_id in ("A12", "A05", "A22", "A11", "A18")),
            hand=self.hand(*ids),
            debts=(("D1", 3), ("D1", 4), ("D2", 2), ("D1", 5), ("D3", 2)),
            capital=23,
            vault=41,
        )
        agnes = self.inns[1]._replace(proprietor=self.card("P1"))
        view = self.guest()
        others = tuple(
            inn._replace(proprietor=self.card("P7"), assets=inn.assets[2:3])
            if inn.proprietor == mine.proprietor
            else inn
            for inn in view.inns[2:]
        )
        return view._replace(inns=(mine, agnes, *others))

    def every(self) -> dict[str, View]:
        """Return all moments by name."""
        return {
            name: getattr(self, name)()
            for name in (
                "refresh",
                "selling",
                "bidding",
                "picking",
                "peeking",
                "guest",
                "answers",
                "deposit",
                "crowded",
            )
        }
