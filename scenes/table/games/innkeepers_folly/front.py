"""The house of Innkeeper's Folly in the street of games."""

from scenes.choose.front import Board, Guest, HouseFront, Roof
from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.portrait import Crop


def folly_front() -> HouseFront:
    """Return the house with the round roof, two guests behind its windows."""
    return HouseFront(
        lines=(tr("Innkeeper’s"), tr("FOLLY")),
        short=tr("Folly"),
        minutes=20,
        roof=Roof.BARREL,
        roof_tones=ink.ROOF_CLAY,
        board=Board.BANNER,
        board_tone=ink.WINE_COVER,
        emblem="innkeepers_folly/idol_layer_whole.svg",
        guests=(
            Guest("innkeepers_folly/pirate.svg", Crop(200, 200, 270)),
            Guest("innkeepers_folly/vampire.svg", Crop(200, 200, 270)),
        ),
    )
