"""Where the keyboard holds a lifted card: the arrows walk from one legal target to the next."""

from collections.abc import Mapping
from dataclasses import dataclass

from pygame import Rect

from scenes.anim.motion import Place
from scenes.gui.nearest import nearest


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
