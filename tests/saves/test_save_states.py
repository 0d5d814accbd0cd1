"""Any mix of playing, taking back, naming, closing and cutting leads to the table that the file says."""

import shutil
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from nights import begin

from game.core.digest import digest
from saves.matches import StoredMatch, open_match
from saves.reader import read_save
from saves.verify import verify


class SavedNight(RuleBasedStateMachine):
    """One match and its file, with a model beside it: what the table was after each line."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.path = self.folder / "night.inn"
        self.stored: StoredMatch
        self.after: list[tuple[str, str, int]] = []
        self.states: dict[int, str] = {}

    @initialize(seed=st.integers(1, 99_999_999))
    def begin(self, seed: int) -> None:
        """Begin a match."""
        self.stored = begin(self.path, seed=seed)
        self.watch()
        self.remember(None)

    def watch(self) -> None:
        """Note the table after every operation."""
        self.stored.match.subscribe(self.remember)

    def remember(self, _: Any) -> None:
        """Note the table as it is now."""
        match = self.stored.match
        self.after.append((digest(match.state), self.stored.name, match.takebacks))
        for node in range(len(match.timeline.records)):
            if node not in self.states:
                self.states[node] = digest(match.state_of(node))

    @precondition(lambda self: self.stored.match.legal(0))
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        """Do something legal."""
        self.stored.match.act(data.draw(st.sampled_from(list(self.stored.match.legal(0)))))

    @rule()
    def undo(self) -> None:
        """Take the last decision back."""
        self.stored.match.undo()

    @rule()
    def redo(self) -> None:
        """Redo the next decision."""
        self.stored.match.redo()

    @rule(data=st.data())
    def jump(self, data: st.DataObject) -> None:
        """Go anywhere on the line."""
        self.stored.match.jump(data.draw(st.sampled_from(self.stored.match.timeline.stops())))

    @rule(name=st.text(max_size=70))
    def rename(self, name: str) -> None:
        """Give it a name."""
        self.stored.rename(name)
        self.remember(None)

    @rule()
    def close_and_open(self) -> None:
        """Close it and open it again."""
        before = self.stored
        before.close()
        self.stored = open_match(self.path)
        assert self.stored.notices == ()
        assert self.stored.match.timeline.operations == before.match.timeline.operations
        assert self.stored.match.timeline.line == before.match.timeline.line
        assert self.stored.match.timeline.first_result == before.match.timeline.first_result
        assert self.stored.match.rng == before.match.rng
        assert list(self.stored.match.legal(0)) == list(before.match.legal(0))
        self.watch()

    @rule(data=st.data())
    def cut_anywhere(self, data: st.DataObject) -> None:
        """Cut the file as a power failure would: what is left is what was there after the last whole line."""
        self.stored.close()
        content = self.path.read_bytes()
        ends = read_save(content).ends
        length = data.draw(st.integers(ends[1], len(content)))
        self.path.write_bytes(content[:length])
        whole = sum(end <= length for end in ends) - 1
        watched = open_match(self.path, is_writable=False)
        assert len(watched.notices) == (length not in ends)
        self.stored = watched
        expected = self.after[whole - 1]
        assert (digest(watched.match.state), watched.name, watched.match.takebacks) == expected
        del self.after[whole:]
        self.states = {
            node: known for node, known in self.states.items() if node < len(watched.match.timeline.records)
        }
        self.stored = open_match(self.path)
        assert self.stored.match.timeline.operations[: len(watched.match.timeline.operations)] == (
            watched.match.timeline.operations
        )
        for _ in range(self.stored.match.position - watched.match.position):
            self.remember(None)
        self.watch()

    @invariant()
    def the_file_says_what_the_table_says(self) -> None:
        """Everything on the disk, everything the same."""
        if not self.after:
            return
        self.stored.flush()
        watched = open_match(self.path, is_writable=False)
        assert digest(watched.match.state) == digest(self.stored.match.state)
        assert (watched.name, watched.match.takebacks) == (self.stored.name, self.stored.match.takebacks)
        assert self.stored.saved == len(self.after)

    @invariant()
    def old_states_never_change(self) -> None:
        """What was true after an entry stays true after it."""
        if self.after:
            match = self.stored.match
            assert {node: digest(match.state_of(node)) for node in self.states} == self.states

    def teardown(self) -> None:
        """Verify the file as a whole."""
        if self.after:
            self.stored.close()
            assert verify(self.path) == []
        shutil.rmtree(self.folder)


SavedNight.TestCase.settings = settings(
    max_examples=30, stateful_step_count=25, deadline=None, derandomize=True
)
TestSavedNights = SavedNight.TestCase
