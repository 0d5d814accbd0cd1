"""Paper and cloth: ledger pages with the win-chance curve, callouts, ribbons with display words."""

from dataclasses import dataclass

from scenes.paint import palette as ink
from scenes.paint.boards import board_canvas
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.svg import Sketch
from scenes.paint.units import Picture, Scale

PAGE = Panel(ink.PARCHMENT, 4, 2.4, ink.PARCHMENT_LIGHT, ink.PARCHMENT_SHADE)
_RIBBON_RATIO = 66 / 320
_FADE = (
    '<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{height:.0f}">'
    '<stop offset="0" stop-color="#F2A93B" stop-opacity=".9"/>'
    '<stop offset="1" stop-color="#F2A93B" stop-opacity=".22"/></linearGradient>'
)


@remembered(PIECES)
def ledger(scale: Scale, width: float, height: float, title: str = "", note: str = "") -> Picture:
    """A parchment page in a wooden frame 10 u broad, with a heading and a quiet note at the right of it."""
    canvas = board_canvas(scale, width, height, blur=12, drop=10)
    canvas.panel(0, 0, width, height, Panel(ink.FRAME, 10, 3, ink.WOOD_EDGE, ink.WOOD_SHADE))
    canvas.panel(10, 10, width - 20, height - 20, PAGE)
    wide = canvas.text(title, 34, 40, Face.DISPLAY, 24, ink.TEXT, fit=width - 68) if title else 0
    if note:
        canvas.text(note, width - 34, 41, Face.BOLD, 16, ink.TEXT_QUIET, align=1, fit=width - wide - 90)
    return canvas.picture()


@remembered(PIECES)
def inset(scale: Scale, width: float, height: float) -> Picture:
    """A darker field on a page, for one group of facts."""
    canvas = Canvas.clear(scale, width, height)
    canvas.panel(0, 0, width, height, Panel(ink.PARCHMENT_INSET, 9, 2, stroke="#8A5A33"))
    return canvas.picture()


@remembered(PIECES)
def banner(scale: Scale, words: str, width: float, *, is_win: bool, size: float | None = None) -> Picture:
    """A ribbon with display words: wine for a win, night for a loss; its height is .206 of the width."""
    high = width * _RIBBON_RATIO
    canvas = Canvas.clear(scale, width, high)
    name = "wine" if is_win else "night"
    canvas.art(f"frames/ribbon_{name}.svg", 0, 0, width, high)
    type_size = size or min(60, high * 0.5)
    canvas.text(
        words,
        width / 2,
        high * 0.455,
        Face.DISPLAY,
        type_size,
        ink.AMBER,
        align=0.5,
        outline=True,
        fit=width * 0.78,
    )
    return canvas.picture()


@dataclass(frozen=True, slots=True)
class Curve:
    """Chances to win (0 to 1) at equal steps; from step `played` on they are only pale.

    `best` and `costly` are the steps with a green disc and a red square.
    """

    chances: tuple[float, ...]
    played: int
    best: int | None = None
    costly: int | None = None

    def point(self, step: int, width: float, height: float, margin: float) -> tuple[float, float]:
        """Where a step lies in a field of width x height u, `margin` u kept free at both ends."""
        part = step / max(1, len(self.chances) - 1)
        return margin + (width - 2 * margin) * part, height * (1 - self.chances[step])


@remembered(PIECES)
def curve_field(
    scale: Scale, width: float, height: float, curve: Curve, *, margin: float = 14, has_dots: bool = True
) -> Picture:
    """The curve in a field of width x height u, anchored at the corner of 100 percent; no words."""
    canvas = Canvas.clear(scale, width, height, left=14, top=14, right=14, bottom=14)
    for share in (0, 0.25, 0.5, 0.75, 1) if height > 120 else (0.5, 1):
        tone = ink.TEXT if share == 0 else ink.RULE
        canvas.fill(0, height * (1 - share) - 0.6, width, 1.3, tone)
    points = [curve.point(step, width, height, margin) for step in range(len(curve.chances))]
    sketch = Sketch(width + 28, height + 28, _FADE.format(height=height + 14))
    shifted = [(x + 14, y + 14) for x, y in points]
    if len(shifted) > 1:
        below = [(shifted[0][0], height + 14), *shifted, (shifted[-1][0], height + 14)]
        sketch.polygon(below, "url(#fade)", 0)
        done = shifted[: curve.played + 1]
        if len(done) > 1:
            sketch.line(done, ink.INK, 6.5)
            sketch.line(done, ink.RUST, 3.4)
    _dots(sketch, shifted, curve, has_dots)
    canvas.sketch(sketch, -14, -14)
    return canvas.picture()


def _dots(sketch: Sketch, points: list[tuple[float, float]], curve: Curve, has_dots: bool) -> None:
    for step, (x, y) in enumerate(points):
        if step == curve.best:
            sketch.circle(x, y, 8, ink.MOSS, 2.4)
        elif step == curve.costly:
            corners = ((-8, -8), (8, -8), (8, 8), (-8, 8))
            sketch.polygon([(x + dx, y + dy) for dx, dy in corners], ink.RED, 2.4)
        elif has_dots and step <= curve.played:
            sketch.circle(x, y, 5, ink.PARCHMENT_LIGHT, 2.4)


@remembered(PIECES)
def callout(scale: Scale, icon: str, head: str, body: str, *, is_good: bool, width: float = 200) -> Picture:
    """A note on the curve, width x 50 u: the best move in green, the costly one in red."""
    canvas = Canvas.clear(scale, width, 50)
    canvas.panel(0, 0, width, 50, Panel(ink.PARCHMENT_LIGHT, 7, 2.4, low=ink.PARCHMENT_LOW))
    canvas.icon(icon, 8, 12, 26)
    tone = ink.MOSS_DARK if is_good else ink.ALARM
    canvas.text(head, 42, 16, Face.HEAVY, 15, tone, fit=width - 50)
    canvas.text(body, 42, 34, Face.BOLD, 14.5, ink.TEXT, fit=width - 50)
    return canvas.picture()


@remembered(PIECES)
def calm_mark(scale: Scale, words: str, *, is_calm: bool, width: float = 120) -> Picture:
    """The verdict on an inspected patron, width x 36 u: calm with a tick, irked with a cross."""
    canvas = Canvas.clear(scale, width, 36)
    canvas.panel(0, 0, width, 36, Panel(ink.MOSS_DARK if is_calm else ink.ALARM, 9, 2.4))
    canvas.icon("check" if is_calm else "cross", 8, 7, 22)
    canvas.text(words, 40, 18, Face.DISPLAY, 20, ink.PARCHMENT_LIGHT, fit=width - 50)
    return canvas.picture()


@remembered(PIECES)
def trait_plate(scale: Scale, icon: str, words: str, *, is_preference: bool, width: float = 104) -> Picture:
    """What a patron brings, width x 40 u: round and pale for a preference, square and dark for a quirk."""
    canvas = Canvas.clear(scale, width, 40)
    fill, radius = (ink.PARCHMENT_LIGHT, 20) if is_preference else (ink.PLUM, 8)
    canvas.panel(0, 0, width, 40, Panel(fill, radius, 2.4))
    canvas.icon(icon, 10, 6, 28)
    tone = ink.TEXT if is_preference else ink.PARCHMENT_LIGHT
    canvas.text(words, 46, 20, Face.BOLD, 17, tone, fit=width - 54)
    return canvas.picture()
