"""The words on a card, made from its conditions and effects, short for small pictures, full for large ones.

One source for every language and for decks of a player's own.
"""

from enum import StrEnum
from typing import assert_never

from game.core.words import Argument, Message, icon, message
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


class Length(StrEnum):
    """How much room a text has: a room of the Inn, a card at the Bar, the large page."""

    ROOM = "room"
    CARD = "card"
    FULL = "full"


def _n(text: str) -> str:
    """Mark a text for the catalogue of translations."""
    return text


def condition_words(condition: Condition | None, length: Length) -> Message:
    """Return the Inn irk in words, with icons for the traits."""
    match condition:
        case None:
            return message("never irked in the Inn")
        case Count():
            return _count_words(condition, length)
        case Compare():
            return _compare_words(condition, length)
        case Neighbour():
            text = (
                _n("{what} above or below") if length is Length.ROOM else _n("{what} directly above or below")
            )
            return message(text, what=icon(condition.of))
        case Run():
            return _run_words(condition)
        case Floor():
            return _floor_words(condition, length)
        case _:
            assert_never(condition)


def _count_words(condition: Count, length: Length) -> Message:
    text = {
        ("bar", True): (_n("No {what} in Bar"), _n("No {what} in the Bar")),
        ("inn", True): (_n("No {what} in Inn"), _n("No {what} in the Inn")),
        ("bar", False): (_n("{n} {what} in Bar"), _n("{n} {what} in the Bar")),
        ("inn", False): (_n("{n} {what} in Inn"), _n("{n} {what} in the Inn")),
    }[condition.where, condition.n == 0 and condition.op != ">="][length is not Length.ROOM]
    number = {
        ">=": message("{n}+", n=condition.n),
        "==": message("exactly {n}", n=condition.n),
        "<=": message("at most {n}", n=condition.n),
    }
    return message(text, n=number[condition.op], what=icon(condition.of))


def _compare_words(condition: Compare, length: Length) -> Message:
    text = {
        ("bar", ">"): (_n("More {left} than {right} in Bar"), _n("More {left} than {right} in the Bar")),
        ("inn", ">"): (_n("More {left} than {right} in Inn"), _n("More {left} than {right} in the Inn")),
        ("bar", "=="): (_n("As much {left} as {right} in Bar"), _n("As much {left} as {right} in the Bar")),
        ("inn", "=="): (_n("As much {left} as {right} in Inn"), _n("As much {left} as {right} in the Inn")),
    }[condition.where, condition.op][length is not Length.ROOM]
    return message(text, left=icon(condition.left), right=icon(condition.right))


def _run_words(condition: Run) -> Message:
    if len(condition.of) == 1:
        return message("{n}+ {what} in a row", n=condition.n, what=icon(condition.of[0]))
    one, other = condition.of
    return message("{n}+ {one} or {n}+ {other} in a row", n=condition.n, one=icon(one), other=icon(other))


def _floor_words(condition: Floor, length: Length) -> Message:
    match condition.is_:
        case "top":
            return message("Top of the Inn" if length is Length.ROOM else "At the top of the Inn")
        case "bottom":
            text = (
                _n("Bottom floor, {n}+ in Inn")
                if length is Length.ROOM
                else _n("Bottom floor, with {n}+ in the Inn")
            )
            return message(text, n=condition.inn_at_least or 0)
        case "at_least":
            return message("On floor {n} or higher", n=condition.n or 0)


def bar_irk_words(quirk: str | None) -> Message:
    """Return the Bar irk in words."""
    if quirk is None:
        return message("unbothered by the Bar")
    return message("3+ {what} in the Bar", what=icon(quirk))


# Sentences for one or two effects at the start of what is left to say, longest first: short and full.
_SENTENCES: tuple[tuple[tuple[str, ...], str, str], ...] = (
    (
        ("leave self", "leave below"),
        _n("Leaves, and so does the patron below."),
        _n("Leaves, and so does the patron directly below."),
    ),
    (
        ("leave self", "leave above"),
        _n("Leaves, and so does the patron above."),
        _n("Leaves, and so does the patron directly above."),
    ),
    (
        ("leave self", "leave sensitive"),
        _n("Leaves, with every patron irked by {quirk}."),
        _n("Leaves, and so does every patron sensitive to {quirk}."),
    ),
    (
        ("swap_with_bottom", "leave self"),
        _n("Swaps with the bottom patron, then leaves."),
        _n("Swaps places with the bottom patron, then leaves; the check resumes from the patron who moved."),
    ),
    (
        ("irk above", "irk below"),
        _n("Irks the patrons above and below."),
        _n("Irk the patrons directly above and below."),
    ),
    (("leave self",), _n("Leaves."), _n("Leaves.")),
    (("leave above",), _n("The patron above leaves."), _n("The patron directly above leaves.")),
    (("leave below",), _n("The patron below leaves."), _n("The patron directly below leaves.")),
    (
        ("leave sensitive",),
        _n("Every patron irked by {quirk} leaves."),
        _n("Every patron sensitive to {quirk} leaves."),
    ),
    (("irk above",), _n("Irks the patron above."), _n("Irk the patron directly above.")),
    (("irk below",), _n("Irks the patron below."), _n("Irk the patron directly below.")),
    (("irk two_below",), _n("Irks the patron two floors below."), _n("Irk the patron two rooms below.")),
    (("irk top",), _n("Irks the top patron."), _n("Irk the patron at the top of the Inn.")),
    (("irk bottom",), _n("Irks the bottom patron."), _n("Irk the patron at the bottom of the Inn.")),
    (
        ("draw_to_bottom",),
        _n("Draw a card to the bottom of the Inn."),
        _n("Draw a card and add it to the bottom of the Inn."),
    ),
    (
        ("shuffle_below",),
        _n("Shuffles the {n} patrons below."),
        _n("Shuffle up to {n} patrons directly below."),
    ),
    (
        ("swap_with_bottom",),
        _n("Swaps with the bottom patron."),
        _n("Swaps places with the bottom patron; the check resumes from the patron who moved."),
    ),
    (
        ("bring_from_bar",),
        _n("Move one patron from the Bar to the top."),
        _n("Move a patron of your choice from the Bar to the top of the Inn; the check resumes there."),
    ),
    (("to_bar self",), _n("Goes back to the Bar."), _n("Goes back to the Bar.")),
    (
        ("to_bar top",),
        _n("The top patron goes back to the Bar."),
        _n("The patron at the top of the Inn goes back to the Bar."),
    ),
    (("to_bottom",), _n("Moves to the bottom."), _n("Moves to the bottom of the Inn.")),
)


def _effect_key(effect: Effect) -> str:
    match effect:
        case LeavePatron() | Irk() | ToBar():
            return f"{effect.kind} {effect.who}"
        case LeaveSensitive():
            return "leave sensitive"
        case DrawToBottom() | ShuffleBelow() | SwapWithBottom() | BringFromBar() | ToBottom():
            return effect.kind
        case _:
            assert_never(effect)


_NUMBERS = {2: _n("two"), 3: _n("three"), 4: _n("four"), 5: _n("five")}


def _arguments(effects: tuple[Effect, ...]) -> dict[str, Argument]:
    arguments: dict[str, Argument] = {}
    for effect in effects:
        if isinstance(effect, LeaveSensitive):
            arguments["quirk"] = icon(effect.quirk)
        if isinstance(effect, ShuffleBelow):
            arguments["n"] = message(_NUMBERS.get(effect.n, str(effect.n)))
    return arguments


def effect_words(card: PatronCard, length: Length) -> Message:
    """Return everything that happens when the patron is irked."""
    if not card.effects:
        return message("Nothing happens.")
    keys = [_effect_key(effect) for effect in card.effects]
    sentences: list[Message] = []
    at = 0
    while at < len(keys):
        for pattern, short, full in _SENTENCES:
            if tuple(keys[at : at + len(pattern)]) == pattern:
                arguments = _arguments(card.effects[at : at + len(pattern)])
                sentences.append(message(full if length is Length.FULL else short, **arguments))
                at += len(pattern)
                break
    if len(sentences) == 1:
        return sentences[0]
    return join(sentences)


def join(sentences: list[Message]) -> Message:
    """Return sentences one after the other as one message."""
    joined = sentences[0]
    for sentence in sentences[1:]:
        joined = message("{first} {then}", first=joined, then=sentence)
    return joined
