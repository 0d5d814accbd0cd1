"""A question to everybody at a table of several persons: who wants to answer it, and who has let it go by."""

from game.core.rules import Seat
from scenes.table.game_table import Action, Call
from scenes.table.live_match import LiveMatch


class Calling:
    """Knows what was said at the bell; what is in force of it is read from the line of the match."""

    def __init__(self, live: LiveMatch) -> None:
        self._live = live
        self._silent = ""
        """The call that nobody wants to answer."""
        self._silent_stretch = ""
        """The stretch of calls that nobody wants to answer."""
        self._wished: tuple[str, Seat] | None = None
        """The call that a person wants to answer, and who."""
        self._known: tuple[object, Call | None, tuple[Seat, ...]] | None = None

    @property
    def call(self) -> Call | None:
        """What a person is called for now; None with a single person, and while others are to act."""
        return self._now[0]

    @property
    def left(self) -> tuple[Seat, ...]:
        """The persons who have not said nothing to the call yet, in the order of their seats."""
        return self._now[1]

    @property
    def _now(self) -> tuple[Call | None, tuple[Seat, ...]]:
        state = self._live.match.state
        if self._known is None or self._known[0] is not state:
            self._known = state, *self._look()
        return self._known[1], self._known[2]

    def _look(self) -> tuple[Call | None, tuple[Seat, ...]]:
        live, match = self._live, self._live.match
        seat = live.deciding
        if seat is None or len(match.persons) < 2:
            return None, ()
        call = live.table.call(match.view(seat))
        return call, () if call is None else self._left(call)

    def _left(self, call: Call) -> tuple[Seat, ...]:
        match, left = self._live.match, set(self._live.match.persons)
        for position in range(match.position - 1, -1, -1):
            seat = match.timeline.records[match.timeline.line[position]].seat
            if seat < 0:
                break
            earlier = self._live.table.call(match.rules.observe(match.state_at(position), seat))
            if earlier is None or earlier.name != call.name:
                break
            left.discard(seat)
        return tuple(sorted(left))

    @property
    def is_again(self) -> bool:
        """Whether a person has already said nothing to the call."""
        return len(self.left) < len(self._live.match.persons)

    @property
    def has_to_ring(self) -> bool:
        """Whether nobody knows yet what the person says who would be asked next."""
        call = self.call
        return call is not None and not self._is_silent(call) and self._wisher(call) is None

    def _is_silent(self, call: Call) -> bool:
        return call.name == self._silent or (bool(call.stretch) and call.stretch == self._silent_stretch)

    def _wisher(self, call: Call) -> Seat | None:
        """Return who wants to answer a call, and has not done it yet."""
        if self._wished is None or self._wished[0] != call.name or self._wished[1] not in self.left:
            return None
        return self._wished[1]

    def silence(self) -> tuple[Action, Seat] | None:
        """Return who says nothing now because others want to answer, or nobody does; None for no one."""
        call, seat = self.call, self._live.deciding
        if call is None or seat is None:
            return None
        wisher = self._wisher(call)
        is_silent = self._is_silent(call) if wisher is None else wisher != seat
        return (self._live.table.silence(self._live.match.view(seat), seat), seat) if is_silent else None

    def wish(self, seat: Seat) -> None:
        """Let a person answer; those before it say nothing."""
        if self.call is not None:
            self._wished = self.call.name, seat

    def be_silent(self) -> None:
        """Let nobody answer."""
        if self.call is not None:
            self._silent = self.call.name

    def be_silent_on(self) -> None:
        """Let nobody answer this call and those that belong together with it."""
        self.be_silent()
        if self.call is not None:
            self._silent_stretch = self.call.stretch

    def forget(self) -> None:
        """Ask anew: something was done or taken back."""
        self._silent, self._wished, self._known = "", None, None

    def forget_all(self) -> None:
        """Ask anew what was let go by together, too."""
        self.forget()
        self._silent_stretch = ""
