"""The entry point `four-inns`: opens the window, or runs a command without one.

pygame is imported only when the window opens; each command imports what it needs when it runs.
"""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Protocol

from game.core.words import Message, message
from scenes.children import is_built
from scenes.commands.parser import CommandParser
from scenes.commands.speech import EXIT_CODES, Exit, Unprintable, finish_telling, warn
from scenes.language import plain, tr

PROGRAM: Final = "four-inns"
LAST_STREAM: Final = 2
"""The number of standard error, the last of the three standard streams."""


class Command(Protocol):
    """A module of `scenes.commands` that is a command."""

    def fill(self, parser: CommandParser) -> None:
        """Say what the command takes."""
        ...

    def run(self, options: argparse.Namespace) -> int:
        """Do it and return the exit code."""
        ...


COMMANDS: Final[dict[str, Message]] = {
    "new": message("Begin a match and save it."),
    "act": message("Take actions in a saved match, whose bots answer; undo and redo them."),
    "hint": message("Tell the best action in a saved match, its chance to win, and why."),
    "show": message("Show a match as a player sees it now."),
    "log": message("Tell what has happened in a match, or print it as a script."),
    "export": message("Hand a match on: as a moving picture, pictures, a story, or itself."),
    "challenge": message("Tell the code with which others play the same cards."),
    "statistics": message("Tell how the finished matches went, also as a table."),
    "verify": message("Check every line of a saved match."),
    "script": message("Play a script: a match as text."),
    "analyse": message("Weigh every decision of a finished match, with what its player could know."),
    "simulate": message("Let bots play many matches and count."),
    "bench": message("Measure how fast the program is here."),
    "selftest": message("Check that the program is complete and works here."),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with these arguments, or with those of the process, and return the exit code.

    Whatever goes wrong ends in one sentence on standard error.
    """
    if is_built():
        # A part of an executable that plays many matches comes in here again.
        import multiprocessing

        multiprocessing.freeze_support()
    _fill_closed_streams()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    # Nothing that happens to be installed may meddle with decks and settings; not to look is quicker, too.
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = _code_of(list(sys.argv[1:] if arguments is None else arguments))
        finish_telling()
    except KeyboardInterrupt:
        warn(tr("Stopped."))
        return Exit.STOPPED
    except Unprintable as problem:
        return _hang_up(problem.error)
    except Exception as error:
        from scenes.commands.mishaps import explain

        return explain(error)
    return code


def _fill_closed_streams() -> None:
    """Keep the numbers of closed standard streams taken: what a library prints must not land in a match."""
    if None in (sys.stdin, sys.stdout, sys.stderr):
        while (number := os.open(os.devnull, os.O_RDWR)) <= LAST_STREAM:
            pass
        os.close(number)


def _code_of(arguments: list[str]) -> int:
    """Return the exit code, also where argparse would have ended the program."""
    try:
        return _dispatch(arguments)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else Exit.DONE


def _dispatch(arguments: list[str]) -> int:
    first = arguments[0] if arguments else ""
    if first in COMMANDS:
        return _run_command(first, arguments[1:])
    parser = _window_parser()
    options = parser.parse_args(arguments)
    files: list[Path] = options.files
    if options.desktop is not None:
        if files:
            parser.error(tr("{option} takes no file", option=f"--{options.desktop}-desktop"))
        return _change_desktop(options.desktop)
    for file in files:
        if not file.exists() and file.suffix != ".inn":
            warn(tr('There is no command "{name}"; try: {help}', name=str(file), help=f"{PROGRAM} --help"))
            return Exit.REFUSED
        if file.is_dir():
            from scenes.commands.matches import refuse_folder

            refuse_folder(file)
    return _open_window(files)


def _change_desktop(change: str) -> int:
    """Put the program into the desktop of its user, or take it out."""
    from scenes.commands.speech import tell
    from scenes.desktop import integrate

    for line in integrate.install() if change == "install" else integrate.uninstall():
        tell(line)
    return Exit.DONE


def _open_window(files: list[Path]) -> int:
    """Open the window, or have the one of this home that is open already come to the front with the files."""
    from saves.paths import places
    from scenes.one_window.entry import enter

    door = enter(places(), files)
    if door is None:
        warn(tr("Four Inns is open already; its window comes to the front."))
        return Exit.DONE
    from scenes.startup import start

    return start(files, door=door)


def _run_command(name: str, arguments: list[str]) -> int:
    command = _command(name)
    parser = CommandParser(
        prog=f"{PROGRAM} {name}",
        description=plain(COMMANDS[name]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    command.fill(parser)
    return command.run(parser.parse_args(arguments))


def _command(name: str) -> Command:
    """Return the module of a command; named one by one, so that a frozen program has them all."""
    match name:
        case "new":
            from scenes.commands import new

            return new
        case "act":
            from scenes.commands import act

            return act
        case "hint":
            from scenes.commands import hint

            return hint
        case "show":
            from scenes.commands import show

            return show
        case "log":
            from scenes.commands import log

            return log
        case "export":
            from scenes.commands import export

            return export
        case "challenge":
            from scenes.commands import challenge

            return challenge
        case "statistics":
            from scenes.commands import statistics

            return statistics
        case "verify":
            from scenes.commands import verify

            return verify
        case "script":
            from scenes.commands import script

            return script
        case "analyse":
            from scenes.commands import analyse

            return analyse
        case "simulate":
            from scenes.commands import simulate

            return simulate
        case "bench":
            from scenes.commands import bench

            return bench
        case _:
            from scenes.commands import selftest

            return selftest


class _Version(argparse.Action):
    """Says one line for each part; the library with the window is asked only then."""

    def __init__(self, option_strings: Sequence[str], dest: str, help: str) -> None:
        super().__init__(option_strings, dest, nargs=0, help=help)

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from scenes.about import parts
        from scenes.commands.speech import tell

        for name, version in parts():
            tell(f"{name} {version}")
        parser.exit()


def _window_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog=PROGRAM,
        usage=tr("{program} [FILE.inn]\n       {program} COMMAND ...", program=PROGRAM),
        description=tr("Four Inns: card games about inns. Without a command the window opens."),
        epilog=_epilog(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument(
        "files",
        nargs="*",
        type=Path,
        metavar="FILE.inn",
        help=tr("open this match: go on with it, or watch it when it is over"),
    )
    parser.add_argument("--version", action=_Version, help=tr("say what this program is made of"))
    desktop = parser.add_mutually_exclusive_group()
    desktop.add_argument(
        "--install-desktop",
        dest="desktop",
        action="store_const",
        const="install",
        help=tr("put the program into your desktop's menu and have it open matches"),
    )
    desktop.add_argument(
        "--uninstall-desktop",
        dest="desktop",
        action="store_const",
        const="uninstall",
        help=tr("take both back"),
    )
    return parser


def _epilog() -> str:
    from saves.paths import places

    home, log_file = places().home, str(places().log_file)
    commands = [f"  {name:11} {plain(words)}" for name, words in COMMANDS.items()]
    codes = [f"  {int(code):<11} {plain(words)}" for code, words in EXIT_CODES.items()]
    return "\n".join(
        [
            tr("commands:"),
            *commands,
            "",
            tr("Each explains itself: {example}. A match named like a command is ./{name}.").format(
                example=f"{PROGRAM} act --help", name="new"
            ),
            "",
            tr("exit codes:"),
            *codes,
            "",
            tr("Your matches, decks and settings are in {folder}", folder=str(home)),
            tr("(FOUR_INNS_HOME names another folder). What goes wrong is written to {file}", file=log_file),
        ]
    )


def _hang_up(error: OSError) -> int:
    """End when the answer cannot be printed, quietly if nobody reads it any more; print nothing further."""
    if not isinstance(error, BrokenPipeError):
        warn(tr("The answer cannot be printed: {reason}.", reason=error.strerror or str(error)))
    if sys.stdout is None:
        return Exit.FAILED
    with open(os.devnull, "w", encoding="utf-8") as nowhere:  # noqa: PTH123 - not a file of ours
        os.dup2(nowhere.fileno(), sys.stdout.fileno())
    return Exit.FAILED


if __name__ == "__main__":
    sys.exit(main())
