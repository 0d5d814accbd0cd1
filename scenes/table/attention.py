"""What is looked at on a table, by pointer or keyboard, and the words that explain it after a while."""

from collections.abc import Callable

import pygame
from pygame.event import Event

from scenes.paint.area import Area
from scenes.paint.units import Scale
from scenes.stage import Sprite
from scenes.table.game_table import LogEntry, Spot
from scenes.table.hints import hint_beside, hint_sprites
from scenes.table.keyboard import TableKeyboard
from scenes.table.live_match import LiveMatch
from scenes.table.log_panel import LogPanel
from scenes.table.pointer import POINTED
from scenes.table.pointing import Pointing
from scenes.table.reader import Reader
from scenes.table.table_hand import TableHand

INPUT = (*POINTED, pygame.MOUSEWHEEL, pygame.KEYDOWN)


class Attention:
    """Follows the pointer; a key takes the word from it until it moves again."""

    _scale: Scale
    _log: LogPanel

    def __init__(
        self,
        live: LiveMatch,
        hand: TableHand,
        keyboard: TableKeyboard,
        reader: Reader,
        covers: Callable[[tuple[int, int]], bool],
    ) -> None:
        """`covers` tells whether something hangs over the table at a pixel."""
        self._covers = covers
        self._live = live
        self._hand = hand
        self._keyboard = keyboard
        self._reader = reader
        self._rest = Pointing()
        self._is_pointing = True

    def lay_out(self, scale: Scale, log: LogPanel) -> None:
        """Look at a table that was laid out anew; nothing has been rested on yet."""
        self._scale = scale
        self._log = log
        self._rest.look(None, self._live.now())

    def turn(self, event: Event) -> None:
        """Turn to whichever is used, pointer or keyboard."""
        if event.type == pygame.KEYDOWN:
            self._is_pointing = False
        elif event.type in POINTED:
            self._is_pointing = True

    def look(self, event: Event) -> None:
        """See what is rested on now; after a press nothing is told until the pointer moves."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._rest.look(None, self._live.now())
        elif event.type in INPUT or event.type == pygame.WINDOWLEAVE:
            self._rest.look(self._rested_on(), self._live.now())

    @property
    def line(self) -> LogEntry | None:
        """The line of the log that is looked at."""
        if not self._is_pointing:
            page = self._reader.page
            return None if page is None else page.line
        if self._hand.pointer is None or self._hand.holds:
            return None
        return self._log.line_at(*self._scale.logical(*self._hand.pointer))

    @property
    def lines(self) -> tuple[str, ...]:
        """What is said now."""
        return self._rest.lines

    def _rested_on(self) -> Spot | None:
        if not self._is_pointing:
            page = self._keyboard.here
            return None if page is None else Spot(page.name, Area(*page.rect), page.lines)
        pointer, table, view = self._hand.pointer, self._live.table, self._live.view
        if pointer is None or self._hand.holds or self._covers(pointer):
            return None
        spot = table.explain(view, *self._scale.logical(*pointer))
        if spot is not None:
            return spot
        line, card = self.line, self._hand.card_at(pointer)
        if line is not None:
            return Spot(f"line {line.position}", table.log_area, line.chain)
        if card is None:
            return None
        place = table.places(view)[card]
        area = place.area
        return Spot(f"card {card}", area, table.hint_words(card, place))

    def advance(self, now: float) -> None:
        """Move on to this time."""
        self._rest.advance(now)

    def wake_at(self) -> float | None:
        """Return when something will be said."""
        return self._rest.wake_at()

    def sprites(self) -> list[Sprite]:
        """Return the words, and the frame around what the keyboard reads."""
        pointer, here, lines = self._hand.pointer, self._keyboard.here, self.lines
        if not self._is_pointing:
            words = () if here is None else hint_beside(self._scale, lines, here.rect)
            return [*self._reader.sprites(), *words]
        if pointer is None or self._covers(pointer):
            return []
        return hint_sprites(self._scale, lines, pointer)
