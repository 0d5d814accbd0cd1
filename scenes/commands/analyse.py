"""`four-inns analyse`: what a finished match was worth at every decision, and what choices and luck did."""

import argparse
import sys
import time
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from scenes.commands.numbers import count_up_to, seconds_between
from scenes.commands.parser import CommandParser
from scenes.commands.speech import CommandError, Exit, examples, tell, tell_json
from scenes.language import tr

if TYPE_CHECKING:
    from game.analysis.report import Analysis
    from saves.matches import StoredMatch

LEAST_SECONDS: Final = 0.1
MOST_SECONDS: Final = 3600.0
MOST_JOBS: Final = 64


def fill(parser: CommandParser) -> None:
    """Say what the command takes."""
    parser.add_argument("file", type=Path, metavar="FILE.inn", help=tr("the match"))
    parser.add_argument("--json", action="store_true", help=tr("print everything that was found as JSON"))
    parser.add_argument(
        "--seconds",
        type=seconds_between(LEAST_SECONDS, MOST_SECONDS),
        metavar="S",
        help=tr("refine for so long (default: 15), whatever was kept of an earlier time"),
    )
    parser.add_argument(
        "--jobs",
        type=count_up_to(MOST_JOBS),
        metavar="N",
        help=tr("in so many processes (default: one for each core)"),
    )
    parser.add_argument(
        "--fresh", action="store_true", help=tr("analyse anew, whatever was kept of an earlier time")
    )
    parser.epilog = "\n".join(
        [
            examples("four-inns analyse F.inn", "four-inns analyse F.inn --json --seconds 60"),
            "",
            tr("The match has to be over. Each decision is weighed with what its player could know then. It"),
            tr("costs the chance to win with the best choice less that with the one that was made. What was"),
            tr("found is kept beside the match, in FILE.analysis.json."),
        ]
    )


def run(options: argparse.Namespace) -> int:
    """Analyse the match, or take what was kept, and print it; the match itself is only read."""
    from saves.analyses import cached_analysis, keep_analysis
    from scenes.commands.judged import Judged
    from scenes.commands.matches import opened

    with opened(options.file, is_writable=False) as stored:
        is_fresh = options.fresh or options.seconds is not None
        analysis = None if is_fresh else cached_analysis(stored)
        if analysis is None:
            analysis = _analyse(stored, options.seconds, options.jobs)
            keep_analysis(stored, analysis)
        judged = Judged(stored, analysis)
        if options.json:
            tell_json(judged.data())
        else:
            for line in judged.lines():
                tell(line)
    return Exit.DONE


def _analyse(stored: "StoredMatch", seconds: float | None, jobs: int | None) -> "Analysis":
    """Return the final analysis.

    Raises NotAnalysable, and CommandError when the work breaks off.
    """
    from saves.analyses import subject_of
    from scenes.analysis.crew import SECONDS, Crew

    subject_of(stored)
    crew = Crew(stored, time.monotonic, SECONDS if seconds is None else seconds, jobs)
    try:
        last = deque(_watched(crew.wait()), maxlen=1)
    finally:
        crew.close()
    if crew.problem is not None:
        raise CommandError(crew.problem, Exit.FAILED)
    return last[0]


def _watched(reports: "Iterator[Analysis]") -> "Iterator[Analysis]":
    """Yield the reports; on a terminal a bar on standard error shows how much of the work is done."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield from reports
        return
    from tqdm import tqdm

    form = "{percentage:3.0f} % |{bar}| {elapsed}"
    with tqdm(total=1.0, bar_format=form, file=sys.stderr, leave=False) as bar:
        for analysis in reports:
            bar.update(analysis.done - bar.n)
            yield analysis
