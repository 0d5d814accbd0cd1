"""A match driven at random against a naive list model: act, undo, redo, jump, and nothing is ever lost."""

import hypothesis.strategies as st
import pytest
from gryphon_tables import open_table
from hidden_hands import UNSEEN
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from whispers import Bid, WhispersRules

from game.core.digest import digest
from game.core.match import AnyMatch, Match
from game.core.rules import TABLE, IllegalAction
from game.core.timeline import Kind, Operation, Timeline
from game.ugly_gryphon.actions import BringPatron, PlacePatron, ShuffleRooms
from game.ugly_gryphon.state import PLAYER

RULES = open_table()


class MatchMachine(RuleBasedStateMachine):
    """The model: the line as (seat, action, state after), and how much of it is in force."""

    def __init__(self) -> None:
        super().__init__()
        self.match: AnyMatch = Match(RULES, 42)
        self.told: list[Operation] = []
        self.match.subscribe(self.told.append)
        self.match.start()
        self.line = self._real_line()
        self.cursor = 1
        self.takebacks = 0
        self.seen: dict[int, str] = {}

    def _real_line(self) -> list[tuple[int, object, object]]:
        entries = [self.match.entry_at(position) for position in range(len(self.match.timeline.line))]
        return [(e.seat, e.action, self.match.state_at(at + 1)) for at, e in enumerate(entries)]

    def _stops(self) -> list[int]:
        return [at for at, (seat, _, _) in enumerate(self.line) if seat != TABLE] + [len(self.line)]

    @precondition(lambda self: self.match.legal(PLAYER))
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        action = data.draw(st.sampled_from(list(self.match.legal(PLAYER))))
        known = self.line[self.cursor][1] if self.cursor < len(self.line) else None
        before = len(self.match.timeline.records)
        self.match.act(action)
        if action == known:
            # Repeating what was taken back redoes it: nothing new, and what follows can still be redone.
            assert len(self.match.timeline.records) == before
            self.cursor = min(stop for stop in self._stops() if stop > self.cursor)
        else:
            kept = self.line[: self.cursor]
            self.line = self._real_line()
            self.cursor = len(self.line)
            assert self.line[: len(kept)] == kept
            assert self.line[len(kept)][:2] == (PLAYER, action)
            assert all(seat == TABLE for seat, _, _ in self.line[len(kept) + 1 :])

    @rule()
    def undo(self) -> None:
        earlier = [stop for stop in self._stops() if stop < self.cursor]
        assert self.match.can_undo is bool(earlier)
        assert self.match.undo() is bool(earlier)
        if earlier:
            self.cursor = earlier[-1]
            self.takebacks += 1

    @rule()
    def redo(self) -> None:
        later = [stop for stop in self._stops() if stop > self.cursor]
        assert self.match.can_redo is bool(later)
        assert self.match.redo() is bool(later)
        if later:
            self.cursor = later[0]

    @rule(data=st.data())
    def jump(self, data: st.DataObject) -> None:
        target = data.draw(st.sampled_from(self._stops()))
        assert self.match.jump(target) is (target != self.cursor)
        self.takebacks += target < self.cursor
        self.cursor = target

    @rule(card=st.integers(-2, 20))
    def try_anything(self, card: int) -> None:
        legal = self.match.legal(PLAYER)
        for action in (PlacePatron(card), BringPatron(card), ShuffleRooms((card,))):
            if action not in legal:
                with pytest.raises(IllegalAction):
                    self.match.act(action)

    @invariant()
    def the_match_is_where_the_model_is(self) -> None:
        assert self.match.position == self.cursor
        assert self.match.takebacks == self.takebacks
        assert self._real_line() == self.line
        assert self.match.state == self.line[self.cursor - 1][2]
        assert self.match.timeline.stops() == self._stops()

    @invariant()
    def old_states_never_change(self) -> None:
        for node in range(len(self.match.timeline.records)):
            now = digest(self.match.state_of(node))
            assert self.seen.setdefault(node, now) == now

    @invariant()
    def the_operations_tell_the_whole_history(self) -> None:
        assert self.told == self.match.timeline.operations
        again = Timeline()
        for operation in self.told:
            if operation.kind is Kind.ACT:
                again.append(self.match.timeline.records[operation.value])
            else:
                again.apply(operation)
        assert (again.line, again.parents, again.cursor) == (
            self.match.timeline.line,
            self.match.timeline.parents,
            self.match.timeline.cursor,
        )
        assert (again.takebacks, again.first_result) == (self.takebacks, self.match.timeline.first_result)

    @invariant()
    def events_alone_lead_to_every_state(self) -> None:
        fresh: AnyMatch = Match(RULES, 42, self.match.timeline)
        assert fresh.state == self.match.state
        assert fresh.rng == self.match.rng


TestMatchMachine = MatchMachine.TestCase
TestMatchMachine.settings = settings(max_examples=40, stateful_step_count=40, deadline=None, derandomize=True)


def _match() -> AnyMatch:
    match: AnyMatch = Match(RULES, 42)
    match.start()
    return match


def _shuffled_match(seed: int) -> AnyMatch | None:
    """Return the first-choice match of a seed right after chance shuffled, if it comes to that."""
    match: AnyMatch = Match(RULES, seed)
    match.start()
    while match.result is None:
        match.act(match.legal(PLAYER)[0])
        if match.entry_at(match.position - 1).seat == TABLE:
            return match
    return None


def test_undo_never_rolls_chance_again() -> None:
    match = next(match for match in map(_shuffled_match, range(1, 50)) if match is not None)
    after = match.state
    (*_, decision) = [at for at in range(match.position) if match.entry_at(at).seat == PLAYER]
    action = match.entry_at(decision).action
    match.undo()
    other = next(legal for legal in match.legal(PLAYER) if legal != action)
    match.act(other)
    match.jump(decision)
    match.act(action)
    assert match.state == after


def test_a_branch_gets_the_chance_that_its_own_place_has() -> None:
    first, second = _match(), _match()
    for match in (first, second):
        match.act(match.legal(PLAYER)[0])
    second.act(second.legal(PLAYER)[1])
    second.undo()
    for match in (first, second):
        match.act(match.legal(PLAYER)[2])
    assert first.state == second.state and first.rng == second.rng


def test_only_the_seat_whose_turn_it_is_may_act() -> None:
    match = _match()
    with pytest.raises(IllegalAction) as caught:
        match.act(match.legal(PLAYER)[0], seat=1)
    assert caught.value.refusal.code == "not_to_act"


def test_of_several_to_act_the_one_acts_whose_action_it_is() -> None:
    rules = WhispersRules((0, 0, 0), (), has_bell=False)
    match: AnyMatch = Match(rules, 1)
    match.start()
    match.act(Bid(1, 2))
    match.act(Bid(2, 0), seat=2)
    assert [match.entry_at(at).seat for at in (1, 2)] == [1, 2]
    for seat in (1, 2):
        with pytest.raises(IllegalAction):
            match.act(Bid(0, 1), seat=seat)
    assert match.state.bids == (UNSEEN, 2, 0)


def test_a_refused_action_changes_nothing() -> None:
    match = _match()
    before = (match.state, list(match.timeline.operations))
    with pytest.raises(IllegalAction):
        match.act(PlacePatron(99))
    assert (match.state, match.timeline.operations) == before


def test_jumping_where_nobody_decides_is_an_error() -> None:
    match = _match()
    with pytest.raises(ValueError, match="cannot go to 0"):
        match.jump(0)


def test_a_prefix_is_a_timeline_of_its_own() -> None:
    match = _match()
    for _ in range(3):
        match.act(match.legal(PLAYER)[0])
    branch: AnyMatch = Match(RULES, 42, match.prefix(2))
    assert branch.position == 2 and branch.state == match.state_at(2)
    before = list(match.timeline.operations)
    branch.act(branch.legal(PLAYER)[1])
    assert match.timeline.operations == before


def test_steps_show_event_by_event_what_a_seat_sees() -> None:
    match = _match()
    match.act(match.legal(PLAYER)[0])
    steps = list(match.steps(match.timeline.line[1], PLAYER))
    assert [step.event for step in steps] == list(match.entry_at(1).events)
    assert steps[-1].view == match.view(PLAYER)


@pytest.mark.parametrize(
    "operation",
    [Operation(Kind.ACT, 1), Operation(Kind.UNDO, 3), Operation(Kind.REDO, 1), Operation(Kind.UNDO, 0)],
)
def test_a_stored_operation_that_does_not_fit_is_refused(operation: Operation) -> None:
    match = _match()
    for _ in range(2):
        match.act(match.legal(PLAYER)[0])
    with pytest.raises(ValueError, match=r"appended|cannot go"):
        match.timeline.apply(operation)
