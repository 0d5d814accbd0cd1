"""A page of pictures: a heading, and the table after each turn."""

import math

from PIL import Image
from pygame import Surface

from scenes.paint import palette as ink
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.units import Scale
from scenes.sharing.facts import Facts
from scenes.sharing.inks import Inks, plain_image

HEADING = 96.0
_MOST_COLUMNS = 4
_GAP = 0.025
"""Of the width of a picture."""


class Sheet:
    """A page with room for so many pictures of one size; only the numbers of their inks are kept."""

    def __init__(self, count: int, size: tuple[int, int], facts: Facts) -> None:
        self._picture = size
        self._gap = round(size[0] * _GAP)
        self._columns = min(_MOST_COLUMNS, math.ceil(math.sqrt(count)))
        rows = math.ceil(count / self._columns)
        width = self._gap + self._columns * (size[0] + self._gap)
        scale = _heading_scale(width)
        self._heading = plain_image(_heading(scale, facts))
        self._page = Image.new("P", (width, scale.height + rows * (size[1] + self._gap)))
        self._inks: Inks | None = None
        self._filled = 0

    def dip(self, samples: list[Image.Image]) -> None:
        """Choose inks that suit some of the pictures, and paint the heading."""
        width = self._picture[0]
        strips = [self._heading.crop((x, 0, x + width, self._heading.height)) for x in (0, self._gap)]
        inks = self._inks = Inks([*samples, *strips])
        self._page.putpalette(inks.colours)
        ground = inks.numbers(self._heading.crop((0, 0, 1, 1))).tobytes()[0]
        self._page.paste(ground, (0, 0, *self._page.size))
        self._page.paste(inks.numbers(self._heading), (0, 0))

    def add(self, picture: Image.Image) -> None:
        """Paste the next picture; inks were chosen before."""
        assert self._inks is not None
        row, column = divmod(self._filled, self._columns)
        width, height = self._picture
        x = self._gap + column * (width + self._gap)
        y = self._heading.height + row * (height + self._gap)
        self._page.paste(self._inks.numbers(picture), (x, y))
        self._filled += 1

    @property
    def page(self) -> Image.Image:
        """The page as it is now."""
        return self._page


def _heading_scale(width: int) -> Scale:
    unit = max(0.75, min(2.0, width / 1280))
    return Scale(width, round(HEADING * unit), unit=unit)


def _heading(scale: Scale, facts: Facts) -> Surface:
    """Paint the game, how it ended, and whatever else is known of it."""
    canvas = Canvas(scale, Surface((scale.width, scale.height)).convert())
    wide = scale.logical_width
    canvas.fill(0, 0, wide, HEADING, ink.DEEP_PLUM)
    edge = wide * _GAP / 2
    canvas.panel(
        edge, 10, wide - 2 * edge, HEADING - 22, Panel(ink.BEAM, 10, 3, ink.WOOD_LIGHT, ink.WOOD_DARK)
    )
    left, room = edge + 22, wide - 2 * edge - 44
    half = room / 2 - 10
    canvas.text(facts.game, left, 35, Face.DISPLAY, 26, ink.AMBER, shadow=True, fit=half)
    canvas.text(facts.result, left + room, 35, Face.DISPLAY, 20, ink.PARCHMENT_LIGHT, align=1, fit=half)
    canvas.text(_joined(facts.name, facts.deal), left, 65, Face.BOLD, 15, ink.SUBTEXT_ON_WOOD, fit=half)
    who = _joined(facts.players, facts.day)
    canvas.text(who, left + room, 65, Face.BOLD, 15, ink.SUBTEXT_ON_WOOD, align=1, fit=half)
    return canvas.surface


def _joined(*words: str) -> str:
    return ", ".join(filter(None, words))
