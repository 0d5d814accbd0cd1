"""A card large enough to read from across the room, and its page of the ledger, over the darkened scene."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from scenes.gui.manager import Gui
from scenes.gui.menu import MenuScene, keys_line
from scenes.gui.pieces import icon_button
from scenes.inspect.subject import Subject
from scenes.keys.commands import Command, Context, Fixed
from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.ledger_page import ledger_page, ledger_page_height
from scenes.paint.panels import Panel
from scenes.paint.room import dimmed
from scenes.paint.units import Picture, Scale
from scenes.scene import Director
from scenes.sound.names import Sound
from scenes.stage import Frame, Sprite, Stage

CARD_WIDTH, LEDGER_WIDTH = 440.0, 540.0
_NARROWEST_CARD = 236.0
_TOP = 84.0
_KEYS_HEIGHT = 44.0
_DARK = 212
_STEP = 60.0
_TURNS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
_SCROLLS = {pygame.K_UP: -_STEP, pygame.K_DOWN: _STEP}


@dataclass(frozen=True, slots=True)
class _Places:
    """Where card and page stand, in u."""

    card_x: float
    card_width: float
    card_height: float
    page_x: float
    page_width: float
    page_height: float
    top: float

    @property
    def bottom(self) -> float:
        return self.top + max(self.card_height, self.page_height)


class InspectScene(MenuScene):
    """Shows one card after the other; Esc, the key that opened it or a click beside it closes."""

    def __init__(
        self, director: Director, subject: Subject, card: int, *, is_from_book: bool = False
    ) -> None:
        """Show a card; `is_from_book` means that the rules book lies below and waits for the id of a card."""
        super().__init__(director)
        self.subject = subject
        self._is_from_book = is_from_book
        self.card = card
        self._dark = Surface((1, 1))
        self._dark_scale: Scale | None = None
        self._to_prepare: list[int] = []

    # Layout.

    @property
    def _window(self) -> Scale:
        """The scale of the window, whose pictures are the same for every page."""
        return self.page.window

    def _places(self, scale: Scale) -> _Places:
        wide, high = scale.logical_width, self.director.scale.height / scale.u
        gap = max(30.0, min(70.0, wide * 0.05))
        ratio = self.subject.ratio
        fitting = (high - _TOP - _KEYS_HEIGHT - 40) / ratio
        card = min(CARD_WIDTH, wide * 0.4, max(fitting, _NARROWEST_CARD))
        page = min(LEDGER_WIDTH, wide - card - gap - 56)
        left = (wide - card - gap - page) / 2
        needed = ledger_page_height(self.director.scale, page, self.subject.ledger(self.card))
        tall = max(card * ratio, needed)
        top = max(_TOP, (high - _KEYS_HEIGHT - 30 - tall) / 2)
        return _Places(left, card, card * ratio, left + card + gap, page, tall, top)

    def page_height(self, scale: Scale) -> float:
        """Return how tall card, page and keys are together."""
        return self._places(scale).bottom + _KEYS_HEIGHT + 40

    def paint(self, scale: Scale) -> Surface:
        """Darken the scene below as it stands; the page lies over it and may scroll."""
        window = self.director.scale
        if self._dark_scale != window:
            self._dark = self._darkened(window)
        cards = self.subject.cards
        at = cards.index(self.card)
        self._to_prepare = [cards[at - 1], cards[(at + 1) % len(cards)]]
        return self._dark

    def _darkened(self, window: Scale) -> Surface:
        shown = self.director.scenes
        picture = Surface((window.width, window.height)).convert()
        if len(shown) > 1:
            below = shown[shown.index(self) - 1]
            if self._dark_scale is not None:
                below.resize(window)
            Stage(picture).present(below.frame())
        self._dark_scale = window
        return dimmed(picture, _DARK)

    def build(self, gui: Gui) -> None:
        """Create the way back, the way on and the rules book."""
        tip = tr("Close ({key})", key=self.services.keys.words(Fixed.ESCAPE))
        gui.default = icon_button(gui, "close", 18, 10, "cross", self.back, tip=tip)
        right = gui.scale.logical_width - 18 - 48
        words = self.services.keys.words
        if len(self.subject.cards) > 1:
            back = tr("Card before (Left)")
            icon_button(gui, "previous", right - 108, 10, "previous", lambda: self.turn(-1), tip=back)
            on = tr("Next card (Right)")
            icon_button(gui, "next", right - 54, 10, "next", lambda: self.turn(1), tip=on)
        book = tr("Rules book at this card ({key})", key=words(Command.RULES))
        icon_button(gui, "rules_book", right, 10, "book", self.open_rules, tip=book)

    # Pictures.

    def extras(self) -> Sequence[Sprite]:
        """Show the card, its page and the line of keys."""
        window, places = self._window, self._places(self.scale)
        card = self.subject.picture(window, self.card, places.card_width)
        page = ledger_page(window, places.page_width, places.page_height, self.subject.ledger(self.card))
        return (
            Sprite.at(window, card, places.card_x, places.top),
            Sprite.at(window, page, places.page_x, places.top),
            self._keys(window, places),
        )

    def _keys(self, window: Scale, places: _Places) -> Sprite:
        words = self.services.keys.words
        parts = [tr("Left and right: next card")] if len(self.subject.cards) > 1 else []
        parts.append(tr("{key}: rules", key=words(Command.RULES)))
        parts.append(tr("{key} or a click beside it: close", key=words(Fixed.ESCAPE)))
        wide = min(640.0, window.logical_width - 40)
        high = self.page.scale.logical_height
        y = max(places.bottom + 18, high - _KEYS_HEIGHT - 22)
        return Sprite.at(
            window, keys_plate(window, keys_line(*parts), wide), (window.logical_width - wide) / 2, y
        )

    def advance(self, now: float) -> None:
        """Draw the cards before and after this one ahead, so that turning over is quick."""
        super().advance(now)
        if self._to_prepare:
            self.subject.picture(self._window, self._to_prepare.pop(), self._places(self.scale).card_width)

    def wake_at(self) -> float | None:
        """Return when something changes by itself."""
        return 0.0 if self._to_prepare else super().wake_at()

    def frame(self) -> Frame:
        """Return the page over the dark scene, which does not scroll."""
        sprites = [*self.extras(), *self.gui.sprites(), *self.above()]
        return Frame(self._dark, self.page.on_window(sprites))

    # What the player does.

    def turn(self, by: int) -> None:
        """Show the next card, after the last the first."""
        cards = self.subject.cards
        self.card = cards[(cards.index(self.card) + by) % len(cards)]
        self.services.sounds.play(Sound.PAGE)
        self.page.scroll_to(0)
        self.resize(self.director.scale)

    def open_rules(self) -> None:
        """Open the rules book at this card."""
        from scenes.rules_book.rules_book_scene import RulesBookScene

        card = self.subject.key(self.card)
        if self._is_from_book:
            self.director.pop(card)
            return
        book = RulesBookScene(self.director, self.subject.game, card=card, deck=self.subject.deck)
        self.director.push(book)

    def respond(self, event: Event) -> None:
        """Turn over and scroll with the arrows; a click beside card and page closes."""
        if event.type == pygame.KEYDOWN and event.key in _TURNS:
            self.turn(_TURNS[event.key])
        elif event.type == pygame.KEYDOWN and event.key in _SCROLLS and self.page.can_scroll:
            self.page.scroll_by(_SCROLLS[event.key])
        elif event.type == pygame.MOUSEBUTTONDOWN and self._closes(event):
            self.back()
        else:
            super().respond(event)

    def _closes(self, event: Event) -> bool:
        if event.button == pygame.BUTTON_RIGHT:
            return True
        if event.button != pygame.BUTTON_LEFT:
            return False
        rects = [*self._rects(), *(stop.rect for stop in self.gui.stops)]
        return not any(rect.collidepoint(event.pos) for rect in rects)

    def _rects(self) -> tuple[Rect, Rect]:
        places = self._places(self.scale)
        return (
            self.scale.box(places.card_x, places.top, places.card_width, places.card_height),
            self.scale.box(places.page_x, places.top, places.page_width, places.page_height),
        )

    def key(self, event: Event) -> bool:
        """Close with the key that opens."""
        if self.services.keys.command(event, Context.TABLE) is Command.READ_LARGE:
            self.back()
            return True
        return False


@remembered(PIECES)
def keys_plate(scale: Scale, words: str, width: float) -> Picture:
    """The keys of the page on a dark plate, 44 u high."""
    canvas = Canvas.clear(scale, width, _KEYS_HEIGHT)
    canvas.panel(0, 0, width, _KEYS_HEIGHT, Panel(ink.DEEP_PLUM, 12, 2.4, high=ink.DEEP_PLUM_EDGE))
    canvas.text(
        words,
        width / 2,
        _KEYS_HEIGHT / 2,
        Face.BOLD,
        16.5,
        ink.PARCHMENT_LIGHT,
        align=0.5,
        fit=width - 24,
    )
    return canvas.picture()
