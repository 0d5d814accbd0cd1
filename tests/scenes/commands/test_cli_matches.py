"""Matches on the command line: new, act, show, log, verify, and what is said about bad files."""

import json
import os
from pathlib import Path

import pytest
from command_line import CommandLine, is_one_sentence
from finished_nights import LOST, careful_night, play_carefully, take_back_and_vary
from nights import begin

from game.decks import base_deck
from game.registry import GAMES
from saves.format import FORMAT
from saves.matches import open_match
from saves.paths import Places
from saves.store import Store


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> CommandLine:
    """The command line in a folder and with a home of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FOUR_INNS_HOME", str(tmp_path / "home"))
    return CommandLine(capsys)


@pytest.fixture
def begun(call: CommandLine) -> CommandLine:
    """The same, with a match of deal 42 in F.inn: Giant, Squire, Dwarf and Prince are at the Bar."""
    assert call("new", "ugly_gryphon", "--goal", "7", "--deal", "42", "--out", "F.inn").code == 0
    return call


def test_new_prints_the_file_and_the_deal_number(call: CommandLine) -> None:
    answer = call("new", "ugly_gryphon", "--deal", "42", "--out", "F.inn")
    assert answer == (0, "F.inn\nDeal 0000-0042\n", "")
    assert Path("F.inn").is_file()


@pytest.mark.parametrize(
    "written", ["42", "0000-0042", "00000042", "0-0042", "0-42", "0000 0042", " 0 0042 ", "٤٢"]
)
def test_a_deal_number_is_taken_with_or_without_dash_and_zeros(call: CommandLine, written: str) -> None:
    assert "Deal 0000-0042" in call("new", "ugly_gryphon", "--deal", written, "--out", "F.inn").out
    assert call("show", "F.inn", "--json").data["deal"] == 42


@pytest.mark.parametrize("written", ["0", "100000000", "-5", "4 2", "x", "", "1-2-3", "1e3"])
def test_a_wrong_deal_number_is_refused_in_one_sentence(call: CommandLine, written: str) -> None:
    answer = call("new", "ugly_gryphon", f"--deal={written}", "--out", "F.inn")
    assert answer.code == 2
    assert answer.err.splitlines()[-1].endswith(
        "a deal number is a whole number from 1 to 99,999,999, such as 42 or 0000-0042"
    )
    assert not Path("F.inn").exists()


def test_new_without_a_deal_number_takes_any(call: CommandLine) -> None:
    deals = {call("new", "ugly_gryphon", "--out", f"{n}.inn").out.splitlines()[1] for n in range(4)}
    assert len(deals) > 1


def test_new_without_a_file_puts_the_match_into_the_library(call: CommandLine, tmp_path: Path) -> None:
    path = Path(call("new", "ugly_gryphon").out.splitlines()[0])
    assert path.is_file()
    assert tmp_path / "home" in path.parents


def test_new_leaves_a_file_alone_that_is_there(begun: CommandLine) -> None:
    before = Path("F.inn").read_bytes()
    answer = begun("new", "ugly_gryphon", "--out", "F.inn")
    assert answer.code == 3
    assert is_one_sentence(answer.err)
    assert Path("F.inn").read_bytes() == before


def test_new_says_which_goals_there_are(call: CommandLine) -> None:
    answer = call("new", "ugly_gryphon", "--goal", "11", "--out", "F.inn")
    assert (answer.code, answer.err) == (2, "The goal can be 7, 8, 9, 10 with this deck.\n")
    assert not Path("F.inn").exists()


def test_new_says_which_games_there_are(call: CommandLine) -> None:
    answer = call("new", "poker", "--out", "F.inn")
    games = ", ".join(game.id for game in GAMES)
    assert (answer.code, answer.err) == (2, f'There is no game "poker". There is: {games}.\n')


def test_new_takes_a_deck_of_ones_own(call: CommandLine) -> None:
    deck = base_deck("ugly_gryphon")
    deck["cards"] = deck["cards"][:14]
    Path("small.json").write_text(json.dumps(deck))
    assert call("new", "ugly_gryphon", "--deck", "small.json", "--out", "F.inn").code == 0
    assert call("show", "F.inn", "--json").data["deck"] == 10


def test_a_bad_deck_is_refused_with_file_card_and_field(call: CommandLine) -> None:
    deck = base_deck("ugly_gryphon")
    deck["cards"][2]["preference"] = "tea"
    Path("bad.json").write_text(json.dumps(deck))
    answer = call("new", "ugly_gryphon", "--deck", "bad.json", "--out", "F.inn")
    assert answer.code == 3
    assert is_one_sentence(answer.err)
    assert all(part in answer.err for part in ("bad.json", deck["cards"][2]["id"], "preference"))


def test_a_missing_deck_is_refused(call: CommandLine) -> None:
    answer = call("new", "ugly_gryphon", "--deck", "none.json", "--out", "F.inn")
    assert answer.code == 3
    assert is_one_sentence(answer.err)


def test_show_prints_the_table_and_what_can_be_done(begun: CommandLine) -> None:
    answer = begun("show", "F.inn")
    assert answer.code == 0
    assert "Deal 0000-0042" in answer.out
    assert "Charitable Giant" in answer.out
    assert "place charitable_giant" in answer.out


def test_show_as_json_has_the_view_the_legal_actions_and_the_result(begun: CommandLine) -> None:
    data = begun("show", "F.inn", "--json").data
    assert data["bar"] == ["charitable_giant", "squabbling_squire", "drunken_dwarf", "bunny_prince"]
    assert (data["inn"], data["left"], data["deck"]) == ([], [], 14)
    assert (data["over"], data["won"], data["result"]) == (False, None, None)
    assert data["legal"] == [f"place {patron}" for patron in data["bar"]]
    assert (data["takebacks"], data["deal"], data["name"], data["branched"]) == (0, 42, "", False)


def test_nothing_shown_tells_the_order_of_the_deck(begun: CommandLine) -> None:
    unseen = [card["id"] for card in base_deck("ugly_gryphon")["cards"]]
    data = begun("show", "F.inn", "--json").data
    hidden = [card for card in unseen if card not in data["bar"]]
    told = json.dumps(data) + begun("log", "F.inn", "--all").out
    assert not any(card in told for card in hidden)


def test_act_takes_several_actions_and_saves_them(begun: CommandLine) -> None:
    answer = begun("act", "F.inn", "place bunny_prince", "undo", "redo", "undo", "place drunken_dwarf")
    assert (answer.code, answer.err) == (0, "")
    data = begun("show", "F.inn", "--json").data
    assert (data["inn"], data["takebacks"], data["turn"]) == (["drunken_dwarf"], 2, 2)


def test_act_takes_words_without_quotation_marks(begun: CommandLine) -> None:
    assert begun("act", "F.inn", "place", "bunny_prince", "undo", "place", "drunken_dwarf").code == 0
    assert begun("show", "F.inn", "--json").data["inn"] == ["drunken_dwarf"]


def test_act_tells_what_came_of_it_and_why(begun: CommandLine) -> None:
    answer = begun("act", "F.inn", "place bunny_prince", "undo")
    assert answer.out.startswith("> place bunny_prince\n    Bunny Prince went up to room 1.\n")
    assert answer.out.endswith("Taken back: place bunny_prince\n")


def test_an_illegal_action_ends_with_code_2_and_what_came_before_stays_done(begun: CommandLine) -> None:
    answer = begun("act", "F.inn", "place bunny_prince", "place rusty_ranger", "place drunken_dwarf")
    assert answer.code == 2
    assert answer.err == "The Rusty Ranger is not at the Bar.\n"
    assert "> place bunny_prince" in answer.out
    data = begun("show", "F.inn", "--json").data
    assert (data["turn"], data["takebacks"]) == (2, 0)
    assert begun("verify", "F.inn").code == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("undo", "There is nothing to take back."),
        ("redo", "There is nothing to redo."),
        ("bring bunny_prince", "Nobody is being called from the Bar now: place a patron."),
        ("place nobody", 'There is no patron "nobody" in this deck.'),
        ("dance", '"dance" is no action: say "place PATRON" or "bring PATRON".'),
        ("", '"" is no action: say "place PATRON" or "bring PATRON".'),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(begun: CommandLine, words: str, said: str) -> None:
    assert begun("act", "F.inn", words) == (2, "", said + "\n")


def test_words_that_are_no_action_together_are_refused_one_by_one(begun: CommandLine) -> None:
    assert begun("act", "F.inn", "place", "undo").err.startswith('"place" is no action')


def test_a_finished_match_says_its_result_and_refuses_more(begun: CommandLine) -> None:
    while legal := begun("show", "F.inn", "--json").data["legal"]:
        begun("act", "F.inn", legal[0])
    data = begun("show", "F.inn", "--json").data
    assert data["over"] is True
    assert data["won"] is bool(data["result"]["winners"])
    assert data["result"]["scores"] == [len(data["inn"])]
    assert begun("act", "F.inn", "place bunny_prince") == (2, "", "The night is over.\n")
    assert begun("act", "F.inn", "undo").code == 0
    again = begun("show", "F.inn", "--json").data
    assert (again["over"], again["result"], again["takebacks"]) == (False, data["result"], 1)


def test_a_table_after_another_result_says_that_the_first_counts(call: CommandLine, tmp_path: Path) -> None:
    stored = careful_night(Store(Places(tmp_path / "home")), LOST)
    first = stored.match.result
    assert first is not None
    for back in range(2, 9):
        stored.flush()
        assert "The first result counts" not in call("show", str(stored.path)).out
        take_back_and_vary(stored.match, back)
        play_carefully(stored.match)
        if stored.match.result != first:
            break
    stored.flush()
    stored.close()
    said = f"The first result counts, lost: goal 7, {first.scores[0]} asleep, 8 left.\n"
    assert said in call("show", str(stored.path)).out
    data = call("show", str(stored.path), "--json").data
    assert data["result"]["scores"] == list(first.scores) != [len(data["inn"])]
    assert call("act", str(stored.path), "undo").code == 0
    assert said in call("show", str(stored.path)).out


def test_the_help_of_show_says_which_result_is_the_first(call: CommandLine) -> None:
    assert '"result" is the first result' in call("show", "--help").out


def test_the_log_tells_turn_by_turn_what_is_in_force(begun: CommandLine) -> None:
    begun("act", "F.inn", "place bunny_prince", "undo", "place drunken_dwarf")
    log = begun("log", "F.inn").out
    assert log.index("\nTurn 1.\n") < log.index("> place drunken_dwarf\n") < log.index("\nTurn 2.\n")
    assert "bunny_prince" not in log
    assert log.endswith("\n1 takeback.\n")


def test_the_log_of_all_marks_what_was_taken_back(begun: CommandLine) -> None:
    begun("act", "F.inn", "place bunny_prince", "undo", "redo", "undo", "place drunken_dwarf")
    log = begun("log", "F.inn", "--all").out
    assert "> place bunny_prince   (taken back)\n" in log
    assert log.count("< 1 decision taken back\n") == 2
    assert log.count("> 1 decision redone\n") == 1
    assert "> place drunken_dwarf\n" in log


def test_the_log_says_the_whole_chain_of_why_if_asked(call: CommandLine) -> None:
    stored = begin(Path("F.inn"), seed=42)
    for pick in (0, 1, 2, 3, 0, 1, 2):
        stored.match.act(stored.match.legal(0)[pick])
    stored.close()
    told = call("log", "F.inn", "--why").out.splitlines()
    plain = call("log", "F.inn").out.splitlines()
    assert [line for line in told if not line.startswith("      why: ")] == plain
    at = next(at for at, line in enumerate(told) if line.endswith(" left the Inn."))
    name = told[at].strip().removesuffix(" left the Inn.")
    assert told[at + 1].startswith(f"      why: {name} left on turn ")


def test_reading_commands_leave_the_file_alone(begun: CommandLine) -> None:
    before = Path("F.inn").read_bytes()
    for arguments in (
        ["show"],
        ["show", "--json"],
        ["log"],
        ["log", "--all"],
        ["log", "--script"],
        ["verify"],
    ):
        assert begun(arguments[0], "F.inn", *arguments[1:]).code == 0
    assert Path("F.inn").read_bytes() == before
    assert [path.name for path in Path().iterdir()] == ["F.inn"]


def test_a_match_open_elsewhere_is_read_but_not_played(begun: CommandLine) -> None:
    stored = open_match(Path("F.inn"))
    try:
        assert begun("show", "F.inn").code == 0
        answer = begun("act", "F.inn", "place bunny_prince")
    finally:
        stored.close()
    assert answer.code == 3
    assert is_one_sentence(answer.err)
    assert begun("act", "F.inn", "place bunny_prince").code == 0


def test_a_read_only_match_is_read_but_not_played(begun: CommandLine) -> None:
    Path("F.inn").chmod(0o444)
    assert begun("show", "F.inn").code == 0
    answer = begun("act", "F.inn", "place bunny_prince")
    assert answer.code == 3
    assert is_one_sentence(answer.err)


def test_verify_says_that_all_is_well(begun: CommandLine) -> None:
    begun("act", "F.inn", "place bunny_prince", "undo")
    assert begun("verify", "F.inn").out.endswith("everything is as it was saved.\n")


def test_verify_finds_any_changed_byte(begun: CommandLine) -> None:
    begun("act", "F.inn", "place bunny_prince", "undo", "place drunken_dwarf")
    whole = Path("F.inn").read_bytes()
    for at in range(0, len(whole), 97):
        Path("D.inn").write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
        answer = begun("verify", "D.inn")
        assert answer.code in (1, 3), at
        assert is_one_sentence(answer.err), at


def test_verify_finds_a_torn_end_which_show_leaves_out(begun: CommandLine) -> None:
    begun("act", "F.inn", "place bunny_prince")
    os.truncate("F.inn", Path("F.inn").stat().st_size - 5)
    verified, shown = begun("verify", "F.inn"), begun("show", "F.inn", "--json")
    assert (verified.code, shown.code) == (1, 0)
    assert verified.err == shown.err
    assert is_one_sentence(shown.err)
    assert shown.data["turn"] == 1


@pytest.mark.parametrize("command", ["show", "log", "verify", "act"])
def test_a_missing_file_is_named_in_one_sentence(call: CommandLine, command: str) -> None:
    answer = call(command, "none.inn", *(["undo"] if command == "act" else []))
    assert (answer.code, answer.err) == (3, "There is no file none.inn.\n")


@pytest.mark.parametrize("command", ["show", "log", "verify", "act"])
@pytest.mark.parametrize("content", [b"", b"hello\n", b"{}\n", b"\x00\xff" * 100, b"[" * 100_000])
def test_a_file_that_is_no_match_is_refused_and_left_alone(
    call: CommandLine, command: str, content: bytes
) -> None:
    Path("x.inn").write_bytes(content)
    answer = call(command, "x.inn", *(["undo"] if command == "act" else []))
    assert answer.code == (1 if command == "verify" else 3)
    assert is_one_sentence(answer.err)
    assert Path("x.inn").read_bytes() == content


def test_a_folder_is_no_match(call: CommandLine) -> None:
    Path("folder.inn").mkdir()
    for command in ("show", "verify"):
        assert call(command, "folder.inn") == (3, "", "folder.inn is a folder, not a saved match.\n")


@pytest.mark.parametrize("typed", [".", ".."])
def test_a_folder_that_is_typed_without_its_name_is_named(
    call: CommandLine, tmp_path: Path, typed: str
) -> None:
    said = f"{(tmp_path / typed).resolve()} is a folder, not a saved match.\n"
    for arguments in (["act", typed, "undo"], ["show", typed], ["log", typed], ["verify", typed], [typed]):
        assert call(*arguments) == (3, "", said)


def test_a_match_of_a_newer_version_is_refused_and_left_alone(begun: CommandLine) -> None:
    newer = Path("F.inn").read_bytes().replace(b'"format":%d' % FORMAT, b'"format":99', 1)
    Path("F.inn").write_bytes(newer)
    for command in ("show", "verify"):
        answer = begun(command, "F.inn")
        assert answer.code == 3
        assert "newer version" in answer.err
    assert Path("F.inn").read_bytes() == newer


def test_an_unwritable_place_is_named_in_one_sentence(call: CommandLine) -> None:
    answer = call("new", "ugly_gryphon", "--out", "no/such/folder/F.inn")
    assert answer.code == 3
    assert is_one_sentence(answer.err)


def test_a_home_that_is_no_folder_is_named_in_one_sentence(call: CommandLine, tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file")
    answer = call("new", "ugly_gryphon")
    assert answer.code == 3
    assert is_one_sentence(answer.err)
    assert str(tmp_path / "home") in answer.err
