"""A stored match being played: actions, undo, redo, jumps, and the presenter that shows what they brought."""

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
        self._is_fresh = self.match.position == len(self.match.timeline.operations) == 1
        self.presenter = Presenter(self.view)
        self.match.subscribe(self._on_operation)

    @property
    def view(self) -> View:
        """What the player sees when everything has been shown."""
        return self.match.view(PLAYER)

    def settle(self) -> None:
        """Finish whatever moves; input is never blocked."""
        self.presenter.finish(self.view)

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
        self.match.act(action)
        self._dropped = {}

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
        return self.match.jump(position)

    def slide_home(self, card: Card, start: Place) -> None:
        """Show how a card that was put nowhere goes back."""
        self.presenter.play([self.table.slide_home(self.view, card, start)], self.view, self._services.now())

    def _on_operation(self, operation: Operation) -> None:
        clips: list[Clip]
        view = self.view
        if operation.kind is Kind.ACT:
            steps = list(self.match.steps(operation.value, PLAYER))
            clips = self.table.clips(self.presenter.target, steps, self._dropped)
            view = steps[-1].view if steps else view
        else:
            share = timings.BACK_SHARE if operation.kind is Kind.UNDO else 1.0
            clips = [self._from_hand(self.table.difference(self.presenter.target, view, share))]
        self.presenter.play(clips, view, self._services.now())

    def _from_hand(self, clip: Clip) -> Clip:
        """Let a card that was let go start there; putting it again where it was before an undo is a redo."""
        motions = {
            card: replace(motion, start=self._dropped.get(card, motion.start))
            for card, motion in clip.motions.items()
        }
        return replace(clip, motions=motions)
