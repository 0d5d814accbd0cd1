"""A decision that is not made yet: which bid cards are raised, how many coins or debts are laid out."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from game.innkeeper.actions import Action, Activate, PlayTreachery
from game.innkeeper.cards import Cards
from game.innkeeper.kinds import Task
from game.innkeeper.state import View
from scenes.table.games.innkeeper.boards.means import bounds_of
from scenes.table.values import Adjust

BID_CARDS: Final = (0, 1, 2, 3, 4, 5)
CARD: Final = "card"
"""Raises or lowers the bid card of that number."""
COIN: Final = "coin"
"""Puts so many coins more; fewer than 0 take some back."""
PLACE: Final = "place"
"""Lays the seam there: so many debts, or so many coins."""
ANSWER: Final = "answer"
"""Holds up the response of that number, to be looked at."""

_MOST_KEPT: Final = 32
_BIDDING: Final = (Task.BID, Task.REBID)
_AMOUNTS: Final = (Task.BORROW, Task.DEPOSIT, Task.STORE)


class Draft(NamedTuple):
    """What is laid out for a decision."""

    raised: frozenset[int] = frozenset()
    """The bid cards that are raised; none as long as nothing is meant."""
    amount: int = 0
    """The sum of a bid, the debts to borrow, the coins of a deposit or on a card."""
    answer: int | None = None
    """Which of the legal responses is held up, in their order."""


NOTHING: Final = Draft()


class Drafts:
    """Remembers the draft of one decision, and forgets it with the decision."""

    def __init__(self) -> None:
        self._decision: object = None
        self._draft = NOTHING
        self._offered: tuple[View, tuple[Action, ...]] | None = None
        self.targets: tuple[str, ...] = ()
        """On what something can be put by the gestures that were asked for last."""

        self._kept: dict[object, Any] = {}

    def remembered(self, key: object, make: Callable[[], Any]) -> Any:
        """Return what was made for a key, making it the first time; the oldest is forgotten."""
        if key not in self._kept:
            while len(self._kept) >= _MOST_KEPT:
                del self._kept[next(iter(self._kept))]
            self._kept[key] = make()
        return self._kept[key]

    def offer(self, view: View, legal: Sequence[Action]) -> None:
        """Know what can be done in a view."""
        self._offered = view, tuple(legal)

    def legal(self, view: View) -> tuple[Action, ...]:
        """Return what can be done in a view as far as that was asked for; it is for its own seat to know."""
        return self._offered[1] if self._offered is not None and self._offered[0] == view else ()

    def held(self, cards: Cards, view: View) -> Action | None:
        """Return the response that is held up to be looked at."""
        answers = answers_in(self.legal(view))
        number = self.of(cards, view).answer
        return None if number is None or not answers else answers[number % len(answers)]

    def of(self, cards: Cards, view: View) -> Draft:
        """Return what is laid out in a view."""
        if self._decision == _decision(view):
            return self._draft
        return Draft(amount=bounds_of(cards, view).least)

    def adjust(self, cards: Cards, view: View, adjust: Adjust) -> None:
        """Lay something out, or take it back, within what can be paid.

        Raises ValueError for an adjustment that the decision does not know.
        """
        self._draft = _adjusted(cards, view, self.of(cards, view), adjust)
        self._decision = _decision(view)


def answers_in(legal: Sequence[Action]) -> tuple[PlayTreachery | Activate, ...]:
    """Return the responses among what is legal, in their order."""
    return tuple(action for action in legal if isinstance(action, PlayTreachery | Activate))


def cards_of(amount: int) -> frozenset[int]:
    """Return bid cards whose sum is an amount from 0 to 15, as few as possible."""
    found: set[int] = set()
    for card in reversed(BID_CARDS):
        if card <= amount and (card or not found):
            found.add(card)
            amount -= card
    return frozenset(found)


def _adjusted(cards: Cards, view: View, draft: Draft, adjust: Adjust) -> Draft:
    task, (least, most) = view.asked.task, bounds_of(cards, view)
    match adjust:
        case Adjust("card", card) if task in _BIDDING and card in BID_CARDS:
            raised = _toggled(draft.raised, card)
            return draft if sum(raised) > most else Draft(raised, sum(raised))
        case Adjust("coin", step) if task in _BIDDING:
            amount = min(most, max(0, draft.amount + step))
            return Draft(cards_of(amount) if amount else frozenset(), amount)
        case Adjust("coin", step) if task in _AMOUNTS:
            return Draft(amount=min(most, max(least, draft.amount + step)))
        case Adjust("place", amount) if task in _AMOUNTS:
            return Draft(amount=min(most, max(least, amount)))
        case Adjust("answer", number) if task is Task.RESPOND:
            return Draft(answer=number)
        case _:
            raise ValueError(f"{task} is not adjusted by {adjust.name}")


def _toggled(raised: frozenset[int], card: int) -> frozenset[int]:
    """Return the raised cards after one was turned; the 0 lies alone, for it means nothing else."""
    if card in raised:
        return raised - {card}
    return frozenset({0}) if card == 0 else (raised - {0}) | {card}


def _decision(view: View) -> object:
    """Return what tells one decision of the viewer from the next; what others do meanwhile is no matter."""
    own = view.inns[view.seat] if 0 <= view.seat < len(view.inns) else None
    return (
        view.seat,
        view.round,
        view.phase,
        view.asked.task,
        view.asked.source,
        view.bids.totals,
        view.windows,
        view.plays,
        own,
    )
