"""Whether the elements of a menu lie on the page, apart from each other, and not under its bar."""

from pygame import Rect

from scenes.gui.menu import MenuScene
from scenes.gui.page import BAR_ROOM

WINDOWS = ((1024, 640), (1280, 800), (1920, 1080), (2560, 1440), (3440, 1440), (3840, 2160))
ZOOMS = (80, 100, 125, 150, 200)
LAYOUTS = tuple((size, zoom) for size in WINDOWS for zoom in ZOOMS)
"""Every window with every scale of the interface; the grid of a menu follows from both."""


def grid_of(size: tuple[int, int], zoom: int) -> tuple[float, float]:
    """Return width and height in u of a window."""
    unit = zoom / 100 * min(size[0] / 1280, size[1] / 800)
    return round(size[0] / unit, 1), round(size[1] / unit, 1)


GRIDS = tuple({grid_of(*layout): layout for layout in reversed(LAYOUTS)}.values())
"""One layout for each different grid: enough where nothing depends on the pixels."""


def check_elements(scene: MenuScene) -> None:
    """Assert that every element lies on the page, and none on another or under the bar."""
    scale = scene.scale
    room = Rect(0, 0, scale.width, scale.height)
    if scene.page.can_scroll:
        room.width -= scale.px(BAR_ROOM)
    rects = {stop.name: stop.rect for stop in scene.gui.stops}
    for name, rect in rects.items():
        assert room.contains(rect), f"{name} leaves the page: {rect} in {room}"
        for other, beside in rects.items():
            assert other == name or not rect.colliderect(beside), f"{name} lies on {other}"


def is_in_sight(scene: MenuScene, name: str) -> bool:
    """Whether an element is seen without scrolling."""
    window = Rect(0, scene.page.top, scene.page.window.width, scene.page.window.height)
    return bool(window.contains(scene.gui.find(name).rect))
