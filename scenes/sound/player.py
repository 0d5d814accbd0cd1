"""Plays sounds at the volumes that the player set, or nothing at all when there is no device."""

from collections.abc import Callable
from random import Random
from threading import Thread

from saves.settings import Settings
from scenes.log_file import log
from scenes.sound.groups import GROUP_OF
from scenes.sound.mixer import Desk, NoSound, open_desk
from scenes.sound.names import Sound

LOUDNESS_EXPONENT = 1.66
"""So that a slider at half sounds half as loud, which is 10 dB less."""
RANDOM_DECIBELS = 2.0
_GAPS = {Sound.HOVER: 0.06}
_SHORTEST_GAP = 0.02
"""Seconds in which the same sound is not begun twice."""
_PATIENCE = 2.0
"""Seconds that a device may still take to open when the program ends."""


def loudness(percent: int) -> float:
    """Return the factor, 0 to 1, of a slider at 0 to 100 percent."""
    return float((percent / 100) ** LOUDNESS_EXPONENT)


class Sounds:
    """All sounds of the program; silent until it is opened, and for ever when there is no device."""

    def __init__(
        self, settings: Callable[[], Settings], now: Callable[[], float], rng: Random | None = None
    ) -> None:
        self._settings = settings
        self._now = now
        # Never the chance of a game: what is heard must not change what is dealt.
        self._rng = rng or Random()
        self._desk: Desk | None = None
        self._opener: Thread | None = None
        self._last: dict[Sound, float] = {}
        self._has_focus = True

    @property
    def is_open(self) -> bool:
        """Whether there is a device."""
        return self._desk is not None

    def open(self) -> None:
        """Begin to open the device and load the sounds in the background; a second call does nothing."""
        if self._opener is None:
            self._opener = Thread(target=self._open, name="sound", daemon=True)
            self._opener.start()

    def _open(self) -> None:
        try:
            self._desk = open_desk()
        except NoSound as reason:
            log.info("no sound: %s", reason)
        except Exception:  # whatever a driver does, a game without sound is still a game
            log.exception("no sound")

    def play(self, sound: Sound, *, pan: float = 0.0, gain: float = 1.0, step: int = 0) -> None:
        """Begin a sound: `pan` from -1 for left to 1, `gain` from 0 to 1, `step` on its ladder from 0 up."""
        desk = self._desk
        if desk is None or not self._is_heard(sound):
            return
        now = self._now()
        if now - self._last.get(sound, float("-inf")) < _GAPS.get(sound, _SHORTEST_GAP):
            return
        self._last[sound] = now
        decibels = self._rng.uniform(-RANDOM_DECIBELS, 0)
        volume = loudness(self._settings().effects_volume) * gain * 10 ** (decibels / 20)
        try:
            desk.play(sound, step, self._rng.random(), min(1.0, volume), pan)
        except NoSound as reason:
            log.info("%s cannot be heard: %s", sound, reason)

    def _is_heard(self, sound: Sound) -> bool:
        settings = self._settings()
        return (
            self._is_awake(settings)
            and settings.effects_volume > 0
            and GROUP_OF[sound] not in settings.muted_sounds
        )

    def _is_awake(self, settings: Settings) -> bool:
        return not settings.is_muted and (self._has_focus or not settings.is_silent_in_background)

    def advance(self) -> None:
        """Let the room be as loud as it is set now; call it as often as the window looks for input."""
        if self._desk is not None:
            settings = self._settings()
            self._desk.room(loudness(settings.room_volume) if self._is_awake(settings) else 0.0)

    def focus(self, has_focus: bool) -> None:
        """Hear whether the window came to the front or went to the back."""
        self._has_focus = has_focus
        self.advance()

    def close(self) -> None:
        """Fall silent for good."""
        if self._opener is not None:
            self._opener.join(_PATIENCE)
        desk, self._desk = self._desk, None
        if desk is not None:
            desk.close()
