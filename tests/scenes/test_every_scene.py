"""Every scene at every size and scale: no word leaves the window, is cut, hidden or written over another.

In menus Tab goes through what stands in one row from left to right.
"""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from menu_rects import check_elements
from tour import SCALES, SIZES, STOPS, show
from walker import walking

from scenes.gui.menu import MenuScene
from scenes.rules_book.rules_book_scene import RulesBookScene
from scenes.scene import Scene

TELLING = ("table_what_if", "library", "settings")
"""Walked everywhere: a table, a page of lists, and the longest page that scrolls."""
SMALLEST, _, *WIDE = SIZES
IN_TURN = [*zip(WIDE, (100, 150, 100), strict=True), *zip(WIDE, (150, 100, 150), strict=True)]


def _layouts() -> Iterator[tuple[str, tuple[int, int], int]]:
    """Yield each scene with where it is walked.

    All sizes are of two shapes, and windows of one shape have one grid at each scale. So every scene is seen
    in the smallest window, where room is least and rounding coarsest, at one scale in turn, and in one of the
    wide ones in turn at the other.
    """
    for number, name in enumerate(STOPS):
        if name in TELLING:
            yield from ((name, size, percent) for size in SIZES for percent in SCALES)
        else:
            yield name, SMALLEST, SCALES[(number + 1) % len(SCALES)]
            yield (name, *IN_TURN[number % len(IN_TURN)])


LAYOUTS = list(_layouts())


def _scrolls(scene: Scene) -> bool:
    return isinstance(scene, MenuScene) and scene.page.can_scroll


@pytest.mark.parametrize(
    ("name", "size", "percent"), LAYOUTS, ids=[f"{name}-{w}x{h}@{p}" for name, (w, h), p in LAYOUTS]
)
def test_words_and_elements_keep_apart_and_in_the_window(
    tmp_path: Path, name: str, size: tuple[int, int], percent: int
) -> None:
    with walking() as walker:
        pilot = show(name, tmp_path, size, interface_scale=percent)
        scene = pilot.scene
        view = scene._window if isinstance(scene, RulesBookScene) else None
        faults = walker.faults(pilot.app.frame(), scrolls=_scrolls(scene), view=view)
        against = []
        if isinstance(scene, MenuScene):
            check_elements(scene)
            against = against_the_row(scene)
        pilot.stop()
    assert (faults, against) == ([], [])


def against_the_row(scene: MenuScene) -> list[str]:
    """The elements of one row that Tab goes through from right to left."""
    near = scene.scale.px(6)
    return [
        f"{left.name} before {right.name}"
        for left, right in pairwise(scene.gui.stops)
        if abs(left.rect.centery - right.rect.centery) <= near and left.rect.x > right.rect.x
    ]


def test_every_size_is_walked_at_every_scale() -> None:
    assert set(TELLING) <= set(STOPS)
    rest = {(size, percent) for name, size, percent in LAYOUTS if name not in TELLING}
    assert rest == {(size, percent) for size in (SMALLEST, *WIDE) for percent in SCALES}
