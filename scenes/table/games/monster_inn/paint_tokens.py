"""Coins and gems: single ones, heaps, the trays of the purse, the pool and the Reserve."""

from random import Random

from game.monster_inn.state import Treasure
from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.svg import Sketch
from scenes.paint.units import Picture, Scale

_MOST_SEEN = 10
_GRIP = Panel(ink.SLOT_DASH, 2, 0)


def token_art(treasure: Treasure) -> str:
    """Return the picture of a treasure, below the art folder."""
    return f"icons/{token_icon(treasure)}.svg"


def token_icon(treasure: Treasure) -> str:
    """Return the icon of a treasure, for sentences."""
    return "coin" if treasure is Treasure.GOLD else "gem"


def heap_size(count: int, side: float, columns: int) -> tuple[float, float]:
    """Return width and height in u of a heap with tokens of that side."""
    rows = _rows(min(count, _MOST_SEEN), columns)
    wide = max((row for row in rows), default=1)
    return (wide - 1) * side * 0.86 + side, (max(1, len(rows)) - 1) * side * 0.62 + side


def _rows(count: int, columns: int) -> list[int]:
    rows = []
    wide = min(columns, max(1, count))
    while count > 0:
        row = min(wide, count)
        rows.append(row)
        count -= row
        wide = max(1, wide - 1)
    return rows


def draw_heap(
    canvas: Canvas, treasure: Treasure, count: int, x: float, y: float, side: float, columns: int = 4
) -> None:
    """A heap of tokens around x that stands on y; more than ten look like ten, the number is the truth."""
    chance = Random(7 * count + (treasure is Treasure.GEM))
    for level, row in enumerate(_rows(min(count, _MOST_SEEN), columns)):
        left = x - ((row - 1) * side * 0.86 + side) / 2
        for index in range(row):
            at_x = left + index * side * 0.86 + chance.uniform(-1, 1)
            at_y = y - side - level * side * 0.62 + chance.uniform(-1, 1)
            canvas.art(token_art(treasure), at_x, at_y, side, side)


@remembered(PIECES)
def heap(scale: Scale, treasure: Treasure, count: int, side: float) -> Picture:
    """Tokens that are taken up together."""
    wide, high = heap_size(count, side, 4)
    canvas = Canvas.clear(scale, wide, high, left=3, top=3, right=3, bottom=3)
    draw_heap(canvas, treasure, count, wide / 2, high, side)
    return canvas.picture()


def grip(canvas: Canvas, x: float, y: float) -> None:
    """Six brass studs: this can be dragged."""
    for index in range(6):
        canvas.panel(x + index % 2 * 7, y + index // 2 * 6, 4, 4, _GRIP)


def numbers(canvas: Canvas, before: int, after: int, x: float, y: float, size: float) -> None:
    """A count that ends at x; one that would change shows both, with a small lamp triangle between."""
    wide = canvas.text(str(after), x, y, Face.DISPLAY, size, _tone(before, after), align=1, outline=True)
    if before != after:
        left = x - wide - 6
        arrow = Sketch(12, 14)
        arrow.polygon([(1, 1), (10, 7), (1, 13)], ink.LAMP, 1.4)
        canvas.sketch(arrow, left - 11, y - 7)
        canvas.text(str(before), left - 15, y, Face.DISPLAY, size * 0.72, ink.DIM, align=1)


def _tone(before: int, after: int) -> str:
    return ink.PARCHMENT_LIGHT if before == after else ink.AMBER


@remembered(PIECES)
def purse_board(scale: Scale, width: float, height: float, title: str, *, is_hot: bool) -> Picture:
    """The board that both trays stand on."""
    canvas = Canvas.clear(scale, width, height, left=16, top=16, right=18, bottom=20)
    if is_hot:
        canvas.panel(-6, -6, width + 12, height + 12, Panel(ink.AMBER, 14, 3))
    canvas.shadow(0, 0, width, height, 7, 6, 140)
    canvas.panel(0, 0, width, height, Panel(ink.BEAM, 10, 3, ink.WOOD_LIGHT, ink.WOOD_DARK))
    canvas.text(
        title, width / 2, 18, Face.DISPLAY, 16, ink.PARCHMENT_LIGHT, align=0.5, fit=width - 14, shadow=True
    )
    return canvas.picture()


@remembered(PIECES)
def purse_tray(
    scale: Scale,
    width: float,
    height: float,
    treasure: Treasure,
    before: int,
    after: int,
    *,
    lifted: int,
    can_drag: bool,
    is_hot: bool,
) -> Picture:
    """A tray of the purse with its heap and number; with a grip while it can pay, amber while focused.

    So many tokens are `lifted` out of the heap, but still counted.
    """
    canvas = Canvas.clear(scale, width, height, left=6, top=6, right=6, bottom=6)
    edge = ink.AMBER if is_hot else ink.SLOT_DASH if can_drag else ink.INK
    canvas.panel(0, 0, width, height, Panel(ink.TRAY_HOLLOW, 9, 3 if is_hot else 2.2, stroke=edge))
    side = min(24.0, height * 0.3)
    draw_heap(canvas, treasure, max(0, after - lifted), width * 0.4, height - 6, side)
    if not after and before == after:
        canvas.art(token_art(treasure), width * 0.4 - side / 2, height - 6 - side, side, side, 60)
    numbers(canvas, before, after, width - 10, min(26.0, height * 0.32), 26)
    if can_drag:
        grip(canvas, width - 22, height - 30)
    return canvas.picture()


@remembered(PIECES)
def pool_tray(
    scale: Scale,
    width: float,
    height: float,
    treasure: Treasure | None,
    before: int,
    after: int,
    words: tuple[str, str],
    *,
    is_lit: bool,
    is_hot: bool,
) -> Picture:
    """The tray of the pool; empty it says `words`. Lit it may be dropped on, hot the hand is over it."""
    canvas = Canvas.clear(scale, width, height, left=12, top=12, right=14, bottom=16)
    round_ = height * 0.43
    if is_hot:
        canvas.panel(-6, -6, width + 12, height + 12, Panel(ink.AMBER, round_ + 4, 3))
    canvas.shadow(0, 0, width, height, 6, 6, 150)
    canvas.panel(0, 0, width, height, Panel(ink.TRAY, round_, 3, ink.WOOD_LIGHT, ink.TRAY_SHADE))
    inner = Panel(ink.TRAY_HOLLOW, round_ * 0.79, 2)
    if is_lit and not is_hot:
        inner = Panel(ink.TRAY_HOLLOW, round_ * 0.79, 2.6, stroke=ink.SLOT_DASH, dash=8)
    canvas.panel(9, 9, width - 18, height - 18, inner)
    if treasure is None or not after:
        head, tail = words
        canvas.text(
            head, width / 2, height / 2 - 9, Face.BOLD, 15, ink.FADED_ON_WOOD, align=0.5, fit=width - 36
        )
        canvas.text(
            tail, width / 2, height / 2 + 10, Face.ITALIC, 14, ink.PLATE_OFF_TEXT, align=0.5, fit=width - 36
        )
        return canvas.picture()
    draw_heap(canvas, treasure, after, 60, height - 26, 25, 3 if after < 4 else 4)
    x = width - 30
    numbers(canvas, before if before else after, after, x, height * 0.42, 38)
    canvas.text(
        tr("in the pool"), x, height - 19, Face.BOLD, 13.5, ink.SUBTEXT_ON_WOOD, align=1, fit=width - 100
    )
    return canvas.picture()


@remembered(PIECES)
def reserve_plate(
    scale: Scale,
    width: float,
    height: float,
    title: str,
    counts: tuple[int, int],
    *,
    is_hot: bool,
    focused: Treasure | None,
) -> Picture:
    """The plate of the Reserve; hot while a treasure of it is to be chosen."""
    canvas = Canvas.clear(scale, width, height, left=10, top=10, right=10, bottom=10)
    if is_hot:
        canvas.panel(-6, -6, width + 12, height + 12, Panel(ink.AMBER, 13, 3))
    canvas.panel(0, 0, width, height, Panel(ink.BEAM, 9, 2.6, ink.WOOD_LIGHT, ink.WOOD_DARK))
    canvas.text(title, width / 2, 16, Face.BOLD, 14.5, ink.DIM, align=0.5, fit=width - 12)
    for index, treasure in enumerate(Treasure):
        x = 8 + index * (width - 10) / 2
        if focused is treasure:
            canvas.panel(x - 4, 29, (width - 18) / 2 - 2, 42, Panel("none", 8, 2.6, stroke=ink.AMBER))
        canvas.art(token_art(treasure), x, 35, 28, 28)
        canvas.text(
            str(counts[index]), x + 31, 49, Face.DISPLAY, 19, ink.PARCHMENT_LIGHT, shadow=True, fit=28
        )
    return canvas.picture()


def reserve_token(treasure: Treasure, width: float) -> tuple[float, float, float]:
    """Return where the token of a kind lies on the plate: x, y and side, in u from its corner."""
    return 8 + (treasure is Treasure.GEM) * (width - 10) / 2, 35.0, 28.0


@remembered(PIECES)
def gain_tag(scale: Scale, count: int, treasure: Treasure) -> Picture:
    """An amber tag with what comes back, and an arrow down to the purse; anchored at its corner."""
    canvas = Canvas.clear(scale, 66, 62, left=4, top=4, right=4, bottom=4)
    arrow = Sketch(30, 32)
    arrow.line([(24, 2), (14, 18)], ink.INK, 9)
    arrow.line([(24, 2), (14, 18)], ink.AMBER, 5)
    arrow.polygon([(4, 14), (18, 21), (6, 30)], ink.AMBER, 2)
    canvas.sketch(arrow, 2, 28)
    canvas.panel(0, 0, 66, 30, Panel(ink.AMBER, 9, 2.4))
    canvas.text(f"+{count}", 34, 15, Face.DISPLAY, 17, ink.TEXT, align=1, fit=26)
    canvas.art(token_art(treasure), 37, 3, 24, 24)
    return canvas.picture()
