"""Asks for a key by letting it be pressed; what cannot be given away is refused in one sentence."""

import pygame
from pygame.event import Event

from game.core.words import Message
from scenes.dialogs import MARGIN, WIDTH, Answer, Dialog
from scenes.gui.manager import Gui
from scenes.keys.chord import Chord
from scenes.keys.commands import NAMES, Command
from scenes.language import say, tr
from scenes.paint import palette as ink
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.rich import Style
from scenes.scene import Director
from scenes.stage import Sprite

_PROBLEM = Style(Face.BOLD, 16, ink.ALARM_TEXT, leading=1.2, lines=3)
_PROBLEM_HEIGHT = 62.0


class KeyDialog(Dialog):
    """Pops with the chord that was pressed, or None after Esc."""

    def __init__(self, director: Director, command: Command) -> None:
        text = tr(
            "Press the new key, alone or with Ctrl, Shift or Alt. Now it is: {keys}.",
            keys=", ".join(director.services.keys.all_words(command))
            or director.services.keys.words(command),
        )
        title = tr("A key for: {command}", command=say(NAMES[command]))
        super().__init__(director, title, text, (Answer("cancel", tr("Leave it")),), icon="keyboard")
        self._command = command
        self._problem_at = (0.0, 0.0)
        self.problem: Message | None = None

    def middle(self) -> float:
        """Leave room for a refusal."""
        return _PROBLEM_HEIGHT

    def build_middle(self, gui: Gui, x: float, y: float) -> None:
        """Remember where a refusal stands."""
        self._problem_at = (x, y)

    def answer(self, name: str) -> None:
        """Close without a key."""
        self.back()

    def takes_key(self, event: Event) -> bool:
        """Take every key, whatever it means elsewhere."""
        return event.type == pygame.KEYDOWN

    def respond(self, event: Event) -> None:
        """Take the key that is pressed; a pad has none to give."""
        if event.type != pygame.KEYDOWN or event.dict.get("is_pad"):
            super().respond(event)
            return
        chord = Chord.pressed(event)
        if chord == Chord(pygame.K_ESCAPE):
            self.back()
        elif chord is not None:
            self.problem = self.services.keys.refusal(self._command, chord)
            if self.problem is None:
                self.director.pop(chord)

    def extras(self) -> tuple[Sprite, ...]:
        """Show why a key was refused."""
        if self.problem is None:
            return ()
        canvas = Canvas.clear(self.scale, WIDTH - 2 * MARGIN, _PROBLEM_HEIGHT)
        canvas.rich(say(self.problem), 0, _PROBLEM_HEIGHT / 2, WIDTH - 2 * MARGIN, _PROBLEM)
        return (Sprite.at(self.scale, canvas.picture(), *self._problem_at),)
