"""Sounds of guests: why they are irked, the bell of a quirk grown loud, the ends of a night."""

import numpy as np
from numpy.random import RandomState

from assets.synth.wave import (
    Wave,
    band,
    fading,
    glide,
    mixed,
    noise,
    pluck,
    samples,
    saw,
    swell,
    times,
    tone,
    warm,
)
from assets.synth.wood import door

G, E, C = 196.0, 164.81, 130.81
"""Notes of the third octave in Hz."""


def irk_fights(rng: RandomState, pitch: float, step: int) -> Wave:
    """A slap, and a fist on the table at 110 Hz."""
    slap = band(noise(rng, 0.12), 700 * pitch, 4200 * pitch) * fading(0.12, 0.017, 0.0008)
    fist = tone(110 * pitch, 0.26, 0.045) + 0.5 * tone(223 * pitch, 0.26, 0.025)
    return warm(mixed(0.28, (0, 0.8, slap / np.abs(slap).max()), (0.012, 1, fist)), 1.6)


def irk_noise(rng: RandomState, pitch: float, step: int) -> Wave:
    """Somebody blows a horn badly: a saw that trembles."""
    moment = times(0.3)
    frequency = 187 * pitch * (1 + 0.055 * np.sin(2 * np.pi * 23 * moment)) * (1 - 0.12 * (moment / 0.3) ** 2)
    horn = band(saw(frequency, 18), 150, 1900)
    nose = band(horn, 650, 1300)
    return warm(horn * 0.7 + nose * 0.8, 1.3) * swell(0.3, 0.3) ** 0.5


def irk_odor(rng: RandomState, pitch: float, step: int) -> Wave:
    """Two bubbles rise and burst, from 200 to 320 Hz."""
    first, second = _bubble(200 * pitch, 300 * pitch, 0.13), _bubble(225 * pitch, 320 * pitch, 0.15)
    return mixed(0.36, (0, 0.85, first), (0.165, 1, second))


def _bubble(low: float, high: float, seconds: float) -> Wave:
    part = np.linspace(0, 1, samples(seconds))
    frequency = low * (high / low) ** (part**1.6)
    return glide(frequency) * swell(seconds, 0.62) + 0.12 * glide(2 * frequency) * swell(seconds, 0.75)


def irk(rng: RandomState, pitch: float, step: int) -> Wave:
    """A tankard is set down hard: something is not to somebody's liking."""
    wood = tone(148 * pitch, 0.2, 0.03) + 0.4 * tone(310 * pitch, 0.2, 0.016)
    pewter = tone(1130 * pitch, 0.2, 0.03) + 0.6 * tone(1790 * pitch, 0.2, 0.02)
    slosh = band(noise(rng, 0.15), 500 * pitch, 1500 * pitch) * swell(0.15, 0.35)
    return warm(mixed(0.3, (0, 1, wood), (0.002, 0.16, pewter), (0.05, 0.12, slosh)), 1.5)


def third_pip(rng: RandomState, pitch: float, step: int) -> Wave:
    """A small bell, 660 and 1320 Hz: this quirk is loud now."""
    bell = tone(660 * pitch, 0.34, 0.085, 0.002) + 0.55 * tone(1320 * pitch, 0.34, 0.055, 0.002)
    return bell + 0.08 * tone(2790 * pitch, 0.34, 0.02)


def win(rng: RandomState, pitch: float, step: int) -> Wave:
    """Strings G C E G, and then everybody sleeps: a long snore; 1.8 s."""
    notes = (G, 2 * C, 2 * E, 2 * G)
    strings = [
        (0.125 * number, 0.9, pluck(rng, note * pitch, 1.1, softness=0.55))
        for number, note in enumerate(notes)
    ]
    return warm(mixed(1.8, *strings, (0.78, 0.75, _snore(rng, pitch))), 1.7)


def _snore(rng: RandomState, pitch: float) -> Wave:
    """In through the nose with a rattle, out with a sigh; 1 s."""
    inward = times(0.5)
    rattle = np.maximum(0, saw((27 + 8 * inward / 0.5) * pitch, 6))
    nose = band(noise(rng, 0.5), 140 * pitch, 720 * pitch)
    throat = band(saw((54 + 14 * inward) * pitch, 30), 90, 800)
    snort = (nose / np.abs(nose).max() * 0.8 + 0.4 * throat) * rattle * swell(0.5, 0.66)
    out = times(0.46)
    sigh = band(noise(rng, 0.46), 380 * pitch, 1500 * pitch)
    whistle = glide((620 - 240 * out / 0.46) * pitch)
    breath = (sigh / np.abs(sigh).max() * 0.5 + 0.05 * whistle) * swell(0.46, 0.3)
    return mixed(1.0, (0, 1 / np.abs(snort).max(), snort), (0.53, 0.8, breath))


def loss(rng: RandomState, pitch: float, step: int) -> Wave:
    """Strings fall G E C, the door slams, and in the silence a cricket; 1.6 s."""
    strings = [
        (0.19 * number, 0.8, pluck(rng, note * pitch, 0.85, softness=0.7))
        for number, note in enumerate((G, E, C))
    ]
    return mixed(1.6, *strings, (0.74, 0.75, door(rng, pitch, 0)), (1.2, 0.13, _cricket(pitch)))


def _cricket(pitch: float) -> Wave:
    """Two chirps of four strokes each."""
    strokes = []
    for chirp in range(2):
        for number in range(4):
            stroke = glide(np.full(samples(0.017), 4300 * pitch)) * swell(0.017)
            strokes.append((0.2 * chirp + 0.024 * number, 0.7 + 0.1 * number, stroke))
    return mixed(0.36, *strokes)
