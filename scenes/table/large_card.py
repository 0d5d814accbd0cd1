"""One card large enough to read from across the room, over the darkened table."""

import pygame
from pygame import Surface
from pygame.event import Event

from game.core.words import Message
from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.room import dimmed
from scenes.paint.units import Scale
from scenes.scene import Director
from scenes.stage import Frame, Sprite, Stage
from scenes.table.game_table import Card, GameTable, View

_KEYS_WIDTH = 560


class LargeCardScene:
    """Shows a card; left and right go to the others in sight, any other key or click closes."""

    def __init__(self, director: Director, table: GameTable, view: View, card: Card) -> None:
        self.director = director
        self._table = table
        self._view = view
        self._card = card
        self._background: Surface | None = None

    def enter(self) -> None:
        """Look at nothing again: the view was given."""

    def resize(self, scale: Scale) -> None:
        """Darken the table as it stands and lay the card over it."""
        shown = self.director.scenes
        below = shown[shown.index(self) - 1]
        below.resize(scale)
        picture = Surface((scale.width, scale.height)).convert()
        Stage(picture).present(below.frame())
        self._background = dimmed(picture, 200)
        self._table.resize(scale)
        self._scale = scale
        canvas = Canvas(scale, self._background)
        x, y = (scale.logical_width - _KEYS_WIDTH) / 2, scale.logical_height - 66
        canvas.panel(x, y, _KEYS_WIDTH, 44, Panel(ink.DEEP_PLUM, 12, 2.4, high=ink.DEEP_PLUM_EDGE))
        words = tr("Left and right: next card     Esc or a click: close")
        middle = scale.logical_width / 2
        canvas.text(
            words, middle, y + 22, Face.BOLD, 17, ink.SUBTEXT_ON_WOOD, align=0.5, fit=_KEYS_WIDTH - 30
        )

    def handle(self, event: Event) -> None:
        """Go to the next card, or close."""
        if event.type == pygame.KEYDOWN:
            if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
                cards = self._table.visible_cards(self._view)
                by = 1 if event.key == pygame.K_RIGHT else -1
                self._card = cards[(cards.index(self._card) + by) % len(cards)]
            else:
                self.director.pop()
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self.director.pop()

    def advance(self, now: float) -> None:
        """Stand still."""

    def wake_at(self) -> float | None:
        """Return None: nothing moves."""
        return None

    def frame(self) -> Frame:
        """Return the card over the dark table."""
        assert self._background is not None
        picture = self._table.large(self._card)
        scale = self._scale
        x = (scale.width - (picture.surface.get_width() - 2 * picture.anchor_x)) // 2
        card = Sprite.of(picture, x, scale.px(62))
        return Frame(self._background, (card,))

    def unsaved(self) -> Message | None:
        """Return None: nothing is held here."""
        return None

    def leave(self) -> None:
        """Hold nothing."""
