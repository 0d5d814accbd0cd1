"""Draws what a replay will show while it rests, so that neither moving nor scrubbing needs much drawing."""

from collections.abc import Callable, Iterator

from scenes.anim import timings
from scenes.replay.notes import note_sprite
from scenes.replay.page import Measures
from scenes.replay.reel import Way
from scenes.replay.watched import Watched
from scenes.table.game_table import GameTable, Shown
from scenes.table.painter import Painter

REACH = 24
"""So many stations on both sides are drawn, for scrubbing."""
BUDGET = 0.004
"""Seconds of one frame that may go into drawing ahead."""


class Lookahead:
    """Fills the stores of drawn pieces, a little at a time."""

    def __init__(
        self,
        measures: Measures,
        watched: Watched,
        table: GameTable,
        painter: Painter,
        clock: Callable[[], float],
        taken: Callable[[int], float],
    ) -> None:
        """Take the measures of the page, and table and painter of the print.

        `taken` says how much of the margin is taken at a station by what stands below the notes.
        """
        self._measures = measures
        self._watched = watched
        self._table = table
        self._painter = painter
        self._clock = clock
        self._taken = taken
        self._pieces: Iterator[object] = iter(())
        self.is_done = True

    def prepare(self, at: int) -> None:
        """Begin to draw what is needed to go on from a station, and to scrub away from it."""
        self.is_done = False
        self._pieces = self._drawn(at)

    def draw_some(self) -> None:
        """Draw for as long as one frame can spare."""
        until = self._clock() + BUDGET
        while not self.is_done:
            self.is_done = next(self._pieces, None) is None
            if self._clock() > until:
                return

    def _drawn(self, at: int) -> Iterator[object]:
        """Draw piece after piece, the next step first; what is yielded matters to nobody."""
        last = self._watched.reel.last
        if at < last:
            yield note_sprite(self._measures, self._watched, at + 1, self._taken(at + 1))
            if self._watched.reel[at + 1].way is Way.PLAYED:
                yield from self._step(at)
        for away in range(1, REACH + 1):
            for other in (at + away, at - away):
                if 0 <= other <= last:
                    yield from self._table_of(other)

    def _step(self, at: int) -> Iterator[object]:
        """Draw what moves on the way to the next station."""
        table, watched = self._table, self._watched
        for clip in table.clips(watched.view(at), watched.steps(at + 1), {}):
            yield table.scenery(Shown(clip.after, clip))
            for card, place in table.places(clip.after).items():
                yield table.picture(card, place) or place
            for card, motion in clip.motions.items():
                for end in (motion.start, motion.end):
                    yield table.travelling(card, end) or end
            for _, effect in clip.effects:
                yield self._painter.bursts(((effect, timings.BURST_POP),))

    def _table_of(self, at: int) -> Iterator[object]:
        """Draw what stands still at a station."""
        view = self._watched.view(at)
        yield self._table.scenery(Shown(view))
        for card, place in self._table.places(view).items():
            yield self._table.picture(card, place) or place
        yield note_sprite(self._measures, self._watched, at, self._taken(at))
