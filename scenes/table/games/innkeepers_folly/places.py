"""Where every card and every piece of the idol lies in a view, in u of a window without zoom."""

from game.innkeepers_folly.state import NO_CARD, NOBODY, PIECES, Awaited, Card, View
from scenes.anim.motion import Place
from scenes.paint.area import Area
from scenes.paint.units import Scale
from scenes.table.games.innkeepers_folly.company import Company
from scenes.table.games.innkeepers_folly.grid import CHIP, FollyGrid
from scenes.table.games.innkeepers_folly.seat_paint import SeatPlan, seat_plan
from scenes.table.games.innkeepers_folly.tokens import Tokens

PILE_LAYER, SEAT_LAYER, STAGE_LAYER, HAND_LAYER = range(4)


def place_of(area: Area, layer: int, look: str) -> Place:
    """Return an area as a place."""
    return Place(area.x, area.y, area.width, area.height, layer, look)


class Whereabouts:
    """Knows the places of one match for one size of window."""

    def __init__(self, scale: Scale, grid: FollyGrid, company: Company, tokens: Tokens) -> None:
        """`scale` is that of the window without zoom; the grid knows how large the buttons are with it."""
        self.scale = scale
        self.grid = grid
        self.company = company
        self.tokens = tokens

    # Seats.

    def chair(self, view: View, seat: int) -> str:
        """Return the chair of a seat."""
        return self.company.chair(view.seat, seat)

    def seat(self, view: View, seat: int) -> Area:
        """Return where a player sits."""
        return self.grid.seat(self.chair(view, seat))

    def plaque(self, view: View, seat: int) -> Area:
        """Return where the total of a seat lies."""
        return self.grid.plaque(self.chair(view, seat))

    def plan(self, view: View, seat: int) -> SeatPlan:
        """Return where things are on a seat, in u from its corner."""
        pieces = view.owners.count(seat)
        return seat_plan(self.scale, self.chair(view, seat), self.company.name(seat), pieces)

    def on_seat(self, view: View, seat: int, area: Area) -> Area:
        """Return an area of a seat's plan on the table."""
        corner = self.seat(view, seat)
        return Area(corner.x + area.x, corner.y + area.y, area.width, area.height)

    def chip(self, view: View, seat: int) -> Place:
        """Return where the total of a seat starts and ends when it goes round the table."""
        area = self.plaque(view, seat)
        x, y = area.x + area.width / 2 - CHIP / 2, area.y + area.height / 2 - CHIP / 2
        return Place(x, y, CHIP, CHIP, STAGE_LAYER, "chip")

    # Cards and pieces.

    @property
    def pile(self) -> Place:
        """The top of the draw pile."""
        return place_of(self.grid.pile, PILE_LAYER, "back")

    def back(self, view: View, seat: int, index: int) -> Place:
        """Return the place of a card in the hand of a seat that is drawn as a fan of backs."""
        if self.chair(view, seat) == "own":
            hand = self.grid.hand(max(1, len(view.hands[seat])))
            area = hand[min(index, len(hand) - 1)]
            return place_of(area, HAND_LAYER, "back")
        area = self.plan(view, seat).back(index, len(view.hands[seat]))
        return place_of(self.on_seat(view, seat, area), SEAT_LAYER, "back")

    def places(self, view: View) -> dict[Card, Place]:
        """Return the place of every card and piece; what cannot be seen lies on the draw pile."""
        grid = self.grid
        places = dict.fromkeys(range(self.tokens.cards), self.pile)
        hidden = place_of(grid.discard, PILE_LAYER, "nothing")
        for card in view.discard[:-1]:
            places[card] = hidden
        if view.discard:
            places[view.discard[-1]] = place_of(grid.discard, PILE_LAYER, "out")
        for seat, hand in enumerate(view.hands):
            places.update(self._hand(view, seat, hand))
        if view.played != NO_CARD:
            places[view.played] = place_of(grid.stage, STAGE_LAYER, "stage")
        if view.revealed != NO_CARD:
            places[view.revealed] = self.revealed(view)
        order = dict.fromkeys(range(len(view.hands)), 0)
        for piece in range(PIECES):
            owner = view.owners[piece]
            if owner == NOBODY:
                places[self.tokens.piece(piece)] = place_of(grid.niche, PILE_LAYER, "niche")
            else:
                area = self.on_seat(view, owner, self.plan(view, owner).piece(order[owner]))
                places[self.tokens.piece(piece)] = place_of(area, SEAT_LAYER, "piece")
                order[owner] += 1
        return places

    def revealed(self, view: View) -> Place:
        """Return where Lekyros's card lies: on the chalk board of whoever chooses, else on the table."""
        if is_choosing(view):
            return place_of(self.grid.revealed, STAGE_LAYER, "revealed")
        stage = self.grid.stage
        left = 2 * self.grid.middle[0] - stage.right
        return Place(left, stage.y, stage.width, stage.height, STAGE_LAYER, "stage")

    def _hand(self, view: View, seat: int, hand: tuple[Card, ...]) -> dict[Card, Place]:
        if self.chair(view, seat) == "own":
            areas = self.grid.hand(len(hand))
            seen = zip(hand, areas, strict=True)
            return {card: place_of(area, HAND_LAYER, "card") for card, area in seen if card >= 0}
        seen_at = [(card, self.back(view, seat, index)) for index, card in enumerate(hand)]
        return {card: place._replace(look="tiny") for card, place in seen_at if card >= 0}


def is_choosing(view: View) -> bool:
    """Whether the viewer has to say what Lekyros does."""
    return view.awaited is Awaited.CHOICE and view.current == view.seat
