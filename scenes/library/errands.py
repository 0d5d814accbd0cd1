"""Errands for the key rack that need a line of text: a name, or a path."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from game.core.words import Message, message
from saves.files import typed_path
from saves.format import SaveError
from saves.info import MatchInfo
from scenes.dialogs import Answer, TextDialog
from scenes.language import tr
from scenes.notices import news
from scenes.scene import Director

LONGEST_PATH = 4000


def rename(director: Director, info: MatchInfo) -> None:
    """Ask for a name and give it to a match."""
    store = director.services.store

    def check(text: str) -> Message | None:
        return _problem_of(lambda: store.rename(info.path, text))

    words = tr("What shall this game be called? Without a name it is called after its inn.")
    accept = Answer("rename", tr("Rename"), "check")
    director.push(TextDialog(director, tr("Rename"), words, info.name, accept, check=check))


def import_match(director: Director, hang: Callable[[Path], None]) -> None:
    """Ask for a file and copy it to the rack; `hang` is told where the copy lies."""
    store, copies = director.services.store, list[Path]()

    def check(text: str) -> Message | None:
        if not text or text.endswith(("/", "\\")):
            return message("Please name a file; it usually ends in .inn.")
        return _problem_of(lambda: copies.append(store.import_file(typed_path(text))))

    words = tr("Which file? It is copied to the rack and stays where it is.")
    # The home folder with its separator: the name of a file only has to be added.
    start = str(Path.home() / "_")[:-1]
    accept = Answer("import", tr("Import"), "down")
    dialog = TextDialog(
        director, tr("Import"), words, start, accept, check=check, limit=LONGEST_PATH, is_marked=False
    )

    def hear(result: Any) -> None:
        if result is not None:
            director.services.notices.append(news(message("Imported: {file}", file=typed_path(result).name)))
            hang(copies[-1])

    director.push(dialog, hear)


def import_dropped(director: Director, files: Sequence[Path]) -> None:
    """Copy files that were dropped on the rack; a notice tells of each how it went."""
    services = director.services
    for file in files:
        problem = _problem_of(partial(services.store.import_file, file))
        services.notices.append(problem or news(message("Imported: {file}", file=file.name)))


def _problem_of(work: Callable[[], object]) -> Message | None:
    try:
        work()
    except SaveError as problem:
        return problem.words
    return None
