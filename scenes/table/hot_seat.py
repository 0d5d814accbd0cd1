"""Several persons at one screen: between turns a curtain falls, and where all may answer a bell rings."""

from collections.abc import Callable

from game.core.rules import TABLE, Seat
from scenes.anim import timings
from scenes.curtain.bell import Asking, Bell
from scenes.curtain.curtain import Beyond, Curtain
from scenes.curtain.drape import Part
from scenes.curtain.paint import Invitation
from scenes.curtain.paint_bell import Ring
from scenes.curtain.since import Fact, facts_since, has_decided
from scenes.paint.players import player_name
from scenes.paint.units import Scale
from scenes.services import Services
from scenes.table.calling import Calling
from scenes.table.deeds import Deeds
from scenes.table.game_table import Call
from scenes.table.live_match import LiveMatch

_PATIENCE = 0.3
"""Seconds after which persons are told that others are busy."""


class HotSeat:
    """Knows who looks; a table with a single person has neither curtain nor bell."""

    def __init__(
        self, services: Services, live: LiveMatch, deeds: Deeds, turn_table: Callable[[float], None]
    ) -> None:
        """Watch a match; `turn_table` lays the table out for whoever will see it after so many seconds."""
        self._services = services
        self._live = live
        self._deeds = deeds
        self._turn_table = turn_table
        self._scale: Scale | None = None
        self._falls_at: float | None = None
        """When the curtain will fall, once it has to."""
        self._seen: dict[Seat, int] = {}
        """Up to which position each person has seen the table."""
        self._rung = 0
        """Up to which position everybody was told what happened when the bell rang last."""
        self._call_rung = ("", 0)
        """The call that the bell rang for last, and from where on everybody is told what led to it."""
        self._rung_for: object = None
        """The state of the match that the bell rings for."""
        self._waits_since: float | None = None
        """Since when the bell waits for those who are no persons."""
        self.calling = Calling(live)
        self.curtain: Curtain | None = None
        self.bell: Bell | None = None

    @property
    def cover(self) -> Curtain | Bell | None:
        """What hangs before the table."""
        return self.curtain if self.bell is None else self.bell

    @property
    def is_public(self) -> bool:
        """Whether the bell hangs: whatever needs no person goes on behind it."""
        return self.bell is not None and self.bell.part is Part.SHUT

    def resize(self, scale: Scale) -> None:
        """Lay out for a window what hangs; at first it is shut, if there has to be something."""
        self._scale = scale
        if self.cover is not None:
            self.cover.resize(scale)
        elif self._live.is_shut:
            self._fall(scale, is_shut=True)

    def _fall(self, scale: Scale, *, is_shut: bool) -> None:
        if self.calling.has_to_ring:
            self.curtain, self.bell = None, self._new_bell(scale, is_shut=is_shut)
        else:
            self.curtain, self.bell = self._new_curtain(scale, is_shut=is_shut), None

    # The curtain.

    def _new_curtain(self, scale: Scale, *, is_shut: bool) -> Curtain:
        beyond = Beyond(
            self._invite, self._can_take_back, self._take_back, self._welcome, self._deeds.leave_table
        )
        return Curtain(self._services, scale, beyond, is_shut=is_shut)

    def _invite(self) -> Invitation:
        live = self._live
        self._hide()
        players, seat = live.stored.players, live.seat
        seen = self._seen.get(seat)
        facts = self._facts(seat, None if seen is None else min(seen, live.match.position))
        is_first = not has_decided(live.match, seat, live.table.is_silence)
        return Invitation(players[seat], seat, player_name(players, seat), facts, players, is_first)

    def _facts(self, seat: Seat, start: int | None) -> tuple[Fact, ...]:
        return facts_since(self._live.stored, seat, start, self._live.table.is_silence)

    def _hide(self) -> None:
        live = self._live
        if not live.is_shut:
            self._seen[live.seat] = live.match.position
        live.shut()

    def _can_take_back(self) -> bool:
        return self._live.undo_refusal() is None

    def _take_back(self) -> None:
        self._live.undo()
        self.calling.forget_all()

    def _welcome(self) -> None:
        self._live.open()
        is_still = self._services.settings.has_reduced_motion
        self._turn_table(0.0 if is_still else timings.CURTAIN_OPENS)

    # The bell.

    def _new_bell(self, scale: Scale, *, is_shut: bool) -> Bell:
        asking = Asking(
            self._hide,
            self._answer,
            self._be_silent,
            self._be_silent_on,
            self._can_take_back,
            self._take_back,
            self._deeds.leave_table,
        )
        return Bell(self._services, scale, asking, is_shut=is_shut)

    def _answer(self, seat: Seat) -> None:
        self._rung = self._live.match.position
        self.calling.wish(seat)

    def _be_silent(self) -> None:
        self._rung = self._live.match.position
        self.calling.be_silent()

    def _be_silent_on(self) -> None:
        self._rung = self._live.match.position
        self.calling.be_silent_on()

    def _ring(self) -> Ring:
        live, call = self._live, self.calling.call
        if call is None or not self.calling.has_to_ring:
            facts = self._facts(live.seat, min(self._rung, live.match.position))
            return Ring("", facts, (), live.stored.players, is_again=False)
        live.tell_all()
        left, is_again = self.calling.left, self.calling.is_again
        told = self._told(call)
        return Ring(call.words, told, left, live.stored.players, is_again=is_again, rest=call.stretch_words)

    def _told(self, call: Call) -> tuple[Fact, ...]:
        """Return what led to a call, the newest last; whoever is asked again is told all of it again."""
        position = self._live.match.position
        if self._call_rung[0] != call.name:
            self._call_rung = call.name, self._rung
        facts = self._facts(self._live.seat, min(self._call_rung[1], position))
        older = tuple(Fact(TABLE, words) for words in call.facts)
        text = (Fact(TABLE, call.text),) if call.text else ()
        return (*facts[:-1], *older, *facts[-1:], *text)

    def _advance_bell(self, bell: Bell, scale: Scale, now: float) -> None:
        bell.advance(now)
        live, state = self._live, self._live.match.state
        if bell.part is not Part.SHUT:
            return
        if self.calling.has_to_ring:
            self._waits_since = None
            if bell.ring is None or self._rung_for is not state:
                self._rung_for = state
                bell.show(self._ring())
        elif live.deciding is not None and self.calling.silence() is None:
            self._waits_since = self._rung_for = None
            self._fall(scale, is_shut=True)
        elif live.match.result is not None:
            # What is over may be seen by all.
            self.bell = None
            live.open()
            self._turn_table(0.0)
        else:
            self._wait(bell, now)

    def _wait(self, bell: Bell, now: float) -> None:
        """Say after a while that others are busy; most often they are done before anybody could read it."""
        self._waits_since = now if self._waits_since is None else self._waits_since
        self._rung_for = None
        if now >= self._waits_since + _PATIENCE:
            bell.show(self._ring())

    # Time.

    def advance(self, now: float) -> None:
        """Move on to a time: let fall what has to, once everything has been shown to whoever looks."""
        scale = self._scale
        if scale is None:
            return
        if self.bell is not None:
            self._advance_bell(self.bell, scale, now)
        elif self.curtain is not None:
            self._advance_curtain(self.curtain, scale, now)
        elif not self._has_to_fall:
            self._falls_at = None
        else:
            self._falls_at = now + self._pause if self._falls_at is None else self._falls_at
            if now >= self._falls_at:
                self._falls_at = None
                self._fall(scale, is_shut=False)

    def _advance_curtain(self, curtain: Curtain, scale: Scale, now: float) -> None:
        curtain.advance(now)
        if curtain.part is Part.SHUT and self.calling.has_to_ring:
            self._fall(scale, is_shut=True)
        elif curtain.part is Part.GONE:
            self.curtain = None

    @property
    def _has_to_fall(self) -> bool:
        if self._live.presenter.is_moving or self.calling.silence() is not None:
            # Who says nothing because of what was agreed on need not come to the table for it.
            return False
        return self.calling.has_to_ring or self._live.has_to_change

    @property
    def _pause(self) -> float:
        """How long the table is still seen: what moves has been seen already."""
        settings = self._services.settings
        is_still = settings.has_reduced_motion or settings.animation_speed <= 0
        return timings.CURTAIN_WAITS if is_still else 0.0

    def wake_at(self) -> float | None:
        """Return when something changes by itself; 0 for at once."""
        if self.is_public and (not self.calling.has_to_ring or self._rung_for is not self._live.match.state):
            return 0.0
        if self.cover is not None:
            return self.cover.wake_at()
        if not self._has_to_fall:
            return None
        return 0.0 if self._falls_at is None else self._falls_at
