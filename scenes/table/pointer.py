"""The pointer at a table: what a press, a drag, a long press and the wheel do."""

import pygame
from pygame.event import Event

from scenes.paint.units import Scale
from scenes.services import Services
from scenes.table.deeds import Deeds
from scenes.table.game_table import LogEntry
from scenes.table.live_match import LiveMatch
from scenes.table.log_panel import LogPanel
from scenes.table.long_press import LongPress
from scenes.table.painter import Painter
from scenes.table.reader import Reader
from scenes.table.table_hand import TableHand

POINTED = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
_ENDING_PRESS = (
    *(pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.KEYDOWN),
    *(pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST),
)


class TablePointer:
    """Cards are the hand's; here is what the pointer means beside them."""

    _scale: Scale
    _painter: Painter
    _log: LogPanel

    def __init__(
        self, services: Services, live: LiveMatch, hand: TableHand, reader: Reader, deeds: Deeds
    ) -> None:
        self._services = services
        self._live = live
        self._hand = hand
        self._reader = reader
        self._deeds = deeds
        self.long_press = LongPress()

    def lay_out(self, scale: Scale, painter: Painter, log: LogPanel) -> None:
        """Point at a table that was laid out anew."""
        self._scale = scale
        self._painter = painter
        self._log = log
        self.long_press.end()

    def follow(self, event: Event) -> None:
        """Know where the pointer is, and let a press on a card grow long until it moves or lets go."""
        if event.type in POINTED:
            self._hand.pointer = event.pos
        elif event.type == pygame.WINDOWLEAVE:
            self._hand.pointer = None
        if event.type == pygame.MOUSEMOTION:
            self.long_press.move(event.pos)
        elif event.type in _ENDING_PRESS:
            self.long_press.end()

    def answer(self, event: Event, aimed: LogEntry | None) -> None:
        """Do what an event of the pointer means; `aimed` is the line of the log it was on."""
        match event.type:
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_LEFT:
                self._press(event.pos, aimed)
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_RIGHT:
                self._deeds.read_large(self._hand.card_at(event.pos))
            case pygame.MOUSEMOTION:
                self._hand.move(*event.pos)
            case pygame.MOUSEBUTTONUP if event.button == pygame.BUTTON_LEFT:
                self._hand.release(*event.pos, can_click=self._services.settings.can_click_to_place)
            case pygame.MOUSEWHEEL:
                self._wheel(event.y)
            case pygame.WINDOWFOCUSLOST:
                self._hand.drop_everything()
            case _:
                pass

    def _press(self, point: tuple[int, int], aimed: LogEntry | None) -> None:
        """Take a card up, or go to the line that was aimed at; finishing what moved may have shifted it."""
        self._reader.take(None)
        if self._hand.is_lifted:
            self._hand.press(*point)
            return
        self.long_press.begin(self._hand.card_at(point), point, self._services.now())
        card = self._hand.press(*point)
        if card is not None:
            self._painter.prepare_carrying(card, self._live.table.places(self._live.view)[card])
        elif aimed is not None:
            self._deeds.jump(aimed.position)
        else:
            self._deeds.read_large(self._live.table.opens(self._live.view, *self._scale.logical(*point)))

    def _wheel(self, steps: int) -> None:
        if self._hand.pointer is None:
            # A stick scrolls what can be scrolled.
            if not self._live.table.scroll(self._live.view, steps):
                self._log.scroll(-steps)
        elif self._log.contains(*self._scale.logical(*self._hand.pointer)):
            self._log.scroll(-steps)
        elif self._live.table.scroll(self._live.view, steps):
            self._deeds.finish()
