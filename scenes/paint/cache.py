"""Bounded stores of finished surfaces: the least recently used ones make room for new ones."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Generic, ParamSpec, TypeVar

from pygame import Surface

from scenes.paint.units import Picture, Scale

Drawn = TypeVar("Drawn", Surface, Picture)
Arguments = ParamSpec("Arguments")

LARGE_WINDOW = 2560 * 1440
"""Pixels of a window for which the stores have their full size."""
_LEAST_SHARE = 1 / 3

_CLEAR: list[Callable[[], None]] = []
_FIT: list[Callable[[float], None]] = []
_SHARE: list[float] = [1.0]
"""The share of its full size that every store may have now, also one that is made later."""
_DROP: list[Callable[[Scale], None]] = []


class DrawnCache(Generic[Drawn]):
    """Surfaces or pictures by key, at most `limit` bytes of pixels together, and at most so many.

    The limit given is that for a large window; `fit_stores` makes it smaller for a smaller one.
    """

    def __init__(self, limit: int, most: int | None = None) -> None:
        self.limit = round(limit * _SHARE[0])
        self._full_limit = limit
        self.most = most
        self.used = 0
        self._kept: OrderedDict[Hashable, Drawn] = OrderedDict()
        _CLEAR.append(self.clear)
        _DROP.append(self.drop)
        _FIT.append(self._fit)

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable, build: Callable[[], Drawn]) -> Drawn:
        """What was drawn for a key, drawn now when it is not kept. Nobody may draw on what comes back."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        built = build()
        if _size(built) <= self.limit:
            self._kept[key] = built
            self.used += _size(built)
            self._make_room()
        return built

    def _make_room(self) -> None:
        while self.used > self.limit or (self.most is not None and len(self._kept) > self.most):
            self.used -= _size(self._kept.popitem(last=False)[1])

    def _fit(self, share: float) -> None:
        self.limit = round(self._full_limit * share)
        self._make_room()

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
        self.used = 0

    def drop(self, scale: Scale) -> None:
        """Forget what a drawing function returned for a scale."""
        for key in [key for key in self._kept if _is_for(key, scale)]:
            self.used -= _size(self._kept.pop(key))


def _is_for(key: Hashable, scale: Scale) -> bool:
    return isinstance(key, tuple) and len(key) == 4 and isinstance(key[2], tuple) and scale in key[2]


def remembered(
    store: DrawnCache[Drawn],
) -> Callable[[Callable[Arguments, Drawn]], Callable[Arguments, Drawn]]:
    """Keep in a store what a drawing function returns, by its arguments; they must be hashable."""

    def wrap(draw: Callable[Arguments, Drawn]) -> Callable[Arguments, Drawn]:
        @wraps(draw)
        def kept(*args: Arguments.args, **kwargs: Arguments.kwargs) -> Drawn:
            key = (draw.__module__, draw.__qualname__, args, tuple(sorted(kwargs.items())))
            return store.get(key, lambda: draw(*args, **kwargs))

        return kept

    return wrap


PIECES = DrawnCache[Picture](80 * 2**20)
"""Furniture, cards, buttons: everything that is drawn once and then only blitted."""

WINDOWS = DrawnCache[Surface](64 * 2**20, most=6)
"""Whole windows, one of them at 4K. A scene keeps the one it shows, so it never has to be drawn twice."""


def fit_stores(width: int, height: int) -> None:
    """Let the stores be as large as a window of so many pixels needs them."""
    share = _SHARE[0] = min(1.0, max(_LEAST_SHARE, width * height / LARGE_WINDOW))
    for fit in _FIT:
        fit(share)


def also_forget(clear: Callable[[], None]) -> None:
    """Call this, too, whenever every store is emptied."""
    _CLEAR.append(clear)


def forget_surfaces() -> None:
    """Empty every store: after a change of the window size or the theme, or when the display was closed."""
    for clear in _CLEAR:
        clear()


def forget_scale(scale: Scale) -> None:
    """Forget what was drawn for a scale that only one scene used, when it goes."""
    for drop in _DROP:
        drop(scale)


def _size(drawn: Surface | Picture) -> int:
    surface = drawn.surface if isinstance(drawn, Picture) else drawn
    return surface.get_width() * surface.get_height() * surface.get_bytesize()
