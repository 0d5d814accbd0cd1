"""Dialogs over the present scene: a message, a question, a line of text; each a scene of its own.

While one is open the scene below waits, darkened; Esc is always the harmless way out.
"""

from collections.abc import Callable
from typing import NamedTuple

from pygame import Surface

from game.core.words import Message
from scenes.gui.fields import Field
from scenes.gui.manager import Gui
from scenes.gui.menu import MenuScene
from scenes.gui.pieces import plank
from scenes.language import say, tr
from scenes.paint import palette as ink
from scenes.paint.boards import board
from scenes.paint.canvas import Canvas
from scenes.paint.controls import Plank
from scenes.paint.fonts import Face
from scenes.paint.rich import Style, lay_out
from scenes.paint.room import dimmed
from scenes.paint.units import Scale
from scenes.scene import Director
from scenes.stage import Sprite, Stage

WIDTH = 600
"""As wide as the narrowest page allows beside its scroll bar."""
MARGIN = 34
BUTTON_WIDTH, BUTTON_HEIGHT, GAP = 190, 54, 14
"""Planks are slimmer where more than two of them share the row."""

_BODY = Style(Face.BOLD, 18, ink.PARCHMENT_LIGHT, leading=1.25, lines=12)
_PROBLEM = Style(Face.BOLD, 16, ink.ALARM_TEXT, leading=1.2, lines=3)


class Answer(NamedTuple):
    """A plank of a dialog: its name, its words, and its icon."""

    name: str
    words: str
    icon: str | None = None


class Dialog(MenuScene):
    """A board with a heading, a text and planks; pops with the name of the plank, or None after Esc."""

    def __init__(
        self, director: Director, title: str, text: str, answers: tuple[Answer, ...], *, icon: str = "warn"
    ) -> None:
        super().__init__(director)
        self.title = title
        self.text = text
        self.answers = answers
        self.icon = icon

    def paint(self, scale: Scale) -> Surface:
        """Darken what the scene below shows in this window, and put the board on it."""
        shown = self.director.scenes
        picture = Surface((scale.width, scale.height)).convert()
        if len(shown) > 1:
            below = shown[shown.index(self) - 1]
            below.resize(self.page.window)
            Stage(picture).present(below.frame())
        canvas = Canvas(scale, dimmed(picture, 170))
        x, y = self._corner(scale)
        high = self._height(scale)
        canvas.put(board(scale, WIDTH, high, title=self.title, icon=self.icon), x, y)
        text = lay_out(scale, self.text, WIDTH - 2 * MARGIN, _BODY)
        left, top = canvas.at(x + MARGIN, y + 76)
        text.draw(canvas.surface, left, top)
        return canvas.surface

    def page_height(self, scale: Scale) -> float:
        """Return what the board needs, with some room around it."""
        return self._height(scale) + 36

    def _text_height(self, scale: Scale) -> float:
        return lay_out(scale, self.text, WIDTH - 2 * MARGIN, _BODY).height / scale.u

    def _height(self, scale: Scale) -> float:
        return 76 + self._text_height(scale) + self.middle() + 24 + BUTTON_HEIGHT + 26

    def middle(self) -> float:
        """Return the height in u of what lies between text and planks."""
        return 0

    def _corner(self, scale: Scale) -> tuple[float, float]:
        free = scale.logical_height - self._height(scale)
        return (scale.logical_width - WIDTH) / 2, max(18, free * 0.45)

    def build(self, gui: Gui) -> None:
        """Create the planks, from the right; the last answer is the amber one."""
        x, y = self._corner(gui.scale)
        self.build_middle(gui, x + MARGIN, y + 76 + self._text_height(gui.scale) + 16)
        row = y + self._height(gui.scale) - BUTTON_HEIGHT - 26
        count = len(self.answers)
        wide = min(BUTTON_WIDTH, (WIDTH - 2 * MARGIN - GAP * (count - 1)) / count)
        left = x + WIDTH - MARGIN - count * (wide + GAP) + GAP
        for index, answer in enumerate(self.answers):
            is_hot = index == len(self.answers) - 1
            look = Plank(
                answer.words,
                wide,
                BUTTON_HEIGHT,
                answer.icon,
                size=20,
                is_hot=is_hot,
                has_nails=False,
            )
            at = left + index * (wide + GAP)
            piece = plank(gui, answer.name, at, row, look, self._action(answer.name))
            if is_hot:
                gui.default = piece

    def build_middle(self, gui: Gui, x: float, y: float) -> None:
        """Create what lies between text and planks."""

    def _action(self, name: str) -> Callable[[], None]:
        return lambda: self.answer(name)

    def answer(self, name: str) -> None:
        """Close with a plank."""
        self.director.pop(name)

    def back(self) -> None:
        """Close without an answer."""
        self.director.pop(None)


class TextDialog(Dialog):
    """A dialog with a line to write on; pops with what was written, or None.

    `check` returns what is wrong with a text, or None when it may be taken; it may also do the work itself.
    """

    def __init__(
        self,
        director: Director,
        title: str,
        text: str,
        initial: str,
        accept: Answer,
        *,
        check: Callable[[str], Message | None],
        icon: str = "book",
        limit: int = 60,
        is_marked: bool = True,
    ) -> None:
        super().__init__(director, title, text, (Answer("cancel", tr("Cancel")), accept), icon=icon)
        self.written = initial
        self._check = check
        self._limit = limit
        self._is_marked = is_marked
        self.problem: Message | None = None
        self._field: Field | None = None

    def middle(self) -> float:
        """Leave room for the field and for a problem below it."""
        return 16 + 46 + 58

    def build_middle(self, gui: Gui, x: float, y: float) -> None:
        """Create the field, ready to be written on."""
        box = (x, y, WIDTH - 2 * MARGIN, 46)
        self._field = Field(
            gui, "text", box, self.written, self._accept, on_changed=self._hear, limit=self._limit
        )
        gui.focus(self._field)

    def resize(self, scale: Scale) -> None:
        """Lay out, the text marked if typing shall replace it; what was written since then stays."""
        super().resize(scale)
        if self._field is not None and self._is_marked:
            self._field.select_all()

    def write(self, text: str) -> None:
        """Put a text into the field, as if it had been typed."""
        if self._field is not None:
            self._field.set_text(text)
        self._hear(text)

    def _hear(self, text: str) -> None:
        self.written = text
        self._is_marked = False
        self.problem = None

    def answer(self, name: str) -> None:
        """Accept what is written, or close."""
        if name == "cancel":
            self.back()
        else:
            self._accept()

    def _accept(self) -> None:
        text = self.written.strip()
        self.problem = self._check(text)
        if self.problem is None:
            self.director.pop(text)

    def extras(self) -> tuple[Sprite, ...]:
        """Show what is wrong with the text."""
        if self.problem is None or self._field is None:
            return ()
        laid = lay_out(self.scale, say(self.problem), WIDTH - 2 * MARGIN, _PROBLEM)
        surface = _drawn(laid.room, laid.height)
        laid.draw(surface, 0, 0)
        return (Sprite(surface, self._field.rect.x, self._field.rect.bottom + self.scale.px(8)),)


def _drawn(width: int, height: int) -> Surface:
    import pygame

    return Surface((max(1, width), max(1, height)), pygame.SRCALPHA)


def tell(director: Director, title: str, words: Message) -> None:
    """Show a message with one plank."""
    director.push(message_scene(director, title, words))


def message_scene(director: Director, title: str, words: Message) -> Dialog:
    """Return a message with one plank."""
    return Dialog(director, title, say(words), (Answer("close", tr("All right"), "check"),))


def ask(
    director: Director,
    title: str,
    text: str,
    yes: Answer,
    on_yes: Callable[[], None],
    *,
    is_final: bool = False,
) -> None:
    """Ask a question; `on_yes` is called after the dialog has gone.

    Where a yes is final, Enter does not say it.
    """
    cancel = Answer("cancel", tr("Cancel"))
    answers = (yes, cancel) if is_final else (cancel, yes)

    def hear(result: object) -> None:
        if result == yes.name:
            on_yes()

    director.push(Dialog(director, title, text, answers, icon="question"), hear)
