"""The table around the cards: sign, Deck, boards, meters, the house and the sentence at the bottom."""

from functools import cached_property

import pygame
from pygame import Surface

from game.ugly_gryphon.cards import QUIRKS, Cards
from game.ugly_gryphon.inspect import shown_at_bar
from game.ugly_gryphon.state import BAR_SIZE, LEFT_LIMIT, Awaited, View
from scenes.anim import timings
from scenes.anim.easing import hop, share_of
from scenes.language import tr, tr_n
from scenes.paint import boards, meters, tower
from scenes.paint.card import CardFace
from scenes.paint.controls import Tag, tag_plate
from scenes.paint.flair import halo
from scenes.paint.grid import TableGrid
from scenes.paint.lateness import lateness_sprites
from scenes.paint.leavers import left_board
from scenes.paint.light import glow_surface
from scenes.paint.palette import WINDOW
from scenes.paint.room import backdrop
from scenes.paint.units import Picture, Scale
from scenes.stage import Sprite
from scenes.table.game_table import Lit, Scenery, Shown
from scenes.table.games.ugly_gryphon.counting import counted_bar, counted_deck, counted_inn, is_arrived
from scenes.table.games.ugly_gryphon.faces import quirk_title
from scenes.table.games.ugly_gryphon.phase_plate import sign_sprites
from scenes.table.games.ugly_gryphon.places import Rooms, pennant_y, rooms_of, walls_height


class Furniture:
    """Everything that is no card, for one size of window."""

    def __init__(
        self,
        scale: Scale,
        cards: Cards,
        faces: tuple[CardFace, ...],
        goals: tuple[int, ...],
        back: str,
    ) -> None:
        self._scale = scale
        self._grid = TableGrid.of(scale)
        self._cards = cards
        self._faces = faces
        self._goals = goals
        self._back = back

    @cached_property
    def _backdrop(self) -> Surface:
        return backdrop(self._scale)

    def scenery(self, shown: Shown, lit: Lit, scrolled: int) -> Scenery:
        """Return the table; whoever is on the way is left out of boards and counts."""
        view: View = shown.view
        rooms = rooms_of(self._grid, view, scrolled)
        roof = self._roof_edge(shown, rooms)
        below = [
            *self._late(shown),
            *self._sign(shown),
            self._deck(shown),
            self._left(shown),
            *self._meters(shown),
            *self._house(shown, rooms, roof, lit),
        ]
        above = [
            *self._roof(shown, rooms, roof),
            self._pennant(view, rooms),
            self._base(shown, rooms),
            *self._scroll_marks(rooms),
        ]
        return Scenery(self._backdrop, tuple(below), tuple(above))

    def _roof_edge(self, shown: Shown, rooms: Rooms) -> float:
        """Return the upper edge of the walls, in u."""
        clip = shown.clip
        if clip is not None and clip.roof is not None:
            return clip.roof.pose(shown.time).y
        return self._grid.tower_top(rooms.seen)

    def _late(self, shown: Shown) -> list[Sprite]:
        """Return what tells how late it is: a night lasts as long as there are cards in the Deck."""
        view: View = shown.view
        passed = 1 - view.deck_count / max(1, len(self._faces) - BAR_SIZE)
        is_over = bool(view.reason) and end_share(shown, 0) >= 1
        late = lateness_sprites(self._scale, passed, is_over=is_over, is_won=view.is_won)
        return [Sprite(*thing) for thing in late]

    def _sign(self, shown: Shown) -> list[Sprite]:
        phases = (("moon", tr("Inn phase")), ("boot", tr("Bar phase")))
        turn = max(1, shown.view.turn)

        def sign(live: int | None) -> Picture:
            return boards.phase_sign(self._scale, tr("TURN"), turn, phases, live)

        return sign_sprites(self._scale, shown, sign)

    def _deck(self, shown: Shown) -> Sprite:
        count = counted_deck(shown)
        label = tr("Deck {n}", n=count)
        pile = boards.deck_pile(self._scale, count, label, empty=tr("last call"), back=self._back)
        return Sprite.at(self._scale, pile, self._grid.deck.x, self._grid.deck.y)

    def _left(self, shown: Shown) -> Sprite:
        left = shown.view.left
        there = tuple(self._faces[card].sitter for card in left if is_arrived(shown, card))
        board = left_board(
            self._scale, there, LEFT_LIMIT, tr("Left the Inn"), tr("The eighth to leave loses the night.")
        )
        return Sprite.at(self._scale, board, self._grid.left_board.x, self._grid.left_board.y)

    def _meters(self, shown: Shown) -> list[Sprite]:
        """Return the meters; they count whoever has arrived."""
        view = shown.view._replace(bar=counted_bar(shown))
        sprites = []
        for index, quirk in enumerate(QUIRKS):
            area = self._grid.meter(index)
            count = shown_at_bar(self._cards, view, quirk)
            drawn = meters.meter(self._scale, quirk, quirk_title(quirk), count, area.width, area.height)
            sprites.append(Sprite.at(self._scale, drawn, area.x, area.y))
        return sprites

    def _house(self, shown: Shown, rooms: Rooms, top: float, lit: Lit) -> list[Sprite]:
        grid, scale = self._grid, self._scale
        tall = grid.tower_base - top
        if tall < 4:
            return []
        room_height = grid.room_height(rooms.seen)
        count = max(rooms.seen, 1)
        while walls_height(room_height, count) < tall - 0.5:
            count += 1
        walls = tower.walls(scale, count, room_height)
        sprites = [self._cut_walls(walls, walls_height(room_height, count), tall)]
        if self._has_room_to_let(shown, rooms):
            area = grid.room(rooms.seen, rooms.seen)
            is_hot = bool(lit.target)
            words = tr("let go here") if lit.is_lifting else tr("drag a patron here")
            name = tr("Room {n}", n=rooms.total)
            slot = tower.empty_room(scale, area.height, name, words, is_hot=is_hot)
            sprites.append(Sprite.at(scale, slot, area.x, area.y))
            if lit.is_lifting:
                light = halo(scale, area.width, area.height)
                alpha = round((255 if is_hot else 180) * lit.strength)
                sprites.append(Sprite.at(scale, light, area.x, area.y)._replace(alpha=alpha))
        return sprites

    def _has_room_to_let(self, shown: Shown, rooms: Rooms) -> bool:
        """Whether the room that waits is there to be seen: a new one is, as soon as the roof is up."""
        waits = (Awaited.PLACE, Awaited.BRING)
        if shown.view.awaited not in waits or rooms.highest != rooms.total:
            return False
        is_new = shown.clip is not None and shown.clip.before.awaited not in waits
        return not is_new or shown.time >= timings.GAP

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

    def _roof(self, shown: Shown, rooms: Rooms, top: float) -> list[Sprite]:
        view, scale = shown.view, self._scale
        area = self._grid.roof(rooms.seen)
        y = area.y + top - self._grid.tower_top(rooms.seen) - hop_height(shown)
        is_dark = bool(view.reason) and not view.is_won and end_share(shown, 2) >= 1
        cover = Sprite.at(scale, tower.roof(scale, is_lit=not is_dark), area.x, y)
        if is_dark:
            return [cover]
        reach = scale.px(80)
        centre = scale.px(area.x + area.width / 2), scale.px(y + area.height * 0.58)
        pool = glow_surface(reach, WINDOW, 0.5)
        return [cover, Sprite(pool, centre[0] - reach, centre[1] - reach, flags=pygame.BLEND_RGB_ADD)]

    def _pennant(self, view: View, rooms: Rooms) -> Sprite:
        flag = tower.pennant(self._scale, is_reached=len(view.inn) >= view.goal)
        return Sprite.at(self._scale, flag, self._grid.tower_x, pennant_y(self._grid, view, rooms))

    def _base(self, shown: Shown, rooms: Rooms) -> Sprite:
        """Return the base; the tag that counts rooms below needs the room of words and other goals."""
        view: View = shown.view
        words, goals = (tr("asleep"), tr("goal")), self._goals
        if rooms.lowest > 1 or not self._grid.has_every_goal:
            words, goals = ("", ""), (view.goal,)
        foot = tower.base(self._scale, counted_inn(shown), *words, goals, view.goal)
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


def end_share(shown: Shown, order: int) -> float:
    """Return how far the lamp of that order has gone out at the end of a night."""
    clip = shown.clip
    if clip is None or clip.before.reason or not shown.view.reason:
        return 1.0
    return share_of(shown.time, timings.LAMP_FROM + order * timings.LAMP, timings.LAMP)


def hop_height(shown: Shown) -> float:
    """Return how far the roof is above the walls, in u."""
    clip = shown.clip
    if clip is None or clip.hop is None:
        return 0.0
    start, high = clip.hop
    return high * hop(share_of(shown.time, start, timings.ROOF_SETTLE)) if shown.time > start else 0.0
