"""A player of sounds that writes down what was to be heard."""

from typing import NamedTuple

from saves.settings import Settings
from scenes.sound.names import Sound
from scenes.sound.player import Sounds


class Heard(NamedTuple):
    """One call of `Sounds.play`."""

    sound: Sound
    pan: float = 0.0
    gain: float = 1.0
    step: int = 0


class Listener(Sounds):
    """Plays nothing and remembers everything."""

    def __init__(self) -> None:
        super().__init__(Settings, lambda: 0.0)
        self.heard: list[Heard] = []

    def play(self, sound: Sound, *, pan: float = 0.0, gain: float = 1.0, step: int = 0) -> None:
        """Write a sound down."""
        self.heard.append(Heard(sound, pan, gain, step))

    @property
    def names(self) -> list[Sound]:
        """What was heard, in order."""
        return [each.sound for each in self.heard]
