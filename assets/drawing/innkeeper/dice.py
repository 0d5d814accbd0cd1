"""The six faces of the die, 100 x 100."""

from functools import partial

from assets.drawing.innkeeper.forms import rounded
from assets.drawing.palette import PLUM, RED, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import ellipse
from assets.drawing.sheets import Draw

_IVORY = Tones("#FFFDF2", "#F4E6C4", "#C9A878")
_PIPS = {
    1: ((50, 50),),
    2: ((30, 30), (70, 70)),
    3: ((28, 28), (50, 50), (72, 72)),
    4: ((30, 30), (70, 30), (30, 70), (70, 70)),
    5: ((28, 28), (72, 28), (50, 50), (28, 72), (72, 72)),
    6: ((31, 25), (31, 50), (31, 75), (69, 25), (69, 50), (69, 75)),
}


def _draw(number: int, art: Picture) -> None:
    art.piece(rounded(8, 8, 92, 92, 17), _IVORY, line=6, shade=(8, 8), lamp=5)
    for x, y in _PIPS[number]:
        if number == 1:
            pip = ellipse(x, y, 12.5)
            art.ink(ellipse(x, y, 15))
            art.fill(pip, RED.base)
            art.fill(pip - pip.moved(-3, -3), RED.dark)
        else:
            pip = ellipse(x, y, 10)
            art.ink(pip)
            art.fill((pip - pip.moved(-1.8, -1.8)) & ellipse(x, y, 8.6), PLUM.base)


FACES: dict[int, Draw] = {number: partial(_draw, number) for number in _PIPS}
"""How each number is drawn."""
