"""Starts of one home, one after the other and at once: one window, as long as it reacts."""

import subprocess
from pathlib import Path

from inn import play, store_at
from launchers import SOURCE
from window_driver import Program, run_command, until


def lines(home: Path, words: str) -> int:
    """How many lines of the log of a home have these words."""
    log = home / "four-inns.log"
    return log.read_text(encoding="utf-8").count(words) if log.exists() else 0


def test_a_second_start_hands_its_match_to_the_window_that_is_there(display: str, tmp_path: Path) -> None:
    home = tmp_path / "home"
    path = play(store_at(tmp_path / "elsewhere"), decisions=4)
    with Program(display, home) as program:
        program.wait_for_log("showing TitleScene")
        answer = run_command(home, str(path), display=display)
        assert answer.returncode == 0
        assert answer.stderr.count("\n") == 1
        program.wait_for_log("showing TableScene")
        program.terminate()
        assert program.wait_for_end() == 0
    # The end of the window is the end of its home's having one.
    with Program(display, home, str(path)) as program:
        program.wait_for_log("showing TableScene")


def test_starts_in_the_same_instant_lead_to_one_window_with_both(display: str, tmp_path: Path) -> None:
    home = tmp_path / "home"
    paths = [play(store_at(tmp_path / "elsewhere"), seed=seed) for seed in (1, 2)]
    processes = [
        subprocess.Popen(
            SOURCE.command(str(path)),
            env=SOURCE.variables(home, display),
            cwd=SOURCE.folder,
            stderr=subprocess.DEVNULL,
        )
        for path in paths
    ]
    try:
        until(lambda: any(process.poll() is not None for process in processes), "two windows opened")
        until(lambda: lines(home, " opened") == 2, "not both were opened")
        assert [process.poll() for process in processes].count(0) == 1
        assert lines(home, "started") == 1
    finally:
        for process in processes:
            process.kill()
            process.wait()


def test_a_window_that_hangs_keeps_no_new_one_from_opening(display: str, tmp_path: Path) -> None:
    home = tmp_path / "home"
    path = play(store_at(home), decisions=4)
    with Program(display, home) as first:
        first.wait_for_log("showing TitleScene")
        first.freeze()
        with Program(display, home, str(path)) as second:
            second.wait_for_log("showing TableScene")
            first.thaw()
            assert lines(home, "asked by another start") == 0
