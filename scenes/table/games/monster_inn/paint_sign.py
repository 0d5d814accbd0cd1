"""Signs of the taproom: rounds and seats on the beam, deck, holes in the line, and what is still unseen."""

from typing import NamedTuple

from game.core.players import Player
from game.core.rules import Seat
from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.boards import BOARD, IDLE, LIVE
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.card import HEIGHT
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.players import player_face
from scenes.paint.rich import Style
from scenes.paint.svg import Sketch
from scenes.paint.text import fit_text, text_px, text_width
from scenes.paint.units import Picture, Scale
from scenes.table.games.monster_inn.creatures import FOLDER, Creature

_ROUND = 74.0
_FEWEST_LETTERS = 3
"""A name that is cut to fewer says nothing."""


class SeatPlate(NamedTuple):
    """What the sign says of a seat, in the order of the round."""

    player: Player
    seat: Seat
    name: str
    words: str
    short: str
    """The words where there is little room."""
    is_live: bool
    is_in: bool
    starts: bool


def seat_place(width: float, index: int, seats: int) -> tuple[float, float]:
    """Return left edge and width of a seat's plate on a sign of that width."""
    pitch = (width - _ROUND - 18) / seats
    return _ROUND + 14 + index * pitch, pitch - 9


@remembered(PIECES)
def sign_board(scale: Scale, width: float, height: float, round_: int, rounds: int, seats: int) -> Picture:
    """The sign that hangs from the beam, with the round and arrows between the plates of the seats."""
    canvas = Canvas.clear(scale, width, height, left=14, top=14, right=18, bottom=20)
    for chain in (34.0, width - 34):
        canvas.panel(chain - 2, -8, 4, 16, Panel(ink.IRON, 0, 1.6))
    canvas.shadow(0, 0, width, height - 2, 6, 5, 130)
    canvas.panel(0, 0, width, height, Panel(BOARD.fill, 10, 3, BOARD.high, BOARD.low))
    canvas.panel(7, 8, _ROUND, height - 16, Panel(ink.GROOVE, 7, 2))
    canvas.text(tr("ROUND"), 7 + _ROUND / 2, 18, Face.HEAVY, 12, ink.DIM, align=0.5, fit=_ROUND - 8)
    canvas.text(str(round_), 7 + _ROUND * 0.5, 38, Face.DISPLAY, 24, ink.AMBER, align=1)
    canvas.text(f"/{rounds}", 7 + _ROUND * 0.53, 40, Face.DISPLAY, 15, ink.DIM)
    for index in range(seats - 1):
        x, wide = seat_place(width, index, seats)
        arrow = Sketch(10, 10)
        arrow.polygon([(1, 1), (8, 5), (1, 9)], ink.SLOT_DASH, 1)
        canvas.sketch(arrow, x + wide, height / 2 - 5)
    return canvas.picture()


@remembered(PIECES)
def seat_plate(scale: Scale, width: float, height: float, plate: SeatPlate) -> Picture:
    """One seat on the sign: face, name and what it does; whoever acts is amber, the starter has a flag."""
    canvas = Canvas.clear(scale, width, height, left=10, top=12)
    off = Panel(ink.WOOD_OFF_SHADE, IDLE.radius, IDLE.ink)
    canvas.panel(0, 0, width, height, LIVE if plate.is_live else IDLE if plate.is_in else off)
    face = min(34.0, height - 10, width * 0.28 if width < 90 else 34)
    is_named = _has_room(scale, plate.name, width - face - 14)
    if not is_named:
        face = min(34.0, height - 10, width - 8)
    portrait = player_face(scale, plate.player, face, plate.seat, is_grey=not plate.is_in)
    canvas.put(portrait, 5 if is_named else (width - face) / 2, (height - face) / 2)
    if is_named:
        _write_doing(canvas, height, plate, face + 10, width - face - 14)
    if plate.starts:
        canvas.icon("flag", -8, -11, 20)
    return canvas.picture()


def _has_room(scale: Scale, name: str, room: float) -> bool:
    """Whether a name can be told by what is left of it; else the face alone has to do."""
    left, _ = fit_text(name, Face.DISPLAY, text_px(scale, 15), room * scale.u)
    return left == name or len(left) > _FEWEST_LETTERS


def _write_doing(canvas: Canvas, height: float, plate: SeatPlate, left: float, room: float) -> None:
    scale = canvas.scale
    name = ink.TEXT if plate.is_live else ink.PARCHMENT_LIGHT if plate.is_in else ink.PLATE_OFF_TEXT
    words = ink.AMBER_SUBTEXT if plate.is_live else ink.PLATE_OFF_TEXT
    canvas.text(plate.name, left, height / 2 - 8, Face.DISPLAY, 15, name, fit=room)
    whole, _ = fit_text(plate.words, Face.BOLD, text_px(scale, 13), room * scale.u)
    said = plate.words if whole == plate.words else plate.short
    canvas.text(said, left, height / 2 + 10, Face.BOLD, 13, words, fit=room)


@remembered(PIECES)
def deck_pile(scale: Scale, width: float, height: float, count: int, label: str) -> Picture:
    """The draw pile with its number; the fewer cards, the lower."""
    canvas = Canvas.clear(scale, width + 8, height + 32, left=10, top=10, right=14, bottom=16)
    if count:
        canvas.shadow(0, 0, width, height, 6, 5, 130)
    else:
        canvas.panel(0, 0, width, height, Panel(ink.CARD_HOLLOW, 10, 2.4, stroke=ink.CARD_DASH, dash=8))
    deep = min(4, (count + 8) // 9) if count else 0
    for card in range(deep - 1, -1, -1):
        canvas.art(f"{FOLDER}/monster_back.svg", card * 2.2, card * 2.4, width, height)
    canvas.panel(6, height - 6, 118, 32, Panel(ink.PLUM, 9, 2.6, high=ink.PLUM_EDGE))
    canvas.text(label, 65, height + 10, Face.DISPLAY, 18, ink.PARCHMENT_LIGHT, align=0.5, fit=108)
    return canvas.picture()


@remembered(PIECES)
def stake_tab(scale: Scale, width: float, height: float, words: str, *, has_grip: bool) -> Picture:
    """The tab over the card at stake."""
    canvas = Canvas.clear(scale, width, height)
    canvas.panel(0, 0, width, height, Panel(ink.DEEP_PLUM, 8, 2.2, high=ink.DEEP_PLUM_EDGE))
    canvas.text(words, width / 2, height / 2, Face.DISPLAY, 15.5, ink.AMBER, align=0.5, fit=width - 44)
    if has_grip:
        for left in (8.0, width - 19):
            for stud in range(6):
                canvas.panel(left + stud % 2 * 7, 4.5 + stud // 2 * 6, 4, 4, Panel(ink.SLOT_DASH, 2, 0))
    return canvas.picture()


@remembered(PIECES)
def gone_card(scale: Scale, width: float, player: Player, seat: Seat, head: str, name: str) -> Picture:
    """The hole that a taken card leaves in the line: whose face went with it."""
    canvas = Canvas.clear(scale, width, width * HEIGHT)
    high = width * HEIGHT
    canvas.panel(4, 4, width - 8, high - 8, Panel(ink.HOLLOW, 10, 2.2, stroke=ink.KEY_DASH, dash=7))
    side = min(44.0, width * 0.44)
    canvas.put(player_face(scale, player, side, seat, is_grey=True), width / 2 - side / 2, high * 0.22)
    y = high * 0.22 + side + 18
    canvas.text(head, width / 2, y, Face.ITALIC, 14, ink.KEY_WORDS, align=0.5, fit=width - 14)
    canvas.text(name, width / 2, y + 20, Face.BOLD, 15, ink.SLOT_TEXT, align=0.5, fit=width - 14)
    return canvas.picture()


@remembered(PIECES)
def unseen_plate(
    scale: Scale,
    width: float,
    height: float,
    monsters: int,
    bands: tuple[tuple[Creature, int], ...],
) -> Picture:
    """Which cards nobody has seen yet: the Monsters, and the Humanoids of every band."""
    canvas = Canvas.clear(scale, width, height)
    canvas.panel(0, 0, width, height + 6, Panel(ink.STONE, 4, 3, ink.STONE_LIGHT, ink.STONE_DARK))
    middle = height / 2
    said = max(text_width(creature.range, Face.DISPLAY, text_px(scale, 13)) for creature, _ in bands)
    # In a small window the letters are large against the plate; then it has no room for a heading.
    wide = max(43.0, said / scale.u + 4)
    x, words = 10.0, tr("unseen")
    heading = text_width(words, Face.BOLD, text_px(scale, 14.5)) / scale.u
    if x + heading + 62 + len(bands) * (wide + 18) <= width:
        canvas.text(words, x, middle, Face.BOLD, 14.5, ink.PARCHMENT_LIGHT, shadow=True)
        x += heading + 8
    canvas.art(f"{FOLDER}/monster_back.svg", x, middle - 17, 24, 34)
    _number(canvas, monsters, x + 29, middle)
    x += 54
    pitch = (width - x - 4) / len(bands)
    for creature, count in bands:
        canvas.panel(x, middle - 13, wide, 26, Panel(ink.PARCHMENT, 4, 2, low=creature.band_ink))
        canvas.text(creature.range, x + wide / 2, middle, Face.DISPLAY, 13, ink.TEXT, align=0.5)
        _number(canvas, count, x + wide + 4, middle)
        x += pitch
    return canvas.picture()


def _number(canvas: Canvas, count: int, x: float, y: float) -> None:
    colour = ink.AMBER if count else ink.GOAL_OFF
    canvas.text(str(count), x, y, Face.DISPLAY, 18, colour, shadow=True)


@remembered(PIECES)
def odds_line(
    scale: Scale, width: float, height: float, icon: str, words: str, colour: str, before: str = ""
) -> Picture:
    """What is to be feared of a column; with `before` it would change to that."""
    canvas = Canvas.clear(scale, width + 120, height, left=8, right=8)
    size = 13.5
    if before:
        return _changing_odds(canvas, height, icon, words, colour, before)
    room = text_width(words, Face.BOLD, text_px(scale, size)) / scale.u
    side = 17.0 if 20 + room <= width else 13.0
    if side + 3 + room > width + 6:
        canvas.icon(icon, width / 2 - side / 2, height / 2 - side / 2, side)
        return canvas.picture()
    left = width / 2 - (side + 3 + room) / 2
    canvas.icon(icon, left, height / 2 - side / 2, side)
    canvas.text(words, left + side + 3, height / 2, Face.BOLD, size, colour)
    return canvas.picture()


def _changing_odds(canvas: Canvas, height: float, icon: str, words: str, colour: str, before: str) -> Picture:
    size, px = 14.5, text_px(canvas.scale, 14.5)
    first = text_width(before, Face.HEAVY, px) / canvas.scale.u
    second = text_width(words, Face.HEAVY, px) / canvas.scale.u
    wide = 24 + first + 20 + 22 + second + 8
    canvas.panel(-6, 0, wide, height, Panel(ink.INK, 8, 0))
    y = height / 2
    canvas.icon("cross", 0, y - 8, 16)
    canvas.text(before, 20, y, Face.HEAVY, size, ink.DOOMED)
    arrow = Sketch(12, 14)
    arrow.polygon([(1, 1), (10, 7), (1, 13)], ink.LAMP, 1.4)
    x = 20 + first + 5
    canvas.sketch(arrow, x, y - 7)
    canvas.icon(icon, x + 15, y - 8, 16)
    canvas.text(words, x + 35, y, Face.HEAVY, size, colour)
    return canvas.picture()


@remembered(PIECES)
def ask_board(
    scale: Scale, width: float, height: float, art: str, title: str, words: str, room: float
) -> Picture:
    """The board that asks for a treasure; its last `room` u are for planks."""
    canvas = Canvas.clear(scale, width, height, left=12, top=12, right=16, bottom=20)
    canvas.shadow(0, 0, width, height, 8, 7, 150)
    canvas.panel(0, 0, width, height, Panel(BOARD.fill, 8, 3, BOARD.high, BOARD.low))
    left = 18.0
    if art:
        canvas.art(art, 12, 9, 58, height - 18)
        left = 78.0
    free = width - left - room - 8
    canvas.text(title, left, 22, Face.DISPLAY, 18, ink.PARCHMENT_LIGHT, shadow=True, fit=free)
    style = Style(Face.BODY, 14.4, ink.SUBTEXT_ON_WOOD, leading=1.15, icon=1.25, lines=2)
    canvas.rich(words, left, height / 2 + 14, free, style)
    return canvas.picture()


@remembered(PIECES)
def caption(scale: Scale, width: float, title: str, words: str) -> Picture:
    """What stands over the own dungeon."""
    canvas = Canvas.clear(scale, width, 20)
    wide = canvas.text(title, 0, 10, Face.DISPLAY, 15.5, ink.PARCHMENT_LIGHT, shadow=True, fit=width * 0.6)
    canvas.text(words, wide + 22, 10, Face.DISPLAY, 15.5, ink.PARCHMENT_LIGHT, shadow=True, fit=width * 0.35)
    return canvas.picture()
