"""Every scene at every size and scale: no word leaves the window, is cut, hidden or written over another."""

from pathlib import Path

import pytest
from menu_rects import check_elements
from tour import SCALES, SIZES, STOPS, show
from walker import walking

from scenes.gui.menu import MenuScene
from scenes.rules_book.rules_book_scene import RulesBookScene
from scenes.scene import Scene

LAYOUTS = [(size, percent) for size in SIZES for percent in SCALES]


def _scrolls(scene: Scene) -> bool:
    return isinstance(scene, MenuScene) and scene.page.can_scroll


@pytest.mark.parametrize(("size", "percent"), LAYOUTS, ids=[f"{w}x{h}@{p}" for (w, h), p in LAYOUTS])
@pytest.mark.parametrize("name", STOPS)
def test_words_and_elements_keep_apart_and_in_the_window(
    tmp_path: Path, name: str, size: tuple[int, int], percent: int
) -> None:
    with walking() as walker:
        pilot = show(name, tmp_path, size, interface_scale=percent)
        scene = pilot.scene
        view = scene._window if isinstance(scene, RulesBookScene) else None
        faults = walker.faults(pilot.app.frame(), scrolls=_scrolls(scene), view=view)
        if isinstance(scene, MenuScene):
            check_elements(scene)
        pilot.stop()
    assert faults == []
