"""Whose eyes a replay looks with: any player's once the match is over, never more than one seat before."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pilot import Pilot

from game.bots.answering import answer, bots_at
from game.core.players import Player
from game.core.rules import WATCHER
from game.core.words import render
from game.decks import base_deck
from game.registry import find_game
from saves.matches import StoredMatch
from scenes.dialogs import Dialog
from scenes.opening import replay_scene
from scenes.replay.captions import caption
from scenes.replay.eyes import eyes_for, first_eyes, watch_refusal
from scenes.replay.notes import note_of
from scenes.replay.replay_scene import ReplayScene
from scenes.table.table_scene import TableScene

FOLLY, MONSTER = "innkeepers_folly", "monster_inn"


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = Pilot(tmp_path)
    yield pilot
    pilot.stop()


def begin(pilot: Pilot, game: str, *kinds: str) -> StoredMatch:
    """Return a match of Ann, Ben and Cat, as far as bots play it."""
    players = tuple(Player(kind, name) for kind, name in zip(kinds, ("Ann", "Ben", "Cat"), strict=False))
    stored = pilot.store.create(game, base_deck(game), {"players": len(kinds)}, 42, players=players)
    answer(stored.match, bots_at(find_game(game), stored.table.rules, players))
    return stored


def watch(pilot: Pilot, stored: StoredMatch) -> ReplayScene:
    stored.close()
    scene = replay_scene(pilot.director, pilot.store.open(stored.path, is_writable=False))
    assert isinstance(scene, ReplayScene)
    pilot.director.push(scene)
    pilot.settle()
    return scene


def test_a_finished_match_is_watched_with_every_players_eyes_or_with_all_cards_open(pilot: Pilot) -> None:
    scene = watch(pilot, begin(pilot, FOLLY, "random", "random", "random"))
    scene.step(9)
    pilot.settle()
    at, seen = scene.at, []
    for _ in range(4):
        view = scene.film.presenter.target
        assert view == scene.watched.view(at) and scene.at == at
        seen.append((view.seat, sum(card >= 0 for hand in view.hands for card in hand)))
        pilot.press("e")
        pilot.settle()
    assert [seat for seat, _ in seen] == [WATCHER, 0, 1, 2]
    assert seen[0][1] == sum(count for _, count in seen[1:])
    assert scene.watched.seat == WATCHER


def test_the_plank_names_whose_eyes_they_are_and_turns_the_table_to_the_next(pilot: Pilot) -> None:
    scene = watch(pilot, begin(pilot, FOLLY, "random", "random"))
    names = []
    for _ in range(3):
        names.append(scene.watched.viewer)
        pilot.click("eyes")
        pilot.settle()
    assert names == ["", "Ann", "Ben"]


def test_captions_and_notes_tell_the_round_and_the_player_by_name(pilot: Pilot) -> None:
    scene = watch(pilot, begin(pilot, MONSTER, "random", "random", "random"))
    watched = scene.watched
    seats = [record.seat for record in watched.match.timeline.records]
    names = {f"Round 1: {('Ann', 'Ben', 'Cat')[seat]}" for seat in seats if seat >= 0}
    assert caption(watched, 0) == "The start" and caption(watched, 1) in names
    assert note_of(watched, 1).heading == "Round 1 of 13"
    assert note_of(watched, 1).name in ("Ann", "Ben", "Cat")


def test_before_the_end_only_the_single_persons_eyes_are_there(pilot: Pilot) -> None:
    stored = begin(pilot, FOLLY, "random", "person", "random")
    assert (eyes_for(stored), first_eyes(stored)) == ((1,), 1)
    scene = watch(pilot, stored)
    pilot.press("e")
    assert scene.watched.seat == 1
    assert all(scene.watched.view(at).seat == 1 for at in range(len(scene.watched.reel)))


def finished_by_ben(pilot: Pilot) -> StoredMatch:
    """Return a match over for a bot and a person, who always leaves."""
    stored = begin(pilot, MONSTER, "random", "person")
    while legal := stored.match.legal(1):
        stored.match.act(legal[-1], 1)
        answer(stored.match, bots_at(stored.game, stored.table.rules, stored.players))
    return stored


def test_a_finished_match_of_a_single_person_begins_with_the_own_eyes(pilot: Pilot) -> None:
    stored = finished_by_ben(pilot)
    assert (eyes_for(stored), first_eyes(stored)) == ((0, 1, WATCHER), 1)
    stored.close()


@pytest.mark.parametrize(
    ("game", "kinds", "said"),
    [
        (FOLLY, ("person", "person"), "Several persons play this match"),
        (MONSTER, ("person", "random", "random"), "everybody has to remember"),
    ],
)
def test_what_would_show_too_much_is_refused_in_a_sentence_and_closed(
    pilot: Pilot, game: str, kinds: tuple[str, ...], said: str
) -> None:
    stored = begin(pilot, game, *kinds)
    refusal = watch_refusal(stored)
    assert refusal is not None and said in render(refusal)
    pilot.director.push(replay_scene(pilot.director, stored))
    pilot.settle()
    assert isinstance(pilot.scene, Dialog) and said in pilot.scene.text
    assert not stored.is_writable, "it is closed"


def test_playing_on_from_a_replay_keeps_the_players(pilot: Pilot) -> None:
    scene = watch(pilot, finished_by_ben(pilot))
    players = scene.stored.players
    scene.step(4)
    pilot.settle()
    scene.branching.begin()
    pilot.turns()
    assert isinstance(pilot.scene, TableScene)
    branch = pilot.scene.stored
    assert branch.is_branched and branch.players == players
    assert branch.table.rules.seats == 2
