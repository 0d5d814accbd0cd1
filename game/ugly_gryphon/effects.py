"""The closed vocabulary of effects as steps on a night: what each one does when it resolves.

*Above*, *below* and *two below* are those who stood there when the patron's effects began.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias, assert_never

from game.ugly_gryphon.deck import (
    BringFromBar,
    DrawToBottom,
    Effect,
    Irk,
    LeavePatron,
    LeaveSensitive,
    ShuffleBelow,
    SwapWithBottom,
    ToBar,
    ToBottom,
)
from game.ugly_gryphon.state import Awaited, Card

if TYPE_CHECKING:
    from game.ugly_gryphon.night import Night

# A frame in motion is a list of integers in this order, the order of `state.Frame`.
CARD, STEP, ABOVE, BELOW, TWO_BELOW = range(5)

Step: TypeAlias = "Callable[[Night, list[int]], None]"

_WHERE: Final = {"self": CARD, "above": ABOVE, "below": BELOW, "two_below": TWO_BELOW}


def effect_step(effect: Effect, sensitive: dict[str, int]) -> Step:
    """Return the step of an effect; `sensitive` are the masks of those who cannot stand each quirk."""
    match effect:
        case LeavePatron():
            where = _WHERE[effect.who]
            return lambda night, frame: night.send_away(frame[where], frame[CARD])
        case LeaveSensitive():
            mask = sensitive[effect.quirk]
            return lambda night, frame: _send_all_away(night, mask, frame[CARD])
        case Irk():
            return _irk_step(effect)
        case ToBar() if effect.who == "self":
            return lambda night, frame: night.send_back(frame[CARD], frame[CARD])
        case ToBar():
            return lambda night, frame: night.send_back(night.top, frame[CARD])
        case DrawToBottom():
            return lambda night, frame: night.let_in(frame[CARD])
        case ShuffleBelow():
            return _call_shuffle
        case SwapWithBottom():
            return lambda night, frame: night.swap_with_bottom(frame[CARD])
        case BringFromBar():
            return _call_from_bar
        case ToBottom():
            return lambda night, frame: night.sink(frame[CARD])
        case _:
            assert_never(effect)


def _irk_step(effect: Irk) -> Step:
    match effect.who:
        case "top":
            return lambda night, frame: night.irk_other(night.top, frame[CARD])
        case "bottom":
            return lambda night, frame: night.irk_other(night.bottom, frame[CARD])
        case _:
            where = _WHERE[effect.who]
            return lambda night, frame: night.irk_other(frame[where], frame[CARD])


def _send_all_away(night: Night, mask: int, by: Card) -> None:
    """Send away everyone of the mask, from the top down; those made to leave have no effects."""
    for card in [card for card in reversed(night.inn) if mask >> card & 1]:
        night.send_away(card, by)
        if night.reason:
            return


def _call_shuffle(night: Night, frame: list[int]) -> None:
    """Wait for chance, if at least two patrons are below."""
    card = frame[CARD]
    if night.has(card) and night.inn.index(card) >= 2:
        night.awaited = Awaited.SHUFFLE


def _call_from_bar(night: Night, frame: list[int]) -> None:
    """Wait for the player's choice, if anybody is at the Bar."""
    del frame
    if night.bar:
        night.awaited = Awaited.BRING
