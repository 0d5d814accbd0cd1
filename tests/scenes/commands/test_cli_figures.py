"""What bench says, without measuring for long."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from command_line import CommandLine, is_one_sentence

from game.registry import GAMES
from saves.matches import open_match
from scenes.commands import bench, bench_parts
from scenes.commands.display import display_for_windows

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> CommandLine:
    """The command line in a folder and with a home of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FOUR_INNS_HOME", str(tmp_path / "home"))
    return CommandLine(capsys)


@pytest.fixture
def quick_parts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Answers for the parts of bench, and the names of the parts that were asked for."""
    answers: dict[str, Any] = {
        "idle": {"rss_mb": 90.0, "idle_cpu_percent": 0.25},
        "deal": {"p50": 1.23456, "p99": 2.0, "p99_cpu": 1.5, "worst_cpu": 3.0},
        "make": None,
    }
    asked: list[str] = []

    def child(*part: str, environment: dict[str, str]) -> object:
        asked.append(" ".join(part))
        return answers.get(part[0], 7.0)

    monkeypatch.setattr(bench, "_child", child)
    monkeypatch.setattr(bench, "_start_ms", lambda environment: 400.0)
    return asked


def give_display(monkeypatch: pytest.MonkeyPatch, environment: dict[str, str] | None) -> None:
    """Let bench find this display."""

    @contextmanager
    def found() -> Iterator[dict[str, str] | None]:
        yield environment

    monkeypatch.setattr(bench, "display_for_windows", found)


def test_bench_prints_every_figure_as_json(
    call: CommandLine, monkeypatch: pytest.MonkeyPatch, quick_parts: list[str]
) -> None:
    give_display(monkeypatch, {"DISPLAY": ":1"})
    plies = {"rules_plies_per_s": 7.0, "match_plies_per_s": 7.0, "bots_game_ms": 7.0}
    rest = {"rss_mb": 90.0, "idle_cpu_percent": 0.25}
    frame = {"p50": 1.23, "p99": 2.0}
    full = {**frame, "p99_cpu": 1.5, "worst_cpu": 3.0}
    each = {**plies, **rest, "frame_ms": {"1280x800": full, "2560x1440": full}}
    assert call("bench", "--json").data == {
        "ugly_gryphon": plies,
        "open_10000_ms": 7.0,
        "seek_ms": 7.0,
        "statistics_10000_ms": 7.0,
        "start_ms": 400.0,
        **rest,
        "frame_ms": {"1280x800": frame, "2560x1440": frame},
        "games": {game.id: each for game in GAMES},
    }
    for game in GAMES:
        parts = {f"deal {game.id} 1280 800", f"deal {game.id} 2560 1440", f"idle {game.id} 1280 800"}
        assert parts <= set(quick_parts)


def test_without_a_display_the_rest_is_measured_and_what_is_missing_said(
    call: CommandLine, monkeypatch: pytest.MonkeyPatch, quick_parts: list[str]
) -> None:
    give_display(monkeypatch, None)
    answer = call("bench", "--json")
    assert answer.code == 0
    assert is_one_sentence(answer.err)
    assert answer.data["open_10000_ms"] == 7.0
    assert answer.data["start_ms"] is None
    assert answer.data["frame_ms"]["2560x1440"] == {"p50": None, "p99": None}
    assert answer.data["games"]["ugly_gryphon"]["rss_mb"] is None
    assert not any(part.startswith(("idle", "deal")) for part in quick_parts)


def test_bench_prints_a_list_for_people(
    call: CommandLine, monkeypatch: pytest.MonkeyPatch, quick_parts: list[str]
) -> None:
    give_display(monkeypatch, None)
    lines = call("bench").out.splitlines()
    assert lines[0] == "ugly_gryphon"
    assert lines[1].split() == ["rules_plies_per_s", "7.0"]
    assert ["start_ms", "-"] in [line.split() for line in lines]


def test_a_part_that_breaks_is_named(call: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        bench, "own_command", lambda *part: [sys.executable, "-c", "raise SystemExit('no luck')"]
    )
    answer = call("bench")
    assert (answer.code, answer.err) == (1, "The part rules failed: no luck\n")


def test_the_display_there_is_is_used_and_no_dummy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", ":5")
    with display_for_windows() as environment:
        assert environment is not None
        assert environment["DISPLAY"] == ":5"
        assert "SDL_VIDEODRIVER" not in environment


def test_without_display_and_xvfb_there_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    with display_for_windows() as environment:
        assert environment is None


def test_the_parts_without_a_window_measure(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bench_parts, "SECONDS", 0.02)
    monkeypatch.setattr(bench_parts, "WARMING_UP", 0.01)
    monkeypatch.setattr(bench_parts, "OPERATIONS", 200)
    monkeypatch.setattr(bench_parts, "SEEKS", 20)
    path = str(tmp_path / "long.inn")
    assert bench_parts.run("make", ["ugly_gryphon", path]) is None
    stored = open_match(Path(path), is_writable=False)
    stored.close()
    assert len(stored.match.timeline.operations) >= 200
    assert len(stored.match.timeline.records) > len(stored.match.timeline.line)
    games = [[part, game.id] for game in GAMES for part in ("rules", "match", "bots")]
    for part in (*games, ["open", path], ["seek", path]):
        answer = bench_parts.run(part[0], part[1:])
        assert answer is not None
        assert answer > 0


@pytest.mark.parametrize("part", ["rules", "match"])
def test_the_speed_is_measured_after_warming_up(monkeypatch: pytest.MonkeyPatch, part: str) -> None:
    clock = iter(range(1_000_000))
    monkeypatch.setattr("time.perf_counter", lambda: float(next(clock)))
    monkeypatch.setattr(bench_parts, "SECONDS", 3.0)
    monkeypatch.setattr(bench_parts, "WARMING_UP", 0.0)
    cold = bench_parts.run(part, ["ugly_gryphon"])
    read = next(clock)
    monkeypatch.setattr(bench_parts, "WARMING_UP", 50.0)
    assert bench_parts.run(part, ["ugly_gryphon"]) == cold
    assert next(clock) - read > read + 40


def test_the_start_is_told_when_the_title_is_on_the_screen(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "scenes.cli", "bench", "--part", "start"],
        cwd=ROOT,
        env={**os.environ, "FOUR_INNS_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[0] == "drawn"


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_frames_are_timed_while_a_match_is_played(
    call: CommandLine, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr("scenes.bench_window.TURNS", 2)
    monkeypatch.setattr("scenes.bench_window.SWINGS", 10)
    monkeypatch.setattr("scenes.bench_window.MOST_FRAMES", 200)
    answer = call("bench", "--part", "deal", game, "1024", "640")
    assert answer.code == 0, answer.err
    assert 0 < answer.data["p50"] <= answer.data["p99"]
    assert 0 < answer.data["p99_cpu"] <= answer.data["worst_cpu"]


def test_an_idle_table_is_measured(call: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.bench_window.PREPARING", 0.0)
    monkeypatch.setattr("scenes.bench_window.SETTLING", 0.0)
    monkeypatch.setattr("scenes.bench_window.IDLING", 0.01)
    data = call("bench", "--part", "idle", "ugly_gryphon", "1024", "640").data
    assert data["idle_cpu_percent"] >= 0
    assert data["rss_mb"] is None or data["rss_mb"] > 10
