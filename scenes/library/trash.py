"""What was thrown away while the rack is open, and can be brought back, the last first."""

from pathlib import Path

from saves.format import SaveError
from saves.info import MatchInfo
from scenes.dialogs import tell
from scenes.language import tr
from scenes.library.details import title_of
from scenes.scene import Director


class Trash:
    """The bin beside the rack; what does not work is told in a dialog."""

    def __init__(self, director: Director) -> None:
        self._director = director
        self._thrown: list[tuple[str, str]] = []

    @property
    def last(self) -> str | None:
        """What the match thrown away last is called."""
        return self._thrown[-1][1] if self._thrown else None

    def throw(self, info: MatchInfo) -> bool:
        """Move a match to the trash; return whether that was possible."""
        try:
            token = self._director.services.store.delete(info.path)
        except SaveError as problem:
            tell(self._director, tr("This key stays on its hook"), problem.words)
            return False
        self._thrown.append((token, title_of(info)))
        return True

    def bring_back(self) -> Path | None:
        """Put the match thrown away last back; return where it is now, if it could be brought back."""
        if not self._thrown:
            return None
        token, _ = self._thrown.pop()
        try:
            return self._director.services.store.restore(token)
        except SaveError as problem:
            tell(self._director, tr("This key cannot be brought back"), problem.words)
            return None
