"""Sounds of wood and brass: cards put down, roof, buttons, doors and steps."""

import numpy as np
from numpy.random import RandomState

from assets.synth.wave import Wave, band, fading, mixed, noise, panned, samples, tone, warm


def _click(rng: RandomState, low: float, high: float, tau: float = 0.002) -> Wave:
    click = band(noise(rng, 0.02), low, high) * fading(0.02, tau, 0.0004)
    return np.asarray(click / np.abs(click).max())


def _thud(rng: RandomState, frequency: float, tau: float, seconds: float) -> Wave:
    """A damped sine whose pitch gives way a little, with 30 ms of low noise."""
    low = band(noise(rng, 0.03), 60, 520) * fading(0.03, 0.009)
    body = tone(frequency, seconds, tau) + 0.45 * tone(frequency * 2.03, seconds, tau * 0.55)
    return warm(mixed(seconds, (0, 1, body), (0, 0.5, low)), 1.8)


def lift(rng: RandomState, pitch: float, step: int) -> Wave:
    """A card is taken up: click and a light thud at 180 Hz."""
    return mixed(0.14, (0, 0.4, _click(rng, 900, 4200)), (0.004, 0.8, _thud(rng, 180 * pitch, 0.022, 0.13)))


def drop(rng: RandomState, pitch: float, step: int) -> Wave:
    """A card is put down: click and a full thud at 90 Hz."""
    thud = _thud(rng, 90 * pitch, 0.05, 0.25)
    board = tone(286 * pitch, 0.08, 0.014)
    return mixed(0.26, (0, 0.4, _click(rng, 700, 3600)), (0.004, 1, thud), (0.004, 0.5, board))


def roof(rng: RandomState, pitch: float, step: int) -> Wave:
    """The roof hops and settles: two wood blocks."""
    return mixed(0.3, (0, 1, _block(rng, 520 * pitch, 0.022)), (0.105, 0.8, _block(rng, 390 * pitch, 0.028)))


def _block(rng: RandomState, frequency: float, tau: float) -> Wave:
    body = tone(frequency, 0.18, tau) + 0.25 * tone(frequency * 2.72, 0.18, tau * 0.4)
    return mixed(0.18, (0, 1, body), (0, 0.25, _click(rng, 1200, 4000)))


def sweep(rng: RandomState, pitch: float, step: int) -> Wave:
    """A soft tick as a room is checked, a semitone lower for each room below the top one."""
    frequency = 932 * pitch * 2 ** (-step / 12)
    return mixed(0.07, (0, 1, tone(frequency, 0.065, 0.011, 0.0025)), (0, 0.08, _click(rng, 1500, 4000)))


def button(rng: RandomState, pitch: float, step: int) -> Wave:
    """A wooden button: a tap at 240 Hz."""
    body = tone(240 * pitch, 0.05, 0.011) + 0.3 * tone(655 * pitch, 0.05, 0.005)
    return mixed(0.055, (0, 1, body), (0, 0.3, _click(rng, 800, 3500)))


def switch(rng: RandomState, pitch: float, step: int) -> Wave:
    """A brass lever goes over: click and clack."""
    clack = tone(330 * pitch, 0.06, 0.012) + 0.25 * tone(1480 * pitch, 0.06, 0.008)
    return mixed(
        0.12,
        (0, 0.5, _click(rng, 1400, 5200)),
        (0.042, 0.9, clack),
        (0.042, 0.4, _click(rng, 900, 4000)),
    )


def refused(rng: RandomState, pitch: float, step: int) -> Wave:
    """Two dull knocks: no."""
    return mixed(
        0.28,
        (0, 0.9, _thud(rng, 165 * pitch, 0.026, 0.14)),
        (0.115, 1, _thud(rng, 128 * pitch, 0.032, 0.16)),
    )


def door(rng: RandomState, pitch: float, step: int) -> Wave:
    """A heavy door falls shut: thump at 70 Hz, boards and latch."""
    boards = band(noise(rng, 0.2), 90, 900) * fading(0.2, 0.035)
    thump = tone(70 * pitch, 0.37, 0.075) + 0.6 * tone(139 * pitch, 0.37, 0.045)
    latch = _click(rng, 1800, 5200, 0.004)
    return warm(mixed(0.39, (0, 1, thump), (0, 0.55, boards), (0.062, 0.16, latch)), 1.8)


def leave(rng: RandomState, pitch: float, step: int) -> Wave:
    """Three steps go away to the left, then the door; left and right differ."""
    whole = np.zeros((samples(0.4), 2))
    for number in range(3):
        boot = band(noise(rng, 0.07), 190 * pitch, 470 * pitch) * fading(0.07, 0.016, 0.003)
        heel = mixed(0.07, (0, 0.16, _click(rng, 900, 2600)))
        away = mixed(0.4, (0.08 * number, 0.8 - 0.16 * number, boot / np.abs(boot).max() + heel))
        whole += panned(away, -0.25 * number)
    thump = door(rng, pitch, 0)[: samples(0.165)] * np.linspace(1, 0, samples(0.165)) ** 0.7
    return whole + panned(mixed(0.4, (0.235, 1.0, thump)), -0.6)
