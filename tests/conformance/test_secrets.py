"""What a seat must not know, it cannot know: views, redacted events and determinized states."""

import dataclasses
from collections import Counter

import pytest
from conformance_tables import Case, cases, players, playout, seeds
from kept_secrets import INVARIANTS

from game.core.rng import Rng
from game.core.rules import TABLE

CASES = cases()
DEALS = 2000

pytestmark = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)


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
                view = rules.observe(ply.after, seat)
                imagined, _ = rules.determinize(view, Rng(seed))
                INVARIANTS[case.game.id](rules, imagined)
                if not case.secrets.hides_who_acts(view):
                    assert rules.to_act(imagined) == rules.to_act(ply.after)
                assert rules.result(imagined) == rules.result(ply.after)
                for acting in rules.to_act(imagined):
                    for action in rules.legal(imagined, acting):
                        rules.step(imagined, action, Rng(seed))


def test_two_deals_that_look_equal_give_equal_events_until_one_reveals_something(case: Case) -> None:
    rules, revealing = case.rules, case.secrets.revealing
    revealed = 0
    for seed in seeds(case):
        for ply in playout(case, seed):
            for seat in players(rules):
                twin, _ = rules.determinize(rules.observe(ply.state, seat), Rng(seed + 1000))
                legal = rules.legal(twin, ply.seat)
                if ply.seat in (seat, TABLE):
                    assert legal == rules.legal(ply.state, ply.seat)
                elif ply.action not in legal:
                    # Only the other player knows what the other player holds.
                    continue
                events, _ = rules.decide(twin, ply.action, ply.rng)
                real, imagined = ply.state, twin
                for mine, theirs in zip(ply.events, events, strict=False):
                    real, imagined = rules.evolve(real, mine), rules.evolve(imagined, theirs)
                    is_told = rules.redact(mine, seat) != rules.redact(theirs, seat)
                    if _waits_elsewhere(mine, theirs, case.secrets.waiting):
                        break
                    if is_told or rules.observe(real, seat) != rules.observe(imagined, seat):
                        # Where hidden gold decides how it goes on, either may tell of it.
                        assert type(mine) is type(theirs) or case.secrets.waiting
                        assert isinstance(mine, revealing) or isinstance(theirs, revealing)
                        revealed += 1
                        break
                else:
                    assert len(events) == len(ply.events)
    assert revealed > 0


def _waits_elsewhere(mine: object, theirs: object, waiting: tuple[type, ...]) -> bool:
    """Whether different seats are waited for, because one of them has something that nobody knows of."""
    return mine != theirs and isinstance(mine, waiting) and isinstance(theirs, waiting)


def test_what_is_hidden_is_in_no_view_and_in_no_redacted_event_and_all_else_is_told(case: Case) -> None:
    rules, hidden = case.rules, case.secrets.hidden
    kept = 0
    for seed in seeds(case):
        for ply in playout(case, seed):
            for seat in players(rules):
                state = ply.state
                for event in ply.events:
                    state = rules.evolve(state, event)
                    secrets = hidden(state, seat)
                    assert not _has(rules.observe(state, seat), secrets)
                    seen = rules.redact(event, seat)
                    assert not _has(seen, secrets)
                    if seen != event:
                        assert isinstance(event, case.secrets.redacted)
                        kept += 1
    assert kept > 0


def _has(value: object, secrets: tuple[tuple[int, ...], ...]) -> bool:
    """Return whether one of the piles stands anywhere in the value."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        value = dataclasses.astuple(value)
    if not isinstance(value, tuple):
        return False
    return value in secrets or any(_has(part, secrets) for part in value)


def test_every_unseen_card_is_imagined_next_as_often_as_it_should_be(case: Case) -> None:
    rules, secrets = case.rules, case.secrets
    seat = players(rules)[-1]
    state = next(ply.after for ply in playout(case, 3) if secrets.chances(rules, ply.after, seat))
    view = rules.observe(state, seat)
    deals = [rules.determinize(view, Rng(seed))[0] for seed in range(DEALS)]
    tops = Counter(map(secrets.next_card, deals))
    chances = secrets.chances(rules, state, seat)
    assert set(tops) <= set(chances)
    for card, chance in chances.items():
        spread = (DEALS * chance * (1 - chance)) ** 0.5
        assert abs(tops[card] - DEALS * chance) < 4.5 * spread
