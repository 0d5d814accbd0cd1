"""The page that a replay is pasted on: where things stand, and what is written beside the print."""

from dataclasses import dataclass

from pygame import Rect, Surface

from scenes.deals import deal_text
from scenes.gui.pieces import place
from scenes.language import tr, tr_n
from scenes.paint import palette as ink
from scenes.paint.book import photo_mount, rail_handle
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.paper import banner
from scenes.paint.replay_page import (
    CORNER,
    RAIL_HEIGHT,
    Note,
    Rail,
    leather_corner,
    legend,
    lines_left_out,
    margin_note,
    rail_surface,
)
from scenes.paint.room import book_cover
from scenes.paint.units import Scale
from scenes.replay.reel import Way
from scenes.replay.watched import Watched
from scenes.stage import Sprite

PRINT_X, PRINT_Y = 44, 58
MARGIN_WIDTH = 202
_GRIP = 18
"""So many u above and below the rail still belong to it."""
_LABEL_ROOM = 26


@dataclass(frozen=True, slots=True)
class Measures:
    """Where everything stands on the page of one window, in u."""

    scale: Scale

    @property
    def print_width(self) -> float:
        """Width of the print; 960 in the smallest logical window."""
        return self.scale.logical_width - 320

    @property
    def print_height(self) -> float:
        """Height of the print; 600 in the smallest logical window."""
        return self.scale.logical_height - 200

    @property
    def table_scale(self) -> Scale:
        """The scale of the table on the print: it is drawn at its own size, not shrunk."""
        return Scale(self.scale.px(self.print_width), self.scale.px(self.print_height))

    @property
    def margin_x(self) -> float:
        """Left edge of the right margin."""
        return PRINT_X + self.print_width + 34

    @property
    def planks_y(self) -> float:
        """Upper edge of the two planks in the margin."""
        return self.scale.logical_height - 250

    @property
    def margin_height(self) -> float:
        """Height of what is written in the margin, above the planks."""
        return self.planks_y - 22 - PRINT_Y

    @property
    def caption_y(self) -> float:
        """Middle of the line above the rail."""
        return self.scale.logical_height - 103

    @property
    def rail_x(self) -> float:
        """Left end of the rail."""
        return PRINT_X + 28

    @property
    def rail_y(self) -> float:
        """Upper edge of the rail."""
        return self.scale.logical_height - 67

    @property
    def rail_width(self) -> float:
        """Length of the rail."""
        return self.print_width - 78

    @property
    def transport_y(self) -> float:
        """Middle of the row of buttons."""
        return self.scale.logical_height - 92

    @property
    def speed_y(self) -> float:
        """Upper edge of the pegs for the speed."""
        return self.scale.logical_height - 58

    @property
    def rail_box(self) -> Rect:
        """The pixels in which the pointer takes hold of the rail."""
        return self.scale.box(
            self.rail_x - _GRIP, self.rail_y - _GRIP, self.rail_width + 2 * _GRIP, RAIL_HEIGHT + 2 * _GRIP
        )


def paint_page(scale: Scale) -> Surface:
    """Paint the open book with the mount of the print."""
    measures = Measures(scale)
    canvas = Canvas(scale, book_cover(scale).copy())
    wide, high = measures.print_width, measures.print_height
    canvas.put(photo_mount(scale, wide, high), PRINT_X, PRINT_Y)
    canvas.panel(PRINT_X - 3, PRINT_Y - 3, wide + 6, high + 6, Panel(ink.INK, 3, 0))
    x = PRINT_X + wide - 14
    canvas.text(tr("speed"), x, measures.speed_y + 17, Face.BOLD, 16, ink.TEXT_QUIET, align=0, fit=46)
    return canvas.surface


def over_print(scale: Scale) -> list[Sprite]:
    """Return the leather corners and the ribbon that says that this is a replay."""
    measures = Measures(scale)
    right, low = PRINT_X + measures.print_width + 16, PRINT_Y + measures.print_height + 16
    return [
        place(scale, leather_corner(scale, -1, 1), right - CORNER, PRINT_Y - 16),
        place(scale, leather_corner(scale, 1, -1), PRINT_X - 16, low - CORNER),
        place(scale, leather_corner(scale, -1, -1), right - CORNER, low - CORNER),
        place(scale, banner(scale, tr("Replay"), 336, is_win=True, size=30), 20, 44),
    ]


def rail_of(watched: Watched, width: float) -> Rail:
    """Return what stands on the rail: the turns as far as there is room, and what was taken back."""
    reel = watched.reel
    count = len(reel)
    marks = []
    room_from = -float(_LABEL_ROOM)
    pitch = width / max(1, count - 1)
    is_ticked = pitch >= 5
    for at in range(count):
        x = at * pitch
        is_labelled = x - room_from >= _LABEL_ROOM and reel[at].way in (Way.START, Way.PLAYED)
        if is_labelled and at and reel[at].way is Way.PLAYED and at < reel.last:
            is_labelled = reel[at + 1].way is not Way.PLAYED or watched.turn(at + 1) != watched.turn(at)
        if is_labelled:
            marks.append((at, str(watched.turn(at)) if at else tr("start")))
            room_from = x + (8 if not at else 0)
        elif is_ticked:
            marks.append((at, ""))
    hatched = [
        (at - 1, at) for at in range(1, count) if reel[at].is_taken_back and reel[at].way is Way.PLAYED
    ]
    backs = tuple(at for at in range(count) if reel[at].way is Way.BACK)
    return Rail(count, tuple(marks), _joined(hatched), backs if pitch >= 5 else ())


def _joined(stretches: list[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """Return stretches with those that touch made one."""
    joined: list[tuple[int, int]] = []
    for first, last in stretches:
        if joined and joined[-1][1] == first:
            joined[-1] = (joined[-1][0], last)
        else:
            joined.append((first, last))
    return tuple(joined)


class RailSprites:
    """Lays the played part of the rail over the other; both are drawn once."""

    def __init__(self, scale: Scale, rail: Rail) -> None:
        self._scale = scale
        self.rail = rail
        self._measures = Measures(scale)
        self._cut: tuple[int, Sprite] | None = None

    def x(self, station: float) -> float:
        """Where a station lies on the page."""
        return self._measures.rail_x + self.rail.x(station, self._measures.rail_width)

    def station_at(self, pixel: int) -> int:
        """Return the station nearest to a pixel from the left."""
        x = pixel / self._scale.u - self._measures.rail_x
        return self.rail.station(x, self._measures.rail_width)

    def sprites(self, at: int, held_at: int | None) -> list[Sprite]:
        """Return the rail played up to a station; `held_at` is the pixel at which the handle is held."""
        scale, measures = self._scale, self._measures
        width = measures.rail_width
        base = rail_surface(scale, width, self.rail, is_played=False)
        shown = [place(scale, base, measures.rail_x, measures.rail_y)]
        if at:
            shown.append(self._played(at))
        x = self.x(at)
        if held_at is not None:
            x = min(max(held_at / scale.u, measures.rail_x), measures.rail_x + width)
        handle = rail_handle(scale, stem=16, is_held=held_at is not None)
        shown.append(place(scale, handle, x, measures.rail_y + RAIL_HEIGHT / 2))
        return shown

    def _played(self, at: int) -> Sprite:
        if self._cut is None or self._cut[0] != at:
            scale, measures = self._scale, self._measures
            played = rail_surface(scale, measures.rail_width, self.rail, is_played=True)
            surface = played.surface
            wide = min(surface.get_width(), played.anchor_x + scale.px(self.rail.x(at, measures.rail_width)))
            whole = place(scale, played, measures.rail_x, measures.rail_y)
            high = min(surface.get_height(), played.anchor_y + scale.px(RAIL_HEIGHT + 3))
            self._cut = at, whole._replace(surface=surface.subsurface((0, 0, wide, high)))
        return self._cut[1]


def legend_sprite(scale: Scale) -> Sprite:
    """Return the words for hatching and crosses."""
    measures = Measures(scale)
    picture = legend(scale, tr("taken back"), tr("here the player went back"))
    return place(scale, picture, measures.rail_x + 300, measures.caption_y)


def caption(watched: Watched, at: int) -> str:
    """Return what the line above the rail says of a station."""
    station = watched.reel[at]
    turn = watched.turn(at)
    match station.way:
        case Way.START:
            return tr("The start")
        case Way.BACK:
            return tr("Went back to turn {turn}", turn=turn) if turn else tr("Went back to the start")
        case Way.FORWARD:
            return tr("Did turn {turn} again", turn=turn)
        case Way.PLAYED:
            words = tr("Turn {turn}", turn=turn)
            return tr("{turn}, taken back later", turn=words) if station.is_taken_back else words


def note_sprite(scale: Scale, watched: Watched, at: int) -> Sprite:
    """Return the margin for a station."""
    measures = Measures(scale)
    note = _note(watched, at)
    left_out = lines_left_out(scale, MARGIN_WIDTH, measures.margin_height, note)
    if left_out:
        note = shortened(scale, note, measures.margin_height)
    picture = margin_note(scale, MARGIN_WIDTH, measures.margin_height, note)
    return place(scale, picture, measures.margin_x, PRINT_Y - 4)


def shortened(scale: Scale, note: Note, height: float) -> Note:
    """Leave lines out until the last one can say how many."""
    for kept in range(len(note.lines) - 1, -1, -1):
        gone = len(note.lines) - kept
        rest = ("menu", tr_n("and {n} more thing", "and {n} more things", gone))
        short = Note(
            note.heading,
            note.deal,
            note.label,
            note.sitter,
            note.icon,
            note.name,
            note.words,
            (*note.lines[:kept], rest),
            note.warning,
        )
        if not lines_left_out(scale, MARGIN_WIDTH, height, short):
            return short
    return note


def _note(watched: Watched, at: int) -> Note:
    station = watched.reel[at]
    turn = watched.turn(at)
    told = watched.told(at)
    header = watched.stored.header
    goal = header.options.get("goal")
    deal = tr("Deal {deal}", deal=deal_text(header.seed))
    if isinstance(goal, int):
        deal = tr("{deal}, goal {goal}", deal=deal, goal=goal)
    heading = (
        tr("Turn {turn} of {turns}", turn=turn, turns=max(turn, watched.turns)) if turn else tr("The start")
    )
    lines = tuple((line.icon, line.words) for line in told.lines)
    match station.way:
        case Way.BACK:
            label, icon, lines = tr("Taken back, up to here"), "undo", ()
        case Way.FORWARD:
            label, icon = tr("Done again, up to here"), "redo"
        case _:
            label, icon = (tr("Played") if turn else tr("Dealt")), "key"
    warning = tr("All this was taken back later.") if station.is_taken_back else ""
    return Note(heading, deal, label, told.sitter, icon, told.name, told.words, lines, warning)
