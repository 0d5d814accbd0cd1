"""Easings: from progress 0 to 1 to how much of the way is done."""

import math
from collections.abc import Callable
from typing import TypeAlias

Easing: TypeAlias = Callable[[float], float]


def share_of(time: float, start: float, seconds: float) -> float:
    """Return how much of a stretch of time has passed, 0 to 1; a stretch of no time has passed."""
    if seconds <= 0:
        return 1.0
    return min(1.0, max(0.0, (time - start) / seconds))


def linear(progress: float) -> float:
    """Go evenly."""
    return progress


def quad_in(progress: float) -> float:
    """Fall: quicker and quicker."""
    return progress**2


def quad_out(progress: float) -> float:
    """Roll out: soft stop."""
    return 1 - (1 - progress) ** 2


def cubic_out(progress: float) -> float:
    """Quick start, soft stop."""
    return 1 - (1 - progress) ** 3


def cubic_in_out(progress: float) -> float:
    """Soft start and stop."""
    return 4 * progress**3 if progress < 0.5 else 1 - (2 - 2 * progress) ** 3 / 2


def back_out(progress: float, over: float = 1.4) -> float:
    """Overshoot a little and come back."""
    rest = progress - 1
    return 1 + (over + 1) * rest**3 + over * rest**2


def bounce_out(progress: float) -> float:
    """Fall and bounce twice."""
    if progress < 0.55:
        return (progress / 0.55) ** 2
    if progress < 0.85:
        return 1 - 0.16 * (1 - ((progress - 0.7) / 0.15) ** 2)
    return 1 - 0.04 * (1 - ((progress - 0.925) / 0.075) ** 2)


def pop(progress: float, over: float) -> float:
    """Grow from nothing past the whole to `over`, and come back to 1."""
    if progress < 0.6:
        return over * quad_out(progress / 0.6)
    return over + (1 - over) * cubic_in_out((progress - 0.6) / 0.4)


def hop(progress: float) -> float:
    """Jump up and settle: 0 to 1 and back to 0, sinking a little below on the way to rest."""
    if progress < 0.4:
        return quad_out(progress / 0.4)
    return 1 - back_out((progress - 0.4) / 0.6, 1.7)


def bump(progress: float) -> float:
    """Go out and come back softly: 0, 1, 0."""
    return math.sin(math.pi * min(1.0, max(0.0, progress)))


def plateau(progress: float) -> float:
    """Rise soon, stay, and fall late: 0, 1, 1, 0."""
    edge = min(1.0, 4 * progress, 4 * (1 - progress))
    return edge * edge * (3 - 2 * edge)


def shake(progress: float, seconds: float, hertz: float) -> float:
    """Swing between -1 and 1 and fade away; the same whatever the speed setting."""
    return math.sin(2 * math.pi * hertz * seconds * progress) * (1 - progress)
