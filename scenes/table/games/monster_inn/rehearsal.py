"""What the table may look like soon, so that it can be drawn ahead; nothing hidden is in it."""

from collections.abc import Iterator

from game.core.rules import Seat
from game.monster_inn.cards import is_monster
from game.monster_inn.state import BACKS, Awaited, Treasure, View
from scenes.anim.motion import Place
from scenes.table.game_table import Card
from scenes.table.games.monster_inn.measures import TableGrid
from scenes.table.games.monster_inn.pieces import POOL, card_in, card_piece, chair
from scenes.table.games.monster_inn.places import BACK, CARD, TILE, next_tile, place_of
from scenes.table.games.monster_inn.tally import Counts, counts_of

_LAYER = 2


def to_come(grid: TableGrid, view: View) -> Iterator[tuple[Card, Place]]:
    """Yield the card at stake as a tile of whoever may take it, the line at stake, then all that are unseen.

    What is unseen is not drawn as large as at stake: that is one card a round, and would be the most of all.
    """
    if view.awaited is Awaited.TURN and view.at_stake is not None:
        piece = card_in(view, view.at_stake)
        for seat in view.in_round:
            area = next_tile(grid, view, seat, is_monster=is_monster(view.faces[view.at_stake]))
            yield piece, place_of(area, _LAYER, TILE)
    yield 0, place_of(grid.deck, _LAYER, BACK)
    for draw in view.line[len(view.takers) :]:
        yield card_in(view, draw), place_of(grid.stake, _LAYER, CARD)
    unseen = [*view.unseen_monsters]
    unseen += [BACKS + band for band, count in enumerate(view.unseen_humanoids) if count]
    for face in unseen:
        yield card_piece(face, 0), place_of(grid.line_card(0), _LAYER, CARD)


def soon(view: View) -> Iterator[View]:
    """Yield views after every way to stay, and after leaving, for whoever has to decide."""
    if view.awaited is not Awaited.TURN or view.at_stake is None:
        return
    seat, now = view.current, counts_of(view)
    order = view.in_round
    after = order[(order.index(seat) + 1) % len(order)]
    if len(order) > 1:
        for counts in _stays(view, seat, now):
            yield _with(view, counts)._replace(current=after)
    yield _left(view, seat, now, after)


def _stays(view: View, seat: Seat, now: Counts) -> Iterator[Counts]:
    kinds = tuple(Treasure) if view.pool_kind is None else (view.pool_kind,)
    for treasure in kinds:
        if view.seat != seat or now.purse(seat, treasure):
            yield now.moved(treasure, seat, -1).moved(treasure, POOL, 1)


def _with(view: View, counts: Counts) -> View:
    gold, gems = counts.reserve
    return view._replace(
        gold=counts.gold,
        gems=counts.gems,
        pool_gold=counts.pool_gold,
        pool_gems=counts.pool_gems,
        reserve_gold=gold,
        reserve_gems=gems,
    )


def _left(view: View, seat: Seat, counts: Counts, after: Seat) -> View:
    draw = view.at_stake
    assert draw is not None
    if view.pool_kind is not None:
        counts = counts.moved(view.pool_kind, seat, view.pool).moved(view.pool_kind, POOL, -view.pool)
    is_top = is_monster(view.faces[draw])
    rows = view.monsters if is_top else view.humanoids
    longer = tuple((*row, draw) if owner == seat else row for owner, row in enumerate(rows))
    taken = _with(view, counts)._replace(takers=(*view.takers, seat))
    taken = taken._replace(monsters=longer) if is_top else taken._replace(humanoids=longer)
    if is_top:
        return taken._replace(current=after)
    return taken._replace(awaited=Awaited.BONUS if seat == chair(view) else Awaited.NOTHING)
