"""What is told in a few letters: the deal number to copy, and a challenge; in the row of the heading."""

from collections.abc import Callable
from functools import partial
from typing import Final

from saves.matches import StoredMatch
from scenes.challenge.telling import challenge_others
from scenes.clipboard import copy_deal
from scenes.deals import deal_text
from scenes.gui.manager import Gui
from scenes.gui.pieces import icon_button, plank
from scenes.language import tr
from scenes.paint.controls import Plank
from scenes.paint.units import Scale
from scenes.scene import Director

_WIDE, _SLIM, _GAP, _EDGE = 216.0, 48.0, 12.0, 24.0
_HIGH: Final = 44.0


def _each(scale: Scale) -> float:
    """Return the width in u of each: where the row is short, they are icons."""
    return _WIDE if scale.logical_width >= 900 else _SLIM


def telling_width(scale: Scale) -> float:
    """Return how much of the row is taken, in u."""
    return 2 * _each(scale) + _GAP


def build_telling(gui: Gui, director: Director, stored: StoredMatch) -> None:
    """Create what copies the deal number, if the deal has one, and what challenges others."""
    seed = stored.header.seed
    x = gui.scale.logical_width - _EDGE - telling_width(gui.scale)
    if not stored.header.has_own_deal:
        words = tr("Deal {deal}", deal=deal_text(seed))
        _build(gui, "copy_deal", x, words, "copy", partial(copy_deal, director.services, seed))
    challenge = partial(challenge_others, director, stored)
    _build(gui, "challenge", x + _each(gui.scale) + _GAP, tr("Challenge others"), "swap", challenge)


def _build(gui: Gui, name: str, x: float, words: str, icon: str, action: Callable[[], None]) -> None:
    wide = _each(gui.scale)
    if wide == _SLIM:
        icon_button(gui, name, x, 12, icon, action, tip=words)
    else:
        plank(gui, name, x, 14, Plank(words, wide, _HIGH, icon, size=17), action)
