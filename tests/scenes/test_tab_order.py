"""Tab goes through what stands in one row from left to right, in every menu."""

from itertools import pairwise
from pathlib import Path

import pytest
from tour import STOPS, show

from scenes.gui.menu import MenuScene

MENUS = tuple(name for name in STOPS if not name.startswith(("table", "lesson")))


@pytest.mark.parametrize(
    ("name", "percent"), [(name, (100, 200)[number % 2]) for number, name in enumerate(MENUS)]
)
def test_tab_follows_each_row_of_a_menu(tmp_path: Path, name: str, percent: int) -> None:
    pilot = show(name, tmp_path, interface_scale=percent)
    scene = pilot.scene
    assert isinstance(scene, MenuScene)
    near = scene.scale.px(6)
    against = [
        f"{left.name} before {right.name}"
        for left, right in pairwise(scene.gui.stops)
        if abs(left.rect.centery - right.rect.centery) <= near and left.rect.x > right.rect.x
    ]
    pilot.stop()
    assert against == []
