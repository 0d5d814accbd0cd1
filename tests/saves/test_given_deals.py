"""Matches whose deal was given, as in a script: no seed leads to it, so the deal itself is kept."""

from pathlib import Path
from typing import Any

import pytest
from nights import GAME, bare_match, begin, play

from game.core.digest import digest
from game.core.rules import TABLE
from game.core.script import match_script, play_script
from game.decks import base_deck
from game.registry import find_game
from saves.creating import create_match
from saves.format import SaveDamaged
from saves.matches import StoredMatch, open_match
from saves.paths import Places
from saves.store import Store
from saves.verify import verify


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """An empty library."""
    store = Store(Places(tmp_path))
    store.places.matches.mkdir()
    return store


def _given(store: Store, *, most: int = 6, name: str = "given") -> StoredMatch:
    """Return a match in the library that a script began with the deal of another seed."""
    game, deck = find_game(GAME), base_deck(GAME)
    told = bare_match(seed=4711, goal=8)
    play(told, 3, most=most)
    options: dict[str, Any] = {"goal": 8}
    script = match_script(game, game.open(deck, options, GAME), options, told)
    played = play_script(game, script, deck)
    path = store.places.matches / f"{name}.inn"
    return create_match(
        path, GAME, deck, options, played.seed, prefix=played.timeline, has_own_deal=True, name=name
    )


def _first_table(stored: StoredMatch) -> str:
    return digest(stored.match.state_at(stored.match.timeline.stops()[0]))


def test_a_given_deal_is_known_as_one_when_the_match_is_opened_and_listed(store: Store) -> None:
    stored = _given(store)
    stored.close()
    begin(store.places.matches / "dealt.inn").close()
    again = open_match(stored.path, is_writable=False)
    assert again.header.has_own_deal
    assert again.notices == ()
    assert verify(stored.path) == []
    for _ in ("found out", "from the index"):
        facts = {info.path.stem: info.has_own_deal for info in store.listing()}
        assert facts == {"given": True, "dealt": False}


def test_the_same_deal_of_an_ordinary_match_comes_from_its_seed(store: Store) -> None:
    stored = store.create(GAME, base_deck(GAME), {"goal": 8}, 4711, name="x")
    play(stored.match, 3, most=5)
    again = store.same_deal(stored)
    assert (again.header.seed, again.header.options, again.name) == (4711, {"goal": 8}, "")
    assert not again.header.has_own_deal
    assert not again.is_branched
    assert again.match.position == 1
    assert digest(again.match.state) == _first_table(stored)
    assert again.id != stored.id


def test_the_same_deal_of_a_given_one_is_copied_without_what_followed(store: Store) -> None:
    stored = _given(store)
    counts: list[int] = []
    again = store.same_deal(stored, on_saved=counts.append)
    assert again.header.has_own_deal
    assert not again.is_branched
    assert [record.seat for record in again.match.timeline.records] == [TABLE]
    assert digest(again.match.state) == _first_table(stored)
    assert digest(again.match.state) != digest(bare_match(seed=again.header.seed, goal=8).state)
    play(again.match, 1)
    again.close()
    assert counts
    assert verify(again.path) == []
    (third,) = [store.same_deal(open_match(again.path, is_writable=False))]
    assert digest(third.match.state) == _first_table(stored)


def test_a_branch_of_a_given_deal_has_a_given_deal(store: Store) -> None:
    stored = _given(store)
    branch = store.branch(stored, 3)
    assert branch.header.has_own_deal
    assert branch.is_branched
    again = store.same_deal(branch)
    assert not again.is_branched
    assert digest(again.match.state) == _first_table(stored)


def test_a_file_that_lost_its_given_deal_is_damaged_and_gets_no_other(store: Store) -> None:
    stored = _given(store)
    stored.close()
    header = stored.path.read_bytes().splitlines(keepends=True)[0]
    stored.path.write_bytes(header)
    for is_writable in (False, True):
        with pytest.raises(SaveDamaged, match=r"given\.inn is damaged: its deal is gone"):
            open_match(stored.path, is_writable=is_writable)
    assert stored.path.read_bytes() == header
