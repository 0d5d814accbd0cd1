"""What every scene may ask for: the store of matches, the settings, and the clock."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date

from game.core.words import Message
from saves.format import SaveError
from saves.settings import Settings, save_settings
from saves.store import Store
from scenes.keys.keys import Keys
from scenes.sound.names import Sound
from scenes.sound.player import Sounds


def _unfelt(sound: Sound) -> None:
    """Feel nothing: there is no gamepad."""
    del sound


@dataclass(slots=True)
class Services:
    """Shared by all scenes of one window."""

    store: Store
    settings: Settings
    now: Callable[[], float]
    """Seconds of a clock that never goes back."""
    today: Callable[[], date] = date.today
    """The day where the player is."""
    notices: list[Message] = field(default_factory=list)
    """What has to be told to the player as soon as a scene can."""
    lost: list[Message] = field(default_factory=list)
    """Why something could not be saved before its scene had to go; told when the program ends."""

    feel: Callable[[Sound], None] = _unfelt
    """Let the player feel what is heard at the table, where there is a gamepad that can."""
    sounds: Sounds = field(init=False)
    """Silent until the program that has a window opens it."""
    keys: Keys = field(init=False)
    """Which key means what now."""

    def __post_init__(self) -> None:
        self.sounds = Sounds(lambda: self.settings, self.now)
        self.keys = Keys(self.settings.keys)
        self.notices += self.keys.problems

    def try_out(self, **values: object) -> None:
        """Let settings count without keeping them yet, as while a slider is dragged."""
        self.settings = self.settings.changed(**values)
        if self.settings.keys != self.keys.chosen:
            buttons = self.keys.buttons
            self.keys = Keys(self.settings.keys)
            self.keys.buttons = buttons

    def change(self, **values: object) -> None:
        """Change settings at once and keep them; a folder that cannot be written becomes a notice."""
        self.try_out(**values)
        try:
            save_settings(self.settings, self.store.places.settings_file)
        except SaveError as problem:
            if problem.words not in self.notices:
                self.notices.append(problem.words)
