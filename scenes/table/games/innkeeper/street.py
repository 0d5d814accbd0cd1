"""What everything at this table shares: the match, who plays, how cards look, and where they lie."""

from dataclasses import dataclass, field
from enum import Enum

from game.innkeeper import worth
from game.innkeeper.cards import Cards
from game.innkeeper.engine.plays import is_playable
from game.innkeeper.kinds import HIDDEN, NO_CARD, Phase, Pile, Task
from game.innkeeper.rules import InnkeeperRules
from game.innkeeper.state import View
from scenes.paint.area import Area
from scenes.paint.units import Scale
from scenes.table.games.innkeeper.boards.board_plan import play_area
from scenes.table.games.innkeeper.boards.draft import Drafts
from scenes.table.games.innkeeper.company import Company
from scenes.table.games.innkeeper.grid import InnkeeperGrid, InnPlan, OwnPlan
from scenes.table.games.innkeeper.paint.faces import InnFace, plain_debt

DECKS = (Pile.CUSTOMERS, Pile.ASSETS, Pile.TREACHERY, Pile.DEBTS)
"""The decks on the cart from the top down."""


class Stage(Enum):
    """What stands in the street, and so how much room the board in its middle has."""

    ORDER = "order"
    """The order in which everybody acts."""
    SUPPLY = "supply"
    DOOR = "door"
    """The guests of the round, nobody at the door."""
    GUEST = "guest"


@dataclass(frozen=True)
class Street:
    """One match at one size of window; all measures in u of a window without zoom."""

    rules: InnkeeperRules
    scale: Scale
    """That of the window without zoom; the grid knows how large the buttons are with it."""
    grid: InnkeeperGrid
    company: Company
    faces: tuple[InnFace, ...]
    drafts: Drafts = field(default_factory=Drafts, compare=False)
    """What is laid out for the decision of the viewer."""

    @property
    def cards(self) -> Cards:
        """The deck prepared for play."""
        return self.rules.cards

    def face(self, card: int) -> InnFace:
        """Return how a card looks; plain Debts look like the first Debt."""
        if card < len(self.faces):
            return self.faces[card]
        return self.faces[plain_debt(self.faces)]

    def fitting(self, view: View) -> tuple[int, ...]:
        """Return what the viewer can answer with now: cards of the hand, assets, the proprietor."""
        if view.asked.task is not Task.RESPOND or view.seat not in view.asked.seats or not view.windows:
            return ()
        cards, inn = self.cards, view.inns[view.seat]
        answers = cards.answers[view.windows[-1].moment]
        usable = [*inn.hand, *(asset.card for asset in inn.assets if not asset.is_exhausted)]
        usable += [] if inn.has_used_ability else [inn.proprietor]
        found = []
        for card in usable:
            answer = answers[card]
            if answer is not None and (answer.is_free or is_playable(cards, view, view.seat, answer)):
                found.append(card)
        return tuple(found)

    # Seats.

    def own(self, view: View) -> int:
        """Return whose inn stands in front."""
        return self.company.own(view.seat)

    def order(self, view: View, seat: int) -> int | None:
        """Return which inn across the street, from the left, is a seat's; None for the one in front."""
        others = self.company.others(view.seat)
        return others.index(seat) if seat in others else None

    def slots(self, view: View, seat: int) -> int:
        """Return how many places for assets an inn shows: its slots, and what it has too many."""
        inn = view.inns[seat]
        slots = (
            worth.asset_slots(self.cards, inn)
            if inn.proprietor != NO_CARD
            else self.cards.constants.asset_slots
        )
        return max(1, slots, len(inn.assets))

    def debt_places(self, view: View, seat: int) -> int:
        """Return how many places for debts an inn shows: its limit, and what it has too many."""
        inn = view.inns[seat]
        limit = worth.debt_limit(self.cards, inn) if inn.proprietor != NO_CARD else 0
        return max(1, limit, len(inn.debts))

    def inn(self, view: View, seat: int) -> Area:
        """Return the inn of a seat."""
        order = self.order(view, seat)
        return self.grid.own if order is None else self.grid.inn(order)

    def plan(self, view: View, seat: int) -> InnPlan | OwnPlan:
        """Return where things are in the inn of a seat."""
        order = self.order(view, seat)
        slots = self.slots(view, seat)
        if order is not None:
            return self.grid.inn_plan(order, slots)
        return self.grid.own_plan(slots, len(view.inns[seat].hand))

    def own_plan(self, view: View) -> OwnPlan:
        """Return where things are in the inn in front."""
        own = self.own(view)
        return self.grid.own_plan(self.slots(view, own), len(view.inns[own].hand))

    def characteristic(self, view: View, seat: int, index: int) -> Area:
        """Return the plate of a characteristic of a seat."""
        return self.plan(view, seat).characteristic(index)

    def vault(self, view: View, seat: int) -> Area:
        """Return where the Vault of a seat is."""
        plan = self.plan(view, seat)
        return plan.vault if isinstance(plan, OwnPlan) else plan.chip("vault")

    def capital(self, view: View, seat: int) -> Area:
        """Return where the Capital of a seat is."""
        plan = self.plan(view, seat)
        return plan.purse if isinstance(plan, OwnPlan) else plan.chip("capital")

    def debts(self, view: View, seat: int) -> Area:
        """Return where the debts of a seat are."""
        plan = self.plan(view, seat)
        return plan.debts if isinstance(plan, OwnPlan) else plan.chip("debts")

    # The street.

    def stage(self, view: View) -> Stage:
        """Return what stands in the street."""
        if view.customer != NO_CARD:
            return Stage.GUEST
        if view.phase in (Phase.ASSET, Phase.BIDDING) and view.supply:
            return Stage.SUPPLY
        return Stage.DOOR if view.phase is Phase.CUSTOMER else Stage.ORDER

    def board(self, view: View) -> Area:
        """Return where the board of a decision stands in the middle of the street."""
        match self.stage(view):
            case Stage.GUEST:
                return self.grid.answers if view.plays else self.grid.counting
            case Stage.SUPPLY:
                return self.grid.log
            case Stage.DOOR:
                return self.grid.counting
            case Stage.ORDER:
                return self.grid.decision

    def guest(self, view: View) -> Area:
        """Return where the guest at the door stands."""
        return self.grid.small_guest if view.plays else self.grid.guest

    def stack(self, view: View) -> tuple[Area, ...]:
        """Return the places of the answers on the board, the oldest first."""
        board, count = self.board(view), len(view.plays)
        return tuple(play_area(board, index, count) for index in range(count))

    def peeked(self, view: View) -> int | None:
        """Return the customer that the viewer looks at now."""
        if view.asked.task is not Task.PLACE_CUSTOMER or view.seat not in view.asked.seats:
            return None
        return next((card for place, card in view.known if place == 0 and card != HIDDEN), None)
