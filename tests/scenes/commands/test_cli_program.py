"""The command line as a program: help, wrong usage, exit codes, and what happens when it breaks."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from command_line import CommandLine, is_one_sentence

import scenes.startup
from game.core.rng import Rng
from game.version import VERSION
from scenes.cli import COMMANDS, main
from scenes.commands.speech import EXIT_CODES, Exit
from scenes.one_window.door import Door

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> CommandLine:
    """The command line in a folder and with a home of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FOUR_INNS_HOME", str(tmp_path / "home"))
    return CommandLine(capsys)


def test_the_help_names_every_command_and_every_exit_code(call: CommandLine) -> None:
    answer = call("--help")
    assert answer.code == 0
    assert all(f"\n  {name} " in answer.out for name in COMMANDS)
    assert all(f"\n  {int(code)} " in answer.out for code in EXIT_CODES)
    assert set(EXIT_CODES) == set(Exit)


def test_the_help_says_that_code_3_also_means_no_display(call: CommandLine) -> None:
    (line,) = [line for line in call("--help").out.splitlines() if line.startswith("  3 ")]
    assert "no display" in line


def test_the_help_shows_where_the_log_file_is(call: CommandLine, tmp_path: Path) -> None:
    assert str(tmp_path / "home" / "four-inns.log") in call("--help").out


@pytest.mark.parametrize("arguments", [["show", "none.inn"], ["verify", "none.inn"], ["script", "none.json"]])
def test_what_goes_wrong_with_a_file_stands_in_the_log_file_too(
    call: CommandLine, tmp_path: Path, arguments: list[str]
) -> None:
    said = call(*arguments).err.strip()
    assert said in (tmp_path / "home" / "four-inns.log").read_text()


def test_an_illegal_action_is_no_matter_for_the_log_file(call: CommandLine, tmp_path: Path) -> None:
    call("new", "ugly_gryphon", "--out", "F.inn")
    assert call("act", "F.inn", "undo").code == 2
    assert not (tmp_path / "home").exists()


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself_with_an_example(call: CommandLine, name: str) -> None:
    answer = call(name, "--help")
    assert answer.code == 0
    assert f"for example:\n  four-inns {name}" in answer.out


def test_the_version_is_printed_with_everything_that_a_report_needs(call: CommandLine) -> None:
    answer = call("--version")
    assert (answer.code, answer.err) == (0, "")
    lines = answer.out.splitlines()
    assert lines[0] == f"four-inns {VERSION}"
    assert re.fullmatch(r"commit ([0-9a-f]{12}|unknown)", lines[1])
    assert [line.split(" ")[0] for line in lines[2:]] == ["pygame-ce", "SDL", "Python", "system"]
    assert all(re.search(r" \S", line) for line in lines)


@pytest.mark.parametrize(
    "arguments",
    [
        ["new"],
        ["act", "F.inn"],
        ["show"],
        ["show", "--yaml", "F.inn"],
        ["simulate", "ugly_gryphon"],
        ["--window"],
    ],
)
def test_wrong_usage_ends_with_code_2_and_shows_the_usage(call: CommandLine, arguments: list[str]) -> None:
    answer = call(*arguments)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("usage: four-inns")


def test_a_word_that_is_no_command_and_no_file_is_refused(call: CommandLine) -> None:
    answer = call("simulat")
    assert answer.code == 2
    assert is_one_sentence(answer.err)
    assert '"simulat"' in answer.err


@pytest.mark.parametrize(
    ("arguments", "opened"),
    [([], []), (["F.inn"], ["F.inn"]), (["./new"], ["new"]), (["F.inn", "G.inn"], ["F.inn", "G.inn"])],
)
def test_without_a_command_the_window_opens(
    call: CommandLine, monkeypatch: pytest.MonkeyPatch, arguments: list[str], opened: list[str]
) -> None:
    Path("new").touch()
    asked: list[list[str]] = []

    def start(files: list[Path], door: Door) -> int:
        asked.append(list(map(str, files)))
        door.close()
        return 7

    monkeypatch.setattr(scenes.startup, "start", start)
    assert call(*arguments).code == 7
    assert asked == [opened]


def break_with(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
    """Make the command `show` break."""

    def run(*ignored: Any) -> int:
        raise error

    monkeypatch.setattr("scenes.commands.show.run", run)


def test_a_crash_is_told_in_a_sentence_and_kept_in_a_report_and_the_log(
    call: CommandLine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    break_with(monkeypatch, ZeroDivisionError("a bug"))
    answer = call("show", "F.inn")
    log = tmp_path / "home" / "four-inns.log"
    assert (answer.code, answer.out) == (1, "")
    assert "Traceback" not in answer.err
    (report,) = (tmp_path / "home" / "crashes").iterdir()
    assert str(report) in answer.err
    for kept in (log, report):
        assert "ZeroDivisionError: a bug" in kept.read_text()


def test_a_crash_without_a_place_for_a_report_is_told_all_the_same(
    call: CommandLine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "home").write_text("a file, no folder")
    break_with(monkeypatch, ZeroDivisionError("a bug"))
    answer = call("show", "F.inn")
    assert answer.code == 1
    assert "Traceback" not in answer.err
    assert "There is no report of it" in answer.err


def test_ctrl_c_ends_with_code_130_and_one_word(call: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    break_with(monkeypatch, KeyboardInterrupt())
    assert call("show", "F.inn") == (130, "", "Stopped.\n")


def test_a_full_disk_is_told_in_one_sentence(call: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    break_with(monkeypatch, OSError(28, "No space left on device", "F.inn"))
    answer = call("show", "F.inn")
    assert answer.code == 3
    assert is_one_sentence(answer.err)


def test_trouble_without_a_file_name_is_not_blamed_on_the_printing(
    call: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    break_with(monkeypatch, OSError(12, "Cannot allocate memory"))
    answer = call("show", "F.inn")
    assert answer.code == 1
    assert "printed" not in answer.err
    assert "The details are in" in answer.err


def test_no_command_on_matches_imports_pygame(tmp_path: Path) -> None:
    program = (
        "import sys; from scenes.cli import main\n"
        "for words in (['--help'], ['new', 'ugly_gryphon', '--deal', '42', '--out', 'F.inn'],\n"
        "              ['show', 'F.inn'], ['act', 'F.inn', 'place bunny_prince'],\n"
        "              ['log', 'F.inn'], ['verify', 'F.inn'],\n"
        "              ['simulate', 'ugly_gryphon', '--bot', 'careful', '--games', '2']):\n"
        "    assert main(words) == 0, words\n"
        "sys.exit('pygame' in sys.modules)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_help_imports_nothing_slow() -> None:
    program = (
        "import sys; from scenes.cli import main; main(['new', '--help'])\n"
        "sys.exit(', '.join(sorted({'pydantic', 'pygame', 'platformdirs', 'tqdm'} & set(sys.modules))) or 0)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_a_reader_that_goes_away_is_no_crash(tmp_path: Path) -> None:
    program = [sys.executable, "-m", "scenes.cli", "--help"]
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(program, cwd=ROOT, stdout=writing, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writing)
    assert done.stderr == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
def test_an_answer_that_cannot_be_printed_is_told_in_one_sentence() -> None:
    program = [
        sys.executable,
        "-m",
        "scenes.cli",
        "simulate",
        "ugly_gryphon",
        "--bot",
        "random",
        "--games",
        "1",
    ]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(program, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 1
    assert is_one_sentence(done.stderr)


@pytest.mark.skipif(sys.platform == "win32", reason="a shell that closes streams is needed")
@pytest.mark.parametrize(
    ("closing", "code", "said"),
    [(">&-", 1, "The answer cannot be printed: "), ("2>&-", 0, ""), (">&- 2>&-", 1, "")],
)
def test_a_closed_stream_is_no_crash_and_only_a_lost_answer_is_told(
    call: CommandLine, closing: str, code: int, said: str
) -> None:
    call("new", "ugly_gryphon", "--out", "F.inn")
    done = subprocess.run(
        ["sh", "-c", f'exec "$0" -m scenes.cli show F.inn --json {closing}', sys.executable],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code
    assert done.stderr.startswith(said)
    assert is_one_sentence(done.stderr) if said else done.stderr == ""
    assert not Path("home").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="a shell that closes streams is needed")
def test_a_complaint_never_gets_between_the_answer(call: CommandLine, tmp_path: Path) -> None:
    call("new", "ugly_gryphon", "--out", "F.inn")
    os.truncate("F.inn", Path("F.inn").stat().st_size - 5)
    done = subprocess.run(
        ["sh", "-c", 'exec "$0" -m scenes.cli show F.inn --json 2>&-', sys.executable],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0
    assert json.loads(done.stdout)["over"] is False


@pytest.mark.skipif(sys.platform == "win32", reason="a shell that closes streams is needed")
@pytest.mark.parametrize("closing", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_no_file_of_ours_takes_the_place_of_a_closed_stream(closing: str) -> None:
    program = (
        "import os; from scenes.cli import main; main(['show', 'none.inn'])\n"
        "os._exit(os.open(os.devnull, os.O_RDONLY))"
    )
    done = subprocess.run(
        ["sh", "-c", f'exec "$0" -c "$1" {closing}', sys.executable, program],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        check=False,
    )
    assert done.returncode > 2


def test_a_window_without_any_stream_ends_well(monkeypatch: pytest.MonkeyPatch) -> None:
    def start(files: list[Path], door: Door) -> int:
        door.close()
        return 0

    monkeypatch.setattr(scenes.startup, "start", start)
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert main([]) == 0


def simulated(call: CommandLine, *arguments: str) -> dict[str, Any]:
    """The figures of a simulation without those that depend on the machine."""
    data = call("simulate", "ugly_gryphon", "--json", *arguments).data
    return {name: value for name, value in data.items() if name != "seconds" and not name.endswith("_per_s")}


def test_a_simulation_counts_games_and_wins(call: CommandLine) -> None:
    data = call("simulate", "ugly_gryphon", "--bot", "random", "--games", "50", "--seed", "1", "--json").data
    assert data["games"] == 50
    assert data["win_rate"] == data["wins"] / 50
    assert data["win_rate_95"][0] <= data["win_rate"] <= data["win_rate_95"][1]
    assert 0 <= data["mean_in_inn"] <= 18
    assert data["games_per_s"] > 0
    assert data["plies_per_s"] > data["games_per_s"]


def test_a_simulation_is_the_same_for_the_same_seed_and_another_for_another(call: CommandLine) -> None:
    arguments = ("--bot", "random", "--games", "200")
    once = simulated(call, *arguments, "--seed", "5")
    assert simulated(call, *arguments, "--seed", "5") == once
    assert simulated(call, *arguments, "--seed", "6") != {**once, "seed": 6}


def test_a_higher_goal_is_won_less_often(call: CommandLine) -> None:
    seven, ten = (
        simulated(call, "--bot", "careful", "--games", "40", "--goal", goal) for goal in ("7", "10")
    )
    assert seven["wins"] > ten["wins"]
    assert seven["mean_in_inn"] == ten["mean_in_inn"]


def test_a_bot_that_thinks_on_is_stopped_after_seconds(call: CommandLine) -> None:
    arguments = ("--bot", "strong", "--games", "1", "--budget", "1000000", "--goal", "10")
    data = call("simulate", "ugly_gryphon", *arguments, "--seconds", "0.005", "--json").data
    assert (data["games"], data["seconds_a_decision"]) == (1, 0.005)
    assert data["seconds"] < 5


@pytest.mark.parametrize("seconds", ["0", "-1", "61", "soon", "nan"])
def test_a_simulation_refuses_seconds_that_are_none(call: CommandLine, seconds: str) -> None:
    answer = call("simulate", "ugly_gryphon", "--bot", "random", f"--seconds={seconds}")
    assert answer.code == 2
    assert answer.err.endswith(" --seconds: a number from 0.001 to 60 is expected\n")


def test_a_simulation_in_words_and_without_a_bar_where_there_is_no_terminal(call: CommandLine) -> None:
    answer = call("simulate", "ugly_gryphon", "--bot", "random", "--games", "10")
    assert "of 10 games won" in answer.out
    assert answer.err == ""


def test_on_a_terminal_a_bar_shows_how_far_it_is(call: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    answer = call("simulate", "ugly_gryphon", "--bot", "random", "--games", "12")
    assert "/12" in answer.err
    assert "/12" not in answer.out


def test_the_deals_of_a_simulation_can_be_played() -> None:
    from scenes.commands.tournament import deal_number

    numbers = [deal_number(1, deal) for deal in range(300)]
    assert all(1 <= number <= 99_999_999 for number in numbers)
    assert len(set(numbers)) == 300
    assert numbers[0] == Rng(1).below("games", 99_999_999)[0] + 1


def test_the_interval_is_wilsons() -> None:
    from scenes.commands.simulate import interval

    assert interval(0, 10) == pytest.approx((0.0, 0.27753), abs=1e-4)
    assert interval(5, 10) == pytest.approx((0.23659, 0.76341), abs=1e-4)
    assert interval(10, 10)[1] == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("arguments", "named"),
    [(["--bot", "genius"], "careful"), (["--bot", "random", "--goal", "3"], "7, 8, 9, 10")],
)
def test_a_simulation_says_what_there_is_to_choose(
    call: CommandLine, arguments: list[str], named: str
) -> None:
    answer = call("simulate", "ugly_gryphon", *arguments)
    assert answer.code == 2
    assert is_one_sentence(answer.err)
    assert named in answer.err


@pytest.mark.parametrize("games", ["0", "-1", "many", "1.5", "9" * 5000])
def test_a_simulation_refuses_numbers_of_games_that_are_none(call: CommandLine, games: str) -> None:
    answer = call("simulate", "ugly_gryphon", "--bot", "random", f"--games={games}")
    assert answer.code == 2
    assert answer.err.endswith(" --games: a number from 1 to 100,000,000 is expected\n")


@pytest.mark.parametrize("written", ["x", "", "1.5", "٧", "9" * 5000])
@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("--goal", "a whole number is expected, such as 7"),
        ("--seed", "a seed is a whole number of at most 18 digits, such as 1"),
    ],
)
def test_a_number_that_is_none_is_refused_in_words_of_ours(
    call: CommandLine, written: str, option: str, said: str
) -> None:
    answer = call("simulate", "ugly_gryphon", "--bot", "random", f"{option}={written}")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.endswith(f" {option}: {said}\n")


def test_a_seed_may_be_negative(call: CommandLine) -> None:
    assert simulated(call, "--bot", "random", "--games", "1", "--seed=-3")["seed"] == -3
