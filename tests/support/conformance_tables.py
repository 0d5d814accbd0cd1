"""What the conformance tests run over: every registered game, with its own deck and with decks of players."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from random_decks import random_deck, restless_deck

from game.core.game import AnyRules, Game, Table
from game.core.rng import Rng
from game.core.rules import TABLE, Seat
from game.decks import base_deck
from game.registry import GAMES
from game.ugly_gryphon.events import PatronDrawn, PatronEntered
from game.ugly_gryphon.rules import UglyGryphonRules
from game.ugly_gryphon.state import DECK_EMPTY, EIGHTH_LEFT, LEFT_LIMIT, Awaited, State


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
    def secrets(self) -> "Secrets":
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


def _gryphon_invariant(rules: AnyRules, state: Any) -> None:
    assert isinstance(rules, UglyGryphonRules) and isinstance(state, State)
    everybody = [*state.deck, *state.bar, *state.inn, *state.left]
    if state.awaited is Awaited.DEAL:
        assert everybody == []
        return
    assert sorted(everybody) == list(range(rules.cards.size))
    assert len(state.left) <= LEFT_LIMIT
    assert (len(state.left) == LEFT_LIMIT) == (state.reason == EIGHTH_LEFT)
    assert not (state.reason == DECK_EMPTY and state.deck)
    assert (state.check is not None) == (state.awaited in (Awaited.BRING, Awaited.SHUFFLE))
    if state.awaited in (Awaited.PLACE, Awaited.BRING):
        assert state.bar


INVARIANTS: Mapping[str, Callable[[AnyRules, Any], None]] = {"ugly_gryphon": _gryphon_invariant}
"""What holds for every state between two actions: no card is lost or doubled, and more."""


class Secrets(NamedTuple):
    """What a game hides from its players, and how they learn of it."""

    hidden: Callable[[Any, Seat], tuple[tuple[int, ...], ...]]
    """(state, seat) -> the piles whose order the seat must not know, next card first, two cards at least."""
    revealing: tuple[type, ...]
    """The events by which a seat learns of a card that it could not know."""


def _gryphon_hidden(state: Any, seat: Seat) -> tuple[tuple[int, ...], ...]:
    assert isinstance(state, State)
    return (state.deck,) if len(state.deck) >= 2 else ()


SECRETS: Mapping[str, Secrets] = {"ugly_gryphon": Secrets(_gryphon_hidden, (PatronDrawn, PatronEntered))}
"""The secrets of every game."""


def cases() -> list[Case]:
    """Return every registered game with its own deck and with others."""
    found = []
    for game in GAMES:
        others = OTHER_DECKS.get(game.id, list)()
        for deck in (base_deck(game.id), *others):
            options = game.options(deck, {})
            table = game.open(deck, options, "deck")
            found.append(Case(f"{game.id}-{deck['deck']}", game, deck, options, table))
    return found


_PLAYED: dict[tuple[str, int], list[Ply]] = {}


def seeds(case: Case) -> range:
    """Return the seeds to play a case with; a deck that never comes to rest is long enough once."""
    return range(1, 2) if case.name.endswith("restless") else range(1, 11)


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
