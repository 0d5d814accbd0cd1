"""The starter: what it decides, and that it passes everything through."""

import ast
import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
RUN = ROOT / "packaging" / "run.py"

posix_only = pytest.mark.skipif(os.name == "nt", reason="the stand-in for Python is a shell script")


def load_run() -> ModuleType:
    spec = importlib.util.spec_from_file_location("four_inns_starter", RUN)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


run = load_run()


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with two lock files and no environment."""
    root = tmp_path / "check out"
    root.mkdir()
    (root / "requirements.lock").write_bytes(b"one==1\n")
    (root / "requirements-dev.lock").write_bytes(b"one==1\ntwo==2\n")
    monkeypatch.setattr(run, "ROOT", str(root))
    monkeypatch.delenv("FOUR_INNS_ENV", raising=False)
    return root


def stand_in_environment(root: Path, script: str) -> Path:
    """An environment of a checkout that counts as complete; its Python is a shell script."""
    python = root / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text("#!/bin/sh\n" + script)
    python.chmod(0o755)
    for purpose in ("play", "test"):
        stamp = run.stamp_content(str(root), str(python), run.read_lock(str(root), purpose))
        Path(run.stamp_path(str(root / ".venv"), purpose)).write_bytes(stamp)
    return python


def test_an_old_python_can_read_the_starter() -> None:
    ast.parse(RUN.read_text(encoding="utf-8"), feature_version=(3, 6))


def test_an_old_python_is_refused_in_one_clear_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 8, 1))
    with pytest.raises(SystemExit) as refusal:
        load_run()
    assert refusal.value.code == "Four Inns needs Python 3.11 or newer; this is Python 3.8."


def test_the_oldest_python_is_the_one_of_the_project_file() -> None:
    oldest = ".".join(map(str, run.OLDEST))
    assert f'requires-python = ">={oldest}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def test_the_interpreter_lies_where_each_platform_puts_it() -> None:
    assert run.python_in("C:\\inns\\.venv", windows=True) == "C:\\inns\\.venv\\Scripts\\python.exe"
    assert run.python_in("/inns/.venv", windows=False) == "/inns/.venv/bin/python"


def test_the_environment_lies_in_the_checkout_unless_named(tmp_path: Path) -> None:
    assert run.environment_folder(str(tmp_path), {}) == str(tmp_path / ".venv")
    assert run.environment_folder(str(tmp_path), {"FOUR_INNS_ENV": ""}) == str(tmp_path / ".venv")
    assert run.environment_folder(str(tmp_path), {}, "test") == str(tmp_path / ".venv")
    assert run.environment_folder(str(tmp_path), {}, "build") == str(tmp_path / ".venv-build")
    named = {"FOUR_INNS_ENV": str(tmp_path / "elsewhere")}
    assert run.environment_folder("/checkout", named) == str(tmp_path / "elsewhere")


def test_only_a_stamp_of_this_lock_this_place_and_this_python_counts(checkout: Path) -> None:
    python = stand_in_environment(checkout, "")
    environment, root = str(checkout / ".venv"), str(checkout)
    assert run.is_ready(environment, root, "play", str(python))

    assert not run.is_ready(environment, root, "play", str(python) + ".gone")
    moved = checkout.parent / "moved"
    moved.mkdir()
    (moved / "requirements.lock").write_bytes((checkout / "requirements.lock").read_bytes())
    assert not run.is_ready(environment, str(moved), "play", str(python))
    (checkout / "requirements.lock").write_bytes(b"one==2\n")
    assert not run.is_ready(environment, root, "play", str(python))
    assert run.is_ready(environment, root, "test", str(python))


def test_an_environment_made_by_hand_is_not_taken_for_complete(checkout: Path) -> None:
    python = stand_in_environment(checkout, "")
    Path(run.stamp_path(str(checkout / ".venv"), "play")).unlink()
    assert not run.is_ready(str(checkout / ".venv"), str(checkout), "play", str(python))


def test_a_failed_installation_leaves_no_stamp(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    python = stand_in_environment(checkout, "")
    environment = str(checkout / ".venv")
    monkeypatch.setattr(run, "library_folder", lambda python: str(checkout))
    monkeypatch.setattr(
        run, "run_quietly", lambda command: (1, "Collecting one\nERROR: No space left on device\n")
    )
    with pytest.raises(
        run.CannotStart, match=r"could not be installed\. pip says: ERROR: No space left on device"
    ):
        run.install(environment, str(checkout), "test", str(python))
    assert not run.is_ready(environment, str(checkout), "play", str(python))
    assert not run.is_ready(environment, str(checkout), "test", str(python))


def test_an_installation_for_the_tests_serves_the_game_too(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    python = stand_in_environment(checkout, "")
    environment = str(checkout / ".venv")
    commands: list[list[str]] = []

    def record(command: list[str]) -> tuple[int, str]:
        commands.append(command)
        return 0, ""

    monkeypatch.setattr(run, "library_folder", lambda python: str(checkout))
    monkeypatch.setattr(run, "run_quietly", record)
    run.install(environment, str(checkout), "test", str(python))
    assert [command[-2:] for command in commands] == [["-r", str(checkout / "requirements-dev.lock")]]
    assert "--require-hashes" in commands[0]
    assert run.is_ready(environment, str(checkout), "play", str(python))
    assert run.is_ready(environment, str(checkout), "test", str(python))


def test_a_missing_network_is_named() -> None:
    output = "WARNING: Retrying after NewConnectionError\nERROR: No matching distribution found for one\n\n"
    assert run.pip_failure(output) == (
        "The libraries could not be downloaded; is there a network? "
        "pip says: ERROR: No matching distribution found for one"
    )


def test_the_last_useful_line_is_the_last_error_or_the_last_line() -> None:
    assert run.last_useful_line("one\nerror: first\nERROR: second\nhint\n") == "ERROR: second"
    assert run.last_useful_line("one\n two \n\n") == "two"
    assert run.last_useful_line("") == "no reason given"


def test_a_missing_ensurepip_is_named_with_its_cure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "ensurepip" else object())
    with pytest.raises(run.CannotStart, match="apt install python3-venv"):
        run.make_environment(str(tmp_path), str(tmp_path / "python"))


def test_a_missing_lock_file_is_one_line_and_exit_code_3(
    checkout: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (checkout / "requirements.lock").unlink()
    assert run.main(["cli", "show"]) == 3
    printed = capfd.readouterr()
    path = checkout / "requirements.lock"
    assert printed.err == f"The lock file {path} cannot be read: No such file or directory.\n"
    assert printed.out == ""


def test_a_folder_that_cannot_be_written_is_one_line_and_exit_code_3(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def refuse(folder: str, exist_ok: bool) -> None:
        raise PermissionError(13, "Permission denied", folder)

    monkeypatch.setattr(os, "makedirs", refuse)
    assert run.main([]) == 3
    line = f"{checkout / '.venv'} cannot be written: Permission denied. FOUR_INNS_ENV may name another folder"
    assert capfd.readouterr().err.startswith(line)


def test_a_folder_with_other_things_in_it_is_never_taken(tmp_path: Path) -> None:
    environment = tmp_path / "environment"
    assert not run.is_in_the_way(str(environment))
    environment.mkdir()
    (environment / "bin").mkdir()
    assert not run.is_in_the_way(str(environment)), "a start that was cut short"
    (environment / "letters").mkdir()
    assert run.is_in_the_way(str(environment))
    (environment / "pyvenv.cfg").touch()
    assert not run.is_in_the_way(str(environment))
    assert run.is_in_the_way(str(environment / "pyvenv.cfg"))


def test_two_starts_do_not_build_at_the_same_time(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with path.open("w") as first, path.open("w") as second:
        assert run.lock_exclusively(first.fileno(), wait=False)
        assert not run.lock_exclusively(second.fileno(), wait=False)
        first.close()
        assert run.lock_exclusively(second.fileno(), wait=False)


def test_the_finder_gives_the_four_packages_from_any_folder_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "finder.py").write_text(run.finder_source(str(ROOT)), encoding="utf-8")
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "__init__.py").write_text("raise AssertionError('the one of the current folder')")
    program = (
        "import sys, finder, importlib.util as util\n"
        "import assets, game.version, saves, scenes\n"
        "print(game.version.__file__)\n"
        "print(util.find_spec('tests'), sys.path.count(sys.argv[1]))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(ROOT)], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == [str(ROOT / "game" / "version.py"), "None 0"]


@posix_only
def test_arguments_streams_folder_and_exit_code_pass_through(checkout: Path, tmp_path: Path) -> None:
    packaging = checkout / "packaging"
    packaging.mkdir()
    (packaging / "run.py").write_bytes(RUN.read_bytes())
    stand_in_environment(
        checkout, 'for each in "$@"; do echo "<$each>"; done; pwd; cat; echo "$PYTHONPATH"; exit 7\n'
    )
    here = tmp_path / "somewhere else"
    here.mkdir()
    variables = {name: value for name, value in os.environ.items() if name != "FOUR_INNS_ENV"}
    done = subprocess.run(
        [sys.executable, str(packaging / "run.py"), "cli", "act", "my game.inn", ""],
        cwd=here,
        env=variables | {"PYTHONPATH": "/other/libraries"},
        input="from standard input\n",
        capture_output=True,
        text=True,
        check=False,
    )
    expected = ["<-P>", "<-s>", "<-m>", "<scenes.cli>", "<act>", "<my game.inn>", "<>"]
    assert done.stdout.splitlines() == [*expected, str(here), "from standard input", ""]
    assert done.stderr == ""
    assert done.returncode == 7


@posix_only
def test_a_file_after_nothing_is_opened_by_the_game(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    python = stand_in_environment(checkout, "")
    started: list[list[str]] = []
    monkeypatch.setattr(os, "execve", lambda path, command, variables: started.append(command))
    monkeypatch.setattr(run, "wait_for", lambda *arguments: 0)
    run.main(["my game.inn"])
    run.main([])
    begin = [str(python), "-P", "-s", "-m", "scenes.cli"]
    assert started == [[*begin, "my game.inn"], begin]


@posix_only
@pytest.mark.parametrize(
    ("failing", "code", "last_line"), [("mypy", 1, "Failed: mypy."), ("nothing", 0, "Every check passed.")]
)
def test_every_check_runs_and_the_failed_ones_are_named(
    checkout: Path, capfd: pytest.CaptureFixture[str], failing: str, code: int, last_line: str
) -> None:
    stand_in_environment(checkout, f'echo "$@"; pwd; test "$4" != {failing}\n')
    assert run.main(["test", "-k", "word"]) == code
    printed = capfd.readouterr()
    assert printed.err.splitlines()[-1] == last_line
    lines = printed.out.splitlines()
    assert lines[1::2] == [str(checkout)] * len(run.CHECKS)
    assert lines[-2] == "-P -s -m pytest -n auto --dist worksteal -k word"
    assert sum("word" in line for line in lines) == 1
