"""The list of decks: some are seen at once, and a scroll bar and a count tell of the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from scenes.gui.fields import Scroller
from scenes.gui.manager import Gui
from scenes.gui.pieces import Box, Piece
from scenes.language import tr_n
from scenes.new_game.pictures import ROW_HEIGHT, deck_row, more_line
from scenes.new_game.plan import ROW_PITCH, ROWS
from scenes.paint.controls import Press
from scenes.paint.units import Picture, Scale
from scenes.stage import Sprite

if TYPE_CHECKING:
    from scenes.new_game.new_game_scene import NewGameScene

BAR_WIDTH = 14.0

_WALK = {pygame.K_UP: -1, pygame.K_DOWN: 1}


class DeckList:
    """Which decks are seen; the scene knows the decks and which of them is chosen."""

    def __init__(self, scene: NewGameScene, count: int) -> None:
        self._scene = scene
        self._count = count
        self.rows = ROWS
        """So many decks are seen at once."""
        self.first = 0
        """The deck in the first row."""
        self.scroller: Scroller | None = None
        self._pieces: list[_DeckPiece] = []
        self._corner = (0.0, 0.0)

    def unseen(self) -> tuple[int, int]:
        """Return how many decks lie above and below those that are seen."""
        return self.first, max(0, self._count - self.first - self.rows)

    def scroll(self, by: int) -> None:
        """Scroll by some rows, as far as there are decks."""
        self.first = max(0, min(self._count - self.rows, self.first + by))

    def show(self, index: int) -> None:
        """Scroll until a deck is seen."""
        self.first = max(index - self.rows + 1, 0, min(self.first, index))

    def holds(self, point: tuple[int, int]) -> bool:
        """Whether a pixel of the page lies on a list that can be scrolled."""
        if self.scroller is None:
            return False
        rows = [piece.rect for piece in self._pieces]
        return bool(rows[0].unionall([*rows[1:], self.scroller.rect]).collidepoint(point))

    def build(self, gui: Gui, x: float, y: float, width: float, rows: int) -> None:
        """Create so many rows, and the scroll bar if there are more decks."""
        self._corner = (x, y)
        self.rows = rows
        self.scroll(0)
        is_scrolling = self._count > rows
        wide = width - (BAR_WIDTH + 12 if is_scrolling else 0)
        self._pieces = [
            _DeckPiece(gui, self._scene, row, (x, y + row * ROW_PITCH, wide, ROW_HEIGHT))
            for row in range(min(rows, self._count))
        ]
        self.scroller = None
        if is_scrolling:
            box = (x + width - BAR_WIDTH, y, BAR_WIDTH, rows * ROW_PITCH - 8.0)
            seen, start = rows / self._count, self.first / self._count
            self.scroller = Scroller(gui, box, seen, start, self._scroll_to)

    def _scroll_to(self, share: float) -> None:
        """Scroll by the bar: it is held, so no element may be created anew."""
        self.first = 0
        self.scroll(round(share * self._count))
        for piece in self._pieces:
            piece.follow()

    def sprites(self, scale: Scale) -> tuple[Sprite, ...]:
        """Return the count of the decks that are not seen."""
        above, below = self.unseen()
        parts = []
        if above:
            parts.append(("up", tr_n("{n} more above", "{n} more above", above)))
        if below:
            parts.append(("down", tr_n("{n} more below", "{n} more below", below)))
        if not parts:
            return ()
        x, y = self._corner
        return (Sprite.at(scale, more_line(scale, tuple(parts)), x, y + self.rows * ROW_PITCH),)

    def walk(self, index: int, by: int) -> bool:
        """Put the keyboard on the next good deck, scrolled into sight; return whether there is one."""
        index += by
        while 0 <= index < self._count and self._scene.row(index).is_bad:
            index += by
        if not 0 <= index < self._count:
            return False
        self.show(index)
        self._scene.rebuild()
        self._scene.gui.focus_named(f"deck_{index}")
        return True


class _DeckPiece(Piece):
    """A row of the list; which deck it is depends on how far the list is scrolled."""

    def __init__(self, gui: Gui, scene: NewGameScene, row: int, box: Box) -> None:
        self._scene = scene
        self._row = row
        self._width = box[2]
        super().__init__(gui, f"deck_{self.index}", box, self._picture, self._choose)
        self.follow()

    @property
    def index(self) -> int:
        """Which deck is in this row now."""
        return self._scene.deck_list.first + self._row

    def follow(self) -> None:
        """Become the deck that has come to this row; a bad one cannot be chosen."""
        self.name = f"deck_{self.index}"
        self.allow(not self._scene.row(self.index).is_bad)

    def _picture(self, press: Press) -> Picture:
        is_chosen = self.index == self._scene.deck
        row, back = self._scene.row(self.index), self._scene.services.settings.card_back
        return deck_row(self.gui.scale, row, self._width, press, back, is_chosen=is_chosen)

    def _choose(self) -> None:
        self._scene.choose_deck(self.index)

    def answers(self, event: Event) -> bool:
        """Walk the decks; at the ends of the list the arrows lead elsewhere."""
        by = _WALK.get(event.key)
        return by is not None and self._scene.deck_list.walk(self.index, by)
