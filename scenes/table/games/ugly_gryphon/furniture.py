"""The table around the cards: sign, Deck, boards, meters, the house and the sentence at the bottom."""

from functools import cached_property

import pygame
from pygame import Surface

from game.core.words import marked
from game.ugly_gryphon.cards import QUIRKS
from game.ugly_gryphon.notation import GryphonNotation
from game.ugly_gryphon.state import BAR_SIZE, LEFT_LIMIT, Awaited, Card, Phase, View
from scenes.language import tr, tr_n
from scenes.paint import boards, meters, tower
from scenes.paint.card import CardFace
from scenes.paint.controls import Tag, tag_plate
from scenes.paint.grid import TableGrid
from scenes.paint.lateness import lateness_sprites
from scenes.paint.light import glow_surface
from scenes.paint.palette import WINDOW
from scenes.paint.room import backdrop
from scenes.paint.units import Picture, Scale
from scenes.stage import Sprite
from scenes.table.game_table import Scenery
from scenes.table.games.ugly_gryphon.places import Rooms, rooms_of, walls_height

_QUIRK_NAMES = {"fights": marked("Fights"), "noise": marked("Noise"), "odor": marked("Odor")}


class Furniture:
    """Everything that is no card, for one size of window."""

    def __init__(
        self,
        scale: Scale,
        notation: GryphonNotation,
        faces: tuple[CardFace, ...],
        goals: tuple[int, ...],
        back: str,
    ) -> None:
        self._scale = scale
        self._grid = TableGrid.of(scale)
        self._notation = notation
        self._faces = faces
        self._goals = goals
        self._back = back

    @cached_property
    def _backdrop(self) -> Surface:
        return backdrop(self._scale)

    def scenery(
        self, view: View, roof: float | None, moving: frozenset[Card], lit_target: str, scrolled: int
    ) -> Scenery:
        """Return the table for a view; moving cards are left out of the board of those who left."""
        rooms = rooms_of(self._grid, view, scrolled)
        below = [
            *self._late(view),
            self._sign(view),
            self._deck(view),
            self._left(view, moving),
            *self._meters(view, moving),
            *self._house(view, rooms, roof, is_lit=bool(lit_target)),
        ]
        above = [
            *self._roof(view, rooms, roof),
            self._pennant(view, rooms),
            self._base(view, rooms),
            *self._scroll_marks(rooms),
        ]
        return Scenery(self._backdrop, tuple(below), tuple(above))

    def _late(self, view: View) -> list[Sprite]:
        """Return what tells how late it is: a night lasts as long as there are cards in the Deck."""
        passed = 1 - view.deck_count / max(1, len(self._faces) - BAR_SIZE)
        late = lateness_sprites(self._scale, passed, is_over=bool(view.reason), is_won=view.is_won)
        return [Sprite(*thing) for thing in late]

    def _sign(self, view: View) -> Sprite:
        phases = (("moon", tr("Inn phase")), ("boot", tr("Bar phase")))
        live = None if view.reason else (0 if view.phase is Phase.INN else 1)
        sign = boards.phase_sign(self._scale, tr("TURN"), max(1, view.turn), phases, live)
        return Sprite.at(self._scale, sign, self._grid.phase_sign.x, self._grid.phase_sign.y)

    def _deck(self, view: View) -> Sprite:
        label = tr("Deck {n}", n=view.deck_count)
        pile = boards.deck_pile(self._scale, view.deck_count, label, empty=tr("last call"), back=self._back)
        return Sprite.at(self._scale, pile, self._grid.deck.x, self._grid.deck.y)

    def _left(self, view: View, moving: frozenset[Card]) -> Sprite:
        there = tuple(self._faces[card].sitter for card in view.left if card not in moving)
        board = boards.left_board(
            self._scale, there, LEFT_LIMIT, tr("Left the Inn"), tr("The eighth to leave loses the night.")
        )
        return Sprite.at(self._scale, board, self._grid.left_board.x, self._grid.left_board.y)

    def _meters(self, view: View, moving: frozenset[Card]) -> list[Sprite]:
        """Return the meters; during the first deal they count whoever has arrived."""
        if not view.turn:
            view = view._replace(bar=tuple(card for card in view.bar if card not in moving))
        sprites = []
        for index, quirk in enumerate(QUIRKS):
            area = self._grid.meter(index)
            count = self._notation.shown_at_bar(view, quirk)
            drawn = meters.meter(self._scale, quirk, tr(_QUIRK_NAMES[quirk]), count, area.width, area.height)
            sprites.append(Sprite.at(self._scale, drawn, area.x, area.y))
        return sprites

    def _house(self, view: View, rooms: Rooms, roof: float | None, *, is_lit: bool) -> list[Sprite]:
        if not rooms.seen and roof is None:
            return []
        grid = self._grid
        room_height = grid.room_height(rooms.seen)
        top = grid.tower_top(rooms.seen) if roof is None else roof
        tall = grid.tower_base - top
        count = max(rooms.seen, 1)
        while walls_height(room_height, count) < tall - 0.5:
            count += 1
        walls = tower.walls(self._scale, count, room_height)
        sprites = [self._cut_walls(walls, walls_height(room_height, count), tall)]
        if view.awaited in (Awaited.PLACE, Awaited.BRING) and roof is None and rooms.highest == rooms.total:
            area = grid.room(rooms.seen, rooms.seen)
            words = tr("let go here") if is_lit else tr("drag a patron here")
            name = tr("Room {n}", n=rooms.total)
            slot = tower.empty_room(self._scale, area.height, name, words, is_hot=is_lit)
            sprites.append(Sprite.at(self._scale, slot, area.x, area.y))
        return sprites

    def _cut_walls(self, walls: Picture, whole: float, tall: float) -> Sprite:
        """Return the walls with what would stand above the roof cut off."""
        scale, grid = self._scale, self._grid
        cut = max(0, scale.px(whole - tall))
        full = walls.surface
        x = scale.px(grid.tower_x) - walls.anchor_x
        y = scale.px(grid.tower_base) - scale.px(whole) - walls.anchor_y
        if not cut:
            return Sprite(full, x, y)
        top = min(cut + walls.anchor_y - scale.px(8), full.get_height() - 1)
        part = full.subsurface((0, top, full.get_width(), full.get_height() - top))
        return Sprite(part, x, y + top)

    def _roof(self, view: View, rooms: Rooms, roof: float | None) -> list[Sprite]:
        area = self._grid.roof(rooms.seen)
        y = area.y
        if roof is not None:
            y += roof - self._grid.tower_top(rooms.seen)
        is_dark = bool(view.reason) and not view.is_won
        cover = Sprite.at(self._scale, tower.roof(self._scale, is_lit=not is_dark), area.x, y)
        if is_dark:
            return [cover]
        reach = self._scale.px(80)
        centre = self._scale.px(area.x + area.width / 2), self._scale.px(y + area.height * 0.58)
        pool = glow_surface(reach, WINDOW, 0.5)
        return [cover, Sprite(pool, centre[0] - reach, centre[1] - reach, flags=pygame.BLEND_RGB_ADD)]

    def _pennant(self, view: View, rooms: Rooms) -> Sprite:
        floor = min(max(view.goal - rooms.lowest + 1, 1), max(rooms.seen, view.goal))
        flag = tower.pennant(self._scale, is_reached=len(view.inn) >= view.goal)
        y = self._grid.room(floor, max(rooms.seen, 1)).y
        return Sprite.at(self._scale, flag, self._grid.tower_x, max(y, 40))

    def _base(self, view: View, rooms: Rooms) -> Sprite:
        """Return the base; the tag that counts rooms below needs the room of words and other goals."""
        words, goals = (tr("asleep"), tr("goal")), self._goals
        if rooms.lowest > 1 or not self._grid.has_every_goal:
            words, goals = ("", ""), (view.goal,)
        foot = tower.base(self._scale, len(view.inn), *words, goals, view.goal)
        return Sprite.at(self._scale, foot, self._grid.tower_x, self._grid.tower_base)

    def _scroll_marks(self, rooms: Rooms) -> list[Sprite]:
        """Return arrows where rooms are out of sight above or below."""
        if rooms.total <= rooms.seen:
            return []
        scale, grid = self._scale, self._grid
        marks = []
        x = grid.tower_x + grid.tower_width / 2
        if rooms.lowest > 1:
            words = tr_n("{n} room below", "{n} rooms below", rooms.lowest - 1)
            marks.append((words, grid.rooms_below_y))
        hidden = rooms.total - rooms.highest
        if hidden:
            marks.append((tr_n("{n} room above", "{n} rooms above", hidden), grid.tower_top(rooms.seen) - 22))
        sprites = []
        for words, y in marks:
            tag = tag_plate(scale, Tag(words, height=24, size=14))
            sprites.append(Sprite.at(self._scale, tag, x - tag.surface.get_width() / scale.u / 2, y))
        return sprites
