"""What a seat must not know, it cannot know: views, redacted events and determinized states."""

from collections import Counter

import pytest
from conformance_tables import INVARIANTS, Case, cases, players, playout, seeds

from game.core.rng import Rng
from game.core.rules import TABLE
from game.ugly_gryphon.events import DeckShuffled, PatronDrawn, PatronEntered

CASES = cases()

pytestmark = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)

REVEALING = {"ugly_gryphon": (PatronDrawn, PatronEntered)}
"""The events by which a seat learns of a card that it could not know."""


def test_a_determinized_state_looks_exactly_like_the_view(case: Case) -> None:
    rules = case.rules
    for seed in seeds(case):
        for ply in playout(case, seed):
            for seat in players(rules):
                view = rules.observe(ply.after, seat)
                imagined, rng = rules.determinize(view, Rng(seed))
                assert rules.observe(imagined, seat) == view
                assert {name for name, _ in rng.positions} <= {"look"}


def test_a_determinized_state_keeps_all_invariants_and_can_be_played_on(case: Case) -> None:
    rules = case.rules
    for seed in seeds(case):
        for ply in playout(case, seed):
            for seat in players(rules):
                imagined, _ = rules.determinize(rules.observe(ply.after, seat), Rng(seed))
                INVARIANTS[case.game.id](rules, imagined)
                assert rules.to_act(imagined) == rules.to_act(ply.after)
                assert rules.result(imagined) == rules.result(ply.after)
                for acting in rules.to_act(imagined):
                    for action in rules.legal(imagined, acting):
                        rules.step(imagined, action, Rng(seed))


def test_two_deals_that_look_equal_give_equal_events_until_one_reveals_something(case: Case) -> None:
    rules = case.rules
    revealed = 0
    for seed in seeds(case):
        for ply in playout(case, seed):
            for seat in players(rules):
                twin, _ = rules.determinize(rules.observe(ply.state, seat), Rng(seed + 1000))
                if ply.seat == TABLE and not ply.state.inn:
                    continue
                assert rules.legal(twin, ply.seat) == rules.legal(ply.state, ply.seat)
                events, _ = rules.decide(twin, ply.action, ply.rng)
                real, imagined = ply.state, twin
                for mine, theirs in zip(ply.events, events, strict=False):
                    real, imagined = rules.evolve(real, mine), rules.evolve(imagined, theirs)
                    seen = rules.redact(mine, seat)
                    if seen != rules.redact(theirs, seat):
                        assert type(mine) is type(theirs) and isinstance(mine, REVEALING[case.game.id])
                        revealed += 1
                        break
                    assert rules.observe(real, seat) == rules.observe(imagined, seat)
                else:
                    assert len(events) == len(ply.events)
    assert revealed > 0


def test_the_order_of_the_deck_is_in_no_view_and_in_no_redacted_event(case: Case) -> None:
    rules = case.rules
    for seed in seeds(case):
        for ply in playout(case, seed):
            for seat in players(rules):
                view = rules.observe(ply.after, seat)
                if len(ply.after.deck) >= 2:
                    assert not _has(view, ply.after.deck)
                for event in ply.events:
                    seen = rules.redact(event, seat)
                    if isinstance(event, DeckShuffled):
                        assert seen == DeckShuffled(())
                    else:
                        assert seen == event


def _has(value: object, pile: tuple[int, ...]) -> bool:
    """Return whether the pile stands anywhere in the value."""
    if value == pile:
        return True
    return isinstance(value, tuple) and any(_has(part, pile) for part in value)


def test_every_unseen_card_is_imagined_next_about_as_often(case: Case) -> None:
    rules = case.rules
    ply = next(ply for ply in playout(case, 3) if ply.seat == TABLE)
    view = rules.observe(ply.after, 0)
    tops: Counter[int] = Counter()
    for seed in range(2000):
        tops[rules.determinize(view, Rng(seed))[0].deck[0]] += 1
    unseen = len(ply.after.deck)
    assert set(tops) == set(ply.after.deck)
    assert max(tops.values()) < 1.6 * 2000 / unseen and min(tops.values()) > 0.5 * 2000 / unseen
