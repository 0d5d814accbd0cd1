"""Sounds of numbers that change, and of what changes them: axe and anvil, dreams, groans and chains."""

import numpy as np
from numpy.random import RandomState

from assets.synth.cellar import iron
from assets.synth.wave import Wave, band, fading, mixed, noise, samples, saw, swell, times, tone, warm

_SEMITONE = 2 ** (1 / 12)


def count_up(rng: RandomState, pitch: float, step: int) -> Wave:
    """The drum of a number goes on by one tooth, a semitone higher for each step."""
    return _tooth(rng, 620 * pitch * _SEMITONE**step)


def count_down(rng: RandomState, pitch: float, step: int) -> Wave:
    """The drum of a number goes back by one tooth, a semitone lower for each step."""
    return _tooth(rng, 620 * pitch / _SEMITONE**step)


def _tooth(rng: RandomState, frequency: float) -> Wave:
    click = band(noise(rng, 0.012), 1400, 5000) * fading(0.012, 0.002, 0.0004)
    return mixed(0.06, (0, 1, tone(frequency, 0.055, 0.01, 0.0015)), (0, 0.25 / np.abs(click).max(), click))


def axe(rng: RandomState, pitch: float, step: int) -> Wave:
    """An axe goes through wood: a crack, and two halves that fall."""
    crack = band(noise(rng, 0.09), 500 * pitch, 5500) * fading(0.09, 0.014, 0.0006)
    log = tone(132 * pitch, 0.2, 0.035) + 0.5 * tone(291 * pitch, 0.2, 0.018)
    first = tone(410 * pitch, 0.1, 0.018) + 0.4 * tone(1080 * pitch, 0.1, 0.008)
    second = tone(355 * pitch, 0.1, 0.018) + 0.4 * tone(930 * pitch, 0.1, 0.008)
    halves = ((0.17, 0.35, first), (0.25, 0.25, second))
    return warm(mixed(0.38, (0, 0.9 / np.abs(crack).max(), crack), (0.003, 1, log), *halves), 1.6)


def anvil(rng: RandomState, pitch: float, step: int) -> Wave:
    """A hammer on an anvil: 440 Hz, and it jumps once."""
    blow = iron(rng, 440 * pitch, 0.39, 0.085)
    return mixed(0.4, (0, 1, blow), (0.14, 0.3, iron(rng, 440 * pitch, 0.25, 0.05)))


def dream(rng: RandomState, pitch: float, step: int) -> Wave:
    """A soft whoosh, and four bells in it; 700 ms."""
    seconds = 0.66
    low = band(noise(rng, seconds), 250 * pitch, 900 * pitch) * swell(seconds, 0.35)
    high = band(noise(rng, seconds), 900 * pitch, 3200 * pitch) * swell(seconds, 0.6)
    notes = (1046.5, 1318.5, 1568.0, 2093.0)
    bells = [
        (0.08 + 0.12 * number, 0.35, tone(note * pitch, 0.25, 0.06, 0.004))
        for number, note in enumerate(notes)
    ]
    return mixed(0.7, (0, 1 / np.abs(low).max(), low), (0, 0.5 / np.abs(high).max(), high), *bells)


def hands_round(rng: RandomState, pitch: float, step: int) -> Wave:
    """Hands of cards slide round the table: nine ticks in 700 ms."""
    ticks = []
    for number in range(9):
        edge = band(noise(rng, 0.03), 1500 * pitch, 5200 * pitch) * fading(0.03, 0.006, 0.0006)
        begin = 0.02 + 0.072 * number + rng.uniform(-0.008, 0.008)
        ticks.append((begin, rng.uniform(0.5, 1.0) / np.abs(edge).max(), edge))
    slide = band(noise(rng, 0.68), 400 * pitch, 1800 * pitch) * swell(0.68, 0.5)
    return mixed(0.7, *ticks, (0, 0.15 / np.abs(slide).max(), slide))


def groan(rng: RandomState, pitch: float, step: int) -> Wave:
    """Two low groans from below."""
    first, second = _groan(rng, 88 * pitch, 0.19), _groan(rng, 74 * pitch, 0.22)
    return warm(mixed(0.4, (0, 0.8, first), (0.175, 1, second)), 1.4)


def _groan(rng: RandomState, frequency: float, seconds: float) -> Wave:
    """A saw through a throat that opens and closes."""
    part = np.linspace(0, 1, samples(seconds))
    throat = saw(frequency * (1.08 - 0.16 * part) * (1 + 0.02 * np.sin(2 * np.pi * 31 * times(seconds))), 22)
    open_mouth, shut = band(throat, 260, 820), band(throat, 90, 330)
    breath = band(noise(rng, seconds), 300, 1100) * 0.12
    voice = (open_mouth * swell(seconds, 0.45) + shut + breath) * swell(seconds, 0.4) ** 0.7
    return np.asarray(voice / np.abs(voice).max())


def chain(rng: RandomState, pitch: float, step: int) -> Wave:
    """Three links snap shut."""
    links = [
        (0.085 * number, 0.7 + 0.15 * number, iron(rng, frequency * pitch, 0.11, 0.014))
        for number, frequency in enumerate((980, 1090, 760))
    ]
    return mixed(0.3, *links)
