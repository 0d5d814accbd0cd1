"""Which windows are worth a question to a person: a setting, since the rules ask whoever could answer."""

from collections.abc import Sequence
from enum import StrEnum

from game.innkeeper.actions import Action, Activate, PlayTreachery
from game.innkeeper.cards import Cards
from game.innkeeper.kinds import Moment
from game.innkeeper.state import View


class Manner(StrEnum):
    """When windows of one kind of event ask."""

    ALWAYS = "always"
    FITTING = "fitting"
    NEVER = "never"


def is_worth_asking(cards: Cards, view: View, legal: Sequence[Action], manner: Manner) -> bool:
    """Whether the newest window asks the viewer: there is something to play, and the manner wants it.

    FITTING asks if the event befalls the viewer, or if a card or ability is written for that very event. What
    the viewer does, such as a sale, a deposit or a play, need not be answered by the viewer as well.
    """
    plays = [action for action in legal if isinstance(action, PlayTreachery | Activate)]
    if not plays or manner is Manner.NEVER:
        return False
    if manner is Manner.ALWAYS:
        return True
    window = view.windows[-1]
    if window.actor == view.seat:
        return window.moment is Moment.CUSTOMER_COLLECTING
    return window.target == view.seat or any(is_fitting(cards, view, play) for play in plays)


def is_fitting(cards: Cards, view: View, play: PlayTreachery | Activate) -> bool:
    """Whether what is played is written for the event of the newest window, not for any."""
    answer = cards.answers[view.windows[-1].moment][play.card]
    return answer is not None and answer.is_fitting
