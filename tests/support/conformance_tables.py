"""What the conformance tests run over: every registered game, with its own deck and with decks of players."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from kept_secrets import SECRETS, Secrets
from random_decks import random_deck, restless_deck

from game.core.game import AnyRules, Game, Table
from game.core.rng import Rng
from game.core.rules import TABLE, Seat
from game.decks import base_deck
from game.registry import GAMES

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")


class Case(NamedTuple):
    """One game opened with one deck."""

    name: str
    game: Game
    deck: Mapping[str, Any]
    options: Mapping[str, object]
    table: Table

    @property
    def rules(self) -> AnyRules:
        """The rules of the table."""
        return self.table.rules

    @property
    def secrets(self) -> Secrets:
        """What the game hides."""
        return SECRETS[self.game.id]


class Ply(NamedTuple):
    """One action of a playout, with what it met and what it made."""

    state: Any
    seat: Seat
    action: Any
    rng: Rng
    events: tuple[Any, ...]
    after: Any
    rng_after: Rng


OTHER_DECKS: Mapping[str, Callable[[], list[dict[str, Any]]]] = {
    "ugly_gryphon": lambda: [*(random_deck(seed) for seed in range(6)), restless_deck()]
}
"""Decks like those of players, for games that take them."""


OPTIONS: Mapping[str, tuple[dict[str, object], ...]] = {
    "monster_inn": (
        {"players": 2},
        {"players": 3},
        {"players": 4, "open": True},
        {"players": 5},
    ),
    "innkeeper": (
        {"players": 2},
        {"players": 3, "bell": True},
        {"players": 4},
    ),
    "innkeepers_folly": (
        {"players": 2, "laps": 8, "rounds": 5},
        {"players": 3},
        {"players": 4, "laps": 8, "rounds": 5},
        {"players": 2, "pace": "endless"},
    ),
}
"""The options that the games with several seats are tried with; others are tried as they come."""


def cases() -> list[Case]:
    """Return every registered game with its own deck and with others."""
    found = []
    for game in GAMES:
        others = OTHER_DECKS.get(game.id, list)()
        for deck in (base_deck(game.id), *others):
            for given in OPTIONS.get(game.id, ({},)):
                options = game.options(deck, given)
                table = game.open(deck, options, "deck", NAMES)
                name = "-".join([game.id, deck["deck"], *map(str, given.values())])
                found.append(Case(name, game, deck, options, table))
    return found


_PLAYED: dict[tuple[str, int], list[Ply]] = {}


def seeds(case: Case) -> range:
    """Return the seeds to play a case with; what is long is long enough once."""
    is_long = case.name.endswith(("restless", "endless")) or case.rules.seats > 1
    return range(1, 2) if is_long else range(1, 11)


def playout(case: Case, seed: int) -> list[Ply]:
    """Return a random match ply by ply; it is played once and remembered, being made of values."""
    key = (case.name, seed)
    if key not in _PLAYED:
        _PLAYED[key] = list(_play(case, seed))
    return _PLAYED[key]


def _play(case: Case, seed: int) -> Iterator[Ply]:
    rules = case.rules
    state, rng, choice = rules.empty(), Rng(seed), Rng(seed)
    while acting := rules.to_act(state):
        number, choice = choice.below("seat", len(acting))
        seat = acting[number]
        legal = rules.legal(state, seat)
        number, choice = choice.below("choice", len(legal))
        action = legal[number]
        events, rng_after = rules.decide(state, action, rng)
        after = state
        for event in events:
            after = rules.evolve(after, event)
        yield Ply(state, seat, action, rng, events, after, rng_after)
        state, rng = after, rng_after


def players(rules: AnyRules) -> range:
    """Return the seats of the players."""
    return range(rules.seats)


def everyone(rules: AnyRules) -> tuple[Seat, ...]:
    """Return all seats, that of chance included, and one that is not at the table."""
    return (TABLE, *players(rules), rules.seats)
