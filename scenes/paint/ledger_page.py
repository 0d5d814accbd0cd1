"""A page of the ledger about one card: where it is, what is checked when, what it would bring about."""

from dataclasses import dataclass

from scenes.paint import palette as ink
from scenes.paint.cache import DrawnCache, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.paper import empty_ledger
from scenes.paint.rich import RichText, Style, lay_out
from scenes.paint.text import text_px, text_width
from scenes.paint.units import Picture, Scale

_KEPT = DrawnCache[Picture](16 * 2**20)
_EDGE = 34.0
_HEAD = 88.0
_BLOCK_GAP = 12.0
_WIDEST_GAP = 26.0
_INSIDE = 15.0
_ICON, _SMALL_ICON = 50.0, 38.0
_NARROW = 400.0
"""A page narrower than that has smaller icons and a smaller heading."""
_TRAIT_HEIGHT = 38.0
_TRAIT_GAP = 8.0

_HEADING = Style(Face.DISPLAY, 28, ink.TEXT, leading=1.0, lines=2)
_LOW_HEADING = Style(Face.DISPLAY, 23, ink.TEXT, leading=1.0, lines=2)
_RULE = Style(Face.BOLD, 17.5, ink.TEXT, leading=1.2, icon=1.3, lines=12)
_LINE = Style(Face.BODY, 17.5, ink.TEXT, leading=1.2, icon=1.3, lines=24)
_REMARK = Style(Face.ITALIC, 16, ink.TEXT_QUIET, leading=1.15, icon=1.25, lines=12)
_CARD_NOTE = Style(Face.BOLD, 15, ink.TEXT_QUIET, leading=1.0, lines=2)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The plate beside the heading; never colour alone, so it has an icon and a word."""

    words: str
    icon: str
    is_alarm: bool = False
    is_quiet: bool = False
    """Neither good nor bad."""


@dataclass(frozen=True, slots=True)
class LedgerBlock:
    """One thing that is told: the rule in bold, then what is so now; rich texts."""

    icon: str
    title: str
    rule: str = ""
    lines: tuple[str, ...] = ()
    note: str = ""
    """A few words at the right of the title."""
    is_alarm: bool = False


@dataclass(frozen=True, slots=True)
class Trait:
    """A thing that a card brings: a preference in a round medal or a quirk in a square tag."""

    icon: str
    words: str
    is_round: bool = False


@dataclass(frozen=True, slots=True)
class Ledger:
    """Everything that the page says of one card."""

    heading: str
    verdict: Verdict | None = None
    blocks: tuple[LedgerBlock, ...] = ()
    traits_words: str = ""
    traits: tuple[Trait, ...] = ()
    remarks: tuple[str, ...] = ()


def ledger_page_height(scale: Scale, width: float, page: Ledger) -> float:
    """Return how many u a page needs to show everything."""
    return _Layout(scale, width, page).height


@remembered(_KEPT)
def ledger_page(scale: Scale, width: float, height: float, page: Ledger) -> Picture:
    """The page in its wooden frame; anchored at the corner of the frame."""
    canvas = empty_ledger(scale, width, height)
    _Layout(scale, width, page).draw(canvas, height)
    return canvas.picture()


class _Layout:
    """Where everything of a page stands; made once to measure and once to draw."""

    def __init__(self, scale: Scale, width: float, page: Ledger) -> None:
        self._scale = scale
        self._width = width
        self._page = page
        self._verdict_width = 0.0
        if page.verdict is not None:
            words = text_width(page.verdict.words, Face.DISPLAY, text_px(scale, 19)) / scale.u
            self._verdict_width = min(words + 62, width * 0.5)
        icon = _SMALL_ICON if width < _NARROW else _ICON
        room = width - 2 * _EDGE - (self._verdict_width + 14 if self._verdict_width else 0)
        self._heading = lay_out(scale, page.heading, room, _LOW_HEADING if width < _NARROW else _HEADING)
        self._blocks = [_Block(scale, width - 2 * _EDGE + 8, block, icon) for block in page.blocks]
        self._remarks = [lay_out(scale, words, width - 2 * _EDGE, _REMARK) for words in page.remarks]
        self._traits = self._place_traits()
        self._head = max(_HEAD, 36 + self._heading.height / scale.u + 14)

    def _place_traits(self) -> list[tuple[float, float, float]]:
        """Return x, y and width of every trait, in rows after their heading."""
        placed: list[tuple[float, float, float]] = []
        if not self._page.traits:
            return placed
        words = text_width(self._page.traits_words, Face.BOLD, text_px(self._scale, 16.5)) / self._scale.u
        start, end = _EDGE, self._width - _EDGE + 8
        x, y = start + words + 16, 0.0
        for trait in self._page.traits:
            wide = _trait_width(self._scale, trait)
            if x + wide > end and x > start:
                x, y = start, y + _TRAIT_HEIGHT + _TRAIT_GAP
            wide = min(wide, end - start)
            placed.append((x, y, wide))
            x += wide + _TRAIT_GAP
        return placed

    @property
    def _traits_height(self) -> float:
        return self._traits[-1][1] + _TRAIT_HEIGHT + 16 if self._traits else 0.0

    @property
    def height(self) -> float:
        high = self._head + self._traits_height
        high += sum(block.height + _BLOCK_GAP for block in self._blocks)
        high += sum(text.height / self._scale.u + 8 for text in self._remarks)
        return high + 26

    def draw(self, canvas: Canvas, height: float) -> None:
        """Draw on a page so high; room to spare goes between the blocks."""
        page = self._page
        spare = max(0.0, height - self.height) / max(1, len(self._blocks))
        gap = min(_WIDEST_GAP, _BLOCK_GAP + spare)
        left, top = canvas.at(_EDGE, 50)
        # One line stands beside the plate; of two, the first one does.
        self._heading.draw(canvas.surface, left, top - self._heading.pitch // 2)
        if page.verdict is not None:
            _verdict(canvas, self._width - _EDGE + 8 - self._verdict_width, self._verdict_width, page.verdict)
        y = self._head
        for block in self._blocks:
            block.draw(canvas, _EDGE - 4, y)
            y += block.height + gap
        if page.traits:
            y += 4
            canvas.text(page.traits_words, _EDGE, y + _TRAIT_HEIGHT / 2, Face.BOLD, 16.5, ink.TEXT)
            for trait, (x, down, wide) in zip(page.traits, self._traits, strict=True):
                _trait(canvas, x, y + down, wide, trait)
            y += self._traits_height - 4
        for text in self._remarks:
            x, first = canvas.at(_EDGE, y)
            text.draw(canvas.surface, x, first)
            y += text.height / canvas.scale.u + 8


def _verdict(canvas: Canvas, x: float, width: float, verdict: Verdict) -> None:
    fill, tone = (ink.ALARM, ink.ALARM_TEXT) if verdict.is_alarm else (ink.MOSS_DARK, ink.PARCHMENT_LIGHT)
    if verdict.is_quiet:
        fill = ink.PLUM
    canvas.panel(x, 32, width, 38, Panel(fill, 9, 2.6))
    canvas.icon(verdict.icon, x + 9, 39, 24)
    canvas.text(verdict.words, x + 42, 51, Face.DISPLAY, 19, tone, fit=width - 52)


class _Block:
    """One block with its texts set."""

    def __init__(self, scale: Scale, width: float, block: LedgerBlock, icon: float) -> None:
        self._scale = scale
        self._width = width
        self._block = block
        self._icon = icon
        self._left = _INSIDE + icon + 16
        room = width - self._left - _INSIDE
        note = text_width(block.note, Face.BOLD, text_px(scale, 15)) / scale.u if block.note else 0.0
        title = text_width(block.title, Face.DISPLAY, text_px(scale, 18.5)) / scale.u
        self._is_note_below = bool(note) and title + note + 20 > room
        self._texts: list[RichText] = []
        if self._is_note_below:
            self._texts.append(lay_out(scale, block.note, room, _CARD_NOTE))
        if block.rule:
            self._texts.append(lay_out(scale, block.rule, room, _RULE))
        self._texts += [lay_out(scale, line, room, _LINE) for line in block.lines]

    @property
    def height(self) -> float:
        texts = sum(text.height / self._scale.u + 3 for text in self._texts)
        return max(self._icon + 2 * _INSIDE, _INSIDE + 26 + texts + _INSIDE - 3)

    def draw(self, canvas: Canvas, x: float, y: float) -> None:
        block = self._block
        edge = ink.ALARM if block.is_alarm else ink.HAIRLINE
        pen = 3.4 if block.is_alarm else 2.0
        canvas.panel(x, y, self._width, self.height, Panel(ink.PARCHMENT_INSET, 8, pen, stroke=edge))
        canvas.icon(block.icon, x + _INSIDE, y + _INSIDE, self._icon)
        room = self._width - self._left - _INSIDE
        wide = canvas.text(
            block.title, x + self._left, y + _INSIDE + 10, Face.DISPLAY, 18.5, ink.TEXT, fit=room
        )
        if block.note and not self._is_note_below:
            tone = ink.ALARM if block.is_alarm else ink.TEXT_QUIET
            right = x + self._width - _INSIDE
            canvas.text(
                block.note, right, y + _INSIDE + 10, Face.BOLD, 15, tone, align=1, fit=room - wide - 12
            )
        down = y + _INSIDE + 26
        for text in self._texts:
            left, top = canvas.at(x + self._left, down)
            text.draw(canvas.surface, left, top)
            down += text.height / self._scale.u + 3


def _trait_width(scale: Scale, trait: Trait) -> float:
    return 54 + text_width(trait.words, Face.BOLD, text_px(scale, 16)) / scale.u


def _trait(canvas: Canvas, x: float, y: float, width: float, trait: Trait) -> None:
    if trait.is_round:
        look = Panel(ink.PARCHMENT_LIGHT, _TRAIT_HEIGHT / 2, 2.6, low=ink.PARCHMENT_LOW)
        tone = ink.TEXT
    else:
        look = Panel(ink.PLUM, 7, 2.6, high=ink.PLUM_EDGE)
        tone = ink.PARCHMENT_LIGHT
    canvas.panel(x, y, width, _TRAIT_HEIGHT, look)
    canvas.icon(trait.icon, x + 9, y + 5, 28)
    canvas.text(trait.words, x + 43, y + _TRAIT_HEIGHT / 2, Face.BOLD, 16, tone, fit=width - 51)
