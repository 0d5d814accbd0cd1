"""Hand the matches of the ledger on as a table, into a file that the player names."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.core.words import Message, message
from saves.files import free_path, typed_path
from saves.format import SaveError
from saves.statistics_csv import write_csv
from scenes.dialogs import Answer, TextDialog
from scenes.language import tr
from scenes.notices import news
from scenes.scene import Director

LONGEST_PATH = 4000


def ask_for_table(director: Director, stem: str, text: Callable[[], str]) -> None:
    """Ask where a table is to be written, offering a free name in the home folder, and write it."""

    def check(typed: str) -> Message | None:
        try:
            write_csv(typed_path(typed), text())
        except SaveError as problem:
            return problem.words
        return None

    def hear(typed: Any) -> None:
        if typed is not None:
            director.services.notices.append(news(message("Done: {path}", path=str(typed))))

    words = tr("Where to? One line a game, for a spreadsheet; the pegs choose which.")
    start = str(free_path(Path.home(), stem, ".csv"))
    accept = Answer("write", tr("Write"), "down")
    dialog = TextDialog(
        director,
        tr("Games as a table"),
        words,
        start,
        accept,
        check=check,
        limit=LONGEST_PATH,
        is_marked=False,
    )
    director.push(dialog, hear)
