"""Bring the board for sharing to the screen: over a replay, or for a key of the rack."""

from pathlib import Path

from game.core.rules import Seat
from saves.format import SaveError
from saves.matches import StoredMatch
from scenes.replay.eyes import watch_refusal
from scenes.replay.watched import Watched
from scenes.scene import Director
from scenes.sharing.sharing_scene import SharingScene


def share_watched(director: Director, stored: StoredMatch, seat: Seat) -> None:
    """Share a match that is being watched, with the same eyes; it stays with whoever watches it."""
    watched = Watched(stored, shows_branches=False)
    watched.seat = seat
    director.push(SharingScene(director, stored.path, watched, is_lent=True))


def share_path(director: Director, path: Path) -> None:
    """Share a match of the rack; one that may not be watched yet, or is damaged, can only be copied."""
    try:
        stored = director.services.store.open(path, is_writable=False)
    except SaveError as problem:
        director.push(SharingScene(director, path, None, refusal=problem.words))
        return
    refusal = watch_refusal(stored)
    if refusal is not None:
        stored.close()
        director.push(SharingScene(director, path, None, refusal=refusal))
        return
    director.push(SharingScene(director, path, Watched(stored, shows_branches=False)))
