"""Draws the next step of a replay while the present one rests, so that moving needs no drawing."""

from collections.abc import Callable, Iterator

from scenes.paint.units import Scale
from scenes.replay.notes import note_sprite
from scenes.replay.reel import Way
from scenes.replay.watched import Watched
from scenes.table.game_table import GameTable
from scenes.table.painter import Painter

BUDGET = 0.004
"""Seconds of one frame that may go into drawing ahead."""


class Lookahead:
    """Fills the stores of drawn pieces, a little at a time."""

    def __init__(
        self,
        scale: Scale,
        watched: Watched,
        table: GameTable,
        painter: Painter,
        clock: Callable[[], float],
    ) -> None:
        """Take the scale of the page, and table and painter of the print."""
        self._scale = scale
        self._watched = watched
        self._table = table
        self._painter = painter
        self._clock = clock
        self._pieces: Iterator[object] = iter(())
        self.is_done = True

    def prepare(self, at: int) -> None:
        """Begin to draw what is needed to go on from a station."""
        self.is_done = at >= self._watched.reel.last
        self._pieces = iter(()) if self.is_done else self._drawn(at)

    def draw_some(self) -> None:
        """Draw for as long as one frame can spare."""
        until = self._clock() + BUDGET
        while not self.is_done:
            self.is_done = next(self._pieces, None) is None
            if self._clock() > until:
                return

    def _drawn(self, at: int) -> Iterator[object]:
        """Draw piece after piece; what is yielded matters to nobody."""
        table, watched = self._table, self._watched
        yield note_sprite(self._scale, watched, at + 1)
        if watched.reel[at + 1].way is not Way.PLAYED:
            return
        for clip in table.clips(watched.view(at), watched.steps(at + 1), {}):
            yield table.scenery(clip.after, None, frozenset(clip.motions), "")
            for card, place in table.places(clip.after).items():
                yield table.picture(card, place) or place
            for card, motion in clip.motions.items():
                for end in (motion.start, motion.end):
                    yield table.travelling(card, end) or end
            if clip.burst is not None:
                yield self._painter.bursts(((clip.burst[1], 1.0),))
