"""Sounds of treasure: coins, gems, and handfuls of both."""

import numpy as np
from numpy.random import RandomState

from assets.synth.wave import Wave, band, fading, mixed, noise, tone

_RISE = 2 ** (2 / 12)
_BETWEEN = 0.042
"""Seconds from one token of a handful to the next."""


def coin(rng: RandomState, pitch: float, step: int) -> Wave:
    """A coin falls on coins: 2.1 and 3.3 kHz, 90 ms."""
    return mixed(0.13, (0, 1, _coin(rng, pitch)), (0.03, 0.25, _coin(rng, pitch * 1.06)))


def _coin(rng: RandomState, pitch: float) -> Wave:
    ring = tone(2100 * pitch, 0.09, 0.026) + 0.7 * tone(3300 * pitch, 0.09, 0.017)
    return mixed(0.09, (0, 1, ring), (0, 0.25, _touch(rng)))


def _touch(rng: RandomState) -> Wave:
    touch = band(noise(rng, 0.012), 2500, 8000) * fading(0.012, 0.002, 0.0004)
    return np.asarray(touch / np.abs(touch).max())


def gem(rng: RandomState, pitch: float, step: int) -> Wave:
    """A gem falls on gems: glass at 3.8 kHz, 140 ms."""
    return glass(rng, 3800 * pitch)


def glass(rng: RandomState, frequency: float) -> Wave:
    """Glass is struck: its tone is clear and its overtones lie close; 140 ms."""
    ring = tone(frequency, 0.14, 0.04) + 0.35 * tone(frequency * 1.38, 0.14, 0.02)
    return mixed(0.14, (0, 1, ring), (0, 0.15, _touch(rng)))


def tokens_in(rng: RandomState, pitch: float, step: int) -> Wave:
    """A handful is paid, one token more for each step: quick pings that rise."""
    return _handful(rng, [pitch * _RISE**number for number in range(step + 1)])


def tokens_out(rng: RandomState, pitch: float, step: int) -> Wave:
    """A handful comes back, one token more for each step: quick pings that fall."""
    return _handful(rng, [pitch * _RISE ** (4 - number) for number in range(step + 1)])


def _handful(rng: RandomState, pitches: list[float]) -> Wave:
    # Lower than a single coin, or the last of many would be too shrill.
    pings = [
        (_BETWEEN * number, rng.uniform(0.8, 1.0), _coin(rng, 0.8 * each))
        for number, each in enumerate(pitches)
    ]
    return mixed(0.34, *pings)
