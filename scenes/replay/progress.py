"""How far work is, on the plank that stops it."""

from pygame import Rect

from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.units import Picture, Scale
from scenes.stage import Sprite

_WIDTH, _BAR = 92.0, 12.0


def progress_on(scale: Scale, plank: Rect, done: float) -> Sprite:
    """Return a bar and the percentage for the right half of a plank; `done` is from 0 to 1."""
    picture = _progress(scale, min(99, int(done * 100)))
    return Sprite.of(picture, plank.right - scale.px(_WIDTH + 12), plank.centery - scale.px(_BAR / 2))


@remembered(PIECES)
def _progress(scale: Scale, percent: int) -> Picture:
    canvas = Canvas.clear(scale, _WIDTH, _BAR, top=4, bottom=4)
    canvas.panel(0, 0, _WIDTH - 42, _BAR, Panel(ink.GROOVE, _BAR / 2, 1.8))
    # Shorter than high it would be no bar.
    wide = _BAR + (_WIDTH - 42 - _BAR) * percent / 100
    canvas.panel(0, 0, wide, _BAR, Panel(ink.AMBER, _BAR / 2, 1.8))
    words = tr("{n}%", n=percent)
    canvas.text(words, _WIDTH, _BAR / 2, Face.DISPLAY, 15, ink.PARCHMENT_LIGHT, align=1, fit=40)
    return canvas.picture()
