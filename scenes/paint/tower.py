"""The Inn as a house that grows: walls, rooms, roof, pennant and the stone base with the score."""

from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.grid import BEAM_GAP, ROOM_INSET, TableGrid
from scenes.paint.panels import Panel
from scenes.paint.svg import Sketch
from scenes.paint.text import text_px, text_width
from scenes.paint.units import Picture, Scale

_POST = Panel(ink.WOOD, 2, 2.6, ink.WOOD_LIGHT, ink.WOOD_SHADE)


@remembered(PIECES)
def walls(scale: Scale, rooms: int, room_height: float) -> Picture:
    """Back wall, beams and posts for so many rooms, anchored at the upper left corner of the walls.

    Its height is rooms x (room_height + 5) + 3 u, down to the base line.
    """
    tall = rooms * (room_height + BEAM_GAP) + 3
    wide = TableGrid.of(scale).tower_width
    canvas = Canvas.clear(scale, wide, tall, left=34, top=40, right=38, bottom=40)
    canvas.shadow(4, 0, wide - 8, tall, 14, 4, 150)
    canvas.panel(4, -6, wide - 8, tall + 10, Panel(ink.HOLLOW, 3, 3))
    for x in (0, wide - 14):
        canvas.panel(x, -8, 14, tall + 12, _POST)
    for floor in range(rooms):
        y = tall - (floor + 1) * (room_height + BEAM_GAP) + room_height + 1.5
        canvas.fill(14, y, wide - 28, BEAM_GAP, ink.WOOD_SHADE)
    return canvas.picture()


@remembered(PIECES)
def roof(scale: Scale, *, is_lit: bool = True) -> Picture:
    """The roof, anchored at its own corner; dark windows after a lost night."""
    area = TableGrid.of(scale).roof(1)
    wide, high = area.width, area.height
    canvas = Canvas.clear(scale, wide, high)
    canvas.art("frames/inn_roof.svg", 0, 0, wide, high)
    if not is_lit:
        pane = Sketch(70, 60)
        pane.ellipse(wide / 2 - (wide / 2 - 35), 30, 29, 22, ink.PANE_DARK, 3)
        pane.line([(35, 8), (35, 52)], ink.INK, 3.4)
        pane.line([(6, 30), (64, 30)], ink.INK, 3.4)
        canvas.sketch(pane, wide / 2 - 35, high * 0.64 - 30)
    return canvas.picture()


@remembered(PIECES)
def empty_room(scale: Scale, height: float, name: str, hint: str, *, is_hot: bool = False) -> Picture:
    """The next room, waiting for a patron; hot while a card is held over it."""
    width = TableGrid.of(scale).tower_width - 2 * ROOM_INSET
    canvas = Canvas.clear(scale, width, height, left=6, top=6, right=6, bottom=6)
    stroke = ink.AMBER_LIGHT if is_hot else ink.SLOT_DASH
    fill = ink.SLOT_HOT if is_hot else ink.SLOT
    canvas.panel(0, 0, width, height, Panel(fill, 6, 3.2 if is_hot else 2.4, stroke=stroke, dash=8))
    middle = height / 2
    wide = canvas.text(name, 19, middle, Face.DISPLAY, 18, ink.AMBER, fit=width * 0.45)
    canvas.text(hint, width - 19, middle, Face.ITALIC, 15, ink.SLOT_TEXT, align=1, fit=width - wide - 54)
    return canvas.picture()


@remembered(PIECES)
def pennant(scale: Scale, *, is_reached: bool) -> Picture:
    """The flag at the goal floor, anchored where its top meets the left post."""
    canvas = Canvas.clear(scale, 6, 24, left=34, top=4)
    flag = Sketch(38, 28)
    tone = ink.BRASS if is_reached else ink.FRAME
    flag.polygon([(2, 2), (35, 2), (35, 24), (2, 24), (12, 13)], tone, 2.4)
    canvas.sketch(flag, -32, -4)
    canvas.icon("goal", -17, 0, 17)
    return canvas.picture()


@remembered(PIECES)
def base(
    scale: Scale,
    asleep: int,
    asleep_word: str,
    goal_word: str,
    goals: tuple[int, ...],
    goal: int,
) -> Picture:
    """The stone base: how many are asleep, and the goal; anchored at the left end of the base line.

    Without words there are signs for both.
    """
    grid = TableGrid.of(scale)
    width, high = grid.tower_width, grid.base_height + 8
    canvas = Canvas.clear(scale, width, high, left=10, top=2, right=12)
    wide = width + 16
    canvas.panel(-8, 0, wide, high, Panel(ink.STONE, 4, 3, ink.STONE_LIGHT, ink.STONE_DARK))
    courses = Sketch(wide, high)
    for index in range(5):
        x, y = 6 + index * (wide - 12) / 5, high * 0.53 + index % 2 * 6
        courses.line([(x, y), (x + (wide - 12) / 5 - 10, y)], ink.STONE_DARK, 2.6)
    canvas.sketch(courses, -8, 0)
    middle = grid.base_height / 2
    side = min(38.0, grid.base_height - 14)
    if not goal_word:
        canvas.icon("goal", width - side - 40, middle - 14, 28)
    canvas.icon("bed", 10, middle - 18, 36)
    number = canvas.text(str(asleep), 56, middle, Face.DISPLAY, 32, ink.AMBER, outline=True)
    first = width - 5 - (side + 5) * len(goals)
    _base_words(canvas, asleep_word, goal_word, 56 + number + 8, first - 10, middle + 2)
    for index, value in enumerate(goals):
        left, is_goal = first + index * (side + 5), value == goal
        plate = Panel(ink.AMBER, 9, 2.4, ink.AMBER_LIGHT) if is_goal else Panel(ink.STONE_DARK, 9, 2.4)
        canvas.panel(left, middle - side / 2, side, side, plate)
        tone = ink.TEXT if is_goal else ink.GOAL_OFF
        canvas.text(str(value), left + side / 2, middle, Face.DISPLAY, 20, tone, align=0.5, fit=side - 4)
    return canvas.picture()


def _base_words(
    canvas: Canvas, asleep_word: str, goal_word: str, left: float, right: float, y: float
) -> None:
    """What the numbers count; without room for both words in whole the signs have to do."""
    scale = canvas.scale
    px = text_px(scale, 14)
    needed = text_width(asleep_word, Face.BOLD, px) + text_width(goal_word, Face.BOLD, px)
    room = right - left - 12
    if needed > room * scale.u:
        return
    used = canvas.text(asleep_word, left, y, Face.BOLD, 17, ink.PARCHMENT_LIGHT, shadow=True, fit=room * 0.6)
    canvas.text(
        goal_word, right, y, Face.BOLD, 16, ink.PARCHMENT_LIGHT, align=1, shadow=True, fit=room - used
    )
