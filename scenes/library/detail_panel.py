"""The board of the chosen match with its planks; what it shows is looked up in the file once."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from saves.format import SaveError
from saves.info import MatchInfo
from saves.store import Store
from scenes.gui.manager import Gui
from scenes.gui.pieces import Piece, plank
from scenes.keys.commands import Command
from scenes.keys.keys import Keys
from scenes.language import tr
from scenes.library.details import Detail, detail_of, nothing_chosen
from scenes.paint.controls import Plank

if TYPE_CHECKING:
    from scenes.library.library_scene import LibraryScene

WIDE = 370.0
"""Width of the planks on the board."""


class Details:
    """What the board tells of matches, remembered until their files change."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[tuple[Path, float], Detail] = {}

    def of(self, info: MatchInfo | None) -> Detail:
        """Return what there is to tell of a match; its file is opened for reading."""
        if info is None:
            return nothing_chosen()
        key = (info.path, info.changed)
        if key not in self._known:
            self._known[key] = self._looked_at(info)
        return self._known[key]

    def _looked_at(self, info: MatchInfo) -> Detail:
        if info.problem is not None:
            return detail_of(info, None)
        try:
            return detail_of(info, self._store.open(info.path, is_writable=False))
        except SaveError as problem:
            return detail_of(info._replace(problem=problem.words), None)


def is_open(info: MatchInfo) -> bool:
    """Whether a match can be played on, and not only be watched."""
    return info.is_playable and not info.is_over


def keys_for(keys: Keys, info: MatchInfo | None, *, can_bring_back: bool) -> tuple[str, ...]:
    """Return the keys that do something while a match is chosen, or none."""
    throw_away = tr("{key}: throw away", key=keys.words(Command.THROW_AWAY))
    export = tr("{key}: export", key=keys.words(Command.EXPORT))
    if info is None:
        line = [tr("Enter: new game")]
    elif info.problem is not None:
        line = [tr("Enter: what is wrong"), throw_away, export]
    else:
        replay = tr("{key}: replay", key=keys.words(Command.WATCH))
        first = [tr("Enter: play on"), replay] if is_open(info) else [tr("Enter: replay")]
        line = [*first, tr("{key}: rename", key=keys.words(Command.RENAME)), throw_away, export]
    if can_bring_back:
        line.append(tr("{key}: bring back", key=keys.words(Command.UNDO)))
    return *line, tr("{key}: import", key=keys.words(Command.IMPORT)), tr("Esc: back")


def build_planks(gui: Gui, scene: LibraryScene, x: float, y: float) -> Piece | None:
    """Create what can be done with the chosen match; return the amber plank, if there is one."""
    info = scene.rack.info
    if info is None:
        look = Plank(tr("New game"), WIDE, 54, "key", size=21, is_hot=True)
        return plank(gui, "new_game", x, y, look, scene.begin_game)
    if info.problem is not None:
        plank(gui, "export", x, y, Plank(tr("Export"), WIDE, 44, "up", size=17), scene.export)
        return None
    amber = _build_playing(gui, scene, x, y) if is_open(info) else _build_watching(gui, scene, info, x, y)
    half = (WIDE - 10) / 2
    plank(gui, "rename", x, y + 64, Plank(tr("Rename"), half, 44, size=17), scene.rename)
    plank(gui, "export", x + half + 10, y + 64, Plank(tr("Export"), half, 44, "up", size=17), scene.export)
    return amber


def _build_watching(gui: Gui, scene: LibraryScene, info: MatchInfo, x: float, y: float) -> Piece:
    look = Plank(tr("Replay"), WIDE, 54, "play", size=21, is_hot=True)
    # A match that should go on but cannot: opened as if to be played, it tells why it is only watched.
    action = scene.replay if info.is_over else scene.play_on
    return plank(gui, "replay", x, y, look, action)


def _build_playing(gui: Gui, scene: LibraryScene, x: float, y: float) -> Piece:
    narrow = 132.0
    wide = WIDE - narrow - 10
    look = Plank(tr("Play on"), wide, 54, "key", size=21, is_hot=True)
    amber = plank(gui, "play_on", x, y, look, scene.play_on)
    plank(gui, "replay", x + wide + 10, y, Plank(tr("Replay"), narrow, 54, size=18), scene.replay)
    return amber
