"""The purple board of answers: the stack, what comes of it if nobody answers, who may still speak."""

from dataclasses import dataclass
from typing import Final

from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.area import Area
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.rich import Style
from scenes.paint.svg import Sketch
from scenes.paint.units import Picture, Scale
from scenes.table.games.innkeeper.boards import board_plan
from scenes.table.games.innkeeper.boards.board_paint import HOT, PURPLE, heading, panelled
from scenes.table.games.innkeeper.paint.card_small import face_in
from scenes.table.games.innkeeper.paint.faces import InnFace

_HEAD: Final = 34.0
_NARROW: Final = 84.0
"""A narrower place has no room for words beside the head."""


@dataclass(frozen=True, slots=True)
class Speaker:
    """Somebody who may answer, in the order of speaking; nothing in it depends on a hand."""

    face: InnFace
    name: str
    word: str
    is_done: bool = False
    is_now: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that happens if nobody answers."""

    icon: str
    words: str


@remembered(PIECES)
def answer_board(
    scale: Scale,
    width: float,
    height: float,
    title: str,
    note: str,
    slate_title: str,
    lines: tuple[Line, ...],
    speakers: tuple[Speaker, ...],
    *,
    has_stack: bool,
) -> Picture:
    """The board, width x height u, with room for the cards of the stack at the left if there is one."""
    canvas, board = panelled(scale, width, height, PURPLE), Area(0, 0, width, height)
    room = board_plan.stack_room(board) - 24 if has_stack else width - 36
    heading(canvas, title, note, 18, 22, room)
    _slate(canvas, board_plan.outcome_area(board, has_stack=has_stack), slate_title, lines)
    count = max(1, len(speakers))
    if speakers:
        first = board_plan.speaker_area(board, 0, count, has_stack=has_stack)
        canvas.text(tr("who may answer"), first.x + 2, first.y - 11, Face.BOLD, 14, ink.STAR)
    for index, speaker in enumerate(speakers):
        _speaker(canvas, board_plan.speaker_area(board, index, count, has_stack=has_stack), speaker)
    return canvas.picture()


def _slate(canvas: Canvas, area: Area, title: str, lines: tuple[Line, ...]) -> None:
    canvas.panel(area.x, area.y, area.width, area.height, Panel(ink.BOARD, 7, 2.2))
    canvas.text(title, area.x + 12, area.y + 14, Face.ITALIC, 14, ink.AMBER, fit=area.width - 24)
    room = area.height - 28
    is_alone = len(lines) == 1
    pitch = min(56.0 if is_alone else 25.0, room / max(1, len(lines)))
    fitting = max(1, int(room // 17))
    shown = lines if len(lines) <= fitting else lines[:fitting]
    pitch = max(pitch, 17.0)
    style = Style(Face.BOLD, 14.5, ink.CHALK, icon=1.2, lines=3 if is_alone else 1)
    for index, line in enumerate(shown):
        y = area.y + 24 + pitch * (index + 0.5)
        canvas.icon(line.icon, area.x + 10, y - 9, 18)
        canvas.rich(line.words, area.x + 36, y, area.width - 44, style)


def _speaker(canvas: Canvas, area: Area, speaker: Speaker) -> None:
    look = HOT if speaker.is_now else Panel(ink.HOLLOW, 8, 2.4)
    canvas.panel(area.x, area.y, area.width, area.height, look)
    name, word = (ink.TEXT, ink.AMBER_SUBTEXT) if speaker.is_now else (ink.PARCHMENT_LIGHT, ink.DIM)
    if area.width < _NARROW:
        # A head with the name below; the mark on the corner tells who has passed.
        middle = area.x + area.width / 2
        face_in(canvas, speaker.face, middle - 13, area.y + 4, 26, 26, 2, is_grey=speaker.is_done)
        canvas.text(speaker.name, middle, area.y + 40, Face.BOLD, 13, name, align=0.5, fit=area.width - 6)
    else:
        face_in(canvas, speaker.face, area.x + 5, area.y + 6, 30, 38, 2, is_grey=speaker.is_done)
        left, room = area.x + 41, area.width - 46
        canvas.text(speaker.name, left, area.y + 16, Face.BOLD, 14, name, fit=room)
        canvas.text(speaker.word, left, area.y + 34, Face.BOLD, 13.5, word, fit=room)
    if speaker.is_done and (area.width > 96 or area.width < _NARROW):
        canvas.icon("check", area.right - 19, area.y + 3, 15)


@remembered(PIECES)
def stack_marks(scale: Scale, areas: tuple[Area, ...], faces: tuple[InnFace, ...]) -> Picture:
    """What lies over the cards of the stack, in u of the table: heads, red arrows, the amber frame."""
    corner = min(area.x for area in areas) - 12, min(area.y for area in areas) - 14
    room = max(area.right for area in areas) + 12, max(area.low for area in areas) + 12
    canvas = Canvas.clear(scale, *room, left=-corner[0], top=-corner[1])
    for index, (area, face) in enumerate(zip(areas, faces, strict=True)):
        if index == len(areas) - 1:
            frame = Panel("none", 10, 3, stroke=ink.AMBER)
            canvas.panel(area.x - 4, area.y - 4, area.width + 8, area.height + 8, frame)
        if index:
            _arrow(canvas, areas[index - 1], area)
        face_in(canvas, face, area.x - 10, area.y - 12, _HEAD, _HEAD, 2.4)
    return canvas.trimmed()


def _arrow(canvas: Canvas, answered: Area, answer: Area) -> None:
    """Draw a red arrow from an answer to what it answers, over the gap between them."""
    gap = answer.x - answered.right
    if gap < 8:
        return
    y = answered.y + 34
    right, left = answer.x + 2, answered.right - 4
    mark = Sketch(right - left + 12, 40)
    tip = 6.0
    end = right - left + 6
    mark.polygon(
        [(tip, 22), (tip + 13, 10), (tip + 13, 17), (end, 11), (end, 20), (tip + 13, 26), (tip + 13, 33)],
        ink.ALARM_EDGE,
        2.4,
    )
    canvas.sketch(mark, left - 6, y - 20)
