"""A new match that branches off what is watched: from the table that is shown, or before a decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saves.format import SaveError
from scenes.analysis.lines import beginning_of
from scenes.dialogs import tell
from scenes.language import tr
from scenes.opening import log_saved, show_anew

if TYPE_CHECKING:
    from scenes.replay.replay_scene import ReplayScene


class Branching:
    """Begins matches for one replay."""

    def __init__(self, scene: ReplayScene) -> None:
        self._scene = scene

    @property
    def _is_retry(self) -> bool:
        """Whether a match begins before the decision of the station: where the margin judges it."""
        return self._scene.insight.decision(self._scene.at) is not None

    @property
    def is_possible(self) -> bool:
        """Whether a match can begin at the station that is shown, or before what was decided there."""
        scene = self._scene
        is_present = scene.stored.header.rules == scene.stored.table.rules.version
        return is_present and (self._is_retry or not scene.watched.is_over(scene.at))

    @property
    def words(self) -> str:
        """What stands on the plank that begins a match."""
        return tr("Try this turn again") if self._is_retry else tr("Play on from here")

    def begin(self) -> None:
        """Begin a match that branches off here, and put it on the table."""
        if not self.is_possible:
            return
        scene = self._scene
        decision = scene.insight.decision(scene.at)
        if decision is None:
            beginning = scene.watched.beginning(scene.at)
        else:
            beginning = beginning_of(scene.stored, decision.position)
        try:
            stored = scene.services.store.branch(
                scene.stored, len(beginning.line), prefix=beginning, on_saved=log_saved
            )
        except SaveError as problem:
            tell(scene.director, tr("The cards stay in the book"), problem.words)
            return
        show_anew(scene.director, stored)
