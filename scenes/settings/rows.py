"""The rows of the boards: words on the wood and an element beside or under them; measures in u."""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass

from scenes.gui.manager import Action, Gui
from scenes.gui.pieces import Choice, Switch, plank
from scenes.gui.slider import Slider
from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.canvas import Canvas
from scenes.paint.controls import Plank, key_cap
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.rich import Style, lay_out
from scenes.paint.text import ELLIPSIS, text_px, text_width
from scenes.paint.units import Scale
from scenes.settings.backs import BACKS_HEIGHT, Backs

EDGE = 22.0
"""Room between the rim of a board and what stands on it."""
_CONTROL = 42.0
_SWITCH_WIDTH = 92.0
_LABEL_WIDTH = 92.0
_WELL = Panel(ink.GROOVE, 8, 2.2, stroke=ink.EDGE)
_LABEL = Style(Face.BOLD, 16, ink.SUBTEXT_ON_WOOD, leading=1.05, lines=2)
_NOTE = Style(Face.ITALIC, 14.5, ink.FADED_ON_WOOD, leading=1.05, lines=3)


class Row(ABC):
    """One line of a board; `width` is that of the board without its edges."""

    @abstractmethod
    def height(self, scale: Scale, width: float) -> float:
        """Return how much room it takes from top to bottom."""

    def paint(self, canvas: Canvas, x: float, y: float, width: float) -> None:  # noqa: B027 - some have no words
        """Write what stands on the wood."""

    def build(self, gui: Gui, x: float, y: float, width: float) -> None:  # noqa: B027 - some only say something
        """Create the element."""


@dataclass(frozen=True)
class SliderRow(Row):
    """Words, and a slider of percents."""

    name: str
    words: str
    icon: str
    percent: int
    on_moved: Callable[[int], None]
    on_settled: Callable[[int], None]

    def height(self, scale: Scale, width: float) -> float:
        """Return the height of a slider with room around it."""
        return 46

    def paint(self, canvas: Canvas, x: float, y: float, width: float) -> None:
        """Write the words."""
        canvas.text(self.words, x, y + 23, Face.BOLD, 16, ink.SUBTEXT_ON_WOOD, fit=_LABEL_WIDTH + 6)

    def build(self, gui: Gui, x: float, y: float, width: float) -> None:
        """Create the slider."""
        left = x + _LABEL_WIDTH + 14
        wide = x + width - left
        Slider(gui, self.name, left, y + 6, wide, self.icon, self.percent, self.on_moved, self.on_settled)


@dataclass(frozen=True)
class SwitchRow(Row):
    """Words, and a switch at the right; `note` stands small under the words."""

    name: str
    words: str
    is_on: bool
    on_turned: Callable[[bool], None]
    note: str = ""
    is_allowed: bool = True

    def _room(self, width: float) -> float:
        return width - _SWITCH_WIDTH - 16

    def _words_height(self, scale: Scale, width: float) -> float:
        return lay_out(scale, self.words, self._room(width), _LABEL).height / scale.u

    def height(self, scale: Scale, width: float) -> float:
        """Return the height of the switch with its note."""
        tall = max(42.0, self._words_height(scale, width) + 12)
        if self.note:
            tall += lay_out(scale, self.note, width, _NOTE).height / scale.u + 2
        return tall

    def paint(self, canvas: Canvas, x: float, y: float, width: float) -> None:
        """Write words and note."""
        tall = max(42.0, self._words_height(canvas.scale, width) + 12)
        canvas.rich(self.words, x, y + tall / 2, self._room(width), _LABEL)
        if self.note:
            note = lay_out(canvas.scale, self.note, width, _NOTE)
            left, top = canvas.at(x, y + tall - 2)
            note.draw(canvas.surface, left, top)

    def build(self, gui: Gui, x: float, y: float, width: float) -> None:
        """Create the switch."""
        tall = max(42.0, self._words_height(gui.scale, width) + 12)
        at = x + width - _SWITCH_WIDTH - 2
        words = (tr("on"), tr("off"))
        switch = Switch(gui, self.name, at, y + tall / 2 - 17, words, self.is_on, self.on_turned)
        switch.allow(self.is_allowed)


@dataclass(frozen=True)
class PegsRow(Row):
    """Words, and pegs of which one is chosen: beside the words, or under them when there are many."""

    name: str
    words: str
    options: tuple[str, ...]
    chosen: int
    on_chosen: Callable[[int], None]
    is_stacked: bool = False

    def height(self, scale: Scale, width: float) -> float:
        """Return the height of the pegs, and of the words above them."""
        return 46 + (26 if self.is_stacked else 0)

    def paint(self, canvas: Canvas, x: float, y: float, width: float) -> None:
        """Write the words."""
        if self.is_stacked:
            canvas.text(self.words, x, y + 13, Face.BOLD, 16, ink.SUBTEXT_ON_WOOD, fit=width)
        else:
            canvas.text(self.words, x, y + 23, Face.BOLD, 16, ink.SUBTEXT_ON_WOOD, fit=_LABEL_WIDTH - 10)

    def build(self, gui: Gui, x: float, y: float, width: float) -> None:
        """Create the pegs."""
        left = 0.0 if self.is_stacked else _LABEL_WIDTH
        top = y + 27 if self.is_stacked else y + 2
        box = (x + left, top, width - left, _CONTROL)
        Choice(gui, self.name, box, self.options, self.chosen, self.on_chosen)


@dataclass(frozen=True)
class BacksRow(Row):
    """The backs of the cards as pictures, one of them chosen."""

    words: str
    chosen: str
    on_chosen: Callable[[str], None]

    def height(self, scale: Scale, width: float) -> float:
        """Return the height of words and pictures."""
        return 30 + BACKS_HEIGHT

    def paint(self, canvas: Canvas, x: float, y: float, width: float) -> None:
        """Write the words."""
        canvas.text(self.words, x, y + 13, Face.BOLD, 16, ink.SUBTEXT_ON_WOOD, fit=width)

    def build(self, gui: Gui, x: float, y: float, width: float) -> None:
        """Create the row of backs."""
        Backs(gui, "card_back", (x, y + 28, width, BACKS_HEIGHT - 6), self.chosen, self.on_chosen)


@dataclass(frozen=True)
class PlankRow(Row):
    """A plank that leads further."""

    name: str
    words: str
    icon: str
    action: Action

    def height(self, scale: Scale, width: float) -> float:
        """Return the height of the plank with room around it."""
        return 54

    def build(self, gui: Gui, x: float, y: float, width: float) -> None:
        """Create the plank."""
        plank(gui, self.name, x, y + 5, Plank(self.words, width, 44, self.icon, size=17), self.action)


@dataclass(frozen=True)
class NoteRow(Row):
    """A small sentence."""

    words: str

    def height(self, scale: Scale, width: float) -> float:
        """Return the height of the sentence."""
        return lay_out(scale, self.words, width, _NOTE).height / scale.u + 10

    def paint(self, canvas: Canvas, x: float, y: float, width: float) -> None:
        """Write the sentence."""
        left, top = canvas.at(x, y + 4)
        lay_out(canvas.scale, self.words, width, _NOTE).draw(canvas.surface, left, top)


@dataclass(frozen=True)
class KeyRow(Row):
    """A key, and what it does."""

    key: str
    words: str

    def height(self, scale: Scale, width: float) -> float:
        """Return the height of a key with room around it."""
        return 37

    def paint(self, canvas: Canvas, x: float, y: float, width: float) -> None:
        """Draw the key and write what it does."""
        canvas.put(key_cap(canvas.scale, self.key, 104), x, y + 3)
        canvas.text(self.words, x + 120, y + 18, Face.BOLD, 16, ink.PARCHMENT_LIGHT, fit=width - 120)


@dataclass(frozen=True)
class PathRow(Row):
    """What lies where: words, and a path in a well."""

    words: str
    path: str

    def height(self, scale: Scale, width: float) -> float:
        """Return the height of words and well."""
        return 24 + self._lines(scale, width) * 20 + 20

    def _lines(self, scale: Scale, width: float) -> int:
        return len(broken_path(scale, self.path, width - 28))

    def paint(self, canvas: Canvas, x: float, y: float, width: float) -> None:
        """Write the words and the path."""
        canvas.text(self.words, x, y + 12, Face.BOLD, 16, ink.SUBTEXT_ON_WOOD, fit=width)
        lines = broken_path(canvas.scale, self.path, width - 28)
        canvas.panel(x - 2, y + 25, width + 4, len(lines) * 20 + 12, _WELL)
        for index, line in enumerate(lines):
            at = y + 25 + 6 + 10 + index * 20
            canvas.text(line, x + 12, at, Face.BODY, 15, ink.PARCHMENT_LIGHT, fit=width - 24)


def broken_path(scale: Scale, path: str, width: float) -> tuple[str, ...]:
    """Return a path in one or two lines, broken after a separator; the end is what has to be seen."""
    px = text_px(scale, 15)
    room = width * scale.u
    lines = [""]
    for part in re.findall(r"[^/\\]+[/\\]?|[/\\]", path):
        if lines[-1] and text_width(lines[-1] + part, Face.BODY, px) > room:
            lines.append("")
        lines[-1] += part
    if len(lines) > 2:
        lines = [lines[0], ELLIPSIS + lines[-1]]
    return tuple(lines)
