"""A stored match being played: actions, undo, redo, jumps, and the presenter that shows what they brought."""

from collections.abc import Sequence
from dataclasses import replace

from game.core.timeline import Kind, Operation
from saves.matches import StoredMatch
from scenes.anim import timings
from scenes.anim.motion import Place
from scenes.player import PLAYER
from scenes.services import Services
from scenes.table.game_table import Action, Card, Clip, GameTable, View
from scenes.table.presenter import Presenter

TOP = 100
"""More floors than any tower has: scrolling up by so many shows where the next patron goes."""


class LiveMatch:
    """The match commits at once; what it announces is queued for the presenter."""

    def __init__(self, stored: StoredMatch, table: GameTable, services: Services) -> None:
        self.stored = stored
        self.match = stored.match
        self.table = table
        self._services = services
        self._dropped: dict[Card, Place] = {}
        self._is_acting = False
        self._is_jump = False
        self._position = self.match.position
        self._is_fresh = self.match.position == len(self.match.timeline.operations) == 1
        self.presenter = Presenter(self.view)
        self.match.subscribe(self._on_operation)

    @property
    def view(self) -> View:
        """What the player sees when everything has been shown."""
        return self.match.view(PLAYER)

    def now(self) -> float:
        """Return the time of the clock."""
        return self._services.now()

    def settle(self) -> None:
        """Finish whatever moves, in silence; input is never blocked."""
        self.presenter.finish(self.view)

    def skip(self) -> None:
        """Finish whatever moves; what it comes to is heard."""
        self.presenter.skip(self.view)

    def show_deal(self) -> bool:
        """Show how a new match was dealt, the first time only; return whether that is shown now."""
        if not self._is_fresh:
            return False
        self._is_fresh = False
        empty = self.match.rules.observe(self.match.rules.empty(), PLAYER)
        self.presenter.finish(empty)
        steps = list(self.match.steps(self.match.timeline.line[0], PLAYER))
        self.presenter.play(self.table.clips(empty, steps, {}), self.view, self._services.now())
        return True

    def act(self, action: Action, dropped: dict[Card, Place] | None = None) -> None:
        """Do what a gesture means; `dropped` cards start where the hand let go."""
        self.settle()
        self.table.scroll(self.view, TOP)
        self._dropped = dropped or {}
        self._is_acting = True
        try:
            self.match.act(action)
        finally:
            self._dropped = {}
            self._is_acting = False

    def undo(self) -> bool:
        """Take the last decision back; return whether there was one."""
        self.settle()
        return self.match.undo()

    def redo(self) -> bool:
        """Do again what was taken back; return whether there was something."""
        self.settle()
        return self.match.redo()

    def jump(self, position: int) -> bool:
        """Go to a decision on the line; return whether that is another one."""
        self.settle()
        self._is_jump = True
        try:
            return self.match.jump(position)
        finally:
            self._is_jump = False

    def slide_home(self, card: Card, start: Place, tilt: float = 0.0) -> None:
        """Show how a card that was put nowhere, tilted by so many degrees, goes back."""
        self.presenter.play([self.table.slide_home(self.view, card, start, tilt)], self.view, self.now())

    def _on_operation(self, operation: Operation) -> None:
        before, view = self.presenter.target, self.view
        position, self._position = self._position, self.match.timeline.cursor
        nodes = self.match.timeline.line
        clips: list[Clip] | None = None
        match operation.kind:
            case Kind.ACT:
                steps = list(self.match.steps(operation.value, PLAYER))
                clips = self.table.clips(before, steps, self._dropped)
                view = steps[-1].view if steps else view
            case Kind.REDO if not self._is_jump:
                clips = self._forth(before, view, nodes[position : self._position])
            case Kind.UNDO if not self._is_jump:
                clips = self._back(before, view, nodes[self._position : position])
            case _:
                pass
        if clips is None:
            clips = [self.table.difference(before, view)]
        self.presenter.play(clips, view, self.now())

    def _forth(self, before: View, after: View, nodes: Sequence[int]) -> list[Clip] | None:
        """Return the way of some entries again; in full where the player has played them again."""
        clips = self._clips(before, nodes, self._dropped)
        if not clips or clips[-1].after != after:
            return None
        return clips if self._is_acting else _moving(clips) or None

    def _back(self, before: View, after: View, nodes: Sequence[int]) -> list[Clip] | None:
        """Return the way that some entries came, gone backwards, for as long as it looks the same."""
        clips = self._clips(after, nodes, {})
        moving = _moving(clips)
        if not moving or clips[-1].after != before:
            return None
        share = min(timings.BACK_SHARE, timings.BACK_LONGEST / sum(clip.seconds for clip in moving))
        back = [clip.reversed(share) for clip in reversed(moving)]
        return (
            [replace(back[0], before=before), *back[1:-1], replace(back[-1], after=after)]
            if len(back) > 1
            else [replace(back[0], before=before, after=after)]
        )

    def _clips(self, view: View, nodes: Sequence[int], dropped: dict[Card, Place]) -> list[Clip]:
        """Return the clips of entries that follow each other."""
        clips: list[Clip] = []
        for node in nodes:
            steps = list(self.match.steps(node, PLAYER))
            clips += self.table.clips(view, steps, dropped)
            view = steps[-1].view if steps else view
        return clips


def _moving(clips: Sequence[Clip]) -> list[Clip]:
    """Return clips in which somebody goes somewhere, without what tells why."""
    return [replace(clip, sweep=None, mark=None, effects=(), cues=()) for clip in clips if clip.moves]
