"""What the keyboard reads on the table: cards, lines of the log, boards and meters; and how it walks there.

Buttons belong to pygame_gui; cards that can be taken up are pages too, but the hand holds their focus.
"""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect

from scenes.anim.motion import Place
from scenes.gui.nearest import nearest
from scenes.paint.area import Area
from scenes.paint.burst import check_frame
from scenes.paint.units import Scale
from scenes.stage import Sprite
from scenes.table.game_table import Card, GameTable, LogEntry, View
from scenes.table.log_panel import LogPanel

HAND = "hand"
GROUPS = ("board", "left", "log", "spots", HAND)
"""The order in which Tab goes on after the buttons."""


@dataclass
class Page:
    """One thing to read: its place in pixels, its words, and the card or the line that it is."""

    name: str
    group: str
    rect: Rect
    lines: tuple[str, ...]
    card: Card | None = None
    line: LogEntry | None = None


class Reader:
    """Where the keyboard reads; nowhere as long as it is with the hand or the buttons."""

    _scale: Scale
    _table: GameTable
    _log: LogPanel

    def __init__(self, view: Callable[[], View]) -> None:
        self._view = view
        self._name: str | None = None

    def lay_out(self, scale: Scale, table: GameTable, log: LogPanel) -> None:
        """Read on a table that was laid out anew; what was read goes on being read."""
        self._scale = scale
        self._table = table
        self._log = log

    @property
    def page(self) -> Page | None:
        """What is read now."""
        if self._name is None:
            return None
        return next((page for page in self._pages() if page.name == self._name), None)

    def take(self, page: Page | None) -> None:
        """Read something, or nothing."""
        self._name = None if page is None else page.name

    def page_of(self, card: Card | None) -> Page | None:
        """Return the page of a card in sight."""
        if card is None:
            return None
        return next((page for page in self._pages() if page.card == card), None)

    def _pages(self) -> list[Page]:
        view, table = self._view(), self._table
        places = table.places(view)
        hand = table.source_cards(view)
        pages = []
        for card in table.visible_cards(view):
            place = places[card]
            if place.look != "nothing":
                group = HAND if card in hand else "left" if place.look == "face" else "board"
                lines = table.hint_words(card, place)
                pages.append(Page(f"card {card}", group, self._box(place), lines, card=card))
        for entry, area in self._log.lines():
            pages.append(Page(f"line {entry.position}", "log", self._box(area), entry.chain, line=entry))
        for spot in table.spots(view):
            pages.append(Page(spot.name, "spots", self._box(spot.area), spot.lines))
        return pages

    def _box(self, at: Area | Place) -> Rect:
        return self._scale.box(at.x, at.y, at.width, at.height)

    def group_after(self, group: str | None, by: int) -> Page | None:
        """Return the beginning of the next group, or of the one before; None beyond the last."""
        pages = self._pages()
        groups = [each for each in GROUPS if any(page.group == each for page in pages)]
        at = groups.index(group) + by if group in groups else (0 if by > 0 else len(groups) - 1)
        if not 0 <= at < len(groups):
            return None
        return next(page for page in pages if page.group == groups[at])

    def beside(self, here: Page, dx: int, dy: int) -> Page | None:
        """Return what lies nearest in a direction."""
        return nearest(here, [page for page in self._pages() if page.name != here.name], dx, dy)

    def sprites(self) -> list[Sprite]:
        """Return the frame around what is read; rooms and lines of the log show it themselves."""
        page = self.page
        if page is None or page.line is not None or page.group == "board":
            return []
        scale, rect = self._scale, page.rect
        frame = check_frame(scale, rect.width / scale.u, rect.height / scale.u)
        return [Sprite.of(frame, rect.x, rect.y)]
