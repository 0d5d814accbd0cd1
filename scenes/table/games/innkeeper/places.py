"""Where every card lies in a view, in u of a window without zoom."""

from collections.abc import Iterator

from game.innkeeper.kinds import HIDDEN, NO_CARD, Card, Phase, Pile, Task
from game.innkeeper.state import Asset, View
from scenes.anim.motion import Place
from scenes.paint.area import Area
from scenes.table.games.innkeeper import tokens
from scenes.table.games.innkeeper.boards.board_plan import peek_card
from scenes.table.games.innkeeper.boards.boards import Board, board_of
from scenes.table.games.innkeeper.grid_inn import InnPlan, OwnPlan
from scenes.table.games.innkeeper.street import DECKS, Stage, Street
from scenes.table.games.innkeeper.target_names import place_target
from scenes.table.games.innkeeper.targets import target_area

PILE_LAYER, INN_LAYER, STREET_LAYER, OWN_LAYER = range(4)
RAISED = 12.0
"""How far a card of the hand stands out that fits the moment."""


def place_of(area: Area, layer: int, look: str) -> Place:
    """Return an area as a place."""
    return Place(area.x, area.y, area.width, area.height, layer, look)


class Whereabouts:
    """Knows the places of one match for one size of window."""

    def __init__(self, street: Street) -> None:
        self.street = street
        piles = {pile: self.pile(pile) for pile in Pile}
        nowhere = piles[Pile.ASSETS]._replace(look="nothing")
        self._unseen = {
            card: nowhere if face.pile is None else piles[face.pile] for card, face in enumerate(street.faces)
        }

    def pile(self, pile: Pile) -> Place:
        """Return the top of a deck."""
        area = self.street.grid.pile(DECKS.index(pile))
        return place_of(area, PILE_LAYER, f"back {pile}")

    def places(self, view: View) -> dict[Card, Place]:
        """Return the place of every card and of what can be dragged; what is not seen lies on its deck."""
        street, grid = self.street, self.street.grid
        places = dict(self._unseen)
        for seat in range(len(view.inns)):
            places.update(self._inn(view, seat))
        for index, card in enumerate(view.supply):
            places[card] = place_of(grid.supply(index), STREET_LAYER, "card")
        look = "face" if street.stage(view) in (Stage.DOOR, Stage.GUEST) else "nothing"
        for index, (_, card) in enumerate(self.taken(view)):
            places[card] = place_of(grid.taken(index), STREET_LAYER, look)
        if view.customer != NO_CARD:
            places[view.customer] = place_of(street.guest(view), STREET_LAYER, "card")
        look = "card" if board_of(view) is Board.ANSWERS else "nothing"
        for play, area in zip(view.plays, street.stack(view), strict=True):
            places[play.card] = place_of(area, STREET_LAYER, look)
        peeked = street.peeked(view)
        if peeked is not None:
            places[peeked] = place_of(peek_card(street.board(view)), STREET_LAYER, "card")
        places.update(self._coins(view))
        return places

    def to_come(self, view: View) -> Iterator[tuple[Card, Place]]:
        """Yield cards that may come with the places where they would be seen first, one of each kind."""
        street, grid = self.street, self.street.grid
        across = grid.inn_plan(0, self.street.cards.constants.asset_slots).slot(0)
        for card in view.supply:
            yield card, place_of(across, INN_LAYER, "mini")
        # Only the deck that comes next: all of them would take 8 MB, and their cards come one at a time.
        if view.phase is Phase.ASSET:
            return
        if view.phase in (Phase.BIDDING, Phase.CUSTOMER):
            pile, place = Pile.CUSTOMERS, place_of(grid.guest, STREET_LAYER, "card")
        else:
            pile, place = Pile.ASSETS, place_of(grid.supply(0), STREET_LAYER, "card")
        seen = set()
        for card in street.cards.pile(pile):
            if street.faces[card] not in seen:
                seen.add(street.faces[card])
                yield card, place

    def taken(self, view: View) -> tuple[tuple[int, Card], ...]:
        """Return seat and card of the guests of this round."""
        seats = self.street.company.clockwise(max(0, view.lead))
        return tuple((seat, card) for seat in seats for card in view.inns[seat].customers)

    def _coins(self, view: View) -> dict[Card, Place]:
        plan, board = self.street.own_plan(view), self.street.board(view)
        tray = Area(board.x + 18, board.low - 46, board.width - 150, 34)
        return {
            tokens.PURSE: place_of(plan.purse, OWN_LAYER, "coins"),
            tokens.CHEST: place_of(plan.vault, OWN_LAYER, "coins"),
            tokens.TRAY: place_of(tray, OWN_LAYER, "coins"),
            tokens.SEAM: place_of(self._seam(view), OWN_LAYER, "seam"),
        }

    def _seam(self, view: View) -> Area:
        """Return where the grip is that parts gold and debts of a bid that is being paid."""
        street = self.street
        if view.asked.task is not Task.BORROW or view.seat not in view.asked.seats:
            return Area(*street.board(view).box[:2], 19, 62)
        debts = street.drafts.of(street.cards, view).amount
        return target_area(street, view, place_target(debts))

    def _inn(self, view: View, seat: int) -> dict[Card, Place]:
        inn, plan = view.inns[seat], self.street.plan(view, seat)
        places: dict[Card, Place] = {}
        if inn.proprietor != NO_CARD:
            places[inn.proprietor] = place_of(plan.portrait, INN_LAYER, "portrait")
        if isinstance(plan, OwnPlan):
            for asset, area in zip(inn.assets, plan.slots, strict=False):
                places[asset.card] = place_of(area, OWN_LAYER, own_look(asset))
            places |= self._hand(view, inn.hand, plan)
            places_for_debts = self.street.debt_places(view, seat)
            for index, card in enumerate(inn.debts):
                places[card] = place_of(plan.debt(index, places_for_debts), OWN_LAYER, "ball")
            return places
        return places | self._across(view, seat, plan)

    def _hand(self, view: View, hand: tuple[Card, ...], plan: OwnPlan) -> dict[Card, Place]:
        """Return the places of a hand: what fits the moment stands out and lies in front, the rest is dim."""
        fitting = self.street.fitting(view)
        has_any = any(card in fitting for card in hand)
        places = {}
        held = plan.held(tuple(card in fitting for card in hand))
        for card, area in zip(hand, held, strict=True):
            if card == HIDDEN:
                continue
            if card in fitting:
                raised = Area(area.x, area.y - RAISED, area.width, area.height)
                places[card] = place_of(raised, OWN_LAYER + 1, "card")
            else:
                places[card] = place_of(area, OWN_LAYER, "dim" if has_any else "card")
        return places

    def _across(self, view: View, seat: int, plan: InnPlan) -> dict[Card, Place]:
        inn = view.inns[seat]
        places: dict[Card, Place] = {}
        for index, asset in enumerate(inn.assets):
            places[asset.card] = place_of(plan.slot(index), INN_LAYER, mini_look(asset))
        for card in inn.debts:
            places[card] = place_of(plan.chip("debts"), INN_LAYER, "nothing")
        hand = place_of(plan.chip("treachery"), INN_LAYER, "nothing")
        return places | {card: hand for card in inn.hand if card != HIDDEN}


def own_look(asset: Asset) -> str:
    """Return how an asset of the own inn looks."""
    return "down" if asset.is_exhausted else "card"


def mini_look(asset: Asset) -> str:
    """Return how an asset of another inn looks."""
    return f"mini{' down' if asset.is_exhausted else ''}{f' {asset.gold}' if asset.gold else ''}"


def scaled(place: Place, factor: float) -> Place:
    """Return a place in other units."""
    if factor == 1:
        return place
    x, y, wide, high = (factor * side for side in place[:4])
    return Place(x, y, wide, high, place.layer, place.look)
