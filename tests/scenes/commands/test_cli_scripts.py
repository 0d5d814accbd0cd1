"""Scripts on the command line: a match as text plays to the same tables and digests."""

import json
from pathlib import Path
from typing import Any

import pytest
from command_line import CommandLine, is_one_sentence

from game.core.digest import digest
from game.decks import base_deck
from saves.matches import open_match


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> CommandLine:
    """The command line in a folder and with a home of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FOUR_INNS_HOME", str(tmp_path / "home"))
    return CommandLine(capsys)


def write_script(**changes: Any) -> dict[str, Any]:
    """Write S.json: the deck as it lies, and the first patron placed."""
    deal = [card["id"] for card in base_deck("ugly_gryphon")["cards"]]
    script = {
        "game": "ugly_gryphon",
        "goal": 7,
        "deck": None,
        "deal": deal,
        "actions": [{"place": deal[0]}],
        **changes,
    }
    Path("S.json").write_text(json.dumps(script))
    return script


def play_to_the_end(call: CommandLine, file: str) -> None:
    """Always take the last legal action."""
    while legal := call("show", file, "--json").data["legal"]:
        assert call("act", file, legal[-1]).code == 0


def digests(file: str) -> list[str]:
    """The digest after every entry of the line."""
    stored = open_match(Path(file), is_writable=False)
    stored.close()
    return [digest(stored.match.state_at(position)) for position in range(stored.match.position + 1)]


def test_a_script_prints_the_final_view_with_the_keys_of_show(call: CommandLine) -> None:
    script = write_script()
    played = call("script", "S.json", "--out", "F.inn", "--json")
    assert played.code == 0
    assert played.data["bar"][:3] == script["deal"][1:4]
    assert played.data == call("show", "F.inn", "--json").data


def test_a_match_from_a_script_has_no_deal_number(call: CommandLine) -> None:
    write_script()
    assert call("script", "S.json", "--out", "F.inn", "--json").data["deal"] is None
    assert call("show", "F.inn", "--json").data["deal"] is None
    assert call("show", "F.inn").out.startswith("A deal of its own\n")


def test_a_script_prints_the_final_view_in_words(call: CommandLine) -> None:
    write_script()
    call("script", "S.json", "--out", "F.inn")
    out = call("script", "S.json").out
    assert "Rusty Ranger" in out
    assert out in call("show", "F.inn").out


@pytest.mark.parametrize("deal", ["1", "2", "3", "4", "5"])
def test_the_log_of_any_match_as_a_script_plays_to_the_same_digests(call: CommandLine, deal: str) -> None:
    call("new", "ugly_gryphon", "--goal", "8", "--deal", deal, "--out", "F.inn")
    play_to_the_end(call, "F.inn")
    Path("S.json").write_text(call("log", "F.inn", "--script").out)
    assert call("script", "S.json", "--out", "G.inn").code == 0
    assert digests("G.inn") == digests("F.inn")
    assert call("verify", "G.inn").code == 0
    assert call("log", "G.inn", "--script").out == Path("S.json").read_text()


def test_the_script_of_a_match_holds_only_what_is_in_force(call: CommandLine) -> None:
    call("new", "ugly_gryphon", "--deal", "42", "--out", "F.inn")
    call("act", "F.inn", "place bunny_prince", "undo", "place drunken_dwarf")
    assert call("log", "F.inn", "--script").data["actions"] == [{"place": "drunken_dwarf"}]


def test_a_saved_script_is_played_on(call: CommandLine) -> None:
    script = write_script()
    call("script", "S.json", "--out", "F.inn")
    assert call("act", "F.inn", f"place {script['deal'][1]}").code == 0


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"actions": [{"place": "nobody"}]}, "Entry 1"),
        ({"actions": [{"place": "rusty_ranger"}, {"place": "rusty_ranger"}]}, "Entry 2"),
        ({"actions": [{"shuffled": []}]}, "Entry 1"),
        ({"actions": ["place rusty_ranger"]}, "Entry 1"),
        ({"actions": [{"place": "rusty_ranger", "bring": "rusty_ranger"}]}, "Entry 1"),
        ({"deal": ["rusty_ranger"]}, "deal, entry 2: "),
        ({"actions": None}, "actions"),
        ({"goal": 99}, "goal"),
        ({"game": "poker"}, "game"),
        ({"game": ["ugly_gryphon"]}, "game"),
        ({"deck": 7}, "deck"),
    ],
)
def test_what_is_wrong_in_a_script_is_named_and_nothing_is_saved(
    call: CommandLine, changes: dict[str, Any], named: str
) -> None:
    write_script(**changes)
    answer = call("script", "S.json", "--out", "F.inn", "--json")
    assert (answer.code, answer.out) == (2, "")
    assert is_one_sentence(answer.err)
    assert named in answer.err
    assert not Path("F.inn").exists()


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "the JSON breaks at line 1, column 1."),
        (b'{\n  "game": "ugly_gryphon"\n  "goal": 7}', "the JSON breaks at line 3, column 3."),
        (b"[]", "it does not hold a JSON object."),
        (b"[" * 100_000, "it does not hold a JSON object."),
        (b'{"game": "\xff"}', "it is not a text in UTF-8."),
        (b'{"actions": [{"place": "x", "place": "y"}]}', 'the key "place" stands there twice.'),
        (b'{"goal": 7, "deck": null, "goal": 8}', 'the key "goal" stands there twice.'),
    ],
)
def test_a_file_that_is_no_script_is_refused_with_the_place(
    call: CommandLine, content: bytes, reason: str
) -> None:
    Path("S.json").write_bytes(content)
    assert call("script", "S.json") == (3, "", f"S.json is not a script: {reason}\n")


def test_a_missing_script_is_refused(call: CommandLine) -> None:
    answer = call("script", "none.json")
    assert answer.code == 3
    assert is_one_sentence(answer.err)


def test_a_script_saves_over_no_file(call: CommandLine) -> None:
    write_script()
    Path("F.inn").write_text("precious")
    answer = call("script", "S.json", "--out", "F.inn")
    assert answer.code == 3
    assert is_one_sentence(answer.err)
    assert Path("F.inn").read_text() == "precious"


def test_a_script_names_its_own_deck_from_its_own_folder(call: CommandLine) -> None:
    deck = base_deck("ugly_gryphon")
    deck["cards"] = deck["cards"][:14]
    Path("puzzles").mkdir()
    Path("puzzles/small.json").write_text(json.dumps(deck))
    write_script(deck="small.json", deal=[card["id"] for card in deck["cards"]])
    Path("S.json").rename("puzzles/S.json")
    assert call("script", "puzzles/S.json", "--json").data["deck"] == 9


def test_the_deck_of_a_match_is_written_for_its_script(call: CommandLine) -> None:
    deck = base_deck("ugly_gryphon")
    deck["cards"] = deck["cards"][:14]
    Path("small.json").write_text(json.dumps(deck))
    call("new", "ugly_gryphon", "--deck", "small.json", "--deal", "3", "--out", "F.inn")
    refused = call("log", "F.inn", "--script")
    assert refused.code == 2
    assert is_one_sentence(refused.err)
    answer = call("log", "F.inn", "--script", "--deck-out", "own.json")
    assert json.loads(Path("own.json").read_text()) == deck
    Path("S.json").write_text(answer.out)
    assert call("script", "S.json", "--json").data["bar"] == call("show", "F.inn", "--json").data["bar"]
    assert call("log", "F.inn", "--script", "--deck-out", "own.json").code == 3


def test_a_file_for_the_deck_goes_with_a_script_only(call: CommandLine) -> None:
    call("new", "ugly_gryphon", "--out", "F.inn")
    for more in ([], ["--all"]):
        answer = call("log", "F.inn", "--deck-out", "own.json", *more)
        assert (answer.code, answer.out) == (2, "")
        assert answer.err == "--deck-out goes with --script only; own.json was not written.\n"
        assert not Path("own.json").exists()


def test_the_deck_that_comes_with_the_game_needs_no_file(call: CommandLine) -> None:
    call("new", "ugly_gryphon", "--out", "F.inn")
    answer = call("log", "F.inn", "--script", "--deck-out", "own.json")
    assert answer.code == 0
    assert answer.data["deck"] is None
    assert answer.err == "own.json is not needed and was not written: the deck comes with the game.\n"
    assert not Path("own.json").exists()
