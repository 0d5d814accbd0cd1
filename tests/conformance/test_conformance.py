"""What every game keeps, whatever is played: the Rules protocol's promises, over random matches."""

import dataclasses
import json
from typing import Any

import pytest
from conformance_tables import Case, cases, everyone, players, playout, seeds
from kept_secrets import INVARIANTS

from game.core.digest import digest
from game.core.match import AnyMatch, Match
from game.core.rules import TABLE, Result, fold
from game.core.script import match_script, play_script
from game.core.words import plain_text
from game.innkeeper.actions import Roll

MOST_PLIES = 5000
MANY_ACTIONS = 100
CASES = cases()

pytestmark = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)


def test_someone_acts_until_there_is_a_result_and_nobody_afterwards(case: Case) -> None:
    rules = case.rules
    for seed in seeds(case):
        ply = None
        for ply in playout(case, seed):
            acting = rules.to_act(ply.state)
            assert acting == (TABLE,) or (
                set(acting) <= set(players(rules)) and len(set(acting)) == len(acting)
            )
            assert rules.result(ply.state) is None
        assert ply is not None
        assert rules.to_act(ply.after) == ()
        assert isinstance(rules.result(ply.after), Result)


def test_a_match_ends_within_a_bound(case: Case) -> None:
    for seed in seeds(case):
        assert sum(1 for _ in playout(case, seed)) <= MOST_PLIES


def test_legal_is_empty_exactly_for_those_not_to_act(case: Case) -> None:
    rules = case.rules
    for seed in seeds(case):
        for ply in playout(case, seed):
            for state in (ply.state, ply.after):
                acting = rules.to_act(state)
                for seat in everyone(rules):
                    assert bool(rules.legal(state, seat)) == (seat in acting)


def test_legal_names_nothing_twice_and_always_in_the_same_order(case: Case) -> None:
    rules = case.rules
    for seed in seeds(case):
        for ply in playout(case, seed):
            legal = list(rules.legal(ply.state, ply.seat))
            assert len(set(legal)) == len(legal)
            assert legal == list(rules.legal(ply.state, ply.seat))


def test_an_action_is_refused_exactly_when_it_is_not_legal(case: Case) -> None:
    rules = case.rules
    plies = [ply for seed in seeds(case) for ply in playout(case, seed)]
    pool = list(dict.fromkeys(action for ply in plies for action in rules.legal(ply.state, ply.seat)))
    # Of very many actions each is tried at every fourth table only.
    apart = 4 if len(pool) > MANY_ACTIONS else 1
    for number, ply in enumerate(plies):
        legal = {action for seat in rules.to_act(ply.state) for action in rules.legal(ply.state, seat)}
        for action in (*pool[number % apart :: apart], *legal):
            refusal = rules.refusal(ply.state, action)
            assert (refusal is None) == (action in legal)
            if refusal is not None:
                assert refusal.code and plain_text(refusal.words)
    for action in pool:
        assert rules.refusal(plies[-1].after, action) is not None


def test_an_outcome_of_chance_can_be_given_if_it_is_well_formed(case: Case) -> None:
    rules = case.rules
    for seed in seeds(case):
        for ply in playout(case, seed):
            if ply.seat != TABLE:
                continue
            told = case.table.notation.with_outcome(ply.action, ply.events)
            assert told != ply.action and rules.refusal(ply.state, told) is None
            events, rng = rules.decide(ply.state, told, ply.rng)
            assert events == ply.events and rng == ply.rng
            for bad in _spoiled(told):
                assert rules.refusal(ply.state, bad) is not None
            if rules.to_act(ply.after) != (TABLE,):
                assert rules.refusal(ply.after, told) is not None


def _spoiled(action: Any) -> list[Any]:
    """Return the action with each list in it cut, grown and doubled."""
    spoiled = []
    for field in dataclasses.fields(action):
        value = getattr(action, field.name)
        if isinstance(value, tuple) and value:
            others = [value[1:], (*value, value[0]), (*value[1:], 10_000)]
            # Dice may show the same number, cards are never there twice.
            if len(value) > 1 and not isinstance(action, Roll):
                others.append((*value[1:], value[1]))
            spoiled += [dataclasses.replace(action, **{field.name: other}) for other in others]
    return spoiled


def test_the_quick_step_equals_the_fold(case: Case) -> None:
    rules = case.rules
    for seed in seeds(case):
        for ply in playout(case, seed):
            assert rules.step(ply.state, ply.action, ply.rng) == (ply.after, ply.rng_after)
            assert fold(rules, ply.state, ply.events) == ply.after
            assert rules.evolve_all(ply.state, ply.events) == ply.after


def test_deciding_twice_gives_the_same_and_changes_nothing(case: Case) -> None:
    rules = case.rules
    for seed in seeds(case):
        for ply in playout(case, seed):
            before = digest(ply.state)
            assert rules.decide(ply.state, ply.action, ply.rng) == (ply.events, ply.rng_after)
            rules.step(ply.state, ply.action, ply.rng)
            assert digest(ply.state) == before


def test_only_chance_moves_chance(case: Case) -> None:
    """Dealing, shuffling and dice are actions of TABLE, so that chance stands in the log like all else."""
    for seed in seeds(case):
        for ply in playout(case, seed):
            if ply.seat != TABLE:
                assert ply.rng_after == ply.rng


def test_old_states_never_change(case: Case) -> None:
    for seed in seeds(case):
        plies = []
        for ply in playout(case, seed):
            plies.append((ply, digest(ply.state), digest(ply.after)))
        for ply, before, after in plies:
            assert (digest(ply.state), digest(ply.after)) == (before, after)


def test_no_card_is_lost_or_doubled(case: Case) -> None:
    check = INVARIANTS[case.game.id]
    for seed in seeds(case):
        for ply in playout(case, seed):
            check(case.rules, ply.state)
            check(case.rules, ply.after)


def test_actions_and_events_survive_json(case: Case) -> None:
    for seed in seeds(case):
        for ply in playout(case, seed):
            told = case.table.notation.with_outcome(ply.action, ply.events)
            for action in {ply.action, told}:
                data = json.loads(json.dumps(case.game.actions.encode(action)))
                assert case.game.actions.decode(data) == action
            for event in ply.events:
                data = json.loads(json.dumps(case.game.events.encode(event)))
                back = case.game.events.decode(data)
                assert back == event and type(back) is type(event)


def test_events_read_from_a_file_lead_to_the_same_digests(case: Case) -> None:
    events = case.game.events
    for seed in seeds(case):
        state = case.rules.empty()
        for ply in playout(case, seed):
            for event in ply.events:
                state = case.rules.evolve(state, events.decode(json.loads(json.dumps(events.encode(event)))))
            assert digest(state) == digest(ply.after)


def test_the_result_names_seats_at_the_table(case: Case) -> None:
    for seed in seeds(case):
        *_, last = playout(case, seed)
        result = case.rules.result(last.after)
        assert result is not None
        assert result.reason and len(result.scores) == case.rules.seats
        assert set(result.winners) <= set(players(case.rules))


def test_every_event_can_be_told_to_every_seat(case: Case) -> None:
    rules = case.rules
    for seed in seeds(case):
        for ply in playout(case, seed):
            state = ply.state
            for event in ply.events:
                state = rules.evolve(state, event)
                for seat in players(rules):
                    seen = rules.redact(event, seat)
                    if seen is not None:
                        words = rules.describe(seen, rules.observe(state, seat))
                        assert words is None or plain_text(words)


def test_what_has_happened_is_written_as_entries_and_read_again(case: Case) -> None:
    notation = case.table.notation
    for seed in seeds(case):
        told = [notation.with_outcome(ply.action, ply.events) for ply in playout(case, seed)]
        start = json.loads(json.dumps(notation.script_start(case.options, told)))
        dealt = list(notation.parse_start(start))
        entries = json.loads(json.dumps(notation.script_entries(told)))
        read = [action for entry in entries for action in notation.parse_entry(entry)]
        assert [action for action in told if action not in dealt] == read
        assert all(action in told for action in dealt)


def test_the_notation_says_and_understands_every_action_and_shows_every_view(case: Case) -> None:
    notation = case.table.notation
    for seed in seeds(case):
        for ply in playout(case, seed):
            if ply.seat != TABLE:
                assert notation.parse_action(notation.action_words(ply.action), ply.seat) == ply.action
            for seat in players(case.rules):
                view = case.rules.observe(ply.after, seat)
                data = json.loads(json.dumps(notation.view_data(view)))
                assert {"over", "winners"} <= set(data)
                assert all(isinstance(plain_text(words), str) for words in notation.view_words(view))
                assert plain_text(notation.headline(view))


def test_a_match_written_as_a_script_plays_to_the_same_digest(case: Case) -> None:
    for seed in seeds(case):
        match: AnyMatch = Match(case.rules, seed)
        match.start()
        last = None
        for last in playout(case, seed):
            if last.seat != TABLE:
                match.act(last.action, last.seat)
        assert last is not None and match.state == last.after
        script = match_script(case.game, case.table, case.options, match)
        again = play_script(case.game, json.loads(json.dumps(script)), case.deck)
        assert digest(again.state) == digest(match.state)
