"""The table around the cards: sign, street, inns across, the inn in front, the board of a decision."""

from collections.abc import Iterator

from game.innkeeper.cards import PILES
from game.innkeeper.kinds import NO_CARD, Phase, Task
from game.innkeeper.state import View
from scenes.language import tr
from scenes.paint.area import Area
from scenes.paint.units import Picture
from scenes.stage import Sprite
from scenes.table.game_table import Lit, Scenery, Shown
from scenes.table.games.innkeeper.boards import boards
from scenes.table.games.innkeeper.boards.foresight import NOTHING_FORESEEN, foresee
from scenes.table.games.innkeeper.motion.happenings import Happenings
from scenes.table.games.innkeeper.motion.tally import counted
from scenes.table.games.innkeeper.motion.turning import phase_slide
from scenes.table.games.innkeeper.paint.card_small import head
from scenes.table.games.innkeeper.paint.inns import Inns
from scenes.table.games.innkeeper.paint.own_inn import OwnInn
from scenes.table.games.innkeeper.paint.own_paint import caption
from scenes.table.games.innkeeper.paint.street_paint import (
    cart,
    count,
    empty_place,
    guest_place,
    phase_plate,
    sign_board,
)
from scenes.table.games.innkeeper.paint.street_room import street_room
from scenes.table.games.innkeeper.paint.target_frames import frames
from scenes.table.games.innkeeper.places import Whereabouts
from scenes.table.games.innkeeper.street import DECKS, Stage

_PHASES = (Phase.REFRESH, Phase.ASSET, Phase.BIDDING, Phase.CUSTOMER, Phase.DEPOSIT)
_ICONS = ("bed", "key", "bid", "capacity", "vault")


class Furniture:
    """Everything that is no card, for one size of window."""

    def __init__(self, where: Whereabouts) -> None:
        self._where = where
        self._street = street = where.street
        self._grid = street.grid
        self._scale = street.scale
        self._inns = Inns(where)
        self._own = OwnInn(where)
        self._happenings = Happenings(where)

    def scenery(self, shown: Shown, lit: Lit) -> Scenery:
        """Return the table; the board of a decision hangs where the log does else."""
        view = counted(shown)
        foresight = NOTHING_FORESEEN if shown.clip else foresee(self._street, view, lit)
        board = boards.paint(self._street, shown, lit)
        below = (
            *self._sign(shown),
            *self._cart(view),
            *self._row(view),
            *self._inns.below(view, foresight),
            *self._own.below(view, lit, foresight),
            *board,
            *self._happenings.below(shown),
        )
        above = (
            *self._inns.above(shown, view, foresight),
            *self._own.above(view, lit),
            *self._takers(view),
            *boards.over_cards(self._street, shown),
            *frames(self._street, view, lit),
            *self._happenings.above(shown),
        )
        room = street_room(self._scale, self._grid)
        return Scenery(room, below, above, has_log=self.has_log(view))

    def has_log(self, view: View) -> bool:
        """Whether the log hangs in the street: no decision needs its place."""
        return not boards.is_needed(self._street, view)

    def _at(self, picture: Picture, area: Area) -> Sprite:
        return Sprite.at(self._scale, picture, area.x, area.y)

    def _sign(self, shown: Shown) -> Iterator[Sprite]:
        view: View = shown.view
        area, grid = self._grid.sign, self._grid
        yield self._at(sign_board(self._scale, area.width, area.height, view.round, view.rounds), area)
        last = tr("Final deposit") if view.round >= view.rounds else tr("Deposit")
        words = (tr("Refresh"), tr("Assets"), tr("Bidding"), tr("Guests"), last)
        now = _on_the_sign(view.phase)
        slide = phase_slide(shown)
        for index, (phase, icon) in enumerate(zip(_PHASES, _ICONS, strict=True)):
            area = grid.phase(index)
            is_live = phase is now and slide is None
            yield self._at(
                phase_plate(self._scale, area.width, area.height, icon, words[index], is_live=is_live), area
            )
        if slide is not None:
            yield self._sliding(words, *slide)

    def _sliding(self, words: tuple[str, ...], before: Phase, after: Phase, way: float) -> Sprite:
        """Return the amber plate between two phases; half way it becomes that of the new one."""
        first, last = (_PHASES.index(_on_the_sign(phase)) for phase in (before, after))
        index = first if way < 0.5 else last
        start, end = self._grid.phase(first), self._grid.phase(last)
        plate = phase_plate(self._scale, end.width, end.height, _ICONS[index], words[index], is_live=True)
        return Sprite.at(self._scale, plate, start.x + (end.x - start.x) * way, end.y)

    def _cart(self, view: View) -> Iterator[Sprite]:
        area = self._grid.cart
        yield self._at(cart(self._scale, area.width, area.height), area)
        for index, pile in enumerate(DECKS):
            row = self._grid.deck(index)
            number = count(self._scale, view.piles[PILES.index(pile)])
            yield Sprite.at(self._scale, number, row.right - 12, row.y)

    # The street.

    def _row(self, view: View) -> Iterator[Sprite]:
        match self._street.stage(view):
            case Stage.SUPPLY:
                yield from self._supply(view)
            case Stage.DOOR | Stage.GUEST:
                yield from self._guests(view)
            case Stage.ORDER:
                pass

    def _caption(self, title: str, words: str, width: float) -> Sprite:
        x, y = self._grid.caption
        return Sprite.at(self._scale, caption(self._scale, width, title, words, is_on_wall=True), x, y)

    def _supply(self, view: View) -> Iterator[Sprite]:
        wide = self._grid.log.x - 40
        least = self._street.cards.constants.min_bid_for_asset
        if self._is_taking(view):
            words = tr("Drag it into your inn, or click it.")
            yield self._caption(tr("Pick one"), words, wide)
        elif view.phase is Phase.BIDDING:
            words = tr("best bid picks first, {n} or more to gain one", n=least)
            yield self._caption(tr("The supply"), words, wide)
        else:
            yield self._caption(tr("The supply"), tr("to be bid for"), wide)
        for index in range(len(view.supply), self._street.company.count):
            area = self._grid.supply(index)
            yield self._at(empty_place(self._scale, area.width, area.height, tr("gone")), area)

    def _is_taking(self, view: View) -> bool:
        return view.asked.task is Task.TAKE and view.seat in view.asked.seats

    def _guests(self, view: View) -> Iterator[Sprite]:
        scale, grid = self._scale, self._grid
        pool = tr("Pool {n}", n=len(view.pool)) if view.pool else ""
        yield self._caption(tr("This round"), pool, 156)
        taken = len(self._where.taken(view))
        for index in range(taken, self._guests_in_all):
            area = grid.taken(index)
            is_now = index == taken and view.customer != NO_CARD
            words = tr("now") if is_now else str(index + 1)
            yield self._at(guest_place(scale, area.width, words, is_now=is_now), area)
        if view.customer == NO_CARD:
            area = grid.guest
            yield self._at(empty_place(scale, area.width, area.height, tr("the door")), area)

    @property
    def _guests_in_all(self) -> int:
        constants = self._street.cards.constants
        two = self._street.company.count == 2
        return constants.customers_per_round_2p if two else constants.customers_per_round

    def _takers(self, view: View) -> Iterator[Sprite]:
        """Return the heads of those who took the guests of the round."""
        if self._street.stage(view) not in (Stage.DOOR, Stage.GUEST):
            return
        for index, (seat, _) in enumerate(self._where.taken(view)):
            area = self._grid.taker(index)
            face = self._street.face(view.inns[seat].proprietor)
            yield self._at(head(self._scale, face, area.width), area)


def _on_the_sign(phase: Phase) -> Phase:
    """Return which plate of the sign a phase has: the last deposit that of all deposits."""
    return Phase.DEPOSIT if phase is Phase.FINAL else phase
