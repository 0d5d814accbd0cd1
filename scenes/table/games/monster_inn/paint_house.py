"""What dungeons lie in: stone walls, eaves, headers with who lives there, and the niches of the columns."""

from typing import NamedTuple

from game.core.players import Player
from game.core.rules import Seat
from game.monster_inn.state import Treasure
from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.masonry import eave, stone_wall
from scenes.paint.palette import Ink
from scenes.paint.panels import Panel
from scenes.paint.players import bot_pips, player_face
from scenes.paint.text import fit_text, text_px, text_width
from scenes.paint.units import Picture, Scale
from scenes.table.games.monster_inn.creatures import FOLDER
from scenes.table.games.monster_inn.paint_tokens import token_art

_SKULL = 21.0


@remembered(PIECES)
def live_frame(scale: Scale, width: float, height: float) -> Picture:
    """The amber frame around the wall of whoever acts, width x height u; the house stands before it."""
    canvas = Canvas.clear(scale, width, height, left=10, top=6, right=10, bottom=10)
    canvas.panel(-7, -3, width + 14, height + 10, Panel(ink.AMBER, 12, 3))
    return canvas.picture()


@remembered(PIECES)
def house(scale: Scale, width: float, height: float, roof: float, seed: int, *, is_in: bool) -> Picture:
    """The house of a player, width x height u with its eave, which is grey when the player is out."""
    canvas = Canvas.clear(scale, width, height, left=18, top=8, right=20, bottom=16)
    stone_wall(canvas, 0, roof, width, height - roof, row=34, seed=seed)
    canvas.panel(0, roof, width, height - roof, Panel("none", 4, 3))
    eave(canvas, roof, width, roof, ink.EAVE if is_in else ink.EAVE_OUT)
    return canvas.picture()


@remembered(PIECES)
def niche(scale: Scale, width: float, height: float) -> Picture:
    """The dark ground under the columns of a dungeon."""
    canvas = Canvas.clear(scale, width, height)
    canvas.panel(0, 0, width, height, Panel(ink.NICHE, 8, 2.2))
    return canvas.picture()


class Header(NamedTuple):
    """What stands on the plate of another player."""

    player: Player
    seat: Seat
    name: str
    fame: int
    """Skulls of the Monsters on the table."""
    state: str
    """in, out, or thinks for the one who acts; choosing while a treasure is chosen, on if nobody is asked."""
    supply: tuple[int, int] | None
    """Gold and gems, None while they are hidden."""


@remembered(PIECES)
def header_plate(scale: Scale, width: float, height: float, header: Header) -> Picture:
    """Face, name, bot, skulls and whether the player is still in."""
    canvas = Canvas.clear(scale, width, height)
    is_live, is_out = header.state in ("thinks", "choosing", "on"), header.state == "out"
    if is_live:
        look_ = Panel(ink.AMBER, 7, 2.4, ink.AMBER_LIGHT, ink.AMBER_DARK)
    elif is_out:
        look_ = Panel(ink.PLATE_OFF, 7, 2.4, None, ink.WOOD_OFF_SHADE)
    else:
        look_ = Panel(ink.BEAM, 7, 2.4, ink.BEAM_LIGHT, ink.WOOD_DARK)
    canvas.panel(0, 0, width, height, look_)
    words = ink.TEXT if is_live else ink.PLATE_OFF_TEXT if is_out else ink.PARCHMENT_LIGHT
    side = height - 6
    canvas.put(player_face(scale, header.player, side, header.seat, is_grey=is_out), 4, 3)
    right = _state_tag(canvas, header.state, width - 6, height)
    right = _count(canvas, f"{FOLDER}/skull.svg", header.fame, right - 6, height, words, _SKULL)
    if header.supply is not None:
        for treasure, count in zip(reversed(list(Treasure)), reversed(header.supply), strict=True):
            right = _count(canvas, token_art(treasure), count, right - 8, height, words, 18)
    _name(canvas, header, side + 11, right - 8, height, words)
    return canvas.picture()


def _state_tag(canvas: Canvas, state: str, right: float, height: float) -> float:
    """Write whether a player is in; return the left edge."""
    match state:
        case "in":
            words, icon, plate = tr("in"), "drink", Panel(ink.MOSS_DARK, 6, 2.2, high=ink.MOSS_EDGE)
            colour = ink.MOSS_TEXT
        case "out":
            words, icon, plate = tr("out"), "leave", Panel(ink.DEEP_PLUM, 6, 2.2, high=ink.DEEP_PLUM_EDGE)
            colour = ink.DIM
        case "choosing":
            words, icon, plate, colour = tr("choosing"), "", Panel(ink.TEXT, 6, 2.2), ink.AMBER
        case "on":
            words, icon, plate, colour = tr("on turn"), "", Panel(ink.TEXT, 6, 2.2), ink.AMBER
        case _:
            words, icon, plate, colour = tr("thinks"), "", Panel(ink.TEXT, 6, 2.2), ink.AMBER
    high = 26.0
    room = text_width(words, Face.DISPLAY, text_px(canvas.scale, 14.5)) / canvas.scale.u
    wide = room + 16 + (22 if icon else 0)
    x, y = right - wide, (height - high) / 2
    canvas.panel(x, y, wide, high, plate)
    if icon:
        canvas.icon(icon, x + 7, y + 4, 18)
    canvas.text(words, x + wide - 8, height / 2, Face.DISPLAY, 14.5, colour, align=1)
    return x


def _count(
    canvas: Canvas, art: str, count: int, right: float, height: float, colour: Ink, side: float
) -> float:
    """Write a number before its sign, ending at `right`; return the left edge."""
    canvas.art(art, right - side, (height - side) / 2, side, side)
    x = right - side - 3
    return x - canvas.text(str(count), x, height / 2, Face.DISPLAY, 18, colour, align=1)


def _name(canvas: Canvas, header: Header, x: float, right: float, height: float, colour: Ink) -> None:
    kind = header.player.kind
    pips = bot_pips(canvas.scale, kind, 18) if kind != "person" else None
    wide = 0.0 if pips is None else pips.surface.get_width() / canvas.scale.u + 8
    room = right - x - wide
    name = header.name
    px = text_px(canvas.scale, 18)
    if header.player.name and fit_text(name, Face.DISPLAY, px, room * canvas.scale.u)[0] != name:
        name = name.split()[0]
    used = canvas.text(name, x, height / 2, Face.DISPLAY, 18, colour, fit=room)
    if pips is not None:
        canvas.put(pips, x + used + 8, (height - 18) / 2)
