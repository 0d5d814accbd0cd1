"""Level bars below each other: who does something how often, and parts of wholes."""

from collections.abc import Callable, Sequence

from game.core.statistics import NO_CARD, Bar, Bars, Share, Shares, percent
from scenes.language import plain, say, tr
from scenes.paint import palette as ink
from scenes.paint.area import Area
from scenes.paint.boards import face_in
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.portrait import Sitter
from scenes.paint.rich import Style
from scenes.paint.text import text_px, text_width
from scenes.paint.units import Scale

_LOWEST, _HIGHEST = 36.0, 44.0
_FIGURE = 62.0
_NOTE_SHARE = 0.29
"""Of the width of a page, where something stands behind the bars."""
_PERCENT = 52.0

Portrait = Callable[[int], Sitter]


def places(area: Area, count: int) -> list[Area]:
    """Return the rows of so many bars, or of as many as find room."""
    shown = max(1, min(count, int(area.height / _LOWEST)))
    pitch = min(_HIGHEST, area.height / shown)
    return [Area(area.x, area.y + pitch * at, area.width, pitch) for at in range(shown)]


def draw_bars(canvas: Canvas, area: Area, chart: Bars, portrait: Portrait) -> None:
    """Paint the most important bars: face, name, bar, figure and reason."""
    shown = places(area, len(chart.bars))
    bars = chart.bars[: len(shown)]
    has_faces = any(bar.card != NO_CARD for bar in bars)
    has_notes = any(bar.note.text for bar in bars)
    for bar, place in zip(bars, shown, strict=True):
        _bar(canvas, bar, place, portrait if has_faces else None, has_notes=has_notes)


def _bar(canvas: Canvas, bar: Bar, place: Area, portrait: Portrait | None, *, has_notes: bool) -> None:
    x, middle = place.x, place.y + place.height / 2
    if portrait is not None:
        side = place.height - 5
        if bar.card != NO_CARD:
            face_in(canvas, portrait(bar.card), x, middle - side / 2, side)
        x += side + 10
    named = place.width * (0.25 if has_notes else 0.3)
    canvas.text(plain(bar.name), x, middle, Face.BOLD, 16, ink.TEXT, fit=named)
    x += named + 10
    noted = place.width * _NOTE_SHARE if has_notes else 0.0
    room = place.right - x - _FIGURE - noted
    wide = max(9.0, room * bar.share)
    look = (
        Panel(ink.MOSS_EDGE, 5, 2.6, ink.LEAF[0]) if bar.is_good else Panel(ink.WINE, 5, 2.6, ink.WINE_LIGHT)
    )
    canvas.panel(x, middle - 10, wide, 20, look)
    figure = plain(bar.figure)
    canvas.text(figure, x + wide + 9, middle, Face.DISPLAY, 16, ink.TEXT, fit=_FIGURE - 9)
    if bar.note.text:
        style = Style(Face.BOLD, 15, ink.TEXT_QUIET, icon=1.25, lines=1)
        canvas.rich(say(bar.note), place.right - noted + 8, middle, noted - 8, style)


def draw_shares(canvas: Canvas, area: Area, chart: Shares) -> None:
    """Paint parts of wholes: label, trough with its filled part, and both numbers."""
    shown = places(area, len(chart.shares))
    shares = chart.shares[: len(shown)]
    label = max(34.0, _widest(canvas.scale, [plain(share.label) for share in shares]) + 20)
    parts = _widest(canvas.scale, [_parts_of(share) for share in shares]) + 28
    for share, place in zip(shares, shown, strict=True):
        _share(canvas, share, place, label, parts)


def _widest(scale: Scale, words: Sequence[str]) -> float:
    px = text_px(scale, 16)
    return max(text_width(one, Face.DISPLAY, px) for one in words) / scale.u


def _parts_of(share: Share) -> str:
    return tr("{part} of {whole}", part=f"{share.part:,}", whole=f"{share.whole:,}")


def _share(canvas: Canvas, share: Share, place: Area, label: float, parts: float) -> None:
    x, middle = place.x, place.y + place.height / 2
    canvas.panel(x, middle - 14, label, 28, Panel(ink.DEEP_PLUM, 7, 2.2, high=ink.DEEP_PLUM_EDGE))
    words = plain(share.label)
    canvas.text(words, x + label / 2, middle, Face.DISPLAY, 16, ink.AMBER, align=0.5, fit=label - 10)
    left, right = x + label + 12, place.right - parts - _PERCENT
    canvas.panel(left, middle - 11, right - left, 22, Panel(ink.PARCHMENT_INSET, 5, 2.6))
    if share.part:
        wide = max(12.0, (right - left) * share.part / share.whole)
        canvas.panel(left, middle - 11, wide, 22, Panel(ink.MOSS_EDGE, 5, 2.6, ink.LEAF[0]))
    canvas.text(_parts_of(share), right + 12, middle, Face.DISPLAY, 15.5, ink.TEXT, fit=parts - 12)
    rate = plain(percent(share.part / share.whole if share.whole else 0.0))
    canvas.text(rate, place.right, middle, Face.BOLD, 15.5, ink.TEXT_QUIET, align=1)
