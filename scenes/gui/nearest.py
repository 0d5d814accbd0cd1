"""Which element lies nearest in a direction, for walking with the arrows."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from pygame import Rect


class Placed(Protocol):
    """Something with a place on the screen."""

    rect: Rect


PlacedT = TypeVar("PlacedT", bound=Placed)


def nearest(start: PlacedT, stops: Sequence[PlacedT], dx: int, dy: int) -> PlacedT | None:
    """Return the element that lies nearest in a direction; far to the side counts three times."""
    best: tuple[float, PlacedT] | None = None
    for stop in stops:
        if stop is start:
            continue
        away, beside = _distance(start.rect, stop.rect, dx, dy)
        if away > 0 and (best is None or away + 3 * beside < best[0]):
            best = (away + 3 * beside, stop)
    return best[1] if best else None


def _distance(one: Rect, other: Rect, dx: int, dy: int) -> tuple[float, float]:
    if dx:
        away = dx * (other.centerx - one.centerx)
        beside = max(0, other.top - one.bottom, one.top - other.bottom)
        clear = other.left >= one.right if dx > 0 else other.right <= one.left
    else:
        away = dy * (other.centery - one.centery)
        beside = max(0, other.left - one.right, one.left - other.right)
        clear = other.top >= one.bottom if dy > 0 else other.bottom <= one.top
    return (away if clear else -1), beside
