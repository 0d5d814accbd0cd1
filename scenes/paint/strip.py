"""One room of the Inn: floor plate, face, and as many lines about the guest as the height allows.

Of what there is no room for, the name stays longest, then the condition; the pointer shows the rest.
"""

from dataclasses import dataclass

from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.card import CardFace
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.portrait import face_crop, portrait_surface
from scenes.paint.rich import Style, lay_out
from scenes.paint.text import fit_text, text_px
from scenes.paint.units import Picture, Scale

PLATE = 30
_TALL = 64
_MIDDLE = 46
# Pixels that three lines, two lines, and two lines with icons higher than their letters take.
_THREE_LINES_PX = 50
_TWO_LINES_PX = 28
_AIRY_PX = 36
_LEAST_NAME = 0.8
_SMALL_TAG = 17.0


@dataclass(frozen=True, slots=True)
class _Measures:
    """What depends on the height of a strip; u, but `inline` is the size of icons in type sizes."""

    lines: int
    tag: float
    tag_y: float
    name: float
    name_y: float
    row: float
    row_y: float
    icon: float
    inline: float


@remembered(PIECES)
def strip_surface(
    scale: Scale,
    face: CardFace,
    floor: int,
    width: float,
    height: float,
    *,
    is_hot: bool = False,
) -> Picture:
    """A room width x height u, anchored at its floor plate's corner; the hot frame stands 5 u over it."""
    canvas = Canvas.clear(scale, width, height, left=7, top=7, right=7, bottom=7)
    measures = _measures(scale, height)
    floor_plate(canvas, floor, height)
    x, wide = PLATE + 3, width - PLATE - 3
    if is_hot:
        canvas.panel(x - 5, -5, wide + 10, height + 10, Panel(ink.AMBER, 9, 2.6))
    canvas.panel(x, 0, wide, height, Panel(ink.PARCHMENT, 5, 2.4, ink.PARCHMENT_LIGHT, ink.PARCHMENT_SHADE))
    left = x + _face(canvas, face, x, width, height) + 10
    right = x + wide - 8
    if measures.lines == 1:
        _only_line(canvas, face, left, right, measures)
    else:
        _name(canvas, face, left, right, height, measures)
        _condition(canvas, face, left, right, measures)
    if measures.lines == 3:
        _effect(canvas, face, left, right, height - 12)
    return canvas.picture()


def _effect(canvas: Canvas, face: CardFace, left: float, right: float, y: float) -> None:
    """Write the effect on one line, or leave it out where that line has no room for all of it."""
    style = Style(Face.BODY, 12.8, ink.TEXT_QUIET, icon=1.15, lines=1)
    laid = lay_out(canvas.scale, face.effect, right - left, style)
    if not laid.is_cut:
        x, middle = canvas.at(left, y)
        laid.draw(canvas.surface, x, middle - laid.height // 2)


def floor_plate(canvas: Canvas, floor: int, height: float) -> None:
    """The wooden plate with the number of the floor."""
    canvas.panel(0, 0, PLATE, height, Panel(ink.BEAM, 4, 2.2, ink.BEAM_LIGHT, ink.WOOD_DARK))
    size = 18 if height > _MIDDLE else 15
    canvas.text(str(floor), PLATE / 2, height / 2, Face.DISPLAY, size, ink.AMBER, align=0.5, shadow=True)


def _measures(scale: Scale, height: float) -> _Measures:
    pixels = height * scale.u
    if height >= _TALL and pixels >= _THREE_LINES_PX:
        return _Measures(3, 23, 3, 17.5, 15.5, 14.5, 37.5, 18.5, 1.2)
    if height >= _MIDDLE and pixels >= _AIRY_PX:
        return _Measures(2, 20, 3, 16, height * 0.31, 14, height * 0.7, 18, 1.2)
    if pixels >= _TWO_LINES_PX:
        tag, icon = min(17, (height - 8) / 2), min(15, height * 0.38)
        name, row = min(14, height * 0.42), min(12.5, height * 0.37)
        inline = 1.2 if pixels >= _AIRY_PX else 1.0
        return _Measures(2, tag, 1.5, name, height * 0.275, row, height * 0.725, icon, inline)
    tag = min(17, height - 8)
    middle = height / 2 - 0.5
    return _Measures(1, tag, middle - tag / 2 - 1, 14, middle, 12.5, middle, min(15, height - 6), 1.0)


def face_width(scale: Scale, width: float, height: float) -> float:
    """Return how wide the portrait is in a room width x height u; where it is tight the words get more."""
    widest = min(88 if scale.u >= 0.9 else 66, width * 0.25)
    return min(height * 1.32, widest)


def _face(canvas: Canvas, face: CardFace, x: float, width: float, height: float) -> float:
    """Draw the portrait and the rule beside it; returns its width."""
    wide = face_width(canvas.scale, width, height)
    box = canvas.box(x + 2.5, 2.5, wide, height - 6)
    crop = face_crop(face.sitter)
    canvas.put(portrait_surface(face.sitter, box.width, box.height, crop, radius=2), x + 2.5, 2.5)
    canvas.fill(x + wide + 1.5, 2, 2.2, height - 4.5, ink.INK)
    return wide


def _name(canvas: Canvas, face: CardFace, left: float, right: float, height: float, at: _Measures) -> None:
    """The name, and the tags behind it; if it would be much smaller for them, they go beside the portrait."""
    end = right - _tags_width(face, at) - 5
    wanted = text_px(canvas.scale, at.name)
    words, px = fit_text(face.name, Face.DISPLAY, wanted, (end - left) * canvas.scale.u)
    if words == face.name and px >= _LEAST_NAME * wanted:
        _tags(canvas, face, right, at)
    else:
        end = right
        if height >= _MIDDLE:
            _index_column(canvas, face, height)
    canvas.text(face.name, left, at.name_y, Face.DISPLAY, at.name, ink.TEXT, fit=end - left)


def _tags_width(face: CardFace, measures: _Measures) -> float:
    return measures.tag + 2 + len(face.quirks) * (measures.tag + 4)


def _tags(canvas: Canvas, face: CardFace, right: float, measures: _Measures) -> None:
    """Quirk tags and preference medal, ending at the right."""
    side, y = measures.tag, measures.tag_y
    x = right
    for quirk in reversed(face.quirks):
        x -= side
        _tag(canvas, quirk, x, y, side)
        x -= 4
    _medal(canvas, face.preference, x - side - 2, y, side)


def _index_column(canvas: Canvas, face: CardFace, height: float) -> None:
    """Medal and tags down the left edge of the portrait, as on the cards."""
    x, y = PLATE + 2.0, 1.0
    step = min(_SMALL_TAG + 3, (height - 4) / (1 + len(face.quirks)))
    _medal(canvas, face.preference, x, y, step - 3)
    for quirk in face.quirks:
        y += step
        _tag(canvas, quirk, x, y, step - 3)


def _tag(canvas: Canvas, quirk: str, x: float, y: float, side: float) -> None:
    canvas.panel(x - 1.5, y, side + 2, side + 2, Panel(ink.PLUM, 4, 1.6))
    canvas.icon(quirk, x + 1.5, y + 3, side - 4)


def _medal(canvas: Canvas, preference: str, x: float, y: float, side: float) -> None:
    canvas.panel(x - 1, y, side + 2, side + 2, Panel(ink.PARCHMENT_LIGHT, (side + 2) / 2, 1.6))
    canvas.icon(preference, x + 2.6, y + 3.6, side - 5.2)


def _condition(canvas: Canvas, face: CardFace, left: float, right: float, measures: _Measures) -> None:
    """The condition, and what bothers at the Bar unless the condition needs its room."""
    side, y = measures.icon, measures.row_y
    x, pair = left + side + 3, side * 2 + 5
    style = Style(Face.BOLD, measures.row, ink.TEXT, icon=measures.inline, lines=1)
    canvas.icon("moon", left - 1, y - side / 2, side)
    has_pair = not lay_out(canvas.scale, face.moon_short, right - pair - x, style).is_cut
    canvas.rich(face.moon_short, x, y, right - x - (pair if has_pair else 0), style)
    if not has_pair:
        return
    canvas.icon("boot", right - pair + 2, y - side / 2, side)
    if face.boot_icon:
        canvas.icon(face.boot_icon, right - side, y - side / 2, side)
    else:
        canvas.fill(right - side + 3, y - 1, side - 6, 2.2, ink.TEXT_QUIET)


def _only_line(canvas: Canvas, face: CardFace, left: float, right: float, measures: _Measures) -> None:
    """Name, condition and tags side by side, as far as they fit without being cut."""
    scale, side, y = canvas.scale, measures.icon, measures.row_y
    x = left + 9
    x += canvas.text(face.name, left, y, Face.DISPLAY, measures.name, ink.TEXT, fit=right - left)
    style = Style(Face.BOLD, measures.row, ink.TEXT, icon=measures.inline, lines=1)
    room = right - x - side - 3
    laid = lay_out(scale, face.moon_short, max(0, room), style)
    if not laid.is_cut and laid.px == text_px(scale, style.size):
        canvas.icon("moon", x, y - side / 2, side)
        canvas.rich(face.moon_short, x + side + 3, y, room, style)
        x += side + 3 + laid.width / scale.u
    if right - x - 5 >= _tags_width(face, measures):
        _tags(canvas, face, right, measures)
