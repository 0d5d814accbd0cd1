"""The rules book: chapters, every card and every ruling on one long page, with a field to search it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pygame
from pygame import Surface
from pygame.event import Event

from scenes.gui.fields import Field, Scroller
from scenes.gui.manager import Gui
from scenes.gui.menu import MenuScene, back_button, bottom_keys, heading
from scenes.gui.pieces import Piece, icon_button, plank
from scenes.keys.chord import Chord
from scenes.language import tr, tr_n
from scenes.paint import palette as ink
from scenes.paint.book import photo_corners
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.controls import Plank, Press, plank_button
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.paper import ledger
from scenes.paint.room import back_room
from scenes.paint.units import Picture, Scale
from scenes.rules_book.book_subject import CardsOfBook
from scenes.rules_book.long_page import LongPage, new_view
from scenes.rules_book.plan import Plan
from scenes.rules_book.search import Hit
from scenes.scene import Director
from scenes.stage import Sprite
from scenes.table.games.find import find_book

STEP = 60.0
_FIND = Chord(pygame.K_f, frozenset({"ctrl"}))
_LONGEST = 40
_MOST_COUNTED = 999


class RulesBookScene(MenuScene):
    """One long page; `card` opens it at a card of the deck, by its id."""

    def __init__(
        self,
        director: Director,
        game: str,
        *,
        card: str | None = None,
        deck: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(director)
        self.book = find_book(game, deck)
        self.query = ""
        self.hits: tuple[Hit, ...] = ()
        self.hit: int | None = None
        """Which of the hits is the current one."""
        self.is_list_open = False
        """Whether the folded chapters lie over the page."""
        self.top = 0
        """Pixels of the long page above what is seen."""
        self._begun_at = 0
        """Where the reader was before anything was written into the field."""
        self.pages: LongPage | None = None
        self._titles = [
            *((chapter.title, chapter.icon) for chapter in self.book.chapters),
            (self.book.cards_title, "gallery"),
        ]
        self._start_card = card
        self._view = Surface((1, 1))
        self._stamp = 0
        self._drawn: set[int] = set()
        """Cards whose pictures are there already."""
        self._scroller: Scroller | None = None

    # Layout.

    @property
    def plan(self) -> Plan:
        """Where everything stands in the window."""
        return Plan.of(self.scale, len(self._titles))

    @property
    def long_page(self) -> LongPage:
        """The page as it is set for the window."""
        assert self.pages is not None
        return self.pages

    def paint(self, scale: Scale) -> Surface:
        """Paint the room and the empty page, and set the words."""
        self.scale = scale
        plan = self.plan
        canvas = Canvas(scale, back_room(scale).copy())
        room = plan.field[0] - 82 - 20 if not plan.is_narrow else scale.logical_width - 170
        _heading(canvas, tr("Rules book"), self.book.deck_title, room)
        x, y, width, height = plan.page
        canvas.put(ledger(scale, width, height), x, y)
        if scale.logical_height - y - height >= 60:
            self._paint_keys(canvas)
        self._set_text()
        return canvas.surface

    def _paint_keys(self, canvas: Canvas) -> None:
        bottom_keys(
            canvas,
            tr("Arrows, wheel, Page up and down: scroll"),
            tr("{key}: search", key=_FIND.words()),
            tr("Tab: chapters"),
            tr("Esc: back"),
        )

    def _set_text(self) -> None:
        """Set every paragraph for the width of the page, and stay where the reader was."""
        before, line, gone = self.pages, 0, 0
        if before is not None:
            line = before.line_at(self.top)
            gone = self.top - before.lines[line].y
            gone = gone if before.lines[line].text.height else 0
        x, y, width, height = self.plan.window
        self._view = new_view(self.scale.box(x, y, width, height).size)
        self.pages = LongPage(self.scale, width, self.book)
        self._drawn.clear()
        if self.query:
            self.hits = self.pages.find(self.query)
        if before is not None:
            self.top = self.pages.lines[line].y + (gone if gone < 0 else 0)
        elif self._start_card is not None:
            self.top = self._top_of_card(self._start_card)
        self._draw()

    def _top_of_card(self, key: str) -> int:
        keys = [card.key for card in self.book.cards]
        return self.long_page.cards[keys.index(key)].top if key in keys else 0

    def build(self, gui: Gui) -> None:
        """Create the field, the planks of the chapters and the scroll bar."""
        plan = self.plan
        back_button(gui, self)
        Field(gui, "search", plan.field, self.query, self.next_hit, on_changed=self.search, limit=_LONGEST)
        x, y = plan.buttons_x, plan.row_y
        icon_button(gui, "previous", x, y, "up", lambda: self.walk(-1), tip=tr("Found before (Up)"))
        icon_button(gui, "next", x + 54, y, "down", self.next_hit, tip=tr("Found next (Down, Enter)"))
        right = gui.scale.logical_width - 20 - 48
        tip = tr("All the cards")
        icon_button(gui, "gallery", right, 10, "gallery", self.open_gallery, tip=tip)
        if plan.is_narrow:
            look = Plank(tr("Chapters"), plan.chapters_plank[2], plan.chapters_plank[3], "book", size=18)
            plank(gui, "chapters", *plan.chapters_plank[:2], look, self.open_list)
        if not plan.is_narrow or self.is_list_open:
            for index, box in enumerate(plan.chapters):
                Piece(gui, f"chapter_{index}", box, self._plank_picture(index), self._going(index))
        if not self.is_list_open:
            share = self._view.get_height() / self._whole
            self._scroller = Scroller(gui, plan.scroller, share, self.top / self._whole, self._scroll_share)
        else:
            self._scroller = None

    def _plank_picture(self, index: int) -> Callable[[Press], Picture]:
        return lambda press: plank_button(self.gui.scale, self._plank(index), press)

    def _plank(self, index: int) -> Plank:
        title, icon = self._titles[index]
        _, _, width, height = self.plan.chapters[index]
        found = sum(1 for hit in self.hits if self.long_page.lines[hit.line].section == index)
        small = tr_n("{n} found", "{n} found", found) if found and height >= 50 else None
        is_here = index == self._section_in_sight()
        nails = not self.plan.is_narrow
        return Plank(title, width, height, icon, small, size=19, is_hot=is_here, has_nails=nails)

    def _section_in_sight(self) -> int:
        """Return the chapter that is read: the last one that begins above the middle of what is seen."""
        middle = self.top + self._view.get_height() // 3
        starts = self.long_page.sections
        return max(at for at, start in enumerate(starts) if start <= middle or at == 0)

    def _going(self, index: int) -> Callable[[], None]:
        def go() -> None:
            if self.is_list_open:
                self.open_list()
            self.scroll_to(self.long_page.sections[index])

        return go

    def open_list(self) -> None:
        """Open or close the folded chapters."""
        self.is_list_open = not self.is_list_open
        self.rebuild()

    # Scrolling.

    @property
    def _whole(self) -> int:
        """Pixels of the page; the last chapter can be scrolled to the top, too."""
        return max(self.long_page.height, self.long_page.sections[-1] + self._view.get_height(), 1)

    def scroll_to(self, top: float) -> None:
        """Show the page from a pixel on."""
        self.top = max(0, min(self._whole - self._view.get_height(), round(top)))
        if self._scroller is not None:
            self._scroller.scroll_to(self.top / self._whole)
        self._draw()

    def scroll_by(self, units: float) -> None:
        """Scroll by so many u, down being positive."""
        self.scroll_to(self.top + units * self.scale.u)

    def _scroll_share(self, share: float) -> None:
        self.scroll_to(share * self._whole)

    def show_card(self, key: str) -> None:
        """Turn to a card of the deck."""
        self.scroll_to(self._top_of_card(key))

    # Searching.

    def search(self, query: str) -> None:
        """Find a text and turn to the first place after where the search began; for none, back to there."""
        if not self.query:
            self._begun_at = self.top
        self.query = query
        self.hits = self.long_page.find(query)
        self.hit = None
        if self.is_list_open:
            self.is_list_open = False
            self.rebuild()
        self.scroll_to(self._begun_at)
        if self.hits:
            from_here = self.long_page.line_at(self.top)
            self.hit = next((at for at, hit in enumerate(self.hits) if hit.line >= from_here), 0)
            self._reveal()
        self._draw()

    def next_hit(self) -> None:
        """Go to the next place where the text stands."""
        self.walk(1)

    def walk(self, by: int) -> None:
        """Go on among the places where the text stands, round at both ends."""
        if self.hits:
            self.hit = (0 if self.hit is None else self.hit + by) % len(self.hits)
            self._reveal()
            self._draw()

    def _reveal(self) -> None:
        assert self.hit is not None
        box = self.long_page.box_of(self.hits[self.hit])
        high, margin = self._view.get_height(), self.scale.px(70)
        if not self.top + margin // 2 <= box.top or box.bottom + margin > self.top + high:
            self.scroll_to(box.top - high // 3)

    def _count_words(self) -> str:
        if not self.query.strip():
            return ""
        if not self.hits:
            return tr("nothing")
        most = min(len(self.hits), _MOST_COUNTED)
        return tr("{n} of {all}", n=(self.hit or 0) + 1, all=most)

    # Pictures.

    def _draw(self) -> None:
        current = None if self.hit is None else self.hits[self.hit]
        self.long_page.draw(self._view, self.top, self.hits, current)
        for at in self._cards_in_sight():
            place = self.long_page.cards[at]
            x, y = place.box.x, place.box.y - self.top
            width = place.box.width / self.scale.u
            mount = photo_corners(self.scale, width, place.box.height / self.scale.u)
            mount.blit_on(self._view, x, y)
            if at in self._drawn:
                self.book.picture(self.scale, at, width).blit_on(self._view, x, y)
        self._stamp += 1

    def _cards_in_sight(self) -> list[int]:
        high, edge = self._view.get_height(), self.scale.px(30)
        boxes = [place.box for place in self.long_page.cards]
        return [
            at
            for at, box in enumerate(boxes)
            if box.bottom + edge > self.top and box.top - edge < self.top + high
        ]

    def extras(self) -> Sequence[Sprite]:
        """Show the words and the count of what was found."""
        shown = []
        if not self.is_list_open:
            x, y, width, height = self.plan.window
            box = self.scale.box(x, y, width, height)
            shown.append(Sprite(self._view, box.x, box.y, stamp=self._stamp))
        x, y, width, height = self.plan.found
        plate = _count_plate(self.scale, self._count_words(), width, height, not self.hits)
        shown.append(Sprite.at(self.scale, plate, x, y))
        return shown

    def above(self) -> Sequence[Sprite]:
        """Say what the field is for while nothing is written."""
        if self.query or self._is_searching:
            return ()
        x, y, width, height = self.plan.field
        words = tr("Search the book")
        return (Sprite.at(self.scale, _field_words(self.scale, words, width, height), x, y),)

    def advance(self, now: float) -> None:
        """Draw the pictures in sight, one at a time."""
        super().advance(now)
        missing = [at for at in self._cards_in_sight() if at not in self._drawn]
        if missing:
            self._drawn.add(missing[0])
            self._draw()

    def wake_at(self) -> float | None:
        """Return when something changes by itself."""
        if any(at not in self._drawn for at in self._cards_in_sight()):
            return 0.0
        return super().wake_at()

    # Input.

    def respond(self, event: Event) -> None:
        """Scroll with wheel and keys, walk what was found, look at a card that is clicked."""
        if event.type == pygame.MOUSEWHEEL:
            self.scroll_by(-event.y * STEP)
            return
        if event.type == pygame.KEYDOWN and (self._searches(event) or self._scrolls(event)):
            return
        if event.type == pygame.MOUSEBUTTONDOWN and self._looks_at(event):
            return
        super().respond(event)

    @property
    def _is_searching(self) -> bool:
        return self.gui.focused is not None and self.gui.focused.name == "search"

    def _searches(self, event: Event) -> bool:
        """Answer the keys of searching; return whether it was one."""
        is_enter = event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        if Chord.pressed(event) == _FIND:
            self.gui.focus_named("search")
        elif self._is_searching and event.key in (pygame.K_UP, pygame.K_DOWN) and self.query:
            self.walk(-1 if event.key == pygame.K_UP else 1)
        elif self._is_searching and is_enter and event.mod & pygame.KMOD_SHIFT:
            self.walk(-1)
        elif event.key == pygame.K_ESCAPE and self.is_list_open:
            self.open_list()
        elif event.key == pygame.K_ESCAPE and self.query:
            self.search("")
            self.rebuild()
        else:
            return False
        return True

    def _scrolls(self, event: Event) -> bool:
        page = self._view.get_height() / self.scale.u * 0.9
        steps = {pygame.K_PAGEUP: -page, pygame.K_PAGEDOWN: page}
        if not self._is_searching:
            steps |= {pygame.K_HOME: -1e9, pygame.K_END: 1e9}
        if self.gui.focused is None or not (self.gui.is_ring_shown or self._is_searching):
            steps |= {pygame.K_UP: -STEP, pygame.K_DOWN: STEP, pygame.K_SPACE: page}
        if event.key not in steps or self.is_list_open:
            return False
        self.scroll_by(steps[event.key])
        return True

    def _looks_at(self, event: Event) -> bool:
        """Open the card under the pointer; return whether there is one."""
        x, y, width, height = self.plan.window
        window = self.scale.box(x, y, width, height)
        is_button = event.button in (pygame.BUTTON_LEFT, pygame.BUTTON_RIGHT)
        if not is_button or self.is_list_open or not window.collidepoint(event.pos):
            return False
        point = event.pos[0] - window.x, event.pos[1] - window.y + self.top
        for at, place in enumerate(self.long_page.cards):
            if place.box.collidepoint(point):
                self._inspect(at)
                return True
        return False

    def _inspect(self, card: int) -> None:
        from scenes.inspect.inspect_scene import InspectScene

        subject = CardsOfBook(self.book, tuple(range(len(self.book.cards))))
        scene = InspectScene(self.director, subject, card, is_from_book=True)
        self.director.push(scene, self._come_back)

    def _come_back(self, key: object) -> None:
        if isinstance(key, str):
            self.show_card(key)

    def open_gallery(self) -> None:
        """Show all the cards of the deck."""
        from scenes.gallery.gallery_scene import GalleryScene

        gallery = GalleryScene(self.director, self.book.game, deck=self.book.deck, is_from_book=True)
        self.director.push(gallery, self._come_back)

    def open_rules(self) -> None:
        """Stay: this is the book."""


def _heading(canvas: Canvas, title: str, note: str, room: float) -> None:
    """Paint the heading with the deck in small beside it, where there is room for it."""
    heading(canvas, title, "" if room < 420 else note)


@remembered(PIECES)
def _count_plate(scale: Scale, words: str, width: float, height: float, is_none: bool) -> Picture:
    """How many were found, on a plate; a lens while nothing is looked for."""
    canvas = Canvas.clear(scale, width, height)
    canvas.panel(0, 0, width, height, Panel(ink.DEEP_PLUM, 9, 2.4, high=ink.DEEP_PLUM_EDGE))
    if not words:
        canvas.icon("search", width / 2 - 14, height / 2 - 14, 28)
    tone = ink.ALARM_TEXT if is_none else ink.PARCHMENT_LIGHT
    canvas.text(words, width / 2, height / 2, Face.BOLD, 16, tone, align=0.5, fit=width - 14)
    return canvas.picture()


@remembered(PIECES)
def _field_words(scale: Scale, words: str, width: float, height: float) -> Picture:
    """What an empty field is for."""
    canvas = Canvas.clear(scale, width, height)
    canvas.text(words, 16, height / 2, Face.ITALIC, 17, ink.TEXT_QUIET, fit=width - 28)
    return canvas.picture()
