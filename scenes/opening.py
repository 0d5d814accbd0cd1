"""Bring a match to the screen: the table for one that goes on, the replay for one that is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from saves.format import SaveError
from scenes.dialogs import message_scene, tell
from scenes.language import tr
from scenes.log_file import log
from scenes.scene import Director, Scene

if TYPE_CHECKING:
    # What knows a game is imported when a match is opened, so that the title appears quickly.
    from saves.matches import StoredMatch


@runtime_checkable
class ShowsMatch(Protocol):
    """A scene about a match, which others may have lent it."""

    stored: StoredMatch


@runtime_checkable
class TakesFiles(Protocol):
    """A scene that keeps files which are dropped on it, instead of leaving for one of them."""

    def take_in(self, files: Sequence[Path]) -> None:
        """Take files in."""
        ...


def open_path(director: Director, path: Path) -> None:
    """Open a match file; what is wrong with it is told in one sentence, and the scene stays."""
    stored = _opened_to_play(director, path)
    if stored is not None:
        show(director, stored)


def open_anew(director: Director, path: Path) -> None:
    """Leave every scene and open a match file over the title; one that cannot be opened changes nothing."""
    from scenes.title import TitleScene

    stored = _opened_to_play(director, path)
    if stored is not None:
        director.reset(TitleScene(director))
        show(director, stored)


def watch_path(director: Director, path: Path) -> None:
    """Open a match file for the replay alone: nothing is written, whoever else plays it."""
    stored = _opened(director, lambda: director.services.store.open(path, is_writable=False))
    if stored is not None:
        director.push(replay_scene(director, stored))


def analyse_path(director: Director, path: Path) -> None:
    """Open a match file for the replay and have it analysed; why it cannot be is told in one sentence."""
    from saves.analyses import NotAnalysable, subject_of
    from scenes.replay.replay_scene import ReplayScene

    stored = _opened(director, lambda: director.services.store.open(path, is_writable=False))
    if stored is None:
        return
    scene = replay_scene(director, stored)
    director.push(scene)
    if not isinstance(scene, ReplayScene):
        return
    try:
        subject_of(stored)
    except NotAnalysable as reason:
        tell(director, tr("This match cannot be analysed"), reason.words)
        return
    scene.hindsight.begin()


def log_saved(count: int) -> None:
    """Write down that so many operations of a match are on the disk; called on the journal's thread."""
    log.info("saved %d", count)


def show(director: Director, stored: StoredMatch) -> None:
    """Push the scene that suits a match: the table, or the replay when it is over or cannot go on."""
    is_watched = stored.match.result is not None or not stored.is_writable
    scene = replay_scene if is_watched else table_scene
    director.services.notices.extend(stored.notices)
    director.push(scene(director, stored))


def show_anew(director: Director, stored: StoredMatch) -> None:
    """Leave every scene, also the table of another match, and show a match on the table."""
    start_anew(director, table_scene(director, stored))


def start_anew(director: Director, scene: Scene) -> None:
    """Leave every scene and show one over the title."""
    from scenes.title import TitleScene

    director.reset(TitleScene(director))
    director.push(scene)


def table_scene(director: Director, stored: StoredMatch) -> Scene:
    """Return the table of a match."""
    from scenes.table.table_scene import TableScene

    scene: Scene = TableScene(director, stored)
    return scene


def replay_scene(director: Director, stored: StoredMatch) -> Scene:
    """Return the replay of a match, or a message when it may not be watched yet."""
    from scenes.replay.eyes import watch_refusal
    from scenes.replay.replay_scene import ReplayScene

    refusal = watch_refusal(stored)
    if refusal is not None:
        stored.close()
        return message_scene(director, tr("Not before it is over"), refusal)
    scene: Scene = ReplayScene(director, stored)
    return scene


def _opened_to_play(director: Director, path: Path) -> StoredMatch | None:
    return _opened(director, lambda: director.services.store.open(path, on_saved=log_saved))


def _opened(director: Director, opening: Callable[[], StoredMatch]) -> StoredMatch | None:
    try:
        return opening()
    except SaveError as problem:
        tell(director, tr("This match cannot be opened"), problem.words)
        return None
