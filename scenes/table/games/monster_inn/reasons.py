"""Why one action may be better than another: what each would cost and bring, by what everybody sees."""

from typing import Final

from game.monster_inn.actions import Action, AddTreasure, ExchangePool, OpenPool
from game.monster_inn.state import View
from scenes.language import tr
from scenes.table.games.monster_inn.prophecy import Prophet

_STAYING: Final = (OpenPool, AddTreasure, ExchangePool)


def reason(prophet: Prophet, view: View, action: Action, other: Action) -> str:
    """Return what is told of an action before it is done, and of the other one."""
    told, instead = prophet.note(view, action), prophet.note(view, other)
    # Who acts next, and what that costs, needs no saying twice.
    if not instead or instead == told or (isinstance(action, _STAYING) and isinstance(other, _STAYING)):
        return told
    if not told:
        return instead
    return tr("{reason} Otherwise: {others}", reason=told, others=instead)
