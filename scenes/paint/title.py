"""Pieces of the title: the sign on its chains, lanterns, and the regulars behind the bar."""

from dataclasses import dataclass

import pygame
from pygame import Surface

from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, WINDOWS, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.light import lifted_shadow, shadow_blur
from scenes.paint.panels import Panel
from scenes.paint.portrait import cut_out_surface
from scenes.paint.room import night_street
from scenes.paint.units import Picture, Scale
from scenes.paint.wood import planks

SIGN_RATIO = 0.76
LANTERN_WIDTH, LANTERN_HEIGHT = 92, 126
BAR_HEIGHT = 62
PATRON_SIDE = 238
CROWD = (
    "sleepy_summoner",
    "hungry_war_bear",
    "rusty_ranger",
    "bunny_prince",
    "clumsy_wizard",
    "abstinent_nun",
    "drunken_dwarf",
)
_FEW = (
    "hungry_war_bear",
    "bunny_prince",
    "drunken_dwarf",
    "clumsy_wizard",
    "sleepy_summoner",
    "rusty_ranger",
    "abstinent_nun",
)
"""Where there is no room for all, the first ones of these."""
_CLOSEST = 170.0
"""So many u are between two of them at least."""

_SIGN_WIDTH = 600
_SIGN_Y = 28
_LANTERN_OVER = 62
"""So far, in u, the lanterns reach out beside the sign."""


@dataclass(frozen=True, slots=True)
class TitlePlan:
    """Where things stand in the picture of the title; it has a scale of its own, which no setting enlarges.

    `menu_left` and `menu_bottom` are in u of the picture: the menu is never hidden, the picture gives way.
    """

    scale: Scale
    menu_left: float
    menu_bottom: float

    @classmethod
    def of(cls, page: Scale, menu_left: float, menu_bottom: float) -> "TitlePlan":
        """Return the plan for a page, on which the menu ends at a point given in u of the page."""
        scale = Scale(page.width, page.height)
        ratio = page.u / scale.u
        return cls(scale, menu_left * ratio, menu_bottom * ratio)

    @property
    def sign_width(self) -> float:
        """Width of the sign."""
        return min(_SIGN_WIDTH, self.menu_left - 2 * _LANTERN_OVER)

    @property
    def sign_x(self) -> float:
        """Left edge of the sign: a third of the way, or in the middle of what the menu leaves."""
        wished = self.scale.logical_width * 0.335
        is_free = wished + self.sign_width / 2 + _LANTERN_OVER <= self.menu_left
        return (wished if is_free else self.menu_left / 2) - self.sign_width / 2

    @property
    def sign_corner(self) -> tuple[int, int]:
        """The pixel of the upper left corner of the sign."""
        return self.scale.px(self.sign_x), self.scale.px(_SIGN_Y)

    @property
    def crowd_y(self) -> float:
        """Upper edge of the regulars."""
        return self.scale.logical_height - 56 - PATRON_SIDE * 0.985

    @property
    def crowd(self) -> tuple[tuple[str, float], ...]:
        """Who stands at the bar, and where: all of them, or as many as find room beside a long menu."""
        wide = self.scale.logical_width
        if self.menu_bottom <= self.crowd_y + 12:
            step = (wide - 70 - PATRON_SIDE) / (len(CROWD) - 1)
            return tuple((key, 35 + index * step) for index, key in enumerate(CROWD))
        room = self.menu_left - 20 - PATRON_SIDE
        count = max(1, min(len(CROWD), 1 + int(room / _CLOSEST)))
        step = room / max(1, count - 1)
        return tuple((key, 10 + index * step) for index, key in enumerate(_FEW[:count]))


@remembered(WINDOWS)
def title_backdrop(plan: TitlePlan) -> Surface:
    """The whole title but for menu and sign: street, lanterns, the regulars, and the bar they lean on."""
    scale = plan.scale
    canvas = Canvas(scale, night_street(scale))
    for x in (plan.sign_x - 54, plan.sign_x + plan.sign_width - 30):
        canvas.glow(x + 44, 130, 170, ink.LANTERN, 0.8)
        canvas.put(lantern(scale), x, 32)
    _crowd(canvas, plan)
    canvas.put(bar_front(scale), 0, scale.logical_height - BAR_HEIGHT)
    return canvas.surface


@remembered(PIECES)
def sign(scale: Scale, width: float) -> Picture:
    """The sign of the whole street with its chains, .76 as high as wide."""
    canvas = Canvas.clear(scale, width, width * SIGN_RATIO)
    canvas.art("street_sign.svg", 0, 0, width, width * SIGN_RATIO)
    return canvas.picture()


@remembered(PIECES)
def lantern(scale: Scale) -> Picture:
    """A hanging lantern, 92 x 126 u; its light is centred 44 u in and 98 u down."""
    canvas = Canvas.clear(scale, LANTERN_WIDTH, LANTERN_HEIGHT)
    canvas.art("frames/lantern.svg", 0, 0, LANTERN_WIDTH, LANTERN_HEIGHT)
    return canvas.picture()


@remembered(PIECES)
def regular(scale: Scale, key: str) -> Picture:
    """A patron without ground and with a soft shadow; the lower edge must be hidden by a bar or a frame."""
    blur = shadow_blur(scale, 7)
    pixels = scale.px(PATRON_SIDE)
    body = cut_out_surface(key, pixels)
    shade = lifted_shadow(body, blur)
    out = Surface((pixels + 4 * blur + scale.px(8), pixels + 4 * blur + scale.px(4)), pygame.SRCALPHA)
    out.blit(shade, (scale.px(8), scale.px(4)))
    out.blit(body, (2 * blur, 2 * blur))
    return Picture(out, 2 * blur, 2 * blur)


@remembered(PIECES)
def bar_front(scale: Scale) -> Picture:
    """The front of the bar over the whole width, 62 u high."""
    wide = scale.logical_width
    canvas = Canvas.clear(scale, wide, BAR_HEIGHT, left=6)
    planks(canvas, (0, 18, wide, BAR_HEIGHT - 18), ink.SHELF, ink.SHELF_SEAM, 90, upright=True, seed=5)
    canvas.panel(-6, 0, wide + 12, 18, Panel(ink.RAIL, 3, 3, ink.RAIL_LIGHT, ink.BEAM))
    return canvas.picture()


def _crowd(canvas: Canvas, plan: TitlePlan) -> None:
    """The second, fourth, ... stand in front and a little lower."""
    crowd = plan.crowd
    for index in (*range(0, len(crowd), 2), *range(1, len(crowd), 2)):
        key, x = crowd[index]
        canvas.put(regular(canvas.scale, key), x, plan.crowd_y - (0 if index % 2 else 6))
