"""Where tags and cards hang on the wall, in u: as many beside each other as there is room for."""

from collections.abc import Sequence
from typing import NamedTuple

from scenes.gui.pieces import Box
from scenes.paint.units import Scale

_EDGE = 20.0
_PITCH = 202.0
"""A card with the gap after it, at its usual width."""
_GAP, _ROW_GAP = 36.0, 30.0
_WIDEST = 190.0
_READABLE_PX = 152
"""A card with fewer pixels has no room for its effect."""
_TAGS_TOP = 68.0
_TAG_HEIGHT, _TAG_WIDTH, _TAG_GAP = 44.0, 116.0, 8.0
_TAG_EDGES = 62.0
"""What a tag needs beside its words."""
_SMALLEST_SHARE = 0.88
"""With less of the room that all words need, tags of one width show icons alone."""
_DECK_WIDTH, _BUTTON = 190.0, 48.0


class Wall(NamedTuple):
    """The places for one size of window."""

    edge: float
    tags: tuple[Box, ...]
    deck: Box
    """Where the name of the deck stands, between two buttons."""
    top: float
    """Where the cards begin."""
    cards: tuple[Box, ...]
    height: float

    @classmethod
    def of(cls, scale: Scale, ratio: float, cards: int, tags: Sequence[float], *, has_decks: bool) -> "Wall":
        """Return the wall for so many cards, for tags, and for a choice of decks if there is one.

        `tags` are the widths in u of the words on them.
        """
        wide = scale.logical_width
        boxes = _tag_boxes(tags, wide - 2 * _EDGE)
        end = _EDGE + sum(box[2] + _TAG_GAP for box in boxes) + 20
        deck_x, deck_y = wide - _EDGE - _BUTTON - _DECK_WIDTH, _TAGS_TOP - 2
        top = _TAGS_TOP + _TAG_HEIGHT + 34
        if has_decks and end > deck_x - _BUTTON:
            deck_x, deck_y = _EDGE + _BUTTON, _TAGS_TOP + _TAG_HEIGHT + 12
            top += _BUTTON + 12
        places, bottom = _hang(scale, top, ratio, cards)
        deck = (deck_x, deck_y, _DECK_WIDTH, _BUTTON)
        return cls(_EDGE, boxes, deck, top, places, max(bottom + 66, top + 200))


def _tag_boxes(tags: Sequence[float], room: float) -> tuple[Box, ...]:
    """Return tags of one width, or where words have no room then, each as broad as its words need."""
    free = room - (len(tags) - 1) * _TAG_GAP
    wished = max(_TAG_WIDTH, max(tags, default=0.0) + _TAG_EDGES)
    wides = [min(wished, free / max(1, len(tags)))] * len(tags)
    share = free / max(1.0, sum(tags) + len(tags) * _TAG_EDGES)
    if sum(wides) < wished * len(tags) and share >= _SMALLEST_SHARE:
        wides = [(words + _TAG_EDGES) * share for words in tags]
    boxes, x = [], _EDGE
    for wide in wides:
        boxes.append((x, _TAGS_TOP, wide, _TAG_HEIGHT))
        x += wide + _TAG_GAP
    return tuple(boxes)


def _hang(scale: Scale, top: float, ratio: float, cards: int) -> tuple[tuple[Box, ...], float]:
    """Return where every card hangs, and where the last row ends."""
    wide, readable = scale.logical_width, _READABLE_PX / scale.u
    room = wide - 2 * _EDGE - 24
    columns = max(1, int((room + _GAP) // max(_PITCH, readable + _GAP)))
    width = min(max(_WIDEST, readable), (room - (columns - 1) * _GAP) / columns)
    left = (wide - columns * width - (columns - 1) * _GAP) / 2
    high = width * ratio
    places = tuple(
        (left + at % columns * (width + _GAP), top + at // columns * (high + _ROW_GAP), width, high)
        for at in range(cards)
    )
    return places, places[-1][1] + high if places else top
