"""What ends scenes waits until everything they hold is on the disk, or until the player lets it go."""

from collections.abc import Callable

from scenes.dialogs import Answer, Dialog
from scenes.language import say, tr
from scenes.scene import Director


class UnsavedDialog(Dialog):
    """Asks what to do about something that cannot be saved."""


def once_saved(director: Director, leave: Callable[[], None]) -> None:
    """Leave at once when every scene has saved what it holds, else ask; Esc stays.

    A question that is still open gives way to this one.
    """
    if isinstance(director.scene, UnsavedDialog):
        director.pop()
    problem = director.unsaved()
    if problem is None:
        leave()
        return

    def hear(answer: object) -> None:
        if answer == "again":
            once_saved(director, leave)
        elif answer == "leave":
            leave()

    answers = (Answer("leave", tr("Leave anyway"), "leave"), Answer("again", tr("Try again"), "redo"))
    words = tr("Not everything is saved yet. {reason}", reason=say(problem))
    director.push(UnsavedDialog(director, tr("One moment"), words, answers), hear)
