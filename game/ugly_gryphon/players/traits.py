"""What a card has in common with others: what it shows, what irks it, and what it does then.

An outlook for any deck is learned by these; numbers on cards are left out, so that few traits tell much.
"""

from collections.abc import Iterator
from typing import assert_never

from game.ugly_gryphon.deck import (
    BringFromBar,
    Compare,
    Condition,
    Count,
    DrawToBottom,
    Effect,
    Floor,
    Irk,
    LeavePatron,
    LeaveSensitive,
    Neighbour,
    PatronCard,
    Run,
    ShuffleBelow,
    SwapWithBottom,
    ToBar,
    ToBottom,
)


def traits_of(card: PatronCard) -> tuple[str, ...]:
    """Return the names of everything that is true of a card, each once."""
    effects = [_effect_trait(effect) for effect in card.effects]
    if "leave_self" not in effects:
        effects.append("stays")
    return tuple(
        dict.fromkeys(
            [
                f"shows_{card.preference}",
                *[f"shows_{quirk}" for quirk in card.quirks],
                *([] if card.bar_irk is None else [f"boot_{card.bar_irk}"]),
                *(["never"] if card.inn_irk is None else _irk_traits(card.inn_irk)),
                *effects,
            ]
        )
    )


def _irk_traits(irk: Condition) -> Iterator[str]:
    match irk:
        case Count():
            is_few = irk.op == "<=" or (irk.op == "==" and irk.n == 0)
            amount = "few" if is_few else "many" if irk.op == ">=" else "exactly"
            yield f"{amount}_{irk.of}_{irk.where}"
        case Compare():
            more, fewer = ("more", "fewer") if irk.op == ">" else ("equal", "equal")
            yield f"{more}_{irk.left}_{irk.where}"
            yield f"{fewer}_{irk.right}_{irk.where}"
        case Neighbour():
            yield f"beside_{irk.of}"
        case Run():
            yield from [f"run_{preference}" for preference in irk.of]
        case Floor():
            yield "high" if irk.is_ == "at_least" else irk.is_
        case _:
            assert_never(irk)


def _effect_trait(effect: Effect) -> str:
    match effect:
        case LeavePatron():
            return f"leave_{effect.who}"
        case LeaveSensitive():
            return f"leave_{effect.quirk}"
        case Irk():
            return f"irk_{effect.who}"
        case ToBar():
            return f"to_bar_{effect.who}"
        case DrawToBottom():
            return "draw"
        case ShuffleBelow():
            return "shuffle"
        case SwapWithBottom():
            return "swap"
        case BringFromBar():
            return "bring"
        case ToBottom():
            return "to_bottom"
        case _:
            assert_never(effect)
