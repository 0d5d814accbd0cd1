"""The keyboard at a table: where it is, on a button, a card or something to read, and what its keys do."""

import pygame
from pygame.event import Event

from scenes.gui.manager import Gui
from scenes.keys.commands import Command, Context
from scenes.services import Services
from scenes.table.deeds import Deeds
from scenes.table.game_table import Card
from scenes.table.log_panel import LogPanel
from scenes.table.planks import TablePlanks
from scenes.table.reader import HAND, Page, Reader
from scenes.table.table_hand import TableHand

_ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_RIGHT: (1, 0),
    pygame.K_DOWN: (0, 1),
}


class TableKeyboard:
    """Walks with arrows and Tab; buttons, hand and reader each hold the focus of their own."""

    _log: LogPanel

    def __init__(
        self,
        services: Services,
        gui: Gui,
        hand: TableHand,
        reader: Reader,
        planks: TablePlanks,
        deeds: Deeds,
    ) -> None:
        self._services = services
        self._planks = planks
        self._gui = gui
        self._hand = hand
        self._reader = reader
        self._deeds = deeds

    def lay_out(self, log: LogPanel) -> None:
        """Turn the pages of this log from now on."""
        self._log = log

    # Where it is.

    @property
    def here(self) -> Page | None:
        """Where the keyboard is, unless it is on a button."""
        return self._reader.page or self._reader.page_of(self._hand.focused)

    @property
    def subject(self) -> Card | None:
        """The card that the player means: the one the keyboard is on, else the one under the pointer."""
        here = self.here
        return self._hand.card_at(self._hand.pointer) if here is None else here.card

    def come_to(self, page: Page | None) -> None:
        """Bring the keyboard to something on the table; a card that can be taken up belongs to the hand."""
        self._gui.focus(None)
        is_in_hand = page is not None and page.group == HAND
        self._hand.focused = page.card if page is not None and is_in_hand else None
        self._reader.take(None if is_in_hand else page)

    def go(self, dx: int, dy: int) -> None:
        """Walk along the cards that can be taken up, and up and about from there."""
        if self._hand.is_lifted:
            self._hand.walk_targets(dx, dy)
            return
        here = self.here
        if here is None:
            # The hand may be on what is no page, as on a heap of treasures.
            self._gui.focus(None)
            self._begin(dx or dy)
            return
        if here.group == HAND and (dx or dy > 0):
            self.come_to(here)
            self._hand.walk(dx or dy)
            return
        page = self._reader.beside(here, dx, dy)
        if page is not None:
            self.come_to(page)

    def tab(self, by: int) -> None:
        """Go to the next button, and after the last one from group to group on the table."""
        if self._hand.is_lifted:
            self._hand.walk_targets(by, 0)
            return
        here, buttons = self.here, [stop for stop in self._gui.stops if stop.can_focus]
        if here is None and self._gui.focused in buttons:
            at = buttons.index(self._gui.focused) + by
            if 0 <= at < len(buttons):
                self._gui.focus(buttons[at])
                return
        elif here is None and by > 0:
            self._gui.focus(buttons[0])
            return
        page = self._reader.group_after(None if here is None else here.group, by)
        self.come_to(page)
        if page is None:
            self._gui.focus(buttons[0 if by > 0 else -1])

    # What its keys do.

    def answer(self, event: Event) -> bool:
        """Do what a key means at the table; return whether it means something there."""
        match self._services.keys.command(event, Context.TABLE):
            case Command.UNDO:
                self._deeds.undo()
            case Command.REDO:
                self._deeds.redo()
            case Command.HINT if self._deeds.can_hint:
                self._deeds.ask_hint()
            case Command.READ_LARGE:
                self._deeds.read_large(self.subject)
            case Command.SETTINGS:
                self._deeds.open_settings()
            case Command.RULES:
                self._deeds.open_rules()
            case Command.SKIP if self._gui.focused is None:
                # Any key has finished what moved.
                pass
            case _:
                return self._planks.answer(event) or self._walks(event)
        return True

    def _walks(self, event: Event) -> bool:
        """Answer the keys that mean the same everywhere: arrows, Enter, Esc, Tab, numbers."""
        match event.key:
            case pygame.K_ESCAPE:
                self._go_back()
            case pygame.K_RETURN | pygame.K_KP_ENTER:
                return self._enters()
            case key if key in _ARROWS:
                self.go(*_ARROWS[key])
            case key if pygame.K_1 <= key <= pygame.K_9:
                if self._hand.is_lifted:
                    self._hand.send_home()
                self.come_to(self._reader.page_of(self._hand.focused))
                self._hand.focus_number(key - pygame.K_1)
            case pygame.K_PAGEUP | pygame.K_PAGEDOWN:
                self._log.scroll(1 if event.key == pygame.K_PAGEUP else -1)
            case pygame.K_TAB:
                self.tab(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            case _:
                return False
        return True

    def _go_back(self) -> None:
        """Let go of a card, else of what the keyboard is on, else of the table."""
        if self._hand.holds:
            self._hand.send_home()
        elif self.here is not None or self._hand.focused is not None:
            self.come_to(None)
        else:
            self._deeds.leave_table()

    def _enters(self) -> bool:
        """Put the chosen card up, open what is read, or begin to choose; return False on a button."""
        page = self._reader.page
        if self._hand.is_lifted or self._hand.focused is not None:
            self._hand.enter()
        elif page is not None and page.line is not None:
            self._deeds.jump(page.line.position)
        elif page is not None:
            self._deeds.read_large(page.card)
        elif self._gui.focused is None:
            if not self._planks.enter():
                self._begin(1)
        elif self._gui.is_ring_shown or not self._planks.enter():
            # Where only the pointer was, as on a card of a bid, Enter goes on with the decision.
            return False
        return True

    def _begin(self, by: int) -> None:
        """Come to the cards that can be taken up: first to the one that a hint has raised."""
        if self._hand.focused is None and self._deeds.hinted_card is not None:
            self._hand.focused = self._deeds.hinted_card
        else:
            self._hand.walk(by)
