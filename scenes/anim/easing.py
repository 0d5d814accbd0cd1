"""Easings: from progress 0 to 1 to how much of the way is done."""

import math
from collections.abc import Callable
from typing import TypeAlias

Easing: TypeAlias = Callable[[float], float]


def linear(progress: float) -> float:
    """Go evenly."""
    return progress


def quad_out(progress: float) -> float:
    """Roll out: soft stop."""
    return 1 - (1 - progress) ** 2


def cubic_out(progress: float) -> float:
    """Quick start, soft stop."""
    return 1 - (1 - progress) ** 3


def cubic_in_out(progress: float) -> float:
    """Soft start and stop."""
    return 4 * progress**3 if progress < 0.5 else 1 - (2 - 2 * progress) ** 3 / 2


def back_out(progress: float) -> float:
    """Overshoot a little and come back."""
    over = 1.4
    rest = progress - 1
    return 1 + (over + 1) * rest**3 + over * rest**2


def shake(progress: float, seconds: float, hertz: float = 14) -> float:
    """Swing between -1 and 1 and fade away; the same whatever the speed setting."""
    return math.sin(2 * math.pi * hertz * seconds * progress) * (1 - progress)
