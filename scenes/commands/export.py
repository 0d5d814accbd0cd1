"""`four-inns export`: a match as a moving picture, a page of pictures, its story, or itself elsewhere."""

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from game.core.rules import WATCHER, Seat
from game.core.words import Message, message
from scenes.commands.numbers import seconds_between, whole_number
from scenes.commands.speech import CommandError, Exit, examples, tell
from scenes.language import tr
from scenes.sharing.wish import ENDINGS, WIDTHS, Kind, Progress, Wish

if TYPE_CHECKING:
    from saves.matches import StoredMatch
    from saves.settings import Settings
    from scenes.replay.watched import Watched

LEAST_SECONDS, MOST_SECONDS = 0.1, 60.0
_ALL = "all"


def fill(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("file", type=Path, metavar="FILE.inn", help=tr("the match"))
    parser.add_argument(
        "--as",
        dest="kind",
        choices=[kind.value for kind in Kind],
        default=Kind.GIF.value,
        metavar="|".join(Kind),
        help=tr("a moving picture (default), a page of pictures, the story as text, or the match itself"),
    )
    parser.add_argument(
        "--to",
        type=Path,
        metavar="PATH",
        help=tr("the new file, or the folder for it (default: the folder in which you are)"),
    )
    parser.add_argument(
        "--size",
        type=int,
        choices=WIDTHS,
        default=Wish(Kind.GIF).width,
        help=tr("how many pixels a picture is wide (default: 640)"),
    )
    parser.add_argument(
        "--seconds",
        type=seconds_between(LEAST_SECONDS, MOST_SECONDS),
        default=Wish(Kind.GIF).seconds,
        metavar="S",
        help=tr("how long a moving picture shows each decision (default: 2)"),
    )
    parser.add_argument(
        "--turns",
        type=_turns,
        default=(0, None),
        metavar="A-B",
        help=tr("only these turns or rounds in pictures, as 5, 3-9 or 3-"),
    )
    parser.add_argument("--no-captions", action="store_true", help=tr("pictures without words below them"))
    parser.add_argument(
        "--eyes",
        metavar="SEAT",
        help=tr("as the player in this seat saw it, from 0, or all (default: as a replay begins)"),
    )
    parser.epilog = "\n".join(
        [
            examples(
                "four-inns export F.inn --as gif --size 960 --seconds 1.5",
                "four-inns export F.inn --as text --to story.txt",
            ),
            "",
            tr("Before a match is over nothing is shown that its player may not see. A file that is there"),
            tr("stays: the new one takes another name, or none where a name was given."),
        ]
    )


def _turns(text: str) -> tuple[int, int | None]:
    start, dash, end = text.partition("-")
    first = whole_number(start)
    last = first if not dash else whole_number(end) if end else None
    is_row = first is not None and first > 0 and (last is None or last >= first)
    if first is None or not is_row or (end and last is None):
        raise argparse.ArgumentTypeError(tr("turns are written 5, 3-9 or 3-"))
    return first, last


def run(options: argparse.Namespace) -> int:
    """Write the new file and print where it is; the match is only read."""
    from saves.paths import places
    from saves.settings import load_settings
    from saves.store import Store
    from scenes.commands.matches import opened
    from scenes.sharing.export import Source, exported
    from scenes.sharing.names import export_name

    first, last = options.turns
    wish = Wish(Kind(options.kind), options.size, options.seconds, not options.no_captions, first, last)
    settings, _ = load_settings(places().settings_file)
    with opened(options.file, is_writable=False) as stored:
        watched = None if wish.kind is Kind.INN else _watched(stored, options.eyes)
        if watched is not None and wish.first > max(1, watched.turns):
            raise CommandError(_no_such_turn(wish.first, watched.turns), Exit.REFUSED)
        target = _target(options.to, export_name(stored), ENDINGS[wish.kind])
        with _painting(wish.kind, settings):
            steps = exported(Source(options.file, watched), wish, target, Store(places()), settings)
            # Whoever stops it here leaves no half of a file.
            with closing(steps):
                _take(steps)
    tell(str(target))
    return Exit.DONE


def _watched(stored: "StoredMatch", asked: str | None) -> "Watched":
    """Return the match as somebody may watch it.

    Raises CommandError when nobody may, or not with those eyes.
    """
    from scenes.replay.eyes import watch_refusal
    from scenes.replay.watched import Watched

    refusal = watch_refusal(stored)
    if refusal is not None:
        raise CommandError(refusal, Exit.REFUSED)
    watched = Watched(stored, shows_branches=False)
    if asked is not None:
        seat = _seat(asked)
        if seat not in watched.eyes:
            raise CommandError(_no_such_eyes(asked, watched.eyes), Exit.REFUSED)
        watched.seat = seat
    return watched


def _seat(asked: str) -> Seat | None:
    return WATCHER if asked == _ALL else whole_number(asked)


def _no_such_eyes(asked: str, eyes: tuple[Seat, ...]) -> Message:
    known = ", ".join(_ALL if seat == WATCHER else str(seat) for seat in eyes)
    return message('It cannot be seen with the eyes of "{seat}". There is: {known}.', seat=asked, known=known)


def _no_such_turn(turn: int, last: int) -> Message:
    return message("There is no turn {turn}: the last is {last}.", turn=turn, last=last)


def _target(asked: Path | None, name: str, ending: str) -> Path:
    """Return the path that was asked for, or one that is free in the folder."""
    from saves.files import free_path, is_folder

    folder = Path() if asked is None else asked
    return free_path(folder, name, ending) if is_folder(folder) else folder


@contextmanager
def _painting(kind: Kind, settings: "Settings") -> Iterator[None]:
    """Have a screen that nobody sees, in the colours of the settings, where there is something to paint."""
    if kind not in (Kind.GIF, Kind.PNG):
        yield
        return
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    import pygame

    from scenes.paint.palette import use_theme

    pygame.display.init()
    pygame.display.set_mode((1, 1))
    use_theme(settings.theme)
    try:
        yield
    finally:
        pygame.display.quit()


def _take(steps: Iterator[Progress]) -> None:
    """Take all steps; on a terminal a bar on standard error shows how far they are."""
    if sys.stderr is None or not sys.stderr.isatty():
        for _ in steps:
            pass
        return
    from tqdm import tqdm

    with tqdm(total=1, unit=tr("picture"), file=sys.stderr, leave=False) as bar:
        for step in steps:
            bar.total = step.total
            bar.update(step.done - bar.n)
