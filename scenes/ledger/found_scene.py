"""The key rack with some matches only: those that a bar of the ledger stands for."""

from saves.info import MatchInfo
from scenes.language import tr
from scenes.library.library_scene import LibraryScene
from scenes.scene import Director


class FoundScene(LibraryScene):
    """Hangs up the keys of some files; what is brought back from the trash is among them if it was."""

    def __init__(self, director: Director, names: frozenset[str]) -> None:
        super().__init__(director)
        self._names = names

    @property
    def title(self) -> str:
        """Say that not all keys hang here."""
        return tr("Found keys")

    def matches(self) -> list[MatchInfo]:
        """Return those of these matches that are still there."""
        return [info for info in super().matches() if info.path.name in self._names]
