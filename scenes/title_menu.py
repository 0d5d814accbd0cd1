"""The planks of the title: how large they are, and where they hang."""

from dataclasses import replace

from scenes.gui.manager import Action
from scenes.paint import palette as ink
from scenes.paint.controls import Plank, plank_room
from scenes.paint.fonts import Face
from scenes.paint.rich import Style, lay_out
from scenes.paint.text import ELLIPSIS, text_px
from scenes.paint.units import Scale

MENU_WIDTH = 380
HIGH_PLANK, LOW_PLANK, GAP = 63, 50, 11
_FLAT, _FLATTEST = (54, 43, 8), (48, 38, 6)
"""The same where the window is so low that not everything could be seen at once, and where it is lower."""
HIGHEST, LOWEST = 62.0, 14.0
"""Between these the menu begins, in u from the top."""
Entry = tuple[str, Plank, Action]
"""A plank of the menu: its name, its look, what it does."""
SMALLEST_WORDS = 14.0
"""So small, in u, the second line of a plank may become before it is cut."""


def continue_words(scale: Scale, look: Plank, name: str, headline: str) -> str:
    """Return the second line of a plank: how far a night is, whole, after as much of its name as fits."""
    words = f"{name}: {headline}"
    while name and not _fits(scale, look, words):
        name = name[:-1].rstrip(" .,;:")
        words = f"{name}{ELLIPSIS}: {headline}"
    return words if name else headline


def _fits(scale: Scale, look: Plank, words: str) -> bool:
    style = Style(Face.BOLD, SMALLEST_WORDS, ink.TEXT, lines=1)
    laid = lay_out(scale, words, plank_room(look), style)
    return not laid.is_cut and laid.px == text_px(scale, SMALLEST_WORDS)


def menu_width(scale: Scale) -> float:
    """Return the width of the menu; wider where letters are large against everything else."""
    return MENU_WIDTH + min(70.0, max(0.0, scale.logical_width - 1280) * 0.2)


def broad(row: list[Entry], width: float) -> list[Entry]:
    """Return the planks of a row, which share its width."""
    each = (width - GAP * (len(row) - 1)) / len(row)
    return [(name, replace(look, width=each), action) for name, look, action in row]


def menu_x(scale: Scale) -> float:
    """Return where the menu begins from the left."""
    margin = 50.0 if scale.logical_width >= 1000 else 24.0
    return scale.logical_width - menu_width(scale) - margin


def is_low(scale: Scale) -> bool:
    """Whether a window is so low that the planks have to be flatter."""
    return scale.logical_height < 600


def shrinking(scale: Scale) -> float:
    """Return what one u of the picture behind the menu is in u of the page."""
    return Scale(scale.width, scale.height).u / scale.u


def entry(words: str, icon: str, small: str, *, is_hot: bool = False) -> Plank:
    """Return a plank with a second line."""
    return Plank(words, MENU_WIDTH, HIGH_PLANK, icon, small, size=25, is_hot=is_hot, has_nails=True)


def small_entry(words: str, icon: str) -> Plank:
    """Return a plank that shares its row."""
    return Plank(words, MENU_WIDTH / 2, LOW_PLANK, icon, size=20)


def measures(scale: Scale) -> tuple[int, int, int]:
    """Return the heights of a plank with two lines and of one with one, and the gap between two."""
    if not is_low(scale):
        return HIGH_PLANK, LOW_PLANK, GAP
    return _FLAT if scale.logical_height >= 440 else _FLATTEST


def flat(scale: Scale, look: Plank) -> Plank:
    """Return a plank for a low window."""
    high, low, _ = measures(scale)
    size = look.size and look.size * min(0.9, low / 45)
    return replace(look, height=high if look.small else low, size=size)
