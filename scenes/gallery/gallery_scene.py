"""All the cards of a deck on the wall; some of them by what they show, each of them closely."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pygame
from pygame import Surface
from pygame.event import Event

from saves.decks import DeckFile
from scenes.choose.inn_tabs import bare_width, build_inns
from scenes.gallery.wall import Wall
from scenes.gui.manager import Gui
from scenes.gui.menu import MenuScene, back_button, bottom_keys, heading
from scenes.gui.pieces import Box, Piece, icon_button, plank
from scenes.keys.commands import Command, Fixed
from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.canvas import Canvas
from scenes.paint.controls import Plank, Press
from scenes.paint.fonts import Face
from scenes.paint.room import back_room
from scenes.paint.text import text_px, text_width
from scenes.paint.units import Picture, Scale
from scenes.rules_book.book_subject import CardsOfBook
from scenes.rules_book.front import Book
from scenes.scene import Director
from scenes.stage import Sprite
from scenes.table.games.find import find_book

_TAG_SIZE = 17.0


class GalleryScene(MenuScene):
    """The cards of one deck at a time; `deck` is the one shown first."""

    def __init__(
        self,
        director: Director,
        game: str,
        *,
        deck: Mapping[str, Any] | None = None,
        is_from_book: bool = False,
    ) -> None:
        """Hang up a deck; `is_from_book` means that the book lies below and waits for the id of a card."""
        super().__init__(director)
        self._game = game
        self._is_from_book = is_from_book
        self._shows_inns = deck is None
        """Whether the cards of every game may be looked at, not only those of one match."""
        self._decks = _decks(self.services.store.decks(game), deck)
        self._deck = self._first = self._decks.index(deck) if deck is not None else 0
        self.book: Book = find_book(game, self._decks[self._deck])
        self.chosen: dict[str, str] = {}
        """The trait that is asked for of each sorting, if one is."""
        self._drawn: set[int] = set()

    # What hangs on the wall.

    @property
    def cards(self) -> tuple[int, ...]:
        """The numbers of the cards that show what is asked for."""
        wanted = set(self.chosen.values())
        return tuple(at for at, card in enumerate(self.book.cards) if wanted <= set(card.traits))

    def _wall(self, scale: Scale) -> Wall:
        words = [words for sorting in self.book.sortings for _, words in sorting.traits]
        px = text_px(scale, _TAG_SIZE)
        tags = [text_width(one, Face.DISPLAY, px) / scale.u for one in words]
        return Wall.of(scale, self.book.ratio, len(self.cards), tags, has_decks=len(self._decks) > 1)

    def page_height(self, scale: Scale) -> float:
        """Return how tall the wall with all its cards is."""
        return self._wall(scale).height

    def paint(self, scale: Scale) -> Surface:
        """Paint the wall and its heading."""
        self.scale = scale
        self._drawn.clear()
        canvas = Canvas(scale, back_room(scale).copy())
        shown = tr("{n} of {all}", n=len(self.cards), all=len(self.book.cards))
        taken = 60 + (bare_width() + 12 if self._shows_inns else 0)
        heading(canvas, self.book.cards_title, shown, taken=taken)
        wall = self._wall(scale)
        if len(self._decks) > 1:
            x, y, width, height = wall.deck
            middle, words = (x + width / 2, y + height / 2), self.book.deck_title
            canvas.text(words, *middle, Face.BOLD, 17, ink.WORDS_ON_WALL, align=0.5, fit=width - 12)
        if not self.cards:
            words, x = tr("Nobody is like that."), scale.logical_width / 2
            canvas.text(words, x, wall.top + 90, Face.ITALIC, 22, ink.WORDS_ON_WALL, align=0.5)
        self._paint_keys(canvas)
        return canvas.surface

    def _paint_keys(self, canvas: Canvas) -> None:
        words = self.services.keys.words
        bottom_keys(
            canvas,
            tr("Arrows: walk"),
            tr("{key}: look closely", key=words(Fixed.ENTER)),
            tr("{key}: rules", key=words(Command.RULES)),
            tr("{key}: back", key=words(Fixed.ESCAPE)),
        )

    def build(self, gui: Gui) -> None:
        """Create the tags to sort by and a piece for every card."""
        wall = self._wall(self.scale)
        back_button(gui, self)
        right = gui.scale.logical_width - wall.edge - 48
        if self._shows_inns:
            wide = bare_width()
            build_inns(gui, (right - wide - 12, 14, wide, 40), self._game, self.change_game)
        icon_button(gui, "rules_book", right, 10, "book", self.open_rules, tip=tr("Rules book"))
        boxes = iter(wall.tags)
        for sorting in self.book.sortings:
            for trait, words in sorting.traits:
                self._build_tag(gui, next(boxes), sorting.name, trait, words)
        if len(self._decks) > 1:
            x, y, width, _ = wall.deck
            before, after = tr("Deck before"), tr("Next deck")
            icon_button(gui, "deck_before", x - 48, y, "previous", lambda: self.turn(-1), tip=before)
            icon_button(gui, "deck_after", x + width, y, "next", lambda: self.turn(1), tip=after)
        for card, box in zip(self.cards, wall.cards, strict=True):
            _CardPiece(gui, self, card, box)

    def _build_tag(self, gui: Gui, box: Box, sorting: str, trait: str, words: str) -> None:
        is_chosen = self.chosen.get(sorting) == trait
        look = Plank(words, box[2], box[3], trait, size=_TAG_SIZE, is_hot=is_chosen)
        plank(gui, f"tag_{trait}", box[0], box[1], look, lambda: self.sort(sorting, trait))

    # What the player does.

    def sort(self, sorting: str, trait: str) -> None:
        """Show only the cards with a trait, or all again if they were asked for already."""
        if self.chosen.get(sorting) == trait:
            del self.chosen[sorting]
        else:
            self.chosen[sorting] = trait
        self.resize(self.director.scale)

    @property
    def game_id(self) -> str:
        """The game whose cards hang here."""
        return self._game

    def change_game(self, game: str) -> None:
        """Hang up the cards of another game."""
        if game != self._game:
            self.director.replace(GalleryScene(self.director, game))

    def turn(self, by: int) -> None:
        """Hang up another deck."""
        self._deck = (self._deck + by) % len(self._decks)
        self.book = find_book(self._game, self._decks[self._deck])
        self.page.scroll_to(0)
        self.resize(self.director.scale)

    def look_at(self, card: int) -> None:
        """Show a card large, with the others on the wall to turn over."""
        from scenes.inspect.inspect_scene import InspectScene

        subject = CardsOfBook(self.book, self.cards)
        self.director.push(InspectScene(self.director, subject, card))

    def _card_meant(self) -> str | None:
        """Return the id of the card that has the keyboard or is under the pointer."""
        pieces = [stop for stop in self.gui.stops if isinstance(stop, _CardPiece)]
        meant = [piece for piece in pieces if self.gui.has_ring(piece)]
        meant += [piece for piece in pieces if piece.hovered]
        return self.book.cards[meant[0].card].key if meant else None

    def open_rules(self) -> None:
        """Open the rules book at the card that is meant, or go back to it."""
        from scenes.rules_book.rules_book_scene import RulesBookScene

        key = self._card_meant()
        if self._is_from_book and self._deck == self._first:
            self.director.pop(key)
            return
        book = RulesBookScene(self.director, self._game, card=key, deck=self._decks[self._deck])
        self.director.push(book)

    def respond(self, event: Event) -> None:
        """Look at a card with the right button, too."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT:
            for stop in self.gui.stops:
                if isinstance(stop, _CardPiece) and stop.rect.collidepoint(event.pos):
                    self.look_at(stop.card)
                    return
        super().respond(event)

    # Pictures, one at a time.

    def is_drawn(self, card: int) -> bool:
        """Whether the picture of a card is there already."""
        return card in self._drawn

    def _waiting(self) -> Iterator[int]:
        """Yield the cards in sight that are still to be drawn."""
        window = pygame.Rect(0, self.page.top, self.page.window.width, self.page.window.height)
        for stop in self.gui.stops:
            is_seen = isinstance(stop, _CardPiece) and stop.rect.colliderect(window)
            if is_seen and isinstance(stop, _CardPiece) and stop.card not in self._drawn:
                yield stop.card

    def advance(self, now: float) -> None:
        """Hang up the next card."""
        super().advance(now)
        card = next(self._waiting(), None)
        if card is not None:
            self._drawn.add(card)

    def wake_at(self) -> float | None:
        """Return when something changes by itself."""
        return super().wake_at() if next(self._waiting(), None) is None else 0.0


class _CardPiece(Piece):
    """A card on the wall; its picture appears when it has been drawn."""

    def __init__(self, gui: Gui, scene: GalleryScene, card: int, box: Box) -> None:
        self._scene = scene
        self._width = box[2]
        self.card = card
        super().__init__(gui, f"card_{card}", box, self._picture, self._look)

    def _look(self) -> None:
        self._scene.look_at(self.card)

    def _picture(self, press: Press) -> Picture:
        is_hot = press in (Press.FOCUSED, Press.HOVER, Press.PRESSED)
        # The scale of the window: with that of the page every other sorting would draw all cards anew.
        window = self._scene.page.window
        return self._scene.book.picture(window, self.card, self._width, is_hot=is_hot)

    def sprites(self) -> Iterator[Sprite]:
        """Yield the card once it has been drawn."""
        if self._scene.is_drawn(self.card):
            yield from super().sprites()


def _decks(files: Sequence[DeckFile], deck: Mapping[str, Any] | None) -> list[Mapping[str, Any]]:
    """Return every good deck, and the one that is asked for if it is none of those."""
    decks = [file.data for file in files if file.data is not None and file.summary is not None]
    if deck is not None and deck not in decks:
        decks.append(deck)
    return decks
