"""The house of Monster Inn in the street of games."""

from scenes.choose.front import Board, Guest, HouseFront, Roof
from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.portrait import Crop


def monster_front() -> HouseFront:
    """Return the house of stone, two creatures behind its windows."""
    return HouseFront(
        lines=(tr("Monster"), tr("INN")),
        short=tr("Monster"),
        minutes=25,
        roof=Roof.PEAK,
        roof_tones=ink.ROOF_MOSS,
        board=Board.COFFIN,
        board_tone=ink.SIGN_MOSS,
        emblem="monster_inn/m20.svg",
        guests=(
            Guest("monster_inn/m19.svg", Crop(200, 205, 270)),
            Guest("monster_inn/m06.svg", Crop(205, 200, 300)),
        ),
        is_stone=True,
        is_emblem_round=True,
        count_notes=((2, tr("For two it is a variant of ours; the printed rules are for three to five.")),),
    )
