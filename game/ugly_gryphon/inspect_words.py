"""The checks of a patron in whole sentences: what irks it, what is there now, and how far that is from it."""

from typing import assert_never

from game.core.words import Message, icon, marked, message, message_n
from game.ugly_gryphon.cards import Cards
from game.ugly_gryphon.deck import Compare, Condition, Count, Floor, Neighbour, Run
from game.ugly_gryphon.inspect import BarCheck, InnCheck, shown_at_bar
from game.ugly_gryphon.state import LOUD_FROM, Card, View


def inn_rule(condition: Condition | None) -> Message:
    """Return what irks a patron in the Inn Phase."""
    match condition:
        case None:
            return message("Nothing irks this patron in the Inn phase.")
        case Count():
            return _count_rule(condition)
        case Compare():
            return _compare_rule(condition)
        case Neighbour():
            return message("Irked if there is {what} directly above or below.", what=icon(condition.of))
        case Run():
            return _run_rule(condition)
        case Floor():
            return _floor_rule(condition)
        case _:
            assert_never(condition)


def _count_rule(condition: Count) -> Message:
    n, what, at_bar = condition.n, icon(condition.of), condition.where == "bar"
    if n == 0 and condition.op != ">=":
        return message(
            "Irked if there is no {what} at the Bar."
            if at_bar
            else "Irked if there is no {what} in the Inn.",
            what=what,
        )
    number = {
        ">=": message("{n}+", n=n),
        "==": message("exactly {n}", n=n),
        "<=": message("at most {n}", n=n),
    }[condition.op]
    text = (
        marked("Irked if the Bar has {number} {what}.")
        if at_bar
        else marked("Irked if the Inn has {number} {what}.")
    )
    return message(text, number=number, what=what)


def _compare_rule(condition: Compare) -> Message:
    at_bar = condition.where == "bar"
    if condition.op == ">":
        text = (
            marked("Irked if the Bar has more {left} than {right}.")
            if at_bar
            else marked("Irked if the Inn has more {left} than {right}.")
        )
    else:
        text = (
            marked("Irked if the Bar has as much {left} as {right}.")
            if at_bar
            else marked("Irked if the Inn has as much {left} as {right}.")
        )
    return message(text, left=icon(condition.left), right=icon(condition.right))


def _run_rule(condition: Run) -> Message:
    n = condition.n
    if len(condition.of) == 1:
        return message_n(
            "Irked if {n} or more {what} lie in a row in the Inn.",
            "Irked if {n} or more {what} lie in a row in the Inn.",
            n,
            what=icon(condition.of[0]),
        )
    one, other = condition.of
    return message_n(
        "Irked if {n} or more {one}, or {n} or more {other}, lie in a row in the Inn.",
        "Irked if {n} or more {one}, or {n} or more {other}, lie in a row in the Inn.",
        n,
        one=icon(one),
        other=icon(other),
    )


def _floor_rule(condition: Floor) -> Message:
    match condition.is_:
        case "top":
            return message("Irked on the highest floor that is taken.")
        case "bottom":
            n = condition.inn_at_least or 0
            return message_n(
                "Irked on floor 1 if the Inn holds {n} or more.",
                "Irked on floor 1 if the Inn holds {n} or more.",
                n,
            )
        case "at_least":
            return message("Irked on floor {n} or higher.", n=condition.n or 0)


def bar_rule(quirk: str | None) -> Message:
    """Return what irks a patron in the Bar Phase."""
    if quirk is None:
        return message("Unbothered by the Bar.")
    return message("Irked if the Bar has {n}+ {what}.", n=LOUD_FROM, what=icon(quirk))


def inn_now(cards: Cards, view: View, card: Card, check: InnCheck) -> tuple[Message, ...]:
    """Return what is there now, with the names of those who cause it."""
    condition = cards.patron(card).inn_irk
    who = _names(cards, check.because.cards)
    match condition:
        case None:
            return ()
        case Count():
            return (_there(condition.of, condition.where == "bar", who),)
        case Compare():
            place = view.bar if condition.where == "bar" else view.inn
            at_bar = condition.where == "bar"
            return tuple(
                _there(trait, at_bar, _names(cards, _showing(cards, trait, place)))
                for trait in (condition.left, condition.right)
            )
        case Neighbour():
            return (_next_door(condition, check, who),)
        case Run():
            return (_in_a_row(who),)
        case Floor():
            return (_where(check),)
        case _:
            assert_never(condition)


def inn_note(cards: Cards, card: Card, check: InnCheck) -> Message | None:
    """Return in a few words how far a condition is from holding: `4 now, irked at 0`."""
    condition, counts = cards.patron(card).inn_irk, check.because.counts
    match condition:
        case None:
            return None
        case Count():
            return _count_note(condition, counts[0])
        case Compare():
            return message("{left} against {right} now", left=counts[0], right=counts[1])
        case Neighbour():
            return message("{n} now, irked at {limit}", n=len(check.because.cards), limit=1)
        case Run():
            return message("{n} now, irked at {limit}", n=counts[0], limit=condition.n)
        case Floor():
            return _floor_note(condition, check)
        case _:
            assert_never(condition)


def bar_now(cards: Cards, check: BarCheck) -> tuple[Message, ...]:
    """Return what the Bar shows now of what a patron cannot stand."""
    if check.quirk is None:
        return ()
    lines = [_there(check.quirk, True, _names(cards, check.who))]
    if check.is_fixed:
        text = (
            marked("It was loud when the Bar phase began, and that counts until it ends.")
            if check.is_irked
            else marked("It was not loud when the Bar phase began, and that counts until it ends.")
        )
        lines.append(message(text))
    return tuple(lines)


def bar_note(check: BarCheck) -> Message | None:
    """Return how far a quirk is from loud."""
    if check.quirk is None:
        return None
    return message("{n} now, irked at {limit}", n=len(check.who), limit=LOUD_FROM)


def without_words(cards: Cards, view: View, card: Card) -> tuple[Message, ...]:
    """Return how many at the Bar show what a patron shows there, with it and without it."""
    patron = cards.patron(card)
    lines = []
    for trait in (patron.preference, *patron.quirks):
        n = shown_at_bar(cards, view, trait)
        lines.append(
            message_n(
                "{n} {what} now, {rest} without this patron.",
                "{n} {what} now, {rest} without this patron.",
                n,
                what=icon(trait),
                rest=n - 1,
            )
        )
    return tuple(lines)


def _names(cards: Cards, who: tuple[Card, ...]) -> tuple[Message, ...]:
    return tuple([Message(cards.name(card)) for card in who])


def _showing(cards: Cards, trait: str, place: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple([card for card in place if cards.showing[trait] >> card & 1])


def _there(trait: str, at_bar: bool, who: tuple[Message, ...]) -> Message:
    what = icon(trait)
    if not who:
        return message("The Bar has no {what}." if at_bar else "The Inn has no {what}.", what=what)
    return message_n(
        "The Bar has {n} {what}: {patrons}." if at_bar else "The Inn has {n} {what}: {patrons}.",
        "The Bar has {n} {what}: {patrons}." if at_bar else "The Inn has {n} {what}: {patrons}.",
        len(who),
        what=what,
        patrons=who,
    )


def _next_door(condition: Neighbour, check: InnCheck, who: tuple[Message, ...]) -> Message:
    what = icon(condition.of)
    if who:
        return message("Next door with {what}: {patrons}.", what=what, patrons=who)
    if check.rooms == 1:
        return message("Nobody else is in the Inn.")
    return message("Nobody next door has {what}.", what=what)


def _in_a_row(who: tuple[Message, ...]) -> Message:
    return message_n(
        "The longest row of a kind is {n}: {patrons}.",
        "The longest row of a kind is {n}: {patrons}.",
        len(who),
        patrons=who,
    )


def _where(check: InnCheck) -> Message:
    return message_n(
        "This is floor {floor}; {n} is in the Inn.",
        "This is floor {floor}; {n} are in the Inn.",
        check.rooms,
        floor=check.floor,
    )


def _count_note(condition: Count, n: int) -> Message:
    match condition.op:
        case ">=":
            return message("{n} now, irked at {limit}", n=n, limit=condition.n)
        case "<=" if condition.n:
            return message("{n} now, irked at {limit} or less", n=n, limit=condition.n)
        case "==" if condition.n:
            return message("{n} now, irked at exactly {limit}", n=n, limit=condition.n)
        case _:
            return message("{n} now, irked at {limit}", n=n, limit=condition.n)


def _floor_note(condition: Floor, check: InnCheck) -> Message:
    match condition.is_:
        case "top":
            return message("floor {floor} of {n}", floor=check.floor, n=check.rooms)
        case "bottom":
            limit = condition.inn_at_least or 0
            return message("{n} now, irked at {limit}", n=check.rooms, limit=limit)
        case "at_least":
            return message("floor {floor}, irked from {n}", floor=check.floor, n=condition.n or 0)
