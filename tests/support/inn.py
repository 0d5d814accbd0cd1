"""Stored nights for tests of scenes."""

from pathlib import Path

from game.decks import base_deck
from saves.creating import create_match
from saves.info import MatchInfo
from saves.paths import Places
from saves.store import Store

GAME = "ugly_gryphon"


def store_at(home: Path) -> Store:
    """Return the store of a home for tests."""
    return Store(Places(home, home / "cache"))


def play(store: Store, *, seed: int = 42, goal: int = 7, decisions: int = 3, name: str = "") -> Path:
    """Store a night in which the first legal action was taken so many times, or until it was over."""
    stored = store.create(GAME, base_deck(GAME), {"goal": goal}, seed, name=name)
    for _ in range(decisions):
        if stored.match.result is not None:
            break
        stored.match.act(stored.match.legal(0)[0])
    stored.close()
    return stored.path


def finish(store: Store, *, seed: int = 42, name: str = "") -> Path:
    """Store a night that is over."""
    return play(store, seed=seed, decisions=1000, name=name)


def play_given(store: Store, *, decisions: int = 3, name: str = "") -> Path:
    """Store a night whose deal was given, as in a script, and has no number."""
    stored = store.open(play(store, decisions=decisions), is_writable=False)
    stored.path.unlink()
    given = create_match(
        stored.path,
        GAME,
        stored.header.deck,
        stored.header.options,
        0,
        name=name,
        prefix=stored.match.timeline,
        has_own_deal=True,
    )
    given.close()
    return given.path


def only(store: Store) -> MatchInfo:
    """Return the one match that is there."""
    (info,) = store.listing()
    return info
