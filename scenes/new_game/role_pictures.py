"""Pictures of roles: at the bar, as the head of a seat, and read out on the chalk."""

import pygame

from game.core.players import Player
from scenes.language import tr
from scenes.new_game.roles import Role
from scenes.new_game.seats_plan import ROLE_FACE
from scenes.paint import palette as ink
from scenes.paint.boards import FRAME, chalk_board
from scenes.paint.cache import DrawnCache, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.controls import Press
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel, panel_surface
from scenes.paint.players import player_face
from scenes.paint.portrait import cropped_art
from scenes.paint.rich import Style
from scenes.paint.units import Picture, Scale

NAME_HEIGHT = 22.0
"""So high is the name below a role at the bar."""
CREST, BADGE = 50.0, 42.0
_PLATE_HEIGHT = 34.0
_READABLE_PLATE = 36.0
"""A narrower plate has no room for icon and number beside each other."""

_TWO_LINES = 36.0
_BROAD = 640.0
"""On a board so broad everything about a role stands in three lines."""

_KEPT = DrawnCache[Picture](24 * 2**20)
_SHAPED = pygame.BLEND_RGBA_MIN
_HOLE = Panel(ink.CARD_HOLLOW, 8, 2.4, stroke=ink.CARD_DASH, dash=7)


@remembered(_KEPT)
def role_face(scale: Scale, role: Role, side: float, press: Press) -> Picture:
    """The portrait of a role in an ink frame."""
    canvas = Canvas.clear(scale, side, side, left=10, top=10, right=16, bottom=18)
    canvas.shadow(0, 0, side, side, 5, 5, 130)
    if press in (Press.FOCUSED, Press.HOVER):
        rim = ink.AMBER if press is Press.FOCUSED else ink.WOOD_EDGE
        canvas.panel(-5, -5, side + 10, side + 10, Panel(rim, 9, 2.4))
    _portrait(canvas, role, 0, 0, side)
    return canvas.picture()


def _portrait(canvas: Canvas, role: Role, x: float, y: float, side: float) -> None:
    box = canvas.box(x, y, side, side)
    if role.own is None:
        face = cropped_art(role.art, box.width, box.height, role.crop)
    else:
        face = pygame.transform.smoothscale(role.own.square(box.height), box.size)
    radius = min(8, max(2, canvas.scale.px(4)))
    shape = panel_surface(Scale(1280, 800), box.width, box.height, Panel("#FFFFFF", radius, 0))
    face.blit(shape, (0, 0), special_flags=_SHAPED)
    canvas.surface.blit(face, box)
    canvas.panel(x - 1, y - 1, side + 2, side + 2, Panel("none", 5, 2.4))


@remembered(_KEPT)
def role_at_bar(scale: Scale, role: Role, side: float, press: Press, away: str) -> Picture:
    """A role with its name below; a dashed hole with a word where it is `away`."""
    canvas = Canvas.clear(scale, side, side + NAME_HEIGHT, left=10, top=10, right=16, bottom=18)
    if away:
        is_bright = press in (Press.FOCUSED, Press.HOVER)
        stroke = ink.AMBER if is_bright else ink.CARD_DASH
        canvas.panel(0, 0, side, side, Panel(ink.CARD_HOLLOW, 8, 2.4, stroke=stroke, dash=7))
        canvas.text(away, side / 2, side / 2, Face.ITALIC, 15, ink.SLOT_TEXT, align=0.5, fit=side - 8)
    else:
        canvas.put(role_face(scale, role, side, press), 0, 0)
    tone = ink.PARCHMENT_LIGHT
    # The wall behind is bright by day, and where a lamp lights it.
    canvas.text(role.short, side / 2, side + 13, Face.BOLD, 14.5, tone, align=0.5, outline=True, fit=side + 8)
    return canvas.picture()


@remembered(_KEPT)
def seat_head(
    scale: Scale, role: Role | None, player: Player, width: float, press: Press, *, is_lifted: bool
) -> Picture:
    """The head of a seat, `width` u wide: role with crest, place and numbers, or a die; and who plays it."""
    canvas = Canvas.clear(scale, width, 196, left=8, top=8, right=8, bottom=8)
    side = min(ROLE_FACE, width - 44)
    x, y = (width - side) / 2, 34 + (ROLE_FACE - side) / 2
    _frame(canvas, x, y, side, press, is_hole=role is None or is_lifted)
    if is_lifted:
        middle = (x + side / 2, y + side / 2)
        canvas.text(tr("lifted"), *middle, Face.ITALIC, 16, ink.SLOT_TEXT, align=0.5, fit=side - 12)
        return canvas.picture()
    if role is None:
        canvas.icon("die", x + side / 2 - 24, y + side / 2 - 24, 48, 200)
    else:
        _portrait(canvas, role, x, y, side)
        canvas.art(role.crest, max(4, x - 33), y + side - 44, CREST, CREST)
        _plates(canvas, role.numbers, width)
    place, tone = (tr("by chance"), ink.SLOT_TEXT) if role is None else (role.place, ink.AMBER)
    canvas.text(place, width / 2, 156, Face.DISPLAY, 16.5, tone, align=0.5, shadow=True, fit=width - 16)
    badge = min(width - BADGE - 5, x + side - 8)
    canvas.put(player_face(scale, player._replace(name=""), BADGE), badge, y + side - 36)
    return canvas.picture()


def _frame(canvas: Canvas, x: float, y: float, side: float, press: Press, *, is_hole: bool) -> None:
    if press in (Press.FOCUSED, Press.HOVER):
        rim = ink.AMBER if press is Press.FOCUSED else ink.WOOD_EDGE
        canvas.panel(x - 10, y - 10, side + 20, side + 20, Panel(rim, 12, 2.4))
    if is_hole:
        canvas.panel(x - 6, y - 6, side + 12, side + 12, _HOLE)
    else:
        canvas.panel(x - 6, y - 6, side + 12, side + 12, FRAME)


def _plates(canvas: Canvas, numbers: tuple[tuple[str, int], ...], width: float) -> None:
    """Numbers behind icons in a row, as broad as the seat."""
    pitch = (width - 24) / max(1, len(numbers))
    for at, (icon, number) in enumerate(numbers):
        x, wide = 12 + at * pitch, pitch - 4
        canvas.panel(x, 167, wide, _PLATE_HEIGHT - 6, Panel(ink.GROOVE, 6, 2))
        side = 21.0 if wide >= _READABLE_PLATE else 15.0
        canvas.icon(icon, x + 3, 181 - side / 2, side)
        middle = x + 3 + side + (wide - side - 4) / 2
        canvas.text(str(number), middle, 181.5, Face.DISPLAY, 17, ink.PARCHMENT_LIGHT, align=0.5)


@remembered(_KEPT)
def role_chalk(scale: Scale, role: Role, width: float, height: float) -> Picture:
    """A role read out: name and place, its numbers, and two sentences of what it can do."""
    bare = chalk_board(scale, width, height, "")
    canvas = Canvas(scale, bare.surface.copy(), bare.anchor_x / scale.u, bare.anchor_y / scale.u)
    is_broad = width >= _BROAD
    title = tr("{role}, {place}", role=role.name, place=role.place)
    if is_broad:
        facts = _facts(canvas, role, width - 22, 25)
        canvas.text(title, 22, 25, Face.CHALK, 22, ink.AMBER, fit=width - 44 - facts - 24)
    else:
        canvas.text(title, 22, 25, Face.CHALK, 22, ink.AMBER, fit=width - 44)
        _facts(canvas, role, width - 22, 50)
    top = 42.0 if is_broad else 64.0
    pitch = (height - 12 - top) / len(role.lines)
    for at, words in enumerate(role.lines):
        face, tone = (Face.BODY, ink.CHALK_BODY) if at else (Face.BOLD, ink.CHALK)
        style = Style(face, 14.5, tone, leading=1.05, lines=1 if pitch < _TWO_LINES else 2)
        canvas.rich(words, 22, top + (at + 0.5) * pitch, width - 44, style)
    return canvas.picture()


def _facts(canvas: Canvas, role: Role, end: float, y: float) -> float:
    """Write numbers and facts so that they end at `end`; return how broad they are."""
    x = end - canvas.text(role.facts, end, y, Face.BOLD, 14.5, ink.CHALK, align=1) - 14
    for icon, number in reversed(role.numbers):
        x -= canvas.text(str(number), x, y, Face.BOLD, 15, ink.CHALK, align=1) + 26
        canvas.icon(icon, x, y - 11, 22)
        x -= 12
    return end - x
