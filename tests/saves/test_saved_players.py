"""Matches of several players: who sat where is saved, listed, kept by branches, never believed blindly."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from forging import sealed

from game.bots.answering import answer, bots_at
from game.core.game import Game
from game.core.players import Player
from game.core.words import render
from game.decks import base_deck
from game.registry import GAMES
from saves.format import SaveDamaged
from saves.golden import format_folder
from saves.index import Index
from saves.info import MatchInfo
from saves.matches import StoredMatch, open_match
from saves.paths import Places
from saves.store import Store
from saves.summary import summarize_file, viewer_of
from saves.verify import verify

SEVERAL = [game for game in GAMES if len(game.player_counts) > 1]
GOLDEN = (format_folder(1) / "monster_undo.inn").read_bytes().splitlines(keepends=True)

PERSON_AND_BOT = (Player("person", "Änne", "face", "plum"), Player("random", "Ben"))


def begin(store: Store, game: Game, players: tuple[Player, ...], **more: Any) -> StoredMatch:
    """Return a new match in the library, as far as bots play it."""
    stored = store.create(game.id, base_deck(game.id), {"players": len(players)}, 7, players=players, **more)
    answer(stored.match, bots_at(game, stored.table.rules, players))
    return stored


def only(store: Store) -> MatchInfo:
    """Return the one match that is there."""
    (info,) = store.listing()
    return info


@pytest.mark.parametrize("game", SEVERAL, ids=lambda game: game.id)
def test_who_sits_where_is_saved_listed_and_kept_by_branches(tmp_path: Path, game: Game) -> None:
    store = Store(Places(tmp_path))
    stored = begin(store, game, PERSON_AND_BOT, is_practice=True)
    stored.close()
    again = open_match(stored.path, is_writable=False)
    assert again.players == PERSON_AND_BOT and again.header.is_practice
    for _ in range(2):
        info = only(Store(Places(tmp_path)))
        assert (info.players, info.is_practice, info.is_over, info.is_won) == (
            PERSON_AND_BOT,
            True,
            False,
            False,
        )
        assert render(info.headline)
    branch = store.branch(again, again.match.position)
    branch.close()
    assert branch.players == PERSON_AND_BOT and branch.header.is_practice


def test_a_match_is_won_when_a_person_is_among_the_winners(tmp_path: Path) -> None:
    over = format_folder(1) / "monster_over.inn"
    info = summarize_file(over, over.stat())
    stored = open_match(over, is_writable=False)
    assert stored.match.result is not None and stored.match.result.winners == (2,)
    assert (info.is_over, info.is_won) == (True, False)
    lines = over.read_bytes().splitlines(keepends=True)
    header = json.loads(lines[0])
    for seat, parts in enumerate(header["players"]):
        parts[0] = "person" if seat == 2 else "random"
    other = tmp_path / "other.inn"
    other.write_bytes(sealed(header, *map(json.loads, lines[1:])))
    assert summarize_file(other, other.stat()).is_won


def test_lists_look_with_the_eyes_of_the_only_person() -> None:
    person, bot = Player(), Player("random")
    assert viewer_of((bot, person, bot)) == 1
    assert viewer_of((person, person)) == viewer_of((bot, bot)) == 0


def test_an_index_from_before_there_were_players_is_made_anew(tmp_path: Path) -> None:
    store = Store(Places(tmp_path))
    begin(store, SEVERAL[0], PERSON_AND_BOT).close()
    file = tmp_path / "old.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE matches (file BLOB PRIMARY KEY, changed) WITHOUT ROWID")
        connection.execute("PRAGMA application_id = 1229868627")
    (info,) = Index(file, store.places.matches, summarize_file).listing()
    assert info.players == PERSON_AND_BOT


def forged(path: Path, **header: Any) -> Path:
    """Write a match whose header says something else, sealed as if the program had."""
    lines = [json.loads(line) for line in GOLDEN]
    lines[0].update(header)
    path.write_bytes(sealed(*lines))
    return path


THREE = json.loads(GOLDEN[0])["players"]


@pytest.mark.parametrize(
    "header",
    [
        {"players": THREE[:2]},
        {"players": [*THREE, THREE[0]]},
        {"players": []},
        {"players": [THREE[0]] * 99},
        {"players": "person"},
        {"players": [1, 2, 3]},
        {"players": [["person"], *THREE[1:]]},
        {"players": [["person", "A", "", 7], *THREE[1:]]},
        {"players": [["person", "line\nbreak", "", ""], *THREE[1:]]},
        {"players": [["person", "A" * 1000, "", ""], *THREE[1:]]},
        {"practice": 1},
        {"options": {"players": 9}},
        {"options": {"players": True}},
        {"options": {"players": 3, "laps": 8}},
    ],
    ids=str,
)
def test_a_header_with_impossible_players_is_damage_in_one_sentence(
    tmp_path: Path, header: dict[str, Any]
) -> None:
    path = forged(tmp_path / "forged.inn", **header)
    with pytest.raises(SaveDamaged, match=r"forged\.inn is damaged"):
        open_match(path)
    assert len(verify(path)) == 1
    problem = summarize_file(path, path.stat()).problem
    assert problem is not None and render(problem).startswith("forged.inn is damaged")


def test_a_bot_that_is_not_known_here_can_be_watched_but_not_played_on(tmp_path: Path) -> None:
    path = forged(tmp_path / "forged.inn", players=[["genius", "G", "", ""], *THREE[1:]])
    stored = open_match(path)
    assert not stored.is_writable and not stored.is_playable
    (notice,) = stored.notices
    assert render(notice) == (
        "forged.inn has a player that this version does not know. It can be watched, not played on."
    )
    assert stored.match.view(0).seat == 0


def test_a_forged_move_of_another_seat_is_found_when_verified(tmp_path: Path) -> None:
    lines = [json.loads(line) for line in GOLDEN]
    at = next(at for at, line in enumerate(lines) if line.get("op") == "act" and line["seat"] >= 0)
    lines[at]["seat"] = (lines[at]["seat"] + 1) % 3
    path = tmp_path / "forged.inn"
    path.write_bytes(sealed(*lines))
    assert [problem.text for problem in verify(path)] == [
        "{file}, line {line}: the action does not bring about what was saved."
    ]
