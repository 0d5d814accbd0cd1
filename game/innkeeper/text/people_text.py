"""Whom a card speaks of: you, its target, the others."""

from typing import Final, NamedTuple

from game.core.words import Message, message
from game.innkeeper.vocabulary import Payee, Selector, Target


class Setting(NamedTuple):
    """What a text stands in: which event is answered, and how the target is found."""

    event: str = ""
    target: Target | None = None
    is_named: bool = False
    """Whether the text has spoken of the target before."""


NOWHERE: Final = Setting()


def subject(who: Selector, setting: Setting, is_first: bool) -> Message:
    """Return who does something, at the start of a sentence or inside one; never `you`."""
    if who == "target":
        return _target(setting, is_first)
    if who == "each_other":
        return message("Each other Proprietor" if is_first else "each other Proprietor")
    return message("You" if is_first else "you")


def _target(setting: Setting, is_first: bool) -> Message:
    if setting.target == "other" and setting.is_named:
        return message("That Proprietor" if is_first else "that Proprietor")
    if setting.target == "other":
        return message("Another Proprietor" if is_first else "another Proprietor")
    if setting.target != "actor":
        return message("Target Proprietor" if is_first else "target Proprietor")
    match setting.event:
        case "treachery_played":
            return message("Its player" if is_first else "its player")
        case "asset_sold":
            return message("The seller" if is_first else "the seller")
        case _:
            return message("That Proprietor" if is_first else "that Proprietor")


def whom(who: Payee | Selector, setting: Setting) -> Message:
    """Return to whom or from whom something goes."""
    match who:
        case "bank":
            return message("the Bank")
        case "self":
            return message("you")
        case "target" | "each_other":
            return subject(who, setting, is_first=False)


def whose(who: Selector, setting: Setting, is_first: bool) -> Message:
    """Return whose something is: `Your`, `target Proprietor's`."""
    if who == "self":
        return message("Your" if is_first else "your")
    return message("{player}'s", player=subject(who, setting, is_first))


def sentences(parts: tuple[Message, ...]) -> Message:
    """Return sentences, which bring no full stops, in a row."""
    first, *rest = parts
    if not rest:
        return message("{words}.", words=first)
    return message("{words}. {rest}", words=first, rest=sentences(tuple(rest)))
