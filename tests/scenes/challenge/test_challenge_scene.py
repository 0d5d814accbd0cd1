"""A code is typed or pasted, told in words, and begun; what is wrong with it is said in one sentence."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from finished_nights import LOST, WON, careful_night, play_carefully
from pilot import Pilot

from game.challenges.codes import code_of, read_code
from game.decks import base_deck
from saves.challenges import challenge_of_match, duel_of
from saves.matches import StoredMatch
from scenes.challenge.challenge_scene import ChallengeScene
from scenes.challenge.words import duel_words
from scenes.table.table_scene import TableScene


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = Pilot(tmp_path, first=ChallengeScene)
    yield pilot
    pilot.stop()


def scene(pilot: Pilot) -> ChallengeScene:
    assert isinstance(pilot.scene, ChallengeScene)
    return pilot.scene


def _code(pilot: Pilot, seed: int, by: str = "Agatha") -> str:
    stored = careful_night(pilot.store, seed)
    code = code_of(challenge_of_match(stored, by))
    stored.close()
    return code


def _taken_up(pilot: Pilot, code: str) -> StoredMatch:
    pilot.type(code)
    pilot.press("return")
    assert isinstance(pilot.scene, TableScene)
    return pilot.scene.stored


def test_a_typed_code_deals_the_same_cards_and_is_remembered(pilot: Pilot) -> None:
    code = _code(pilot, WON)
    stored = _taken_up(pilot, code.lower().replace("-", ""))
    header = stored.header
    assert (header.seed, header.options, header.challenge) == (WON, {"goal": 7}, code)
    assert header.name == "Challenge of Agatha"


def test_a_code_is_pasted_out_of_a_whole_line(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    code = _code(pilot, WON)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: f"Beat this! Challenge: {code}.\n")
    pilot.click("paste")
    assert scene(pilot).written == code
    pilot.click("begin")
    assert isinstance(pilot.scene, TableScene)


def test_what_is_wrong_is_told_and_begins_nothing(pilot: Pilot) -> None:
    pilot.type("36G45-WC570-220HQ")
    assert scene(pilot)._told.problem == "A letter of this code is wrong, missing, or not in its place."
    pilot.press("return")
    assert pilot.store.listing() == []


def test_a_missing_deck_is_named(pilot: Pilot) -> None:
    deck = {**base_deck("ugly_gryphon"), "deck": "mine"}
    stored = pilot.store.create("ugly_gryphon", deck, {"goal": 7}, 5)
    code = code_of(challenge_of_match(stored))
    stored.close()
    pilot.type(code)
    assert '"mine"' in scene(pilot)._told.problem


def test_results_are_compared(pilot: Pilot) -> None:
    code = _code(pilot, WON)
    stored = _taken_up(pilot, code)
    assert duel_words(stored) == ""
    play_carefully(stored.match)
    duel = duel_of(stored)
    assert duel is not None and duel.lead == 0
    asleep = duel.own.score
    told = f"{asleep} asleep, won perfectly"
    assert duel_words(stored) == f"Agatha: {told}. You: {told}. Equally good."


@pytest.mark.parametrize(("score", "words"), [(1, "Beaten!"), (18, "Not beaten.")])
def test_a_better_result_beats_a_worse_one(pilot: Pilot, score: int, words: str) -> None:
    challenge = read_code(_code(pilot, LOST))
    assert challenge.target is not None
    code = code_of(challenge._replace(target=challenge.target._replace(score=score)))
    stored = _taken_up(pilot, code)
    play_carefully(stored.match)
    assert duel_words(stored).endswith(words)
