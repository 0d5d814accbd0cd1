"""Sounds of a street of inns: guests who come, gavels, blades, torn cards, chests, debts and a full house."""

import numpy as np
from numpy.random import RandomState

from assets.synth.cellar import bell, iron
from assets.synth.wave import Wave, band, fading, mixed, noise, pluck, samples, saw, swell, times, tone, warm


def _peaked(wave: Wave) -> Wave:
    return np.asarray(wave / np.abs(wave).max())


def phase(rng: RandomState, pitch: float, step: int) -> Wave:
    """A wooden plate slides into its place, and one bell; 400 ms."""
    slide = _peaked(band(noise(rng, 0.2), 260 * pitch, 1500 * pitch) * swell(0.2, 0.7))
    knock = tone(210 * pitch, 0.08, 0.016) + 0.3 * tone(570 * pitch, 0.08, 0.007)
    return mixed(0.4, (0, 0.35, slide), (0.16, 0.6, knock), (0.18, 0.5, bell(880 * pitch, 0.22, 0.07)))


def door_bell(rng: RandomState, pitch: float, step: int) -> Wave:
    """Three steps on boards, and the small bell over the door; 500 ms."""
    steps = []
    for number in range(3):
        boot = _peaked(band(noise(rng, 0.06), 170 * pitch, 480 * pitch) * fading(0.06, 0.015, 0.003))
        steps.append((0.11 * number, 0.5 + 0.1 * number, boot))
    rings = [
        (begin, gain, _small_bell(height * pitch))
        for begin, gain, height in ((0.26, 0.6, 1568), (0.33, 0.35, 1661))
    ]
    return mixed(0.5, *steps, *rings)


def _small_bell(frequency: float) -> Wave:
    return tone(frequency, 0.22, 0.06, 0.002) + 0.3 * tone(frequency * 2.41, 0.22, 0.03)


def horn(rng: RandomState, pitch: float, step: int) -> Wave:
    """A slap on a board, and a horn that is sorry for the house; 400 ms."""
    slap = _peaked(band(noise(rng, 0.05), 500 * pitch, 4200) * fading(0.05, 0.007, 0.0004))
    moment = times(0.31)
    sag = 104 * pitch * (1 - 0.1 * (moment / 0.31) ** 2)
    brass = _peaked(band(saw(sag, 14), 90, 900))
    shape = np.clip(moment / 0.03, 0, 1) * np.clip((0.31 - moment) / 0.12, 0, 1)
    return mixed(0.4, (0, 0.9, slap), (0.07, 0.7, warm(brass, 1.4) * shape[: samples(0.31)]))


def gavel(rng: RandomState, pitch: float, step: int) -> Wave:
    """A gavel, 180 Hz: two knocks."""
    return mixed(0.36, (0, 0.8, _knock(rng, 180 * pitch)), (0.15, 1, _knock(rng, 180 * pitch)))


def _knock(rng: RandomState, frequency: float) -> Wave:
    body = tone(frequency, 0.2, 0.034) + 0.35 * tone(frequency * 2.71, 0.2, 0.014)
    click = _peaked(band(noise(rng, 0.015), 1000, 4500) * fading(0.015, 0.002, 0.0004))
    return warm(mixed(0.2, (0, 1, body), (0, 0.3, click)), 1.5)


def steel(rng: RandomState, pitch: float, step: int) -> Wave:
    """A blade is drawn: 2.5 kHz, 120 ms, and it rings on a little."""
    scrape = _peaked(band(noise(rng, 0.12), 2200 * pitch, 7000) * swell(0.12, 0.7))
    ring = tone(2500 * pitch, 0.2, 0.045, 0.012) + 0.4 * tone(3890 * pitch, 0.2, 0.03, 0.012)
    return mixed(0.3, (0, 0.3, scrape), (0.085, 0.9, ring))


def tear(rng: RandomState, pitch: float, step: int) -> Wave:
    """Paper is torn, and what is left hisses away; 400 ms."""
    grain = np.abs(band(noise(rng, 0.17), 60, 240))
    grain = 0.15 + grain / grain.max()
    rip = _peaked(band(noise(rng, 0.17), 1300 * pitch, 7500) * grain * swell(0.17, 0.7))
    hiss = _peaked(band(noise(rng, 0.24), 3200 * pitch, 9000) * fading(0.24, 0.08, 0.03))
    return mixed(0.4, (0, 1, rip), (0.14, 0.35, hiss))


def lid(rng: RandomState, pitch: float, step: int) -> Wave:
    """The lid of a chest falls shut: 90 Hz, and the hasp after it."""
    thump = tone(90 * pitch, 0.28, 0.055) + 0.4 * tone(187 * pitch, 0.28, 0.028)
    boards = _peaked(band(noise(rng, 0.08), 160, 1100) * fading(0.08, 0.016))
    hasp = iron(rng, 1320 * pitch, 0.09, 0.014)
    return warm(mixed(0.32, (0, 1, thump), (0, 0.3, boards), (0.07, 0.14, hasp)), 1.7)


def ball(rng: RandomState, pitch: float, step: int) -> Wave:
    """An iron ball falls on boards, 110 Hz, and its chain settles."""
    thud = tone(110 * pitch, 0.3, 0.06) + 0.45 * tone(163 * pitch, 0.3, 0.035)
    weight = iron(rng, 420 * pitch, 0.16, 0.03)
    links = [(0.16 + 0.06 * number, 0.12, iron(rng, each * pitch, 0.08, 0.012)) for number, each in _LINKS]
    return warm(mixed(0.36, (0, 1, thud), (0, 0.3, weight), *links), 1.6)


_LINKS = ((0, 1150), (1, 940))
"""Which link settles when, and its pitch in Hz."""


def cheer(rng: RandomState, pitch: float, step: int) -> Wave:
    """Strings go up to the top, and a full house murmurs and claps; 1.8 s."""
    notes = (293.66, 369.99, 440.0, 587.33, 739.99)
    strings = [
        (0.11 * number, 0.9, pluck(rng, note * pitch, 0.9, softness=0.5)) for number, note in enumerate(notes)
    ]
    return warm(mixed(1.8, *strings, (0.4, 0.4, _crowd(rng, pitch)), (0.5, 0.3, _clapping(rng))), 1.6)


def _crowd(rng: RandomState, pitch: float) -> Wave:
    """Seven voices without words, all pleased."""
    seconds = 1.4
    part = np.linspace(0, 1, samples(seconds))
    whole = np.zeros(samples(seconds))
    for height in (98, 117, 131, 156, 175, 208, 233):
        speed, start = rng.uniform(3, 6), rng.uniform(0, 6)
        syllables = 0.55 + 0.45 * np.sin(2 * np.pi * speed * times(seconds) + start)
        voice = saw(height * pitch * (1 + 0.12 * np.sin(np.pi * part) + 0.03 * syllables), 18)
        whole += band(voice, 250, 1100) * syllables * rng.uniform(0.6, 1.0)
    breath = band(noise(rng, seconds), 400, 1600) * 0.4
    return _peaked((whole + breath) * swell(seconds, 0.35))


def _clapping(rng: RandomState) -> Wave:
    """Hands all over the room, thick at first and then fewer."""
    claps = []
    for begin in np.sort(1.1 * rng.uniform(0, 1, 44) ** 1.4):
        low = rng.uniform(700, 1300)
        hands = _peaked(band(noise(rng, 0.03), low, low * 2.6) * fading(0.03, 0.006, 0.0006))
        claps.append((float(begin), rng.uniform(0.25, 0.8), hands))
    return mixed(1.25, *claps)
