"""Sounds of a cellar of stone and iron: cards that fall, seals, and the fights of a Last Call."""

import numpy as np
from numpy.random import RandomState

from assets.synth.wave import Wave, band, fading, mixed, noise, swell, tone, warm


def stone(rng: RandomState, pitch: float, step: int) -> Wave:
    """Something falls on stone: a thud at 70 Hz, and dust."""
    thud = tone(70 * pitch, 0.34, 0.06) + 0.5 * tone(141 * pitch, 0.34, 0.03)
    slab = band(noise(rng, 0.06), 180, 1400) * fading(0.06, 0.012)
    dust = band(noise(rng, 0.25), 900, 4200) * swell(0.25, 0.3)
    return warm(mixed(0.36, (0, 1, thud), (0, 0.4, slab), (0.06, 0.035, dust)), 1.8)


def support(rng: RandomState, pitch: float, step: int) -> Wave:
    """A hammer on iron: 520 Hz, 120 ms."""
    return mixed(0.16, (0, 1, iron(rng, 520 * pitch, 0.12, 0.035)))


def iron(rng: RandomState, frequency: float, seconds: float, tau: float) -> Wave:
    """Iron is struck: a tone, two that do not fit it, and the blow."""
    ring = (
        tone(frequency, seconds, tau)
        + 0.3 * tone(frequency * 2.76, seconds, tau * 0.6)
        + 0.16 * tone(frequency * 5.4, seconds, tau * 0.3)
    )
    blow = band(noise(rng, 0.02), 900, 6000) * fading(0.02, 0.003, 0.0004)
    return mixed(seconds, (0, 1, ring), (0, 0.3 / np.abs(blow).max(), blow))


def turned(rng: RandomState, pitch: float, step: int) -> Wave:
    """A stiff card is turned over: it bends, and claps down."""
    bend = band(noise(rng, 0.11), 1100 * pitch, 5200 * pitch) * swell(0.11, 0.7)
    clap = band(noise(rng, 0.06), 400 * pitch, 2600 * pitch) * fading(0.06, 0.011)
    board = tone(230 * pitch, 0.08, 0.014)
    return mixed(0.22, (0, 0.4, bend), (0.1, 0.8, clap), (0.1, 0.7, board))


def clank(rng: RandomState, pitch: float, step: int) -> Wave:
    """Blades meet, and one falls."""
    steel = tone(1260 * pitch, 0.26, 0.045) + 0.8 * tone(1835 * pitch, 0.26, 0.035)
    scrape = band(noise(rng, 0.13), 2200, 6500) * swell(0.13, 0.2)
    fallen = iron(rng, 410 * pitch, 0.16, 0.03)
    return mixed(0.38, (0, 0.8, steel), (0.004, 0.25, scrape), (0.2, 0.7, fallen))


def low_bell(rng: RandomState, pitch: float, step: int) -> Wave:
    """A low bell, 196 Hz: somebody stays who should not."""
    return mixed(0.4, (0, 1, bell(196 * pitch, 0.4, 0.15)))


def bell(frequency: float, seconds: float, tau: float) -> Wave:
    """A bell is rung: hum, strike note, minor third, fifth and octave."""
    parts = (
        (0.5, 0.3, 1.3),
        (1, 1, 1.0),
        (1.19, 0.35, 0.7),
        (1.5, 0.2, 0.6),
        (2, 0.45, 0.55),
        (2.74, 0.2, 0.3),
    )
    whole = sum(
        loudness * tone(frequency * ratio, seconds, tau * length, 0.003) for ratio, loudness, length in parts
    )
    return np.asarray(whole)
