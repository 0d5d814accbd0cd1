"""The backs of the cards as a choice of pictures."""

from collections.abc import Callable

from scenes.gui.manager import Gui
from scenes.gui.pieces import Box, Choice
from scenes.paint.cache import PIECES, remembered
from scenes.paint.card import HEIGHT
from scenes.paint.card_backs import CARD_BACKS
from scenes.paint.controls import groove, peg
from scenes.paint.fonts import Face
from scenes.paint.rich import Style
from scenes.paint.units import Picture, Scale

BACKS_HEIGHT = 150.0
_NAMES = tuple(back.name for back in CARD_BACKS)
_CAPTION = 36.0


class Backs(Choice):
    """Every back with its name; the chosen one lies on parchment."""

    def __init__(self, gui: Gui, name: str, box: Box, chosen: str, on_chosen: Callable[[str], None]) -> None:
        at = _NAMES.index(chosen) if chosen in _NAMES else 0
        words = tuple(back.words for back in CARD_BACKS)
        super().__init__(gui, name, box, words, at, lambda index: on_chosen(_NAMES[index]))

    def row(self, width: float, height: float, hover: int | None, *, is_focused: bool) -> Picture:
        """Return the picture of all backs with their names."""
        scale, options, chosen = self.gui.scale, self.options, self.chosen
        return _backs(scale, options, chosen, width, height, hover, is_focused=is_focused)


@remembered(PIECES)
def _backs(
    scale: Scale,
    words: tuple[str, ...],
    chosen: int,
    width: float,
    height: float,
    hover: int | None,
    *,
    is_focused: bool,
) -> Picture:
    canvas = groove(scale, width, height, is_focused=is_focused)
    broad = (width - 8) / len(CARD_BACKS)
    for index, back in enumerate(CARD_BACKS):
        x = 4 + index * broad
        tone = peg(canvas, x, broad, height, is_chosen=index == chosen, is_hovered=index == hover)
        tall = height - _CAPTION - 16
        wide = min(broad - 14, tall / HEIGHT)
        canvas.art(back.path, x + (broad - wide) / 2, 9, wide, wide * HEIGHT)
        style = Style(Face.DISPLAY, 14.5, tone, leading=0.98, lines=2, centred=True, balanced=True)
        canvas.rich(words[index], x + 3, height - _CAPTION / 2 - 4, broad - 7, style)
    return canvas.picture()
