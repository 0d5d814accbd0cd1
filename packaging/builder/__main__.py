"""The command line of the builder; `packaging/build.py` starts it in the build environment."""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from builder.compare import differences
from builder.facts import CannotBuild
from builder.measure import is_kept, measure
from builder.products import DIST, PRODUCTS, available, lacking, make

PROGRAM: Final = "packaging/build.py"
FAILED: Final = 1


def main(arguments: Sequence[str]) -> int:
    """Do what the arguments say; return the exit code. Without arguments everything possible is made."""
    is_named = bool(arguments) and arguments[0] in COMMANDS
    command, rest = (arguments[0], arguments[1:]) if is_named else ("make", arguments)
    try:
        return COMMANDS[command](rest)
    except CannotBuild as problem:
        print(problem, file=sys.stderr)
        return FAILED


def _make(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog=PROGRAM,
        description="Builds Four Inns for this system.",
        epilog=_epilog(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("products", nargs="*", metavar="PRODUCT", choices=[[], *available()])
    parser.add_argument("--out", type=Path, default=DIST, metavar="FOLDER", help="where to (dist)")
    options = parser.parse_args(arguments)
    for path in make(options.products or _possible(), options.out):
        print(path)
    return 0


def _compare(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog=f"{PROGRAM} compare",
        description="Tells every file, member and module in which two builds differ; exit code 1 if any.",
    )
    parser.add_argument("first", type=Path, help="a folder like dist, or one product of it")
    parser.add_argument("second", type=Path, help="the same of another build")
    options = parser.parse_args(arguments)
    found = differences(options.first, options.second)
    for line in found:
        print(line)
    print(f"Different: {len(found)}" if found else "No difference.")
    return FAILED if found else 0


def _measure(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog=f"{PROGRAM} measure",
        description="Measures sizes and starts of what was built; exit code 1 if one is over its limit.",
    )
    parser.add_argument("dist", type=Path, nargs="?", default=DIST, help="where it lies (dist)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    options = parser.parse_args(arguments)
    figures = measure(options.dist)
    if options.json:
        print(json.dumps({figure.name: round(figure.value, 3) for figure in figures}))
    else:
        for name, value, limit, unit in figures:
            most = f" of {limit:g} {unit}" if limit is not None else ""
            print(f"{name:14}{value:8.2f} {unit}{most}")
    return 0 if all(map(is_kept, figures)) else FAILED


def _possible() -> list[str]:
    """Return all products that can be made here, and say which cannot be, for want of a tool."""
    for name in available():
        if tool := lacking(name):
            print(f"Left out: {PRODUCTS[name].title} ({name}), because {tool} is missing.", file=sys.stderr)
    return [name for name in available() if lacking(name) is None]


def _epilog() -> str:
    here = [f"  {name:10} {PRODUCTS[name].title}" for name in available()]
    return "\n".join(
        [
            "products, without a name all of them:",
            *here,
            "",
            f"other commands, each with --help: {', '.join(COMMANDS)}",
        ]
    )


COMMANDS: Final[dict[str, Callable[[Sequence[str]], int]]] = {
    "make": _make,
    "compare": _compare,
    "measure": _measure,
}

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
