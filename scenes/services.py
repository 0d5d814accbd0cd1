"""What every scene may ask for: the store of matches, the settings, the clock and the log file."""

import logging
from collections.abc import Callable
from dataclasses import dataclass, field

from game.core.words import Message
from saves.settings import Settings, save_settings
from saves.store import Store

log = logging.getLogger("four_inns")


@dataclass(slots=True)
class Services:
    """Shared by all scenes of one window."""

    store: Store
    settings: Settings
    now: Callable[[], float]
    """Seconds of a clock that never goes back."""
    notices: list[Message] = field(default_factory=list)
    """What has to be told to the player as soon as a scene can."""

    def change(self, **values: object) -> None:
        """Change settings at once and keep them; a folder that cannot be written becomes a notice."""
        self.settings = self.settings.model_copy(update=values)
        problem = save_settings(self.store.places.settings_file, self.settings)
        if problem is not None:
            self.notices.append(problem)
