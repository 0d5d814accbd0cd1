"""The house of Ugly Gryphon Inn in the street of games."""

from scenes.choose.front import Board, Guest, HouseFront, Roof
from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.portrait import Crop


def gryphon_front() -> HouseFront:
    """Return the house with the hipped roof, two regulars behind its windows."""
    return HouseFront(
        lines=(tr("Ugly Gryphon"), tr("INN")),
        short=tr("Gryphon"),
        minutes=10,
        roof=Roof.HIP,
        roof_tones=ink.EAVE,
        board=Board.BANNER,
        board_tone=ink.SIGN_NIGHT,
        emblem="icons/gryphon.svg",
        guests=(
            Guest("portraits/hungry_war_bear.svg", Crop(200, 185, 290)),
            Guest("portraits/bunny_prince.svg", Crop(200, 200, 280)),
        ),
    )
