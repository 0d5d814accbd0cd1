"""The sign over the table and the boards at the right: idol with its owners, draw pile, discard."""

import math
from random import Random
from typing import Final

from game.core.players import Player
from scenes.language import tr, tr_n
from scenes.paint import palette as ink
from scenes.paint.boards import board_canvas
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.players import player_face
from scenes.paint.rich import Style
from scenes.paint.svg import Sketch
from scenes.paint.units import Picture, Scale
from scenes.table.games.innkeepers_folly.faces import FOLDER, PIECE_ART, piece_name
from scenes.table.games.innkeepers_folly.grid import FollyGrid
from scenes.table.games.innkeepers_folly.seat_paint import piece_in

_BOARD: Final = Panel(ink.BEAM, 10, 3, ink.WOOD_LIGHT, ink.WOOD_DARK)
_SUNK: Final = Panel(ink.WOOD_DARK, 7, 2)
_PLATE: Final = Panel(ink.PLUM, 9, 2.4, high=ink.PLUM_EDGE)
_COURSE: Final = 34.0
SIGN_HEIGHT: Final = 58.0


@remembered(PIECES)
def sign(
    scale: Scale,
    wide: float,
    round_number: int,
    lap: tuple[str, str],
    nearest: tuple[str, str],
    who: Player | None,
    seat: int,
) -> Picture:
    """Round, laps in two lines, and who is nearest in two lines beside the face; anchored at the corner."""
    high = SIGN_HEIGHT
    canvas = Canvas.clear(scale, wide, high, left=16, top=16, right=20, bottom=20)
    for x in (34.0, wide - 34.0):
        canvas.panel(x - 2, -10, 4, 14, Panel(ink.IRON, 0, 1.6))
    canvas.shadow(0, 0, wide, high - 2, 6, 5, 130)
    canvas.panel(0, 0, wide, high, _BOARD)
    canvas.panel(8, 7, 90, high - 14, _SUNK)
    canvas.text(tr("ROUND"), 14, high / 2, Face.HEAVY, 13, ink.DIM, fit=54)
    canvas.text(str(round_number), 83, high / 2, Face.DISPLAY, 25, ink.AMBER, align=0.5, fit=28)
    canvas.icon("clock", 104, 12, 34)
    at = wide * 0.58
    room = at - 148
    canvas.text(lap[0], 142, 20, Face.DISPLAY, 16, ink.PARCHMENT_LIGHT, fit=room)
    canvas.text(lap[1], 142, 39, Face.BOLD, 13.5, ink.SUBTEXT_ON_WOOD, fit=room)
    canvas.panel(at, 7, wide - at - 8, high - 14, _SUNK)
    if who is not None:
        canvas.put(player_face(scale, who, 34, seat), at + 6, 12)
    room = wide - at - 66
    canvas.text(nearest[0], at + 48, 20, Face.BOLD, 13, ink.DIM, fit=room)
    canvas.text(nearest[1], at + 48, 38, Face.DISPLAY, 15, ink.AMBER, fit=room)
    return canvas.picture()


@remembered(PIECES)
def idol_wall(scale: Scale) -> Picture:
    """The stone wall with the niche, the plinth and the outline of the idol; anchored at its corner."""
    grid = FollyGrid.of(scale)
    area = grid.idol
    wide, high = area.width, area.height
    canvas = board_canvas(scale, wide, high)
    canvas.panel(0, 0, wide, high, Panel(ink.CELLAR_SEAM, 6, 3))
    _stones(canvas, wide, high)
    canvas.panel(0, 0, wide, high, Panel("none", 6, 3))
    canvas.text(tr("The idol"), 20, 28, Face.DISPLAY, 20, ink.PARCHMENT_LIGHT, shadow=True, fit=150)
    words = tr("three pieces win")
    canvas.text(words, wide - 18, 29, Face.BOLD, 15, ink.PARCHMENT_LIGHT, align=1, fit=190, shadow=True)
    arch = Sketch(206, high)
    curve = [
        (103 - 89 * math.cos(math.pi * step / 16), 148 - 92 * math.sin(math.pi * step / 16))
        for step in range(17)
    ]
    arch.polygon([(14, high - 44), *curve, (192, high - 44)], ink.DEEP_PLUM, 3)
    canvas.sketch(arch, 4, 0)
    canvas.panel(8, high - 52, 198, 30, Panel(ink.STONE, 4, 3, ink.STONE_LIGHT, ink.STONE_DARK))
    niche = grid.niche
    canvas.art(
        f"{FOLDER}/idol_layer_empty.svg", niche.x - area.x, niche.y - area.y, niche.width, niche.height
    )
    return canvas.picture()


def _stones(canvas: Canvas, wide: float, high: float) -> None:
    if ink.look().is_plain:
        return
    chance = Random(4)
    drawn = Sketch(wide, high)
    y = 3.0
    while y < high - 4:
        x = 3.0 - chance.uniform(0, 40)
        low = min(y + _COURSE, high - 3)
        while x < wide - 3:
            right = x + chance.uniform(48, 92)
            left, end = max(x, 3) + 1.5, min(right, wide - 3) - 1.5
            if end - left > 4:
                corners = [(left, y + 1.5), (end, y + 1.5), (end, low - 1.5), (left, low - 1.5)]
                drawn.polygon(corners, ink.CELLAR[chance.randrange(3)], 0)
            x = right
        y = low
    canvas.sketch(drawn)


@remembered(PIECES)
def idol_layer(scale: Scale, piece: int, side: float) -> Picture:
    """A piece of the idol where it belongs, on a square `side` u wide."""
    canvas = Canvas.clear(scale, side, side)
    canvas.art(f"{FOLDER}/idol_layer_{PIECE_ART[piece]}.svg", 0, 0, side, side)
    return canvas.picture()


@remembered(PIECES)
def owner_row(
    scale: Scale, piece: int, words: tuple[str, ...], owner: Player | None, seat: int, *, is_next: bool
) -> Picture:
    """Who holds a piece, or how it is won; anchored at its corner."""
    area = FollyGrid.of(scale).owner(piece)
    wide, high = area.width, area.height
    canvas = Canvas.clear(scale, wide, high, left=2, top=2, right=2, bottom=2)
    fill = (
        Panel(ink.SLOT, 8, 2.2, stroke=ink.SLOT_DASH)
        if is_next
        else Panel(ink.DEEP_PLUM, 8, 2.2, high=ink.DEEP_PLUM_EDGE)
    )
    canvas.panel(0, 0, wide, high, fill)
    piece_in(canvas, piece, 3, 14, 50)
    canvas.text(piece_name(piece), 58, 22, Face.DISPLAY, 14, ink.PARCHMENT_LIGHT, fit=wide - 61)
    if owner is not None:
        canvas.put(player_face(scale, owner, 32, seat), 58, 36)
        canvas.text(words[0], 97, 52, Face.BOLD, 15, ink.PARCHMENT_LIGHT, fit=wide - 103)
        return canvas.picture()
    tone = ink.AMBER if is_next else ink.DIM
    style = Style(Face.BOLD, 13.5, tone, leading=1.1, lines=2, balanced=True)
    canvas.rich(words[0], 58, 51, wide - 74, style)
    return canvas.picture()


@remembered(PIECES)
def piles_board(scale: Scale, deep: int, *, has_discard: bool) -> Picture:
    """The board with so many backs of the draw pile, and the eye that opens the discard."""
    grid = FollyGrid.of(scale)
    area = grid.piles
    canvas = board_canvas(scale, area.width, area.height)
    canvas.panel(0, 0, area.width, area.height, _BOARD)
    top, out = grid.pile, grid.discard
    x, y = top.x - area.x, top.y - area.y
    for index in range(deep - 1, -1, -1):
        path = f"{FOLDER}/card_back_folly.svg"
        canvas.art(path, x + index * 2, y + index * 2, top.width, top.height)
    hollow = Panel(ink.WOOD_DARK, 9, 2, stroke=ink.KEY_DASH, dash=7)
    if not deep:
        canvas.panel(x, y, top.width, top.height, hollow)
    if not has_discard:
        canvas.panel(out.x - area.x, out.y - area.y, out.width, out.height, hollow)
    canvas.icon("eye", grid.opener.x - area.x, grid.opener.y - area.y + 4, 30)
    return canvas.picture()


def pile_depth(pile: int) -> int:
    """Return how many backs are seen of a draw pile."""
    return min(4, (pile + 3) // 4)


@remembered(PIECES)
def opener_words(scale: Scale, discard: int) -> Picture:
    """What opens there, below the eye; anchored at the corner of the plank."""
    plank = FollyGrid.of(scale).opener
    canvas = Canvas.clear(scale, plank.width, 134)
    words = (
        tr_n("Open the discard: {n} card, by kind.", "Open the discard: all {n} cards, by kind.", discard)
        if discard
        else tr("Nothing has been discarded.")
    )
    style = Style(Face.BODY, 14.5, ink.SUBTEXT_ON_WOOD, leading=1.12, lines=5)
    canvas.rich(words, 0, 80, plank.width, style)
    return canvas.picture()


@remembered(PIECES)
def pile_plate(scale: Scale, words: str) -> Picture:
    """The plate with the count of a pile, which lies over its cards; anchored at its corner."""
    wide = FollyGrid.of(scale).pile.width + 4
    canvas = Canvas.clear(scale, wide, 28)
    canvas.panel(0, 0, wide, 28, _PLATE)
    canvas.text(words, wide / 2, 14, Face.DISPLAY, 16, ink.PARCHMENT_LIGHT, align=0.5, fit=wide - 12)
    return canvas.picture()
