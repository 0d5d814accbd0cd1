"""`four-inns export`: a new file in each form, which replaces none and shows no more than a replay may."""

from pathlib import Path

import pytest
from command_line import CommandLine, is_one_sentence
from PIL import Image


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> CommandLine:
    """The command line in a folder and with a home of its own, and a match of deal 42 in F.inn."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FOUR_INNS_HOME", str(tmp_path / "home"))
    call = CommandLine(capsys)
    assert call("new", "ugly_gryphon", "--deal", "42", "--out", "F.inn").code == 0
    assert call("act", "F.inn", "place charitable_giant").code == 0
    return call


def test_pictures_are_as_large_as_was_asked_for(call: CommandLine) -> None:
    written = call("export", "F.inn", "--size", "480", "--seconds", "0.5", "--no-captions")
    assert written == (0, "ugly-gryphon.gif\n", "")
    with Image.open("ugly-gryphon.gif") as film:
        assert film.size == (480, 300) and film.info["duration"] == 500


def test_a_second_file_takes_another_name_unless_one_was_given(call: CommandLine) -> None:
    for name in ("ugly-gryphon.txt", "ugly-gryphon-2.txt"):
        assert call("export", "F.inn", "--as", "text") == (0, f"{name}\n", "")
    before = Path("ugly-gryphon.txt").read_bytes()
    answer = call("export", "F.inn", "--as", "text", "--to", "ugly-gryphon.txt")
    assert answer.code == 3 and is_one_sentence(answer.err)
    assert Path("ugly-gryphon.txt").read_bytes() == before


def test_a_copy_is_the_file_itself(call: CommandLine) -> None:
    assert call("export", "F.inn", "--as", "inn", "--to", "G.inn").code == 0
    assert Path("G.inn").read_bytes() == Path("F.inn").read_bytes()


@pytest.mark.parametrize(
    "wrong", [["--eyes", "1"], ["--eyes", "all"], ["--turns", "9-"], ["--turns", "3-1"], ["--seconds", "0"]]
)
def test_what_cannot_be_shown_is_refused_and_leaves_nothing(call: CommandLine, wrong: list[str]) -> None:
    answer = call("export", "F.inn", *wrong)
    assert answer.code == 2 and answer.err and not list(Path().glob("*.gif"))


def test_the_secrets_of_several_persons_wait_for_the_end(call: CommandLine) -> None:
    call("new", "monster_inn", "--seats", "person,person,random", "--deal", "1", "--out", "M.inn")
    answer = call("export", "M.inn", "--as", "text")
    assert answer.code == 2 and is_one_sentence(answer.err)
    assert call("export", "M.inn", "--as", "inn").code == 0
