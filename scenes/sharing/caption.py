"""The strip below a picture: whose turn it was, what came of it, and how far the match has come."""

from typing import NamedTuple

from pygame import Surface

from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.boards import face_in
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.portrait import Sitter
from scenes.paint.rich import Style
from scenes.paint.units import Picture, Scale
from scenes.replay.captions import caption
from scenes.replay.watched import Watched
from scenes.sharing.facts import Facts

HEIGHT = 68.0
_BAR = 5.0
_HEAD = Style(Face.DISPLAY, 16, ink.AMBER, lines=1)
_TAIL = Style(Face.BOLD, 14, ink.PARCHMENT_LIGHT, leading=1.1, icon=1.2, lines=2)
_SMALLEST_UNIT = 0.8
"""Letters have their least size there; a smaller strip would cut more words."""


class Caption(NamedTuple):
    """The words of a strip; `share` of the match, 0 to 1, has passed."""

    head: str
    tail: str
    share: float
    sitter: Sitter | None = None
    icon: str = "key"


def caption_of(watched: Watched, at: int) -> Caption:
    """Return the words below the picture of a station, as its watcher may read them."""
    told = watched.told(at)
    head = caption(watched, at)
    if told.name and not watched.has_rounds and watched.turn(at):
        head = tr("{turn}: {name}, {what}", turn=head, name=told.name, what=told.words)
    tail = " ".join(line.words for line in told.lines)
    return Caption(head, tail, at / max(1, watched.reel.last), told.sitter)


def end_caption(facts: Facts) -> Caption:
    """Return the words below the last picture of a match that is over."""
    tail = ", ".join(words for words in (facts.game, facts.deal, facts.players, facts.day) if words)
    return Caption(facts.result, tail, 1.0, icon="flag")


def strip_scale(width: int) -> Scale:
    """Return the scale of the strip below a picture so many pixels wide."""
    unit = max(_SMALLEST_UNIT, width / 640)
    return Scale(width, round(HEIGHT * unit), unit=unit)


@remembered(PIECES)
def strip_picture(scale: Scale, words: Caption) -> Picture:
    """Paint a strip as large as its scale."""
    canvas = Canvas(scale, Surface((scale.width, scale.height)).convert())
    wide, side = scale.logical_width, HEIGHT - _BAR - 16
    canvas.fill(0, 0, wide, HEIGHT, ink.DEEP_PLUM)
    canvas.fill(0, HEIGHT - _BAR, wide, _BAR, ink.GROOVE)
    canvas.fill(0, HEIGHT - _BAR, wide * words.share, _BAR, ink.LAMP)
    if words.sitter is not None:
        face_in(canvas, words.sitter, 10, 8, side)
    else:
        canvas.panel(10, 8, side, side, Panel(ink.BEAM, 5, 2.4))
        canvas.icon(words.icon, 15, 13, side - 10)
    left = side + 22
    room = wide - left - 10
    canvas.rich(words.head, left, 15 if words.tail else (HEIGHT - _BAR) / 2, room, _HEAD)
    if words.tail:
        canvas.rich(words.tail, left, 43, room, _TAIL)
    return canvas.picture()
