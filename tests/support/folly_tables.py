"""Tables of Innkeeper's Folly for tests: a situation in a few words, and what comes of playing on."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.core.rng import Rng
from game.core.rules import TABLE, fold
from game.decks import base_deck
from game.innkeepers_folly.actions import Action, Reshuffle
from game.innkeepers_folly.events import Event
from game.innkeepers_folly.game import InnkeepersFollyGame
from game.innkeepers_folly.notation import FollyNotation
from game.innkeepers_folly.rules import InnkeepersFollyRules
from game.innkeepers_folly.state import HIGHEST, NO_CARD, NOBODY, Awaited, Card, State

GAME: Final = InnkeepersFollyGame()
DECK: Final = base_deck(GAME.id)
ANN, BEN, CAT, DAN = range(4)
NAMES: Final = ("Ann", "Ben", "Cat", "Dan")

FILLERS: Final = ("lizard-1", "giant-1", "ghoul-1", "spider-1")
"""For each seat the card that it holds when a test says nothing of its hand."""


class FollyTable:
    """Rules and notation for so many players, and what tests ask of them."""

    def __init__(self, players: int = 4, **options: Any) -> None:
        table = GAME.open(DECK, GAME.options(DECK, {"players": players, **options}), "deck", NAMES[:players])
        assert isinstance(table.rules, InnkeepersFollyRules)
        assert isinstance(table.notation, FollyNotation)
        self.rules = table.rules
        self.notation = table.notation

    def card(self, card_id: str) -> Card:
        """Return the card with this id."""
        return self.rules.cards.ids.index(card_id)

    def cards(self, *ids: str) -> tuple[Card, ...]:
        """Return the cards with these ids, sorted as in a hand."""
        return tuple(sorted(self.card(card_id) for card_id in ids))

    def state(
        self,
        *totals: int,
        center: int = 49,
        hands: Mapping[int, Sequence[str]] | None = None,
        current: int = ANN,
        pile: Sequence[str] | None = None,
        **changes: Any,
    ) -> State:
        """Return a turn in which a card is awaited; all other cards are in the pile, or else discarded."""
        seats = self.rules.seats
        given = hands or {}
        held = tuple(self.cards(*given.get(seat, FILLERS[seat : seat + 1])) for seat in range(seats))
        used = {card for hand in held for card in hand}
        rest = [card for card in range(self.rules.cards.size) if card not in used]
        top = rest if pile is None else [self.card(card_id) for card_id in pile]
        state = (
            self.rules.empty()
            ._replace(
                hands=held,
                totals=totals,
                center=center,
                pile=tuple(top),
                discard=tuple(card for card in rest if card not in top),
                round=1,
                starter=ANN,
                current=current,
                awaited=Awaited.PLAY,
            )
            ._replace(**changes)
        )
        turn_flags = {
            "is_zombie_turn": state.zombies[current] > 0,
            "is_chain_turn": state.chains[current],
        }
        return state._replace(**{**turn_flags, **changes})

    def action(self, state: State, words: str) -> Action:
        """Return what the current player would do by these words."""
        return self.notation.parse_action(words, state.current)

    def is_legal(self, state: State, words: str) -> bool:
        """Whether the rules allow it; their two ways of saying so have to agree."""
        action = self.action(state, words)
        is_legal = self.rules.refusal(state, action) is None
        assert is_legal == (action in self.rules.legal(state, state.current))
        return is_legal

    def events(self, state: State, words: str) -> tuple[Event, ...]:
        """Return what a legal action brings about."""
        assert self.is_legal(state, words)
        return self.rules.decide(state, self.action(state, words), Rng(1))[0]

    def play(self, state: State, *turns: str) -> State:
        """Return the state after actions of the players to act, one after the other; chance joins in."""
        for words in turns:
            state = fold(self.rules, state, self.events(state, words))
            state = self.chance(state)
        return state

    def chance(self, state: State) -> State:
        """Return the state after reshuffles, each leaving the cards as they lay; deals wait."""
        while self.rules.to_act(state) == (TABLE,) and state.awaited is Awaited.SHUFFLE:
            state = self.rules.step(state, Reshuffle(state.pile or state.discard), Rng(1))[0]
        return state

    def deal(self, state: State, seed: int = 1) -> State:
        """Return the state after chance has dealt a round."""
        action, *_ = self.rules.legal(state, TABLE)
        return self.rules.step(state, action, Rng(seed))[0]

    def legal_words(self, state: State) -> list[str]:
        """Return everything that the current player may do, in words."""
        return [self.notation.action_words(action) for action in self.rules.legal(state, state.current)]


def pieces(state: State) -> tuple[int, ...]:
    """Return how many pieces each seat holds."""
    return tuple(state.owners.count(seat) for seat in range(len(state.totals)))


def folly_invariant(rules: Any, state: Any) -> None:
    """Assert what holds for every state between two actions."""
    assert isinstance(rules, InnkeepersFollyRules) and isinstance(state, State)
    assert all(0 <= total <= HIGHEST for total in state.totals) and 0 <= state.center <= HIGHEST
    assert set(state.owners) <= {NOBODY, *state.alive} and len(state.alive) >= 1
    assert (state.awaited is Awaited.NOTHING) == bool(state.reason)
    held = [card for hand in state.hands for card in hand]
    lying = [*held, *state.pile, *state.discard, *{state.played, state.revealed} - {NO_CARD}]
    assert sorted(lying) == (list(range(rules.cards.size)) if state.round else [])
    assert all(list(hand) == sorted(hand) for hand in state.hands)
    if rules.terms.is_timed:
        assert state.turns <= rules.terms.laps * rules.seats and state.round <= rules.terms.rounds
    if state.awaited is Awaited.PLAY:
        assert state.hands[state.current] and state.played == state.revealed == NO_CARD
    assert (state.revealed != NO_CARD) == (state.awaited is Awaited.CHOICE)
    assert (state.drawer != NOBODY) <= (state.awaited is Awaited.SHUFFLE)


def folly_hidden(state: Any, seat: int) -> tuple[tuple[int, ...], ...]:
    """Return the cards that a seat must not know: the draw pile, then the hands of the others."""
    assert isinstance(state, State)
    hands = [hand for other, hand in enumerate(state.hands) if other != seat]
    return tuple(cards for cards in (state.pile, *hands) if len(cards) >= 2)
