"""Several persons at one screen: between their turns a curtain falls, and the table is turned to the next."""

from collections.abc import Callable

from scenes.anim import timings
from scenes.curtain.curtain import Beyond, Curtain
from scenes.curtain.drape import Part
from scenes.curtain.paint import Invitation
from scenes.curtain.since import facts_since, has_decided
from scenes.paint.players import player_name
from scenes.paint.units import Scale
from scenes.services import Services
from scenes.table.deeds import Deeds
from scenes.table.live_match import LiveMatch


class HotSeat:
    """Knows who looks; a table with a single person never has a curtain."""

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
        self.curtain: Curtain | None = None

    def resize(self, scale: Scale) -> None:
        """Lay the curtain out for a window; at first it is shut, if there has to be one."""
        self._scale = scale
        if self.curtain is not None:
            self.curtain.resize(scale)
        elif self._live.is_shut:
            self.curtain = self._new_curtain(scale, is_shut=True)

    def _new_curtain(self, scale: Scale, *, is_shut: bool) -> Curtain:
        beyond = Beyond(
            self._invite, self._can_take_back, self._take_back, self._welcome, self._deeds.leave_table
        )
        return Curtain(self._services, scale, beyond, is_shut=is_shut)

    def _invite(self) -> Invitation:
        live = self._live
        live.shut()
        players, seat = live.stored.players, live.seat
        facts = facts_since(live.stored, seat)
        is_first = not has_decided(live.match, seat)
        return Invitation(players[seat], seat, player_name(players, seat), facts, players, is_first)

    def _can_take_back(self) -> bool:
        return self._live.undo_refusal() is None

    def _take_back(self) -> None:
        self._live.undo()

    def _welcome(self) -> None:
        self._live.open()
        is_still = self._services.settings.has_reduced_motion
        self._turn_table(0.0 if is_still else timings.CURTAIN_OPENS)

    def advance(self, now: float) -> None:
        """Move on to a time: let the curtain fall once everything has been shown to whoever looks."""
        if self.curtain is not None:
            self.curtain.advance(now)
            if self.curtain.part is Part.GONE:
                self.curtain = None
            return
        if not self._has_to_fall:
            self._falls_at = None
            return
        if self._falls_at is None:
            self._falls_at = now + self._pause
        if now >= self._falls_at and self._scale is not None:
            self._falls_at = None
            self.curtain = self._new_curtain(self._scale, is_shut=False)

    @property
    def _has_to_fall(self) -> bool:
        return self._live.has_to_change and not self._live.presenter.is_moving

    @property
    def _pause(self) -> float:
        """How long the table is still seen: what moves has been seen already."""
        settings = self._services.settings
        is_still = settings.has_reduced_motion or settings.animation_speed <= 0
        return timings.CURTAIN_WAITS if is_still else 0.0

    def wake_at(self) -> float | None:
        """Return when something changes by itself; 0 for at once."""
        if self.curtain is not None:
            return self.curtain.wake_at()
        if not self._has_to_fall:
            return None
        return 0.0 if self._falls_at is None else self._falls_at
