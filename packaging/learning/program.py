"""The program in C: compiled into a folder, started, listened to."""

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

SOURCES: Final = Path(__file__).parent
COMPILER: Final = "cc"
QUICK: Final = ("-O3", "-march=native", "-ffast-math")
PLAIN: Final = ("-O2",)
"""Flags that every compiler knows."""
NAME: Final = "learn"


class CannotLearn(Exception):
    """The program in C cannot be made or broke off; carries a sentence that says why."""


class Numbers(NamedTuple):
    """What learning is steered by."""

    mix: float
    """The weight of how a night ended, beside that of the outlook over the next card."""
    slip: float
    """How often a choice is any."""
    first_rate: float
    """How far weights go in one step; falls evenly in its logarithm to the last."""
    last_rate: float


class Progress(NamedTuple):
    """How far learning has come."""

    seconds: float
    nights: int
    played: tuple[int, ...]
    """For every goal the nights without slips since the last time."""
    won: tuple[int, ...]


def compiled(folder: Path) -> Path:
    """Compile the program into a folder, as quick as this machine can run it, and return it.

    Raises CannotLearn where there is no compiler, or where it refuses.
    """
    if shutil.which(COMPILER) is None:
        raise CannotLearn(f'There is no C compiler: install one that is called "{COMPILER}".')
    program = folder / NAME
    for flags in (QUICK, PLAIN):
        command = [COMPILER, "-std=c11", *flags, *map(str, sorted(SOURCES.glob("*.c"))), "-o", str(program)]
        done = subprocess.run([*command, "-lm"], capture_output=True, text=True, check=False)
        if done.returncode == 0:
            return program
    raise CannotLearn(f'The C compiler "{COMPILER}" refuses:\n{done.stderr.strip()}')


def learning(
    program: Path, decks: Path, weights: Path, seconds: float, seed: int, numbers: Numbers
) -> Iterator[Progress]:
    """Learn from a file of decks for so many seconds of work, about every second telling how far it is.

    The weights are in their file at the end. Raises CannotLearn if the program breaks off.
    """
    command = [program, "learn", decks, weights, seconds, seed, *numbers]
    with subprocess.Popen(list(map(str, command)), stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        try:
            for line in running.stdout:
                gone, nights, *counts = line.split()
                played, won = (tuple(map(int, counts[start::2])) for start in (0, 1))
                yield Progress(float(gone), int(nights), played, won)
        except BaseException:
            running.kill()
            raise
    if running.returncode != 0:
        raise CannotLearn("The program in C broke off.")


def replayed(program: Path, decks: Path, decisions: str, weights: Path | None = None) -> list[str]:
    """Return a line for every decision: the state after it, and the chances if there are weights.

    Raises CannotLearn if the program breaks off.
    """
    command = [program, "replay", decks, *([] if weights is None else [weights])]
    done = subprocess.run(
        list(map(str, command)), input=decisions, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise CannotLearn(done.stderr.strip())
    return done.stdout.splitlines()
