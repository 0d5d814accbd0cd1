"""What is felt in the hands when something is heard at the table."""

from typing import Final, NamedTuple

from scenes.sound.names import Sound


class Shake(NamedTuple):
    """How strongly the slow and the quick motor turn, 0 to 1, and for how long."""

    low: float
    high: float
    seconds: float


SHAKES: Final[dict[Sound, Shake]] = {
    Sound.DROP: Shake(0.15, 0.0, 0.06),
    Sound.REFUSED: Shake(0.0, 0.3, 0.08),
    Sound.THIRD_PIP: Shake(0.0, 0.4, 0.12),
    Sound.IRK: Shake(0.2, 0.5, 0.14),
    Sound.IRK_FIGHTS: Shake(0.4, 0.5, 0.16),
    Sound.IRK_NOISE: Shake(0.1, 0.7, 0.16),
    Sound.IRK_ODOR: Shake(0.3, 0.2, 0.18),
    Sound.LEAVE: Shake(0.5, 0.2, 0.18),
    Sound.DOOR: Shake(0.6, 0.2, 0.12),
}
"""The few sounds that are worth a shake."""
