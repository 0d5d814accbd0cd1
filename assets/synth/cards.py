"""Sounds of paper: cards dealt, slid, riffled, and pages."""

import numpy as np
from numpy.random import RandomState

from assets.synth.wave import Wave, band, fading, mixed, noise, silence, swell, times, tone

WHOLE_TONE = 2 ** (2 / 12)


def deal(rng: RandomState, pitch: float, step: int) -> Wave:
    """A card comes off the deck: 60 ms of paper noise, a whole tone higher for each card of a deal."""
    rise = pitch * WHOLE_TONE**step
    paper = band(noise(rng, 0.06), 2000 * rise, min(10500, 6000 * rise)) * swell(0.06, 0.28)
    return mixed(0.075, (0, 1, paper), (0.046, 0.5, _flick(rng, rise)))


def _flick(rng: RandomState, pitch: float) -> Wave:
    """The edge of a card lets go."""
    return band(noise(rng, 0.02), 1500 * pitch, min(9000, 5000 * pitch)) * fading(0.02, 0.004, 0.0005)


def shuffle(rng: RandomState, pitch: float, step: int) -> Wave:
    """Nine cards fall onto each other in 380 ms, no two as loud."""
    begins = np.linspace(0, 0.35, 9) ** 1.12 * 0.35**-0.12 + rng.uniform(-0.006, 0.006, 9)
    ticks = [
        (max(0.0, float(begin)), rng.uniform(0.35, 1.0), _flick(rng, pitch * rng.uniform(0.85, 1.15)))
        for begin in begins
    ]
    bed = band(noise(rng, 0.37), 1200 * pitch, 4000 * pitch) * swell(0.37, 0.6)
    return mixed(0.38, *ticks, (0, 0.06, bed))


def enter_bar(rng: RandomState, pitch: float, step: int) -> Wave:
    """A card slides along wood and stops against something."""
    slide = band(noise(rng, 0.3), 350 * pitch, 1900 * pitch) * swell(0.3, 0.62)
    knock = tone(170 * pitch, 0.1, 0.022) + 0.3 * _flick_on_wood(rng, pitch)
    return mixed(0.38, (0, 0.35, slide), (0.265, 0.8, knock))


def _flick_on_wood(rng: RandomState, pitch: float) -> Wave:
    short = silence(0.1)
    click = band(noise(rng, 0.03), 600 * pitch, 2600 * pitch) * fading(0.03, 0.006)
    short[: len(click)] = click
    return short


def undo(rng: RandomState, pitch: float, step: int) -> Wave:
    """The card goes back: a deal played backwards."""
    return deal(rng, pitch, 0)[::-1]


def redo(rng: RandomState, pitch: float, step: int) -> Wave:
    """The card comes again."""
    return deal(rng, pitch, 1)


def page(rng: RandomState, pitch: float, step: int) -> Wave:
    """A page of stiff paper bends, goes over and falls."""
    length = 0.36
    grain = np.abs(band(noise(rng, length), 18, 60))
    grain = 0.35 + grain / grain.max()
    bend = band(noise(rng, length), 900 * pitch, 5200 * pitch) * grain * swell(length, 0.42)
    fall = band(noise(rng, 0.09), 300 * pitch, 1800 * pitch) * fading(0.09, 0.02, 0.006)
    return mixed(0.38, (0, 1, bend), (0.255, 0.9, fall))


def hover(rng: RandomState, pitch: float, step: int) -> Wave:
    """A tick of 2 ms, hardly there."""
    tick = np.sin(2 * np.pi * 1900 * pitch * times(0.002)) * swell(0.002, 0.35)
    return mixed(0.012, (0.002, 1, tick), (0.0025, 0.25, band(noise(rng, 0.006), 1200, 4000) * swell(0.006)))
