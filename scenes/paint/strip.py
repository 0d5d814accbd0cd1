"""One room of the Inn: floor plate, face, and as many lines about the guest as the height allows."""

from dataclasses import dataclass

from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.card import CardFace
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.portrait import face_crop, portrait_surface
from scenes.paint.rich import Style
from scenes.paint.units import Picture, Scale

PLATE = 30
_TALL = 64
_MIDDLE = 46
_TALL_PX = 50


@dataclass(frozen=True, slots=True)
class _Measures:
    """What depends on the height of a strip; u."""

    has_effect: bool
    is_low: bool
    tag: float
    name: float
    name_y: float
    row: float
    row_y: float
    icon: float


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
    left = x + _face(canvas, face, x, height) + 10
    right = x + wide - 8
    name_end = _tags(canvas, face, right, measures)
    canvas.text(
        face.name, left, measures.name_y, Face.DISPLAY, measures.name, ink.TEXT, fit=name_end - left - 5
    )
    _condition(canvas, face, left, right, measures)
    if measures.has_effect:
        style = Style(Face.BODY, 12.8, ink.TEXT_QUIET, icon=1.15, lines=1)
        canvas.rich(face.effect, left, height - 11, right - left, style)
    return canvas.picture()


def floor_plate(canvas: Canvas, floor: int, height: float) -> None:
    """The wooden plate with the number of the floor."""
    canvas.panel(0, 0, PLATE, height, Panel(ink.BEAM, 4, 2.2, ink.BEAM_LIGHT, ink.WOOD_DARK))
    size = 18 if height > _MIDDLE else 15
    canvas.text(str(floor), PLATE / 2, height / 2, Face.DISPLAY, size, ink.AMBER, align=0.5, shadow=True)


def _measures(scale: Scale, height: float) -> _Measures:
    if height >= _TALL:
        has_effect = height * scale.u >= _TALL_PX
        return _Measures(has_effect, False, 23, 17.5, 15.5, 14.5, 37.5, 18.5)
    if height >= _MIDDLE:
        return _Measures(False, False, 20, 16, 14.5, 14, height - 14.5, 18)
    tag = min(17, (height - 8) / 2)
    return _Measures(False, True, tag, 14, height * 0.27, 12.5, height * 0.74, min(15, height * 0.4))


def _face(canvas: Canvas, face: CardFace, x: float, height: float) -> float:
    """Draw the portrait and the rule beside it; returns its width. Small windows give the words more room."""
    widest = 88 if canvas.scale.u >= 0.9 else 66
    wide = min(height * 1.32, widest)
    box = canvas.box(x + 2.5, 2.5, wide, height - 6)
    crop = face_crop(face.key)
    canvas.put(portrait_surface(face.sitter, box.width, box.height, crop, radius=2), x + 2.5, 2.5)
    canvas.fill(x + wide + 1.5, 2, 2.2, height - 4.5, ink.INK)
    return wide


def _tags(canvas: Canvas, face: CardFace, right: float, measures: _Measures) -> float:
    """Quirk tags and preference medal in the corner; returns where they begin."""
    side = measures.tag
    y = 1.5 if measures.is_low else 3
    x = right
    for quirk in reversed(face.quirks):
        x -= side
        canvas.panel(x - 1.5, y, side + 2, side + 2, Panel(ink.PLUM, 4, 1.6))
        canvas.icon(quirk, x + 1.5, y + 3, side - 4)
        x -= 4
    x -= side + 2
    medal = Panel(ink.PARCHMENT_LIGHT, (side + 2) / 2, 1.6)
    canvas.panel(x - 1, y, side + 2, side + 2, medal)
    canvas.icon(face.preference, x + 2.6, y + 3.6, side - 5.2)
    return x


def _condition(canvas: Canvas, face: CardFace, left: float, right: float, measures: _Measures) -> None:
    side, y = measures.icon, measures.row_y
    canvas.icon("moon", left - 1, y - side / 2, side)
    pair = side * 2 + 5
    style = Style(Face.BOLD, measures.row, ink.TEXT, icon=1.2, lines=1)
    canvas.rich(face.moon_short, left + side + 3, y, right - pair - left - side - 3, style)
    canvas.icon("boot", right - pair + 2, y - side / 2, side)
    if face.boot_icon:
        canvas.icon(face.boot_icon, right - side, y - side / 2, side)
    else:
        canvas.fill(right - side + 3, y - 1, side - 6, 2.2, ink.TEXT_QUIET)
