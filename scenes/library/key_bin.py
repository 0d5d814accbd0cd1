"""The bin of the key rack: it takes the keys that are dragged into it, and gives the last one back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from scenes.gui.manager import Gui
from scenes.gui.pieces import Box, Piece, icon_button, plank
from scenes.language import tr
from scenes.library.plan import LibraryPlan
from scenes.paint.controls import Plank, Press
from scenes.paint.rack import bin_board
from scenes.paint.units import Picture

if TYPE_CHECKING:
    from scenes.library.library_scene import LibraryScene

_WORDS_FROM = 110.0
"""A narrower place has room for the icon only."""


def build_bin(gui: Gui, scene: LibraryScene, plan: LibraryPlan, thrown: str | None) -> None:
    """Create the bin, and the plank that brings back what was thrown away last, if there is something."""
    bin_box, back_box = _boxes(plan, thrown)
    has_key = scene.rack.info is not None
    words = tr("Throw this key away, or drag one here") if has_key else tr("The bin")

    def draw(press: Press) -> Picture:
        is_lit = press in (Press.HOVER, Press.FOCUSED, Press.PRESSED)
        is_hot = is_lit or (scene.is_carrying and is_over_bin(gui))
        label = tr("Let go to throw this key away") if scene.is_carrying else words
        return bin_board(gui.scale, bin_box[2], bin_box[3], label, is_hot=is_hot)

    piece = Piece(gui, "bin", bin_box, draw, scene.throw_away, tip=words if plan.is_flat else None)
    if not has_key:
        piece.allow(False)
    if thrown is not None:
        x, y, wide, high = back_box
        words = tr("Bring back {name}", name=thrown)
        if wide < _WORDS_FROM:
            icon_button(gui, "bring_back", x + wide - 48, y - 2, "undo", scene.bring_back, tip=words)
            return
        plank(gui, "bring_back", x, y, Plank(words, wide, high, "undo", size=17), scene.bring_back)


def _boxes(plan: LibraryPlan, thrown: str | None) -> tuple[Box, Box]:
    """Return where the bin is, and where something in it can be brought back."""
    x, y, wide, high = plan.bin
    if plan.bring_back is not None:
        return plan.bin, plan.bring_back
    if thrown is None:
        return plan.bin, plan.bin
    if high >= 130:
        return (x, y, wide, 66), (x, y + 80, wide, 50)
    return (x, y, wide * 0.4 - 8, high), (x + wide * 0.4, y, wide * 0.6, high)


def is_over_bin(gui: Gui) -> bool:
    """Whether the pointer is at the bin, near enough to let something fall into it."""
    reach: Rect = gui.find("bin").rect.inflate(20, 20)
    return reach.collidepoint(gui.mouse_position)
