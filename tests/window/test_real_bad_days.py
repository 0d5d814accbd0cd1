"""What the program does in a process of its own when it is killed, closed, begun twice, or has no display."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from inn import play, store_at
from window_driver import Program, run_command
from window_twin import saved_history


def test_what_was_acknowledged_outlives_a_kill_at_any_moment(display: str, tmp_path: Path) -> None:
    home = tmp_path / "home"
    path = play(store_at(home), decisions=1)
    with Program(display, home, str(path)) as program:
        program.wait_for_log("showing TableScene")
        # The keys go on coming while the process dies.
        program.press_later(*["1", "Return"] * 6)
        program.wait_for_saved(4)
        program.kill()
        acknowledged = program.acknowledged
    assert len(saved_history(home)) >= acknowledged
    assert run_command(home, "verify", str(path)).returncode == 0


@pytest.mark.parametrize("end", [Program.close_window, Program.terminate])
def test_ending_the_program_while_cards_move_saves_everything(
    display: str, tmp_path: Path, end: Callable[[Program], None]
) -> None:
    home = tmp_path / "home"
    path = play(store_at(home), decisions=4)
    with Program(display, home, str(path)) as program:
        program.wait_for_log("showing TableScene")
        program.press("1", "Return")
        program.wait_for_saved(6)
        end(program)
        assert program.wait_for_end() == 0
        assert program.errors == ""
        assert program.log()[-1] == "INFO ended"
    assert len(saved_history(home)) == 6
    assert run_command(home, "verify", str(path)).returncode == 0


def test_two_windows_cannot_play_one_match(display: str, tmp_path: Path) -> None:
    home = tmp_path / "home"
    path = play(store_at(home), decisions=4)
    with Program(display, home, str(path)) as first:
        first.wait_for_log("showing TableScene")
        # Of one home there is one window, but a match may lie where another player finds it, too.
        with Program(display, tmp_path / "other", str(path)) as second:
            second.wait_for_log("showing Dialog")
            second.terminate()
            assert second.wait_for_end() == 0
        first.terminate()
        assert first.wait_for_end() == 0


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
@pytest.mark.parametrize("name", [None, ":4999"])
def test_without_a_display_the_program_says_so_in_one_sentence(tmp_path: Path, name: str | None) -> None:
    answer = run_command(tmp_path, display=name)
    assert answer.returncode == 3
    assert answer.stdout == ""
    assert answer.stderr.count("\n") == 1
    assert "there is no display" in answer.stderr
