"""`four-inns bench`: how fast the program is on this machine, each part measured in fresh processes."""

import argparse
import json
import os
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

from game.core.words import message
from scenes.children import own_command, own_variables
from scenes.commands.display import display_for_windows
from scenes.commands.speech import CommandError, Exit, examples, tell, tell_json, warn
from scenes.language import tr

SIZES: Final = ((1280, 800), (2560, 1440))
STARTS: Final = 3
OPENINGS: Final = 3
PATIENCE: Final = 60
"""Seconds after which a part that has not answered is given up."""

Figures = dict[str, Any]


def fill(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes; the hidden arguments are how it calls itself for one part."""
    parser.add_argument("--json", action="store_true", help=tr("print the figures as JSON"))
    parser.add_argument("--part", nargs="+", help=argparse.SUPPRESS)
    parser.epilog = "\n".join(
        [
            examples("four-inns bench --json"),
            "",
            tr("It takes about a minute. What needs a window opens one; without a display it is drawn"),
            tr("with Xvfb if that is installed, else left out (null)."),
        ]
    )


def run(options: argparse.Namespace) -> int:
    """Measure everything and print it, or measure the one part asked for."""
    if options.part:
        return _run_part(options.part[0], options.part[1:])
    figures = measure()
    if options.json:
        tell_json(figures)
    else:
        for line in _lines(figures, ""):
            tell(line)
    return Exit.DONE


def measure() -> Figures:
    """Return all figures; what could not be measured is None, and standard error says why.

    `games` holds what is measured of every game; the first game's figures also stand outside of it.
    """
    from game.registry import GAMES

    games: Figures = {game.id: {} for game in GAMES}
    first = games[GAMES[0].id]
    figures: Figures = {}
    with tempfile.TemporaryDirectory(prefix="four-inns-bench-") as folder:
        environment = {**os.environ, "FOUR_INNS_HOME": str(Path(folder) / "home")}
        for game, found in games.items():
            found["rules_plies_per_s"] = _child("rules", game, environment=environment)
            found["match_plies_per_s"] = _child("match", game, environment=environment)
            found["bots_game_ms"] = _child("bots", game, environment=environment)
        figures[GAMES[0].id] = {**first}
        long = str(Path(folder) / "long.inn")
        _child("make", GAMES[0].id, long, environment=environment)
        openings = [_child("open", long, environment=environment) for _ in range(OPENINGS)]
        figures["open_10000_ms"] = median(openings)
        figures["seek_ms"] = _child("seek", long, environment=environment)
        figures["statistics_10000_ms"] = _child("statistics", GAMES[0].id, folder, environment=environment)
        with display_for_windows() as windowed:
            if windowed is None:
                warn(tr("No display and no Xvfb: what needs a window was left out."))
                figures["start_ms"] = None
                for found in games.values():
                    found.update(_no_table())
            else:
                windowed["FOUR_INNS_HOME"] = environment["FOUR_INNS_HOME"]
                starts = [_start_ms(windowed) for _ in range(STARTS + 1)][1:]
                figures["start_ms"] = median(starts)
                for found, table in zip(games.values(), _tables(windowed, [*games]), strict=True):
                    found.update(table)
    figures |= {name: first[name] for name in ("rss_mb", "idle_cpu_percent")}
    figures["frame_ms"] = {
        size: {name: frame[name] for name in ("p50", "p99")} for size, frame in first["frame_ms"].items()
    }
    figures["games"] = games
    return {name: _rounded(value) for name, value in figures.items()}


def median(numbers: list[float]) -> float:
    """Return the middle one of an odd number of numbers."""
    return sorted(numbers)[len(numbers) // 2]


def _tables(environment: dict[str, str], games: Sequence[str]) -> list[Figures]:
    """Return what the tables of some games take: memory and a share of a core at rest, and their frames."""
    width, height = map(str, SIZES[0])
    rest = partial(_child, "idle", environment=environment)
    # Tables that rest do not disturb each other, so one waits for all of them at once.
    with ThreadPoolExecutor(len(games)) as pool:
        resting = [pool.submit(rest, game, width, height) for game in games]
    return [
        {
            **table.result(),
            "frame_ms": {
                f"{wide}x{high}": _child("deal", game, str(wide), str(high), environment=environment)
                for wide, high in SIZES
            },
        }
        for game, table in zip(games, resting, strict=True)
    ]


def _no_table() -> Figures:
    frame = dict.fromkeys(("p50", "p99", "p99_cpu", "worst_cpu"))
    frames = {f"{wide}x{high}": frame for wide, high in SIZES}
    return {"rss_mb": None, "idle_cpu_percent": None, "frame_ms": frames}


def _rounded(value: Any) -> Any:
    match value:
        case dict():
            return {name: _rounded(part) for name, part in value.items()}
        case float():
            return round(value, 2)
        case _:
            return value


def _child(*part: str, environment: dict[str, str]) -> Any:
    """Return what a part prints, as data.

    Raises CommandError when it fails.
    """
    with _started(part, environment) as process:
        out, complaint = process.communicate()
    if process.returncode != Exit.DONE:
        raise _broken(part[0], complaint)
    return json.loads(out.splitlines()[-1])


def _start_ms(environment: dict[str, str]) -> float:
    """Return the milliseconds from the start of a process to the title on the screen.

    Raises CommandError when it fails.
    """
    began = time.perf_counter()
    with _started(("start",), environment) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        passed = time.perf_counter() - began
        _, complaint = process.communicate()
    if not line or process.returncode != Exit.DONE:
        raise _broken("start", complaint)
    return passed * 1000


@contextmanager
def _started(part: tuple[str, ...], environment: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    """Start a part, and end it when it does not answer in time or nobody listens any more."""
    process = subprocess.Popen(
        own_command("bench", "--part", *part),
        env=own_variables(environment),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    watchdog = threading.Timer(PATIENCE, process.kill)
    watchdog.start()
    try:
        with process:
            yield process
    finally:
        watchdog.cancel()
        process.kill()


def _broken(part: str, complaint: str) -> CommandError:
    lines = complaint.strip().splitlines()
    return CommandError(
        message("The part {part} failed: {reason}", part=part, reason=lines[-1] if lines else "?"),
        Exit.FAILED,
    )


def _run_part(part: str, arguments: list[str]) -> int:
    """Measure one part in this process and print the answer as one line of JSON."""
    match part:
        case "rules" | "match" | "bots" | "make" | "open" | "seek" | "statistics":
            from scenes.commands import bench_parts

            tell(json.dumps(bench_parts.run(part, arguments)))
        case _:
            from scenes import bench_window

            tell(json.dumps(bench_window.run(part, arguments)))
    return Exit.DONE


def _lines(figures: Figures, indent: str) -> Iterator[str]:
    for name, value in figures.items():
        if isinstance(value, dict):
            yield f"{indent}{name}"
            yield from _lines(value, indent + "  ")
        else:
            yield f"{indent}{name:24} {'-' if value is None else f'{value:,}'}"
