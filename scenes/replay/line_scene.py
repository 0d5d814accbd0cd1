"""A line that was never played, watched on the paper of the replay that it belongs to."""

from game.analysis.report import Line
from game.core.rules import Seat
from game.core.words import message
from saves.matches import StoredMatch
from scenes.analysis.lines import timeline_of
from scenes.analysis.study import Start, Study
from scenes.language import tr
from scenes.paint.units import Scale
from scenes.replay.replay_scene import ReplayScene
from scenes.replay.watched import Watched
from scenes.scene import Director


class LineScene(ReplayScene):
    """Begins where the line leaves the match, and plays; the match stays with whoever opened it."""

    ribbon = message("As it could have been")
    is_imagined = True

    def __init__(self, director: Director, stored: StoredMatch, line: Line, seat: Seat) -> None:
        """Take the match, the line, and the seat whose eyes are looked with.

        Raises SaveDamaged when it is no line of this match.
        """
        self._line = line
        self._timeline = timeline_of(stored, line)
        self._seat = seat
        self._has_begun = False
        super().__init__(director, stored)

    def watch(self) -> Watched:
        """Return the line."""
        watched = Watched(self.stored, self._timeline, self._line.position)
        watched.seat = self._seat
        return watched

    def study(self, start: Start) -> Study | None:
        """Return none: only what was played is analysed."""
        del start
        return None

    @property
    def closing_words(self) -> str:
        """What stands on the plank that leaves."""
        return tr("Back to the match")

    def resize(self, scale: Scale) -> None:
        """Lay out; at first, show the table at which the line begins, and what follows as a film."""
        super().resize(scale)
        if not self._has_begun:
            self._has_begun = True
            self.film.refresh(self.watched.last_played)
            self._buttons.refresh()
            self.toggle()

    def close_match(self) -> None:
        """Leave the file to the replay below."""
