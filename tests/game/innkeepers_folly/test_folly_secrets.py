"""What one player of Innkeeper's Folly must not know is in no view and in nothing that is told."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from folly_tables import ANN, CAT, FollyTable, folly_hidden, folly_invariant

from game.core.rng import Rng
from game.core.rules import TABLE
from game.innkeepers_folly.events import CardDrawn, CardRevealed, Event, HandReturned
from game.innkeepers_folly.state import HIDDEN, State

TABLES = tuple(FollyTable(players) for players in (2, 3, 4))


class Ply(NamedTuple):
    """One action of a random match."""

    state: State
    seat: int
    action: Any
    rng: Rng
    events: tuple[Event, ...]


def plies(table: FollyTable, seed: int) -> Iterator[Ply]:
    """Play a random match."""
    rules = table.rules
    state, rng, choice = rules.empty(), Rng(seed), Rng(seed)
    while acting := rules.to_act(state):
        legal = rules.legal(state, acting[0])
        number, choice = choice.below("choice", len(legal))
        events, after = rules.decide(state, legal[number], rng)
        yield Ply(state, acting[0], legal[number], rng, events)
        for event in events:
            state = rules.evolve(state, event)
        rng = after


def test_what_looks_equal_to_a_player_goes_on_equally_until_a_card_is_learnt() -> None:
    """Another deal of the hidden cards leads to the same redacted events, up to one that tells of a card."""
    learnt = 0
    for table in TABLES:
        rules = table.rules
        for ply in plies(table, 5):
            for seat in {ply.seat, (ply.seat + 1) % rules.seats} - {TABLE}:
                view = rules.observe(ply.state, seat)
                twin, _ = rules.determinize(view, Rng(1000))
                assert rules.observe(twin, seat) == view
                folly_invariant(rules, twin)
                if ply.seat not in (seat, TABLE):
                    continue
                assert rules.legal(twin, ply.seat) == rules.legal(ply.state, ply.seat)
                events, _ = rules.decide(twin, ply.action, ply.rng)
                for mine, theirs in zip(ply.events, events, strict=False):
                    seen = rules.redact(mine, seat)
                    if seen != rules.redact(theirs, seat):
                        assert type(mine) is type(theirs)
                        assert isinstance(mine, CardDrawn | CardRevealed)
                        learnt += 1
                        break
    assert learnt > 0


def test_no_hidden_card_is_named_in_a_view_or_in_what_is_told() -> None:
    for table in TABLES:
        rules = table.rules
        for ply in plies(table, 6):
            state = ply.state
            for event in ply.events:
                state = rules.evolve(state, event)
                for seat in range(rules.seats):
                    others = [hand for at, hand in enumerate(rules.observe(state, seat).hands) if at != seat]
                    assert {card for hand in others for card in hand} <= {HIDDEN}
                    seen = rules.redact(event, seat)
                    if isinstance(seen, CardDrawn) and seen.seat != seat:
                        assert seen.card == HIDDEN
                    if isinstance(seen, HandReturned) and seen.seat != seat:
                        assert set(seen.cards) <= {HIDDEN}
                    for pile in folly_hidden(state, seat):
                        assert pile not in (getattr(seen, "order", ()), rules.observe(state, seat).discard)


def test_every_unseen_card_is_imagined_next_in_the_pile_and_in_each_hand_about_as_often() -> None:
    table = TABLES[1]
    state = table.deal(table.rules.empty(), seed=3)
    view = table.rules.observe(state, ANN)
    unseen = table.rules.unseen(view)
    deals = [table.rules.determinize(view, Rng(seed))[0] for seed in range(1500)]
    tops = Counter(deal.pile[0] for deal in deals)
    held = Counter(card for deal in deals for card in deal.hands[CAT])
    for counted, drawn in ((tops, 1), (held, len(state.hands[CAT]))):
        share = 1500 * drawn / len(unseen)
        assert set(counted) == set(unseen)
        assert 0.45 * share < min(counted.values()) and max(counted.values()) < 1.75 * share
