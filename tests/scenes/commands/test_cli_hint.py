"""A hint on the command line: the best action and why, and the file remembers that it was asked."""

from pathlib import Path

import pytest
from command_line import CommandLine, is_one_sentence

from saves.assists import Assist
from saves.matches import open_match


@pytest.fixture
def begun(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> CommandLine:
    """The command line, with a match of Innkeeper's Folly in F.inn where seat 0 is to play."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FOUR_INNS_HOME", str(tmp_path / "home"))
    call = CommandLine(capsys)
    answer = call("new", "innkeepers_folly", "--seats", "person,careful", "--deal", "5", "--out", "F.inn")
    assert answer.code == 0
    return call


def test_a_hint_names_a_legal_action_its_chance_the_next_one_and_a_reason(begun: CommandLine) -> None:
    legal = begun("show", "F.inn", "--json").data["legal"]
    data = begun("hint", "F.inn", "--seconds", "0.1", "--json").data
    assert data["best"] in legal and data["next"] in legal
    assert 0 <= data["next_chance"] <= data["chance"] <= 1
    assert data["reason"] and "{" not in data["reason"]


def test_the_file_remembers_one_hint_a_decision_and_is_perfect_no_more(begun: CommandLine) -> None:
    for _ in range(2):
        assert begun("hint", "F.inn", "--seconds", "0.1").code == 0
    stored = open_match(Path("F.inn"), is_writable=False)
    assert stored.assists[Assist.HINT] == 1
    assert not stored.is_perfect
    stored.close()


@pytest.mark.parametrize("more", [["--seat", "1"], ["--seat", "7"]])
def test_who_is_not_to_decide_is_told_so_and_nothing_is_noted(begun: CommandLine, more: list[str]) -> None:
    before = Path("F.inn").read_bytes()
    answer = begun("hint", "F.inn", *more)
    assert answer.code == 2
    assert is_one_sentence(answer.err)
    assert Path("F.inn").read_bytes() == before


def test_no_time_to_think_is_refused(begun: CommandLine) -> None:
    assert (
        begun("hint", "F.inn", "--seconds", "0")
        .err.splitlines()[-1]
        .endswith("a number from 0.1 to 600 is expected")
    )
