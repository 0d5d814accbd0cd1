"""The words on a card, made from its conditions and effects, short for small pictures, full for large ones.

One source for every language and for decks of a player's own.
"""

from enum import StrEnum
from typing import assert_never

from game.core.words import Argument, Message, icon, marked, message, message_n
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
                marked("{what} above or below")
                if length is Length.ROOM
                else marked("{what} directly above or below")
            )
            return message(text, what=icon(condition.of))
        case Run():
            return _run_words(condition)
        case Floor():
            return _floor_words(condition, length)
        case _:
            assert_never(condition)


def _count_words(condition: Count, length: Length) -> Message:
    n, what, is_short = condition.n, icon(condition.of), length is Length.ROOM
    if n == 0 and condition.op != ">=":
        if condition.where == "bar":
            return message("No {what} in Bar" if is_short else "No {what} in the Bar", what=what)
        return message("No {what} in Inn" if is_short else "No {what} in the Inn", what=what)
    number = {
        ">=": message("{n}+", n=n),
        "==": message("exactly {n}", n=n),
        "<=": message("at most {n}", n=n),
    }[condition.op]
    if condition.where == "bar":
        return message_n(
            "{number} {what} in Bar" if is_short else "{number} {what} in the Bar",
            "{number} {what} in Bar" if is_short else "{number} {what} in the Bar",
            n,
            number=number,
            what=what,
        )
    return message_n(
        "{number} {what} in Inn" if is_short else "{number} {what} in the Inn",
        "{number} {what} in Inn" if is_short else "{number} {what} in the Inn",
        n,
        number=number,
        what=what,
    )


def _compare_words(condition: Compare, length: Length) -> Message:
    text = {
        ("bar", ">"): (
            marked("More {left} than {right} in Bar"),
            marked("More {left} than {right} in the Bar"),
        ),
        ("inn", ">"): (
            marked("More {left} than {right} in Inn"),
            marked("More {left} than {right} in the Inn"),
        ),
        ("bar", "=="): (
            marked("As much {left} as {right} in Bar"),
            marked("As much {left} as {right} in the Bar"),
        ),
        ("inn", "=="): (
            marked("As much {left} as {right} in Inn"),
            marked("As much {left} as {right} in the Inn"),
        ),
    }[condition.where, condition.op][length is not Length.ROOM]
    return message(text, left=icon(condition.left), right=icon(condition.right))


def _run_words(condition: Run) -> Message:
    if len(condition.of) == 1:
        what = icon(condition.of[0])
        return message_n("{n}+ {what} in a row", "{n}+ {what} in a row", condition.n, what=what)
    one, other = condition.of
    return message_n(
        "{n}+ {one} or {n}+ {other} in a row",
        "{n}+ {one} or {n}+ {other} in a row",
        condition.n,
        one=icon(one),
        other=icon(other),
    )


def _floor_words(condition: Floor, length: Length) -> Message:
    match condition.is_:
        case "top":
            return message("Top of the Inn" if length is Length.ROOM else "At the top of the Inn")
        case "bottom":
            is_short = length is Length.ROOM
            return message_n(
                "Bottom floor, {n}+ in Inn" if is_short else "Bottom floor, with {n}+ in the Inn",
                "Bottom floor, {n}+ in Inn" if is_short else "Bottom floor, with {n}+ in the Inn",
                condition.inn_at_least or 0,
            )
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
        marked("Leaves, and so does the patron below."),
        marked("Leaves, and so does the patron directly below."),
    ),
    (
        ("leave self", "leave above"),
        marked("Leaves, and so does the patron above."),
        marked("Leaves, and so does the patron directly above."),
    ),
    (
        ("leave self", "leave sensitive"),
        marked("Leaves, with every patron irked by {quirk}."),
        marked("Leaves, and so does every patron sensitive to {quirk}."),
    ),
    (
        ("swap_with_bottom", "leave self"),
        marked("Swaps with the bottom patron, then leaves."),
        marked(
            "Swaps places with the bottom patron, then leaves; the check resumes from the patron who moved."
        ),
    ),
    (
        ("irk above", "irk below"),
        marked("Irks the patrons above and below."),
        marked("Irk the patrons directly above and below."),
    ),
    (("leave self",), marked("Leaves."), marked("Leaves.")),
    (("leave above",), marked("The patron above leaves."), marked("The patron directly above leaves.")),
    (("leave below",), marked("The patron below leaves."), marked("The patron directly below leaves.")),
    (
        ("leave sensitive",),
        marked("Every patron irked by {quirk} leaves."),
        marked("Every patron sensitive to {quirk} leaves."),
    ),
    (("irk above",), marked("Irks the patron above."), marked("Irk the patron directly above.")),
    (("irk below",), marked("Irks the patron below."), marked("Irk the patron directly below.")),
    (
        ("irk two_below",),
        marked("Irks the patron two floors below."),
        marked("Irk the patron two rooms below."),
    ),
    (("irk top",), marked("Irks the top patron."), marked("Irk the patron at the top of the Inn.")),
    (("irk bottom",), marked("Irks the bottom patron."), marked("Irk the patron at the bottom of the Inn.")),
    (
        ("draw_to_bottom",),
        marked("Draws a card to the bottom."),
        marked("Draw a card and add it to the bottom of the Inn."),
    ),
    (
        ("swap_with_bottom",),
        marked("Swaps with the bottom patron."),
        marked("Swaps places with the bottom patron; the check resumes from the patron who moved."),
    ),
    (
        ("bring_from_bar",),
        marked("Moves one from the Bar to the top."),
        marked("Move a patron of your choice from the Bar to the top of the Inn; the check resumes there."),
    ),
    (("to_bar self",), marked("Goes back to the Bar."), marked("Goes back to the Bar.")),
    (
        ("to_bar top",),
        marked("The top patron goes back to the Bar."),
        marked("The patron at the top of the Inn goes back to the Bar."),
    ),
    (("to_bottom",), marked("Moves to the bottom."), marked("Moves to the bottom of the Inn.")),
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


_NUMBERS = {2: marked("two"), 3: marked("three"), 4: marked("four"), 5: marked("five")}


def _arguments(effects: tuple[Effect, ...]) -> dict[str, Argument]:
    arguments: dict[str, Argument] = {}
    for effect in effects:
        if isinstance(effect, LeaveSensitive):
            arguments["quirk"] = icon(effect.quirk)
    return arguments


def _shuffle_words(effect: ShuffleBelow, length: Length) -> Message:
    number = message(_NUMBERS.get(effect.n, str(effect.n)))
    if length is Length.FULL:
        return message_n(
            "Shuffle up to {number} patron directly below.",
            "Shuffle up to {number} patrons directly below.",
            effect.n,
            number=number,
        )
    return message_n(
        "Shuffles the {number} patron below.",
        "Shuffles the {number} patrons below.",
        effect.n,
        number=number,
    )


def effect_words(card: PatronCard, length: Length) -> Message:
    """Return everything that happens when the patron is irked."""
    if not card.effects:
        return message("Nothing happens.")
    keys = [_effect_key(effect) for effect in card.effects]
    sentences: list[Message] = []
    at = 0
    while at < len(keys):
        effect = card.effects[at]
        if isinstance(effect, ShuffleBelow):
            sentences.append(_shuffle_words(effect, length))
            at += 1
            continue
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
