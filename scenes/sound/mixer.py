"""The device: a handful of voices and the loop of the room; a sound is decoded when it is wanted first."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from math import sqrt

import pygame
from pygame import mixer

from assets.files import AssetMissing, sound
from assets.takes import TAKES
from scenes.sound.names import Sound

RATE = 22050
BUFFER = 1024
"""Samples that are asked for at a time: 46 ms, because each asking wakes a core that should be idle."""
VOICES = 12
ROOM = "room"
_AT_ONCE = (ROOM, Sound.DEAL)
_FADE_IN = 2500
_FADE_OUT = 500
"""Milliseconds in which the room comes and goes."""


class NoSound(Exception):
    """There is no device, or it cannot be used."""


class Desk:
    """An open device; made by `open_desk`."""

    def __init__(self) -> None:
        self._takes: dict[str, list[mixer.Sound]] = {}
        self._room = mixer.Channel(0)
        self._voices = [mixer.Channel(number) for number in range(1, VOICES + 1)]
        self._room_volume = 0.0

    def takes(self, name: str) -> list[mixer.Sound]:
        """Return the takes of a sound, decoded now if they were not yet: a few thousandths of a second.

        Raises NoSound.
        """
        if name not in self._takes:
            try:
                self._takes[name] = _decoded(name)
            except (pygame.error, AssetMissing) as error:
                raise NoSound(str(error)) from error
        return self._takes[name]

    def play(self, sound: Sound, step: int, chance: float, volume: float, pan: float) -> None:
        """Begin a take of a sound, `chance` of 0 to 1 says which; steps beyond the ladder stay on its end.

        Raises NoSound.
        """
        ladder = TAKES[sound]
        rung = min(max(step, 0), ladder.steps - 1)
        take = self.takes(sound)[rung * ladder.takes + int(chance * ladder.takes)]
        voice = next((voice for voice in self._voices if not voice.get_busy()), self._voices[0])
        # The voice that was begun last is last in line to be cut off.
        self._voices.remove(voice)
        self._voices.append(voice)
        voice.play(take)
        voice.set_volume(*sides(volume, pan))

    def room(self, volume: float) -> None:
        """Let the room be heard so loud, 0 to 1; it comes and goes softly."""
        if volume == self._room_volume:
            return
        loop = self.takes(ROOM)[0]
        if volume > 0:
            # Of the sound, not of the channel: that one's volume is what fades.
            loop.set_volume(volume)
        if volume > 0 and self._room_volume == 0:
            self._room.play(loop, loops=-1, fade_ms=_FADE_IN)
        elif volume == 0:
            self._room.fadeout(_FADE_OUT)
        self._room_volume = volume

    def close(self) -> None:
        """Give the device back."""
        mixer.quit()


def sides(volume: float, pan: float) -> tuple[float, float]:
    """Return how loud left and right are: both full in the middle, one less and less towards the other."""
    return volume * sqrt(min(1.0, max(0.0, 1 - pan))), volume * sqrt(min(1.0, max(0.0, 1 + pan)))


def open_desk() -> Desk:
    """Open the device of the system, and decode what is longest or wanted at once.

    Raises NoSound.
    """
    try:
        with _hushed():
            # No changes allowed: takes are cut out of the decoded file by counting.
            mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
    except (pygame.error, NotImplementedError) as error:
        raise NoSound(str(error)) from error
    mixer.set_num_channels(VOICES + 1)
    desk = Desk()
    try:
        for name in _AT_ONCE:
            desk.takes(name)
    except NoSound:
        desk.close()
        raise
    return desk


@contextmanager
def _hushed() -> Iterator[None]:
    """Keep the sound library of Linux from filling the terminal when there is no device: the log says why."""
    if not sys.platform.startswith("linux"):
        yield
        return
    try:
        terminal = os.dup(2)
    except OSError:
        # There is no standard error that could be filled.
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(terminal, 2)
        os.close(terminal)
        os.close(nowhere)


def _decoded(name: str) -> list[mixer.Sound]:
    whole = mixer.Sound(file=BytesIO(sound(name)))
    count = TAKES[name].recordings
    if count == 1:
        return [whole]
    content = whole.get_raw()
    length = len(content) // count
    return [mixer.Sound(buffer=content[at * length : (at + 1) * length]) for at in range(count)]
