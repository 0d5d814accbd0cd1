"""How late it is: the moon on its way, windows that go out one by one, lamps that burn lower.

The table of a night shows them between its backdrop and its furniture, `below` everything else:

    late = lateness_sprites(scale, passed, is_over=bool(view.reason), is_won=view.is_won)
    below = [*(Sprite(*thing) for thing in late), ...]
"""

import math
from typing import NamedTuple

import pygame
from pygame import Surface

from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, WINDOWS, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.grid import BEAM_LOW, TableGrid
from scenes.paint.light import glow_surface
from scenes.paint.sky import HALO, HALO_STRENGTH, MOON_RADIUS, moon_picture
from scenes.paint.svg import art_surface
from scenes.paint.units import Picture, Scale
from scenes.paint.village import HEIGHT, village_windows, windows_out

STEPS = 8
"""So many pictures of lamps and windows there are; the moon goes in finer steps."""
LAMP_REACH, LAMP_STRENGTH = 160.0, 0.75

_MOON_STEPS = 32
_DARKEST, _DUSKIEST = 92, 72
_POST, _RAIL = 9.0, 12.0

# What burns in the file of the lantern: glass, its shade, its edge, then the flame, its shade, its edge.
_BURNING = ("#FFD27A", "#F2A93B", "#FFF6D6", "#FFB347", "#E2762B", "#FFFDF0")
_LEVELS = (ink.LANTERN_FULL, ink.LANTERN_HALF, ink.LANTERN_LOW, ink.LANTERN_OUT)
_TAKEN = (0.0, 0.2, 0.42, 0.7)
"""How much of the strength of the lantern's pool of light each level takes away."""


class Late(NamedTuple):
    """A surface at a pixel of the window, in the order of the fields of a sprite."""

    surface: Surface
    x: int
    y: int
    alpha: int = 255
    flags: int = 0

    def draw(self, target: Surface) -> None:
        """Draw onto a background that is painted once."""
        self.surface.set_alpha(self.alpha)
        target.blit(self.surface, (self.x, self.y), special_flags=self.flags)
        self.surface.set_alpha(255)


def lateness_sprites(
    scale: Scale, share: float, *, is_over: bool = False, is_won: bool = False
) -> tuple[Late, ...]:
    """What tells that this share of the night, 0 to 1, has passed, from back to front.

    Once it is over everybody sleeps; after a lost night the lantern is out, too.
    """
    share = 1.0 if is_over else min(1.0, max(0.0, share))
    step = round(share * STEPS)
    level = 3 if is_over and not is_won else min(2, step * 3 // STEPS)
    return (
        *outside_sprites(scale, share, is_over=is_over),
        *_darkness(scale, step, level),
        *_lantern(scale, level),
    )


def outside_sprites(scale: Scale, share: float, *, is_over: bool = False) -> tuple[Late, ...]:
    """What of it is under the sky: moon and windows, and the evening that falls."""
    windows = _windows(scale, share, is_over=is_over)
    return (*_dusk(scale, round(share * STEPS)), *_moon(scale, round(share * _MOON_STEPS)), windows)


def moon_place(scale: Scale, share: float) -> tuple[float, float]:
    """The middle of the moon, in u, when this share of the night has passed: an arc over the tower."""
    grid = TableGrid.of(scale)
    left, right = grid.room_width + _POST + 54, grid.width - 50
    return left + (right - left) * share, 122 - 78 * math.sin(math.pi * (0.12 + 0.8 * share))


def _dusk(scale: Scale, step: int) -> list[Late]:
    if ink.look().is_plain or not step:
        return []
    left = scale.px(TableGrid.of(scale).room_width + _POST)
    return [Late(_sky_veil(scale), left, 0, _DUSKIEST * step // STEPS)]


@remembered(WINDOWS)
def _sky_veil(scale: Scale) -> Surface:
    """An even tone over everything outside."""
    grid = TableGrid.of(scale)
    veil = Surface(
        scale.box(grid.room_width + _POST, 0, grid.width - grid.room_width, grid.height).size
    ).convert()
    veil.fill(ink.tone(ink.LATE_SKY))
    return veil


def _moon(scale: Scale, step: int) -> list[Late]:
    x, y = (scale.px(at) for at in moon_place(scale, step / _MOON_STEPS))
    halo = _halo(scale, step)
    moon = moon_picture(scale)
    return [
        Late(halo.surface, x - halo.anchor_x, y - halo.anchor_y, flags=pygame.BLEND_RGB_ADD),
        Late(moon.surface, x - moon.anchor_x, y - moon.anchor_y),
    ]


@remembered(PIECES)
def _halo(scale: Scale, step: int) -> Picture:
    """The light around the moon, cut off where the taproom begins; anchored at its middle."""
    grid = TableGrid.of(scale)
    reach = scale.px(MOON_RADIUS * HALO)
    pool = glow_surface(reach, ink.MOONLIGHT, HALO_STRENGTH)
    x = scale.px(moon_place(scale, step / _MOON_STEPS)[0])
    hidden = max(0, scale.px(grid.room_width + _POST) - (x - reach))
    seen = pool.subsurface((hidden, 0, pool.get_width() - hidden, pool.get_height()))
    return Picture(seen, reach - hidden, reach)


def _windows(scale: Scale, share: float, *, is_over: bool) -> Late:
    grid = TableGrid.of(scale)
    left = grid.room_width + _POST
    picture = village_windows(scale, grid.width - left, windows_out(share, is_over=is_over))
    return Late(picture.surface, scale.px(left), scale.px(grid.height - HEIGHT))


def _darkness(scale: Scale, step: int, level: int) -> list[Late]:
    """What takes light away from the wall: some of the pool of the lantern, and an even veil."""
    if ink.look().is_plain:
        return []
    dark = []
    if _TAKEN[level]:
        pool = _taken(scale, level)
        x, y = (scale.px(at) for at in TableGrid.of(scale).lamp)
        dark.append(Late(pool.surface, x - pool.anchor_x, y - pool.anchor_y, flags=pygame.BLEND_RGB_SUB))
    if step:
        dark.append(Late(_wall_veil(scale), 0, scale.px(BEAM_LOW), _DARKEST * step // STEPS))
    return dark


@remembered(PIECES)
def _taken(scale: Scale, level: int) -> Picture:
    """What a lantern that burns low does not give to the wall below the beam; anchored at its middle."""
    reach = scale.px(LAMP_REACH)
    pool = glow_surface(reach, ink.LANTERN, _TAKEN[level])
    hidden = max(0, scale.px(BEAM_LOW) - (scale.px(TableGrid.of(scale).lamp[1]) - reach))
    seen = pool.subsurface((0, hidden, pool.get_width(), pool.get_height() - hidden))
    return Picture(seen, reach, reach - hidden)


@remembered(WINDOWS)
def _wall_veil(scale: Scale) -> Surface:
    """An even dark over the wall of the taproom, from the beam to the counter."""
    grid = TableGrid.of(scale)
    room = scale.box(0, BEAM_LOW, grid.room_width - _POST, grid.counter_top - _RAIL - BEAM_LOW)
    veil = Surface(room.size).convert()
    veil.fill(ink.tone(ink.LATE_VEIL))
    return veil


def _lantern(scale: Scale, level: int) -> list[Late]:
    """The lantern over the Deck; a low wall has no room for one."""
    area = TableGrid.of(scale).lantern
    if area is None:
        return []
    picture = lantern_picture(scale, area.width, area.height, level)
    return [Late(picture.surface, scale.px(area.x), scale.px(area.y))]


@remembered(PIECES)
def lantern_picture(scale: Scale, width: float, height: float, level: int = 0) -> Picture:
    """A hanging lantern; level 0 burns high, 3 is out."""
    canvas = Canvas.clear(scale, width, height)
    box = canvas.box(0, 0, width, height)
    change = tuple(zip(_BURNING, _LEVELS[level], strict=True))
    canvas.surface.blit(art_surface("frames/lantern.svg", box.width, box.height, change=change), box)
    return canvas.picture()
