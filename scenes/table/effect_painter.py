"""Paints what pops up, flies off or flashes: small pictures that are drawn once and only moved."""

from collections.abc import Iterator
from typing import TypeAlias

import pygame

from scenes.anim import timings
from scenes.anim.easing import bump, pop, share_of
from scenes.language import tr
from scenes.paint import flair, meters
from scenes.paint.burst import burst
from scenes.paint.units import Picture, Scale
from scenes.stage import Sprite
from scenes.table.effects import Alarm, Awaited, Burst, Dusk, Dust, Effect, Pip, Thump
from scenes.table.game_table import GameTable
from scenes.table.posing import turned

Effects: TypeAlias = tuple[tuple[Effect, float], ...]
"""What is seen, and for how many seconds it has been."""

_MOST_BURSTS = 2
_POP_STEPS = 12
_THUMP = 0.18


class EffectPainter:
    """Paints the effects of one table for one size of window."""

    def __init__(self, scale: Scale, table: GameTable) -> None:
        self._scale = scale
        self._table = table

    def on_the_wall(self, effects: Effects) -> Iterator[Sprite]:
        """Yield what happens on boards and meters."""
        scale = self._scale
        for effect, age in effects:
            match effect:
                case Awaited(place):
                    yield Sprite.at(scale, flair.awaited_slot(scale, place.width), place.x, place.y)
                case Alarm(area):
                    if int(age / timings.ALARM_FLASH) % 2 == 0:
                        yield Sprite.at(scale, meters.alarm(scale, area.width, area.height), area.x, area.y)
                case Pip(x, y, number):
                    yield from self._pip(x, y, number, share_of(age, 0, timings.PIP_POP))
                case _:
                    pass

    def _pip(self, x: float, y: float, index: int, share: float) -> Iterator[Sprite]:
        """Yield a pip that comes out of the dark one it was."""
        scale = self._scale
        middle = scale.px(x + meters.PIP / 2), scale.px(y + meters.PIP / 2)
        yield Sprite.of(meters.pip(scale, index, index), *middle)
        yield _popped(meters.pip(scale, index, index + 1), *middle, _step(pop(share, timings.PIP_OVER)))

    def on_cards(self, effects: Effects) -> Iterator[Sprite]:
        """Yield the dark that comes over rooms."""
        scale = self._scale
        for effect, age in effects:
            if isinstance(effect, Dusk):
                dark = flair.dusk(scale, effect.area.width, effect.area.height)
                alpha = round(255 * share_of(age, 0, 2 * timings.WINDOW))
                yield Sprite.at(scale, dark, effect.area.x, effect.area.y)._replace(alpha=alpha)

    def prepare_dust(self) -> None:
        """Draw the dust of whoever lands."""
        for step in range(flair.DUST_STEPS):
            for is_right in (False, True):
                flair.dust(self._scale, step, is_right=is_right)

    def in_the_air(self, effects: Effects) -> Iterator[Sprite]:
        """Yield dust, and who arrives with a blow."""
        scale = self._scale
        for effect, age in effects:
            match effect:
                case Dust(x, y, width):
                    share = share_of(age, 0, timings.DUST)
                    step = round(share * (flair.DUST_STEPS - 1))
                    fading = round(255 * (1 - share_of(share, 0.55, 0.45)))
                    for is_right in (False, True):
                        puff = flair.dust(scale, step, is_right=is_right)
                        end = x + (width / 2 if is_right else -width / 2)
                        yield Sprite.at(scale, puff, end, y)._replace(alpha=fading)
                case Thump(card, place):
                    picture = self._table.travelling(card, place)
                    if picture is not None:
                        grown = 1 + _THUMP * bump(share_of(age, 0, timings.THUMP))
                        yield turned(scale, picture, place, *place.centre, grown)
                case _:
                    pass

    def bursts(self, effects: Effects) -> list[Sprite]:
        """Return the bursts, popping up when they are new."""
        seen = [(effect, age) for effect, age in effects if isinstance(effect, Burst)]
        sprites = []
        for cause, age in seen[-_MOST_BURSTS:]:
            picture = burst(self._scale, tr("IRKED!"), cause.words)
            x, y = self._scale.px(cause.x), self._scale.px(cause.y)
            share = _step(pop(share_of(age, 0, timings.BURST_POP), timings.BURST_OVER))
            sprites.append(_popped(picture, x, y, share))
        return sprites


def _step(share: float) -> float:
    """Return one of few sizes."""
    return max(1, round(share * _POP_STEPS)) / _POP_STEPS


def _popped(picture: Picture, x: int, y: int, share: float) -> Sprite:
    """Return a picture at a pixel, grown around its anchor."""
    if share == 1:
        return Sprite.of(picture, x, y)
    surface = picture.surface
    size = max(1, round(surface.get_width() * share)), max(1, round(surface.get_height() * share))
    small = pygame.transform.smoothscale(surface, size)
    return Sprite(small, x - round(picture.anchor_x * share), y - round(picture.anchor_y * share))
