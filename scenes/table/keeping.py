"""Keeping what happens at a table: it is on the disk before anybody leaves, or it is said why it is not."""

from game.core.words import Message
from saves.format import SaveError
from saves.matches import StoredMatch
from scenes.log_file import log
from scenes.services import Services
from scenes.table.presence import Presence


class Keeping:
    """Watches over the file of one match."""

    def __init__(self, services: Services, stored: StoredMatch) -> None:
        self._services = services
        self._stored = stored
        self._problem: SaveError | None = None
        self.presence = Presence()

    def tell_problem(self) -> None:
        """Say once why something is not written yet."""
        problem = self._stored.problem
        if problem is not None and self._problem is None:
            self._services.notices.append(problem.words)
        self._problem = problem

    def write_time(self) -> None:
        """Write down how long somebody has been at the table since this was done last."""
        self._stored.spend(self.presence.take())

    def unsaved(self) -> Message | None:
        """Wait until everything is on the disk; return why that cannot be."""
        self.write_time()
        try:
            self._stored.flush()
        except SaveError as problem:
            return problem.words
        return None

    def close(self) -> None:
        """Close the match: everything is on the disk before the next scene asks for it."""
        self.write_time()
        try:
            self._stored.close()
        except SaveError as problem:
            self._services.notices.append(problem.words)
            self._services.lost.append(problem.words)
        log.info("match %s closed", self._stored.id)
