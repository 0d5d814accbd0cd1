"""The dialog while something is written: how far it is, and a plank that stops it."""

from collections.abc import Generator, Sequence

from game.core.words import Message
from saves.format import SaveError
from scenes.dialogs import MARGIN, WIDTH, Answer, Dialog
from scenes.gui.manager import Gui
from scenes.keys.commands import Fixed
from scenes.language import tr
from scenes.paint.progress import progress_bar
from scenes.scene import Director
from scenes.sharing.wish import Progress
from scenes.stage import Sprite

_BAR_HEIGHT = 30.0


class Written:
    """What a writing scene pops with when everything is written."""


class WritingScene(Dialog):
    """Takes one step at a time, so that the window lives meanwhile; what is stopped leaves nothing.

    Pops with Written, with a Message when it went wrong, or with None when it was stopped.
    """

    def __init__(
        self, director: Director, title: str, text: str, steps: Generator[Progress, None, None]
    ) -> None:
        stop = tr("Stop ({key})", key=director.services.keys.words(Fixed.ESCAPE))
        super().__init__(director, title, text, (Answer("stop", stop, "cross"),), icon="up")
        self._steps = steps
        self.progress = Progress(0, 1)
        self._bar = 0.0, 0.0

    def middle(self) -> float:
        """Leave room for the bar."""
        return _BAR_HEIGHT + 24

    def build(self, gui: Gui) -> None:
        """Create the plank; Enter does not press it, for one that began to write may come twice."""
        super().build(gui)
        gui.default = None

    def build_middle(self, gui: Gui, x: float, y: float) -> None:
        """Remember where the bar is: there is nothing to press."""
        self._bar = x, y

    def extras(self) -> Sequence[Sprite]:
        """Show how far it is."""
        done, total = self.progress
        words = tr("{done} of {total}", done=done, total=total)
        bar = progress_bar(self.scale, WIDTH - 2 * MARGIN, 1000 * done // total, words)
        return (Sprite.at(self.scale, bar, *self._bar),)

    def answer(self, name: str) -> None:
        """Stop."""
        self.back()

    def open_rules(self) -> None:
        """Stay: it would stand still meanwhile."""

    def open_settings(self) -> None:
        """Stay: in other colours the rest would not fit what is written."""

    def advance(self, now: float) -> None:
        """Take the next step."""
        super().advance(now)
        try:
            self.progress = next(self._steps)
        except StopIteration:
            self.director.pop(Written())
        except SaveError as problem:
            words: Message = problem.words
            self.director.pop(words)

    def wake_at(self) -> float | None:
        """Return at once."""
        return 0.0

    def leave(self) -> None:
        """Stop if it is not done."""
        self._steps.close()
        super().leave()
