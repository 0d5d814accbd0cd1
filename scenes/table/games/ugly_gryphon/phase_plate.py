"""The sign with turn and phase: its amber plate slides from one phase to the other."""

from collections.abc import Callable

from pygame import Rect

from game.ugly_gryphon.state import Phase, View
from scenes.anim import timings
from scenes.anim.easing import cubic_in_out, share_of
from scenes.paint import boards
from scenes.paint.flair import live_plate
from scenes.paint.grid import TableGrid
from scenes.paint.units import Picture, Scale
from scenes.stage import Sprite
from scenes.table.game_table import Shown

_TOP, _RIM = 7.0, 6.0
"""Where the plates begin on the sign, and what of a plate is its edge; in u."""

Sign = Callable[[int | None], Picture]
"""Draws the sign with that plate amber, or none."""


def live_phase(view: View) -> int | None:
    """Return the number of the phase that is on; None after the night."""
    if view.reason:
        return None
    return 0 if view.phase is Phase.INN else 1


def sign_sprites(scale: Scale, shown: Shown, sign: Sign) -> list[Sprite]:
    """Return the sign as it is now, its plate perhaps on the way."""
    area = TableGrid.of(scale).phase_sign
    after = live_phase(shown.view)
    before = after if shown.clip is None else live_phase(shown.clip.before)
    share = share_of(shown.time, 0, timings.PHASE)
    if before is None or after is None or before == after or share >= 1:
        return [Sprite.at(scale, sign(after), area.x, area.y)]
    way = cubic_in_out(share)
    places = [boards.phase_place(area.width, index, 2, None) for index in range(2)]
    if places != [boards.phase_place(area.width, index, 2, index) for index in range(2)]:
        # On a narrow sign the plates change their width: the new one comes through the old one.
        old, new = (Sprite.at(scale, sign(phase), area.x, area.y) for phase in (before, after))
        return [old, new._replace(alpha=round(255 * way))]
    x = places[before][0] + (places[after][0] - places[before][0]) * way
    wide, high = places[after][1], area.height - 2 * _TOP
    sprites = [
        Sprite.at(scale, sign(None), area.x, area.y),
        Sprite.at(scale, live_plate(scale, wide, high), area.x + x, area.y + _TOP),
    ]
    window = _plate(scale, x, wide, area.height)
    left, top = scale.px(area.x), scale.px(area.y)
    for index, (start, broad) in enumerate(places):
        # The words of each plate where the amber one is over it, without the edges of either.
        seen = window.clip(_plate(scale, start, broad, area.height))
        if seen.width:
            lit = sign(index)
            part = lit.surface.subsurface(seen.move(lit.anchor_x, lit.anchor_y))
            sprites.append(Sprite(part, left + seen.x, top + seen.y))
    return sprites


def _plate(scale: Scale, x: float, width: float, height: float) -> Rect:
    return scale.box(x + _RIM, _TOP + _RIM, width - 2 * _RIM, height - 2 * (_TOP + _RIM))
