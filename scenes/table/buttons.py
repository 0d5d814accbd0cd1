"""The square buttons of a table, which stand where the grid has room for them."""

from collections.abc import Callable

from game.core.words import Message
from scenes.gui.manager import Gui
from scenes.gui.pieces import Piece, icon_button
from scenes.keys.commands import Command, Fixed
from scenes.keys.keys import KeyWords
from scenes.language import say, tr
from scenes.paint.grid import TableGrid
from scenes.paint.units import Scale
from scenes.table.deeds import Deeds


class TableButtons:
    """Each wears the icon of its name, and tells its key when it is rested on."""

    def __init__(
        self,
        gui: Gui,
        scale: Scale,
        key_words: KeyWords,
        deeds: Deeds,
        deal: str,
        *,
        has_seat: bool = False,
        has_hint: bool = False,
    ) -> None:
        """Lay them out; `deal` says which cards were dealt.

        Whoever has a seat among several may leave it, and hints may be had or not.
        """
        self._gui = gui
        self._grid = TableGrid.of(scale)
        self._words = (
            tr("Take back ({key})", key=key_words(Command.UNDO)),
            tr("Redo ({key})", key=key_words(Command.REDO)),
        )
        self._count = 0
        leaving = tr("To the title ({key})", key=key_words(Fixed.ESCAPE))
        self._add("menu", deeds.leave_table, f"{leaving}\n{deal}")
        self._undo = self._add("undo", deeds.undo, self._words[0])
        self._redo = self._add("redo", deeds.redo, self._words[1])
        self._hint_words = tr("Hint ({key})", key=key_words(Command.HINT))
        self._hint = self._add("hint", deeds.ask_hint, self._hint_words) if has_hint else None
        self._add("book", deeds.open_rules, tr("Rules book ({key})", key=key_words(Command.RULES)))
        self._add("gear", deeds.open_settings, tr("Settings ({key})", key=key_words(Command.SETTINGS)))
        self._flag = self._add("flag", deeds.concede, tr("Leave your seat to a bot")) if has_seat else None

    def _add(self, name: str, action: Callable[[], None], tip: str) -> Piece:
        area = self._grid.button(self._count)
        self._count += 1
        return icon_button(self._gui, name, area.x, area.y, name, action, tip=tip, side=area.width)

    @property
    def is_at_hint(self) -> bool:
        """Whether the pointer is over the button that asks for a hint."""
        return self._hint is not None and bool(self._hint.hovered)

    def allow(
        self, undo: Message | None, redo: Message | None, hint: Message | None, *, is_over: bool
    ) -> None:
        """Let what can be done be pressed, or say why it cannot be; nobody leaves what is over."""
        if self._flag is not None:
            self._flag.allow(not is_over)
        self._allow(self._undo, self._words[0], undo)
        self._allow(self._redo, self._words[1], redo)
        if self._hint is not None:
            self._allow(self._hint, self._hint_words, hint)

    def _allow(self, piece: Piece, usual: str, refusal: Message | None) -> None:
        piece.allow(refusal is None)
        piece.tell(usual if refusal is None else say(refusal))
