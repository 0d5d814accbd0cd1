"""Why one patron may be better than another: who would go, and what would get loud, as far as it is known."""

from game.core.words import icon
from game.ugly_gryphon.actions import Action, BringPatron, PlacePatron
from game.ugly_gryphon.cards import Cards
from game.ugly_gryphon.events import NightEnded, PatronIrked, PatronLeft, PatronReturned
from game.ugly_gryphon.foresight import Foresight, foresee
from game.ugly_gryphon.rules import UglyGryphonRules
from game.ugly_gryphon.state import Card, View
from scenes.language import tr, tr_n
from scenes.table.games.ugly_gryphon.omens import percent

_WORTH_TELLING = 0.1
"""A smaller difference between two chances says nothing."""


def reason(rules: UglyGryphonRules, view: View, action: Action, other: Action) -> str:
    """Return what speaks for sending a patron up, and what the other one would bring."""
    cards, sight, instead = rules.cards, foresee(rules, view, action), foresee(rules, view, other)
    parts = [_going(cards, sight, action)]
    quirk, chance = _loudest(cards, sight)
    if chance:
        parts.append(_loud_words(quirk, chance))
    lost = [card for card in _gone(instead) if card not in _gone(sight)]
    name = _name(cards, other)
    if lost == [_card(other)]:
        parts.append(
            tr("The {other} would not stay either.", other=name)
            if _card(action) in _gone(sight)
            else tr("The {other} would not stay.", other=name)
        )
    elif lost:
        words = tr_n(
            "With the {other}, the {patron} would go.",
            "With the {other}, {n} would go, among them the {patron}.",
            len(lost),
            other=name,
            patron=cards.name(next(card for card in lost if card != _card(other))),
        )
        parts.append(words)
    else:
        quirk, louder = _loudest(cards, instead)
        if louder > chance + _WORTH_TELLING:
            parts.append(_louder_words(name, quirk, louder))
    return " ".join(parts)


def _loud_words(quirk: str, chance: float) -> str:
    if chance == 1:
        return tr("{what} is loud for sure.", what=icon(quirk))
    return tr("{what} is loud in {n} of 100.", what=icon(quirk), n=percent(chance))


def _louder_words(other: str, quirk: str, chance: float) -> str:
    if chance == 1:
        return tr("With the {other}, {what} is loud for sure.", other=other, what=icon(quirk))
    return tr(
        "With the {other}, {what} is loud in {n} of 100.", other=other, what=icon(quirk), n=percent(chance)
    )


def _card(action: Action) -> Card | None:
    return action.card if isinstance(action, PlacePatron | BringPatron) else None


def _name(cards: Cards, action: Action) -> str:
    card = _card(action)
    return "" if card is None else cards.name(card)


def _gone(sight: Foresight) -> list[Card]:
    """Return who is sure to leave the Inn, in order."""
    events = [step.event for step in sight.steps]
    return [event.card for event in events if isinstance(event, PatronLeft | PatronReturned)]


def _going(cards: Cards, sight: Foresight, action: Action) -> str:
    events = [step.event for step in sight.steps]
    if any(isinstance(event, NightEnded) for event in events):
        return tr("It wins the night.") if sight.view.is_won else tr("It loses the night.")
    gone = _gone(sight)
    if gone and gone == [_card(action)]:
        return tr("The {patron} does not stay.", patron=cards.name(gone[0]))
    if gone:
        return tr_n(
            "The {patron} goes.",
            "The {patron} and {others} more go.",
            len(gone),
            patron=cards.name(gone[0]),
            others=len(gone) - 1,
        )
    is_calm = not any(isinstance(event, PatronIrked) for event in events)
    return tr("Nobody minds.") if is_calm else tr("Nobody has to go.")


def _loudest(cards: Cards, sight: Foresight) -> tuple[str, float]:
    """Return the quirk that is likeliest to get loud while somebody in the Inn minds it, and how likely."""
    minded = {
        quirk: chance
        for quirk, chance in sight.loud.items()
        if any(cards.patron(card).bar_irk == quirk for card in sight.view.inn)
    }
    return max(minded.items(), key=lambda entry: entry[1], default=("", 0.0))
