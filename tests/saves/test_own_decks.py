"""Decks of a player's own are offered beside the one that comes along; a bad one says what is wrong."""

import json
from pathlib import Path
from typing import Any

import pytest
from nights import GAME

from game.core.words import render
from game.decks import DeckError, base_deck
from saves.decks import deck_files, read_deck_file
from saves.paths import Places
from saves.store import Store


def _put(folder: Path, name: str, **changes: Any) -> Path:
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text(json.dumps({**base_deck(GAME), **changes}), encoding="utf-8")
    return path


def test_the_deck_that_comes_along_is_first_and_enough(tmp_path: Path) -> None:
    (base,) = deck_files(tmp_path / "missing", GAME)
    assert base.path is None
    assert base.summary is not None
    assert (base.game, base.summary.cards, base.problem) == (GAME, 18, None)
    assert base.data == base_deck(GAME)


def test_decks_of_a_players_own_follow_by_name(tmp_path: Path) -> None:
    _put(tmp_path, "b.json", title="Second", deck="second")
    _put(tmp_path, "a.json", title="First", cards=base_deck(GAME)["cards"][:14])
    (tmp_path / "readme.txt").write_text("x")
    decks = deck_files(tmp_path, GAME)
    assert [deck.summary.title for deck in decks if deck.summary] == ["Ugly Gryphon Inn", "First", "Second"]
    assert decks[1].summary is not None
    assert decks[1].summary.goals == (7, 8)


def test_the_library_offers_the_decks_of_its_own_folder(tmp_path: Path) -> None:
    store = Store(Places(tmp_path))
    _put(store.places.decks, "a.json", title="First")
    assert [deck.path for deck in store.decks(GAME)] == [None, store.places.decks / "a.json"]


def test_a_deck_with_the_id_of_another_is_offered_all_the_same(tmp_path: Path) -> None:
    path = _put(tmp_path, "same.json")
    base, same = deck_files(tmp_path, GAME)
    assert base.summary == same.summary
    assert same.path == path


def test_a_bad_card_is_named_with_file_and_field(tmp_path: Path) -> None:
    cards = base_deck(GAME)["cards"]
    cards[2] = {**cards[2], "preference": "music"}
    _put(tmp_path, "bad.json", cards=cards)
    bad = deck_files(tmp_path, GAME)[1]
    assert bad.summary is None
    assert bad.data is None
    assert bad.problem is not None
    sentence = render(bad.problem)
    assert sentence.startswith("bad.json: card 3 (")
    assert "field preference" in sentence


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"no json", "odd.json is not a deck"),
        (b"\xff\xfe\x00", "odd.json is not a deck"),
        (b"[]", "odd.json is not a deck"),
        (b"x" * 1_000_001, "odd.json is too long for a deck"),
        (b'{"game": "poker"}', 'odd.json: field game: there is no game "poker".'),
        (b"{}", "odd.json: field game"),
    ],
)
def test_what_is_no_deck_says_so(tmp_path: Path, content: bytes, sentence: str) -> None:
    (tmp_path / "odd.json").write_bytes(content)
    problem = deck_files(tmp_path, GAME)[1].problem
    assert problem is not None
    assert render(problem).startswith(sentence)


def test_a_deck_file_that_is_missing_or_a_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(DeckError) as caught:
        read_deck_file(tmp_path / "missing.json")
    assert render(caught.value.words) == f"There is no file {tmp_path / 'missing.json'}."
    (tmp_path / "folder.json").mkdir()
    with pytest.raises(DeckError) as caught:
        read_deck_file(tmp_path / "folder.json")
    assert "is not a file" in render(caught.value.words)
    assert len(deck_files(tmp_path, GAME)) == 2
