"""How the end of a night moves: windows light up and the banner drops, or lamps go out and it swings in."""

import math

import pygame

from scenes.anim import timings
from scenes.anim.easing import bounce_out, shake, share_of
from scenes.paint.flair import DUST_STEPS, dust, snore
from scenes.paint.grid import TableGrid
from scenes.paint.light import glow_surface
from scenes.paint.palette import LANTERN
from scenes.paint.paper import banner
from scenes.paint.results_page import lamp_out, swung_banner, unlit
from scenes.paint.units import Scale
from scenes.results.night import House
from scenes.stage import Sprite

WIN_SECONDS = timings.WIN
LOSS_SECONDS = timings.LOSS
BANNER_WIDTH = 590
BANNER_Y = 26
BANNER_RATIO = 66 / 320
LAMP_Y = -6
LAMP_REACH, LAMP_STRENGTH = 150, 0.3

_SNORES = ((25, 59, 26), (53, 25, 36), (95, -13, 46))
_BEAM = 32.0
_JOLT = 4.0


def swing(progress: float) -> float:
    """Return the degrees of a board that was hung up in a hurry and comes to rest crooked."""
    return timings.CROOKED + 11 * math.cos(progress * 3.5 * math.pi) * (1 - progress) ** 2


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
            room
            for floor, room in enumerate(self._unlit)
            if time < timings.WINDOW_FROM + timings.WINDOW * floor
        ]
        return [*dark, *self._snores(time), self._dropped(time)]

    def _dropped(self, time: float) -> Sprite:
        scale = self._scale
        share = bounce_out(share_of(time, timings.BANNER_FROM, timings.BANNER_DROP))
        start = -BANNER_WIDTH * BANNER_RATIO - 30
        picture = banner(scale, self._words, BANNER_WIDTH, is_win=True)
        return Sprite.at(scale, picture, self._middle - BANNER_WIDTH / 2, start + (BANNER_Y - start) * share)

    def _snores(self, time: float) -> list[Sprite]:
        roof, scale = self._house.roof, self._scale
        if roof is None:
            return []
        sprites = []
        for index, (dx, dy, side) in enumerate(_SNORES):
            start = timings.SNORE_FROM + index * timings.SNORE_STAGGER
            share = share_of(time, start, timings.SNORE)
            if not share:
                continue
            y = max(scale.px(2), roof.y + scale.px(dy)) + scale.px(26 * (1 - share))
            letter = snore(scale, side).surface
            sprites.append(Sprite(letter, roof.x + scale.px(dx), y, round(255 * share)))
        return sprites

    def loss(self, time: float) -> list[Sprite]:
        """Return what moves after a lost night: the lamps go out, the door slams, the banner swings in."""
        scale = self._scale
        out = []
        slam = share_of(time, timings.SLAM_AT, timings.SLAM)
        jolt = scale.px(_JOLT * shake(slam, timings.SLAM, timings.IRK_HERTZ)) if 0 < slam < 1 else 0
        for index, x in enumerate(self._lamps):
            if time >= timings.LAMP_FROM + index * timings.LAMP:
                lamp = Sprite(lamp_out(scale).surface, scale.px(x) + jolt, scale.px(LAMP_Y))
                out += [self._darkness(x), lamp]
        out += self._falling(share_of(time, timings.SLAM_AT, timings.DUST * 1.5))
        share = share_of(time, timings.SWING_FROM, timings.SWING)
        return [*out, self._swung(share)] if share else out

    def _falling(self, share: float) -> list[Sprite]:
        """Return the dust that the slam of the door shakes off the beam."""
        if not 0 < share < 1:
            return []
        scale = self._scale
        fading = round(255 * (1 - share_of(share, 0.5, 0.5)))
        y = scale.px(_BEAM + 22 * share)
        sprites = []
        for place in (0.4, 1.0, 1.6):
            for is_right in (False, True):
                puff = dust(scale, round(share * (DUST_STEPS - 1)), is_right=is_right)
                upside_down = pygame.transform.flip(puff.surface, False, True)
                x = scale.px(place * self._middle) - puff.anchor_x
                low = puff.surface.get_height() - puff.anchor_y
                sprites.append(Sprite(upside_down, x, y - low, fading))
        return sprites

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
