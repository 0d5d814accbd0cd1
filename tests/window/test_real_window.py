"""The window on a screen: what it opens with, and how it follows its size."""

from pathlib import Path

from inn import finish, play, store_at
from window_twin import OUT_OF_THE_WAY, history, saved_history, started_with

SKY = (960, 30)
"""Where there is only sky at each of the sizes."""


def test_a_finished_match_given_on_the_command_line_opens_as_a_replay(display: str, tmp_path: Path) -> None:
    home = tmp_path / "home"
    path = finish(store_at(home))
    before = path.read_bytes()
    program, both = started_with(display, home, path, tmp_path / "twin")
    with program:
        program.wait_for_log("showing ReplayScene")
        assert not any("TableScene" in line or "TitleScene" in line for line in program.log())
        both.move(OUT_OF_THE_WAY)
        both.see("replay of a file")
        both.press("escape")
        program.wait_for_log("showing TitleScene")
        both.press("escape", "escape")
        assert program.wait_for_end() == 0
    assert path.read_bytes() == before


def test_an_unfinished_match_given_on_the_command_line_goes_on(display: str, tmp_path: Path) -> None:
    home = tmp_path / "home"
    path = play(store_at(home), decisions=4)
    program, both = started_with(display, home, path, tmp_path / "twin")
    with program:
        program.wait_for_log("showing TableScene")
        both.move(OUT_OF_THE_WAY)
        both.see("table of a file")
        both.press("1", "return")
        program.wait_for_saved(len(both.table.match.timeline.operations))
        both.see("table of a file, played on")
        told = history(both.table.match)
        both.press("escape")
        program.wait_for_log("showing TitleScene")
        both.press("escape", "escape")
        assert program.wait_for_end() == 0
    assert saved_history(home) == told


def test_the_window_is_laid_out_anew_for_every_size(display: str, tmp_path: Path) -> None:
    home = tmp_path / "home"
    path = play(store_at(home), decisions=4)
    program, both = started_with(display, home, path, tmp_path / "twin")
    with program:
        program.wait_for_log("showing TableScene")
        both.move(SKY)
        for asked, given in (
            ((1024, 640), (1024, 640)),
            ((1400, 900), (1400, 900)),
            ((800, 500), (1024, 640)),
        ):
            program.resize(asked)
            both.twin.resize(given)
            both.twin.settle()
            both.see(f"table {asked[0]}x{asked[1]}")
