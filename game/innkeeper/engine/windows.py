"""How windows run: who is asked in which order, what is played, and how it takes effect.

Rules reference, section 3. The frames say what is still to be done; each method takes up one kind.
"""

from typing import Final

from game.innkeeper.engine.answering import PASSES
from game.innkeeper.engine.plays import can_answer, fits
from game.innkeeper.engine.street import Street
from game.innkeeper.frames import EFFECTS, PLAY, PLAY_END, TRIGGERS, WINDOW, WINDOW_AGAIN, Frame
from game.innkeeper.kinds import NO_CARD, NOBODY, Card, Moment, Task, Until
from game.innkeeper.state import Window

_COLLECTING, _PLAYED = Moment.CUSTOMER_COLLECTING, Moment.TREACHERY_PLAYED
_RESPOND, _NOW = Task.RESPOND, Until.NOW
_WINDOW: Final[Frame] = (WINDOW,)
_WINDOW_AGAIN: Final[Frame] = (WINDOW_AGAIN,)


class Windows(Street):
    """A street where windows run."""

    __slots__ = ()

    def open_window(
        self, moment: Moment, actor: int = NOBODY, card: Card = NO_CARD, amount: int = 0, target: int = NOBODY
    ) -> None:
        """Open a window and ask whoever comes first; the last thing that is done before waiting."""
        if self.record is not None:
            self.show_window(moment, actor, card, amount, target)
            self.frames.append(_WINDOW)
            return
        # Most windows find nobody with an answer: without a record they leave no trace.
        window = Window(moment, actor, card, amount, target)
        order = self._responders(window)
        for at, seat in enumerate(order):
            if self._is_asked(seat, window):
                self.windows = (*self.windows, Window(moment, actor, card, amount, target, order[:at]))
                self._ask(seat)
                return
        self.was_over = False

    def _responders(self, window: Window) -> tuple[int, ...]:
        """Return who may respond, in order (ruling R14)."""
        return self.setup.responders[window.actor] if window.actor >= 0 else self.setup.circles[self.lead]

    def _ask(self, seat: int) -> None:
        self.frames.append(_WINDOW)
        self.wait(_RESPOND, (seat,))

    def run_window(self, frame: Frame) -> None:
        """Ask whoever comes next, or close the window when all have passed."""
        window = self.windows[-1]
        if not window.is_over:
            order = self._responders(window)
            for at in range(len(window.passed), len(order)):
                seat = order[at]
                if self._is_asked(seat, window):
                    self.set_passed(order[:at])
                    self._ask(seat)
                    return
                if self.record is not None:
                    self.record.append(PASSES[seat])
        self.close_window(window.moment)

    def _is_asked(self, seat: int, window: Window) -> bool:
        if self.setup.bell:
            return True
        standing = self.standing[seat]
        if standing.is_all or window.moment in standing.moments:
            return False
        return can_answer(self.cards, self, window, seat)

    def run_window_again(self, frame: Frame) -> None:
        """Close a window whose event is no more, or begin it again after a play."""
        window = self.windows[-1]
        if not window.is_over:
            # Only the collector of a customer can become another.
            self.restart_window(self.collector if window.moment is _COLLECTING else window.actor)
        self.run_window(frame)

    # What seats do in a window.

    def answer_pass(self, seat: int, until: Until) -> None:
        """Pass, perhaps for longer."""
        if until is not _NOW:
            self.give_standing(seat, until, self.windows[-1].moment)
        self.let_pass(seat)

    def answer_play(self, seat: int, card: Card, target: int) -> None:
        """Play a treachery card: pay for it, put it on the stack and let it be answered."""
        self._pay_cost(seat, card, target)
        self.put_on_stack(seat, card, target)
        self.frames.append((PLAY, card))
        self.open_window(_PLAYED, seat, card, 0, target)

    def answer_use(self, seat: int, card: Card, target: int) -> None:
        """Use an ability: it takes effect at once."""
        window = self.windows[-1]
        answer = self.cards.answers[window.moment][card]
        assert answer is not None
        self._pay_cost(seat, card, target)
        if self.cards.is_asset(card):
            self.exhaust(seat, card, card)
        self.use_ability(seat, card, target)
        self.frames.append((EFFECTS, answer.program, 0, seat, target, card))

    def _pay_cost(self, seat: int, card: Card, target: int) -> None:
        """Pay what a card costs; from here on its window begins again when all is done."""
        answer = self.cards.answers[self.windows[-1].moment][card]
        assert answer is not None
        self.frames[-1] = _WINDOW_AGAIN
        self.pay(seat, target if answer.is_paid_to_target else NOBODY, answer.gold, card)

    def run_play(self, frame: Frame) -> None:
        """Let the newest card on the stack take effect, unless it was cancelled."""
        card, seat, target, is_cancelled = self.plays[-1]
        self.frames.append((PLAY_END, card))
        if not is_cancelled:
            self.begin_play(card)
            answer = self.cards.answers[self.windows[-1].moment][card]
            assert answer is not None
            self.frames.append((EFFECTS, answer.program, 0, seat, target, card))

    def run_play_end(self, frame: Frame) -> None:
        """Put the card away."""
        self.end_play(frame[1])

    # Triggers.

    def fire(self, event: str, actor: int = NOBODY, card: Card = NO_CARD, amount: int = 0) -> None:
        """Find everything that an event sets off, in order, to be resolved next (section 3)."""
        reactions = self.cards.reactions[event]
        if not reactions:
            return
        pending: list[int] = []
        phase = self.phase
        for seat in self.setup.circles[self.lead if actor == NOBODY else actor]:
            inn = self.inns[seat]
            ready = [own for own, is_exhausted, _ in inn.assets if not is_exhausted and own in reactions]
            if inn.proprietor in reactions:
                ready.insert(0, inn.proprietor)
            for own in ready:
                for reaction in reactions[own]:
                    if fits(self.cards, reaction.when, seat, phase, actor, card, amount, NOBODY):
                        pending += (seat, own, reaction.program)
        if pending:
            self.frames.append((TRIGGERS, *pending))

    def run_triggers(self, frame: Frame) -> None:
        """Resolve the next trigger, if its card still lies there face up."""
        _, seat, card, program, *rest = frame
        if rest:
            self.frames.append((TRIGGERS, *rest))
        if self.is_working(seat, card):
            self.begin_effect(seat, card)
            self.frames.append((EFFECTS, program, 0, seat, NOBODY, card))

    def is_working(self, seat: int, card: Card) -> bool:
        """Whether a card lies at an inn and is not exhausted."""
        if card >= self.cards.first_proprietor:
            return True
        asset = self.asset(seat, card)
        return asset is not None and not asset.is_exhausted
