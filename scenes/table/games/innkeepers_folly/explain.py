"""What every sign on the table means, in words: sign, seats, totals, center, arrows, idol, piles."""

from game.innkeepers_folly.rules import InnkeepersFollyRules
from game.innkeepers_folly.state import HIDDEN, NOBODY, PIECES, Card, Direction, View, pieces_of
from scenes.language import tr, tr_n
from scenes.paint.area import Area
from scenes.paint.players import level_words
from scenes.table.game_table import Spot
from scenes.table.games.innkeepers_folly.aims import CENTER, target_area
from scenes.table.games.innkeepers_folly.boards import lap_words
from scenes.table.games.innkeepers_folly.faces import FollyFace, piece_name
from scenes.table.games.innkeepers_folly.number_paint import distance_words
from scenes.table.games.innkeepers_folly.places import Whereabouts
from scenes.table.games.innkeepers_folly.seat_paint import marker_areas


class Explainer:
    """The spots of one match for one size of window; places in u of a window without zoom."""

    def __init__(self, rules: InnkeepersFollyRules, where: Whereabouts, faces: tuple[FollyFace, ...]) -> None:
        self._rules = rules
        self._where = where
        self._faces = faces

    def spots(self, view: View) -> tuple[Spot, ...]:
        """Return what stands on the table besides the cards; what lies over something else comes first."""
        seats = self._where.company.seats(view.seat)
        spots = [self._sign(view)]
        for seat in seats[1:] + seats[:1]:
            spots += [*self._markers(view, seat), self._total(view, seat), self._seat(view, seat)]
        spots += [self._center(view), *self._arrows(view)]
        spots += [*(self._piece(view, piece) for piece in range(PIECES)), self._idol()]
        return (*spots, self._pile(view), self._discard(view))

    # Numbers.

    def _sign(self, view: View) -> Spot:
        first, second = lap_words(view, self._rules.terms.laps)
        lines = [tr("Round {n}", n=max(1, view.round)), f"{first}, {second}."]
        if view.laps_left is not None:
            lines.append(tr("When every lap is over without a match, the nearest total wins the round."))
            lines.append(
                tr("After round {n} the holder of two pieces wins the game.", n=self._rules.terms.rounds)
            )
        if view.nearest != NOBODY:
            name = self._where.company.name(view.nearest)
            lines.append(tr("Nearest to the center now: {player}.", player=name))
        return Spot("sign", self._where.grid.sign, tuple(lines))

    def _total(self, view: View, seat: int) -> Spot:
        name = self._where.company.name(seat)
        if seat not in view.alive:
            lines: tuple[str, ...] = (
                tr("{player} is out", player=name),
                tr("Without a piece, once the niche is empty."),
            )
        else:
            total = view.totals[seat]
            lines = (
                tr("Total of {player}: {n}", player=name, n=total),
                tr(
                    "{distance} of {center}", distance=distance_words(total - view.center), center=view.center
                ),
                tr("A total is never below 0 and never above 200."),
            )
        return Spot(f"total {seat}", self._where.plaque(view, seat), lines)

    def _center(self, view: View) -> Spot:
        lines = [
            tr("The center: {n}", n=view.center),
            tr("Whoever's total is exactly this number wins the round."),
        ]
        if view.laps_left is not None:
            lines.append(tr("Each stud of the ring is a lap; the last two burn red."))
        return Spot("center", target_area(self._where, view, CENTER), tuple(lines))

    def _arrows(self, view: View) -> tuple[Spot, ...]:
        if len(view.alive) < 3:
            lines = (tr("Swap"), tr("Dream and Tavern are put here: two players swap totals or hands."))
            return (Spot("arrow clockwise", self._where.grid.arrow("clockwise"), lines),)
        clockwise = (
            tr("Clockwise"),
            tr("Dream and Tavern are put here: totals or hands move to the left neighbour."),
        )
        counter = (
            tr("Counter-clockwise"),
            tr("Dream and Tavern are put here: totals or hands move to the right neighbour."),
        )
        return (
            Spot("arrow clockwise", self._where.grid.arrow(Direction.CLOCKWISE), clockwise),
            Spot("arrow counter", self._where.grid.arrow(Direction.COUNTER), counter),
        )

    # Seats.

    def _seat(self, view: View, seat: int) -> Spot:
        company = self._where.company
        player = company.players[seat]
        lines = [company.name(seat)]
        if not player.is_person:
            lines.append(tr("A bot: {level}.", level=level_words(player.kind)))
        count = len(view.hands[seat])
        lines.append(tr_n("{n} card in hand", "{n} cards in hand", count))
        hand = [self._faces[card].name for card in view.hands[seat] if card != HIDDEN]
        if hand and seat != view.seat:
            lines.append(", ".join(hand))
        pieces = pieces_of(view.owners, seat)
        lines.append(tr_n("{n} piece of the idol", "{n} pieces of the idol", pieces))
        if seat == view.current and not view.reason:
            lines.append(tr("It is this player's turn."))
        return Spot(f"seat {seat}", self._where.seat(view, seat), tuple(lines))

    def _markers(self, view: View, seat: int) -> list[Spot]:
        if seat not in view.alive or pieces_of(view.owners, seat) == PIECES:
            return []
        plan = self._where.plan(view, seat)
        areas = marker_areas(plan, view.zombies[seat], view.chains[seat])
        spots = []
        if "zombie" in areas:
            left = tr_n("{n} more turn", "{n} more turns", view.zombies[seat])
            lines: tuple[str, ...] = (
                tr("Zombie: {left}", left=left),
                tr("+3 at the start of each, and no card is drawn. A Demon of somebody else ends it."),
            )
            spots.append(Spot(f"zombie {seat}", self._where.on_seat(view, seat, areas["zombie"]), lines))
        if "chain" in areas:
            lines = (
                tr("Chain"),
                tr("In the next turn no card may raise this player's total by more than 5. Then it is gone."),
            )
            spots.append(Spot(f"chain {seat}", self._where.on_seat(view, seat, areas["chain"]), lines))
        return spots

    # The right side.

    def _piece(self, view: View, piece: int) -> Spot:
        owner = view.owners[piece]
        if owner != NOBODY:
            words = tr("Held by {player}.", player=self._where.company.name(owner))
        elif view.owners.index(NOBODY) == piece:
            words = tr("Whoever wins this round gets it.")
        else:
            words = tr("Still to be won.")
        return Spot(f"piece {piece}", self._where.grid.owner(piece), (piece_name(piece), words))

    def _idol(self) -> Spot:
        lines = (
            tr("The idol"),
            tr("Each round is worth one piece. Three pieces win the game."),
            tr("When the niche is empty, winners steal, and whoever holds no piece is out."),
        )
        return Spot("idol", self._where.grid.idol, lines)

    def _pile(self, view: View) -> Spot:
        lines = (
            tr_n("The draw pile: {n} card", "The draw pile: {n} cards", view.pile_count),
            tr("When it is empty, the discard is shuffled into a new one."),
        )
        return Spot("pile", self._where.grid.pile, lines)

    def _discard(self, view: View) -> Spot:
        grid = self._where.grid
        area = Area(grid.discard.x, grid.piles.y, grid.piles.right - grid.discard.x, grid.piles.height)
        return Spot("discard", area, self.discard_lines(view))

    def discard_lines(self, view: View) -> tuple[str, ...]:
        """Return all discarded cards by kind."""
        kinds: dict[str, list[FollyFace]] = {}
        for card in sorted(view.discard):
            kinds.setdefault(self._faces[card].title, []).append(self._faces[card])
        heading = tr_n("The discard: {n} card", "The discard: {n} cards", len(view.discard))
        return (heading, *(_kind_words(title, faces) for title, faces in kinds.items()))

    # Cards.

    def of_card(self, view: View, card: Card) -> Spot | None:
        """Return the sign that a card or piece is: the top of the discard stands for all below."""
        if view.discard and card == view.discard[-1]:
            return self._discard(view)
        piece = card - self._rules.cards.size
        if 0 <= piece < PIECES:
            return self._piece(view, piece)._replace(name=f"held {piece}")
        return None

    def card_lines(self, card: Card, look: str) -> tuple[str, ...]:
        """Return everything that a card says."""
        del look
        if card >= self._rules.cards.size:
            return (piece_name(card - self._rules.cards.size),)
        face = self._faces[card]
        return face.name, tr("For {target}.", target=face.target), face.effect_full


def _kind_words(title: str, faces: list[FollyFace]) -> str:
    if faces[0].is_bonus:
        return title if len(faces) == 1 else tr("{card}, {n} times", card=title, n=len(faces))
    return tr("{card} {values}", card=title, values=", ".join(str(face.value) for face in faces))
