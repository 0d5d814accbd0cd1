"""The kit: noises, tones, strings, filters and envelopes, as arrays of samples from -1 to 1 at one rate."""

from typing import TypeAlias

import numpy as np
from numpy.random import RandomState
from numpy.typing import NDArray

RATE = 22050
"""Samples a second: nothing in a warm room is heard above half of that."""

Wave: TypeAlias = NDArray[np.float64]
"""One column of samples, or two side by side for left and right."""


def samples(seconds: float) -> int:
    """Return how many samples last so long."""
    return round(seconds * RATE)


def times(seconds: float) -> Wave:
    """Return the moment of every sample of a stretch."""
    return np.arange(samples(seconds)) / RATE


def silence(seconds: float) -> Wave:
    """Return nothing, so long."""
    return np.zeros(samples(seconds))


def noise(rng: RandomState, seconds: float) -> Wave:
    """Return white noise."""
    return np.asarray(rng.standard_normal(samples(seconds)))


def band(wave: Wave, low: float, high: float, *, is_loop: bool = False) -> Wave:
    """Return what lies between two frequencies in Hz, with edges half an octave soft.

    A loop is filtered round and round, so that it still has no seam.
    """
    length = len(wave)
    size = length if is_loop else 2 * length + samples(0.05)
    frequency = np.fft.rfftfreq(size, 1 / RATE)
    octaves = np.log2(np.maximum(frequency, 1e-3))
    rise = _soft_step(octaves - np.log2(low))
    fall = _soft_step(np.log2(high) - octaves)
    return np.asarray(np.fft.irfft(np.fft.rfft(wave, size) * rise * fall, size)[:length])


def _soft_step(octaves: Wave) -> Wave:
    part = np.clip(octaves * 2 + 0.5, 0, 1)
    return np.asarray(np.sin(part * np.pi / 2) ** 2)


def fading(seconds: float, tau: float, attack: float = 0.001) -> Wave:
    """Return an envelope that rises within `attack`, falls to a third in `tau` seconds and ends at 0."""
    moment = times(seconds)
    rest = np.exp(-seconds / tau)
    fall = (np.exp(-np.maximum(0, moment - attack) / tau) - rest) / (1 - rest)
    return np.asarray(np.clip(moment / attack, 0, 1) * np.maximum(0, fall))


def swell(seconds: float, peak: float = 0.5) -> Wave:
    """Return an envelope that comes and goes softly and is highest at that part of the whole."""
    part = np.linspace(0, 1, samples(seconds))
    bent = part ** (np.log(0.5) / np.log(peak))
    return np.asarray(np.sin(np.pi * bent) ** 2)


def tone(frequency: float, seconds: float, tau: float, attack: float = 0.001) -> Wave:
    """Return a damped sine, as of something struck."""
    return np.asarray(np.sin(2 * np.pi * frequency * times(seconds)) * fading(seconds, tau, attack))


def glide(frequency: Wave) -> Wave:
    """Return a sine whose frequency in Hz is given for every sample."""
    return np.asarray(np.sin(2 * np.pi * np.cumsum(frequency) / RATE))


def saw(frequency: Wave, harmonics: int) -> Wave:
    """Return a saw tooth whose frequency is given for every sample, without what would fold back."""
    phase = 2 * np.pi * np.cumsum(frequency) / RATE
    total = np.zeros(len(frequency))
    for number in range(1, harmonics + 1):
        total += np.sin(number * phase) / number * (number * frequency < RATE / 2)
    return total


def pluck(rng: RandomState, frequency: float, seconds: float, *, softness: float = 0.5) -> Wave:
    """Return a plucked string after Karplus and Strong: a burst of noise that goes round and is worn smooth.

    Source: K. Karplus, A. Strong, "Digital Synthesis of Plucked-String and Drum Timbres", 1983.
    """
    period = int(RATE / frequency - 0.5)
    # The loop is a whole number of samples long; what is missing to the pitch is made up by stretching.
    stretch = frequency * (period + 0.5) / RATE
    count = int(samples(seconds) * stretch) + 2
    burst = rng.uniform(-1, 1, period)
    burst = band(burst, 40, 2500 + 5000 * (1 - softness), is_loop=True)
    string = np.zeros(count + period + 1)
    string[1 : period + 1] = burst - burst.mean()
    for start in range(period + 1, len(string), period):
        end = min(start + period, len(string))
        before = string[start - period : end - period]
        further = string[start - period - 1 : end - period - 1]
        string[start:end] = 0.498 * (before + further)
    return resampled(string[1:], stretch)[: samples(seconds)] * fading(seconds, seconds * 0.5)


def resampled(wave: Wave, factor: float) -> Wave:
    """Return a wave so many times faster and higher."""
    places = np.arange(0, len(wave) - 1, factor)
    return np.asarray(np.interp(places, np.arange(len(wave)), wave))


def mixed(seconds: float, *parts: tuple[float, float, Wave]) -> Wave:
    """Return waves laid over each other: each begins at a second and has a gain; what is too long is cut."""
    whole = silence(seconds)
    for begin, gain, wave in parts:
        start = samples(begin)
        end = min(len(whole), start + len(wave))
        whole[start:end] += gain * wave[: end - start]
    return whole


def panned(wave: Wave, pan: float) -> Wave:
    """Return a wave for left and right, from -1 for left to 1, of equal power wherever it is."""
    angle = (pan + 1) * np.pi / 4
    return np.stack([wave * np.cos(angle), wave * np.sin(angle)], axis=1)


def warm(wave: Wave, drive: float = 1.5) -> Wave:
    """Return a wave a little pressed, as wood does it: low thuds gain the overtones that carry them."""
    peak = np.max(np.abs(wave)) or 1.0
    return np.asarray(np.tanh(drive * wave / peak) / np.tanh(drive))


def finished(wave: Wave, decibels: float, *, fade: float = 0.004) -> Wave:
    """Return a wave with this peak, without a constant part, and with silent ends."""
    length = len(wave)
    ends = np.clip(np.minimum(np.arange(length), np.arange(length)[::-1] / 3) / (fade * RATE / 4), 0, 1)
    shape = ends if wave.ndim == 1 else ends[:, None]
    faded = wave * shape
    # Taken away in the shape of the envelope, or the ends would no longer be silent.
    weight = shape / shape.sum()
    level = faded.sum(axis=0)
    faded = faded - level * weight
    return np.asarray(faded / np.max(np.abs(faded)) * 10 ** (decibels / 20))
