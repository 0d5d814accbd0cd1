"""The idol: its three pieces as cards, the layers that make it up, and the whole."""

from collections.abc import Callable

from assets.drawing.innkeepers_folly.idol_stones import diamond, jade, outlines, ruby, shadow, whole
from assets.drawing.innkeepers_folly.stones import sparkle
from assets.drawing.palette import INK
from assets.drawing.pens import STEPPING
from assets.drawing.picture import Picture
from assets.drawing.shapes import ellipse

_INSIDE = "translate(20 18) scale(.9)"

Place = tuple[float, float, float]
"""Where something sparkles, and how far."""


def jade_eyes(art: Picture) -> None:
    """Draw the Jade Eyes, 400 x 400."""
    art.ground("#D8B25A", "#5A3A2A", "#6E4A32", seed=51)
    _piece(art, jade, "translate(-44 32) scale(1.22)", (74, 36, 16), (318, 64, 11), (246, 92, 9))


def diamond_claws(art: Picture) -> None:
    """Draw the Diamond Claws, 400 x 400."""
    art.ground("#8C78B8", "#2A1E4E", "#3A2A64", seed=52)
    places = ((52, 236, 15), (350, 262, 18), (300, 372, 10), (92, 350, 9))
    _piece(art, diamond, "translate(8 -66) scale(.96)", *places)


def ruby_body(art: Picture) -> None:
    """Draw the Ruby Body, 400 x 400."""
    art.ground("#7FB0A4", "#1F4A4C", "#2A5A5A", seed=53)
    _piece(art, ruby, "translate(-28 -84) scale(1.14)", (110, 214, 13), (306, 300, 15), (88, 326, 10))


def _piece(art: Picture, draw: Callable[[Picture], None], transform: str, *places: Place) -> None:
    """What is still missing lies behind the piece as a shadow."""
    missing = Picture(pen=STEPPING)
    covered = shadow()
    missing.fill(covered, INK, 0.5)
    missing.fill(covered - covered.grown(-3.4), "#FFD27A", 0.35)
    outlines(missing, covered, 2, 0.22)
    art.inset(missing, transform)
    piece = Picture(pen=STEPPING)
    draw(piece)
    for x, y, reach in places:
        sparkle(piece, x, y, reach)
    art.inset(piece, transform)


def idol_whole(art: Picture) -> None:
    """Draw the whole idol in its glory, 400 x 400."""
    art.ground("#F6C66A", "#7A3A2A", "#9A5030", seed=54)
    art.fill(ellipse(200, 196, 176), "#FFF1C4", 0.22)
    art.fill(ellipse(200, 196, 140), "#FFF1C4", 0.2)
    idol = Picture(pen=STEPPING)
    whole(idol)
    art.inset(idol, _INSIDE)
    for x, y, reach in (
        (74, 36, 18),
        (340, 54, 13),
        (44, 246, 14),
        (356, 286, 17),
        (118, 220, 10),
        (300, 352, 10),
    ):
        sparkle(art, x, y, reach)


def layer_jade_eyes(art: Picture) -> None:
    """Draw the Jade Eyes where they sit."""
    with art.group(_INSIDE):
        jade(art)


def layer_diamond_claws(art: Picture) -> None:
    """Draw the Diamond Claws where they sit."""
    with art.group(_INSIDE):
        diamond(art)


def layer_ruby_body(art: Picture) -> None:
    """Draw the Ruby Body where it sits."""
    with art.group(_INSIDE):
        ruby(art)


def layer_whole(art: Picture) -> None:
    """Draw all three pieces."""
    with art.group(_INSIDE):
        whole(art)


def layer_empty(art: Picture) -> None:
    """Draw the shadow of what is missing."""
    with art.group(_INSIDE):
        art.fill(shadow(), INK, 0.55)
        outlines(art, None, 2.4, 0.4)
