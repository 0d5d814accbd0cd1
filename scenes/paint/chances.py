"""Chances to win as they are drawn on paper: curves, the marks of verdicts, and what one choice did."""

from dataclasses import dataclass

from game.analysis.report import Verdict
from scenes.paint import palette as ink
from scenes.paint.boards import face_in
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.portrait import Sitter
from scenes.paint.rich import Style, lay_out
from scenes.paint.svg import Sketch
from scenes.paint.text import text_px, text_width
from scenes.paint.units import Picture, Scale

SMALL_MARK, MARK = 9.0, 15.0

_FADE = (
    '<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{height:.0f}">'
    f'<stop offset="0" stop-color="{ink.LAMP}" stop-opacity="{{top}}"/>'
    f'<stop offset="1" stop-color="{ink.LAMP}" stop-opacity="{{low}}"/></linearGradient>'
)
_REACH = 8.0


@dataclass(frozen=True, slots=True)
class Curve:
    """The chance of one seat by station, where it is known."""

    points: tuple[tuple[int, float], ...]
    colour: str
    is_strong: bool = True
    """Whether it belongs to whoever asks; others are drawn thin."""


@dataclass(frozen=True, slots=True)
class Chart:
    """Curves over so many stations."""

    stations: int
    curves: tuple[Curve, ...]

    def x(self, station: float, width: float) -> float:
        """Where a station lies on a chart `width` u long."""
        return width * station / max(1, self.stations - 1)


@remembered(PIECES)
def chance_curves(scale: Scale, width: float, height: float, chart: Chart, *, is_played: bool) -> Picture:
    """The curves as they look before they were played, pale, or after; anchored where 100 percent begins."""
    canvas = Canvas.clear(scale, width, height, left=_REACH, top=_REACH, right=_REACH, bottom=_REACH)
    if not is_played:
        for share in (0.0, 0.5, 1.0):
            canvas.fill(0, height * share - 0.6, width, 1.3, ink.RULE)
    sketch = Sketch(width + 2 * _REACH, height + 2 * _REACH, _fade(height, is_played=is_played))
    strong = [curve for curve in chart.curves if curve.is_strong]
    if len(strong) == 1:
        _ground(sketch, _points(chart, strong[0], width, height), height)
    for curve in sorted(chart.curves, key=lambda one: one.is_strong):
        points = _points(chart, curve, width, height)
        if len(points) > 1:
            _stroke(sketch, points, curve, is_played=is_played, is_alone=len(chart.curves) == 1)
    canvas.sketch(sketch, -_REACH, -_REACH)
    return canvas.picture()


def _fade(height: float, *, is_played: bool) -> str:
    top, low = (".9", ".35") if is_played else (".34", ".14")
    return _FADE.format(height=height + _REACH, top=top, low=low)


def _points(chart: Chart, curve: Curve, width: float, height: float) -> list[tuple[float, float]]:
    return [(_REACH + chart.x(at, width), _REACH + height * (1 - chance)) for at, chance in curve.points]


def _ground(sketch: Sketch, points: list[tuple[float, float]], height: float) -> None:
    if len(points) > 1:
        low = _REACH + height
        sketch.polygon([(points[0][0], low), *points, (points[-1][0], low)], "url(#fade)", 0)


def _stroke(
    sketch: Sketch, points: list[tuple[float, float]], curve: Curve, *, is_played: bool, is_alone: bool
) -> None:
    broad = 3.2 if curve.is_strong else 1.8
    if not is_played:
        pale = ink.HAIRLINE if curve.is_strong else ink.RULE
        if is_alone:
            sketch.line(points, pale, broad * 0.7)
        else:
            # Whose curve it is can be told beforehand, too.
            sketch.line(points, pale, broad + 1.6)
            sketch.line(points, curve.colour, broad * 0.7)
        return
    sketch.line(points, ink.INK, broad + 2.8)
    sketch.line(points, curve.colour, broad)


@remembered(PIECES)
def verdict_mark(scale: Scale, verdict: Verdict, side: float) -> Picture:
    """The mark of a verdict, `side` u wide, anchored at its middle: disc, triangle, diamond or square."""
    half = side / 2
    canvas = Canvas.clear(scale, 0, 0, left=half + 2, top=half + 2, right=half + 2, bottom=half + 2)
    sketch = Sketch(side + 4, side + 4)
    middle, pen = half + 2, min(2.2, side * 0.15)
    low, high, left, right = middle + half, middle - half, middle - half, middle + half
    match verdict:
        case Verdict.GOOD:
            sketch.ellipse(middle, middle, half - pen / 2, half - pen / 2, ink.MOSS_EDGE, pen)
        case Verdict.IMPRECISE:
            points = [(middle, high + 1), (right - 0.5, low - 1.5), (left + 0.5, low - 1.5)]
            sketch.polygon(points, ink.BRASS, pen)
        case Verdict.MISTAKE:
            sketch.polygon([(middle, high), (right, middle), (middle, low), (left, middle)], ink.RUST, pen)
        case Verdict.BLUNDER:
            edge = 0.12 * side
            corners = (left + edge, high + edge), (right - edge, low - edge)
            sketch.polygon(
                [corners[0], (corners[1][0], corners[0][1]), corners[1], (corners[0][0], corners[1][1])],
                ink.RED,
                pen,
            )
    canvas.sketch(sketch, -middle, -middle)
    return canvas.picture()


@remembered(PIECES)
def named_point(scale: Scale, words: str, verdict: Verdict, *, is_best: bool, is_below: bool) -> Picture:
    """The best choice or the costliest by the mark of its verdict, named; anchored on the curve."""
    canvas = Canvas.clear(scale, 0, 0, left=60, top=26, right=60, bottom=26)
    canvas.put(verdict_mark(scale, verdict, MARK), 0, 0)
    tone, y = ink.LEAF[2] if is_best else ink.WINE, 17 if is_below else -17
    wide = text_width(words, Face.HEAVY, text_px(scale, 15)) / scale.u
    canvas.panel(-wide / 2 - 4, y - 8, wide + 8, 17, Panel(ink.PARCHMENT, 5, 0))
    canvas.text(words, 0, y, Face.HEAVY, 15, tone, align=0.5, fit=116)
    return canvas.picture()


@dataclass(frozen=True, slots=True)
class Better:
    """The option that promised most."""

    label: str
    sitter: Sitter
    words: str
    chance: str


@dataclass(frozen=True, slots=True)
class Judgement:
    """What one station did to a chance, in words."""

    label: str
    before: str
    after: str
    verdict: Verdict | None = None
    verdict_words: str = ""
    luck_words: str = ""
    better: Better | None = None


JUDGEMENT_HEIGHT = 166.0
"""What is said of a choice takes at most so much of the margin."""
_BETTER_ROOM = 72.0
_PORTRAIT = 48.0
_WORDS = Style(Face.DISPLAY, 16, ink.TEXT, leading=1.0, lines=2)


def judgement_height(judgement: Judgement) -> float:
    """Height of what is said of a choice, in u."""
    return JUDGEMENT_HEIGHT if judgement.better is not None else JUDGEMENT_HEIGHT - _BETTER_ROOM


@remembered(PIECES)
def judgement_note(scale: Scale, width: float, judgement: Judgement) -> Picture:
    """The lower part of a margin: the chance before and after, the choice, what was better."""
    canvas = Canvas.clear(scale, width, judgement_height(judgement))
    canvas.fill(0, 0, width, 1.3, ink.RULE)
    canvas.text(judgement.label, 0, 15, Face.BOLD, 16, ink.TEXT_QUIET, fit=width)
    _change(canvas, judgement, 39)
    if judgement.verdict is not None:
        canvas.put(verdict_mark(scale, judgement.verdict, MARK), 9, 63)
        canvas.text(judgement.verdict_words, 24, 63, Face.BOLD, 15, ink.TEXT, fit=width - 24)
    if judgement.luck_words:
        y = 82 if judgement.verdict is not None else 63
        canvas.icon("die", 1, y - 8, 16)
        canvas.text(judgement.luck_words, 24, y, Face.BOLD, 15, ink.TEXT, fit=width - 24)
    if judgement.better is not None:
        _better(canvas, judgement.better, width)
    return canvas.picture()


def _change(canvas: Canvas, judgement: Judgement, y: float) -> None:
    wide = canvas.text(judgement.before, 0, y, Face.DISPLAY, 24, ink.TEXT_QUIET)
    arrow = Sketch(16, 20)
    arrow.polygon([(3, 3), (13, 10), (3, 17)], ink.RUST, 2)
    canvas.sketch(arrow, wide + 12, y - 11)
    canvas.text(judgement.after, wide + 40, y, Face.DISPLAY, 24, ink.TEXT)


def _better(canvas: Canvas, better: Better, width: float) -> None:
    top = JUDGEMENT_HEIGHT - _BETTER_ROOM + 2
    canvas.fill(0, top, width, 1.3, ink.RULE)
    face_in(canvas, better.sitter, 1, top + 16, _PORTRAIT)
    x = _PORTRAIT + 12
    canvas.text(better.label, x, top + 14, Face.BOLD, 15, ink.TEXT_QUIET, fit=width - x - 46)
    canvas.text(better.chance, width, top + 14, Face.DISPLAY, 17, ink.LEAF[2], align=1)
    laid = lay_out(canvas.scale, better.words, width - x, _WORDS)
    left, middle = canvas.at(x, top + 46)
    laid.draw(canvas.surface, left, middle - laid.height // 2)
