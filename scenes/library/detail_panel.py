"""The board of the chosen match with its planks; what it shows is looked up in the file once."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from saves.format import SaveError
from saves.info import MatchInfo
from scenes.gui.manager import Action, Gui
from scenes.gui.pieces import Box, Piece, plank
from scenes.keys.commands import Command, Fixed
from scenes.keys.keys import Keys
from scenes.language import tr
from scenes.library.details import Detail, detail_of, nothing_chosen
from scenes.library.plan import LibraryPlan
from scenes.paint.controls import Plank
from scenes.paint.palette import theme
from scenes.services import Services

if TYPE_CHECKING:
    from scenes.library.library_scene import LibraryScene


class Details:
    """What the board tells of matches, remembered until their files change."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._known: dict[tuple[Path, float, str], Detail] = {}

    def of(self, info: MatchInfo | None) -> Detail:
        """Return what there is to tell of a match; its file is opened for reading."""
        if info is None:
            return nothing_chosen()
        key = (info.path, info.changed, theme())
        if key not in self._known:
            self._known[key] = self._looked_at(info)
        return self._known[key]

    def _looked_at(self, info: MatchInfo) -> Detail:
        if info.problem is not None:
            return detail_of(info, None)
        try:
            stored = self._services.store.open(info.path, is_writable=False)
            return detail_of(info, stored, self._services.settings)
        except SaveError as problem:
            return detail_of(info._replace(problem=problem.words), None)


def is_open(info: MatchInfo) -> bool:
    """Whether a match can be played on, and not only be watched."""
    return info.is_playable and not info.is_over


def keys_for(keys: Keys, info: MatchInfo | None, *, can_bring_back: bool) -> tuple[str, ...]:
    """Return the keys that do something while a match is chosen, or none."""
    enter = keys.words(Fixed.ENTER)
    throw_away = tr("{key}: throw away", key=keys.words(Command.THROW_AWAY))
    share = tr("{key}: share", key=keys.words(Command.SHARE))
    if info is None:
        line = [tr("{key}: new game", key=enter)]
    elif info.problem is not None:
        line = [tr("{key}: what is wrong", key=enter), throw_away, share]
    else:
        replay = tr("{key}: replay", key=keys.words(Command.WATCH))
        first = (
            [tr("{key}: play on", key=enter), replay] if is_open(info) else [tr("{key}: replay", key=enter)]
        )
        if info.is_over:
            first.append(tr("{key}: analyse", key=keys.words(Command.ANALYSE)))
        line = [*first, tr("{key}: rename", key=keys.words(Command.RENAME)), throw_away, share]
    if can_bring_back:
        line.append(tr("{key}: bring back", key=keys.words(Command.UNDO)))
    return (
        *line,
        tr("{key}: import", key=keys.words(Command.IMPORT)),
        tr("{key}: back", key=keys.words(Fixed.ESCAPE)),
    )


class _Entry(NamedTuple):
    """What can be done with the chosen match, and how it is written."""

    name: str
    words: str
    icon: str | None
    action: Action


def _entries(scene: LibraryScene, info: MatchInfo | None) -> tuple[list[_Entry], list[_Entry]]:
    """Return what most want to do with a match, the amber plank first if there is one, and the rest."""
    share = _Entry("share", tr("Share"), "up", scene.share)
    if info is None:
        return [_Entry("new_game", tr("New game"), "key", scene.begin_game)], []
    if info.problem is not None:
        return [], [share]
    rest = [_Entry("rename", tr("Rename"), None, scene.rename), share]
    if is_open(info):
        replay = _Entry("replay", tr("Replay"), None, scene.replay)
        return [_Entry("play_on", tr("Play on"), "key", scene.play_on), replay], rest
    # A match that should go on but cannot: opened as if to be played, it tells why it is only watched.
    action = scene.replay if info.is_over else scene.play_on
    first = [_Entry("replay", tr("Replay"), "play", action)]
    if info.is_over:
        first.append(_Entry("analyse", tr("Analyse"), "chart", scene.analyse))
    return first, rest


def build_planks(gui: Gui, scene: LibraryScene, plan: LibraryPlan) -> Piece | None:
    """Create what can be done with the chosen match; return the amber plank, if there is one."""
    first, rest = _entries(scene, scene.rack.info)
    x, y, wide, high = plan.planks
    if plan.is_flat:
        return _row(gui, [*first, *rest], (x, y, wide, high), is_amber=bool(first))
    amber = _row(gui, first, (x, y, wide, 54), is_amber=True) if first else None
    if rest:
        _row(gui, rest, (x, y + 64 if first else y, wide, 44), is_amber=False)
    return amber


def _row(gui: Gui, entries: list[_Entry], box: Box, *, is_amber: bool) -> Piece | None:
    """Create planks side by side; an amber one is first, and wider."""
    x, y, wide, high = box
    shares = [1.75 if is_amber and not at and len(entries) > 1 else 1.0 for at in range(len(entries))]
    unit = (wide - 10 * (len(entries) - 1)) / sum(shares)
    amber = None
    for at, (entry, share) in enumerate(zip(entries, shares, strict=True)):
        is_hot = is_amber and not at
        icon = entry.icon if is_hot or unit >= 140 else None
        look = Plank(entry.words, unit * share, high, icon, size=21 if is_hot else 17, is_hot=is_hot)
        piece = plank(gui, entry.name, x, y, look, entry.action)
        amber = piece if is_hot else amber
        x += unit * share + 10
    return amber
