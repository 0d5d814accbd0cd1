"""Innkeeper on the command line: inns, the bell, bids placed at once, passes that last, and counts by inn."""

from pathlib import Path

import pytest
from command_line import CommandLine, is_one_sentence

from saves.matches import open_match
from scenes.commands.act import joined

GAME = "innkeeper"


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> CommandLine:
    """The command line in a folder and with a home of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FOUR_INNS_HOME", str(tmp_path / "home"))
    return CommandLine(capsys)


def begin(call: CommandLine, seats: str, *more: str) -> CommandLine:
    """Begin a match in F.inn with Ann, Ben, Cat and Dan."""
    names = ",".join(("Ann", "Ben", "Cat", "Dan")[: seats.count(",") + 1])
    arguments = ("--seats", seats, "--names", names, "--deal", "42", "--out", "F.inn")
    assert call("new", GAME, *arguments, *more).code == 0
    return call


def until_bids(call: CommandLine) -> None:
    """Pass, and do nothing else, until bids are placed."""
    while (data := call("show", "F.inn", "--json").data)["asked"]["task"] != "bid":
        choice = next(words for words in ("pass", "done") if words in data["legal"])
        assert call("act", "F.inn", choice).code == 0


def test_inns_are_chosen_and_the_bell_hangs_where_several_persons_play(call: CommandLine) -> None:
    begin(call, "person,random,person", "--inn_1", "P3", "--option", "inn_3=P1")
    data = call("show", "F.inn", "--json").data
    assert data["bell"] is True
    assert [data["inns"][seat]["proprietor"] for seat in (0, 2)] == ["P3", "P1"]
    for seats, more, has_bell in (
        ("person,random", (), False),
        ("random,person", ("--bell",), True),
        ("person,person", ("--bell", "false"), False),
    ):
        Path("F.inn").unlink()
        assert begin(call, seats, *more)("show", "F.inn", "--json").data["bell"] is has_bell
    assert "--inn_4 WORD" in call("new", GAME, "--help").out


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (("--inn_1", "P2", "--inn_2", "P2"), "Baron Casimir Vell can keep one inn only."),
        (("--inn_2", "P9"), 'The option "inn_2" is one of chance, P1,'),
    ],
)
def test_an_inn_that_nobody_can_have_is_refused(call: CommandLine, more: tuple[str, ...], said: str) -> None:
    answer = call("new", GAME, "--seats", "person,random", *more, "--out", "F.inn")
    assert answer.code == 2 and is_one_sentence(answer.err) and answer.err.startswith(said)
    assert not Path("F.inn").exists()


def test_several_persons_bid_at_once_and_nobody_reads_the_bid_of_another(call: CommandLine) -> None:
    until_bids(begin(call, "person,random,person"))
    data = call("show", "F.inn", "--json").data
    assert (data["to_act"], data["seat"]) == ([0, 2], 0)
    assert "You can: bid 0 to " in call("show", "F.inn").out
    answer = call("act", "F.inn", "--seat", "2", "bid", "1")
    assert answer.code == 0 and "> Cat: bid 1" in answer.out
    assert call("act", "F.inn", "--seat", "2", "bid 1").code == 2, "once is enough"
    for seat, is_known in ((0, False), (1, False), (2, True)):
        seen = call("show", "F.inn", "--seat", str(seat), "--json").data["bids"]
        assert seen["placed"][2] == (1 if is_known else None)
        assert seen["has_placed"] == [False, True, True]
        assert ("bid 1" in call("log", "F.inn", "--seat", str(seat)).out) is is_known
    assert call("act", "F.inn", "bid 0").code == 0, "it is Ann who acts if nobody is named"
    totals = call("show", "F.inn", "--json").data["bids"]["totals"]
    assert (totals[0], totals[2]) == (0, 1)
    assert call("verify", "F.inn").code == 0


def test_who_was_asked_in_a_window_stands_in_no_log_of_another_seat(call: CommandLine) -> None:
    until_bids(begin(call, "person,random,person"))
    assert "> Ann: pass" in call("log", "F.inn").out
    assert "pass" not in call("log", "F.inn", "--seat", "1").out.replace("> Ben: pass", "")


def test_a_pass_may_last_until_the_round_is_over(call: CommandLine) -> None:
    begin(call, "person,random,random,random")
    while "pass round" not in (data := call("show", "F.inn", "--json").data)["legal"]:
        assert call("act", "F.inn", data["legal"][-1]).code == 0
    assert call("act", "F.inn", "pass", "kind").code == 0
    assert call("show", "F.inn", "--json").data["standing"]["kinds"]
    assert call("show", "F.inn", "--seat", "1", "--json").data["standing"] == {"round": False, "kinds": []}


def test_actions_of_innkeeper_need_no_quotation_marks(call: CommandLine) -> None:
    begin(call, "person,random")
    stored = open_match(Path("F.inn"), is_writable=False)
    words = (
        "bid 3 pass kind play out_maneuver on Ben pass play T01.2 on me use night_porter top done deposit 4"
    )
    assert joined(stored.table, words.split(" ")) == [
        "bid 3",
        "pass kind",
        "play out_maneuver on Ben",
        "pass",
        "play T01.2 on me",
        "use night_porter",
        "top",
        "done",
        "deposit 4",
    ]
    stored.close()


def test_a_simulation_counts_by_inn_and_by_place_behind_the_first_lead(call: CommandLine) -> None:
    parts = call("simulate", GAME, "--bot", "random", "--games", "8", "--parts", "--json").data["parts"]
    assert [*parts] == ["inn", "place", "seat"] and "baron_casimir_vell" in parts["inn"]
    assert [*parts["place"]] == ["0", "1", "2", "3"]
    for kind in parts.values():
        assert sum(part["games"] for part in kind.values()) == 8 * 4
        assert sum(part["win_share"] * part["games"] for part in kind.values()) == pytest.approx(8)
