"""Stations of a replay as pictures of their own: the table in its colours, and words below it."""

from typing import Final

import pygame
from pygame import Surface

from saves.settings import Settings
from scenes.paint.boards import prompt_bar
from scenes.paint.cache import forget_scale
from scenes.paint.units import Scale
from scenes.replay.watched import Watched
from scenes.sharing.caption import Caption, caption_of, end_caption, strip_picture, strip_scale
from scenes.sharing.facts import facts_of
from scenes.stage import Sprite
from scenes.table.game_table import Shown
from scenes.table.games.find import find_layout
from scenes.table.log_panel import LogPanel
from scenes.table.outfits import outfit_of
from scenes.table.painter import Hand, Painter

_PAINTED: Final = {480: Scale(960, 600, 1.5), 640: Scale(1280, 800, 1.3), 960: Scale(960, 600)}
"""The window a table is painted for, by the width of the picture.

No table is laid out for less than about 960 pixels; smaller pictures are shrunk by half, with larger letters.
"""


class Prints:
    """Paints stations of one watched match, with whoever's eyes it is watched."""

    def __init__(
        self, watched: Watched, settings: Settings, width: int = 640, *, has_captions: bool = True
    ) -> None:
        self._watched = watched
        self._table = find_layout(watched.stored.table, outfit_of(settings, watched.stored.players))
        self._scale = scale = _PAINTED[width].at_most(self._table.most_zoom)
        self._table.resize(scale)
        self._painter = Painter(scale, self._table)
        self._log = LogPanel(scale, self._table.log_area, self._table.log_title)
        self._strip = strip_scale(width)
        self._has_captions = has_captions
        self._facts = facts_of(watched)
        self._table_size = width, width * scale.height // scale.width

    @property
    def size(self) -> tuple[int, int]:
        """Pixels of every picture."""
        width, height = self._table_size
        return width, height + (self._strip.height if self._has_captions else 0)

    def picture(self, at: int) -> Surface:
        """Paint a station.

        Raises SaveDamaged when the file tells something impossible there.
        """
        self._watched.go(at)
        return self._print(at, caption_of(self._watched, at))

    def ending(self) -> Surface:
        """Paint the last station with what became of the match."""
        at = self._watched.reel.last
        self._watched.go(at)
        return self._print(at, end_caption(self._facts))

    def _print(self, at: int, words: Caption) -> Surface:
        table = pygame.transform.smoothscale(self._painted(at), self._table_size)
        if not self._has_captions:
            return table
        whole = Surface(self.size).convert()
        whole.blit(table, (0, 0))
        whole.blit(strip_picture(self._strip, words).surface, (0, self._table_size[1]))
        return whole

    def _painted(self, at: int) -> Surface:
        watched, table, scale = self._watched, self._table, self._scale
        view = watched.view(at)
        self._log.show(table.log(watched.match, watched.seat), is_hung=table.has_log(view))
        takebacks = watched.stored.match.takebacks
        frame = self._painter.frame(Shown(view), Hand(), self._log.sprites(takebacks, None, is_print=True))
        whole = frame.background.copy()
        area = table.prompt_area
        title = ", ".join(words for words in (self._facts.game, self._facts.deal) if words)
        sign = Sprite.at(scale, prompt_bar(scale, area.width, title, "key"), area.x, area.y)
        for sprite in (*frame.sprites, sign):
            sprite.drawn_on(whole)
        return whole

    def forget(self) -> None:
        """Let go of what was drawn for the pictures alone."""
        forget_scale(self._scale)
        forget_scale(self._strip)
