"""What `four-inns analyse` says of finished matches."""

from pathlib import Path

import pytest
from analysed import stored_evening, thrown_away
from command_line import CommandLine, is_one_sentence
from finished_nights import careful_night

from saves.analyses import keep_analysis
from saves.paths import Places, analysis_path
from saves.store import Store
from scenes.analysis import crew
from scenes.commands.speech import Exit


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    """The command line."""
    return CommandLine(capsys)


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    """The file of a finished match, with what was found out about it."""
    stored = stored_evening(Store(Places(tmp_path / "home")))
    keep_analysis(stored, thrown_away())
    stored.close()
    return stored.path


def test_all_that_is_found_is_printed_as_json_and_kept(call: CommandLine, evening: Path) -> None:
    analysis_path(evening).unlink()
    answer = call("analyse", str(evening), "--json", "--seconds", "0.2", "--jobs", "1")
    assert (answer.code, answer.err) == (Exit.DONE, "")
    data = answer.data
    assert data["game"] == "monster_inn" and data["result"]["winners"]
    assert len(data["decisions"]) > 10 and data["played_by_bot"]["scores"]
    for decision in data["decisions"]:
        assert decision["verdict"] in ("good", "imprecise", "mistake", "blunder")
        assert decision["cost"] >= 0
        assert decision["chosen"] in [option["action"] for option in decision["options"]]
    gained = data["moments"][-1]["chances"][0] - data["moments"][0]["chances"][0]
    assert sum(data["balances"][0].values()) == pytest.approx(gained)
    assert analysis_path(evening).is_file()


def test_what_was_kept_is_told_as_a_table_without_any_work(
    call: CommandLine, evening: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crew, "Crew", lambda *_: pytest.fail("worked"))
    answer = call("analyse", str(evening))
    assert answer.code == Exit.DONE
    lines = answer.out.splitlines()
    assert lines[0].startswith("turn  player    choice") and lines[0].endswith("and then")
    assert any("blunder" in line and "would have won" in line for line in lines)
    assert "Player 1: The chance to win went from" in answer.out
    assert "strong bot" in lines[-1]


@pytest.mark.parametrize("arguments", [["--fresh"], ["--seconds", "3"]])
def test_fresh_work_can_be_asked_for(
    call: CommandLine, evening: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    asked = []

    class Tired(crew.Crew):
        def __init__(self, *given: object) -> None:
            asked.append(given[2])
            raise KeyboardInterrupt

    monkeypatch.setattr(crew, "Crew", Tired)
    answer = call("analyse", str(evening), *arguments)
    assert (answer.code, answer.out, answer.err) == (Exit.STOPPED, "", "Stopped.\n")
    assert asked == [3.0 if "3" in arguments else crew.SECONDS]


def test_a_match_that_is_not_over_is_refused_in_a_sentence(call: CommandLine, tmp_path: Path) -> None:
    stored = careful_night(Store(Places(tmp_path / "home")), 1, plies=3)
    stored.close()
    answer = call("analyse", str(stored.path))
    assert answer.code == Exit.UNUSABLE and is_one_sentence(answer.err)
    assert "not over" in answer.err


@pytest.mark.parametrize(
    "wrong", [["--seconds", "0"], ["--seconds", "x"], ["--jobs", "0"], ["--jobs", "many"]]
)
def test_impossible_numbers_are_refused(call: CommandLine, evening: Path, wrong: list[str]) -> None:
    assert call("analyse", str(evening), *wrong).code == Exit.REFUSED
