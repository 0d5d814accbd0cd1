"""Signs that are drawn as they come, and fill their picture all the same."""

from assets.drawing.pens import STEPPING
from assets.drawing.picture import Picture
from assets.drawing.sheets import Draw

_SIDE = 95
_LARGEST = 1.08


def fitted(draw: Draw) -> Draw:
    """The same sign in the middle of 100 x 100: at most 95 large, and grown by 8 percent at most."""

    def drawn(art: Picture) -> None:
        sign = Picture(100, 100, STEPPING)
        draw(sign)
        left, top, right, bottom = sign.bounds
        scale = min(_SIDE / (right - left), _SIDE / (bottom - top), _LARGEST)
        x, y = 50 - scale * (left + right) / 2, 50 - scale * (top + bottom) / 2
        art.inset(sign, f"translate({x:.2f} {y:.2f}) scale({scale:.4f})")

    return drawn
