"""Where a new file goes: as it was written down, with the ending of its form and a number if there is one."""

from pathlib import Path

from saves.files import free_path, is_folder, typed_path
from scenes.sharing.names import with_ending


class Destination:
    """A path on a line; it names a file that is not there yet, until somebody writes something else."""

    def __init__(self, wished: Path, ending: str) -> None:
        """Begin with a path without ending."""
        self._name = wished.name
        self._wished = wished
        self._ending = ending
        self.text = ""
        """What stands on the line."""
        self.renew()

    def renew(self) -> None:
        """Name another file beside those that are there now."""
        path = with_ending(self._wished, self._ending)
        self.text = str(free_path(path.parent, path.stem, path.suffix))

    def take_form(self, ending: str) -> None:
        """Name a file of another form."""
        self._ending = ending
        self.renew()

    def write(self, text: str) -> None:
        """Take what somebody writes on the line, as it is."""
        self.text = text
        if text.strip():
            self._wished = Path(text.strip())

    def target(self) -> Path | None:
        """Return the file that is meant: for a folder a free one in it, for an empty line none."""
        if not self.text.strip():
            return None
        path = typed_path(self.text.strip())
        if is_folder(path):
            self._wished = path / self._name
            return free_path(path, self._name, self._ending)
        return path if path.suffix else with_ending(path, self._ending)
