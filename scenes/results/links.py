"""The line below an end that can be clicked: the deal number to copy, and a challenge for others."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from scenes.gui.manager import Gui
from scenes.gui.pieces import Box, Piece
from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.controls import Press
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.text import fit_text, text_px, text_width
from scenes.paint.units import Picture, Scale

LINK_HEIGHT = 22.0
_SIZE, _ICON, _GAP = 16.0, 18.0, 34.0


class Link(NamedTuple):
    """Words that do something, such as copying what they say."""

    name: str
    words: str
    icon: str
    tip: str
    action: Callable[[], None]


def build_links(gui: Gui, links: Sequence[Link], box: Box, tone: str) -> None:
    """Create links side by side in the middle of a box; where it is narrow, their words shrink."""
    x, y, wide, high = box
    widths = [link_width(gui.scale, link) for link in links]
    gaps = _GAP * (len(links) - 1)
    share = min(1.0, (wide - gaps) / sum(widths))
    left = x + max(0.0, (wide - gaps - sum(widths) * share) / 2)
    for link, full in zip(links, widths, strict=True):
        broad = full * share
        place = (left, y + (high - LINK_HEIGHT) / 2, broad, LINK_HEIGHT)
        Piece(gui, link.name, place, _drawing(gui, link, broad, tone), link.action, tip=link.tip)
        left += broad + _GAP


def link_width(scale: Scale, link: Link) -> float:
    """Return the width in u of a link with its icon."""
    return text_width(link.words, Face.BOLD, text_px(scale, _SIZE)) / scale.u + _ICON + 8


def row_width(scale: Scale, links: Sequence[Link]) -> float:
    """Return the width in u of links side by side."""
    return sum(link_width(scale, link) for link in links) + _GAP * (len(links) - 1)


def _drawing(gui: Gui, link: Link, width: float, tone: str) -> Callable[[Press], Picture]:
    def draw(press: Press) -> Picture:
        return link_picture(gui.scale, link.words, link.icon, width, tone, press)

    return draw


@remembered(PIECES)
def link_picture(scale: Scale, words: str, icon: str, width: float, tone: str, press: Press) -> Picture:
    """Words with an icon before them, lit and underlined under pointer or keyboard."""
    canvas = Canvas.clear(scale, width, LINK_HEIGHT, left=6, top=4, right=6, bottom=4)
    is_lit = press is not Press.NORMAL
    if press is Press.FOCUSED:
        canvas.panel(-5, -2, width + 10, LINK_HEIGHT + 4, Panel("none", 6, 2, stroke=ink.AMBER))
    canvas.icon(icon, 0, (LINK_HEIGHT - _ICON) / 2, _ICON)
    room = width - _ICON - 8
    shown, px = fit_text(words, Face.BOLD, text_px(scale, _SIZE), room * scale.u)
    colour = ink.AMBER if is_lit and not ink.look().is_day else tone
    canvas.text(words, _ICON + 8, LINK_HEIGHT / 2, Face.BOLD, _SIZE, colour, fit=room)
    if is_lit:
        canvas.fill(_ICON + 8, LINK_HEIGHT - 2, text_width(shown, Face.BOLD, px) / scale.u, 1.4, colour)
    return canvas.picture()
