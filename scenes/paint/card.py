"""The patron card: at the Bar, in the hand of the pointer, and large for reading; all follows its width."""

from dataclasses import dataclass, replace

from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, DrawnCache, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.own_picture import NO_DECK, DeckName
from scenes.paint.panels import Panel
from scenes.paint.portrait import Sitter, card_crop, portrait_surface
from scenes.paint.rich import Style, lay_out
from scenes.paint.text import text_px
from scenes.paint.units import Picture, Scale

HEIGHT = 1.4
RIBBONS = {"food": "frames/ribbon_wine.svg", "drink": "frames/ribbon_night.svg"}
MEDAL = Panel(ink.PARCHMENT_LIGHT, 99, 2.6, low=ink.PARCHMENT_LOW)

# Under this many pixels of width there is no room for an effect in letters of 12 pixels.
_EFFECT_FROM_PX = 150
_UNIT = 182
_LARGE = DrawnCache[Picture](24 * 2**20)


@dataclass(frozen=True, slots=True)
class CardFace:
    """What stands on a patron's card, already in the player's language.

    `moon` and `effect` may hold icons such as `{food}`. `boot_icon` is the quirk that bothers this patron in
    the Bar phase; without one, `boot` says that nothing does.
    """

    key: str
    name: str
    preference: str
    quirks: tuple[str, ...]
    moon: str
    moon_short: str
    boot: str
    boot_icon: str | None
    effect: str
    effect_full: str
    deck: DeckName = NO_DECK
    """The deck that may bring a picture of its own for the card."""

    @property
    def sitter(self) -> Sitter:
        """Whose portrait belongs to the card."""
        return Sitter(self.key, self.name, self.preference, self.quirks[0], self.deck)


@remembered(PIECES)
def card_surface(
    scale: Scale,
    face: CardFace,
    width: float,
    *,
    full: bool = False,
    hot: bool = False,
    effect: bool = True,
    shadow: bool = True,
) -> Picture:
    """A card `width` u wide and 1.4 times as high, anchored at the plate's corner.

    `full` uses the complete wording, `hot` adds the amber frame; without `effect` the last rows are left out,
    as they are when the card has less than 150 pixels.
    """
    return _drawn(scale, face, width, full=full, hot=hot, effect=effect, shadow=shadow)


@remembered(_LARGE)
def large_card(scale: Scale, face: CardFace, width: float) -> Picture:
    """A card with its complete wording, for reading; only a few are kept, they are large."""
    return _drawn(scale, face, width, full=True, hot=False, effect=True, shadow=True)


def _drawn(
    scale: Scale, face: CardFace, width: float, *, full: bool, hot: bool, effect: bool, shadow: bool
) -> Picture:
    canvas = _blank(scale, width)
    high, k = width * HEIGHT, width / _UNIT
    if shadow:
        canvas.shadow(2, 2, width - 4, high - 4, 8, 7, 130)
    if hot:
        canvas.panel(-6 * k, -6 * k, width + 12 * k, high + 12 * k, Panel(ink.AMBER, 16 * k, 2.5 * k))
    canvas.art("frames/card_face.svg", 0, 0, width, high)
    _art(canvas, face, width)
    canvas.art(RIBBONS[face.preference], -0.03 * width, 0.44 * high, 1.06 * width, 0.2186 * width)
    index_column(canvas, face, width)
    canvas.text(
        face.name,
        width / 2,
        0.44 * high + 0.1 * width,
        Face.DISPLAY,
        17.5 * k,
        ink.PARCHMENT_LIGHT,
        align=0.5,
        fit=0.88 * width,
        shadow=True,
    )
    _rows(canvas, face, width, full, effect and (full or has_room_for_effect(scale, width)))
    return canvas.picture()


@remembered(PIECES)
def card_gap(scale: Scale, width: float, words: str) -> Picture:
    """The place a lifted card left behind: a dashed hollow with a word."""
    canvas = _blank(scale, width)
    high = width * HEIGHT
    canvas.panel(4, 4, width - 8, high - 8, Panel(ink.CARD_HOLLOW, 12, 2.6, stroke=ink.CARD_DASH, dash=8))
    canvas.text(words, width / 2, high / 2, Face.ITALIC, 17.5, ink.SLOT_TEXT, align=0.5, fit=width - 24)
    return canvas.picture()


def index_column(canvas: Canvas, face: CardFace, width: float) -> None:
    """The preference medal and the quirk tags, which stay visible when cards overlap."""
    k = width / _UNIT
    medal, tag = 0.205 * width, 0.172 * width
    canvas.panel(-0.03 * width, -0.025 * width, medal, medal, Panel(MEDAL.fill, 99, 2.6 * k, low=MEDAL.low))
    canvas.icon(face.preference, -0.03 * width + 0.16 * medal, -0.025 * width + 0.15 * medal, 0.68 * medal)
    for index, quirk in enumerate(face.quirks):
        x, y = -0.014 * width, 0.157 * width + index * tag * 1.07
        canvas.panel(x, y, tag, tag, Panel(ink.PLUM, 5 * k, 2.6 * k, high=ink.PLUM_EDGE))
        canvas.icon(quirk, x + 0.13 * tag, y + 0.13 * tag, 0.74 * tag)


def _blank(scale: Scale, width: float) -> Canvas:
    room = 20 + 0.04 * width
    return Canvas.clear(scale, width, width * HEIGHT, left=room, top=room, right=room + 4, bottom=room + 6)


def _art(canvas: Canvas, face: CardFace, width: float) -> None:
    k = width / _UNIT
    x, y, wide, high = 0.062 * width, 0.045 * width * HEIGHT, 0.876 * width, 0.452 * width * HEIGHT
    window = canvas.box(x, y, wide, high)
    canvas.put(portrait_surface(face.sitter, window.width, window.height, card_crop(face.sitter)), x, y)
    canvas.panel(x - 1, y - 1, wide + 2, high + 2, Panel("none", 2 * k, 3 * k))


def has_room_for_effect(scale: Scale, width: float) -> bool:
    """Whether a card of this width in u is wide enough for its effect."""
    return scale.px(width) >= _EFFECT_FROM_PX


def _rows(canvas: Canvas, face: CardFace, width: float, full: bool, has_effect: bool) -> None:
    """Moon row, boot row, hairline and effect, by the fractions of the card's anatomy."""
    k, high = width / _UNIT, width * HEIGHT
    side = 0.128 * width
    left = 0.078 * width
    x = left + side * 1.14
    room = 0.925 * width - x
    style = Style(Face.BOLD, 13.4 * k, ink.TEXT, leading=1.1, icon=1.22, lines=2, balanced=True)
    words = _moon_words(canvas.scale, face, room, style, full)
    takes_two = len(lay_out(canvas.scale, words, room, style).lines) > 1
    if takes_two:
        style = replace(style, icon=1.04, leading=1.14)
    first = 0.44 * high + 0.205 * width + side * 0.62 + (2.5 * k if takes_two else 0)
    first += 0 if has_effect else 0.06 * width
    second = first + side * 1.14 + (4 * k if takes_two else 0)
    second += 0 if has_effect else 0.06 * width
    font, tone = (Face.BOLD, ink.TEXT) if face.boot_icon else (Face.ITALIC, ink.TEXT_QUIET)
    lines = 1 if has_effect else 2
    boot = Style(font, 13.4 * k, tone, leading=1.1, icon=1.3, lines=lines, balanced=True)
    # Twice the way from the lower edge of the moon row: the boot row is centred on its icon.
    free = 2 * (second - first) - lay_out(canvas.scale, words, room, style).height / canvas.scale.u
    boot_words = face.boot if has_effect else _boot_words(canvas.scale, face, room, boot, free + 2 * k)
    canvas.icon("moon", left, first - side / 2, side)
    canvas.rich(words, x, first, room, style)
    canvas.icon("boot", left, second - side / 2, side)
    canvas.rich(boot_words, x, second, room, boot)
    if has_effect:
        line = second + side * 0.72
        canvas.fill(0.08 * width, line, 0.84 * width, 1.4 * k, ink.HAIRLINE)
        _effect(canvas, face, width, line, full)


def _boot_words(scale: Scale, face: CardFace, room: float, style: Style, free: float) -> str:
    """The whole wording where it fits into so much height, else only what has to be how loud."""
    is_short = lay_out(scale, face.boot, room, style).height / scale.u <= free
    return face.boot if is_short or "}" not in face.boot else face.boot[: face.boot.index("}") + 1]


def _moon_words(scale: Scale, face: CardFace, room: float, style: Style, full: bool) -> str:
    """The long wording where it fits on as few lines as the short one."""
    if full:
        return face.moon
    long, short = lay_out(scale, face.moon, room, style), lay_out(scale, face.moon_short, room, style)
    is_worse = long.is_cut or len(long.lines) > len(short.lines) or long.px < short.px
    return face.moon_short if is_worse else face.moon


def _effect(canvas: Canvas, face: CardFace, width: float, line: float, full: bool) -> None:
    """As many lines as there is room for between the hairline and the rim."""
    k, scale = width / _UNIT, canvas.scale
    low = 0.96 * width * HEIGHT
    middle = (line + low) / 2 + 0.5
    if full:
        style = _full_style(scale, face.effect_full, width, low - line - 2 * k)
        canvas.rich(face.effect_full, 0.08 * width, middle, 0.84 * width, style)
        return
    size = 13.7 * k
    lines = int((low - line) * scale.u / text_px(scale, size))
    style = Style(
        Face.BODY, size, ink.TEXT, 1.0, icon=1.15, lines=min(3, max(1, lines)), centred=True, balanced=True
    )
    canvas.rich(face.effect, 0.075 * width, middle, 0.85 * width, style)


def _full_style(scale: Scale, words: str, width: float, height: float) -> Style:
    """The largest letters with which the complete wording stays within so many u."""
    k = width / _UNIT
    style = Style(Face.BODY, 12.4 * k, ink.TEXT, leading=1.08, lines=4, centred=True, balanced=True)
    while style.size > 9 * k and lay_out(scale, words, 0.84 * width, style).height > height * scale.u:
        style = replace(style, size=style.size - 0.25 * k)
    return style
