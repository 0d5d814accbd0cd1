"""Amounts and conditions of cards in words."""

from collections.abc import Callable
from typing import Final

from game.core.words import Message, marked, message, message_n
from game.innkeeper.text.people_text import Setting, subject
from game.innkeeper.text.words import (
    asset_words,
    characteristic_words,
    debt_words,
    guest_words,
    treachery_words,
    type_words,
)
from game.innkeeper.vocabulary import Amount, AssetType, CharacteristicName, Condition, Metric, One, Per

_TYPES: Final[dict[str, AssetType]] = {
    "assets:Staff": "Staff",
    "assets:Room": "Room",
    "assets:Kitchen": "Kitchen",
    "assets:Amusement": "Amusement",
    "assets:Venture": "Venture",
}
_CHARACTERISTICS: Final[dict[str, CharacteristicName]] = {
    "char:Luxury": "Luxury",
    "char:Service": "Service",
    "char:Cuisine": "Cuisine",
    "char:Entertainment": "Entertainment",
}


def amount(n: Amount, unit: Callable[[int], Message], setting: Setting) -> Message:
    """Return so many of a thing, or how many for each of something."""
    if not isinstance(n, Per):
        return unit(n)
    each = _each(n.per, n.who, setting)
    if not n.base:
        return message("{one} for each {thing}, {most} at most", one=unit(1), thing=each, most=unit(n.max))
    return message(
        "{base}, and 1 more for each {thing}, {most} at most in all",
        base=unit(n.base),
        thing=each,
        most=unit(n.max),
    )


def _each(metric: Metric, who: One, setting: Setting) -> Message:
    is_you = who == "self"
    owner = subject(who, setting, is_first=False)
    if metric in _CHARACTERISTICS:
        name = characteristic_words(_CHARACTERISTICS[metric])
        return (
            message("point of your {name}", name=name)
            if is_you
            else message("point of {name} of {player}", name=name, player=owner)
        )
    if metric == "room":
        return (
            message("guest you have room for")
            if is_you
            else message("guest {player} has room for", player=owner)
        )
    thing = _thing(metric)
    if is_you:
        return message("{thing} you have", thing=thing)
    return message("{thing} {player} has", thing=thing, player=owner)


def _thing(metric: Metric) -> Message:
    if metric in _TYPES:
        return message("{type} Asset", type=type_words(_TYPES[metric]))
    if metric == "treachery":
        return message("Treachery card")
    return message("Debt") if metric == "debts" else message("Asset")


def most_of(metric: Metric) -> Message:
    """Return what one can have the most of: `Staff Assets`."""
    if metric in _TYPES:
        return message("{type} Assets", type=type_words(_TYPES[metric]))
    if metric in _CHARACTERISTICS:
        return characteristic_words(_CHARACTERISTICS[metric])
    return message(_MOST[metric])


_MOST: Final = {
    "assets": marked("Assets"),
    "treachery": marked("Treachery cards"),
    "debts": marked("Debts"),
    "room": marked("room for guests"),
}


def condition_words(condition: Condition, setting: Setting) -> Message:
    """Return what has to be true, as goes after `if`."""
    metric, low, high = condition.metric, condition.min, condition.max
    if metric == "room" and low == 1 and high is None and condition.who == "self":
        return message("you have room for a guest")
    if metric in _CHARACTERISTICS:
        return _characteristic_condition(condition, setting)
    how_many = _range(metric, low, high)
    if condition.who == "self":
        return (
            message("you have room for {n}", n=how_many)
            if metric == "room"
            else message("you have {n}", n=how_many)
        )
    player = subject(condition.who, setting, is_first=False)
    if metric == "room":
        return message("{player} has room for {n}", player=player, n=how_many)
    return message("{player} has {n}", player=player, n=how_many)


def _characteristic_condition(condition: Condition, setting: Setting) -> Message:
    name = characteristic_words(_CHARACTERISTICS[condition.metric])
    what = (
        message("your {name}", name=name)
        if condition.who == "self"
        else message("the {name} of {player}", name=name, player=subject(condition.who, setting, False))
    )
    low, high = condition.min, condition.max
    if low is not None and high is not None:
        return message("{what} is {low} to {high}", what=what, low=low, high=high)
    if low is not None:
        return message("{what} is {n} or more", what=what, n=low)
    return message("{what} is {n} or less", what=what, n=high or 0)


def _range(metric: Metric, low: int | None, high: int | None) -> Message:
    if high == 0:
        return message("no {things}", things=_several(metric))
    if high is None:
        return message("at least {things}", things=counted(metric, low or 0))
    if low is None:
        return message("at most {things}", things=counted(metric, high))
    return message("{low} to {things}", low=low, things=counted(metric, high))


def _several(metric: Metric) -> Message:
    return message("guests") if metric == "room" else most_of(metric)


def counted(metric: Metric, n: int) -> Message:
    """Return so many of what a metric counts."""
    if metric in _TYPES:
        return message_n("{n} {type} Asset", "{n} {type} Assets", n, type=type_words(_TYPES[metric]))
    match metric:
        case "treachery":
            return treachery_words(n)
        case "debts":
            return debt_words(n)
        case "room":
            return guest_words(n)
        case _:
            return asset_words(n)


def short_each(metric: Metric) -> Message:
    """Return what is counted one by one, for small cards."""
    if metric in _TYPES:
        return type_words(_TYPES[metric])
    if metric in _CHARACTERISTICS:
        return characteristic_words(_CHARACTERISTICS[metric])
    return message("free bed") if metric == "room" else _thing(metric)


def short_condition(condition: Condition) -> Message:
    """Return a condition for small cards: `Cuisine 5+`, `2+ Assets`, `no Debts`."""
    low, high = condition.min, condition.max
    what = _several(condition.metric)
    if high == 0:
        return message("no {things}", things=what)
    if high is None and condition.metric in _CHARACTERISTICS:
        return message("{what} {n}+", what=what, n=low or 0)
    if high is None:
        return message("{n}+ {things}", things=what, n=low or 0)
    return message("{what} {low}-{high}", what=what, low=low or 0, high=high)
