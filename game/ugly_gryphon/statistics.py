"""What the statistics keep of a night, and what they show of many: who sleeps, who leaves and why."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import assert_never

from game.core.statistics import (
    NO_CARD,
    NOTHING,
    Bar,
    Bars,
    Charts,
    Column,
    Columns,
    Played,
    Share,
    Shares,
    name_of_other,
    percent,
    places_by,
    won_by,
)
from game.core.words import Message, icon, message
from game.ugly_gryphon.cards import Cards
from game.ugly_gryphon.deck import Compare, Condition, Count, Floor, Neighbour, Run
from game.ugly_gryphon.events import Because, Cause, Event, PatronEntered, PatronIrked, PatronLeft
from game.ugly_gryphon.state import LOUD_FROM, Card, State

_BETWEEN = ":"
"""Between the id of a patron and why it left; ids and reasons are listed with spaces between them."""


def facts_of(cards: Cards, events: Iterable[Event], state: State) -> dict[str, object]:
    """Return who sleeps, who left and why, who came in by an effect, and how many turns the night had."""
    irked: dict[Card, Because] = {}
    left: list[str] = []
    entered: list[str] = []
    for event in events:
        match event:
            case PatronIrked(card, because):
                irked[card] = because
            case PatronLeft(card, by):
                why = _why(cards, card, irked[card]) if by == card else _by(cards, by)
                left.append(f"{cards.ids[card]}{_BETWEEN}{why}")
            case PatronEntered(card):
                entered.append(cards.ids[card])
            case _:
                pass
    return {
        "turns": state.turn,
        "asleep": " ".join(cards.ids[card] for card in state.inn),
        "left": " ".join(left),
        "entered": " ".join(entered),
    }


def _why(cards: Cards, card: Card, because: Because) -> str:
    """Return in a word why a patron went by itself: `loud.noise`, `count.bar.food.>=.3`, `effect.ID`."""
    match because.kind:
        case Cause.EFFECT:
            return _by(cards, because.by)
        case Cause.LOUD:
            return f"loud.{cards.patron(card).bar_irk}"
        case Cause.CONDITION:
            condition = cards.patron(card).inn_irk
            return "" if condition is None else _condition(condition)
        case _:
            assert_never(because.kind)


def _by(cards: Cards, by: Card) -> str:
    return f"effect.{cards.ids[by]}"


def _condition(condition: Condition) -> str:
    match condition:
        case Count():
            return f"count.{condition.where}.{condition.of}.{condition.op}.{condition.n}"
        case Compare():
            return f"compare.{condition.where}.{condition.left}.{condition.op}.{condition.right}"
        case Neighbour():
            return f"neighbour.{condition.of}"
        case Run():
            return f"run.{condition.n}.{'.'.join(condition.of)}"
        case Floor():
            return f"floor.{condition.is_}"
        case _:
            assert_never(condition)


def reason_words(cards: Cards, why: str) -> Message:
    """Return in a few words why somebody left, from the word that the facts have for it."""
    match why.split("."):
        case ["loud", quirk]:
            return message("{n}+ {what} at the Bar", n=LOUD_FROM, what=icon(quirk))
        case ["count", place, trait, compared, n]:
            return _count_words(place, trait, compared, int(n))
        case ["compare", "bar", left, ">", right]:
            return message("more {left} than {right} at the Bar", left=icon(left), right=icon(right))
        case ["compare", "bar", left, _, right]:
            return message("as much {left} as {right} at the Bar", left=icon(left), right=icon(right))
        case ["compare", _, left, ">", right]:
            return message("more {left} than {right} in the Inn", left=icon(left), right=icon(right))
        case ["compare", _, left, _, right]:
            return message("as much {left} as {right} in the Inn", left=icon(left), right=icon(right))
        case ["neighbour", trait]:
            return message("{what} next door", what=icon(trait))
        case ["run", n, trait]:
            return message("{n} {what} in a row", n=int(n), what=icon(trait))
        case ["run", n, one, other]:
            return message("{n} {one} or {other} in a row", n=int(n), one=icon(one), other=icon(other))
        case ["floor", "top"]:
            return message("the top floor")
        case ["floor", "bottom"]:
            return message("the bottom floor")
        case ["floor", _]:
            return message("too high up")
        case ["effect", card_id]:
            return message("by {patron}", patron=_name(cards, card_id))
        case _:
            return NOTHING


def _count_words(place: str, trait: str, compared: str, n: int) -> Message:
    what = icon(trait)
    if n == 0:
        return message("no {what} at the Bar" if place == "bar" else "no {what} in the Inn", what=what)
    number = {
        ">=": message("{n}+", n=n),
        "==": message("exactly {n}", n=n),
        "<=": message("at most {n}", n=n),
    }[compared]
    return message(
        "{number} {what} at the Bar" if place == "bar" else "{number} {what} in the Inn",
        number=number,
        what=what,
    )


def _name(cards: Cards, card_id: str) -> Message:
    """Return the name of a patron, of another deck if need be."""
    card = _number(cards, card_id)
    return name_of_other(card_id) if card == NO_CARD else Message(cards.name(card))


def _number(cards: Cards, card_id: str) -> int:
    card = cards.find(card_id)
    return NO_CARD if card is None else card


def charts_of(cards: Cards, played: Sequence[Played]) -> Charts:
    """Return how many slept, who left most and why, and how often each goal was reached."""
    asleep = [one.facts["asleep"].split() for one in played]
    return Charts(
        _asleep(played, asleep),
        _leavers(cards, played, asleep),
        _goals(played),
        unit=message("nights"),
        score=message("asleep, mean"),
        icon="zzz",
    )


def _asleep(played: Sequence[Played], asleep: Sequence[Sequence[str]]) -> Columns:
    places = places_by([len(inn) for inn in asleep])
    shown = range(min(places), max(places) + 1) if places else range(0)
    goals = {one.goal for one in played}
    goal = goals.pop() if len(goals) == 1 else None
    columns = [
        Column(
            Message(str(n)),
            len(places.get(n, ())),
            Message(str(len(places[n]) if n in places else 0)),
            tuple(places.get(n, ())),
            None if goal is None else n >= goal,
        )
        for n in shown
    ]
    flag = None
    if goal is not None and goal in shown:
        flag = (shown.index(goal), message("goal {goal}", goal=goal))
    return Columns(
        message("Asleep at the end"), message("nights"), message("patrons asleep"), tuple(columns), flag
    )


def _leavers(cards: Cards, played: Sequence[Played], asleep: Sequence[Sequence[str]]) -> Bars:
    slept = Counter(chain.from_iterable(asleep))
    nights: defaultdict[str, list[int]] = defaultdict(list)
    for at, one in enumerate(played):
        for went in one.facts["left"].split():
            nights[went].append(at)
    reasons: dict[str, Counter[str]] = {}
    matches: dict[str, list[int]] = {}
    for went, own in nights.items():
        card_id, _, why = went.partition(_BETWEEN)
        reasons.setdefault(card_id, Counter())[why] = len(own)
        matches.setdefault(card_id, []).extend(own)
    shares = {card_id: went.total() / (went.total() + slept[card_id]) for card_id, went in reasons.items()}
    ranked = sorted(shares, key=lambda card_id: (-shares[card_id], -reasons[card_id].total(), card_id))
    bars = [
        Bar(
            _name(cards, card_id),
            shares[card_id],
            percent(shares[card_id]),
            tuple(sorted(matches[card_id])),
            _number(cards, card_id),
            reason_words(cards, reasons[card_id].most_common(1)[0][0]),
            is_good=False,
        )
        for card_id in ranked
    ]
    return Bars(message("Who walks out most"), message("share of their nights"), tuple(bars))


def _goals(played: Sequence[Played]) -> Shares:
    won = won_by(played, places_by([one.goal for one in played]))
    shares = [Share(Message(str(goal)), part, whole, own) for goal, part, whole, own in won]
    return Shares(message("Won by goal"), NOTHING, tuple(shares))
