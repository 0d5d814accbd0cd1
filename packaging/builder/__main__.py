"""The command line of the builder; `packaging/build.py` starts it in the build environment."""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from builder.compare import differences
from builder.facts import CannotBuild
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
    print(f"{len(found)} differences" if found else "No difference.")
    return FAILED if found else 0


def _possible() -> list[str]:
    """Return all products that can be made here, and say which cannot be, for want of a tool."""
    for name in available():
        if tool := lacking(name):
            print(f"Left out: {PRODUCTS[name].title} ({name}), because {tool} is missing.", file=sys.stderr)
    return [name for name in available() if lacking(name) is None]


def _epilog() -> str:
    here = [f"  {name:10} {PRODUCTS[name].title}" for name in available()]
    return "\n".join(
        ["products, without a name all of them:", *here, "", "other commands: compare, each with --help"]
    )


COMMANDS: Final[dict[str, Callable[[Sequence[str]], int]]] = {
    "make": _make,
    "compare": _compare,
}

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
