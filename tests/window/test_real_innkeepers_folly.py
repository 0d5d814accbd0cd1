"""The last turns of Innkeeper's Folly in the real window, against one bot."""

from pathlib import Path

from window_seats import Party, play_to_the_end

from scenes.results.standings_scene import StandingsScene


def test_the_last_turns_of_innkeepers_folly_are_played_to_the_standings(display: str, tmp_path: Path) -> None:
    party = Party("innkeepers_folly", ("Ann", "Ben"), seed=7, left=5)
    evening = play_to_the_end(display, tmp_path, party, StandingsScene)
    assert {"PlayCard 0", "PlayCard 1", "PlayCard -1", "ChooseLekyros"} <= set(evening.done)
    assert {"drag", "click", "keys"} <= evening.means
