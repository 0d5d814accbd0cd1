"""The table around the cards: sign, deck and line here, counter and cellar by those who know them."""

from collections.abc import Iterator
from functools import cached_property

from pygame import Surface

from game.core.players import Player
from game.core.rules import Seat
from game.monster_inn.cards import Cards
from game.monster_inn.state import BACKS, BANDS, Awaited, View
from scenes.language import tr
from scenes.paint.area import Area
from scenes.paint.players import is_you, player_name
from scenes.paint.units import Picture, Scale
from scenes.stage import Sprite
from scenes.table.game_table import Lit, Scenery, Shown
from scenes.table.games.monster_inn import paint_sign
from scenes.table.games.monster_inn.cellar import Cellar
from scenes.table.games.monster_inn.counter import Counter
from scenes.table.games.monster_inn.creatures import Creature
from scenes.table.games.monster_inn.measures import TableGrid
from scenes.table.games.monster_inn.paint_room import backdrop
from scenes.table.games.monster_inn.pieces import is_own_move


class Furniture:
    """Everything that is no card, for one size of window."""

    def __init__(
        self, scale: Scale, cards: Cards, faces: tuple[Creature, ...], players: tuple[Player, ...], seats: int
    ) -> None:
        self._scale = scale
        self._faces = faces
        self._players = tuple(players[seat] if seat < len(players) else Player() for seat in range(seats))
        self._grid = TableGrid.of(scale, seats)
        self._counter = Counter(scale, self._grid, faces, self._players)
        self._cellar = Cellar(scale, cards, faces, self._players)

    @cached_property
    def _backdrop(self) -> Surface:
        return backdrop(self._scale, self._grid.players)

    def scenery(self, shown: Shown, lit: Lit) -> Scenery:
        """Return the table as it is now."""
        view: View = shown.view
        below = (
            *self._sign(view),
            self._deck(shown),
            *self._line(shown, lit),
            *self._counter.sprites(shown, lit),
            *self._cellar.below(shown, lit),
            self._unseen(view),
        )
        above = (*self._cellar.above(shown, lit), *self._counter.above(shown, lit))
        return Scenery(self._backdrop, below, above)

    def name(self, view: View, seat: Seat) -> str:
        """Return what a seat is called by the one who looks."""
        is_own = is_you(self._players, view.seat, seat)
        return tr("You") if is_own else player_name(self._players, seat)

    def _short(self, view: View, seat: Seat) -> str:
        name = self.name(view, seat)
        # Only what somebody chose has a first part that says enough.
        return name.split()[0] if name == self._players[seat].name else name

    def _at(self, picture: Picture, area: Area) -> Sprite:
        return Sprite.at(self._scale, picture, area.x, area.y)

    def _sign(self, view: View) -> Iterator[Sprite]:
        area, scale = self._grid.sign, self._scale
        yield self._at(
            paint_sign.sign_board(
                scale, area.width, area.height, max(1, view.round), view.rounds, view.players
            ),
            area,
        )
        for at in range(view.players):
            seat = (view.starter + at) % view.players
            plate = paint_sign.SeatPlate(
                self._players[seat],
                seat,
                self.name(view, seat) if self._grid.players < 4 else self._short(view, seat),
                *self._doing(view, seat),
                seat == view.current,
                seat not in view.takers or seat == view.current,
                at == 0 and view.round > 0,
            )
            x, wide = paint_sign.seat_place(area.width, at, view.players)
            picture = paint_sign.seat_plate(scale, wide, area.height - 16, plate)
            yield Sprite.at(scale, picture, area.x + x, area.y + 8)

    def _doing(self, view: View, seat: Seat) -> tuple[str, str]:
        """Return what a seat does, and the same in fewer letters."""
        if seat == view.current:
            if view.awaited in (Awaited.BONUS, Awaited.SUPPORT):
                return tr("choosing"), tr("picks")
            if view.awaited is Awaited.NOTHING:
                return tr("on turn"), tr("on")
            return (tr("your turn"), tr("turn")) if seat == view.seat else (tr("thinks"), tr("on"))
        if seat not in view.takers:
            return tr("in"), tr("in")
        face = view.faces[view.line[view.takers.index(seat)]]
        if self._grid.players > 4:
            return tr("left"), tr("left")
        creature = self._faces[face]
        card = creature.range or str(creature.value)
        return tr("took {card}", card=card), card

    def _deck(self, shown: Shown) -> Sprite:
        view: View = shown.view
        area = self._grid.deck
        count = view.deck_count + _waiting(shown)
        pile = paint_sign.deck_pile(self._scale, area.width, area.height, count, tr("Deck {n}", n=count))
        return self._at(pile, area)

    def _line(self, shown: Shown, lit: Lit) -> Iterator[Sprite]:
        view: View = shown.view
        taken = len(view.takers)
        for at, seat in enumerate(view.takers):
            area = self._grid.line_card(len(view.line) - taken + at - 1)
            if len(view.line) - taken + at == 0:
                area = Area(
                    self._grid.stake.x + 24,
                    self._grid.edge - self._grid.line_width * 1.4 - 6,
                    self._grid.line_width,
                    self._grid.line_width * 1.4,
                )
            name = tr("you") if seat == view.seat else self._short(view, seat)
            hole = paint_sign.gone_card(
                self._scale, area.width, self._players[seat], seat, tr("gone with"), name
            )
            yield self._at(hole, area)
        if view.at_stake is not None and view.awaited is not Awaited.DEAL:
            is_next = view.awaited in (Awaited.BONUS, Awaited.SUPPORT)
            words = tr("at stake next") if is_next else tr("at stake")
            has_grip = is_own_move(view) and not is_next and not lit.is_lifting
            area = self._grid.stake_tab
            tab = paint_sign.stake_tab(self._scale, area.width, area.height, words, has_grip=has_grip)
            yield self._at(tab, area)

    def _unseen(self, view: View) -> Sprite:
        area = self._grid.unseen
        bands = tuple((self._faces[BACKS + band], view.unseen_humanoids[band]) for band in range(BANDS))
        plate = paint_sign.unseen_plate(
            self._scale, area.width, area.height, len(view.unseen_monsters), bands
        )
        return self._at(plate, area)


def _waiting(shown: Shown) -> int:
    """Return how many cards of a new line have not left the deck yet."""
    if shown.clip is None:
        return 0
    return sum(
        motion.start.look == "back" and shown.time < motion.delay for motion in shown.clip.motions.values()
    )
