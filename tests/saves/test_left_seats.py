"""A person who leaves a seat to a bot: a line of the file, kept for good, and forged ones are damage."""

import json
from pathlib import Path
from typing import Any

import pytest
from forging import sealed
from hidden_hands import DECK, ID, HiddenHandsGame

from game.bots.answering import answer, bots_at
from game.core.players import Player, persons_of
from game.core.words import render
from saves.format import SaveReadOnly
from saves.matches import StoredMatch, open_match
from saves.paths import Places
from saves.store import Store
from saves.summary import summarize_file, summarize_match
from saves.verify import verify

ANN, BEN, CAT = range(3)
PLAYERS = (Player("person", "Ann", "face", "plum"), Player("person", "Ben"), Player("random", "Cat"))


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Store:
    monkeypatch.setattr("game.registry.GAMES", (HiddenHandsGame(),))
    return Store(Places(tmp_path))


def begin(store: Store) -> StoredMatch:
    """Return a match in which Ann has decided once and left after it."""
    stored = store.create(ID, DECK, {"players": 3}, 5, players=PLAYERS)
    stored.match.act(stored.match.legal(ANN)[-1], ANN)
    stored.hand_over(ANN, "careful")
    return stored


def play_on(stored: StoredMatch) -> None:
    """Let bots play for all who are left."""
    everybody = [player._replace(kind="random") for player in stored.players]
    answer(stored.match, bots_at(stored.game, stored.table.rules, everybody))


def test_a_seat_that_was_left_stays_with_the_bot(store: Store) -> None:
    stored = begin(store)
    assert stored.match.persons == {BEN} and stored.match.position == 2
    stored.match.act(stored.match.legal(BEN)[-1], BEN)
    stored.match.undo()
    stored.close()
    again = open_match(stored.path)
    assert again.players == (Player("careful", "Ann", "face", "plum"), *PLAYERS[1:])
    assert again.header.players == PLAYERS
    assert again.match.persons == {BEN} and again.notices == ()
    again.hand_over(BEN, "random")
    again.close()
    assert not persons_of(open_match(stored.path, is_writable=False).players)
    assert verify(stored.path) == []
    (info,) = store.listing()
    assert [player.kind for player in info.players] == ["careful", "random", "random"]


def test_a_match_is_won_only_by_persons_who_stay(store: Store) -> None:
    stored = begin(store)
    play_on(stored)
    assert stored.match.result is not None
    winners = stored.match.result.winners
    assert summarize_match(stored).is_won == (BEN in winners)
    stored.hand_over(BEN, "careful")
    assert not summarize_match(stored).is_won
    stored.close()
    assert not summarize_file(stored.path, stored.path.stat()).is_won


def test_who_sits_now_plays_on_in_a_branch_and_who_began_in_the_same_deal(store: Store) -> None:
    stored = begin(store)
    branch, again = store.branch(stored, 1), store.same_deal(stored)
    assert branch.players == stored.players and branch.match.persons == {BEN}
    assert again.players == PLAYERS
    for each in (stored, branch, again):
        each.close()


def test_nobody_leaves_a_seat_of_a_match_that_is_only_watched(store: Store) -> None:
    stored = begin(store)
    stored.close()
    watched = open_match(stored.path, is_writable=False)
    with pytest.raises(SaveReadOnly, match="cannot be played on"):
        watched.hand_over(BEN, "careful")
    assert watched.match.persons == {BEN}


@pytest.mark.parametrize(
    "forged",
    [
        {"seat": CAT},
        {"seat": 3},
        {"seat": -1},
        {"seat": True},
        {"seat": "0"},
        {"seat": None},
        {"kind": "genius"},
        {"kind": "person"},
        {"kind": []},
        {"kind": None},
    ],
    ids=str,
)
def test_a_forged_line_of_a_seat_is_damage_from_there_on(store: Store, forged: dict[str, Any]) -> None:
    stored = begin(store)
    stored.hand_over(BEN, "careful")
    stored.close()
    lines = [json.loads(line) for line in stored.path.read_bytes().splitlines()]
    assert lines[-1]["op"] == "seat"
    lines[-1].update(forged)
    stored.path.write_bytes(sealed(*lines))
    words = f"{stored.path.name} is damaged from line {len(lines)} on. Everything before it was kept."
    assert [render(problem) for problem in verify(stored.path)] == [words]
    opened = open_match(stored.path)
    assert opened.match.persons == {BEN} and opened.is_writable
    opened.close()


def test_a_seat_is_left_only_once(store: Store) -> None:
    stored = begin(store)
    with pytest.raises(ValueError, match="no person"):
        stored.hand_over(ANN, "careful")
    stored.close()
