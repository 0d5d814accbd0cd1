"""Statistics on the command line."""

import csv
from pathlib import Path

import pytest
from command_line import CommandLine, is_one_sentence
from inn import finish

from saves.paths import places
from saves.statistics_csv import CSV_COLUMNS
from saves.store import Store


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> CommandLine:
    """The command line with a home in which two nights of the first deals were played."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FOUR_INNS_HOME", str(tmp_path / "home"))
    for seed in (1, 2):
        finish(Store(places()), seed=seed)
    return CommandLine(capsys)


def test_every_game_is_told_of(call: CommandLine) -> None:
    out = call("statistics").out
    assert "Ugly Gryphon Inn\n  2 played\n" in out
    assert "Monster Inn\n  0 played\n" in out
    assert "  Asleep at the end (nights):\n" in out


def test_the_sums_come_as_json(call: CommandLine) -> None:
    data = call("statistics", "--game", "ugly_gryphon", "--goal", "8", "--json").data
    assert data["ugly_gryphon"]["played"] == 0
    data = call("statistics", "--game", "ugly_gryphon", "--json").data
    assert (data["ugly_gryphon"]["played"], data["ugly_gryphon"]["set_aside"]) == (2, 0)


def test_the_table_goes_to_a_new_file_or_is_printed(call: CommandLine) -> None:
    answer = call("statistics", "--csv", "nights.csv")
    assert (answer.code, answer.out) == (0, "nights.csv\n")
    with Path("nights.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))
    assert rows[0] == list(CSV_COLUMNS)
    assert len(rows) == 3
    printed = call("statistics", "--csv", "-").out
    assert list(csv.reader(printed.splitlines())) == rows
    again = call("statistics", "--csv", "nights.csv")
    assert again.code != 0
    assert is_one_sentence(again.err)


@pytest.mark.parametrize("wrong", [("--game", "chess"), ("--since", "yesterday"), ("--company", "cats")])
def test_what_is_not_there_is_refused(call: CommandLine, wrong: tuple[str, str]) -> None:
    answer = call("statistics", *wrong)
    assert answer.code == 2
    assert "Traceback" not in answer.err
