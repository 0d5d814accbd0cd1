"""Where a player's files lie: the platform's data folder, or the folder that FOUR_INNS_HOME names."""

import os
from dataclasses import dataclass
from pathlib import Path

NAME = "four-inns"
VARIABLE = "FOUR_INNS_HOME"


def analysis_path(match: Path) -> Path:
    """Return where the analysis of a match lies: beside its file."""
    return match.with_name(f"{match.stem}.analysis.json")


@dataclass(frozen=True)
class Places:
    """The folders and files below one home; nothing is created by asking for them."""

    home: Path
    cache_folder: Path | None = None

    @property
    def matches(self) -> Path:
        """The folder of the match files that the library lists."""
        return self.home / "matches"

    @property
    def trash(self) -> Path:
        """The folder of deleted matches."""
        return self.home / "trash"

    @property
    def decks(self) -> Path:
        """The folder of the player's own decks."""
        return self.home / "decks"

    @property
    def log_file(self) -> Path:
        """The log of the program."""
        return self.home / "four-inns.log"

    @property
    def crashes(self) -> Path:
        """The folder of reports of errors nobody foresaw."""
        return self.home / "crashes"

    @property
    def running_lock(self) -> Path:
        """The file whose lock the first window of this home holds."""
        return self.home / ".running.lock"

    @property
    def running_file(self) -> Path:
        """The note of that window about itself, for further starts."""
        return self.home / ".running.json"

    @property
    def running_socket(self) -> Path:
        """Where that window listens, on systems and disks that know sockets."""
        return self.home / ".running.socket"

    @property
    def settings_file(self) -> Path:
        """The settings."""
        return self.home / "settings.json"

    @property
    def index_file(self) -> Path:
        """The index of all matches, which can be rebuilt at any time."""
        return self.home / "index.sqlite"

    @property
    def cache(self) -> Path:
        """The folder of pictures and other things that can be made again."""
        return self.cache_folder or self.home / "cache"


def places() -> Places:
    """Return the places of this player, below FOUR_INNS_HOME when it is set."""
    chosen = os.environ.get(VARIABLE)
    if chosen:
        return Places(Path(chosen).expanduser().absolute())
    # Imported here because it is needed only without the variable.
    from platformdirs import user_cache_path, user_data_path

    return Places(user_data_path(NAME, appauthor=False), user_cache_path(NAME, appauthor=False))
