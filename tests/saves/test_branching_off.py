from pathlib import Path

import pytest
from finished_nights import careful_night, take_back_and_vary

from game.core.digest import digest
from game.core.match import Match
from game.core.timeline import Timeline
from saves.paths import Places
from saves.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(Places(tmp_path))


def test_a_branch_has_the_beginning_the_deal_and_the_mark_of_where_it_comes_from(store: Store) -> None:
    stored = careful_night(store, 77, plies=6)
    branch = store.branch(stored, 4)
    assert branch.is_branched and branch.header.branched == (stored.id, 4)
    assert branch.header.seed == stored.header.seed and branch.match.position == 4
    assert digest(branch.match.state) == digest(stored.match.state_at(4))


def test_a_branch_can_begin_on_a_line_that_was_taken_back(store: Store) -> None:
    stored = careful_night(store, 77, plies=6)
    node = stored.match.timeline.line[-1]
    gone = stored.match.timeline.path(node)
    take_back_and_vary(stored.match, 3)
    assert node not in stored.match.timeline.line
    prefix = Timeline()
    for record in (stored.match.timeline.records[at] for at in gone):
        prefix.append(record)
    branch = store.branch(stored, len(gone), prefix=prefix)
    assert digest(branch.match.state) == digest(stored.match.state_of(node))
    assert branch.header.branched == (stored.id, len(gone))


def test_branching_off_leaves_the_first_match_as_it_is(store: Store) -> None:
    stored = careful_night(store, 77)
    stored.flush()
    before = stored.path.read_bytes()
    branch = store.branch(stored, 5)
    branch.match.act(branch.match.legal(0)[0])
    branch.close()
    assert stored.path.read_bytes() == before


def test_chance_falls_in_a_branch_as_it_would_have_fallen_before(store: Store) -> None:
    stored = careful_night(store, 77)
    branch = store.branch(stored, 3)
    line: Match[object, object, object, object] = stored.match
    while branch.match.legal(0):
        branch.match.act(line.entry_at(branch.match.position).action)
    assert digest(branch.match.state) == digest(stored.match.state)
