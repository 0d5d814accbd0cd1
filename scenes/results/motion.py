"""How the end of a night moves: windows light up and the banner drops, or lamps go out and it swings in."""

import math

import pygame

from scenes.paint.flair import snore
from scenes.paint.grid import TableGrid
from scenes.paint.light import glow_surface
from scenes.paint.palette import LANTERN
from scenes.paint.paper import banner
from scenes.paint.results_page import lamp_out, swung_banner, unlit
from scenes.paint.units import Scale
from scenes.results.report import House
from scenes.stage import Sprite

WIN_SECONDS = 1.6
LOSS_SECONDS = 1.4
CROOKED = -3.0
BANNER_WIDTH = 590
BANNER_Y = 26
BANNER_RATIO = 66 / 320
LAMP_Y = -6
LAMP_REACH, LAMP_STRENGTH = 150, 0.3

_DROP_FROM, _DROP_SECONDS = 0.1, 0.5
_WINDOW_FROM, _WINDOW_SECONDS = 0.35, 0.08
_SNORES = ((25, 59, 26), (53, 25, 36), (95, -13, 46))
_SNORE_FROM, _SNORE_EACH, _SNORE_SECONDS = 0.7, 0.25, 0.4
_LAMP_FROM, _LAMP_EACH = 0.25, 0.12
_SWING_FROM, _SWING_SECONDS = 0.55, 0.75


def bounce_out(progress: float) -> float:
    """Fall and bounce twice."""
    if progress < 0.55:
        return (progress / 0.55) ** 2
    if progress < 0.85:
        return 1 - 0.16 * (1 - ((progress - 0.7) / 0.15) ** 2)
    return 1 - 0.04 * (1 - ((progress - 0.925) / 0.075) ** 2)


def swing(progress: float) -> float:
    """Return the degrees of a board that was hung up in a hurry and comes to rest crooked."""
    return CROOKED + 11 * math.cos(progress * 3.5 * math.pi) * (1 - progress) ** 2


class EndMotion:
    """The moving things of one result for one size of window; times are seconds at normal speed."""

    def __init__(self, scale: Scale, words: str, house: House) -> None:
        """Take the banner's words and what was built."""
        wide = TableGrid.of(scale).room_width
        self._scale = scale
        self._words = words
        self._house = house
        self._middle = wide / 2
        self._lamps = (18.0, wide - 120)
        self._wall = scale.box(0, 0, wide - 9, scale.logical_height).clip((0, 0, scale.width, scale.height))
        self._unlit = [room._replace(surface=unlit(room.surface)) for room in house.rooms]

    def win(self, time: float) -> list[Sprite]:
        """Return what moves after a won night."""
        dark = [
            room for floor, room in enumerate(self._unlit) if time < _WINDOW_FROM + _WINDOW_SECONDS * floor
        ]
        return [*dark, *self._snores(time), self._dropped(time)]

    def _dropped(self, time: float) -> Sprite:
        scale = self._scale
        share = bounce_out(_share(time, _DROP_FROM, _DROP_SECONDS))
        start = -BANNER_WIDTH * BANNER_RATIO - 30
        picture = banner(scale, self._words, BANNER_WIDTH, is_win=True)
        return Sprite.at(scale, picture, self._middle - BANNER_WIDTH / 2, start + (BANNER_Y - start) * share)

    def _snores(self, time: float) -> list[Sprite]:
        roof, scale = self._house.roof, self._scale
        if roof is None:
            return []
        sprites = []
        for index, (dx, dy, side) in enumerate(_SNORES):
            share = _share(time, _SNORE_FROM + index * _SNORE_EACH, _SNORE_SECONDS)
            if not share:
                continue
            y = max(scale.px(2), roof.y + scale.px(dy)) + scale.px(26 * (1 - share))
            letter = snore(scale, side).surface
            sprites.append(Sprite(letter, roof.x + scale.px(dx), y, round(255 * share)))
        return sprites

    def loss(self, time: float) -> list[Sprite]:
        """Return what moves after a lost night."""
        scale = self._scale
        out = []
        for index, x in enumerate(self._lamps):
            if time >= _LAMP_FROM + index * _LAMP_EACH:
                out += [self._darkness(x), Sprite(lamp_out(scale).surface, scale.px(x), scale.px(LAMP_Y))]
        share = _share(time, _SWING_FROM, _SWING_SECONDS)
        return [*out, self._swung(share)] if share else out

    def _darkness(self, x: float) -> Sprite:
        """Return what takes away the light of the lamp at x that is painted on the wall."""
        scale = self._scale
        reach = scale.px(LAMP_REACH)
        pool = glow_surface(reach, LANTERN, LAMP_STRENGTH)
        left, top = scale.px(x + 46) - reach, scale.px(84) - reach
        seen = pool.get_rect(topleft=(left, top)).clip(self._wall)
        part = pool.subsurface(seen.move(-left, -top))
        return Sprite(part, seen.x, seen.y, flags=pygame.BLEND_RGB_SUB)

    def _swung(self, share: float) -> Sprite:
        scale = self._scale
        # Half degrees are enough, so that few pictures have to be turned.
        degrees = round(swing(share) * 2) / 2
        picture = swung_banner(scale, self._words, BANNER_WIDTH, degrees)
        x = scale.px(self._middle) - picture.anchor_x
        y = scale.px(BANNER_Y + BANNER_WIDTH * BANNER_RATIO / 2) - picture.anchor_y
        return Sprite(picture.surface, x, y)


def _share(time: float, start: float, seconds: float) -> float:
    return min(1.0, max(0.0, (time - start) / seconds))
