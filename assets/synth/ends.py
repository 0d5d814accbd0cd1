"""Sounds of what ends a round: a match, a player who is out, the last bell."""

import numpy as np
from numpy.random import RandomState

from assets.synth.cellar import bell
from assets.synth.treasure import glass
from assets.synth.wave import Wave, band, fading, mixed, noise, pluck, samples, saw, times, tone, warm


def match(rng: RandomState, pitch: float, step: int) -> Wave:
    """Strings rise, and a gem rings over them; 900 ms."""
    notes = (392.0, 493.88, 587.33, 783.99)
    strings = [
        (0.11 * number, 0.9, pluck(rng, note * pitch, 0.5, softness=0.45))
        for number, note in enumerate(notes)
    ]
    jewel = (glass(rng, 3136 * pitch), glass(rng, 3920 * pitch))
    return warm(mixed(0.9, *strings, (0.46, 0.4, jewel[0]), (0.55, 0.35, jewel[1])), 1.5)


def out(rng: RandomState, pitch: float, step: int) -> Wave:
    """A stool falls over, and a trombone is sorry; 700 ms."""
    knocks = []
    for begin, frequency, gain in ((0, 168, 0.9), (0.09, 140, 0.6)):
        knock = tone(frequency * pitch, 0.1, 0.024) + 0.4 * tone(frequency * 2.4 * pitch, 0.1, 0.01)
        click = band(noise(rng, 0.02), 700, 3000) * fading(0.02, 0.003)
        knocks += [(begin, gain, knock), (begin, 0.3 * gain / np.abs(click).max(), click)]
    return mixed(0.7, *knocks, (0.2, 0.7, _trombone(pitch, 0.48)))


def _trombone(pitch: float, seconds: float) -> Wave:
    """One note that sags."""
    moment = times(seconds)
    part = moment / seconds
    frequency = 155.6 * pitch * (1 - 0.16 * part**2) * (1 + 0.012 * np.sin(2 * np.pi * 6 * moment))
    brass = band(saw(frequency, 16), 120, 1500)
    shape = np.clip(moment / 0.04, 0, 1) * np.clip((seconds - moment) / 0.14, 0, 1)
    return np.asarray(warm(brass, 1.2) * shape[: samples(seconds)])


def last_orders(rng: RandomState, pitch: float, step: int) -> Wave:
    """The landlord's bell: 660 Hz, 600 ms."""
    return mixed(0.6, (0, 1, bell(660 * pitch, 0.6, 0.19)), (0, 0.1, tone(4100 * pitch, 0.1, 0.012)))
