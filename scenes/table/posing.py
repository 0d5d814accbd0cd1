"""Pictures as they are on their way: grown, turned over, tilted, pressed; what rests is turned only once."""

import pygame
from pygame import Surface

from scenes.anim.motion import Place, Pose
from scenes.paint.cache import DrawnCache
from scenes.paint.units import Picture, Scale
from scenes.stage import Sprite

_TURNED = DrawnCache[Surface](8 * 2**20)
SOFTER = 4
"""So many times too small is the surface of a shadow before it is turned."""
_SLIGHT = 0.004
_FLAT = 0.25
"""Degrees that nobody sees."""


def posed(scale: Scale, picture: Picture, pose: Pose) -> Sprite:
    """Return a picture in a pose of a motion."""
    look = pose.look
    share = min(pose.width / look.width, pose.height / look.height) if look.width else 1.0
    x, y = pose.x + pose.width / 2, pose.y + pose.height / 2
    wide, high = share * pose.squeeze, share
    if pose.squash:
        high *= 1 - pose.squash / look.height
        wide *= 1 + 0.4 * pose.squash / look.height
        y += pose.squash / 2
    if abs(wide - 1) < _SLIGHT and abs(high - 1) < _SLIGHT and abs(pose.tilt) < _FLAT:
        return _placed(scale, picture, picture.surface, look, x, y, 1.0, 1.0, pose.alpha)
    return _placed(
        scale, picture, _shaped(picture.surface, wide, high, pose.tilt), look, x, y, wide, high, pose.alpha
    )


def turned(
    scale: Scale,
    picture: Picture,
    size: Place,
    x: float,
    y: float,
    grown: float,
    tilt: float = 0.0,
    softer: int = 1,
) -> Sprite:
    """Return a picture of a thing of that size around a point in u, grown and tilted; it is kept.

    A surface may be `softer` times too small for its anchor: it is turned as it is, and grown afterwards.
    """
    surface = picture.surface
    if softer > 1 or abs(grown - 1) >= _SLIGHT or abs(tilt) >= _FLAT:
        grown = round(grown, 2)

        def draw() -> Surface:
            if softer == 1:
                return _shaped(picture.surface, grown, grown, tilt)
            return _shaped(_shaped(picture.surface, 1.0, 1.0, tilt), softer * grown, softer * grown, 0.0)

        surface = _TURNED.get((surface, grown, tilt), draw)
    return _placed(scale, picture, surface, size, x, y, grown, grown, 255, softer)


def _shaped(surface: Surface, wide: float, high: float, tilt: float) -> Surface:
    if abs(tilt) >= _FLAT and abs(wide - high) < _SLIGHT:
        return pygame.transform.rotozoom(surface, tilt, wide)
    size = max(1, round(surface.get_width() * wide)), max(1, round(surface.get_height() * high))
    if size != surface.get_size():
        surface = pygame.transform.smoothscale(surface, size)
    return pygame.transform.rotozoom(surface, tilt, 1.0) if abs(tilt) >= _FLAT else surface


def _placed(
    scale: Scale,
    picture: Picture,
    surface: Surface,
    size: Place,
    x: float,
    y: float,
    wide: float,
    high: float,
    alpha: int,
    softer: int = 1,
) -> Sprite:
    """Put a changed picture so that the middle of the thing itself comes to a point in u."""
    if surface is picture.surface:
        corner = (
            scale.px(x - size.width / 2) - picture.anchor_x,
            scale.px(y - size.height / 2) - picture.anchor_y,
        )
        return Sprite(surface, *corner, alpha)
    # From the middle of the picture to the middle of the thing, which a medal or a shadow makes differ.
    off_x = picture.anchor_x + scale.u * size.width / 2 - softer * picture.surface.get_width() / 2
    off_y = picture.anchor_y + scale.u * size.height / 2 - softer * picture.surface.get_height() / 2
    left = x * scale.u - off_x * wide - surface.get_width() / 2
    top = y * scale.u - off_y * high - surface.get_height() / 2
    return Sprite(surface, round(left), round(top), alpha)
