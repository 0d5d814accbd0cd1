"""A whole night in the real window, played with pointer and keys, through a kill to its replay."""

from pathlib import Path

from window_night import play_whole_night


def test_a_night_is_played_killed_resumed_finished_and_watched(display: str, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    play_whole_night(display, home)
