"""The tabs over the key rack: which part of the matches is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes.gui.manager import Action, Gui
from scenes.gui.pieces import Piece
from scenes.language import tr
from scenes.library.rack import TABS
from scenes.paint.controls import Press
from scenes.paint.rack import tab
from scenes.paint.units import Picture

if TYPE_CHECKING:
    from scenes.library.library_scene import LibraryScene


def build_tabs(gui: Gui, scene: LibraryScene, corner: tuple[float, float], widths: tuple[float, ...]) -> None:
    """Create the tabs in a row."""
    x, y = corner
    words = (tr("All"), tr("To be continued"), tr("Won"), tr("Lost"))
    for index, ((name, icon, _), label) in enumerate(zip(TABS, words, strict=True)):
        width = widths[index]
        draw = _drawing(scene, icon, label, width, index)
        Piece(gui, f"tab_{name}", (x, y, width, 40), draw, _choosing(scene, index))
        x += width + 8


def _drawing(
    scene: LibraryScene, icon: str, label: str, width: float, index: int
) -> Callable[[Press], Picture]:
    def draw(press: Press) -> Picture:
        is_hover = press is not Press.NORMAL
        return tab(scene.scale, icon, label, width, is_live=scene.rack.tab == index, is_hover=is_hover)

    return draw


def _choosing(scene: LibraryScene, index: int) -> Action:
    return lambda: scene.choose_tab(index)
