"""What the statistics keep of a match of Innkeeper's Folly, and what they show of many."""

from collections import Counter
from collections.abc import Iterable, Sequence

from game.core.rules import Seat
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
    places_by,
)
from game.core.words import Message, message, message_n
from game.innkeepers_folly.cards import Cards
from game.innkeepers_folly.events import CardPlayed, Event, RoundWon, TurnBegan, Won
from game.innkeepers_folly.state import PIECES, State, pieces_of

_BY_NOTHING = "-"
"""Stands where the number was hit without a card, by a Zombie."""


def facts_of(cards: Cards, events: Iterable[Event], state: State, seat: Seat) -> dict[str, object]:
    """Return the pieces of a seat, with which card it hit the number, and how often it was the nearest."""
    exact: list[str] = []
    nearest = 0
    card = _BY_NOTHING
    for event in events:
        match event:
            case TurnBegan():
                card = _BY_NOTHING
            case CardPlayed(_, played):
                card = cards.ids[played]
            case RoundWon(winner, how) if winner == seat:
                if how is Won.EXACT:
                    exact.append(card)
                else:
                    nearest += 1
            case _:
                pass
    return {
        "turns": state.match_turns,
        "rounds": state.round,
        "pieces": pieces_of(state.owners, seat),
        "exact": " ".join(exact),
        "nearest": nearest,
    }


def charts_of(cards: Cards, played: Sequence[Played]) -> Charts:
    """Return how many pieces were held at the end, which cards won rounds, and how rounds were won."""
    return Charts(
        _pieces(played),
        _cards(cards, played),
        _rounds(played),
        unit=message("games"),
        score=message("pieces, mean"),
        icon="goal",
    )


def _pieces(played: Sequence[Played]) -> Columns:
    places = places_by([one.facts["pieces"] for one in played])
    columns = [
        Column(Message(str(n)), len(own), Message(str(len(own))), own)
        for n in range(PIECES + 1)
        for own in (tuple(places.get(n, ())),)
    ]
    return Columns(
        message("Pieces at the end"), message("games"), message("pieces of the idol"), tuple(columns)
    )


def _cards(cards: Cards, played: Sequence[Played]) -> Bars:
    wins: Counter[str] = Counter()
    matches: dict[str, list[int]] = {}
    for at, one in enumerate(played):
        for card_id in one.facts["exact"].split():
            if card_id == _BY_NOTHING:
                continue
            wins[card_id] += 1
            own = matches.setdefault(card_id, [])
            if not own or own[-1] != at:
                own.append(at)
    most = max(wins.values(), default=1)
    bars = [
        Bar(
            _name(cards, card_id),
            n / most,
            Message(str(n)),
            tuple(matches[card_id]),
            _number(cards, card_id),
        )
        for card_id, n in sorted(wins.items(), key=lambda win: (-win[1], win[0]))
    ]
    return Bars(message("Pieces by card"), message("the card that hit the number"), tuple(bars))


def _name(cards: Cards, card_id: str) -> Message:
    """Return the name of a card, of another deck if need be."""
    card = _number(cards, card_id)
    return name_of_other(card_id) if card == NO_CARD else Message(cards.name(card))


def _number(cards: Cards, card_id: str) -> int:
    card = cards.find(card_id)
    return NO_CARD if card is None else card


def _rounds(played: Sequence[Played]) -> Shares:
    exact = [len(one.facts["exact"].split()) for one in played]
    nearest = [one.facts["nearest"] for one in played]
    rounds = sum(exact) + sum(nearest)
    rows = (
        (message("exact"), exact),
        (message("nearest"), nearest),
    )
    shares = [
        Share(label, sum(won), rounds, tuple([at for at, n in enumerate(won) if n])) for label, won in rows
    ]
    note = message_n("of {n} round won", "of {n} rounds won", rounds) if rounds else NOTHING
    return Shares(message("How rounds were won"), note, tuple(shares) if rounds else ())
