"""What a seat could answer with in a window. Rules reference, section 3; ruling R39."""

from collections.abc import Sequence
from typing import Protocol

from game.innkeeper.actions import Activate, PlayTreachery
from game.innkeeper.cards import (
    ANY_LISTED,
    BY_ANY,
    BY_SELF,
    ON_ACTOR,
    ON_NOBODY,
    ON_OTHER,
    Answer,
    Cards,
    When,
)
from game.innkeeper.kinds import NO_CARD, NOBODY, Card, Phase
from game.innkeeper.state import Inn, Window
from game.innkeeper.worth import measured


class Scene(Protocol):
    """Where something is answered: a state, a view of the seat that answers, or the street in motion."""

    @property
    def inns(self) -> Sequence[Inn]:
        """All inns."""
        ...

    @property
    def phase(self) -> Phase:
        """The phase."""
        ...

    @property
    def windows(self) -> tuple[Window, ...]:
        """The windows, the newest last."""
        ...


def fits(
    cards: Cards, when: When, seat: int, phase: Phase, actor: int, card: Card, amount: int, target: int
) -> bool:
    """Whether an event is like something of a seat asks for; `card` is the customer, if it is about one."""
    if when.by != BY_ANY and (actor == NOBODY or (actor == seat) != (when.by == BY_SELF)):
        return False
    if when.phase is not None and when.phase is not phase:
        return False
    if when.kinds is not None and (card == NO_CARD or cards.customer_kinds[card] not in when.kinds):
        return False
    if when.lists is not None:
        lists = () if card == NO_CARD else cards.lists[card]
        if not lists or (when.lists != ANY_LISTED and when.lists not in lists):
            return False
    return amount >= when.least and (not when.is_on_self or target == seat)


def can_answer(cards: Cards, scene: Scene, window: Window, seat: int) -> bool:
    """Whether a seat could answer a window with anything."""
    inn = scene.inns[seat]
    answers = cards.answers[window.moment]
    for card in inn.hand:
        answer = answers[card]
        if answer is not None and (answer.is_free or allows(cards, scene, window, seat, answer)):
            return True
    for card, is_exhausted, _ in inn.assets:
        if not is_exhausted:
            answer = answers[card]
            if answer is not None and allows(cards, scene, window, seat, answer):
                return True
    answer = answers[inn.proprietor]
    return answer is not None and not inn.has_used_ability and allows(cards, scene, window, seat, answer)


def is_playable(cards: Cards, scene: Scene, seat: int, answer: Answer) -> bool:
    """Whether the event of the newest window, the condition and the cost allow an answer now."""
    return allows(cards, scene, scene.windows[-1], seat, answer)


def allows(cards: Cards, scene: Scene, window: Window, seat: int, answer: Answer) -> bool:
    """Whether the event of a window, the condition and the cost allow an answer now."""
    inn = scene.inns[seat]
    if inn.capital < answer.gold:
        return False
    _, actor, card, amount, target, _, _ = window
    if not fits(cards, answer.when, seat, scene.phase, actor, card, amount, target):
        return False
    condition = answer.condition
    if condition is None:
        return True
    players = len(scene.inns)
    return condition.least <= measured(cards, inn, condition.measure, players) <= condition.most


def targets_of(answer: Answer, seat: int, window: Window, players: int) -> tuple[int, ...]:
    """Return the seats that an answer can be played on, in the order of seats; (NOBODY,) without a target."""
    if answer.target == ON_NOBODY:
        return (NOBODY,)
    if answer.target == ON_ACTOR:
        return (window.actor,)
    if answer.target == ON_OTHER:
        return tuple([other for other in range(players) if other != seat])
    return tuple(range(players))


class Plays:
    """All plays of a deck and so many players, each made once."""

    def __init__(self, cards: Cards, players: int) -> None:
        self._cards = cards
        self._players = players
        self._made: dict[tuple[int, Card, int], tuple[PlayTreachery | Activate, ...]] = {}

    def of(self, scene: Scene, seat: int) -> list[PlayTreachery | Activate]:
        """Return what a seat can answer with: treachery as it lies in hand, assets, the proprietor."""
        cards, window, inn = self._cards, scene.windows[-1], scene.inns[seat]
        answers = cards.answers[window.moment]
        found: list[PlayTreachery | Activate] = []
        for card in inn.hand:
            answer = answers[card]
            if answer is not None and (answer.is_free or allows(cards, scene, window, seat, answer)):
                found += self._plays(seat, card, answer, window)
        for card, is_exhausted, _ in inn.assets:
            answer = answers[card]
            if answer is not None and not is_exhausted and allows(cards, scene, window, seat, answer):
                found += self._plays(seat, card, answer, window)
        answer = answers[inn.proprietor]
        if answer is not None and not inn.has_used_ability and allows(cards, scene, window, seat, answer):
            found += self._plays(seat, inn.proprietor, answer, window)
        return found

    def _plays(
        self, seat: int, card: Card, answer: Answer, window: Window
    ) -> tuple[PlayTreachery | Activate, ...]:
        actor = window.actor if answer.target == ON_ACTOR else NOBODY
        key = (seat, card, actor)
        made = self._made.get(key)
        if made is None:
            kind = PlayTreachery if self._cards.is_treachery(card) else Activate
            targets = targets_of(answer, seat, window, self._players)
            made = self._made[key] = tuple([kind(seat, card, target) for target in targets])
        return made
