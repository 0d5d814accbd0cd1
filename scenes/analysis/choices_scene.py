"""All options of one decision with the chance that each promised, the best first."""

from collections.abc import Sequence

from pygame import Surface
from pygame.event import Event

from game.analysis.report import Decision
from scenes.analysis.lines import Choices
from scenes.analysis.wording import percent, verdict_words
from scenes.gui.manager import Gui
from scenes.gui.menu import KEYS_HEIGHT, MenuScene, back_button, heading, keys_sprite
from scenes.keys.commands import Command, Context, Fixed
from scenes.language import tr, tr_n
from scenes.paint import palette as ink
from scenes.paint.canvas import Canvas
from scenes.paint.choice_list import ROW, ChoiceRow, paint_choice
from scenes.paint.fonts import Face
from scenes.paint.paper import ledger
from scenes.paint.rich import Style, lay_out
from scenes.paint.room import back_room
from scenes.paint.units import Scale
from scenes.scene import Director
from scenes.stage import Sprite

_WIDEST = 900.0
_TOP, _HEAD = 72.0, 70.0
_WHY = Style(Face.BOLD, 16, ink.TEXT, leading=1.15, icon=1.25, lines=5)


class ChoicesScene(MenuScene):
    """A page to read; it pops with nothing."""

    def __init__(self, director: Director, decision: Decision, choices: Choices, title: str) -> None:
        """Take a decision, its options in words, and when it was."""
        super().__init__(director)
        self._decision = decision
        self._choices = choices
        self._title = title
        options = decision.options
        self.order = sorted(
            range(len(options)),
            key=lambda at: (at != decision.best, -options[at].chance if options[at].trials else 1, at),
        )
        """The options, the best first; those that nobody weighed come last."""
        reason = choices.reason(decision) if decision.best != decision.chosen else ""
        self.why = tr("Why that was better: {reason}", reason=reason) if reason else ""

    def page_height(self, scale: Scale) -> float:
        """Return what the list needs."""
        return _TOP + self._list_height(scale) + 10 + KEYS_HEIGHT

    def _list_height(self, scale: Scale) -> float:
        return _HEAD + len(self.order) * ROW + 20 + self._why_height(scale)

    def _width(self, scale: Scale) -> float:
        return min(_WIDEST, scale.logical_width - 40)

    def _why_height(self, scale: Scale) -> float:
        if not self.why:
            return 0.0
        return lay_out(scale, self.why, self._width(scale) - 100, _WHY).height / scale.u + 24

    def paint(self, scale: Scale) -> Surface:
        """Paint the room and the list on a ledger."""
        canvas = Canvas(scale, back_room(scale).copy())
        heading(canvas, tr("All choices"), self._title)
        wide, high = self._width(scale), self._list_height(scale)
        x = (scale.logical_width - wide) / 2
        note = tr_n("{n} choice", "{n} choices", len(self.order))
        canvas.put(ledger(scale, wide, high, verdict_words(self._decision), note), x, _TOP)
        for row, option in enumerate(self.order):
            paint_choice(canvas, self._row(option), x + 24, _TOP + _HEAD + row * ROW, wide - 48)
        if self.why:
            y = _TOP + high - 14 - self._why_height(scale) / 2
            canvas.icon("hint", x + 30, y - 17, 34)
            canvas.rich(self.why, x + 76, y, wide - 100, _WHY)
        return canvas.surface

    def _row(self, at: int) -> ChoiceRow:
        decision = self._decision
        option, choice = decision.options[at], self._choices.choice(decision, at)
        is_best, is_taken = at == decision.best, at == decision.chosen
        tag = ""
        if is_best and is_taken:
            tag = tr("taken, and the best")
        elif is_best or is_taken:
            tag = tr("the best") if is_best else tr("taken")
        is_weighed = option.trials > 0
        return ChoiceRow(
            choice.sitter,
            choice.words,
            option.chance if is_weighed else None,
            percent(option.chance) if is_weighed else tr("unknown"),
            tag,
            is_best,
            is_taken,
        )

    def build(self, gui: Gui) -> None:
        """Create the way back."""
        back_button(gui, self)

    def key(self, event: Event) -> bool:
        """Leave with the key that opened this, too."""
        if self.services.keys.command(event, Context.REPLAY) is not Command.CHOICES:
            return False
        self.back()
        return True

    def extras(self) -> Sequence[Sprite]:
        """Show the keys."""
        words = self.services.keys.words(Fixed.ESCAPE)
        return [keys_sprite(self.scale, tr("{key}: back to the replay", key=words))]
