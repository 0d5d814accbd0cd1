"""What the statistics keep of a match of Innkeeper, and what they show of many: gold and guests."""

from collections.abc import Iterable, Sequence

from game.core.rules import Seat
from game.core.statistics import (
    NO_CARD,
    Bar,
    Bars,
    Charts,
    Column,
    Columns,
    Played,
    means_by_place,
    name_of_other,
    places_by,
    tenths,
    won_by_players,
)
from game.core.words import Message, message
from game.innkeeper.cards import Cards
from game.innkeeper.events import BankDeposited, CustomerCollected, Deposited, Event, RoundEnded
from game.innkeeper.state import State


def facts_of(cards: Cards, events: Iterable[Event], state: State, seat: Seat) -> dict[str, object]:
    """Return a seat's inn, its Vault at the end of each round, and how many guests it took."""
    vault = guests = 0
    vaults: list[int] = []
    for event in events:
        match event:
            case Deposited(who, amount) | BankDeposited(who, amount) if who == seat:
                vault += amount
            case CustomerCollected(who) if who == seat:
                guests += 1
            case RoundEnded():
                vaults.append(vault)
            case _:
                pass
    # The last round is not over when the match is.
    vaults.append(state.inns[seat].vault)
    return {
        "turns": state.round,
        "inn": cards.ids[state.inns[seat].proprietor],
        "vault": vaults,
        "guests": guests,
    }


def charts_of(cards: Cards, played: Sequence[Played]) -> Charts:
    """Return the mean Vault by round, guests by inn, and how many were won at tables of each size."""
    return Charts(
        _vaults(played),
        _guests(cards, played),
        won_by_players(played),
        unit=message("games"),
        score=message("gold, mean"),
        icon="vault",
        has_rounds=True,
    )


def _vaults(played: Sequence[Played]) -> Columns:
    columns = [
        Column(Message(str(number)), mean, tenths(mean), own)
        for number, (mean, own) in enumerate(means_by_place([one.facts["vault"] for one in played]), 1)
    ]
    return Columns(message("Vault by round"), message("gold, mean"), message("rounds"), tuple(columns))


def _guests(cards: Cards, played: Sequence[Played]) -> Bars:
    places = places_by([one.facts["inn"] for one in played])
    means = {
        inn: sum(played[place].facts["guests"] for place in own) / len(own) for inn, own in places.items()
    }
    most = max(means.values(), default=0.0) or 1.0
    bars = [
        Bar(
            _name(cards, inn),
            means[inn] / most,
            tenths(means[inn]),
            tuple(places[inn]),
            next(iter(cards.find(inn)), NO_CARD),
        )
        for inn in sorted(means, key=lambda inn: (-means[inn], inn))
    ]
    return Bars(message("Guests by inn"), message("guests a game"), tuple(bars))


def _name(cards: Cards, card_id: str) -> Message:
    """Return the name of a proprietor, of another deck if need be."""
    found = cards.find(card_id)
    entry = cards.entry(found[0]) if found else None
    return name_of_other(card_id) if entry is None else Message(entry.name)
