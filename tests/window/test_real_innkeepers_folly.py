"""The last turns of Innkeeper's Folly in the real window, against one bot."""

from pathlib import Path

from window_seats import play_to_the_end


def test_the_last_turns_of_innkeepers_folly_are_played_to_the_standings(display: str, tmp_path: Path) -> None:
    evening = play_to_the_end(display, tmp_path, "innkeepers_folly")
    assert {"PlayCard 0", "PlayCard 1", "PlayCard -1", "ChooseLekyros"} <= set(evening.done)
    assert {"drag", "click", "keys"} <= evening.means
    assert evening.match.takebacks == 1
