"""What games with several seats keep: whoever watches sees all, and words call players by their names."""

from typing import Any

import pytest
from conformance_tables import NAMES, Case, cases, players, playout

from game.core.digest import digest
from game.core.match import AnyMatch, Match
from game.core.rules import TABLE, WATCHER, fold
from game.core.transcript import transcript
from game.core.words import plain_text

CASES = [case for case in cases() if case.rules.seats > 1]

pytestmark = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)


def test_whoever_watches_is_told_everything_and_keeps_no_seat(case: Case) -> None:
    for ply in playout(case, 1):
        assert case.rules.observe(ply.after, WATCHER).seat == WATCHER
        assert [case.rules.redact(event, WATCHER) for event in ply.events] == list(ply.events)


def test_a_view_says_whose_it_is_and_never_compares_equal_to_that_of_another(case: Case) -> None:
    for ply in playout(case, 1):
        views = [case.rules.observe(ply.after, seat) for seat in players(case.rules)]
        assert [view.seat for view in views] == list(players(case.rules))


def test_an_action_names_its_player_and_is_refused_for_every_other_one(case: Case) -> None:
    notation, rules = case.table.notation, case.rules
    for ply in playout(case, 1):
        if ply.seat == TABLE:
            continue
        assert ply.action.seat == ply.seat
        acting = rules.to_act(ply.state)
        others = [seat for seat in players(rules) if seat not in acting]
        if not others:
            continue
        other = others[ply.seat % len(others)]
        assert rules.refusal(ply.state, notation.parse_action(notation.action_words(ply.action), other))


def test_what_happens_is_told_by_names_and_without_names_by_numbers(case: Case) -> None:
    match: AnyMatch = Match(case.rules, 1)
    match.start()
    for ply in playout(case, 1):
        if ply.seat != TABLE:
            match.act(ply.action, ply.seat)
    names = NAMES[: case.rules.seats]
    told = transcript(case.game, case.table, match, {}, names=names)
    assert all(name in told for name in names) and "Player 1" not in told
    nameless = case.game.open(case.deck, case.options, "deck")
    assert "Player 1" in transcript(case.game, nameless, match, {})


def test_everything_can_be_shown_as_data_to_whoever_asks_for_it(case: Case) -> None:
    for ply in playout(case, 1):
        seen = case.table.notation.view_data(case.rules.observe(ply.after, WATCHER))
        everything = case.table.notation.state_data(ply.after)
        assert {"over", "winners", "reason", "players"} <= set(seen) & set(everything)
        headline = case.table.notation.headline(case.rules.observe(ply.after, 0))
        assert plain_text(headline)


def test_what_several_decide_at_once_nobody_else_learns_before_all_have_decided(case: Case) -> None:
    rules = case.rules
    for ply in playout(case, 1):
        acting = rules.to_act(ply.state)
        if len(acting) < 2:
            continue
        others = [seat for seat in players(rules) if seat != ply.seat]
        told: dict[int, Any] = {}
        for action in rules.legal(ply.state, ply.seat):
            events, _ = rules.decide(ply.state, action, ply.rng)
            after = fold(rules, ply.state, events)
            assert set(rules.to_act(after)) == {*acting} - {ply.seat}
            for seat in others:
                learned = ([rules.redact(event, seat) for event in events], rules.observe(after, seat))
                assert told.setdefault(seat, learned) == learned
                assert not case.table.notation.is_told(action, seat)


def test_it_is_all_the_same_in_which_order_they_decide(case: Case) -> None:
    rules = case.rules
    for ply in playout(case, 1):
        acting = rules.to_act(ply.state)
        if len(acting) < 2:
            continue
        may = [rules.legal(ply.state, seat) for seat in acting]
        chosen = [legal[at % len(legal)] for at, legal in enumerate(may)]
        ends = set()
        for order in (chosen, chosen[::-1]):
            state, rng = ply.state, ply.rng
            for action in order:
                state, rng = rules.step(state, action, rng)
            ends.add(digest(state))
        assert len(ends) == 1
