"""Challenges on the command line: told, taken up, and compared."""

from pathlib import Path

import pytest
from command_line import CommandLine

from game.challenges.codes import read_code

CODE = "36G45-WC570-220HQ-5232C-T302C-E0CHK"


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> CommandLine:
    """The command line in a folder and with a home of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FOUR_INNS_HOME", str(tmp_path / "home"))
    return CommandLine(capsys)


def test_a_challenge_is_told_taken_up_and_shown(call: CommandLine) -> None:
    call(
        "new",
        "innkeepers_folly",
        "--seats",
        "person,careful",
        "--laps",
        "9",
        "--deal",
        "42",
        "--out",
        "F.inn",
    )
    (code,) = call("challenge", "F.inn", "--by", "Agatha").out.splitlines()
    challenge = read_code(code)
    assert (challenge.deal, challenge.seats, challenge.target) == (42, ("person", "careful"), None)
    assert call("challenge", "F.inn", "--json").data == {"code": code, "beat": None}
    answer = call("new", "--challenge", code.lower(), "--names", "Ann,Ben", "--out", "G.inn")
    assert (answer.code, answer.out) == (0, "G.inn\nDeal 0000-0042\n")
    shown = call("show", "G.inn", "--json").data
    assert (shown["challenge"], shown["deal"]) == (code, 42)
    assert f"Begun from the challenge {code}." in call("show", "G.inn").out.splitlines()


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (("ugly_gryphon", "--challenge", CODE), "says itself what is played"),
        (("--challenge", CODE, "--goal", "9"), "says itself what is played"),
        (("--challenge", "36G45"), "A letter of this code is wrong, missing, or not in its place."),
        ((), "a GAME is needed, or a --challenge"),
    ],
)
def test_what_cannot_be_taken_up_is_refused_in_one_sentence(
    call: CommandLine, more: tuple[str, ...], words: str
) -> None:
    answer = call("new", *more, "--out", "F.inn")
    assert (answer.code, answer.out) == (2, "")
    assert words in answer.err
    assert not Path("F.inn").exists()


def test_bots_alone_challenge_nobody(call: CommandLine) -> None:
    call("new", "monster_inn", "--seats", "random,random,random", "--deal", "1", "--out", "F.inn")
    answer = call("challenge", "F.inn")
    assert (answer.code, answer.err) == (
        2,
        "Only bots sit at this table, and they challenge nobody.\n",
    )
