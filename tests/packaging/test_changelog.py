"""The changelog tells of the version that is built."""

import re
from datetime import date
from pathlib import Path

from game.version import VERSION

ROOT = Path(__file__).resolve().parents[2]
HEADINGS = re.findall(r"(?m)^## (\S+) \((\S+)\)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))


def test_the_newest_entry_is_the_version_of_the_program() -> None:
    assert HEADINGS[0][0] == VERSION


def test_entries_are_dated_and_the_newest_comes_first() -> None:
    days = [date.fromisoformat(day) for _, day in HEADINGS]
    assert days == sorted(days, reverse=True)
