"""Every command with its keys: choose one and press the new key, Del brings the usual one back."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame.event import Event

from game.core.words import message
from scenes.dialogs import Answer, ask
from scenes.gui.manager import Action, Gui
from scenes.gui.menu import keys_line
from scenes.gui.pieces import Piece, plank
from scenes.keys.chord import Chord
from scenes.keys.commands import NAMES, PLACES, Command, Context, Fixed, contexts_of
from scenes.keys.keys import Keys
from scenes.language import say, tr
from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.controls import Plank, Press
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.units import Picture, Scale
from scenes.settings.board_page import BoardPage
from scenes.settings.columns import MARGIN, Board
from scenes.settings.key_dialog import KeyDialog
from scenes.settings.rows import KeyRow, Row, SwitchRow

_CAP_WIDTH, _CAP_HEIGHT = 150.0, 34.0
_PLANK_WIDTH = 212.0
_ICONS = {
    Context.EVERYWHERE: "key",
    Context.TABLE: "hand",
    Context.REPLAY: "play",
    Context.TITLE: "gryphon",
    Context.LIBRARY: "book",
    Context.NEW_GAME: "die",
}


@dataclass(frozen=True)
class CommandRow(Row):
    """A command, and its keys to press for another one."""

    command: Command
    keys: Keys
    action: Action

    def height(self, scale: Scale, width: float) -> float:
        """Return the height of the keys with room around them."""
        return 44

    def paint(self, canvas: Canvas, x: float, y: float, width: float) -> None:
        """Write the name of the command, and whether its key was changed."""
        words, room = say(NAMES[self.command]), width - _CAP_WIDTH - 14
        is_usual = self.keys.is_usual(self.command)
        middle = y + (22 if is_usual else 15)
        canvas.text(words, x, middle, Face.BOLD, 16, ink.SUBTEXT_ON_WOOD, fit=room)
        if not is_usual:
            canvas.text(tr("changed"), x, y + 33, Face.ITALIC, 14, ink.FADED_ON_WOOD, fit=room)

    def build(self, gui: Gui, x: float, y: float, width: float) -> None:
        """Create the keys."""
        words = "   ".join(self.keys.all_words(self.command)[:2]) or self.keys.words(self.command)
        box = (x + width - _CAP_WIDTH, y + 5, _CAP_WIDTH, _CAP_HEIGHT)

        def draw(press: Press) -> Picture:
            return _cap(gui.scale, words, press)

        Piece(gui, self.command, box, draw, self.action)


@remembered(PIECES)
def _cap(scale: Scale, words: str, press: Press) -> Picture:
    canvas = Canvas.clear(scale, _CAP_WIDTH, _CAP_HEIGHT, left=8, top=8, right=8, bottom=8)
    if press is Press.FOCUSED:
        canvas.panel(-5, -5, _CAP_WIDTH + 10, _CAP_HEIGHT + 10, Panel(ink.AMBER, 12, 2.4))
    is_bright = press in (Press.HOVER, Press.FOCUSED)
    high = ink.AMBER if is_bright else ink.DEEP_PLUM_EDGE
    sunk = 1 if press is Press.PRESSED else 0
    canvas.panel(0, sunk, _CAP_WIDTH, _CAP_HEIGHT, Panel(ink.HOLLOW, 8, 2.2, high=high, stroke=ink.EDGE))
    tone = ink.PARCHMENT_LIGHT if is_bright else ink.AMBER
    canvas.text(words, _CAP_WIDTH / 2, 17 + sunk, Face.DISPLAY, 16, tone, align=0.5, fit=_CAP_WIDTH - 16)
    return canvas.picture()


class KeysScene(BoardPage):
    """A page of the settings."""

    FOOT = 76.0

    @property
    def keys(self) -> Keys:
        """The keys as they are now."""
        return self.services.keys

    def titles(self) -> tuple[str, str]:
        """Return the heading of the page."""
        return tr("Keys"), tr("choose one, then press the new key")

    def boards(self, scale: Scale) -> tuple[Board, ...]:
        """Return a board for each place where commands count, and those of the keys that stay."""
        places: dict[Context, list[Command]] = {}
        for command in Command:
            places.setdefault(_home_of(command), []).append(command)
        changeable = tuple(
            Board(say(PLACES[place]), _ICONS[place], tuple(self._row(command) for command in commands))
            for place, commands in places.items()
        )
        fixed = Board(tr("Always the same"), "lock", tuple(KeyRow(*line) for line in _fixed_lines()))
        rumble = SwitchRow("has_rumble", tr("Rumble"), self.services.settings.has_rumble, self._set_rumble)
        pad = Board(tr("Gamepad"), "gamepad", (*(KeyRow(*line) for line in _pad_lines()), rumble))
        return (*changeable, fixed, pad)

    def _row(self, command: Command) -> CommandRow:
        return CommandRow(command, self.keys, self._asking(command))

    def _asking(self, command: Command) -> Callable[[], None]:
        return lambda: self.ask(command)

    def paint_more(self, canvas: Canvas) -> None:
        """Paint the line of keys beside the plank."""
        scale = canvas.scale
        name = self.keys.words
        words = keys_line(
            tr("{key}: choose a new key", key=name(Fixed.ENTER)),
            tr("Del: the usual one again"),
            tr("{key}: back", key=name(Fixed.ESCAPE)),
        )
        right, left = scale.logical_width - MARGIN, MARGIN + _PLANK_WIDTH + 20
        low = scale.logical_height - self.FOOT / 2
        canvas.text(words, right, low, Face.BOLD, 15.5, ink.WORDS_ON_WALL, align=1, fit=right - left)

    def build(self, gui: Gui) -> None:
        """Create the keys and the plank of the first night."""
        super().build(gui)
        low = gui.scale.logical_height - self.FOOT / 2 - 23
        look = Plank(tr("As on the first night"), _PLANK_WIDTH + 40, 46, "undo", size=18)
        plank(gui, "reset", MARGIN, low, look, self._ask_to_reset)

    # What the player does.

    def ask(self, command: Command) -> None:
        """Ask for the new key of a command."""

        def hear(chord: object) -> None:
            if isinstance(chord, Chord):
                self._keep(self.keys.with_key(command, chord))

        self.director.push(KeyDialog(self.director, command), hear)

    def _keep(self, chosen: dict[str, tuple[str, ...]]) -> None:
        self.services.change(keys=chosen)
        self.resize(self.director.scale)

    def _set_rumble(self, has_rumble: bool) -> None:
        self.services.change(has_rumble=has_rumble)

    def _ask_to_reset(self) -> None:
        question = tr("Give every command its usual keys again?")
        yes = Answer("yes", tr("Put back"), "undo")
        ask(self.director, tr("As on the first night"), question, yes, self.reset)

    def reset(self) -> None:
        """Give every command its usual keys."""
        self._keep({})

    def key(self, event: Event) -> bool:
        """Give the command in focus its usual keys with Del."""
        stop = self.gui.focused
        if event.key != pygame.K_DELETE or stop is None or stop.name not in set(Command):
            return False
        command = Command(stop.name)
        self._keep(self.keys.without(command))
        if not self.keys.is_usual(command):
            words = message(
                "The usual keys of {command} have been given to something else.", command=NAMES[command]
            )
            self.services.notices.append(words)
        return True


def _home_of(command: Command) -> Context:
    """Return the board on which a command stands: the first of its contexts."""
    return next(context for context in Context if context in contexts_of(command))


def _fixed_lines() -> tuple[tuple[str, str], ...]:
    return (
        (tr("Arrows"), tr("Walk, change what has the focus")),
        (tr("1 – 9"), tr("Pick a card")),
        (tr("Enter"), tr("Place it, press it")),
        (tr("Tab"), tr("Next; with Shift the one before")),
        (tr("Page up"), tr("Scroll; Page down: the other way")),
        (tr("Esc"), tr("Back")),
    )


def _pad_lines() -> tuple[tuple[str, str], ...]:
    return (
        (tr("Cross, stick"), tr("Walk, change what has the focus")),
        ("A", tr("Place it, press it")),
        ("B", tr("Back")),
        ("X", say(NAMES[Command.READ_LARGE])),
        ("Y", say(NAMES[Command.RULES])),
        ("LB  RB", tr("Take back, do it again")),
        ("LT  RT", tr("Scroll by pages")),
        (tr("Right stick"), tr("Scroll; pressed: next")),
        (tr("View"), say(NAMES[Command.SETTINGS])),
    )
