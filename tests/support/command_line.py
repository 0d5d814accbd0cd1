"""The command line called within the process of the tests."""

import json
from typing import Any, NamedTuple

import pytest

from scenes.cli import main


class Answer(NamedTuple):
    """What a command said and how it ended."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> dict[str, Any]:
        """The answer as JSON data."""
        data: dict[str, Any] = json.loads(self.out)
        return data


class CommandLine:
    """Calls commands and keeps what they print."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *arguments: str) -> Answer:
        """Call a command."""
        self._capsys.readouterr()
        code = main(arguments)
        printed = self._capsys.readouterr()
        return Answer(code, printed.out, printed.err)


def is_one_sentence(text: str) -> bool:
    """Whether a complaint is one line without a traceback."""
    return text.count("\n") == 1 and text.strip() != "" and "Traceback" not in text
