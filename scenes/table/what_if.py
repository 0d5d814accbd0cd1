"""The preview of a gesture: the chalk board says what follows, the rooms concerned are marked."""

import math
from collections.abc import Mapping

from scenes.anim.motion import Place
from scenes.language import tr
from scenes.paint.units import Scale
from scenes.paint.what_if import (
    LANES,
    ChalkedLine,
    arriving,
    awaiting,
    concerned,
    gauge,
    link,
    possible,
    unconcerned,
    what_if_board,
)
from scenes.stage import Sprite
from scenes.table.game_table import (
    Action,
    Adjust,
    Card,
    Consequence,
    GameTable,
    Gesture,
    Odds,
    View,
    WhatIf,
)

_ASIDE = 7.0
"""So far from the middle of a room a line begins and ends: another may end and begin there."""


class Preview:
    """What one gesture would bring, as pictures for one table; asked once, or until nothing is left open."""

    def __init__(self, scale: Scale, table: GameTable) -> None:
        self._scale = scale
        self._table = table
        self._asked: tuple[View, Action] | None = None
        self._told: WhatIf | None = None

    def _tell(self, view: View, action: Action, *, is_new_frame: bool = False) -> WhatIf | None:
        if isinstance(action, Adjust):
            return None
        if self._asked != (view, action) or (is_new_frame and self.is_refining):
            self._asked = (view, action)
            self._told = self._table.what_if(view, action)
        return self._told

    @property
    def is_refining(self) -> bool:
        """Whether there is more to be told in the next frame."""
        return self._told is not None and not self._told.is_final

    def forget(self) -> None:
        """Ask anew what would happen: what the table remembers has changed."""
        self._asked = self._told = None

    def board(self, view: View, action: Action) -> list[Sprite]:
        """Return the chalk board that tells it in place of the log, if there is something to tell."""
        told = self._tell(view, action, is_new_frame=True)
        if told is None:
            return []
        lines = tuple(self._line(order, entry) for order, entry in enumerate(told.consequences, 1))
        area = self._table.preview_area
        board = what_if_board(
            self._scale, area.width, area.height, told.title, lines, told.rest, told.note, told.changes
        )
        return [Sprite.at(self._scale, board, area.x, area.y)]

    def _line(self, order: int, entry: Consequence) -> ChalkedLine:
        sitter = self._table.sitter(entry.card)
        words = tr("{card}: {why}", card=sitter.name, why=entry.why) if entry.why else sitter.name
        return ChalkedLine(order, sitter, words, entry.icon, entry.outcome)

    def marks(self, view: View, gesture: Gesture, action: Action) -> list[Sprite]:
        """Return the marks on the rooms, and who goes up where it would be; none where there are no rooms."""
        told = self._tell(view, action)
        if told is None:
            return []
        waiting = self._table.target_place(view, gesture.target)
        sprites = []
        is_room = waiting.look.startswith("room")
        picture = self._table.picture(gesture.card, waiting) if is_room else None
        if picture is not None:
            sprites.append(Sprite.at(self._scale, picture, waiting.x, waiting.y))
        orders = {entry.card: order for order, entry in enumerate(told.consequences, 1)}
        odds = {entry.card: entry for entry in told.odds}
        places = self._table.places(view) | {gesture.card: waiting}
        rooms = {card: place for card, place in places.items() if place.look.startswith("room")}
        for card, place in rooms.items():
            sprites += self._mark(told, card, place, orders.get(card), odds.get(card))
        for area, icon in told.vacant:
            taken = awaiting(self._scale, area.width, area.height, icon)
            sprites.append(Sprite.at(self._scale, taken, area.x, area.y))
        return [*sprites, *self._links(told, rooms), *self._gauges(told)]

    def _links(self, told: WhatIf, rooms: Mapping[Card, Place]) -> list[Sprite]:
        """Return the lines between those who do something to others and those to whom it is done."""
        sprites: list[Sprite] = []
        for entry in told.consequences:
            if entry.by is None or entry.by == entry.card or not {entry.by, entry.card} <= rooms.keys():
                continue
            start, end = rooms[entry.by], rooms[entry.card]
            rise = end.centre[1] - start.centre[1]
            aside = math.copysign(_ASIDE, rise)
            drawn = link(self._scale, rise - 2 * aside, len(sprites) % LANES)
            sprites.append(Sprite.at(self._scale, drawn, start.x + start.width, start.centre[1] + aside))
        return sprites

    def _gauges(self, told: WhatIf) -> list[Sprite]:
        return [
            Sprite.at(
                self._scale,
                gauge(self._scale, at.area.width, at.area.height, at.steps, at.note, is_alarm=at.is_alarm),
                at.area.x,
                at.area.y,
            )
            for at in told.gauges
        ]

    def _mark(
        self, told: WhatIf, card: Card, place: Place, order: int | None, odds: Odds | None
    ) -> list[Sprite]:
        size = place.width, place.height
        if order is not None:
            entry = told.consequences[order - 1]
            words = f"{entry.why}: {entry.outcome}" if entry.why else entry.outcome
            mark = concerned(self._scale, *size, order, words, entry.icon)
        elif odds is not None:
            mark = possible(self._scale, *size, odds.words, odds.icon)
        elif card == told.card:
            mark = arriving(self._scale, *size)
        else:
            mark = unconcerned(self._scale, *size)
        return [Sprite.at(self._scale, mark, place.x, place.y)]
