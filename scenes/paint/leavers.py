"""Those who left the Inn, in grey, against the number that loses the night."""

from scenes.paint import palette as ink
from scenes.paint.boards import BOARD, board_canvas
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.grid import LeftLook, TableGrid
from scenes.paint.panels import Panel
from scenes.paint.portrait import Sitter, face_crop, portrait_surface
from scenes.paint.rich import Style
from scenes.paint.svg import Sketch
from scenes.paint.text import text_px, text_width
from scenes.paint.units import Picture, Scale

_SMALLEST_TITLE = 14.0


@remembered(PIECES)
def left_board(
    scale: Scale,
    sitters: tuple[Sitter, ...],
    limit: int,
    title: str,
    warning: str,
) -> Picture:
    """Who left, in grey, against the number that loses the night: a board, a row or a plate by the grid."""
    grid = TableGrid.of(scale)
    area = grid.left_board
    canvas = board_canvas(scale, area.width, area.height)
    canvas.panel(0, 0, area.width, area.height, BOARD)
    count = len(sitters)
    match grid.left_look:
        case LeftLook.BOARD:
            _left_heading(canvas, title, area.width, grid.left_slot(0, limit).y - area.y - 23)
            _left_count(canvas, count, limit, area.width - 14, grid.left_slot(0, limit).y - area.y - 23)
            _left_warning(
                canvas, warning, area.width, grid.left_slot(limit - 1, limit).low - area.y, area.height
            )
        case LeftLook.ROW:
            right = grid.left_slot(0, limit).x - area.x - 12
            _left_heading(canvas, title, right + 20, area.height / 2)
            _left_count(canvas, count, limit, right, area.height / 2)
        case LeftLook.PLATE:
            canvas.icon("leave", 10, 6, area.height - 12)
            _left_count(canvas, count, limit, area.width - 14, area.height / 2)
            return canvas.picture()
    for slot in range(limit):
        place = grid.left_slot(slot, limit)
        sitter = sitters[slot] if slot < count else None
        _slot(canvas, place.x - area.x, place.y - area.y, place.width, sitter, is_last=slot == limit - 1)
    return canvas.picture()


def _left_heading(canvas: Canvas, title: str, width: float, middle: float) -> None:
    """The door and its words, which go where they would not be read whole."""
    canvas.icon("leave", 12, middle - 16, 30)
    room = width - 130
    if text_width(title, Face.DISPLAY, text_px(canvas.scale, _SMALLEST_TITLE)) <= room * canvas.scale.u:
        canvas.text(title, 48, middle, Face.DISPLAY, 18.5, ink.PARCHMENT_LIGHT, shadow=True, fit=room)


def _left_count(canvas: Canvas, count: int, limit: int, right: float, middle: float) -> None:
    tone = ink.AMBER if count < limit - 2 else ink.ALARM_NUMBER
    of = canvas.text(f"/ {limit}", right, middle + 2, Face.DISPLAY, 16, ink.DIM, align=1)
    canvas.text(str(count), right - max(26.0, of + 5), middle, Face.DISPLAY, 26, tone, align=1, shadow=True)


def _left_warning(canvas: Canvas, warning: str, width: float, slots_low: float, height: float) -> None:
    """What the number means, on as many lines as there is room for."""
    room = height - 12 - slots_low - 7
    line = max(15.5, 12.6 / canvas.scale.u)
    lines = min(2, int(room / line))
    if lines:
        style = Style(
            Face.ITALIC, 15.5, ink.SUBTEXT_ON_WOOD, lines=lines, centred=True, balanced=True, leading=1.0
        )
        canvas.rich(warning, 12, (slots_low + 7 + height - 12) / 2, width - 24, style)


def _slot(canvas: Canvas, x: float, y: float, side: float, sitter: Sitter | None, *, is_last: bool) -> None:
    canvas.panel(x, y, side, side, Panel(ink.HOLLOW_ALARM if is_last else ink.HOLLOW, 6, 2.2))
    if sitter:
        box = canvas.box(x + 2, y + 2, side - 4, side - 4)
        crop = face_crop(sitter)
        canvas.surface.blit(
            portrait_surface(sitter, box.width, box.height, crop, radius=4, is_grey=True), box
        )
        canvas.panel(x, y, side, side, Panel("none", 6, 2.6))
    elif is_last:
        canvas.icon("lock", x + side * 0.27, y + side * 0.25, side * 0.46, 230)
    else:
        dot = Sketch(8, 8)
        dot.circle(4, 4, 2.6, ink.SLOT_DOT)
        canvas.sketch(dot, x + side / 2 - 4, y + side / 2 - 4)
