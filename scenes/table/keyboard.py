"""Where the keyboard is at a table: on a button, on a card that can be taken up, or on something to read."""

from scenes.gui.manager import Gui
from scenes.table.game_table import Card
from scenes.table.reader import HAND, Page, Reader
from scenes.table.table_hand import TableHand


class TableKeyboard:
    """Walks with arrows and Tab; buttons, hand and reader each hold the focus of their own."""

    def __init__(self, gui: Gui, hand: TableHand, reader: Reader) -> None:
        self._gui = gui
        self._hand = hand
        self._reader = reader

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
        here = self.here
        if here is None or (here.group == HAND and (dx or dy > 0)):
            self.come_to(here)
            self._hand.walk(dx or dy)
            return
        page = self._reader.beside(here, dx, dy)
        if page is not None:
            self.come_to(page)

    def tab(self, by: int) -> None:
        """Go to the next button, and after the last one from group to group on the table."""
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
