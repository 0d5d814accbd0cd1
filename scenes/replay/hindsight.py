"""What is done with the analysis of a replay: begun, heard, broken off, followed to where it leads."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.analysis.report import Line
from scenes.dialogs import tell
from scenes.language import tr
from scenes.replay.captions import caption
from scenes.replay.progress import progress_on
from scenes.stage import Sprite

if TYPE_CHECKING:
    from scenes.replay.replay_scene import ReplayScene


class Hindsight:
    """Acts for one replay; what is known is in its insight."""

    def __init__(self, scene: ReplayScene) -> None:
        self._scene = scene

    # The work.

    def press(self) -> None:
        """Do what the key for an analysis means now: begin it, or show what was found out."""
        study = self._scene.insight.study
        if study is not None and study.can_begin:
            self.begin()
        else:
            self.open_overview()

    def begin(self) -> None:
        """Have the match analysed; what is known is shown while more is found out."""
        study = self._scene.insight.study
        if study is not None and study.can_begin:
            study.begin()
            self._hear()

    def stop(self) -> None:
        """Break the analysis off; what is known stays."""
        self._scene.insight.close()
        self._hear()

    def advance(self) -> None:
        """Listen whether there is news."""
        study = self._scene.insight.study
        if study is not None and study.advance():
            self._hear()

    def _hear(self) -> None:
        """Show what is known now, and why there is no more."""
        self._scene.hear_news()
        study = self._scene.insight.study
        if study is not None and study.problem is not None:
            problem, study.problem = study.problem, None
            tell(self._scene.director, tr("The analysis came to an end"), problem)

    def progress(self) -> list[Sprite]:
        """Return how far the work is, on the plank that stops it."""
        study = self._scene.insight.study
        if study is None or not study.is_working:
            return []
        done = 0.0 if study.analysis is None else study.analysis.done
        return [progress_on(self._scene.scale, self._scene.gui.find("stop").rect, done)]

    # Where it leads.

    def to_next_swing(self) -> None:
        """Go to the next station worth a look."""
        findings = self._scene.insight.findings
        swing = None if findings is None else findings.next_swing(self._scene.at, 1)
        if swing is not None:
            self._scene.go(swing)

    def show_better_line(self) -> None:
        """Show how it could have gone on with the best option of the station."""
        decision = self._scene.insight.better_line_of(self._scene.at)
        if decision is not None and decision.better is not None:
            self.show_line(decision.better)

    def show_line(self, line: Line, after: Callable[[object], None] | None = None) -> None:
        """Show a line that was never played, on the same paper; `after` hears when it is put away."""
        from scenes.replay.line_scene import LineScene

        scene = self._scene
        scene.film.pause()
        scene.guarded(
            lambda: scene.director.push(
                LineScene(scene.director, scene.stored, line, scene.watched.seat), after
            )
        )

    def open_overview(self) -> None:
        """Show the match as a whole; what is chosen there is shown here."""
        from scenes.analysis.overview_scene import OverviewScene

        scene = self._scene
        if scene.insight.is_known:
            scene.film.pause()
            scene.director.push(OverviewScene(scene.director, scene), self._follow)

    def open_choices(self) -> None:
        """Show everything that could have been done at the station."""
        from scenes.analysis.choices_scene import ChoicesScene

        scene = self._scene
        decision = scene.insight.decision(scene.at)
        if decision is not None:
            scene.film.pause()
            title = caption(scene.watched, scene.at)
            scene.director.push(ChoicesScene(scene.director, decision, scene.insight.choices, title))

    def _follow(self, chosen: object) -> None:
        """Go where the overview says: to a station, or along a line."""
        if isinstance(chosen, Line):
            self.show_line(chosen, lambda _: self.open_overview())
        elif isinstance(chosen, int):
            self._scene.go(chosen)
