"""Pictures of the seats at a table that is being laid: boards, stools, tankards, colours, regulars."""

from game.core.players import COLOURS, Player
from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.boards import board_canvas, face_in
from scenes.paint.cache import DrawnCache, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.controls import Press
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.players import LEVELS, face_sitter, level_words, player_colour, player_face
from scenes.paint.rich import Style
from scenes.paint.units import Picture, Scale

COLOUR_PITCH = 24.0
TANKARD, TANKARD_PITCH = 26.0, 30.0

_KEPT = DrawnCache[Picture](24 * 2**20)
_GRIP = Panel(ink.SLOT_DASH, 2, 0)


@remembered(_KEPT)
def seat_board(scale: Scale, width: float, height: float, number: str, *, is_lit: bool) -> Picture:
    """The board of a seat with its number and its grip; amber around the one where something would go."""
    canvas = board_canvas(scale, width, height)
    if is_lit:
        canvas.panel(-5, -5, width + 10, height + 10, Panel(ink.AMBER, 14, 3.2))
    canvas.panel(0, 0, width, height, Panel(ink.BEAM, 10, 3, ink.WOOD_LIGHT, ink.WOOD_DARK))
    canvas.panel(12, 10, 34, 34, Panel(ink.GROOVE, 17, 2.4))
    canvas.text(number, 29, 27, Face.DISPLAY, 19, ink.AMBER, align=0.5)
    for stud in range(6):
        canvas.panel(width - 32 + stud % 2 * 8, 16 + stud // 2 * 8, 5, 5, _GRIP)
    return canvas.picture()


@remembered(_KEPT)
def chair_face(scale: Scale, player: Player, side: float, press: Press, *, is_lifted: bool) -> Picture:
    """The face of a seat; a dashed hole while it is in the air."""
    canvas = Canvas.clear(scale, side, side, left=8, top=8, right=8, bottom=8)
    if press in (Press.FOCUSED, Press.HOVER):
        rim = ink.AMBER if press is Press.FOCUSED else ink.WOOD_EDGE
        canvas.panel(-5, -5, side + 10, side + 10, Panel(rim, 13, 2.6))
    if is_lifted:
        canvas.panel(0, 0, side, side, Panel(ink.CARD_HOLLOW, 9, 2.4, stroke=ink.CARD_DASH, dash=7))
        canvas.text(
            tr("lifted"), side / 2, side / 2, Face.ITALIC, 16, ink.SLOT_TEXT, align=0.5, fit=side - 12
        )
    else:
        canvas.put(player_face(scale, player, side), 0, 0)
    return canvas.picture()


@remembered(_KEPT)
def empty_stool(scale: Scale, width: float, height: float, press: Press, *, is_lit: bool) -> Picture:
    """A dashed place where nobody sits."""
    canvas = Canvas.clear(scale, width, height, left=8, top=8, right=8, bottom=8)
    is_bright = is_lit or press in (Press.FOCUSED, Press.HOVER)
    stroke = ink.AMBER if is_bright else ink.SLOT_DASH
    fill = ink.SLOT_HOT if is_bright else ink.SLOT
    canvas.panel(0, 0, width, height, Panel(fill, 10, 3, stroke=stroke, dash=9))
    canvas.icon("stool", width / 2 - 36, height * 0.3, 72, 255 if is_bright else 170)
    canvas.text(
        tr("anyone?"), width / 2, height * 0.6, Face.ITALIC, 20, ink.SLOT_TEXT, align=0.5, fit=width - 20
    )
    if is_bright:
        canvas.text(
            tr("a bot sits down"),
            width / 2,
            height * 0.68,
            Face.BOLD,
            14.5,
            ink.SLOT_TEXT,
            align=0.5,
            fit=width - 16,
        )
    return canvas.picture()


@remembered(_KEPT)
def tankards(scale: Scale, kind: str, width: float, press: Press, pointed: int) -> Picture:
    """How well a bot plays: one to three tankards with a word; `pointed` is under the pointer, 0 for none."""
    canvas = Canvas.clear(scale, width, 46, left=6, top=6, right=6, bottom=6)
    if press is Press.FOCUSED:
        canvas.panel(-3, -4, width + 6, 54, Panel("none", 10, 2.4, stroke=ink.AMBER))
    level = LEVELS.index(kind) + 1 if kind in LEVELS else 0
    first = width / 2 - TANKARD_PITCH * 1.5
    for at in range(1, 4):
        alpha = 255 if at <= level else 170 if at <= pointed else 70
        canvas.icon(
            "drink", first + (at - 1) * TANKARD_PITCH + (TANKARD_PITCH - TANKARD) / 2, 0, TANKARD, alpha
        )
    canvas.text(
        level_words(kind), width / 2, 37, Face.BOLD, 15, ink.SUBTEXT_ON_WOOD, align=0.5, fit=width - 4
    )
    return canvas.picture()


@remembered(_KEPT)
def person_note(scale: Scale, width: float, *, has_curtain: bool) -> Picture:
    """What is special about a person: alone at the screen, or behind a curtain."""
    canvas = Canvas.clear(scale, width, 46)
    words = tr("curtain before the turn") if has_curtain else tr("sits at this screen")
    canvas.icon("lock" if has_curtain else "flag", 2, 8, 24)
    style = Style(Face.BOLD, 14.5, ink.SUBTEXT_ON_WOOD, leading=1.05, lines=2)
    canvas.rich(words, 32, 20, width - 34, style)
    return canvas.picture()


@remembered(_KEPT)
def colour_row(scale: Scale, colour: str, width: float, press: Press, pointed: str) -> Picture:
    """The colours of players, the own one in a ring."""
    canvas = Canvas.clear(scale, width, 28, left=6, top=6, right=6, bottom=6)
    if press is Press.FOCUSED:
        canvas.panel(-3, -2, width + 6, 32, Panel("none", 10, 2.4, stroke=ink.AMBER))
    first = width / 2 - COLOUR_PITCH * len(COLOURS) / 2
    for at, one in enumerate(COLOURS):
        # Whole numbers keep them round.
        x = round(first + (at + 0.5) * COLOUR_PITCH)
        is_own = one == colour
        if is_own:
            canvas.panel(x - 12, 2, 24, 24, Panel(ink.PARCHMENT_LIGHT, 12, 2.2))
        radius = 8.0 if is_own or one == pointed else 7.0
        look = Panel(player_colour(Player(colour=one), 0), radius, 1.8)
        canvas.panel(x - radius, 14 - radius, 2 * radius, 2 * radius, look)
    return canvas.picture()


@remembered(_KEPT)
def regular_picture(scale: Scale, face: str, side: float, press: Press, *, is_lifted: bool) -> Picture:
    """A regular at the bar; a dashed hole while it is in the air."""
    canvas = Canvas.clear(scale, side, side, left=10, top=10, right=16, bottom=18)
    if is_lifted:
        canvas.panel(0, 0, side, side, Panel(ink.CARD_HOLLOW, 8, 2.4, stroke=ink.CARD_DASH, dash=7))
        return canvas.picture()
    canvas.shadow(0, 0, side, side, 5, 5, 130)
    if press in (Press.FOCUSED, Press.HOVER):
        rim = ink.AMBER if press is Press.FOCUSED else ink.WOOD_EDGE
        canvas.panel(-5, -5, side + 10, side + 10, Panel(rim, 9, 2.4))
    face_in(canvas, face_sitter(face), 0, 0, side)
    return canvas.picture()


@remembered(_KEPT)
def bar_heading(scale: Scale, words: str, width: float, *, is_live: bool) -> Picture:
    """What stands over the bar, `width` u at most; amber while it says what letting go would do."""
    canvas = Canvas.clear(scale, width, 26)
    if is_live:
        canvas.text(words, 8, 12, Face.DISPLAY, 18, ink.AMBER, outline=True, fit=width - 12)
    else:
        canvas.text(words, 8, 12, Face.DISPLAY, 18, ink.WORDS_ON_WALL, shadow=True, fit=width - 12)
    return canvas.picture()


@remembered(_KEPT)
def bar_prompt(scale: Scale, width: float, height: float, words: str, *, is_warning: bool) -> Picture:
    """The sentence below the bar: what letting go would do, or what can be done."""
    canvas = Canvas.clear(scale, width, height)
    fill, edge = (ink.ALARM, ink.ALARM_EDGE) if is_warning else (ink.DEEP_PLUM, ink.DEEP_PLUM_EDGE)
    canvas.panel(0, 0, width, height, Panel(fill, 10, 2.6, high=edge))
    canvas.icon("warn" if is_warning else "hint", 12, height / 2 - 18, 36)
    tone = ink.ALARM_TEXT if is_warning else ink.PARCHMENT_LIGHT
    style = Style(Face.BOLD, 16.5, tone, leading=1.08, lines=2)
    canvas.rich(words, 60, height / 2, width - 80, style)
    return canvas.picture()


@remembered(_KEPT)
def notes_picture(
    scale: Scale, width: float, height: float, notes: tuple[tuple[float, str, bool], ...]
) -> Picture:
    """Small lines at heights from the top, as (height, words, whether it is a warning)."""
    canvas = Canvas.clear(scale, width, height)
    for y, words, is_warning in notes:
        face, tone = (Face.BOLD, ink.ALARM_TEXT) if is_warning else (Face.ITALIC, ink.FADED_ON_WOOD)
        canvas.text(words, 0, y, face, 14.5, tone, fit=width)
    return canvas.picture()


@remembered(_KEPT)
def placeholder(
    scale: Scale, width: float, height: float, words: str, icon: str, sign_width: float
) -> Picture:
    """The sign of a person or a bot before a name, if any, and the name that counts where none is written."""
    canvas = Canvas.clear(scale, width, height)
    if icon:
        canvas.icon(icon, 3, height / 2 - 13, 26)
    left = sign_width + 14
    canvas.text(words, left, height / 2, Face.DISPLAY, 20, ink.TEXT_QUIET, fit=width - left - 8)
    return canvas.picture()
