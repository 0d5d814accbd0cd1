"""On the board of the chosen match: what copies its deal number, and what challenges others with it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from saves.format import SaveError
from saves.info import MatchInfo
from scenes.challenge.telling import challenge_others
from scenes.clipboard import copy_deal
from scenes.deals import deal_text
from scenes.dialogs import tell
from scenes.gui.manager import Gui
from scenes.gui.pieces import icon_button
from scenes.language import tr
from scenes.library.plan import LibraryPlan

if TYPE_CHECKING:
    from scenes.library.library_scene import LibraryScene

_SIDE, _GAP, _EDGE = 34.0, 8.0, 10.0


def build_telling(gui: Gui, scene: LibraryScene, plan: LibraryPlan) -> None:
    """Create the two buttons in the upper right corner of the board, for a deal that has a number."""
    info = scene.rack.info
    if info is None or info.problem is not None or info.has_own_deal:
        return
    x, y, wide, _ = plan.detail
    right, top = x + wide - _EDGE - _SIDE, y + 8
    tip = tr("Copy the number of deal {deal}", deal=deal_text(info.seed))
    left = right - _GAP - _SIDE
    copy = partial(copy_deal, scene.services, info.seed)
    icon_button(gui, "copy_deal", left, top, "copy", copy, tip=tip, side=_SIDE)
    tip = tr("Challenge others with this deal")
    icon_button(gui, "challenge", right, top, "swap", lambda: _challenge(scene, info), tip=tip, side=_SIDE)


def _challenge(scene: LibraryScene, info: MatchInfo) -> None:
    try:
        stored = scene.services.store.open(info.path, is_writable=False)
    except SaveError as problem:
        tell(scene.director, tr("This match cannot be opened"), problem.words)
        return
    stored.close()
    challenge_others(scene.director, stored)
