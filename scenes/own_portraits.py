"""Find the pictures of a player's own decks when they are first shown, and tell of one that is no good."""

import hashlib
from pathlib import Path

from game.core.words import Message, message
from saves.portraits import VECTOR, PortraitError, portrait_files, read_portrait
from scenes.language import plain
from scenes.log_file import log
from scenes.paint.own_picture import DeckName, NotAPicture, OwnPicture, picture_of


class OwnPortraits:
    """The pictures below the folder of decks; each is read once."""

    def __init__(self, decks: Path, notices: list[Message]) -> None:
        self._decks = decks
        self._notices = notices
        self._files: dict[DeckName, dict[str, Path]] = {}
        self._found: dict[Path, OwnPicture | None] = {}
        self._told: set[DeckName] = set()

    def find(self, deck: DeckName, patron: str) -> OwnPicture | None:
        """Return the picture of a patron; without a good one, None."""
        if deck not in self._files:
            self._files[deck] = portrait_files(self._decks, *deck)
        path = self._files[deck].get(patron)
        if path is None:
            return None
        if path not in self._found:
            self._found[path] = self._read(deck, path)
        return self._found[path]

    def _read(self, deck: DeckName, path: Path) -> OwnPicture | None:
        try:
            content = read_portrait(path)
            is_vector = path.suffix.lower() == VECTOR
            return picture_of(content, hashlib.sha256(content).hexdigest(), is_vector=is_vector)
        except NotAPicture:
            self._tell(
                deck, PortraitError(path, message("it is damaged, or much longer than it is wide")).words
            )
        except PortraitError as problem:
            self._tell(deck, problem.words)
        return None

    def _tell(self, deck: DeckName, words: Message) -> None:
        """Tell the player of the first bad picture of a deck; the log has them all."""
        log.warning("%s", plain(words))
        if deck not in self._told:
            self._told.add(deck)
            self._notices.append(words)
