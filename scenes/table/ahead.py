"""Draws ahead, piece by piece while nothing moves, what the next moves will need."""

from collections.abc import Callable, Iterator
from functools import partial

from scenes.memory import return_free_memory
from scenes.table.game_table import Action, Gesture, Lit, Shown, View
from scenes.table.live_match import LiveMatch
from scenes.table.painter import Painter
from scenes.table.table_hand import TableHand
from scenes.table.what_if import Preview


class Ahead:
    """A list of pieces to draw, the likeliest first; what is drawn is kept by the stores of pictures."""

    def __init__(self, live: LiveMatch, hand: TableHand) -> None:
        self._live = live
        self._hand = hand
        self._pieces: list[Callable[[], object]] = []

    @property
    def is_done(self) -> bool:
        """Whether there is nothing left to draw."""
        return not self._pieces

    def forget(self) -> None:
        """Draw nothing more."""
        self._pieces.clear()

    def prepare(self, painter: Painter, preview: Preview | None) -> None:
        """Begin anew for the table as it is; with a preview also what it would tell."""
        self._pieces = list(self._needed(painter, preview))[::-1]

    def begin_with(self, piece: Callable[[], object]) -> None:
        """Do this before anything else."""
        self._pieces.append(piece)

    def draw_one(self) -> None:
        """Draw one piece; with the last one, what drawing took beside the pictures is given back."""
        self._pieces.pop()()
        if self.is_done:
            return_free_memory()

    def _needed(self, painter: Painter, preview: Preview | None) -> Iterator[Callable[[], object]]:
        table, view = self._live.table, self._live.view
        for card, place in table.to_prepare(view):
            yield partial(table.travelling, card, place)
        gestures = self._hand.gestures()
        tells = preview is not None
        targets = {card: tuple(at.target for at in gestures if at.card == card) for card, _ in gestures}
        for card, possible in targets.items():
            yield partial(table.scenery, Shown(view), Lit(True, card=card, targets=possible, foretells=tells))
        for (card, target), action in gestures.items():
            lit = Lit(True, target, card=card, targets=targets[card], action=action, foretells=tells)
            yield partial(table.scenery, Shown(view), lit)
        yield painter.prepare_landing
        for soon in table.soon(view):
            yield partial(table.scenery, Shown(soon))
        if preview is not None:
            for gesture, action in gestures.items():
                yield partial(self._foretell, preview, view, gesture, action)

    def _foretell(self, preview: Preview, view: View, gesture: Gesture, action: Action) -> None:
        """Draw what a gesture would bring; what takes several frames to work out goes on in the next one."""
        preview.board(view, action)
        preview.marks(view, gesture, action)
        if preview.is_refining:
            self.begin_with(partial(self._foretell, preview, view, gesture, action))
