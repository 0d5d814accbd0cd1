"""A stored match being played: who looks, what is done and taken back, and the presenter that shows it."""

from collections.abc import Sequence
from dataclasses import replace

from game.bots.roster import usual_bot
from game.core.players import names_of, persons_of
from game.core.rules import Seat
from game.core.takebacks import decider_at, move_refusal, nothing_to_redo, nothing_to_undo
from game.core.timeline import Kind, Operation
from game.core.words import Message, message
from saves.matches import StoredMatch
from scenes.anim import timings
from scenes.anim.motion import Place
from scenes.services import Services
from scenes.table.asked import Asked
from scenes.table.game_table import Action, Card, Clip, GameTable, View
from scenes.table.presenter import Presenter

TOP = 100
"""More than anything can be scrolled: so far up is where the next card goes."""


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
        self.seat = self._first_seat()
        """Whose eyes see the table."""
        self.is_shut = len(self.match.persons) > 1
        """Whether nobody looks: another person may come to the table first."""
        self._was_seen = not self._is_fresh
        """Whether somebody may have looked since the last decision."""
        self.presenter = Presenter(self.view)
        self._told = 0
        """Up to which position of the line everybody at the table has been told what happened."""
        self._asked = Asked(self.match, lambda: self.table)
        self._unasked: tuple[object, GameTable, Action | None] | None = None
        self.is_lesson = False
        """Whether taking back is taught here, so that nothing switches it off."""
        self.match.subscribe(self._on_operation)

    # Who looks.

    def _first_seat(self) -> Seat:
        """Return who looks first: who is to act, else the next person.

        Among bots alone it is the first who left a seat, or the first of all.
        """
        acting = self.match.rules.to_act(self.match.state)
        count = self.match.rules.seats
        first = max(0, acting[0]) if acting else 0
        around = [(first + step) % count for step in range(count)]
        left = min(persons_of(self.stored.header.players), default=0)
        return next((seat for seat in around if seat in self.match.persons), left)

    @property
    def deciding(self) -> Seat | None:
        """The person who is to act, None while that is a bot or nobody; the one who looks, if it may be."""
        acting = [seat for seat in self.match.rules.to_act(self.match.state) if seat in self.match.persons]
        return self.seat if self.seat in acting else next(iter(acting), None)

    @property
    def looker(self) -> Seat | None:
        """The person who sees the table, None while nobody has seen it as it is now."""
        return None if self.is_shut and not self._was_seen else self.seat

    @property
    def has_to_change(self) -> bool:
        """Whether another person has to come to the table before anything goes on."""
        return self.deciding is not None and self.deciding != self.seat and self.unasked is None

    @property
    def unasked(self) -> Action | None:
        """What the only person is to answer without being asked, None while there is a real question."""
        state, table = self.match.state, self.table
        if self._unasked is None or self._unasked[0] is not state or self._unasked[1] is not table:
            self._unasked = state, table, self._answer_unasked()
        return self._unasked[2]

    def _answer_unasked(self) -> Action | None:
        seat = self.deciding
        if seat is None or len(self.match.persons) != 1:
            return None
        return self.table.unasked(self.match.view(seat), self.match.legal(seat))

    def is_aside(self, seat: Seat) -> bool:
        """Whether a seat is asked for nothing but an answer to what somebody else does, if it wants."""
        return any(self.table.is_silence(action) for action in self.match.legal(seat))

    def is_beside(self, seat: Seat) -> bool:
        """Whether a seat is to act while whoever looks is to act as well."""
        return seat != self.seat and bool(self.legal)

    def shut(self) -> None:
        """Hide the table; it is for whoever is to act next."""
        self.is_shut = True
        self.seat = self.seat if self.deciding is None else self.deciding
        self.presenter.finish(self.view)

    def open(self) -> None:
        """Let the person look who was named."""
        self.is_shut = False
        self._was_seen = True

    @property
    def view(self) -> View:
        """What whoever looks sees when everything has been shown."""
        return self.match.view(self.seat)

    @property
    def legal(self) -> Sequence[Action]:
        """What whoever looks may do now."""
        return self.match.legal(self.seat) if self.seat in self.match.persons else ()

    def now(self) -> float:
        """Return the time of the clock."""
        return self._services.now()

    def settle(self) -> None:
        """Finish whatever moves, in silence; input is never blocked."""
        self.presenter.finish(self.view)

    def skip(self) -> None:
        """Finish whatever moves; what it comes to is heard."""
        self.presenter.skip(self.view)

    def show_deal(self, delay: float = 0.0) -> bool:
        """Show how a new match was dealt, once and after so many seconds; return whether it is shown."""
        if not self._is_fresh:
            return False
        self._is_fresh = False
        empty = self.match.rules.observe(self.match.rules.empty(), self.seat)
        self.presenter.finish(empty)
        steps = list(self.match.steps(self.match.timeline.line[0], self.seat))
        self.presenter.play(self.table.clips(empty, steps, {}), self.view, self._services.now() + delay)
        return True

    def act(self, action: Action, dropped: dict[Card, Place] | None = None, seat: Seat | None = None) -> None:
        """Do what a gesture of whoever looks means, or what another seat has decided.

        `dropped` cards start where the hand let go.
        """
        self.settle()
        self.table.scroll(self.view, TOP)
        self._dropped = dropped or {}
        self._is_acting = True
        try:
            self.match.act(action, self.seat if seat is None else seat)
        finally:
            self._dropped = {}
            self._is_acting = False

    def act_aside(self, action: Action, seat: Seat) -> None:
        """Do what a seat has decided while others look at something else: whatever moves goes on moving."""
        self.match.act(action, seat)

    # Leaving a seat.

    @property
    def has_seat(self) -> bool:
        """Whether whoever looks is a person among several seats."""
        return self.match.rules.seats > 1 and self.seat in self.match.persons

    def concede(self) -> None:
        """Let a bot play on for whoever looks, who goes on looking until another person is asked."""
        self.stored.hand_over(self.seat, usual_bot(self.stored.game))

    # Taking back.

    @property
    def _names(self) -> tuple[str, ...]:
        return names_of(self.stored.players)

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision that could be taken back, if it may be."""
        return self._asked.undo_stop() is not None

    @property
    def can_redo(self) -> bool:
        """Whether there is a decision that could be made again, if it may be."""
        return self._asked.redo_stop() is not None

    def undo_refusal(self) -> Message | None:
        """Return why the last decision cannot be taken back now."""
        stop = self._asked.undo_stop()
        return nothing_to_undo(self.match) if stop is None else self._move_refusal(stop)

    def redo_refusal(self) -> Message | None:
        """Return why what was taken back cannot be done again now."""
        stop = self._asked.redo_stop()
        return nothing_to_redo(self.match) if stop is None else self._move_refusal(stop)

    def jump_refusal(self, position: int) -> Message | None:
        """Return why nobody can go now to the first decision of a person from a position on."""
        return self._move_refusal(self._asked.stop_from(position))

    def tell_all(self) -> None:
        """Note that everybody at the table has learnt what can be known in public now."""
        self._told = self.match.position

    def _move_refusal(self, stop: int) -> Message | None:
        if stop < self.match.position and not (self._services.settings.can_take_back or self.is_lesson):
            return message("Taking back is switched off in the settings.")
        practice, looker = self.stored.header.is_practice, self.looker
        if stop < self._told:
            # Whoever else was told knows as much as if they had seen the table.
            decider = decider_at(self.match, stop)
            looker = next((seat for seat in sorted(self.match.persons) if seat != decider), looker)
        return move_refusal(self.match, stop, looker, self._names, is_practice=practice)

    def undo(self) -> bool:
        """Take the last decision back; return whether there was one that may be."""
        self.settle()
        stop = self._asked.undo_stop()
        if stop is None or self._move_refusal(stop) is not None or not self.match.jump(stop):
            return False
        if self.is_shut:
            # Where several decide at once, whoever took it back decides anew, before the others.
            decider = decider_at(self.match, stop)
            self.seat = self.seat if decider is None else decider
        return True

    def redo(self) -> bool:
        """Do again what was taken back; return whether there was something that may be."""
        self.settle()
        stop = self._asked.redo_stop()
        return stop is not None and self._move_refusal(stop) is None and self.match.jump(stop)

    def jump(self, position: int) -> bool:
        """Go to the first decision of a person from a position on; return whether that is another one."""
        self.settle()
        stop = self._asked.stop_from(position)
        if self._move_refusal(stop) is not None:
            return False
        self._is_jump = True
        try:
            return self.match.jump(stop)
        finally:
            self._is_jump = False

    def slide_home(self, card: Card, start: Place, tilt: float = 0.0) -> None:
        """Show how a card that was put nowhere, tilted by so many degrees, goes back."""
        self.presenter.play([self.table.slide_home(self.view, card, start, tilt)], self.view, self.now())

    def _on_operation(self, operation: Operation) -> None:
        self._was_seen = False
        self._told = min(self._told, self.match.position)
        if self.is_shut:
            self._position = self.match.timeline.cursor
            self.presenter.finish(self.view)
            return
        before, view = self.presenter.target, self.view
        position, self._position = self._position, self.match.timeline.cursor
        nodes = self.match.timeline.line
        clips: list[Clip] | None = None
        match operation.kind:
            case Kind.ACT:
                steps = list(self.match.steps(operation.value, self.seat))
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
            steps = list(self.match.steps(node, self.seat))
            clips += self.table.clips(view, steps, dropped)
            view = steps[-1].view if steps else view
        return clips


def _moving(clips: Sequence[Clip]) -> list[Clip]:
    """Return clips in which somebody goes somewhere, without what tells why."""
    return [replace(clip, sweep=None, mark=None, effects=(), cues=()) for clip in clips if clip.moves]
