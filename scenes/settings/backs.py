"""The backs of the cards as a choice of pictures."""

from collections.abc import Callable

from scenes.gui.manager import Gui
from scenes.gui.pieces import Box, Choice
from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.card import HEIGHT
from scenes.paint.card_backs import CARD_BACKS
from scenes.paint.controls import Press
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
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

    def _picture(self, press: Press) -> Picture:
        hover = self._under_pointer() if press is Press.HOVER else None
        return _backs(
            self.gui.scale,
            self.options,
            self.chosen,
            self._width,
            self._height,
            hover,
            is_focused=press is Press.FOCUSED,
        )


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
    canvas = Canvas.clear(scale, width, height, left=6, top=6, right=6, bottom=6)
    if is_focused:
        canvas.panel(-4, -4, width + 8, height + 8, Panel(ink.AMBER, 12, 2.4))
    canvas.panel(0, 0, width, height, Panel(ink.GROOVE, 9, 2.4, stroke=ink.EDGE))
    broad = (width - 8) / len(CARD_BACKS)
    for index, back in enumerate(CARD_BACKS):
        x = 4 + index * broad
        if index == chosen:
            peg = Panel(ink.PARCHMENT, 7, 2.4, ink.PARCHMENT_LIGHT, ink.PARCHMENT_SHADE)
            canvas.panel(x, 3, broad - 1, height - 6, peg)
        elif index == hover:
            canvas.panel(x, 3, broad - 1, height - 6, Panel(ink.WOOD_OFF, 7, 0))
        tall = height - _CAPTION - 16
        wide = min(broad - 14, tall / HEIGHT)
        canvas.art(back.path, x + (broad - wide) / 2, 9, wide, wide * HEIGHT)
        tone = ink.TEXT if index == chosen else ink.FADED_ON_WOOD
        style = Style(Face.DISPLAY, 14.5, tone, leading=0.98, lines=2, centred=True, balanced=True)
        canvas.rich(words[index], x + 3, height - _CAPTION / 2 - 4, broad - 7, style)
    return canvas.picture()
