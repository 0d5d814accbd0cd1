"""Finished matches as a table for other programs: one line a match, always the same columns."""

import csv
import json
import os
from collections.abc import Iterable
from io import StringIO
from pathlib import Path
from typing import Final

from saves.files import why_unwritable, write_new
from saves.format import SaveUnwritable
from saves.statistics import Figures

CSV_COLUMNS: Final = (
    "id",
    "game",
    "deck",
    "deal",
    "goal",
    "seats",
    "company",
    "begun",
    "counts",
    "won",
    "perfect",
    "score",
    "turns",
    "takebacks",
    "hints",
    "what_ifs",
    "seconds",
    "daily",
    "challenge",
    "name",
    "file",
)
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")


def csv_text(matches: Iterable[tuple[str, Figures, bool]]) -> str:
    """Return the table of some matches, each with its game and whether it counts.

    What is not known is empty; yes and no are 1 and 0; `perfect` says that nothing helped, won or not.
    """
    text = StringIO()
    rows = csv.writer(text)
    rows.writerow(CSV_COLUMNS)
    for game, one, counts in matches:
        rows.writerow(_row(game, one, counts))
    return text.getvalue()


def write_csv(path: Path, text: str) -> None:
    """Put a table into a new file.

    Raises SaveUnwritable, also when there is a file of this name.
    """
    try:
        write_new(path, text.encode())
    except OSError as error:
        raise SaveUnwritable(why_unwritable(path, error)) from None


def _row(game: str, one: Figures, counts: bool) -> tuple[object, ...]:
    turns = json.loads(one.facts)["turns"] if one.facts else ""
    return (
        _safe(one.id),
        game,
        _safe(one.deck_title),
        "" if one.has_own_deal else one.seed,
        "" if one.goal is None else one.goal,
        one.seats,
        one.company.value,
        _safe(one.created),
        int(counts),
        one.is_won,
        one.is_perfect,
        "" if one.score is None else one.score,
        turns,
        one.takebacks,
        one.hints,
        one.what_ifs,
        one.seconds,
        _safe(one.daily),
        _safe(one.challenge),
        _safe(one.name),
        _safe(os.fsdecode(one.file).encode(errors="replace").decode()),
    )


def _safe(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula: names come from files of others, too."""
    return f"'{text}" if text.startswith(_FORMULA) else text
