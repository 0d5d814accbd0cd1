"""What a player sees when something breaks in the real window: a scene, and the night goes on."""

import signal
from pathlib import Path

import pytest
from inn import play, store_at
from launchers import FAULTY
from window_driver import Program, colours, run_command, until
from window_twin import saved_history


@pytest.mark.parametrize("method", ["frame", "handle"])
def test_a_crash_at_the_table_is_told_and_the_night_goes_on(
    display: str, tmp_path: Path, method: str
) -> None:
    home = tmp_path / "home"
    path = play(store_at(home), decisions=3)
    with Program(display, home, f"TableScene.{method}", str(path), launcher=FAULTY) as program:
        program.wait_for_log("showing TableScene")
        program.press("1", "Return")
        program.wait_for_saved(5)
        program.press("F9")
        program.wait_for_log("showing CrashScene")
        assert run_command(home, "verify", str(path)).returncode == 0
        assert until(lambda: colours(program.picture()) > 20, "the scene is not drawn")
        program.press("Return")
        program.wait_for_log("showing TableScene", times=2)
        program.press("1", "Return")
        program.wait_for_saved(6)
        program.terminate()
        assert program.wait_for_end() == 1
        assert "Traceback" not in program.errors
        assert "crash-" in program.errors
    assert len(saved_history(home)) >= 6
    assert run_command(home, "verify", str(path)).returncode == 0
    (report,) = (home / "crashes").iterdir()
    assert "ZeroDivisionError: a tray fell" in report.read_text(encoding="utf-8")


def test_a_program_that_cannot_even_tell_shows_a_box_that_a_signal_ends(display: str, tmp_path: Path) -> None:
    home = tmp_path / "home"
    faults = "TitleScene.handle,CrashScene.handle"
    with Program(display, home, faults, launcher=FAULTY) as program:
        program.wait_for_log("showing TitleScene")
        program.press("F9", "Tab", "Tab")
        until(lambda: "has to close" in program.errors, "the program does not give up")
        program.terminate()
        assert program.wait_for_end() == -signal.SIGTERM
        assert "Traceback" not in program.errors
