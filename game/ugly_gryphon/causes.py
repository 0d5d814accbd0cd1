"""Why a patron is irked: the counts and the patrons that make its condition hold."""

from typing import assert_never

from game.ugly_gryphon.cards import QUIRKS, Cards, find_run
from game.ugly_gryphon.deck import Compare, Count, Floor, Neighbour, Run
from game.ugly_gryphon.events import Because, Cause
from game.ugly_gryphon.state import Card


def cause_of(cards: Cards, card: Card, at: int, inn: list[Card], bar: list[Card]) -> Because:
    """Return why the Inn irk of a patron at that place of the Inn holds now."""
    condition = cards.patron(card).inn_irk
    match condition:
        case None:
            return Because(Cause.CONDITION, -1)
        case Count():
            place = bar if condition.where == "bar" else inn
            who = _showing(cards, condition.of, place)
            return Because(Cause.CONDITION, -1, (len(who),), who)
        case Compare():
            place = bar if condition.where == "bar" else inn
            left = _showing(cards, condition.left, place)
            right = _showing(cards, condition.right, place)
            return Because(Cause.CONDITION, -1, (len(left), len(right)), left)
        case Neighbour():
            near = [inn[other] for other in (at + 1, at - 1) if 0 <= other < len(inn)]
            return Because(Cause.CONDITION, -1, (), _showing(cards, condition.of, near))
        case Run():
            masks = tuple(cards.showing[trait] for trait in condition.of)
            return Because(Cause.CONDITION, -1, (condition.n,), find_run(inn, condition.n, masks) or ())
        case Floor() if condition.is_ == "bottom":
            return Because(Cause.CONDITION, -1, (at + 1, len(inn)))
        case Floor():
            return Because(Cause.CONDITION, -1, (at + 1,))
        case _:
            assert_never(condition)


def loud_cause(cards: Cards, card: Card, bar: list[Card]) -> Because:
    """Return why the Bar irk of a patron is met: who at the Bar shows the quirk now."""
    quirk = QUIRKS[cards.bar_irk_bits[card].bit_length() - 1]
    who = _showing(cards, quirk, bar)
    return Because(Cause.LOUD, -1, (len(who),), who)


def _showing(cards: Cards, trait: str, place: list[Card]) -> tuple[Card, ...]:
    mask = cards.showing[trait]
    return tuple([card for card in place if mask >> card & 1])
