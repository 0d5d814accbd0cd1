"""The way back at a table, and forth again: undo, redo and jumps, and why one of them may not be gone."""

from collections.abc import Callable

from game.core.words import Message
from scenes.services import Services
from scenes.sound.names import Sound
from scenes.table.live_match import LiveMatch


class WayBack:
    """Moves along the line of a match; whatever forbids it is said, unless there is only nothing to do."""

    def __init__(
        self,
        services: Services,
        live: LiveMatch,
        *,
        before: Callable[[], None],
        after: Callable[[], None],
        settled: Callable[[], None],
    ) -> None:
        """Call `before` and `after` around every change; `settled` once what moved is finished for none."""
        self._services = services
        self._live = live
        self._before = before
        self._after = after
        self._settled = settled

    def undo(self) -> None:
        """Take the last decision back, or say why that cannot be."""
        self._before()
        live = self._live
        refusal = live.undo_refusal()
        if refusal is not None:
            self._decline(refusal if live.can_undo or not live.match.persons else None)
        elif live.undo():
            self._arrive(Sound.UNDO)

    def redo(self) -> None:
        """Do again what was taken back, or say why that cannot be."""
        self._before()
        live = self._live
        refusal = live.redo_refusal()
        if refusal is not None:
            self._decline(refusal if live.can_redo or not live.match.persons else None)
        elif live.redo():
            self._arrive(Sound.REDO)

    def jump(self, position: int) -> None:
        """Go to the next decision of a person from a position on, or say why that cannot be."""
        self._before()
        refusal = self._live.jump_refusal(position)
        if refusal is not None:
            self._decline(refusal)
        elif self._live.jump(position):
            self._arrive(Sound.UNDO)

    def _arrive(self, sound: Sound) -> None:
        self._services.sounds.play(sound)
        self._after()

    def _decline(self, refusal: Message | None) -> None:
        """Say why what was done stays done; finish what moves, as if it had been taken back."""
        self._live.settle()
        self._settled()
        if refusal is not None:
            self._services.sounds.play(Sound.REFUSED)
            self._services.notices.append(refusal)
