"""The dungeons: the own one with what is to be feared, and the houses of the others."""

from collections.abc import Iterator
from typing import Final

from game.core.players import Player
from game.core.rules import WATCHER, Seat
from game.monster_inn.actions import SupportMonster
from game.monster_inn.cards import Cards, is_monster
from game.monster_inn.state import Awaited, Draw, View
from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.area import Area
from scenes.paint.players import player_name
from scenes.paint.units import Picture, Scale
from scenes.stage import Sprite
from scenes.table.game_table import Lit, Shown
from scenes.table.games.monster_inn import paint_house, paint_sign, paint_tile
from scenes.table.games.monster_inn.creatures import Creature
from scenes.table.games.monster_inn.measures import Rows, TableGrid, order_of
from scenes.table.games.monster_inn.odds import column_odds
from scenes.table.games.monster_inn.pieces import (
    DUNGEON,
    chair,
    draw_of,
    is_card,
    is_own_move,
    target_monster,
)
from scenes.table.games.monster_inn.places import next_tile, tile_place
from scenes.table.games.monster_inn.tally import counted

_LIVE: Final = {Awaited.BONUS: "choosing", Awaited.SUPPORT: "choosing", Awaited.NOTHING: "on"}
"""What whoever is on does, if it is something else than thinking; in a replay nobody is asked."""


class Cellar:
    """Everything around the tiles, for one size of window."""

    def __init__(
        self, scale: Scale, cards: Cards, faces: tuple[Creature, ...], players: tuple[Player, ...]
    ) -> None:
        self._scale = scale
        self._cards = cards
        self._faces = faces
        self._players = players
        self._grid = TableGrid.of(scale, len(players))

    def below(self, shown: Shown, lit: Lit) -> Iterator[Sprite]:
        """Yield what the tiles lie on."""
        view: View = shown.view
        yield from self._dungeon(shown, lit)
        for seat in range(view.players):
            if seat != chair(view):
                yield from self._house(shown, seat)

    def _at(self, picture: Picture, area: Area) -> Sprite:
        return Sprite.at(self._scale, picture, area.x, area.y)

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
        title = (
            tr("Your dungeon")
            if view.seat != WATCHER
            else tr("{player}'s dungeon", player=player_name(self._players, seat))
        )
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
        if isinstance(lit.action, SupportMonster) and lit.foretells and draw is not None:
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
        if is_live:
            frame = paint_house.live_frame(scale, home.wall.width, home.wall.height)
            yield self._at(frame, home.wall)
        high = home.wall.low - home.eave.y
        walls = paint_house.house(
            scale, home.eave.width, high, home.eave.height, seat + 3, is_in=is_in or is_live
        )
        yield self._at(walls, home.eave)
        state = "in" if is_in else "out"
        if is_live:
            state = _LIVE.get(view.awaited, "thinks")
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

    def above(self, shown: Shown, lit: Lit) -> Iterator[Sprite]:
        """Yield frames around tiles: what was taken in this round, and what may be supported."""
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
