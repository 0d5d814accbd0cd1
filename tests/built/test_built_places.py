"""The built programs run where programs have to run: read-only, without sound or home, for two at once."""

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from launchers import Launcher, built, player_home
from mounts import mounting, read_only, require_mounts
from window_driver import Program, until

NOBODY = 65534
TITLE = "showing TitleScene"
OF_THE_USER = {
    "PYTHONHOME": "/nowhere",
    "PYTHONSTARTUP": "/nowhere/start.py",
    "PYTHONWARNINGS": "error",
    "PYTHONOPTIMIZE": "2",
    "PYTHONDONTWRITEBYTECODE": "1",
    "PYTHONHASHSEED": "7",
    "PYTHONIOENCODING": "ascii",
    "PYTHONVERBOSE": "1",
    "LC_ALL": "C",
}


def selftest(launcher: Launcher, home: Path, display: str | None = None) -> subprocess.CompletedProcess[str]:
    """Run the program's own check of itself."""
    return subprocess.run(
        launcher.command("selftest"),
        env=launcher.variables(home, display),
        cwd=launcher.folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def opens_and_ends(display: str, home: Path, launcher: Launcher) -> None:
    """Start it, see the title, and end it as a system that shuts down does."""
    with Program(display, home, launcher=launcher) as program:
        program.wait_for_log(TITLE)
        program.terminate()
        assert program.wait_for_end() == 0
        assert program.errors == ""


def test_the_selftest_finds_everything_in_order_without_a_display(program: Path, tmp_path: Path) -> None:
    done = selftest(built(program), player_home(tmp_path / "player"))
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[-1] == "Everything is in order."
    assert all(line.startswith("ok ") for line in lines[:-1])


def test_what_the_user_set_for_another_python_is_no_matter(
    display: str, program: Path, tmp_path: Path
) -> None:
    strange = tmp_path / "strange"
    strange.mkdir()
    for name in ("pydantic", "pygame", "json", "encodings", "sitecustomize"):
        (strange / f"{name}.py").write_text("raise SystemExit('not this one')\n")
    launcher = built(program).in_variables({**OF_THE_USER, "PYTHONPATH": str(strange)})
    home = player_home(tmp_path / "player")
    assert selftest(launcher, home).returncode == 0
    opens_and_ends(display, home, launcher)


def test_it_runs_without_sound(display: str, folder_program: Path, tmp_path: Path) -> None:
    launcher = built(folder_program).in_variables({"SDL_AUDIODRIVER": "broken"})
    home = player_home(tmp_path / "player")
    with Program(display, home, launcher=launcher) as program:
        program.wait_for_log("no sound")
        program.terminate()
        assert program.wait_for_end() == 0


def test_it_runs_from_a_medium_that_cannot_be_written(display: str, program: Path, tmp_path: Path) -> None:
    require_mounts()
    launcher = built(program).within(mounting(*read_only(program.parent)))
    home = player_home(tmp_path / "player")
    assert selftest(launcher, home).returncode == 0
    opens_and_ends(display, home, launcher)


def test_a_home_that_cannot_be_written_is_told_and_the_window_opens(
    display: str, folder_program: Path, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    launcher = built(folder_program).in_variables({"FOUR_INNS_HOME": str(tmp_path / "file" / "home")})
    with Program(display, player_home(tmp_path / "player"), launcher=launcher) as program:
        assert program.title == "Four Inns"
        program.terminate()
        assert program.wait_for_end() == 0


def test_where_no_match_can_be_saved_the_window_says_so_and_goes_on(
    display: str, folder_program: Path, tmp_path: Path
) -> None:
    home = player_home(tmp_path / "player")
    (home / "matches").touch()
    with Program(display, home, launcher=built(folder_program)) as program:
        program.wait_for_log("showing Dialog")
        program.press("Return")
        program.wait_for_log(TITLE)
        program.terminate()
        assert program.wait_for_end() == 0
        assert program.errors == ""


def test_the_single_file_leaves_nothing_behind(display: str, single_program: Path, tmp_path: Path) -> None:
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    launcher = built(single_program).in_variables({"TMPDIR": str(scratch)})
    home = player_home(tmp_path / "player")
    with Program(display, home, launcher=launcher) as program:
        program.wait_for_log(TITLE)
        assert any(scratch.iterdir()), "it unpacks itself there"
        program.close_window()
        assert program.wait_for_end() == 0
    assert list(scratch.iterdir()) == []


def test_two_users_play_at_once(display: str, program: Path) -> None:
    if os.geteuid() != 0:
        pytest.skip("only root can be somebody else")
    with tempfile.TemporaryDirectory(prefix="four-inns-users-") as name:
        place = Path(name)
        place.chmod(0o755)
        folder = place / "program"
        if program.with_name("_internal").exists():
            shutil.copytree(program.parent, folder, symlinks=True)
        else:
            folder.mkdir()
            shutil.copy2(program, folder)
        folder.chmod(0o755)
        launcher = built(folder / program.name)
        mine, theirs = (player_home(place / who) for who in ("mine", "theirs"))
        for path in ((place / "theirs"), *(place / "theirs").rglob("*")):
            os.chown(path, NOBODY, NOBODY)
        as_nobody = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]
        setpriv = shutil.which(as_nobody[0])
        assert setpriv is not None
        other = launcher.within([setpriv, *as_nobody[1:]])
        with Program(display, mine, launcher=launcher) as first:
            first.wait_for_log(TITLE)
            with Program(display, theirs, launcher=other) as second:
                second.wait_for_log(TITLE)
                assert first.window != second.window
                second.terminate()
                assert second.wait_for_end() == 0
            first.terminate()
            assert first.wait_for_end() == 0


@contextmanager
def weston(runtime: Path) -> Iterator[str]:
    """Run a Wayland compositor without a screen; give the name of its socket."""
    runtime.mkdir(mode=0o700)
    server = subprocess.Popen(
        ["weston", "--backend=headless-backend.so", "--socket=inn", "--idle-time=0"],
        env={"XDG_RUNTIME_DIR": str(runtime), "PATH": os.environ["PATH"], "HOME": str(runtime)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        until((runtime / "inn").exists, "weston does not start")
        yield "inn"
    finally:
        server.terminate()
        server.wait()


def test_it_runs_on_wayland(program: Path, tmp_path: Path, require_programs: Callable[..., None]) -> None:
    require_programs("weston")
    home = player_home(tmp_path / "player")
    log = home / "four-inns.log"
    with weston(tmp_path / "runtime") as socket:
        variables = {
            **built(program).variables(home, None),
            "XDG_RUNTIME_DIR": str(tmp_path / "runtime"),
            "WAYLAND_DISPLAY": socket,
        }
        process = subprocess.Popen([program], env=variables)
        try:
            until(lambda: log.exists() and TITLE in log.read_text(), "no title on Wayland")
            process.send_signal(signal.SIGTERM)
            assert process.wait(20) == 0
        finally:
            process.kill()
            process.wait()
