"""Matches as scripts: what is written is played to the same digests, and errors name the entry."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from game.bots.random_bot import RandomBot
from game.core.bot import stream_of
from game.core.digest import digest
from game.core.game import ScriptError
from game.core.match import AnyMatch, Match
from game.core.rng import Rng
from game.core.script import SCRIPT_SEED, match_script, play_script
from game.core.words import render
from game.decks import DeckError, base_deck
from game.registry import find_game
from game.ugly_gryphon.state import PLAYER

GAME = find_game("ugly_gryphon")
DECK = base_deck("ugly_gryphon")
TABLE = GAME.open(DECK, {"goal": 8}, "deck")
IDS = [card["id"] for card in DECK["cards"]]


def _match(seed: int) -> AnyMatch:
    """Return a finished random match that took something back on its way."""
    match: AnyMatch = Match(TABLE.rules, seed)
    match.start()
    bot: RandomBot[Any] = RandomBot(stream_of(PLAYER))
    rng = Rng(seed)
    while match.result is None:
        action, rng = bot.choose(match.view(PLAYER), match.legal(PLAYER), rng, 1)
        match.act(action)
    match.undo()
    return match


def _script(seed: int = 3) -> dict[str, Any]:
    return match_script(GAME, TABLE, {"goal": 8}, _match(seed))


@pytest.mark.parametrize("seed", range(1, 60))
def test_playing_a_script_gives_the_same_digest_at_every_entry(seed: int) -> None:
    match = _match(seed)
    script = match_script(GAME, TABLE, {"goal": 8}, match)
    played = play_script(GAME, json.loads(json.dumps(script)), DECK)
    assert played.position == match.position
    for position in range(match.position + 1):
        assert digest(played.state_at(position)) == digest(match.state_at(position))


@pytest.mark.parametrize("seed", [3, 4, 5])
def test_writing_a_played_script_gives_it_back(seed: int) -> None:
    script = _script(seed)
    assert match_script(GAME, TABLE, {"goal": 8}, play_script(GAME, script, DECK)) == script


def test_only_what_is_in_force_is_written() -> None:
    match = _match(3)
    script = match_script(GAME, TABLE, {"goal": 8}, match)
    match.undo()
    shorter = match_script(GAME, TABLE, {"goal": 8}, match)
    assert shorter["actions"] == script["actions"][: len(shorter["actions"])]  # type: ignore[index,arg-type]
    assert len(shorter["actions"]) < len(script["actions"])  # type: ignore[arg-type]


def test_a_script_has_the_keys_of_its_format_in_order() -> None:
    script = match_script(GAME, TABLE, {"goal": 8}, _match(3), "decks/mine.json")
    assert list(script) == ["game", "goal", "deck", "deal", "actions"]
    assert script["game"] == "ugly_gryphon" and script["goal"] == 8 and script["deck"] == "decks/mine.json"
    assert _script()["deck"] is None


def test_before_the_deal_there_is_nothing_to_write() -> None:
    with pytest.raises(ScriptError, match="Nothing has been dealt yet"):
        match_script(GAME, TABLE, {"goal": 8}, Match(TABLE.rules, 1))


def test_a_script_may_stop_before_the_end_and_the_match_goes_on() -> None:
    script = _script()
    script["actions"] = script["actions"][:1]
    match = play_script(GAME, script, DECK)
    assert match.seed == SCRIPT_SEED
    assert match.legal(PLAYER)


def _complaint(change: Callable[[dict[str, Any]], object], seed: int = 3) -> str:
    script = _script(seed)
    change(script)
    with pytest.raises(ScriptError) as caught:
        play_script(GAME, script, DECK)
    return render(caught.value.words)


def test_an_impossible_entry_is_named_by_its_number() -> None:
    def not_at_the_bar(script: dict[str, Any]) -> None:
        script["actions"][1] = script["actions"][0]

    assert _complaint(not_at_the_bar).startswith("Entry 2: The ")
    assert _complaint(not_at_the_bar).endswith("is not at the Bar.")


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        ("place", "Entry 1 is not a JSON object."),
        ({"place": "nobody"}, 'Entry 1: There is no patron "nobody" in this deck.'),
        ({"eat": "nun"}, 'Entry 1: An entry is {"place": id}, {"bring": id} or {"shuffled": [ids]}.'),
        ({"shuffled": []}, "Entry 1: Nothing is being shuffled now."),
    ],
)
def test_an_entry_that_makes_no_sense_is_named_by_its_number(entry: object, complaint: str) -> None:
    assert _complaint(lambda script: script["actions"].insert(0, entry)) == complaint


def _shuffle_seed() -> tuple[int, int]:
    """Return a seed whose match has a shuffle, and the number of its entry."""
    for seed in range(1, 60):
        for number, entry in enumerate(_script(seed)["actions"], 1):
            if "shuffled" in entry:
                return seed, number
    raise AssertionError("no shuffle in sixty matches")


def test_a_missing_outcome_is_named_by_its_number() -> None:
    seed, number = _shuffle_seed()

    def cut(script: dict[str, Any]) -> None:
        del script["actions"][number - 1 :]

    def leave_out(script: dict[str, Any]) -> None:
        script["actions"][number - 1 :] = [{"place": "rusty_ranger"}]

    assert _complaint(cut, seed) == f"Entry {number} is missing: an outcome of chance belongs there."
    assert _complaint(leave_out, seed) == f"Entry {number}: First the rooms are shuffled."


def test_a_wrong_shuffle_is_named_by_its_number() -> None:
    seed, number = _shuffle_seed()

    def spoil(script: dict[str, Any]) -> None:
        script["actions"][number - 1]["shuffled"].pop()

    assert _complaint(spoil, seed).startswith(f"Entry {number}: A shuffle names ")


def test_a_surplus_entry_is_named_by_its_number() -> None:
    match = _match(3)
    match.redo()
    script: dict[str, Any] = match_script(GAME, TABLE, {"goal": 8}, match)
    count = len(script["actions"])
    script["actions"].append({"place": "rusty_ranger"})
    with pytest.raises(ScriptError) as caught:
        play_script(GAME, script, DECK)
    assert render(caught.value.words) == f"Entry {count + 1}: The night is over."


@pytest.mark.parametrize(
    ("key", "value", "complaint"),
    [
        ("game", "chess", 'This is a script of "chess", not of Ugly Gryphon Inn.'),
        ("game", None, 'This is a script of "?", not of Ugly Gryphon Inn.'),
        ("goal", 6, "The goal can be 7, 8, 9, 10 with this deck."),
        ("goal", "8", "The goal can be 7, 8, 9, 10 with this deck."),
        ("players", 2, 'This game has no option "players".'),
        ("deal", None, "deal: A list of patrons is expected here."),
        ("deal", IDS[:17], f"deal, entry 18: {IDS[17]} is missing."),
        ("deal", IDS[2:], f"deal, entry 17: {IDS[0]}, {IDS[1]} are missing."),
        ("deal", [], f"deal, entry 1: {', '.join(IDS)} are missing."),
        ("deal", [*IDS[:4], IDS[1], *IDS[5:]], f"deal, entry 5: {IDS[1]} already stands in entry 2."),
        ("deal", [*IDS, IDS[7]], f"deal, entry 19: {IDS[7]} already stands in entry 8."),
        ("deal", [*IDS, "nobody"], 'deal, entry 19: There is no patron "nobody" in this deck.'),
        ("deal", [*IDS[:2], "x", *IDS[3:]], 'deal, entry 3: There is no patron "x" in this deck.'),
        ("deal", [1], 'deal, entry 1: There is no patron "1" in this deck.'),
        ("actions", None, 'A script has a list called "actions".'),
        ("actions", {}, 'A script has a list called "actions".'),
    ],
)
def test_a_wrong_start_is_said_in_a_sentence(key: str, value: object, complaint: str) -> None:
    assert _complaint(lambda script: script.update({key: value})) == complaint


def test_a_bad_deck_is_said_before_anything_else() -> None:
    with pytest.raises(DeckError) as caught:
        play_script(GAME, _script(), {**DECK, "cards": []}, "mine.json")
    assert render(caught.value.words) == "mine.json: field cards: has 0 entries and needs at least 14."
