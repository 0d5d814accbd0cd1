"""Notices at the bottom of whatever scene is on top, one by one, each gone after a while or a click."""

from dataclasses import dataclass

import pygame
from pygame.event import Event

from game.core.words import Message
from scenes.language import plain, say
from scenes.log_file import log
from scenes.paint.flair import toast, toast_height
from scenes.paint.fonts import Face
from scenes.paint.text import text_px, text_width
from scenes.paint.units import Scale
from scenes.stage import Sprite

SECONDS = 9.0
WIDEST = 900.0


@dataclass(frozen=True, slots=True)
class News(Message):
    """A notice of something that went well: it bears no warning sign."""


def news(words: Message) -> News:
    """Return a message as one of something that went well."""
    return News(words.text, words.arguments, words.many, words.count)


class NoticePlank:
    """Shows the first of the notices; the others wait their turn."""

    def __init__(self, notices: list[Message]) -> None:
        self._notices = notices
        self._shown: Message | None = None
        self._until = 0.0

    def advance(self, now: float) -> bool:
        """Move on to this time; return whether something else is shown now."""
        if self._shown is not None and now >= self._until:
            self._shown = None
            self._notices.pop(0)
            self._take(now)
            return True
        if self._shown is None and self._notices:
            self._take(now)
            return True
        return False

    def _take(self, now: float) -> None:
        if self._notices:
            self._shown = self._notices[0]
            self._until = now + SECONDS
            log.info("notice: %s", plain(self._shown))

    def handle(self, event: Event, scale: Scale) -> bool:
        """Take a click on the notice, which puts it away."""
        if self._shown is None or event.type != pygame.MOUSEBUTTONDOWN or event.button != pygame.BUTTON_LEFT:
            return False
        hit = scale.box(*self._box(scale)).collidepoint(event.pos)
        if hit:
            self._until = 0.0
        return hit

    def wake_at(self) -> float | None:
        """Return when the notice goes away."""
        return self._until if self._shown is not None else 0.0 if self._notices else None

    def sprites(self, scale: Scale) -> tuple[Sprite, ...]:
        """Return the picture of the notice, if there is one."""
        if self._shown is None:
            return ()
        x, y, width, height = self._box(scale)
        icon = "check" if isinstance(self._shown, News) else "warn"
        picture = toast(scale, say(self._shown), width, height, icon)
        return (Sprite.at(scale, picture, x, y),)

    def _box(self, scale: Scale) -> tuple[float, float, float, float]:
        assert self._shown is not None
        words = text_width(plain(self._shown), Face.BOLD, text_px(scale, 16.5)) / scale.u
        width = min(WIDEST, scale.logical_width - 40, words + 90)
        height = toast_height(scale, say(self._shown), width)
        return (scale.logical_width - width) / 2, scale.logical_height - height - 58, width, height
