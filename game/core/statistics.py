"""What statistics of many matches are made of, and the charts that a game draws from them: plain values."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from game.core.words import Message, message

NOTHING: Final = Message("")
NO_CARD: Final = -1


class Played(NamedTuple):
    """One finished match, as charts count it."""

    facts: Mapping[str, Any]
    """What the notation of its game told of it."""
    is_won: bool
    goal: int | None
    seats: int


Matches: TypeAlias = tuple[int, ...]
"""Places in the list of matches that a chart was made from, in its order."""


class Column(NamedTuple):
    """One upright bar over its label."""

    label: Message
    height: float
    """In the unit of the chart; it may be below 0."""
    figure: Message
    matches: Matches
    is_good: bool | None = None
    """Whether it is on the good side of what was wanted, where something was."""


class Columns(NamedTuple):
    """Upright bars on one axis, in the order of their labels."""

    title: Message
    note: Message
    axis: Message
    columns: tuple[Column, ...]
    flag: tuple[int, Message] | None = None
    """Before which column a flag stands, and what it says."""


class Bar(NamedTuple):
    """One level bar beside its name."""

    name: Message
    share: float
    """0 to 1 of the longest there could be."""
    figure: Message
    matches: Matches
    card: int = NO_CARD
    """The card it is about, by its number in the deck; NO_CARD also for one of another deck."""
    note: Message = NOTHING
    is_good: bool = True
    """Whether it is something to be glad of."""


class Bars(NamedTuple):
    """Level bars, the most important first; as many are shown as find room."""

    title: Message
    note: Message
    bars: tuple[Bar, ...]


class Share(NamedTuple):
    """A part of a whole."""

    label: Message
    part: int
    whole: int
    matches: Matches
    """Those of the whole."""


class Shares(NamedTuple):
    """Parts of wholes below each other."""

    title: Message
    note: Message
    shares: tuple[Share, ...]


Chart: TypeAlias = Columns | Bars | Shares


class Charts(NamedTuple):
    """What a game shows of many matches."""

    columns: Columns
    bars: Bars
    shares: Shares
    unit: Message
    """What its matches are called: "nights"."""
    score: Message
    """What the mean of their scores is called: "asleep, mean"."""
    icon: str
    """The name of the icon that stands for a score."""
    has_rounds: bool = False
    """Whether its turns are counted by rounds, in which everybody acts."""


def percent(part: float) -> Message:
    """Return a part of 1 as whole percent."""
    return message("{n}%", n=round(100 * part))


def tenths(value: float) -> Message:
    """Return a number with one digit after the point, none where that is 0."""
    rounded = round(value, 1)
    return Message(str(int(rounded)) if rounded == int(rounded) else str(rounded))


def name_of_other(card_id: str) -> Message:
    """Return what a card of another deck is called, as far as its id tells."""
    return Message(card_id.replace("-", " ").replace("_", " ").title())


def places_by(keys: Sequence[Any]) -> dict[Any, list[int]]:
    """Return for each key, in rising order, at which places of a list it stands; None stands nowhere."""
    places: dict[Any, list[int]] = {}
    for at, key in enumerate(keys):
        if key is not None:
            places.setdefault(key, []).append(at)
    return {key: places[key] for key in sorted(places)}


def means_by_place(rows: Sequence[Sequence[int]]) -> list[tuple[float, Matches]]:
    """Return for each place that any row has the mean of what stands there, and which rows have it."""
    means = []
    for place in range(max(map(len, rows), default=0)):
        own = tuple([at for at, row in enumerate(rows) if place < len(row)])
        means.append((sum(rows[at][place] for at in own) / len(own), own))
    return means


def won_by(played: Sequence[Played], places: Mapping[Any, list[int]]) -> list[tuple[Any, int, int, Matches]]:
    """Return for each key how many of its matches were won, how many there are, and which."""
    return [(key, sum(played[at].is_won for at in own), len(own), tuple(own)) for key, own in places.items()]


def won_by_players(played: Sequence[Played]) -> Shares:
    """Return how many matches were won at tables of each size."""
    won = won_by(played, places_by([one.seats for one in played]))
    shares = [Share(Message(str(seats)), part, whole, own) for seats, part, whole, own in won]
    return Shares(message("Won by number of players"), NOTHING, tuple(shares))
