"""How signs and tags turn, swing and slide while an event is shown; at rest they hang still."""

import math

from game.innkeeper.events import BidsRevealed, PhaseBegan
from game.innkeeper.kinds import Phase
from scenes.anim.easing import bump, cubic_in_out
from scenes.table.game_table import Shown
from scenes.table.games.innkeeper import beats
from scenes.table.games.innkeeper.telling_clip import share, told


def tag_turn(shown: Shown) -> tuple[bool, float]:
    """Return whether the tags of the bids show their numbers, and how wide they are while they turn over."""
    if not isinstance(told(shown), BidsRevealed):
        return True, 1.0
    done = min(1.0, share(shown) * (beats.REVEAL + beats.REVEAL_READ) / beats.REVEAL)
    return done >= 0.5, max(0.06, abs(math.cos(math.pi * done)))


def tag_swing(shown: Shown) -> float:
    """Return by how many u the tags swing to the side after they have turned over."""
    if not isinstance(told(shown), BidsRevealed):
        return 0.0
    done = share(shown)
    return 5 * math.sin(done * math.pi * 6) * (1 - done)


def phase_slide(shown: Shown) -> tuple[Phase, Phase, float] | None:
    """Return from which phase to which the amber plate slides, and how far; None while it rests."""
    if shown.clip is None or not isinstance(told(shown), PhaseBegan):
        return None
    before, after = shown.clip.before.phase, shown.view.phase
    return None if before == after else (before, after, cubic_in_out(share(shown)))


def dip(shown: Shown) -> float:
    """Return how far the lamps of the street have dipped while a phase begins, 0 to 1."""
    return bump(share(shown)) if isinstance(told(shown), PhaseBegan) else 0.0
