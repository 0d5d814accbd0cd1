"""One row of the standings: rank under a lantern, face, name, what decided and what it is made of."""

from game.core.players import Player
from scenes.paint import palette as ink
from scenes.paint.boards import board_canvas
from scenes.paint.cache import DrawnCache, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.players import bot_pips, player_face
from scenes.paint.results_page import unlit
from scenes.paint.svg import art_surface
from scenes.paint.text import text_px, text_width
from scenes.paint.units import Picture, Scale
from scenes.results.report import Standing

_KEPT = DrawnCache[Picture](16 * 2**20)
_LAMP_WIDTH, _LAMP_HEIGHT = 46.0, 63.0
_SCORE_WIDTH = 190.0
_PART_ICON = 24.0


@remembered(_KEPT)
def standing_row(scale: Scale, standing: Standing, rank: int, width: float, height: float) -> Picture:
    """A player's row, width x height u; winners have an amber rim, a lit lantern and a crest."""
    canvas = board_canvas(scale, width, height)
    if standing.is_winner:
        canvas.panel(-5, -5, width + 10, height + 10, Panel(ink.AMBER, 14, 3))
    canvas.panel(0, 0, width, height, Panel(ink.BEAM, 10, 3, ink.WOOD_LIGHT, ink.WOOD_DARK))
    _lantern(canvas, rank, height, is_lit=standing.is_winner)
    side = height - 18
    player = Player(standing.player.kind, "", standing.player.face, standing.player.colour)
    canvas.put(player_face(scale, player, side, standing.seat), 84, 9)
    x = 84 + side + 18
    end = width - 18
    if standing.is_winner:
        canvas.icon("goal", end - 48, height / 2 - 24, 48)
        end -= 60
    score_x = end - _SCORE_WIDTH
    tone = ink.AMBER if standing.is_winner else ink.PARCHMENT_LIGHT
    canvas.text(
        standing.score_words, end, height / 2, Face.DISPLAY, 26, tone, align=1, fit=_SCORE_WIDTH, shadow=True
    )
    room = score_x - x - 12
    pips = 0.0 if standing.player.is_person else 92.0
    wide = canvas.text(
        standing.name, x, height * 0.32, Face.DISPLAY, 24, ink.PARCHMENT_LIGHT, fit=room - pips, shadow=True
    )
    if pips:
        canvas.put(bot_pips(scale, standing.player.kind, 24), x + wide + 14, height * 0.32 - 13)
    _parts(canvas, standing.parts, x, height * 0.7, room)
    return canvas.picture()


def _lantern(canvas: Canvas, rank: int, height: float, *, is_lit: bool) -> None:
    """The rank on a disc; above it the lantern of the winners is lit."""
    high = min(_LAMP_HEIGHT, height - 32)
    wide = high * _LAMP_WIDTH / _LAMP_HEIGHT
    top = (height - high - 26) / 2
    box = canvas.box(43 - wide / 2, top, wide, high)
    lamp = art_surface("frames/lantern.svg", box.width, box.height)
    canvas.surface.blit(lamp if is_lit else unlit(lamp), box)
    fill = ink.AMBER if is_lit else ink.GROOVE
    canvas.panel(26, top + high - 6, 34, 34, Panel(fill, 17, 2.4))
    tone = ink.TEXT if is_lit else ink.PARCHMENT_LIGHT
    canvas.text(str(rank), 43, top + high + 11, Face.DISPLAY, 19, tone, align=0.5)


def _parts(canvas: Canvas, parts: tuple[tuple[str, str], ...], x: float, y: float, room: float) -> None:
    """Write icons with their words in one line, as far as there is room."""
    px = text_px(canvas.scale, 15.5)
    end = x + room
    for icon, words in parts:
        wide = _PART_ICON + 6 + text_width(words, Face.BOLD, px) / canvas.scale.u
        if x + wide > end:
            return
        canvas.icon(icon, x, y - _PART_ICON / 2, _PART_ICON)
        canvas.text(words, x + _PART_ICON + 6, y, Face.BOLD, 15.5, ink.SUBTEXT_ON_WOOD)
        x += wide + 22
