"""The live sample of the settings: a card that is dealt when something changes, and a lantern."""

from functools import cached_property

import pygame

from game.core.game import Table
from game.registry import GAMES
from scenes.anim.motion import Motion, Place
from scenes.anim.timings import DEAL, FADE
from scenes.paint.card_backs import card_back
from scenes.paint.light import glow_surface
from scenes.paint.palette import LANTERN
from scenes.paint.title import lantern
from scenes.paint.units import Scale
from scenes.services import Services
from scenes.stage import Sprite
from scenes.table.game_table import GameTable
from scenes.table.outfits import outfit_of
from scenes.usual import usual_table

SAMPLE_HEIGHT = 206.0
"""Room in u that the sample needs on its board."""
CARD_WIDTH = 138.0
BACK_WIDTH = 92.0
CARD = 9
LANTERN_STRENGTH = 0.76


class Sample:
    """Shows what the settings mean, in a corner of its own."""

    _layout: GameTable

    def __init__(self, services: Services) -> None:
        self._services = services
        self._scale = Scale(1280, 800)
        self._motion: Motion | None = None
        self._began = services.now()
        self._corner = (0.0, 0.0)
        self._width = 0.0

    @cached_property
    def _table(self) -> Table:
        return usual_table(GAMES[0])

    def resize(self, scale: Scale, x: float, y: float, width: float, height: float) -> None:
        """Stand on a board at this place."""
        self._scale = scale
        self._corner = (x, y)
        self._width = width
        self._lay_out()

    def _lay_out(self) -> None:
        from scenes.table.games.find import find_layout

        self._layout = find_layout(self._table, outfit_of(self._services.settings))
        self._layout.resize(self._scale)

    @property
    def _home(self) -> Place:
        x, y = self._corner
        return Place(x + 28, y + 60, CARD_WIDTH, CARD_WIDTH * 1.4, 0, "card")

    def show(self) -> None:
        """Deal the card as it would be dealt now."""
        settings = self._services.settings
        self._lay_out()
        self._began = self._services.now()
        speed = settings.animation_speed
        if speed == 0:
            self._motion = None
        elif settings.has_reduced_motion:
            start = self._home._replace(look="nothing")
            self._motion = Motion(start, self._home, seconds=FADE / speed)
        else:
            start = self._home.moved(self._width - CARD_WIDTH - 60, 0)
            self._motion = Motion(start, self._home, seconds=DEAL / speed, arc=30)

    def advance(self, now: float) -> None:
        """Move the card on."""
        if self._motion is not None and now - self._began >= self._motion.until:
            self._motion = None

    def wake_at(self) -> float | None:
        """Return when something changes; 0 for at once."""
        return 0.0 if self._motion is not None else None

    def sprites(self) -> tuple[Sprite, ...]:
        """Return the lantern, the Deck and the card."""
        scale = self._scale
        x, y = self._corner
        reach = scale.px(96)
        left = x + CARD_WIDTH + 40
        free = self._width - CARD_WIDTH - 40
        middle = left + free * 0.3
        pool = glow_surface(reach, LANTERN, LANTERN_STRENGTH)
        light = Sprite(pool, scale.px(middle) - reach, scale.px(y + 140) - reach, flags=pygame.BLEND_RGB_ADD)
        lamp = Sprite.at(scale, lantern(scale), middle - 44, y + 60)
        deck = card_back(scale, BACK_WIDTH, self._services.settings.card_back)
        pile = Sprite.at(scale, deck, left + free * 0.72 - BACK_WIDTH / 2, y + 110)
        return (light, lamp, pile, self._card())

    def _card(self) -> Sprite:
        home = self._home
        picture = self._layout.picture(CARD, home)
        assert picture is not None
        if self._motion is None:
            return Sprite.at(self._scale, picture, home.x, home.y)
        pose = self._motion.pose(self._services.now() - self._began)
        return Sprite.at(self._scale, picture, pose.x, pose.y)._replace(alpha=pose.alpha)
