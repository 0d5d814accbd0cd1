"""Tables with several seats on the command line: persons, bots, whose eyes see what, and undo."""

import json
from pathlib import Path

import pytest
from command_line import Answer, CommandLine, is_one_sentence

from game.registry import GAMES, find_game
from saves.matches import open_match
from scenes.commands.act import joined
from scenes.commands.show import listed

SEVERAL = [game.id for game in GAMES if len(game.player_counts) > 1]
SHORT = {"innkeepers_folly": ("--laps", "8", "--rounds", "5")}
LONG = "pass round"
"""Where many windows are asked about, this keeps a match short."""
FOLLY, MONSTER = "innkeepers_folly", "monster_inn"


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> CommandLine:
    """The command line in a folder and with a home of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FOUR_INNS_HOME", str(tmp_path / "home"))
    return CommandLine(capsys)


def begin(call: CommandLine, game: str, seats: str, *more: str, deal: int = 42) -> CommandLine:
    """Begin a match in F.inn with Ann, Ben, Cat and Dan."""
    names = ",".join(("Ann", "Ben", "Cat", "Dan")[: seats.count(",") + 1])
    answer = call(
        "new", game, "--seats", seats, "--names", names, "--deal", str(deal), "--out", "F.inn", *more
    )
    assert answer == (0, f"F.inn\nDeal 0000-{deal:04}\n", "")
    return call


def first_legal(call: CommandLine) -> Answer:
    """Take the first legal action."""
    return call("act", "F.inn", call("show", "F.inn", "--json").data["legal"][0])


@pytest.mark.parametrize("game", SEVERAL)
def test_a_person_plays_a_match_against_bots_to_its_end(call: CommandLine, game: str) -> None:
    begin(call, game, "random,person", *SHORT.get(game, ()))
    turns = 0
    while (data := call("show", "F.inn", "--json").data)["to_act"]:
        assert data["to_act"] == [1]
        choice = LONG if LONG in data["legal"] else data["legal"][0]
        assert call("act", "F.inn", choice).code == 0
        turns += 1
    assert turns > 5
    assert data["over"] and data["result"]["winners"] == data["winners"]
    assert call("verify", "F.inn").code == 0


@pytest.mark.parametrize("game", SEVERAL)
def test_without_seats_a_person_plays_against_careful_bots(call: CommandLine, game: str) -> None:
    usual = find_game(game).player_counts[0]
    assert call("new", game, "--deal", "1", "--out", "F.inn").code == 0
    seats = call("show", "F.inn", "--json").data["seats"]
    assert [seat["kind"] for seat in seats] == ["person", *["careful"] * (usual - 1)]


def test_a_match_between_bots_is_played_to_its_end_at_once(call: CommandLine) -> None:
    begin(call, MONSTER, "random,random")
    data = call("show", "F.inn", "--json").data
    assert data["over"] and data["to_act"] == []
    assert call("act", "F.inn", "leave").code == 2


def test_bots_answer_alike_in_every_process_and_after_an_undo(call: CommandLine) -> None:
    begin(call, MONSTER, "person,careful,random")
    first = call("act", "F.inn", "leave").out
    assert call("act", "F.inn", "undo").out == "Taken back: Ann: leave\n"
    assert call("act", "F.inn", "redo").out == first
    Path("F.inn").unlink()
    begin(call, MONSTER, "person,careful,random")
    assert call("act", "F.inn", "leave").out == first


def test_a_row_of_numbers_is_listed_by_its_ends() -> None:
    assert [*listed(["bid 0", "bid 1", "bid 2", "done"])] == ["bid 0 to 2", "done"]
    assert [*listed(["deposit 0", "deposit 1"])] == ["deposit 0", "deposit 1"]
    assert [*listed(["pass", "pass kind", "play a on 1", "play a on 2", "play a on 3"])][2:] == [
        "play a on 1",
        "play a on 2",
        "play a on 3",
    ]


def test_who_acts_is_asked_of_persons_only(call: CommandLine) -> None:
    begin(call, MONSTER, "person,random,person")
    for seat, said in (("1", "A bot sits in seat 1."), ("3", "There is no seat 3: the last one is 2.")):
        answer = call("act", "F.inn", "--seat", seat, "leave")
        assert answer.code == 2 and is_one_sentence(answer.err) and answer.err.strip() == said
    acting = call("show", "F.inn", "--json").data["seat"]
    other = "2" if acting == 0 else "0"
    assert call("act", "F.inn", "--seat", other, "leave").code == 2
    assert call("act", "F.inn", "--seat", other, "concede").code == 2
    assert call("act", "F.inn", "--seat", str(acting), "leave").code == 0


def test_options_are_arguments_of_their_own_or_named(call: CommandLine) -> None:
    begin(call, FOLLY, "person,random", "--laps", "9", "--pace", "last_orders", "--option", "rounds=6")
    data = call("show", "F.inn", "--json").data
    assert (data["laps_left"], data["rounds"], data["players"]) == (9, 6, 2)
    Path("F.inn").unlink()
    begin(call, MONSTER, "person,random", "--open")
    assert call("show", "F.inn", "--json").data["open"] is True


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seats", "person,genius"], 'There is no player "genius" for this game.'),
        (["--seats", "person,random", "--names", "Ann,ann"], 'Two players cannot both be called "ann".'),
        (["--seats", "person,random", "--names", "A,B,C"], "There are more names than the 2 players."),
        (["--seats", "person,random", "--names", "x" * 23], "A name has at most 22 letters, on one line."),
        (["--seats", "person,random", "--option", "players=4"], 'The option "players" does not fit'),
        (["--seats", "person,random", "--goal", "7"], 'This game has no option "goal".'),
        (["--seats", "person"], "Monster Inn is for"),
    ],
)
def test_who_or_what_does_not_fit_is_refused_in_one_sentence(
    call: CommandLine, arguments: list[str], said: str
) -> None:
    answer = call("new", MONSTER, *arguments, "--out", "F.inn")
    assert answer.code == 2 and is_one_sentence(answer.err) and answer.err.startswith(said)
    assert not Path("F.inn").exists()


def test_the_help_of_a_game_names_its_options(call: CommandLine) -> None:
    assert "--open" in call("new", MONSTER, "--help").out
    assert "last_orders, endless (default: last_orders)" in " ".join(call("new", FOLLY, "--help").out.split())
    assert "--laps" not in call("new", "--help").out


def held(call: CommandLine, seat: int) -> set[str]:
    """Return the cards in a hand."""
    hands = call("show", "F.inn", "--all", "--json").data["hands"]
    return set(hands[seat])


def test_what_is_shown_to_a_seat_holds_no_card_of_another_hand(call: CommandLine) -> None:
    begin(call, FOLLY, "person,person,random")
    for _ in range(4):
        first_legal(call)
        secrets = {seat: held(call, seat) for seat in range(3)}
        for seat in range(3):
            told = "".join(
                call(command, "F.inn", "--seat", str(seat), *more).out
                for command, more in (("show", ["--json"]), ("show", []), ("log", ["--all"]))
            )
            own = call("show", "F.inn", "--seat", str(seat), "--json").data
            assert set(own["hands"][seat]) == secrets[seat]
            assert [other for other in range(3) if own["hands"][other] is None] == [
                other for other in range(3) if other != seat
            ]
            for other in range(3):
                if other != seat:
                    for card in secrets[other]:
                        assert f"({card})" not in told and f'"{card}"' not in told


def test_the_person_to_act_is_shown_unless_another_seat_is_asked_for(call: CommandLine) -> None:
    begin(call, FOLLY, "person,person")
    acting = call("show", "F.inn", "--json").data
    assert acting["to_act"] == [acting["seat"]] and acting["legal"]
    other = call("show", "F.inn", "--seat", str(1 - acting["seat"]), "--json").data
    assert other["seat"] == 1 - acting["seat"] and other["legal"] == []
    answer = call("show", "F.inn", "--seat", "2")
    assert (answer.code, answer.err) == (2, "There is no seat 2: the last one is 1.\n")


def test_the_log_hides_the_past_where_it_has_to_be_remembered(
    call: CommandLine,
) -> None:
    begin(call, MONSTER, "person,random,random")
    while call("show", "F.inn", "--json").data["round"] < 3:
        first_legal(call)
    log, everything = call("log", "F.inn").out, call("log", "F.inn", "--all").out
    assert "Round 3 of 13" in log and "Round 2 of 13" not in log and "Round 1 of 13" not in log
    assert "Round 1 of 13" in everything and "> Ann: " in everything
    assert "treasures hidden" in call("show", "F.inn").out
    assert "treasures hidden" not in call("show", "F.inn", "--all").out
    while (data := call("show", "F.inn", "--json").data)["to_act"]:
        call("act", "F.inn", data["legal"][-1], *["leave"] * 13)
    assert "Round 1 of 13" in call("log", "F.inn").out


def test_nobody_takes_back_what_another_person_may_have_seen_except_in_practice(call: CommandLine) -> None:
    begin(call, MONSTER, "person,person,random")
    acting = call("show", "F.inn", "--json").data["seat"]
    assert first_legal(call).code == 0
    while call("show", "F.inn", "--json").data["seat"] == acting:
        first_legal(call)
    refused = call("act", "F.inn", "undo")
    assert refused.code == 2 and "has seen the table" in refused.err
    legal = call("show", "F.inn", "--json").data["legal"][0]
    assert call("act", "F.inn", legal, "undo").code == 0, "nobody has looked in between"
    Path("F.inn").unlink()
    begin(call, MONSTER, "person,person,random", "--practice")
    first_legal(call)
    assert call("act", "F.inn", "undo").code == 0
    assert call("show", "F.inn", "--json").data["practice"] is True
    assert "it does not count" in call("show", "F.inn").out


def test_actions_of_several_words_need_no_quotation_marks(call: CommandLine) -> None:
    begin(call, MONSTER, "person,random")
    stored = open_match(Path("F.inn"), is_writable=False)
    words = "stay gold leave support M02 gem undo bonus gem support none nonsense"
    assert joined(stored.table, words.split(" ")) == [
        "stay gold",
        "leave",
        "support M02 gem",
        "undo",
        "bonus gem",
        "support none",
        "nonsense",
    ]
    stored.close()


@pytest.mark.parametrize("game", SEVERAL)
def test_a_match_printed_as_a_script_plays_to_the_same_table(call: CommandLine, game: str) -> None:
    begin(call, game, "random,random")
    script = call("log", "F.inn", "--script").data
    Path("S.json").write_text(json.dumps(script))
    played, saved = call("script", "S.json", "--json").data, call("show", "F.inn", "--json").data
    ours = ("seats", "deal", "name", "seat")
    assert {key: value for key, value in played.items() if key not in ours} == {
        key: value for key, value in saved.items() if key not in ours
    }
    script["actions"] = script["actions"][:4]
    if "deals" in script:
        del script["deals"][1:]
    Path("S.json").write_text(json.dumps(script))
    hidden, told = call("script", "S.json", "--json").data, call("script", "S.json", "--json", "--all").data
    assert not told["over"] and "order" not in hidden and len(told["order"]) > 1


def test_the_help_of_scripts_shows_entries_of_every_game(call: CommandLine) -> None:
    told = call("script", "--help").out
    for part in (
        '"stay": "gold"',
        '"shuffled": [',
        '"deals": [{"pile": [',
        '"bring": ',
        '"steal": ',
        '"bid": ',
        '"rolled": [',
    ):
        assert part in told


def test_a_simulation_counts_by_position_in_any_number_of_processes(call: CommandLine) -> None:
    arguments = ("simulate", MONSTER, "--seats", "careful,random,random", "--games", "12", "--json")
    one, two = call(*arguments).data, call(*arguments, "--jobs", "2").data
    assert one["games"] == 12 and one["win_share"][0] > 0.6
    assert sum(one["win_share"]) == pytest.approx(1)
    assert one["win_share"] == pytest.approx(two["win_share"])
    assert (one["turns"], one["mean_scores"]) == (two["turns"], two["mean_scores"])
    assert one["games_per_s"] > 0 and one["options"]["players"] == 3
    for share, (low, high) in zip(one["win_share"], one["win_share_95"], strict=True):
        assert low <= share <= high


def test_a_simulation_counts_by_seat_too_wherever_the_bots_sit(call: CommandLine) -> None:
    arguments = ("simulate", MONSTER, "--seats", "careful,random,random", "--games", "12", "--parts")
    seats = call(*arguments, "--json").data["parts"]["seat"]
    assert [*seats] == ["0", "1", "2"] and all(seat["games"] == 12 for seat in seats.values())
    assert sum(seat["win_share"] for seat in seats.values()) == pytest.approx(1)
    # The careful bot has sat in each seat as often as in the others.
    assert all(seat["win_share"] > 0 for seat in seats.values())
    assert sum(line.startswith("seat ") for line in call(*arguments).out.splitlines()) == 3


@pytest.mark.parametrize(
    ("seats", "said"),
    [("person,random,random", "Only bots can play here"), ("random,wizard,random", "There is no player")],
)
def test_a_simulation_needs_bots_that_there_are(call: CommandLine, seats: str, said: str) -> None:
    answer = call("simulate", MONSTER, "--seats", seats)
    assert answer.code == 2 and is_one_sentence(answer.err) and answer.err.startswith(said)


def test_whoever_concedes_leaves_the_seat_to_a_bot(call: CommandLine) -> None:
    begin(call, MONSTER, "person,person,random")
    answer = call("act", "F.inn", "concede")
    assert answer.code == 0 and answer.out.startswith("Ann leaves the seat; a bot plays on.\n")
    data = call("show", "F.inn", "--json").data
    assert [seat["kind"] for seat in data["seats"]] == ["careful", "person", "random"]
    assert data["to_act"] == [1]
    assert call("act", "F.inn", "concede").code == 0
    assert call("show", "F.inn", "--json").data["over"]
    assert call("verify", "F.inn").code == 0
    for words in ("concede", "undo"):
        answer = call("act", "F.inn", words)
        assert answer.code == 2 and is_one_sentence(answer.err)


def test_nobody_concedes_alone(call: CommandLine) -> None:
    assert call("new", "ugly_gryphon", "--deal", "1", "--out", "F.inn").code == 0
    answer = call("act", "F.inn", "concede")
    assert answer.code == 2 and is_one_sentence(answer.err)
