"""The rules book: chapters, every card and every ruling on one long page, with a field to search it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from scenes.choose.inn_tabs import build_inns
from scenes.gui.fields import Field, Scroller
from scenes.gui.manager import Gui
from scenes.gui.menu import MenuScene, back_button, bottom_keys, heading
from scenes.gui.pieces import Piece, icon_button, plank
from scenes.keys.chord import Chord
from scenes.keys.commands import Command, Fixed
from scenes.language import tr, tr_n
from scenes.paint.canvas import Canvas
from scenes.paint.controls import Plank, Press, plank_button
from scenes.paint.paper import ledger
from scenes.paint.room import back_room
from scenes.paint.units import Picture, Scale
from scenes.rules_book.book_subject import CardsOfBook
from scenes.rules_book.plan import Plan
from scenes.rules_book.plates import field_words, found_plate
from scenes.rules_book.reading import Reading
from scenes.scene import Director
from scenes.stage import Sprite
from scenes.table.games.find import find_book

STEP = 60.0
_FIND = Chord(pygame.K_f, frozenset({"ctrl"}))
_LONGEST = 40
_INNS_X = 290.0
"""Right of the heading."""
_NOTE_ROOM = 420.0
"""With less room than that, the name of the deck does not stand beside the heading."""


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
        self._shows_inns = deck is None and card is None
        """Whether the book of every game may be read, not only that of one match."""
        self.reading = Reading(self.book, self._key_words, card)
        self.is_list_open = False
        """Whether the folded chapters lie over the page."""
        self._titles = [
            *((chapter.title, chapter.icon) for chapter in self.book.chapters(self._key_words)),
            (self.book.cards_title, "gallery"),
        ]
        self._scroller: Scroller | None = None

    def _key_words(self, what: Command | Fixed) -> str:
        return self.services.keys.words(what)

    # Layout.

    @property
    def plan(self) -> Plan:
        """Where everything stands in the window."""
        return Plan.of(self.scale, len(self._titles))

    @property
    def _window(self) -> Rect:
        return self.scale.box(*self.plan.window)

    def paint(self, scale: Scale) -> Surface:
        """Paint the room and the empty page, and set the words."""
        self.scale = scale
        plan = self.plan
        canvas = Canvas(scale, back_room(scale).copy())
        room = scale.logical_width - 170 if plan.is_narrow else plan.field[0] - 102
        has_note = room >= _NOTE_ROOM and not self._shows_inns
        heading(canvas, tr("Rules book"), self.book.deck_title if has_note else "", taken=60)
        x, y, width, height = plan.page
        canvas.put(ledger(scale, width, height), x, y)
        if scale.logical_height - y - height >= 60:
            words = self.services.keys.words
            bottom_keys(
                canvas,
                tr("Arrows, wheel, Page up and down: scroll"),
                tr("{key}: search", key=_FIND.words()),
                tr("{key}: chapters", key=words(Fixed.TAB)),
                tr("{key}: back", key=words(Fixed.ESCAPE)),
            )
        self.reading.set(scale, self._window)
        return canvas.surface

    def build(self, gui: Gui) -> None:
        """Create the field, the planks of the chapters and the scroll bar."""
        plan, reading = self.plan, self.reading
        back_button(gui, self)
        if self._shows_inns:
            end = gui.scale.logical_width - 84 if plan.is_narrow else plan.field[0] - 16
            build_inns(gui, (_INNS_X, 14, end - _INNS_X, 40), self.book.game, self.change_game)
        if plan.is_narrow:
            left, top, width, height = plan.chapters_plank
            look = Plank(tr("Chapters"), width, height, "book", size=18)
            plank(gui, "chapters", left, top, look, self.open_list)
        search = self.search
        Field(gui, "search", plan.field, reading.query, self.next_hit, on_changed=search, limit=_LONGEST)
        x, y = plan.buttons_x, plan.row_y
        icon_button(gui, "previous", x, y, "up", lambda: self.walk(-1), tip=tr("Found before (Up)"))
        tip = tr("Found next (Down, {key})", key=self._key_words(Fixed.ENTER))
        icon_button(gui, "next", x + 54, y, "down", self.next_hit, tip=tip)
        right = gui.scale.logical_width - 20 - 48
        icon_button(gui, "gallery", right, 10, "gallery", self.open_gallery, tip=tr("All the cards"))
        if not plan.is_narrow or self.is_list_open:
            for index, box in enumerate(plan.chapters):
                Piece(gui, f"chapter_{index}", box, self._plank_picture(index), self._going(index))
        self._scroller = None
        if not self.is_list_open:
            whole = reading.whole
            share = reading.view.get_height() / whole
            self._scroller = Scroller(gui, plan.scroller, share, reading.top / whole, self._scroll_share)

    def _plank_picture(self, index: int) -> Callable[[Press], Picture]:
        return lambda press: plank_button(self.gui.scale, self._plank(index), press)

    def _plank(self, index: int) -> Plank:
        title, icon = self._titles[index]
        _, _, width, height = self.plan.chapters[index]
        found = self.reading.found_in(index)
        small = tr_n("{n} found", "{n} found", found) if found and height >= 50 else None
        is_here = index == self.reading.section
        nails = not self.plan.is_narrow
        return Plank(title, width, height, icon, small, size=19, is_hot=is_here, has_nails=nails)

    def _going(self, index: int) -> Callable[[], None]:
        def go() -> None:
            if self.is_list_open:
                self.open_list()
            self.scroll_to(self.reading.page.sections[index])

        return go

    def open_list(self) -> None:
        """Open or close the folded chapters."""
        self.is_list_open = not self.is_list_open
        self.rebuild()

    @property
    def game_id(self) -> str:
        """The game whose rules are read."""
        return self.book.game

    def change_game(self, game: str) -> None:
        """Open the book of another game."""
        if game != self.book.game:
            self.director.replace(RulesBookScene(self.director, game))

    # Reading and searching.

    def scroll_to(self, top: float) -> None:
        """Show the page from a pixel on."""
        self.reading.scroll_to(top)
        self._follow()

    def _follow(self) -> None:
        """Move the scroll bar to where the reader is."""
        if self._scroller is not None:
            self._scroller.scroll_to(self.reading.top / self.reading.whole)

    def scroll_by(self, units: float) -> None:
        """Scroll by so many u, down being positive."""
        self.scroll_to(self.reading.top + units * self.scale.u)

    def _scroll_share(self, share: float) -> None:
        self.scroll_to(share * self.reading.whole)

    def search(self, query: str) -> None:
        """Find what is written in the field."""
        self.reading.search(query)
        if self.is_list_open:
            self.open_list()
        self._follow()

    def next_hit(self) -> None:
        """Go to the next place where the text stands."""
        self.walk(1)

    def walk(self, by: int) -> None:
        """Go on among the places where the text stands."""
        self.reading.walk(by)
        self._follow()

    def found_words(self) -> str:
        """Return which of how many places is shown; nothing while nothing is searched."""
        hits, hit = self.reading.hits, self.reading.hit
        if not self.reading.query.strip():
            return ""
        return tr("{n} of {all}", n=(hit or 0) + 1, all=len(hits)) if hits else tr("nothing")

    # Pictures.

    def extras(self) -> Sequence[Sprite]:
        """Show the words and the count of what was found."""
        x, y, width, height = self.plan.found
        is_none = not self.reading.hits
        plate = found_plate(self.scale, self.found_words(), width, height, is_none)
        shown = [Sprite.at(self.scale, plate, x, y)]
        if not self.is_list_open:
            window, reading = self._window, self.reading
            shown.append(Sprite(reading.view, window.x, window.y, stamp=reading.stamp))
        return shown

    def above(self) -> Sequence[Sprite]:
        """Say what the field is for while nothing is written."""
        if self.reading.query or self._is_searching:
            return ()
        x, y, width, height = self.plan.field
        words = field_words(self.scale, tr("Search the book"), width, height)
        return (Sprite.at(self.scale, words, x, y),)

    def advance(self, now: float) -> None:
        """Draw the pictures in sight, one at a time."""
        super().advance(now)
        self.reading.draw_next()

    def wake_at(self) -> float | None:
        """Return when something changes by itself."""
        return 0.0 if self.reading.is_waiting else super().wake_at()

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
        is_up = event.key == pygame.K_UP
        if Chord.pressed(event) == _FIND:
            self.gui.focus_named("search")
        elif self._is_searching and (is_up or event.key == pygame.K_DOWN) and self.reading.query:
            self.walk(-1 if is_up else 1)
        elif self._is_searching and is_enter and event.mod & pygame.KMOD_SHIFT:
            self.walk(-1)
        elif event.key == pygame.K_ESCAPE and self.is_list_open:
            self.open_list()
        elif event.key == pygame.K_ESCAPE and self.reading.query:
            self.search("")
            self.rebuild()
        else:
            return False
        return True

    def _scrolls(self, event: Event) -> bool:
        page = self.reading.view.get_height() / self.scale.u * 0.9
        steps = {pygame.K_PAGEUP: -page, pygame.K_PAGEDOWN: page}
        if not self._is_searching:
            steps |= {pygame.K_HOME: -1e9, pygame.K_END: 1e9}
            if not self.gui.is_ring_shown:
                steps |= {pygame.K_UP: -STEP, pygame.K_DOWN: STEP, pygame.K_SPACE: page}
        if event.key not in steps or self.is_list_open:
            return False
        self.scroll_by(steps[event.key])
        return True

    def _looks_at(self, event: Event) -> bool:
        """Open the card under the pointer; return whether there is one."""
        window = self._window
        is_button = event.button in (pygame.BUTTON_LEFT, pygame.BUTTON_RIGHT)
        if not is_button or self.is_list_open or not window.collidepoint(event.pos):
            return False
        card = self.reading.card_at(event.pos[0] - window.x, event.pos[1] - window.y)
        if card is not None:
            self._inspect(card)
        return card is not None

    def _inspect(self, card: int) -> None:
        from scenes.inspect.inspect_scene import InspectScene

        subject = CardsOfBook(self.book, tuple(range(len(self.book.cards))))
        scene = InspectScene(self.director, subject, card, is_from_book=True)
        self.director.push(scene, self._come_back)

    def _come_back(self, key: object) -> None:
        if isinstance(key, str):
            self.scroll_to(self.reading.top_of_card(key))

    def open_gallery(self) -> None:
        """Show all the cards of the deck."""
        from scenes.gallery.gallery_scene import GalleryScene

        gallery = GalleryScene(self.director, self.book.game, deck=self.book.deck, is_from_book=True)
        self.director.push(gallery, self._come_back)

    def open_rules(self) -> None:
        """Stay: this is the book."""
