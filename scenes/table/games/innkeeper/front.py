"""The house of Innkeeper in the street of games."""

from collections.abc import Mapping
from typing import Any

from scenes.choose.front import Board, Guest, HouseFront, Roof
from scenes.language import tr
from scenes.new_game.roles import Roles
from scenes.paint import palette as ink
from scenes.paint.portrait import Crop


def innkeeper_front() -> HouseFront:
    """Return the house with the tower, the crests of four inns on its sign, two guests behind its windows."""
    return HouseFront(
        lines=(tr("Innkeeper"), ""),
        short=tr("Innkeeper"),
        minutes=40,
        roles=_roles,
        roof=Roof.TOWER,
        roof_tones=ink.ROOF_SLATE,
        board=Board.SHIELD,
        board_tone=ink.SIGN_SLATE,
        emblem="innkeeper/crest_agnes_thornbury.svg",
        arch=(
            "innkeeper/crest_fenwick_larke.svg",
            "innkeeper/crest_ottoline_brask.svg",
            "innkeeper/crest_baron_casimir_vell.svg",
            "innkeeper/crest_agnes_thornbury.svg",
        ),
        guests=(
            Guest("innkeeper/customer_visiting_countess.svg", Crop(200, 200, 250)),
            Guest("innkeeper/proprietor_ottoline_brask.svg", Crop(200, 200, 250)),
        ),
    )


def _roles(deck: Mapping[str, Any]) -> Roles:
    """Hand out the Proprietors; the game is imported only for that."""
    from scenes.table.games.innkeeper.roles import proprietor_roles

    return proprietor_roles(deck)
