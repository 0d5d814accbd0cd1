"""The room between the games: a fire, a far murmur, a mug now and then; it goes round without a seam."""

import numpy as np
from numpy.random import RandomState

from assets.synth.wave import RATE, Wave, band, fading, noise, samples, saw, swell, tone

SECONDS = 16.0
BROWN_DECIBELS = -23.0
"""Of the brown noise alone (root of the mean square): -38 dB where the slider of the room stands at first."""
MURMUR_DECIBELS = -37.0
CRACKLES = 48
"""3 a second."""


def room(rng: RandomState) -> Wave:
    """Return the loop, for left and right."""
    return np.stack([*_both(rng)], axis=1)


def _both(rng: RandomState) -> tuple[Wave, Wave]:
    shared = _brown(rng)
    fire = _crackle(rng)
    far = _echoed(rng, _murmur(rng) + _mugs(rng))
    sides = []
    for side in (-1, 1):
        own = _brown(rng)
        air = _level(0.7 * shared + 0.7 * own, BROWN_DECIBELS)
        hiss = _level(_breathing(rng, 420, 2600), BROWN_DECIBELS - 24)
        # The fire burns on the left, the guests sit on the right.
        sides.append(air + hiss + fire * (1 - 0.25 * side) + far * (1 + 0.3 * side))
    return sides[0], sides[1]


def _level(wave: Wave, decibels: float) -> Wave:
    return np.asarray(wave / np.sqrt(np.mean(wave**2)) * 10 ** (decibels / 20))


def _brown(rng: RandomState) -> Wave:
    """Noise that falls 6 dB an octave; made from its spectrum, so that its end goes on in its beginning."""
    white = np.fft.rfft(rng.standard_normal(samples(SECONDS)))
    frequency = np.fft.rfftfreq(samples(SECONDS), 1 / RATE)
    white[1:] /= frequency[1:]
    white[0] = 0
    return band(np.fft.irfft(white, samples(SECONDS)), 60, 3000, is_loop=True)


def _breathing(rng: RandomState, low: float, high: float) -> Wave:
    """Noise of a band that swells and falls in seconds, as flames do."""
    slow = band(noise(rng, SECONDS), 0.3, 1.6, is_loop=True)
    flames = 1 + 0.6 * np.tanh(slow / slow.std())
    return np.asarray(band(noise(rng, SECONDS), low, high, is_loop=True) * flames)


def _add(loop: Wave, begin: float, wave: Wave) -> None:
    """Lay a wave into a loop; what goes beyond its end goes on at its beginning."""
    places = (samples(begin) + np.arange(len(wave))) % len(loop)
    loop[places] += wave


def _crackle(rng: RandomState) -> Wave:
    """Sparks, about three a second, sometimes two in a row, few of them loud."""
    loop = np.zeros(samples(SECONDS))
    for number in range(CRACKLES):
        begin = SECONDS * (number + rng.uniform(0.05, 0.95)) / CRACKLES
        loudness = 0.018 + 0.1 * rng.uniform(0, 1) ** 3
        _add(loop, begin, loudness * _spark(rng))
        if rng.uniform() < 0.3:
            _add(loop, begin + rng.uniform(0.02, 0.06), 0.5 * loudness * _spark(rng))
    return loop


def _spark(rng: RandomState) -> Wave:
    low = rng.uniform(700, 1500)
    snap = band(noise(rng, 0.03), low, low * 3.2) * fading(0.03, rng.uniform(0.0015, 0.005), 0.0006)
    pop = tone(rng.uniform(240, 420), 0.03, 0.006)
    whole = snap / np.abs(snap).max() + 0.35 * pop
    whole *= np.minimum(1, np.arange(len(whole))[::-1] / samples(0.006))
    return np.asarray(whole)


def _murmur(rng: RandomState) -> Wave:
    """Four guests talk behind a wall: syllables without words."""
    loop = np.zeros(samples(SECONDS))
    for pitch in (92.0, 112.0, 138.0, 176.0):
        loop += _level(_voice(rng, pitch), 0)
    return _level(loop, MURMUR_DECIBELS)


def _voice(rng: RandomState, pitch: float) -> Wave:
    """Phrases with pauses; all is quiet where the loop begins again, so the pitch may start anew there."""
    contour = np.full(samples(SECONDS), pitch)
    dark, bright = np.zeros(samples(SECONDS)), np.zeros(samples(SECONDS))
    moment = rng.uniform(0.2, 2.4)
    while moment < SECONDS - 3:
        for syllable in range(rng.randint(3, 10)):
            length = rng.uniform(0.12, 0.25)
            begin, end = samples(moment), samples(moment + length)
            contour[begin:end] = pitch * rng.uniform(0.94, 1.1) * (1 - 0.012 * syllable)
            loudness = rng.uniform(0.4, 1.0)
            vowel = rng.uniform(0, 1)
            _add(dark, moment, loudness * (1 - vowel) * swell(length, 0.4))
            _add(bright, moment, 0.7 * loudness * vowel * swell(length, 0.4))
            moment += length * rng.uniform(0.85, 1.1)
        moment += rng.uniform(0.7, 2.6)
    # A voice slides from one pitch to the next.
    contour = pitch + band(contour - pitch, 0.01, 9, is_loop=True)
    throat = saw(contour, 8)
    return np.asarray(
        band(throat, 190, 460, is_loop=True) * dark + band(throat, 450, 880, is_loop=True) * bright
    )


def _mugs(rng: RandomState) -> Wave:
    """Two mugs are set down somewhere, and once two meet."""
    loop = np.zeros(samples(SECONDS))
    for begin, base in ((3.1, 230.0), (11.7, 205.0)):
        _add(loop, begin, 0.16 * tone(base, 0.2, 0.03, 0.003) + 0.05 * tone(base * 3.1, 0.2, 0.015, 0.003))
    for begin in (7.4, 7.47):
        clink = tone(1240 * rng.uniform(0.97, 1.03), 0.4, 0.06, 0.003) + 0.5 * tone(2310, 0.4, 0.035, 0.003)
        _add(loop, begin, 0.05 * clink)
    return loop


def _echoed(rng: RandomState, loop: Wave) -> Wave:
    """Return a loop as a room of wood returns it: soft, and round the corner."""
    tail = np.zeros(len(loop))
    echo = band(noise(rng, 0.5), 120, 1800) * fading(0.5, 0.09, 0.004)
    tail[: len(echo)] = echo / np.sqrt(np.sum(echo**2))
    return np.asarray(np.fft.irfft(np.fft.rfft(loop) * np.fft.rfft(0.8 * tail), len(loop))) + 0.35 * loop
