"""Where a card is held over its targets: beside the pointer, or where the arrows have walked."""

from collections.abc import Mapping
from dataclasses import dataclass

from pygame import Rect

from scenes.anim.motion import Place
from scenes.gui.nearest import nearest
from scenes.paint.units import Scale

_BESIDE = 16.0
"""So far from the pointer hangs the small form of a card, in u."""
_CLEAR = 8.0
"""So far it stays away from the target, in u."""


@dataclass
class _Stop:
    """A target and where it is."""

    target: str
    rect: Rect


def next_target(places: Mapping[str, Place], at: str, dx: int, dy: int) -> str:
    """Return the target that lies nearest to one in a direction; where none lies there, the next in order.

    From no target the first one is next.
    """
    names = list(places)
    if at not in places:
        return names[0]
    stops = [
        _Stop(name, Rect(round(place.x), round(place.y), round(place.width), round(place.height)))
        for name, place in places.items()
    ]
    here = stops[names.index(at)]
    found = nearest(here, stops, dx, dy)
    if found is not None:
        return found.target
    return names[(names.index(at) + (dx or dy)) % len(names)]


def beside(scale: Scale, small: Place, target: Place, x: float, y: float) -> tuple[float, float]:
    """Return the middle of the small form of a card at a point: at the right of it, clear of the target."""
    left = x + _BESIDE
    if left + small.width > scale.logical_width - _CLEAR:
        left = x - _BESIDE - small.width
    top = min(y + _BESIDE, scale.logical_height - _CLEAR - small.height)
    low, high = target.y + target.height + _CLEAR, target.y - _CLEAR
    if top < low and top + small.height > high:
        top = low if low + small.height <= scale.logical_height - _CLEAR else high - small.height
    return left + small.width / 2, top + small.height / 2
