"""The seats: face, name, pips, the backs of the hand with their number, pieces, Zombie and Chain."""

from dataclasses import dataclass
from typing import Final

from game.core.players import Player
from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.area import Area
from scenes.paint.boards import board_canvas
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.players import bot_pips, player_face
from scenes.paint.rich import Style
from scenes.paint.text import text_px, text_width
from scenes.paint.units import Picture, Scale
from scenes.table.games.innkeepers_folly.faces import FOLDER, PIECE_ART
from scenes.table.games.innkeepers_folly.grid import CARD_RATIO

MOST_BACKS: Final = 7
_FAN_STEP: Final = 0.36
_BOARD: Final = Panel(ink.BEAM, 9, 3, ink.WOOD_LIGHT, ink.WOOD_DARK)
_GREY: Final = Panel(ink.STONE_DARK, 9, 3, ink.STONE, ink.HOLLOW)
_FACE_UP: Final = {"jade_eyes": 6.0, "diamond_claws": 0.0, "ruby_body": -4.0}
"""The layers of the idol lie where they belong; alone they are moved to the middle."""


@dataclass(frozen=True, slots=True)
class SeatFace:
    """What a seat shows; places of marks and backs follow from it."""

    player: Player
    seat: int
    name: str
    note: str
    """A word under the name: whose turn it is, and what is done."""
    pieces: tuple[int, ...]
    zombie: int
    is_chained: bool
    is_current: bool
    is_out: bool
    answer: str = ""
    """How it answers a piece in the hand: "legal" or "hot" where it may come, "out" who would be out."""


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """Where things are on a seat, in u from its corner."""

    face: Area
    name: Area
    pips: tuple[float, float]
    fan: Area
    """The box of the backs; of no width where none are drawn."""
    pieces: Area
    """The first piece; the others follow by its width and 5."""
    markers: tuple[float, float]
    is_long: bool = False

    def piece(self, index: int) -> Area:
        """Return the place of a piece by its order on the seat."""
        first = self.pieces
        return Area(first.x + index * (first.width + 5), first.y, first.width, first.height)

    def back(self, index: int, count: int) -> Area:
        """Return the place of a back by its order in a fan of so many."""
        wide = self.fan.width / (1 + _FAN_STEP * (MOST_BACKS - 1))
        shown = min(count, MOST_BACKS)
        at = min(index, MOST_BACKS - 1)
        rise = abs(at - (shown - 1) / 2) * 1.2
        return Area(self.fan.x + at * wide * _FAN_STEP, self.fan.y + rise, wide, wide * 1.4)


def is_long_name(scale: Scale, name: str, room: float) -> bool:
    """Whether a name needs a line of its own."""
    return text_width(name, Face.DISPLAY, text_px(scale, 18)) > room * scale.u


def seat_plan(scale: Scale, chair: str, name: str, pieces: int) -> SeatPlan:
    """Return where everything is on a seat."""
    match chair:
        case "own":
            is_long = is_long_name(scale, name, 92)
            wide, high = (36.0, 33.0) if is_long else (38.0, 36.0)
            top = 26.0 if is_long else 13.0
            first = Area(162, top, wide, high)
            markers = (162 + max(1, pieces) * (wide + 5), top)
            name_area = Area(64, 14, 278, 0) if is_long else Area(64, 21, 96, 0)
            nowhere = Area(0, 0, 0, 0)
            return SeatPlan(Area(9, 9, 44, 44), name_area, (64, 34), nowhere, first, markers, is_long)
        case "top":
            is_long = is_long_name(scale, name, 84)
            down = 14.0 if is_long else 0.0
            back = 25.0 if is_long else 32.0
            fan = Area(171, 25.0 if is_long else 12.0, back * (1 + _FAN_STEP * (MOST_BACKS - 1)), back * 1.4)
            first = Area(287, 14 + down, 41, 40)
            markers = (287 + max(1, pieces) * 46, 14 + down)
            name_area = Area(84, 17, 396, 0) if is_long else Area(84, 26, 84, 0)
            return SeatPlan(Area(12, 12, 60, 60), name_area, (84, 42), fan, first, markers, is_long)
        case _:
            fan = Area(72, 46, 60, 30)
            first = Area(12, 108, 44 if pieces < 3 else 37, 40)
            return SeatPlan(Area(12, 44, 52, 52), Area(12, 23, 124, 0), (71, 81), fan, first, (12, 156))


@remembered(PIECES)
def seat_board(scale: Scale, chair: str, width: float, height: float, face: SeatFace) -> Picture:
    """A seat without backs and pieces, which lie on it as things that can move; anchored at its corner."""
    canvas = board_canvas(scale, width, height)
    plan = seat_plan(scale, chair, face.name, len(face.pieces))
    if face.is_current:
        canvas.panel(-6, -6, width + 12, height + 12, Panel(ink.AMBER, 14, 3))
    canvas.panel(0, 0, width, height, _GREY if face.is_out else _BOARD)
    if face.answer == "legal":
        rim = Panel("none", 8, 2.6, stroke=ink.SLOT_DASH, dash=8)
        canvas.panel(4, 4, width - 8, height - 8, rim)
    elif face.answer == "hot":
        canvas.panel(-3, -3, width + 6, height + 6, Panel("none", 12, 5, stroke=ink.AMBER_LIGHT))
    portrait = player_face(scale, face.player, plan.face.width, face.seat, is_grey=face.is_out)
    canvas.put(portrait, plan.face.x, plan.face.y)
    _name(canvas, chair, plan, face)
    if not face.player.is_person:
        canvas.put(bot_pips(scale, face.player.kind, 20 if chair == "top" else 16), *plan.pips)
    if face.note:
        _note(canvas, chair, plan, face)
    if face.is_out:
        return canvas.picture()
    if not face.pieces:
        first = plan.piece(0)
        hollow = Panel(ink.WOOD_DARK, 8, 1.6, stroke=ink.KEY_DASH, dash=6)
        canvas.panel(*first.box, hollow)
        middle = first.x + first.width / 2, first.y + first.height / 2
        canvas.text(tr("none"), *middle, Face.ITALIC, 13, ink.FADED_ON_WOOD, align=0.5, fit=first.width - 4)
    if len(face.pieces) < 3:
        _markers(canvas, plan, face)
    return canvas.picture()


def _name(canvas: Canvas, chair: str, plan: SeatPlan, face: SeatFace) -> None:
    tone = ink.GOAL_OFF if face.is_out else ink.PARCHMENT_LIGHT
    area = plan.name
    if chair in ("own", "top"):
        canvas.text(face.name, area.x, area.y, Face.DISPLAY, 18, tone, fit=area.width, shadow=True)
        return
    style = Style(Face.DISPLAY, 18, tone, leading=1.0, lines=2)
    canvas.rich(face.name, area.x, area.y, area.width, style)


def _note(canvas: Canvas, chair: str, plan: SeatPlan, face: SeatFace) -> None:
    """The word that says what is done in this seat; there is no room for it on a slim one."""
    tone = ink.GOAL_OFF if face.is_out else ink.AMBER
    match chair:
        case "own":
            y = 42.0 if not plan.is_long else 43.0
            x, room = plan.name.x, 96.0
        case "top":
            x, y, room = plan.pips[0], 70.0, 84.0
        case _:
            if face.is_current:
                return
            x, y, room = (72.0, 60.0, 64.0) if face.is_out else (62.0, 128.0, 78.0)
    if face.player.is_person and chair == "top":
        y = 54.0
    canvas.text(face.note, x, y, Face.BOLD, 14.5, tone, fit=room)


def _markers(canvas: Canvas, plan: SeatPlan, face: SeatFace) -> None:
    x, y = plan.markers
    high = plan.pieces.height
    if face.zombie:
        wide = 56.0 * high / 40
        canvas.panel(x, y, wide, high, Panel(ink.MOSS_DARK, 8, 2.2, high=ink.PIP))
        side = high - 10
        canvas.art(f"{FOLDER}/marker_zombie.svg", x + 5, y + 5, side, side)
        canvas.text(
            str(face.zombie), x + wide - 13, y + high / 2, Face.DISPLAY, 19, ink.PARCHMENT_LIGHT, align=0.5
        )
        x += wide + 5
    if face.is_chained:
        canvas.panel(x, y, high, high, Panel(ink.STONE_DARK, 8, 2.2, high=ink.IRON))
        canvas.art(f"{FOLDER}/marker_chain.svg", x + 5, y + 5, high - 10, high - 10)


def marker_areas(plan: SeatPlan, zombie: int, is_chained: bool) -> dict[str, Area]:
    """Return where the markers of a seat are, by name, in u from its corner."""
    x, y = plan.markers
    high = plan.pieces.height
    areas = {}
    if zombie:
        areas["zombie"] = Area(x, y, 56.0 * high / 40, high)
        x += 56.0 * high / 40 + 5
    if is_chained:
        areas["chain"] = Area(x, y, high, high)
    return areas


@remembered(PIECES)
def piece_tile(scale: Scale, piece: int, width: float, height: float, *, is_hot: bool = False) -> Picture:
    """A piece of the idol on its little plate, anchored at the corner."""
    canvas = Canvas.clear(scale, width, height, left=8, top=8, right=8, bottom=8)
    if is_hot:
        canvas.panel(-4, -4, width + 8, height + 8, Panel(ink.AMBER, 10, 2.6))
    canvas.panel(0, 0, width, height, Panel(ink.DEEP_PLUM, 8, 2, high=ink.DEEP_PLUM_EDGE))
    piece_in(canvas, piece, 3, (height - width) / 2 + 3, width - 6)
    return canvas.picture()


def piece_in(canvas: Canvas, piece: int, x: float, y: float, side: float) -> None:
    """A piece of the idol in the middle of a square."""
    name = PIECE_ART[piece]
    canvas.art(f"{FOLDER}/idol_layer_{name}.svg", x, y + _FACE_UP[name] * side / 38, side, side)


@remembered(PIECES)
def back_count(scale: Scale, count: int, *, is_new: bool = False) -> Picture:
    """The number of cards in a hand, anchored at its middle; amber while it is only foreseen."""
    canvas = Canvas.clear(scale, 0, 0, left=16, top=14, right=16, bottom=14)
    canvas.panel(-12, -10, 24, 20, Panel(ink.AMBER if is_new else ink.PLUM, 10, 2))
    tone = ink.TEXT if is_new else ink.AMBER
    canvas.text(str(count), 0, 0, Face.DISPLAY, 14, tone, align=0.5)
    return canvas.picture()


@remembered(PIECES)
def large_piece(scale: Scale, piece: int, width: float) -> Picture:
    """A piece of the idol to be looked at closely, on a plate in the shape of a card."""
    high = width * CARD_RATIO
    canvas = Canvas.clear(scale, width, high, left=8, top=8, right=8, bottom=8)
    canvas.panel(0, 0, width, high, Panel(ink.DEEP_PLUM, 14, 3, high=ink.DEEP_PLUM_EDGE))
    canvas.art(f"{FOLDER}/{PIECE_ART[piece]}.svg", 0.07 * width, 0.27 * width, 0.86 * width, 0.86 * width)
    canvas.panel(0.06 * width, 0.26 * width, 0.88 * width, 0.88 * width, Panel("none", 6, 4))
    return canvas.picture()
