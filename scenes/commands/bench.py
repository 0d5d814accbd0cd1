"""`four-inns bench`: how fast the program is on this machine, each part measured in fresh processes."""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from scenes.commands.display import display_for_windows
from scenes.commands.speech import Exit, examples, tell, tell_json, warn
from scenes.language import tr

SIZES: Final = ((1280, 800), (2560, 1440))
STARTS: Final = 3
OPENINGS: Final = 3
PATIENCE: Final = 40
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
            tr("It takes less than 50 seconds. What needs a window opens one; without a display it is drawn"),
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
