"""The reader of the book: how far the long page is scrolled, what was searched, and the picture of it all."""

from collections.abc import Mapping

from pygame import Rect, Surface

from scenes.keys.keys import KeyWords
from scenes.paint.book import photo_corners
from scenes.paint.units import Scale
from scenes.rules_book.front import Book
from scenes.rules_book.long_page import LongPage, new_view
from scenes.rules_book.search import Hit

_MARGIN = 70.0
"""What was found stands at least so far from the lower edge."""


class Reading:
    """One book set for one window; measures are pixels of the long page."""

    def __init__(self, book: Book, key_words: KeyWords, card: str | None = None) -> None:
        """Open a book, at a card if one is named by its id."""
        self.book = book
        self._key_words = key_words
        self.query = ""
        self.hits: tuple[Hit, ...] = ()
        self.hit: int | None = None
        """Which of the hits is the current one."""
        self.top = 0
        """Pixels above what is seen."""
        self.view = Surface((1, 1))
        """What is seen, transparent between the words."""
        self.stamp = 0
        """Another number after every change of the view."""
        self._start = card
        self._begun_at = 0
        """Where the reader was before anything was searched."""
        self._page: LongPage | None = None
        self._scale = Scale(1280, 800)
        self._drawn: set[int] = set()
        """Cards whose pictures are there already."""

    @property
    def page(self) -> LongPage:
        """The page as it is set now."""
        assert self._page is not None
        return self._page

    def set(self, scale: Scale, box: Rect) -> None:
        """Set every word for a window, and stay where the reader was."""
        before = self._page
        line = 0 if before is None else before.line_at(self.top)
        above = 0 if before is None else min(0, self.top - before.lines[line].y)
        self._scale = scale
        self.view = new_view(box.size)
        self._page = LongPage(scale, box.width / scale.u, self.book, self._key_words)
        self._drawn.clear()
        self.hits = self.page.find(self.query)
        if before is not None:
            self.top = self.page.lines[line].y + above
        elif self._start is not None:
            self.top = self.top_of_card(self._start)
        self.scroll_to(self.top)

    @property
    def whole(self) -> int:
        """How tall the page is; its last chapter can be scrolled to the top, too."""
        return max(self.page.height, self.page.sections[-1] + self.view.get_height(), 1)

    def top_of_card(self, key: str) -> int:
        """Return where a card of the deck begins, the top of the page for an unknown one."""
        keys = [card.key for card in self.book.cards]
        return self.page.cards[keys.index(key)].top if key in keys else 0

    @property
    def section(self) -> int:
        """The chapter that is read: the last one that begins in the upper third of what is seen."""
        third = self.top + self.view.get_height() // 3
        return max(at for at, start in enumerate(self.page.sections) if start <= third or at == 0)

    def found_in(self, section: int) -> int:
        """Return how many hits there are in a chapter."""
        return sum(1 for hit in self.hits if self.page.lines[hit.line].section == section)

    def scroll_to(self, top: float) -> None:
        """Show the page from a pixel on."""
        self.top = max(0, min(self.whole - self.view.get_height(), round(top)))
        self.draw()

    # Searching.

    def search(self, query: str) -> None:
        """Find a text and turn to the first place after where the search began; for none, back to there."""
        if not self.query:
            self._begun_at = self.top
        self.query = query
        self.hits = self.page.find(query)
        self.hit = None
        self.scroll_to(self._begun_at)
        if self.hits:
            here = self.page.line_at(self.top)
            self.hit = next((at for at, hit in enumerate(self.hits) if hit.line >= here), 0)
            self._reveal()

    def walk(self, by: int) -> None:
        """Go on among the places where the text stands, round at both ends."""
        if self.hits:
            self.hit = (0 if self.hit is None else self.hit + by) % len(self.hits)
            self._reveal()

    def _reveal(self) -> None:
        assert self.hit is not None
        box = self.page.box_of(self.hits[self.hit])
        high, margin = self.view.get_height(), self._scale.px(_MARGIN)
        is_seen = self.top + margin // 2 <= box.top and box.bottom + margin <= self.top + high
        self.scroll_to(self.top if is_seen else box.top - high // 3)

    # Pictures.

    def draw(self) -> None:
        """Draw what is seen: words, what was found, and the cards that have been drawn."""
        current = None if self.hit is None else self.hits[self.hit]
        self.page.draw(self.view, self.top, self.hits, current)
        scale = self._scale
        for at, box in self._in_sight().items():
            x, y, width = box.x, box.y - self.top, box.width / scale.u
            photo_corners(scale, width, box.height / scale.u).blit_on(self.view, x, y)
            if at in self._drawn:
                self.book.picture(scale, at, width).blit_on(self.view, x, y)
        self.stamp += 1

    def _in_sight(self) -> Mapping[int, Rect]:
        seen = Rect(0, self.top, self.view.get_width(), self.view.get_height())
        edge = 2 * self._scale.px(30)
        boxes = {at: place.box for at, place in enumerate(self.page.cards)}
        return {at: box for at, box in boxes.items() if box.inflate(edge, edge).colliderect(seen)}

    @property
    def is_waiting(self) -> bool:
        """Whether a card in sight is still to be drawn."""
        return any(at not in self._drawn for at in self._in_sight())

    def draw_next(self) -> None:
        """Draw one of the cards that are still to be drawn."""
        missing = [at for at in self._in_sight() if at not in self._drawn]
        if missing:
            self._drawn.add(missing[0])
            self.draw()

    def card_at(self, x: int, y: int) -> int | None:
        """Return the card at a pixel of the view."""
        for at, box in self._in_sight().items():
            if box.collidepoint(x, y + self.top):
                return at
        return None
