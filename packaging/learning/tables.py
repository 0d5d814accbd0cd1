"""Writes decks as the tables that the program in C reads, all whole numbers; `cards.h` says what they are."""

from collections.abc import Iterable, Sequence
from enum import IntEnum, auto
from typing import Final, TypeAlias, assert_never

from game.ugly_gryphon.cards import PREFERENCES, QUIRKS, Cards
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
from learning.kinds import Kind

PLACES: Final = ("inn", "bar")
WHO: Final = ("self", "above", "below", "two_below", "top", "bottom")

Numbers: TypeAlias = tuple[int, ...]


class IrkKind(IntEnum):
    """What irks a patron in the Inn, as `irk_kind` in C."""

    NEVER = 0
    AT_LEAST = auto()
    EXACTLY = auto()
    AT_MOST = auto()
    MORE = auto()
    EQUAL = auto()
    BESIDE = auto()
    RUN = auto()
    ON_TOP = auto()
    AT_BOTTOM = auto()
    HIGH = auto()


class EffectKind(IntEnum):
    """What a patron does, as `effect_kind` in C."""

    LEAVE = 0
    LEAVE_SENSITIVE = auto()
    IRK = auto()
    TO_BAR = auto()
    DRAW_TO_BOTTOM = auto()
    SHUFFLE_BELOW = auto()
    SWAP_WITH_BOTTOM = auto()
    BRING_FROM_BAR = auto()
    TO_BOTTOM = auto()


_COUNTED: Final = {">=": IrkKind.AT_LEAST, "==": IrkKind.EXACTLY, "<=": IrkKind.AT_MOST}
_COMPARED: Final = {">": IrkKind.MORE, "==": IrkKind.EQUAL}


def tables(kind: Kind, decks: Sequence[Cards]) -> str:
    """Return the text of all tables: the shape of the rows, then deck after deck."""
    shape = (len(kind.keys), len(kind.pair_keys), kind.tops, len(kind.floors), *kind.floors)
    keys = {key: at for at, key in enumerate(kind.keys)}
    pair_keys = {key: at for at, key in enumerate(kind.pair_keys)}
    lines: list[Iterable[int]] = [shape, (len(decks),)]
    for cards in decks:
        sensitive = [cards.sensitive_masks[1 << at] for at in range(len(QUIRKS))]
        shown = [cards.showing[trait] for trait in (*PREFERENCES, *QUIRKS)]
        lines.append((cards.size, *shown, *sensitive))
        for patron in cards.deck.cards:
            mine = kind.keys_of(patron)
            paired = [pair_keys[key] for key in mine if key in pair_keys]
            known = (len(mine), *[keys[key] for key in mine], len(paired), *paired)
            lines.append((*_play(cards, patron), *known))
    return "".join(" ".join(map(str, line)) + "\n" for line in lines)


def _play(cards: Cards, patron: PatronCard) -> Numbers:
    """Return the condition and the effects of a patron."""
    irk = _irk(patron.inn_irk, cards.showing)
    effects = [_effect(effect, cards) for effect in patron.effects]
    return (*irk, len(effects), *[number for effect in effects for number in effect])


def _irk(irk: Condition | None, showing: dict[str, int]) -> Numbers:
    """Return kind, place, number and the two masks of a condition."""
    match irk:
        case None:
            return (IrkKind.NEVER, 0, 0, 0, 0)
        case Count():
            return (_COUNTED[irk.op], PLACES.index(irk.where), irk.n, showing[irk.of], 0)
        case Compare():
            return (_COMPARED[irk.op], PLACES.index(irk.where), 0, showing[irk.left], showing[irk.right])
        case Neighbour():
            return (IrkKind.BESIDE, 0, 0, showing[irk.of], 0)
        case Run():
            one, *others = [showing[preference] for preference in irk.of]
            return (IrkKind.RUN, 0, irk.n, one, *(others or [0]))
        case Floor():
            kind = {"top": IrkKind.ON_TOP, "bottom": IrkKind.AT_BOTTOM, "at_least": IrkKind.HIGH}[irk.is_]
            return (kind, 0, irk.n or irk.inn_at_least or 0, 0, 0)
        case _:
            assert_never(irk)


def _effect(effect: Effect, cards: Cards) -> Numbers:
    """Return kind, who, number and mask of an effect."""
    match effect:
        case LeavePatron():
            return (EffectKind.LEAVE, WHO.index(effect.who), 0, 0)
        case LeaveSensitive():
            mask = cards.sensitive_masks[1 << QUIRKS.index(effect.quirk)]
            return (EffectKind.LEAVE_SENSITIVE, 0, 0, mask)
        case Irk():
            return (EffectKind.IRK, WHO.index(effect.who), 0, 0)
        case ToBar():
            return (EffectKind.TO_BAR, WHO.index(effect.who), 0, 0)
        case DrawToBottom():
            return (EffectKind.DRAW_TO_BOTTOM, 0, 0, 0)
        case ShuffleBelow():
            return (EffectKind.SHUFFLE_BELOW, 0, effect.n, 0)
        case SwapWithBottom():
            return (EffectKind.SWAP_WITH_BOTTOM, 0, 0, 0)
        case BringFromBar():
            return (EffectKind.BRING_FROM_BAR, 0, 0, 0)
        case ToBottom():
            return (EffectKind.TO_BOTTOM, 0, 0, 0)
        case _:
            assert_never(effect)
