"""How the inns are counted before everybody's eyes: row by row, characteristic by characteristic."""

from typing import Final, NamedTuple

from game.innkeeper.cards import Cards
from game.innkeeper.events import CustomerCounted, CustomerRevealed
from game.innkeeper.kinds import NO_CARD
from game.innkeeper.state import View
from scenes.anim.easing import share_of
from scenes.table.game_table import Shown
from scenes.table.games.innkeeper.motion import beats
from scenes.table.games.innkeeper.motion.telling_clip import share, told


class Growth(NamedTuple):
    """How far a row of the board has come."""

    parts: tuple[float, ...]
    """For each characteristic that counts how much of its bar is drawn, 0 to 1."""
    has_total: bool
    """Whether the sum is written."""


_DONE: Final = 1.0


def parts_of(cards: Cards, view: View) -> int:
    """Return how many numbers are counted in each inn for the guest at the door."""
    return max(1, len(cards.lists[view.customer])) if view.customer != NO_CARD else 0


def count_seconds(cards: Cards, view: View) -> float:
    """Return how long it takes to count all inns."""
    return beats.ROW * len(view.inns) * parts_of(cards, view)


def growth(shown: Shown, row: int, parts: int) -> Growth:
    """Return how far a row, from the top of the board, has come; at rest all is counted."""
    if shown.clip is None or not isinstance(told(shown), CustomerRevealed):
        return Growth((_DONE,) * parts, has_total=True)
    rows = len(shown.view.inns)
    counting = beats.ROW * rows * parts
    whole = beats.KNOWN + counting + beats.GUEST_READ
    # A clip that was made quicker goes through the same stages.
    time = shown.time * whole / shown.clip.seconds
    first = beats.KNOWN + row * parts * beats.ROW
    done = tuple(share_of(time, first + part * beats.ROW, beats.ROW) for part in range(parts))
    return Growth(done, has_total=done[-1] == _DONE)


def decided(shown: Shown) -> float:
    """Return how far it is settled who takes the guest, 0 to 1, while that is being told; else 1."""
    return share(shown) if isinstance(told(shown), CustomerCounted) else _DONE
