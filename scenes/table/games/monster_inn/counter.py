"""The counter and the purse: Reserve, pool, the board that asks, dark planks, and the own treasures."""

from collections.abc import Iterator

from game.core.players import Player
from game.core.rules import WATCHER
from game.monster_inn.actions import ExchangePool
from game.monster_inn.state import Awaited, Treasure, View
from scenes.language import tr
from scenes.paint.area import Area
from scenes.paint.controls import Plank, Press, plank_button
from scenes.paint.players import player_name
from scenes.paint.units import Picture, Scale
from scenes.stage import Sprite
from scenes.table.game_table import Lit, Shown
from scenes.table.games.monster_inn import paint_sign, paint_tokens
from scenes.table.games.monster_inn.creatures import Creature
from scenes.table.games.monster_inn.measures import TableGrid
from scenes.table.games.monster_inn.pieces import (
    POOL,
    PURSE,
    can_take_up,
    chair,
    heap_of,
    is_card,
    is_own_move,
)
from scenes.table.games.monster_inn.planks import planks
from scenes.table.games.monster_inn.tally import Counts, counted, foreseen


class Counter:
    """Everything that treasures lie on, for one size of window; what an action would change is shown."""

    def __init__(
        self, scale: Scale, grid: TableGrid, faces: tuple[Creature, ...], players: tuple[Player, ...]
    ) -> None:
        self._scale = scale
        self._grid = grid
        self._faces = faces
        self._players = players

    def sprites(self, shown: Shown, lit: Lit) -> Iterator[Sprite]:
        """Yield it as it is now; treasures on the way are counted where they are."""
        view: View = shown.view
        now = counted(shown)
        then = foreseen(now, view, lit.action) if lit.action is not None and lit.foretells else now
        yield from self._counter(shown, now, then, lit)
        yield from self._purse(view, now, then, lit)

    def above(self, shown: Shown, lit: Lit) -> Iterator[Sprite]:
        """Yield what would come back to the purse, while an exchange is in the hand over the pool."""
        view: View = shown.view
        is_held = lit.is_lifting and lit.foretells
        if isinstance(lit.action, ExchangePool) and is_held and view.pool_kind is not None:
            tag = paint_tokens.gain_tag(self._scale, view.pool, view.pool_kind)
            x, y = self._grid.pool.x - 50, self._grid.counter_low - 6
            yield Sprite.at(self._scale, tag, x, y)

    def _at(self, picture: Picture, area: Area) -> Sprite:
        return Sprite.at(self._scale, picture, area.x, area.y)

    def _counter(self, shown: Shown, now: Counts, then: Counts, lit: Lit) -> Iterator[Sprite]:
        view: View = shown.view
        grid, scale = self._grid, self._scale
        is_bonus = view.awaited is Awaited.BONUS and is_own_move(view)
        focused = None
        if lit.card is not None and not is_card(lit.card) and heap_of(lit.card).is_reserve:
            focused = heap_of(lit.card).treasure
        plate = paint_tokens.reserve_plate(
            scale,
            grid.reserve.width,
            grid.reserve.height,
            tr("Take one") if is_bonus else tr("Reserve"),
            now.reserve,
            is_hot=is_bonus,
            focused=focused,
        )
        yield self._at(plate, grid.reserve)
        tail = tr("drop a treasure to open") if is_own_move(view) else tr("nothing paid yet")
        if view.awaited in (Awaited.BONUS, Awaited.SUPPORT):
            tail = tr("for the next player")
        before = now.pool if then.pool_kind is now.pool_kind else then.pool
        tray = paint_tokens.pool_tray(
            scale,
            grid.pool.width,
            grid.pool.height,
            then.pool_kind,
            before,
            then.pool,
            (tr("The pool is empty"), tail),
            is_lit=POOL in lit.targets,
            is_hot=lit.target == POOL,
        )
        yield self._at(tray, grid.pool)
        if shown.clip is not None or view.awaited is Awaited.NOTHING:
            yield from self._dark_planks(view)
        yield from self._asking(view)

    def _dark_planks(self, view: View) -> Iterator[Sprite]:
        """Return the planks as they look while nobody may press them."""
        for spec in planks(self._grid, view, ()):
            look = Plank(spec.words, spec.area.width, spec.area.height, spec.icon or None, spec.note or None)
            yield self._at(plank_button(self._scale, look, Press.DISABLED), spec.area)

    def _asking(self, view: View) -> Iterator[Sprite]:
        """Return the board that asks for a treasure, when one is to be chosen by the one who looks."""
        if not is_own_move(view):
            return
        area = self._grid.choices
        area = Area(area.x, area.y - 6, area.width, area.height + 14)
        if view.awaited is Awaited.BONUS:
            title = tr("A Humanoid pays for the bed")
            words = tr("Take 1 treasure from the Reserve: drag it to your purse, or click it.")
            art, room = "", 200.0
        elif view.awaited is Awaited.SUPPORT:
            taken = self._faces[view.faces[view.taken if view.taken is not None else 0]]
            title = tr("Support one of your {kind}?", kind=taken.kind_name)
            words = tr("Drop a coin or a gem on it: its column is safe for good. Now or never.")
            art, room = "monster_inn/support_shield.svg", 132.0
        else:
            return
        board = paint_sign.ask_board(self._scale, area.width, area.height, art, title, words, room)
        yield self._at(board, area)

    def _purse(self, view: View, now: Counts, then: Counts, lit: Lit) -> Iterator[Sprite]:
        grid, scale = self._grid, self._scale
        seat = chair(view)
        title = (
            tr("Your purse")
            if view.seat != WATCHER
            else tr("{player}'s purse", player=player_name(self._players, seat))
        )
        is_hot = lit.target == PURSE or PURSE in lit.targets
        board = paint_tokens.purse_board(
            scale, grid.purse.width, grid.purse.height, title, is_hot=is_hot and lit.is_lifting
        )
        yield self._at(board, grid.purse)
        for treasure in Treasure:
            area = grid.tray(treasure is Treasure.GEM)
            heap = None if lit.card is None or is_card(lit.card) else heap_of(lit.card)
            is_meant = heap is not None and not heap.is_reserve and heap.treasure is treasure
            is_up = is_meant and lit.is_lifting and lit.action is None
            tray = paint_tokens.purse_tray(
                scale,
                area.width,
                area.height,
                treasure,
                now.purse(seat, treasure),
                then.purse(seat, treasure),
                lifted=heap.size if heap is not None and is_up else 0,
                can_drag=can_take_up(view, treasure),
                is_hot=is_meant and not lit.is_lifting,
            )
            yield self._at(tray, area)
