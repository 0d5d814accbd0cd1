"""The table around the cards: sign, deck, purse, pool, boards, dungeons and the houses of the others."""

from collections.abc import Iterator
from functools import cached_property

from pygame import Surface

from game.core.players import Player
from game.core.rules import WATCHER, Seat
from game.monster_inn.actions import SupportMonster
from game.monster_inn.cards import Cards, is_monster
from game.monster_inn.state import BACKS, BANDS, Awaited, Draw, Treasure, View
from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.area import Area
from scenes.paint.controls import Plank, Press, plank_button
from scenes.paint.players import player_name
from scenes.paint.units import Picture, Scale
from scenes.stage import Sprite
from scenes.table.game_table import Lit, Scenery, Shown
from scenes.table.games.monster_inn import paint_house, paint_sign, paint_tile, paint_tokens
from scenes.table.games.monster_inn.creatures import Creature
from scenes.table.games.monster_inn.measures import Rows, TableGrid, order_of
from scenes.table.games.monster_inn.odds import column_odds
from scenes.table.games.monster_inn.paint_room import backdrop
from scenes.table.games.monster_inn.pieces import (
    DUNGEON,
    POOL,
    PURSE,
    can_take_up,
    chair,
    draw_of,
    heap_of,
    is_card,
    is_own_move,
    target_monster,
)
from scenes.table.games.monster_inn.places import next_tile, tile_place
from scenes.table.games.monster_inn.planks import planks
from scenes.table.games.monster_inn.tally import Counts, counted, foreseen


class Furniture:
    """Everything that is no card, for one size of window."""

    def __init__(
        self, scale: Scale, cards: Cards, faces: tuple[Creature, ...], players: tuple[Player, ...], seats: int
    ) -> None:
        self._scale = scale
        self._cards = cards
        self._faces = faces
        self._players = tuple(players[seat] if seat < len(players) else Player() for seat in range(seats))
        self._grid = TableGrid.of(scale, seats)

    @cached_property
    def _backdrop(self) -> Surface:
        return backdrop(self._scale, self._grid.players)

    def scenery(self, shown: Shown, lit: Lit) -> Scenery:
        """Return the table; treasures on the way are counted where they are."""
        view: View = shown.view
        now = counted(shown)
        then = foreseen(now, view, lit.action) if lit.action is not None else now
        below = [
            self._sign(view),
            self._deck(shown),
            *self._line(shown, lit),
            *self._counter(shown, now, then, lit),
            *self._purse(view, now, then, lit),
            *self._dungeon(shown, lit),
        ]
        for seat in range(view.players):
            if seat != chair(view):
                below += self._house(shown, seat)
        below.append(self._unseen(view))
        return Scenery(self._backdrop, tuple(below), tuple(self._over(shown, lit)))

    def name(self, view: View, seat: Seat) -> str:
        """Return what a seat is called by the one who looks."""
        return tr("You") if seat == view.seat else player_name(self._players, seat)

    def _short(self, view: View, seat: Seat) -> str:
        return self.name(view, seat).split()[0] if seat != view.seat else tr("You")

    def _at(self, picture: Picture, area: Area) -> Sprite:
        return Sprite.at(self._scale, picture, area.x, area.y)

    # The taproom.

    def _sign(self, view: View) -> Sprite:
        order = [(view.starter + step) % view.players for step in range(view.players)]
        plates = tuple(
            paint_sign.SeatPlate(
                self._players[seat],
                seat,
                self.name(view, seat) if self._grid.players < 4 else self._short(view, seat),
                self._doing(view, seat),
                seat == view.current,
                seat not in view.takers or seat == view.current,
                at == 0 and view.round > 0,
            )
            for at, seat in enumerate(order)
        )
        area = self._grid.sign
        board = paint_sign.sign_board(
            self._scale, area.width, area.height, max(1, view.round), view.rounds, plates
        )
        return self._at(board, area)

    def _doing(self, view: View, seat: Seat) -> str:
        if seat == view.current:
            if view.awaited in (Awaited.BONUS, Awaited.SUPPORT):
                return tr("choosing")
            return tr("your turn") if seat == view.seat else tr("thinks")
        if seat not in view.takers:
            return tr("in")
        face = view.faces[view.line[view.takers.index(seat)]]
        if self._grid.players > 4:
            return tr("left")
        creature = self._faces[face]
        return tr("took {card}", card=creature.range or creature.value)

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

    # The counter.

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

    # The purse.

    def _purse(self, view: View, now: Counts, then: Counts, lit: Lit) -> Iterator[Sprite]:
        grid, scale = self._grid, self._scale
        seat = chair(view)
        title = tr("Your purse") if view.seat != WATCHER else self.name(view, seat)
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

    # Dungeons.

    def _dungeon(self, shown: Shown, lit: Lit) -> Iterator[Sprite]:
        view: View = shown.view
        seat = chair(view)
        rows = self._grid.rows(view, seat)
        if seat == view.current:
            area = self._grid.dungeon
            wide = area.width - (rows.pitch - rows.tile_width)
            frame = paint_tile.frame_around(self._scale, wide + 8, area.height + 8, ink.AMBER, dashed=False)
            yield Sprite.at(self._scale, frame, area.x - 4, area.y - 4)
        yield self._caption(view, seat)
        yield from self._niches(rows, taken=(len(view.monsters[seat]), len(view.humanoids[seat])))
        yield from self._slot(view, lit)
        # The one that would change is broad and lies over its neighbours.
        meant = target_monster(lit.target)
        row = view.monsters[seat]
        last = row.index(meant) if meant in row else -1
        flying = _flying(shown)
        for column in sorted(range(len(view.humanoids[seat])), key=lambda one: one == last):
            pair = {*view.humanoids[seat][column : column + 1], *row[column : column + 1]}
            if pair & flying:
                continue
            yield from self._odds(view, seat, column, rows, lit)

    def _caption(self, view: View, seat: Seat) -> Sprite:
        fame = sum(self._cards.skulls[view.faces[draw]] for draw in view.monsters[seat])
        title = tr("Your dungeon") if view.seat != WATCHER else tr("The dungeon")
        words = tr("Monsters +{n}", n=fame)
        area = self._grid.dungeon
        picture = paint_sign.caption(self._scale, area.width, title, words)
        return Sprite.at(self._scale, picture, area.x - 2, area.y - 26)

    def _niches(self, rows: Rows, taken: tuple[int, int]) -> Iterator[Sprite]:
        scale, area = self._scale, rows.area
        wide = area.width + 8 - (rows.pitch - rows.tile_width)
        yield Sprite.at(scale, paint_house.niche(scale, wide, area.height + 8), area.x - 4, area.y - 4)
        empty = paint_tile.hollow(scale, rows.tile_width, rows.tile_height)
        for is_top in (True, False):
            for column in range(taken[0 if is_top else 1], rows.all_columns):
                tile = rows.tile(column, is_monster=is_top)
                yield Sprite.at(scale, empty, tile.x, tile.y)

    def _slot(self, view: View, lit: Lit) -> Iterator[Sprite]:
        """Return the place that the card at stake would take, while the one who looks may leave."""
        if not is_own_move(view) or view.awaited is not Awaited.TURN or view.at_stake is None:
            return
        is_top = is_monster(view.faces[view.at_stake])
        area = next_tile(self._grid, view, chair(view), is_monster=is_top)
        words = tr("leave"), tr("drop here")
        slot = paint_tile.drop_slot(
            self._scale, area.width, area.height, *words, is_hot=lit.target == DUNGEON
        )
        yield self._at(slot, area)

    def _odds(self, view: View, seat: Seat, column: int, rows: Rows, lit: Lit) -> Iterator[Sprite]:
        odds = column_odds(self._cards, view, seat, column)
        assert odds is not None
        area = rows.between(column)
        before = ""
        draw = target_monster(lit.target)
        if isinstance(lit.action, SupportMonster) and draw is not None:
            changed = column_odds(self._cards, view, seat, column, supported=draw)
            if changed is not None and changed != odds:
                humanoid = view.faces[view.humanoids[seat][column]]
                before = tr("costs {n}", n=self._cards.skulls[humanoid])
                if odds.icon == "warn":
                    before = tr("may cost {n}", n=self._cards.skulls[humanoid])
                odds = changed
        line = paint_sign.odds_line(
            self._scale, area.width, area.height, odds.icon, odds.words, odds.colour, before
        )
        yield self._at(line, area)

    def _house(self, shown: Shown, seat: Seat) -> Iterator[Sprite]:
        view: View = shown.view
        scale, home = self._scale, self._grid.house(order_of(view, seat))
        is_live, is_in = seat == view.current, seat not in view.takers
        walls = paint_house.house(
            scale,
            home.eave.width,
            home.wall.low - home.eave.y,
            home.eave.height,
            seat + 3,
            is_in=is_in,
            is_live=is_live,
        )
        yield self._at(walls, home.eave)
        state = "in" if is_in else "out"
        if is_live:
            state = "choosing" if view.awaited in (Awaited.BONUS, Awaited.SUPPORT) else "thinks"
        now = counted(shown)
        supply = (now.gold[seat], now.gems[seat]) if view.shows_supply(seat) else None
        fame = sum(self._cards.skulls[view.faces[draw]] for draw in view.monsters[seat])
        header = paint_house.Header(
            self._players[seat], seat, player_name(self._players, seat), fame, state, supply
        )
        plate = paint_house.header_plate(scale, home.header.width, home.header.height, header)
        yield self._at(plate, home.header)
        rows = self._grid.rows(view, seat)
        yield from self._niches(rows, taken=(len(view.monsters[seat]), len(view.humanoids[seat])))

    def _unseen(self, view: View) -> Sprite:
        area = self._grid.unseen
        bands = tuple((self._faces[BACKS + band], view.unseen_humanoids[band]) for band in range(BANDS))
        plate = paint_sign.unseen_plate(
            self._scale, area.width, area.height, len(view.unseen_monsters), bands
        )
        return self._at(plate, area)

    # Over the cards.

    def _over(self, shown: Shown, lit: Lit) -> Iterator[Sprite]:
        """Return frames around tiles: what was taken in this round, and what may be supported."""
        view: View = shown.view
        moving = _flying(shown)
        for place, seat in enumerate(view.takers):
            draw = view.line[place]
            if seat == chair(view) and not (draw == view.taken and view.awaited is Awaited.BONUS):
                continue
            if draw in moving:
                continue
            yield self._frame(view, seat, draw, ink.CHALK, dashed=True)
        if is_own_move(view) and view.awaited is Awaited.SUPPORT:
            for draw in _supportable(self._cards, view):
                is_meant = target_monster(lit.target) == draw
                yield self._frame(
                    view, chair(view), draw, ink.PARCHMENT_LIGHT if is_meant else ink.AMBER, dashed=False
                )

    def _frame(self, view: View, seat: Seat, draw: int, colour: str, *, dashed: bool) -> Sprite:
        place = tile_place(self._grid, view, seat, draw)
        frame = paint_tile.frame_around(self._scale, place.width, place.height, colour, dashed=dashed)
        return Sprite.at(self._scale, frame, place.x, place.y)


def _waiting(shown: Shown) -> int:
    """Return how many cards of a new line have not left the deck yet."""
    if shown.clip is None:
        return 0
    return sum(
        motion.start.look == "back" and shown.time < motion.delay for motion in shown.clip.motions.values()
    )


def _flying(shown: Shown) -> set[Draw]:
    """Return the cards that are on their way, or will be."""
    if shown.clip is None:
        return set()
    motions = shown.clip.motions
    return {draw_of(piece) for piece, way in motions.items() if is_card(piece) and shown.time < way.lands}


def _supportable(cards: Cards, view: View) -> list[int]:
    """Return the own Monsters that a support may be put on now (ruling 10)."""
    taken = view.taken
    if taken is None:
        return []
    kind = cards.kinds[view.faces[taken]]
    own = view.monsters[chair(view)]
    return [draw for draw in own if cards.kinds[view.faces[draw]] == kind and view.support_of(draw) is None]
