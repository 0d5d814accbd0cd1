"""What a decision that is not made yet has been tuned to: kept while the table is laid out anew."""

from collections.abc import Callable

from scenes.table.game_table import Adjust
from scenes.table.live_match import LiveMatch


class Tuning:
    """Only the table knows what an adjustment means; here is remembered which ones there were."""

    def __init__(self, live: LiveMatch, show: Callable[[], None]) -> None:
        """Tune the table of a match; `show` brings it before the eyes."""
        self._live = live
        self._show = show
        self._seat = live.seat
        self._made: list[Adjust] = []

    def tune(self, adjust: Adjust) -> None:
        """Let the table remember an adjustment, and show it."""
        live = self._live
        if live.seat != self._seat:
            self.forget()
        self._made.append(adjust)
        live.table.adjust(live.view, adjust)
        self._show()

    def forget(self) -> None:
        """Keep nothing: the decision has been made, or it is another one."""
        self._seat = self._live.seat
        self._made.clear()

    def renew(self) -> None:
        """Tune a table that was laid out anew like the one before, if the same person sees it."""
        live = self._live
        if live.seat != self._seat or not live.legal:
            self.forget()
        for adjust in self._made:
            live.table.adjust(live.view, adjust)
