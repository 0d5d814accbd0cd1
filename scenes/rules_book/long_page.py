"""The whole book set for one width: where every line, icon and card stands on one long page."""

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.core.words import Message
from scenes.keys.keys import KeyWords
from scenes.language import say
from scenes.paint import palette as ink
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel, panel_surface
from scenes.paint.rich import RichText, Style, lay_out
from scenes.paint.svg import art_surface
from scenes.paint.units import Scale
from scenes.rules_book.front import Book, BookCard, Kind, Paragraph
from scenes.rules_book.search import Finder, Hit

_STYLES = {
    Kind.TITLE: Style(Face.DISPLAY, 27, ink.TEXT, lines=2),
    Kind.BODY: Style(Face.BODY, 19, ink.TEXT, leading=1.3, icon=1.3, lines=40),
    Kind.POINT: Style(Face.BODY, 19, ink.TEXT, leading=1.3, icon=1.3, lines=40),
    Kind.EXAMPLE: Style(Face.ITALIC, 18.5, ink.TEXT_QUIET, leading=1.3, icon=1.3, lines=40),
}
_NAME = Style(Face.DISPLAY, 23, ink.TEXT, lines=2)
_QUIET = Style(Face.ITALIC, 17, ink.TEXT_QUIET, leading=1.2, icon=1.25, lines=3)
_LABEL = Style(Face.BOLD, 17, ink.TEXT_QUIET, leading=1.2, lines=2)
_INDENT = {Kind.TITLE: 0.0, Kind.BODY: 0.0, Kind.POINT: 44.0, Kind.EXAMPLE: 44.0}
_SPACE = {Kind.TITLE: 16.0, Kind.BODY: 16.0, Kind.POINT: 14.0, Kind.EXAMPLE: 16.0}
_ICON = 30.0
_CHAPTER_GAP = 26.0
_CARD_WIDTH = 200.0
_CARD_EDGE = 22.0
"""So far the mount of a card, its medal and its ribbon hang over its left edge."""
_BESIDE = 230.0
"""With less room than that beside a card, its words stand below it."""


class Line(NamedTuple):
    """Some words on the page with the icon before them; places in pixels from the upper left."""

    x: int
    y: int
    text: RichText
    icon: str
    icon_x: int
    section: int


class CardPlace(NamedTuple):
    """Where the picture of a card stands; `top` is where its part of the page begins."""

    box: Rect
    top: int


class LongPage:
    """The lines of a book for one scale and width, in pixels."""

    def __init__(self, scale: Scale, width: float, book: Book, key_words: KeyWords) -> None:
        self._scale = scale
        self._width = width
        self._y = 0
        self._section = 0
        self.lines: list[Line] = []
        self.sections: list[int] = []
        """Where each chapter begins; the last one is that of the cards."""
        self.cards: list[CardPlace] = []
        self.rules: list[int] = []
        """Where a hairline divides two cards."""
        for chapter in book.chapters(key_words):
            self._begin(chapter.title)
            for paragraph in chapter.paragraphs:
                self._add(paragraph, 0, width)
            self._y += scale.px(_CHAPTER_GAP)
        self._begin(book.cards_title)
        for card in book.cards:
            self._add_card(book, card)
        self.height = self._y
        self._words = [[word for word, _ in line.text.boxes()] for line in self.lines]
        self._finder = Finder(self._words, lambda icon: say(Message(icon)))

    def _begin(self, title: str) -> None:
        self._section = len(self.sections)
        self.sections.append(self._y)
        self._add(Paragraph(Kind.TITLE, title), 0, self._width)

    def _add(self, paragraph: Paragraph, left: float, room: float) -> None:
        style = _STYLES[paragraph.kind]
        indent = _INDENT[paragraph.kind] if paragraph.icon or paragraph.kind is Kind.POINT else 0.0
        self._set(paragraph.words, style, left + indent, room - indent, paragraph.icon, left)
        self._y += self._scale.px(_SPACE[paragraph.kind])

    def _set(
        self, words: str, style: Style, left: float, room: float, icon: str = "", icon_left: float = 0
    ) -> None:
        text = lay_out(self._scale, words, room, style)
        place = self._scale.px(left), self._y
        self.lines.append(Line(*place, text, icon, self._scale.px(icon_left), self._section))
        self._y += text.height

    def _add_card(self, book: Book, card: BookCard) -> None:
        scale, top = self._scale, self._y
        wide = min(_CARD_WIDTH, self._width * 0.42)
        left = _CARD_EDGE + wide + 46
        is_beside = self._width - left >= _BESIDE
        box = scale.box(_CARD_EDGE, 0, wide, wide * book.ratio).move(0, top + scale.px(20))
        self.cards.append(CardPlace(box, top))
        if not is_beside:
            left = 0.0
            self._y = box.bottom + scale.px(18)
        else:
            self._y += scale.px(4)
        room = self._width - left
        self._set(card.name, _NAME, left, room)
        self._y += scale.px(2)
        self._set(card.provenance, _QUIET, left + 28, room - 28, card.provenance_icon, left)
        self._y += scale.px(12)
        for paragraph in card.paragraphs:
            self._add(paragraph, left, room)
        if card.rulings:
            self._set(book.rulings_words, _LABEL, left, room)
            self._y += scale.px(8)
            for paragraph in card.rulings:
                self._add(paragraph, left, room)
        self._y = max(self._y, box.bottom + scale.px(16)) + scale.px(14)
        self.rules.append(self._y)
        self._y += scale.px(16)

    def find(self, query: str) -> tuple[Hit, ...]:
        """Return where a text stands in the book."""
        return self._finder.find(query)

    def box_of(self, hit: Hit) -> Rect:
        """Return the first word of a hit as a rectangle of the page."""
        line = self.lines[hit.line]
        return list(line.text.boxes())[hit.first][1].move(line.x, line.y)

    def line_at(self, y: int) -> int:
        """Return the first line that ends below a pixel."""
        for at, line in enumerate(self.lines):
            if line.y + line.text.height > y:
                return at
        return len(self.lines) - 1

    def draw(self, view: Surface, top: int, hits: tuple[Hit, ...], current: Hit | None) -> None:
        """Draw what a view shows that begins `top` pixels down, words that were found on their bands."""
        view.fill((0, 0, 0, 0))
        by_line: dict[int, list[Hit]] = {}
        for hit in hits:
            by_line.setdefault(hit.line, []).append(hit)
        for y in self.rules:
            if 0 <= y - top < view.get_height():
                thick = max(1, self._scale.px(1.4))
                view.fill(ink.parts(ink.RULE), (0, y - top, view.get_width(), thick))
        for at, line in enumerate(self.lines):
            y = line.y - top
            if y > view.get_height() or y + max(line.text.height, self._scale.px(_ICON)) < 0:
                continue
            if line.icon:
                self._draw_icon(view, line, y)
            for hit in by_line.get(at, ()):
                self._draw_band(view, line, y, hit, is_current=hit == current)
            line.text.draw(view, line.x, y)

    def _draw_icon(self, view: Surface, line: Line, y: int) -> None:
        is_small = line.text.style is _QUIET
        side = self._scale.px(21 if is_small else _ICON)
        icon = art_surface(f"icons/{line.icon}.svg", side, side)
        first = line.text.height - line.text.pitch * (len(line.text.lines) - 1)
        view.blit(icon, (line.icon_x, y + (first - side) // 2))

    def _draw_band(self, view: Surface, line: Line, y: int, hit: Hit, *, is_current: bool) -> None:
        """Put bands behind the words of a hit, one a line; the current one has a frame."""
        boxes = [box for _, box in line.text.boxes()][hit.first : hit.last + 1]
        rows: dict[int, Rect] = {}
        for box in boxes:
            rows[box.y] = rows[box.y].union(box) if box.y in rows else box
        look = Panel(ink.LAMP, 5, 2.2) if is_current else Panel(ink.AMBER, 5, 0)
        for box in rows.values():
            band = box.inflate(self._scale.px(8), self._scale.px(2)).move(line.x, y)
            view.blit(panel_surface(self._scale, band.width, band.height, look), band)


def new_view(size: tuple[int, int]) -> Surface:
    """Return a transparent surface for what is seen of a page."""
    return Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)
