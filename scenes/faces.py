"""Arrange square faces in a rectangle."""

import math

MOST_ROWS = 6


def arrange(count: int, width: float, height: float, *, gap: float, largest: float) -> tuple[int, float]:
    """Return in how many columns so many faces are largest, and their side; all in the same unit."""
    best = (1, 0.0)
    for rows in range(1, MOST_ROWS + 1):
        columns = max(1, math.ceil(count / rows))
        broad = (width - (columns - 1) * gap) / columns
        high = (height - (rows - 1) * gap) / rows
        side = min(broad, high, largest)
        if side > best[1]:
            best = (columns, side)
    return best
