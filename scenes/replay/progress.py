"""How far an analysis is, on the plank that stops it."""

from pygame import Rect

from scenes.paint.progress import PLANK_BAR, PLANK_WIDTH, plank_progress
from scenes.paint.units import Scale
from scenes.stage import Sprite


def progress_on(scale: Scale, plank: Rect, done: float) -> Sprite:
    """Return a bar and the percentage for the right half of a plank; `done` is from 0 to 1."""
    picture = plank_progress(scale, min(99, int(done * 100)))
    return Sprite.of(
        picture, plank.right - scale.px(PLANK_WIDTH + 12), plank.centery - scale.px(PLANK_BAR / 2)
    )
