from pathlib import Path

import pytest
from finished_nights import careful_night, play_carefully, take_back_and_vary

from game.core.rules import TABLE
from game.core.timeline import Timeline
from saves.paths import Places
from saves.store import Store
from scenes.replay.reel import Reel, Way


@pytest.fixture
def wandered(tmp_path: Path) -> Timeline:
    """Eight decisions, three taken back, another one, then one more taken back and redone."""
    match = careful_night(Store(Places(tmp_path)), 77, plies=8).match
    take_back_and_vary(match, 3)
    play_carefully(match, 2)
    match.undo()
    match.redo()
    return match.timeline


def test_without_branches_there_is_one_station_for_the_start_and_each_decision(wandered: Timeline) -> None:
    reel = Reel(wandered, shows_branches=False)
    line = wandered.line[: wandered.cursor]
    decisions = [node for node in line if wandered.records[node].seat != TABLE]
    assert len(reel) == 1 + len(decisions)
    assert [station.nodes[0] for station in reel.stations[1:]] == decisions
    assert reel[reel.last].node == line[-1]
    assert not any(station.is_taken_back for station in reel.stations)


def test_what_can_be_redone_is_not_on_the_final_line(wandered: Timeline) -> None:
    whole = len(Reel(wandered, shows_branches=False))
    wandered.move(wandered.stops()[-2])
    assert len(Reel(wandered, shows_branches=False)) == whole - 1


def test_the_deal_belongs_to_the_start_and_chance_to_the_decision_before_it(wandered: Timeline) -> None:
    reel = Reel(wandered, shows_branches=True)
    assert reel[0].way is Way.START and reel[0].nodes == (0,)
    for station in reel.stations[1:]:
        if station.way is Way.PLAYED:
            seats = [wandered.records[node].seat for node in station.nodes]
            assert seats[0] != TABLE and all(seat == TABLE for seat in seats[1:])


def test_with_branches_everything_comes_in_the_order_in_which_it_happened(wandered: Timeline) -> None:
    ways = [station.way for station in Reel(wandered, shows_branches=True).stations]
    played = [Way.PLAYED]
    assert ways == [
        Way.START, *played * 8, Way.BACK, Way.BACK, Way.BACK, *played * 3, Way.BACK, Way.FORWARD,
    ]  # fmt: skip


def test_only_what_is_not_on_the_final_line_counts_as_taken_back(wandered: Timeline) -> None:
    reel = Reel(wandered, shows_branches=True)
    gone = [at for at, station in enumerate(reel.stations) if station.is_taken_back]
    assert gone == [6, 7, 8, 9, 10]


def test_going_back_shows_the_table_after_the_decision_that_stays(wandered: Timeline) -> None:
    reel = Reel(wandered, shows_branches=True)
    assert [reel[at].node for at in (9, 10, 11)] == [reel[at].node for at in (7, 6, 5)]


def test_the_nearest_station_is_the_same_table_or_the_last_one_before_it(wandered: Timeline) -> None:
    all_of_it, final = (Reel(wandered, shows_branches=shows) for shows in (True, False))
    assert all_of_it.nearest(final[3].node) == 3
    assert final.nearest(all_of_it[8].node) == 5


def test_a_match_in_which_nothing_happened_has_a_start() -> None:
    reel = Reel(Timeline(), shows_branches=True)
    assert len(reel) == 1 and reel.last == 0 and reel.nearest(reel[0].node) == 0


def test_asides_have_no_station_of_their_own(wandered: Timeline) -> None:
    whole = Reel(wandered, shows_branches=False)
    asides = {whole[2].nodes[0], whole[3].nodes[0]}
    reel = Reel(wandered, shows_branches=False, is_aside=asides.__contains__)
    assert len(reel) == len(whole) - 2
    assert asides < set(reel[1].nodes)
    assert reel[1].node == whole[3].node
    assert reel.nearest(whole[2].node) == 1
