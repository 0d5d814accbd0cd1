"""Find the pictures of a player's own decks when they are first shown, and tell of one that is no good.

What reads deck files is imported when a deck is shown, so that the title appears quickly.
"""

from pathlib import Path

from game.core.words import Message, message
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
            from saves.portraits import portrait_files

            self._files[deck] = portrait_files(self._decks, *deck)
        path = self._files[deck].get(patron)
        if path is None:
            return None
        if path not in self._found:
            self._found[path] = self._read(deck, path)
        return self._found[path]

    def _read(self, deck: DeckName, path: Path) -> OwnPicture | None:
        import hashlib

        from saves.portraits import VECTOR, PortraitError, read_portrait

        try:
            content = read_portrait(path)
            digest = hashlib.sha256(content).hexdigest()
            return picture_of(content, digest, is_vector=path.suffix.lower() == VECTOR)
        except NotAPicture:
            damaged = message("it is damaged, or much longer than it is wide")
            self._tell(deck, PortraitError(path, damaged).words)
        except PortraitError as problem:
            self._tell(deck, problem.words)
        return None

    def _tell(self, deck: DeckName, words: Message) -> None:
        """Tell the player of the first bad picture of a deck; the log has them all."""
        log.warning("%s", plain(words))
        if deck not in self._told:
            self._told.add(deck)
            self._notices.append(words)
