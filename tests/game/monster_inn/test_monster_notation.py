"""Monster Inn as words, scripts, JSON data and lines for a terminal."""

import json

import pytest
from monster_tables import NAMES, room, undealt

from game.core.digest import digest
from game.core.game import OptionError, ScriptError
from game.core.match import AnyMatch, Match
from game.core.rules import WATCHER
from game.core.script import match_script, play_script
from game.core.words import plain_text
from game.decks import base_deck
from game.monster_inn.game import MonsterInnGame
from game.monster_inn.narrate import describe

GAME = MonsterInnGame()
DECK = base_deck("monster_inn")


def _finished(players: int = 3) -> tuple[AnyMatch, dict[str, object]]:
    options = GAME.options(DECK, {"players": players})
    match: AnyMatch = Match(GAME.open(DECK, options, "deck").rules, 7)
    match.start()
    step = 0
    while acting := match.rules.to_act(match.state):
        legal = match.legal(acting[0])
        match.act(legal[step % len(legal)])
        step += 1
    return match, options


def test_a_match_written_as_a_script_plays_to_the_same_digest() -> None:
    match, options = _finished()
    script = match_script(GAME, GAME.open(DECK, options, "deck"), options, match)
    assert list(script)[:5] == ["game", "players", "open", "deck", "starter"]
    assert {tuple(entry) for entry in script["actions"]} >= {("seat", "stay"), ("seat", "leave")}  # type: ignore[attr-defined]
    again = play_script(GAME, json.loads(json.dumps(script)), DECK)
    assert digest(again.state) == digest(match.state)


@pytest.mark.parametrize(
    "words",
    [
        "stay gold",
        "stay gem",
        "stay add",
        "stay exchange",
        "leave",
        "bonus gold",
        "bonus gem",
        "support M02 gold",
        "support M20 gem",
        "support none",
    ],
)
def test_words_and_entries_say_the_same_action(words: str) -> None:
    notation = undealt().notation
    action = notation.parse_action(words, 2)
    assert notation.action_words(action) == words
    (entry,) = notation.script_entries([action])
    assert entry["seat"] == 2
    assert notation.parse_entry(json.loads(json.dumps(entry))) == (action,)


@pytest.mark.parametrize(
    "words", ["", "stay", "stay silver", "bonus", "support", "support M99 gold", "leave now"]
)
def test_other_words_are_no_action(words: str) -> None:
    with pytest.raises(ScriptError):
        undealt().notation.parse_action(words, 0)


@pytest.mark.parametrize(
    "entry",
    [
        {},
        {"leave": True},
        {"seat": True, "leave": True},
        {"seat": 0, "leave": False},
        {"seat": 0, "stay": "silver"},
        {"seat": 0, "leave": True, "more": 1},
        {"seat": 0, "support": "M02"},
        {"seat": 0, "support": ["M02"], "with": "gold"},
    ],
)
def test_other_entries_are_refused(entry: dict[str, object]) -> None:
    with pytest.raises(ScriptError):
        undealt().notation.parse_entry(entry)


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"starter": 3}, "starter"),
        ({"starter": "0"}, "starter"),
        ({"deal": "M01"}, "deal"),
        ({"deal": ["M01", "M01"]}, "entry 2"),
        ({"deal": ["M01", "X"]}, "entry 2"),
        ({"deal": ["M01", ["M02"]]}, "entry 2"),
        ({"deal": ["M01"]}, "entry 2"),
    ],
)
def test_a_bad_start_is_refused_by_its_key_and_entry(change: dict[str, object], named: str) -> None:
    ids = [card["id"] for card in DECK["cards"]]
    with pytest.raises(ScriptError, match=named):
        undealt(3).notation.parse_start({"starter": 0, "deal": ids, **change})


def test_an_unfinished_standard_game_hides_the_others_supplies_and_the_past() -> None:
    played = room("H16 M14 M15 M16", dungeons={1: "M02+gold | H01"})
    notation, view = played.notation, played.view(1)
    data = notation.view_data(view)
    assert data["supplies"] == [None, {"gold": 3, "gems": 3}, None, None]
    assert notation.hides_past(view)
    text = "\n".join(plain_text(line) for line in notation.view_words(view))
    assert text.count("treasures hidden") == 3
    assert "H16" not in text and "16-20" in text
    assert data["dungeons"][1] == {  # type: ignore[index]
        "monsters": [{"id": "M02", "support": "gold"}],
        "humanoids": [{"id": None, "band": "A"}],
    }
    assert json.loads(json.dumps(data))["pool"] == {"kind": None, "count": 0}


def test_the_open_game_and_a_watcher_see_all_supplies() -> None:
    played = room("H16 M14 M15 M16", is_open=True)
    assert not played.notation.hides_past(played.view(2))
    closed = room("H16 M14 M15 M16")
    assert not closed.notation.hides_past(closed.view(WATCHER))
    everything = closed.notation.state_data(closed.state)
    assert len(everything["order"]) == everything["deck"]  # type: ignore[arg-type]
    assert everything["line"][0]["id"] == "H16"  # type: ignore[index]


def test_the_chapter_is_the_round_and_the_headline_names_it() -> None:
    played = undealt(4).deal("M01")
    view = played.view(0)
    assert played.notation.chapter(view) == 1
    assert plain_text(played.notation.headline(view)) == "round 1 of 10"


def test_the_log_speaks_of_players_by_name() -> None:
    played = room("H16 M14 M15 M16", supplies={0: "3 3"})
    told = []
    for moves in (["stay gold"], ["stay add"], ["leave"], ["bonus gem"]):
        played.act(*moves)
        for event in played.events:
            words = describe(played.rules.cards, NAMES, event, played.view(3))
            if words is not None:
                told.append(plain_text(words))
    assert told == [
        "Ann stayed and opened the pool with 1 gold.",
        "Ben stayed and added 1 gold: 2 gold in the pool.",
        "Cat took the pool: 2 gold.",
        "Cat took a Humanoid 16-20.",
        "Cat chose 1 gem from the Reserve.",
    ]


def test_the_end_is_told_with_the_winner_and_shown() -> None:
    match, _ = _finished()
    told = [
        plain_text(words)
        for step in match.steps(match.timeline.line[-1], 0)
        if (words := match.rules.describe(step.event, step.view)) is not None
    ]
    assert any(line.startswith("Column 1: ") for line in told)
    assert "with" in told[-1] and "fame" in told[-1]
    notation = GAME.open(DECK, {"players": 3, "open": False}, "deck").notation
    view = match.view(0)
    assert "won by Player" in plain_text(notation.headline(view))
    data = notation.view_data(view)
    assert data["over"] and data["winners"] == list(view.winners)
    assert [score["fame"] for score in data["scores"]] == list(match.result.scores)  # type: ignore[union-attr, attr-defined]


@pytest.mark.parametrize(
    "given", [{"players": 6}, {"players": True}, {"players": "3"}, {"open": 1}, {"goal": 7}]
)
def test_other_options_are_refused(given: dict[str, object]) -> None:
    with pytest.raises(OptionError):
        GAME.options(DECK, given)


def test_three_play_with_hidden_supplies_unless_told_otherwise() -> None:
    assert GAME.options(DECK, {}) == {"players": 3, "open": False}
    (offer,) = GAME.offers(DECK)
    assert offer.name == "open" and [choice.value for choice in offer.choices] == [False, True]
