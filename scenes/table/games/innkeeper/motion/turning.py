"""How signs and tags turn, swing and slide while an event is shown; at rest they hang still."""

import math

import pygame

from game.innkeeper.events import BidsRevealed, CustomerRevealed, PhaseBegan
from game.innkeeper.kinds import Phase
from scenes.anim.easing import cubic_in_out
from scenes.paint.units import Picture, Scale
from scenes.stage import Sprite
from scenes.table.game_table import Shown
from scenes.table.games.innkeeper.boards.counting import growth
from scenes.table.games.innkeeper.motion import beats
from scenes.table.games.innkeeper.motion.telling_clip import share, told

_OFF_THE_SIGN = (Phase.DEAL, Phase.OVER)
_SWING = 5.0
_THINNEST = 0.06


def is_turned_up(shown: Shown) -> bool:
    """Whether the tags on the eaves show what the event that is being shown brings."""
    match told(shown):
        case BidsRevealed():
            return _turned(shown) >= 0.5
        case CustomerRevealed():
            return growth(shown, len(shown.view.inns) - 1, 1).has_total
        case _:
            return True


def _turned(shown: Shown) -> float:
    """Return how far the tags have turned over as the bids are revealed, 0 to 1."""
    return min(1.0, share(shown) * (beats.REVEAL + beats.REVEAL_READ) / beats.REVEAL)


def hung(scale: Scale, shown: Shown, picture: Picture, right: float, top: float) -> Sprite:
    """Return a tag with its right upper corner at a point in u, turning and swinging as bids are revealed."""
    if not isinstance(told(shown), BidsRevealed):
        return Sprite.at(scale, picture, right, top)
    done = share(shown)
    right += _SWING * math.sin(done * math.pi * 6) * (1 - done)
    wide = max(_THINNEST, abs(math.cos(math.pi * _turned(shown))))
    surface = picture.surface
    size = max(1, round(surface.get_width() * wide)), surface.get_height()
    left = scale.px(right) - picture.anchor_x + (surface.get_width() - size[0]) // 2
    return Sprite(pygame.transform.smoothscale(surface, size), left, scale.px(top) - picture.anchor_y)


def phase_slide(shown: Shown) -> tuple[Phase, Phase, float] | None:
    """Return from which phase to which the amber plate slides, and how far; None while it rests."""
    if shown.clip is None or not isinstance(told(shown), PhaseBegan):
        return None
    before, after = shown.clip.before.phase, shown.view.phase
    if before == after or before in _OFF_THE_SIGN or after in _OFF_THE_SIGN:
        return None
    return before, after, cubic_in_out(share(shown))
